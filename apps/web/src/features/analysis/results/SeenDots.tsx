import type { thinCoverage } from '@touchline/vision';
import css from './SeenDots.module.css';

interface SeenDotsProps {
  readonly few: NonNullable<ReturnType<typeof thinCoverage>>;
}

/** What a score rests on, a dot each: seen and good, seen and to be worked on, and not seen. What they say is said in words beside them. */
export function SeenDots({ few: { good, measured, of } }: SeenDotsProps) {
  return (
    <span className={css['dots']} aria-hidden="true">
      {Array.from({ length: of }, (_, index) => (
        <i key={index} data-seen={index < good ? 'good' : index < measured ? 'work' : undefined} />
      ))}
    </span>
  );
}
