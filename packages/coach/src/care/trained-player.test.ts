import type { Language } from '@touchline/domain';
import { coachTeasingBenchAndSmallPainLines as lines } from '@touchline/messages/coach-lines';
import { speaking } from '@touchline/messages/language';
import { describe, expect, it } from 'vitest';
import { talkWithCoach } from '../testing/talk-with-coach.ts';

type Of = 'latePlayer' | 'benchForLate' | 'bestPlayerToo' | 'parentsOfPlayer' | 'parentsOfPlayerTold' | 'shyPlayer' | 'shyPlayerCalls';
const LATE = { en: 'one of my players is never on time', de: 'ich trainiere eine u11 und ein junge kommt ständig zu spät' } as const;
const SHY = { en: 'i coach an u12 and one boy is very shy', de: 'eine spielerin von mir ist sehr schüchtern' } as const;

const answered = (talks: readonly (readonly [of: Of, language: Language, ...turns: readonly string[]])[]) => talks.map(([of, language, ...turns]) => ({ of, language, turns, said: turns.join(' >> ') }));
const said = (talks: readonly (readonly [language: Language, ...turns: readonly string[]])[]) => talks.map(([language, ...turns]) => ({ language, turns, talk: turns.join(' >> ') }));

describe('one player of whom a trainer tells', () => {
  it.each(answered([
    ['latePlayer', 'en', LATE.en],
    ['latePlayer', 'en', 'i train the under 10s. two of the kids come late to every session'],
    ['latePlayer', 'de', LATE.de],
    ['latePlayer', 'de', 'einer meiner spieler kommt kaum noch zum training'],
    ['benchForLate', 'en', LATE.en, 'shall i leave him out on saturday'],
    ['benchForLate', 'de', LATE.de, 'darf ich ihn auf der bank lassen oder auf die bank setzen'],
    ['bestPlayerToo', 'en', LATE.en, 'should i bench him', 'but he is my best striker'],
    ['bestPlayerToo', 'de', LATE.de, 'soll ich ihn auf die bank setzen', 'ohne ihn verlieren wir, er ist der beste'],
    ['parentsOfPlayer', 'en', SHY.en, 'should i speak to his parents'],
    ['parentsOfPlayer', 'de', SHY.de, 'soll ich mit den eltern reden'],
    ['parentsOfPlayerTold', 'en', LATE.en, 'i have already talked to his parents'],
    ['parentsOfPlayerTold', 'de', LATE.de, 'mit seinen eltern habe ich gesprochen'],
    ['shyPlayer', 'en', SHY.en],
    ['shyPlayer', 'de', SHY.de],
    ['shyPlayer', 'de', 'ich trainiere die e jugend. ein kind sagt nie ein wort', 'er redet kaum'],
    ['shyPlayerCalls', 'en', SHY.en, 'is there a game where he has to call'],
    ['shyPlayerCalls', 'de', SHY.de, 'gibt es eine übung bei der alle rufen müssen'],
  ]))('gets $of: $said', ({ of, language, turns }) => {
    const { response } = talkWithCoach(language, turns);
    expect(speaking(language, () => lines[of].some((line) => response.startsWith(line.slice(0, 30))))).toBe(true);
  });

  it.each(said([
    ['en', SHY.en, 'she has bruises'],
    ['en', SHY.en, 'he says his dad hits him'],
    ['de', SHY.de, 'sie hat blaue flecken'],
    ['de', SHY.de, 'sie sagt sie will sterben'],
  ]))('hides nothing that weighs more: $talk', ({ language, turns }) => {
    expect(talkWithCoach(language, turns).safety).not.toBeNull();
  });

  it.each(said([
    ['en', 'my daughter is very shy at school', 'she is the best player in her team'],
    ['en', 'my son always comes too late to dinner', 'should i talk to his parents'],
    ['de', 'mein sohn ist sehr schüchtern', 'er ist der beste spieler im team'],
  ]))('tells nobody of a group who told of none: $talk', ({ language, turns }) => {
    const { response } = talkWithCoach(language, turns);
    const ofTrainer = speaking(language, () => [...lines.bestPlayerToo, ...lines.parentsOfPlayer, ...lines.parentsOfPlayerTold]);
    expect(ofTrainer.filter((line) => response.includes(line.slice(0, 30)))).toEqual([]);
  });

  it('leaves a player who is late as a player', () => {
    expect(talkWithCoach('en', ['i am always late for training']).response).not.toMatch(/the others closely|welfare officer/);
  });
});
