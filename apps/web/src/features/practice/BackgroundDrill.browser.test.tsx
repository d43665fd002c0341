import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cues } from '../../ui/sound/sound-cues.ts';
import { changeSound } from '../../ui/sound/sound-settings.ts';
import { deviceVoices, ownVoice } from '../../ui/testing/device-voices.ts';
import { show } from '../../ui/testing/show-component.tsx';
import { ToastProvider } from '../../ui/toast/ToastProvider.tsx';
import { localDrafts } from './machine/practice-draft.ts';
import { BackgroundDrill } from './BackgroundDrill.tsx';
import { manualClock } from './testing/manual-clock.ts';
import { MINUTE, START, storedDraft } from './testing/practice-machine-harness.ts';

const drafts = localDrafts('player-1', localStorage);
const shown = (name: string) => page.getByRole('button', { name, exact: true });
const news = () => page.getByText(/Full time: Juggling/).first();

/** Where another tab has the turn, and wrote the drill. */
function otherTabWrites(): void {
  const newValue = JSON.stringify({ ...storedDraft, seenAt: START + 1 });
  localStorage.setItem('touchline.practice.player-1', newValue);
  globalThis.dispatchEvent(new StorageEvent('storage', { key: 'touchline.practice.player-1', newValue }));
}

/** Three minutes before the end of a drill whose timer the player has left. */
async function lookingElsewhere(given: { readonly hasOwnClock?: boolean } = {}) {
  const clock = manualClock(START);
  show(
    <ToastProvider>
      <BackgroundDrill playerId="player-1" onOpen={() => undefined} clock={clock} {...given} />
    </ToastProvider>,
  );
  await expect.poll(() => clock.wakeUps()).toBe(given.hasOwnClock ? 1 : 2);
  return clock;
}

/** The turn is this page's. */
async function hasTurn(): Promise<void> {
  await expect.poll(turnsHeld).toContain('touchline.drill.player-1');
}

const turnsHeld = async () => (await navigator.locks.query()).held?.map(({ name }) => name);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  changeSound({ enabled: true, voice: true });
  return () => changeSound({ voice: false });
});

describe('a drill that runs while the player looks elsewhere', () => {
  test('speaks in the tab that began it, and its end is heard, felt and told', async () => {
    const spoken = deviceVoices(ownVoice);
    const felt = vi.spyOn(navigator, 'vibrate').mockReturnValue(true);
    onTestFinished(() => felt.mockRestore());
    const laidOut = vi.spyOn(OscillatorNode.prototype, 'start');
    onTestFinished(() => laidOut.mockRestore());
    drafts.write(storedDraft);
    const clock = await lookingElsewhere();
    await expect.element(shown('3:00 Juggling Back to the timer')).toBeVisible();
    await expect.poll(() => laidOut.mock.calls.length).toBeGreaterThan(0);
    clock.advance(MINUTE / 2);
    await expect.poll(() => spoken.map(({ text }) => text)).toEqual(['Halfway.']);
    clock.advance(2 * MINUTE + 20_000);
    await expect.poll(() => spoken.map(({ text }) => text)).toEqual(['Halfway.', 'Ten seconds left.']);
    await expect.element(news()).not.toBeInTheDocument();
    clock.advance(10_000);
    await expect.element(news()).toBeInTheDocument();
    await expect.element(shown('Juggling Save your result')).toBeVisible();
    expect(felt.mock.calls.at(-1)).toEqual([400]);
  });

  test('has its sounds laid out once', async () => {
    const start = vi.spyOn(OscillatorNode.prototype, 'start').mockImplementation(() => undefined);
    vi.spyOn(OscillatorNode.prototype, 'stop').mockImplementation(() => undefined);
    onTestFinished(() => void vi.restoreAllMocks());
    drafts.write(storedDraft);
    await lookingElsewhere();
    await hasTurn();
    const ahead = [cues.sixty, cues.thirty, ...Array.from({ length: 10 }, () => cues.lastTen), cues.complete];
    await expect.poll(() => start.mock.calls.length).toBe(ahead.flat().length);
  });

  test('is told where its clock is on screen in another way, too', async () => {
    drafts.write(storedDraft);
    const clock = await lookingElsewhere({ hasOwnClock: true });
    await hasTurn();
    await expect.element(page.getByRole('button', { name: /Juggling/ })).not.toBeInTheDocument();
    clock.advance(3 * MINUTE);
    await expect.element(news()).toBeInTheDocument();
  });

  test('that was over before is no news', async () => {
    drafts.write({ ...storedDraft, endsAt: START - MINUTE });
    const clock = manualClock(START);
    show(
      <ToastProvider>
        <BackgroundDrill playerId="player-1" onOpen={() => undefined} clock={clock} />
      </ToastProvider>,
    );
    await expect.element(shown('Juggling Save your result')).toBeVisible();
    await expect.element(news()).not.toBeInTheDocument();
  });

  test('in another tab is silent here: its clock only', async () => {
    const spoken = deviceVoices(ownVoice);
    localStorage.setItem('touchline.practice.player-1', JSON.stringify(storedDraft));
    const clock = await lookingElsewhere();
    clock.advance(MINUTE);
    await expect.element(shown('2:00 Juggling Back to the timer')).toBeVisible();
    clock.advance(2 * MINUTE);
    await expect.element(shown('Juggling Save your result')).toBeVisible();
    expect(spoken).toEqual([]);
    await expect.element(news()).not.toBeInTheDocument();
  });

  test('is the other tab’s once that has written it, also when it lets go', async () => {
    const spoken = deviceVoices(ownVoice);
    drafts.write(storedDraft);
    const clock = await lookingElsewhere();
    await hasTurn();
    otherTabWrites();
    await expect.poll(turnsHeld).not.toContain('touchline.drill.player-1');
    clock.advance(MINUTE);
    await expect.element(shown('2:00 Juggling Back to the timer')).toBeVisible();
    expect(spoken).toEqual([]);
  });
});
