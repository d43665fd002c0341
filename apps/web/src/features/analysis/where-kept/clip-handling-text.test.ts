import { describe, expect, it } from 'vitest';
import { clipWords } from './clip-handling-text.ts';

const settings = { reviewer: null, pictures: false, storage: 'server', max_bytes: 50, clip_days_kept: 90 } as const;

describe('what happens to a video that is sent', () => {
  it('is told without a reviewer and without a storage service where there are none', () => {
    const words = clipWords(settings);
    expect(words).toMatch(/^Your review and your video go to your account\. No other player/);
    expect(words).toMatch(/deleted an hour after the review, or after 90 days if you keep it/);
    expect(words).not.toMatch(/second opinion|storage service/);
  });

  it.each([
    [false, /^.*Example AI gives a second opinion on your skeleton, the lines that show how you moved\. It gets no picture and not your name\./],
    [true, /^.*Example AI gives a second opinion\. It gets your skeleton, the lines that show how you moved, and up to three pictures with faces blurred/],
  ])('names who reviews it, pictures %s, and where it lies', (pictures, expected) => {
    const words = clipWords({ ...settings, reviewer: 'Example AI', pictures, storage: 'service' });
    expect(words).toMatch(expected);
    expect(words).toMatch(/storage service/);
  });

  it('is not guessed', () => {
    expect(clipWords(undefined)).toMatch(/^We cannot say right now/);
  });
});
