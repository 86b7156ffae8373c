// Where the package's files are: beside this module. The plugins for bundlers replace it.
// The address of the module has a name of its own, or bundlers would take the folder for a file.
export function filesFolder() {
  const here = import.meta.url;
  return new URL("./files/", here).href;
}
