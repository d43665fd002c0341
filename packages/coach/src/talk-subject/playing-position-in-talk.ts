import type { CoachTopic } from '@touchline/messages/coach-topics';

/** A place on the pitch that holds for the talk once it is told. */
export type Role = Extract<CoachTopic, 'goalkeeper' | 'defenderRole' | 'midfielderRole' | 'wingerRole' | 'strikerRole'>;

export const OPENING_OF_ROLE = '(?:(?:hi|hey|hello|hallo|ok|okay|no|nein|nee|and|und|but|aber|also|so|sarah|coach|not passes|well|na) )*';
export const IS_ROLE = '(?:im|i am|i m|i play|i usually play|i was|my position is|ich bin|bin|bin ich|ich spiele?|spiele?|war|soy|juego de|era|je suis|jsuis|jetais|sou|jogo de|(?:he|she|they|coach|trainer) (?:\\w+ )?(?:put|puts|play|plays) me|ich soll)(?: (?:a|an|the|in|as|on|at|our|el|la|le|de|du|o|en|dans|no|na|ein|eine|einen|im|in der|auf|am|der|die|das|left|right|central|centre|center|linke?r?|rechte?r?|zentrale\\w*|immer|always|zum ersten mal|mostly|meistens|nur|only|team s?))*';
export const NAMES_OF_ROLES: readonly (readonly [Role, string])[] = [
  ['goalkeeper', '(?:goal ?keeper|goalie|keeper|gk|in goal|goal|torwart\\w*|torhuter\\w*|torfrau|tor|porter[oa]|arquer[oa]|gardien\\w*|goleir[oa]|guarda ?redes)'],
  ['defenderRole', '(?:defender|defen[cs]e|(?:full|left|right|centre|center) ?back|back|cb|lb|rb|\\w*verteidiger\\w*|abwehr\\w*)'],
  ['midfielderRole', '(?:midfield(?:er)?|mid|cm|cdm|cam|mittelfeld\\w*|sechser\\w*|achter|zehner)'],
  ['wingerRole', '(?:winger|wing|flugel\\w*|aussen\\w*|linksaussen|rechtsaussen)'],
  ['strikerRole', '(?:striker|forward|attacker|\\w*sturmer\\w*|sturm|angreifer\\w*)'],
];
/** What a parent tells of a child; of an opponent players say it with “their” and “a”. */
const IS_CHILD = '(?:hes|he is|shes|she is|my (?:son|daughter|kid|lad|boy|girl)s? (?:is|plays)|(?:he|she) plays|(?:er|sie) (?:ist|spielt)|mein\\w* (?:sohn|tochter|kind) (?:ist|spielt))(?: (?:a|an|the|in|as|at|right|left|centre|center|ein|eine|im|in der|als|rechter|linker|rechte|linke|der|die))*';
const OF_CHILD = NAMES_OF_ROLES.map(([role, names]) => [role, new RegExp(`\\b${IS_CHILD} ${names}\\b`)] as const);
const OF_PARENT = /\b(?:could|should|can|does|do|would|soll|kann|konnte) (?:i|he|she|ich|er|sie)\b.*\b(?:he|she|his|her|hes|shes|er|sie|sein\w*|ihr\w*)\b/;
const TOLD = NAMES_OF_ROLES.map(([role, names]) => [role, new RegExp(`\\b${IS_ROLE} ${names}\\b`)] as const);
/** Who asks how to defend, or says to, defends. */
const DEFENDS = /\b(?:i defend|how (?:do|can|should) i (?:best )?defend|wie verteidig\w* ich|ich verteidig\w*|defend against|verteidige? ich)\b/;
/** What only a goalkeeper tells of oneself: the ball that was let in, the own gloves. */
const KEEPS_GOAL = /\b(?:i|ive|ich) (?:\w+ ){0,2}?(?:let|lets|lass\w*|liess) (?:\w+ ){0,4}?(?:in|rein|durch|through|thru)\b|\b(?:the one who let it in|i conceded|ich hab \w+ kassiert|i (?:cant|couldnt|didnt) save|my gloves|meine handschuhe|as (?:a |the )?(?:goalie|keeper|goalkeeper)|als torwart\w*|als torhuter\w*)\b/;

/** The place on the pitch that a text (in plain words) says one plays in. */
export function roleIn(text: string): Role | null {
  const ofChild = OF_PARENT.test(text) ? OF_CHILD.find(([, told]) => told.test(text))?.[0] : undefined;
  return ofChild ?? TOLD.find(([, told]) => told.test(text))?.[0] ?? (KEEPS_GOAL.test(text) ? 'goalkeeper' : DEFENDS.test(text) ? 'defenderRole' : null);
}

/** A turn with the one before it. */
interface TurnOfTalk {
  readonly words: readonly string[];
  readonly before: TurnOfTalk | null;
}

/** The place on the pitch that was told last, in a turn or before it. */
export const roleOf = (turn: TurnOfTalk | null): Role | null => (turn === null ? null : (roleIn(turn.words.join(' ')) ?? roleOf(turn.before)));
