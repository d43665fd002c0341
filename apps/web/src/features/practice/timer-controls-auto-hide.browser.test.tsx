import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { arena, MINUTE, press, running, timer } from './testing/practice-tab-locators-and-steps.ts';

beforeEach(() => localStorage.clear());

/** How much of an element can be seen through all that it stands in: 0 nothing, 1 all. */
function seenThrough(element: Element): number {
  const parent = element.parentElement;
  return Number(getComputedStyle(element).opacity) * (parent === null ? 1 : seenThrough(parent));
}

describe('the controls of the timer', () => {
  test('holds back its controls after five seconds, Pause and Stop never out of sight; a tap brings them back for three', async () => {
    const { clock } = await running();
    await expect.element(arena()).toHaveAttribute('data-controls', 'shown');
    const inFullLight = getComputedStyle(page.getByRole('button', { name: 'Turn sound off' }).element()).color;
    clock.advance(5_000);
    await expect.element(arena()).toHaveAttribute('data-controls', 'hidden');
    // The small ones step back in colours of their own: seen through, they would be read on whatever lies behind them.
    const sound = page.getByRole('button', { name: 'Turn sound off' }).element();
    await expect.poll(() => getComputedStyle(sound).color).not.toBe(inFullLight);
    expect(seenThrough(sound)).toBe(1);
    for (const name of ['Pause', 'Stop']) {
      const button = page.getByRole('button', { name, exact: true });
      // Readable: nothing fades below it, and the words keep their contrast.
      await expect.poll(() => seenThrough(button.element())).toBe(1);
      await expect.element(button).toBeInViewport({ ratio: 1 });
    }
    await timer().click();
    await expect.element(arena()).toHaveAttribute('data-controls', 'shown');
    clock.advance(2_999);
    await expect.element(arena()).toHaveAttribute('data-controls', 'shown');
    clock.advance(1);
    await expect.element(arena()).toHaveAttribute('data-controls', 'hidden');
  });

  test('keeps its controls while it is paused, and focus inside always', async () => {
    const { clock } = await running();
    await press('Pause');
    clock.advance(MINUTE);
    await expect.element(arena()).toHaveAttribute('data-controls', 'shown');
    for (let step = 0; step < 5; step += 1) {
      await userEvent.tab();
      expect(arena().element().contains(document.activeElement)).toBe(true);
    }
  });
});

describe('the ground of the timer', () => {
  test('shows its controls again when a mouse moves', async () => {
    const { clock } = await running();
    await expect.element(arena()).toHaveAttribute('data-controls', 'shown');
    clock.advance(6_000);
    await expect.element(arena()).toHaveAttribute('data-controls', 'hidden');
    arena().element().dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
    await expect.element(arena()).toHaveAttribute('data-controls', 'shown');
  });
});
