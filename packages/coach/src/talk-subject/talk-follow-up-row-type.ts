import type { CoachTalkFollowUpLine } from '@touchline/messages/coach-lines';
import type { CoachTopic } from '@touchline/messages/coach-topics';
import type { CoachDetailFollowUpLine } from '@touchline/messages/coach-detail-follow-up-lines';
import type { FootballTerm } from '../question-parts/football-terms.ts';
import type { ParentOrTrainerQuestionKind } from '../question-parts/parent-or-trainer-question.ts';
import type { Understood } from '../intents/read-question.ts';
import type { AdultRole } from './adult-role-in-talk.ts';

/** What a turn is answered with: a line of this table or of the closer ones, a topic, what a term of football means, or what adults ask. */
export type TalkFollowUp =
  | { readonly line: CoachTalkFollowUpLine }
  | { readonly closer: CoachDetailFollowUpLine }
  | { readonly topic: CoachTopic }
  | { readonly term: FootballTerm }
  | { readonly asAdult: ParentOrTrainerQuestionKind };

/** A turn that names little by itself, known by its words in any order and by what its talk told. */
export interface TalkFollowUpRow {
  readonly to: TalkFollowUp;
  /** Who asks, said in any turn of the talk. */
  readonly role?: AdultRole;
  /** What the turns before have to tell. */
  readonly talk?: RegExp;
  /** So many turns back the talk is looked at, where that is not as far as for others. */
  readonly turnsBack?: number;
  /** One of these lines was told in one of the last turns. */
  readonly behindLine?: readonly CoachTalkFollowUpLine[];
  /** What the turn right before was. */
  readonly behind?: (before: Understood) => boolean;
  /** Only where nothing is asked. */
  readonly onlyTells?: true;
  /** What neither the turn nor those before it may tell. */
  readonly notInTalk?: RegExp;
  /** All of them are met by the turn itself, in plain words. */
  readonly asks: readonly RegExp[];
  readonly unless?: RegExp;
  /** Also where words of pain stand in it: of what rubs, or of a pain that was only understood. */
  readonly thoughSore?: true;
  /** Only where no drill is named. */
  readonly noDrill?: true;
  /** Longer turns tell of more. */
  readonly mostWords?: number;
}
