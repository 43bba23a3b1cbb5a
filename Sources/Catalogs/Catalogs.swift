// The first file of Catalogs.
