import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { clip, outcome, account, analysis } from '../testing/analysis-machine-harness.ts';
import type { AnalysisTools } from './analysis-machine-types.ts';

describe('an analysis that stays on the device', () => {
  it('asks nothing of the server', async () => {
    const sending = account();
    const { analysing, at } = analysis({ sending });
    await analysing();
    await at('results');
    expect([sending.begin, sending.finish, sending.cancel].map((call) => call.mock.calls.length)).toEqual([0, 0, 0]);
  });
});

describe('an analysis that is shared', () => {
  /** One that was begun with that choice. */
  async function shared(sharing: 'account' | 'clip', over: Partial<AnalysisTools> = {}) {
    const all = analysis(over);
    await all.ready();
    all.actor.send({ type: 'type', value: 'shooting' });
    all.actor.send({ type: 'sharing', value: sharing });
    all.actor.send({ type: 'analyse' });
    return all;
  }

  it.each(['account', 'clip'] as const)('as %s gets a place before it is looked at, and is finished under the same id', async (sharing) => {
    const order: string[] = [];
    const sending = account({
      begin: async () => {
        order.push('begin');
        return { name: 'ready' };
      },
      finish: async () => {
        order.push('finish');
        return 'complete';
      },
    });
    const save = vi.fn<AnalysisTools['save']>(() => void order.push('save'));
    const analyse: AnalysisTools['analyse'] = async () => {
      order.push('analyse');
      return { ok: true, outcome };
    };
    const { at, context } = await shared(sharing, { sending, save, analyse });
    await at('results');
    expect(order).toEqual(['begin', 'analyse', 'save', 'finish']);
    expect(sending.begin.mock.calls[0]?.[0]).toMatchObject({ id: context().id, type: 'shooting', sharing, clip: clip.blob });
    expect(sending.begin.mock.calls[0]?.[0].metadata).not.toHaveProperty('fileName');
    expect(save.mock.calls[0]?.[0]).toMatchObject({ id: context().id, sharing, replaces: null });
    expect(sending.finish.mock.calls[0]?.slice(0, 2)).toEqual([context().id, { name: 'ready' }]);
  });

  it('moves its bar by the table', async () => {
    const seen: number[] = [];
    const sending = account({
      begin: async (_made, { onProgress }) => {
        onProgress('uploading', 0.5);
        onProgress('verifying', 1);
        return { name: 'ready' };
      },
      finish: async (_id, _begun, watch) => {
        watch?.onProgress('submitting', 1);
        watch?.onProgress('aiAnalysis', 0.5);
        return 'complete';
      },
    });
    const analyse: AnalysisTools['analyse'] = async (_request, watch) => {
      watch.onProgress?.(0.5, 'coarse');
      watch.onProgress?.(1, 'reviewing');
      return { ok: true, outcome };
    };
    const all = analysis({ sending, analyse });
    await all.ready();
    all.actor.subscribe(({ context: { run } }) => {
      const percent = Math.round(run.fraction * 1_000) / 10;
      if (seen.at(-1) !== percent) seen.push(percent);
    });
    all.actor.send({ type: 'type', value: 'shooting' });
    all.actor.send({ type: 'sharing', value: 'clip' });
    all.actor.send({ type: 'analyse' });
    await all.at('results');
    expect(seen).toEqual([0, 25, 45, 57.5, 70, 75, 85]);
  });

  it('whose place the server refuses stays on the device, and says so', async () => {
    const sending = account({ begin: async () => ({ name: 'refused', failure: 'A parent has to say yes' }) });
    const save = vi.fn<AnalysisTools['save']>();
    const { at, emitted, context } = await shared('clip', { sending, save });
    await at('results');
    expect(save.mock.calls[0]?.[0].sharing).toBe('device');
    expect(sending.finish).not.toHaveBeenCalled();
    expect(emitted).toEqual([{ type: 'notShared', failure: 'A parent has to say yes' }]);
    // A place may have been made before it was refused; what is deleted there takes nothing more under its id.
    const begunId = sending.begin.mock.calls[0]?.[0].id;
    expect(sending.cancel.mock.calls).toEqual([[begunId]]);
    expect(save.mock.calls[0]?.[0].id).not.toBe(begunId);
    expect(save.mock.calls[0]?.[0].id).toBe(context().id);
    expect(context().sharing).toBe('clip');
  });

  it('does not wait for its upload where the player will not', async () => {
    const sending = account({
      begin: (_made, { signal }) => new Promise((resolve) => signal.addEventListener('abort', () => resolve({ name: 'later' }))),
    });
    const { actor, at } = await shared('clip', { sending });
    await waitFor(actor, () => sending.begin.mock.calls.length > 0);
    actor.send({ type: 'skip' });
    await at('results');
    expect(sending.finish.mock.calls[0]?.[1]).toEqual({ name: 'later' });
  });

  it('shows the device’s review while the server’s is waited for, as soon as the player wants', async () => {
    let signal: AbortSignal | undefined;
    const sending = account({
      finish: (_id, _begun, watch) => {
        signal = watch?.signal;
        return new Promise(() => undefined);
      },
    });
    const { actor, at, context } = await shared('account', { sending });
    await at('finishing');
    expect(context().outcome).toBe(outcome);
    actor.send({ type: 'seeNow' });
    expect(actor.getSnapshot().matches('results')).toBe(true);
    expect(signal?.aborted).toBe(true);
  });

  it('that the server fails at stands with the device’s review, and says so', async () => {
    const { at, emitted } = await shared('account', { sending: account({ finish: async () => 'failed' }) });
    await at('results');
    expect(emitted).toEqual([{ type: 'enhancedLocal' }]);
  });

  it.each(['cancelled', 'noFrames'] as const)('that is %s leaves nothing on the server', async (failure) => {
    const sending = account();
    const { actor } = await shared('account', { sending, analyse: async () => ({ ok: false, failure }) });
    await waitFor(actor, () => sending.cancel.mock.calls.length > 0);
    expect(sending.cancel.mock.calls).toEqual([[sending.begin.mock.calls[0]?.[0].id]]);
    expect(sending.finish).not.toHaveBeenCalled();
  });

  it('that is called off during its upload leaves nothing there either', async () => {
    const sending = account({
      begin: (_made, { signal }) => new Promise((resolve) => signal.addEventListener('abort', () => resolve({ name: 'later' }))),
    });
    const analyse: AnalysisTools['analyse'] = async (_request, { signal }) =>
      signal.aborted ? { ok: false, failure: 'cancelled' } : { ok: true, outcome };
    const { actor } = await shared('clip', { sending, analyse });
    await waitFor(actor, () => sending.begin.mock.calls.length > 0);
    actor.send({ type: 'cancel' });
    await expect.poll(() => sending.cancel).toHaveBeenCalledTimes(1);
  });

  it('in the place of another one is sent once it is measured, without a second upload', async () => {
    const sending = account();
    const save = vi.fn<AnalysisTools['save']>();
    const { actor, at, context } = await shared('clip', { sending, save });
    await at('results');
    const { id } = context();
    actor.send({ type: 'pointOut', person: { time: 1.2, x: 0.3, y: 0.6 } });
    await at('results');
    expect(sending.begin).toHaveBeenCalledTimes(1);
    expect(sending.finish.mock.calls[1]?.[0]).toBe(context().id);
    expect(save.mock.calls[1]?.[0].replaces).toBe(id);
  });

  it('of one that was taken into the account afterwards goes there too', async () => {
    const sending = account();
    const save = vi.fn<AnalysisTools['save']>();
    const { actor, at, analysing } = analysis({ sending, save });
    await analysing();
    await at('results');
    actor.send({ type: 'shared', value: 'account' });
    actor.send({ type: 'pointOut', person: { time: 1.2, x: 0.3, y: 0.6 } });
    await at('results');
    expect(save.mock.calls[1]?.[0].sharing).toBe('account');
    expect(sending.finish).toHaveBeenCalledTimes(1);
  });
});
