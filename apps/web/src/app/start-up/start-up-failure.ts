/** Why the app is not on screen. */
type StartUpFailureCode =
  /** `GET /config` was never answered. */
  | 'configuration_unreachable'
  /** The server answered with a configuration that cannot work. */
  | 'configuration_invalid'
  /** A part of the app could not be fetched. */
  | 'code_unreachable'
  /** Something broke while drawing. */
  | 'crashed';

export interface StartUpFailure {
  readonly code: StartUpFailureCode;
  /** One line each, for whoever helps; not the player's words. */
  readonly details: readonly string[];
}

/** The lines that tell an error to whoever helps. */
export function detailsOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)];
  const cause = error.cause === undefined ? [] : detailsOf(error.cause).map((line) => `caused by ${line}`);
  return [`${error.name}: ${error.message}`, ...cause];
}
