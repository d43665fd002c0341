import type { CoachIntent, CoachLanguage } from '@touchline/domain';
import type { DialogueAct } from './dialogue-act-types.ts';
import { literalTopic } from '../meanings/example-question-lookup.ts';
import { playerDataQuestionIn } from '../question-parts/player-data-question.ts';
import type { PlayerDataQuestion } from '../question-parts/player-data-question-types.ts';
import { INTENT_OF_ENOUGH_STREAK_OR_MATCH } from '../question-parts/enough-streak-and-match-question-kinds.ts';
import { INTENT_OF_PERSONAL_QUESTION } from '../question-parts/personal-question-kinds.ts';
import { minutesIn } from '../question-parts/minutes-named.ts';
import { isPlan } from '../question-parts/missing-gear-or-space.ts';
import { offTopicArea } from '../question-parts/off-topic-area.ts';
import { tellsOfAnger } from '../mood/anger-told.ts';
import { isTopicOf, isTopicOfName, thingsLeftOut, withoutThingsLeftOut } from '../question-parts/things-left-out.ts';
import { wishesPlanOfNamed } from '../question-parts/plan-of-named-drills.ts';
import { questionKind } from '../subjects/question-kind.ts';
import { wasAnsweredWithWeakestDrill } from '../talk-subject/answered-with-weakest-drill.ts';
import { stopsForTeamMates } from '../talk-subject/follow-up-on-subject.ts';
import { saysNothingOfBody } from '../safety/harmless-short-turn.ts';
import { inUsualSpelling } from '../text/childrens-spelling.ts';
import { rememberedDuringAnswer } from '../text/remember-during-answer.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { withFullDays } from '../text/weekday-names.ts';
import { hurts, topicOf } from '../topics/find-topic.ts';
import { isCloser, withNoMoreOfWord } from './detail-follow-up-question.ts';
import { OF_NUMBERS, readWithTurnBefore } from './read-with-turn-before.ts';
import { readQuestion, understoodAs, type Understood } from './read-question.ts';
import { readTurn } from './read-turn.ts';

/** What is asked, in the light of what the player wrote before, oldest first. */
export const understand: (text: string, turns?: readonly string[]) => Understood = rememberedDuringAnswer((written, turns) => {
  const text = withFullDays(written);
  const asked = understandWhole(text, turns);
  const told = isPainByChance(text, asked) || isAngerByChance(text, asked) ? understoodAs(readQuestion(text, asked.before), 'off_topic', { drillId: null, skill: null }) : asked;
  return withoutLeftOut(text, turns, told) ?? told;
});

/** What a blister is told with. */
const OF_BLISTER = /\b(?:blister\w*|blase\w*|rub\w*|reib\w*|scheuer\w*|druck\w*|chaf\w*|heels?|fersen?|foot|feet|toes?|fuss\w*|zeh\w*|skin|haut|sore|hurts?|weh|red|rot|plasters?|pflaster|offen|wund\w*|raw)\b/;
const IN_OUR_WORDS: ReadonlySet<CoachLanguage> = new Set<CoachLanguage>(['en', 'de']);

/** Whether a message was taken for one of anger though it says none of its own. */
const isAngerByChance = (text: string, { topic, act, ask, told, language }: Understood): boolean =>
  topic?.topic === 'angry' && act === null && ask === null && told === null && IN_OUR_WORDS.has(language) && !tellsOfAnger(wordsOf(text)) && literalTopic(text) === undefined;

/** Whether a message was taken for one of pain though none of its words is of the body: by a word that is only like one of pain, or by a thing that is worn. */
function isPainByChance(text: string, { intent, topic, act, ask, told, goesOn, before, language, words, sureness }: Understood): boolean {
  if (intent !== 'injury' || act !== null || ask !== null || told !== null || goesOn || before?.intent === 'injury' || !IN_OUR_WORDS.has(language)) return false;
  const raw = wordsOf(text);
  if (hurts(raw, words)) return false;
  if (topic !== null) return topic.topic === 'blister' && !OF_BLISTER.test([...raw, ...words].join(' '));
  return sureness < SURE_FROM && saysNothingOfBody(inUsualSpelling(raw));
}

/** A message that was taken for what it leaves out (“stronger without weights”), read without that; null where it was not. */
function withoutLeftOut(text: string, turns: readonly string[], asked: Understood): Understood | null {
  if (isOfUnwanted(asked, text)) return understoodAs(readQuestion(text, asked.before), 'which_drill', { sureness: 1, language: asked.language });
  const things = thingsLeftOut(wordsOf(text));
  const isOfWeights = asked.ask?.kind === 'case' && asked.ask.case.of === 'weights';
  if (things.length === 0 || asked.act !== null || (asked.ask !== null && !(isOfWeights && things.includes('weights')))) return null;
  const { topic, language } = asked;
  const isOfLeftOut = isOfWeights || (topic === null ? asked.intent === 'off_topic' : things.some((thing) => isTopicOf(topic.topic, thing, language)));
  const rest = isOfLeftOut ? withoutThingsLeftOut(text) : null;
  if (rest === null) return null;
  const other = understand(rest, turns);
  return other.intent === 'off_topic' && topic !== null ? null : { ...other, before: asked.before, language, words: asked.words, unwanted: asked.unwanted };
}

/** From here on a message is known by its own words. */
const SURE_FROM = 0.5;
/** Guessed of who only says what is not wanted. */
const GUESSED_OF_UNWANTED: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['off_topic', 'motivation', 'bored', 'bad_day']);
/** Whether a message that turns a drill or a skill down was taken for a question about just that, or only guessed. */
function isOfUnwanted({ unwanted, act, ask, told, topic, skill, drillId, intent, sureness, language }: Understood, text: string): boolean {
  if (unwanted.length === 0 || act !== null || ask !== null || told !== null || skill !== null || drillId !== null || questionKind(wordsOf(text).join(' ')) === 'why') return false;
  return topic === null ? GUESSED_OF_UNWANTED.has(intent) && sureness < SURE_FROM : isTopicOfName(topic.topic, unwanted, language);
}

function understandWhole(text: string, turns: readonly string[]): Understood {
  const first = asOffered(withPlayerDataQuestion(text, readTurn(text, turns, understand)), text);
  const question = readQuestion(text, first.before);
  const own = withNoMoreOfWord(offTopicArea(question, first) ?? first, question);
  if (own.before !== null && isPlan(own) && (wasAnsweredWithWeakestDrill(own.before) || wishesPlanOfNamed(question.raw))) return own;
  // Without what was said earlier, so that a long talk is not read twice at each of its turns.
  const inTalk = readWithTurnBefore(text, turns.at(-1) ?? '', own, (whole) => understand(whole)) ?? own;
  return wishesPlanBehindRules(inTalk, question.raw) ? { ...understand(text), before: inTalk.before } : stopsForTeamMates(inTalk);
}

/** Whether a turn that was taken for one more of the rules of the game wishes a plan for a time. */
const wishesPlanBehindRules = ({ intent, goesOn }: Understood, raw: readonly string[]): boolean => goesOn && intent === 'football_knowledge' && raw.includes('plan') && minutesIn(raw) !== null;

/** A question that is offered, word for word, is its topic, whatever a pattern of its words would make of it. */
function asOffered(asked: Understood, text: string): Understood {
  const literal = literalTopic(text);
  const topic = literal?.isOffered === true ? topicOf(literal.topic) : undefined;
  // Who asks what a word means is told that, and the talk goes on with the topic of it.
  if (topic !== undefined && asked.act?.kind === 'word') return { ...asked, topic };
  return topic === undefined || asked.topic === topic ? asked : understoodAs(readQuestion(text, asked.before), topic.intent, { sureness: 1, topic, drillId: null, skill: null });
}

/** What an ask is, whatever its words are also like. */
const INTENT_OF_ASK: Readonly<Record<Exclude<PlayerDataQuestion['kind'], 'case' | 'personal'>, CoachIntent>> = {
  counts: 'my_numbers',
  practiceTotal: 'my_numbers',
  where: 'app_help',
  dayList: 'last_practice',
  dated: 'records',
  toRecord: 'records',
  bestIn: 'records',
  howHard: 'drill_technique',
  mostDone: 'my_numbers',
  place: 'my_numbers',
  tokens: 'rewards_levels',
  months: 'my_numbers',
  stretches: 'my_numbers',
  parentOrTrainer: 'parents',
  resultGoal: 'records',
  chat: 'thanks',
  calendar: 'thanks',
  trial: 'plan_week',
  mealBefore: 'food_sleep',
  lastOfSkill: 'last_practice',
  drillOfLength: 'which_drill',
  drillList: 'which_drill',
};
const OF_BOARDS: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['app_help', 'my_numbers']);

/** Whether a turn is about the plan of the talk. */
const isOfPlan = ({ act }: Understood): boolean => act?.kind === 'onSubject' && act.subject.of === 'plan';

/** What is answered whatever number is named beside it: a sum of its own, and sad news. */
const SURELY_READ: ReadonlySet<DialogueAct['kind']> = new Set<DialogueAct['kind']>(['challengeOrSum', 'tokensOfResult', 'tokensOfLast', 'grownMost', 'fewTokens', 'timeLeft', 'sadNews']);

/** A question with the exact one in it, where there is one. */
function withPlayerDataQuestion(text: string, asked: Understood): Understood {
  // Sad news and an illness are answered first, whatever number is named beside them.
  if (asked.ask !== null || isCloser(asked) || (asked.act !== null && SURELY_READ.has(asked.act.kind)) || asked.topic?.topic === 'ill' || isOfPlan(asked)) return asked;
  const ask = playerDataQuestionIn(text, asked);
  if (ask === null) return asked;
  // In a talk about a thing of the app its own words ask more exactly, but for a place on the board.
  if (asked.act?.kind === 'onApp' && asked.before !== null && ask.kind !== 'place') return asked;
  // Who asks about a day of the plan before goes on to speak of that plan.
  if (ask.kind === 'case' && ask.case.of === 'planDay' && asked.before !== null) return { ...asked.before, ask };
  if (ask.kind === 'case') return { ...asked, ask, intent: INTENT_OF_ENOUGH_STREAK_OR_MATCH[ask.case.of], told: null, nearest: [], unsureOf: null, followUp: null, goesOn: false };
  const ownIntent = ask.kind === 'place' && ask.wantsDrill ? 'which_drill' : ask.kind === 'dated' && ask.of === 'last' ? 'last_practice' : ask.kind === 'personal' ? INTENT_OF_PERSONAL_QUESTION[ask.personal.of] : INTENT_OF_ASK[ask.kind];
  const ofKind: ReadonlySet<CoachIntent> = ask.kind === 'place' ? OF_BOARDS : OF_NUMBERS;
  const keeps = asked.topic !== null && ofKind.has(asked.topic.intent) && (ownIntent !== 'which_drill' || ask.kind === 'place');
  const intent = keeps && ownIntent !== 'which_drill' ? asked.intent : ownIntent;
  return { ...asked, ask, skill: 'skill' in ask ? ask.skill : asked.skill, intent, topic: keeps ? asked.topic : null, told: null, nearest: [], unsureOf: null, followUp: null, goesOn: false };
}
