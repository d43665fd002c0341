import type { Question } from '../intents/read-question.ts';
import { FOOTBALL_STAR } from '../text/football-stars.ts';

const OR = '(?:or|oder|vs|versus|v|gegen|than|then|als)';
const COMPARED = new RegExp(`\\b(?:(?:who|whos|wer)(?: \\w+){0,4} (?:better|best|faster|goat|besser|beste\\w*|schneller)(?: \\w+){0,2} ${FOOTBALL_STAR} ${OR} (?:\\w+ )?${FOOTBALL_STAR}|${FOOTBALL_STAR} ${OR} (?:\\w+ )?${FOOTBALL_STAR}|${FOOTBALL_STAR} (?:is|ist) (?:\\w+ ){0,2}(?:better|besser|faster|schneller) (?:than|then|als) ${FOOTBALL_STAR}|(?:between|zwischen) ${FOOTBALL_STAR} (?:and|und) ${FOOTBALL_STAR})\\b`);
const MOST_WORDS = 12;

/** Whether a message asks which star is better: that goes on with nothing of the talk. */
export const comparesStars = ({ raw }: Question): boolean => raw.length <= MOST_WORDS && COMPARED.test(raw.join(' '));
