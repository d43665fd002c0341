import type { Language } from '@touchline/domain';
import { describe, expect, it } from 'vitest';
import { talkWithCoach } from '../testing/talk-with-coach.ts';

const said = (language: Language, ...turns: string[]): string => talkWithCoach(language, turns).response;

describe('how far it is to a number, and how to get there', () => {
  it.each([
    ['en', ['whats my best juggling', 'how far am i off 100']],
    ['en', ['whats my best juggling', 'how far am i off 100', 'no 100 juggles. im on 68']],
    ['en', ['how many more juggles till 100']],
    ['en', ['how do i get to 100 juggles']],
    ['en', ['i want to reach 100 keepie uppies, how']],
    ['en', ['what do i need to get to 100 in juggling']],
    ['en', ['how close am i to 100 juggles']],
    ['en', ['jugling: how far away is 100']],
    ['en', ['how much is missing to 100 juggles']],
    ['en', ['can i get to 100 juggles']],
    ['en', ['my best juggling is 68 how do i make it to 100']],
    ['en', ['wanna hit 100 juggles one day, how do i get there']],
    ['de', ['Was ist mein Rekord beim Jonglieren?', 'Leiwand! Wie komm i auf 100?']],
    ['de', ['Was ist mein Rekord beim Jonglieren?', 'wie weit bin ich von 100 weg']],
    ['de', ['wie viel fehlt mir noch bis 100 beim jonglieren']],
    ['de', ['wie komm ich auf 100 beim Jonglieren']],
    ['de', ['wie schaff ich 100 mal jonglieren']],
    ['de', ['wie viele gaberln fehlen mir auf 100']],
    ['de', ['ich will 100 gaberln schaffen, wie geht das']],
    ['de', ['schaff ich 100 beim jonglieren']],
    ['de', ['wie erreiche ich 100 kontakte beim jonglieren']],
    ['de', ['jonglieren: was fehlt noch bis 100']],
    ['de', ['mein bestwert beim jonglieren ist 68, wie komme ich auf 100']],
    ['de', ['kann ich 100 beim Jonglieren schaffen?']],
  ] as const)('is told as the difference, in steps, with a drill (%s): %s', (language, turns) => {
    const { response, structured } = talkWithCoach(language, turns);
    expect(response).toMatch(/\b32\b/);
    expect(response).toMatch(/\b4 (?:more|mehr)|\b4\b.*(?:week|Woche)/);
    expect(response).not.toMatch(/XP|beats|schlägt/);
    expect(structured.recommended_drills[0]?.id).toBe('juggling');
  });

  it.each([
    ['en', ['I want to get to 100 juggles by christmas. is that possible for me']],
    ['en', ['I want to get to 100 juggles by christmas', 'but my best is 68, so how many more do I need each week?']],
    ['en', ['can i reach 100 juggles in 4 weeks']],
    ['en', ['how do i get from 68 to 100 juggles until christmas']],
    ['de', ['Ich will bis Weihnachten 100 mal jonglieren, geht das?']],
    ['de', ['ich will bis weihnachten 100 beim jonglieren', 'mein bestwert ist 68, wie viel mehr muss ich pro woche schaffen?']],
    ['de', ['schaff ich 100 beim jonglieren in 4 wochen']],
  ] as const)('by a day is told as so many more a week (%s): %s', (language, turns) => {
    const answer = said(language, ...turns);
    expect(answer).toMatch(/\b32\b/);
    expect(answer).toMatch(/\b8\b.*(?:week|Woche)/);
  });

  it('that is reached already is said to be', () => {
    expect(said('en', 'how do i get to 60 juggles')).toMatch(/68/);
    expect(said('en', 'how do i get to 60 juggles')).toMatch(/already|behind you/);
  });

  it.each(['how far am i off level 5', 'how many xp to 1000', 'how do i get to 100 tokens', 'how do i get to a 30 day streak', 'how far is it to 2000 tokens', 'wie komm ich auf level 10', 'wie viel xp fehlen bis 500'])('is of no drill where something else is counted: %s', (message) => {
    expect(said('en', 'whats my best juggling', message)).not.toMatch(/juggl|Jonglier/i);
  });
});

describe('a number that is told', () => {
  it.each([
    ['en', ['whats my best juggling', 'im on 68']],
    ['en', ['whats my best juggling', 'i got 68']],
    ['en', ['whats my best juggling', 'no 100 juggles. im on 68']],
    ['en', ['whats my best juggling', 'my best is 68']],
    ['en', ['whats my best in juggling', 'i did 50 today']],
    ['de', ['was ist mein rekord beim jonglieren', 'ich hab 68']],
    ['de', ['was ist mein rekord beim jonglieren', 'hab heut 50 geschafft']],
    ['de', ['was ist mein rekord beim jonglieren', 'ich bin bei 68']],
  ] as const)('and is not above the best is no record (%s): %s', (language, turns) => {
    expect(said(language, ...turns)).not.toMatch(/beats|more than|schlägt|mehr als|new record|neuer Rekord|well done|stark/i);
  });

  it('above it is one', () => {
    expect(said('en', 'whats my best juggling', 'i got 71')).toMatch(/more than|beats/);
  });
});

describe('the best ever and a day, or two days beside each other', () => {
  it.each([
    'whats my best ever juggling and how many did i get today',
    'how many juggles did i do today and whats my record',
    'my best juggling and todays juggling please',
    'juggling: best ever and today?',
    'what did i get today in juggling and what is my best',
    'juggling today and my pb',
    'Was ist mein Rekord beim Jonglieren und wie viel hab ich heute?',
    'jonglieren: bestwert und heute',
    'wie viel gaberln heut und was is mei rekord',
    'heute beim jonglieren und mein bestwert?',
    'mein bestes Jonglieren überhaupt und das von heute',
    'wie viele hab ich heut jongliert und wie viele höchstens jemals',
  ])('are both told: %s', (message) => {
    const answer = said(/[äöü]|\b(?:mein|mei|heute?|und)\b/i.test(message) ? 'de' : 'en', message);
    expect(answer).toMatch(/\b68\b/);
    expect(answer).toMatch(/\b50\b/);
  });

  it.each([
    'Servus Sarah! Wie viel Gaberln hab i heut gschafft und is des mehr als gestern?',
    'Na i mein meine Zahlen vom Jonglieren, heut und gestern',
    'wie viel hab ich heute und gestern jongliert',
    'hab ich heut mehr gaberln als gestern',
    'jonglieren heute gegen gestern',
    'War ich heute beim Jonglieren besser als gestern?',
    'did i juggle more today than yesterday',
    'how many juggles today and yesterday',
    'juggling today vs yesterday',
    'was my juggling better today than yesterday',
    'my juggling numbers, today and yesterday',
    'was todays juggling better or yesterdays',
  ])('are compared: %s', (message) => {
    const answer = said(/[äöü]|\b(?:heute?|gestern)\b/i.test(message) ? 'de' : 'en', message);
    expect(answer).toMatch(/\b50\b.*\b68\b.*\b18\b/);
    expect(answer).toMatch(/fewer|less|weniger/);
  });

  it.each([
    ['en', 'whats my best ever juggling and how many did i get today', 'and my best ever?'],
    ['en', 'how many juggles today and yesterday', 'and whats my record'],
    ['de', 'Wie viel Gaberln hab i heut gschafft und is des mehr als gestern?', 'Und wos is mei Rekord?'],
    ['de', 'jonglieren heute und gestern', 'und mein bestwert?'],
  ] as const)('and the best behind them is of that drill alone (%s): %s >> %s', (language, first, then) => {
    const answer = said(language, first, then);
    expect(answer).toMatch(/\b68\b/);
    expect(answer).not.toMatch(/\b60\b|\b15\b/);
  });
});

describe('the own number behind how a drill goes', () => {
  it('names the next one, and once in a talk', () => {
    const first = said('en', 'how do i do toe taps');
    expect(first).toMatch(/60/);
    expect(first).toMatch(/65/);
    expect(said('en', 'how do i do toe taps', 'how do i do toe taps with soft knees')).not.toMatch(/best.*60|60.*best/);
  });
});

describe('a time that is named behind the way to a number', () => {
  it.each([
    ['en', ['how far am i off 50 wall passes', 'is that doable in 4 weeks'], /\b5\b.*week/],
    ['de', ['wie komm ich auf 100 beim jonglieren', 'ist das bis weihnachten machbar'], /\b8\b.*Woche/],
  ] as const)('is what it is divided by (%s): %s', (language, turns, expected) => {
    expect(said(language, ...turns)).toMatch(expected);
  });
});

describe('the result of one day', () => {
  it.each([
    ['de', ['wie viel gaberln hab i gestern ghabt'], /68/],
    ['de', ['wie viel gaberln hab i gestern ghabt', 'und heut?'], /50/],
    ['de', ['wie viel gaberln hab i gestern ghabt', 'und heut?', 'wie weit is no auf 80'], /\b12\b/],
    ['en', ['how many juggles today and yesterday', 'and yesterday?'], /68/],
    ['en', ['what is my record in wall passes and did i beat it today'], /\b30\b/],
  ] as const)('is told of the drill that is spoken of (%s): %s', (language, turns, expected) => {
    expect(said(language, ...turns)).toMatch(expected);
  });
});

describe('a pace of the player’s own', () => {
  it('is reckoned with', () => {
    const first = 'hi im ella im 10 and i want to get to 80 juggles before my birthday in 6 weeks';
    expect(said('en', first)).toMatch(/\b12\b.*\b2 more\b/);
    expect(said('en', first, 'whats 3 more each week')).toMatch(/\b3 more\b.*\b4 weeks\b/);
  });
});
