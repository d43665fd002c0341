import css from './Logo.module.css';

export interface LogoProps {
  /** The mark's side in CSS pixels; default 32. The word is set to match. */
  size?: number;
  /** False shows the mark alone, still named for screen readers. */
  word?: boolean;
}

/** The mark: the centre circle cut by the touchline, a ball under the floodlight waiting on the spot. */
export function Logo({ size = 32, word = true }: LogoProps) {
  return (
    <span className={css['logo']} style={{ fontSize: size }}>
      <svg
        className={css['mark']}
        viewBox="0 0 32 32"
        role={word ? undefined : 'img'}
        aria-label={word ? undefined : 'Touchline'}
        aria-hidden={word ? 'true' : undefined}
        focusable="false"
      >
        <circle cx="16" cy="16" r="11.5" />
        <path d="M16 0v9M16 23v9" />
        <circle className={css['ball']} cx="16" cy="16" r="4" />
      </svg>
      {word ? <span className={css['word']}>Touchline</span> : null}
    </span>
  );
}
