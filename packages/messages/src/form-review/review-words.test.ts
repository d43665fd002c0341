import type { Finding } from '@touchline/vision';
import { describe, expect, it, test } from 'vitest';
import { findingWords, measureWord, notMeasuredWords, reasonWord, tipWord, valueWord } from './review-words.ts';

function finding(id: string, value = 167.6): Finding {
  return { id, measure: id.split('.')[0] ?? '', value, time: 1, joint: null, drillId: 'laces_strike' };
}

describe('the words of a review', () => {
  it('name whole numbers, as one phone cannot tell more', () => {
    expect(findingWords(finding('supportKneeAtContact.tooStraight'), 'degrees')).toEqual({
      seen: 'Your standing knee was about 168° when you struck the ball: almost straight.',
      why: 'A stiff leg pushes you up and back, and the ball flies where it wants.',
      cue: 'Bend it a little more, like sitting down.',
    });
    expect(findingWords(finding('trunkLeanAtContact.tooFarBack', -27.8), 'degrees')?.seen).toContain('about 28°');
    expect(findingWords(finding('headUp.lookingDown', 0.104), 'share')?.seen).toContain('about 10%');
  });

  it('tell who filmed here on a slow device to switch off the skeleton, by the name of its switch', () => {
    expect(notMeasuredWords('tooSlowForKick').film).toContain(`turn off “Skeleton”`);
  });

  it('have nothing for a finding, a tip or a measure of another version', () => {
    expect(findingWords(finding('unknown.good'), 'degrees')).toBeNull();
    expect(findingWords(finding('headUp.unknown'), 'degrees')).toBeNull();
    expect(tipWord('unknown')).toBeNull();
    expect(measureWord('unknown')).toBeNull();
    expect(reasonWord('unknown')).toBeNull();
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
