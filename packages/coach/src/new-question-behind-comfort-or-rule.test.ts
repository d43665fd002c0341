import type { Language } from '@touchline/domain';
import { describe, expect, it } from 'vitest';
import { talkWithCoach } from './testing/talk-with-coach.ts';

type Talk = [Language, ...string[]];
const reply = ([language, ...turns]: Talk) => talkWithCoach(language, turns);
const said = (talk: Talk): string => reply(talk).response;
const drillsOf = (talk: Talk): readonly string[] => reply(talk).structured.recommended_drills.map(({ id }) => id);

describe('behind what went wrong', () => {
  it.each<Talk>([
    ['en', 'how do i prevent own goals'],
    ['en', 'i scored an own goal today', 'how do i stop that from happening again'],
    ['de', 'wie verhindere ich eigentore'],
    ['de', 'ich hab ein eigentor gemacht', 'wie stell ich mich da richtig hin'],
    ['de', 'wir haben schon wider verloren 1:6 und ich hab ein eigentor gemacht', 'alle haben mich ausgelacht', 'kann man so ein eigentor irgendwie verhindern wie stell ich mich hin'],
  ])('how to prevent an own goal is told: %s %s', (...talk) => expect(said(talk)).toMatch(/side-on|goal-side|seitlich|Torseite/));

  it.each<[string, ...Talk]>([
    ['one_touch_wall_pass', 'en', 'i scored an own goal today', 'ok and what should i practise tomorrow so it gets better'],
    ['one_touch_wall_pass', 'de', 'ich hab ein eigentor gemacht', 'ok danke. und was üb ich morgen damit das besser wird'],
    ['target_shooting', 'en', 'i missed a penalty today', 'what can i train tomorrow so that it doesnt happen again'],
    ['target_shooting', 'de', 'ich hab den elfer verschossen', 'was kann ich üben damit ich nächstes mal treffe'],
  ])('what to practice is %s: %s %s', (drill, ...talk) => expect(drillsOf(talk)).toContain(drill));

  it.each<Talk>([
    ['en', 'i scored an own goal'],
    ['de', 'ich hab ein eigentor gemacht'],
    ['en', 'i scored an own goal', 'how do i stop thinking about it'],
    ['de', 'ich hab ein eigentor gemacht', 'alle haben gelacht'],
  ])('who tells it, or how it weighs, is comforted: %s %s', (...talk) => expect(said(talk)).not.toMatch(/side-on|goal-side|seitlich|Torseite/));
});

describe('a keeper', () => {
  it.each<Talk>([
    ['en', 'im a keeper', 'what do i do against low shots', 'how do i get the goals i let in out of my head'],
    ['en', 'im a keeper and i keep letting in low shots to my left', 'and how do i stop thinking about the goals i let in'],
    ['de', 'ich bin torwart', 'wie übe ich hechten', 'wie hör ich auf an die gegentore zu denken'],
  ])('hears what helps the head: %s %s', (...talk) => expect(said(talk)).toMatch(/keeper sees|Goals against|Torwart sieht|Gegentore gehören/));

  it.each<[RegExp, ...Talk]>([
    [/left (?:side|foot)/, 'en', 'im a keeper and i keep letting in low shots to my left'],
    [/right (?:side|foot)/, 'en', 'i am a goalie and low shots to my right always go in'],
    [/linken (?:Seite|Fuß)/, 'de', 'ich bin torwart', 'ich bin links unten zu langsam'],
    [/knees bent|each side/, 'en', 'im a goalkeeper', 'what do i do against low shots'],
  ])('is told the low dive, and no drill for a foot: %s %s %s', (side, ...talk) => {
    expect(said(talk)).toMatch(side);
    expect(drillsOf(talk)).toEqual([]);
  });

  it.each<Talk>([
    ['en', 'im a keeper', 'how do i dive to the left', 'do you have a drill for that'],
    ['en', 'im a keeper and i keep letting in low shots to my left', 'no i mean diving how do i get down quicker on that side', 'do you have a drill for that i can do at home on my own'],
    ['de', 'ich bin torwart', 'ich bin links unten zu langsam', 'hast du dafür eine übung für zuhause'],
  ])('gets a way to practice the dive: %s %s', (...talk) => expect(said(talk)).toMatch(/on your side|fall after|auf die Seite fallen|hinterherfallen/));

  it.each<Talk>([
    ['en', 'how do i keep my shots low'],
    ['de', 'wie schieße ich flach'],
  ])('who shoots low is no keeper: %s %s', (...talk) => expect(said(talk)).not.toMatch(/on grass|im Gras/));
});

describe('food', () => {
  it.each<Talk>([
    ['en', 'what should i eat before a match at 10', 'im never hungry in the morning, something small?'],
    ['de', 'was soll ich vorm spiel essen anpfiff ist um 10', 'ich hab morgens einfach keinen hunger, was kleines?'],
  ])('something small is enough early: %s %s', (...talk) => expect(said(talk)).toMatch(/[Bb]anan/));

  it.each<Talk>([
    ['en', 'what should i eat before a match at 10', 'and at half time?'],
    ['de', 'was soll ich vorm spiel essen anpfiff ist um 10', 'ok banane geht. und in der halbzeit?'],
  ])('at half time: %s %s', (...talk) => expect(said(talk)).toMatch(/water first|sips|Wasser|Schluck/));

  it.each<Talk>([
    ['en', 'what should i eat before a match', 'im never hungry any more, for days'],
    ['de', 'was soll ich vorm spiel essen', 'ich hab morgens keinen hunger weil ich abnehmen will'],
  ])('who eats little all the time is not told that it is fine: %s %s', (...talk) => expect(said(talk)).not.toMatch(/half a banana|a few bites of banana|halbe Banane|ein paar Bissen Banane/));
});

describe('a coach who was asked already', () => {
  it.each<Talk>([
    ['en', 'coach never plays me more than 5 min every single game', 'i did ask him he just said keep working', 'how do i ask without sounding annoying'],
    ['en', 'i did ask my coach already', 'how do i ask again without annoying him'],
    ['de', 'ich hab meinen trainer schon gefragt', 'wie frag ich ihn nochmal ohne zu nerven'],
  ])('is asked so: %s %s', (...talk) => expect(said(talk)).toMatch(/quiet moment|ruhige[rn] Moment/));
});

describe('the games of a session', () => {
  it.each<[RegExp, ...Talk]>([
    [/toe taps/, 'en', 'I run an under 9s session tonight, 10 kids, half a pitch, 45 minutes. what would you do?', 'For the tag game in the plan, what do they do when they get caught?'],
    [/square/, 'en', 'i coach under 10s, 12 kids, 60 minutes, what should we do', 'how does the tag game work'],
    [/Sohlentipper/, 'de', 'ich trainiere eine u9, 10 kinder, 45 minuten. was soll ich machen', 'wie geht das fangen mit ball, was passiert wenn einer gefangen wird'],
    [/two cones/, 'en', 'I run an under 9s session tonight, 10 kids, half a pitch, 45 minutes. what would you do?', 'how do the dribbling gates work'],
  ])('%s: %s %s', (meaning, ...talk) => expect(said(talk)).toMatch(meaning));

  it('a player who asks is no trainer', () => expect(said(['en', 'how many tokens do i have', 'how does the tag game work'])).not.toMatch(/New catchers/));
});
