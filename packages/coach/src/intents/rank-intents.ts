import type { CoachIntent, CoachLanguage } from '@touchline/domain';
import type { FoundTopic } from '../topics/find-topic.ts';
import { cueWeights } from './intent-cue-weights.ts';
import { followUps, matchWords, type Class, type FollowUp, type Match } from './score-intents.ts';
import type { Question } from './read-question.ts';
import { withoutNames } from './find-drill-and-skill.ts';

/** So like another intent's phrases, and so much less like its own, the words of a topic were met by chance. */
const ALIKE_FROM = 0.58;
/** Enough against a topic that was met only in mended words. */
const LIKE_FROM = 0.4;
const CLEAR_WITH_CUES = 0.95;
const BY_CHANCE = 0.2;
/** Intents whose topics explain something to do. */
export const playIntents: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['improve_skill', 'drill_technique']);

export type IntentMatch = Match & { readonly class: CoachIntent };

/** The likeliest reading of a question, and the two likeliest that are intents and no words that go on with the talk. */
export interface Ranking {
  readonly top: Match;
  readonly first: IntentMatch;
  readonly second: IntentMatch;
}

export const isFollowUp = (name: Class): name is Class & FollowUp => (followUps as readonly Class[]).includes(name);

/** How like each class the question is, by phrases and cues, the likeliest first. */
export function rankedMatches({ words, language, raw }: Question): Match[] {
  const weights = cueWeights(withoutNames(words));
  for (const reading of [words, withoutNames(raw)]) {
    for (const [intent, weight] of cueWeights(reading)) weights.set(intent, Math.max(weights.get(intent) ?? 0, weight));
  }
  return matchWords(words, language)
    .map((match) => ({ ...match, score: match.score + (isFollowUp(match.class) ? 0 : (weights.get(match.class) ?? 0)) }))
    .toSorted((a, b) => b.score - a.score);
}

/** The ranking in matches that are sorted; null where they are too few. */
export function rankingOf(matches: readonly Match[]): Ranking | null {
  const [top] = matches;
  const [first, second] = matches.filter((match): match is IntentMatch => !isFollowUp(match.class));
  return top === undefined || first === undefined || second === undefined ? null : { top, first, second };
}

/** What to practise is asked for with one of these. */
const OF_DRILLS = /\b(drillx?s?|exercises?|practi[cs]\w*|train\w*|do|doing|work|start|learn|next|one|ones|ubung\w*|uben|trainier\w*|mach\w*|ejercicio\w*|entren\w*|exercice\w*|exercicio\w*|treino\w*)\b/;

/** Whether the words are so like another intent, in phrases alone or with the cues, that those of the topic were met by chance. */
export function isClearlyOther({ topic: { intent }, asWritten }: FoundTopic, withCues: readonly Match[], words: readonly string[], language: CoachLanguage): boolean {
  const isOther = (matches: readonly Match[], from: number): boolean => {
    const own = matches.find((match) => match.class === intent)?.score ?? 0;
    const [best] = matches;
    // Who says "which drill" and what for has said what for.
    if (best?.class === 'which_drill' && (playIntents.has(intent) || !OF_DRILLS.test(words.join(' ')))) return false;
    return best !== undefined && best.class !== intent && best.score >= from && best.score - own > BY_CHANCE;
  };
  if (withCues[0]?.class === intent) return false;
  if (!asWritten && isOther(withCues, LIKE_FROM)) return true;
  return isOther(withCues, CLEAR_WITH_CUES) || isOther(matchWords(words, language), ALIKE_FROM);
}
