// The first file of Workspace.
