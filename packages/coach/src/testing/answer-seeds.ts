import { count } from '@touchline/domain/testing';

const WAYS = 2;

/**
 * Seeds of the ways to say an answer in which a question of a table is asked: in the short run the one or the other, so that a
 * table is answered in both, in the long run both.
 */
export const seedsFor = (question: string): number[] => Array.from({ length: count('waysOfAnswers') }, (_, at) => 1 + ((question.length + at) % WAYS));
