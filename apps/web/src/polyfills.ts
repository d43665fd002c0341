import { defineMissingProperties } from './define-missing-properties.ts';

/**
 * What the app uses and the oldest browsers it is for have not. Imported first by every page and worker, for its
 * effect. The types promise all of it, so what is missing has to be put there.
 */

defineMissingProperties(Promise, {
  withResolvers<T>() {
    let resolve!: (value: T | PromiseLike<T>) => void;
    let reject!: (reason?: unknown) => void;
    const promise = new Promise<T>((onResolve, onReject) => {
      resolve = onResolve;
      reject = onReject;
    });
    return { promise, resolve, reject };
  },
});

defineMissingProperties(Map, {
  groupBy<K, T>(items: Iterable<T>, keyOf: (item: T, index: number) => K) {
    const groups = new Map<K, T[]>();
    let index = 0;
    for (const item of items) {
      const key = keyOf(item, index);
      groups.set(key, [...(groups.get(key) ?? []), item]);
      index += 1;
    }
    return groups;
  },
});

defineMissingProperties(Array.prototype, {
  toSorted(this: unknown[], compare?: (a: unknown, b: unknown) => number) {
    // oxlint-disable-next-line unicorn/no-array-sort -- this is what makes `toSorted`, on a copy
    return [...this].sort(compare);
  },
  toReversed(this: unknown[]) {
    // oxlint-disable-next-line unicorn/no-array-reverse -- this is what makes `toReversed`, on a copy
    return [...this].reverse();
  },
  toSpliced(this: unknown[], ...change: [number, number, ...unknown[]]) {
    const copy = [...this];
    copy.splice(...change);
    return copy;
  },
});

defineMissingProperties(AbortSignal, {
  timeout(milliseconds: number) {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('The operation timed out', 'TimeoutError')), milliseconds);
    return controller.signal;
  },
  any(signals: Iterable<AbortSignal>) {
    const controller = new AbortController();
    for (const signal of signals) {
      const follow = (): void => controller.abort(signal.reason);
      if (signal.aborted) follow();
      else signal.addEventListener('abort', follow, { signal: controller.signal });
    }
    return controller.signal;
  },
});

defineMissingProperties(URL, {
  canParse(address: string | URL, base?: string | URL) {
    try {
      return Boolean(new URL(address, base));
    } catch {
      // That it cannot be read is the answer.
      return false;
    }
  },
});

defineMissingProperties(Response, {
  json(value: unknown, init: ResponseInit = {}) {
    const headers = new Headers(init.headers);
    if (!headers.has('content-type')) headers.set('content-type', 'application/json');
    return new Response(JSON.stringify(value), { ...init, headers });
  },
});
