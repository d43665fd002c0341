import { describe, expect, it } from 'vitest';
import { SIGN_COUNT, signOf, signValue } from './weight-encoding.ts';

describe('the signs of weights', () => {
  it('stand for every number, and come back', () => {
    const numbers = Array.from({ length: SIGN_COUNT }, (_, at) => at);
    expect(numbers.map((at) => signValue(signOf(at)))).toEqual(numbers);
  });

  it('are none for what is out of range or cut off', () => {
    expect(() => signOf(SIGN_COUNT)).toThrow(RangeError);
    expect(() => signValue(undefined)).toThrow(RangeError);
  });
});
