import type { CoachAnswer } from '../coach-answer.ts';
import { askCoach } from '../coach.ts';
import { factsOf, players } from './players.ts';

const player = players.find(({ sessions }) => sessions.length > 6);
if (player === undefined) throw new Error('no player has practised');
const facts = factsOf(player);

/** The answers to a talk of a player who has practised; ` >> ` stands between its messages. */
export function answersToPractisedPlayer(talk: string): CoachAnswer[] {
  const turns: string[] = [];
  return talk.split(' >> ').map((message) => {
    const answer = askCoach({ message, turns: [...turns], facts, seed: 3 + turns.length });
    if (answer.mayBeKept) turns.push(message);
    return answer;
  });
}

/** The last of these answers. */
export const lastAnswerToPractisedPlayer = (talk: string): CoachAnswer => answersToPractisedPlayer(talk).at(-1) as CoachAnswer;

/** The answer to the last of these turns, each asked with what the answer before says of pain. */
export function answerAfterTurns(...turns: readonly string[]): CoachAnswer {
  let isHurt = false;
  const answers = turns.map((message, at) => {
    const answer = askCoach({ message, turns: turns.slice(0, at), facts, seed: 3, isHurt });
    isHurt = answer.isHurt ?? isHurt;
    return answer;
  });
  return answers.at(-1) as CoachAnswer;
}

/** Whether an answer holds one of the ways to say a thing. */
export const saysOneOf = ({ message }: CoachAnswer, ways: readonly string[]): boolean => ways.some((way) => message.includes(way));
