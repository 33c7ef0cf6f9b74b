/** Has the browser save a text as a file, without asking a server for it. */
export function saveFile(name: string, text: string, type: string): void {
  saveBlob(name, new Blob([text], { type }));
}

/** The same for data that the server has already sent. */
export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // By the next turn the browser has read the URL.
  setTimeout(() => URL.revokeObjectURL(url));
}
