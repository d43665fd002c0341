import type { CoachDetailFollowUpLine } from '@touchline/messages/coach-detail-follow-up-lines';
import type { Role } from './playing-position-in-talk.ts';

/** A question that is answered as the one who is in the situation asks it. */
export interface SituationRow {
  readonly line: CoachDetailFollowUpLine;
  /** Who asks; told in the message or before. Absent where it makes no difference. */
  readonly role?: readonly Role[];
  /** What the talk or the message has to be about. */
  readonly talk?: RegExp;
  /** All of them are met by the message itself, in plain words. */
  readonly asks: readonly RegExp[];
  /** Whether it is only read behind other turns: alone more is known of it. */
  readonly inTalk?: true;
  /** None of these stands in the message. */
  readonly unless?: RegExp;
}
