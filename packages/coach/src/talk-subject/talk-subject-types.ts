import type { DrillId } from '@touchline/domain';
import type { CoachTopic } from '@touchline/messages/coach-topics';
import type { FootWish } from '../intents/recognise-follow-up.ts';
import type { NamedInPlan } from './named-in-plan.ts';
import type { OwnTurn } from './follow-up-kinds-by-subject.ts';

/** What a talk is about, which its later turns no longer name. */
export type TalkSubject =
  /** A drill to do: of that name, or the one that an answer offered, so many turns back (1 is the turn before). */
  | { readonly of: 'drill'; readonly drillId: DrillId | null; readonly back: number; readonly skill: string | null; readonly foot: FootWish | null }
  /** The player's own results in a drill: of that name, or the one that an answer told of, so many turns back. */
  | { readonly of: 'result'; readonly drillId: DrillId | null; readonly back: number }
  | { readonly of: 'level' | 'tokens' | 'streak' | 'board' }
  /** The player's own practice as a whole. */
  | { readonly of: 'practice' }
  /** A move, a shot, a restart: what the topic of that name tells how to do. */
  | { readonly of: 'move'; readonly topic: CoachTopic }
  /** A place on the pitch. */
  | { readonly of: 'position'; readonly topic: CoachTopic }
  /** A session of several drills, or a plan of days, as the answer so many turns back told it. */
  | { readonly of: 'plan'; readonly span: 'session' | 'week'; readonly back: number }
  /** A match, a tournament or a trial that is to come. */
  | { readonly of: 'match'; readonly kind: MatchKind }
  /** What went wrong and weighs on the player. */
  | { readonly of: 'setback'; readonly kind: Setback }
  /** What is not there for a drill, and what stands in for it. */
  | { readonly of: 'gear'; readonly missing: MissingGear };

export type MatchKind = 'match' | 'tournament' | 'trial';
export type Setback = 'penalty' | 'ownGoal' | 'lost' | 'benched' | 'teamMates' | 'behind';
export type MissingGear = 'cones' | 'goal' | 'wall' | 'ball';

/** What an advice is of, where it is neither a drill nor a number. */
export type AdviceTheme = 'food' | 'drink' | 'sleep' | 'calm' | 'mind' | 'fear' | 'people' | 'gear' | 'rules' | 'warmUp' | 'fitness' | 'technique' | 'amount' | 'parent';
/** What a turn asks of an advice, whatever that was of. */
export type AdviceTurn = 'why' | 'howOften' | 'everyDay' | 'enough' | 'until' | 'long' | 'fails' | 'cant' | 'first' | 'short' | 'most' | 'helps' | 'when' | 'say' | 'how' | 'much' | 'cost' | 'must' | 'normal' | 'otherFoot' | 'shorter' | 'longer' | 'easier' | 'notice' | 'home' | 'age' | 'example' | 'hits' | 'more';

/** A turn that asks something of the advice before without naming it. */
export interface OnAdvice {
  readonly kind: 'onAdvice';
  readonly theme: AdviceTheme;
  readonly turn: AdviceTurn;
}

/** What a turn asks of the subject of the talk, and the number that it names. */
export interface OnSubject {
  readonly kind: 'onSubject';
  readonly subject: TalkSubject;
  readonly turn: OwnTurn;
  readonly number: number | null;
  /** What else it names, where it is about a plan. */
  readonly ofPlan?: NamedInPlan;
}

/** A number that the player tells of what the talk is about: a result, the days of a streak, XP or tokens. */
export interface NumberTold {
  readonly kind: 'numberTold';
  readonly of: 'result' | 'streak' | 'earned';
  readonly number: number;
  /** The one that the player told in a turn before; null where none was. */
  readonly before: number | null;
}

/** A turn about the answer before, whatever that was about: it missed the question, it is doubted, tried, refused, or more of it is wanted. */
export interface OnAnswer {
  readonly kind: 'onAnswer';
  readonly turn: 'notMeant' | 'sure' | 'where' | 'tried' | 'howLong' | 'more' | 'refused';
}
