import { speakIn } from '@touchline/messages/language';
import { afterEach, describe, expect, it } from 'vitest';
import { answerToTalk, saidToTeen, understoodInTalk, answerToPlayer } from './testing/answers-in-talk.ts';
import { examplePlayerFacts } from './testing/example-player-facts.ts';
import { seedsFor } from './testing/answer-seeds.ts';
import { factsOfPlayer, TODAY } from './testing/players.ts';
import { said } from './testing/answers-to-data-questions.ts';

afterEach(() => speakIn(() => 'en'));

describe('minutes, sessions and days of a time are those of the player’s sessions', () => {
  it.each([
    ['en', 'how many minutes did i train last week', /^Last week \(15 to 21 November\)/, [40, 3, 2]],
    ['en', 'how meny minuts did i train lst week?', /^Last week/, [40, 3, 2]],
    ['en', 'how long did i practice last week', /^Last week/, [40, 3, 2]],
    ['en', 'minutes last week', /^Last week/, [40, 3, 2]],
    ['en', 'how many sessions did i do last week', /^Last week/, [3, 2, 40]],
    ['en', 'how often did i train this week', /^This week \(since 22 November\)/, [3, 20]],
    ['en', 'how many days did i practise this week', /^This week/, [3, 20]],
    ['en', 'how many minutes today', /^Today/, [5, 1]],
    ['en', 'how many minutes did i train yesterday', /^Yesterday/, [10, 1]],
    ['en', 'how many mins did i do yestarday', /^Yesterday/, [10, 1]],
    ['en', 'how many minutes have i trained this month', /^This month/, [65, 7, 6]],
    ['en', 'how many days did i train last month', /^Last month \(October\)/, [2, 35]],
    ['en', 'how many minutes in october', /^In October/, [35, 2]],
    ['en', 'days in november', /^In November/, [6, 7, 65]],
    ['en', 'how many sessions in novmber', /^In November/, [7, 65]],
    ['en', 'how many minutes did i train in december', /^In December 2025/, [40, 1]],
    ['en', 'how much did i train this year', /^This year/, [100, 9]],
    ['en', 'how many minutes have i trained in total', /in all|In all/, [140, 10]],
    ['en', 'how many minutes did i train on monday', /^On Monday, 23 November, /, [0]],
    ['en', 'how many minutes did i do on 16 november', /^On 16 November/, [25, 2]],
    ['en', 'how many minutes in the last 7 days', /^In the last 7 days/, [35, 4]],
    ['en', 'how many hours did i train this year', /^This year.*1 hour and 40 minutes/, [100]],
    ['en', 'how many minutes of juggling this month', /Juggling/, [20, 3]],
    ['de', 'wie viele minuten hab ich letzte woche trainiert', /^Letzte Woche \(Sonntag, 15\. bis Samstag, 21\. November\)/, [40, 3, 2]],
    ['de', 'wieviel minuten hab ich gestern geübt', /^Gestern/, [10, 1]],
    ['de', 'wie oft hab ich diese woche trainiert', /^Diese Woche \(seit Sonntag, 22\. November\)/, [3, 20]],
    ['de', 'wie viele tage hab ich diesen monat trainiert', /^Diesen Monat/, [6, 65]],
    ['de', 'wie viele minuten im oktober', /^Im Oktober/, [35, 2]],
    ['de', 'wie lange hab ich letzten monat geübt', /^Letzten Monat \(Oktober\)/, [35, 2]],
    ['de', 'wie viele einheiten hab ich dieses jahr gemacht', /^Dieses Jahr/, [9, 100]],
    ['de', 'tage im november', /^Im November/, [6, 7]],
    ['de', 'wie viele minuten hab ich heute trainiert', /^Heute/, [5, 1]],
    ['de', 'wie viel hab ich am freitag trainiert', /^Am Freitag, 20\. November, /, [15, 1]],
  ] as const)('%s: %s', (language, text, when, numbers) => {
    for (const seed of seedsFor(text)) {
      const message = said(text, { language, seed });
      expect(message).toMatch(when);
      const own = message.split(/(?:Next step|Your next step|Ready|Nächster Schritt|Bereit|Dein nächster)/)[0] ?? '';
      for (const number of numbers) expect(own).toMatch(new RegExp(`(^|\\D)${number}(?!\\d)`));
      expect(message).not.toMatch(/months? I do not know|nicht nach Monaten/i);
    }
  });

  it.each([
    ['en', 'how many minutes did i train last week', 'and in october?', /^In October.* 35 minutes/],
    ['en', 'how many minutes did i train last week', 'and this week', /^This week.* 20 minutes/],
    ['en', 'how many sessions did i do in october', 'and how many minutes?', /^In October.* 35 minutes/],
    ['de', 'wie viele minuten hab ich letzte woche trainiert', 'und im november?', /^Im November.* 65 Minuten/],
  ] as const)('%s: %s – %s', (language, before, text, expected) => {
    expect(said(text, { language, turns: [before] })).toMatch(expected);
  });

  it('where only the latest sessions are there, says so and counts none that it cannot see', () => {
    const facts = { ...examplePlayerFacts, totalSessions: 60, sessions: examplePlayerFacts.sessions.slice(0, 5) };
    expect(said('how many minutes in october', { facts })).toMatch(/latest 5 sessions.*16 November/);
    expect(said('how many minutes in october', { facts })).not.toMatch(/\b0 minutes/);
    expect(said('how many minutes did i train yesterday', { facts })).toMatch(/^Yesterday.* 10 minutes/);
    expect(said('how many minutes have i trained in total', { facts })).toMatch(/140 minutes/);
  });

  it.each(['how many minutes should i train today', 'how many matches did i play last week', 'how many minutes does ronaldo train a day', 'how many minutes left today', 'did i do more than last week', 'how was my training yesterday', 'was my practice last week good'])('is no count of the own practice: %s', (text) => {
    expect(said(text)).not.toMatch(/^(?:Last week|Yesterday it was|Yesterday you saved|Today it was|This week)/);
  });
});

describe('what was done on a day that is named', () => {
  it.each([
    ['en', 'what did i do on friday', /^On Friday, 20 November, .*Target Shooting 8 goals/],
    ['en', 'what did i train on monday 16 november', /^On 16 November .*Juggling 41 touches and Toe Taps 55/],
    ['de', 'was hab ich am freitag gemacht', /^Am Freitag, 20\. November, .*8 Tore/],
  ] as const)('%s: %s', (language, text, expected) => {
    expect(said(text, { language })).toMatch(expected);
  });
});

describe('the streak', () => {
  it.each([
    ['en', 'whats my streak', /safe/],
    ['en', 'how long is my streak', /safe/],
    ['de', 'wie lang ist meine serie', /sicher/],
  ] as const)('is safe after practice today: %s %s', (language, text, expected) => {
    for (const seed of seedsFor(text)) expect(said(text, { language, seed })).toMatch(expected);
    expect(said(text, { language, facts: { ...examplePlayerFacts, sessions: examplePlayerFacts.sessions.slice(1) } })).not.toMatch(/is safe|ist schon sicher|bis morgen sicher/);
  });
});

describe('numbers of a thousand and more are written as the language does', () => {
  it('in English and German', () => {
    expect(said('how many tokens do i have')).toContain('1,368 tokens');
    expect(said('wie viele token habe ich', { language: 'de' })).toContain('1.368 Token');
  });
});

describe('what a time adds up to is of the same days everywhere', () => {
  it.each([
    ['en', 'how many toe taps did i do last week', /^Last week \(15 to 21 November\).* 55 touches/],
    ['en', 'what did i do yesterday', /^Yesterday .*Juggling 68 touches/],
    ['de', 'wie viele tore hab ich letzte woche geschossen im zielschießen', /^Letzte Woche.* 8 Tore/],
    ['de', 'an wie vielen tagen hab ich diesen monat trainiert', /^Diesen Monat.* 6 Tage/],
    ['de', 'was übe ich am meisten', /„Sohlentipper“.* 30 Minuten/],
  ] as const)('%s: %s', (language, text, expected) => {
    expect(said(text, { language })).toMatch(expected);
  });
});

describe('a turn of few words is about what was counted before', () => {
  it.each([
    ['en', 'how much did i practise this week', 'and last?', /^Last week \(15 to 21 November\)/],
    ['en', 'how many minutes this year', 'and the one before', /^Last year/],
    ['en', 'how many sessions this month', 'n last', /^Last month \(October\)/],
    ['de', 'wie viel hab ich diese woche trainiert', 'und letzte?', /^Letzte Woche \(Sonntag, 15\. bis Samstag, 21\. November\)/],
    ['de', 'wie viele minuten diesen monat', 'und letzten', /^Letzten Monat \(Oktober\)/],
    ['en', 'how many tokens do i have', 'and what are they for', /packs/],
    ['de', 'wie viele token hab ich', 'und wofür sind die', /Päckchen/],
  ] as const)('%s: %s >> %s', (language, before, now, expected) => expect(said(now, { language, turns: [before] })).toMatch(expected));

  it.each(['and last?', 'what are they for'])('alone it is not: %s', (alone) => expect(said(alone)).not.toMatch(/^Last week|A pack costs 10/));
});

describe('this month and the one before', () => {
  it.each(['How am I compared to last month?', 'am i better or worse compared with last month', 'wie bin ich im vergleich zum letzten monat'])('%s compares 30 days with the 30 before', (question) => {
    expect(saidToTeen(question)).toMatch(/last 30 days[^]*Progress|30 before[^]*Progress/);
  });
});

describe('the own numbers', () => {
  it.each(['how many drills did i do', 'wie viele minuten hab ich gestern gemacht', 'how many days did i practise this month'])('%s: the number and no drill', (talk) => {
    expect(answerToTalk(talk).recommendedDrills).toEqual([]);
  });

  it('of the last 30 days are set against those of the 30 before', () => {
    expect(understoodInTalk('did i do more than last month').ask).toEqual({ kind: 'months' });
    expect(understoodInTalk('hab ich mehr gemacht als letzten monat').ask).toEqual({ kind: 'months' });
    expect(answerToTalk('did i do more than last month').message).toMatch(/last 30 days.*30 (?:days )?before.*Progress/);
  });

  it('say when a skill was practised last, whichever drill that was', () => {
    expect(understoodInTalk('when did i last practise passing').ask).toEqual({ kind: 'lastOfSkill', skill: 'passing' });
    expect(answerToTalk('when did i last practise passing').message).not.toContain('Juggling');
  });

  it('of the week are judged with yes or no', () => {
    expect(understoodInTalk('hab ich diese woche schon genug gemacht').ask).toEqual({ kind: 'case', case: { of: 'enoughWeek' } });
    expect(answerToTalk('did i train enough this week').message).toMatch(/^(?:Yes|Not quite|A little more)/);
  });
});

describe('counts that are looked up', () => {
  it('tell the best week and how far a streak is', () => {
    const { sessions, currentStreak } = factsOfPlayer('teen');
    const weeks = [...Map.groupBy(sessions, ({ daysAgo }) => Math.floor(daysAgo / 7)).values()].map((own) => own.reduce((sum, { minutes }) => sum + minutes, 0));
    expect(answerToPlayer('what was my best week').message).toContain(`${Math.max(...weeks)} minutes`);
    expect(answerToPlayer('how many days till my streak is 30').message).toContain(String(30 - currentStreak));
  });

  it('name the drill that was left for longest, with its day', () => {
    const { message, recommendedDrills } = answerToPlayer('which drill have i not done in ages');
    expect(message).toContain('La Croqueta');
    expect(message).toContain('6 days ago');
    expect(recommendedDrills).toEqual(['la_croqueta']);
  });

  it('add up the touches of a stretch of time', () => {
    const facts = factsOfPlayer('nine');
    const ofTaps = facts.sessions.filter(({ drillId, daysAgo }) => drillId === 'toe_taps' && daysAgo < Number(TODAY.slice(8))).reduce((sum, { result }) => sum + result, 0);
    expect(ofTaps).toBeGreaterThan(0);
    expect(answerToPlayer('how many toe taps did i do this month', [], 'nine').message).toContain(String(ofTaps));
  });

  it('of a result far below the own average is kind and names the average', () => {
    expect(answerToPlayer('i only scored 3 in a row on keepy ups is that bad').message).toMatch(/161\.7/);
  });
});
