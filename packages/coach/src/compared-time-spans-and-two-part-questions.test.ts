import { describe, expect, it } from 'vitest';
import { drillInstructions } from '@touchline/messages/drill-instructions';
import { askCoach } from './coach.ts';
import { understand } from './intents/understand.ts';
import { examplePlayerFacts } from './testing/example-player-facts.ts';

/** The answer to the last of some messages. */
const answerTo = (...messages: string[]) => askCoach({ message: messages.at(-1) ?? '', turns: messages.slice(0, -1), facts: examplePlayerFacts, seed: 1 });

describe('two stretches of days that are compared', () => {
  it.each([
    'compare my last 2 weeks with the 2 weeks before',
    'did i train more in the last two weeks than in the two weeks before',
    'how do my last 14 days compare to the 14 days before',
    'Vergleich meine letzten 2 Wochen mit den 2 Wochen davor',
    'Hab ich in den letzten 14 Tagen mehr trainiert als in den 14 Tagen davor?',
    'Vergleiche meine letzten zwei Wochen mit den zwei davor',
  ])('%s', (message) => {
    const answer = answerTo(message).message;
    expect(answer).toMatch(/14 days: 6 sessions/);
    expect(answer).toMatch(/14 days before(?: them)?: 2 sessions/);
    expect(answer).toMatch(/50 minutes more/);
  });

  it.each(['compare my last two weeks of juggling with the two weeks before that', 'Vergleiche meine letzten zwei Wochen beim Jonglieren mit den zwei davor', 'compare my juggling of the last 2 weeks with the 2 weeks before'])('of one drill: %s', (message) => {
    const answer = answerTo(message);
    expect(answer.message).toMatch(/Juggling/);
    expect(answer.message).toMatch(/3 sessions/);
    expect(answer.message).toMatch(/68/);
    expect(answer.recommendedDrills).toEqual(['juggling']);
  });
});

describe('two questions of the own numbers and of what is earned', () => {
  it.each([
    'how many minutes did i do this week and when do i reach level 2?',
    'when do i reach level 2 and how many minutes did i do this week',
    'Wie viele Minuten hab ich diese Woche gemacht und wann bin ich Level 2?',
    'Wann erreiche ich Level 2 und wie viele Minuten hab ich diese Woche gemacht?',
  ])('%s: both are answered', (message) => {
    const answer = answerTo(message).message;
    expect(answer).toMatch(/20 minutes/);
    expect(answer).toMatch(/[Ll]evel/);
    expect(answer).not.toMatch(/1,368/);
  });

  it.each(['what is my strongest skill and my best drill?', 'am i getting better and what is my best drill?', 'bin ich besser geworden und was ist meine beste übung?'])('%s: says nothing twice', (message) => {
    const sentences = answerTo(message).message.split(/(?<=[.!?]) /);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

describe('a wish to get better behind a drill that is named', () => {
  it.each(['whats my juggling record and how do i get better', 'how many sessions of juggling did i do and how can i improve', 'was ist mein rekord beim jonglieren und wie werde ich besser'])('is of that drill: %s', (message) => {
    const answer = answerTo(message);
    expect(answer.recommendedDrills).toEqual(['juggling']);
    expect(answer.message).toContain(drillInstructions.juggling.coachingPoints[0]);
  });

  it.each(['wie werde ich besser', 'Wie kann ich mich verbessern?', 'wie verbessere ich mich', 'was muss ich tun um besser zu werden'])('that stands alone is one: %s', (message) => {
    expect(understand(message).intent).toBe('improve_skill');
  });

  it('is of another one where that is named', () => {
    expect(answerTo('whats my juggling record and how do i get better at wall passes').recommendedDrills).toEqual(['wall_passes']);
  });
});

describe('a match on a day that is named, and what to do tomorrow', () => {
  it.each([
    ['i have a match on sunday, what should i do tomorrow', /3 days/],
    ['Ich hab am Sonntag ein Spiel, was soll ich morgen machen?', /3 days/],
    ['match on saturday. what should i train tomorrow', /2 days/],
    ['my match is on friday, what do i do tomorrow', /day before/],
    ['Am Freitag ist Spiel, was soll ich morgen trainieren?', /day before/],
  ])('%s', (message, says) => {
    const answer = answerTo(message).message;
    expect(answer).toMatch(says);
    expect(answer).not.toMatch(/minutes (?:already|done)|Today/);
  });

  it('is the day before where the match is tomorrow', () => {
    expect(answerTo('i have a match tomorrow, what should i do today').message).not.toMatch(/From tomorrow/);
  });
});

describe('the name of a star or a team behind the question whom one likes', () => {
  it.each([
    ['who is your favourite player?', 'de bruyne'],
    ['whats your favourite team', 'bayern'],
    ['wer ist dein lieblingsspieler', 'musiala'],
  ])('%s >> %s', (question, name) => {
    expect(understand(name, [question]).topic?.topic).toBe('likesStar');
  });

  it.each(['ok thanks', 'what should i train', 'my knee hurts', 'none'])('is not %s', (turn) => {
    expect(understand(turn, ['who is your favourite player?']).topic?.topic).not.toBe('likesStar');
  });
});

describe('a talk with a parent', () => {
  const FACTS = { ...examplePlayerFacts, age: 9 };
  it.each([
    ["I'm his mother", 'what should he train?', 'what should he eat before a match', 'how much should he practice a day'],
    ['Ich bin seine Mutter', 'Was soll er trainieren?', 'Wie viel soll er am Tag trainieren?', 'Was soll er vor dem Spiel essen?'],
    ['my son is 9. how much should he practice a day?', 'can he do headers', 'what if he is nervous'],
    ['i am the dad of a player', 'can he lift weights', 'what if my son is injured'],
  ])('%s: speaks of no parents', (...messages) => {
    for (let at = 1; at <= messages.length; at += 1) {
      const { message, kind } = askCoach({ message: messages[at - 1] ?? '', turns: messages.slice(0, at - 1), facts: FACTS, seed: at });
      expect(kind).toBe('advice');
      expect(message).not.toMatch(/[Yy]our (?:parents|mum|dad|mom|age)\b|adult you trust/);
    }
  });

  it('answers what is asked for the child', () => {
    expect(understand('what should i train').intent).toBe('which_drill');
    expect(answerTo("I'm his mother", 'what should he train?').recommendedDrills).toHaveLength(1);
  });
});
