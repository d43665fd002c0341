import { expect, it } from 'vitest';
import { sentencesOfAnswer } from './split-answer-into-sentences.ts';

it('parts an answer into its sentences', () => {
  expect(sentencesOfAnswer('Juggling: 73 touches at best, done on Wednesday. Keep 1.5 m apart! What comes next?')).toEqual([
    'Juggling: 73 touches at best, done on Wednesday.',
    'Keep 1.5 m apart!',
    'What comes next?',
  ]);
});

it('leaves a word or two with what they belong to', () => {
  expect(sentencesOfAnswer('Nice. You are getting better.')).toEqual(['Nice. You are getting better.']);
  expect(sentencesOfAnswer('You did it all today. Well done!')).toEqual(['You did it all today. Well done!']);
  expect(sentencesOfAnswer('Nice')).toEqual(['Nice']);
  expect(sentencesOfAnswer('')).toEqual([]);
});

it('ends no sentence at the day of a German date', () => {
  expect(sentencesOfAnswer('Das war am 31. Dezember. Da hast du 30 geschafft.')).toEqual(['Das war am 31. Dezember.', 'Da hast du 30 geschafft.']);
});

it('keeps the number of a step with it', () => {
  expect(sentencesOfAnswer('You are near.\nTry this:\n1. Keep your ankle firm.\n2. Look up. Are you ready?')).toEqual(['You are near.', 'Try this:\n1. Keep your ankle firm.', '2. Look up.', 'Are you ready?']);
});

it('loses no word, and keeps a list in its lines', () => {
  const text = 'Here is your week. Do it gently.\nMonday: Juggling\nTuesday: Toe Taps';
  expect(sentencesOfAnswer(text).join(' ').replace(/\s+/g, ' ')).toBe(text.replace(/\s+/g, ' '));
  expect(sentencesOfAnswer(text).at(-1)).toBe('Monday: Juggling\nTuesday: Toe Taps');
});
