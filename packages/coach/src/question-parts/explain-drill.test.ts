import type { Language } from '@touchline/domain';
import { describe, expect, it } from 'vitest';
import { talkWithCoach } from '../testing/talk-with-coach.ts';

describe('a drill that is to be explained', () => {
  it.each([
    ['en', 'Grandpa here. These toe taps are gonna be the death of me, ha. Can you explain how to do them properly so I can keep up with the kid?', /Toe Taps goes like this/],
    ['en', 'Got it. And what are Bell Touches? How do I know she is doing them right?', /Bell Touches goes like this/],
    ['en', 'my son has to do sole rolls, can you explain them? how do you do them', /Sole Rolls goes like this/],
    ['en', 'please explain how to do the cruyff turn', /Cruyff Turn goes like this/],
    ['en', 'what is stop and go, am i doing it right', /Stop and Go goes like this/],
    ['de', 'Opa hier. Diese Sohlentipper bringen mich noch um, können Sie mir erklären, wie man sie macht?', /Sohlentipper/],
    ['de', 'Was sind Sohlentipper, und wie weiß ich, dass sie sie richtig macht?', /Sohlentipper/],
    ['de', 'kannst du mir bitte die Koordinationsleiter erklären', /Koordinationsleiter/],
  ] as const satisfies readonly (readonly [Language, string, RegExp])[])('gets its steps, whatever else is said (%s): %s', (language, message, expected) => {
    const { response } = talkWithCoach(language, [message]);
    expect(response).toMatch(expected);
    expect(response).toMatch(/1\. /);
  });

  it.each(['what is juggling good for', 'whats my best in toe taps', 'what are toe taps good for', 'why toe taps'])('is not what is asked with %s', (message) => {
    expect(talkWithCoach('en', [message]).response).not.toMatch(/goes like this/);
  });
});
