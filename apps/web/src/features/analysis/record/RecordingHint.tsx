import { m } from '@touchline/messages';
import { classes } from '../../../ui/classes.ts';
import { nobodyLines } from '../results/player/draw-overlay.ts';
import { hasJustBegun } from './recorder-machine.ts';
import css from './RecordingHint.module.css';
import type { StageMoment } from './RecordingStageBoard.tsx';

interface RecordingHintProps {
  readonly moment: StageMoment;
  /** Milliseconds of the same clock. */
  readonly now: number;
  readonly endsAt: number;
  /** Nobody is found in the picture. */
  readonly isNobody: boolean;
}

/** The one thing that is to be said of the picture at a moment. It stands below the picture, where it covers nobody. */
export function RecordingHint(props: RecordingHintProps) {
  const isNow = props.moment === 'recording' && hasJustBegun(props);
  return (
    <output className={classes(css['hint'], isNow && css['now'])}>
      {hintLines(props, isNow).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </output>
  );
}

function hintLines({ moment, isNobody }: RecordingHintProps, isNow: boolean): readonly string[] {
  if (isNow) return [m.record_now()];
  if (isNobody && (moment === 'ready' || moment === 'recording')) return nobodyLines();
  return moment === 'ready' ? [m.record_ready()] : [];
}
