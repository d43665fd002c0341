import { classes } from '../join-class-names.ts';
import css from './PitchLines.module.css';

/** Which part of the pitch is drawn. */
export type PitchPart = 'centre' | 'penalty' | 'corner' | 'half';

const drawings: Record<PitchPart, string> = {
  centre: 'M100-40v280M100 38a62 62 0 1 0 0 124a62 62 0 1 0 0-124',
  penalty: 'M-20 8h240M28 8v78h144V8M66 8v30h68V8M70 86a36 36 0 0 0 60 0',
  corner: 'M12 220V12h208M12 52a40 40 0 0 0 40-40M12 124h18M124 12v18',
  half: 'M8 8h184v184H8zM8 192h184M52 8v52h96V8M78 8v20h44V8M80 60a24 24 0 0 0 40 0M70 192a30 30 0 0 1 60 0',
};

const spots: Partial<Record<PitchPart, readonly [x: number, y: number]>> = {
  centre: [100, 100],
  penalty: [100, 62],
  half: [100, 46],
};

export interface PitchLinesProps {
  part: PitchPart;
  /** Extra class for the place and size; the lines take the text's colour. */
  className?: string | undefined;
}

/** Chalk markings as quiet line art behind headers and empty states; decoration, hidden from screen readers. */
export function PitchLines({ part, className }: PitchLinesProps) {
  const spot = spots[part];
  return (
    <svg className={classes(css['lines'], className)} viewBox="0 0 200 200" aria-hidden="true" focusable="false">
      <path d={drawings[part]} />
      {spot === undefined ? null : <circle cx={spot[0]} cy={spot[1]} r="2.5" />}
    </svg>
  );
}
