import { classes } from '../join-class-names.ts';
import css from './Avatar.module.css';
import { avatarDrawings, type AvatarDrawing } from './avatar-drawings.ts';

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

const drawingOf: Readonly<Record<string, AvatarDrawing | undefined>> = avatarDrawings;

/** The drawing of a player's emoji, in the centre circle. */
export function Avatar({ emoji, label, size = 'md', lit = false }: AvatarProps) {
  const { ground, file } = drawingOf[emoji] ?? avatarDrawings['⚽'];
  return (
    <span
      className={classes(css['avatar'], css[size], lit && css['lit'])}
      style={{ backgroundColor: ground }}
      data-emoji={emoji}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? 'true' : undefined}
    >
      {/* Decoded with the frame it is in: drawn anew on another tab, the circle is never empty for a moment. */}
      <img src={file} alt="" decoding="sync" />
    </span>
  );
}
