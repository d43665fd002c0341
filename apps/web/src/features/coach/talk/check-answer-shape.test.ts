import { describe, expect, it } from 'vitest';
import type { CoachEvent } from '@touchline/contracts';
import { answerOf } from '../testing/sample-coach-answers.ts';
import { checkedEvent } from './check-answer-shape.ts';

describe('an event of the coach', () => {
  it.each([
    ['a piece of an answer', { type: 'text', text: 'Hi' }],
    ['a whole answer', { type: 'done', answer: answerOf('Hi') }],
  ] as readonly (readonly [string, CoachEvent])[])('that is %s is handed on', (_what, event) => {
    expect(checkedEvent(event)).toBe(event);
  });

  it.each([
    ['an answer whose words are an object', { type: 'done', answer: { ...answerOf('Hi'), response: {} } }],
    ['an answer whose cards are a text', { type: 'done', answer: { ...answerOf('Hi'), structured: 'Drill' } }],
    ['no answer', { type: 'done', answer: null }],
    ['a piece without words', { type: 'text', text: 3 }],
    ['of no known type', { success: true }],
  ])('that is %s is an answer that cannot be read', (_what, event) => {
    expect(() => checkedEvent(event as unknown as CoachEvent)).toThrow(SyntaxError);
  });
});
