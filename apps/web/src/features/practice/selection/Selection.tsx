import { findDrill, sessionLimits, sides, suggestedMinutes } from '@touchline/domain';
import type { DrillWish, Side } from '@touchline/domain';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { m } from '@touchline/messages';
import { Button } from '../../../ui/button/Button.tsx';
import { NumberInput } from '../../../ui/field/NumberInput.tsx';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { PlayIcon } from '../../../ui/icons/playback-icons.tsx';
import { SegmentedControl } from '../../../ui/segmented/SegmentedControl.tsx';
import { DrillDiagram } from '../../drills/index.ts';
import { focusAtTop } from '../focus-at-top.ts';
import { isSessionLength } from '../machine/session-length.ts';
import type { StartRefusal } from '../machine/practice-machine-types.ts';
import { timeText } from '../timer-time-text.ts';
import { sideShort } from '../drill-labels.ts';
import { offeredOf, type OfferedDrills } from './drills-offered-by-server.ts';
import { DrillDetails } from './DrillDetails.tsx';
import { DrillField } from './DrillField.tsx';
import { RecommendedDrills } from './RecommendedDrills.tsx';
import { SafetyReminders } from './SafetyReminders.tsx';
import css from './Selection.module.css';

interface SelectionProps {
  drills: OfferedDrills | undefined;
  drillId: string | null;
  side: Side;
  /** Null while the field is empty. */
  minutes: number | null;
  refusal: StartRefusal | null;
  /** In years; null where it is not known. */
  age: number | null;
  /** The player comes from a screen whose focused button is gone. */
  takesFocus: boolean;
  /** All drills are on screen at first. */
  opensPicker: boolean;
  /** `wishes`: what was asked of the drills among which it was chosen. */
  onDrill: (drillId: string, wishes: readonly DrillWish[]) => void;
  /** One is chosen, and begins at once where nothing has to be asked before it. */
  onStartDrill: (drillId: string) => void;
  /** The player opens the choice of a drill, or closes it: what was missing has been read. */
  onLook: () => void;
  /** The drill is for the weaker foot, and nobody has told which that is. */
  asksFoot: boolean;
  /** The player wished for a drill for the weaker foot, and nobody has told which that is. */
  wishesUnknownFoot: boolean;
  onFavoriteFoot: (foot: 'left' | 'right') => void;
  onSide: (side: Side) => void;
  onMinutes: (minutes: number | null) => void;
  onStart: () => void;
  /** The player's routines. */
  routines?: ReactNode;
}

const DRILL_FIELD = 'practice-drill';
const MINUTES_FIELD = 'practice-minutes';
const START_WAITS = 'practice-start-waits';

/** Choose a drill, a side and a duration, read how it goes, start (spec 002 §2, 'Practice tab'). */
export function Selection(props: SelectionProps) {
  const { drillId, side, minutes, refusal, age, takesFocus } = props;
  useEffect(() => {
    if (takesFocus) focusAtTop(document.getElementById(DRILL_FIELD));
  }, [takesFocus]);
  const [isPicking, setIsPicking] = useState(props.opensPicker);
  const drill = drillId === null ? undefined : findDrill(drillId);
  const range = suggestedMinutes(age);
  const suits = age === null ? m.practice_minutes_suit_most(range) : m.practice_minutes_suit(range);
  const isLength = isSessionLength(minutes);
  const choose = (id: string): void => {
    props.onDrill(id, []);
    focusField();
  };
  const startSuggested = (id: string): void => {
    focusField();
    props.onStartDrill(id);
  };
  const openPicker = (open: boolean): void => {
    props.onLook();
    setIsPicking(open);
  };
  const chooseAmongAll = (): void => {
    focusField();
    openPicker(true);
  };
  const setUp = useRef<HTMLDivElement>(null);
  const [isFootMissing, setFootMissing] = useState(false);
  const start = (): void => {
    if (props.asksFoot) {
      setFootMissing(true);
      setUp.current?.querySelector<HTMLInputElement>('input[type=radio]')?.focus();
      return;
    }
    props.onStart();
    // With no drill the choice of one is the next thing to do.
    if (drill === undefined) setIsPicking(true);
    else if (!isLength) document.getElementById(MINUTES_FIELD)?.focus();
  };
  return (
    <div className={css['screen']}>
      <div className={css['main']}>
        <div className={css['hero']}>
          {drill === undefined ? (
            <RecommendedDrills drills={offeredOf(props.drills)} minutes={isLength ? minutes : sessionLimits.defaultMinutes} onDrill={choose} onStart={startSuggested} onAll={chooseAmongAll} />
          ) : (
            <DrillDiagram key={drill.id} drill={drill} side={side} />
          )}
        </div>
        {drill === undefined ? null : (
          <div className={css['details']}>
            <DrillDetails drill={drill} />
          </div>
        )}
      </div>
      <div className={css['aside']}>
        <div className={css['set']}>
          {/* All that is set for a drill, and its start: one panel, whether the drill comes from the picture beside it or not. */}
          <div className={css['panel']}>
            <div ref={setUp} className={css['setUp']}>
              <DrillField
                id={DRILL_FIELD}
                drills={props.drills}
                drillId={drillId}
                isMissing={refusal === 'noDrill'}
                open={isPicking}
                onOpenChange={openPicker}
                onDrill={props.onDrill}
              />
              {props.asksFoot ? (
                <SegmentedControl<'left' | 'right'>
                  label={m.practice_foot_question()}
                  hint={m.practice_foot_why()}
                  segments={[
                    { value: 'left', label: sideShort.left() },
                    { value: 'right', label: sideShort.right() },
                  ]}
                  value={null}
                  onValueChange={props.onFavoriteFoot}
                  validity={isFootMissing ? 'invalid' : 'neutral'}
                  message={m.practice_foot_missing()}
                />
              ) : (
                <SegmentedControl
                  label={m.practice_side_label()}
                  {...(props.wishesUnknownFoot && { hint: m.practice_side_weaker_unknown() })}
                  segments={sides.map((value) => ({ value, label: sideShort[value]() }))}
                  value={side}
                  onValueChange={props.onSide}
                />
              )}
              <NumberInput
                id={MINUTES_FIELD}
                label={m.practice_minutes_label()}
                value={minutes}
                onValueChange={props.onMinutes}
                min={sessionLimits.minMinutes}
                max={sessionLimits.maxMinutes}
                step={sessionLimits.defaultMinutes}
                snapsToStep
                allowOutOfRange
                {...(isLength && { tail: timeText(0).slice(1) })}
                unit={m.practice_minutes_unit()}
                validity={isLength ? 'neutral' : 'invalid'}
                message={m.practice_minutes_wrong()}
              />
              {/* What the field shows is the clock that will run. */}
              <VisuallyHidden>
                <output aria-label={m.practice_timer_set({ time: clockText(minutes) })}>{clockText(minutes)}</output>
              </VisuallyHidden>
              <p className={css['suits']}>{suits}</p>
            </div>
            <div className={css['start']} data-ready={drill === undefined ? undefined : ''}>
              {/* It has the light once there is something to start; before that it says what is missing, and opens the choice. */}
              {drill === undefined ? (
                <Button variant="waiting" size="lg" wide aria-describedby={START_WAITS} onClick={start}>
                  {m.practice_start()}
                  <small id={START_WAITS} aria-hidden="true">
                    {m.practice_start_waits()}
                  </small>
                </Button>
              ) : (
                <Button variant="primary" size="lg" wide icon={<PlayIcon />} onClick={start}>
                  {m.practice_start()}
                </Button>
              )}
            </div>
          </div>
          <div className={css['safety']}>
            <SafetyReminders />
          </div>
        </div>
      </div>
      {props.routines === undefined ? null : <div className={css['routines']}>{props.routines}</div>}
    </div>
  );
}

/** What was pressed goes with the choice: the field, which says what was chosen, gets the focus. */
function focusField(): void {
  document.getElementById(DRILL_FIELD)?.focus({ preventScroll: true });
}

function clockText(minutes: number | null): string {
  return isSessionLength(minutes) ? timeText(minutes * 60) : '–:––';
}
