import { onTestFinished, vi } from 'vitest';

let pointing: 'mouse' | 'thumb' | null = null;

/** A device that is pointed at with a mouse, or with a thumb, until the test ends. */
export function pointWith(what: 'mouse' | 'thumb'): void {
  const isFirst = pointing === null;
  pointing = what;
  if (!isFirst) return;
  const real = globalThis.matchMedia.bind(globalThis);
  const spy = vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) => {
    if (!query.includes('pointer: fine')) return real(query);
    return real(pointing === 'mouse' ? 'all' : 'not all');
  });
  onTestFinished(() => {
    pointing = null;
    spy.mockRestore();
  });
}
