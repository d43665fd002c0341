import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../ui/testing/show-component.tsx';
import { JugglingGame } from './JugglingGame.tsx';
import type { GameClock } from './juggling-game-loop.ts';

/** A clock that goes when told, and draws when told. */
function manualClock() {
  let now = 0;
  let frame: (() => void) | null = null;
  let due = 0;
  let asked = 0;
  const clock: GameClock = {
    now: () => now,
    onFrame: (next, wait) => {
      asked += 1;
      frame = next;
      due = now + wait;
      return () => {
        frame = null;
      };
    },
  };
  /** Lets milliseconds pass on a screen of so many pictures a second. */
  const pass = (milliseconds: number, perSecond = 60): void => {
    for (const end = now + milliseconds; now < end; ) {
      now += Math.min(1000 / perSecond, end - now);
      if (now < due) continue;
      const next = frame;
      frame = null;
      next?.();
    }
  };
  return { clock, pass, asked: () => asked };
}

const field = () => page.getByRole('button', { name: 'Juggling game: tap the ball to keep it up' });
const figure = (label: string) => page.getByText(label, { exact: true }).element().parentElement?.querySelector('dd')?.textContent;
const score = () => figure('Score');

function play() {
  const hand = manualClock();
  const place = show(
    <div style={{ width: 360, height: 320, display: 'grid' }} data-theme="dark">
      <JugglingGame clock={hand.clock} />
    </div>,
  );
  return { ...hand, place };
}

/** Where the ball is: the middle of all that is as bright as chalk, in parts of the canvas. */
function ballAt(): { x: number; y: number } {
  const canvas = document.querySelector('canvas');
  const pen = canvas?.getContext('2d');
  if (canvas == null || pen == null) throw new Error('There is no field');
  const { width, height } = canvas;
  const { data } = pen.getImageData(0, 0, width, height);
  let [sumX, sumY, count] = [0, 0, 0];
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at] ?? 0) < 220 || (data[at + 2] ?? 0) < 200 || (data[at + 3] ?? 0) < 250) continue;
    sumX += (at / 4) % width;
    sumY += Math.floor(at / 4 / width);
    count += 1;
  }
  return { x: sumX / count / width, y: sumY / count / height };
}

beforeEach(() => localStorage.removeItem('touchline.juggling'));

describe('juggling', () => {
  test('waits for the first tap, which starts the clock and is the first touch', async () => {
    const { pass, asked } = play();
    await expect.element(page.getByText('Tap to kick off')).toBeVisible();
    pass(3000);
    // Nothing moves, so nothing is drawn.
    expect(asked()).toBe(0);
    expect(figure('Time left')).toBe('60 s');
    await field().click();
    await expect.poll(score).toBe('1');
    pass(2500);
    await expect.poll(() => figure('Time left')).toBe('58 s');
    await expect.element(page.getByText('Tap to kick off')).not.toBeInTheDocument();
  });

  test('bounces the ball with each click and adds one', async () => {
    const { pass } = play();
    await expect.element(page.getByText('Tap to kick off')).toBeVisible();
    const before = ballAt();
    for (let tap = 1; tap <= 4; tap += 1) {
      await field().click();
      pass(400);
      await expect.poll(score).toBe(String(tap));
      expect(ballAt().y).toBeLessThan(before.y);
    }
    await expect.element(page.getByText('4 in a row')).toBeVisible();
    pass(5000);
    await expect.element(page.getByText('4 in a row')).not.toBeInTheDocument();
    expect(score()).toBe('4');
  });

  test('sends the ball away from where it was tapped', async () => {
    const { pass } = play();
    await expect.element(page.getByText('Tap to kick off')).toBeVisible();
    await field().click({ position: { x: 20, y: 100 } });
    pass(300);
    expect(ballAt().x).toBeGreaterThan(0.55);
  });

  test('is played with Space and Enter, wherever the focus is; a held key is one tap', async () => {
    const { pass } = play();
    await expect.element(page.getByText('Tap to kick off')).toBeVisible();
    await userEvent.keyboard(' ');
    pass(100);
    await userEvent.keyboard('{Enter}');
    await expect.poll(score).toBe('2');
    (field().element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{Enter}');
    await expect.poll(score).toBe('4');
    for (const repeat of [false, true, true]) {
      field().element().dispatchEvent(new KeyboardEvent('keydown', { key: ' ', repeat, bubbles: true, cancelable: true }));
    }
    await expect.poll(score).toBe('5');
  });

  test('is played by a screen reader, whose press is no pointer', async () => {
    play();
    await expect.element(page.getByText('Tap to kick off')).toBeVisible();
    (field().element() as HTMLElement).click();
    await expect.poll(score).toBe('1');
  });

  test('is drawn thirty times a second at most, on a fast screen too', async () => {
    const { pass } = play();
    await expect.element(page.getByText('Tap to kick off')).toBeVisible();
    await userEvent.keyboard(' ');
    const drawn = vi.spyOn(CanvasRenderingContext2D.prototype, 'clearRect');
    onTestFinished(() => drawn.mockRestore());
    pass(2000, 120);
    expect(drawn.mock.calls.length).toBeLessThanOrEqual(60);
    expect(drawn.mock.calls.length).toBeGreaterThan(40);
    drawn.mockClear();
    pass(2000, 60);
    expect(drawn.mock.calls.length).toBeLessThanOrEqual(61);
    expect(drawn.mock.calls.length).toBeGreaterThan(50);
  });

  test('asks for half as many pictures while the machine is busy, and for all of them again afterwards', async () => {
    const { pass, asked } = play();
    await expect.element(page.getByText('Tap to kick off')).toBeVisible();
    await userEvent.keyboard(' ');
    // Each frame comes up to 80 ms after it was asked for.
    pass(3000, 12.5);
    const before = asked();
    pass(1000);
    expect(asked() - before).toBeLessThan(28);
    pass(2000);
    const recovered = asked();
    pass(1000);
    expect(asked() - recovered).toBeGreaterThanOrEqual(29);
  });

  test('is paused while the page is hidden', async () => {
    const { pass } = play();
    await expect.element(page.getByText('Tap to kick off')).toBeVisible();
    await userEvent.keyboard(' ');
    pass(1500);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    onTestFinished(() => hidden.mockRestore());
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.element(page.getByText('Paused').first()).toBeVisible();
    pass(20_000);
    await userEvent.keyboard(' ');
    await expect.poll(() => figure('Time left')).toBe('59 s');
    expect(score()).toBe('1');
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.element(page.getByText('Paused').first()).not.toBeInTheDocument();
    pass(3000);
    await expect.poll(() => figure('Time left')).toBe('56 s');
  });

  test('ends after 60 s with Time!, keeps the best score on the device, and is played again', async () => {
    const { pass, place } = play();
    await expect.element(page.getByText('Tap to kick off')).toBeVisible();
    for (let tap = 0; tap < 12; tap += 1) await userEvent.keyboard(' ');
    await expect.element(page.getByText('12 touches in 60 seconds')).not.toBeInTheDocument();
    await expect.element(page.getByRole('status')).toHaveTextContent('10 touches');
    pass(60_100);
    await expect.element(page.getByText('Time!', { exact: true })).toBeVisible();
    await expect.element(page.getByText('12 touches in 60 seconds')).toBeVisible();
    await expect.element(page.getByText('Your new best')).toBeVisible();
    await expect.element(page.getByRole('status')).toHaveTextContent('Time! 12 touches.');
    await userEvent.keyboard(' ');
    expect(score()).toBe('12');

    await page.getByRole('button', { name: 'Play again' }).click();
    await expect.element(page.getByText('Tap to kick off')).toBeVisible();
    await expect.element(field()).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(figure('Best')).toBe('12');
    pass(60_100);
    await expect.element(page.getByText('1 touches in 60 seconds')).toBeVisible();
    await expect.element(page.getByText('Your new best')).not.toBeInTheDocument();
    place.again(null);
    play();
    await expect.poll(() => figure('Best')).toBe('12');
  });

  test('lives without storage', async () => {
    const refuses = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    onTestFinished(() => refuses.mockRestore());
    const { pass } = play();
    await expect.element(page.getByText('Tap to kick off')).toBeVisible();
    await userEvent.keyboard(' ');
    pass(60_100);
    await expect.element(page.getByText('Your new best')).toBeVisible();
  });

  test('is calmer for who asked for less movement: a slower ball, and no rings or trail', async () => {
    const real = globalThis.matchMedia.bind(globalThis);
    const asked = vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) => {
      const list = real(query);
      return query.includes('reduced-motion') ? Object.defineProperty(list, 'matches', { value: true }) : list;
    });
    onTestFinished(() => asked.mockRestore());
    const rings = vi.spyOn(CanvasRenderingContext2D.prototype, 'stroke');
    onTestFinished(() => rings.mockRestore());
    const { pass } = play();
    await expect.element(page.getByText('Tap to kick off')).toBeVisible();
    const before = ballAt();
    rings.mockClear();
    await userEvent.keyboard(' ');
    pass(300);
    expect(rings).not.toHaveBeenCalled();
    const { y } = ballAt();
    expect(before.y - y).toBeGreaterThan(0.05);
    expect(before.y - y).toBeLessThan(0.25);
  });
});
