import { everyDrill } from '@touchline/domain';
import type { Drill, DrillWish } from '@touchline/domain';
import { m } from '@touchline/messages';
import { useRef, useState } from 'react';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { hasKeyboard } from '../../../../ui/field/has-keyboard.ts';
import { InfoIcon } from '../../../../ui/icons/control-icons.tsx';
import css from './DrillPicker.module.css';
import { PickerContent, SEARCH } from './PickerContent.tsx';

interface DrillPickerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Those to choose from, in their order. */
  drills: readonly Drill[];
  /** How long a session of a drill is suggested to last. */
  minutesOf: (drillId: string) => number;
  /** The id of the list that one chooses from. */
  listId: string;
  /** A start was refused for want of a drill: that is said above them. */
  isMissing?: boolean;
  chosen: string | null;
  /** Is told what was wished for of the drills that were shown, too. */
  onDrill: (drillId: string, wishes: readonly DrillWish[]) => void;
  /** Where the focus goes once it has closed; without it: back to where it was opened from. */
  finalFocus?: () => HTMLElement | true;
}

/**
 * Drills to look at and choose from: a sheet on a phone, a wide window elsewhere. Its chips stay while it is closed.
 * Whoever has keys begins in the search, above all the rest; under a thumb no keyboard comes up before it is asked for.
 */
export function DrillPicker({ open, onOpenChange, isMissing = false, onDrill, finalFocus, ...content }: DrillPickerProps) {
  const [filter, setFilter] = useState(everyDrill);
  /** The player searches or filters: it need no longer be said that a drill is missing. */
  const [isLooking, setLooking] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const change = (isOpen: boolean): void => {
    if (!isOpen) setLooking(false);
    onOpenChange(isOpen);
  };
  const choose = (drillId: string): void => {
    onDrill(drillId, filter.wishes);
    change(false);
  };
  return (
    <Dialog open={open} onOpenChange={change} title={m.picker_title()} size="xl" initialFocus={(byKeys) => (byKeys || hasKeyboard() ? document.getElementById(SEARCH) : list.current)} {...(isMissing && !isLooking && { description: <MissingDrill /> })} {...(finalFocus && { finalFocus })}>
      <PickerContent {...content} listRef={list} filter={filter} onFilter={setFilter} onLook={() => setLooking(true)} onChoose={choose} />
    </Dialog>
  );
}

function MissingDrill() {
  return (
    <p className={css['missing']}>
      <InfoIcon size={20} />
      {m.practice_drill_missing()}
    </p>
  );
}
