import { ApiError } from '@touchline/contracts/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { collectionOf } from './testing/sample-packs-and-collections.ts';
import { lost, opens, showRewards } from './testing/show-rewards.tsx';
import { openPack, tear, openAndTear, heading, withTokens, hastenReveals } from './testing/open-and-tear-pack.ts';

beforeEach(() => {
  localStorage.clear();
  hastenReveals();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a pack that was left before it was torn', () => {
  const bought = async (getCollection: () => Promise<unknown>) => {
    const first = showRewards();
    await openPack().click();
    await expect.element(tear()).toBeVisible();
    first.leave();
    await expect.element(tear()).not.toBeInTheDocument();
    return showRewards({ getCollection });
  };
  const withFox = async () => ({ success: true, ...collectionOf('player_fox', 'player_owl') });
  const fox = () => page.getByRole('button', { name: /^The Fox, Common, Player card/ });

  test('waits for its player, and the collection does not tell what is in it', async () => {
    const { keys } = await bought(withFox);
    await expect.element(tear()).toBeVisible();
    await expect.element(tear()).not.toHaveFocus();
    await expect.element(page.getByRole('button', { name: /^The Owl/ })).toBeVisible();
    await expect.element(fox()).not.toBeInTheDocument();
    await expect.element(page.getByText('1 of 53', { exact: true })).toBeVisible();
    await tear().click();
    await expect.element(heading(/^The Fox/)).toBeVisible();
    await expect.element(fox()).toHaveAccessibleName(/new$/);
    expect(keys).toEqual([]);
  });

  test('waits once, and for nobody else', async () => {
    const second = await bought(withFox);
    await expect.element(tear()).toBeVisible();
    second.leave();
    const other = showRewards({}, 'kim');
    await expect.element(openPack()).toBeVisible();
    other.leave();
    const again = showRewards({ getCollection: withFox });
    await tear().click();
    await expect.element(heading(/^The Fox/)).toBeVisible();
    again.leave();
    showRewards({ getCollection: withFox });
    await expect.element(openPack()).toBeVisible();
    await expect.element(fox()).toBeVisible();
  });
});

describe('a pack that does not open', () => {
  const refusing = (error: Error) => async () => {
    throw error;
  };
  const refusal = (status: number, code: string) => new ApiError({ status, code, message: code });

  test('says why, and takes no tokens', async () => {
    const openPacks = vi.fn<() => Promise<unknown>>();
    showRewards({ openPack: openPacks });
    for (const [error, words] of [
      [refusal(401, 'sign_in_required'), 'Please sign in to open packs!'],
      [refusal(422, 'not_enough_tokens'), 'You need 10 tokens to open a pack!'],
      [refusal(500, 'internal'), 'Failed to open pack. Please try again.'],
    ] as const) {
      openPacks.mockRejectedValueOnce(error);
      await openPack().click();
      await expect.element(page.getByText(words).first()).toBeVisible();
      await expect.element(page.getByRole('button', { name: /^148 Your tokens/ })).toBeVisible();
      await expect.element(openPack()).toBeEnabled();
    }
  });

  test('asks once for two presses in a row, and says once why it did not open, however often it is pressed', async () => {
    let refuse = (): void => undefined;
    const answer = () => new Promise((_, reject: (error: Error) => void) => (refuse = () => reject(refusal(500, 'internal'))));
    const { keys } = showRewards({ openPack: answer });
    for (const asked of [1, 2]) {
      await expect.element(openPack()).toBeEnabled();
      const pack = openPack().element() as HTMLElement;
      // Before the page has drawn that the first is under way.
      pack.click();
      pack.click();
      await expect.poll(() => keys.length).toBe(asked);
      refuse();
      await expect.element(page.getByText('Failed to open pack. Please try again.').first()).toBeVisible();
    }
    await expect.element(openPack()).toBeEnabled();
    await expect.poll(() => [...document.querySelectorAll('[data-messages] p')].filter(({ textContent }) => textContent?.includes('Failed to open pack.'))).toHaveLength(1);
    expect(keys).toHaveLength(2);
  });

  test('asks for the same pack until an answer comes, and for another one after that', async () => {
    const answer = vi.fn<() => Promise<unknown>>(async () => opens('player_fox')).mockRejectedValueOnce(lost);
    const { keys } = showRewards({ openPack: answer });
    await openPack().click();
    await expect.element(page.getByText('Failed to open pack. Please try again.').first()).toBeVisible();
    await expect
      .element(
        page.getByText('Your last pack has not come yet. Open Pack asks again for the same pack, and you pay for it once.'),
      )
      .toBeVisible();
    await expect.element(openPack()).toHaveFocus();
    await openAndTear();
    await page.getByRole('button', { name: 'Close' }).click();
    await openAndTear();
    await expect.element(page.getByRole('button', { name: 'Close' })).toBeVisible();
    expect(keys).toHaveLength(3);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('is asked for again after a reload, also when its tokens are gone already, and not by another player on this device', async () => {
    const first = showRewards({ openPack: refusing(lost) }, 'noa');
    await openPack().click();
    await expect.element(page.getByText('Failed to open pack. Please try again.').first()).toBeVisible();
    first.leave();
    const other = showRewards({}, 'kim');
    await openAndTear();
    await expect.element(heading(/^The Fox/)).toBeVisible();
    expect(other.keys[0]).not.toBe(first.keys[0]);
    other.leave();
    const again = showRewards(withTokens(3), 'noa');
    await openAndTear();
    await expect.element(heading(/^The Fox/)).toBeVisible();
    expect(again.keys).toEqual(first.keys);
  });
});
