import { m } from '@touchline/messages';

/** Why the app is not on screen. */
type StartUpFailureCode =
  /** `GET /config` was never answered. */
  | 'configuration_unreachable'
  /** Something on the way answered with a page of its own. */
  | 'answered_by_another'
  /** The server answered with a configuration that cannot work. */
  | 'configuration_invalid'
  /** A part that the app cannot do without could not be fetched. */
  | 'critical_modules_missing'
  /** Something broke while drawing. */
  | 'crashed';

export interface StartUpFailure {
  readonly code: StartUpFailureCode;
  /** One line each, for whoever helps; not the player's words. */
  readonly details: readonly string[];
}

/** The failure of a start for want of these parts (spec 000 §4). */
export function modulesMissing(parts: readonly string[], error: unknown): StartUpFailure {
  return {
    code: 'critical_modules_missing',
    details: [m.app_failed_modules({ modules: parts.join(', ') }), ...detailsOf(error)],
  };
}

/** The lines that tell an error to whoever helps. */
export function detailsOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)];
  const cause = error.cause === undefined ? [] : detailsOf(error.cause).map((line) => `caused by ${line}`);
  return [`${error.name}: ${error.message}`, ...cause];
}
