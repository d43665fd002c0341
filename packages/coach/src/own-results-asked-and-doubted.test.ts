import { describe, expect, it } from 'vitest';
import { talkWithCoach } from './testing/talk-with-coach.ts';

const said = (language: 'en' | 'de', ...turns: readonly string[]): string => talkWithCoach(language, turns).response;
const STATISTICS = /Level 1|10 sessions|10 Einheiten/;

describe('fewer in less time', () => {
  it.each([
    ['de', 'wie viele jongles hab ich heute geschaft und war das besser als gestern'],
    ['de', 'war ich heute im jonglieren besser als gestern'],
    ['en', 'how many juggles did i get today and was that better than yesterday'],
    ['en', 'did i juggle more today than yesterday'],
  ] as const)('is told by the minute: %s %s', (language, message) => {
    for (const part of [/50/, /68/, /10 (?:minutes|Minuten)/, /[pP]ro Minute|by the minute/]) expect(said(language, message)).toMatch(part);
  });

  it.each([
    ['de', 'wie viele jongles hab ich heute geschaft und war das besser als gestern', 'hä warum schlechter'],
    ['en', 'how many juggles did i get today and was that better than yesterday', 'huh why worse'],
    ['de', 'war ich heute im jonglieren besser als gestern', 'wieso weniger'],
    ['en', 'did i juggle more today than yesterday', 'but why is it less'],
  ] as const)('is why it is lower: %s %s, %s', (language, ...turns) => {
    expect(said(language, ...turns)).toMatch(/less time|weniger Zeit/);
    expect(said(language, ...turns)).not.toMatch(STATISTICS);
  });

  it.each([['de', 'warum war ich heute schlechter'], ['en', 'why was i worse today']] as const)('is why today is lower, with no drill named: %s %s', (language, message) => expect(said(language, message)).toMatch(/5 minutes|5 Minuten/));
});

describe('the drill that goes best or worst', () => {
  it.each([
    ['de', 'in welcher übung bin ich am schlechtsten', 'und am besten', 'warum bin ich da so gut', /„Koordinationsleiter“.*35 Minuten|35 Minuten/],
    ['en', 'which drill am i worst at', 'and best', 'why am i so good at it', /Agility Ladder.*35 minutes/],
    ['de', 'wo bin ich am besten', 'in welcher übung bin ich am schlechtesten', 'warum bin ich da so schlecht', /Sohlentipper/],
    ['en', 'which drill am i best at', 'which drill am i worst at', 'why am i so bad at it', /Toe Taps/],
  ] as const)('has its reason in what was practised: %s %s, %s, %s', (language, one, other, why, told) => expect(said(language, one, other, why)).toMatch(told));

  it.each([
    ['de', 'in welcher übung bin ich am besten', 'ich glaub dir nich zielschießen kann ich auch voll gut', /einmal/],
    ['en', 'which drill am i best at', 'i dont believe you im good at target shooting too', /once/],
    ['en', 'which drill am i best at', 'but im good at juggling too', /41.*50/],
    ['de', 'in welcher übung bin ich am besten', 'aber jonglieren kann ich auch gut', /41.*50/],
  ] as const)('is not the only one that goes well: %s %s, %s', (language, asked, doubted, told) => {
    expect(said(language, asked, doubted)).toMatch(told);
    expect(said(language, asked, doubted)).not.toMatch(STATISTICS);
  });
});

describe('the streak', () => {
  it.each([
    ['de', ['wie lang ist meine serie', 'und wie lang muss ich noch bis rekord']],
    ['de', ['wie lang noch bis rekord serie']],
    ['de', ['wie viele tage fehlen noch bis zu meiner längsten serie']],
    ['en', ['whats my streak', 'how long till my record']],
    ['en', ['how many days till my best streak']],
  ] as const)('is so many days from the longest: %s %s', (language, turns) => {
    expect(said(language, ...turns)).toMatch(/[tT]omorrow|[mM]orgen/);
    expect(said(language, ...turns)).not.toMatch(/68|Toe Taps/);
  });

  it.each([
    ['de', ['wie lang ist meine serie', 'was wenn ich nur 2 min mach']],
    ['de', ['zählt eine kurze einheit für die serie']],
    ['en', ['whats my streak', 'what if i only do 2 mins']],
    ['en', ['does 1 min count for my streak']],
  ] as const)('counts a short session: %s %s', (language, turns) => expect(said(language, ...turns)).toMatch(/counts|zählt/));

  it.each([
    ['de', 'guten abend hab morgen mathe arbeit und kein bock auf training zählt meine serie dann weg'],
    ['en', 'got a maths test tomorrow and no time to train will my streak be gone then'],
  ] as const)('ends only where a whole day is left out, which is said first: %s %s', (language, message) => expect(said(language, message)).toMatch(/^(?:Heute|Today|Not today)/));

  it.each([['de', 'hab nur 2 min was soll ich machen', /2 Minuten/], ['en', 'how long was my longest streak', /3/], ['de', 'was ist mein rekord', /68/]] as const)('is not meant by all that is near: %s %s', (language, message, told) => {
    expect(said(language, message)).toMatch(told);
    expect(said(language, message)).not.toMatch(/übermorgen|the day after/);
  });
});
