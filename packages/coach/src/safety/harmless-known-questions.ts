import { coachTopicExampleQuestionsOf } from '@touchline/messages/coach-topic-example-questions';
import { phrasesByIntent, wordsOf } from '../text/recognise-words.ts';

const wordsOnly = (text: string): string => wordsOf(text).join(' ');
let known: ReadonlySet<string> | undefined;

/** The phrases of the intents, and the questions that the coach offers herself: the first way to ask for each topic. */
function knownQuestions(): ReadonlySet<string> {
  const phrases = Object.values(phrasesByIntent).flatMap((languages) => Object.values(languages).flat());
  const offered = Object.values(coachTopicExampleQuestionsOf).flatMap((topics) => Object.values(topics ?? {}).map((ways) => ways.split('|')[0] ?? ''));
  return new Set([...phrases, ...offered].map(wordsOnly));
}

/** Whether a message is, from its first word to its last, one of those: of them it is known that they are harmless, however they sound. */
export function isKnownQuestion(message: string): boolean {
  known ??= knownQuestions();
  return known.has(wordsOnly(message));
}
