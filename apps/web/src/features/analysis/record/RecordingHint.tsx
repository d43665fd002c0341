import { m } from '@touchline/messages';
import { classes } from '../../../ui/join-class-names.ts';
import { nobodyLines } from '../results/player/draw-overlay.ts';
import { hasJustBegun } from './recorder-machine.ts';
import css from './RecordingHint.module.css';
import type { RecordingMoment } from './RecordingCountdownOverlay.tsx';

interface RecordingHintProps {
  readonly moment: RecordingMoment;
  /** Milliseconds of the same clock. */
  readonly now: number;
  readonly endsAt: number;
  /** Nobody is found in the picture. */
  readonly isNobody: boolean;
}

/** The one thing that is to be said of the picture at a moment. It stands beside the picture, where it covers nobody. */
export function RecordingHint(props: RecordingHintProps) {
  const { moment, isNobody } = props;
  const isNow = moment === 'countdown' || (moment === 'recording' && hasJustBegun(props));
  return (
    <div className={css['place']}>
      <output className={classes(css['hint'], isNow && css['now'])}>
        {hintLines(props).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </output>
      {moment === 'ready' && !isNobody ? (
        <p className={css['facts']}>
          {m.record_cap()} <span className={css['keys']}>{m.record_keys()}</span>
        </p>
      ) : null}
    </div>
  );
}

function hintLines({ moment, now, endsAt, isNobody }: RecordingHintProps): readonly string[] {
  if (moment === 'countdown') return [m.record_get_ready()];
  if (moment === 'recording' && hasJustBegun({ now, endsAt })) return [m.record_now()];
  if (isNobody && (moment === 'ready' || moment === 'recording')) return nobodyLines();
  return moment === 'ready' ? [m.record_ready()] : [];
}
