import type { MouseEvent, ReactNode } from 'react';
import css from './ToggleChip.module.css';

interface ToggleChipProps {
  isPressed: boolean;
  /** With it nothing would be left to choose from: it steps back, and says so when it is pressed all the same. */
  leavesNone?: boolean;
  onPress: () => void;
  /** What it is called where its own words are short for it. */
  label?: string;
  children: ReactNode;
}

/** One of a row of short choices, pressed or not. The row says how it stands there. */
export function ToggleChip({ isPressed, leavesNone = false, onPress, label, children }: ToggleChipProps) {
  const press = (event: MouseEvent<HTMLElement>): void => {
    // Of a row that goes on beyond its edge it is seen whole, out of the fade there.
    event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    onPress();
  };
  return (
    <button type="button" className={css['chip']} aria-label={label} aria-pressed={isPressed} data-none={leavesNone || undefined} onClick={press}>
      {children}
    </button>
  );
}
