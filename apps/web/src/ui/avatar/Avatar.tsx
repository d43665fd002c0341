import { classes } from '../classes.ts';
import css from './Avatar.module.css';
import { avatarArt, type AvatarArt } from './avatar-art.ts';

export interface AvatarProps {
  /** One of the profile's emoji; another one, from a newer server, is drawn as the ball. */
  emoji: string;
  /** Given where the picture says something the text beside it does not; else it is decoration. */
  label?: string;
  /** 40, 52 or 88 px, or as wide as its box. Default md. */
  size?: 'sm' | 'md' | 'lg' | 'full';
  /** A lit rim: it is you. */
  lit?: boolean;
}

const artOf: Readonly<Record<string, AvatarArt | undefined>> = avatarArt;

/** The drawing of a player's emoji, in the centre circle. */
export function Avatar({ emoji, label, size = 'md', lit = false }: AvatarProps) {
  const { ground, shapes } = artOf[emoji] ?? avatarArt['⚽'];
  return (
    <span
      className={classes(css['avatar'], css[size], lit && css['lit'])}
      style={{ backgroundColor: ground }}
      data-emoji={emoji}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? 'true' : undefined}
    >
      <svg viewBox="0 0 64 64" fill="none" focusable="false" aria-hidden="true">
        {shapes.map(([colour, path, lineWidth]) =>
          lineWidth === undefined ? (
            <path key={path} d={path} fill={colour} />
          ) : (
            <path key={`${path} ${lineWidth}`} d={path} stroke={colour} strokeWidth={lineWidth} />
          ),
        )}
      </svg>
    </span>
  );
}
