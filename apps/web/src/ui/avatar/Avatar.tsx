import { classes } from '../classes.ts';
import css from './Avatar.module.css';

export interface AvatarProps {
  /** One of the profile's emoji. */
  emoji: string;
  /** Given where the picture says something the text beside it does not; else it is decoration. */
  label?: string;
  /** 40, 52 or 88 px. Default md. */
  size?: 'sm' | 'md' | 'lg';
  /** A lit rim: it is you. */
  lit?: boolean;
}

/** A player's emoji on the centre spot. */
export function Avatar({ emoji, label, size = 'md', lit = false }: AvatarProps) {
  return (
    <span
      className={classes(css['avatar'], css[size], lit && css['lit'])}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? 'true' : undefined}
    >
      {emoji}
    </span>
  );
}
