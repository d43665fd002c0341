import { describe, expect, it } from 'vitest';
import { loadPart, PartUnreachable } from './load-lazy-part.ts';

describe('a part that is fetched when needed', () => {
  it('comes', async () => {
    expect(await loadPart('session', async () => 'code')).toBe('code');
  });

  it('and does not come says so, and why', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module');
    const failure = await loadPart('session', () => Promise.reject(cause)).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PartUnreachable);
    expect(failure).toMatchObject({ cause, part: 'session' });
  });
});
