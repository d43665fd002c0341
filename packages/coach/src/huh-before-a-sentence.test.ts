import { describe, expect, it } from 'vitest';
import { withoutSmallTalk } from './question-parts/strip-words-before-question.ts';
import { talkWithCoach } from './testing/talk-with-coach.ts';

const WHICH_WORD = /which word|a word was hard|welches wort|ein wort schwierig/i;

describe('“huh” in front of a sentence', () => {
  it.each([
    ['hä do is jetzt weg wieso', 'do is jetzt weg wieso'],
    ['Hä? warum ist der Plan anders', 'warum ist der Plan anders'],
    ['häää, wie geht das', 'wie geht das'],
    ['hae wie meinst du das', 'wie meinst du das'],
    ['huh why that one', 'why that one'],
    ['wtf no i mean for passing', 'no i mean for passing'],
  ])('is no part of what is asked: %s', (message, rest) => {
    expect(withoutSmallTalk(message)).toBe(rest);
  });

  it.each(['hä', 'hä?', 'huh', 'hähnchen schmeckt gut', 'hast du lust'])('stays where there is nothing else, or another word: %s', (message) => {
    expect(withoutSmallTalk(message)).toBe(message);
  });

  it.each([
    ['de', ['mach mir nen plan für die woche', 'hä do is jetzt weg wieso'], /Mischung|Donnerstag/],
    ['de', ['mach mir nen plan für die woche', 'hä do is jetzt weg wieso', 'ok mach mehr mit passen bin mittelfeld'], /mehr Passen/],
    ['de', ['mach mir nen plan für die woche', 'hä do is jetzt weg wieso', 'ok mach mehr mit passen bin mittelfeld', 'und kürzer bitte hab nur 10 min'], /10 Minuten an jedem Tag/],
    ['de', ['hä was ist abseits'], /Abseits/],
    ['en', ['what should i do today', 'wtf no i mean for passing'], /passing/],
    ['en', ['make me a plan for the week', 'huh thursday is gone now why', 'ok more passing im a midfielder'], /more passing/i],
    ['en', ['wtf how do i shoot harder'], /ankle|laces/],
  ] as const)('is answered by the rest of it (%s, %j)', (language, turns, said) => {
    const { response } = talkWithCoach(language, turns);
    expect(response).toMatch(said);
    expect(response).not.toMatch(WHICH_WORD);
  });
});

describe('behind “which word do you mean”', () => {
  it.each([
    ['de', ['ich hab ein wort nicht verstanden', 'ok mach mehr mit passen bin mittelfeld']],
    ['de', ['was soll ich heute üben', 'hä', 'ok mach mehr mit passen bin mittelfeld']],
    ['de', ['ich hab ein wort nicht verstanden', 'wie schieß ich fester', 'und kürzer bitte hab nur 10 min']],
    ['en', ['i did not understand a word', 'ok more passing im a midfielder']],
    ['en', ['what was that word you said', 'and shorter please i only have 10 min']],
  ] as const)('a turn that asks something is no answer to that (%s, %j)', (language, turns) => {
    expect(talkWithCoach(language, turns).response).not.toMatch(WHICH_WORD);
  });
});
