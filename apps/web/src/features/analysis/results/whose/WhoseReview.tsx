import type { ChosenPerson, ClipShape, GroupPicture } from '@touchline/vision';
import { useState } from 'react';
import { m } from '../../../../i18n/index.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { PointOut } from './PointOut.tsx';
import css from './WhoseReview.module.css';

interface WhoseReviewProps {
  /** Most people in view at one time. */
  readonly people: number;
  readonly group: readonly GroupPicture[];
  readonly clip: Blob;
  readonly shape: ClipShape;
  /** The player has said whom to follow. */
  readonly isPointedOut: boolean;
  readonly onPointOut: (person: ChosenPerson) => void;
}

/** Whom of several people a review follows, and the way to say that it was somebody else. */
export function WhoseReview({ people, group, clip, shape, isPointedOut, onPointOut }: WhoseReviewProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className={css['whose']}>
      <p>
        {isPointedOut
          ? m.results_people_pointed()
          : people > 1
            ? m.results_people({ people })
            : m.results_people_other()}
      </p>
      <Button size="sm" onClick={() => setOpen(true)}>
        {isPointedOut ? m.results_point_again() : m.results_point_ask()}
      </Button>
      <PointOut open={open} onOpenChange={setOpen} {...{ group, clip, shape, onPointOut }} />
    </div>
  );
}
