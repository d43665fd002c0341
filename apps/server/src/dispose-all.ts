/**
 * Disposes of everything on the stack, the last thing first. One step that fails keeps no other from being done; all
 * failures are thrown at the end in one `AggregateError`, in the order in which they came, where the stack itself would
 * nest them.
 */
export async function disposeAll(stack: AsyncDisposableStack): Promise<void> {
  try {
    await stack.disposeAsync();
  } catch (error) {
    throw new AggregateError(failuresIn(error), 'not everything could be stopped', { cause: error });
  }
}

/** The language wraps each failure, with what failed before it, in a `SuppressedError`. */
function failuresIn(error: unknown): unknown[] {
  if (!(error instanceof SuppressedError)) return [error];
  return [...failuresIn(error.suppressed), error.error];
}
