// The first file of Reports.
