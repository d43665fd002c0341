import { AlertIcon, CheckIcon } from '../icons/control-icons.tsx';
import css from './Control.module.css';
import type { Validity } from './Field.tsx';

/** The sign inside a control; the message beside it says the same in words. */
export function ValidityMark({ validity }: { validity: Validity }) {
  if (validity === 'neutral') return null;
  return (
    <span className={css['mark']} data-validity={validity}>
      {validity === 'valid' ? <CheckIcon size={20} /> : <AlertIcon size={20} />}
    </span>
  );
}
