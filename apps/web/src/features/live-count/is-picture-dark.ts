/** Mean brightness, 0–255, below which a picture is too dark to find anybody in. */
const DARK = 30;

/** Whether a picture is too dark to see a player in; false where that cannot be told. */
export function isDark(picture: CanvasImageSource): boolean {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [16, 12];
  const context = canvas.getContext('2d');
  if (context === null) return false;
  context.drawImage(picture, 0, 0, 16, 12);
  const { data } = context.getImageData(0, 0, 16, 12);
  let sum = 0;
  for (let at = 0; at < data.length; at += 4) {
    sum += (data[at] ?? 0) * 0.3 + (data[at + 1] ?? 0) * 0.59 + (data[at + 2] ?? 0) * 0.11;
  }
  return sum / (data.length / 4) < DARK;
}
