import { describe, expect, it } from 'vitest';
import { talkWithCoach } from '../testing/talk-with-coach.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { tellsOfAvoidedFood } from './avoided-foods.ts';

describe('a food that is not eaten', () => {
  it.each([
    ['en', ['what should i eat before training', 'i have a nut allergy', 'and one hour before?'], /\bnuts?\b|granola/i],
    ['en', ['im vegetarian, what do i eat before the match'], /chicken|meat|ham\b/i],
    ['en', ['i dont like bananas', 'what snack before kick off'], /banana/i],
    ['en', ['what shall i eat before training', 'i hate porridge'], /porridge/i],
    ['de', ['was ess ich vorm spiel', 'bananen mag ich nicht', 'und was dann kurz vorher'], /Banane/],
    ['de', ['ich vertrag kein gluten', 'was soll ich vor dem spiel essen'], /Brot|Nudel|Hafer/],
    ['en', ['i am allergic to rice', 'what do i eat before a game'], /\brice\b/i],
  ] as const)('is no alarm and is not proposed again (%s: %j)', (language, turns, food) => {
    const answers = turns.map((_, at) => talkWithCoach(language, turns.slice(0, at + 1)));
    expect(answers.map(({ safety }) => safety)).toEqual(turns.map(() => null));
    const told = turns.findIndex((turn) => tellsOfAvoidedFood(wordsOf(turn).join(' '), turns));
    expect(answers.slice(told).map(({ response }) => response).join(' ')).not.toMatch(food);
  });
  it.each(['im allergic to nuts and my throat feels tight', 'i cant eat anything any more', 'i ate peanuts and im allergic', 'ich ess kein brot weil ich zu dick bin', 'im allergic to running lol'])('is none where more is told: %s', (text) => {
    expect(tellsOfAvoidedFood(wordsOf(text).join(' '), [])).toBe(false);
  });
});
