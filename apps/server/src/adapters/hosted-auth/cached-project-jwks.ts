import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import { ProjectAway } from './hosted-sign-in-port.ts';

/** So long the project's keys are believed without asking again. */
const FRESH_MS = 10 * 60_000;
/** So long they are believed when the project cannot be asked: players go on practising meanwhile. */
const STALE_MS = 24 * 60 * 60_000;
/** Whatever tokens come along, the project is asked no more often than this. */
const AGAIN_MS = 30_000;
/** The same while nothing is known yet. */
const FIRST_AGAIN_MS = 2_000;

type Known = { readonly resolve: JWTVerifyGetKey; readonly at: number };

/**
 * Finds the key of a token among the published keys of a project, which `load` asks for. Throws `JWKSNoMatchingKey`
 * for a token of nobody's, and `ProjectAway` when there are no keys that could be believed.
 */
export function createCachedJwks(load: () => Promise<JSONWebKeySet>, now: () => Date): JWTVerifyGetKey {
  let known: Known | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | undefined;

  async function ask(): Promise<void> {
    askedAt = now().getTime();
    const keys = await load();
    known = { resolve: createLocalJWKSet(keys), at: now().getTime() };
  }

  /** What is known after asking, unless the project was asked just before. */
  async function askedAgain(): Promise<Known | undefined> {
    const pause = now().getTime() - askedAt;
    // A clock that was set back makes the pause negative, and the keys of unknown age.
    if (asking === undefined && pause >= 0 && pause < (known ? AGAIN_MS : FIRST_AGAIN_MS)) return known;
    asking ??= ask().finally(() => (asking = undefined));
    try {
      await asking;
    } catch (error) {
      if (known === undefined || now().getTime() - known.at >= STALE_MS) throw error;
    }
    return known;
  }

  return async (header, token) => {
    const age = known === undefined ? Number.POSITIVE_INFINITY : now().getTime() - known.at;
    const believed = age >= 0 && age < FRESH_MS ? known : await askedAgain();
    if (believed === undefined) throw new ProjectAway('The keys of the project are not known.');
    try {
      return await believed.resolve(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      // It may be new.
      const newest = await askedAgain();
      if (newest === undefined || newest === believed) throw error;
      return newest.resolve(header, token);
    }
  };
}
