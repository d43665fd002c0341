import type { Question } from '../intents/read-question.ts';

const CORRECTS = '(?:(?:no|nein|nope|but|aber|i (?:said|meant|mean|told you)|im|i am|i play|ich (?:sagte|meinte|meine|bin|spiele?|hab gesagt)|doch|its|it is|dass ich) )+(?:(?:a|an|the|im|i|am|play|ich|bin|spiele|in|as|als|der|die|ein|eine|einen) )*';
const PLACE = '((?:left|right|centre|center|full|wing) ?backs?|defenders?|strikers?|forwards?|wingers?|midfielders?|midfield|keepers?|goalies?|goalkeepers?|(?:links|rechts|innen|aussen)?verteidiger\\w*|(?:linker|rechter) verteidiger\\w*|verteidigung|abwehr|(?:mittel)?sturmer\\w*|sturm|flugel\\w*|(?:links|rechts)aussen|mittelfeld\\w*|sechser|achter|zehner|torwart\\w*|torhuter\\w*)';
const PLACE_ALONE = new RegExp(`^${CORRECTS}${PLACE}(?: (?:and )?(?:not|nicht|kein\\w*|no) (?:a |an |the |im |in |der |die |als |as )?\\w+(?: \\w+)?)?$`);

/** The own place on the pitch and nothing else, perhaps against another one, as the question what to practice there. */
function placeTold({ raw, language }: Question): string | null {
  const place = PLACE_ALONE.exec(raw.join(' '))?.[1];
  if (place === undefined) return null;
  return language === 'de' ? `ich spiele ${place} was soll ich üben` : `i play ${place} what should i practise`;
}

const OPPONENTS = '(?:the |my |all |die |der |mein\\w* |alle )*(?:defenders?|opponents?|other (?:team|players|ones)|others|strikers?|attackers?|wingers?|they|theyre|gegner\\w*|gegenspieler\\w*|verteidiger\\w*|sturmer\\w*|anderen|andern|die)';
const FASTER = new RegExp(`^(?:(?:but|and|aber|und|weil|because|cos|no|ja|yes|nein) )*${OPPONENTS}(?: (?:are|is|sind|ist))?(?: (?:always|all|just|so|much|way|a lot|far|usually|immer|alle|halt|einfach|viel|doch|meistens))* (?:faster|quicker|too (?:fast|quick)|schneller|zu schnell)(?: (?:than (?:me|i am|us)|als (?:ich|wir)|for me|fur mich))?(?: (?:always|immer|sind|though|tho))*$`);

/** That opponents are faster, and nothing else, as the question what to do about it. */
function fasterOpponents({ raw, language }: Question): string | null {
  if (!FASTER.test(raw.join(' '))) return null;
  return language === 'de' ? 'wie komme ich an schnelleren gegnern vorbei' : 'how do i get past a faster defender';
}

/** What few words tell, as the question that they ask by it; null for all else. */
export const askedInFewWords = (question: Question): string | null => (question.language === 'en' || question.language === 'de' ? (placeTold(question) ?? fasterOpponents(question)) : null);
