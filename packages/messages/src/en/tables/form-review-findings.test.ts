import { expect, it, test } from 'vitest';
import { measures, notMeasured, tips } from './form-review-findings.ts';

const sentences: string[] = [
  ...Object.values(measures)
    .flatMap((measure) => Object.values(measure))
    .flatMap((words) => (typeof words === 'string' ? [] : Object.values(words))),
  ...Object.values(tips),
  ...Object.values(notMeasured).flatMap((words) => Object.values(words)),
];

const unkind = /\b(fat|thin|heavy|slim|ugly|pretty|weigh\w*|bad|badly|wrong|lazy|clumsy)\b/i;

it('speaks in whole sentences of at most 24 words', () => {
  expect(sentences.filter((text) => !text.endsWith('.'))).toEqual([]);
  expect(sentences.filter((text) => text.split(/[.!?]\s/).some((part) => part.split(' ').length > 24))).toEqual([]);
});

it('is kind, and never speaks of weight, shape or looks', () => {
  expect(sentences.filter((text) => unkind.test(text))).toEqual([]);
});

test('where time was up before anybody looked for a kick, none is claimed', () => {
  expect(Object.values(notMeasured.timeUp).join(' ')).not.toMatch(/kick/i);
});
