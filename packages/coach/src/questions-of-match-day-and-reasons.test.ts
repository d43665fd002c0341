import type { Language } from '@touchline/domain';
import { describe, expect, it } from 'vitest';
import { talkWithCoach } from './testing/talk-with-coach.ts';

const answer = (language: Language, ...turns: readonly string[]): string => talkWithCoach(language, turns).response;

describe('the day of a match by the clock', () => {
  it.each([
    ['de', 'plan für spieltag samstag 14 uhr was mach ich wann', '11:00'],
    ['de', 'spiel is sonntag um 14 uhr was mach ich wann', '11:00'],
    ['de', 'ablauf für das spiel samstag anpfiff 14 uhr', '13:30'],
    ['en', 'match day plan kick off at 2pm saturday what do i do when', '11:00'],
    ['en', 'game is at 2 pm what do i do when', '1:30'],
  ] as const)('%s: %s', (language, turn, time) => {
    expect(answer(language, turn)).toContain(time);
  });

  it('asks for the time where none was told', () => {
    expect(answer('en', 'what do i do when on match day')).toMatch(/Tell me when it begins/);
  });

  it('goes on with the evening before and the warm-up', () => {
    const day = 'plan für spieltag samstag 14 uhr was mach ich wann';
    expect(answer('de', day, 'und freitag abend')).toMatch(/Schlaf/);
    expect(answer('de', day, 'wie wärm ich mich auf sag genau minuten')).toMatch(/20 Minuten/);
  });

  it('is no plan of drills', () => {
    expect(answer('en', 'make me a plan for the week, i have a match on saturday at 2pm')).toMatch(/• Friday/);
  });
});

describe('the night before school', () => {
  it.each([
    ['de', '9 std schaff ich nie wegen schule bus geht 6:40', '20:55'],
    ['de', 'mein bus fährt um 6:40 wann muss ich pennen', '20:55'],
    ['en', 'my bus goes at 7 what time should i go to bed', '9:15'],
  ] as const)('%s: %s', (language, turn, bed) => {
    expect(answer(language, turn)).toContain(bed);
  });

  it('is reckoned with what was told before', () => {
    expect(answer('de', 'wie viel schlaf brauch man so', 'bus geht 6:40 9 std schaff ich nie', 'wann muss ich dann pennen')).toContain('20:55');
  });
});

describe('an honest answer', () => {
  it.each([['de', 'sei ehrlich digga'], ['de', 'sag mal ehrlich'], ['en', 'be honest'], ['en', 'tell me the truth']] as const)('of becoming a professional: %s %s', (language, turn) => {
    expect(answer(language, language === 'de' ? 'ich will profi werden wie stehen die chancen' : 'what are my chances to become a pro', turn)).toMatch(/sehr wenige|Chance ist bei allen klein|very few|chance is small/);
  });
});

describe('an honest word behind other things', () => {
  it.each([
    ['de', 'was ist abseits', 'sei ehrlich', /Programm/],
    ['de', 'was ist abseits', 'überzeug mich', /Programm/],
    ['en', 'how do i do toe taps', 'convince me', /touches/],
    ['en', 'what is offside', 'yes or no', /[Oo]ffside/],
  ] as const)('is no offer of three questions: %s: %s > %s', (language, first, turn, told) => {
    expect(answer(language, first, turn)).toMatch(told);
    expect(talkWithCoach(language, [first, turn]).structured.offered_questions ?? []).toEqual([]);
  });

  it('leaves who is sad to comfort', () => {
    expect(answer('en', 'im sad we lost', 'be honest')).not.toMatch(/program that answers/);
  });
});

describe('yes or no behind a question', () => {
  it('answers the question', () => {
    expect(answer('de', 'was ist abseits', 'also abseits beim abstoß ja oder nein')).toMatch(/^Nein/);
    expect(answer('de', 'was ist abseits', 'mein trainer sagt beim abstoß gibts das auch stimmt das')).toMatch(/^Nein/);
    expect(answer('en', 'is maccies ok after a game', 'ok is a burger ok after a game yes or no')).toMatch(/burgers|all right/);
  });
});

describe('why this drill for that', () => {
  it.each([
    ['en', 'how do i tackle without fouling', 'whats agility ladder got to do with tackling tho'],
    ['en', 'how do i defend better', 'why ladder'],
    ['en', 'how do i tackle', 'whats the point of the ladder'],
    ['de', 'wie verteidige ich besser', 'was hat die leiter mit verteidigen zu tun'],
    ['de', 'wie gewinne ich zweikämpfe', 'wieso leiter'],
  ] as const)('%s: %s > %s', (language, first, turn) => {
    expect(answer(language, first, turn)).toMatch(/short quick steps|quick small steps|schnelle[n]? (?:kleine )?Schritte/);
  });

  it.each([['en', 'why do i have to do the ladder'], ['de', 'wieso muss ich die leiter machen']] as const)('says what a ladder is for: %s: %s', (language, turn) => {
    expect(answer(language, turn)).toMatch(/rhythm|Rhythmus/);
  });

  it('leaves how the ladder goes as it was', () => {
    expect(answer('en', 'how do i tackle', 'how does the agility ladder go')).toMatch(/1\. /);
  });

  it.each([
    ['de', 'wieso soll ich direktpass machen bring doch nix im spiel'],
    ['de', 'direktpass bringt doch nichts'],
    ['en', 'why should i do one touch wall pass'],
    ['en', 'whats the point of wall passes'],
  ] as const)('says what it is for in a match: %s: %s', (language, turn) => {
    expect(answer(language, turn)).toMatch(/one-two|touches|Doppelpass|Kontakte/);
  });

  it.each([['überzeug mich'], ['nenn mir einen grund']])('and once more in other words: %s', (turn) => {
    const first = 'wieso soll ich direktpass machen bring doch nix im spiel';
    expect(answer('de', first, turn)).toMatch(/Kontakte|Doppelpass/);
    expect(answer('de', first, turn)).not.toBe(answer('de', first));
  });

  it('says how long where it is given in to', () => {
    expect(answer('de', 'wieso soll ich direktpass machen bring doch nix im spiel', 'na gut wie lange')).toMatch(/5 Minuten/);
  });

  it.each([['en', 'why are toe taps good for me', 'does that make me quicker'], ['de', 'was bringen sohlentipper', 'also macht mich das schneller']] as const)('says whether it makes quicker: %s: %s > %s', (language, first, turn) => {
    expect(answer(language, first, turn)).toMatch(/^(?:Yes|Ja)/);
  });

  it.each([['de', 'warum is das wichtig ich seh doch alles'], ['de', 'ne ich mein warum is umschauen wichtig'], ['de', 'wieso ist der schulterblick wichtig']] as const)('says why one looks around: %s: %s', (language, turn) => {
    expect(answer(language, 'welche übung is für schulterblick', turn)).toMatch(/hinter dir/);
  });
});

describe('a drill that was offered', () => {
  const offered = 'give me a passing drill';
  it.each([['is that wall pass one hard'], ['is the drill you said hard for a 11 yr old'], ['is that one difficult']])('is told how hard it is: %s', (turn) => {
    expect(answer('en', offered, turn)).toMatch(/[Ll]evel 2/);
  });

  it.each([['ok ill try that one. how many shud i get in a min'], ['how many should i get'], ['what score should i aim for']])('gets a number to reach: %s', (turn) => {
    expect(answer('en', 'which drill is easiest', turn)).toMatch(/Aim|aim|first number|count/);
  });
});
