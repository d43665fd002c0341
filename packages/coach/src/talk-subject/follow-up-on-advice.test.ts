import { coachAdviceFollowUpLines } from '@touchline/messages/coach-lines';
import { speakIn } from '@touchline/messages/language';
import { afterEach, describe, expect, it } from 'vitest';
import { askCoach } from '../coach.ts';
import { factsOfPlayer } from '../testing/players.ts';
import type { AdviceTheme, AdviceTurn } from './talk-subject-types.ts';

afterEach(() => speakIn(() => 'en'));

const facts = factsOfPlayer('teen');
const reply = (turns: readonly string[], message: string, isHurt = false) => askCoach({ message, turns, isHurt, saidBefore: [], facts, seed: 2 });
const lineOf = (theme: AdviceTheme, turn: AdviceTurn): string => (coachAdviceFollowUpLines[theme] as Readonly<Partial<Record<AdviceTurn, readonly string[]>>>)[turn]?.[0] ?? 'no line';

describe('a turn of few words behind an advice is told of that advice', () => {
  it.each<readonly [string, string, AdviceTheme, AdviceTurn]>([
    ['what should i eat before a match', 'but why', 'food', 'why'],
    ['what should i eat before a match', 'and if i cant do that', 'food', 'cant'],
    ['what should i eat before a match', 'ok but i only have 20 minutes', 'food', 'short'],
    ['how much water should i drink', 'is that enough', 'drink', 'enough'],
    ['how much sleep do i need', 'when will i notice a difference', 'sleep', 'until'],
    ['im nervous before matches', 'what if that doesnt help', 'calm', 'fails'],
    ['im nervous before matches', 'where do i start', 'calm', 'first'],
    ['how do i stay focused in a match', 'does that really work', 'mind', 'helps'],
    ['my coach never plays me', 'what if he says no', 'people', 'fails'],
    ['my coach never plays me', 'what if i dont dare to', 'people', 'cant'],
    ['how do i clean my boots', 'how often do i have to do that', 'gear', 'howOften'],
    ['how do i get faster', 'which of those is most important', 'fitness', 'most'],
    ['how do i take a throw in', 'what do i do first', 'technique', 'first'],
    ['should i warm up before practice', 'can i do that every day', 'warmUp', 'everyDay'],
    ['should i drink during training', 'how much', 'drink', 'much'],
    ['im scared of the ball', 'does that ever go away', 'fear', 'helps'],
    ['i get really angry when we lose', 'how do i calm down', 'calm', 'how'],
    ['what shin pads should i get', 'how much do they cost', 'gear', 'cost'],
    ['how do i stay focused in a match', 'is that normal', 'mind', 'normal'],
    ['do i need to warm up', 'do i have to', 'warmUp', 'must'],
    ['how do i improve my long passes', 'i tried that already', 'technique', 'fails'],
  ])('%s / %s', (question, turn, theme, asked) => {
    expect(reply([question], turn).message).toContain(lineOf(theme, asked));
  });

  it('in German too, and two turns later', () => {
    speakIn(() => 'de');
    const turns = ['wie viel soll ich schlafen', 'warum', 'und wenn ich das nicht schaffe'];
    expect(turns.map((turn, at) => reply(turns.slice(0, at), turn).message).slice(1)).toEqual([lineOf('sleep', 'why'), lineOf('sleep', 'cant')]);
  });

  it('to a parent as to a parent', () => {
    expect(reply(['My son is 10, how do I motivate him to practice more?'], 'what if that doesnt help').message).toContain(lineOf('parent', 'fails'));
  });

  it('with the drill that was offered, in so many minutes', () => {
    const { recommendedDrills, minutes, message } = reply(['how do i get faster'], 'ok but i only have 10 minutes');
    expect(recommendedDrills).toEqual(reply([], 'how do i get faster').recommendedDrills);
    expect([minutes, message.includes('10 minutes')]).toEqual([10, true]);
  });
});

describe('what is no turn on an advice stays what it is', () => {
  it.each([
    ['a question of its own', 'how many tokens do i have', 'token'],
    ['another subject', 'how much sleep do i need', 'sleep'],
  ])('%s', (_, message, word) => {
    expect(reply(['my coach never plays me'], message).message.toLowerCase()).toContain(word);
  });

  it('who is hurt gets no advice of practice', () => {
    const { message, recommendedDrills } = reply(['my knee hurts', 'how do i get faster'], 'what do i do first', true);
    expect(message).not.toContain(lineOf('fitness', 'first'));
    expect(recommendedDrills).toEqual([]);
  });

  it('a turn that tells of a danger is stopped', () => {
    expect(reply(['my coach never plays me'], 'what if he hits me').kind).not.toBe('advice');
  });
});

it('says something of its own for each theme and turn', () => {
  const lines = Object.values(coachAdviceFollowUpLines).flatMap((turns: Readonly<Record<string, readonly string[]>>) => Object.values(turns).flat());
  expect(lines.every((line) => line.length > 20)).toBe(true);
});
