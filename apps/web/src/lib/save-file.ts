/** Hands a file that was made in the page to the browser's downloads. */
export function saveFile(file: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The download begins in a later turn; before that the address must still lead to the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
