import { StarIcon } from '../../ui/icons/reward-icons.tsx';
import css from './CelebrationChip.module.css';

interface CelebrationChipProps {
  /** What it does. */
  readonly label: string;
  /** What there is to celebrate. */
  readonly text: string;
  readonly onPress: () => void;
}

/** In the header: something was reached while the player was elsewhere. On a phone its star says so. */
export function CelebrationChip({ label, text, onPress }: CelebrationChipProps) {
  return (
    <button type="button" className={css['chip']} aria-label={`${label}: ${text}`} title={text} onClick={onPress}>
      <StarIcon size={20} />
      <span className={css['label']}>{label}</span>
    </button>
  );
}
