import { describe, expect, it } from 'vitest';
import { talkWithCoach } from './testing/talk-with-coach.ts';
import { withFullDays } from './text/weekday-names.ts';

const said = (language: 'en' | 'de', ...turns: readonly string[]): string => talkWithCoach(language, turns).response;
const FREE = /Frei gelassen: Donnerstag, Samstag und Dienstag|Free, as you said: Thursday, Saturday and Tuesday/;

describe('a plan with days in two or three letters', () => {
  it.each([
    ['de', 'hey mach mal nen plan für die woche hab di und do training und sa spiel'],
    ['de', 'hab di und do training und sa spiel mach mal nen plan'],
    ['de', 'mach plan hab di training do training sa spiel'],
    ['de', 'di/do training sa spiel, mach plan'],
    ['en', 'make me a plan tue thu training sat match'],
    ['en', 'i have training tues and thurs and match sat make me a plan'],
  ] as const)('keeps these days free: %s %s', (language, message) => {
    expect(said(language, message)).toMatch(FREE);
    expect(said(language, message)).not.toContain('nichts Sicheres');
  });

  it('keeps what it says of the other days where one more is taken', () => {
    const turns = ['hab di und do training und sa spiel mach mal nen plan', 'ne freitag kann ich auch nich da is geburtstag von mein bruder'];
    for (const day of ['Sonntag', 'Montag', 'Mittwoch']) for (const count of [1, 2]) expect(said('de', ...turns.slice(0, count))).toContain(`• ${day}: `);
    expect(said('de', ...turns)).not.toContain('• Freitag');
  });

  it.each([
    ['de', 'hab di und do training und sa spiel mach mal nen plan', 'warum die erste übung', 'zu leicht', /• Freitag: „Ballannahme“/],
    ['en', 'make me a plan for the week i have training tues and thurs and match sat', 'why the first drill', 'too easy', /• Friday: First Touch/],
  ] as const)('tells why its first drill, and has a harder one in its place: %s %s', (language, plan, why, easy, harder) => {
    expect(said(language, plan, why)).toMatch(/Das lernst du dabei|Darauf|The thing to learn|What it teaches/);
    expect(said(language, plan, why, easy)).toMatch(harder);
  });
});

describe('days in two letters', () => {
  it.each([
    ['hab di und do training und sa spiel', 'hab dienstag und donnerstag training und samstag spiel'],
    ['mo, mi und fr training', 'montag, mittwoch und freitag training'],
    ['am mo hab ich schule', 'am montag hab ich schule'],
    ['ab di', 'ab dienstag'],
    ['hab do training', 'hab donnerstag training'],
  ])('are written out: %s', (text, written) => expect(withFullDays(text)).toBe(written));

  it.each(['i do training on tuesday', 'what do so many players do wrong', 'how do i do so many', 'ich bin am so müde sein', 'wie geht das so', 'und so weiter', 'ich hab so viel trainiert', 'mi training es hoy', 'il est ou sa match', 'do you have training'])('are other words too: %s', (text) => {
    expect(withFullDays(text)).toBe(text);
  });
});
