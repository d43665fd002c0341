import { describe, expect, it } from 'vitest';
import { talkWithCoach } from '../testing/talk-with-coach.ts';
import { verdictOf } from './verdict-in-talk.ts';

const NO_TALK = { turns: [], isHurt: false, safetyBefore: null } as const;

describe('a ball without air', () => {
  it.each([
    ['en', 'my ball is flat, it has no air in it. what can i do without a ball'],
    ['de', 'nein nicht ich, der ball ist platt keine luft drin'],
    ['de', 'der fußball hat keine luft mehr was mach ich'],
  ] as const)('is of no breath: %s: %s', (language, message) => {
    const { kind, hurt } = talkWithCoach(language, [message]);
    expect(kind).toBe('advice');
    expect(hurt).not.toBe(true);
  });

  it.each(['i get no air when i run after the ball', 'ich krieg keine luft beim ball', 'my ball is flat and i cant breathe'])('is none where a child has no breath: %s', (message) => {
    expect(verdictOf(message, NO_TALK)).toMatchObject({ action: 'crisis' });
  });
});
