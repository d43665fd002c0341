/** A ball that is flat: that it has no air is of no chest and no breath, and that it is flat is of no tired player. */
const BALL = '(?:ball|fussball|football|soccer ball)';
const FLAT = '(?:platt|flat|deflated|punctured)';
const NO_AIR = '(?:(?:has|hat|have|got|is|ist|with|mit) )*(?:no|without|out of|keine?|ohne) (?:air|luft)(?: (?:in it|inside|left|any ?more|drin|mehr|darin|im ball))*';
const OF_BALL = new RegExp(`\\b${BALL}(?: (?:is|ist|s|has|gone|went|auch|ganz|total|completely|totally|so|leider|halt))* (?:${FLAT}(?: (?:and|und|because|weil|er|es|it))*(?: ${NO_AIR})?|${NO_AIR})`, 'g');
const OWN_IS_FLAT = /\b(?:meiner|mine|der|unserer|ours) (?:is|ist)(?: (?:auch|ganz|total|so))* (?:platt|flat|leer)\b/g;
const NAMES_BALL = /(?:ball|balle)s?\b/;

/** A text (in plain letters) in which a flat ball is only called one. */
export const withoutFlatBallPhrase = (text: string): string => (NAMES_BALL.test(text) ? text.replaceAll(OF_BALL, ' ball ').replaceAll(OWN_IS_FLAT, ' ').replaceAll(/ +/g, ' ').trim() : text);
