import { speakIn } from '@touchline/messages/language';
import { afterEach, describe, expect, it } from 'vitest';
import { askCoach } from './coach.ts';
import { replyTo } from './coach-reply.ts';
import { understand } from './intents/understand.ts';
import type { PlayerFacts } from './player-context.ts';
import { answerToTalk, saidToTeen, understoodInTalk, answerToExamplePlayer, topicUnderstood, answerToPlayer } from './testing/answers-in-talk.ts';
import { examplePlayerFacts } from './testing/example-player-facts.ts';
import { seedsFor } from './testing/answer-seeds.ts';
import { factsOfPlayer, TODAY } from './testing/players.ts';
import { eachWay, waysSaid } from './testing/ways-of-answer.ts';

afterEach(() => speakIn(() => 'en'));

type Language = 'en' | 'de';
const answerTo = (message: string, { language = 'en', turns = [], facts = examplePlayerFacts, seed = 1 }: { readonly language?: Language; readonly turns?: readonly string[]; readonly facts?: PlayerFacts; readonly seed?: number } = {}) => {
  speakIn(() => language);
  return askCoach({ message, turns, facts, seed });
};
const said = (message: string, more: Parameters<typeof answerTo>[1] = {}): string => answerTo(message, more).message;

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

describe('numbers of a thousand and more are written as the language does', () => {
  it('in English and German', () => {
    expect(said('how many tokens do i have')).toContain('1,368 tokens');
    expect(said('wie viele token habe ich', { language: 'de' })).toContain('1.368 Token');
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

describe('how a pack works', () => {
  it.each([
    ['en', 'how do packs work', /10 tokens.*65/],
    ['de', 'wie funktionieren die päckchen', /10 Token.*65/],
  ] as const)('%s: names the cost, the one card and the odds', (language, question, expected) => {
    for (const seed of [1, 2]) expect(said(question, { language, seed })).toMatch(expected);
  });
});

describe('the biggest weakness', () => {
  it.each(['What is my biggest weakness and why?', 'whats my weakest point', 'Was ist meine größte Schwäche und warum?'])('%s is told with its reason', (question) => {
    for (const turns of [[], ['plan my week with ball control']]) expect(saidToTeen(question, { turns })).toMatch(/Weak-Foot Corners[^]*compare/);
  });
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

it('who asks how many XP are missing is told the number, without the rules of earning them', () => {
  for (const answer of [1, 2, 3, 4].map((seed) => saidToTeen('how many xp till level 99??', { seed }))) {
    expect(answer).toMatch(/\d+ XP/);
    expect(answer).not.toMatch(/fifteen|ten minutes/);
  }
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
