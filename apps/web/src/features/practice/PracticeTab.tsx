import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PracticeSessionPost } from '@touchline/contracts';
import type { Side } from '@touchline/domain';
import { profileQuery, useApi } from '../../api/index.ts';
import { useEditedProfile, useOutbox, useProfileEdits } from '../../offline/index.ts';
import { usePlayerAuthSession } from '../../auth-session/index.ts';
import { weakerFootIn } from '../drills/index.ts';
import { deviceClock } from './machine/device-clock.ts';
import type { Clock } from './machine/device-clock.ts';
import { localDrafts, restBegins } from './machine/practice-draft.ts';
import { pageTabLock } from './machine/tab-lock.ts';
import type { PracticeTools } from './machine/practice-machine-types.ts';
import { SaveNotTried } from './machine/save-failure.ts';
import { RoutineOrDrill } from './routine/RoutineOrDrill.tsx';
import { deviceRun } from './routine/routine-run-store.ts';
import type { OfferedDrills } from './selection/drills-offered-by-server.ts';
import type { Hold } from './useNavigationGuard.ts';

/** What was chosen elsewhere, as on the dashboard. */
export interface PracticeChoice {
  /** Waits in the dropdown. */
  readonly drillId?: string | undefined;
  readonly side?: Side | undefined;
  readonly minutes?: number | undefined;
  /** The countdown begins as the tab opens; a drill that is under way or unsaved comes first. */
  readonly startsAtOnce?: boolean | undefined;
  /** The timer of a drill that is under way is back on screen as the tab opens. */
  readonly returnsToTimer?: boolean | undefined;
  /** All drills are shown to choose from as the tab opens; a drill that is under way or unsaved comes first. */
  readonly opensPicker?: boolean | undefined;
}

export interface PracticeTabProps extends PracticeChoice {
  /** Whose practice this is: a drill that a reload interrupts is kept under this id and offered to nobody else. */
  playerId: string;
  /** The drills that the server takes; the whole catalogue while they are not known. */
  drills?: OfferedDrills | undefined;
  /** How often the tab was chosen while it was there: what is over then makes room for another drill. */
  timesChosenAgain?: number;
  /** The tab has opened with `startsAtOnce`, `returnsToTimer` or `opensPicker`: to open it once more must not do so again. */
  onArrived?: () => void;
  /** Goes to another place of the app. */
  onNavigate: (tab: 'dashboard' | 'rewards', options?: { pack: boolean }) => void;
  /** Takes hold of the tab while a drill is under way: what it is given asks before the tab is left; null lets go. */
  onHold?: Hold;
  /** The device's own clock unless a test brings one. */
  clock?: Clock;
}

/** Choose a drill, run the timer, log the result, see what it earned (spec 002 §2, §4). */
export function PracticeTab({ playerId, startsAtOnce = false, returnsToTimer = false, opensPicker = false, onNavigate, clock = deviceClock, ...given }: PracticeTabProps) {
  const { drills, drillId, side, minutes, timesChosenAgain = 0, onHold, onArrived } = given;
  const outbox = useOutbox();
  const session = usePlayerAuthSession();
  const edits = useProfileEdits();
  const profile = useEditedProfile(useQuery(profileQuery(useApi())).data);
  const runs = useMemo(() => deviceRun(playerId, clock.now), [playerId, clock]);
  const tools = useMemo<PracticeTools>(() => {
    const drafts = localDrafts(playerId, localStorage);
    return {
      clock,
      drafts,
      turn: pageTabLock(playerId),
      newKey: () => crypto.randomUUID(),
      timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
      save: async (post, key) => {
        // The session stays on the device and is offered again after signing in.
        if (session.state().status === 'signedOut') throw new SaveNotTried('signedOut');
        const step = { key, drillId: post.drill_id, minutes: post.duration_minutes, result: post.result, saved: null };
        const draft = drafts.read(clock.now());
        const clear = (): void => {
          runs.sending(step);
          drafts.clear(key);
        };
        // In the outbox it is safe: it must not be offered again as well.
        const outcome = await outbox.save(post, key, clear).catch((error: unknown) => {
          runs.returned(key);
          throw error;
        });
        // The player may have left meanwhile: what is saved must not be offered again either.
        clear();
        runs.finished({ ...step, saved: outcome === 'kept' ? null : outcome }, draft?.key === key ? restBegins(draft) : endOf(post, clock));
        return outcome;
      },
      // Where there is no storage nothing was kept.
      withdraw: (key) => void outbox.dismiss(key).catch(() => undefined),
    };
  }, [outbox, session, playerId, clock, runs]);
  return (
    <RoutineOrDrill
      key={playerId}
      {...{ playerId, runs, tools, drills, drillId, side, minutes, startsAtOnce, returnsToTimer, opensPicker, timesChosenAgain, onArrived, onHold }}
      age={profile?.age ?? null}
      weakerFoot={weakerFootIn(profile)}
      // Where it is refused the drill goes on all the same: the profile asks again.
      onFavoriteFoot={(foot) => void edits.save({ favorite_foot: foot === 'left' ? 'L' : 'R', favorite_foot_chosen: true }).catch(() => edits.takeBack())}
      onDashboard={() => onNavigate('dashboard')}
      onPacks={() => onNavigate('rewards', { pack: true })}
    />
  );
}

/** When the drill of a request ended, where no draft of it could be stored (epoch milliseconds). */
function endOf({ finished_at }: PracticeSessionPost, clock: Clock): number {
  return finished_at === undefined ? clock.now() : Date.parse(finished_at);
}
