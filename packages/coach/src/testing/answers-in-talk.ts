import { speaking } from '@touchline/messages/language';
import type { CoachAnswer } from '../coach-answer.ts';
import { askCoach } from '../coach.ts';
import { understand } from '../intents/understand.ts';
import type { PlayerFacts } from '../player-context.ts';
import { examplePlayerFacts } from './example-player-facts.ts';
import { factsOfPlayer, players } from './players.ts';

/** The answers to a talk, one after another as the page asks them; ` >> ` stands between its messages. */
export function answersInTalk(talk: string, facts: PlayerFacts = examplePlayerFacts): CoachAnswer[] {
  const turns: string[] = [];
  let isHurt = false;
  return talk.split(' >> ').map((message) => {
    const answer = askCoach({ message, turns: [...turns], isHurt, facts, seed: 1 });
    if (answer.mayBeKept) turns.push(message);
    isHurt = answer.isHurt ?? isHurt;
    return answer;
  });
}

/** The last of these answers. */
export const lastAnswerInTalk = (talk: string): CoachAnswer => answersInTalk(talk).at(-1) as CoachAnswer;

/** The answer to a message, with turns before it. */
export const answerToExamplePlayer = (message: string, turns: readonly string[] = []): CoachAnswer => askCoach({ message, turns, facts: examplePlayerFacts, seed: 1 });

/** The answer to the last of some messages, with the others as turns before it. */
export const answerToLastOf = (...messages: readonly string[]): CoachAnswer => askCoach({ message: messages.at(-1) ?? '', turns: messages.slice(0, -1), facts: examplePlayerFacts, seed: 1 });

/** The answer to the last message of a talk; ` >> ` stands between its messages. */
export function answerToTalk(talk: string, seed = 1): CoachAnswer {
  const turns = talk.split(' >> ');
  return askCoach({ message: turns.at(-1) ?? '', turns: turns.slice(0, -1), facts: examplePlayerFacts, seed });
}

/** What the last message of a talk is understood as; ` >> ` stands between its messages. */
export function understoodInTalk(talk: string): ReturnType<typeof understand> {
  const turns = talk.split(' >> ');
  return understand(turns.at(-1) ?? '', turns.slice(0, -1));
}

/** The topic that a message is understood to be of, with turns before it. */
export const topicUnderstood = (message: string, turns: readonly string[] = []): string | undefined => understand(message, turns).topic?.topic;

/** The answer to the last message of a twelve-year-old, in one of the languages. */
export const answerToTwelveYearOld = (language: 'en' | 'de', ...talk: readonly string[]): CoachAnswer => speaking(language, () => askCoach({ message: talk.at(-1) ?? '', turns: talk.slice(0, -1), facts: { ...examplePlayerFacts, age: 12 }, seed: 3 }));

/** The answer to a message of a player of `data/players.json`, by the id. */
export const answerToPlayer = (message: string, turns: readonly string[] = [], player = 'teen'): CoachAnswer => askCoach({ message, turns, facts: factsOfPlayer(player), seed: 1 });

/** The answer to a message of the first of `data/players.json`. */
export const answerToFirstPlayer = (message: string, turns: readonly string[] = [], seed = 1): CoachAnswer => askCoach({ message, turns, facts: factsOfPlayer(players[0]?.id ?? ''), seed });

const teen = factsOfPlayer('teen');

interface OfTeen {
  readonly turns?: readonly string[];
  readonly isHurt?: boolean;
  readonly facts?: PlayerFacts;
  readonly seed?: number;
}

/** The answer to a message of the teenager of `data/players.json`. */
export const answerToTeen = (message: string, { turns = [], isHurt = false, facts = teen, seed = 1 }: OfTeen = {}): CoachAnswer => askCoach({ message, turns, isHurt, facts, seed });

/** What this answer says. */
export const saidToTeen = (message: string, more: OfTeen = {}): string => answerToTeen(message, more).message;

/** The last answer to a talk of theirs; ` >> ` stands between its messages. */
export const lastAnswerToTeen = (talk: string): CoachAnswer => answersInTalk(talk, teen).at(-1) as CoachAnswer;
