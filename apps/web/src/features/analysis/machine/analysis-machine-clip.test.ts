import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { ClipRefused } from '../clip/clip-refused.ts';
import { clip, analysis } from '../testing/analysis-machine-harness.ts';
import type { AnalysisTools } from './analysis-machine-types.ts';

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

  it('that is filmed for too long is not said to be ready', async () => {
    const { actor, emitted, at } = analysis({ open: async ({ source }) => ({ ...clip, source, duration: 23.3 }) });
    actor.send({ type: 'film', atOnce: true });
    actor.send({ type: 'filmed', blob: clip.blob, mirrored: true });
    await at({ preparing: 'tooLong' });
    expect(emitted).toEqual([]);
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
