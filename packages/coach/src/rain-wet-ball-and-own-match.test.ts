import type { Language } from '@touchline/domain';
import { describe, expect, it } from 'vitest';
import { talkWithCoach } from './testing/talk-with-coach.ts';

const said = (language: Language, ...turns: readonly string[]): string => talkWithCoach(language, turns).response;

describe('rain and mud outdoors, and a wet ball', () => {
  it.each<[Language, string]>([
    ['en', 'hi sarah can i do training in the garden when its raining'],
    ['en', 'our garden is really muddy can i still practise there'],
    ['en', 'is it ok to play outside in the rain'],
    ['en', 'can we play on the pitch if the grass is wet'],
    ['en', 'can i train in the yard when its pouring'],
    ['en', 'is the park ok in the rain'],
    ['de', 'kann ich im garten üben wenn es regnet'],
    ['de', 'unser garten ist total matschig kann ich da üben'],
    ['de', 'darf ich draußen trainieren wenns regnet'],
    ['de', 'ist es schlimm wenn der rasen nass ist'],
    ['de', 'geht das auch auf dem bolzplatz bei regen'],
    ['de', 'soll ich raus wenn es regnet'],
  ])('%s, outdoors stays outdoors: %s', (language, message) => {
    const answer = said(language, message);
    expect(answer).toMatch(/thunder|gewittert/);
    expect(answer).not.toMatch(/neighbours|2 by 2|Nachbarn|2 mal 2/);
  });

  it.each<[Language, ...string[]]>([
    ['en', 'can i juggle on wet grass', 'what about mud'],
    ['de', 'kann ich im garten üben wenn es regnet', 'und wenn es matschig ist'],
  ])('%s, mud behind rain: %s %s', (language, ...turns) => {
    expect(said(language, ...turns)).toMatch(/Mud is fine for short|Matsch geht für kurze/);
  });

  it.each<[Language, string, RegExp]>([
    ['en', 'its raining what can i do inside', /room|inside|Bell/],
    ['en', 'its raining and i cant go out', /room|inside|Bell/],
    ['de', 'es regnet was kann ich drinnen machen', /Zimmer|drinnen|Platz|2 mal 2/],
    ['de', 'es regnet und ich darf nicht raus', /Zimmer|drinnen|Platz|2 mal 2/],
  ])('%s, indoors stays indoors: %s', (language, message, meaning) => {
    const answer = said(language, message);
    expect(answer).toMatch(meaning);
    expect(answer).not.toMatch(/Yes, rain is no reason|Ja, Regen ist kein Grund/);
  });

  it.each<[Language, ...string[]]>([
    ['en', 'hi sarah can i do training in the garden when its raining', 'what if the ball is slippy'],
    ['en', 'the ball is so wet and slippery what do i do'],
    ['en', 'how do i control a wet ball'],
    ['en', 'the ball slides off my foot when its wet'],
    ['en', 'how do i catch a slippery ball in goal'],
    ['en', 'what do i do with a soaked ball'],
    ['de', 'der ball ist so rutschig was mach ich'],
    ['de', 'wie nehme ich einen nassen ball an'],
    ['de', 'der ball rutscht mir weg weil er nass ist'],
    ['de', 'kann ich im garten üben wenn es regnet', 'und wenn der ball glitschig ist'],
    ['de', 'wie fängt man einen nassen ball'],
    ['de', 'was mach ich wenn der ball nass ist'],
  ])('%s, a wet ball is no flat one: %s %s', (language, ...turns) => {
    const answer = said(language, ...turns);
    expect(answer).toMatch(/faster and slips|schneller und rutscht/);
    expect(answer).not.toMatch(/pump|Pumpe/);
  });

  it.each<[Language, string]>([
    ['en', 'my ball is flat what do i do'],
    ['de', 'mein ball ist platt was mach ich'],
  ])('%s, a flat ball gets its air: %s', (language, message) => {
    expect(said(language, message)).toMatch(/[Pp]ump/);
  });

  it.each<[Language, ...string[]]>([
    ['en', 'can i train in the garden when its raining', 'my dad says il get a cold'],
    ['en', 'is it ok to play in the rain outside', 'will i get sick'],
    ['en', 'can i play on wet grass', 'mum says i will catch a cold'],
    ['de', 'kann ich im garten üben wenn es regnet', 'papa sagt ich erkälte mich'],
    ['de', 'darf ich draußen trainieren wenns regnet', 'werd ich da krank'],
    ['de', 'kann ich im regen draußen spielen', 'mama sagt ich krieg schnupfen'],
  ])('%s, a cold that may come is no illness: %s %s', (language, ...turns) => {
    expect(said(language, ...turns)).toMatch(/Rain alone|Vom Regen allein/);
  });

  it.each<[Language, ...string[]]>([
    ['en', 'can i train in the garden when its raining', 'i have a cold'],
    ['en', 'can i train in the garden when its raining', 'i have a fever'],
    ['de', 'kann ich im garten üben wenn es regnet', 'ich bin erkältet'],
    ['de', 'kann ich im garten üben wenn es regnet', 'ich hab fieber'],
  ])('%s, who is ill rests: %s %s', (language, ...turns) => {
    expect(said(language, ...turns)).not.toMatch(/Rain alone|Vom Regen allein/);
  });
});

describe('the own next match is not known', () => {
  it.each<[Language, string]>([
    ['en', 'When is my next match and who is in goal?'],
    ['en', 'When is our next game and who is the keeper'],
    ['de', 'Wann ist mein nächstes Spiel und wer ist Torwart?'],
    ['de', 'wann spielen wir am samstag und wer steht im tor'],
  ])('%s, nor who is in goal: %s', (language, message) => {
    const answer = said(language, message);
    expect(answer).toMatch(/choose yours in Profile|Wähle im Profil deinen Verein/);
    expect(answer).toMatch(/Who is in goal I do not know either|Wer im Tor steht, weiß ich auch nicht/);
    expect(answer).not.toMatch(/gewählt hast|you chose|day before/);
  });

  it.each<[Language, string]>([
    ['en', 'who is in goal on saturday'],
    ['de', 'wer ist torwart'],
    ['de', 'und wer steht am samstag im tor?'],
  ])('%s, who is in goal alone: %s', (language, message) => expect(said(language, message)).toMatch(/^Who is in goal I do not know|^Wer im Tor steht, weiß ich nicht/));

  it.each<[Language, string]>([
    ['en', 'when is my next match'],
    ['en', 'i am in goal in my next match what should i do'],
    ['en', 'who is the best keeper in the world'],
    ['de', 'wer ist der beste torwart der welt'],
    ['de', 'wie werde ich torwart'],
  ])('%s, and nothing of the keeper is said to: %s', (language, message) => expect(said(language, message)).not.toMatch(/Who is in goal|Wer im Tor steht/));

  it.each<[Language, string]>([
    ['en', 'do i have a match tomorrow'],
    ['en', 'when is my next game'],
    ['en', 'have i got a match on saturday'],
    ['en', 'what time is my game tomorrow'],
    ['en', 'who do we play on sunday'],
    ['en', 'do we have a game this weekend'],
    ['de', 'hab ich morgen spiel??'],
    ['de', 'wann ist mein nächstes spiel'],
    ['de', 'haben wir am samstag ein spiel'],
    ['de', 'um wie viel uhr spielen wir morgen'],
    ['de', 'gegen wen spielen wir am sonntag'],
    ['de', 'wo ist unser nächstes spiel'],
  ])('%s, said in one sentence with what the app shows: %s', (language, message) => {
    const answer = said(language, message);
    expect(answer).toMatch(/I do not know that.*choose yours in Profile|Das weiß ich nicht.*Wähle im Profil deinen Verein/);
    expect(answer).not.toMatch(/•|How was that|Wie war das/);
  });

  it.each<[Language, string]>([
    ['en', 'do i have training tomorrow'],
    ['en', 'when is our next training'],
    ['en', 'is there football practice today'],
    ['de', 'hab ich morgen training'],
    ['de', 'wann ist unser training'],
    ['de', 'haben wir heute training'],
  ])('%s, nor is the training of the team: %s', (language, message) => {
    const answer = said(language, message);
    expect(answer).toMatch(/when your team trains stands nowhere|Wann dein Team trainiert, steht nirgends/);
    expect(answer).not.toContain('•');
  });

  it.each<[Language, RegExp, ...string[]]>([
    ['en', /Saturday/, 'we have a match on saturday', 'do i have a match tomorrow'],
    ['de', /Samstag/, 'ich hab am samstag ein spiel', 'wann ist mein spiel'],
  ])('%s, a match that was told is remembered: %s', (language, day, ...turns) => {
    expect(said(language, ...turns)).toMatch(day);
  });

  it.each<[Language, string, RegExp]>([
    ['en', 'i have a match tomorrow and im nervous', /Breathe|breath|nerv/i],
    ['en', 'how many goals did i score in my match', /./],
    ['de', 'ich hab morgen ein spiel und bin aufgeregt', /[Aa]tme|nerv|aufgeregt/],
    ['de', 'wie lange dauert ein spiel', /Minuten/],
  ])('%s, other questions of a match stay: %s', (language, message, meaning) => {
    const answer = said(language, message);
    expect(answer).toMatch(meaning);
    expect(answer).not.toMatch(/I do not know that: the matches|Das weiß ich nicht: Die Spiele/);
  });
});
