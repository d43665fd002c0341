import { cachedConfiguration, type CachedConfiguration } from '../../offline/cached-configuration.ts';
import type { Configuration, PlayerAuthSession } from '../../auth-session/index.ts';
import { fetchConfiguration, type ConfigurationOutside } from './fetch-configuration.ts';
import { modulesMissing, type StartUpFailure } from './start-up-failure.ts';
import { createStore } from '../../store/emitter-and-store.ts';

type StartUpState<Opened> =
  | { readonly name: 'starting'; /** Which try at the configuration is under way, from 1. */ readonly attempt: number }
  | { readonly name: 'failed'; readonly failure: StartUpFailure }
  | { readonly name: 'ready'; readonly session: Opened };

/** A start under way: configuration, then session, or what else a page opens with it. */
export interface StartUp<Opened = PlayerAuthSession> {
  readonly state: () => StartUpState<Opened>;
  readonly subscribe: (changed: () => void) => () => void;
}

export interface StartUpOutside<Opened = PlayerAuthSession> extends ConfigurationOutside {
  /** Brings the code of the session; fetched beside the configuration, needed after it. */
  readonly loadSession: () => Promise<{ readonly startAuthSession: (configuration: Configuration) => Opened }>;
  /** The configuration of the last start, for one without a connection. */
  readonly kept: CachedConfiguration;
}

/** Begins to start, once a page. */
export function beginStartUp<Opened>(outside: StartUpOutside<Opened>): StartUp<Opened> {
  const state = createStore<StartUpState<Opened>>({ name: 'starting', attempt: 1 });

  async function start(): Promise<StartUpState<Opened>> {
    const early = outside.loadSession().catch(() => null);
    const answer = await fetchConfiguration(outside, (attempt) => state.set({ name: 'starting', attempt }), outside.kept.read());
    if (!answer.ok) return { name: 'failed', failure: answer.failure };
    outside.kept.write(answer.configuration);
    // A server that was not there for the first try at the code may be there now.
    const { startAuthSession } = (await early) ?? (await outside.loadSession());
    return { name: 'ready', session: startAuthSession(answer.configuration) };
  }

  start().then(state.set, (error: unknown) =>
    state.set({ name: 'failed', failure: modulesMissing(['session'], error) }),
  );
  return {
    state: state.get,
    subscribe: state.subscribe,
  };
}

/** The browser's network and clock. */
export const browserOutside: StartUpOutside = {
  fetch: (address, init) => globalThis.fetch(address, init),
  wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
  timeout: (milliseconds) => AbortSignal.timeout(milliseconds),
  loadSession: () => import('../../auth-session/start-auth-session.ts'),
  kept: cachedConfiguration,
};
