import { flawIn, type Configuration } from '../auth-session/server-configuration.ts';

const NAME = 'touchline.configuration';

/** The last good answer of `GET /config`, for a start without a connection. */
export interface CachedConfiguration {
  /** Null when there is none, or none that could work. */
  readonly read: () => Configuration | null;
  readonly write: (configuration: Configuration) => void;
}

/** Kept in local storage; where that is full or forbidden, nothing is kept. */
export const cachedConfiguration: CachedConfiguration = {
  read() {
    try {
      const found: unknown = JSON.parse(localStorage.getItem(NAME) ?? 'null');
      return flawIn(found) === null ? (found as Configuration) : null;
    } catch {
      return null;
    }
  },
  write(configuration) {
    try {
      localStorage.setItem(NAME, JSON.stringify(configuration));
    } catch {
      return;
    }
  },
};
