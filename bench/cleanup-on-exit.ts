type Step = () => Promise<void>;

const steps: Step[] = [];

/**
 * Remembers how to clean up what was started, for the case that the run breaks off. Gives back the same step, to be
 * called where all goes well; it is done once, whoever calls it.
 */
export function cleanUpLater(step: Step): Step {
  let done: Promise<void> | undefined;
  const once = () => (done ??= step());
  steps.push(once);
  return once;
}

/** Cleans up what is left, the last first. A step that fails does not keep the others from theirs. */
export async function cleanUp(): Promise<void> {
  for (const step of steps.splice(0).toReversed()) {
    await step().catch((error: unknown) => console.error('Something was left behind:', error));
  }
}
