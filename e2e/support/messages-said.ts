import { expect, type BrowserContext, type Page } from '@playwright/test';

type Said = typeof globalThis & { messagesSaid?: string[] };

/**
 * Keeps what the messages and live regions of a context's pages say: each is there for some seconds, in which a test on a busy machine
 * may not look.
 */
export async function keepMessages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const said: string[] = [];
    (globalThis as Said).messagesSaid = said;
    new MutationObserver(() => {
      const places = document.querySelectorAll('[data-messages], output, [role=status], [role=alert], [aria-live]');
      const text = Array.from(places, (place) => place.textContent).join('\n').replaceAll(/\s+/g, ' ').trim();
      if (text !== '' && said.at(-1) !== text) said.push(text);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

/** Waits until a message of a page has said a text, also where it is gone again. */
export async function expectMessage(page: Page, text: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => ((globalThis as Said).messagesSaid ?? [document.body.textContent]).join('\n')), { timeout: 20_000 })
    .toContain(text);
}
