import { describe, expect, test, vi } from 'vitest';
import { ended, MINUTE, practice, running, storedDraft, type Save } from '../testing/practice-machine-harness.ts';
import { savedSession } from '../testing/sample-save-session-response.ts';

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
