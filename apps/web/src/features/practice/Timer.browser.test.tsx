import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drillInstructions } from '@touchline/messages/drill-instructions';
import { changeSound } from '../../ui/sound/sound-settings.ts';
import { borrowedVoice, deviceVoices, ownVoice } from '../../ui/testing/device-voices.ts';
import type { ManualClock } from './testing/manual-clock.ts';
import { showPractice, START } from './testing/show-practice.tsx';
import { COUNTDOWN, ended, MINUTE, press, result, running, said, timer } from './testing/steps.ts';

const arena = () => page.getByRole('dialog', { name: 'Juggling' });

/** How much of an element can be seen through all that it stands in: 0 nothing, 1 all. */
function seenThrough(element: Element): number {
  const parent = element.parentElement;
  return Number(getComputedStyle(element).opacity) * (parent === null ? 1 : seenThrough(parent));
}

beforeEach(() => localStorage.clear());

describe('the timer', () => {
  test('counts down, says GO, then runs to the end of the drill', async () => {
    const { clock } = showPractice({ drillId: 'juggling' });
    await press('START DRILL');
    await expect.element(arena().getByText('10', { exact: true })).toBeVisible();
    clock.advance(7_000);
    await expect.element(arena().getByText('3', { exact: true }).first()).toBeInTheDocument();
    clock.advance(3_000);
    await expect.element(arena().getByText('GO').first()).toBeVisible();
    clock.advance(1_000);
    await expect.element(timer()).toHaveTextContent('5:00');
    clock.advance(1_000);
    await expect.element(timer()).toHaveTextContent('4:59');
    clock.advance(5 * MINUTE);
    await expect.element(page.getByText('Session complete')).toBeVisible();
  });

  test('gives more time to whoever is not ready, and the keys are for the drill once it runs', async () => {
    const { clock } = showPractice({ drillId: 'juggling' });
    await press('START DRILL');
    clock.advance(8_000);
    await expect.element(arena().getByText('2', { exact: true }).first()).toBeInTheDocument();
    await press('More time');
    await expect.element(arena().getByText('10', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'More time' })).toHaveFocus();
    clock.advance(COUNTDOWN);
    await expect.element(timer()).toHaveTextContent('5:00');
    await expect.element(page.getByRole('button', { name: 'Pause' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.element(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  });

  test('is skipped by whoever is ready, but for GO', async () => {
    const { clock } = showPractice({ drillId: 'juggling' });
    await press('START DRILL');
    await press('Start now');
    await expect.element(arena().getByText('GO').first()).toBeInTheDocument();
    clock.advance(1_000);
    await expect.element(timer()).toHaveTextContent('5:00');
    await expect.element(page.getByRole('button', { name: 'Pause' })).toHaveFocus();
  });

  test('has the focus on the start, which Enter presses, and the key that began it does not', async () => {
    await page.viewport(667, 375);
    onTestFinished(() => page.viewport(1280, 800));
    const { clock } = showPractice({ drillId: 'juggling' });
    const begin = page.getByRole('button', { name: 'START DRILL' });
    await expect.element(begin).toBeVisible();
    (begin.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    const start = arena().getByRole('button', { name: 'Start now' });
    await expect.element(start).toHaveFocus();
    // A key that is held down repeats on what has the focus by then.
    const held = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true });
    expect(start.element().dispatchEvent(held)).toBe(false);
    await expect.element(arena().getByText('10', { exact: true })).toBeInViewport();
    await userEvent.keyboard('{Enter}');
    await expect.element(arena().getByText('GO').first()).toBeInTheDocument();
    clock.advance(1_000);
    await expect.element(timer()).toHaveTextContent('5:00');
  });

  test('that was asked for elsewhere counts down as the tab opens, with what is told before every session', async () => {
    const { clock } = showPractice({ drillId: 'juggling', side: 'left', minutes: 3, startsAtOnce: true });
    await expect.element(arena().getByText('10', { exact: true })).toBeVisible();
    clock.advance(4_000);
    await arena().getByText('More for your safety').click();
    for (const line of [/Stop if something hurts\./, /Drink water\./, /Clear the space around you\./, /warm up first: 4 minutes/]) {
      await expect.element(arena().getByText(line)).toBeVisible();
    }
    // Whoever reads has the time for it.
    clock.advance(COUNTDOWN);
    await expect.element(timer()).toHaveTextContent('3:00');
    await expect.element(arena().getByText('Left Foot')).toBeVisible();
  });

  test('tells who did the drill before three steps of it, and all once more time is taken', async () => {
    const { instructions } = drillInstructions.juggling;
    showPractice({ drillId: 'juggling', practised: { juggling: 41 } });
    // The picker says which drills were done: from it on this is known.
    await page.getByRole('combobox', { name: 'Drill' }).click();
    await page.getByRole('option', { name: /^Juggling/ }).click();
    await press('START DRILL');
    const steps = arena().getByRole('list', { name: 'How it goes' }).getByRole('listitem');
    await expect.poll(() => steps.elements().map((step) => step.textContent)).toEqual([instructions[0], instructions[1], instructions.at(-1)]);
    await press('More time');
    await expect.poll(() => steps.elements().map((step) => step.textContent)).toEqual(instructions);
  });

  test('shows in the countdown how the drill goes, at every size, for whoever never did it', async () => {
    onTestFinished(() => page.viewport(1280, 800));
    showPractice({ drillId: 'toe_taps', startsAtOnce: true });
    for (const [width, height] of [
      [320, 568],
      [390, 667],
      [390, 844],
      [640, 360],
      [1280, 800],
    ] as const) {
      await page.viewport(width, height);
      const ground = page.getByRole('dialog', { name: 'Toe Taps' });
      const figure = ground.getByRole('figure');
      await expect.element(figure).toBeInViewport({ ratio: 1 });
      expect(figure.element().getBoundingClientRect().height).toBeGreaterThan(50);
      const number = ground.getByText('10', { exact: true }).element().getBoundingClientRect();
      const lamps = [...ground.element().querySelectorAll('svg circle[r="7.5"]')].map((lamp) => lamp.getBoundingClientRect());
      // No light shines through the number.
      expect(lamps.filter(({ width: wide, left, right, top, bottom }) => wide > 0 && left < number.right && right > number.left && top < number.bottom && bottom > number.top)).toEqual([]);
      const cancel = page.getByRole('button', { name: 'Cancel' }).element().getBoundingClientRect();
      for (const step of drillInstructions.toe_taps.instructions) {
        await expect.element(ground.getByText(step)).toBeInViewport({ ratio: 1 });
        const line = ground.getByText(step).element().getBoundingClientRect();
        expect(line.bottom <= cancel.top || line.right <= cancel.left).toBe(true);
      }
    }
  });

  test.each([
    [640, 360],
    [844, 390],
    [932, 430],
  ])('has the picture in all the room above the buttons of a phone lying down, %s by %s', async (width, height) => {
    await page.viewport(width, height);
    onTestFinished(() => page.viewport(1280, 800));
    const { clock } = showPractice({ drillId: 'toe_taps', startsAtOnce: true });
    const box = (name: string | RegExp) => page.getByRole('button', { name }).element().getBoundingClientRect();
    const picture = () => page.getByRole('dialog', { name: 'Toe Taps' }).getByRole('figure').element().getBoundingClientRect();
    const roomLeft = (name: string | RegExp) => box(name).top - picture().bottom;
    await expect.element(page.getByRole('button', { name: 'Start now' })).toBeVisible();
    expect(box('More time').top).toBe(box('Cancel').top);
    expect(Math.abs(picture().width - box('Start now').width)).toBeLessThan(1);
    for (const [name, minutes] of [['Start now', 0], ['Pause', 0], [/^Finish now/, 1]] as const) {
      clock.advance(name === 'Pause' ? COUNTDOWN : minutes * MINUTE);
      await expect.element(page.getByRole('button', { name })).toBeInTheDocument();
      expect(roomLeft(name)).toBeGreaterThanOrEqual(0);
      expect(roomLeft(name)).toBeLessThan(20);
    }
  });

  test('leaves its words on safety, once opened, whole on a phone lying down', async () => {
    await page.viewport(640, 360);
    onTestFinished(() => page.viewport(1280, 800));
    showPractice({ drillId: 'toe_taps', startsAtOnce: true });
    await page.getByText('More for your safety').click();
    const words = page.getByText(/Stop if something hurts\./);
    await expect.element(words).toBeInViewport({ ratio: 1 });
    const lines = [...(words.element().closest('ul')?.children ?? [])];
    expect(lines).toHaveLength(5);
    for (const line of lines) {
      const { left, right, top, bottom } = line.getBoundingClientRect();
      for (const x of [left + 4, right - 4]) expect(line.contains(document.elementFromPoint(x, (top + bottom) / 2))).toBe(true);
    }
  });

  test('that was asked for elsewhere and is called off waits in the field, where focus is', async () => {
    showPractice({ drillId: 'juggling', startsAtOnce: true });
    await press('Cancel');
    const drill = page.getByRole('combobox', { name: 'Drill' });
    await expect.element(drill).toHaveTextContent('Juggling (Ball Control)');
    await expect.element(drill).toHaveFocus();
  });

  test.each([
    ['that ended', async (clock: ManualClock) => clock.advance(COUNTDOWN + 5 * MINUTE), result],
    [
      'that was finished early',
      async (clock: ManualClock) => {
        clock.advance(COUNTDOWN + 2 * MINUTE);
        await page.getByRole('button', { name: /^Finish now/ }).click();
        await press('Count 2 minutes');
      },
      result,
    ],
    ['that was called off', () => press('Cancel'), () => page.getByRole('combobox', { name: 'Drill' })],
  ] as const)('gives the focus of a drill %s to the screen that follows, not back to the menu', async (_what, leave, following) => {
    const menu = document.createElement('button');
    menu.textContent = 'Menu';
    document.body.append(menu);
    onTestFinished(() => menu.remove());
    const { clock } = showPractice({ drillId: 'juggling' });
    const start = page.getByRole('button', { name: 'START DRILL' });
    await expect.element(start).toBeVisible();
    menu.focus();
    // A press moves no focus to a button in Safari.
    (start.element() as HTMLElement).click();
    await expect.element(arena().getByRole('button', { name: 'Start now' })).toHaveFocus();
    await leave(clock);
    await expect.element(following()).toHaveFocus();
    // And it stays there.
    await expect.element(arena()).not.toBeInTheDocument();
    await expect.element(following()).toHaveFocus();
  });

  test('can be left during the countdown without a question', async () => {
    showPractice({ drillId: 'juggling' });
    await press('START DRILL');
    await press('Cancel');
    await expect.element(page.getByRole('button', { name: 'START DRILL' })).toBeVisible();
  });

  test('stands still on the space bar and goes on with Resume', async () => {
    const { clock } = await running();
    clock.advance(MINUTE);
    await userEvent.keyboard(' ');
    await expect.element(page.getByRole('button', { name: 'Resume' })).toBeVisible();
    await expect.element(said('Paused')).toBeInTheDocument();
    clock.advance(10 * MINUTE);
    await expect.element(timer()).toHaveTextContent('4:00');
    await press('Resume');
    clock.advance(1_000);
    await expect.element(timer()).toHaveTextContent('3:59');
  });

  test('looks and reads differently from 60 seconds and from 30 seconds on', async () => {
    const { clock } = await running();
    clock.advance(4 * MINUTE - 1_000);
    await expect.element(timer()).toHaveTextContent('1:01');
    await expect.element(page.getByText('Count your touches')).toBeVisible();
    await expect.element(page.getByText('Last minute')).not.toBeInTheDocument();
    clock.advance(1_000);
    await expect.element(page.getByText('Last minute')).toBeVisible();
    clock.advance(30_000);
    await expect.element(page.getByText('Last 30 seconds')).toBeVisible();
  });

  test('tells a screen reader the minutes, then the last seconds', async () => {
    const { clock } = await running();
    clock.advance(MINUTE);
    await expect.element(said('4 minutes left')).toBeInTheDocument();
    clock.advance(3 * MINUTE);
    await expect.element(said('1 minute left')).toBeInTheDocument();
    clock.advance(50_000);
    await expect.element(said('10 seconds left')).toBeInTheDocument();
    clock.advance(9_000);
    await expect.element(said('1 second left')).toBeInTheDocument();
  });

  test('says what it says unasked in live regions: politely on the board, at once in the countdown', async () => {
    const live = (text: string) => said(text).element().closest('[aria-live]')?.getAttribute('aria-live');
    const { clock } = showPractice({ drillId: 'juggling' });
    await press('START DRILL');
    await expect.element(said('The drill begins in 10 seconds')).toBeInTheDocument();
    expect(live('The drill begins in 10 seconds')).toBe('assertive');
    clock.advance(COUNTDOWN + MINUTE);
    await expect.element(said('4 minutes left')).toBeInTheDocument();
    expect(live('4 minutes left')).toBe('polite');
  });

  test.each([
    ['paused', () => press('Pause'), page.getByRole('button', { name: 'Resume' })],
    ['stopped', () => press('Stop').then(() => press('Stop session')), page.getByRole('button', { name: 'START DRILL' })],
  ])('that is %s leaves nothing that would wake the page', async (_how, act, then) => {
    const { clock } = await running();
    expect(clock.wakeUps()).toBeGreaterThan(0);
    await act();
    await expect.element(then).toBeVisible();
    await expect.poll(() => clock.wakeUps()).toBe(0);
  });

  test('that has ended leaves nothing that would wake the page', async () => {
    const { clock } = await running();
    clock.advance(5 * MINUTE);
    await expect.element(page.getByText('Session complete')).toBeVisible();
    await expect.poll(() => clock.wakeUps()).toBe(0);
  });

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

  test('keeps the screen on, and asks again when the page was away', async () => {
    const locks: { released: boolean; release: () => Promise<void> }[] = [];
    const request = vi.spyOn(navigator.wakeLock, 'request').mockImplementation(async () => {
      const lock = { released: false, release: async () => void (lock.released = true) };
      locks.push(lock);
      return lock as unknown as WakeLockSentinel;
    });
    const { clock } = await running();
    await expect.poll(() => locks.filter((lock) => !lock.released)).toHaveLength(1);
    // The browser takes the lock when the page is hidden.
    for (const lock of locks) lock.released = true;
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => locks.filter((lock) => !lock.released)).toHaveLength(1);
    clock.advance(5 * MINUTE);
    await expect.poll(() => locks.every((lock) => lock.released)).toBe(true);
    request.mockRestore();
  });

  test.each([
    ['paused', () => press('Pause')],
    ['stopped', () => press('Stop').then(() => press('Stop session'))],
  ])('that is %s lets the screen go dark, also where the lock comes late', async (_how, act) => {
    const late = Promise.withResolvers<WakeLockSentinel>();
    const release = vi.fn<() => Promise<void>>(async () => undefined);
    const early = { released: false, release } as unknown as WakeLockSentinel;
    const request = vi.spyOn(navigator.wakeLock, 'request').mockResolvedValueOnce(early).mockReturnValueOnce(late.promise);
    onTestFinished(() => request.mockRestore());
    await running();
    await expect.poll(() => request.mock.calls.length).toBe(1);
    // The browser took the first; the second is asked for and has not come.
    Object.assign(early, { released: true });
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => request.mock.calls.length).toBe(2);
    release.mockClear();
    await act();
    const lateRelease = vi.fn<() => Promise<void>>(async () => undefined);
    late.resolve({ released: false, release: lateRelease } as unknown as WakeLockSentinel);
    await expect.poll(() => lateRelease.mock.calls.length).toBe(1);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(request).toHaveBeenCalledTimes(2);
  });

  test('on a phone that slept is right on waking, and knows when the drill ended', async () => {
    const { clock, save } = await running();
    clock.sleep(2 * MINUTE);
    await expect.element(timer()).toHaveTextContent('3:00');
    clock.sleep(45 * MINUTE);
    await expect.element(said(/^Finished at \d+:\d\d/)).toBeInTheDocument();
    await press('Save & Earn Tokens');
    await expect.poll(() => save.mock.calls.length).toBe(1);
    expect(Date.parse(String(save.mock.calls[0]?.[0].finished_at))).toBe(START + COUNTDOWN + 5 * MINUTE);
  });
});

describe('a drill that was paused, and finished early much later', () => {
  test('tells until when it was practiced, and of no clock that ran out', async () => {
    const { clock, reload } = await running();
    clock.advance(2 * MINUTE);
    await press('Pause');
    clock.advance(25 * MINUTE);
    await page.getByRole('button', { name: /^Finish now/ }).click();
    await press('Count 2 minutes');
    await expect.element(result()).toBeVisible();
    await expect.element(said(/^Finished at/)).not.toBeInTheDocument();
    clock.advance(2 * MINUTE);
    await reload();
    await expect.element(said(/^You practiced until \d+:\d\d/)).toBeInTheDocument();
    await expect.element(said(/^Finished at/)).not.toBeInTheDocument();
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

  test('cannot be scrolled, at any size', async () => {
    await running();
    for (const [width, height] of [
      [390, 844],
      [640, 360],
      [1280, 800],
    ] as const) {
      await page.viewport(width, height);
      const ground = arena().element();
      ground.scrollTo(0, 500);
      expect(ground.scrollTop).toBe(0);
      expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(height);
    }
  });
});

describe('the drill beside its clock', () => {
  const point = (words: string) => arena().getByText(words);

  test('is seen from above, with one thing to look at a minute, in turn, and none while the clock stands', async () => {
    const { clock } = await running();
    await expect.element(arena().getByRole('figure', { name: 'Juggling, seen from above' })).toBeVisible();
    const [first = '', second = '', ...more] = drillInstructions.juggling.coachingPoints;
    await expect.element(point(first)).toBeVisible();
    clock.advance(MINUTE);
    await expect.element(point(second)).toBeVisible();
    await expect.element(point(first)).not.toBeInTheDocument();
    await userEvent.keyboard(' ');
    await expect.element(said('Paused')).toBeInTheDocument();
    clock.advance(10 * MINUTE);
    // There is time to read how it goes.
    for (const step of drillInstructions.juggling.instructions) await expect.element(point(step)).toBeVisible();
    await press('Resume');
    await expect.element(point(second)).toBeVisible();
    clock.advance((1 + more.length) * MINUTE);
    await expect.element(point(first)).toBeVisible();
  });

  test('leaves clock and picture their room, at every size', async () => {
    await running();
    for (const [width, height, share] of [
      [320, 568, 0.55],
      [390, 844, 0.55],
      [640, 400, 0.4],
      [1280, 800, 0.55],
    ] as const) {
      await page.viewport(width, height);
      const figure = arena().getByRole('figure');
      await expect.element(figure).toBeInViewport({ ratio: 1 });
      const { width: clockWidth, bottom, right } = timer().element().getBoundingClientRect();
      expect(clockWidth).toBeGreaterThan(share * width);
      const pause = page.getByRole('button', { name: 'Pause', exact: true }).element().getBoundingClientRect();
      expect(bottom < pause.top || right <= pause.left).toBe(true);
      const line = point(drillInstructions.juggling.coachingPoints[0] ?? '').element().getBoundingClientRect();
      expect(line.bottom <= pause.top || line.right <= pause.left).toBe(true);
      expect(line.bottom).toBeLessThanOrEqual(height);
    }
  });

  test.each([
    [1280, 800],
    [1440, 900],
    [1920, 1080],
  ])('lies on its side beside the board of a wide screen, %s by %s, as the drill does', async (width, height) => {
    await page.viewport(width, height);
    await running();
    const figure = arena().getByRole('figure').element().getBoundingClientRect();
    expect(figure.width / figure.height).toBeGreaterThan(1.5);
    await press('Pause');
    // Its steps stand below it while the clock stands, all of them over the buttons.
    const steps = arena().getByRole('list').element().getBoundingClientRect();
    expect(steps.bottom).toBeLessThanOrEqual(page.getByRole('button', { name: 'Resume', exact: true }).element().getBoundingClientRect().top);
  });
});

test('on a phone lying down the clock has more than a third of the height', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await running();
  for (const [width, height] of [
    [640, 360],
    [812, 375],
  ] as const) {
    await page.viewport(width, height);
    await expect.element(arena().getByText(drillInstructions.juggling.coachingPoints[0] ?? '')).toBeInViewport({ ratio: 1 });
    expect(timer().element().getBoundingClientRect().height).toBeGreaterThan(height / 3);
  }
});

test('what an audio clock that stood still through the end has not sounded is taken back', async () => {
  const laid = vi.spyOn(OscillatorNode.prototype, 'start');
  const stopped = vi.spyOn(OscillatorNode.prototype, 'stop');
  onTestFinished(() => {
    laid.mockRestore();
    stopped.mockRestore();
  });
  await ended();
  const isLater = (note: unknown, at = 0): boolean => note instanceof OscillatorNode && at > note.context.currentTime + 60;
  const later = laid.mock.contexts.filter((note, call) => isLater(note, laid.mock.calls[call]?.[0]));
  expect(later.length).toBeGreaterThan(10);
  const takenBack = () => stopped.mock.contexts.filter((_, call) => stopped.mock.calls[call]?.length === 0);
  await expect.poll(() => later.every((note) => takenBack().includes(note))).toBe(true);
});

/** What the phone is asked to let be felt. */
function feeling() {
  const felt = vi.spyOn(navigator, 'vibrate').mockReturnValue(true);
  onTestFinished(() => felt.mockRestore());
  return felt;
}

describe('the voice of the timer', () => {
  const turnOn = page.getByRole('button', { name: 'Turn voice on' });
  beforeEach(() => changeSound({ enabled: true, voice: false }));

  test('is off until it is chosen; then it says the half, the change of foot and the last ten seconds', async () => {
    const spoken = deviceVoices(ownVoice, borrowedVoice);
    const felt = feeling();
    const { clock } = showPractice({ drillId: 'target_shooting', minutes: 4, startsAtOnce: true });
    await expect.element(turnOn).toBeVisible();
    // Shooting counts down from eight, then GO.
    clock.advance(9_000 + MINUTE);
    expect(spoken).toEqual([]);
    await timer().click();
    await turnOn.click();
    const texts = () => spoken.map(({ text }) => text);
    await expect.poll(texts).toEqual(['I tell you the time.']);
    clock.advance(MINUTE);
    await expect.poll(texts).toEqual(['I tell you the time.', 'Halfway. Change foot.']);
    clock.advance(MINUTE + 50_000);
    await expect.poll(texts).toEqual(['I tell you the time.', 'Halfway. Change foot.', 'Ten seconds left.']);
    expect(new Set(spoken.map(({ by }) => by))).toEqual(new Set(['Own']));
    // And each is felt, as is the end.
    expect(felt).toHaveBeenCalledTimes(2);
    clock.advance(10_000);
    await expect.element(result()).toBeVisible();
    expect(felt.mock.calls).toEqual([[120], [120], [400]]);
  });

  test('that fails leaves the drill running', async () => {
    deviceVoices(ownVoice);
    changeSound({ voice: true });
    const broken = vi.spyOn(speechSynthesis, 'speak').mockImplementation(() => {
      throw new Error('No speech here');
    });
    onTestFinished(() => broken.mockRestore());
    const { clock } = await running();
    clock.advance(2.5 * MINUTE);
    await expect.poll(() => broken.mock.calls.length).toBe(1);
    await expect.element(timer()).toHaveTextContent('2:30');
    clock.advance(2.5 * MINUTE);
    await expect.element(result()).toBeVisible();
  });

  test('and what is felt is off with the sounds', async () => {
    const felt = feeling();
    changeSound({ enabled: false });
    const { clock } = await running();
    clock.advance(5 * MINUTE);
    await expect.element(result()).toBeVisible();
    expect(felt).not.toHaveBeenCalled();
  });

  test('says nothing of what a phone slept through', async () => {
    const spoken = deviceVoices(ownVoice);
    changeSound({ voice: true });
    const { clock } = await running();
    clock.sleep(3 * MINUTE);
    await expect.element(timer()).toHaveTextContent('2:00');
    expect(spoken).toEqual([]);
  });

  test.each([
    ['that borrows its voices', [borrowedVoice], true],
    ['whose sound is off', [ownVoice], false],
  ])('is not offered on a device %s', async (_what, voices, enabled) => {
    deviceVoices(...voices);
    changeSound({ enabled });
    await running();
    await expect.element(turnOn).not.toBeInTheDocument();
  });
});

describe('a reload during a drill', () => {
  test('offers to go back, with the right time', async () => {
    const { clock, reload } = await running();
    clock.advance(MINUTE);
    await expect.element(timer()).toHaveTextContent('4:00');
    await reload();
    await expect.element(page.getByText('Your drill is still running')).toBeVisible();
    clock.advance(MINUTE);
    await expect.element(said('3:00 left of Juggling, Both Feet')).toBeInTheDocument();
    await press('Back to the timer');
    await expect.element(timer()).toHaveTextContent('3:00');
  });

  test('of a paused one offers it paused', async () => {
    const { clock, reload } = await running();
    clock.advance(MINUTE);
    await userEvent.keyboard(' ');
    await expect.element(page.getByRole('button', { name: 'Resume' })).toBeVisible();
    await reload();
    clock.advance(20 * MINUTE);
    await expect.element(page.getByText('Your drill is paused')).toBeVisible();
    await expect.element(page.getByText('It waits for you')).toBeVisible();
    await expect.element(page.getByText('Still on the clock')).not.toBeInTheDocument();
    await press('Back to the timer');
    await expect.element(timer()).toHaveTextContent('4:00');
  });

  test('that ended meanwhile goes to the result', async () => {
    const { clock, reload } = await running();
    clock.sleep(4 * MINUTE);
    await reload();
    await expect.element(page.getByText('Your drill is still running')).toBeVisible();
    clock.sleep(MINUTE);
    await expect.element(page.getByText('Session complete')).toBeVisible();
  });

  test('can be answered with a stop', async () => {
    const { reload } = await running();
    await reload();
    await press('Stop');
    await press('Stop session');
    await expect.element(said(/Practice session stopped\. No rewards earned\./)).toBeInTheDocument();
    await reload();
    await expect.element(page.getByRole('button', { name: 'START DRILL' })).toBeVisible();
  });
});
