import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { OpenCamera } from '../camera/open-camera.ts';
import { hasJustBegun, recorderMachine, secondsLeft, type RecorderTools } from './recorder-machine.ts';
import type { Recording } from './start-recording.ts';

const track = new EventTarget();
const stream = { getVideoTracks: () => [track] } as unknown as MediaStream;
const camera: OpenCamera = { stream, id: 'front', facesPlayer: true, all: [] };
const wish = { width: 1280, height: 720, frameRate: 30 };

const ends: Array<() => void> = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A recorder whose clock is moved by hand. */
function recorder(over: Partial<RecorderTools> = {}, beginsAtOnce = false, delay = () => 3) {
  let now = 1_000;
  const ticking = new Set<() => void>();
  const close = vi.fn<(stream: MediaStream) => void>();
  const take = { stop: vi.fn<Recording['stop']>(async () => new Blob(['x'])) } satisfies Recording;
  const ended: Array<() => void> = [];
  const tools: RecorderTools = {
    open: async () => camera,
    close,
    record: (_, onEnded) => {
      ended.push(onEnded);
      return take;
    },
    now: () => now,
    tick: (task) => {
      ticking.add(task);
      return () => ticking.delete(task);
    },
    ...over,
  };
  const actor = createActor(recorderMachine, { input: { tools, wish, beginsAtOnce, delay } });
  const emitted: unknown[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  ends.push(() => actor.stop());
  const pass = (ms: number): void => {
    now += ms;
    for (const task of ticking) task();
  };
  const at = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  const ready = async (): Promise<void> => {
    await at({ open: 'waking' });
    actor.send({ type: 'pictureSeen' });
  };
  return { actor, emitted, pass, at, ready, close, take, ended, left: () => secondsLeft(actor.getSnapshot().context) };
}

describe('a camera that is unplugged or taken away', () => {
  const lose = () => track.dispatchEvent(new Event('ended'));

  it('is told of before a recording, and let go', async () => {
    const { actor, emitted, at, ready, close } = recorder();
    await ready();
    lose();
    await at('failed');
    expect(emitted).toEqual([{ type: 'problem', problem: { kind: 'inUse' } }]);
    expect(close).toHaveBeenCalledExactlyOnceWith(stream);
    actor.send({ type: 'retry' });
    await at({ open: 'waking' });
  });

  it('is told of in the countdown', async () => {
    const { actor, emitted, at, ready } = recorder();
    await ready();
    actor.send({ type: 'record' });
    lose();
    await at('failed');
    expect(emitted).toEqual([{ type: 'problem', problem: { kind: 'inUse' } }]);
  });

  it('ends a recording, which is kept', async () => {
    const { actor, emitted, pass, at, ready } = recorder();
    await ready();
    actor.send({ type: 'record' });
    pass(3_000);
    lose();
    lose();
    await at('done');
    expect(emitted).toEqual([{ type: 'recorded', blob: expect.any(Blob), mirrored: true }]);
  });
});

describe('a recording', () => {
  it('is counted down from three and lasts thirty seconds at most', async () => {
    const { actor, emitted, pass, at, ready, close, left } = recorder();
    await ready();
    actor.send({ type: 'record' });
    expect(left()).toBe(3);
    pass(2_100);
    expect(left()).toBe(1);
    pass(900);
    await at({ open: 'recording' });
    expect(left()).toBe(30);
    expect(hasJustBegun(actor.getSnapshot().context)).toBe(true);
    pass(2_000);
    expect(hasJustBegun(actor.getSnapshot().context)).toBe(false);
    pass(27_500);
    expect(left()).toBe(1);
    pass(500);
    await at('done');
    expect(emitted).toEqual([{ type: 'recorded', blob: expect.any(Blob), mirrored: true }]);
    expect(close).toHaveBeenCalledWith(camera.stream);
  });

  it('is counted down from as many seconds as are set when it begins', async () => {
    let seconds = 3;
    const { actor, pass, at, ready, left } = recorder({}, false, () => seconds);
    await ready();
    seconds = 10;
    actor.send({ type: 'record' });
    expect(left()).toBe(10);
    pass(9_900);
    expect(left()).toBe(1);
    pass(100);
    await at({ open: 'recording' });
  });

  it('begins by itself where the player has set it so, once there is a picture', async () => {
    const { actor, at, ready } = recorder({}, true);
    await at({ open: 'waking' });
    expect(actor.getSnapshot().matches({ open: 'countdown' })).toBe(false);
    await ready();
    await at({ open: 'countdown' });
  });

  it('is not begun when the countdown is stopped, and not begun by itself again', async () => {
    const { actor, pass, at, ready, take } = recorder({}, true);
    await ready();
    actor.send({ type: 'stop' });
    await at({ open: 'ready' });
    pass(10_000);
    expect(actor.getSnapshot().matches({ open: 'ready' })).toBe(true);
    expect(take.stop).not.toHaveBeenCalled();
  });

  it('ends with what there is when the camera is taken away', async () => {
    const { actor, emitted, pass, at, ready, ended } = recorder();
    await ready();
    actor.send({ type: 'record' });
    pass(3_000);
    ended[0]?.();
    await at('done');
    expect(emitted).toMatchObject([{ type: 'recorded' }]);
  });

  it.each([
    ['nothing was recorded', { stop: async () => new Blob() }, 'noData'],
    ['the recorder fails', { stop: () => Promise.reject(new Error('encoder')) }, 'stopping'],
  ] as const)('is told of when %s', async (_what, take, kind) => {
    const { actor, emitted, pass, at, ready, close } = recorder({ record: () => take });
    await ready();
    actor.send({ type: 'record' });
    pass(3_000);
    actor.send({ type: 'stop' });
    await at('failed');
    expect(emitted).toEqual([{ type: 'problem', problem: { kind } }]);
    expect(close).toHaveBeenCalled();
  });

  it('is told of when it cannot even begin', async () => {
    const record = (): never => {
      throw new DOMException('no such codec', 'NotSupportedError');
    };
    const { actor, emitted, pass, at, ready } = recorder({ record });
    await ready();
    actor.send({ type: 'record' });
    pass(3_000);
    await at('failed');
    expect(emitted).toEqual([{ type: 'problem', problem: { kind: 'notSupported' } }]);
  });
});

describe('the camera', () => {
  it('is let go when the player leaves in the middle of a recording', async () => {
    const { actor, pass, ready, close, ended } = recorder();
    await ready();
    actor.send({ type: 'record' });
    pass(5_000);
    actor.stop();
    expect(close).toHaveBeenCalledWith(camera.stream);
    ended[0]?.();
  });

  it('is let go when the player left while the browser asked', async () => {
    const asked = Promise.withResolvers<OpenCamera>();
    const { actor, close } = recorder({ open: () => asked.promise });
    actor.stop();
    asked.resolve(camera);
    await expect.poll(() => close).toHaveBeenCalledWith(camera.stream);
  });

  it('is changed for another, which is opened after the first is let go', async () => {
    const opened: Array<string | null> = [];
    const { actor, at, ready, close } = recorder({
      open: async ({ cameraId }) => {
        opened.push(cameraId);
        return camera;
      },
    });
    await ready();
    actor.send({ type: 'chooseCamera', cameraId: 'back' });
    await at({ open: 'waking' });
    expect(close).toHaveBeenCalledTimes(1);
    expect(opened).toEqual([null, 'back']);
  });

  it('is asked for again after a refusal', async () => {
    const open = vi.fn<RecorderTools['open']>(async () => camera);
    open.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    const { actor, emitted, at } = recorder({ open });
    await at('failed');
    expect(emitted).toEqual([{ type: 'problem', problem: { kind: 'denied' } }]);
    actor.send({ type: 'retry' });
    await at({ open: 'waking' });
  });
});
