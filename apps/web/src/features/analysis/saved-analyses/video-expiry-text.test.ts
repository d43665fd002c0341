import { expect, it } from 'vitest';
import { videoExpiryText } from './video-expiry-text.ts';

const now = new Date(2026, 11, 30, 12).getTime();
const at = (...parts: [number, number, number, number]) => new Date(...parts).toISOString();

it('a moment to come is a time today, else a day, with its year where that is another', () => {
  expect(videoExpiryText(at(2026, 11, 30, 18), now)).toMatch(/^6:00.PM$/);
  expect(videoExpiryText(at(2026, 11, 31, 18), now)).toBe('December 31');
  expect(videoExpiryText(at(2027, 2, 1, 9), now)).toBe('March 1, 2027');
});
