import { safetyLines, warmUpMinutes } from '@touchline/domain';
import { m } from '@touchline/messages';
import { safetyTexts } from '@touchline/messages/practice';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { countdownFigure } from '../machine/count-in.ts';
import css from './Countdown.module.css';

/** What is told before every session; the start may be one press away from the dashboard. */
const safety = safetyLines.map((id) => safetyTexts[id]).join(' ');

/** Time to get into place: a number a second, then GO. `left`: milliseconds until the drill begins. */
export function Countdown({ left }: { left: number }) {
  const figure = countdownFigure(left);
  const isGo = figure === 'go';
  return (
    <div className={css['countdown']}>
      <p className={css['ready']}>{isGo ? null : m.practice_countdown_ready()}</p>
      <div className={css['circle']}>
        <span key={figure} className={isGo ? css['go'] : css['figure']} aria-hidden="true">
          {isGo ? m.practice_countdown_go() : figure}
        </span>
      </div>
      <p className={css['safety']}>
        {safety} {m.practice_countdown_warm_up({ minutes: warmUpMinutes })}
      </p>
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
