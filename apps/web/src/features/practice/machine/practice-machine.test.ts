import { describe, expect, test, vi } from 'vitest';
import { COUNTDOWN, MINUTE, practice, running, START, storedDraft } from '../testing/practice-machine-harness.ts';
import type { Save } from '../testing/practice-machine-harness.ts';
import { savedSession } from '../testing/saved-session.ts';

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

  test('asks for no drill any more from whoever looks for one, or turns to the routines', () => {
    const { actor } = practice();
    actor.send({ type: 'start' });
    actor.send({ type: 'dropRefusal' });
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

describe('a drill that was asked for elsewhere', () => {
  const asked = { drillId: 'juggling', side: 'left', minutes: 3, startsAtOnce: true } as const;

  test('counts down at once, as it was shown there', () => {
    const { state, kept } = practice(null, undefined, false, asked);
    expect(state()).toBe('session.countdown');
    expect(kept()).toMatchObject({ drillId: 'juggling', side: 'left', minutes: 3, beginsAt: START + COUNTDOWN });
  });

  test('waits for an unfinished one, and does not start after it', () => {
    const { actor, state } = practice({ ...storedDraft, drillId: 'cone_weaving' }, undefined, false, asked);
    expect(state()).toBe('session.interrupted');
    expect(actor.getSnapshot().context.draft).toMatchObject({ drillId: 'cone_weaving' });
    actor.send({ type: 'stop' });
    actor.send({ type: 'confirmStop' });
    expect(state()).toBe('selecting');
    expect(actor.getSnapshot().context).toMatchObject({ drillId: 'juggling', side: 'left', minutes: 3 });
  });

  test('only waits where nothing said that it starts', () => {
    const { state } = practice(null, undefined, false, { ...asked, startsAtOnce: false });
    expect(state()).toBe('selecting');
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

  test('counts down from the top again for whoever wants more time, and lasts no shorter', () => {
    const { actor, clock, state, kept, secondsLeft } = practice();
    actor.send({ type: 'chooseDrill', drillId: 'juggling' });
    actor.send({ type: 'start' });
    const { key } = kept() ?? {};
    clock.advance(COUNTDOWN - 2_000);
    actor.send({ type: 'moreTime' });
    expect(kept()).toMatchObject({ key, beginsAt: START + 2 * COUNTDOWN - 2_000 });
    clock.advance(COUNTDOWN - 1);
    expect(state()).toBe('session.countdown');
    clock.advance(1);
    expect(state()).toBe('session.running');
    expect(secondsLeft()).toBe(300);
    actor.send({ type: 'moreTime' });
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

describe('finishing now', () => {
  test('is the result of the whole minutes done, which the server is told, with the moment it ended', async () => {
    const save = vi.fn<Save>(async () => savedSession);
    const { actor, clock, state } = running(save);
    clock.advance(2 * MINUTE + 40_000);
    actor.send({ type: 'finish' });
    expect(state()).toBe('session.complete');
    actor.send({ type: 'save', result: 31 });
    await expect.poll(() => state()).toBe('saved');
    expect(save.mock.calls[0]?.[0]).toMatchObject({ duration_minutes: 2, result: 31 });
    expect(Date.parse(String(save.mock.calls[0]?.[0].finished_at))).toBe(START + COUNTDOWN + 2 * MINUTE + 40_000);
  });

  test('counts what was practised before a pause, and not the pause', () => {
    const { actor, clock, state, kept } = running();
    clock.advance(3 * MINUTE);
    actor.send({ type: 'pause' });
    clock.advance(30 * MINUTE);
    actor.send({ type: 'finish' });
    expect(state()).toBe('session.complete');
    expect(kept()).toMatchObject({ minutes: 3, endsAt: START + COUNTDOWN + 3 * MINUTE, pausedAt: null });
  });

  test('is not done before the first whole minute', () => {
    const { actor, clock, state } = running();
    clock.advance(MINUTE - 1);
    actor.send({ type: 'finish' });
    expect(state()).toBe('session.running');
    actor.send({ type: 'pause' });
    actor.send({ type: 'finish' });
    expect(state()).toBe('session.paused');
  });

  test('is done where a reload came into the drill, by the same rule', () => {
    const { actor, state, kept } = practice(storedDraft);
    actor.send({ type: 'finish' });
    expect(state()).toBe('session.complete');
    expect(kept()).toMatchObject({ minutes: 2, endsAt: START, finishedEarlyAt: expect.any(Number) as unknown });
    const young = practice({ ...storedDraft, beginsAt: START - MINUTE + 1, endsAt: START + 4 * MINUTE + 1 });
    young.actor.send({ type: 'finish' });
    expect(young.state()).toBe('session.interrupted');
    const elsewhere = practice(storedDraft, undefined, true);
    elsewhere.actor.send({ type: 'finish' });
    expect(elsewhere.state()).toBe('session.interrupted');
  });

  test('leaves the minutes chosen for the next drill as they were', async () => {
    const { actor, clock, state } = running();
    clock.advance(MINUTE);
    actor.send({ type: 'finish' });
    actor.send({ type: 'save', result: 0 });
    await expect.poll(() => state()).toBe('saved');
    actor.send({ type: 'again' });
    expect(actor.getSnapshot().context.minutes).toBe(5);
  });
});

describe('stopping', () => {
  test('asks first, and the clock stands meanwhile', () => {
    const { actor, clock, state, secondsLeft } = running();
    clock.advance(MINUTE);
    actor.send({ type: 'stop' });
    expect(actor.getSnapshot().context.asking).toBe('stop');
    clock.advance(10 * MINUTE);
    expect(secondsLeft()).toBe(240);
    actor.send({ type: 'keepGoing' });
    expect(actor.getSnapshot().context.asking).toBeNull();
    expect(state()).toBe('session.running');
    clock.advance(MINUTE);
    expect(secondsLeft()).toBe(180);
  });

  test('asked of a paused drill leaves it paused', () => {
    const { actor, state } = running();
    actor.send({ type: 'pause' });
    actor.send({ type: 'stop' });
    actor.send({ type: 'keepGoing' });
    expect(state()).toBe('session.paused');
  });

  test('is the one question: it takes the place of whether to finish, and a no goes on as before', () => {
    const { actor, clock, state } = running();
    clock.advance(MINUTE);
    actor.send({ type: 'askToFinish' });
    expect(actor.getSnapshot().context.asking).toBe('finish');
    actor.send({ type: 'confirmStop' });
    expect(state()).toBe('session.paused');
    actor.send({ type: 'stop' });
    expect(actor.getSnapshot().context.asking).toBe('stop');
    actor.send({ type: 'keepGoing' });
    expect(state()).toBe('session.running');
  });

  test('nothing but the answer starts the clock while the player is asked', () => {
    const { actor, clock, state, secondsLeft } = running();
    actor.send({ type: 'pause' });
    actor.send({ type: 'stop' });
    actor.send({ type: 'resume' });
    clock.advance(MINUTE);
    expect(state()).toBe('session.paused');
    actor.send({ type: 'keepGoing' });
    expect(state()).toBe('session.running');
    expect(secondsLeft()).toBe(300);
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

  test('a drill that was over when the player asked to stop it, on a phone that slept, is complete and asks nothing', () => {
    const { actor, clock, state } = running();
    vi.spyOn(clock, 'now').mockReturnValue(START + COUNTDOWN + 5 * MINUTE);
    actor.send({ type: 'stop' });
    expect(state()).toBe('session.complete');
    expect(actor.getSnapshot().context.asking).toBeNull();
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

describe('a count by the camera', () => {
  test('waits in the result, also of touches that are told after a pause, and a reload goes on from it', () => {
    const { actor, clock, kept } = running();
    actor.send({ type: 'counted', result: 12 });
    clock.advance(1_000);
    expect(kept()?.countedResult).toBe(12);
    actor.send({ type: 'pause' });
    actor.send({ type: 'counted', result: 13 });
    actor.send({ type: 'resume' });
    clock.advance(5 * MINUTE);
    expect(kept()?.countedResult).toBe(13);
  });

  test('is no larger than a result can be, and none before the drill runs', () => {
    const { actor } = practice();
    actor.send({ type: 'counted', result: 5 });
    expect(actor.getSnapshot().context.draft).toBeNull();
    const under = running();
    under.actor.send({ type: 'counted', result: 12_000 });
    expect(under.actor.getSnapshot().context.draft?.countedResult).toBe(10_000);
  });
});
