/** Milliseconds after which the browser has surely taken the file over. */
const TAKEN_AFTER = 60_000;

/** Hands a file to the player's downloads. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), TAKEN_AFTER);
}
