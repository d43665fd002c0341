import type { QueryClient } from '@tanstack/react-query';
import { ApiError, type Client } from '@touchline/contracts/client';
import { reviewShareAt, type AnalysisType, type ServerSharing } from '@touchline/domain';
import { m } from '@touchline/messages';
import { queryKey, refetchAfter } from '../../../api/index.ts';
import type { Entry } from '../../../offline/queue/queue-entry.ts';
import type { Queue } from '../../../offline/queue/offline-queue.ts';
import { waitingText } from '../../../offline/waiting-reason-text.ts';
import { createEmitter, type Subscribe } from '../../../store/emitter-and-store.ts';
import type { BlurredKeyFrame } from '../key-frame-blurring/blurred-key-frames.ts';
import { deleteFromAccount } from '../account/delete-from-account.ts';
import { failureWords, isDeleted } from '../account/account-failure-text.ts';
import { hasUnsentCount, type Analysis } from '../store/saved-analysis.ts';
import { SAVED_AT_MOST, type AnalysisStore } from '../store/indexeddb-analyses.ts';
import { beginSending, type Begun, type NewSending, type SendingWatch } from './initiate-and-upload.ts';
import type { BegunNotes } from './begun-analysis-ids.ts';
import { withPictures } from './second-opinion-pictures.ts';
import { keyFramesOf, landmarkDataOf, motionDataOf, statisticsOf } from './landmark-submission-mapper.ts';
import { createMeasuring } from './track-begun-analyses.ts';
import { pollResults, type PollTools } from './poll-results.ts';
import { CONSENT_NEEDED, savePayload, type SavedAnalysis, type SavePayload } from './save-results.ts';
import type { ClipPayload } from './send-clip.ts';

/** How far the server's review has come when nobody waits any more. */
export type Finished = 'complete' | 'failed' | 'later';

/** What became of an analysis while nobody waited for it on screen. */
export interface SendingNews {
  readonly id: string;
  readonly type: AnalysisType;
  readonly outcome: 'complete' | 'failed' | 'clipFailed';
  /** Why it failed, in the server's words. */
  readonly failure: string | null;
  /** It came with a second opinion. */
  readonly hasOpinion: boolean;
}

/** Where an analysis stands in the save queue (spec 002 §4). */
export type QueueStatus =
  | {
      readonly status: 'queued';
      readonly attempts: number;
      /** In words for the player; null before the first attempt. */
      readonly lastError: string | null;
    }
  | { readonly status: 'unknown' };

/** Why the server does not take a clip. */
export interface ClipRefusal {
  /** Its words. */
  readonly message: string;
  /** A grown-up has to say yes first: the same again does not help. */
  readonly needsConsent: boolean;
}

/** How far the clip of an analysis is on its way, and why its last attempt did not get through. */
export interface ClipState extends Required<Pick<Entry, 'lastError' | 'lastWords'>> {
  /** The part that was sent of it, 0–1. */
  readonly progress: number;
  /** Null where it may yet be taken. */
  readonly refusal: ClipRefusal | null;
  /** Epoch milliseconds of the next try, while nobody answers. */
  readonly retryAt: number | null;
}

/** The analyses of one player on their way to the account, and the answers on their way back. */
export interface Sending {
  /** Has the server make room for an analysis, and sends its clip where there is one to be sent. Never rejects. */
  readonly begin: (made: NewSending, watch: SendingWatch) => Promise<Begun>;
  /** Sends what was measured and waits for the server's review, as long as the watch lasts; to the end without one. Never rejects. */
  readonly finish: (id: string, begun: Begun, watch?: SendingWatch) => Promise<Finished>;
  /** Takes an analysis of this device into the account, or tries once more what failed. */
  readonly share: (id: string, sharing: ServerSharing) => Promise<void>;
  /** Analyses that are on this device only and that the account can take. */
  readonly onlyHere: () => Promise<readonly Analysis[]>;
  /** Takes all of them. */
  readonly shareAll: () => Promise<void>;
  readonly status: (id: string) => QueueStatus;
  /**
   * The clip of an analysis on its way: how much of it has left, and when it is tried again (epoch milliseconds) where
   * nobody answers; null where none is. With a refusal it is not sent any more. Signed out: it waits for its player to sign in again.
   */
  readonly clipState: (id: string) => ClipState | null;
  readonly retryClip: (id: string) => Promise<void>;
  /** The clip of an analysis is not sent any more; the account has the analysis without it. */
  readonly dropClip: (id: string) => Promise<void>;
  /** Keeps the clip of an analysis in the account, and the analysis too where it is not there. Throws what the server refuses it with. */
  readonly keepClip: (id: string, clip: Blob) => Promise<void>;
  /** The analysis is not to be: nothing more of it is sent, and what has arrived is deleted. */
  readonly cancel: (id: string) => Promise<void>;
  /** The analysis is deleted: nothing of it is sent any more. */
  readonly forget: (id: string) => Promise<void>;
  /** Removes all that waits: the account is gone. */
  readonly clear: () => Promise<void>;
  /** Tells that something of what is asked above may have changed. */
  readonly subscribe: Subscribe;
  readonly onNews: Subscribe<SendingNews>;
  /** Goes on with what an earlier visit, or a lost connection, has left. */
  readonly resume: () => Promise<void>;
}

export interface SendingOutside {
  readonly api: Client;
  readonly queries: QueryClient;
  readonly store: AnalysisStore;
  readonly playerId: string;
  readonly clips: Queue<ClipPayload, 'sent'>;
  readonly saves: Queue<SavePayload, SavedAnalysis>;
  /** Which analyses this device is measuring for the account: what is left of them when their page ends is called off. */
  readonly notes: BegunNotes;
  /** Runs a task while no other tab runs one of the same name. */
  readonly lock: (name: string, task: () => Promise<Finished>) => Promise<Finished>;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly random: () => number;
  /** Pictures of an analysis that may go along for a second opinion, faces hidden; none where nobody may see any. */
  readonly pictures: (analysis: Analysis) => Promise<readonly BlurredKeyFrame[]>;
}

const nothing = (): void => undefined;
/** Milliseconds after which a count that the player corrects is taken to be said to the end. */
const COUNT_SETTLES_MS = 2_000;
/** Nobody watches: nothing ends it before it is done. */
const unwatched: SendingWatch = { signal: new AbortController().signal, onProgress: nothing, onWait: nothing };

/** Everything that sends a player's analyses. */
export function createSending(outside: SendingOutside): Sending {
  const { api, queries, store, playerId, clips, saves, notes } = outside;
  const news = createEmitter<SendingNews>();
  /** Analyses that this page is at work on, each with whether somebody waits for it on screen. */
  const active = new Map<string, { watched: boolean; done: Promise<Finished> }>();
  const measuring = createMeasuring({
    notes,
    lock: outside.lock,
    isHere: async (id) => (await store.find(playerId, id)) !== undefined,
    async callOff(id) {
      await cancel(id);
      await refetchAfter(queries, 'analysis');
    },
  });

  async function tell(id: string, outcome: SendingNews['outcome'], failure: string | null): Promise<void> {
    const found = await store.find(playerId, id).catch(() => undefined);
    if (found === undefined) return;
    const { type, results } = found.analysis;
    const hasOpinion = results !== null && results.reviewer !== 'built-in';
    news.emit({ id, type, outcome, failure, hasOpinion });
  }

  /** Tells the account what its player counted, once they have counted to the end; nobody waits for it. */
  async function sendCount(id: string): Promise<Finished> {
    await outside.wait(COUNT_SETTLES_MS);
    const analysis = (await store.find(playerId, id))?.analysis;
    if (analysis === undefined || !hasUnsentCount(analysis)) return 'complete';
    // As it is saved without a clip: it has been reviewed, and is not submitted again.
    const payload = savePayload({ ...analysis, sharing: 'account' }, null);
    if (payload === null || analysis.corrected === null) return 'complete';
    try {
      if ((await saves.save(payload, id)) === 'kept') return 'later';
    } catch (error) {
      if (error instanceof ApiError && (error.status === 0 || error.status === 401)) return 'later';
      if (isDeleted(error)) return refused(id, error);
      // What the server does not take is not offered again and again.
      await saves.dismiss(id);
    }
    await store.update(playerId, id, { countSent: analysis.corrected });
    await refetchAfter(queries, 'analysis');
    return 'complete';
  }

  async function ended(id: string, result: Parameters<AnalysisStore['applyResult']>[2] & { status: 'complete' | 'failed' }): Promise<Finished> {
    const before = await store.find(playerId, id).catch(() => undefined);
    await store.applyResult(playerId, id, result).catch(nothing);
    const { replaces = [] } = before?.analysis ?? {};
    // With a score it has taken their place in the account: nothing of them is sent any more.
    const isInPlace = replaces.length > 0 && result.status === 'complete' && result.results.overallScore !== null;
    if (isInPlace) await Promise.all(replaces.map(forget)).catch(nothing);
    if (result.status === 'complete') void refetchAfter(queries, 'analysis');
    // What was complete before was told then.
    if (active.get(id)?.watched !== true && before?.analysis.status !== 'complete') await tell(id, result.status, result.status === 'failed' ? result.failure : null);
    return result.status;
  }

  /** Asks for the results until they are here. */
  async function follow(id: string, onProgress: PollTools['onProgress']): Promise<Finished> {
    const polling = pollResults({
      read: (attempt) => {
        const headers = { 'x-request-id': crypto.randomUUID(), 'x-analysis-id': id, 'x-polling-attempt': String(attempt) };
        return api.call('readResults', { params: { id } }, { headers });
      },
      trigger: async (attempt, lastStatus) => {
        const body = { source: 'polling_recovery', attempt, lastStatus, timestamp: new Date().toISOString() };
        await api.call('triggerProcessing', { params: { id }, body });
      },
      wait: outside.wait,
      random: outside.random,
      onProgress,
    });
    try {
      const outcome = await polling;
      return outcome.status === 'unreachable' ? 'later' : await ended(id, outcome);
    } catch (error) {
      if (isDeleted(error)) return refused(id, error);
      throw error;
    }
  }

  /** What a save was answered, merged; where the review is not there yet, it is waited for. */
  async function saved(id: string, { status, results }: SavedAnalysis, onProgress: PollTools['onProgress'] = nothing): Promise<Finished> {
    if (status === 'completed' && results !== null) return ended(id, { status: 'complete', results });
    await store.applyResult(playerId, id, { status: 'processing' }).catch(nothing);
    return follow(id, onProgress);
  }

  async function refused(id: string, error: unknown): Promise<Finished> {
    await saves.dismiss(id).catch(nothing);
    if (!isDeleted(error)) return ended(id, { status: 'failed', failure: failureWords(error) });
    // The player has deleted it on another device.
    await store.remove(playerId, id).catch(nothing);
    return 'failed';
  }

  async function save(analysis: Analysis, originalError: string | null, onProgress: PollTools['onProgress']): Promise<Finished> {
    const payload = savePayload(analysis, originalError);
    if (payload === null) return 'later';
    try {
      const answer = await saves.save(payload, analysis.id);
      return answer === 'kept' ? 'later' : await saved(analysis.id, answer, onProgress);
    } catch (error) {
      // Where nothing can be stored, a connection that is lost loses nothing but this attempt.
      if (error instanceof ApiError && (error.status === 0 || error.status === 401)) return 'later';
      return refused(analysis.id, error);
    }
  }

  /** The work on one analysis, once at a time, in one tab; `signal` ends the waiting, not the work. */
  async function once(id: string, { signal }: SendingWatch, watched: boolean, work: () => Promise<Finished>): Promise<Finished> {
    const running = active.get(id);
    const entry = running ?? { watched, done: Promise.resolve<Finished>('later') };
    entry.watched ||= watched;
    if (running === undefined) {
      active.set(id, entry);
      entry.done = outside
        .lock(`touchline.analysis.${id}`, work)
        .catch((): Finished => 'later')
        .finally(() => active.delete(id));
    }
    const left = new Promise<Finished>((resolve) => {
      if (signal.aborted) resolve('later');
      signal.addEventListener('abort', () => resolve('later'), { once: true });
    });
    const finished = await Promise.race([entry.done, left]);
    if (signal.aborted) entry.watched = false;
    return finished;
  }

  /** Sends the body points to the place that was made for them (spec 002 §4, 10); what it failed with, else null. */
  async function submit(analysis: Analysis): Promise<string | null> {
    const { id, input, sharing, processingDuration } = analysis;
    if (input === undefined) return m.send_no_results();
    const landmarkData = landmarkDataOf(input);
    // A review without pictures is one all the same.
    const pictures = sharing === 'clip' ? await outside.pictures(analysis).catch(() => []) : [];
    const keyFrames = withPictures(keyFramesOf(input), pictures);
    const statistics = statisticsOf(input, keyFrames.length, processingDuration);
    const body = { analysisId: id, landmarkData, motionData: motionDataOf(input), keyFrames, statistics, timestamp: new Date().toISOString() };
    try {
      await api.call('submitLandmarks', { body });
      return null;
    } catch (error) {
      return failureWords(error);
    }
  }

  saves.onNews(({ arrived, refused: entries }) => {
    for (const { key, answer } of arrived) void once(key, unwatched, false, () => saved(key, answer));
    for (const { key, refused: refusal } of entries) {
      void once(key, unwatched, false, () => refused(key, refusal === null ? null : new ApiError({ ...refusal, suggestion: refusal.suggestion ?? '' })));
    }
  });
  clips.onNews(({ arrived, refused: entries }) => {
    for (const { key } of arrived) void clipArrived(key).catch(nothing);
    for (const { key, refused: refusal } of entries) {
      // Of one that the player has deleted, here or elsewhere, nobody waits for the video, and no copy says that the account has it.
      if (refusal?.code === 'analysis_deleted') void Promise.all([clips.dismiss(key), store.remove(playerId, key)]).catch(nothing);
      else void tell(key, 'clipFailed', refusal?.message ?? null);
    }
    // A yes that was taken back meanwhile: what the page knows of it is old.
    if (entries.some(({ refused: refusal }) => refusal?.code === CONSENT_NEEDED)) void queries.invalidateQueries({ queryKey: queryKey('consents') });
  });

  /** Goes on with one where it stands by now: another tab may have been at work on it until a moment ago. */
  async function goOn(id: string): Promise<Finished> {
    const analysis = (await store.find(playerId, id))?.analysis;
    await saves.look();
    // What waits in the queue goes out from there.
    if (analysis === undefined || saves.state().waiting.some(({ key }) => key === id)) return 'later';
    if (analysis.status === 'waiting') return save(analysis, null, nothing);
    return analysis.status === 'processing' ? follow(id, nothing) : 'later';
  }

  async function shareOne(analysis: Analysis, sharing: ServerSharing): Promise<void> {
    await store.share(playerId, analysis.id, sharing);
    const found = await store.find(playerId, analysis.id);
    if (found?.analysis.status === 'waiting') await once(analysis.id, unwatched, false, () => save(found.analysis, null, nothing));
  }

  /** The history and the review say where the video is. */
  async function clipArrived(id: string): Promise<void> {
    await store.share(playerId, id, 'clip');
    await refetchAfter(queries, 'analysis');
  }

  async function keepClip(id: string, clip: Blob): Promise<void> {
    const analysis = (await store.find(playerId, id))?.analysis;
    if (analysis === undefined) return;
    // First, so that the account has it under the time at which it was made.
    if (analysis.sharing === 'device' || analysis.status === 'failed') await shareOne(analysis, 'account');
    // What still waits would be sent as one with a clip, on which a provider may be asked: nobody has chosen that.
    if ((await store.find(playerId, id))?.analysis.status === 'waiting') throw new Error('The analysis itself still waits to be sent.');
    const { type, mirrored, shape } = analysis;
    const [width, height] = [Math.round(shape.width), Math.round(shape.height)];
    const metadata = { size: clip.size, type: clip.type, duration: shape.duration, width, height, mirrored };
    const answer = await clips.save({ clip, keep: true, analysisType: type, metadata }, id);
    if (answer === 'sent') await clipArrived(id);
  }

  async function dropClip(id: string): Promise<void> {
    await clips.dismiss(id);
    const analysis = (await store.find(playerId, id))?.analysis;
    if (analysis?.sharing === 'clip') await store.update(playerId, id, { sharing: 'account' });
    if (analysis?.sharing === 'device') await shareOne(analysis, 'account');
  }

  async function forget(id: string): Promise<void> {
    await Promise.all([saves.dismiss(id), clips.dismiss(id)]);
  }

  async function cancel(id: string): Promise<void> {
    await forget(id);
    // Where it cannot be reached, it is asked again at the next start, and in the end the server gives the place up by itself.
    await deleteFromAccount(api, id).then(() => notes.remove(id), nothing);
    measuring.end(id);
  }

  async function onlyHere(): Promise<readonly Analysis[]> {
    return (await store.history(playerId, SAVED_AT_MOST)).filter(({ sharing, input }) => sharing === 'device' && input !== undefined);
  }

  return {
    async begin(made, watch) {
      watch.onProgress('preparing', 0);
      await measuring.begin(made.id);
      return beginSending({ api, clips }, made, watch);
    },
    finish: (id, begun, watch = unwatched) => {
      // The device has it from now on, and what is sent of it is not to be called off.
      notes.remove(id);
      measuring.end(id);
      return once(id, watch, true, async () => {
        const found = await store.find(playerId, id);
        if (found === undefined) return 'failed';
        const { analysis } = found;
        const onProgress = (percent: number): void => watch.onProgress('aiAnalysis', reviewShareAt(percent));
        watch.onProgress('submitting', 0);
        const isPlaceReady = begun.name === 'ready' && (analysis.replaces ?? []).length === 0;
        const failure = isPlaceReady ? await submit(analysis) : null;
        if (!isPlaceReady || failure !== null) return save(analysis, failure, onProgress);
        watch.onProgress('submitting', 1);
        await store.applyResult(playerId, id, { status: 'processing' }).catch(nothing);
        return follow(id, onProgress);
      });
    },
    async share(id, sharing) {
      const found = await store.find(playerId, id);
      if (found !== undefined) await shareOne(found.analysis, sharing);
    },
    onlyHere,
    async shareAll() {
      for (const analysis of await onlyHere()) await shareOne(analysis, 'account');
    },
    status(id) {
      const entry = saves.state().waiting.find(({ key }) => key === id);
      if (entry === undefined) return { status: 'unknown' };
      return { status: 'queued', attempts: entry.attempts, lastError: entry.refused?.message ?? (entry.lastError && waitingText(entry)) };
    },
    clipState(id) {
      const { waiting, sending } = clips.state();
      const entry = waiting.find(({ key }) => key === id);
      if (entry === undefined) return null;
      const mine = sending?.key === id ? sending : null;
      const { refused, lastError, lastWords = null } = entry;
      return {
        progress: mine?.progress ?? 0,
        refusal: refused && { message: refused.message, needsConsent: refused.code === CONSENT_NEEDED },
        lastError,
        lastWords,
        retryAt: mine?.retryAt ?? null,
      };
    },
    retryClip: (id) => clips.retry(id),
    dropClip,
    keepClip,
    cancel,
    forget,
    async clear() {
      saves.pause();
      clips.pause();
      await Promise.all([saves.clear(), clips.clear()]);
    },
    subscribe(listener) {
      const stops = [saves.subscribe(listener), clips.subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    onNews: news.subscribe,
    async resume() {
      measuring.callOffLeft();
      for (const analysis of await store.history(playerId, SAVED_AT_MOST)) {
        const { id, status } = analysis;
        if (active.has(id)) continue;
        if (status === 'waiting' || status === 'processing') void once(id, unwatched, false, () => goOn(id));
        else if (hasUnsentCount(analysis)) void once(id, unwatched, false, () => sendCount(id));
      }
    },
  };
}
