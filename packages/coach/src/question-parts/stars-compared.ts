import type { Question } from '../intents/read-question.ts';

const STARS = '(?:messi|ronaldo|cr7|mbappe|haaland|neymar|bellingham|kane|saka|salah|musiala|wirtz|yamal|vinicius|pele|maradona|lewandowski|neuer|ter stegen|courtois|alisson|donnarumma|buffon|casillas|modric|kroos|kimmich|muller|rodri|pedri|gavi|foden|rashford|griezmann|benzema|suarez|ibrahimovic|zlatan|beckham|zidane|ronaldinho|schweinsteiger|klose|putellas|bonmati|popp|miedema|hegerberg)';
const COMPARED = new RegExp(`\\b(?:(?:who|whos|wer)(?: \\w+){0,4} (?:better|best|faster|goat|besser|beste\\w*|schneller)(?: \\w+){0,2} ${STARS} (?:or|oder) (?:\\w+ )?${STARS}|${STARS} (?:or|oder|vs) (?:\\w+ )?${STARS})\\b`);
const MOST_WORDS = 12;

/** Whether a message asks which star is better: that goes on with nothing of the talk. */
export const comparesStars = ({ raw }: Question): boolean => raw.length <= MOST_WORDS && COMPARED.test(raw.join(' '));
