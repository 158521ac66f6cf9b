/** Hands a file to the browser as a download of that name. */
export function saveFile(file: Blob, fileName: string): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: fileName }).click();
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
