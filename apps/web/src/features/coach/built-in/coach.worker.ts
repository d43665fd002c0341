import '../../../older-browsers.ts';
import { replyTo, stoppedReply } from '@touchline/coach';
import type { CoachAnswerBody } from '@touchline/contracts';
import { countryOf } from '@touchline/domain';
import type { CoachJob, CoachJobRequest, CoachJobResult } from './coach-job.ts';
import { factsOf, noNumbers } from './device-facts.ts';

// The built-in coach, the same as the server's, beside the page: the first question indexes thousands of phrases.

const tell = (result: CoachJobResult): void => self.postMessage(result);

function work(job: CoachJob): CoachAnswerBody | null {
  if (job.kind === 'answer') return replyTo(job.question, factsOf(job.numbers, new Date()), job.playerId);
  const stopped = stoppedReply(job.message, countryOf(job.country ?? '')?.code ?? null);
  return stopped?.kind === 'crisis' ? stopped : null;
}

self.addEventListener('message', ({ data: { id, ...job } }: MessageEvent<CoachJobRequest>) => tell({ id, answer: work(job) }));

// Safety can be asked from now on; the phrases are indexed before somebody waits for them.
tell({ id: 'ready' });
replyTo({ message: 'hello', chatHistory: [] }, noNumbers, '');
