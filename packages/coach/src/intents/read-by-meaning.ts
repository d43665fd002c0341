import type { CoachIntent } from '@touchline/domain';
import { chooseMeaning, isMisread, isUnanswerable, nearestTopics, storyMeaning } from '../meanings/choose-meaning.ts';
import { meaningsOf, type Meanings } from '../meanings/topic-meanings.ts';
import { choiceOfList } from '../question-parts/list-choice.ts';
import { readQuestionByParts } from '../question-parts/read-question-by-parts.ts';
import { planAsked } from './asks-plan.ts';
import { detectSubject } from '../subjects/detect-subject.ts';
import { asksProgress } from './asks-progress.ts';
import { faultOnSubject } from '../talk-subject/follow-up-on-subject.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { hurts, topicIn } from '../topics/find-topic.ts';
import { continuingAct } from './recognise-body-talk-and-drill-follow-up.ts';
import { goOnByLikeness, goOnByWords, goOnWithoutSubject, MOST_WORDS_ABOUT_FEET } from './continue-conversation.ts';
import type { Match } from './score-intents.ts';
import { understoodAs, type Question, type Understood } from './read-question.ts';
import { isClearlyOther, rankedMatches, rankingOf, type IntentMatch, type Ranking } from './rank-intents.ts';
import { likeliest, wantsToImprove } from './likeliest-intent.ts';

/** A question of which no reader knows more: by its parts, by what its words mean, and last by which intent they are likest to. */
export function readByMeaning(question: Question): Understood {
  const { raw, words, language, before } = question;
  const meanings = meaningsOf(withoutConcession(question.text), language);
  const story = meanings === null || before !== null ? null : readStory(question, meanings);
  const said = story ?? choiceOfList(question) ?? continuingAct(question);
  if (said !== null) return said;
  const byParts = readQuestionByParts(question);
  if (byParts !== null) return byParts.topic != null && meanings !== null && isMisread(byParts.topic, meanings, language) ? betterThanParts(question, byParts, meanings) : byParts;
  const fault = faultOnSubject(question);
  if (fault !== null) return fault;
  const matches = rankedMatches(question);
  const ranking = rankingOf(matches);
  if (isOfProgress(question, ranking?.first)) return understoodAs(question, 'analyse_practice', { sureness: 1 });
  const plan = hurts(raw, words) ? null : planAsked(raw);
  if (plan !== null) return understoodAs(question, plan, { sureness: 1 });
  if (meanings !== null && isUnanswerable(question.text, meanings) && !isOtherwiseKnown(question, ranking)) {
    return understoodAs(question, 'off_topic', { nearest: nearestTopics(meanings), nearWord: meanings.subject?.word ?? null });
  }
  const exact = exactQuestion(question, matches, ranking?.first, meanings);
  const exactOrSubject = detectSubject(question, { exact, first: ranking?.first, meanings }) ?? exact;
  if (exactOrSubject !== null) return exactOrSubject;
  if (ranking === null) return understoodAs(question, 'off_topic');
  return (
    goOnByWords(question, ranking) ??
    goOnByLikeness(question, ranking) ??
    goOnWithoutSubject(question, ranking) ??
    likeliest(question, ranking, meanings)
  );
}

/** What a question that its parts misread means, where that is the topic which was learned; else as its parts have it. */
function betterThanParts(question: Question, byParts: Understood, meanings: Meanings): Understood {
  const matches = rankedMatches(question);
  const learned = exactQuestion(question, matches, rankingOf(matches)?.first, meanings);
  return learned !== null && learned.topic?.topic === meanings.learned[0]?.topic ? learned : byParts;
}

/** A story by what was learned: its topic, or what it may be about where that is not clear; null where it is read as any other message. */
function readStory(question: Question, meanings: Meanings): Understood | null {
  const story = storyMeaning(question.text, meanings, hurts(question.raw, question.words));
  if (story === null) return null;
  const { topic, offered: nearest } = story;
  // Of a drill or a skill that it names more is known than what it may be about.
  if (topic === null && (question.drillId !== null || question.skill !== null)) return null;
  return topic === null ? understoodAs(question, 'off_topic', { nearest }) : understoodAs(question, topic.intent, { topic, nearest });
}

/** Whether something else than what was learned knows what is asked: the talk before, a drill or a skill, pain, a pattern, the coach herself. */
function isOtherwiseKnown({ before, raw, words, drillId, skill }: Question, ranking: Ranking | null): boolean {
  if (before !== null || drillId !== null || skill !== null || ranking?.first.class === 'who_are_you') return true;
  return hurts(raw, words) || topicIn(raw, words, false) !== null;
}

/** What a film of the player shows is another thing than the numbers of practice. */
const OF_FILM = /\b(video|clip|film\w*|technique|technik|form|posture|haltung|analys\w*)\b/;
/** These tell numbers of their own. */
const TELLS_NUMBERS: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['my_numbers', 'records', 'last_practice']);

/** Whether a drill or a skill is named, and what is asked is how the player's own practice of it goes. */
function isOfProgress({ raw, words, drillId, skill, foot }: Question, first: IntentMatch | undefined): boolean {
  if (drillId === null && skill === null && foot !== 'weak') return false;
  const text = raw.join(' ');
  if (!(asksProgress(text) || asksProgress(words.join(' '))) || OF_FILM.test(text)) return false;
  return !hurts(raw, words) && (first === undefined || !TELLS_NUMBERS.has(first.class));
}

/** What stands against something tells of it, and is not what is asked: "…, although I am right-footed". */
const CONCESSION = /^(.+?),? (?:obwohl|although|even ?(?:though|tho)|eventho|trotz(?:dem ich| dass))\b/i;
const FEWEST_WORDS_OF_CLAUSE = 3;

/** A question without the clause that stands against it. */
function withoutConcession(text: string): string {
  const main = CONCESSION.exec(text)?.[1];
  return main === undefined || main.split(/\s+/).length < FEWEST_WORDS_OF_CLAUSE ? text : main;
}

/** Tells which foot somebody plays with. */
const SAYS_WHICH_FOOT = /\b((left|right) ?(foot|feet|sid)\w*|left(y|ies)|right(y|ies)|(links|rechts)fuss\w*|(am|im|bin|is|are|ist) (a )?(left|right|links|rechts)\w*)\b/;

const TO_THE_COACH = /\b(you|u|ur|r u|your|youre|yourself|ya|sarah|coach|program|robot|bot|ai|chat ?gpt|this|it|du|dein\w*|dir|dich|bist|programm|roboter|ki)\b/;

/** A question that has an answer of its own, by its words or by what they mean. */
function exactQuestion(question: Question, matches: readonly Match[], first: IntentMatch | undefined, meanings: Meanings | null): Understood | null {
  const { text, before, raw, words, language, drillId, foot } = question;
  const main = withoutConcession(text);
  const found = main === text ? topicIn(raw, words, drillId !== null) : topicIn(wordsOf(main), wordsOf(main), drillId !== null);
  const pattern = found !== null && !isClearlyOther(found, matches, words, language) ? found.topic : null;
  const asksForFoot = before !== null && foot !== null && raw.length <= MOST_WORDS_ABOUT_FEET;
  const known = { pattern, intent: first?.class, intentScore: first?.score ?? 0, hurts: hurts(raw, words), namesDrill: drillId !== null, inTalk: before !== null };
  const meant = meanings === null || asksForFoot ? null : chooseMeaning(text, meanings, known);
  const topic = meant ?? pattern;
  if (topic?.topic === 'better' && wantsToImprove(raw.join(' '))) return null;
  // Which foot one kicks with, and what to do with one of them, are two questions.
  if (topic?.topic === 'leftFooted' && !SAYS_WHICH_FOOT.test(wordsOf(withoutConcession(text)).join(' '))) return null;
  // A birthday is the coach's own only where she is spoken to.
  if (topic?.topic === 'sarahAge' && !TO_THE_COACH.test(raw.join(' ')) && !TO_THE_COACH.test(words.join(' '))) return null;
  return topic === null ? null : understoodAs(question, topic.intent, { topic });
}
