/** Milliseconds after which the text is released: the browser has begun to save it long before. */
const KEEP = 60_000;

/** Lets the browser save a text as a file of the player's own. */
export function saveFile(fileName: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), KEEP);
}
