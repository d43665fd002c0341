import { count } from '@touchline/domain/testing';
import { speaking } from '@touchline/messages/language';
import { expect } from 'vitest';
import { askCoach } from '../coach.ts';
import type { PlayerFacts } from '../player-context.ts';
import { examplePlayerFacts } from './example-player-facts.ts';

type Language = 'en' | 'de';

/** What the answer to the last message of a talk says on one line, in one of the ways to say it; ` >> ` stands between its messages. */
export function saidInTalk(language: Language, talk: string, seed: number, facts: PlayerFacts = examplePlayerFacts): string {
  const turns = talk.split(' >> ');
  return speaking(language, () => askCoach({ message: turns.at(-1) ?? '', turns: turns.slice(0, -1), facts, seed })).message.replaceAll('\n', ' ');
}

const seeds = Array.from({ length: count('waysOfAnswers') }, (_, at) => at + 1);

/** The same in some of the ways to say it. */
export const waysSaid = (language: Language, talk: string, facts?: PlayerFacts): readonly string[] => seeds.map((seed) => saidInTalk(language, talk, seed, facts));

/** What each of these ways is to match. */
export const eachWay = (expected: RegExp): readonly unknown[] => seeds.map(() => expect.stringMatching(expected));
