import type { FormReview } from '@touchline/vision';
import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import type { EngineResult, EngineWatch } from '../engine/index.ts';
import { clip, outcome, account, analysis } from '../testing/analysis-machine-harness.ts';
import type { AnalysisTools } from './analysis-machine-types.ts';
import { outcomeOf } from '../results/testing/engine-outcomes.ts';

describe('a start', () => {
  it('needs a video first, then a skill, and says so until it is there, with a border for three seconds', async () => {
    const { actor, clock, emitted, ready, context } = analysis();
    actor.send({ type: 'analyse' });
    expect(emitted).toEqual([{ type: 'missing', what: 'video' }]);
    expect(context().missing).toBe('video');
    clock.increment(3_000);
    expect(context()).toMatchObject({ missing: 'video', hasMissingBorder: false });
    await ready();
    expect(context().missing).toBeNull();
    actor.send({ type: 'analyse' });
    expect(context()).toMatchObject({ missing: 'type', hasMissingBorder: true });
    clock.increment(2_000);
    actor.send({ type: 'analyse' });
    clock.increment(2_000);
    expect(context().hasMissingBorder).toBe(true);
    clock.increment(60_000);
    expect(context()).toMatchObject({ missing: 'type', hasMissingBorder: false });
    actor.send({ type: 'type', value: 'turns' });
    expect(context().missing).toBeNull();
  });
});

describe('an analysis', () => {
  it('asks for what the player chose, moves forward only, and ends in results', async () => {
    const begun = Promise.withResolvers<EngineWatch>();
    const result = Promise.withResolvers<EngineResult>();
    const analyse = vi.fn<AnalysisTools['analyse']>((_, watch) => {
      begun.resolve(watch);
      return result.promise;
    });
    const { actor, at, analysing, context } = analysis({ analyse });
    await analysing();
    const watch = await begun.promise;
    expect(analyse.mock.calls[0]?.[0]).toEqual({ clip: clip.blob, type: 'shooting', age: 12 });
    watch.onProgress?.(0.4, 'coarse');
    watch.onProgress?.(0.3, 'dense');
    watch.onFrame?.({ time: 1.2, pose: null });
    expect(context().run).toMatchObject({ fraction: 0.4, stage: 'dense', live: { frame: { time: 1.2 }, missed: 1 } });
    result.resolve({ ok: true, outcome });
    await at('results');
    expect(context().outcome).toBe(outcome);
    actor.send({ type: 'again' });
    expect(actor.getSnapshot().matches({ preparing: 'noVideo' })).toBe(true);
    expect(context()).toMatchObject({ type: 'shooting', clip: null, outcome: null });
  });

  it('is saved once, when it ends, under the id by which it is read; one in the place of another, of that one', async () => {
    const save = vi.fn<AnalysisTools['save']>();
    const { actor, at, analysing, context } = analysis({ save });
    await analysing();
    await at('results');
    const { id } = context();
    expect(save.mock.calls).toEqual([[{ id, outcome, clip: clip.blob, mirrored: false, sharing: 'device', replaces: null }]]);
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    actor.send({ type: 'pointOut', person: { time: 1.2, x: 0.3, y: 0.6 } });
    await at('results');
    expect(save).toHaveBeenCalledTimes(2);
    expect(save.mock.calls[1]?.[0]).toMatchObject({ id: context().id, replaces: id });
    expect(context().id).not.toBe(id);
    actor.send({ type: 'again' });
    await analysing();
    await at('results');
    expect(save.mock.calls[2]?.[0].replaces).toBe(null);
  });

  it('that was cut short is done again with more time, in the place of the first, and the next clip has the usual time', async () => {
    const results: EngineResult[] = [{ ok: true, outcome: { ...outcome, cutShort: true } }, { ok: false, failure: 'timedOut' }];
    const analyse = vi.fn<AnalysisTools['analyse']>(async () => results.shift() ?? { ok: true, outcome });
    const save = vi.fn<AnalysisTools['save']>();
    const { actor, at, analysing, context } = analysis({ analyse, save });
    await analysing();
    await at('results');
    const { id } = context();
    actor.send({ type: 'lookLonger' });
    await at('failed');
    actor.send({ type: 'retry' });
    await at('results');
    expect(save.mock.calls[1]?.[0]).toMatchObject({ replaces: id });
    actor.send({ type: 'again' });
    await analysing();
    await at('results');
    expect(analyse.mock.calls.map(([request]) => request.hasMoreTime ?? false)).toEqual([false, true, true, false]);
  });

  it('for which the time was too short to see anything has more of it when it is tried again', async () => {
    const results: EngineResult[] = [{ ok: false, failure: 'timedOut' }];
    const analyse = vi.fn<AnalysisTools['analyse']>(async () => results.shift() ?? { ok: true, outcome });
    const { actor, at, analysing } = analysis({ analyse });
    await analysing();
    await at('failed');
    actor.send({ type: 'retry' });
    await at('results');
    expect(analyse.mock.calls.map(([request]) => request.hasMoreTime ?? false)).toEqual([false, true]);
  });

  it('of another kick of the clip takes its place at once, and the clip is not looked at again', async () => {
    const twoKicks = outcomeOf({ twoKicks: true });
    const analyse = vi.fn<AnalysisTools['analyse']>(async () => ({ ok: true, outcome: twoKicks }));
    const save = vi.fn<AnalysisTools['save']>();
    const sending = account();
    const { actor, at, analysing, context } = analysis({ analyse, save, sending });
    actor.send({ type: 'sharing', value: 'account' });
    await analysing();
    await at('results');
    const { id } = context();
    const kick = twoKicks.kicks.find(({ leg }) => leg !== twoKicks.review.kickingLeg);
    if (kick === undefined) throw new Error('there is no other kick');
    actor.send({ type: 'pickKick', kick });
    expect(actor.getSnapshot().matches('results')).toBe(true);
    expect(context().outcome?.review.kickingLeg).toBe(kick.leg);
    expect(context().id).not.toBe(id);
    expect(analyse).toHaveBeenCalledTimes(1);
    expect(save.mock.calls[1]?.[0]).toMatchObject({ id: context().id, replaces: id, sharing: 'account', outcome: { input: kick.input } });
    expect(sending.finish.mock.calls.map(([which]) => which)).toEqual([id, context().id]);
  });

  it.each([
    ['fails', 'timedOut'],
    ['is called off', 'cancelled'],
  ] as const)('that %s is not saved', async (_how, failure) => {
    const save = vi.fn<AnalysisTools['save']>();
    const { analysing, at } = analysis({ save, analyse: async () => ({ ok: false, failure }) });
    await analysing();
    await at(failure === 'cancelled' ? { preparing: 'ready' } : 'failed');
    expect(save).not.toHaveBeenCalled();
  });

  it('of somebody else is done again with the one the player points out, and with nobody in the next clip', async () => {
    const analyse = vi.fn<AnalysisTools['analyse']>(async () => ({ ok: true, outcome }));
    const { actor, at, analysing } = analysis({ analyse });
    await analysing();
    await at('results');
    const chosen = { time: 1.2, x: 0.3, y: 0.6 };
    actor.send({ type: 'pointOut', person: chosen });
    await at('results');
    expect(analyse.mock.calls.map(([request]) => request.chosen)).toEqual([undefined, chosen]);
    actor.send({ type: 'again' });
    await analysing();
    await at('results');
    expect(analyse.mock.calls[2]?.[0]).toEqual({ clip: clip.blob, type: 'shooting', age: 12 });
  });

  it.each(['results', 'failed'] as const)(
    'of a clip that is filmed after %s follows nobody who was pointed out in the last one, and replaces no review',
    async (end) => {
      const results: EngineResult[] = [{ ok: true, outcome }, ...(end === 'failed' ? [{ ok: false, failure: 'timedOut' } as const] : [])];
      const analyse = vi.fn<AnalysisTools['analyse']>(async () => results.shift() ?? { ok: true, outcome });
      const save = vi.fn<AnalysisTools['save']>();
      const { actor, at, analysing } = analysis({ analyse, save });
      await analysing();
      await at('results');
      actor.send({ type: 'pointOut', person: { time: 1.2, x: 0.3, y: 0.6 } });
      await at(end);
      actor.send({ type: 'film', atOnce: true });
      actor.send({ type: 'filmed', blob: clip.blob, mirrored: false });
      await at({ preparing: 'ready' });
      actor.send({ type: 'analyse' });
      await at('results');
      expect(analyse.mock.calls.at(-1)?.[0]).toEqual({ clip: clip.blob, type: 'shooting', age: 12 });
      expect(save.mock.calls.at(-1)?.[0].replaces).toBe(null);
    },
  );

  it('stays when the player goes to film another clip and comes back without one', async () => {
    const { actor, at, analysing, context } = analysis();
    await analysing();
    await at('results');
    const { id } = context();
    actor.send({ type: 'film', atOnce: false });
    expect(actor.getSnapshot().matches('filming')).toBe(true);
    actor.send({ type: 'back' });
    expect(actor.getSnapshot().matches('results')).toBe(true);
    expect(context()).toMatchObject({ id, outcome });
  });

  it('of somebody else stands again where the one of the player is cancelled, or fails and is left', async () => {
    const results: EngineResult[] = [{ ok: true, outcome }, { ok: false, failure: 'timedOut' }];
    const analyse: AnalysisTools['analyse'] = (_, { signal }) => {
      const result = results.shift();
      if (result !== undefined) return Promise.resolve(result);
      return new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve({ ok: false, failure: 'cancelled' }));
      });
    };
    const { actor, at, analysing, context } = analysis({ analyse });
    await analysing();
    await at('results');
    const { id } = context();
    const person = { time: 1.2, x: 0.3, y: 0.6 };
    actor.send({ type: 'pointOut', person });
    await at('failed');
    actor.send({ type: 'back' });
    expect(actor.getSnapshot().matches('results')).toBe(true);
    expect(context()).toMatchObject({ id, outcome, chosen: null, former: null });
    actor.send({ type: 'pointOut', person });
    expect(context()).toMatchObject({ outcome: null, chosen: person, former: { outcome } });
    actor.send({ type: 'cancel' });
    expect(actor.getSnapshot().matches('results')).toBe(true);
    expect(context()).toMatchObject({ id, outcome, chosen: null, former: null });
  });

  it('that fails says why, and can be tried again', async () => {
    const analyse = vi.fn<AnalysisTools['analyse']>(async () => ({ ok: true, outcome }));
    analyse.mockResolvedValueOnce({ ok: false, failure: 'timedOut' });
    const { actor, at, analysing, context } = analysis({ analyse });
    await analysing();
    await at('failed');
    expect(context().failure).toBe('timedOut');
    actor.send({ type: 'retry' });
    await at('results');
  });

  it('that is cancelled goes back to the clip', async () => {
    const signals: AbortSignal[] = [];
    const analyse: AnalysisTools['analyse'] = (_, { signal }) => {
      signals.push(signal);
      return new Promise(() => undefined);
    };
    const { actor, at, analysing } = analysis({ analyse });
    await analysing();
    await at('analysing');
    actor.send({ type: 'cancel' });
    expect(actor.getSnapshot().matches({ preparing: 'ready' })).toBe(true);
    expect(signals[0]?.aborted).toBe(true);
  });

  it('that the engine calls off goes back to the clip too', async () => {
    const { actor, analysing, at } = analysis({ analyse: async () => ({ ok: false, failure: 'cancelled' }) });
    await analysing();
    await at({ preparing: 'ready' });
    expect(actor.getSnapshot().context.failure).toBeNull();
  });
});

it('a review without a score takes no place of one with it', async () => {
  const scored = { ...outcome, review: { overallScore: 80 } as FormReview };
  const none = { ...outcome, review: { overallScore: null } as FormReview };
  const results: EngineResult[] = [{ ok: true, outcome: scored }, { ok: true, outcome: none }];
  const save = vi.fn<AnalysisTools['save']>();
  const { actor, at, analysing, context, emitted } = analysis({ save, analyse: async () => results.shift() ?? { ok: true, outcome } });
  await analysing();
  await at('results');
  const { id } = context();
  actor.send({ type: 'pointOut', person: { time: 1.2, x: 0.3, y: 0.6 } });
  await waitFor(actor, () => emitted.length > 0);
  expect(actor.getSnapshot().matches('results')).toBe(true);
  expect(context()).toMatchObject({ id, outcome: scored });
  expect(emitted).toEqual([{ type: 'notReplaced' }]);
  expect(save).toHaveBeenCalledTimes(1);
});
