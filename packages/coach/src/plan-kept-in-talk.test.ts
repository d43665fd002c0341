import type { Language } from '@touchline/domain';
import { describe, expect, it } from 'vitest';
import { talkWithCoach } from './testing/talk-with-coach.ts';

const answer = (language: Language, ...turns: readonly string[]): string => talkWithCoach(language, turns).response;
/** The days of the plan that an answer tells. */
const daysOf = (text: string): string[] => [...text.matchAll(/• ([^:]+):/g)].map(([, day]) => day ?? '');

const ENGLISH_PLAN = 'i just want a plan for the week. training tues thurs, match sunday';
const GERMAN_PLAN = 'mach mir mal nen plan ich hab di und do training und samstag spiel';

describe('days of training and of a match that are told with the wish', () => {
  it.each([
    [ENGLISH_PLAN],
    ['just make me a plan, training on tuesday and thursday, match sunday'],
    ['i only want a week plan. team training tues + thurs and a match on sunday'],
    ['plan pls i train tuesday thursday training and got a game sunday'],
  ])('stay free: %s', (plan) => {
    expect(daysOf(answer('en', plan))).not.toEqual(expect.arrayContaining(['Tuesday']));
    expect(daysOf(answer('en', plan)).filter((day) => day === 'Thursday' || day === 'Sunday')).toEqual([]);
  });

  it('are those of practice where no other days are possible', () => {
    expect(daysOf(answer('en', 'make me a plan i only have time on monday and thursday'))).toEqual(['Thursday', 'Monday']);
    expect(daysOf(answer('en', 'i want a plan just for monday and friday'))).toEqual(['Friday', 'Monday']);
  });

  it('make the day before the match an easy one, which the plan says', () => {
    expect(answer('en', ENGLISH_PLAN)).toMatch(/Saturday: .+ easy touches/);
    expect(answer('de', GERMAN_PLAN)).toMatch(/Freitag: .+ ganz locker/);
    expect(answer('en', ENGLISH_PLAN, 'can i swap monday for saturday')).toMatch(/Saturday: (?:Bell Touches|Toe Taps), just a few easy touches/);
  });
});

describe('a day that is taken, in a plan of the talk', () => {
  it.each([
    ['und mittwoch hab ich jetzt auch gitarre bis 6 mach das raus'],
    ['mittwoch hab ich noch klavier'],
    ['nimm mittwoch raus'],
    ['mittwoch geht nich da is kino'],
    ['mittwoch passt nich'],
    ['ich hab mittwochs immer nachhilfe'],
    ['keine übung am mittwoch da is oma da'],
  ])('%s', (turn) => {
    expect(daysOf(answer('de', GERMAN_PLAN, turn))).not.toContain('Mittwoch');
    expect(daysOf(answer('de', GERMAN_PLAN, turn))).not.toEqual([]);
    expect(daysOf(answer('de', GERMAN_PLAN, turn)).filter((day) => ['Dienstag', 'Donnerstag', 'Samstag'].includes(day))).toEqual([]);
  });

  it.each([
    ['friday is no cos thats nans roast'],
    ['its my nans roast every friday so no drills on friday'],
    ['ive got guides on friday'],
    ['take friday out'],
    ['dont put anything on friday'],
    ['friday is out im at my dads'],
    ['i train with me team on friday too'],
  ])('%s', (turn) => {
    const days = daysOf(answer('en', 'make me a plan for the week', turn));
    expect(days).not.toContain('Friday');
    expect(days).not.toEqual([]);
  });

  it('is freed where something else was asked since', () => {
    expect(daysOf(answer('en', ENGLISH_PLAN, 'what should i eat before a match', 'ive got guides on monday'))).toEqual(['Friday', 'Saturday', 'Wednesday']);
  });

  it.each([['put friday back in'], ['friday works again'], ['can you add friday back']])('comes back: %s', (turn) => {
    expect(daysOf(answer('en', 'make me a plan for the week', 'friday is out ive got guides', turn))).toContain('Friday');
  });

  it('is known by two letters behind a match too', () => {
    expect(daysOf(answer('de', 'mach plan training mo mi spiel so'))).toEqual(['Donnerstag', 'Freitag', 'Samstag', 'Dienstag']);
    expect(answer('en', 'i play defender. what do u do on here')).not.toMatch(/Thursday/);
  });

  it.each([
    ['im scared of the match on sunday'],
    ['i got new boots on monday'],
    ['i scored 2 goals on sunday'],
    ['what shall i do on friday'],
  ])('is not: %s', (turn) => {
    expect(answer('en', ENGLISH_PLAN, turn)).not.toMatch(/Free, as you said|I kept|free in the plan/);
  });
});

describe('two days that are swapped', () => {
  it.each([
    ['can i swap monday for saturday'],
    ['swop monday with saturday pls'],
    ['can you switch monday and saturday'],
  ])('keep all that was said: %s', (turn) => {
    expect(daysOf(answer('en', ENGLISH_PLAN, 'why is that good', turn))).toEqual(['Friday', 'Saturday', 'Monday', 'Wednesday']);
  });

  it('keep the days and the minutes behind another question', () => {
    const said = answer('de', 'ich kann nur mo do und so mach plan für je 30 min', 'warum kein schießen drin', 'tausch donnerstag mit sonntag');
    expect(daysOf(said)).toEqual(['Donnerstag', 'Sonntag', 'Montag']);
    expect(said).toContain('30 Minuten');
  });
});

describe('the plan of the talk', () => {
  it.each([
    ['ok can u show me the plan again'],
    ['show me my plan pls'],
    ['what was my plan again'],
    ['whats the plan now'],
    ['tell me the plan one more time'],
    ['ok show me it again'],
  ])('is shown: %s', (turn) => {
    expect(daysOf(answer('en', ENGLISH_PLAN, 'why is passing good', turn))).toEqual(['Friday', 'Saturday', 'Monday', 'Wednesday']);
  });

  it.each([['zeig mir den plan nochmal'], ['wie war der plan nochmal'], ['wie sieht mein plan jetzt aus'], ['sag mir den plan noch mal bitte']])('is shown: %s', (turn) => {
    expect(daysOf(answer('de', GERMAN_PLAN, 'danke', turn))).toEqual(['Freitag', 'Sonntag', 'Montag', 'Mittwoch']);
  });

  it.each([
    ['wie viel min sind das die woche insgesamt'],
    ['und wie viel minuten sind das dann'],
    ['wie viele minuten sind das zusammen'],
    ['wieviel zeit ist das insgesamt'],
    ['wie lange dauert das alles zusammen'],
    ['und wie viele minuten insgesamt'],
  ])('is summed, and not what was practised: %s', (turn) => {
    expect(answer('de', GERMAN_PLAN, turn)).toMatch(/60 (?:bis|und) 100 Minuten/);
  });

  it.each([['how many minutes is that in total'], ['so how long is that a week'], ['how much time is it all together'], ['how many mins is that then']])('is summed, and not what was practised: %s', (turn) => {
    expect(answer('en', ENGLISH_PLAN, turn)).toMatch(/60 (?:to|and) 100 minutes/);
  });

  it('is summed where it was meant', () => {
    expect(answer('de', GERMAN_PLAN, 'wie viel hab ich insgesamt trainiert', 'ne ich mein vom plan')).toMatch(/60 (?:bis|und) 100 Minuten/);
  });

  it('is not summed where the past is asked for, or a match', () => {
    expect(answer('de', GERMAN_PLAN, 'wie viel minuten hab ich insgesamt trainiert')).toContain('140');
    expect(answer('en', ENGLISH_PLAN, 'how many minutes have i done in total')).toContain('140');
    expect(answer('en', ENGLISH_PLAN, 'how long is a match in total')).not.toMatch(/60 (?:to|and) 100/);
  });
});

describe('a reason that is asked for in a plan', () => {
  it.each([['de', 'warum nur 10 min'], ['de', 'wieso so kurz'], ['de', 'hä warum bloß 10 minuten'], ['en', 'why only 10 mins'], ['en', 'why just ten minutes'], ['en', 'how come so short'], ['de', 'warum grad 15 minuten'], ['en', 'why 15 minutes']] as const)('changes nothing: %s %s', (language, turn) => {
    const said = answer(language, language === 'de' ? 'mach plan 5 tage' : 'make me a plan for 5 days', turn);
    expect(said).toMatch(/15 (?:to|bis) 25/);
    expect(daysOf(said)).toEqual([]);
  });

  it.each([['de', 'warum kein schießen drin', 'mehr Schießen'], ['de', 'wieso is da kein dribbling dabei', 'Dribbling'], ['en', 'why is there no shooting', 'shooting'], ['en', 'how come theres no dribbling in it', 'dribbling']] as const)('says why a skill is not in it: %s %s', (language, turn, told) => {
    expect(answer(language, language === 'de' ? 'mach plan für montag und donnerstag' : 'make me a plan for monday and thursday', turn)).toContain(told);
  });

  it('says what helps a skill that has no drill', () => {
    expect(answer('en', 'make me a plan for the week', 'why is there no defending in it')).toMatch(/one against one/);
  });

  it('says on which day a skill is', () => {
    expect(answer('en', 'make me a plan for the week', 'why is there no shooting in it')).toMatch(/Target Shooting/);
  });
});

describe('a plan for one foot', () => {
  it.each([['de', 'mach mir plan nur für links mo mi fr je 20 min'], ['de', 'plan für die woche nur mit links bitte'], ['en', 'make me a week plan only for my left foot'], ['en', 'plan for mon and fri just left']] as const)('has the drills of the weaker one: %s %s', (language, turn) => {
    expect(talkWithCoach(language, [turn]).structured.recommended_drills.map(({ name }) => name)).toEqual(expect.arrayContaining(['Weak Foot']));
  });

  it('has them where they are missed', () => {
    expect(answer('de', 'mach mir plan mo mi fr', 'da is ja garnix mit links drin')).toMatch(/[Ss]chwacher Fuß/);
  });
});
