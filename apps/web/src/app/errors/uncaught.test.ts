import { describe, expect, it } from 'vitest';
import { isMinor, watchUncaught, type Uncaught } from './uncaught.ts';

const at = new Date('2026-06-01T10:00:00Z');

/** A window that errors can be thrown at. */
function stage() {
  const target = new EventTarget();
  const watch = watchUncaught(target, () => at);
  return {
    watch,
    reject: (reason: unknown) => target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason })),
    fail: (message: string) => target.dispatchEvent(Object.assign(new Event('error'), { message })),
  };
}

describe('errors nobody caught', () => {
  it('are told as what they are', () => {
    const { watch, reject, fail } = stage();
    const heard: Uncaught[] = [];
    watch.subscribe((error) => heard.push(error));
    reject(new Error('Broken promise'));
    fail('Broken script');
    expect(heard).toEqual([
      { kind: 'promise', message: 'Broken promise', at },
      { kind: 'script', message: 'Broken script', at },
    ]);
  });

  it('are kept, the last five', () => {
    const { watch, fail } = stage();
    for (const number of [1, 2, 3, 4, 5, 6]) fail(`Broken ${number}`);
    expect(watch.recent().map(({ message }) => message)).toEqual([2, 3, 4, 5, 6].map((number) => `Broken ${number}`));
  });

  it('are no longer told to whoever has stopped listening', () => {
    const { watch, fail } = stage();
    const heard: Uncaught[] = [];
    watch.subscribe((error) => heard.push(error))();
    fail('Broken');
    expect(heard).toEqual([]);
  });

  it.each([
    'ResizeObserver loop completed with undelivered notifications.',
    'Script error.',
    'Failed to fetch',
    'NetworkError when attempting to fetch resource.',
    'Load failed',
  ])('are kept but not told when minor: %s', (message) => {
    const { watch, fail } = stage();
    const heard: Uncaught[] = [];
    watch.subscribe((error) => heard.push(error));
    fail(message);
    expect(heard).toEqual([]);
    expect(watch.recent()).toHaveLength(1);
  });

  it('are not minor because they mention a script', () => {
    expect(isMinor('The script error handler broke')).toBe(false);
  });

  it('of a request that was called off are minor', () => {
    const { watch, reject } = stage();
    const heard: Uncaught[] = [];
    watch.subscribe((error) => heard.push(error));
    reject(new DOMException('The user aborted a request.', 'AbortError'));
    expect(heard).toEqual([]);
  });
});
