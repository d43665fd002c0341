import type { CoachIntent, CoachLanguage, CrisisKind, DrillId, RefusalKind, SafetyAnswerKind } from '@touchline/domain';
import { MINUTES } from './answers/composed-answer.ts';
import type { PersonalBest } from './answers/personal-best-in-answer.ts';
import type { ShownWeek } from './answers/practice-week-shown-with-answer.ts';
import type { PlayerFacts } from './player-context.ts';

export type MotivationLevel = 'high' | 'medium' | 'low';
export type EmotionalState = 'excited' | 'frustrated' | 'confident' | 'uncertain' | 'motivated' | 'discouraged' | 'neutral';

/** An answer of the built-in coach. */
export interface CoachAnswer {
  readonly message: string;
  /** What decided: safety, by a rule or because the words sound like danger (`check_in`), or what was asked. */
  readonly decidedBy: { readonly safety: CrisisKind | RefusalKind | 'check_in' } | { readonly intent: CoachIntent };
  /** What may be a crisis is treated as one. */
  readonly kind: 'advice' | 'refusal' | 'crisis';
  /** False for words of a crisis, for those that may be one, and for contact details: nobody keeps them. */
  readonly mayBeKept: boolean;
  readonly language: CoachLanguage;
  readonly focusAreas: readonly string[];
  /** The first is the next step. */
  readonly recommendedDrills: readonly DrillId[];
  /** How long each of them is to be done. */
  readonly minutes: number;
  readonly motivationLevel: MotivationLevel;
  readonly emotionalState: EmotionalState;
  readonly nextSession: string | null;
  /** The best result that was asked for, to be shown large; the message says it too. */
  readonly record: PersonalBest | null;
  /** The week that it tells of, to be shown beside it. */
  readonly week: ShownWeek | null;
  /** Questions that it offers, to be asked by a tap. */
  readonly offeredQuestions: readonly string[];
  /** Whether something of the player hurts, as told in this talk; null where the words say nothing of it. */
  readonly isHurt: boolean | null;
  /** What kind of answer of safety this is, for the questions after it; null for any other, so that they are fewer each time. */
  readonly safety: SafetyAnswerKind | null;
  /** The question of the coach's own list that is answered behind the question whether all is well: it stands for the words, which nobody keeps. */
  readonly subject: string | null;
}

export interface CoachQuestion {
  readonly message: string;
  /** What the player wrote before in this talk, oldest first. */
  readonly turns: readonly string[];
  /** What the last answer of the talk said of it: true keeps drills away until the player says that it is over. */
  readonly isHurt?: boolean;
  /** The kind of the last answer of safety, for some questions after it: its words are in no turn. */
  readonly safetyBefore?: SafetyAnswerKind | null;
  /** What a client says that the coach said in this talk: nothing is known from it, only no joke comes twice. */
  readonly saidBefore?: readonly string[];
  readonly facts: PlayerFacts;
  /** Chooses among the ways to say a thing; the same seed gives the same answer. */
  readonly seed: number;
}

/** What went before a message in a talk: the player's turns, oldest first, whether an answer said that something hurts, and the kind of a late answer of safety. */
export type TalkBefore = Pick<CoachQuestion, 'turns'> & { readonly isHurt: boolean; readonly safetyBefore: SafetyAnswerKind | null };

/** What an answer has that says nothing of practice. */
export const plainAnswer = { language: 'en', focusAreas: [], recommendedDrills: [], minutes: MINUTES, motivationLevel: 'medium', emotionalState: 'neutral', nextSession: null, record: null, week: null, offeredQuestions: [], isHurt: null, safety: null, subject: null } as const;
