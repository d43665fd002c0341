import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** What is taken away, as on an old phone, and brought back after each test. */
const newer: readonly (readonly [object, readonly string[]])[] = [
  [Promise, ['withResolvers']],
  [Map, ['groupBy']],
  [Array.prototype, ['toSorted', 'toReversed', 'toSpliced']],
  [Response, ['json']],
  [AbortSignal, ['timeout', 'any']],
  [URL, ['canParse']],
];
let native: [object, string, PropertyDescriptor][] = [];

beforeEach(async () => {
  native = newer.flatMap(([target, names]) =>
    names.map((name): [object, string, PropertyDescriptor] => {
      const descriptor = Object.getOwnPropertyDescriptor(target, name) as PropertyDescriptor;
      Reflect.deleteProperty(target, name);
      return [target, name, descriptor];
    }),
  );
  vi.resetModules();
  await import('./polyfills.ts');
});
afterEach(() => {
  for (const [target, name, descriptor] of native) Object.defineProperty(target, name, descriptor);
});

/** A native function says so. */
const isOurs = (value: unknown): boolean => typeof value === 'function' && !String(value).includes('[native code]');

describe('a browser without the newer functions', () => {
  it('gets all of them, and none that a loop would meet', () => {
    for (const [target, names] of newer) {
      for (const name of names) expect([name, isOurs(Reflect.get(target, name))]).toEqual([name, true]);
    }
    expect(Object.keys(Array.prototype)).toEqual([]);
  });

  it('sorts and reverses a copy', () => {
    const numbers = [3, 1, 2];
    expect([numbers.toSorted((a, b) => a - b), numbers.toReversed(), numbers]).toEqual([[1, 2, 3], [2, 1, 3], [3, 1, 2]]);
  });

  it('takes out of a copy and puts in', () => {
    const numbers = [3, 1, 2];
    expect([numbers.toSpliced(0, 1), numbers.toSpliced(1, 1, 7, 8), numbers]).toEqual([[1, 2], [3, 7, 8, 2], [3, 1, 2]]);
  });

  it('answers with JSON', async () => {
    const response = Response.json({ message: 'no' }, { status: 502 });
    expect([response.status, response.headers.get('content-type'), await response.json()]).toEqual([502, 'application/json', { message: 'no' }]);
    expect(Response.json(1, { headers: { 'content-type': 'text/plain' } }).headers.get('content-type')).toBe('text/plain');
  });

  it('groups in the order of the keys’ first use', () => {
    const groups = Map.groupBy([1, 2, 3, 4], (number, index) => (index === 3 ? 'last' : number % 2));
    expect([...groups]).toEqual([[1, [1, 3]], [0, [2]], ['last', [4]]]);
  });

  it('settles a promise from outside', async () => {
    const { promise, resolve } = Promise.withResolvers<number>();
    resolve(7);
    expect(await promise).toBe(7);
    const failing = Promise.withResolvers<number>();
    failing.reject(new Error('no'));
    await expect(failing.promise).rejects.toThrow('no');
  });

  it('aborts after a time, and with the first of several', async () => {
    const late = AbortSignal.timeout(5);
    const first = new AbortController();
    const any = AbortSignal.any([first.signal, late]);
    first.abort('left');
    expect([any.aborted, any.reason]).toEqual([true, 'left']);
    await expect.poll(() => late.aborted).toBe(true);
    expect((late.reason as DOMException).name).toBe('TimeoutError');
    expect(AbortSignal.any([late]).aborted).toBe(true);
  });

  it('tells an address from a text', () => {
    expect([URL.canParse('https://touchline.example/a'), URL.canParse('/a', 'https://b.example'), URL.canParse('a b')]).toEqual([true, true, false]);
  });
});
