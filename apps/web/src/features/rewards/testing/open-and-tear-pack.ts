import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { packsWith } from './sample-packs-and-collections.ts';

export const openPack = () => page.getByRole('button', { name: /^Open Pack/ });
export const tear = () => page.getByRole('button', { name: 'Tear it open' });
/** Buys a pack and tears it. */
export async function openAndTear() {
  await openPack().click();
  await tear().click();
}
export const heading = (name: string | RegExp) => page.getByRole('heading', { name });
/** Packs of a player with so many tokens. */
export const withTokens = (tokens: number) => ({ getPacks: async () => ({ success: true, data: packsWith(tokens) }) });

/** The second that a reveal takes, which useCardReveal.browser.test.tsx sees pass, is over in the next moment: half of these tests' time was waiting for it. */
export function hastenReveals(): void {
  const later = globalThis.setTimeout.bind(globalThis);
  vi.stubGlobal('setTimeout', (work: () => void, milliseconds?: number) => later(work, milliseconds === 1_000 ? 0 : milliseconds));
}
