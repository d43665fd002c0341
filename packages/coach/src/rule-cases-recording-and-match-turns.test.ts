import type { Language } from '@touchline/domain';
import { describe, expect, it } from 'vitest';
import { talkWithCoach } from './testing/talk-with-coach.ts';

/** A talk: its language and its turns. */
type Talk = [Language, ...string[]];
const said = ([language, ...turns]: Talk): string => talkWithCoach(language, turns).response;

const OFFSIDE = 'whats the offside rule i dont get it';
const ABSEITS = 'was ist eig abseits';

describe('whether the offside rule holds in a case is yes or no first, in one or two sentences', () => {
  it.each<Talk>([
    ['en', OFFSIDE, 'can a goalie be offside'],
    ['en', OFFSIDE, 'can a keeper be ofside too'],
    ['en', 'can the keeper be offside'],
    ['en', 'can goalies be offside lol'],
    ['en', OFFSIDE, 'what about the goalkeeper'],
    ['de', ABSEITS, 'kann ein torwart im abseits stehen'],
    ['de', ABSEITS, 'und der torwart auch'],
    ['de', 'kann der torhüter abseits sein'],
    ['de', ABSEITS, 'gilt das auch für den torwart'],
    ['de', 'gibt es abseits auch für torhüter'],
  ])('a keeper: %s %s', (...talk) => {
    expect(said(talk)).toMatch(/^(?:Yes|Ja)[,:] .*(?:own half|eigenen Hälfte)/);
    expect(said(talk)).not.toMatch(/second-last defender|vorletzte/);
  });

  it.each<Talk>([
    ['en', OFFSIDE, 'what about from a throw in'],
    ['en', OFFSIDE, 'does that count for corners too'],
    ['en', OFFSIDE, 'and from a goal kick'],
    ['en', 'can you be offside from a throw in'],
    ['en', OFFSIDE, 'is it the same for a corner kick'],
    ['de', ABSEITS, 'und beim einwurf gilt das auch'],
    ['de', ABSEITS, 'gilt das auch bei der ecke'],
    ['de', ABSEITS, 'auch beim abstoß'],
    ['de', ABSEITS, 'beim einwurf auch?'],
    ['de', 'gibt es abseits beim einwurf'],
  ])('a restart: %s %s', (...talk) => {
    expect(said(talk)).toMatch(/^(?:No|Nein)[,:] .*(?:throw-in|Einwurf)/);
    expect(said(talk).length).toBeLessThan(180);
  });

  it.each<Talk>([
    ['en', OFFSIDE, 'what if im in my own half'],
    ['en', 'can you be offside in your own half'],
    ['en', OFFSIDE, 'is it offside if im behind the ball'],
    ['en', 'can i be offside behind the ball'],
    ['en', OFFSIDE, 'and behind the ball'],
    ['de', ABSEITS, 'und in der eigenen hälfte'],
    ['de', 'kann man in der eigenen hälfte abseits sein'],
    ['de', ABSEITS, 'und hinter dem ball'],
    ['de', ABSEITS, 'bin ich hinter dem ball auch im abseits'],
    ['de', 'ist man hinter dem ball im abseits'],
  ])('the own half, behind the ball: %s %s', (...talk) => expect(said(talk)).toMatch(/^(?:No|Nein)[,:] /));

  it.each<Talk>([
    ['en', OFFSIDE, 'and from a free kick'],
    ['de', ABSEITS, 'und beim freistoß'],
  ])('a free kick: %s %s', (...talk) => expect(said(talk)).toMatch(/^(?:Yes|Ja), .*(?:free kick|Freistoß)/));

  it.each<[RegExp, ...Talk]>([
    [/^Because/, 'en', OFFSIDE, 'why is there no offside from a throw in'],
    [/two|one/, 'en', OFFSIDE, 'does the keeper count as one of the two'],
    [/ball is nearer|moment of the pass/, 'en', OFFSIDE, 'what does behind the ball mean'],
    [/zwei|einer/, 'de', ABSEITS, 'zählt der torwart auch als einer von den zwei'],
    [/näher|Moment/, 'de', ABSEITS, 'was heißt denn hinter dem ball'],
  ])('what asks for more keeps its answer: %s %s', (meaning, ...talk) => {
    expect(said(talk)).toMatch(meaning);
    expect(said(talk)).not.toMatch(/^(?:Yes, a keeper|Ja, auch ein Torwart|Yes: the rule is the same|Ja: Für einen Torwart)/);
  });
});

describe('what was practised at another time or place cannot be entered, which is said before any football', () => {
  it.each<Talk>([
    ['en', 'can i add training i did yesterday'],
    ['en', 'i did 20 min juggling at my friends house how do i log it'],
    ['en', 'how do i put in practice from last week'],
    ['en', 'can you add my football training from tuesday'],
    ['en', 'i forgot to save my wall passes yesterday can i add them'],
    ['en', 'i did passing against the wall for 20 min', 'how do i log that'],
    ['de', 'hab heute passen gegen die wand gemacht 20 min wie trag ich das ein'],
    ['de', 'kann man in der app das training von letzter woche nachtragen'],
    ['de', 'wie kann ich training von gestern eintragen'],
    ['de', 'ich hab gestern im verein trainiert kann ich das eintragen'],
    ['de', 'training von letzter woche nachtragen geht das'],
    ['de', 'ich hab heute 10 minuten gedribbelt', 'wie trag ich das ein'],
  ])('%s %s', (...talk) => {
    expect(said(talk)).toMatch(/cannot be (?:entered|added)|nicht nachtragen|Nachtragen kann man das nicht/);
    expect(said(talk)).toMatch(/START DRILL|ÜBUNG STARTEN/);
    expect(talkWithCoach(talk[0], talk.slice(1)).structured.recommended_drills).toEqual([]);
  });

  it.each<[RegExp, ...Talk]>([
    [/^(?!.*cannot be (?:entered|added))/, 'en', 'how do i add a friend'],
    [/[Tt]ears|sad/, 'en', 'my son cried last night because he didnt beat his juggling record, what should i say to him'],
    [/session|minutes/, 'en', 'how long did i train yesterday'],
    [/^(?!.*cannot be (?:entered|added))/, 'en', 'how do i record a video'],
    [/Minuten|Einheit/, 'de', 'wie viel hab ich letzte woche trainiert'],
    [/^(?!.*nachtragen)/i, 'de', 'wie trage ich meinen verein ein'],
  ])('what is close to it keeps its answer: %s %s', (meaning, ...talk) => expect(said(talk)).toMatch(meaning));
});

describe('rewards are given to nobody, and there are no stars', () => {
  it.each<Talk>([
    ['en', 'how many stars do i hav', 'what can i get for them', 'can my brother have some of mine'],
    ['en', 'can i give my friend some of my cards'],
    ['en', 'what can i get for my tokens', 'can i give some to my friend'],
    ['en', 'can my sister have my tokens'],
    ['en', 'can i send a card to my mate'],
    ['de', 'kann mein bruder welche von meinen tokens haben'],
    ['de', 'kann ich meinem freund eine karte schenken'],
    ['de', 'wie viele token hab ich', 'kann ich meiner schwester welche abgeben'],
    ['de', 'kann ich karten mit meinem kumpel tauschen'],
    ['de', 'darf meine schwester ein paar token von mir haben'],
  ])('%s %s', (...talk) => expect(said(talk)).toMatch(/^(?:No|Nein)\b/));

  it.each<Talk>([
    ['en', 'how many stars do i hav'],
    ['en', 'what are the stars for'],
    ['en', 'do i have any stars'],
    ['de', 'wie viele sterne hab ich'],
    ['de', 'was bringen die sterne'],
  ])('stars: %s %s', (...talk) => expect(said(talk)).toMatch(/(?:[Nn]o stars|Sterne gibt es hier nicht|keine Sterne).*1[,.]368/));

  it.each<[RegExp, ...Talk]>([
    [/^(?!.*no stars)/i, 'en', 'who are the best stars'],
    [/25 tokens/, 'en', 'how do i get more stars'],
    [/account/, 'en', 'can my brother use my account'],
    [/1[,.]368/, 'de', 'wie viele token hab ich'],
  ])('what is close to it keeps its answer: %s %s', (meaning, ...talk) => expect(said(talk)).toMatch(meaning));
});

describe('turns around a match', () => {
  it.each<Talk>([
    ['de', 'morgen haben wir ein spiel bin voll aufgeregt', 'was soll ich vorher essen', 'und wann muss ich ins bett'],
    ['de', 'morgen ist turnier', 'wann soll ich schlafen gehen'],
    ['de', 'wir haben morgen ein spiel', 'um wie viel uhr muss ich ins bett'],
    ['en', 'i have a match tomorrow', 'what should i eat before', 'and when do i go to bed'],
    ['en', 'we have a tournament tomorrow', 'and when do i go to bed'],
  ])('bed: %s %s', (...talk) => expect(said(talk)).toMatch(/(?:hours|Stunden)/));

  it.each<Talk>([
    ['en', 'we have a tournament tomorrow', 'what do we eat between the games'],
    ['en', 'what should i eat between two matches'],
    ['en', 'i have a match at 10 what do i eat', 'and between the games'],
    ['en', 'what can i eat in between games at a tournament'],
    ['en', 'tournament on saturday what should i eat before', 'and in between'],
    ['de', 'was soll ich zwischen zwei spielen essen'],
    ['de', 'morgen ist turnier was soll ich essen', 'und zwischen den spielen'],
    ['de', 'wir haben turnier', 'was essen wir zwischen den spielen'],
    ['de', 'meine tochter 12 hat morgen früh um 9 ein turnier was soll sie frühstücken', 'und zwischen den spielen'],
    ['de', 'was soll ich vor dem turnier essen', 'und zwischendurch'],
  ])('between two matches: %s %s', (...talk) => expect(said(talk)).toMatch(/(?:banana|Banane).*(?:two hours|zwei Stunden)/));

  it.each<Talk>([
    ['de', 'wie werd ich schneller auf den ersten metern', 'wie oft die woche', 'geht das auch am tag vor dem spiel'],
    ['de', 'soll ich sprints am tag vor dem spiel machen'],
    ['de', 'wie werde ich schneller', 'kann ich das auch am tag davor machen vor einem spiel'],
    ['en', 'how do i get quicker over the first 5 metres', 'can i do that the day before a match'],
    ['en', 'can i do sprints the day before a match'],
    ['en', 'how do i get faster', 'is it ok to do it the day before my match'],
  ])('sprints: %s %s', (...talk) => {
    expect(said(talk)).toMatch(/^(?:No, no hard sprints|Better not: sprints|Nein, am Tag vor dem Spiel keine harten Sprints|Lieber nicht: Sprints)/);
    expect(talkWithCoach(talk[0], talk.slice(1)).structured.recommended_drills).toEqual([]);
  });

  it.each<Talk>([
    ['en', 'i lost 9 0 today and i was in goal'],
    ['en', 'we lost 5-1 and i was the keeper'],
    ['en', 'i was in goal and we lost 7 0'],
    ['de', 'wir haben 9 0 verloren und ich war im tor'],
    ['de', 'hab heute 8:1 verloren ich war torwart'],
    ['de', 'ich war im tor und wir haben 6 0 verloren'],
  ])('a lost match in goal: %s %s', (...talk) => expect(said(talk)).toMatch(/^(?:I am sorry|Oh no, I am sorry|Das tut mir leid|Oh nein, das tut mir leid).*(?:whole team|all the others|ganzen Mannschaft|allen anderen)/));

  it.each<Talk>([
    ['en', 'i lost 9 0 today and i was in goal', 'does messi ever lose'],
    ['en', 'we lost again', 'does ronaldo ever lose'],
    ['en', 'do the pros lose too'],
    ['en', 'has mbappe ever lost a game'],
    ['en', 'we lost', 'do real madrid lose sometimes'],
    ['de', 'wir haben schon wieder verloren', 'verliert messi auch mal'],
    ['de', 'verliert neuer auch mal'],
    ['de', 'verlieren profis auch'],
    ['de', 'hat messi auch schon mal verloren'],
    ['de', 'wir haben verloren', 'verliert bayern auch mal'],
  ])('stars lose too: %s %s', (...talk) => expect(said(talk)).toMatch(/^(?:Yes, (?:all of them do|everybody loses)|Ja, (?:alle verlieren|jeder verliert))/));

  it.each<[RegExp, ...Talk]>([
    [/^(?!.*I am sorry)/, 'en', 'how do i get better in goal'],
    [/sprint|Sprint/, 'en', 'how many sprints a week'],
    [/^(?!.*all of them do)/, 'en', 'who is better messi or ronaldo'],
    [/^(?!.*Better not)/, 'en', 'how do i get faster'],
    [/Mahlzeit|Snack/, 'de', 'was soll ich vor dem spiel essen'],
  ])('what is close to it keeps its answer: %s %s', (meaning, ...talk) => expect(said(talk)).toMatch(meaning));
});

describe('what a place on the pitch asks for of who is put there', () => {
  it.each<[RegExp, ...Talk]>([
    [/^A full back/, 'en', 'he always puts me at right back what must a right back do'],
    [/^A full back/, 'en', 'my coach plays me at left back but im a striker', 'what does a left back have to do'],
    [/^A centre back/, 'en', 'my coach puts me at centre back what do i have to do there'],
    [/^Ein Außenverteidiger/, 'de', 'bin eig mittelfeld aber er stellt mich immer hinten rechts auf was muss man da können'],
    [/^Ein Außenverteidiger/, 'de', 'der trainer stellt mich links hinten auf', 'was muss ein linksverteidiger machen'],
    [/^Ein Innenverteidiger/, 'de', 'er stellt mich als innenverteidiger auf was muss ich da machen'],
  ])('%s %s', (meaning, ...talk) => expect(said(talk)).toMatch(meaning));

  it.each<[RegExp, ...Talk]>([
    [/coach/i, 'en', 'my coach always plays me at right back and i hate it'],
    [/Trainer/, 'de', 'mein trainer stellt mich immer hinten rechts auf das nervt'],
  ])('a complaint alone keeps its answer: %s %s', (meaning, ...talk) => expect(said(talk)).toMatch(meaning));
});
