import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { Side } from '@touchline/domain';
import { m } from '@touchline/messages';
import { useOutbox } from '../../offline/index.ts';
import { useToasts } from '../../ui/toast/useToasts.ts';
import { Celebration } from './celebration/Celebration.tsx';
import { SavedOfflineView } from './complete/SavedOfflineView.tsx';
import { practiceMachine } from './machine/practice-machine.ts';
import type { PracticeTools } from './machine/practice-machine-types.ts';
import type { RoutinePlace } from './routine/routine-place.ts';
import type { OfferedDrills } from './selection/drills-offered-by-server.ts';
import { useNavigationGuard, type Hold } from './useNavigationGuard.ts';
import { useOnTabChosenAgain } from './useOnTabChosenAgain.ts';
import { useSaveOfQueuedSession } from './useSaveOfQueuedSession.ts';
import { Selection } from './selection/Selection.tsx';
import { needsFoot, sideOfDrill, type WeakerFoot } from './selection/side-of-drill.ts';
import { useDrillChoice } from './selection/useDrillChoice.ts';
import { UnfinishedDrillScreen } from './UnfinishedDrillScreen.tsx';

export interface PracticeProps {
  tools: PracticeTools;
  drills: OfferedDrills | undefined;
  drillId: string | undefined;
  side: Side | undefined;
  minutes: number | undefined;
  /** Straight to the countdown of what was chosen elsewhere. */
  startsAtOnce: boolean;
  /** Straight to the timer of a drill that is under way. */
  returnsToTimer: boolean;
  /** The choice of a drill begins with all of them on screen. */
  opensPicker: boolean;
  /** The player comes from a screen of this tab whose pressed button is gone. */
  takesFocus?: boolean;
  /** How often the tab was chosen while it was there. */
  timesChosenAgain: number;
  /** What was asked for elsewhere is on screen, or something unfinished came first: it is asked for no more. */
  onArrived: (() => void) | undefined;
  /** The player's, in years; null where it is not known. */
  age: number | null;
  weakerFoot: WeakerFoot;
  /** The player has told which foot they shoot with. */
  onFavoriteFoot: (foot: 'left' | 'right') => void;
  onDashboard: () => void;
  onPacks: () => void;
  onHold?: Hold | undefined;
  /** Where the drill is one of a routine. */
  routine?: RoutinePlace;
  /** What stands beside the choice of a single drill; it tells when the player turns to it. */
  renderRoutines?: (onTurn: () => void) => ReactNode;
}

/** The screen for each state of a session; what happens in them is the machine's. */
export function Practice({ tools, drills, age, weakerFoot, onDashboard, onPacks, onHold, onArrived, onFavoriteFoot, routine, renderRoutines, ...chosen }: PracticeProps) {
  const { drillId = null, minutes } = chosen;
  const side = chosen.side ?? sideOfDrill(drillId, weakerFoot) ?? undefined;
  // The foot is asked for before such a drill begins. In a routine nothing is.
  const startsAtOnce = chosen.startsAtOnce && (routine !== undefined || !needsFoot(drillId, side ?? 'both', weakerFoot));
  const practice = useActorRef(practiceMachine, { input: { tools, drillId, side, minutes, startsAtOnce, returnsToTimer: chosen.returnsToTimer } });
  const state = useSelector(practice, (snapshot) => snapshot);
  const toasts = useToasts();
  const outbox = useOutbox();

  // What the player pressed is gone where one comes back to the choice from another screen.
  const [takesFocus, setTakesFocus] = useState(chosen.startsAtOnce || chosen.takesFocus === true);
  const isSkipping = useRef(false);
  const onStopped = useEffectEvent(() => {
    if (routine !== undefined) {
      if (isSkipping.current) routine.onSkipped?.();
      else routine.onStopped();
      return;
    }
    toasts.info({ title: m.practice_stopped(), text: m.practice_stopped_unsaved() });
  });
  useEffect(() => {
    const subscription = practice.on('stopped', () => onStopped());
    return () => subscription.unsubscribe();
  }, [practice]);
  const isSelecting = state.matches('selecting');
  /** Saved, or on the device until it can be. */
  const isDone = state.matches('saved') || state.matches('kept');
  if (!isSelecting && !takesFocus) setTakesFocus(true);
  const onLeft = useEffectEvent(() => routine?.onLeft());
  useEffect(() => {
    if (isSelecting) onLeft();
  }, [isSelecting]);
  useNavigationGuard(practice, onHold);
  useEffect(
    () =>
      outbox.onNews(({ arrived }) => {
        for (const { key, answer: saved } of arrived) practice.send({ type: 'arrived', key, saved });
      }),
    [outbox, practice],
  );
  useEffect(() => {
    if (chosen.startsAtOnce || chosen.opensPicker || chosen.returnsToTimer) onArrived?.();
  }, [chosen.startsAtOnce, chosen.opensPicker, chosen.returnsToTimer, onArrived]);
  const choice = useDrillChoice(practice, weakerFoot);
  useSaveOfQueuedSession(practice);

  /** To be stopped, for the routine to go on. */
  const skip = (): void => {
    isSkipping.current = true;
    practice.send({ type: 'confirmStop' });
  };
  const dropRefusal = (): void => practice.send({ type: 'dropRefusal' });
  const goOn = (next: string | undefined): void => {
    practice.send({ type: 'again' });
    if (next !== undefined) choice.choose(next);
  };
  // Of a routine the end is the routine's.
  useOnTabChosenAgain(chosen.timesChosenAgain, () => {
    if (routine === undefined && isDone) goOn(undefined);
  });
  const place = routine && { ...routine, onSkip: routine.onSkipped && skip };

  // Between the drills of a routine the screen is the routine's.
  if (routine !== undefined && (isSelecting || isDone)) return null;
  if (isSelecting) {
    return (
      <Selection
        {...state.context}
        routines={renderRoutines?.(dropRefusal)}
        drills={drills}
        age={age}
        takesFocus={takesFocus}
        opensPicker={chosen.opensPicker}
        onDrill={choice.choose}
        onStartDrill={choice.start}
        onLook={dropRefusal}
        wishesUnknownFoot={weakerFoot === null && choice.wishes.includes('weakFoot')}
        asksFoot={needsFoot(state.context.drillId, state.context.side, weakerFoot)}
        onFavoriteFoot={(foot) => {
          practice.send({ type: 'chooseSide', side: foot === 'left' ? 'right' : 'left' });
          onFavoriteFoot(foot);
        }}
        onSide={(side) => practice.send({ type: 'chooseSide', side })}
        onMinutes={(minutes) => practice.send({ type: 'chooseMinutes', minutes })}
        onStart={() => practice.send({ type: 'start' })}
      />
    );
  }
  const { draft, saved } = state.context;
  if (state.matches('saved') && saved !== null) return <Celebration {...{ saved, age, onPacks, onDashboard }} onDrill={goOn} />;
  if (draft === null) return null;
  const again = (): void => goOn(undefined);
  if (state.matches('kept')) return <SavedOfflineView draft={draft} onAgain={again} onDashboard={onDashboard} />;
  return <UnfinishedDrillScreen {...{ practice, state, draft }} clock={tools.clock} routine={place} onAgain={again} />;
}
