import { cueWeight } from '../intents/intent-cue-weights.ts';
import { withoutNames } from '../intents/find-drill-and-skill.ts';
import type { CoachTopic } from '@touchline/messages/coach-topics';
import { topicsOfPracticeAndApp } from './practice-and-app-question-patterns.ts';
import { topicsByMeaning } from './topics-by-meaning.ts';
import { topicsOfEquipment } from './equipment-question-patterns.ts';
import { topicsOfParentsHopesAndHealth } from './parents-hopes-and-health-question-patterns.ts';
import { topicsOfRules } from './rules-question-patterns.ts';
import { topicsOfTechnique } from './technique-question-patterns.ts';
import type { Topic } from './topic.ts';
import { prefilteredPatterns } from '../text/prefilter-patterns.ts';

/** Health and family come first: what weighs on somebody is never answered by a trick. */
const topics: readonly Topic[] = [...topicsOfParentsHopesAndHealth, ...topicsOfRules, ...topicsOfEquipment, ...topicsOfTechnique, ...topicsOfPracticeAndApp];
/** A long text tells of several things, and one phrase in it is not what it asks. */
const MOST_WORDS = 26;
/** A cue for pain, and no word that pain is only often told with. */
const STRONG_CUE = 0.3;

const topicsNear = prefilteredPatterns(topics, ({ says }) => says);

const isSaid = ({ says, unless }: Topic, readings: readonly string[]): boolean =>
  readings.some((text) => says.every((part) => part.test(text))) && (unless === null || !readings.some((text) => unless.test(text)));

/** A topic that was found, and whether in the words as they were written or only as they were mended. */
export interface FoundTopic {
  readonly topic: Topic;
  readonly asWritten: boolean;
}

/** Pain that somebody wants to stay without is none that they have. */
const WITHOUT_PAIN = /\b(?:so (?:that )?(?:it|that) (?:doesn ?t|does not|dont|wont|will not) (?:\w+ )?(?:hurt|ache)|ohne ?(?:das|dass|daß) (?:es|das|mir|mir was|mir etwas|dabei) (?:\w+ )?weh ?tut|without (?:it |that )?(?:getting |being )?(?:hurt|hurting|hurts|injur\w*|pain)(?: (?:my ?self|him ?self|her ?self|your ?self|them ?selves|me|myself))?|ohne (?:mir|sich|dir|mich|sich dabei)? ?(?:dabei )?(?:weh ?zu ?tun|weh ?zutun|zu verletzen|schmerzen))\b/g;
/** That another player of the team is hurt. */
const MATE_IS_HURT = /\b(?:our|my|the|unser\w*|mein\w*|der|die) (?:\w+ )?(?:striker|keeper|goalie|goalkeeper|captain|defender|midfielder|winger|team ?mate|best player|full ?back|centre ?back|sturmer\w*|torwart|tormann|torhuter\w*|kapitan\w*|verteidiger\w*|mitspieler\w*|bester spieler) (?:is|got|has been|was|ist|hat sich|wurde) (?:\w+ )?(?:injured|hurt|verletzt)\b/g;
const withoutAvoidedPain = (words: readonly string[]): readonly string[] => {
  const text = words.join(' ').replaceAll(MATE_IS_HURT, ' ');
  return WITHOUT_PAIN.test(text) || text.length < words.join(' ').length ? text.replaceAll(WITHOUT_PAIN, ' ').split(' ').filter((word) => word !== '') : words;
};

/** Whether the words, as they are written or mended, tell of pain. */
export const hurts = (raw: readonly string[], mended: readonly string[]): boolean =>
  [raw, withoutNames(raw), mended, withoutNames(mended)].some((words) => cueWeight('injury', withoutAvoidedPain(words)) >= STRONG_CUE);

/**
 * The exact question in these words, as they are written and as they are mended; null where there is none. Where
 * something hurts, only what is said of hurting counts.
 */
export function topicIn(raw: readonly string[], mended: readonly string[], namesDrill: boolean): FoundTopic | null {
  if (raw.length > MOST_WORDS) return null;
  const written = [raw.join(' '), withoutNames(raw).join(' ')];
  const all = [...written, mended.join(' '), withoutNames(mended).join(' ')];
  const pain = hurts(raw, mended);
  const near = new Set(all.flatMap(topicsNear));
  const mayBe = topics.filter((one) => near.has(one) && (!namesDrill || one.withNamedDrill) && (!pain || one.intent === 'injury'));
  const found = mayBe.find((one) => isSaid(one, written)) ?? mayBe.find((one) => isSaid(one, all));
  return found === undefined ? null : { topic: found, asWritten: isSaid(found, written) };
}

const byName = new Map<CoachTopic, Topic>([...topicsByMeaning, ...topics.toReversed()].map((one) => [one.topic, one]));

/** The topic of a name; undefined for what only a part of an answer says. */
export const topicOf = (name: CoachTopic): Topic | undefined => byName.get(name);
