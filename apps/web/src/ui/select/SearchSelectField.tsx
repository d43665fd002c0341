import { Combobox as Base } from '@base-ui/react/combobox';
import { useEffect, useRef, type RefObject } from 'react';
import { classes } from '../join-class-names.ts';
import controlCss from '../field/Control.module.css';
import type { FieldWiring, Validity } from '../field/Field.tsx';
import { ChevronDownIcon, CloseIcon } from '../icons/control-icons.tsx';
import css from './SearchSelect.module.css';

/** The texts of the field that is typed into. */
export interface SearchSelectFieldTexts {
  placeholder?: string;
  /** Names of the two buttons in the field. */
  clearLabel: string;
  openLabel: string;
}

interface SearchSelectFieldProps extends SearchSelectFieldTexts {
  wiring: FieldWiring;
  validity: Validity;
  /** Whether something is chosen, which can be taken away. */
  isChosen: boolean;
  /** Whether the list is open. */
  open: boolean;
  inputRef?: RefObject<HTMLInputElement | null>;
}

/** Pixels that a list and the gap above it take at most. */
const LIST_HEIGHT = 360;

/** Moves the field up where its list would have no room below, so that the list lies over nothing that names another field. */
function makeRoomBelow(box: HTMLElement): void {
  const below = (globalThis.visualViewport?.height ?? innerHeight) - box.getBoundingClientRect().bottom;
  if (below < LIST_HEIGHT) box.scrollIntoView({ block: 'start' });
}

/** The field of a combobox: what is typed, the button that takes the choice away, the one that opens the list. */
export function SearchSelectField({ wiring, validity, isChosen, open, inputRef, placeholder, clearLabel, openLabel }: SearchSelectFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open && box.current !== null) makeRoomBelow(box.current);
  }, [open]);
  return (
    <Base.InputGroup ref={box} data-list-open={open || undefined} className={classes(controlCss['box'], controlCss[validity], css['control'])}>
      <Base.Input
        {...wiring}
        ref={inputRef}
        className={classes(controlCss['input'], css['input'])}
        placeholder={placeholder}
        // A browser's own list would lie over ours.
        autoComplete="off"
        // Out from behind a bar at the end of the screen: what is typed is to be seen beside the list.
        onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
      />
      {isChosen ? (
        <Base.Clear className={css['button']} aria-label={clearLabel}>
          <CloseIcon size={18} />
        </Base.Clear>
      ) : null}
      <Base.Trigger className={css['button']} aria-label={openLabel}>
        <ChevronDownIcon size={20} />
      </Base.Trigger>
    </Base.InputGroup>
  );
}
