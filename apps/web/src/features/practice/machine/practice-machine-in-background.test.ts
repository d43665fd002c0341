import { describe, expect, test } from 'vitest';
import { COUNTDOWN, MINUTE, practice, running, storedDraft } from '../testing/practice-machine-harness.ts';

describe('a player who looks around while a drill runs', () => {
  test('finds its clock going on, and comes back to the timer', () => {
    const { actor, clock, state, secondsLeft, kept } = running();
    clock.advance(MINUTE);
    actor.send({ type: 'lookAround' });
    expect(state()).toBe('session.interrupted');
    expect(kept()).toMatchObject({ pausedAt: null, drillId: 'juggling' });
    clock.advance(MINUTE);
    expect(secondsLeft()).toBe(180);
    actor.send({ type: 'resume' });
    expect(state()).toBe('session.running');
    expect(secondsLeft()).toBe(180);
  });

  test('can finish or stop it there, and meets its end there', () => {
    const finished = running();
    finished.clock.advance(2 * MINUTE);
    finished.actor.send({ type: 'lookAround' });
    finished.actor.send({ type: 'askToFinish' });
    finished.actor.send({ type: 'finish' });
    expect(finished.state()).toBe('session.complete');
    expect(finished.kept()).toMatchObject({ minutes: 2 });
    const stopped = running();
    stopped.actor.send({ type: 'lookAround' });
    stopped.actor.send({ type: 'stop' });
    stopped.actor.send({ type: 'confirmStop' });
    expect(stopped.state()).toBe('selecting');
    const ended = running();
    ended.actor.send({ type: 'lookAround' });
    ended.clock.advance(5 * MINUTE);
    expect(ended.state()).toBe('session.complete');
  });

  test('leaves a pause as it is, and no countdown', () => {
    const { actor, clock, state, secondsLeft } = running();
    actor.send({ type: 'pause' });
    actor.send({ type: 'lookAround' });
    clock.advance(MINUTE);
    expect(state()).toBe('session.interrupted');
    expect(secondsLeft()).toBe(300);
    const counting = practice();
    counting.actor.send({ type: 'chooseDrill', drillId: 'juggling' });
    counting.actor.send({ type: 'start' });
    counting.actor.send({ type: 'lookAround' });
    expect(counting.state()).toBe('session.countdown');
    counting.clock.advance(COUNTDOWN);
    expect(counting.state()).toBe('session.running');
  });
});

describe('a player who comes back for the timer', () => {
  const back = { returnsToTimer: true };

  test('has it at once where the drill runs, and can leave it again', () => {
    const { actor, state, secondsLeft } = practice(storedDraft, undefined, false, back);
    expect(state()).toBe('session.running');
    expect(secondsLeft()).toBe(180);
    actor.send({ type: 'lookAround' });
    expect(state()).toBe('session.interrupted');
  });

  test('is asked where it is paused, and where another tab has it, also once that is closed', () => {
    expect(practice({ ...storedDraft, pausedAt: storedDraft.beginsAt }, undefined, false, back).state()).toBe('session.interrupted');
    const { otherTab, state } = practice(storedDraft, undefined, true, back);
    expect(state()).toBe('session.interrupted');
    otherTab.tell(false);
    expect(state()).toBe('session.interrupted');
  });
});
