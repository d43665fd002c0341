import type { CoachIntent, CoachLanguage } from '@touchline/domain';
import { intentByMeaning, isNearAnyTopic, nearestTopics } from '../meanings/choose-meaning.ts';
import { type Meanings } from '../meanings/topic-similarity.ts';
import { questionKind, type QuestionKind } from '../subjects/question-kind.ts';
import { saysNothingOfBody } from '../safety/harmless-short-turn.ts';
import { hurts } from '../topics/find-topic.ts';
import { understoodAs, type Question, type Understood } from './read-question.ts';
import { type Ranking } from './rank-intents.ts';

/** Below this a text is like nothing that the coach knows. */
const KNOWN_FROM = 0.16;
/** Below this a text about football is guessed at no more: what is near to it is offered, or other words are asked for. */
const GUESSED_FROM: Readonly<Record<CoachLanguage, number>> = { en: 0.33, de: 0.33, es: 0.3, fr: 0.3, pt: 0.3 };
/** Their answers are something to do. */
const OFFERS_TO_DO: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['which_drill', 'team_mates', 'bored', 'motivation', 'rain', 'no_ball', 'no_wall', 'little_time', 'plan_day', 'plan_week', 'warm_up']);
const NOT_TO_DO: ReadonlySet<QuestionKind> = new Set<QuestionKind>(['why', 'who', 'where']);
const DOUBTED_KIND_BELOW = 0.7;
/** Below this a guess is doubted where the meaning of the words is of another intent, unless they are fewer than these. */
const FEWEST_WORDS_DOUBTED = 4;
const DOUBTFUL_FROM = 0.5;
/** Two intents nearer to each other than this are asked about, where neither is far ahead of what a guess would be. */
const UNSURE_MARGIN = 0.05;
const SURE_FROM = 0.5;
const MOST_WORDS_OF_SKILL = 2;
const SKILL_ALONE_BELOW = 0.6;

/** How a drill goes, whatever the foot. */
const ASKS_HOW = /^(how (do|does|to|would)|wie (geht|gehen|macht|mach))\b/;

/** Asks how to get better, or wants to, and not whether it did. */
const ASKS_HOW_TO_GET_BETTER = /\b(how (can|could|do|to|should|would|shall) (i|we|he|she|you|u|my \w+)?|wie (kann|konnte|werd\w*|soll\w*|muss|schaff\w*|krieg\w*|bekomm\w*) (ich|man|wir|er|sie|mein\w*))\b/;
const WANTS_TO_GET_BETTER = /\b(?:i )?(?:want|wanna|need|would like) (?:to )?(?:get|be|become) (?:\w+ )?better\b|\b(?:will|mochte|muss|wurde gern\w*) (?:\w+ ){0,2}besser\b/;
/** Whether a text asks how to get better, or wants to. */
export const wantsToImprove = (text: string): boolean => ASKS_HOW_TO_GET_BETTER.test(text) || WANTS_TO_GET_BETTER.test(text);

/** Tells of a match that was lost, and asks for no score of others. */
const SAYS_LOST = /\b(?:we|wir|hemos|on a|nous avons|a gente|nos) (?:\w+ )?(?:lost|verloren|perdido|perdu|perdemos)\b|\b(?:perdimos|perdemos|perdeu de)\b/;

/** Somebody who may be hurt. */
const OF_SOMEBODY = /\b(?:i|im|ive|me|my|mine|myself|he|him|his|she|her|they|them|their|we|us|our|you|your|son|daughter|child|kid|friend|brother|sister|mate|player|ich|mich|mir|mein\w*|er|ihm|ihn|sein\w*|sie|ihr\w*|wir|uns|unser\w*|du|dein\w*|sohn|tochter|kind|freund\w*|bruder|schwester|spieler\w*|yo|mi|me|je|j|mon|ma|moi|eu|meu|minha)\b/;
/** Whether a message asks who does something, or where, and speaks of nobody: what sounds like pain in it is chance (“who paints the lines”). */
const asksOfNobody = ({ raw, words }: Question): boolean => {
  const text = raw.join(' ');
  const kind = questionKind(text);
  return (kind === 'who' || kind === 'where') && !OF_SOMEBODY.test(text) && !hurts(raw, words);
};

/** The intent that the words are likest to, with what else they may mean where that is not clear; nothing near is known where `meanings` are null. */
export function likeliest(question: Question, ranking: Ranking, meanings: Meanings | null): Understood {
  return plainWishToImprove(question, ranking) ?? likeNothingKnown(question, ranking, meanings) ?? byLikeness(question, ranking, meanings);
}

/** Who wants to get better at a skill that is named, where no drill is. */
function plainWishToImprove(question: Question, { first }: Ranking): Understood | null {
  const { raw, drillId, skill } = question;
  const isOfSkill = skill !== null && skill !== 'weak_foot' && drillId === null;
  return isOfSkill && first.class === 'which_drill' && WANTS_TO_GET_BETTER.test(raw.join(' ')) ? understoodAs(question, 'improve_skill', { sureness: 1 }) : null;
}

/** A text that is like nothing that the coach knows, with what is near to it; null where it is like something. */
function likeNothingKnown(question: Question, { first }: Ranking, meanings: Meanings | null): Understood | null {
  const { before, raw, language, drillId, skill } = question;
  const near = (of: Meanings, nearest = nearestTopics(of)): Understood => understoodAs(question, 'off_topic', { nearest, nearWord: of.subject?.word ?? null });
  // A reason, a person, a place or a time is none of what these do.
  const isAlone = drillId === null && skill === null && before === null;
  const kind = isAlone && OFFERS_TO_DO.has(first.class) && first.score < DOUBTED_KIND_BELOW ? questionKind(raw.join(' ')) : null;
  if (kind !== null && NOT_TO_DO.has(kind) && meanings !== null) return near(meanings);
  const isGuess = first.score < GUESSED_FROM[language];
  // Of languages without meanings nothing near is known; what may be pain stays that, unless no word of it is of the body.
  const isNothing = first.class === 'injury' ? first.score < SURE_FROM && (saysNothingOfBody(raw) || asksOfNobody(question)) : isGuess;
  if (isNothing && meanings === null) return understoodAs(question, 'off_topic', { act: { kind: 'unclear' } });
  if (isGuess && meanings !== null) {
    const nearest = nearestTopics(meanings);
    // What is near by other words than the one it is about is no answer to it, and no guess is better.
    if (nearest.length > 0 || isNearAnyTopic(meanings)) return near(meanings, nearest);
  }
  return first.score < KNOWN_FROM ? understoodAs(question, 'off_topic') : null;
}

/** The likest intent, with the second one or the nearest topics where it is doubtful. */
function byLikeness(question: Question, { first, second }: Ranking, meanings: Meanings | null): Understood {
  const { before, raw, drillId, skill } = question;
  // A skill by itself, "shooting", wants to get better at it.
  if (raw.length <= MOST_WORDS_OF_SKILL && skill !== null && drillId === null && first.score < SKILL_ALONE_BELOW) {
    return understoodAs(question, 'improve_skill', { sureness: first.score });
  }
  // How to get better at a skill that is named leaves nothing to doubt.
  const isPlainWish = first.class === 'improve_skill' && skill !== null && ASKS_HOW_TO_GET_BETTER.test(raw.join(' '));
  const isDoubtful = !isPlainWish && first.score < DOUBTFUL_FROM && raw.length >= FEWEST_WORDS_DOUBTED;
  const nearest = meanings !== null && isDoubtful && intentByMeaning(meanings) !== first.class ? nearestTopics(meanings) : [];
  const intent = intentOf(question, first.class);
  const isUnsure = first.score < SURE_FROM && first.score - second.score < UNSURE_MARGIN && nearest.length === 0 && !isAboutFoot(question, first.class);
  const keepsSubject = first.class === 'too_hard' || first.class === 'too_easy';
  return understoodAs(question, intent, {
    sureness: first.score,
    unsureOf: isUnsure ? second.class : null,
    nearest,
    drillId: drillId ?? (keepsSubject ? (before?.drillId ?? null) : null),
    skill: skill ?? (keepsSubject ? (before?.skill ?? null) : null),
  });
}

/** Whether getting better is wished with one foot, and at nothing else. */
function isAboutFoot({ foot, skill, drillId }: Question, likest: CoachIntent): boolean {
  const namesFoot = foot !== null && foot !== 'both' && (skill === null || skill === 'weak_foot') && (drillId === null || drillId === 'weak_foot');
  return likest === 'improve_skill' && namesFoot;
}

/** What the likest intent means of this question: of a foot, of how a drill is done, or of a lost match. */
function intentOf(question: Question, likest: CoachIntent): CoachIntent {
  const text = question.raw.join(' ');
  if (isAboutFoot(question, likest)) return 'weak_foot';
  if (likest === 'weak_foot' && question.drillId !== null && question.drillId !== 'weak_foot' && ASKS_HOW.test(text)) return 'drill_technique';
  return likest === 'matches' && SAYS_LOST.test(text) ? 'bad_day' : likest;
}
