import { describe, expect, it } from 'vitest';
import { coachOffTopicLines, coachReportedResultAndReactionLines } from '@touchline/messages/coach-lines';
import { askCoach } from './coach.ts';
import { factsOfPlayer } from './testing/players.ts';

const facts = factsOfPlayer('teen');
const reply = (message: string, turns: readonly string[] = []) => askCoach({ message, turns, saidBefore: [], facts, seed: 2 });

describe('who finds the answer poor', () => {
  it.each(['thats a rubbish answer', 'bad answer', 'this is no help at all', 'that makes no sense', 'your answers are so bad'])('is asked what was meant: %s', (message) => {
    expect(coachReportedResultAndReactionLines.notMeantOpen).toContain(reply(message, ['how do i get faster']).message);
  });
});

describe('what is no football', () => {
  it.each([
    ['can you beat me at fortnite', 'games'],
    ['what do i do against pimples', 'body'],
    ['whats the weather like tomorrow', 'weather'],
    ['how do i get a girlfriend', 'love'],
    ['i have a maths test tomorrow', 'school'],
    ['are you smarter than chatgpt', 'self'],
  ] as const)('is said not to be known, by its area and with no drill: %s', (message, area) => {
    const answer = reply(message);
    expect(answer.message).toContain(coachOffTopicLines[area][0]?.split('{')[0]);
    expect(answer.recommendedDrills).toEqual([]);
  });

  it.each(['how do i fit in homework and football', 'can i practice my first touch with an xbox controller in my pocket'])('is no reason to leave a question of football: %s', (message) => {
    expect(Object.values(coachOffTopicLines).flat().some((line) => reply(message).message.startsWith(line.split('{')[0] ?? ''))).toBe(false);
  });
});

describe('what is offered instead of an answer', () => {
  it('has the word that the question is about, and says it', () => {
    const { message, offeredQuestions } = reply('why do linesmen wave flags');
    expect(message).toContain('“wave”');
    expect(offeredQuestions).toEqual(['Can I practice in the heat?']);
  });

  it('is nothing where the word is of nothing here', () => {
    expect(reply('what if aliens played football').offeredQuestions).toEqual([]);
  });
});

describe('an answer of another kind than is asked for', () => {
  it.each(['why is grass green', 'why do keepers wear gloves', 'why are there two halves'])('says first that just that is not known, and pushes no drill: %s', (message) => {
    const answer = reply(message);
    expect(answer.message).toMatch(/^(?:That exactly I do not know|I have no exact answer to that)/);
    expect(answer.recommendedDrills).toEqual([]);
  });

  it.each(['why do i warm up', 'how long is a match', 'where do i stand at a throw in'])('is none where the kind is right: %s', (message) => {
    expect(reply(message).message).not.toMatch(/exactly I do not know|no exact answer/);
  });
});

it('a question that says by itself what it is of leaves the subject before', () => {
  expect(reply('how much sleep do i need', ['my coach never plays me']).message).toMatch(/9 to 11/);
});

it('tells a parent yes first where so much is too much', () => {
  expect(reply('Hi, my son (11) wants to practise two hours a day on top of club training. Is that too much?').message).toMatch(/^Yes/);
});

it('chooses no drill where a match decides between two', () => {
  expect(reply('should i pass or shoot when im near the goal').message).not.toContain('the other one tomorrow');
  expect(reply('should i practice passing or shooting').message).toMatch(/first today|the other one/);
});
