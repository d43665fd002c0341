import type { ReactNode } from 'react';
import { classes } from '../join-class-names.ts';
import css from './Badge.module.css';

export interface BadgeProps {
  /** live pulses; the rarities carry their colour as text and edge. Default quiet. */
  tone?: 'quiet' | 'flood' | 'grass' | 'stop' | 'note' | 'live' | 'common' | 'rare' | 'epic' | 'legendary';
  icon?: ReactNode;
  children: ReactNode;
}

/** A short word about a thing: a state, a category, a rarity. */
export function Badge({ tone = 'quiet', icon, children }: BadgeProps) {
  return (
    <span className={classes(css['badge'], css[tone])}>
      {icon}
      {children}
    </span>
  );
}
