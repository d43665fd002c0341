import { numberText } from '@touchline/messages';
import { VisuallyHidden } from '../hidden/VisuallyHidden.tsx';
import { useCountUp } from '../motion/useCountUp.ts';
import css from './CountUp.module.css';

export interface CountUpProps {
  /** A whole number. */
  value: number;
  /** Where it starts on the first draw; default `value`, so only changes move. */
  from?: number;
  /** Milliseconds; default 700. */
  duration?: number;
  prefix?: string;
  /** What it is counted in, or out of how many: smaller than the number. */
  suffix?: string;
}

/** A number that counts to its value; screen readers hear only where it ends. */
export function CountUp({ value, from = value, duration = 700, prefix = '', suffix = '' }: CountUpProps) {
  const shown = useCountUp(value, from, duration);
  return (
    <>
      <span className={css['number']} aria-hidden="true">
        {prefix}
        {numberText(shown)}
        {suffix === '' ? null : <small>{suffix}</small>}
      </span>
      <VisuallyHidden>
        {prefix}
        {numberText(value)}
        {suffix}
      </VisuallyHidden>
    </>
  );
}
