import { safetyReminders, warmUpMinutes, type Drill, type Side } from '@touchline/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type CSSProperties } from 'react';
import { m } from '@touchline/messages';
import { safetyTexts } from '@touchline/messages/warm-up-and-safety';
import { progressYearQuery, useApi } from '../../../api/index.ts';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { AlertIcon, ChevronDownIcon } from '../../../ui/icons/control-icons.tsx';
import { DrillDiagram } from '../../drills/index.ts';
import { countdownFigure, countdownMs, GO_MS } from '../machine/count-in.ts';
import { DrillSteps } from '../DrillSteps.tsx';
import css from './CountIn.module.css';

interface CountInProps {
  /** Undefined where this version knows it no more. */
  readonly drill: Drill | undefined;
  readonly side: Side;
  /** Milliseconds until it begins. */
  readonly left: number;
  /** The player took more time: all that there is to read stands there. */
  readonly isRead: boolean;
  /** A drill was finished just before: there is nothing to warm up for. */
  readonly isWarm: boolean;
  /** The player opens what there is to read: time for it. */
  readonly onRead: () => void;
}

/** Time to get into place: a number a second, then GO, and meanwhile how the drill goes, for whoever never did it. */
export function CountIn({ drill, side, left, isRead, isWarm, onRead }: CountInProps) {
  const isKnown = useIsDoneBefore(drill);
  const steps = useRef<HTMLDivElement>(null);
  const figure = countdownFigure(left);
  const isGo = figure === 'go';
  const share = isGo ? 0 : Math.min(1, (figure * 1_000) / (countdownMs(drill?.id ?? '') - GO_MS));
  /** The button goes as the steps come: the focus is on what it opened. */
  const unfold = (): void => {
    steps.current?.focus({ preventScroll: true });
    onRead();
  };
  return (
    <div className={css['countdown']}>
      <div className={css['clock']}>
        <p className={css['ready']}>{isGo ? null : m.practice_countdown_ready()}</p>
        <div className={css['circle']} style={{ '--share': share } as CSSProperties}>
          <span key={figure} className={isGo ? css['go'] : css['figure']} aria-hidden="true">
            {isGo ? m.practice_countdown_go() : figure}
          </span>
        </div>
      </div>
      {drill === undefined ? null : (
        <>
          <DrillDiagram drill={drill} side={side} className={css['diagram']} />
          {/* On a phone held upright the first step alone, how one gets into place, until the others are asked for. */}
          <div ref={steps} tabIndex={-1} className={css['steps']} data-folded={isRead ? undefined : ''}>
            <DrillSteps drill={drill} brief isKnown={isKnown && !isRead} />
            {isRead ? null : (
              <button type="button" className={css['unfold']} onClick={unfold}>
                {m.practice_steps_title()}
                <ChevronDownIcon size={18} />
              </button>
            )}
          </div>
        </>
      )}
      {/* What is told before every session; the start may be one press away from the dashboard. */}
      <details className={css['safety']} onToggle={(event) => event.currentTarget.open && onRead()}>
        <summary>
          <AlertIcon size={20} />
          <span>
            {m.practice_countdown_safety()} <span className={css['more']}>{m.practice_countdown_safety_more()}</span>
          </span>
        </summary>
        <ul>
          {safetyReminders.map((id) => (
            <li key={id}>{safetyTexts[id]}</li>
          ))}
          {isWarm ? null : <li>{m.practice_countdown_warm_up({ minutes: warmUpMinutes })}</li>}
        </ul>
      </details>
      <VisuallyHidden>
        <span aria-live="assertive">
          {isGo ? m.practice_countdown_go() : null}
          {!isGo && figure <= 3 ? figure : null}
          {!isGo && figure > 3 ? m.practice_countdown_said({ seconds: Math.ceil(figure / 5) * 5 }) : null}
        </span>
      </VisuallyHidden>
    </div>
  );
}

/** Whether the player is known to have done a drill before, as it begins: what comes to be known meanwhile moves nothing. */
function useIsDoneBefore(drill: Drill | undefined): boolean {
  const queries = useQueryClient();
  const { queryKey } = progressYearQuery(useApi());
  const [isDone] = useState(() => queries.getQueryData(queryKey)?.bests.some(({ drillId }) => drillId === drill?.id) ?? false);
  return isDone;
}
