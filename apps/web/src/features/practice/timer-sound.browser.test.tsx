import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { changeSound } from '../../ui/sound/sound-settings.ts';
import { borrowedVoice, deviceVoices, ownVoice } from '../../ui/testing/device-voices.ts';
import { showPractice } from './testing/show-practice.tsx';
import { ended, MINUTE, result, running, timer } from './testing/practice-tab-locators-and-steps.ts';

beforeEach(() => localStorage.clear());

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
