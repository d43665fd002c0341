import { describe, expect, it } from 'vitest';
import { lastAnswerInTalk } from '../testing/answers-in-talk.ts';

describe('a word alone', () => {
  it.each(['phone', 'food', 'place 1', '1st place', 'mum', 'tired', 'cold', 'school please', 'trainer', 'handy', 'platz 1', 'erster platz', 'karten', 'müde', 'essen', 'schule', 'mama', 'rangliste', 'elfmeter'])('that several questions may be meant by gets these to choose from: %s', (message) => {
    const { kind, offeredQuestions, isHurt, recommendedDrills } = lastAnswerInTalk(message);
    expect(kind).toBe('advice');
    expect(offeredQuestions.length).toBeGreaterThan(1);
    expect(isHurt).not.toBe(true);
    expect(recommendedDrills).toEqual([]);
  });

  it.each([['offside', /goal line/], ['level', /level 1\b/i], ['nervous', /breathe/i], ['rain', /inside|room/i]] as const)('that means one thing is answered: %s', (message, said) => {
    expect(lastAnswerInTalk(message).message).toMatch(said);
  });

  it('goes on with a talk where there is one', () => {
    expect(lastAnswerInTalk('how do i get better at dribbling >> weak').message).not.toMatch(/one word can mean|like to know about that/i);
  });
});
