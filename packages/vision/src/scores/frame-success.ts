/** Spec 002 §9, 'Frame success rate', in percent. */
const successFrom = { success: 70, warning: 50 } as const;

/** How many of the frames showed the player: whole percent, rounded down so that 69.9 % is not yet success. */
export function frameSuccess(frames: { readonly seen: number; readonly withPlayer: number }): {
  readonly percent: number;
  readonly level: 'success' | 'warning' | 'error';
} {
  const percent = frames.seen === 0 ? 0 : Math.floor((frames.withPlayer / frames.seen) * 100);
  if (percent >= successFrom.success) return { percent, level: 'success' };
  return { percent, level: percent >= successFrom.warning ? 'warning' : 'error' };
}
