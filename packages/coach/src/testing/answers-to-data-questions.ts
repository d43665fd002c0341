import { speakIn } from '@touchline/messages/language';
import type { CoachAnswer } from '../coach-answer.ts';
import { askCoach } from '../coach.ts';
import type { PlayerFacts } from '../player-context.ts';
import { examplePlayerFacts } from './example-player-facts.ts';

interface Asking {
  readonly language?: 'en' | 'de';
  readonly turns?: readonly string[];
  readonly facts?: PlayerFacts;
  readonly seed?: number;
}

/** The answer to a message in a language, which is spoken from then on. */
export function answerTo(message: string, { language = 'en', turns = [], facts = examplePlayerFacts, seed = 1 }: Asking = {}): CoachAnswer {
  speakIn(() => language);
  return askCoach({ message, turns, facts, seed });
}

/** What this answer says. */
export const said = (message: string, more: Asking = {}): string => answerTo(message, more).message;
