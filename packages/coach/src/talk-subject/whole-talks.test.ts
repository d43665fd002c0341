import { speakIn } from '@touchline/messages/language';
import { coachReportedResultAndReactionLines } from '@touchline/messages/coach-lines';
import { coachTopics, type CoachTopic } from '@touchline/messages/coach-topics';
import { afterEach, describe, expect, it } from 'vitest';
import type { CoachAnswer } from '../coach-answer.ts';
import { askCoach } from '../coach.ts';
import { understandTalk } from '../english-reading/translate-talk-to-english.ts';
import { questionOf } from '../meanings/example-question-lookup.ts';
import { factsOfPlayer } from '../testing/players.ts';

afterEach(() => speakIn(() => 'en'));

const facts = factsOfPlayer('teen');
const ask = (messages: readonly string[], saidBefore: readonly string[] = []): CoachAnswer => askCoach({ message: messages.at(-1) ?? '', turns: messages.slice(0, -1), saidBefore, facts, seed: messages.length });
/** The answers to a talk, each with those before it. */
function talk(...messages: readonly string[]): readonly CoachAnswer[] {
  const answers: CoachAnswer[] = [];
  messages.forEach((_, at) => answers.push(ask(messages.slice(0, at + 1), answers.map(({ message }) => message))));
  return answers;
}
const last = (...messages: readonly string[]): CoachAnswer => talk(...messages).at(-1) as CoachAnswer;
const says = (answer: CoachAnswer, lines: readonly string[]): boolean => lines.some((line) => line.split(/\{\w+\}/).every((part) => answer.message.includes(part)));

/** One topic in so many, so that the tests stay short; which ones is always the same. */
const EVERY = 12;
const asked = (Object.keys(coachTopics) as CoachTopic[]).filter((topic) => questionOf(topic) !== '');
const some = asked.filter((_, at) => at % EVERY === 0);

const answered = new Map<string, CoachAnswer>();
/** As `talk`, in English, begun with the question of a topic: what was answered so far is the same however a talk goes on, and asked once. */
function talkOf(topic: CoachTopic, ...behind: readonly string[]): readonly CoachAnswer[] {
  const messages = [questionOf(topic), ...behind];
  const answers: CoachAnswer[] = [];
  messages.forEach((_, at) => {
    const soFar = messages.slice(0, at + 1);
    const key = soFar.join(' >> ');
    const answer = answered.get(key) ?? ask(soFar, answers.map(({ message }) => message));
    answered.set(key, answer);
    answers.push(answer);
  });
  return answers;
}

describe('whatever a talk began with', () => {
  it.each(some)('three messages get three different texts: %s', (topic: CoachTopic) => {
    const texts = talkOf(topic, 'what else', 'and then').map(({ message }) => message);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it.each(some)('"why" gets no drill that the answer before did not end with: %s', (topic: CoachTopic) => {
    const [first, second] = talkOf(topic, 'why');
    expect(second?.kind).toBe(first?.kind);
    const offered = new Set(first?.recommendedDrills);
    expect(second?.recommendedDrills.filter((id) => !offered.has(id))).toEqual([]);
  });

  it.each(some)('who says that it was not what was asked gets no repetition: %s', (topic: CoachTopic) => {
    const [first, second] = talkOf(topic, 'thats not what i asked');
    expect(second?.message).not.toBe(first?.message);
    expect(second !== undefined && (says(second, coachReportedResultAndReactionLines.notMeant) || says(second, coachReportedResultAndReactionLines.notMeantOpen) || second.kind !== 'advice')).toBe(true);
  });
});

/** The questions that an answer offers in quotes. */
const offeredIn = ({ message }: CoachAnswer): readonly string[] => [...message.matchAll(/“([^”]+\?)”/g)].map(([, question]) => question ?? '');

it('offers only questions that it understands', () => {
  const answers = some.flatMap((topic) => [talkOf(topic, 'thats not what i asked').slice(1), talkOf(topic, 'what else').slice(1)].flat());
  const offered = [...new Set(answers.filter((answer) => says(answer, coachReportedResultAndReactionLines.notMeant) || says(answer, coachReportedResultAndReactionLines.alsoAsk)).flatMap(offeredIn))];
  expect(offered.length).toBeGreaterThan(20);
  const unknown = offered.filter((question) => {
    const { intent, topic, act } = understandTalk(question, []).asked;
    return (intent === 'off_topic' && topic === null) || act?.kind === 'askedBack';
  });
  expect(unknown).toEqual([]);
});

describe('a number that the player tells', () => {
  it.each([
    ['how do i get better at juggling >> my record is 4', /\b4\b/],
    ['wie jongliere ich besser >> ich hab 7 geschafft', /\b7\b/],
    ['what is my streak >> it was 41 days', /\b41\b/],
    ['my xp is gone >> i had 2300 yesterday', /2,300[^]*parent|parent[^]*2,300|2300/],
  ])('is taken up: %s', (messages, said) => {
    expect(last(...messages.split(' >> ')).message).toMatch(said);
  });

  it('is measured by the one told before it', () => {
    const answer = last('how do i do juggling', 'my record is 4', 'now i did 7');
    expect(says(answer, coachReportedResultAndReactionLines.toldMore)).toBe(true);
    expect(answer.message).toMatch(/\b4\b[^]*\b7\b|\b7\b[^]*\b4\b/);
  });

  it.each(['how do i do juggling >> i have 10 minutes', 'what is my streak >> can i get to 41 days?', 'how do i do juggling >> i am 9 years old'])('and another number is none: %s', (messages) => {
    const answer = last(...messages.split(' >> '));
    expect([...coachReportedResultAndReactionLines.toldFirst, ...coachReportedResultAndReactionLines.toldBelow, ...coachReportedResultAndReactionLines.toldAbove, ...coachReportedResultAndReactionLines.toldStreak].some((line) => says(answer, [line]))).toBe(false);
  });
});

describe('what was refused', () => {
  it.each(['juggling is boring', 'im sick of juggling', 'ich hab keine lust mehr auf jonglieren'])('is not proposed again, one turn later either: %s', (refusal) => {
    const answers = talk('what should i train', refusal, 'another one');
    for (const { recommendedDrills } of answers.slice(1)) expect(recommendedDrills.filter((id) => id.includes('juggling'))).toEqual([]);
  });

  it('gives way where a proposed drill is not wanted', () => {
    const [first, second] = talk('give me a drill for passing', 'i dont want that');
    expect(second?.recommendedDrills[0]).not.toBe(first?.recommendedDrills[0]);
  });
});

describe('what the talk is about', () => {
  it('is what was answered, and not how a turn was first read', () => {
    expect(last('is there a way to see if im getting better', 'where is that').message).toContain('Progress');
  });

  it.each(['im the goalie >> and when they come 1 on 1', 'soy el portero >> y como hago el uno contra uno'])('is a keeper where that was told: %s', (messages) => {
    expect(last(...messages.split(' >> ')).message).toMatch(/keeper|stand big/i);
  });

  it('is the own practice after its numbers, and not the drill that the answer ends with', () => {
    expect(last('show my numbers of this week', 'and last week', 'why less').message).toMatch(/only what was saved/);
  });

  it('is in the words to say to a parent, a turn later too', () => {
    expect(last('my dad shouts at my matches', 'he says pass and shoot at the same time', 'what do i say to him').message).toMatch(/shout|help me/);
  });

  it('is another thing where the player says what was meant', () => {
    speakIn(() => 'de');
    expect(last('mein linker fuß ist schlecht', 'wie lang dauert das bis der gut ist', 'ne ich mein die übung').message).toMatch(/5 Minuten/);
  });
});
