import { CheckIcon } from '../../../ui/icons/control-icons.tsx';
import { classes } from '../../../ui/join-class-names.ts';
import css from './StepNumber.module.css';

/** Where a step stands: its turn has come, it is done, or it is still to come. */
export type StepState = 'now' | 'done' | 'ahead';

interface StepNumberProps {
  readonly step: 1 | 2 | 3;
  readonly state: StepState;
}

/** Which step of three it is and where it stands: seen, not read out. */
export function StepNumber({ step, state }: StepNumberProps) {
  return (
    <span className={classes(css['step'], css[state])} data-step={step} data-state={state} aria-hidden="true">
      {state === 'done' ? <CheckIcon size={16} /> : null}
    </span>
  );
}
