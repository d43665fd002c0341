import { clipLimits } from '@touchline/domain';
import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import { cameraProblemOf, type CameraProblem } from '../camera/camera-problem.ts';
import type { CameraRequest, OpenCamera } from '../camera/open-camera.ts';
import type { CameraQuality } from '../camera/camera-quality-by-device.ts';
import type { Recording } from './start-recording.ts';

/** Milliseconds for which a start is announced (002 §2). */
const announcedMs = 2_000;
const capMs = clipLimits.recordingSeconds * 1_000;

/** Everything outside the recorder that it uses. */
export interface RecorderTools {
  readonly open: (request: CameraRequest) => Promise<OpenCamera>;
  readonly close: (stream: MediaStream) => void;
  readonly record: (stream: MediaStream, onEnded: () => void) => Recording;
  /** Milliseconds that only ever go forward. */
  readonly now: () => number;
  /** Calls back again and again, a few times a second, until it is called off. */
  readonly tick: (task: () => void) => () => void;
}

interface RecorderContext {
  readonly tools: RecorderTools;
  readonly wish: CameraQuality;
  /** Filming begins by itself as soon as there is a picture. */
  readonly beginsAtOnce: boolean;
  /** Seconds that are counted down, as they are set when the countdown begins. */
  readonly delay: () => number;
  readonly cameraId: string | null;
  readonly camera: OpenCamera | null;
  readonly problem: CameraProblem | null;
  readonly now: number;
  /** When the countdown, or the recording, ends. */
  readonly endsAt: number;
  readonly take: Recording | null;
}

type RecorderEvent =
  | { type: 'record' | 'stop' | 'tick' | 'retry' | 'pictureSeen' | 'pictureFailed' | 'cameraLost' | 'ended' }
  | { type: 'chooseCamera'; cameraId: string };

type RecorderEmitted =
  | { type: 'recorded'; blob: Blob; mirrored: boolean }
  | { type: 'problem'; problem: CameraProblem };

/** The camera of the state that is left is let go, however it is left; until then it is told when it is unplugged or taken away. */
const holdCamera = fromCallback<RecorderEvent, RecorderContext>(({ input: { camera, tools }, sendBack }) => {
  if (camera === null) return undefined;
  const over = new AbortController();
  for (const track of camera.stream.getVideoTracks()) {
    track.addEventListener('ended', () => sendBack({ type: 'cameraLost' }), { signal: over.signal });
  }
  return () => {
    over.abort();
    tools.close(camera.stream);
  };
});

const ticks = fromCallback<RecorderEvent, RecorderContext>(({ sendBack, input }) =>
  input.tools.tick(() => sendBack({ type: 'tick' })),
);

/**
 * From the player's wish to film to a recording (spec 002 §4): the camera opens, three seconds or more are counted down, up to
 * thirty are recorded. The camera is closed as soon as it is not needed, also when the player leaves in the middle.
 */
export const recorderMachine = setup({
  types: {
    context: {} as RecorderContext,
    events: {} as RecorderEvent,
    emitted: {} as RecorderEmitted,
    input: {} as Pick<RecorderContext, 'tools' | 'wish' | 'beginsAtOnce' | 'delay'>,
  },
  actors: {
    holdCamera,
    ticks,
    open: fromPromise<OpenCamera, RecorderContext>(async ({ input: { tools, cameraId, wish }, signal }) => {
      const camera = await tools.open({ cameraId, wish });
      // The player left while the browser asked.
      if (signal.aborted) tools.close(camera.stream);
      return camera;
    }),
    finish: fromPromise<Blob, { take: Recording | null }>(async ({ input }) => (await input.take?.stop()) ?? new Blob()),
  },
  actions: {
    look: assign({ now: ({ context }) => context.tools.now() }),
    countDown: assign(({ context }) => ({ now: context.tools.now(), endsAt: context.tools.now() + context.delay() * 1_000 })),
    startRecording: assign(({ context: { tools, camera }, self }) => {
      const began = { now: tools.now(), endsAt: tools.now() + capMs };
      try {
        const onEnded = (): void => {
          // When the player leaves, the recorder ends a moment after this machine.
          if (self.getSnapshot().status === 'active') self.send({ type: 'ended' });
        };
        return { ...began, take: camera && tools.record(camera.stream, onEnded) };
      } catch (error) {
        return { ...began, take: null, problem: cameraProblemOf(error) };
      }
    }),
    tellProblem: emit(({ context }) => ({ type: 'problem', problem: context.problem ?? { kind: 'noData' } })),
  },
  guards: {
    isOver: ({ context }) => context.now >= context.endsAt,
    beginsAtOnce: ({ context }) => context.beginsAtOnce,
    hasProblem: ({ context }) => context.problem !== null,
  },
}).createMachine({
  id: 'recorder',
  context: ({ input }) => ({
    ...input,
    cameraId: null,
    camera: null,
    problem: null,
    now: 0,
    endsAt: 0,
    take: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      entry: assign({ camera: null, problem: null }),
      invoke: {
        src: 'open',
        input: ({ context }) => context,
        onDone: {
          target: 'open',
          actions: assign({ camera: ({ event }) => event.output, cameraId: ({ event }) => event.output.id }),
        },
        onError: { target: 'failed', actions: assign({ problem: ({ event }) => cameraProblemOf(event.error) }) },
      },
    },

    open: {
      invoke: { src: 'holdCamera', input: ({ context }) => context },
      initial: 'waking',
      on: {
        pictureFailed: { target: 'failed', actions: assign({ problem: { kind: 'preview' } as const }) },
        cameraLost: { target: 'failed', actions: assign({ problem: { kind: 'inUse' } as const }) },
      },
      states: {
        /** Until the first picture is seen. */
        waking: {
          on: {
            pictureSeen: [{ guard: 'beginsAtOnce', target: 'countdown' }, { target: 'ready' }],
            record: { actions: assign({ beginsAtOnce: true }) },
          },
        },

        ready: {
          entry: assign({ beginsAtOnce: false }),
          on: {
            record: 'countdown',
            chooseCamera: {
              target: '#recorder.opening',
              actions: assign({ cameraId: ({ event }) => event.cameraId }),
            },
          },
        },

        countdown: {
          entry: 'countDown',
          invoke: { src: 'ticks', input: ({ context }) => context },
          always: { guard: 'isOver', target: 'recording' },
          on: { tick: { actions: 'look' }, stop: 'ready' },
        },

        recording: {
          entry: 'startRecording',
          invoke: { src: 'ticks', input: ({ context }) => context },
          always: [
            { guard: 'hasProblem', target: '#recorder.failed' },
            { guard: 'isOver', target: 'stopping' },
          ],
          // A camera that is lost ends the recording; what was filmed is kept.
          on: { tick: { actions: 'look' }, stop: 'stopping', ended: 'stopping', cameraLost: 'stopping' },
        },

        stopping: {
          on: { cameraLost: {} },
          invoke: {
            src: 'finish',
            input: ({ context }) => context,
            onDone: [
              {
                guard: ({ event }) => event.output.size === 0,
                target: '#recorder.failed',
                actions: assign({ problem: { kind: 'noData' } as const }),
              },
              {
                target: '#recorder.done',
                actions: emit(({ context, event }) => ({
                  type: 'recorded',
                  blob: event.output,
                  mirrored: context.camera?.facesPlayer === true,
                })),
              },
            ],
            onError: {
              target: '#recorder.failed',
              actions: assign({ problem: { kind: 'stopping' } as const }),
            },
          },
        },
      },
    },

    failed: { entry: 'tellProblem', on: { retry: { target: 'opening', actions: assign({ cameraId: null }) } } },

    done: {},
  },
});

/** Whole seconds until the countdown, or the recording, ends. */
export function secondsLeft({ now, endsAt }: Pick<RecorderContext, 'now' | 'endsAt'>): number {
  return Math.max(0, Math.ceil((endsAt - now) / 1_000));
}

/** Whether the recording has only just begun. */
export function hasJustBegun({ now, endsAt }: Pick<RecorderContext, 'now' | 'endsAt'>): boolean {
  return now - (endsAt - capMs) < announcedMs;
}
