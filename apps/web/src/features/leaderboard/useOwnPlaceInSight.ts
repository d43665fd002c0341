import type { RefCallback } from 'react';
import { useInSight } from '../../ui/mounting/useInSight.ts';

interface OwnPlaceInSight {
  /** Neither what tells the viewer's place nor the end of the board is in the window. */
  readonly isOutOfSight: boolean;
  /** Their row is above the window. */
  readonly isAbove: boolean;
  /** The ref of their row, or of their step. */
  readonly ownRow: RefCallback<HTMLElement>;
  /** The ref of what tells their place above the board. */
  readonly ownPlace: RefCallback<HTMLElement>;
  /** The ref of the end of the board. */
  readonly end: RefCallback<HTMLElement>;
  /** Brings their row into the middle of the window. */
  readonly show: () => void;
}

/** Whether the viewer sees where they stand on the board in front of them. */
export function useOwnPlaceInSight(): OwnPlaceInSight {
  const row = useInSight();
  const place = useInSight({ unknown: false });
  const end = useInSight();
  return {
    isOutOfSight: !row.isInSight && !place.isInSight && !end.isInSight,
    isAbove: row.isAbove,
    ownRow: row.watch,
    ownPlace: place.watch,
    end: end.watch,
    show: row.show,
  };
}
