import '../../../polyfills.ts';
import { noNumbers, nowhere, replyTo, stoppedReply, type PlayerFacts } from '@touchline/coach';
import type { CoachAnswerBody } from '@touchline/contracts';
import { languages } from '@touchline/domain';
import { coachGrammar } from '@touchline/messages/coach-grammar';
import { speakIn } from '@touchline/messages/language';
import type { CoachJob, CoachJobRequest, CoachJobResult } from './coach-worker-messages.ts';
import type { Question } from '../talk/coach-talk.ts';
import { playerFactsOf } from './player-facts-on-device.ts';
import { helplineCountryOf } from './helpline-country.ts';

// The built-in coach, the same as the server's, beside the page: the first question indexes thousands of phrases.

// Answers of safety are here in every language: they are in that of the page where the message tells no other.
const own = languages.find((language) => language === coachGrammar.language) ?? 'en';
speakIn(() => own);

const tell = (result: CoachJobResult): void => self.postMessage(result);

function work(job: CoachJob): CoachAnswerBody | null {
  if (job.kind === 'answer') return replyTo(job.question, playerFactsOf(job.numbers, new Date()), job.playerId);
  const stopped = stoppedReply(job.question, helplineCountryOf(job.profile));
  // What may be a crisis does not leave the device either.
  if (stopped === null || (stopped.kind !== 'crisis' && stopped.safety !== 'check_in_passing')) return null;
  return (stopped.safety === 'check_in' || stopped.safety === 'check_in_passing') && job.numbers !== null ? withAnswer(stopped, job.question, playerFactsOf(job.numbers, new Date()), job.playerId) : stopped;
}

/** The question whether all is well with the answer behind it, where it has one. */
function withAnswer(stopped: CoachAnswerBody, question: Question, facts: PlayerFacts, playerId: string): CoachAnswerBody {
  const answered = replyTo(question, facts, playerId);
  return answered.safety === 'check_in_answered' || answered.safety === 'check_in_passing' ? answered : stopped;
}

self.addEventListener('message', ({ data: { id, ...job } }: MessageEvent<CoachJobRequest>) => tell({ id, answer: work(job) }));

/** Time for a first question, in milliseconds: safety comes before the index, which takes a slow phone a second. */
const INDEX_AFTER_MS = 3_000;

tell({ id: 'ready' });
// The first look makes the patterns, which takes an old phone seconds: before a message is typed.
stoppedReply({ message: 'hello', chatHistory: [] }, nowhere);
setTimeout(() => replyTo({ message: 'hello', chatHistory: [] }, noNumbers, ''), INDEX_AFTER_MS);
