import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { collectionOf, packsWith } from './testing/sample-packs-and-collections.ts';
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

describe('a pack that was asked for where its cost was said', () => {
  const withCard = { getCollection: async () => ({ success: true, ...collectionOf('player_fox') }) };

  test('is opened on arrival, once, and is there to be torn', async () => {
    const { keys, onArrived } = showRewards({ ...withTokens(29), ...withCard }, 'noa', true);
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
    const { keys } = showRewards({ ...withTokens(19), ...withCard }, 'noa', true);
    await expect.element(tear()).toBeVisible();
    expect(keys).toHaveLength(0);
  });

  test('waits in the store of who has opened none yet, with the odds in sight', async () => {
    const { keys, onArrived } = showRewards(withTokens(29), 'noa', true);
    await expect.poll(() => onArrived.mock.calls.length).toBe(1);
    await expect.element(openPack()).toBeEnabled();
    await expect.element(page.getByRole('region', { name: 'How likely is what?' })).toBeVisible();
    expect(keys).toHaveLength(0);
  });

  test('is told where the tokens are gone meanwhile', async () => {
    const { keys } = showRewards({ ...withTokens(4), ...withCard }, 'noa', true);
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
