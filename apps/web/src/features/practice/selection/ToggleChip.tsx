import css from './ToggleChip.module.css';

interface ToggleChipProps {
  isPressed: boolean;
  /** With it nothing would be left to choose from: it steps back, and says so when it is pressed all the same. */
  leavesNone?: boolean;
  onPress: () => void;
  children: string;
}

/** One of a row of short choices, pressed or not. The row says how it stands there. */
export function ToggleChip({ isPressed, leavesNone = false, onPress, children }: ToggleChipProps) {
  return (
    <button type="button" className={css['chip']} aria-pressed={isPressed} data-none={leavesNone || undefined} onClick={onPress}>
      {children}
    </button>
  );
}
