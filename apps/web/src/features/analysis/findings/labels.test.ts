import { improvementIds, measureIds, strengthIds, tipIds } from '@touchline/vision/testing';
import type { Finding } from '@touchline/vision';
import { describe, expect, it, test } from 'vitest';
import { m } from '@touchline/messages';
import { findingWords, measureWord, notMeasuredWords, tipWord, valueWord } from './labels.ts';

function finding(id: string, value = 167.6): Finding {
  return { id, measure: id.split('.')[0] ?? '', value, time: 1, joint: null, drillId: 'laces_strike' };
}

const unkind = /\b(fat|thin|heavy|slim|ugly|pretty|weigh\w*|bad|badly|wrong|lazy|clumsy)\b/i;

/** Every sentence of the catalogue of findings. */
const sentences = [
  ...[...strengthIds, ...improvementIds].flatMap((id) => {
    const words = findingWords(finding(id), 'degrees');
    return words ? [words.seen, words.why, words.cue ?? ''] : [];
  }),
  ...tipIds.map((id) => tipWord(id) ?? ''),
  ...Object.values(notMeasuredWords).flatMap(({ what, film }) => [what(), film()]),
];

describe('the words of a review', () => {
  it.each(improvementIds)('say of %s what was seen, why it matters and what to try', (id) => {
    const words = findingWords(finding(id), 'degrees');
    expect([words?.seen, words?.why, words?.cue].filter((sentence) => sentence?.endsWith('.'))).toHaveLength(3);
  });

  it.each(strengthIds)('say of %s what was seen and why it matters', (id) => {
    const words = findingWords(finding(id), 'degrees');
    expect([words?.seen, words?.why].filter((sentence) => sentence?.endsWith('.'))).toHaveLength(2);
    expect(words?.cue).toBeNull();
  });

  it.each(tipIds)('have a sentence for the tip %s', (id) => {
    expect(tipWord(id)).toMatch(/\.$/);
  });

  it.each(measureIds)('have a name for the measure %s', (id) => {
    expect(measureWord(id)).toMatch(/^[A-Z]/);
  });

  it.each(Object.entries(notMeasuredWords))('say of %s what it means and how to film it', (_reason, { what, film }) => {
    expect(what()).toMatch(/\.$/);
    expect(film()).toMatch(/\.$/);
  });

  it('name whole numbers, as one phone cannot tell more', () => {
    expect(findingWords(finding('supportKneeAtContact.tooStraight'), 'degrees')).toEqual({
      seen: 'Your standing knee was about 168° when you struck the ball: almost straight.',
      why: 'A stiff leg pushes you up and back, and the ball flies where it wants.',
      cue: 'Bend it a little more, like sitting down.',
    });
    expect(findingWords(finding('trunkLeanAtContact.tooFarBack', -27.8), 'degrees')?.seen).toContain('about 28°');
    expect(findingWords(finding('headUp.lookingDown', 0.104), 'share')?.seen).toContain('about 10%');
  });

  it('claim no kick where time was up before anybody looked for one', () => {
    const { what, film } = notMeasuredWords.timeUp;
    expect(`${what()} ${film()}`).not.toMatch(/kick/i);
  });

  it('tell who filmed here on a slow device to switch off the skeleton, by the name of its switch', () => {
    expect(notMeasuredWords.tooSlowForKick.film()).toContain(`turn off “${m.record_overlay()}”`);
  });

  it('are kind, and never of weight, shape or looks', () => {
    expect(sentences.filter((text) => unkind.test(text))).toEqual([]);
  });

  it('are short: at most 24 words a sentence', () => {
    expect(sentences.filter((text) => text.split(/[.!?]\s/).some((part) => part.split(' ').length > 24))).toEqual([]);
  });

  it('have nothing for a finding, a tip or a measure of another version', () => {
    expect(findingWords(finding('unknown.good'), 'degrees')).toBeNull();
    expect(tipWord('unknown')).toBeNull();
    expect(measureWord('unknown')).toBeNull();
  });
});

test.each([
  [{ value: 149.6, unit: 'degrees' }, 'about 150°'],
  [{ value: -12.2, unit: 'degrees' }, 'about \u221212°'],
  [{ value: 16.4, unit: 'percent' }, 'about 16%'],
  [{ value: 0.304, unit: 'share' }, 'about 30%'],
  [{ value: 1, unit: 'yesNo' }, 'yes'],
  [{ value: 0, unit: 'yesNo' }, 'not yet'],
] as const)('the value %j is said as %s', (measure, said) => {
  expect(valueWord(measure)).toBe(said);
});
