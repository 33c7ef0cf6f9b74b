/** Has the browser save a text as a file, without asking a server for it. */
export function saveFile(name: string, text: string, type: string): void {
  saveBlob(name, new Blob([text], { type }));
}

/** The same for data that the server has already sent. */
export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  saveFrom(url, name);
  // By the next turn the browser has read the URL.
  setTimeout(() => URL.revokeObjectURL(url));
}

/** Has the browser save what is at an address; without a name, under the one that the server gives. */
export function saveFrom(address: string, name = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
