import { describe, expect, it } from 'vitest';
import { talkWithCoach } from '../testing/talk-with-coach.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { tellsOfBumpedHead } from './head-bumped.ts';

describe('a knock to the head that is told in passing', () => {
  it.each([
    ['en', ['me and tom bumped heads yesterday but i kept going, whats a good drill']],
    ['en', ['got the ball in the face earlier lol. how do i shoot harder']],
    ['en', ['i banged heds wiv max today']],
    ['en', ['banged me ed on the post at skool n its still hurtin, ive got trainin tonight']],
    ['en', ['me n jayden bumpt heads and now can i do a drill']],
    ['de', ['bin mit dem kopf gegen einen mitspieler geknallt, ging aber weiter']],
    ['de', ['hab gestern nen ball an kopf gekriegt und danach gekotzt, egal, wie geht ein übersteiger']],
  ] as const)('stops play for the day (%s: %j)', (language, turns) => {
    const answer = talkWithCoach(language, turns);
    expect(answer.safety).toBe('body');
    expect(answer.structured.recommended_drills).toEqual([]);
  });
  it.each(['what if we bump heads in a duel', 'wie vermeide ich dass wir mit den köpfen zusammenstoßen', 'we nearly banged heads', 'he hit the ball over my head'])('is none where nobody was hit: %s', (text) => {
    expect(tellsOfBumpedHead(wordsOf(text))).toBe(false);
  });
});
