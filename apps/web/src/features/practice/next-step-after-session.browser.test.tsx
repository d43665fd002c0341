import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { savedSession } from './testing/sample-save-session-response.ts';
import { COUNTDOWN, ended, MINUTE, press, result } from './testing/practice-tab-locators-and-steps.ts';

beforeEach(() => localStorage.clear());

describe('what comes after a saved session', () => {
  const poor = { ...savedSession, stats: { ...savedSession.stats, tokens: 4 } };
  /** It earned what was missing for a pack. */
  const rich = { ...savedSession, stats: { ...savedSession.stats, tokens: 50 } };

  test('leads on to a pack where it earned what was missing for one, and says what it costs: the press opens it', async () => {
    // At every size of a phone, of a page at twice its size and of a wide screen, on the way there.
    await page.viewport(320, 568);
    onTestFinished(() => page.viewport(1280, 800));
    // The margins of a phone's page.
    document.body.style.paddingInline = '1rem';
    onTestFinished(() => document.body.removeAttribute('style'));
    const { onNavigate } = await ended(async () => rich);
    await press('Save & Earn Tokens');
    const box = (found: { element: () => Element }) => found.element().getBoundingClientRect();
    const xp = page.getByRole('region', { name: 'XP' });
    const tokens = page.getByRole('region', { name: 'Tokens' });
    const level = page.getByText('Level up! You are level 2');
    await expect.element(level).toBeVisible();
    await expect.element(tokens).toBeVisible();
    // On the smallest phone a level gained stands above what it was earned with, and XP and tokens side by side.
    expect(box(level).bottom).toBeLessThan(box(xp).top);
    expect(box(tokens).top).toBe(box(xp).top);
    // On a phone lying down they are counted up in the first view, as much of it as is above the bar.
    await page.viewport(640, 360);
    const card = box(page.getByRole('region', { name: 'Well played' })).top;
    for (const region of [xp, tokens]) {
      const number = region.element().firstElementChild?.getBoundingClientRect().bottom ?? NaN;
      expect(number - card).toBeLessThanOrEqual(360 - 150);
    }
    await userEvent.keyboard('{Escape}');
    const next = page.getByRole('region', { name: 'What comes next' });
    const step = page.getByRole('button', { name: 'Open Pack · 10 tokens' });
    await expect.element(next).toHaveFocus();
    for (const [width, height] of [
      [640, 360],
      [740, 360],
      [844, 390],
    ] as const) {
      await page.viewport(width, height);
      await nothingLiesBeneathTheStep();
    }
    // The lowest phones, as much as one of 360 × 640 has above its bar, and a page at twice its size.
    for (const [width, height] of [
      [360, 640],
      [640, 450],
      [720, 450],
    ] as const) {
      await page.viewport(width, height);
      window.scrollTo(0, 0);
      await expect.element(step).toBeInViewport({ ratio: 1 });
      const edge = box(next).top;
      for (const part of [xp, tokens, page.getByText('12 days')]) {
        expect(box(part).top).toBeGreaterThanOrEqual(width === 360 ? 0 : -Infinity);
        expect(box(part).bottom).toBeLessThanOrEqual(edge);
      }
    }
    // On a laptop the button alone says the price; on a wide screen there is room for what is left.
    await page.viewport(1280, 800);
    await expect.element(page.getByText('You have 50 tokens, and a pack costs 10.')).not.toBeVisible();
    await page.viewport(1440, 900);
    await expect.element(page.getByText('You have 50 tokens, and a pack costs 10.')).toBeVisible();
    await step.click();
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith('rewards', { pack: true });
  });

  /** On a phone lying down: the next step is in the first view with what was earned. */
  async function nothingLiesBeneathTheStep() {
    const steps = ['Open Pack · 10 tokens', 'Juggling again', 'Back to dashboard'].map((name) => page.getByRole('button', { name }));
    for (const step of steps) await expect.element(step).toBeInViewport({ ratio: 1 });
    const told = [page.getByRole('heading', { name: 'Well played' }), page.getByText(/^Juggling/).first(), ...page.getByRole('region', { name: 'XP' }).getByRole('listitem').all()];
    for (const one of told) {
      await expect.element(one).toBeInViewport({ ratio: 1 });
      const range = document.createRange();
      range.selectNodeContents(one.element());
      const words = range.getBoundingClientRect();
      for (const step of steps) {
        const button = step.element().getBoundingClientRect();
        expect(words.right <= button.left || words.bottom <= button.top || words.top >= button.bottom).toBe(true);
      }
    }
  }

  test('leads on to the same drill once more while the day’s goal is not reached, or to another drill', async () => {
    onTestFinished(() => page.viewport(1280, 800));
    const { clock, save } = await ended(async () => poor);
    await press('Save & Earn Tokens');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByText('5 of 15 minutes done today. One more, if you like.')).toBeVisible();
    // One of the ways on is lit, the others are outlined, at every size.
    for (const [width, height] of [
      [390, 844],
      [800, 1100],
      [1440, 900],
      [1280, 800],
    ] as const) {
      await page.viewport(width, height);
      const next = page.getByRole('region', { name: 'What comes next' });
      await expect.element(next.getByRole('button', { name: 'Juggling again' })).toBeVisible();
      const isLit = (button: Element): boolean => getComputedStyle(button).backgroundImage !== 'none';
      const ways = () => next.getByRole('button').elements().filter((button) => button.textContent !== '' && button.getClientRects().length > 0);
      // The words follow the size a moment later.
      await expect.poll(() => ways().map((button) => [button.textContent, isLit(button)])).toEqual([
        ['Juggling again', true],
        // A phone's line has no room for its name.
        [width < 576 ? 'Another drill' : 'Other drill: Cone Weaving', false],
        ['Back to dashboard', false],
      ]);
    }
    await press('Juggling again');
    await expect.element(page.getByRole('combobox', { name: /^Drill/ })).toHaveTextContent('Juggling (Ball Control)');
    await expect.element(page.getByRole('combobox', { name: /^Drill/ })).toHaveFocus();
    await press('START DRILL');
    clock.advance(COUNTDOWN + 5 * MINUTE);
    await press('Save & Earn Tokens');
    await userEvent.keyboard('{Escape}');
    expect(new Set(save.mock.calls.map(([, key]) => key)).size).toBe(2);
    await press('Other drill: Cone Weaving');
    await expect.element(page.getByRole('combobox', { name: /^Drill/ })).toHaveTextContent('Cone Weaving (Dribbling)');
  });

  test('on a wide screen one more drill stands beside the step, on a phone below it beside the way out', async () => {
    onTestFinished(() => page.viewport(1280, 800));
    await page.viewport(1280, 800);
    await ended(async () => rich);
    await press('Save & Earn Tokens');
    await userEvent.keyboard('{Escape}');
    const step = page.getByRole('button', { name: 'Open Pack · 10 tokens' });
    const more = page.getByRole('button', { name: 'Juggling again' });
    await expect.element(more).toBeInViewport({ ratio: 1 });
    const middleOf = (button: { element: () => Element }): number => {
      const { top, height } = button.element().getBoundingClientRect();
      return top + height / 2;
    };
    expect(Math.abs(middleOf(step) - middleOf(more))).toBeLessThan(2);
    await page.viewport(390, 844);
    await expect.element(step).toBeVisible();
    await expect.element(more).toBeInViewport({ ratio: 1 });
    const out = page.getByRole('button', { name: 'Back to dashboard' }).element().getBoundingClientRect();
    expect(Math.abs(more.element().getBoundingClientRect().top - out.top)).toBeLessThan(2);
    await page.viewport(1280, 800);
    await more.click();
    await expect.element(page.getByRole('combobox', { name: /^Drill/ })).toHaveTextContent('Juggling (Ball Control)');
  });

  test('on a wide screen all that was won is in sight beside or above the next step, also below the header', async () => {
    /** Of the header and the tab's heading, which stand above it in the app. */
    const above = 156;
    onTestFinished(() => page.viewport(1280, 800));
    await ended(async () => ({ ...rich, rewards: { ...rich.rewards, achievements: ['sessions1', 'streak3'] } }));
    await press('Save & Earn Tokens');
    await userEvent.keyboard('{Escape}{Escape}{Escape}{Escape}');
    for (const [width, height] of [
      [1024, 768],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.viewport(width, height);
      const step = page.getByRole('region', { name: 'What comes next' });
      await expect.element(step).toBeVisible();
      const next = step.element().getBoundingClientRect();
      const won = [page.getByRole('region', { name: 'XP' }), page.getByRole('region', { name: 'Tokens' }), page.getByRole('region', { name: /^New badge/ })];
      for (const one of won) {
        const { right, bottom } = one.element().getBoundingClientRect();
        expect(bottom + above).toBeLessThanOrEqual(height);
        const isBeside = right <= next.left;
        expect(isBeside || bottom + above <= height - next.height).toBe(true);
      }
    }
  });

  test('on a phone each screen begins at its top, and the next step has the focus where it is seen', async () => {
    await page.viewport(390, 500);
    onTestFinished(() => page.viewport(1280, 800));
    await ended(async () => poor);
    await userEvent.fill(result(), '31');
    await press('Save & Earn Tokens');
    await expect.element(page.getByText('Well played')).toBeVisible();
    expect(scrollY).toBe(0);
    await userEvent.keyboard('{Escape}');
    const next = page.getByRole('region', { name: 'What comes next' });
    await expect.element(next).toHaveFocus();
    await expect.element(page.getByRole('button', { name: 'Juggling again' })).toBeInViewport({ ratio: 1 });
    // Beside what was earned, not in its place.
    expect(scrollY).toBe(0);
    for (const name of ['XP', 'Tokens']) await expect.element(page.getByRole('region', { name }).getByText(/^\+\d+$/).first()).toBeInViewport({ ratio: 1 });
    await press('Juggling again');
    await expect.element(page.getByRole('combobox', { name: /^Drill/ })).toHaveFocus();
    await expect.poll(() => scrollY).toBe(0);
  });

  test('leads on to another drill once the goal is reached', async () => {
    const rewards = { ...savedSession.rewards, minutesOfDay: 15 };
    await ended(async () => ({ ...poor, rewards }));
    await press('Save & Earn Tokens');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByText('Your 15 minutes for today are done. The next drill is there when you like.')).toBeVisible();
    await press('Next drill: Cone Weaving');
    await expect.element(page.getByRole('combobox', { name: /^Drill/ })).toHaveTextContent('Cone Weaving (Dribbling)');
  });

  test.each([
    [{ experienceToNextLevel: 16 }, '16 XP to level 3. One more?'],
    [{ totalSessions: 24 }, 'One more session brings you the badge Committed.'],
  ])('offers one more where that is sure to bring something: %o', async (after, words) => {
    // On a phone the level's bar alone says how far the next one is.
    await page.viewport(1280, 800);
    const stats = { ...savedSession.stats, tokens: 4, ...after };
    const rewards = { ...savedSession.rewards, tokensEarned: 4, minutesOfDay: 20 };
    await ended(async () => ({ ...savedSession, rewards, stats }));
    await press('Save & Earn Tokens');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Juggling again' })).toBeVisible();
  });
});
