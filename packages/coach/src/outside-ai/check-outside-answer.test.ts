import { readFileSync } from 'node:fs';
import { experienceToNextLevel, levelOf, type Language } from '@touchline/domain';
import { count } from '@touchline/domain/testing';
import { speaking } from '@touchline/messages/language';
import { describe, expect, it } from 'vitest';
import { askCoach } from '../coach.ts';
import type { PlayerFacts } from '../player-context.ts';
import { TODAY } from '../testing/players.ts';
import { isOutsideAnswerFit } from './check-outside-answer.ts';
import { outsideFacts } from './outside-facts.ts';
import { outsideQuestion } from './outside-question.ts';

type Player = PlayerFacts & { readonly id: string; readonly hiddenFromBoards: boolean };
type Question = { readonly player: string; readonly text: string; readonly turns?: readonly string[]; readonly heldOut: boolean };
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(`../../data/${name}`, import.meta.url), 'utf8'));

const players = new Map(
  (read('players.json') as readonly Player[]).map((player) => [
    player.id,
    {
      ...player,
      country: null,
      hidden: player.hiddenFromBoards,
      level: levelOf(player.totalExperience),
      experienceToNextLevel: experienceToNextLevel(player.totalExperience),
      missingAchievements: [],
      today: TODAY,
    } satisfies PlayerFacts,
  ]),
);

/** What the built-in coach says to the open questions that may leave, and what a model would have been told. */
const answersIn = (language: Language) => (read('questions.json') as readonly Question[]).flatMap(({ player, text, turns = [], heldOut }) => {
  const facts = players.get(player);
  const question = heldOut ? null : outsideQuestion(text, turns, []);
  if (facts === undefined || question === null) return [];
  return speaking(language, () => {
    const { message } = askCoach({ message: text, turns, facts, seed: 1 });
    return [{ message, age: facts.age, told: JSON.stringify([outsideFacts(facts), question]) }];
  });
});
const fits = (message: string, { age, told }: { readonly age: number | null; readonly told: string }): boolean =>
  isOutsideAnswerFit(message, { age, rules: 'Nothing of this is said by anybody who answers a child about practice.', told });

// Tokens and XP are nothing that a model is told.
const toldIn = { en: answersIn('en').filter(({ message }) => !/XP|tokens/.test(message)), de: answersIn('de').filter(({ message }) => !/XP|Tokens?\b|Münzen/.test(message)) };

// An aim above the own best is a number that nobody told.
describe.each([['en', 0.05], ['de', 0.055]] as const)('an answer in %s', (language, most) => {
  const told = toldIn[language];

  it('lets what the built-in coach says pass, nearly always', () => {
    expect(told.length).toBeGreaterThan(120);
    const stopped = told.filter((answer) => !fits(answer.message, answer));
    expect(stopped.length / told.length).toBeLessThan(most);
  });

  const among = count('wrongNumbersForOne');

  /** Every answer with one of its numbers made another that nobody told; some of these in the short run. */
  const withWrong = (wrong: string) =>
    told
      .flatMap((answer) => [...answer.message.matchAll(/\d+(?:[.,]\d+)?/g)].map(({ 0: right, index }) => ({ ...answer, right, index })))
      .filter((_, at) => at % among === 0)
      .map(({ right, index, ...answer }) => ({
        ...answer,
        message: `${answer.message.slice(0, index)}${wrong}${answer.message.slice(index + right.length)}`,
      }));

  it('finds every wrong number that no practice has', () => {
    const changed = withWrong('9871');
    expect(changed.length).toBeGreaterThan(300 / among);
    expect(changed.filter((answer) => fits(answer.message, answer))).toEqual([]);
  });

  it('lets another small number pass only where something is proposed', () => {
    const unknown = withWrong('58').filter((answer) => !/\b58\b/.test(answer.told));
    const passed = unknown.filter((answer) => fits(answer.message, answer));
    expect(passed.filter(({ message }) => !/\b58 (?:to \d+ |by \d+ |bis \d+ |mal \d+ )?(?:minutes|metres|touches|cones|Minuten|Metern?|Ballkontakte|Kontakte|Hütchen|Sekunden)/.test(message))).toEqual([]);
  });
});
