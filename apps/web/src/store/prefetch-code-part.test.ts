import { beforeEach, describe, expect, it, vi } from 'vitest';
import { prefetch } from './prefetch-code-part.ts';

describe('a part that is fetched before it is needed', () => {
  const page = new EventTarget();
  const load = vi.fn<() => Promise<unknown>>();
  const at = (device: { readonly onLine: boolean; readonly serviceWorker?: { readonly controller: object | null } }): void => {
    vi.stubGlobal('navigator', device);
    prefetch(load);
  };
  beforeEach(() => {
    load.mockReset().mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    return () => vi.unstubAllGlobals();
  });

  it('is asked for at once where there is a connection', () => {
    at({ onLine: true });
    expect(load).toHaveBeenCalledOnce();
  });

  it('and where the service worker may have it', () => {
    at({ onLine: false, serviceWorker: { controller: {} } });
    expect(load).toHaveBeenCalledOnce();
  });

  it.each([{ onLine: false }, { onLine: false, serviceWorker: { controller: null } }])('or else waits for a connection: %o', (device) => {
    at(device);
    expect(load).not.toHaveBeenCalled();
    page.dispatchEvent(new Event('online'));
    page.dispatchEvent(new Event('online'));
    expect(load).toHaveBeenCalledOnce();
  });
});
