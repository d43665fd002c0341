import type { FormReview, ReviewInput } from '@touchline/vision';
import { onTestFinished, vi } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import type { Clip } from '../clip/clip-types.ts';
import type { EngineOutcome } from '../engine/index.ts';
import { analysisMachine } from '../machine/analysis-machine.ts';
import type { AnalysisTools } from '../machine/analysis-machine-types.ts';
import type { AnalysisDraft } from '../machine/analysis-draft.ts';

export const clip: Clip = {
  blob: new Blob(['clip']),
  container: 'mp4',
  width: 1280,
  height: 720,
  duration: 6,
  source: 'file',
  name: 'kick.mp4',
  mirrored: false,
};
export const outcome: EngineOutcome = {
  review: {} as FormReview,
  input: {} as ReviewInput,
  kicks: [],
  clip: { width: 1280, height: 720, duration: 6, frameRate: 30 },
  frames: [],
  group: [],
  cutShort: false,
  processingDuration: 4000,
};

/** A server that takes part at once; nothing is asked of it for what stays on the device. */
export function account(over: Partial<AnalysisTools['sending']> = {}) {
  return {
    begin: vi.fn<AnalysisTools['sending']['begin']>(over.begin ?? (async () => ({ name: 'ready' }))),
    finish: vi.fn<AnalysisTools['sending']['finish']>(over.finish ?? (async () => 'complete')),
    cancel: vi.fn<AnalysisTools['sending']['cancel']>(over.cancel ?? (async () => undefined)),
  };
}

export function analysis(over: Partial<AnalysisTools> = {}, draft: AnalysisDraft | null = null) {
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
  onTestFinished(() => void actor.stop());
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
