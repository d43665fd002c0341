import type { KeyMoment } from '@touchline/vision';
import { m } from '@touchline/messages';
import { classes } from '../../../../ui/join-class-names.ts';
import { momentText, secondsText } from '../key-moment-text.ts';
import css from './KeyMomentChips.module.css';

interface KeyMomentChipsProps {
  moments: readonly KeyMoment[];
  /** Seconds on show; the chip of that moment is lit. */
  time: number;
  onMoment: (moment: KeyMoment) => void;
}

/** Seconds within which a picture is that of a moment. */
const NEAR = 0.05;

/** So few, as of a kick, all stand in view; more, as the touches of a juggling clip, are one line that is pushed. */
const FEW = 6;

/** So many share one row, each as wide as the others, on a phone too. */
export const ONE_ROW_OF_CHIPS = 3;

/** Whether the picture of a time, in seconds, is that of a moment. */
export function isMomentOnShow(moment: KeyMoment, time: number): boolean {
  return Math.abs(moment.time - time) < NEAR;
}

/** The key moments as chips: a press shows that picture. */
export function KeyMomentChips({ moments, time, onMoment }: KeyMomentChipsProps) {
  if (moments.length === 0) return null;
  return (
    <ul className={classes(css['moments'], moments.length <= FEW && css['few'], moments.length <= ONE_ROW_OF_CHIPS && css['line'])} aria-label={m.results_moments()}>
      {moments.map((moment) => (
        <li key={`${moment.name} ${moment.time}`}>
          <button
            type="button"
            className={css['chip']}
            aria-pressed={isMomentOnShow(moment, time)}
            onClick={() => onMoment(moment)}
            // One that is half beyond the edge would stay there.
            onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
          >
            <span>{momentText(moment, moments)}</span>
            <span className={css['time']}>{secondsText(moment.time)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
