import { goingOn, understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { hurts } from '../topics/find-topic.ts';
import { rolesIn } from './positions-rules-and-review-hints.ts';
import { some } from './whole-word-pattern.ts';

const HOW = some('how (?:do|does|is|can|to|would)(?: \\w+){0,4}', 'hows', 'wie (?:geht|gehen|macht|mach|mache|funktioniert|klappt|lern\\w*)');
const WHEN = some('when (?:do|does|should|can|to|is|would)', 'wann (?:macht|mach|mache|benutz\\w*|nutz\\w*|nimmt|soll\\w*|setzt|braucht|ist|kann|verwend\\w*|spielt)');
const AND = some('and', 'und', 'n', 'also', 'auch');
const NOT_OF_MOVE = some('did', 'have i', 'hab ich (?:\\w+ )?(?:gemacht|geubt|trainiert)', 'last', 'zuletzt', 'letzte\\w*', 'how (?:many|often|long)', 'wie (?:viele?|oft|lange)', 'record', 'rekord');
const MOST_WORDS = 20;

/** How a named drill goes and when one does it, in one message. */
function howAndWhen(question: Question): Understood | null {
  const text = question.raw.join(' ');
  if (question.drillId === null || question.raw.length > MOST_WORDS || !HOW.test(text) || !WHEN.test(text) || !AND.test(text) || NOT_OF_MOVE.test(text)) return null;
  return understoodAs(question, 'drill_technique', { sureness: 1, act: { kind: 'howAndWhen' }, skill: null });
}

const OTHER_FOOT = /^(?:(?:and|but|ok|okay|so|und|aber|cool|nice|hm+) )*(?:(?:does|do|can|could|would|will|is|geht|gehts|klappt|klappts|funktioniert|kann|konnte|macht|mache?|ginge) (?:it|that|this|i|you|we|one|the move|das|der|die|den|es|ich|man|sie|s)(?: (?:it|that|this|them|das|den|die|ihn|es|work|works|do|go|possible|also|auch|even|denn|eigentlich|genauso))* )?(?:auch |also |as well )?(?:with|using|w|on|mit|mim|mitm|mit m) (?:(?:my|the|your|dem|meinem|mein|den|der|dein\w*) )?(?:weak(?:er)?|other|left|right|bad|worse|schwach\w*|schlecht\w*|ander\w*|link\w*|recht\w*)(?: (?:foot|leg|one|side|fuss|bein|fus|seite))?(?: (?:too|as well|also|auch|then|denn|moglich|machen|work|works|geht))*$/;

/** Whether the drill of the talk goes with the other foot. */
function withOtherFoot(question: Question): Understood | null {
  const { before, raw } = question;
  if (before === null || before.drillId === null || before.drillId === 'weak_foot' || before.intent !== 'drill_technique' || !OTHER_FOOT.test(raw.join(' '))) return null;
  const more = goingOn({ ...question, drillId: null, skill: null }, 'follow_left_foot');
  return more === null ? null : { ...more, intent: 'drill_technique', sureness: 1, topic: null, drillId: before.drillId, skill: before.skill, foot: question.foot ?? 'weak', act: null, words: question.words.filter((word) => !/^(?:weak|schwach)/.test(word)) };
}

const MOST_WORDS_OF_ROLES = 18;
/** How a six and an eight differ has an answer of its own. */
const ASKS_DIFFERENCE = /\b(?:unterschied\w*|difference|different)\b.*\b(?:6er|sechser|6|six)\b.*\b(?:8er|achter|8|eight)\b/;
/** What two or three places on the pitch are there for, in one message. */
function severalRoles(question: Question): Understood | null {
  const { raw } = question;
  const terms = raw.length > MOST_WORDS_OF_ROLES ? [] : rolesIn(raw.join(' '));
  return terms.length < 2 || ASKS_DIFFERENCE.test(raw.join(' ')) ? null : understoodAs(question, 'football_knowledge', { sureness: 1, act: { kind: 'roles', terms }, drillId: null, skill: null });
}

/** Two things that are asked of a move in one message, the same with the other foot, and several places on the pitch; null for all else. */
export function askedTwice(question: Question): Understood | null {
  const { raw, words, language, before } = question;
  if ((language !== 'en' && language !== 'de') || before?.intent === 'injury' || hurts(raw, words)) return null;
  return howAndWhen(question) ?? withOtherFoot(question) ?? severalRoles(question);
}
