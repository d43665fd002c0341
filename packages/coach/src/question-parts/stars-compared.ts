import type { Question } from '../intents/read-question.ts';

const STARS = '(?:messi|ronaldo|cr7|mbappe|haaland|neymar|bellingham|kane|saka|salah|musiala|wirtz|yamal|vinicius|pele|maradona|lewandowski|neuer|putellas|bonmati|popp)';
const COMPARED = new RegExp(`\\b(?:(?:who|whos|wer)(?: \\w+){0,4} (?:better|best|faster|goat|besser|beste\\w*|schneller)(?: \\w+){0,2} ${STARS} (?:or|oder) ${STARS}|${STARS} (?:or|oder|vs) ${STARS})\\b`);
const MOST_WORDS = 12;

/** Whether a turn behind others asks which star is better: that goes on with nothing of the talk. */
export const comparesStars = ({ raw, before }: Question): boolean => before !== null && raw.length <= MOST_WORDS && COMPARED.test(raw.join(' '));
