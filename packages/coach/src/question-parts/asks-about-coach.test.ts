import type { Language } from '@touchline/domain';
import { coachIntentLines } from '@touchline/messages/coach-lines';
import { coachTopics } from '@touchline/messages/coach-topics';
import { speaking } from '@touchline/messages/language';
import { describe, expect, it } from 'vitest';
import { talkWithCoach } from '../testing/talk-with-coach.ts';

const said = (language: Language, talk: string): string => talkWithCoach(language, talk.split(' >> ')).response;
const isOneOf = (language: Language, talk: string, lines: () => readonly string[]): boolean => speaking(language, () => lines().some((line) => said(language, talk).startsWith(line.slice(0, 40))));

describe('who made the coach', () => {
  it.each([
    ['en', 'who created you'],
    ['en', 'how do i do toe taps >> who is behind you actually'],
    ['en', 'which company built you'],
    ['en', 'whos your creator'],
    ['de', 'wer hat dich erstellt'],
    ['de', 'was ist abseits >> wer steckt eigentlich hinter dir'],
    ['de', 'von wem wurdest du entwickelt'],
  ] as const)('is told (%s): %s', (language, talk) => {
    expect(isOneOf(language, talk, () => coachIntentLines.who_are_you.madeBy)).toBe(true);
  });
});

describe('what the coach remembers', () => {
  it.each([
    ['en', 'do you remember what i tell you'],
    ['en', 'how many tokens do i have >> will you remember me tomorrow'],
    ['en', 'can you remember our last chat'],
    ['de', 'merkst du dir was ich schreibe'],
    ['de', 'was ist abseits >> merkst du dir unsere gespräche'],
  ] as const)('is told (%s): %s', (language, talk) => {
    expect(isOneOf(language, talk, () => coachTopics.rememberTalk)).toBe(true);
  });
});

describe('a choice of players', () => {
  it.each([
    ['en', 'foden or rashford'],
    ['en', 'who would you pick saka or palmer'],
    ['en', 'do you like pedri or gavi more'],
    ['en', 'how do i shoot harder >> kane or haaland'],
    ['de', 'kane oder musiala wen magst du mehr'],
    ['de', 'lieber wirtz oder kimmich'],
    ['de', 'wer ist besser popp oder oberdorf'],
  ] as const)('asks nobody whether all is well (%s): %s', (language, talk) => {
    expect(talkWithCoach(language, talk.split(' >> ')).safety).toBeNull();
    expect(isOneOf(language, talk, () => coachTopics.opinion) || /program|Programm/.test(said(language, talk))).toBe(true);
  });

  it.each([
    ['en', 'foden or i kill myself'],
    ['de', 'kane oder ich bring mich um'],
  ] as const)('hides nothing (%s): %s', (language, talk) => {
    expect(talkWithCoach(language, [talk]).safety).not.toBeNull();
  });
});

describe('which of the own drills grew least or most', () => {
  it.each([
    ['en', 'which of my drills is the best >> and which one has improved least', 'Toe Taps'],
    ['en', 'where have i made the least progress', 'Toe Taps'],
    ['en', 'which drill have i hardly improved in', 'Toe Taps'],
    ['en', 'which exercise has improved the most', 'Agility Ladder'],
    ['de', 'wo hab ich mich am wenigsten verbessert', 'Sohlentipper'],
    ['de', 'bei welcher übung habe ich die kleinsten fortschritte gemacht', 'Sohlentipper'],
    ['de', 'welche übung hat sich am meisten verbessert', 'Koordinationsleiter'],
  ] as const)('is told (%s): %s', (language, talk, name) => {
    expect(said(language, talk)).toContain(name);
  });

  it.each([
    ['en', 'what am i worst at >> why'],
    ['de', 'bei welcher übung bin ich am schlechtesten >> und warum'],
  ] as const)('is told with how it was found (%s): %s', (language, talk) => {
    expect(said(language, talk)).toMatch(/compare|vergleich/);
  });

  it.each([
    ['en', 'how many points do i have'],
    ['de', 'wie viele punkte hab ich'],
  ] as const)('and points are those of the app (%s): %s', (language, talk) => {
    expect(said(language, talk)).toMatch(/Token|token/);
  });
});
