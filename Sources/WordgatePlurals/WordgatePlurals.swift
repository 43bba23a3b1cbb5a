// The first file of WordgatePlurals.
