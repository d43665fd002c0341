import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '@touchline/contracts/client';
import type { Queue } from '../../../offline/queue/offline-queue.ts';
import { browserQueue, keepSending, RETRY_EVERY_MS, withWebLock } from '../../../offline/queue/browser-queue.ts';
import { deviceAnalyses } from '../store/indexeddb-analyses.ts';
import { sharingSettingsQuery } from '../where-kept/sharing-settings-query.ts';
import { begunNotes } from './begun-analysis-ids.ts';
import { bestFirst, stillsOfAnalysis } from './second-opinion-pictures.ts';
import { saveQueueStore } from './save-queue-store.ts';
import { saveKind, saveSender, type SavedAnalysis, type SavePayload } from './save-results.ts';
import { clipKind, clipSender, waitFor, type ClipPayload } from './send-clip.ts';
import { createSending } from './analysis-sender.ts';
import type { Finished, Sending } from './sending-types.ts';

interface Player {
  readonly api: Client;
  readonly queries: QueryClient;
  readonly playerId: string;
}

interface Running extends Player {
  readonly sending: Sending;
  readonly queues: readonly [Queue<SavePayload, SavedAnalysis>, Queue<ClipPayload, 'sent'>];
}

/** Of the whole page. */
let running: Running | null = null;

/** What sends the analyses of the player who is signed in: one for the whole page, whoever asks first. */
export function sendingOf({ api, queries, playerId }: Player): Sending {
  return runningFor({ api, queries, playerId }).sending;
}

/**
 * Keeps it going: at once, when the connection comes back, every 30 s, and whenever `onAuthChange` calls back (spec 000
 * §4). Returns what ends it.
 */
export function startSending(player: Player, onAuthChange: (changed: () => void) => () => void): () => void {
  const { sending, queues } = runningFor(player);
  const stops = [keepSending(...queues)];
  const goOn = (): void => void sending.resume().catch(() => undefined);
  const wake = (): void => {
    for (const queue of queues) void queue.sendDue().catch(() => undefined);
    goOn();
  };
  globalThis.addEventListener('online', goOn);
  const callingOff = setInterval(sending.callOffLeft, RETRY_EVERY_MS);
  stops.push(
    () => clearInterval(callingOff),
    () => globalThis.removeEventListener('online', goOn),
    // The player wants one sent, or sent once more, wherever they said so.
    deviceAnalyses.subscribe(({ isSaved }) => isSaved && goOn()),
    onAuthChange(wake),
  );
  // What waits is known before it is looked what else was left.
  void Promise.allSettled(queues.map((queue) => queue.refresh())).then(goOn);
  return () => {
    for (const stop of stops) stop();
    if (running?.playerId === player.playerId) running = null;
  };
}

function runningFor({ api, queries, playerId }: Player): Running {
  if (running?.playerId === playerId && running.api === api) return running;
  const save = saveKind(playerId, saveSender(api, playerId));
  const saves = browserQueue(save, saveQueueStore(save.name));
  const clips = browserQueue(clipKind(playerId, clipSender(api)));
  const sending = createSending({
    api,
    queries,
    playerId,
    store: deviceAnalyses,
    clips,
    saves,
    notes: begunNotes(playerId),
    wait: waitFor,
    random: Math.random,
    async pictures({ id, input }) {
      const settings = await queries.ensureQueryData(sharingSettingsQuery(api));
      if (!settings.pictures || input === undefined) return [];
      const [stills, { blurredKeyFrames }] = await Promise.all([
        stillsOfAnalysis(deviceAnalyses, playerId, id),
        import('../key-frame-blurring/blurred-key-frames.ts'),
      ]);
      return blurredKeyFrames(bestFirst(stills, input), input);
    },
    lock: async (name, task) => {
      let finished: Finished = 'later';
      await withWebLock(name)(async () => {
        finished = await task();
      });
      return finished;
    },
  });
  const fresh: Running = { api, queries, playerId, sending, queues: [saves, clips] };
  running = fresh;
  return fresh;
}
