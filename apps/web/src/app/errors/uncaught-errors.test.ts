import { ApiError } from '@touchline/contracts/client';
import { describe, expect, it } from 'vitest';
import type { ErrorStorage } from './error-log.ts';
import { runWithFallback } from '../../store/run-with-fallback.ts';
import { isIgnored } from './ignored-errors.ts';
import { noteFailedRead } from './background-read-errors.ts';
import type { Uncaught } from './error-log.ts';
import { watchUncaught } from './uncaught-errors.ts';

const at = new Date('2026-06-01T10:00:00Z');

/** A window that errors can be thrown at. */
function stage(storage?: () => ErrorStorage) {
  const target = new EventTarget();
  const watch = watchUncaught(target, () => at, storage);
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

  it('are kept, the last hundred', () => {
    const { watch, fail } = stage();
    for (let number = 1; number <= 101; number += 1) fail(`Broken ${number}`);
    expect(watch.recent()).toHaveLength(100);
    expect(watch.recent()[0]?.message).toBe('Broken 2');
    expect(watch.recent().at(-1)?.message).toBe('Broken 101');
  });

  it('and what failed without harm is kept beside them, and told to nobody', () => {
    const { watch } = stage();
    const heard: Uncaught[] = [];
    watch.subscribe((error) => heard.push(error));
    runWithFallback('voice', () => {
      throw new Error('No speech here');
    }, undefined);
    expect(watch.recent()).toEqual([{ kind: 'warning', message: 'voice: No speech here', at }]);
    expect(heard).toEqual([]);
  });

  it('are kept over a reload, the last ten', () => {
    const kept = new Map<string, string>();
    const storage = () => ({
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
    });
    const before = stage(storage);
    for (let number = 1; number <= 11; number += 1) before.fail(`Broken ${number}`);
    const { watch } = stage(storage);
    expect(watch.recent()).toHaveLength(10);
    expect(watch.recent()[0]).toEqual({ kind: 'script', message: 'Broken 2', at });
  });

  it.each([
    ['spoilt', () => ({ getItem: () => '{', setItem: () => undefined })],
    ['of another kind', () => ({ getItem: () => '[{"kind":"odd"},null]', setItem: () => undefined })],
    [
      'forbidden',
      () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    ],
  ])('are kept in memory where storage is %s', (_what, storage) => {
    const { watch, fail } = stage(storage);
    fail('Broken');
    expect(watch.recent()).toHaveLength(1);
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
    expect(isIgnored('The script error handler broke')).toBe(false);
  });

  it('of a request that was called off are minor', () => {
    const { watch, reject } = stage();
    const heard: Uncaught[] = [];
    watch.subscribe((error) => heard.push(error));
    reject(new DOMException('The user aborted a request.', 'AbortError'));
    expect(heard).toEqual([]);
  });
});

describe('a module that is not defined', () => {
  it.each([
    ['Uncaught ReferenceError: AnalysisModule is not defined', 'analysis'],
    ['Coach Module is not defined', 'coach'],
  ])('only warns, and is missing from then on: %s', (message, name) => {
    const { watch, fail } = stage();
    const heard: Uncaught[] = [];
    let told = 0;
    watch.subscribe((error) => heard.push(error));
    watch.onMissing(() => {
      told += 1;
    });
    expect(watch.missing().size).toBe(0);
    fail(message);
    expect(heard).toEqual([]);
    expect([...watch.missing()]).toEqual([name]);
    expect(told).toBe(1);
    expect(watch.recent()).toEqual([{ kind: 'warning', message, at }]);
  });
});

it('a warning is kept and not told', () => {
  const { watch } = stage();
  const heard: Uncaught[] = [];
  watch.subscribe((error) => heard.push(error));
  watch.warn('Optional modules missing: coach');
  expect(heard).toEqual([]);
  expect(watch.recent()).toEqual([{ kind: 'warning', message: 'Optional modules missing: coach', at }]);
});

describe('what the backend refused', () => {
  const told = (error: Error): number => {
    const { watch, reject } = stage();
    let heard = 0;
    watch.subscribe(() => {
      heard += 1;
    });
    reject(error);
    return heard;
  };

  it.each([403, 406, 409])('with %i is not told when it was a read in the background', (status) => {
    const read = new ApiError({ status, code: 'any', message: 'any' });
    noteFailedRead(read);
    expect(told(read)).toBe(0);
    expect(told(new ApiError({ status, code: 'any', message: 'any' }))).toBe(1);
  });

  it.each([
    'Auth session missing!',
    'duplicate key value violates unique constraint',
    'relation "player_collection" does not exist',
    'users_email_key',
  ])('with "%s" is not told when it was a read in the background', (message) => {
    const read = new Error(message);
    noteFailedRead(read);
    expect(told(read)).toBe(0);
    expect(told(new Error(message))).toBe(1);
  });

  it('in any other way is told, also of a read', () => {
    const read = new ApiError({ status: 500, code: 'any', message: 'any' });
    noteFailedRead(read);
    expect(told(read)).toBe(1);
  });
});
