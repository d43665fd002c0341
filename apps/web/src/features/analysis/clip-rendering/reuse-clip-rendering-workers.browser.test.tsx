import { afterEach, expect, test, vi } from 'vitest';
import { makeClip } from '../testing/make-clip.ts';
import { FilmFailed, stillsOf } from './clip-rendering-worker-client.ts';
import type { Still } from './clip-rendering-worker-messages.ts';

afterEach(() => vi.unstubAllGlobals());

/** The workers that are started from now on. */
function startedWorkers(): Worker[] {
  const started: Worker[] = [];
  const RealWorker = Worker;
  vi.stubGlobal(
    'Worker',
    class extends RealWorker {
      constructor(...made: ConstructorParameters<typeof Worker>) {
        super(...made);
        started.push(this);
      }
    },
  );
  return started;
}

async function firstStill(clip: Blob): Promise<readonly Still[]> {
  const stills: Still[] = [];
  await stillsOf(clip, { times: [0], longSide: 160 }, (still) => stills.push(still));
  return stills;
}

const sideBySide = (clip: Blob, tasks: number) => Promise.all(Array.from({ length: tasks }, () => firstStill(clip)));

/** How many workers wait, once those that tests before have left were all at work and one more. */
async function waitingWorkers(clip: Blob): Promise<number> {
  const started = startedWorkers();
  let tasks = 1;
  while (started.length === 0) {
    tasks += 1;
    await sideBySide(clip, tasks);
  }
  vi.unstubAllGlobals();
  return tasks;
}

test('a worker that has ended its task does the next one, also after one that failed', async () => {
  const clip = await makeClip({ container: 'mp4' });
  await firstStill(clip);
  const started = startedWorkers();
  expect(await firstStill(clip)).toHaveLength(1);
  await expect(firstStill(new Blob(['a shopping list']))).rejects.toBeInstanceOf(FilmFailed);
  expect(await firstStill(clip)).toHaveLength(1);
  expect(started).toEqual([]);
});

test('tasks side by side have a worker each, and one that was called off does no other', async () => {
  const clip = await makeClip({ container: 'mp4' });
  const waiting = await waitingWorkers(clip);
  const started = startedWorkers();
  const calledOff = new AbortController();
  const stills: Still[] = [];
  const late = stillsOf(clip, { times: 'all', longSide: 160 }, (still) => stills.push(still), { signal: calledOff.signal });
  calledOff.abort();
  await expect(late).rejects.toBe(calledOff.signal.reason);
  await sideBySide(clip, waiting);
  expect(started).toHaveLength(1);
  expect(stills).toEqual([]);
});
