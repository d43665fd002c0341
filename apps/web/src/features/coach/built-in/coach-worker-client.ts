import type { CoachAnswerBody } from '@touchline/contracts';
import type { TalkPorts } from '../talk/coach-talk.ts';
import type { CoachJob, CoachJobResult } from './coach-worker-messages.ts';
import type { PlayerDataOnDevice } from './player-facts-on-device.ts';
import type { ProfilePlace } from './helpline-country.ts';

/**
 * How long a message waits to be looked at for a crisis before it goes to the server, for the code of the coach and for its
 * answer, in milliseconds: an old phone with much to do needs some of it.
 */
const CRISIS_LOAD_MS = 10_000;
const CRISIS_MS = 10_000;
/** The same where nobody else answers: whoever waits can leave it, and a device that is slow answers all the same. */
const LOAD_MS = 60_000;
const ANSWER_MS = 30_000;

export type CoachWorkerClient = TalkPorts['device'] & {
  /** Begins to load; returns what ends it. */
  readonly start: () => () => void;
};

interface DeviceKnowledge {
  readonly playerId: string;
  /** Null while the profile is not on this device. */
  readonly profile: () => ProfilePlace | null;
  /** Null where too little is on this device to speak of. */
  readonly numbers: () => Omit<PlayerDataOnDevice, 'reviews'> | null;
  /** The reviews of the player's videos that this device knows. */
  readonly reviews: () => Promise<PlayerDataOnDevice['reviews']>;
}

const makeCoachWorker = (): Worker => new Worker(new URL('./coach.worker.ts', import.meta.url), { type: 'module' });

/** The coach of this device. */
export function coachWorkerClient({ playerId, profile, numbers, reviews }: DeviceKnowledge, makeWorker = makeCoachWorker): CoachWorkerClient {
  let running: RunningWorker | null = null;
  const ask = async (job: CoachJob): Promise<CoachAnswerBody | null> => (await running?.ask(job)) ?? null;
  return {
    start() {
      const own = runWorker(makeWorker());
      running = own;
      return () => {
        running = null;
        own.end();
      };
    },
    load: async () => running?.loaded,
    crisis(question) {
      const known = numbers();
      // No review of a video is spoken of beside the question whether all is well, and reading them takes time.
      return ask({ kind: 'crisis', question, profile: placeOf(profile()), numbers: known && { ...known, reviews: [] }, playerId });
    },
    async answer(question) {
      const known = numbers();
      return known === null ? null : ask({ kind: 'answer', question, numbers: { ...known, reviews: await reviews() }, playerId });
    },
  };
}

/** No more of the profile than that is sent along. */
const placeOf = (profile: ProfilePlace | null): ProfilePlace | null => profile && { country: profile.country, time_zone: profile.time_zone };

type RunningWorker = ReturnType<typeof runWorker>;

function runWorker(worker: Worker) {
  const waiting = new Map<number, (answer: CoachAnswerBody | null) => void>();
  const loaded = Promise.withResolvers<void>();
  const soon = Promise.withResolvers<void>();
  let nextId = 0;
  let isReady = false;

  function give(id: number, answer: CoachAnswerBody | null): void {
    waiting.get(id)?.(answer);
    waiting.delete(id);
  }
  function giveUp(): void {
    isReady = false;
    loaded.resolve();
    soon.resolve();
    for (const id of waiting.keys()) give(id, null);
  }
  worker.addEventListener('message', ({ data }: MessageEvent<CoachJobResult>) => {
    if (data.id !== 'ready') return give(data.id, 'answer' in data ? data.answer : null);
    isReady = true;
    loaded.resolve();
    soon.resolve();
  });
  // Its code did not come, or it broke.
  worker.addEventListener('error', giveUp);
  const timers = [setTimeout(() => soon.resolve(), CRISIS_LOAD_MS), setTimeout(() => loaded.resolve(), LOAD_MS)];

  return {
    /** When it is ready, or will not be. */
    loaded: loaded.promise,
    async ask(job: CoachJob): Promise<CoachAnswerBody | null> {
      if (job.kind === 'crisis') await soon.promise;
      if (!isReady) return null;
      nextId += 1;
      const id = nextId;
      const { promise, resolve } = Promise.withResolvers<CoachAnswerBody | null>();
      waiting.set(id, resolve);
      worker.postMessage({ ...job, id });
      const timer = setTimeout(() => give(id, null), job.kind === 'crisis' ? CRISIS_MS : ANSWER_MS);
      try {
        return await promise;
      } finally {
        clearTimeout(timer);
      }
    },
    end() {
      for (const timer of timers) clearTimeout(timer);
      worker.terminate();
      giveUp();
    },
  };
}
