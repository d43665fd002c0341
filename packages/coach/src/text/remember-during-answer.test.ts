import { describe, expect, it, vi } from 'vitest';
import { duringAnswer, FoundBeforeAnswer, forgetFoundBefore, rememberedDuringAnswer, setFound } from './remember-during-answer.ts';

it('works once for the same text and turns while one answer is made, and forgets them with it', () => {
  const count = vi.fn<(text: string, turns: readonly string[]) => number>((text, turns) => text.length + turns.length);
  const remembered = rememberedDuringAnswer(count);
  const ask = () => [remembered('pass'), remembered('pass'), remembered('pass', ['shot']), duringAnswer(() => remembered('pass', ['shot']))];

  expect(duringAnswer(ask)).toEqual([4, 4, 5, 5]);
  expect(count).toHaveBeenCalledTimes(2);
  duringAnswer(ask);
  expect(count).toHaveBeenCalledTimes(4);
  ask();
  expect(count).toHaveBeenCalledTimes(8);
});

it('tells turns apart however their words are divided, and functions from one another', () => {
  const first = rememberedDuringAnswer((text, turns) => [text, ...turns].join('|'));
  const second = rememberedDuringAnswer((text) => text.toUpperCase());
  duringAnswer(() => {
    expect(first('a', ['b", "c'])).toBe('a|b", "c');
    expect(first('a', ['b', 'c'])).toBe('a|b|c');
    expect(second('a', ['b', 'c'])).toBe('A');
    expect(first('["a","b","c"]')).toBe('["a","b","c"]');
  });
});

it('works once for what is asked on the way to what is asked outside of an answer', () => {
  const count = vi.fn<(text: string) => number>((text) => text.length);
  const inner = rememberedDuringAnswer(count);
  const outer = rememberedDuringAnswer((text) => inner(text) + inner(text));
  expect([outer('pass'), count.mock.calls.length]).toEqual([8, 1]);
  expect([outer('pass'), count.mock.calls.length]).toEqual([8, 2]);
});

it('forgets what was found where an answer fails', () => {
  const count = vi.fn<() => number>(() => 1);
  const remembered = rememberedDuringAnswer(count);
  const failing = () =>
    duringAnswer(() => {
      remembered('pass');
      throw new Error('no answer');
    });
  expect(failing).toThrow('no answer');
  expect(failing).toThrow('no answer');
  expect(count).toHaveBeenCalledTimes(2);
});

describe('what is found of a question before its answer', () => {
  const count = vi.fn<(text: string) => number>((text) => text.length);
  const remembered = rememberedDuringAnswer(count);
  const found = () => {
    count.mockClear();
    const before = new FoundBeforeAnswer();
    before.during(() => remembered('pass'));
    return before;
  };

  it('is not looked for again, and kept for no other question', () => {
    const before = found();
    expect(before.behind(() => duringAnswer(() => remembered('pass')))).toBe(4);
    expect(count).toHaveBeenCalledTimes(1);
    new FoundBeforeAnswer().behind(() => remembered('pass'));
    duringAnswer(() => remembered('pass'));
    expect(count).toHaveBeenCalledTimes(3);
  });

  it('is left as it is by what an answer finds or sets', () => {
    const before = found();
    before.behind(() => {
      setFound(remembered, 'pass', [], 9);
      setFound(remembered, 'shot', [], 9);
      expect([remembered('pass'), remembered('shot')]).toEqual([9, 9]);
    });
    expect(before.behind(() => [remembered('pass'), remembered('shot')])).toEqual([4, 4]);
  });

  it('is forgotten where it holds no longer, and what the answer found is not', () => {
    const before = found();
    before.behind(() => {
      remembered('pass');
      forgetFoundBefore(remembered);
      remembered('pass');
      expect(count).toHaveBeenCalledTimes(1);
    });
    before.behind(() => remembered('pass'));
    expect(count).toHaveBeenCalledTimes(2);
  });
});
