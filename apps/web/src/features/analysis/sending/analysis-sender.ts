import { ApiError } from '@touchline/contracts/client';
import { reviewShareAt, type ServerSharing } from '@touchline/domain';
import { m } from '@touchline/messages';
import { refetchAfter } from '../../../api/index.ts';
import { waitingText } from '../../../offline/waiting-reason-text.ts';
import { createEmitter } from '../../../store/emitter-and-store.ts';
import { deleteFromAccount } from '../account/delete-from-account.ts';
import { sendFailureText } from '../account/account-failure-text.ts';
import { isDeleted } from '../account/account-failure-kind.ts';
import { hasUnsentCount, type Analysis } from '../store/saved-analysis.ts';
import { SAVED_AT_MOST, type AnalysisStore } from '../store/indexeddb-analyses.ts';
import { keepClipsInAccount } from './keep-clip-in-account.ts';
import { beginSending, type SendingWatch } from './initiate-and-upload.ts';
import { withPictures } from './second-opinion-pictures.ts';
import { keyFramesOf, landmarkDataOf, motionDataOf, statisticsOf } from './landmark-submission-mapper.ts';
import { createMeasuring } from './track-begun-analyses.ts';
import { pollResults, type PollTools } from './poll-results.ts';
import { savePayload, type SavedAnalysis } from './save-results.ts';
import type { Finished, Sending, SendingNews, SendingOutside } from './sending-types.ts';
import { createWorkOnce } from './run-once-per-analysis.ts';

const nothing = (): void => undefined;
/** Milliseconds after which a count that the player corrects is taken to be said to the end. */
const COUNT_SETTLES_MS = 2_000;
/** Nobody watches: nothing ends it before it is done. */
const unwatched: SendingWatch = { signal: new AbortController().signal, onProgress: nothing, onWait: nothing };

/** Everything that sends a player's analyses. */
export function createSending(outside: SendingOutside): Sending {
  const { api, queries, store, playerId, clips, saves, notes } = outside;
  const news = createEmitter<SendingNews>();
  const { isAtWork, isWatched, once } = createWorkOnce(outside.lock);
  const clipSending = keepClipsInAccount({ clips, queries, store, playerId, shareOne, tellRefused: (id, words) => tell(id, 'clipFailed', words) });
  const measuring = createMeasuring({
    notes,
    lock: outside.lock,
    isHere: async (id) => (await store.find(playerId, id)) !== undefined,
    callOff: cancel,
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
    if (!isWatched(id) && before?.analysis.status !== 'complete') await tell(id, result.status, result.status === 'failed' ? result.failure : null);
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
    if (!isDeleted(error)) return ended(id, { status: 'failed', failure: sendFailureText(error) });
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
      return sendFailureText(error);
    }
  }

  saves.onNews(({ arrived, refused: entries }) => {
    for (const { key, answer } of arrived) void once(key, unwatched, false, () => saved(key, answer));
    for (const { key, refused: refusal } of entries) {
      void once(key, unwatched, false, () => refused(key, refusal === null ? null : new ApiError({ ...refusal, suggestion: refusal.suggestion ?? '' })));
    }
  });

  /** Goes on with one where it stands by now: another tab may have been at work on it until a moment ago. */
  async function goOn(id: string): Promise<Finished> {
    const analysis = (await store.find(playerId, id))?.analysis;
    await saves.refresh();
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

  async function forget(id: string): Promise<void> {
    await Promise.all([saves.dismiss(id), clips.dismiss(id)]);
  }

  async function cancel(id: string): Promise<void> {
    try {
      // What this device cannot forget the server refuses: it remembers what was deleted.
      await forget(id).catch(nothing);
      await deleteFromAccount(api, id);
      notes.remove(id);
      void refetchAfter(queries, 'analysis');
    } catch {
      // The note stays: `callOffLeft` asks again, and in the end the server gives the place up by itself.
    } finally {
      measuring.end(id);
    }
  }

  async function onlyHere(): Promise<readonly Analysis[]> {
    return (await store.history(playerId, SAVED_AT_MOST)).filter(
      ({ sharing, input, isSomebodyElses = false }) => sharing === 'device' && input !== undefined && !isSomebodyElses,
    );
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
    clipState: clipSending.state,
    retryClip: (id) => clips.retry(id),
    dropClip: clipSending.drop,
    keepClip: clipSending.keep,
    cancel,
    callOffLeft: measuring.callOffLeft,
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
        if (isAtWork(id)) continue;
        if (status === 'waiting' || status === 'processing') void once(id, unwatched, false, () => goOn(id));
        else if (hasUnsentCount(analysis)) void once(id, unwatched, false, () => sendCount(id));
      }
    },
  };
}
