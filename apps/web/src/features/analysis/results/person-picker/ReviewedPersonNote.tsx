import type { ChosenPerson, ClipShape, PersonChoicePicture } from '@touchline/vision';
import { useState } from 'react';
import { m } from '@touchline/messages';
import { Button } from '../../../../ui/button/Button.tsx';
import { PersonPicker } from './PersonPicker.tsx';
import css from './ReviewedPersonNote.module.css';

interface ReviewedPersonNoteProps {
  readonly group: readonly PersonChoicePicture[];
  readonly clip: Blob;
  readonly shape: ClipShape;
  /** The player has said whom to follow. */
  readonly isPointedOut: boolean;
  /** The player has said that it is not of them: that is told beside it. Default false. */
  readonly isSomebodyElses?: boolean;
  /** Several could be the player: asked at once, for without an answer there is no score. */
  readonly isUnclear: boolean;
  readonly onPointOut: (person: ChosenPerson) => void;
  /** It is of nobody whom the player is. */
  readonly onNobody: () => void;
}

/** Whom of several people a review follows, and the way to say that it was somebody else. */
export function ReviewedPersonNote({ group, clip, shape, isPointedOut, isSomebodyElses = false, isUnclear, onPointOut, onNobody }: ReviewedPersonNoteProps) {
  const [open, setOpen] = useState(isUnclear);
  const words = isUnclear ? m.results_people_unclear() : isPointedOut ? m.results_people_pointed() : m.results_people();
  const action = isUnclear ? m.results_point_who() : isPointedOut || isSomebodyElses ? m.results_point_again() : m.results_point_ask();
  return (
    <div className={css['whose']}>
      {isSomebodyElses ? null : <p>{words}</p>}
      <Button size="sm" variant={isUnclear ? 'primary' : 'secondary'} onClick={() => setOpen(true)}>
        {action}
      </Button>
      <PersonPicker
        open={open}
        onOpenChange={setOpen}
        {...{ group, clip, shape, isUnclear, onPointOut }}
        onNobody={() => {
          setOpen(false);
          onNobody();
        }}
      />
    </div>
  );
}
