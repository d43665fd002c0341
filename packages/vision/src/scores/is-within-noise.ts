/** Points, out of 100, by which two clips of the same movement differ anyway (ours: two codings of one kick gave 1). */
const noise = 2;

/** Whether two scores say the same. */
export function isWithinNoise(before: number, now: number): boolean {
  return Math.abs(now - before) <= noise;
}
