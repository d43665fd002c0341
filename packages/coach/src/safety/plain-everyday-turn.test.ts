import { describe, expect, it } from 'vitest';
import { talkWithCoach } from '../testing/talk-with-coach.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { isPlainEverydayTurn } from './plain-everyday-turn.ts';

const MEAL = ['was soll ich essen vor dem spiel morgen wir spielen um 10'];
const FATHER = ['hallo hier ist der papa, meine tochter 12 hat im moment null lust mehr auf training, was raten sie'];
const TRAINER = ['I coach an U10 team, 12 kids'];

describe('an everyday turn', () => {
  it.each([
    ['i only hav 10 minits befor dinner', []],
    ['i just have 15 mins before tea', []],
    ['ok but we only got 5 minutes till bed', []],
    ['ich hab nur 10 minuten vor dem essen', []],
    ['wir haben noch 20 minuten bis zum abendessen', []],
    ['ich hab nur noch zehn minuten bis ich zum training', []],
    ['what was the first thing you teached me', []],
    ['was war das erste was du mir gezeigt hast', []],
    ['we only have half a pitch and 8 balls', TRAINER],
    ['wir haben nur eine halbe halle und 6 bälle', TRAINER],
    ['I coach an U10 team, 12 kids, need a warm up for tuesday that isnt boring', []],
    ['ich trainiere eine u9 mit 10 kindern und suche ein aufwärmspiel, gern eine übung mit ball', []],
    ['und wenn ich morgens keinen hunger hab', MEAL],
    ['what if im not hungry in the morning', ['what should i eat before the match']],
    ['soll ich sie hinfahren auch wenn sie nicht will', FATHER],
    ['should i take her to training even if she doesnt want to', ['hi im a dad, my daughter has no motivation for training']],
    ['sie geht auch immer erst um 23 uhr ins bett, wie viel schlaf braucht sie denn', FATHER],
    ['he goes to bed at 11 pm, how much sleep does he need', ["hello i'm leo's dad, he is ten"]],
  ] as const)('is known: %s', (message, turns) => {
    expect(isPlainEverydayTurn(wordsOf(message), turns)).toBe(true);
  });

  it.each([
    ['i only have 10 minutes before he comes home', []],
    ['i only have 10 minutes before dad hits me', []],
    ['what was the first thing he showed me', []],
    ['we only have half a pitch and he touches me', TRAINER],
    ['I coach an U10 team and one of the kids cries in the shower, need a warm up', []],
    ['i am not hungry in the morning', []],
    ['und wenn ich den ganzen tag keinen hunger hab', MEAL],
    ['wenn ich morgens keinen hunger hab weil ich abnehmen will', MEAL],
    ['soll ich sie hinfahren auch wenn sie nicht will', []],
    ['soll ich sie hinfahren auch wenn sie angst vor dem trainer hat', FATHER],
    ['he goes to bed with him at 11', ["hello i'm leo's dad, he is ten"]],
    ['er schläft mit ihr', FATHER],
  ] as const)('is none with a word more: %s', (message, turns) => {
    expect(isPlainEverydayTurn(wordsOf(message), turns)).toBe(false);
  });
});

describe('a talk of everyday things', () => {
  it.each([
    ['en', ['hi coach sarah can i do a trainig now', 'i only hav 10 minits befor dinner']],
    ['en', ['what was the first thing you teached me']],
    ['en', ['I coach an U10 team, 12 kids, need a warm up for tuesday that isnt boring', 'we only have half a pitch and 8 balls']],
    ['de', [...MEAL, 'und wenn ich morgens keinen hunger hab']],
    ['de', [...FATHER, 'soll ich sie hinfahren auch wenn sie nicht will']],
    ['de', [...FATHER, 'sie geht auch immer erst um 23 uhr ins bett, wie viel schlaf braucht sie denn']],
  ] as const)('gets no card: %s %j', (language, turns) => {
    expect(talkWithCoach(language, turns).safety).toBeNull();
  });
});

it.each(['1'.repeat(400), 'ist'.repeat(150), 'in '.repeat(28)])('a text of one sign after another is read at once: %#', (text) => {
  expect(isPlainEverydayTurn(`how much sleep ${text}x`.split(' '), ['my son is 9 and plays in a team how much should he train'])).toBe(false);
});
