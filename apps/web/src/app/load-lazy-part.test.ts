import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPart, PartUnreachable, whenSent, whenTouched } from './load-lazy-part.ts';

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

describe('what waits for the first touch', () => {
  const page = new EventTarget();
  beforeEach(() => {
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    return () => vi.unstubAllGlobals();
  });

  it.each(['pointerdown', 'keydown'])('runs once, at %s', (gesture) => {
    const task = vi.fn<() => void>();
    whenTouched(task);
    expect(task).not.toHaveBeenCalled();
    page.dispatchEvent(new Event(gesture));
    page.dispatchEvent(new Event('keydown'));
    expect(task).toHaveBeenCalledOnce();
  });

  it('or for a form that is sent runs then, and not at a touch', () => {
    const task = vi.fn<() => void>();
    whenSent(task);
    page.dispatchEvent(new Event('pointerdown'));
    expect(task).not.toHaveBeenCalled();
    page.dispatchEvent(new Event('submit'));
    expect(task).toHaveBeenCalledOnce();
  });

  it('can be called off', () => {
    const task = vi.fn<() => void>();
    whenTouched(task)();
    page.dispatchEvent(new Event('pointerdown'));
    expect(task).not.toHaveBeenCalled();
  });
});
