import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '@touchline/contracts/client';
import type { AnalysisType, ServerSharing } from '@touchline/domain';
import type { Entry } from '../../../offline/queue/queue-entry.ts';
import type { Queue } from '../../../offline/queue/offline-queue.ts';
import type { Subscribe } from '../../../store/emitter-and-store.ts';
import type { BlurredKeyFrame } from '../key-frame-blurring/blurred-key-frames.ts';
import type { Analysis } from '../store/saved-analysis.ts';
import type { AnalysisStore } from '../store/indexeddb-analyses.ts';
import type { Begun, NewSending, SendingWatch } from './initiate-and-upload.ts';
import type { BegunNotes } from './begun-analysis-ids.ts';
import type { SavedAnalysis, SavePayload } from './save-results.ts';
import type { ClipPayload } from './send-clip.ts';

/** How far the server's review has come when nobody waits any more. */
export type Finished = 'complete' | 'failed' | 'later';

/** What became of an analysis while nobody waited for it on screen. */
export interface SendingNews {
  readonly id: string;
  readonly type: AnalysisType;
  readonly outcome: 'complete' | 'failed' | 'clipFailed';
  /** Why it failed, in the server's words. */
  readonly failure: string | null;
  /** It came with a second opinion. */
  readonly hasOpinion: boolean;
}

/** Where an analysis stands in the save queue (spec 002 §4). */
export type QueueStatus =
  | {
      readonly status: 'queued';
      readonly attempts: number;
      /** In words for the player; null before the first attempt. */
      readonly lastError: string | null;
    }
  | { readonly status: 'unknown' };

/** Why the server does not take a clip. */
export interface ClipRefusal {
  /** Its words. */
  readonly message: string;
  /** A grown-up has to say yes first: the same again does not help. */
  readonly needsConsent: boolean;
}

/** How far the clip of an analysis is on its way, and why its last attempt did not get through. */
export interface ClipState extends Required<Pick<Entry, 'lastError' | 'lastWords'>> {
  /** The part that was sent of it, 0–1. */
  readonly progress: number;
  /** Null where it may yet be taken. */
  readonly refusal: ClipRefusal | null;
  /** Epoch milliseconds of the next try, while nobody answers. */
  readonly retryAt: number | null;
}

/** The analyses of one player on their way to the account, and the answers on their way back. */
export interface Sending {
  /** Has the server make room for an analysis, and sends its clip where there is one to be sent. Never rejects. */
  readonly begin: (made: NewSending, watch: SendingWatch) => Promise<Begun>;
  /** Sends what was measured and waits for the server's review, as long as the watch lasts; to the end without one. Never rejects. */
  readonly finish: (id: string, begun: Begun, watch?: SendingWatch) => Promise<Finished>;
  /** Takes an analysis of this device into the account, or tries once more what failed. */
  readonly share: (id: string, sharing: ServerSharing) => Promise<void>;
  /** Analyses that are on this device only and that the account can take. */
  readonly onlyHere: () => Promise<readonly Analysis[]>;
  /** Takes all of them. */
  readonly shareAll: () => Promise<void>;
  readonly status: (id: string) => QueueStatus;
  /**
   * The clip of an analysis on its way: how much of it has left, and when it is tried again (epoch milliseconds) where
   * nobody answers; null where none is. With a refusal it is not sent any more. Signed out: it waits for its player to sign in again.
   */
  readonly clipState: (id: string) => ClipState | null;
  readonly retryClip: (id: string) => Promise<void>;
  /** The clip of an analysis is not sent any more; the account has the analysis without it. */
  readonly dropClip: (id: string) => Promise<void>;
  /** Keeps the clip of an analysis in the account, and the analysis too where it is not there. Throws what the server refuses it with. */
  readonly keepClip: (id: string, clip: Blob) => Promise<void>;
  /** The analysis is not to be: nothing more of it is sent, and what has arrived is deleted. */
  readonly cancel: (id: string) => Promise<void>;
  /** Asks once more for the deletion of what was called off, or left by a page that ended, and is still in the account. */
  readonly callOffLeft: () => void;
  /** The analysis is deleted: nothing of it is sent any more. */
  readonly forget: (id: string) => Promise<void>;
  /** Removes all that waits: the account is gone. */
  readonly clear: () => Promise<void>;
  /** Tells that something of what is asked above may have changed. */
  readonly subscribe: Subscribe;
  readonly onNews: Subscribe<SendingNews>;
  /** Goes on with what an earlier visit, or a lost connection, has left. */
  readonly resume: () => Promise<void>;
}

export interface SendingOutside {
  readonly api: Client;
  readonly queries: QueryClient;
  readonly store: AnalysisStore;
  readonly playerId: string;
  readonly clips: Queue<ClipPayload, 'sent'>;
  readonly saves: Queue<SavePayload, SavedAnalysis>;
  /** Which analyses this device is measuring for the account: what is left of them when their page ends is called off. */
  readonly notes: BegunNotes;
  /** Runs a task while no other tab runs one of the same name. */
  readonly lock: (name: string, task: () => Promise<Finished>) => Promise<Finished>;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly random: () => number;
  /** Pictures of an analysis that may go along for a second opinion, faces hidden; none where nobody may see any. */
  readonly pictures: (analysis: Analysis) => Promise<readonly BlurredKeyFrame[]>;
}
