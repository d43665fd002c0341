import { m } from '@touchline/messages';
import { VisuallyHidden } from '../../ui/hidden/VisuallyHidden.tsx';
import css from './SignUpProgress.module.css';

interface SignUpProgressProps {
  /** How many fields are good. */
  readonly ready: number;
  readonly all: number;
}

/** A ball that passes a cone for every field that is good, and ends in the goal. */
export function SignUpProgress({ ready, all }: SignUpProgressProps) {
  return (
    <div className={css['progress']}>
      <VisuallyHidden>
        <progress
          aria-label={m.auth_progress()}
          value={ready}
          max={all}
          aria-valuetext={m.auth_progress_value({ ready, all })}
        />
      </VisuallyHidden>
      <div className={css['run']} aria-hidden="true">
        <span className={css['chalk']} />
        <span className={css['done']} style={{ transform: `scaleX(${ready / all})` }} />
        {Array.from({ length: all - 1 }, (_, cone) => (
          <svg
            key={cone}
            className={css['cone']}
            data-passed={cone < ready}
            style={{ left: `${((cone + 1) / all) * 100}%` }}
            viewBox="0 0 12 12"
          >
            <path d="M6 1l4 9H2zM0.5 10.9h11" />
          </svg>
        ))}
        <span className={css['ball']} style={{ left: `${(ready / all) * 100}%` }} />
      </div>
      <svg className={css['goal']} data-scored={ready === all} viewBox="0 0 34 24" aria-hidden="true">
        <path className={css['net']} d="M8 3v18M14 3v18M20 3v18M26 3v18M3 8h28M3 13h28M3 18h28" />
        <path className={css['frame']} d="M3 22V3h28v19" />
      </svg>
      <span className={css['count']} aria-hidden="true">
        {ready}/{all}
      </span>
    </div>
  );
}
