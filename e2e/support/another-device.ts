import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { doNotDraw } from './skip-page-drawing.ts';
import { refuseServiceWorkers } from './allow-or-refuse-service-worker.ts';

/** A browser of its own, for a second device or a second person: as the one of a journey, without a service worker and not drawn. */
export async function anotherDevice(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await refuseServiceWorkers(context);
  await doNotDraw(context);
  return context;
}
