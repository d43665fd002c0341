import { findDrill, type Language } from '@touchline/domain';
import { describe, expect, it } from 'vitest';
import { talkWithCoach } from './testing/talk-with-coach.ts';

type Talk = [Language, ...string[]];
const reply = ([language, ...turns]: Talk) => talkWithCoach(language, turns);
const said = (talk: Talk): string => reply(talk).response;
const drillsOf = (talk: Talk): readonly string[] => reply(talk).structured.recommended_drills.map(({ id }) => id);

describe('a plan of the skill that the advice before was of', () => {
  it.each<[string, ...Talk]>([
    ['shooting', 'en', 'how can i shoot harder', 'make me a plan with that'],
    ['shooting', 'en', 'my dad says i should shoot more', 'how can i shoot harder', 'make me a plan with that'],
    ['shooting', 'en', 'my dad says i shoud shoot more', 'can you make a plan out of that'],
    ['shooting', 'de', 'wie schieße ich fester', 'mach mir daraus einen plan'],
    ['passing', 'de', 'wie pass ich genauer', 'mach mir nen plan damit'],
    ['passing', 'en', 'how do i pass more accurately', 'i want a plan for that please'],
  ])('%s: %s %s', (category, ...talk) => {
    const first = drillsOf(talk)[0];
    expect(said(talk)).toMatch(/minutes|Minuten/);
    expect(findDrill(first ?? '')?.category).toBe(category);
  });

  it.each<[RegExp, ...Talk]>([
    [/far corner|Goals come from/, 'en', 'my dad says i should shoot more'],
    [/lange Eck|Tore/, 'de', 'mein papa sagt ich soll mehr schießen'],
    [/far corner|Goals come from/, 'en', 'my coach says i need to shoot more'],
  ])('who is told to shoot more learns how: %s: %s %s', (meaning, ...talk) => expect(said(talk)).toMatch(meaning));

  it.each<Talk>([
    ['en', 'my dad says i should train more or he hits me'],
    ['en', 'my dad says i should shoot more or he locks me in'],
    ['de', 'mein papa sagt ich soll mehr schießen sonst schlägt er mich'],
  ])('a threat beside it stays one: %s %s', (...talk) => expect(reply(talk).safety).not.toBeNull());
});

describe('one of a list is counted as the list tells it', () => {
  it.each<[RegExp, ...Talk]>([
    [/„Direktpass zur Wand“/, 'de', 'welche übungen gibts für passen', 'die zweite'],
    [/„Wandpässe“/, 'de', 'welche übungen gibts für passen', 'die erste'],
    [/„Drehen und Passen“/, 'de', 'welche übungen gibts für passen', 'die zweite', 'die letzte'],
    [/One-Touch Wall Pass/, 'en', 'which drills are there for passing', 'the second one'],
    [/Turn and Pass/, 'en', 'which drills are there for passing', 'the fourth one'],
    [/Straight-Line Dribble/, 'en', 'what dribbling drills do you have', 'the second one'],
    [/Stop and Go/, 'en', 'what dribbling drills do you have', 'the third one', 'the first one'],
  ])('%s: %s %s', (drill, ...talk) => expect(said(talk).split('\n')[0]).toMatch(drill));

  it('the last one by itself is the last practice', () => {
    expect(said(['en', 'the last one'])).not.toMatch(/Turn and Pass/);
  });
});

describe('whether to practice today, with a match tomorrow', () => {
  const DAY_BEFORE = /day before|Rest or very light|Better fresh|Ausruhen oder|Lieber frisch/;
  it.each<Talk>([
    ['de', 'ich hab morgen ein spiel und bin aufgeregt', 'was soll ich vorher essen', 'und soll ich heute noch üben'],
    ['de', 'morgen ist unser spiel', 'soll ich heute noch trainieren'],
    ['en', 'i have a match tomorrow and im nervous', 'should i still practice today'],
    ['en', 'big game tomorrow im so nervous', 'can i train today'],
  ])('little and easy: %s %s', (...talk) => {
    expect(said(talk)).toMatch(DAY_BEFORE);
    expect(said(talk)).not.toMatch(/Breathe|Atme/);
  });

  it.each<Talk>([
    ['en', 'what should i do today', 'should i still practice today'],
    ['en', 'we have a match in three weeks', 'should i practice today'],
    ['en', 'i have a match tomorrow but my knee hurts', 'should i still practice today'],
    ['de', 'ich hab morgen ein spiel und bin aufgeregt', 'was soll ich vorher essen'],
  ])('else it is another question: %s %s', (...talk) => expect(said(talk)).not.toMatch(/Rest or very light|Better fresh|Ausruhen oder|Lieber frisch/));
});

describe('what to do about the drill that grew least', () => {
  it.each<Talk>([
    ['de', 'wo hab ich mich am wenigsten verbessert', 'und wie ändere ich das'],
    ['de', 'worin bin ich am wenigsten besser geworden', 'was kann ich dagegen tun'],
    ['de', 'wo hab ich mich am wenigsten verbessert', 'warum', 'und was mach ich da'],
    ['en', 'where have i improved least', 'what should i do about it'],
    ['en', 'where have i made the least progress', 'how do i change that'],
    ['en', 'where have i made the least progress', 'why is that', 'and what can i do'],
  ])('that drill is the next step: %s %s', (...talk) => {
    expect(drillsOf(talk)[0]).toBe('toe_taps');
    expect(said(talk)).toMatch(/is the next step|I would|der nächste Schritt|würde jetzt/);
  });

  it('behind another answer the same words are of that', () => {
    expect(said(['en', 'how do i pass more accurately', 'how do i change that'])).not.toMatch(/Toe Taps/);
  });
});

describe('what a parent of a child that is ill asks on', () => {
  it.each<[RegExp, ...Talk]>([
    [/Serie/, 'de', 'meine tochter (11) hat husten und will zum training', 'fieber hat sie keins', 'sie verliert dann doch ihre serie'],
    [/Serie/, 'de', 'mein sohn ist krank', 'und was ist mit seiner serie'],
    [/Serie/, 'de', 'kann meine tochter mit husten trainieren', 'ihre serie ist dann weg oder'],
    [/streak/, 'en', 'my daughter has a fever, can she train', 'but she will lose her streak then'],
    [/without fever|day or two/, 'en', 'my son is 9 and had a fever on monday, now he is fine. can he train tomorrow', 'how long should he wait', 'his match is on saturday'],
    [/without fever|day or two/, 'en', 'my son has a cold', 'we have a tournament on sunday'],
    [/ein bis zwei Tage/, 'de', 'meine tochter ist erkältet', 'samstag ist ein turnier'],
    [/ein bis zwei Tage/, 'de', 'mein sohn hat fieber', 'am samstag ist sein spiel'],
    [/Quiet|quiet|Nothing that makes|Watch/, 'en', 'my daughter is ill since monday', 'what do we do until then'],
  ])('%s: %s %s', (meaning, ...talk) => {
    expect(said(talk)).toMatch(meaning);
    expect(said(talk)).not.toMatch(/Deine (?:Serie )?steht|deine längste|Your streak|Ready\?|Bereit\?/);
  });

  it.each<Talk>([
    ['en', 'my son plays in goal', 'his match is on saturday'],
    ['en', 'my son has a cold', 'we lost the match on saturday'],
    ['de', 'mein sohn ist 9', 'samstag ist ein turnier'],
  ])('no word of being ill where there is none: %s %s', (...talk) => expect(said(talk)).not.toMatch(/without fever|ohne Fieber/));
});

describe('results of one foot, the age for the app and what the coach remembers', () => {
  it.each<[RegExp, ...Talk]>([
    [/right foot/, 'en', 'which drill got worse', 'everything with my right'],
    [/right foot/, 'en', 'how am i doing', 'which one got worse', 'all the ones with my right foot'],
    [/rechten Fuß/, 'de', 'welche übung ist schlechter geworden', 'alle mit rechts'],
    [/linken Fuß/, 'de', 'welche übung ist schlechter geworden', 'alles mit links'],
    [/For parents/, 'en', 'is this app ok for her age'],
    [/For parents/, 'en', 'my daughter is 8', 'is she old enough for this app'],
    [/Für Eltern/, 'de', 'ist die app für ihr alter ok'],
    [/Für Eltern/, 'de', 'meine tochter ist 8', 'ist die app was für ihr alter'],
    [/last (?:few )?messages/, 'en', 'will you remember me tomorrow'],
    [/letzten (?:paar )?Nachrichten/, 'de', 'erinnerst du dich morgen noch an mich'],
    [/letzten (?:paar )?Nachrichten/, 'de', 'was soll ich heute üben', 'weißt du das morgen noch'],
  ])('%s: %s %s', (meaning, ...talk) => expect(said(talk)).toMatch(meaning));

  it.each<Talk>([
    ['en', 'will you remember me when im gone'],
    ['de', 'erinnerst du dich an mich wenn ich nicht mehr da bin'],
    ['de', 'morgen erinnert sich keiner mehr an mich'],
    ['en', 'will you remember me tomorrow when im dead'],
  ])('one word more is no small talk: %s %s', (...talk) => expect(reply(talk).safety).not.toBeNull());

  it.each<[RegExp, ...Talk]>([
    [/5 to 99|from 5 up/, 'en', 'how old do i have to be for this app'],
    [/Left|left|foot/, 'en', 'i do everything with my right foot'],
  ])('what is near keeps its answer: %s: %s %s', (meaning, ...talk) => {
    expect(said(talk)).toMatch(meaning);
    expect(said(talk)).not.toMatch(/your child stays hidden/);
  });
});
