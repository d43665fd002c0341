import type { BrowserContext, Page } from '@playwright/test';

/**
 * For a journey that goes on without a connection, given as the details of its test: the browser takes the service worker.
 * It fetches the whole app, a hundred and seventy files, which costs a third of the time of a journey, so that the others
 * go without, as in a browser that refuses storage.
 */
export const withServiceWorker = { tag: '@service-worker' };

export const takesServiceWorker = (tags: readonly string[]): boolean => tags.includes(withServiceWorker.tag);

/** From now on the browser refuses service workers to every page of ours. */
export async function refuseServiceWorkers(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const register = () => Promise.reject(new DOMException('Service workers are refused.', 'SecurityError'));
    if ('serviceWorker' in navigator) Object.assign(ServiceWorkerContainer.prototype, { register });
  });
}

/** The service worker has fetched the app and serves this page. */
export async function readyForOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller !== null) return;
    await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
  });
}
