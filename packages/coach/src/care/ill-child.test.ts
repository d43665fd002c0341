import type { Language } from '@touchline/domain';
import { coachTeasingBenchAndSmallPainLines as lines } from '@touchline/messages/coach-lines';
import { speaking } from '@touchline/messages/language';
import { describe, expect, it } from 'vitest';
import { talkWithCoach } from '../testing/talk-with-coach.ts';

type Of = 'illChildStreak' | 'illChild' | 'illChildBack' | 'illChildMatch' | 'illChildMild' | 'illChildStill' | 'illChildMeanwhile';
const COLD = { en: 'my daughter has a cold', de: 'meine tochter ist erkältet' } as const;

const answered = (talks: readonly (readonly [of: Of, language: Language, ...turns: readonly string[]])[]) => talks.map(([of, language, ...turns]) => ({ of, language, turns, said: turns.join(' >> ') }));
const said = (talks: readonly (readonly [language: Language, ...turns: readonly string[]])[]) => talks.map(([language, ...turns]) => ({ language, turns, talk: turns.join(' >> ') }));

describe('a child with a cold, of whom an adult tells', () => {
  it.each(answered([
    ['illChild', 'en', 'our little one has got a fever, can she go to practice'],
    ['illChild', 'en', 'my youngest son has a bad cough. should he play today'],
    ['illChild', 'de', 'unser sohn hat fieber, darf er zum training'],
    ['illChild', 'de', 'meine tochter hat schnupfen soll sie heute üben'],
    ['illChildBack', 'en', COLD.en, 'from when can she train again'],
    ['illChildBack', 'en', COLD.en, 'how long should she rest'],
    ['illChildBack', 'de', COLD.de, 'ab wann darf sie wieder spielen'],
    ['illChildBack', 'de', COLD.de, 'wie lange soll sie pausieren'],
    ['illChildBack', 'en', 'my son had a cold last week and is well again, can he train tomorrow'],
    ['illChildStreak', 'en', COLD.en, 'but then she loses her streak'],
    ['illChildStreak', 'de', COLD.de, 'dann ist aber ihre serie weg'],
    ['illChildMatch', 'en', COLD.en, 'her match is on sunday'],
    ['illChildMatch', 'de', COLD.de, 'am sonntag ist aber turnier und sie will unbedingt hin'],
    ['illChildMild', 'en', COLD.en, 'she has no temperature'],
    ['illChildMild', 'de', COLD.de, 'fieber hat sie keins'],
    ['illChildStill', 'en', COLD.en, 'she still coughs a bit'],
    ['illChildStill', 'de', COLD.de, 'sie hustet noch'],
    ['illChildMeanwhile', 'en', COLD.en, 'anything she can do at home'],
    ['illChildMeanwhile', 'de', COLD.de, 'was kann sie in der zwischenzeit machen'],
  ]))('gets $of: $said', ({ of, language, turns }) => {
    const { response } = talkWithCoach(language, turns);
    expect(speaking(language, () => lines[of].some((line) => response.startsWith(line.slice(0, 40))))).toBe(true);
  });

  it.each(said([
    ['en', COLD.en, 'she coughs and has no air in her chest'],
    ['de', COLD.de, 'er bekommt keine luft'],
    ['en', 'my son has a cold', 'he says his coach touches him'],
    ['de', 'mein sohn ist krank', 'er will nicht mehr leben'],
  ]))('hides nothing that weighs more: $talk', ({ language, turns }) => {
    expect(talkWithCoach(language, turns).safety).not.toBeNull();
  });

  it('offers no drill behind it', () => {
    expect(talkWithCoach('en', [COLD.en, 'which drill can she do now']).response).not.toMatch(/next step|Ready\?/i);
    expect(talkWithCoach('de', [COLD.de, 'welche übung passt jetzt für sie']).response).not.toMatch(/Nächster Schritt|Bereit\?/);
  });

  it('leaves a player who is ill as before', () => {
    expect(talkWithCoach('en', ['i have a cold can i train']).response).toMatch(/parent/);
  });
});
