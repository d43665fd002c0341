import type { CoachIntent, CrisisKind, RefusalKind } from '@touchline/domain';
import type { CoachTopic } from '@touchline/messages/coach-topics';
import type { Understood } from '../intents/read-question.ts';
import { isTalkLineOfPeople } from '../intents/talk-follow-up-question.ts';
import { meaningsOf } from '../meanings/topic-similarity.ts';
import type { Topic } from '../topics/topic.ts';
import { hasSignOfBody } from './check-in-in-passing.ts';
import { checkByRule, footballReadings } from './check-by-rule.ts';
import { isAskedByScoreAlone } from './check-message.ts';
import { leanToDanger } from './danger-score.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { tellsOfPain } from './recent-pain-report.ts';

/**
 * Whether a message that safety asks about is surely of football, so that its answer may stand behind that question. How sure is
 * from the counts of decision 041: the further the second opinion leans to danger, the surer the topic has to be.
 */

/** Football, practice, food, the team and what is felt in play. Questions about parents and about the coach are like too many that are of something else. */
const ANSWERED: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['improve_skill', 'drill_technique', 'football_knowledge', 'equipment', 'plan_day', 'warm_up', 'food_sleep', 'team_mates', 'nerves', 'bad_day', 'motivation']);
/** About the app, its films and rewards, and matches: where the second opinion leans little, and surer than what is asked of play. */
const OF_APP: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['app_help', 'form_analysis', 'rewards_levels', 'matches']);
const LIKELIHOOD_OF_APP_FOR_LEAN: readonly (readonly [lean: number, likelihood: number])[] = [[0.3, 0.5], [0.6, 0.95]];
/** What others do with the player may be anything. */
const WITH_OTHERS: ReadonlySet<CoachTopic> = new Set<CoachTopic>(['parentPlays', 'playWithOlder']);

/** Of what is told of other people and of the pitch in hard words. What is of the body, of touch, of contact or of oneself is never answered where a rule speaks. */
const DOUBTED: ReadonlySet<CrisisKind | RefusalKind> = new Set<CrisisKind | RefusalKind>(['abuse', 'injuring_others', 'hate_obscenity']);

/** How far the second opinion may lean, and how likely the topic has to be for it. */
const LIKELIHOOD_FOR_LEAN: readonly (readonly [lean: number, likelihood: number])[] = [[0.3, 0.3], [0.6, 0.5], [1, 0.8]];
/** Further than that only what is asked of play itself is answered, and what is felt or told of others never. */
const OF_PLAY: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['improve_skill', 'drill_technique', 'football_knowledge', 'equipment']);
const FURTHEST_LEAN = 2;
const LIKELIHOOD_OF_PLAY = 0.95;
/** A topic that was met by its own words is sure where the second opinion leans little and what was learned thinks of it too. */
const MET = 1;
const LEANS_LITTLE = 0.6;
const LIKELIHOOD_OF_MET = 0.2;
/** Where the message was put into English words, they are less sure. */
const LIKELIHOOD_IN_TRANSLATION = 0.8;
const LIKELIHOOD_AGAINST_RULE = 0.3;
/** A message of fewer words says too little for a topic that none of its words names. */
const FEWEST_WORDS_UNMET = 4;

/** Whether a message that safety asks about may have an answer behind that, whatever it means: no rule asks, one that may be doubted does, or the second opinion leans not too far. */
export function mayBeAnsweredToo(message: string): boolean {
  const rule = checkByRule(message);
  if (tellsOfPain(message)) return false;
  if (rule.action !== 'allow') return DOUBTED.has(rule.kind);
  const read = footballReadings(message);
  return leanToDanger(read) < FURTHEST_LEAN && !hasSignOfBody(read) && isAskedByScoreAlone(message);
}

/** Plans that are asked for. */
const PLANS: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['plan_day', 'plan_week']);
const SURE_OF_PLAN = 0.6;

/** Whether a message that is asked about in passing surely asks for a plan, or for a line of football, the app or food that its talk has an answer to. */
export function isSurelyOfTalk(asked: Understood): boolean {
  const { act, intent, goesOn, unsureOf, nearest, sureness } = asked;
  if (act?.kind === 'talkLine') return !isTalkLineOfPeople(asked) && (ANSWERED.has(intent) || OF_APP.has(intent));
  return PLANS.has(intent) && act === null && !goesOn && unsureOf === null && nearest.length === 0 && sureness >= SURE_OF_PLAN;
}

/** The topic that such a message surely means; null where it is not so sure. `read` is the message in the words that it was understood in. */
export function topicSurelyMeant(message: string, read: string, asked: Understood): Topic | null {
  const { topic, intent, act, goesOn, unsureOf, nearest, language } = asked;
  if (topic === null || act !== null || goesOn || unsureOf !== null || nearest.length > 0 || WITH_OTHERS.has(topic.topic) || !(ANSWERED.has(intent) || OF_APP.has(intent)) || !mayBeAnsweredToo(message)) return null;
  const [first] = meaningsOf(read, language === 'de' ? 'de' : 'en')?.learned ?? [];
  const likelihood = first?.topic === topic.topic ? first.likelihood : 0;
  const isTranslated = language !== 'en' && language !== 'de';
  return (isTranslated && likelihood < LIKELIHOOD_IN_TRANSLATION) || !isSure(message, likelihood, asked) ? null : topic;
}

function isSure(message: string, likelihood: number, { sureness, intent }: Understood): boolean {
  if (sureness < MET && wordsOf(message).length < FEWEST_WORDS_UNMET) return false;
  const isMet = sureness >= MET && likelihood >= LIKELIHOOD_OF_MET;
  const isOfApp = OF_APP.has(intent);
  if (checkByRule(message).action !== 'allow') return !isOfApp && (isMet || likelihood >= LIKELIHOOD_AGAINST_RULE);
  const lean = leanToDanger(footballReadings(message));
  if (isOfApp) return LIKELIHOOD_OF_APP_FOR_LEAN.some(([most, least]) => lean < most && likelihood >= least);
  return (isMet && lean < LEANS_LITTLE) || (OF_PLAY.has(intent) && likelihood >= LIKELIHOOD_OF_PLAY) || LIKELIHOOD_FOR_LEAN.some(([most, least]) => lean < most && likelihood >= least);
}
