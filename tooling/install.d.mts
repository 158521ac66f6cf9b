/** Returns the Node binary from the project's lockfile, or the running one if none exists for this platform. */
export function projectNode(root: string): string;
/** Installs the packages of a folder if they are missing or older than its lockfile. Exits the process on failure. */
export function installDependencies(folder: string): void;
