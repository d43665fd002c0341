import { describe, expect, it } from 'vitest';
import { talkWithCoach } from '../testing/talk-with-coach.ts';

const WEEK = 'make me a plan for the week i got training tues n thurs and match sat';
const WOCHE = 'mach mir einen plan für die woche';

describe('a skill without a drill of its own, in a plan', () => {
  it.each([
    ['en', 'plan pls. i can do mon wed fri 15 min, garden only no wall, want to get better at 1v1 defending', /no drill for/, /Straight-Line|Double Scissors|Step/],
    ['de', 'mach mir einen plan für montag mittwoch freitag 15 min ich will besser verteidigen', /(?:keine Übung|Übung fürs Verteidigen habe ich nicht)/, /Geradeaus|Übersteiger/],
  ] as const)('gets what helps it, with the reason (%s)', (language, message, reason, not) => {
    const { response } = talkWithCoach(language, [message]);
    expect(response).toMatch(reason);
    expect(response).toMatch(/Ladder|eiter/);
    expect(response).not.toMatch(not);
  });

  it.each([
    ['en', [WEEK, 'theyre all dribbling?? i said defending']],
    ['en', [WEEK, 'no the OPPOSITE of dribbling. stopping someone who dribbles. change the plan']],
    ['de', [WOCHE, 'das ist alles dribbling ich wollte doch verteidigen']],
    ['de', [WOCHE, 'ich hab zweikampf gesagt']],
  ] as const)('changes the whole plan where that was said: %s %j', (language, turns) => {
    const { response } = talkWithCoach(language, turns);
    expect(response).toMatch(/one against one|eins gegen eins/);
    expect(response).toMatch(/Ladder|eiter/);
    expect(response).not.toMatch(/Target Shooting|Zielschießen/);
  });

  it.each([
    ['en', [WEEK, 'can u put crossing in on mon'], /Monday/, /crosse?s?/],
    ['en', [WEEK, 'better but wheres crossing?? i said mon'], /Monday/, /cross/],
    ['de', [WOCHE, 'kannst du am montag flanken reinpacken'], /Montag/, /Flanken/],
  ] as const)('comes on the day that is named: %s %j', (language, turns, day, skill) => {
    const { response } = talkWithCoach(language, turns);
    expect(response).toMatch(day);
    expect(response).toMatch(skill);
    expect(response).toContain('•');
  });

  it('keeps the day free that is taken, beside it', () => {
    const { response } = talkWithCoach('en', [WEEK, 'im just at my grans on sunday. move sunday to monday n add crossing']);
    expect(response).not.toContain('• Sunday');
    expect(response).toContain('• Monday');
    expect(response).toContain('cross');
  });

  it('is asked about and not put in, where the turn asks how it is done', () => {
    expect(talkWithCoach('en', [WEEK, 'how do i do crossing']).response).not.toContain('•');
  });

  it.each([['en', [WEEK, 'no crossing pls']], ['en', [WEEK, 'i cant cross with my left']], ['de', [WOCHE, 'bitte kein verteidigen']]] as const)('is not put in where it is not wished for: %s %j', (language, turns) => {
    expect(talkWithCoach(language, turns).response).not.toMatch(/no drill for|keine Übung|Übung fürs Verteidigen/);
  });

  it('swaps the drill of a day of the plan', () => {
    const { response } = talkWithCoach('en', ['plan pls. i can do mon wed fri 15 min, garden only no wall, want to get better at 1v1 defending', 'theyre all dribbling?? i said defending', 'just swap wed for toe taps then']);
    expect(response).toContain('• Wednesday: Toe Taps');
    expect(response).not.toContain('free in the plan already');
  });

  it.each([['en', [WEEK, 'move sunday to monday'], '• Sunday'], ['de', [WOCHE, 'verschieb sonntag auf montag'], '• Sonntag']] as const)('moves a day onto another one of the plan: %s', (language, turns, gone) => {
    const { response } = talkWithCoach(language, turns);
    expect(response).not.toContain(gone);
    expect(response).not.toMatch(/in the plan already|schon dabei/);
  });
});
