import { packOdds, sessionRewards, type Language } from '@touchline/domain';
import { describe, expect, it } from 'vitest';
import { examplePlayerFacts } from './testing/example-player-facts.ts';
import { talkWithCoach } from './testing/talk-with-coach.ts';

const said = (language: Language, ...turns: readonly string[]): string => talkWithCoach(language, turns).response;

describe('a challenge', () => {
  it.each<[Language, ...string[]]>([
    ['en', 'a challenge!! like beat x touches in y mins'],
    ['en', 'what should i do today', 'ok then give me a proper challenge'],
    ['en', 'can u set me a daily challenge pls'],
    ['de', 'gib mir ne challenge'],
    ['de', 'ich will ne richtige herausforderung'],
  ])('%s comes from the own records, with its minutes: %s %s', (language, ...turns) => {
    expect(said(language, ...turns)).toMatch(/(?:68|69) .*(?:Juggling|Jonglieren)|(?:Juggling|Jonglieren).*(?:68|69)/);
    expect(said(language, ...turns)).toMatch(/10 (?:minutes|Minuten)/);
  });

  it.each<[Language, string, string]>([
    ['en', 'give me a challenge', 'what if i do it'],
    ['en', 'give me a challenge', 'what do i get'],
    ['de', 'gib mir ne challenge', 'und was krieg ich dann'],
  ])('%s earns what the rules say: %s %s', (language, ...turns) => {
    const { tokensEarned, experienceGained } = sessionRewards({ result: 69, durationMinutes: 10 });
    expect(said(language, ...turns)).toMatch(new RegExp(`${tokensEarned} (?:tokens|Token).*${experienceGained} XP`));
  });

  it('another one is another drill', () => {
    expect(said('en', 'give me a challenge', 'another one')).not.toMatch(/Juggling/);
  });

  it('whoever is hurt gets none', () => {
    const answer = talkWithCoach('en', ['my knee hurts', 'give me a challenge']).response;
    expect(answer).not.toMatch(/\b6[89]\b/);
  });
});

describe('small sums', () => {
  it.each<[Language, RegExp, ...string[]]>([
    ['en', /18 fewer.*10 against 6\.8/, 'how many touches did i get in juggling today', 'is that better than yesterday tho'],
    ['en', /^No\b.*18 fewer/, 'how many touches did i get in juggling today', 'is that better than yesterday tho', 'so im worse today?? yes or no'],
    ['de', /18 weniger.*10 gegen 6,8/, 'wie viele kontakte hatte ich heute beim jonglieren', 'is das besser als gestern'],
    ['de', /^Nein\b/, 'wie viele kontakte hatte ich heute beim jonglieren', 'is das besser als gestern', 'also bin ich heute schlechter?? ja oder nein'],
    ['en', /\b26\b/, 'how many mins did i do this week exactly', 'how many more do i need for the week to be better than my mate who did 45'],
    ['en', /\b25 more minutes|25 more to 45/, 'how many minutes this week', 'how many more until 45'],
    ['de', /noch 26/, 'wie viele minuten hab ich diese woche', 'wie viele brauch ich noch um besser zu sein als mein kumpel der 45 hat'],
    ['en', /\b28\b/, 'whats my streak', 'how do i get it to 30'],
    ['en', /\b28\b/, 'how do i get my streak to 30 days'],
    ['de', /\b28\b/, 'wie lang ist meine serie', 'wie bring ich die auf 30'],
    ['en', /31 December 2025.*saved|saved.*31 December 2025/, 'what should i do today', 'why', 'nah ur wrong, wall passes isnt 329 days ago, check again'],
    ['de', /31\. Dezember 2025/, 'was soll ich heute machen', 'stimmt nicht, wandpässe sind nicht 329 tage her, schau nochmal'],
    ['en', /52 .*60.*15 %/, 'whats my best drill and my worst', 'why is that the worst'],
    ['de', /52 auf .*60.*15 %/, 'was ist meine beste und meine schlechteste übung', 'warum ist das die schlechteste'],
  ])('%s %s: %s %s', (language, meaning, ...turns) => {
    expect(said(language, ...turns)).toMatch(meaning);
  });

  it.each<[Language, ...string[]]>([
    ['en', 'if i open 136 how many legendarys do i get'],
    ['en', 'how many packs can i open', 'if i open 136 how many legendarys do i get'],
    ['de', 'wenn ich 136 päckchen aufmache wie viele legendäre krieg ich'],
  ])('%s, packs hold what their odds say on average, which nobody promises: %s', (language, ...turns) => {
    const percent = packOdds().rarities.find(({ rarity }) => rarity === 'legendary')?.percent ?? 0;
    expect(said(language, ...turns)).toMatch(new RegExp(`\\b${Math.round(1.36 * percent)} (?:legend|lege)`));
    expect(said(language, ...turns)).toMatch(/promise|versprechen/);
  });

  it.each<[Language, string]>([
    ['en', 'if i do 10 sessions of 5 min or 1 of 50 which is better'],
    ['de', 'wenn ich 10 einheiten mit 5 min mache oder eine mit 50 was ist besser'],
  ])('%s, many sessions are set beside one by the rules: %s', (language, text) => {
    const [short, long] = [sessionRewards({ result: 0, durationMinutes: 5 }), sessionRewards({ result: 0, durationMinutes: 50 })];
    expect(said(language, text)).toMatch(new RegExp(`${10 * short.tokensEarned} .*${10 * short.experienceGained} XP.*${long.tokensEarned} .*${long.experienceGained}`));
  });

  it('of who has no minutes in the week all of them are missing', () => {
    const facts = { ...examplePlayerFacts, sessions: [] };
    expect(talkWithCoach('en', ['my mate has 60 minutes this week how many more minutes do i need to beat him'], facts).response).toMatch(/\b61\b/);
  });

  it.each<[Language, string]>([
    ['en', 'how many cards are there'],
    ['en', 'how many legendary cards do i have'],
    ['en', 'how many more tokens until 200'],
    ['de', 'wie viele seltene karten gibt es'],
  ])('%s, what is no such sum stays: %s', (language, text) => {
    expect(said(language, text)).not.toMatch(/on average|im Schnitt|Durchschnitt|more minutes/);
  });
});

describe('drills for so many minutes and so little room', () => {
  it.each<[Language, ...string[]]>([
    ['en', 'give me 2 drills for 10 mins, dribbling'],
    ['en', 'give me 2 drills for 10 mins, dribbling', 'which 2 drills'],
    ['de', 'gib mir 2 übungen für 10 minuten dribbling'],
    ['de', 'gib mir 2 übungen für 10 minuten dribbling', 'welche 2'],
  ])('%s names two of five minutes: %s %s', (language, ...turns) => {
    expect(said(language, ...turns).match(/5 (?:minutes|Minuten)/g)?.length).toBeGreaterThanOrEqual(2);
    expect(said(language, ...turns)).toMatch(/Stop and Go/);
  });

  it('drills of one skill are so many as were asked for', () => {
    expect(said('en', 'give me 2 shooting drills for 20 mins').match(/10 minutes/g)?.length).toBeGreaterThanOrEqual(2);
  });

  it.each<[Language, ...string[]]>([
    ['en', 'i got loads of homework', '10 min a day tops'],
    ['de', 'hab viele hausaufgaben', '10 minuten am tag höchstens'],
  ])('%s, ten minutes a day are fine: %s %s', (language, ...turns) => {
    expect(said(language, ...turns)).toMatch(/^(?:10 minutes a day are fine|That is enough: 10|10 Minuten am Tag sind gut|Das reicht: 10)/);
  });

  it('behind a plan so many minutes a day change the plan', () => {
    expect(said('en', 'make me a plan for the week', '10 min a day tops')).toMatch(/Thursday/);
  });

  it.each<[Language, ...string[]]>([
    ['en', 'what can i do in a 3x3m yard', 'i dont have cones either lol', 'which one without them'],
    ['de', 'was kann ich auf 3x3m machen', 'hütchen hab ich auch keine', 'welche übung geht ohne'],
    ['de', 'was kann ich auf 3x3m machen'],
  ])('%s, drills that fit are named: %s', (language, ...turns) => {
    expect(said(language, ...turns)).toMatch(/Bell Touches|Links-rechts-Tipper/);
    expect(said(language, ...turns)).not.toMatch(/Bottles|Flaschen|Wechselt/);
  });
});
