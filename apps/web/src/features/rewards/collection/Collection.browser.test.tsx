import { packRewards } from '@touchline/domain';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { collectionOf, packsWith, wholeCollection } from '../testing/sample-packs-and-collections.ts';
import { lost, showRewards } from '../testing/show-rewards.tsx';

const showCollection = (...owned: Parameters<typeof collectionOf>) =>
  showRewards({ getCollection: async () => ({ success: true, ...collectionOf(...owned) }) });
const collection = () => page.getByRole('region', { name: 'Your collection' });
/** Those found: the places of the others have no words but their own. */
const cards = () => collection().getByRole('button').elements().filter((element) => element.hasAttribute('aria-label'));
const showMissing = () => collection().getByRole('radio', { name: /^Missing/ }).click();
const card = (name: RegExp) => collection().getByRole('button', { name });

beforeEach(() => localStorage.clear());
afterEach(() => void vi.restoreAllMocks());

describe('an empty collection', () => {
  test('tells what will be here, and that practice comes first', async () => {
    showRewards({ getPacks: async () => ({ success: true, data: packsWith(0) }) });
    await expect.element(collection().getByText('Room for 53 cards')).toBeVisible();
    await expect
      .element(collection().getByText('Practice a drill, earn tokens, and open your first pack.'))
      .toBeVisible();
    const names = collection().getByRole('listitem').elements().map((card) => card.textContent ?? '');
    expect(names).toHaveLength(53);
    expect(names[0]).toMatch(/not found yet/);
    expect(collection().getByRole('heading').elements().map((heading) => heading.textContent)).toEqual([
      'Your collection',
      'Room for 53 cards',
      'Players',
      'Midfield Makers\u00A0· 0 of 6',
      'Goal Getters\u00A0· 0 of 6',
      'Last Line\u00A0· 0 of 6',
      'Badge cards',
      'Training Ground\u00A0· 0 of 6',
      'Match Day\u00A0· 0 of 6',
      'Team Spirit\u00A0· 0 of 5',
      'Items',
      'Kit Bag\u00A0· 0 of 6',
      'On the Pitch\u00A0· 0 of 6',
      'Treasure Chest\u00A0· 0 of 6',
    ]);
  });

  test('points to the first pack where the tokens for it are there', async () => {
    showRewards();
    await expect.element(collection().getByText('You have enough tokens for your first pack.')).toBeVisible();
  });
});

describe('a collection', () => {
  test('stands by rarity, then by age, with NEW on the five found last, on none that was there already, and xN on what there is more of', async () => {
    showCollection(
      ['player_fox', 3],
      'item_street_ball',
      'player_comet',
      'badge_clean_sheet',
      'player_gatekeeper',
      ['badge_golden_whistle', 2],
      'player_cloud',
    );
    await expect.element(card(/^The Comet/)).toBeVisible();
    expect(cards().map((element) => element.getAttribute('aria-label'))).toEqual([
      'The Comet, Legendary, Player card, new',
      'Golden Whistle, Legendary, Badge card, 2 of it, Bronze rim',
      'The Gatekeeper, Epic, Player card, new',
      'Clean Sheet, Rare, Badge card, new',
      'The Cloud, Rare, Player card, new',
      'The Fox, Common, Player card, 3 of it, Bronze rim',
      'Street Ball, Common, Item, new',
    ]);
    expect(collection().getByText('NEW', { exact: true }).elements()).toHaveLength(5);
    await expect.element(card(/^The Fox/)).toMatchTextContent('x3');
  });

  test('has NEW where the server says so, also after a card was opened and on the next visit', async () => {
    const { leave } = showCollection('player_fox', ['item_street_ball', 2]);
    await card(/^The Fox.*new/).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(card(/^The Fox.*new/)).toMatchTextContent('NEW');
    leave();
    await expect.element(collection()).not.toBeInTheDocument();
    showCollection('player_fox', ['item_street_ball', 2]);
    await expect.element(card(/^The Fox.*new/)).toMatchTextContent('NEW');
    await expect.element(card(/^Street Ball/)).not.toMatchTextContent('NEW');
  });

  test('says how far it is, in all, by kind and by series', async () => {
    showCollection('player_fox', 'player_rocket', 'badge_clear_call');
    await expect.element(collection().getByText('3 of 53', { exact: true })).toBeVisible();
    await expect.element(collection().getByText('6%', { exact: true })).toBeVisible();
    const bar = (name: string) => collection().getByRole('progressbar', { name, exact: true });
    await expect.element(bar('Your collection')).toHaveAttribute('aria-valuetext', '3 of 53\u00A0· 6%');
    await collection().getByText('Progress by kind and series').click();
    await expect.element(bar('Players')).toHaveAttribute('aria-valuetext', '2 of 18\u00A0· 11%');
    await expect.element(bar('Badge cards')).toHaveAttribute('aria-valuetext', '1 of 17\u00A0· 6%');
    await expect.element(bar('Items')).toHaveAttribute('aria-valuetext', '0 of 18\u00A0· 0%');
    await expect.element(bar('Goal Getters')).toHaveAttribute('aria-valuetext', '2 of 6\u00A0· 33%');
  });

  test('says how far it is once, and then shows its cards: what a number means and the parts stand below them', async () => {
    showCollection('player_fox', ['player_rocket', 2]);
    await expect.element(card(/^The Fox/)).toBeVisible();
    expect(collection().getByText(/2 of (the )?53/).elements()).toHaveLength(1);
    const top = (element: Element | undefined) => element?.getBoundingClientRect().top ?? 0;
    const [first, last] = [top(cards()[0]), Math.max(...cards().map(top))];
    expect(top(collection().getByRole('progressbar', { name: 'Your collection' }).element())).toBeLessThan(first);
    for (const below of ['Find a card again and its rim gets polished:', 'Progress by kind and series']) {
      expect(top(collection().getByText(below).element())).toBeGreaterThan(last);
    }
  });

  test('has each card as large as the next, with a rim or without, and how many there are within it, below its rarity', async () => {
    showCollection('player_fox', ['player_rocket', 2], ['player_cloud', 4], ['player_owl', 8]);
    await expect.element(card(/^The Fox/)).toBeVisible();
    // The frame too, which has the rim.
    const sizes = cards().flatMap((one) => [one.firstElementChild, one.querySelector('[data-rarity] > *')]).map((part) => part?.getBoundingClientRect()).map((box) => `${Math.round(box?.width ?? 0)} ${Math.round(box?.height ?? 0)}`);
    expect(new Set(sizes).size).toBe(1);
    const gaps = ['x2', 'x4', 'x8'].map((count) => {
      const tag = collection().getByRole('button').getByText(count, { exact: true }).element();
      const pips = tag.closest('button')?.querySelector('svg[viewBox$=" 12"]');
      const { top, bottom } = tag.getBoundingClientRect();
      return { isBelowRarity: top >= (pips?.getBoundingClientRect().bottom ?? 0), isWithin: bottom < (tag.closest('button')?.getBoundingClientRect().bottom ?? 0) };
    });
    expect(gaps).toEqual(Array.from({ length: 3 }, () => ({ isBelowRarity: true, isWithin: true })));
  });

  test('has what is rarest larger, above the others', async () => {
    showCollection('player_fox', 'player_cloud', 'player_gatekeeper', 'player_comet');
    await expect.element(card(/^The Fox/)).toBeVisible();
    const box = (name: RegExp) => card(name).element().getBoundingClientRect();
    const rarest = [box(/^The Comet/), box(/^The Gatekeeper/)];
    const others = [box(/^The Cloud/), box(/^The Fox/)];
    expect(Math.min(...rarest.map(({ width }) => width))).toBeGreaterThan(Math.max(...others.map(({ width }) => width)));
    expect(Math.max(...rarest.map(({ bottom }) => bottom))).toBeLessThan(Math.min(...others.map(({ top }) => top)));
  });

  test('tints each card by its series', async () => {
    showCollection('player_fox', 'player_owl', 'player_engine');
    await expect.element(card(/^The Fox/)).toBeVisible();
    const shades = cards().map((one) => one.querySelector('[data-series]')).map((face) => getComputedStyle(face ?? document.body).getPropertyValue('--shade'));
    expect(new Set(shades).size).toBe(3);
  });

  test('shows the shapes of what is still to find, and keeps their names', async () => {
    showCollection('player_fox');
    await expect.element(collection().getByRole('heading', { name: '52 still to find' })).not.toBeInTheDocument();
    // One press from the top of the collection, however many cards there are.
    await collection().getByRole('radio', { name: 'Missing (52)' }).click();
    await expect.element(collection().getByRole('heading', { name: '52 still to find' })).toBeVisible();
    await expect.element(card(/^The Fox/)).not.toBeInTheDocument();
    await expect.element(collection().getByText('Goal Getters 6: Legendary, not found yet')).toBeInTheDocument();
    await expect.element(collection().getByText('The Comet')).not.toBeInTheDocument();
  });

  test('tells of one that is still to find what is known of it, by a press or a key, without its name', async () => {
    showCollection('player_fox');
    await showMissing();
    const slot = card(/^Goal Getters 6: Legendary, not found yet/);
    await slot.click();
    const hint = page.getByRole('dialog', { name: 'Not found yet' });
    for (const text of ['Legendary', 'Player card', 'Goal Getters\u00A0· card 6 of 6', 'Any pack may hold it. Its name comes with the card.']) {
      await expect.element(hint.getByText(text, { exact: true }).first()).toBeVisible();
    }
    expect(hint.element().textContent).not.toContain('The Comet');
    expect(hint.element().querySelector('svg')).not.toBeNull();
    await hint.getByText('All the odds').click();
    await expect.element(hint.getByRole('table')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(hint).not.toBeInTheDocument();
    await expect.element(slot).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(hint).toBeVisible();
  });

  test('is an album: every series under its name with how many are found, and a mark on a complete one', async () => {
    const lastLine = packRewards.filter(({ series }) => series === 'last_line').map(({ id }) => id);
    showCollection('player_fox', ...lastLine);
    await showMissing();
    const series = (name: string) => collection().getByRole('heading', { name });
    await expect.element(series('Goal Getters · 1 of 6')).toBeVisible();
    await expect.element(series('Last Line · 6 of 6 Complete')).toBeVisible();
    await expect.element(collection().getByText('Goal Getters 1: The Fox, found')).toBeInTheDocument();
    await collection().getByRole('radio', { name: 'Items' }).click();
    await expect.element(series('Kit Bag · 0 of 6')).toBeVisible();
    await expect.element(series('Goal Getters · 1 of 6')).not.toBeInTheDocument();
  });

  test('can be looked at kind by kind', async () => {
    showCollection('player_fox', 'badge_clear_call');
    await collection().getByRole('radio', { name: 'Badge cards' }).click();
    await expect.element(card(/^Clear Call/)).toBeVisible();
    await expect.element(card(/^The Fox/)).not.toBeInTheDocument();
    await collection().getByRole('radio', { name: 'Items' }).click();
    await expect.element(collection().getByText('None of these yet. The next pack may hold one.')).toBeVisible();
    await collection().getByRole('radio', { name: 'Badge cards' }).click();
    await collection().getByRole('radio', { name: 'Missing (16)' }).click();
    await expect.element(collection().getByRole('heading', { name: '16 still to find' })).toBeVisible();
  });

  test('says what the number on a card means, at the counts of the rims', async () => {
    showCollection('player_fox');
    const words = collection().getByText('Find a card again and its rim gets polished:');
    await expect.element(words).toBeVisible();
    const steps = [...(words.element().nextElementSibling?.children ?? [])].map(({ textContent }) => textContent);
    expect(steps).toEqual(['x2Bronze rim', 'x4Silver rim', 'x8Gold rim']);
  });

  test('that is complete says so', async () => {
    showRewards({ getCollection: async () => ({ success: true, ...wholeCollection() }) });
    await expect.element(collection().getByText('53 of 53')).toBeVisible();
    await expect.element(collection().getByRole('heading', { name: 'All of them found' })).toBeVisible();
    await expect.element(collection().getByText(/still to find/)).not.toBeInTheDocument();
    await expect.element(collection().getByRole('radio', { name: /^Missing/ })).not.toBeInTheDocument();
  });

  test('that cannot be read says so, and tries again', async () => {
    const getCollection = vi
      .fn<() => Promise<unknown>>(async () => ({ success: true, ...collectionOf('player_fox') }))
      .mockRejectedValueOnce(lost);
    showRewards({ getCollection });
    await expect.element(page.getByText('Your collection could not be loaded')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(card(/^The Fox/)).toBeVisible();
  });

  test('holds a card that this page does not know yet', async () => {
    const { data, progress } = collectionOf('player_fox');
    const newer = data.map((item) => ({ ...item, reward_id: 'player_of_tomorrow', item_name: 'The Sunrise' }));
    showRewards({ getCollection: async () => ({ success: true, data: newer, progress }) });
    await expect.element(card(/^The Sunrise/)).toBeVisible();
  });
});

describe('a card', () => {
  const dialog = () => page.getByRole('dialog', { name: 'The Fox' });
  const openFox = async () => {
    showCollection(['player_fox', 2]);
    await card(/^The Fox/).click();
    await expect.element(dialog()).toBeVisible();
  };

  test.each([
    [1, 'plain', 'Get it once more and its rim turns bronze'],
    [2, 'bronze', 'Bronze rim · Get it 2 more times and its rim turns silver'],
    [4, 'silver', 'Silver rim · Get it 4 more times and its rim turns gold'],
    [8, 'gold', 'Gold rim'],
  ])('of which there are %s has a rim that is %s, and its page tells of the next', async (count, rim, words) => {
    showCollection(['player_fox', count]);
    await expect.element(card(/^The Fox/)).toBeVisible();
    expect(card(/^The Fox/).element().querySelector('[data-rim]')).toHaveAttribute('data-rim', rim);
    await card(/^The Fox/).click();
    await expect.element(page.getByRole('dialog').getByText(words, { exact: true })).toBeVisible();
  });

  test('is shown large, with everything there is to know of it', async () => {
    await openFox();
    await expect.element(dialog().getByText('A fox peeping out from behind a goalpost')).toBeInTheDocument();
    for (const text of ['Common', 'Player card', 'Goal Getters · card 1 of 6', 'October 1, 2026', 'November 20, 2026', 'x2']) {
      await expect.element(dialog().getByText(text, { exact: true }).first()).toBeInTheDocument();
    }
    // Drawn art only.
    await expect.element(dialog().getByText('🦊')).not.toBeInTheDocument();
    await expect
      .element(dialog().getByText('Waits quietly in just the place where the ball will drop next.'))
      .toBeVisible();
  });

  test('is shared by the sheet of the device', async () => {
    const sheet = vi.fn<Navigator['share']>(async () => undefined);
    Object.defineProperty(navigator, 'share', { value: sheet, configurable: true });
    await openFox();
    await dialog().getByRole('button', { name: 'Share' }).click();
    expect(sheet).toHaveBeenCalledExactlyOnceWith({
      title: 'The Fox',
      text: 'I found The Fox in a Touchline pack!',
      url: `${location.origin}/`,
    });
    Reflect.deleteProperty(navigator, 'share');
  });

  test('is shared by a copied link where there is no sheet', async () => {
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await openFox();
    await dialog().getByRole('button', { name: 'Share' }).click();
    await expect.element(page.getByText('Link copied').first()).toBeVisible();
    expect(copy).toHaveBeenCalledExactlyOnceWith(`${location.origin}/`);
  });

  test('says when it cannot be shared', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await openFox();
    await dialog().getByRole('button', { name: 'Share' }).click();
    await expect.element(page.getByText('The link could not be copied.').first()).toBeVisible();
  });
});
