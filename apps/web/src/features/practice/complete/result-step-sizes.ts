/** Nobody counts to eighty-five by ones. */
const ALL_STEPS = [2, 5, 10, 20, 50] as const;

/** How many of them stand beside each other. */
const AT_ONCE = 4;

/**
 * The steps by which a result is filled, smallest first. `best`: the player's best result in the drill, undefined where
 * there is none. A step of more than half of it would go past it soon.
 */
export function resultStepSizes(best: number | undefined): readonly number[] {
  if (best === undefined) return ALL_STEPS.slice(-AT_ONCE);
  const useful = ALL_STEPS.filter((step) => 2 * step <= best);
  return (useful.length < 2 ? ALL_STEPS.slice(0, 2) : useful).slice(-AT_ONCE);
}
