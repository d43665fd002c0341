import type { PracticeSessionPost } from '@touchline/contracts';
import type { Side } from '@touchline/domain';
import type { SavedSession, SaveOutcome } from '../../../offline/index.ts';
import type { Clock } from './device-clock.ts';
import type { DraftStore, PracticeDraft } from './practice-draft.ts';
import type { SaveFailure } from './save-failure.ts';
import type { TabLock } from './tab-lock.ts';

export type { SavedSession };

/** Everything outside the machine that it uses. */
export interface PracticeTools {
  readonly clock: Clock;
  readonly drafts: DraftStore;
  readonly turn: TabLock;
  /** Saves a session under its key, or keeps it on the device until it can be. Throws what the API throws. */
  readonly save: (post: PracticeSessionPost, key: string) => Promise<SaveOutcome>;
  /** The player leaves a session unsaved: where it was kept, it is kept no more. */
  readonly withdraw: (key: string) => void;
  /** A new UUID. */
  readonly newKey: () => string;
  /** The device's IANA zone. */
  readonly timeZone: () => string;
}

export interface PracticeContext {
  readonly tools: PracticeTools;
  /** Epoch milliseconds when the machine last looked at the clock. */
  readonly now: number;
  /** The player has asked for the drill before this practice was on screen. */
  readonly startsAtOnce: boolean;
  /** The player wants the timer of the drill that runs, and not what is said of it. */
  readonly returnsToTimer: boolean;
  /** The player has left the timer of a running drill to look around; until they are back. */
  readonly looksAround: boolean;
  /** What the player has chosen; kept from one session to the next. */
  readonly drillId: string | null;
  readonly side: Side;
  /** Null while the field is empty. */
  readonly minutes: number | null;
  /** Why the last start was refused. */
  readonly refusal: StartRefusal | null;
  /** The session under way. */
  readonly draft: PracticeDraft | null;
  /** Whether it is under way in another tab; null while that is not known. */
  readonly elsewhere: boolean | null;
  /** What the player is being asked; null where nothing is. One question at a time. */
  readonly asking: PracticeQuestion | null;
  /** The clock was running when the player was asked, and runs again with a no. */
  readonly resumesAfterAnswer: boolean;
  readonly failure: SaveFailure | null;
  readonly saved: SavedSession | null;
}

/** Whether to give the session up, or to count the minutes that are done. */
export type PracticeQuestion = 'stop' | 'finish';

export type StartRefusal = 'noDrill' | 'minutes';

/** What was chosen before, as on the dashboard; what was not is what a session begins with. */
export interface PracticeInput {
  readonly tools: PracticeTools;
  readonly drillId: string | null;
  readonly side?: Side | undefined;
  readonly minutes?: number | undefined;
  /** Straight to the countdown, unless an unfinished session comes first. */
  readonly startsAtOnce?: boolean | undefined;
  /** Straight to the timer of a drill that runs here, or in no tab at all. */
  readonly returnsToTimer?: boolean | undefined;
}

export type PracticeEvent =
  | { type: 'chooseDrill'; drillId: string }
  | { type: 'chooseSide'; side: Side }
  | { type: 'chooseMinutes'; minutes: number | null }
  | { type: 'dropRefusal' | 'start' | 'tick' | 'lookAround' | 'moreTime' | 'startNow' | 'pause' | 'resume' | 'stop' | 'askToFinish' | 'finish' | 'keepGoing' | 'confirmStop' | 'again' }
  | { type: 'save' | 'counted'; result: number }
  | { type: 'typed'; text: string }
  | { type: 'where'; elsewhere: boolean }
  | { type: 'lost' | 'changed' }
  | { type: 'arrived'; key: string; saved: SavedSession };

export type PracticeEmitted = { type: 'stopped' } | { type: 'ended' };
