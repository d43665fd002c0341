/** A start that cannot go on for a reason that the operator can mend: one clear line. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
