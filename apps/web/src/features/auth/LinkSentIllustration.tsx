import css from './LinkSentIllustration.module.css';

/** A letter in the centre circle: the link for a new password has been asked for. */
export function LinkSentIllustration() {
  return (
    <svg viewBox="0 0 240 112" className={css['art']} aria-hidden="true">
      <path className={css['chalk']} d="M0 56h64M176 56h64M120 4a52 52 0 1 1 0 104a52 52 0 1 1 0-104" />
      <g className={css['letter']}>
        <rect x="84" y="33" width="72" height="48" rx="6" />
        <path d="m86 37 34 26 34-26M86 78l23-22M154 78l-23-22" />
      </g>
      <circle className={css['ball']} cx="156" cy="34" r="9" />
      <path className={css['tick']} d="m151.5 34 3.2 3.2 5.8-6" />
    </svg>
  );
}
