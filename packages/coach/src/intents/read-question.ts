import type { CoachIntent, CoachLanguage, DrillId } from '@touchline/domain';
import type { CoachTopic } from '@touchline/messages/coach-topics';
import { mendedWords } from '../text/correct-spelling.ts';
import { languageOf } from '../text/detect-language.ts';
import { wordsOf } from '../text/recognise-words.ts';
import type { PlayerDataQuestion } from '../question-parts/player-data-question-types.ts';
import type { Told } from '../subjects/subject-answer-input.ts';
import type { Topic } from '../topics/topic.ts';
import { footIn, type FootWish } from './recognise-follow-up.ts';
import type { FollowUp } from './score-intents.ts';
import type { DialogueAct } from './dialogue-act-types.ts';
import { drillIn, drillLike, drillsIn, skillIn, skillsIn, unwantedIn } from './find-drill-and-skill.ts';

/** What the coach makes of a question. */
export interface Understood {
  readonly intent: CoachIntent;
  /** How like what is known it is: 0 to about 1.6. */
  readonly sureness: number;
  /** The other reading, where the coach should ask which one is meant. */
  readonly unsureOf: CoachIntent | null;
  readonly followUp: FollowUp | null;
  /** Whether it keeps the subject of the turn before. */
  readonly goesOn: boolean;
  /** The turn before, as it was understood. */
  readonly before: Understood | null;
  /** The foot that is spoken of, now or in what it goes on with. */
  readonly foot: FootWish | null;
  /** The language of the question; English where it is in none of ours. */
  readonly language: CoachLanguage;
  /** The drill and the skill that are spoken of, now or before. */
  readonly drillId: DrillId | null;
  readonly skill: string | null;
  /** The exact question, where it is one that has an answer of its own. */
  readonly topic: Topic | null;
  /** Where it is answered by its subject and its question word: both of them. */
  readonly told: Told | null;
  /** What exactly is asked of the own numbers, or wished for, where it is so clear. */
  readonly ask: PlayerDataQuestion | null;
  /** What it does in the talk (its dialogue act), where that has an answer of its own: goes on with a drill, tells of tired legs. */
  readonly act: DialogueAct | null;
  /** Where it is not understood, or doubtful: the topics that are nearest to it. */
  readonly nearest: readonly CoachTopic[];
  /** The word that these have with it, as it was written; null where they are near in another way. */
  readonly nearWord: string | null;
  /** Drills and skills that are asked to be left out. */
  readonly unwanted: readonly string[];
  /** The words as they are understood. */
  readonly words: readonly string[];
}

/** A question as it was written, and what its words name. */
export interface Question {
  readonly text: string;
  /** The turn before, as it was understood. */
  readonly before: Understood | null;
  /** The language it is written in; null where that is none of ours. */
  readonly spoken: CoachLanguage | null;
  readonly language: CoachLanguage;
  readonly raw: readonly string[];
  /** Its words, mended. */
  readonly words: readonly string[];
  readonly drillId: DrillId | null;
  readonly skill: string | null;
  readonly foot: FootWish | null;
  /** Drills and skills that are asked to be left out. */
  readonly unwanted: readonly string[];
}

export function readQuestion(text: string, before: Understood | null): Question {
  const spoken = languageOf(text);
  const language = spoken ?? 'en';
  const raw = wordsOf(text);
  const words = mendedWords(text, language);
  const unwanted = unwantedIn(words);
  const isWanted = (name: string): boolean => !unwanted.includes(name);
  const named = unwanted.length > 0 ? (skillsIn(words).find(isWanted) ?? null) : (skillIn(words) ?? skillIn(raw));
  return {
    text,
    before,
    spoken,
    language,
    raw,
    words,
    drillId: unwanted.length > 0 ? (drillsIn(words).find(isWanted) ?? null) : (drillIn(words) ?? drillIn(raw) ?? (language === 'de' ? drillLike(raw) : null)),
    // In a talk the weaker foot is a way to do what was spoken of, and no other subject.
    skill: named === 'weak_foot' && before !== null ? null : named,
    foot: footIn(raw) ?? footIn(words),
    unwanted,
  };
}

/** The question understood as one of an intent, about what its words name. */
export function understoodAs({ before, foot, language, drillId, skill, unwanted, words }: Question, intent: CoachIntent, more: Partial<Understood> = {}): Understood {
  return {
    intent,
    sureness: 0,
    unsureOf: null,
    followUp: null,
    goesOn: false,
    before,
    foot,
    language,
    drillId,
    skill,
    topic: null,
    told: null,
    ask: null,
    act: null,
    nearest: [],
    nearWord: null,
    unwanted,
    words,
    ...more,
  };
}

/** The question understood as one more of the turn before; null where that has nothing to go on with. */
export function goingOn(question: Question, followUp: FollowUp | null): Understood | null {
  const { before, foot, language, drillId, skill, raw } = question;
  if (before === null || before.intent === 'greeting' || before.intent === 'thanks') return null;
  return understoodAs(question, before.intent, {
    followUp,
    goesOn: true,
    topic: before.topic,
    foot: foot ?? before.foot,
    drillId: drillId ?? (skill === null ? before.drillId : null),
    skill: skill ?? before.skill,
    // "Por que" is Spanish as well as Portuguese.
    language: raw.length < 3 ? before.language : language,
  });
}
