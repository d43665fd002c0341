import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../../../ui/testing/show-component.tsx';
import { ClipPlayer } from './ClipPlayer.tsx';
import { createPlayhead } from '../playhead.ts';
import { filmOf } from '../testing/synthetic-clip.ts';
import { outcomeOf } from '../testing/engine-outcomes.ts';
import { showResults } from '../testing/show-results-and-history.tsx';
import { FILM_MS } from '../testing/results-fixtures.ts';

const outcome = outcomeOf({ fault: 'supportKneeAtContact.tooStraight' });
const position = () => page.getByRole('slider', { name: 'Position in the video' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const stage = () => page.getByRole('region', { name: 'Your video' });

/** Seconds on show. */
const now = (): number => Number((position().element() as HTMLInputElement).value);
const moment = (name: string): number => outcome.review.moments.find((one) => one.name === name)?.time ?? Number.NaN;

it.each([
  ['in the browser’s player', false, 'VIDEO'],
  ['picture by picture where the browser’s player cannot seek in the file', true, 'CANVAS'],
] as const)('is shown %s: at moments, slower, stepped', async (_how, cannotSeek, kind) => {
  showResults({ outcome, clip: await filmOf(outcome, { cannotSeek }) });
  await expect.element(button('Play'), { timeout: FILM_MS }).toBeEnabled();
  expect(stage().element().querySelector('video, [class*="picture"] canvas')?.tagName).toBe(kind);
  // It opens where the foot meets the ball.
  await expect.poll(now).toBeCloseTo(moment('contact'), 1);

  await page.getByRole('button', { name: /^Follow-through/ }).click();
  await expect.poll(now).toBeCloseTo(moment('followThrough'), 1);
  await expect.element(page.getByRole('button', { name: /^Follow-through/ })).toHaveAttribute('aria-pressed', 'true');

  const before = now();
  await button('One picture on').click();
  await expect.poll(now).toBeCloseTo(before + 1 / 30, 2);
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.poll(now).toBeCloseTo(before - 1 / 30, 2);
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(now).toBeCloseTo(before, 2);

  // The line itself steps by pictures too, wherever in a picture it stands.
  (position().element() as HTMLElement).focus();
  for (const [key, pictures] of [['{ArrowRight}', 1], ['{ArrowUp}', 2], ['{ArrowLeft}', 1], ['{ArrowDown}', 0]] as const) {
    await userEvent.keyboard(key);
    await expect.poll(now).toBeCloseTo(before + pictures / 30, 2);
  }
  await userEvent.keyboard('{Home}');
  await expect.poll(now).toBeCloseTo(0, 1);
  await userEvent.keyboard('{End}');
  await expect.poll(now).toBeGreaterThan(outcome.clip.duration - 0.2);
  await userEvent.keyboard('{PageDown}');
  await expect.poll(now).toBeLessThan(outcome.clip.duration * 0.92);

  // From the start, so that a busy machine meets no end before the click.
  await userEvent.keyboard('{Home}');
  await expect.poll(now).toBeCloseTo(0, 1);
  await button('Quarter speed').click();
  await expect.element(button('Quarter speed')).toHaveAttribute('aria-pressed', 'true');
  const [from, began] = [now(), performance.now()];
  await button('Play').click();
  await expect.poll(now).toBeGreaterThan(from + 0.15);
  // A quarter of the speed: never further than a quarter of the time that went by, and a picture or two.
  expect(now() - from).toBeLessThan((performance.now() - began) / 4_000 + 0.1);
  await button('Pause').click();
  await expect.element(button('Play')).toBeVisible();
});

it('stands at its moment, with the skeleton, while the video is on its way', async () => {
  const { review, clip: shape, frames } = outcome;
  const onItsWay = { link: () => new Promise<string>(() => undefined) };
  const shown = { review, shape, frames, clip: null, linked: onItsWay, stills: [], mirrored: false };
  show(<ClipPlayer {...{ shown }} clip={onItsWay} playhead={createPlayhead()} asked={null} />);
  await expect.element(page.getByRole('progressbar', { name: 'Your video is ready in a few seconds' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Foot meets ball/ })).toHaveAttribute('aria-pressed', 'true');
  await expect.element(button('Play')).toBeDisabled();
  // Nothing looks switched off, and its moments can be looked at already.
  for (const one of stage().getByRole('button').elements()) expect(getComputedStyle(one).opacity).toBe('1');
  const drawnBefore = stage().element().querySelector('canvas')?.toDataURL();
  await page.getByRole('button', { name: /^Follow-through/ }).click();
  await expect.element(page.getByRole('button', { name: /^Follow-through/ })).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => stage().element().querySelector('canvas')?.toDataURL() === drawnBefore).toBe(false);
  const overlay = stage().element().querySelector('canvas');
  const drawn = overlay?.getContext('2d')?.getImageData(0, 0, overlay.width, overlay.height).data;
  expect(drawn?.some((value) => value > 0)).toBe(true);
});

it('shows the player near, and the whole picture when asked', async () => {
  const far = outcomeOf({
    frames: (frames) =>
      frames.map((frame) => ({ ...frame, pose: frame.pose?.map((point) => ({ ...point, x: 0.6 + point.x * 0.3, y: 0.5 + point.y * 0.3 })) ?? null })),
  });
  showResults({ outcome: far, clip: await filmOf(far) });
  await expect.element(button('Play'), { timeout: FILM_MS }).toBeEnabled();
  const picture = (): DOMRect => {
    const film = stage().element().querySelector('video, [class*="picture"] canvas');
    return film?.getBoundingClientRect() ?? new DOMRect();
  };
  const frame = (): DOMRect => stage().element().querySelector('[class*="stage"]')?.getBoundingClientRect() ?? new DOMRect();
  const whole = button('Whole picture');
  await expect.element(whole).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => picture().width / frame().width).toBeGreaterThan(2);
  // The film keeps its shape, and the player, who is at its right, is within the frame.
  expect(picture().width / picture().height).toBeCloseTo(far.clip.width / far.clip.height, 1);
  const player = picture().left + 0.75 * picture().width;
  expect(player).toBeGreaterThan(frame().left);
  expect(player).toBeLessThan(frame().right);

  await whole.click();
  await expect.element(whole).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => picture().width).toBeCloseTo(frame().width, 0);
  expect(picture().width / picture().height).toBeCloseTo(far.clip.width / far.clip.height, 1);
  await whole.click();
  await expect.poll(() => picture().width / frame().width).toBeGreaterThan(2);
});

it('a press beside a mark of the line shows its moment; elsewhere it shows what was pressed', async () => {
  showResults({ outcome, clip: await filmOf(outcome) });
  await expect.element(button('Play'), { timeout: FILM_MS }).toBeEnabled();
  const line = position().element().getBoundingClientRect();
  // The middle of the thumb runs from half its width to half its width before the end.
  const thumb = 22;
  const placeOf = (time: number): number => thumb / 2 + (time / outcome.clip.duration) * (line.width - thumb);
  const last = outcome.review.moments.at(-1);
  await position().click({ position: { x: placeOf(last?.time ?? 0) + 14, y: line.height / 2 } });
  await expect.poll(now).toBeCloseTo(last?.time ?? Number.NaN, 1);
  await expect.poll(() => position().element().getAttribute('aria-valuetext')).toBe(`${last?.time.toFixed(2)} s`);
  await position().click({ position: { x: placeOf(0.2), y: line.height / 2 } });
  await expect.poll(now).toBeCloseTo(0.2, 1);
});

it('opens where the player was found, when no moment of theirs is known', async () => {
  const seenLate = outcomeOf({ frames: (frames) => frames.map((frame) => (frame.time > outcome.clip.duration * 0.8 ? frame : { ...frame, pose: null })) });
  expect(seenLate.review.moments).toEqual([]);
  showResults({ outcome: seenLate, clip: await filmOf(seenLate) });
  await expect.element(button('Play'), { timeout: FILM_MS }).toBeEnabled();
  await expect.poll(now).toBeGreaterThan(outcome.clip.duration * 0.8);
});

it('says which picture is on show, also where the browser does not tell of one', async () => {
  showResults({ outcome, clip: await filmOf(outcome) });
  await expect.element(button('Play'), { timeout: FILM_MS }).toBeEnabled();
  // The picture that holds the moment, by its own time.
  const contact = Math.floor(moment('contact') * 30) / 30;
  await expect.poll(now).toBeCloseTo(contact, 2);
  const video = stage().element().querySelector('video') as HTMLVideoElement;
  const genuine = video.requestVideoFrameCallback.bind(video);
  let missed = 0;
  const ask = vi.spyOn(video, 'requestVideoFrameCallback').mockImplementation((told) =>
    genuine((...picture) => {
      if (missed > 0) return told(...picture);
      missed += 1;
      ask.getMockImplementation()?.(told);
    }),
  );
  // The request that stands was made before: this step is its last.
  await button('One picture on').click();
  await expect.poll(() => ask.mock.calls.length).toBe(1);
  await expect.poll(now).toBeCloseTo(contact + 1 / 30, 2);
  await button('One picture on').click();
  await expect.poll(now).toBeCloseTo(contact + 2 / 30, 2);
  expect(missed).toBe(1);
});

it('the video plays to its end, and once more from the start', async () => {
  showResults({ outcome, clip: await filmOf(outcome) });
  await expect.element(button('Play'), { timeout: FILM_MS }).toBeEnabled();
  await page.getByRole('button', { name: /^Follow-through/ }).click();
  await expect.poll(now).toBeCloseTo(moment('followThrough'), 1);
  await button('Play').click();
  await expect.element(button('Pause')).toBeVisible();
  await expect.element(button('Play'), { timeout: FILM_MS }).toBeVisible();
  // Also where a busy machine showed the last pictures too late to be told one by one.
  await expect.poll(now).toBeGreaterThan(outcome.clip.duration - 0.2);
  await button('Play').click();
  await expect.poll(now).toBeLessThan(1);
});
