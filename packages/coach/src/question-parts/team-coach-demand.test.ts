import { describe, expect, it } from 'vitest';
import { understand } from '../intents/understand.ts';
import { answerToExamplePlayer } from '../testing/answers-in-talk.ts';

describe('what the coach of the team asks for', () => {
  it.each([
    ['trainer sagt ich soll mehr reden auf dem platz', 'talkOnPitch'],
    ['coach says i should talk more on the pitch', 'talkOnPitch'],
    ['coach says i have to be more aggressive', 'moreAggressive'],
    ['trainer sagt ich soll aggressiver sein', 'moreAggressive'],
    ['coach said i should work on my fitness', 'stamina'],
  ])('%s', (text, topic) => {
    expect(answerToExamplePlayer(text).kind).toBe('advice');
    expect(understand(text).topic?.topic).toBe(topic);
  });
});
