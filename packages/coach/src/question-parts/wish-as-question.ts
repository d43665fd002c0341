import type { Question } from '../intents/read-question.ts';

const OPENS = '(?:(?:ok|okay|hi|hey|hallo|hello|well|so|also|and|und|sarah|coach|but|aber) )*';
const SOFTLY = '(?: (?:really|so|much|a lot|lots|way|even|just|also|too|viel|noch|richtig|unbedingt|gern|gerne|mal|auch|endlich|etwas|einfach))*';
const TAIL = '(?: (?:please|pls|bitte|in football|in soccer|beim fussball|im fussball|at football|fast|schnell|for (?:the|next) (?:season|year)|on the pitch|auf dem platz|im spiel|in (?:a |my )?match(?:es)?))*';
const FASTER_EN = new RegExp(`^${OPENS}i(?: (?:want|wanna|would like|d like|wish|need|have))${SOFTLY}(?: to)?${SOFTLY} (?:be|become|get|run|turn) (faster|quicker|stronger|fitter)${TAIL}$`);
const FASTER_DE = new RegExp(`^${OPENS}ich (?:will|mochte|wurde|muss|wollte)${SOFTLY} (schneller|starker|fitter|ausdauernder)${SOFTLY} (?:werden|laufen|sein|rennen)${TAIL}$`);
const LEARN_EN = new RegExp(`^${OPENS}i(?: (?:want|wanna|would like|d like|need))${SOFTLY}(?: to)? (?:get|be|become)${SOFTLY} better (?:at|in|with) (\\w+(?: \\w+){0,2}?)${TAIL}$`);
const LEARN_DE = new RegExp(`^${OPENS}ich (?:will|mochte|wurde|muss)${SOFTLY} besser (\\w+(?: \\w+){0,2}?)${SOFTLY}(?: (?:konnen|werden))?${TAIL}$`);
/** To become better, in nothing that is named, is asked elsewhere. */
const NOTHING_NAMED = /^(?:werden|sein|it|that|this|everything|allem|als|than|the|spielen)\b/;

/** A wish to become something in play, as the question how: “ich will schneller werden”; null for all else. */
export function wishAsQuestion({ raw, language }: Question): string | null {
  const text = raw.join(' ');
  if (language === 'de') {
    const faster = FASTER_DE.exec(text)?.[1];
    if (faster !== undefined) return `wie werde ich ${faster}`;
    const better = LEARN_DE.exec(text)?.[1];
    return better === undefined || NOTHING_NAMED.test(better) ? null : `wie kann ich besser ${better}`;
  }
  const faster = FASTER_EN.exec(text)?.[1];
  if (faster !== undefined) return `how do i get ${faster}`;
  const better = LEARN_EN.exec(text)?.[1];
  return better === undefined || NOTHING_NAMED.test(better) ? null : `how do i get better at ${better}`;
}
