import { m } from '@touchline/messages';
import { reviewLines } from '@touchline/messages/form-review-general-text';
import { LockIcon } from '../../../ui/icons/filming-icons.tsx';
import css from './SkeletonSwitch.module.css';

interface SkeletonSwitchProps {
  readonly isOn: boolean;
  /** While a recording is under way. */
  readonly isLocked: boolean;
  readonly onSwitch: (isOn: boolean) => void;
}

/** Whether the skeleton is drawn over the picture; not to be changed while recording (spec 002 §4). */
export function SkeletonSwitch({ isOn, isLocked, onSwitch }: SkeletonSwitchProps) {
  return (
    <div className={css['side']}>
      <label className={css['switch']}>
        <input
          type="checkbox"
          className={css['box']}
          checked={isOn}
          disabled={isLocked}
          onChange={({ target }) => onSwitch(target.checked)}
        />
        <span>{reviewLines.overlaySwitch}</span>
        {isLocked ? <LockIcon size={18} /> : null}
      </label>
      {isOn ? <p className={css['sign']}>{m.record_overlay_on()}</p> : null}
    </div>
  );
}
