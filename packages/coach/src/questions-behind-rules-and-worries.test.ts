import type { Language } from '@touchline/domain';
import { describe, expect, it } from 'vitest';
import { talkWithCoach } from './testing/talk-with-coach.ts';

const answer = (language: Language, ...turns: readonly string[]): string => talkWithCoach(language, turns).response;

describe('small questions behind a rule', () => {
  it.each([
    ['en', 'what is offside', 'what if its a deflection off our defender', /bounces off/],
    ['en', 'what is offside', 'and if a defender touches it', /bounces off/],
    ['de', 'was ist abseits', 'und wenn der verteidiger den ball abfälscht', /prallt/i],
    ['en', 'wot is ofside i dont get it', 'so if i stand next to the goaly all game is that ok', /you need two|Two of them/],
    ['de', 'was ist abseits', 'und wenn ich immer neben dem torwart stehe', /Abseits|Fahne/],
    ['en', 'wot is ofside', 'wot but the goaly is 1 and i need 2', /keeper/],
    ['en', 'whats offside', 'why do the defenders step up then', /line|offside/],
    ['de', 'was ist abseits', 'warum rücken die verteidiger raus', /Abseits/],
  ] as const)('%s: %s > %s', (language, first, turn, told) => {
    expect(answer(language, first, turn)).toMatch(told);
    expect(talkWithCoach(language, [first, turn]).structured.recommended_drills).toEqual([]);
  });

  it.each([
    ['en', 'how do i defend better', 'what if the winger is faster than me', /steps/],
    ['en', 'how do i mark a striker', 'what if hes faster than me', /steps/],
    ['de', 'wie verteidige ich besser', 'und wenn er schneller ist als ich', /Schritte/],
  ] as const)('know a faster opponent: %s: %s > %s', (language, first, turn, told) => {
    expect(answer(language, first, turn)).toMatch(told);
  });

  it('leave other things of the keeper as they were', () => {
    expect(answer('en', 'what is offside', 'does the keeper count as one')).toMatch(/keeper/);
    expect(answer('en', 'lets step up a level')).not.toMatch(/offside/);
  });
});

describe('the standing foot and the other side', () => {
  it.each([
    ['en', 'how do u do a cruyff turn', 'wait which foot is my standing leg', /not kick with|other one than you kick|while the other kicks|other one kicks/],
    ['en', 'how do i shoot', 'is my standing foot left or right', /kick with/],
    ['de', 'wie schieß ich einen freistoß', 'welcher fuß neben den ball', /linke|links/],
    ['de', 'wie schieß ich', 'welches is das standbein', /linke|links/],
  ] as const)('%s: %s > %s', (language, first, turn, told) => {
    expect(answer(language, first, turn)).toMatch(told);
  });

  it('has the same move with the other foot', () => {
    expect(answer('en', 'whats lofted', 'cool how do i do it wiv my left')).toMatch(/mirror/);
  });

  it.each([['en', 'how do i curl a free kick', /inside/], ['de', 'wie schieß ich n freistoß mit effet', /innen|Innenseite/], ['de', 'wie schlägt man einen angeschnittenen freistoß', /innen|Innenseite/]] as const)('tells how a ball is curled: %s: %s', (language, turn, told) => {
    expect(answer(language, turn)).toMatch(told);
  });
});

describe('packs', () => {
  it.each([
    ['wot is a pack', 'so is it hard to get a legendry', /rare|hard/],
    ['wot is a pack', 'is 3 % good', /rare|little/],
    ['wot is a pack', 'why do i only get comon ones', /common/],
    ['wot is a pack', 'my mate jayden got 2 legendrys in 1 day not fair', /luck/],
  ])('%s > %s', (first, turn, told) => {
    expect(answer('en', first, turn)).toMatch(told);
  });
});

describe('food and sleep', () => {
  it.each([
    ['en', 'what about after. we always go maccies lol', /after the game|now and then/i],
    ['en', 'no i mean is maccies ok after a game', /after the game|now and then/i],
    ['en', 'and after', /meal|Noodles|[Ww]ater/],
    ['de', 'und danach', /Mahlzeit|Nudeln|Wasser/],
  ] as const)('%s: %s', (language, turn, told) => {
    expect(answer(language, language === 'en' ? 'what shud i eat before a match' : 'was soll ich vor dem spiel essen', turn)).toMatch(told);
  });

  it.each([['de', 'darf ich vorm spiel energy trinken'], ['de', 'is red bull gut vor dem spiel'], ['en', 'can i have an energy drink before the match'], ['en', 'is monster ok before football']] as const)('are without energy drinks: %s: %s', (language, turn) => {
    expect(answer(language, turn)).toMatch(/Koffein|caffeine/);
  });

  it('know energy that is no drink', () => {
    expect(answer('en', 'i have no energy today')).not.toMatch(/caffeine/);
  });

  it.each([['de', 'zock grad eafc bis 1 uhr is das schlimm'], ['en', 'playing fortnite till 1 is that bad']] as const)('know a late game: %s: %s', (language, turn) => {
    expect(answer(language, turn)).toMatch(/9 (?:to|bis) 11/);
  });
});

describe('sore muscles', () => {
  const sore = 'hab übelst muskelkater von gestern';
  it.each([
    ['was hilft gegen muskelkater', /bewegen|Bewegung/],
    ['was hilft', /bewegen|Bewegung/],
    ['beide oberschenkel is normal oder', /^Ja/],
    ['ok dann was lockeres für heute', /Erholung/],
  ])('%s', (turn, told) => {
    expect(answer('de', sore, turn)).toMatch(told);
  });

  it('keep something easy possible once both legs were asked of', () => {
    expect(answer('de', sore, 'beide oberschenkel is normal oder', 'ok dann was lockeres für heute')).toMatch(/Erholung/);
    expect(answer('de', sore, 'mein knie sticht', 'beide oberschenkel is normal oder', 'ok dann was lockeres für heute')).not.toMatch(/Erholung/);
  });

  it('are no knee that stings', () => {
    expect(answer('de', sore, 'mein knie sticht, was hilft')).not.toMatch(/lockere Bewegung|locker bewegen/);
    expect(answer('de', 'mein knie ist geschwollen', 'ok dann was lockeres für heute')).not.toMatch(/Gut, etwas Lockeres/);
  });
});

describe('a clear question of football behind a worry', () => {
  it.each([
    ['de', 'der trainer hat mich vor allen angeschrien', 'ich will ne übung gegen ballverlust man', /Körper zwischen/],
    ['de', 'ich hab den ball verloren und dann tor für die', 'was kann ich machen dass ich den nich mehr verlier', /Körper zwischen/],
    ['de', 'mein papa schreit immer am spielfeldrand', 'egal. was mach ich bei 1 gegen 1 defensiv', /seitlich|Seitlich/],
    ['de', 'bin voll nervös wegen dem spiel', 'was ess ich davor', /Stunden/],
    ['en', 'we lost 3-0 and i slipped for the 2nd', 'can u tell me what to do when i lose the ball near our goal', /goal/],
    ['en', 'my bezzie mate amelia got moved to the a team and i didnt', 'n how do i stay mates with amelia if were on diffrent teams', /mates|team/],
    ['en', 'im nervous about sunday', 'wot about if my tummy feels funny', /nerves|Butterflies/],
    ['de', 'mein bester kumpel is jetzt in der b mannschaft und ich nich in der a', 'was soll ich machen damit der trainer mich sieht', /Trainer/],
    ['en', 'i cried after the match', 'how do i shoot harder', /ankle|laces/],
  ] as const)('%s: %s > %s', (language, first, turn, told) => {
    expect(answer(language, first, turn)).toMatch(told);
  });

  it.each([['de', 'hab vorm 1:2 den ball vertändelt im mittelfeld'], ['de', 'ich hab den ball verloren und dann tor für die'], ['en', 'i lost the ball and then they scored']] as const)('leaves comfort where a ball was lost: %s: %s', (language, turn) => {
    expect(answer(language, language === 'de' ? 'spiel 1:4 verloren' : 'we lost', turn)).toMatch(/mies|Autsch|rotten|Ouch/);
  });
});

describe('short facts', () => {
  it.each([
    ['de', 'was is eig der unterschied 6er 8er', /Achter/],
    ['de', 'was macht ein achter', /Strafräumen/],
    ['de', 'was is diese streak', /Tage am Stück/],
    ['en', 'can people cheat on the leaderboard', /days/],
    ['en', 'wot drill is best for goals', /Target Shooting/],
    ['de', 'was war mein bester tag', /Monaten/],
    ['en', 'which drill should i do and why that one', /months ago/],
  ] as const)('%s: %s', (language, turn, told) => {
    expect(answer(language, turn)).toMatch(told);
  });

  it.each([['en', 'how long till sunday', /4 days/], ['de', 'wie lange noch bis samstag', /3 Tage/], ['en', 'how many sleeps till friday', /2 days/]] as const)('count the days: %s: %s', (language, turn, told) => {
    expect(answer(language, 'i got a match on sunday im scared', turn)).toMatch(told);
  });

  it('count no days where practice until then is asked for', () => {
    expect(answer('en', 'how long should i train until sunday')).not.toMatch(/it is 4 days|4 days from today/);
  });

  it('say the longest streak behind it', () => {
    expect(answer('de', 'was is diese streak', 'und was is mein längster streak')).toContain('3');
    expect(answer('de', 'was is diese streak', 'und was is mein längster streak')).not.toMatch(/verstanden/);
  });

  it('know a drill for goals from a goal that is set', () => {
    expect(answer('en', 'how do i set a goal for myself')).not.toMatch(/Target Shooting: /);
  });

  it('know whose cheating is meant', () => {
    expect(answer('de', 'wo bin ich in der rangliste', 'is da wer am cheaten oder was')).toMatch(/Rangliste|Ergebnis/);
  });
});
