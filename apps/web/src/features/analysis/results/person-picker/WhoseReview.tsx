import type { ChosenPerson, ClipShape, GroupPicture } from '@touchline/vision';
import { useState } from 'react';
import { m } from '@touchline/messages';
import { Button } from '../../../../ui/button/Button.tsx';
import { PersonPicker } from './PersonPicker.tsx';
import css from './WhoseReview.module.css';

interface WhoseReviewProps {
  readonly group: readonly GroupPicture[];
  readonly clip: Blob;
  readonly shape: ClipShape;
  /** The player has said whom to follow. */
  readonly isPointedOut: boolean;
  readonly onPointOut: (person: ChosenPerson) => void;
}

/** Whom of several people a review follows, and the way to say that it was somebody else. */
export function WhoseReview({ group, clip, shape, isPointedOut, onPointOut }: WhoseReviewProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className={css['whose']}>
      <p>{isPointedOut ? m.results_people_pointed() : m.results_people()}</p>
      <Button size="sm" onClick={() => setOpen(true)}>
        {isPointedOut ? m.results_point_again() : m.results_point_ask()}
      </Button>
      <PersonPicker open={open} onOpenChange={setOpen} {...{ group, clip, shape, onPointOut }} />
    </div>
  );
}
