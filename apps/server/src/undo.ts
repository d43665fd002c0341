/** What has to be undone, in the order in which it was done. */
export type Undo = (() => Promise<void>)[];

/**
 * Undoes everything, the last thing first, and forgets it. One step that fails keeps no other from being undone;
 * the failure is thrown at the end.
 */
export async function undoAll(undo: Undo): Promise<void> {
  const failures: unknown[] = [];
  for (const step of undo.splice(0).toReversed()) {
    try {
      await step();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'not everything could be stopped');
}
