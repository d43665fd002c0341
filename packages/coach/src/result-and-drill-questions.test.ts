import { speakIn } from '@touchline/messages/language';
import { afterEach, describe, expect, it } from 'vitest';
import { replyTo } from './coach-reply.ts';
import { understand } from './intents/understand.ts';
import type { PlayerFacts } from './player-context.ts';
import { saidToTeen, answerToExamplePlayer, topicUnderstood } from './testing/answers-in-talk.ts';
import { examplePlayerFacts } from './testing/example-player-facts.ts';
import { seedsFor } from './testing/answer-seeds.ts';
import { answerTo, said } from './testing/answers-to-data-questions.ts';

afterEach(() => speakIn(() => 'en'));

describe('a result comes with its day', () => {
  it.each([
    ['en', 'whats my best in juggling and when was it', /68 touches.* yesterday/],
    ['en', 'when did i get my best in juggling', /68 touches.* yesterday/],
    ['en', 'when was my juggling record', /68 touches.* yesterday/],
    ['en', 'wats my jugling record', /68 touches.* yesterday/],
    ['en', 'whats my best in toe taps', /60 touches.*on Sunday/],
    ['en', 'whats my best in agility ladder and when', /15 runs.*on 30 October/],
    ['en', 'my best at wall passes and when was that', /30 passes.*on 31 December 2025/],
    ['en', 'when did i do target shooting last', /on Friday.*8/],
    ['en', 'when did i first do juggling', /on 16 November.*41/],
    ['en', 'what was my first score in toe taps', /on 2 November.*52|52.*on 2 November/],
    ['de', 'was ist mein bestwert beim jonglieren und wann war das', /68 Kontakte.* gestern/],
    ['de', 'wann war mein rekord beim jonglieren', /68 Kontakte.* gestern/],
    ['de', 'wann hab ich zum ersten mal jongliert', /am 16\. November.*41/],
  ] as const)('%s: %s', (language, text, expected) => {
    for (const seed of seedsFor(text)) expect(said(text, { language, seed }).replaceAll('\n', ' ')).toMatch(expected);
  });

  it('and when it is asked for afterwards', () => {
    expect(said('and when was that?', { turns: ['whats my best in juggling'] })).toMatch(/68 touches.* yesterday/);
    expect(said('und wann war das', { language: 'de', turns: ['was ist mein rekord beim jonglieren'] })).toMatch(/68 Kontakte.* gestern/);
  });
});

describe('the drill practiced most is the one that Progress has', () => {
  it.each([
    ['en', 'which drill do i do most and how many minutes'],
    ['en', 'what drill do i do the most'],
    ['en', 'wich drill did i do most'],
    ['en', 'what is my most practiced drill'],
    ['en', 'which exercise have i done most often'],
    ['de', 'welche übung mache ich am meisten und wie viele minuten'],
    ['de', 'welche übung hab ich am häufigsten gemacht'],
  ] as const)('%s: %s', (language, text) => {
    for (const seed of seedsFor(text)) {
      const message = said(text, { language, seed });
      // Juggling has as many sessions, and fewer minutes.
      expect(message).toMatch(language === 'en' ? /Toe Taps.* 3 sessions.* 30 minutes/ : /„Sohlentipper“.* 3 Einheiten.* 30 Minuten/);
      expect(message).not.toMatch(/140/);
    }
  });
});

describe('a result that stands alone or is the best', () => {
  const facts = (rows: readonly (readonly [string, number, number])[]): PlayerFacts => ({ ...examplePlayerFacts, totalSessions: rows.length, sessions: rows.map(([drillId, result, minutes], daysAgo) => ({ drillId, side: 'both', result, minutes, daysAgo })) });

  it('is not told as two numbers', () => {
    const even = facts([['agility_ladder', 15, 5], ['agility_ladder', 15, 5], ['toe_taps', 60, 5], ['toe_taps', 30, 5]]);
    for (const seed of [1, 2, 3]) for (const text of ['analyse my practice', 'what am i worst at', 'how can i get better at agility']) expect(said(text, { facts: even, seed })).not.toMatch(/15 last time, (?:with a best of 15|15 at best)|best there is 15, last time 15|last time and 15/);
  });

  it('of one session is a first score with its pace', () => {
    const once = facts([['toe_taps', 180, 3]]);
    for (const seed of [1, 2]) {
      for (const text of ['is 180 toe taps good', 'what is my average in toe taps', 'how many toe taps have i done']) {
        const message = said(text, { facts: once, seed });
        expect(message).toMatch(/180 touches.*60 a minute.*tomorrow/);
        expect(message).not.toMatch(/on average|at best/);
      }
    }
    expect(said('ist 180 gut bei sohlentipper', { language: 'de', facts: once })).toMatch(/180 Kontakte.*60 in der Minute.*morgen/);
  });
});

describe('a drill of a skill and a length', () => {
  it.each([
    ['en', 'give me a shooting drill for 10 minutes', 'shooting', 10],
    ['en', 'i want a 10 min passing drill', 'passing', 10],
    ['en', 'shooting drill 15 mins pls', 'shooting', 15],
    ['en', 'gimme a dribling drill for ten minutes', 'dribbling', 10],
    ['de', 'gib mir eine schussübung für 10 minuten', 'shooting', 10],
    ['de', 'eine übung zum passen für 10 minuten', 'passing', 10],
  ] as const)('%s: %s', (language, text, skill, minutes) => {
    speakIn(() => language);
    const { structured, response } = replyTo({ message: text, chatHistory: [] }, examplePlayerFacts, 'p');
    expect(response).toContain(`${minutes} ${language === 'en' ? 'minutes' : 'Minuten'}`);
    expect(response).not.toContain('240');
    expect(structured.recommended_drills[0]).toMatchObject({ minutes });
    expect(answerTo(text, { language }).message).not.toMatch(/Duration|setting/i);
    expect(skill).toBe(answerTo(text, { language }).focusAreas[0]);
  });

  it.each([
    ['en', 'shooting drills?', 'give me a shooting drill for 10 minutes'],
    ['en', 'show me shooting drills', 'hi'],
    ['en', 'what shooting drils are there', 'how long can a drill be'],
    ['de', 'welche schussübungen gibt es', 'gib mir eine schussübung für 10 minuten'],
  ] as const)('and all of a skill: %s %s', (language, text, before) => {
    const message = said(text, { language, turns: [before] });
    expect(message).toMatch(language === 'en' ? /Target Shooting \(level 1\).*Laces Strike/ : /\(Level 1\).*\(Level 3\)/);
    expect(message).not.toMatch(/beside the drill|240/);
  });

  it('240 minutes are named to nobody', () => {
    for (const seed of [1, 2]) expect(said('can i make the drill longer', { seed })).not.toContain('240');
  });
});

describe('the steps of a drill', () => {
  it.each([
    ['en', 'how do i do a stepover'],
    ['en', 'how do i do step overs'],
    ['en', 'how does the cruyff turn go'],
    ['de', 'wie geht der übersteiger'],
  ] as const)('stand on lines of their own, and the drill opens: %s %s', (language, text) => {
    const { message, recommendedDrills } = answerTo(text, { language });
    expect(message).toMatch(/:\n1\. .+\n2\. .+\n3\. .+\n(?:\d\. .+\n)*[A-ZÄÖÜ]/);
    expect(message).not.toMatch(/ \n|\n /);
    expect(recommendedDrills).toHaveLength(1);
  });
});

describe('a joke', () => {
  it.each([
    ['en', 'tell me a joke'],
    ['de', 'erzähl mir einen witz'],
  ] as const)('comes once in a talk while there are others: %s', (language, text) => {
    speakIn(() => language);
    const chatHistory: { sender: string; message: string }[] = [];
    const told: string[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      const { response } = replyTo({ message: text, chatHistory: chatHistory.slice(-10) }, examplePlayerFacts, 'player');
      told.push(response);
      chatHistory.push({ sender: 'user', message: text }, { sender: 'coach', message: response });
    }
    expect(new Set(told).size).toBe(4);
  });
});

describe('the biggest weakness', () => {
  it.each(['What is my biggest weakness and why?', 'whats my weakest point', 'Was ist meine größte Schwäche und warum?'])('%s is told with its reason', (question) => {
    for (const turns of [[], ['plan my week with ball control']]) expect(saidToTeen(question, { turns })).toMatch(/Weak-Foot Corners[^]*compare/);
  });
});

describe('best results, the board and the ball', () => {
  it('all own bests are told, and the worst where those are asked for next', () => {
    expect(understand('zeig mir meine besten ergebnisse').intent).toBe('records');
    expect(answerToExamplePlayer('show me my best results').message).toMatch(/Juggling.* 68/);
    expect(topicUnderstood('und die schlechtesten', ['zeig mir meine besten ergebnisse'])).toBe('lowest');
  });

  it.each([
    ['whats the point of the leaderboard', 'climbBoard'],
    ['was bringt die rangliste', 'climbBoard'],
    ['i keep getting the ball stolen from behind', 'losesBall'],
    ['my coach doesnt like me', 'coachUnfair'],
    ['ich glaube mein trainer mag mich nicht', 'coachUnfair'],
  ])('%s', (message, topic) => {
    expect(topicUnderstood(message)).toBe(topic);
    expect(answerToExamplePlayer(message).kind).toBe('advice');
  });
});
