import type { FormReview, ReviewInput } from '@touchline/vision';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import type { Clip } from '../clip/checked-clip.ts';
import { ClipRefused } from '../clip/clip-refused.ts';
import type { EngineOutcome, EngineResult, EngineWatch } from '../engine/index.ts';
import { analysisMachine } from './analysis-machine.ts';
import type { AnalysisTools } from './analysis-machine-types.ts';
import { outcomeOf } from '../results/testing/engine-outcomes.ts';
import type { AnalysisDraft } from './analysis-draft.ts';

const clip: Clip = {
  blob: new Blob(['clip']),
  container: 'mp4',
  width: 1280,
  height: 720,
  duration: 6,
  source: 'file',
  name: 'kick.mp4',
  mirrored: false,
};
const outcome: EngineOutcome = {
  review: {} as FormReview,
  input: {} as ReviewInput,
  kicks: [],
  clip: { width: 1280, height: 720, duration: 6, frameRate: 30 },
  frames: [],
  group: [],
  cutShort: false,
  processingDuration: 4000,
};

const ends: Array<() => void> = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A server that takes part at once; nothing is asked of it for what stays on the device. */
function account(over: Partial<AnalysisTools['sending']> = {}) {
  return {
    begin: vi.fn<AnalysisTools['sending']['begin']>(over.begin ?? (async () => ({ name: 'ready' }))),
    finish: vi.fn<AnalysisTools['sending']['finish']>(over.finish ?? (async () => 'complete')),
    cancel: vi.fn<AnalysisTools['sending']['cancel']>(over.cancel ?? (async () => undefined)),
  };
}

function analysis(over: Partial<AnalysisTools> = {}, draft: AnalysisDraft | null = null) {
  const tools: AnalysisTools = {
    open: async ({ source, mirrored }) => ({ ...clip, source, mirrored }),
    cut: async (whole) => ({ ...whole, duration: 15 }),
    needsCompression: () => false,
    compress: async (whole) => ({ clip: whole, outcome: 'unchanged' }),
    analyse: async () => ({ ok: true, outcome }),
    save: () => undefined,
    sending: account(),
    ...over,
  };
  const clock = new SimulatedClock();
  const actor = createActor(analysisMachine, { input: { tools, age: 12, draft }, clock });
  const emitted: Array<{ readonly type: string }> = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  ends.push(() => actor.stop());
  const at = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  const ready = async (): Promise<void> => {
    actor.send({ type: 'choose', file: clip.blob });
    await at({ preparing: 'ready' });
  };
  const analysing = async (): Promise<void> => {
    await ready();
    actor.send({ type: 'type', value: 'shooting' });
    actor.send({ type: 'analyse' });
  };
  return { actor, clock, emitted, at, ready, analysing, context: () => actor.getSnapshot().context };
}

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

describe('a clip', () => {
  it('that is refused leaves the one before in its place', async () => {
    const open = vi.fn<AnalysisTools['open']>(async () => clip);
    const { actor, at, ready, context } = analysis({ open });
    await ready();
    open.mockRejectedValueOnce(new ClipRefused('type'));
    actor.send({ type: 'choose', file: new Blob() });
    await at({ preparing: 'checking' });
    await at({ preparing: 'ready' });
    expect(context()).toMatchObject({ clip, clipError: { problem: 'type', source: 'file' } });
  });

  it('that is being looked at is left alone when the player cancels, and the one before stays', async () => {
    const open = vi.fn<AnalysisTools['open']>(async () => clip);
    const { actor, at, ready, context } = analysis({ open });
    await ready();
    open.mockImplementationOnce(() => new Promise(() => undefined));
    actor.send({ type: 'choose', file: new Blob() });
    await at({ preparing: 'checking' });
    actor.send({ type: 'cancel' });
    expect(actor.getSnapshot().matches({ preparing: 'ready' })).toBe(true);
    expect(context()).toMatchObject({ clip, arrival: null, clipError: null });
    expect(open.mock.calls[1]?.[1].aborted).toBe(true);
  });

  it('chosen before is there again with its skill, and a file that was not looked at to the end is looked at', async () => {
    const draft = { type: 'turns', clip, arrival: null } as const;
    const again = analysis({}, draft);
    await again.at({ preparing: 'ready' });
    expect(again.context()).toMatchObject({ type: 'turns', clip });
    const take = { file: clip.blob, source: 'camera', mirrored: true } as const;
    const late = analysis({}, { ...draft, clip: null, arrival: take });
    await late.at({ preparing: 'ready' });
    expect(late.context()).toMatchObject({ arrival: null, clip: { source: 'camera', mirrored: true } });
  });

  it('that is filmed is told of, and stays as its camera saw it', async () => {
    const { actor, emitted, at, context } = analysis();
    actor.send({ type: 'film', atOnce: true });
    expect(context().filmsAtOnce).toBe(true);
    actor.send({ type: 'filmed', blob: clip.blob, mirrored: true });
    await at({ preparing: 'ready' });
    expect(emitted).toMatchObject([{ type: 'recorded', clip: { source: 'camera', mirrored: true } }]);
  });

  it('that is too long is cut before it can be analysed', async () => {
    const { actor, at, context } = analysis({ open: async () => ({ ...clip, duration: 22 }) });
    actor.send({ type: 'choose', file: clip.blob });
    await at({ preparing: 'tooLong' });
    actor.send({ type: 'type', value: 'passing' });
    actor.send({ type: 'analyse' });
    expect(actor.getSnapshot().matches({ preparing: 'tooLong' })).toBe(true);
    actor.send({ type: 'cut', part: { from: 4, to: 19 } });
    await at({ preparing: 'ready' });
    expect(context().clip?.duration).toBe(15);
  });

  it('stays too long when it cannot be cut, and when the player calls that off', async () => {
    const cut = vi.fn<AnalysisTools['cut']>(() => new Promise(() => undefined));
    cut.mockRejectedValueOnce(new ClipRefused('cutFailed'));
    const { actor, at, context } = analysis({ open: async () => ({ ...clip, duration: 22 }), cut });
    actor.send({ type: 'choose', file: clip.blob });
    await at({ preparing: 'tooLong' });
    actor.send({ type: 'cut', part: { from: 4, to: 19 } });
    await waitFor(actor, ({ context: { clipError } }) => clipError?.problem === 'cutFailed');
    expect(actor.getSnapshot().matches({ preparing: 'tooLong' })).toBe(true);
    actor.send({ type: 'cut', part: { from: 4, to: 19 } });
    expect(context().clipError).toBeNull();
    actor.send({ type: 'cancel' });
    expect(actor.getSnapshot().matches({ preparing: 'tooLong' })).toBe(true);
    expect(cut.mock.calls[1]?.[2].signal.aborted).toBe(true);
  });

  it('that is large is made smaller once, and the time it takes has a limit', async () => {
    const compress = vi.fn<AnalysisTools['compress']>(async (whole) => ({ clip: whole, outcome: 'timeout' }));
    const { actor, emitted, ready } = analysis({ needsCompression: () => true, compress });
    await ready();
    expect(emitted).toEqual([{ type: 'compressTimeout' }]);
    actor.send({ type: 'film', atOnce: false });
    actor.send({ type: 'back' });
    expect(actor.getSnapshot().matches({ preparing: 'ready' })).toBe(true);
    expect(compress).toHaveBeenCalledTimes(1);
  });

  it('that is large goes on as it is where the player will not wait', async () => {
    const compress: AnalysisTools['compress'] = (whole, { signal }) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve({ clip: whole, outcome: 'unchanged' }));
      });
    const { actor, at } = analysis({ needsCompression: () => true, compress });
    actor.send({ type: 'choose', file: clip.blob });
    await at({ preparing: 'compressing' });
    actor.send({ type: 'skip' });
    const { context } = await at({ preparing: 'ready' });
    expect(context.clip?.blob).toBe(clip.blob);
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
