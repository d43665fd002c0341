import { expect, it } from 'vitest';
import { talkWithCoach } from './testing/talk-with-coach.ts';

const said = (language: 'en' | 'de', ...turns: string[]): string => talkWithCoach(language, turns).response;
/** The lines of the days of a plan. */
const days = (answer: string): readonly string[] => answer.split('\n').filter((line) => line.startsWith('•'));
const dayNames = (answer: string): readonly string[] => days(answer).map((line) => /• (\p{L}+)/u.exec(line)?.[1] ?? '');

const PLAN = 'mach mir n plan für die woche aba mi hab ich training und sa spiel';

it('keeps the days of a plan free that are told in short names', () => {
  expect(dayNames(said('de', PLAN))).not.toEqual(expect.arrayContaining(['Mittwoch']));
  expect(dayNames(said('de', PLAN))).not.toEqual(expect.arrayContaining(['Samstag']));
  const without = dayNames(said('de', PLAN, 'ne fr is blöd da hab ich reiten'));
  for (const day of ['Mittwoch', 'Freitag', 'Samstag']) expect(without).not.toContain(day);
});

it('puts more of a skill into the plan, and leaves its days', () => {
  const before = ['ne fr is blöd da hab ich reiten'];
  const more = said('de', PLAN, ...before, 'und mehr mit schießen bitte');
  expect(dayNames(more)).toEqual(dayNames(said('de', PLAN, ...before)));
  expect(days(more).filter((line) => line.includes('Zielschießen')).length).toBeGreaterThan(1);
  expect(days(said('de', PLAN, ...before, 'und mehr mit schießen bitte', 'nein ich mein im plan!!'))).toEqual(days(more));
  const english = said('en', 'make me a plan for the week', 'more shooting pls');
  expect(days(english).filter((line) => line.includes('Target Shooting')).length).toBeGreaterThan(1);
  expect(days(english).every((line) => line.includes('Target Shooting'))).toBe(false);
});

it('plans the next week from Monday on, and goes on with it', () => {
  const turns = ['mach mir einen plan für nächste woche', 'dienstag und donnerstag hab ich training', 'samstag is spiel'];
  expect(dayNames(said('de', turns[0] ?? ''))[0]).toBe('Montag');
  expect(dayNames(said('de', ...turns.slice(0, 2)))).not.toEqual(expect.arrayContaining(['Dienstag']));
  const withMatch = dayNames(said('de', ...turns));
  for (const day of ['Dienstag', 'Donnerstag', 'Samstag']) expect(withMatch).not.toContain(day);
  expect(said('de', ...turns)).toMatch(/etwas Leichtes|locker|leicht/);
  expect(said('de', ...turns, 'warum am montag das')).toMatch(/Montag/);
});

it('takes English days as told, misspelled too', () => {
  const turns = ['make me a plan for the week', 'not friday i have swimming', 'tuesday and thursday is training', 'game on saterday'];
  const left = dayNames(said('en', ...turns));
  for (const day of ['Friday', 'Tuesday', 'Thursday', 'Saturday']) expect(left).not.toContain(day);
});

it('says on which day a drill is now that had to move', () => {
  expect(said('en', 'make me a plan for the week', 'not friday i have swimming')).not.toMatch(/other days are as before|The rest is as it was/);
});
