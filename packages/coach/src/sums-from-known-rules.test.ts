import { sessionRewards, type Language } from '@touchline/domain';
import { describe, expect, it } from 'vitest';
import { talkWithCoach } from './testing/talk-with-coach.ts';

type Talk = [Language, ...string[]];
const reply = ([language, ...turns]: Talk) => talkWithCoach(language, turns);
const said = (talk: Talk): string => reply(talk).response;

describe('the tokens of one session', () => {
  it.each<[number, ...Talk]>([
    [30, 'en', 'how many tokens do i get for 30 toe taps'],
    [30, 'en', 'how many tokens for one session with 30 touches'],
    [75, 'en', 'how many tokens if i count 75'],
    [45, 'de', 'wie viele münzen krieg ich wenn ich 45 zehenspitzen schaffe'],
    [60, 'en', 'how many tokens do i have', 'and if i get 60 toe taps'],
    [200, 'en', 'how many tokens do i have', 'and if i get 60 toe taps', 'what about 200'],
    [30, 'en', 'i did practise for 5 min and pressed stop and got no tokens thats unfair', 'no for ONE session like if i get 30 toe taps'],
    [30, 'de', 'wie viele token hab ich', 'nein für eine einheit wenn ich 30 schaffe'],
  ])('with %i counted are worked out: %s %s', (result, ...talk) => expect(said(talk)).toContain(`${sessionRewards({ result, durationMinutes: 5 }).tokensEarned} `));

  it.each<Talk>([
    ['en', 'how do i get tokens', 'how many do i get if i finish'],
    ['de', 'wie bekomme ich token', 'und für eine einheit'],
  ])('without a number follow the rule: %s %s', (...talk) => expect(said(talk)).toMatch(/every 3|je 3/));

  it.each<[RegExp, ...Talk]>([
    [/1,368/, 'en', 'how many tokens do i have'],
    [/30 tokens/, 'en', 'how many tokens do i need for 3 packs'],
  ])('another sum stays: %s %s %s', (meaning, ...talk) => expect(said(talk)).toMatch(meaning));
});

describe('the time that is left', () => {
  it.each<[RegExp, ...Talk]>([
    [/\b7 minutes/, 'en', 'got like 10 mins before dinner what can i do inside', 'wow ok. how long is left if i do 3 min of toe taps first'],
    [/\b10 minutes/, 'en', 'i have 15 minutes', 'how much time is left if i do 5 minutes toe taps first'],
    [/15 Minuten/, 'de', 'ich hab 20 minuten', 'wie viel zeit bleibt wenn ich erst 5 minuten jonglieren mach'],
    [/\b6 minutes/, 'en', 'i have 10 minutes and want to do 4 min juggling first, how much time is left'],
  ])('is %s: %s %s', (meaning, ...talk) => expect(said(talk)).toMatch(meaning));

  it('of a match is none of it', () => expect(said(['en', 'how long is left of the game if we play 5 minutes more'])).not.toMatch(/ less /));
});

describe('thanks with a wish behind them', () => {
  it.each<Talk>([
    ['en', 'which drill for my left foot', 'thanks! and another one for that foot'],
    ['en', 'which drill for my left foot', 'thanks! can you give me another drill'],
    ['en', 'how do i juggle better', 'cool merci, one more drill pls'],
    ['de', 'welche übung für den linken fuß', 'danke! und noch eine für den fuß?'],
    ['de', 'welche übung für den linken fuß', 'danke gibst du mir noch eine andere übung'],
    ['en', 'hola como puedo mejorar mi pierna izquierda', 'gracias! y me das otro ejercicio para esa pierna'],
    ['en', 'quel exercice pour mon pied gauche', 'merci! et un autre pour ce pied?'],
  ])('give another drill: %s %s', (...talk) => {
    const before = reply([talk[0], ...talk.slice(1, -1)] as Talk).structured.recommended_drills[0]?.id;
    const [now] = reply(talk).structured.recommended_drills;
    expect(now).toBeDefined();
    expect(now?.id).not.toBe(before);
  });

  it.each<Talk>([
    ['en', 'which drill for my left foot', 'thanks coach'],
    ['en', 'hola', 'muchas gracias!'],
    ['de', 'welche übung für den linken fuß', 'danke dir, bis morgen'],
  ])('thanks alone are thanks: %s %s', (...talk) => expect(reply(talk).structured.recommended_drills).toEqual([]));
});
