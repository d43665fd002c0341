import { drillOf, type CoachIntent, type DrillId } from '@touchline/domain';
import { coachGrammar } from '@touchline/messages/coach-grammar';
import { coachSubjectQuestionLines, type CoachSubjectQuestionLine } from '@touchline/messages/coach-lines';
import { coachTopicExampleQuestionsOf } from '@touchline/messages/coach-topic-example-questions';
import { coachTopics, type CoachTopic } from '@touchline/messages/coach-topics';
import { lackingFor, lackNamed } from '../answers/training-space-and-gear.ts';
import { literalTopic } from '../meanings/example-question-lookup.ts';
import type { Meanings } from '../meanings/topic-similarity.ts';
import { minutesIn } from '../question-parts/minutes-named.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { hurts, topicIn, topicOf } from '../topics/find-topic.ts';
import { followUpIn } from '../intents/recognise-follow-up.ts';
import { categoryOf, drillsIn, skillsIn } from '../intents/find-drill-and-skill.ts';
import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import type { IntentMatch } from '../intents/rank-intents.ts';
import type { Topic } from '../topics/topic.ts';
import { questionKind, type QuestionKind } from './question-kind.ts';
import { detailsOf } from './drill-technique-details.ts';
import { subjectIn, type Cell, type Subject } from './subjects.ts';
import type { Told } from './subject-answer-input.ts';

/** So likely, what weighs on somebody and small talk are never answered as a question about a thing. */
const KEPT_FROM = 0.55;
const KEPT: ReadonlySet<CoachIntent> = new Set<CoachIntent>([
  ...(['injury', 'bad_day', 'nerves', 'parents', 'motivation'] as const),
  ...(['thanks', 'greeting', 'joke', 'who_are_you', 'other_language_unsupported', 'off_topic'] as const),
  ...(['bored', 'too_hard', 'too_easy', 'plan_day', 'plan_week', 'which_drill'] as const),
]);
/** These tell the player's numbers, whatever the question word. */
const NUMBERS: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['my_numbers', 'records', 'last_practice', 'analyse_practice']);
const NUMBERS_FROM = 0.6;
const MAY_COUNT: ReadonlySet<QuestionKind> = new Set<QuestionKind>(['howMany', 'what', 'when', 'how', 'which']);
/** A reading that is surer than this stands against what only names the subject. */
const SURE_FROM = 0.5;
/** A reading that is surer than this stands against any cell. */
const CLEAR_FROM = 0.9;
/** In a talk, words of so few go on with it. */
const MOST_WORDS_GOING_ON = 4;
/** What so few words ask of the drill that was spoken of. */
const ASKS_ON: ReadonlySet<QuestionKind> = new Set<QuestionKind>(['howOften', 'with', 'where', 'howFar', 'who', 'must']);
/** So like a way to ask for it, a topic is meant whatever the subject; and so like, where it is about the subject. */
const SAME_FROM = 0.75;
const ALIKE_FROM = 0.6;
/** Asks about what was done, and no general question. */
const OWN_PAST = /\b(did i|have i|had i|do i have(?! to)|have i got|was my|is my (best|record|average|last|highest)|my (best|record|average|last|highest|score|streak)|hab\w* ich|hatte ich|war mein\w*|ist mein\w* (best|rekord|durchschnitt|letzt)\w*|mein\w* (best|rekord|durchschnitt|letzt|streak|serie)\w*|so far|bisher|already|schon)\b/;
const WHICH_FOOT = /\b(which|what|wich|welche\w*|mit welche\w*) (foot|leg|side|fuss|bein|seite)\b/;
const ASKS_HOW_TO = /^(how|wie) (do|to|does|geht|gehen|mach\w*|macht)\b/;
/** Nobody is compared with others. */
const COMPARES = /\b(best|better|worst|worse|first|beste\w*|besser|schlechter)\b/;
const HEADING = /\b(head(s|ed|ing|er|ers)?|kopf(ball|balle|en|t)?|kopfen)\b/;
const PRICE = /\b(cost\w*|price|how much money|kostet|kosten|preis)\b/;
const SKILLS_TOLD: ReadonlySet<QuestionKind> = new Set<QuestionKind>(['howLong', 'howOften', 'when', 'why', 'worth', 'where', 'who', 'with', 'must', 'bad']);

/** Whether a topic is about a subject: it is named in what the topic is met by, where it is asked for, or in its answer. */
function isAbout({ topic, says }: Topic, { said }: Subject, text: string): boolean {
  const named = said.exec(text)?.[0];
  if (named !== undefined && says.some((part) => part.test(text) && !part.test(text.replace(named, '')))) return true;
  return textsOf(topic).some((one) => said.test(one));
}

const readTexts = new Map<string, readonly string[]>();

/** The ways to ask for a topic and what is said of it, in plain words; read once for each language. */
export function textsOf(topic: CoachTopic): readonly string[] {
  const key = `${coachGrammar.language} ${topic}`;
  const known = readTexts.get(key);
  if (known !== undefined) return known;
  const ways = Object.values(coachTopicExampleQuestionsOf).flatMap((questions) => questions?.[topic] ?? []);
  const texts = [...ways, ...coachTopics[topic]].map((text) => wordsOf(text).join(' '));
  readTexts.set(key, texts);
  return texts;
}

/** Whether a topic is one of the answers that belong to a subject. */
const isOwn = ({ topic }: Topic, { about, cells }: Subject): boolean => [about, ...Object.values(cells)].includes(topic);

/** An answer of the subject's own that is so like the question is meant before a liker one about something else. */
const OWN_FROM = 0.6;

/** Whether an answer that belongs to a subject is among those that the question is like. */
const hasOwnRival = (subject: Subject, meanings: Meanings | null): boolean =>
  (meanings?.topics ?? []).some(({ topic, likeness }) => likeness >= OWN_FROM && [subject.about, ...Object.values(subject.cells)].includes(topic));

/** Whether a topic that was met is the better answer to a question about a subject. */
function stands(topic: Topic, subject: Subject, hasNoCell: boolean, { raw, words }: Question, meanings: Meanings | null): boolean {
  if (isOwn(topic, subject)) return true;
  if (KEPT.has(topic.intent)) return !(OF_PRACTICE.has(topic.intent) && REWARDS.test(raw.join(' ')));
  const likeness = meanings?.topics.find((one) => one.topic === topic.topic)?.likeness ?? 0;
  const isNear = subject.intents.includes(topic.intent) || isAbout(topic, subject, raw.join(' '));
  if (!isNear) return likeness >= SAME_FROM && (hasNoCell || !hasOwnRival(subject, meanings));
  return hasNoCell || likeness >= ALIKE_FROM || topicIn(raw, words, false)?.topic === topic;
}

/** A question about a subject, understood by the cell for its kind. */
function asCell(question: Question, cell: Cell, { intents }: Subject, kind: QuestionKind, first: IntentMatch | undefined): Understood {
  const topic = Object.hasOwn(coachSubjectQuestionLines, cell) ? undefined : topicOf(cell as CoachTopic);
  if (topic !== undefined) return understoodAs(question, topic.intent, { topic });
  const intent = first !== undefined && intents.includes(first.class) ? first.class : (intents[0] ?? 'app_help');
  return understoodAs(question, intent, { told: toldOf('subject', kind, question.raw.join(' '), { line: cell as CoachSubjectQuestionLine }) });
}

const GOES_ON_ABOUT_REWARDS = /\b(app|pack|packs|token|tokens)\b/;

/** What was read of a question before its subject is looked at. */
interface Readings {
  /** The exact reading, by words or by meaning. */
  readonly exact: Understood | null;
  /** The likeliest intent. */
  readonly first: IntentMatch | undefined;
  readonly meanings: Meanings | null;
}

/** Pain, heading, other languages and words that go on with a talk are not questions about a thing. */
function isNoneOfThings({ raw, words, language, skill, before, text }: Question, said: string): boolean {
  if ((language !== 'en' && language !== 'de') || hurts(raw, words) || literalTopic(text) !== undefined) return true;
  // What is said of heading goes by age, however it is asked.
  return (before !== null && followUpIn(raw) !== null) || skill === 'heading' || HEADING.test(said);
}

/** Whether the player's numbers are asked for: those are told from the sessions. */
function asksNumbers(said: string, kind: QuestionKind, first: IntentMatch | undefined): boolean {
  // Why a reward is as it is, is a question about how it comes about.
  if (kind === 'why' && REWARDS.test(said)) return false;
  if (OWN_PAST.test(said)) return true;
  return MAY_COUNT.has(kind) && first !== undefined && NUMBERS.has(first.class) && first.score >= NUMBERS_FROM;
}

/**
 * A question about a thing that is known, understood by its subject and by the kind of answer that it wants; null where
 * what was read otherwise stands.
 */
export function detectSubject(question: Question, readings: Readings): Understood | null {
  const { raw, drillId, before } = question;
  const { exact, first } = readings;
  const said = raw.join(' ');
  if (isNoneOfThings(question, said)) return null;
  const kind = questionKind(said);
  if (asksToChoose(question, said)) return understoodAs(question, 'which_drill', { told: toldOf('choice', 'which', said) });
  const goodResult = topicOf('goodResult');
  if (drillId !== null && SAYS_RESULT.test(said) && goodResult !== undefined) return understoodAs(question, goodResult.intent, { topic: goodResult });
  const ofDetail = asksDetail(question, exact, said);
  if (ofDetail !== null) return ofDetail;
  const goesOn = before !== null && raw.length <= MOST_WORDS_GOING_ON;
  if (goesOn && kind !== null && asksOnAboutDrill(question, kind)) return ofDrill({ ...question, drillId: before.drillId }, kind, null, said);
  if (goesOn || kind === null || isKept(first, kind, said)) return null;
  if (asksPrice(said, exact)) return understoodAs(question, 'equipment', { told: toldOf('subject', kind, said, { line: 'costs' }) });
  if (asksWhatADrillGives(question, said, kind)) return understoodAs(question, 'rewards_levels', { told: toldOf('subject', kind, said, { line: 'sameForAll' }) });
  const tellsNumbers = asksNumbers(said, kind, first);
  if (drillId !== null && !isFootAlone(drillId, said)) return tellsNumbers ? null : ofDrill(question, kind, exact, said);
  const subject = isInMinutesWithoutWall(raw, said) ? null : subjectIn([said, question.words.join(' ')]);
  if (subject === null) return exact === null && !tellsNumbers ? ofSkill(question, kind, said) : null;
  if (tellsNumbers && !subject.isExact && subject.about !== 'ownMatches') return null;
  return ofSubject(question, subject, kind, readings);
}

/** Whether it is asked what to do in a time where there is no wall: a wish for practice, and no question about walls. */
const isInMinutesWithoutWall = (raw: readonly string[], said: string): boolean => minutesIn(raw) !== null && lackNamed(said) === 'withoutWall';

/** In a talk, a detail that is asked for in so few words is one of the drill that was spoken of. */
const MOST_WORDS_OF_DETAIL = 12;

/** A detail of how a drill is done that the drill's own text tells: which part of the foot, where to look, both feet. */
function asksDetail(question: Question, exact: Understood | null, said: string): Understood | null {
  const { drillId, before, skill, raw } = question;
  const isOther = exact !== null && exact.intent !== 'improve_skill' && exact.intent !== 'drill_technique';
  const spokenOf = !isOther && skill === null && raw.length <= MOST_WORDS_OF_DETAIL ? (before?.drillId ?? null) : null;
  const id = drillId ?? spokenOf;
  if (id === null || isFootAlone(id, said) || ASKS_HOW_TO.test(said) || OWN_PAST.test(said) || detailsOf(id, said).length === 0) return null;
  return understoodAs({ ...question, drillId: id }, 'drill_technique', { told: toldOf('detail', 'how', said) });
}

/** What the app counts and gives, whatever else is named beside it. */
const REWARDS = /\b(xp|tokens?|streaks?|serie|leader ?boards?|rangliste\w*|bestenliste\w*)\b/;
/** Only sound like themselves beside a reward: "more xp for harder drills". */
const OF_PRACTICE: ReadonlySet<string> = new Set<CoachIntent>(['motivation', 'too_easy', 'too_hard', 'which_drill', 'plan_day', 'bored']);
const HARDER_OR_EASIER = /\b(hard\w*|eas\w*|difficult|higher level|schwer\w*|leicht\w*|schwierig\w*) (drills?|ones?|exercises?|ubung\w*)\b/;
const COUNTS_OR_GIVES = /\b(count\w*|gets?|gives?|gave|worth|earn\w*|more|extra|same|keep\w*|zahl\w*|gibt|gib|bring\w*|krieg\w*|bekomm\w*|mehr|gleich\w*)\b/;

/** Whether a drill gives something, or more than another. */
const asksWhatADrillGives = ({ drillId }: Question, said: string, kind: QuestionKind): boolean =>
  REWARDS.test(said) && COUNTS_OR_GIVES.test(said) && (drillId !== null || HARDER_OR_EASIER.test(said)) && !OWN_PAST.test(said) && kind !== 'howMany';

const OR = / (or|oder) /;
const ASKS_TO_CHOOSE = /\b(should|shall|shud|shld|do i|which|what|wat|better|best|rather|soll|sollte|lieber|besser|was|welche\w*)\b/;
const ASKS_OF_BOTH = /\b(difference|unterschied|mean|heisst|did|hab|habe|more often|ofter|most)\b/;
const OF_TWO = 2;

/** What to do in a match is decided there, and is no drill to choose. */
const IN_A_SITUATION = /\b(?:when|if|while|near (?:the|their|my|our) goal|in front of|in (?:a|the) (?:match|game)|against|wenn|vor dem tor|am tor|im (?:spiel|strafraum)|gegen)\b/;
/** Which of two drills or of two skills to practise. */
function asksToChoose({ words, raw }: Question, said: string): boolean {
  if (!OR.test(` ${said} `) || !ASKS_TO_CHOOSE.test(said) || ASKS_OF_BOTH.test(said) || IN_A_SITUATION.test(said) || hurts(raw, words)) return false;
  const drills = drillsIn(words);
  return drills.length === OF_TWO || (drills.length === 0 && skillsIn(words).filter((skill) => categoryOf(skill) !== null).length === OF_TWO);
}

const SAYS_RESULT = /\b(is|are|was|were|ist|sind|war|waren) (\w+ ){0,2}\d+\b.*\b(good|gud|bad|ok|okay|a lot|normal|enough|decent|high|low|gut|schlecht|viel|wenig|genug)\b/;

/** What weighs on somebody stays what it is; "worth it" only sounds like being tired of it all. */
function isKept(first: IntentMatch | undefined, kind: QuestionKind, said: string): boolean {
  if (first === undefined || first.score < KEPT_FROM || !KEPT.has(first.class)) return false;
  return !(OF_PRACTICE.has(first.class) && (kind === 'worth' || REWARDS.test(said)));
}

/** A few words in a talk that ask on about the drill that was spoken of. */
const asksOnAboutDrill = ({ before, drillId }: Question, kind: QuestionKind): boolean =>
  drillId === null && ASKS_ON.has(kind) && before !== null && before.drillId !== null && before.drillId !== 'weak_foot';

const asksPrice = (said: string, exact: Understood | null): boolean =>
  PRICE.test(said) && !GOES_ON_ABOUT_REWARDS.test(said) && exact?.intent !== 'rewards_levels' && subjectIn([said]) !== null;

/** The weaker foot is mostly spoken of without the drill of that name. */
const isFootAlone = (drillId: DrillId, said: string): boolean => drillId === 'weak_foot' && !/\b(drill|exercise|ubung)\b/.test(said);

const toldOf = (of: Told['of'], kind: QuestionKind, said: string, more: Partial<Pick<Told, 'line' | 'about'>> = {}): Told => ({
  of,
  kind,
  said,
  line: null,
  about: null,
  ...more,
});

function ofSkill(question: Question, kind: QuestionKind, said: string): Understood | null {
  if (question.skill === null || !SKILLS_TOLD.has(kind)) return null;
  return understoodAs(question, 'improve_skill', { told: toldOf('skill', kind, said) });
}

function ofSubject(question: Question, subject: Subject, kind: QuestionKind, { exact, first, meanings }: Readings): Understood | null {
  // Something is the matter with a part of the body: that is for a grown-up to look at.
  if (subject.about === 'bodyCare' && kind === 'whatIf') return understoodAs(question, 'injury', { sureness: 1 });
  const cell = subject.cells[kind === 'yesNo' ? 'may' : kind] ?? (kind === 'worth' ? subject.cells.why : undefined);
  if (!subject.isExact) {
    if (exact !== null && exact.topic !== null && stands(exact.topic, subject, cell === undefined, question, meanings)) return null;
    if (exact === null && first !== undefined && first.score >= CLEAR_FROM && (cell === undefined || kind !== 'where' || first.class !== 'app_help')) return null;
  }
  if (cell !== undefined) return asCell(question, cell, subject, kind, first);
  if (exact === null && (kind === 'yesNo' || (first !== undefined && first.score >= SURE_FROM))) return null;
  if (exact !== null && (exact.topic === null || kind === 'what' || kind === 'yesNo')) return null;
  return understoodAs(question, subject.intents[0] ?? 'app_help', { told: toldOf('subject', kind, question.raw.join(' '), { about: subject.about }) });
}

function ofDrill(question: Question, kind: QuestionKind, exact: Understood | null, said: string): Understood | null {
  if (exact?.topic?.withNamedDrill === true || kind === 'what' || kind === 'yesNo') return null;
  const lacking = question.drillId === null ? null : lackingFor(drillOf(question.drillId), said);
  const noCones = topicOf('noCones');
  if (lacking === 'wall') return understoodAs(question, 'no_wall');
  if (lacking === 'ball') return understoodAs(question, 'no_ball');
  if (lacking === 'cones' && noCones !== undefined) return understoodAs(question, noCones.intent, { topic: noCones });
  const compared = topicOf('comparedWithOthers');
  if (kind === 'who' && COMPARES.test(said) && compared !== undefined) return understoodAs(question, compared.intent, { topic: compared });
  if (kind === 'how' && (ASKS_HOW_TO.test(said) || !WHICH_FOOT.test(said))) return null;
  const isRecovery = question.drillId === 'recovery' && kind === 'must';
  const told = isRecovery ? toldOf('subject', kind, said, { line: 'recoveryMust' }) : toldOf('drill', kind, said);
  return understoodAs(question, 'drill_technique', { told });
}
