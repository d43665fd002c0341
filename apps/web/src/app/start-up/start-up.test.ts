import { describe, expect, it, vi } from 'vitest';
import type { Configuration, PlayerAuthSession } from '../../auth-session/index.ts';
import { beginStartUp, type StartUpOutside } from './start-up.ts';

const configuration = { supabaseUrl: 'http://service.test', supabaseAnonKey: `eyJ${'a'.repeat(120)}`, environment: 'test' };
const session = {} as PlayerAuthSession;
const startAuthSession = () => session;

function begin(change: Partial<StartUpOutside> = {}) {
  return beginStartUp({
    fetch: async () => Response.json(configuration),
    wait: async () => undefined,
    timeout: () => new AbortController().signal,
    loadSession: async () => ({ startAuthSession }),
    kept: { read: () => null, write: () => undefined },
    ...change,
  });
}

describe('a start', () => {
  it('opens the session with the configuration', async () => {
    const opened = vi.fn<typeof startAuthSession>(startAuthSession);
    const start = begin({ loadSession: async () => ({ startAuthSession: opened }) });
    expect(start.state()).toEqual({ name: 'starting', attempt: 1 });
    await expect.poll(() => start.state()).toEqual({ name: 'ready', session });
    expect(opened).toHaveBeenCalledWith(configuration);
  });

  it('tells each attempt, and fails when none is answered', async () => {
    const start = begin({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
    const attempts: number[] = [];
    start.subscribe(() => {
      const state = start.state();
      if (state.name === 'starting') attempts.push(state.attempt);
    });
    await expect.poll(() => start.state().name).toBe('failed');
    expect(start.state()).toMatchObject({ failure: { code: 'configuration_unreachable' } });
    expect(attempts).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('fetches its code again when the server was not there at first', async () => {
    let tries = 0;
    const start = begin({
      loadSession: async () => {
        tries += 1;
        if (tries === 1) throw new TypeError('Failed to fetch dynamically imported module');
        return { startAuthSession };
      },
    });
    await expect.poll(() => start.state().name).toBe('ready');
    expect(tries).toBe(2);
  });

  it('without a connection goes in with the configuration of the last one, after the first try', async () => {
    const opened = vi.fn<(answer: Configuration) => PlayerAuthSession>(startAuthSession);
    const asked = vi.fn<StartUpOutside['fetch']>(() => Promise.reject(new TypeError('Failed to fetch')));
    const start = begin({
      fetch: asked,
      loadSession: async () => ({ startAuthSession: opened }),
      kept: { read: () => configuration, write: () => undefined },
    });
    await expect.poll(() => start.state().name).toBe('ready');
    expect(opened).toHaveBeenCalledWith(configuration);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('keeps the configuration that the server gave, whatever was kept before', async () => {
    const write = vi.fn<(answer: Configuration) => void>();
    const opened = vi.fn<(answer: Configuration) => PlayerAuthSession>(startAuthSession);
    begin({
      loadSession: async () => ({ startAuthSession: opened }),
      kept: { read: () => ({ ...configuration, environment: 'earlier' }), write },
    });
    await expect.poll(() => opened).toHaveBeenCalledWith(configuration);
    expect(write).toHaveBeenCalledWith(configuration);
  });

  it('fails when its code does not come', async () => {
    const start = begin({ loadSession: () => Promise.reject(new TypeError('Failed to fetch module')) });
    await expect
      .poll(() => start.state())
      .toEqual({
        name: 'failed',
        failure: {
          code: 'critical_modules_missing',
          details: ['Critical modules missing: session', 'TypeError: Failed to fetch module'],
        },
      });
  });
});
