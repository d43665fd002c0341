import { ApiError } from '@touchline/contracts/client';
import type { PracticeSessionPost } from '@touchline/contracts';
import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { handClock } from '../testing/handClock.ts';
import { savedSession } from '../testing/savedSession.ts';
import type { PracticeDraft } from './draft.ts';
import { remainingAt } from './drillClock.ts';
import { practiceMachine } from './practiceMachine.ts';
import type { SavedSession } from './practiceMachine.ts';

const START = Date.parse('2026-06-01T16:00:00Z');
const MINUTE = 60_000;
/** Ball control counts down from ten, then GO for a second (spec 002 §9). */
const COUNTDOWN = 11_000;

type Save = (post: PracticeSessionPost, key: string) => Promise<SavedSession>;

/** A practice whose clock, drafts and server are in the test's hands. */
function practice(stored: PracticeDraft | null = null, save: Save = async () => savedSession, hasTurn = false) {
  const clock = handClock(START);
  let draft = stored;
  let keys = 0;
  const otherTab = {
    hasTurn,
    tell: (_elsewhere: boolean): void => undefined,
    changed: (): void => undefined,
    takesOver: (): void => undefined,
    asked: [] as boolean[],
    writes: (next: PracticeDraft | null): void => {
      draft = next;
      otherTab.changed();
    },
  };
  const actor = createActor(practiceMachine, {
    input: {
      drillId: null,
      tools: {
        clock,
        drafts: {
          read: () => draft,
          write: (next) => (draft = next),
          clear: () => (draft = null),
          holds: () => draft !== null,
          watch: (changed) => {
            otherTab.changed = changed;
            return () => undefined;
          },
        },
        turn: {
          watch: (tell) => {
            otherTab.tell = tell;
            tell(otherTab.hasTurn);
            return () => undefined;
          },
          take: (insist, onLost) => {
            otherTab.asked.push(insist);
            otherTab.takesOver = onLost;
            return () => undefined;
          },
        },
        save,
        withdraw: () => undefined,
        newKey: () => `key-${++keys}`,
        timeZone: () => 'Europe/London',
      },
    },
  });
  const emitted: string[] = [];
  actor.on('*', (event) => emitted.push(event.type));
  actor.start();
  const state = (): string => JSON.stringify(actor.getSnapshot().value).replaceAll(/[{}"]/g, '').replace(':', '.');
  const secondsLeft = (): number => {
    const { draft: current, now } = actor.getSnapshot().context;
    return current === null ? NaN : remainingAt(current, now) / 1_000;
  };
  return { actor, clock, emitted, state, secondsLeft, kept: () => draft, otherTab };
}

/** As `practice`, with juggling just begun. */
function running(save?: Save) {
  const session = practice(null, save);
  session.actor.send({ type: 'chooseDrill', drillId: 'juggling' });
  session.actor.send({ type: 'start' });
  session.clock.advance(COUNTDOWN);
  return session;
}

/** As `practice`, with a drill that has come to its end. */
function ended(save?: Save) {
  const session = running(save);
  session.clock.advance(5 * MINUTE);
  return session;
}

const storedDraft: PracticeDraft = {
  key: 'stored-key',
  drillId: 'juggling',
  side: 'left',
  minutes: 5,
  timeZone: 'Europe/London',
  beginsAt: START - 2 * MINUTE,
  endsAt: START + 3 * MINUTE,
  pausedAt: null,
  sentResult: null,
  countedResult: null,
  seenAt: START,
};

describe('choosing', () => {
  test('starts with no drill, both feet and five minutes', () => {
    const { actor, state } = practice();
    expect(state()).toBe('selecting');
    expect(actor.getSnapshot().context).toMatchObject({ drillId: null, side: 'both', minutes: 5 });
  });

  test('does not start without a drill', () => {
    const { actor, state } = practice();
    actor.send({ type: 'start' });
    expect(state()).toBe('selecting');
    expect(actor.getSnapshot().context.refusal).toBe('noDrill');
    actor.send({ type: 'chooseDrill', drillId: 'juggling' });
    expect(actor.getSnapshot().context.refusal).toBeNull();
  });

  test.each([null, 0, 241, 2.5, -5])('does not start with %s minutes', (minutes) => {
    const { actor, state } = practice();
    actor.send({ type: 'chooseDrill', drillId: 'juggling' });
    actor.send({ type: 'chooseMinutes', minutes });
    actor.send({ type: 'start' });
    expect(state()).toBe('selecting');
    expect(actor.getSnapshot().context.refusal).toBe('minutes');
  });

  test.each([1, 240])('starts with %s minutes', (minutes) => {
    const { actor, state } = practice();
    actor.send({ type: 'chooseDrill', drillId: 'juggling' });
    actor.send({ type: 'chooseMinutes', minutes });
    actor.send({ type: 'start' });
    expect(state()).toBe('session.countdown');
  });
});

describe('the timer', () => {
  test('counts down for the category, says GO for a second, then runs', () => {
    const { actor, clock, state } = practice();
    actor.send({ type: 'chooseDrill', drillId: 'juggling' });
    actor.send({ type: 'start' });
    clock.advance(COUNTDOWN - 1);
    expect(state()).toBe('session.countdown');
    clock.advance(1);
    expect(state()).toBe('session.running');
  });

  test('repaints once a second', () => {
    const { actor, clock, secondsLeft } = running();
    const seen: number[] = [];
    actor.subscribe(() => seen.push(secondsLeft()));
    clock.advance(3_000);
    expect(seen).toEqual([299, 298, 297]);
  });

  test('ignores a second start', () => {
    const { actor, clock, state, kept } = running();
    clock.advance(10_000);
    const before = kept();
    actor.send({ type: 'start' });
    actor.send({ type: 'chooseDrill', drillId: 'turning' });
    expect(state()).toBe('session.running');
    expect(kept()).toEqual(before);
  });

  test('stands still while paused and goes on with the same time left', () => {
    const { actor, clock, state, secondsLeft } = running();
    clock.advance(2 * MINUTE);
    actor.send({ type: 'pause' });
    expect(state()).toBe('session.paused');
    clock.advance(30 * MINUTE);
    expect(secondsLeft()).toBe(180);
    actor.send({ type: 'resume' });
    expect(state()).toBe('session.running');
    expect(secondsLeft()).toBe(180);
    clock.advance(3 * MINUTE);
    expect(state()).toBe('session.complete');
  });

  test('a pause between two ticks counts to the millisecond', () => {
    const { actor, clock, kept } = running();
    clock.advance(10_400);
    actor.send({ type: 'pause' });
    clock.advance(3_300);
    actor.send({ type: 'resume' });
    expect(kept()?.endsAt).toBe(START + COUNTDOWN + 5 * MINUTE + 3_300);
  });

  test('a phone that slept shows the true time on waking', () => {
    const { clock, secondsLeft } = running();
    clock.sleep(2 * MINUTE);
    expect(secondsLeft()).toBe(180);
  });

  test('a phone that slept through the end finds the drill complete, finished when the timer ended', async () => {
    const save = vi.fn<Save>(async () => savedSession);
    const { actor, clock, state, emitted } = running(save);
    clock.sleep(47 * MINUTE);
    expect(state()).toBe('session.complete');
    expect(emitted).toEqual(['ended']);
    actor.send({ type: 'save', result: 31 });
    expect(save.mock.calls[0]?.[0].finished_at).toBe('2026-06-01T17:05:11.000+01:00');
  });

  test('a phone that slept through the countdown finds the drill running', () => {
    const { actor, clock, state, secondsLeft } = practice();
    actor.send({ type: 'chooseDrill', drillId: 'juggling' });
    actor.send({ type: 'start' });
    clock.sleep(COUNTDOWN + MINUTE);
    expect(state()).toBe('session.running');
    expect(secondsLeft()).toBe(240);
  });

  test('a pause pressed after the end, before the page noticed, comes too late', () => {
    const { actor, clock, state } = running();
    const { now } = clock;
    expect(now()).toBe(START + COUNTDOWN);
    clock.sleep(5 * MINUTE);
    actor.send({ type: 'pause' });
    expect(state()).toBe('session.complete');
  });
});

describe('stopping', () => {
  test('asks first, and the timer runs on meanwhile', () => {
    const { actor, clock, state, secondsLeft } = running();
    actor.send({ type: 'stop' });
    expect(actor.getSnapshot().context.askingToStop).toBe(true);
    clock.advance(MINUTE);
    expect(secondsLeft()).toBe(240);
    actor.send({ type: 'keepGoing' });
    expect(actor.getSnapshot().context.askingToStop).toBe(false);
    expect(state()).toBe('session.running');
  });

  test('once confirmed it ends without rewards and forgets the session', () => {
    const save = vi.fn<Save>(async () => savedSession);
    const { actor, state, emitted, kept } = running(save);
    actor.send({ type: 'confirmStop' });
    expect(state()).toBe('session.running');
    actor.send({ type: 'stop' });
    actor.send({ type: 'confirmStop' });
    expect(state()).toBe('selecting');
    expect(emitted).toEqual(['stopped']);
    expect(kept()).toBeNull();
    actor.send({ type: 'save', result: 10 });
    expect(save).not.toHaveBeenCalled();
  });

  test('a drill that ends while the player is being asked is complete', () => {
    const { actor, clock, state } = running();
    actor.send({ type: 'stop' });
    clock.advance(5 * MINUTE);
    expect(state()).toBe('session.complete');
    expect(actor.getSnapshot().context.askingToStop).toBe(false);
  });

  test('the countdown is left without being asked, for nothing was practised yet', () => {
    const { actor, state, emitted, kept } = practice();
    actor.send({ type: 'chooseDrill', drillId: 'juggling' });
    actor.send({ type: 'start' });
    actor.send({ type: 'stop' });
    expect(state()).toBe('selecting');
    expect(emitted).toEqual([]);
    expect(kept()).toBeNull();
  });
});

describe('saving', () => {
  test('posts the finished session under its key and shows what it earned', async () => {
    const save = vi.fn<Save>(async () => savedSession);
    const { actor, state, kept } = ended(save);
    actor.send({ type: 'save', result: 31 });
    expect(save.mock.calls[0]).toEqual([
      {
        drill_id: 'juggling',
        side: 'both',
        duration_minutes: 5,
        result: 31,
        finished_at: '2026-06-01T17:05:11.000+01:00',
        time_zone: 'Europe/London',
      },
      'key-1',
    ]);
    await vi.waitFor(() => expect(state()).toBe('saved'));
    expect(actor.getSnapshot().context.saved).toBe(savedSession);
    expect(kept()).toBeNull();
    actor.send({ type: 'again' });
    expect(state()).toBe('selecting');
    expect(actor.getSnapshot().context.drillId).toBe('juggling');
  });

  test('a double tap saves once', async () => {
    const save = vi.fn<Save>(async () => savedSession);
    const { actor, state } = ended(save);
    actor.send({ type: 'save', result: 31 });
    actor.send({ type: 'save', result: 31 });
    await vi.waitFor(() => expect(state()).toBe('saved'));
    expect(save).toHaveBeenCalledTimes(1);
  });

  test('without an answer the next try says exactly the same, whatever the player types', async () => {
    const save = vi
      .fn<Save>()
      .mockRejectedValueOnce(new ApiError({ status: 0, code: 'network', message: 'Network error' }));
    save.mockResolvedValueOnce(savedSession);
    const { actor, state } = ended(save);
    actor.send({ type: 'save', result: 31 });
    await vi.waitFor(() => expect(state()).toBe('session.complete'));
    expect(actor.getSnapshot().context.failure).toMatchObject({ words: null, status: null, refused: false });
    actor.send({ type: 'save', result: 99 });
    await vi.waitFor(() => expect(state()).toBe('saved'));
    expect(save.mock.calls[1]).toEqual(save.mock.calls[0]);
  });

  test('a refusal saved nothing: the next try, under the same key, may say something else', async () => {
    const refusal = new ApiError({ status: 422, code: 'day_full', message: 'Full.', suggestion: 'Rest.' });
    const save = vi.fn<Save>().mockRejectedValueOnce(refusal).mockResolvedValueOnce(savedSession);
    const { actor, state } = ended(save);
    actor.send({ type: 'save', result: 31 });
    await vi.waitFor(() => expect(state()).toBe('session.complete'));
    expect(actor.getSnapshot().context.failure).toEqual({
      trouble: null,
      words: 'Full.',
      status: null,
      suggestion: 'Rest.',
      refused: true,
    });
    actor.send({ type: 'save', result: 99 });
    await vi.waitFor(() => expect(state()).toBe('saved'));
    expect(save.mock.calls.map(([post, key]) => [post.result, key])).toEqual([
      [31, 'key-1'],
      [99, 'key-1'],
    ]);
  });

  test('each session has a key of its own', async () => {
    const save = vi.fn<Save>(async () => savedSession);
    const { actor, clock, state } = ended(save);
    actor.send({ type: 'save', result: 1 });
    await vi.waitFor(() => expect(state()).toBe('saved'));
    actor.send({ type: 'again' });
    actor.send({ type: 'start' });
    clock.advance(COUNTDOWN + 5 * MINUTE);
    actor.send({ type: 'save', result: 2 });
    await vi.waitFor(() => expect(state()).toBe('saved'));
    expect(save.mock.calls.map(([, key]) => key)).toEqual(['key-1', 'key-2']);
  });
});

describe('a drill in another tab', () => {
  const otherDraft = { ...storedDraft, key: 'other-key' };

  test('is not started over', () => {
    const { actor, otherTab, state, kept } = practice();
    actor.send({ type: 'chooseDrill', drillId: 'turning' });
    otherTab.hasTurn = true;
    otherTab.writes(otherDraft);
    actor.send({ type: 'start' });
    expect(state()).toBe('session.interrupted');
    expect(actor.getSnapshot().context.elsewhere).toBe(true);
    expect(kept()).toBe(otherDraft);
  });

  test('goes on there to its end and its save, and this tab chooses again', () => {
    const { clock, otherTab, state } = practice(otherDraft, undefined, true);
    clock.advance(10 * MINUTE);
    expect(state()).toBe('session.interrupted');
    otherTab.writes(null);
    expect(state()).toBe('selecting');
  });

  test('is offered here when that tab closes', () => {
    const { otherTab, actor, state } = practice(otherDraft, undefined, true);
    otherTab.tell(false);
    expect(state()).toBe('session.interrupted');
    expect(actor.getSnapshot().context.elsewhere).toBe(false);
    actor.send({ type: 'resume' });
    expect(state()).toBe('session.running');
    expect(otherTab.asked).toEqual([false]);
  });

  test('is taken over where the player insists', () => {
    const { otherTab, actor, state } = practice(otherDraft, undefined, true);
    actor.send({ type: 'resume' });
    expect(state()).toBe('session.running');
    expect(otherTab.asked[0]).toBe(true);
  });

  test('once it has taken this one over, is no longer run here', () => {
    const { otherTab, clock, state } = running();
    otherTab.hasTurn = true;
    otherTab.takesOver();
    expect(state()).toBe('session.interrupted');
    clock.advance(5 * MINUTE);
    expect(state()).toBe('session.interrupted');
  });

  test('that has ended this session leaves nothing to save: no active session', () => {
    const save = vi.fn<Save>(async () => savedSession);
    const { actor, otherTab, state } = ended(save);
    otherTab.writes(null);
    actor.send({ type: 'save', result: 5 });
    expect(state()).toBe('session.complete');
    expect(actor.getSnapshot().context.failure?.trouble).toBe('noSession');
    expect(save).not.toHaveBeenCalled();
  });
});

describe('after a reload', () => {
  test('a running drill is offered with the right time, and goes on from there', () => {
    const { actor, clock, state, secondsLeft } = practice(storedDraft);
    expect(state()).toBe('session.interrupted');
    expect(secondsLeft()).toBe(180);
    clock.advance(MINUTE);
    expect(secondsLeft()).toBe(120);
    actor.send({ type: 'resume' });
    expect(state()).toBe('session.running');
    expect(secondsLeft()).toBe(120);
  });

  test('a paused drill is offered still paused, and goes on with the time it had', () => {
    const { actor, clock, state, secondsLeft } = practice({ ...storedDraft, pausedAt: START - MINUTE });
    expect(secondsLeft()).toBe(240);
    clock.advance(10 * MINUTE);
    expect(state()).toBe('session.interrupted');
    actor.send({ type: 'resume' });
    expect(state()).toBe('session.running');
    expect(secondsLeft()).toBe(240);
  });

  test('a countdown goes on as a countdown', () => {
    const { actor, state } = practice({ ...storedDraft, beginsAt: START + 5_000, endsAt: START + 5_000 + 5 * MINUTE });
    actor.send({ type: 'resume' });
    expect(state()).toBe('session.countdown');
  });

  test('a drill that ended meanwhile is complete', () => {
    const { state } = practice({ ...storedDraft, beginsAt: START - 10 * MINUTE, endsAt: START - 5 * MINUTE });
    expect(state()).toBe('session.complete');
  });

  test('a drill that ends while it is offered is complete', () => {
    const { clock, state } = practice(storedDraft);
    clock.advance(3 * MINUTE);
    expect(state()).toBe('session.complete');
  });

  test('the offer can be turned down, after asking', () => {
    const { actor, state, kept } = practice(storedDraft);
    actor.send({ type: 'stop' });
    actor.send({ type: 'confirmStop' });
    expect(state()).toBe('selecting');
    expect(kept()).toBeNull();
  });

  test('a save whose answer never came is tried again with the same words', async () => {
    const save = vi.fn<Save>(async () => savedSession);
    const { actor, state } = practice({ ...storedDraft, endsAt: START - MINUTE, sentResult: 12 }, save);
    expect(state()).toBe('session.complete');
    expect(actor.getSnapshot().context.failure).not.toBeNull();
    actor.send({ type: 'save', result: 50 });
    await vi.waitFor(() => expect(state()).toBe('saved'));
    expect(save.mock.calls[0]?.[0].result).toBe(12);
    expect(save.mock.calls[0]?.[1]).toBe('stored-key');
  });

  test('every step of a session is kept on the device', async () => {
    const { actor, clock, kept, state } = running(async () => Promise.reject(new Error('offline')));
    expect(kept()).toMatchObject({ drillId: 'juggling', pausedAt: null, sentResult: null, key: 'key-1' });
    clock.advance(MINUTE);
    actor.send({ type: 'pause' });
    expect(kept()?.pausedAt).toBe(START + COUNTDOWN + MINUTE);
    actor.send({ type: 'resume' });
    expect(kept()?.pausedAt).toBeNull();
    clock.advance(5 * MINUTE);
    actor.send({ type: 'save', result: 7 });
    expect(kept()?.sentResult).toBe(7);
    await vi.waitFor(() => expect(state()).toBe('session.complete'));
    expect(kept()?.sentResult).toBe(7);
  });
});
