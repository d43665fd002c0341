import { describe, expect, test, vi } from 'vitest';
import { COUNTDOWN, ended, MINUTE, practice, running, START, storedDraft } from '../testing/practice-machine-harness.ts';
import type { Save } from '../testing/practice-machine-harness.ts';
import { savedSession } from '../testing/saved-session.ts';

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

  test('its clock stands while the player is asked, here and for a reload, and goes on to its end after a no', () => {
    const { actor, clock, state, secondsLeft, kept } = practice(storedDraft);
    for (const question of ['stop', 'askToFinish'] as const) {
      const left = secondsLeft();
      actor.send({ type: question });
      clock.advance(10 * MINUTE);
      expect(state()).toBe('session.interrupted');
      expect(secondsLeft()).toBe(left);
      expect(kept()?.pausedAt).not.toBeNull();
      actor.send({ type: 'keepGoing' });
      expect(kept()?.pausedAt).toBeNull();
      clock.advance(MINUTE);
      expect(secondsLeft()).toBe(left - 60);
    }
    clock.advance(MINUTE);
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
    await expect.poll(state).toBe('saved');
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
    await expect.poll(state).toBe('session.complete');
    expect(kept()?.sentResult).toBe(7);
  });
});
