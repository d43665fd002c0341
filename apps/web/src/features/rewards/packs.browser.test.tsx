import { ApiError } from '@touchline/contracts/client';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { collectionOf, packsWith } from './testing/sample-packs-and-collections.ts';
import { lost, opens, showRewards } from './testing/show-rewards.tsx';

const openPack = () => page.getByRole('button', { name: /^Open Pack/ });
const tear = () => page.getByRole('button', { name: 'Tear it open' });
/** Buys a pack and tears it. */
async function openAndTear() {
  await openPack().click();
  await tear().click();
}
const heading = (name: string | RegExp) => page.getByRole('heading', { name });
const withTokens = (tokens: number) => ({ getPacks: async () => ({ success: true, data: packsWith(tokens) }) });

/** The second that a reveal takes, which useCardReveal.browser.test.tsx sees pass, is over in the next moment: half of these tests' time was waiting for it. */
function hastenReveals(): void {
  const later = globalThis.setTimeout.bind(globalThis);
  vi.stubGlobal('setTimeout', (work: () => void, milliseconds?: number) => later(work, milliseconds === 1_000 ? 0 : milliseconds));
}

beforeEach(() => {
  localStorage.clear();
  hastenReveals();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('on the smallest phone how a pack is torn stands over its button, and the card comes out in sight, both ways on from it above the tab bar', async () => {
  await page.viewport(320, 568);
  // As in the app: its header is above, its page's margins beside.
  document.body.style.padding = '91px 1rem 20rem';
  onTestFinished(() => document.body.removeAttribute('style'));
  showRewards({ ...withTokens(29), openPack: async () => opens('player_fox', { is_first: false, count: 2 }) });
  await openPack().click();
  await expect.element(tear()).toHaveFocus();
  scrollTo(0, 0);
  /** The height of the window above the tab bar. */
  const seen = 568 - 73;
  const words = page.getByText(/^Swipe across the top/).element().getBoundingClientRect();
  const button = tear().element().getBoundingClientRect();
  expect(words.bottom).toBeLessThanOrEqual(button.top);
  expect(button.bottom).toBeLessThanOrEqual(seen);
  // However far the button that tears was from it.
  (tear().element() as HTMLElement).scrollIntoView({ block: 'start' });
  await tear().click();
  await expect.element(heading(/^The Fox/)).toBeInTheDocument();
  const card = document.querySelector('[data-state="open"]')?.getBoundingClientRect();
  expect(card?.top).toBeGreaterThanOrEqual(0);
  expect(card?.bottom).toBeLessThanOrEqual(568);
  await expect.element(page.getByRole('button', { name: 'Close' })).toBeVisible();
  scrollTo(0, 0);
  expect(page.getByRole('button', { name: 'Open another · 10 tokens' }).element().getBoundingClientRect().bottom).toBeLessThanOrEqual(seen);
});

test('on a phone all that one can do with a found card is above the tab bar, however long its words are', async () => {
  await page.viewport(390, 844);
  let description = 'Quick feet, quick wits.';
  showRewards({ ...withTokens(29), openPack: async () => opens('player_fox', { description }) });
  // The second has the longest words of a card.
  for (const words of [description, 'Beim ersten Mal hat es nicht geklappt, also hast du gelächelt und es wieder probiert.']) {
    description = words;
    await openAndTear();
    const panel = page.getByRole('region', { name: /^The Fox/ });
    await expect.element(panel.getByText(words)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Close' })).toBeVisible();
    const { top } = panel.element().getBoundingClientRect();
    // A header of 127 px is above the panel in the app, and a bar of 75 px below.
    for (const name of ['Open another · 10 tokens', 'See it in my collection', 'Close']) {
      expect(page.getByRole('button', { name }).element().getBoundingClientRect().bottom - top).toBeLessThanOrEqual(844 - 127 - 75);
    }
    await page.getByRole('button', { name: 'Close' }).click();
  }
});

test('on a phone lying down a bought pack and its card stand beside what one can do, all in the first view', async () => {
  document.body.style.padding = '6rem 1rem 30rem';
  onTestFinished(() => document.body.removeAttribute('style'));
  showRewards({ ...withTokens(29), openPack: async () => opens('player_fox', { description: 'The longest words of a card, and they go on, and on, and are read to their end.' }) });
  const box = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
  /** The height of the tab bar. */
  const bar = 56;
  const expectInView = (stage: DOMRect, button: DOMRect) => {
    expect(stage.right).toBeLessThanOrEqual(button.left);
    expect(Math.min(stage.top, button.top)).toBeGreaterThanOrEqual(0);
    expect(Math.max(stage.bottom, button.bottom)).toBeLessThanOrEqual(innerHeight - bar);
  };
  for (const [width, height] of [[844, 390], [640, 360]] as const) {
    await page.viewport(width, height);
    scrollTo(0, 0);
    await openPack().click();
    await expect.element(tear()).toHaveFocus();
    expect(innerHeight).toBe(height);
    expectInView(box(document.querySelector('[data-state="sealed"]')), box(tear().element()));
    await tear().click();
    await expect.element(page.getByRole('button', { name: 'Close' })).toBeVisible();
    expectInView(box(document.querySelector('[data-state="open"]')), box(page.getByRole('button', { name: 'Open another · 10 tokens' }).element()));
    await page.getByRole('button', { name: 'Close' }).click();
  }
});

describe('a pack that was asked for where its cost was said', () => {
  test('is opened on arrival, once, and is there to be torn', async () => {
    const { keys, onArrived } = showRewards(withTokens(29), 'noa', true);
    await expect.element(tear()).toHaveFocus();
    expect(keys).toHaveLength(1);
    expect(onArrived).toHaveBeenCalledOnce();
    await tear().click();
    await expect.element(heading(/^The Fox/)).toBeVisible();
    expect(keys).toHaveLength(1);
  });

  test('is not bought where one still waits to be torn', async () => {
    const { leave } = showRewards(withTokens(29));
    await openPack().click();
    await expect.element(tear()).toBeVisible();
    leave();
    const { keys } = showRewards(withTokens(19), 'noa', true);
    await expect.element(tear()).toBeVisible();
    expect(keys).toHaveLength(0);
  });

  test('is told where the tokens are gone meanwhile', async () => {
    const { keys } = showRewards(withTokens(4), 'noa', true);
    await expect.element(page.getByText('You need 10 tokens to open a pack!')).toBeVisible();
    expect(keys).toHaveLength(0);
  });
});

describe('before a pack is opened', () => {
  test('it tells its cost, the tokens there are, and how likely each rarity is; all the odds are one press away', async () => {
    showRewards();
    await expect.element(openPack()).toHaveAccessibleName('Open Pack 10\u00a0tokens');
    await expect.element(page.getByRole('button', { name: /^148 Your tokens/ })).toBeVisible();
    const odds = page.getByRole('region', { name: 'How likely is what?' });
    for (const [percent, rarity] of [['65%', 'Common'], ['27%', 'Rare'], ['5%', 'Epic'], ['3%', 'Legendary']] as const) {
      await expect.element(odds.getByRole('listitem').filter({ hasText: rarity })).toMatchTextContent(percent);
    }
    await page.getByRole('button', { name: 'All the odds' }).click();
    // Every rarity of every kind, and among how many cards.
    const table = page.getByRole('dialog', { name: 'How likely is what?' }).getByRole('table');
    await expect.element(table.getByRole('row', { name: /^Common/ })).toMatchTextContent(/65%21.7%8 cards21.7%8 cards/);
    await expect.element(table.getByRole('row', { name: /^Legendary/ })).toMatchTextContent(/3%1%2 cards1%2 cards1%2 cards/);
  });

  test('with too few tokens a press says how many it takes, and asks the server for nothing', async () => {
    const { keys, onNavigate } = showRewards(withTokens(4));
    await openPack().click();
    await expect.element(page.getByText('You need 10 tokens to open a pack!').first()).toBeVisible();
    expect(keys).toEqual([]);
    await expect.element(page.getByText('6 tokens to go')).toBeVisible();
    await page.getByRole('button', { name: 'Practice a drill' }).click();
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith('practice');
  });

  test('without a connection it says so calmly, and cannot be pressed', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    showRewards();
    await expect.element(openPack()).toBeDisabled();
    await expect
      .element(page.getByText('No connection to Touchline right now. Packs open as soon as there is one, and your tokens are safe.'))
      .toBeVisible();
    online.mockReturnValue(true);
    globalThis.dispatchEvent(new Event('online'));
    await expect.element(openPack()).toBeEnabled();
  });

  test('says so too where the server is out of reach, and lets a press try', async () => {
    const getPacks = vi
      .fn<() => Promise<unknown>>(async () => {
        throw lost;
      })
      .mockResolvedValueOnce({ success: true, data: packsWith(148) });
    const { keys } = showRewards({ getPacks });
    await expect.element(openPack()).toBeVisible();
    globalThis.dispatchEvent(new Event('visibilitychange'));
    await expect.element(page.getByText(/^No connection to Touchline right now\. Packs open as soon as there is one/)).toBeVisible();
    await openPack().click();
    expect(keys).toHaveLength(1);
  });

  test('where the packs cannot be read it says so, and tries again', async () => {
    const getPacks = vi
      .fn<() => Promise<unknown>>(async () => ({ success: true, data: packsWith(148) }))
      .mockRejectedValueOnce(lost);
    showRewards({ getPacks });
    await expect.element(page.getByText('The packs could not be loaded')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(openPack()).toBeVisible();
  });
});

describe('opening a pack', () => {
  test('exactly enough tokens are enough, and the button is off and says Opening... until the reward is there', async () => {
    const answer = Promise.withResolvers<unknown>();
    const { keys } = showRewards({ ...withTokens(10), openPack: () => answer.promise });
    await openPack().click();
    await expect.element(page.getByRole('button', { name: 'Opening...' })).toBeDisabled();
    answer.resolve(opens('player_fox'));
    await tear().click();
    await expect.element(heading(/^The Fox/)).toBeVisible();
    expect(keys).toHaveLength(1);
  });

  test('shows what was in it, tells it to those who listen, and Escape puts it away', async () => {
    showRewards({ openPack: async () => opens('player_gatekeeper') });
    await openAndTear();
    const panel = page.getByRole('region', { name: /^The Gatekeeper/ });
    await expect.element(panel.getByRole('heading', { name: 'The Gatekeeper' })).toBeVisible();
    await expect.element(panel).toMatchTextContent(/Epic, Player cardNew in your collection/);
    await expect.element(panel).toHaveFocus();
    await expect.element(panel.getByText('Guards the goal like a castle gate, and opens it for friends only.')).toBeVisible();
    await expect.element(panel.getByText('1 of 53 found')).toBeVisible();
    await expect
      .element(panel.getByRole('status'))
      .toMatchTextContent('You found The Gatekeeper. Epic, Player card. New in your collection.');
    await expect.element(page.getByRole('button', { name: 'Close' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    // The pack is whole again, and the focus is back on its button.
    await expect.element(openPack()).toHaveFocus();
    await expect.element(heading(/^The Gatekeeper/)).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: /^138 Your tokens/ })).toBeVisible();
  });

  test('the collection shows the card when the reveal is over', async () => {
    const getCollection = vi
      .fn<() => Promise<unknown>>(async () => ({ success: true, ...collectionOf('player_fox') }))
      .mockResolvedValueOnce({ success: true, ...collectionOf() });
    showRewards({ getCollection });
    await openAndTear();
    await expect.element(page.getByRole('button', { name: 'The Fox, Common, Player card, new' })).toBeVisible();
  });

  test('without a card yet the collection tells of the one in hand, and then leads to it', async () => {
    const getCollection = vi
      .fn<() => Promise<unknown>>(async () => ({ success: true, ...collectionOf('player_fox') }))
      .mockResolvedValueOnce({ success: true, ...collectionOf() });
    const { onNavigate } = showRewards({ getCollection, openPack: async () => opens('player_fox', {}, 0) });
    await openPack().click();
    await expect.element(page.getByText('Your first card is in the pack you hold. Tear it open!')).toBeVisible();
    await tear().click();
    await expect.element(page.getByRole('button', { name: 'Practice a drill' })).toBeVisible();
    await page.getByRole('button', { name: 'See it in my collection' }).click();
    await expect.element(heading(/^The Fox/)).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Your collection' })).toBeInViewport();
    expect(onNavigate).not.toHaveBeenCalled();
  });

  test('its place in the collection is the lit way on, and one more pack the quiet one, which can follow as long as there are tokens', async () => {
    const packs = vi
      .fn<() => Promise<unknown>>(async () => opens('item_street_ball', { is_first: false, count: 3 }, 9))
      .mockResolvedValueOnce(opens('player_fox', {}, 19));
    const { keys } = showRewards({ ...withTokens(29), openPack: packs });
    await openAndTear();
    const see = page.getByRole('button', { name: 'See it in my collection' });
    const another = page.getByRole('button', { name: 'Open another · 10 tokens' });
    await expect.element(see).toBeVisible();
    const look = (way: typeof see) => getComputedStyle(way.element()).background;
    expect(look(see)).not.toBe(look(another));
    expect(see.element().compareDocumentPosition(another.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await another.click();
    await tear().click();
    // Of a card that was there before it says how many there are.
    await expect.element(page.getByText('That’s your 3rd one', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Bronze rim · Get it once more and its rim turns silver')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Close' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Open another' })).not.toBeInTheDocument();
    expect(new Set(keys).size).toBe(2);
  });

  test('paper falls for the legendary only', async () => {
    let found = '';
    showRewards({ openPack: async () => opens(found) });
    for (const [id, name, pieces] of [
      ['player_comet', /^The Comet/, 22],
      ['player_gatekeeper', /^The Gatekeeper/, 0],
      ['player_cloud', /^The Cloud/, 0],
      ['player_fox', /^The Fox/, 0],
    ] as const) {
      found = id;
      await openAndTear();
      await expect.element(page.getByRole('region', { name })).toBeVisible();
      await expect.element(page.getByRole('button', { name: 'Close' })).toBeVisible();
      expect(document.querySelectorAll('i')).toHaveLength(pieces);
      await page.getByRole('button', { name: 'Close' }).click();
    }
  });
});

describe('a pack that is bought', () => {
  /** The pack under a finger, and the finger's way across it in shares of its width. */
  async function swipe(...way: number[]) {
    await expect.element(tear()).toBeVisible();
    const pack = document.querySelector<HTMLElement>('[data-swiping]');
    if (pack === null) throw new Error('no pack');
    const { left, top, width } = pack.getBoundingClientRect();
    const finger = (type: string, x: number) =>
      pack.dispatchEvent(new PointerEvent(type, { pointerId: 1, isPrimary: true, bubbles: true, clientX: left + width * x, clientY: top + 20 }));
    vi.spyOn(pack, 'setPointerCapture').mockImplementation(() => undefined);
    const [from = 0, ...rest] = way;
    finger('pointerdown', from);
    for (const x of rest) finger('pointermove', x);
    return { pack, letGo: () => finger('pointerup', rest.at(-1) ?? from) };
  }

  test('waits whole, its button focused, tells nobody what is in it, and stays so where a finger turns back', async () => {
    showRewards();
    await openPack().click();
    const waiting = page.getByRole('region', { name: 'Your pack' });
    await expect.element(waiting).toBeVisible();
    await expect.element(tear()).toHaveFocus();
    await expect.element(page.getByRole('heading', { name: /^The Fox/ })).not.toBeInTheDocument();
    await expect.element(waiting.getByRole('status')).toBeEmptyDOMElement();
    const { pack, letGo } = await swipe(0.1, 0.5);
    await expect.poll(() => Number(pack.style.getPropertyValue('--torn'))).toBeCloseTo(0.4);
    letGo();
    await expect.poll(() => pack.style.getPropertyValue('--torn')).toBe('0');
    await expect.element(tear()).toBeVisible();
  });

  test('is torn by a swipe to the right or the left, by a tap, and with the keys', async () => {
    showRewards();
    for (const way of [[0.1, 0.4, 0.9], [0.9, 0.5, 0.2], [0.5], null] as const) {
      await openPack().click();
      await expect.element(tear()).toHaveFocus();
      if (way === null) await userEvent.keyboard('{Enter}');
      else (await swipe(...way)).letGo();
      await expect.element(page.getByRole('region', { name: /^The Fox/ })).toHaveFocus();
      await expect.element(heading(/^The Fox/)).toBeVisible();
      await page.getByRole('button', { name: 'Close' }).click();
    }
  });
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
        page.getByText('The answer to your last pack got lost. Open Pack asks again for the same pack, and you pay for it once.'),
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
