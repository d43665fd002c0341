import { count } from '@touchline/domain/testing';
import { speakIn } from '@touchline/messages/language';
import { afterEach, describe, expect, it } from 'vitest';
import type { CoachAnswer } from './coach-answer.ts';
import { askCoach } from './coach.ts';
import type { PlayerFacts } from './player-context.ts';
import { examplePlayerFacts } from './testing/example-player-facts.ts';

afterEach(() => speakIn(() => 'en'));

type Language = 'en' | 'de';

/** The answer to the last of these turns, in one of the ways to say it. */
const answerTo = (language: Language, turns: readonly string[], seed: number, facts: PlayerFacts = examplePlayerFacts): CoachAnswer => {
  speakIn(() => language);
  return askCoach({ message: turns.at(-1) ?? '', turns: turns.slice(0, -1), facts, seed });
};
const saidTo = (language: Language, talk: string, seed: number, facts?: PlayerFacts): string => answerTo(language, talk.split(' >> '), seed, facts).message.replaceAll('\n', ' ');

const seeds = Array.from({ length: count('waysOfAnswers') }, (_, at) => at + 1);
/** The answer in some of its ways; ` >> ` stands between the turns of a talk. */
const waysOf = (language: Language, talk: string, facts?: PlayerFacts): readonly string[] => seeds.map((seed) => saidTo(language, talk, seed, facts));
const each = (expected: RegExp): readonly unknown[] => seeds.map(() => expect.stringMatching(expected));

describe('what is missing to the own record', () => {
  it.each([
    ['en', 'how far am i from beating my juggling record', /Juggling.* 68.* 69/],
    ['en', 'how much do i need to beat my juggling record', /68.* 69.*(?:takes 19|19 more)/],
    ['en', 'how many more till i break my juggling record?', /68.* 69/],
    ['en', 'how close am i to my best in juggling', /68.* 69/],
    ['en', 'what score do i need to beat my high score in toe taps', /Toe Taps.* 60.* 61/],
    ['en', 'whats my best in toe taps >> how many more to beat that record', /60.* 61/],
    ['en', 'am i close to my record in juggling', /68.* 69/],
    ['en', 'whats left to beat my pb at juggling', /68.* 69/],
    ['en', 'how far off my record am i', /Juggling.* 68.* 69.*another drill/],
    ['de', 'wie viel fehlt mir zum rekord', /Jonglieren.* 68.* 69.*andere Übung/],
    ['de', 'wie viele kontakte fehlen mir noch zu meinem rekord beim jonglieren', /68.* 69/],
    ['de', 'wie weit bin ich von meinem bestwert beim jonglieren weg', /68.* 69/],
    ['de', 'was brauche ich für einen neuen rekord bei der koordinationsleiter', /Koordinationsleiter.* 15.* 16/],
  ] as const)('%s: %s', (language, talk, expected) => expect(waysOf(language, talk)).toEqual(each(expected)));

  it.each(['how do i beat my juggling record', 'how many minutes should i practise to beat my record', 'how many days to my record streak', 'what is the world record in juggling', 'how many touches is my juggling record', 'wie schlage ich meinen rekord beim jonglieren'])('is another question: %s', (talk) => {
    expect(saidTo('en', talk, 1)).not.toMatch(/69/);
  });
});

type Case = readonly [Language, string, RegExp];
const answers = (kind: string, cases: readonly Case[]): void => {
  describe.each([kind])('%s', () => {
    it.each(cases)('%s: %s', (language, talk, expected) => expect(waysOf(language, talk)).toEqual(each(expected)));
  });
};
/** None of these is taken for the kind. */
const isNoneOf = (kind: string, answer: RegExp, talks: readonly (readonly [Language, string])[]): void => {
  describe.each([kind])('is no question of %s', () => {
    it.each(talks)('%s: %s', (language, talk) => {
      for (const seed of seeds) expect(saidTo(language, talk, seed)).not.toMatch(answer);
    });
  });
};

answers('no ball in the house: footwork without one', [
  ['en', 'can i do it in my bedroom mum says no ball in the house', /without a ball|needs no ball/],
  ['en', 'im not allowed a ball inside what can i do in my bedroom', /without a ball|needs no ball/],
  ['en', 'we cant have a ball in the flat, what can i train at home', /without a ball|needs no ball/],
  ['en', 'dad doesnt let me use the ball indoors what now', /without a ball|needs no ball/],
  ['de', 'mama sagt kein ball in der wohnung kann ich das im zimmer machen', /ohne Ball|braucht keinen Ball/],
  ['de', 'ich darf drinnen nicht mit dem ball spielen was kann ich machen', /ohne Ball|braucht keinen Ball/],
  ['de', 'meine eltern verbieten den ball im haus', /ohne Ball|braucht keinen Ball/],
]);
isNoneOf('a house without a ball', /tape/, [['en', 'i have a ball but no wall in my room'], ['en', 'how do i juggle in my room without being loud']]);

answers('stars and coins: there are tokens and XP, and how they are earned', [
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
]);
isNoneOf('what is earned', /(?:Stars or coins|no stars|Here they are called)/, [['en', 'how do i get more points on the leaderboard'], ['en', 'how do i become like the stars'], ['en', 'how many coins do i have'], ['en', 'how many points do you get for a win']]);

answers('a ball that is lost at the cones', [
  ['en', 'i keep losing the ball when i dribble thru cones', /touches.*(?:further|far foot)/],
  ['en', 'when i dribble round cones the ball gets away from me', /touches.*(?:further|far foot)/],
  ['en', 'i keep hitting the cones when i dribble', /touches.*(?:further|far foot)/],
  ['de', 'ich verliere immer den ball beim dribbeln durch die hütchen', /Kontakt.*(?:weiter vom Hütchen|weiter weg)/],
  ['de', 'beim slalom rollt mir der ball immer weg', /Kontakt.*(?:weiter vom Hütchen|weiter weg)/],
]);
isNoneOf('cones', /smaller touches|soft touch/, [['en', 'i always lose the ball to defenders'], ['en', 'i lost my cones']]);

answers('the morning of a match', [
  ['en', 'what should i do the morning of a match', /two to three hours.*early/],
  ['en', 'how should i prepare in the morning before a game', /two to three hours.*early/],
  ['en', 'match day morning routine', /two to three hours.*early/],
  ['de', 'was mache ich am morgen vor einem spiel', /zwei bis drei Stunden.*früh/],
  ['de', 'was soll ich am spieltag morgens machen', /zwei bis drei Stunden.*früh/],
  ['en', 'what should i eat before a match >> really early in the morning', /evening before.*banana/],
  ['en', 'what to eat if my game is really early', /evening before.*banana/],
  ['de', 'was soll ich vor dem spiel essen >> es ist ganz früh am morgen', /Abend davor.*Banane/],
]);
isNoneOf('that morning', /kick-off|That morning/, [['en', 'i have a match tomorrow morning'], ['en', 'what should i do the day before a match']]);

answers('why matches go worse than training', [
  ['en', 'i always play worse in matches than in training why', /less time.*one small task/],
  ['en', 'why am i good in training but bad in games', /less time.*one small task/],
  ['en', 'i play so well in practice but in matches nothing works', /less time.*one small task/],
  ['de', 'warum bin ich im spiel schlechter als im training', /weniger Zeit.*eine kleine Aufgabe/],
  ['de', 'im training klappt alles aber im spiel geht nichts', /weniger Zeit.*eine kleine Aufgabe/],
]);

answers('a formation by how many play', [
  ['en', 'best formation for 5 a side', /1-2-1/],
  ['en', 'which formation should we play in 5v5', /1-2-1/],
  ['en', 'whats a good line up for 7 a side', /2-3-1/],
  ['en', 'best formation', /1-2-1.*2-3-1.*4-3-3/],
  ['de', 'welche aufstellung ist die beste für 5 gegen 5', /1-2-1/],
  ['en', 'what formation for 8v8', /3-3-1/],
  ['de', 'welche formation spielen wir am besten zu neunt', /3-3-2/],
]);
isNoneOf('the best formation', /1-2-1/, [['en', 'what is a formation'], ['de', 'was heißt 4-4-2']]);

answers('what to work on before a trial', [
  ['en', 'trials in 2 weeks what do i need to work on', /first touch.*both feet.*sprints/],
  ['en', 'i have a tryout in 3 weeks how do i prepare', /first touch.*both feet.*sprints/],
  ['en', 'got trials in 10 days what should i practise', /first touch.*both feet.*sprints/],
  ['de', 'in zwei wochen ist probetraining was soll ich üben', /erster Kontakt.*beiden Füßen.*Sprints/],
  ['de', 'worauf soll ich mich vor dem probetraining beim üben konzentrieren', /erster Kontakt.*beiden Füßen.*Sprints/],
]);

describe('who sees the own scores', () => {
  const cases: readonly Case[] = [
    ['en', 'can my mates see my scores', /level, days, drills and tokens earned.*no result/],
    ['en', 'can other people see my results', /level, days, drills and tokens earned.*no result/],
    ['de', 'kann jemand sehen wie viel ich trainiere', /Level, Tagen, Übungen und Übungstoken.*kein Ergebnis/],
    ['en', 'are my scores private', /level, days, drills and tokens earned.*no result/],
    ['de', 'können meine freunde meine ergebnisse sehen', /Level, Tagen, Übungen und Übungstoken.*kein Ergebnis/],
    ['de', 'sind meine werte öffentlich', /Level, Tagen, Übungen und Übungstoken.*kein Ergebnis/],
  ];
  it.each(cases)('%s: %s', (language, talk, expected) => {
    expect(waysOf(language, talk)).toEqual(each(expected));
    expect(waysOf(language, talk)).toEqual(each(language === 'en' ? /You are shown|others can see you/ : /sichtbar|können andere dich/));
    expect(waysOf(language, talk, { ...examplePlayerFacts, hidden: true })).toEqual(each(language === 'en' ? /You are hidden|you are hidden/ : /verborgen/));
  });

  it('tells a parent what boards hold, and nothing of the own account', () => {
    expect(saidTo('en', 'can others see my sons scores', 1)).not.toMatch(/shown on the boards|can see you/);
  });
});

answers('how long until the weaker foot is as good', [
  ['en', 'how long til my weak foot is as good as my right', /months.*(?:never).*three or four weeks|months or years.*three or four weeks/],
  ['en', 'how many months until my weak foot is equal', /months.*three or four weeks/],
  ['en', 'will my weak foot ever be as strong as my right', /months.*three or four weeks/],
  ['de', 'wie lange dauert es bis mein linker fuß so gut ist wie der rechte', /Monate.*drei oder vier Wochen/],
  ['en', 'how long does it take to be two footed', /months.*three or four weeks/],
  ['de', 'wann sind beide füße gleich gut', /Monate.*drei oder vier Wochen/],
  ['en', 'how long until my weak foot gets better', /three or four weeks,? (?:with )?5 minutes|three or four weeks, with 5 minutes/],
]);

answers('a choice that is left to the coach', [
  ['en', 'idk what to practise pick something for me', /(?:I choose|I pick).*One-Touch Wall Pass/],
  ['en', 'pick a drill for me', /(?:I choose|I pick).*One-Touch Wall Pass/],
  ['en', 'cant decide what to practise, you choose', /(?:I choose|I pick).*One-Touch Wall Pass/],
  ['de', 'such mir was aus', /(?:suche ich|ich wähle).*Direktpass/],
  ['de', 'keine ahnung was ich üben soll', /(?:suche ich|ich wähle).*Direktpass/],
]);
isNoneOf('a choice', /I choose|I pick/, [['en', 'pick a team for me'], ['en', 'i never get picked']]);

answers('how cones are set up', [
  ['en', 'how do i set up the cones', /five cones.*(?:Which drill|Name the drill)/],
  ['en', 'how do i lay out the cones', /five cones.*(?:Which drill|Name the drill)/],
  ['en', 'how far apart should cones be', /five cones.*(?:Which drill|Name the drill)/],
  ['de', 'wie weit müssen die hütchen auseinander', /fünf Hütchen.*(?:Welche Übung|Nenn mir)/],
  ['de', 'wie stelle ich die hütchen auf', /fünf Hütchen.*(?:Welche Übung|Nenn mir)/],
  ['en', 'where do i put the cones in stop and go', /Stop and Go: Put three cones/],
]);

// Of a player who has practised today, a Wednesday: the plan begins on Thursday.
answers('a plan that is changed by a few words', [
  ['en', 'make me a week plan >> but i cant on wednesday', /Wednesday(?!:)(?!.*Wednesday:).*Thursday: .*Friday: .*Sunday: .*Monday: .*Tuesday: /],
  ['en', 'make me a week plan >> but i cant on monday', /Monday(?!:)(?!.*Monday:).*Thursday: .*Friday: .*Saturday: .*Sunday: .*Tuesday: /],
  ['en', 'plan for the week on monday and thursday >> thursday i cant', /Thursday(?!:)(?!.*Thursday:).*Friday: .*Monday: /],
  ['en', 'make me a week plan >> i can only do monday and friday', /Friday: [^:]*Monday: (?!.*Saturday:)/],
  ['en', 'week plan please >> thursday doesnt work', /Thursday(?!:)(?!.*Thursday:).*Friday: .*Sunday: .*Monday: .*Tuesday: .*Wednesday: /],
  ['de', 'mach mir einen wochenplan >> am mittwoch kann ich aber nicht', /Mittwoch(?!:)(?!.*Mittwoch:).*Donnerstag: .*Freitag: .*Sonntag: .*Montag: .*Dienstag: /],
  ['de', 'wochenplan bitte >> montag geht nicht', /Montag(?!:)(?!.*Montag:).*Donnerstag: .*Freitag: .*Samstag: .*Sonntag: .*Dienstag: /],
  ['en', 'plan for today >> shorter i only got 10 mins', /10 minutes.* 5 minutes and .* 5 minutes/],
  ['en', 'make me a plan for shooting >> i just have 10 mins', /10 minutes.*Target Shooting/],
  ['de', 'plan für heute >> nur 10 minuten bitte', /10 Minuten.* 5 Minuten und .* 5 Minuten/],
  ['de', 'plan für heute >> ich hab aber keine wand', /für heute(?!.*(?:Wand|wall)).*„Links-rechts-Tipper“/i],
  ['en', 'plan for today >> i dont have a wall', /today.*Bell Touches (?!.*Wall)/i],
  ['en', 'make me a week plan >> i have no cones', /Monday: (?!.*(?:Stop and Go|Cone))/],
]);

answers('a ball that dips', [
  ['en', 'how do i take a free kick >> and how do i get it to dip', /topspin|turns forwards/],
  ['en', 'how do i make it dip', /topspin|turns forwards/],
  ['en', 'how do i get my shot to dip over the wall', /topspin|turns forwards/],
  ['de', 'wie schieße ich einen freistoß >> und wie senkt er sich', /Vorwärtsdrall|nach vorn dreht/],
  ['de', 'wie krieg ich den ball dazu dass er sich senkt', /Vorwärtsdrall|nach vorn dreht/],
]);

answers('the right number for an age', [
  ['en', 'how do i do juggling >> how many should a 10 year old get', /(?:no right number for an age|No age has its number).*68/],
  ['en', 'how many juggles should a 9 year old do', /(?:no right number for an age|No age has its number).*68/],
  ['en', 'how do i do juggling >> how many should i get at my age', /(?:no right number for an age|No age has its number).*68/],
  ['de', 'wie geht jonglieren >> wie viele sollte man mit 10 jahren schaffen', /(?:richtige Zahl für ein Alter gibt es nicht|Kein Alter hat seine Zahl).*68/],
]);

answers('a mistake that is feared', [
  ['en', 'im nervous about my match tomorrow >> what if i make a mistake tho', /next ball|next one/],
  ['en', 'im nervous >> but what if i mess up', /next ball|next one/],
  ['en', 'im scared of making mistakes', /next ball|next one/],
  ['de', 'ich bin nervös wegen dem spiel >> und was wenn ich einen fehler mache', /nächster Ball|der nächste/],
]);

describe('a sum or homework', () => {
  it.each([
    ['en', 'maths homework whats 7x8'],
    ['en', 'help me with my maths homework'],
    ['de', 'was ist 7 mal 8'],
    ['de', 'hilf mir bei mathe'],
  ] as const)('gets no drill: %s: %s', (language, talk) => expect(answerTo(language, [talk], 1).recommendedDrills).toEqual([]));
});

answers('who is scared of heading', [
  ['en', 'im scared of headers', /normal.*(?:nobody has to|need not).*(?:do not coach heading|No heading)/],
  ['en', 'headers scare me', /normal.*(?:nobody has to|need not)/],
  ['en', 'i dont want to head the ball im scared', /normal.*(?:nobody has to|need not)/],
  ['de', 'ich hab angst vor kopfbällen', /normal.*(?:niemand muss|musst nicht)/],
  ['de', 'ich traue mich nicht zu köpfen', /normal.*(?:niemand muss|musst nicht)/],
]);

describe('what is said once and truly', () => {
  it('of a streak that is safe for today', () => {
    for (const seed of [1, 2]) expect(saidTo('en', 'i only have 5 mins today', seed)).not.toMatch(/keeps your|goes on with any/);
  });
  it('of whom to tell about a missed penalty', () => {
    for (const seed of [1, 2]) expect(saidTo('en', 'i missed the penalty and we lost', seed).match(/at home|you like about it/g) ?? []).toHaveLength(1);
  });
  it('of one drill that can be judged', () => {
    const facts = { ...examplePlayerFacts, sessions: examplePlayerFacts.sessions.filter(({ drillId }) => drillId === 'juggling') };
    expect(waysOf('de', 'werde ich besser', facts)).toEqual(each(/in der einen Übung|Eine Übung hat/));
    expect(waysOf('en', 'am i getting better', facts)).toEqual(each(/in the one drill|one drill with three/));
  });
});
