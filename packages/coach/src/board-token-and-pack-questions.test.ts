import { speakIn } from '@touchline/messages/language';
import { afterEach, describe, expect, it } from 'vitest';
import type { PlayerFacts } from './player-context.ts';
import { saidToTeen } from './testing/answers-in-talk.ts';
import { examplePlayerFacts } from './testing/example-player-facts.ts';
import { seedsFor } from './testing/answer-seeds.ts';
import { eachWay, waysSaid } from './testing/ways-of-answer.ts';
import { answerTo, said } from './testing/answers-to-data-questions.ts';

afterEach(() => speakIn(() => 'en'));

describe('the own place on a board', () => {
  const facts: PlayerFacts = { ...examplePlayerFacts, place: { period: 'weekly', rank: 4, total: 12, days: 3, gap: { unit: 'days', count: 2 } } };
  it.each([
    ['en', 'am i better than Mila?', true],
    ['en', 'am i beter than mila', true],
    ['en', 'what place am i', false],
    ['en', 'whats my rank', false],
    ['en', 'where am i on the leaderboard', false],
    ['en', 'who is ahead of me', true],
    ['en', 'is Mila better than me', true],
    ['en', 'am i first this week', false],
    ['de', 'bin ich besser als Mila', true],
    ['de', 'auf welchem platz bin ich', false],
    ['de', 'wer ist vor mir', true],
    ['de', 'wer steht in der rangliste vor mir', true],
  ] as const)('%s: %s', (language, text, namesOther) => {
    const message = said(text, { language, facts });
    expect(message).toMatch(language === 'en' ? /4 of 12.*3 days.*2 days/ : /4 von 12.*3 Tage.*2 Tage/);
    expect(/own numbers|Of others|eigenen Zahlen|Über andere/.test(message)).toBe(namesOther);
    expect(message).not.toMatch(/mila/i);
  });

  it.each([
    ['en', 'what should i practise to beat Mila this month'],
    ['en', 'how can i beat mila'],
    ['en', 'how do i overtake Ben on the leaderboard'],
    ['de', 'was soll ich üben um Mila diesen monat zu schlagen'],
    ['de', 'wie kann ich Mila überholen'],
  ] as const)('to get past somebody takes days of practice and a drill: %s %s', (language, text) => {
    const { message, recommendedDrills } = answerTo(text, { language, facts });
    expect(message).toMatch(language === 'en' ? /days/ : /Tage/);
    expect(message).not.toMatch(/eat|meal|banana|Mahlzeit|Banane/);
    expect(recommendedDrills).toHaveLength(1);
  });

  it('says where there is none, and where it cannot be seen', () => {
    expect(said('what place am i', { facts: { ...examplePlayerFacts, place: null } })).toMatch(/not on this week’s board|no place of yours/);
    expect(said('what place am i', { facts: { ...facts, hidden: true } })).toMatch(/hidden/);
    expect(said('what place am i')).toMatch(/cannot see.*3 days/);
    expect(said('what place am i', { facts: { ...examplePlayerFacts, place: { period: 'weekly', rank: 1, total: 5, days: 3, gap: null } } })).toMatch(/1 of 5.*(?:Nobody|top)/);
  });

  it.each(['how do i beat a defender', 'how can i beat my record', 'how do i beat the keeper', 'how can i pass better', 'am i better than last week', 'who is first in the premier league', 'how do i beat my best in juggling', 'wie schlage ich einen verteidiger', 'bin ich besser als letzte woche'])('is not asked for by: %s', (text) => {
    expect(said(text, { facts })).not.toMatch(/4 of 12|4 von 12|Leaderboard/);
  });
});

describe('tokens and what they are for', () => {
  it.each([
    ['en', 'how many tokens do i have and what can i spend them on'],
    ['en', 'what can i buy with my tokens'],
    ['en', 'how many tokns do i have and wat can i do with them'],
    ['de', 'wie viele token hab ich und was kann ich damit kaufen'],
    ['de', 'wofür kann ich meine token ausgeben'],
    ['en', 'what can i use my tokens for'],
  ] as const)('%s: %s', (language, text) => {
    for (const seed of seedsFor(text)) expect(said(text, { language, seed })).toMatch(language === 'en' ? /1,368 tokens.*136 packs/ : /1\.368 Token.*136 Päckchen/);
    expect(said(text, { language, facts: { ...examplePlayerFacts, tokens: 5 } })).toMatch(language === 'en' ? /5 more to go/ : /noch 5/);
  });

  it('too few open no pack', () => {
    for (const seed of [1, 2]) expect(said('how many packs can i open', { facts: { ...examplePlayerFacts, tokens: 5 }, seed })).not.toMatch(/open 0|0 packs/);
  });
});

describe('how a pack works', () => {
  it.each([
    ['en', 'how do packs work', /10 tokens.*65/],
    ['de', 'wie funktionieren die päckchen', /10 Token.*65/],
  ] as const)('%s: names the cost, the one card and the odds', (language, question, expected) => {
    for (const seed of [1, 2]) expect(said(question, { language, seed })).toMatch(expected);
  });
});

it('who asks how many XP are missing is told the number, without the rules of earning them', () => {
  for (const answer of [1, 2, 3, 4].map((seed) => saidToTeen('how many xp till level 99??', { seed }))) {
    expect(answer).toMatch(/\d+ XP/);
    expect(answer).not.toMatch(/fifteen|ten minutes/);
  }
});

describe('stars and coins: there are tokens and XP, and how they are earned', () => {
  it.each<readonly ['en' | 'de', string, RegExp]>([
    ['en', 'how do i get more stars', /tokens and XP.*25 tokens|25 tokens/],
    ['en', 'how can i earn gems', /10 tokens.*25 tokens/],
    ['en', 'where do i get diamonds', /10 tokens.*25 tokens/],
    ['en', 'i want more coins', /10 tokens.*25 tokens/],
    ['de', 'wie bekomme ich münzen', /10 Token.*25 Token/],
    ['de', 'gibt es hier münzen', /10 Token.*25 Token/],
    ['de', 'wie verdiene ich punkte', /10 Token.*25 Token/],
    ['en', 'how do i get more tokens', /10 (?:tokens|for each saved session).*up to 25.*level/],
    ['en', 'how do i earn tokens', /10 tokens.*(?:25|level).*level/],
    ['de', 'wie krieg ich mehr tokens', /10 .*bis zu 25.*Level/],
  ])('%s: %s', (language, talk, expected) => expect(waysSaid(language, talk)).toEqual(eachWay(expected)));
});

it.each<readonly ['en' | 'de', string]>([['en', 'how do i get more points on the leaderboard'], ['en', 'how do i become like the stars'], ['en', 'how many coins do i have'], ['en', 'how many points do you get for a win']])('is no question of what is earned: %s: %s', (language, talk) => {
  for (const said of waysSaid(language, talk)) expect(said).not.toMatch(/(?:Stars or coins|no stars|Here they are called)/);
});

describe('why there are so few tokens', () => {
  const session = { drillId: 'juggling', side: 'both', result: 30, minutes: 5, experience: 53, tokens: 20, daysAgo: 0 } as const;
  const spent = { ...examplePlayerFacts, tokens: 0, level: 1, totalSessions: 1, sessions: [session] };

  it.each<readonly ['en' | 'de', string]>([
    ['en', 'why do I only have 0 tokens'],
    ['en', 'why do i have no tokens'],
    ['en', 'how come i have so few tokens'],
    ['de', 'warum hab ich nur 0 token'],
    ['de', 'wieso habe ich keine token mehr'],
    ['de', 'warum hab ich so wenig token'],
  ])('%s: says what went into packs, as far as that is known: %s', (language, question) => {
    for (const seed of [1, 2]) {
      expect(said(question, { language, seed, facts: spent })).toMatch(/20.*(?:packs|Päckchen)|(?:packs|Päckchen).*20/);
      expect(said(question, { language, seed, facts: spent })).not.toMatch(/least|indestens/);
      expect(said(question, { language, seed, facts: { ...spent, totalSessions: 5 } })).toMatch(/at least 20|indestens 20/i);
      const unknown = said(question, { language, seed, facts: { ...spent, totalSessions: 5, sessions: [] } });
      expect(unknown).toMatch(/packs?, 10|pack costs 10|Päckchen kostet 10|Päckchen aus, 10/);
      expect(unknown).toMatch(/History|Verlauf/);
    }
  });

  it('who spent none is told how they are earned', () => {
    expect(said('why do I only have 20 tokens', { facts: { ...spent, tokens: 20 } })).toMatch(/Tokens come when a finished session is saved/);
  });

  it.each<readonly ['en' | 'de', string]>([
    ['en', 'why did i only get 10 tokens for this session'],
    ['en', 'why do packs cost 10 tokens'],
    ['de', 'warum krieg ich nur 10 token pro einheit'],
  ])('%s, and nothing of what was spent to: %s', (language, question) => expect(said(question, { language, facts: spent })).not.toMatch(/went into packs|spent|gegangen|waren es/));
});
