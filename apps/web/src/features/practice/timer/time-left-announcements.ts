/**
 * What a screen reader was last told of the time left, in seconds: every five minutes, every minute from ten on, then
 * 30, 10, 5, 3, 2, 1. Changes only when there is something to say.
 */
export function spokenMark(seconds: number): number {
  if (seconds > 600) return Math.ceil(seconds / 300) * 300;
  if (seconds > 30) return Math.ceil(seconds / 60) * 60;
  return [1, 2, 3, 5, 10, 30].find((mark) => mark >= seconds) ?? 30;
}
