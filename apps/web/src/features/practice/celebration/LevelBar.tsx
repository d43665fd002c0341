import type { CSSProperties } from 'react';
import { m } from '@touchline/messages';
import { classes } from '../../../ui/join-class-names.ts';
import css from './LevelBar.module.css';

interface LevelBarProps {
  levelBefore: number;
  level: number;
  /** Shares of a level, 0 to 1: before the session and after it. */
  from: number;
  to: number;
  /** XP to the next level. */
  toNext: number;
  /** One more session is sure to bring it. */
  isNear: boolean;
  /** The level stands on the medal beside it: where that is seen, only the way to the next is told here. Default false. */
  isInMedal?: boolean;
}

/** The level filling up; a level gained fills it to the end and begins the next. */
export function LevelBar({ levelBefore, level, from, to, toNext, isNear, isInMedal = false }: LevelBarProps) {
  const levelUp = level > levelBefore;
  return (
    <div className={css['level']} data-in-medal={isInMedal || undefined}>
      <p className={css['words']}>
        <b className={classes(css['name'], levelUp && css['gained'])}>
          {levelUp ? m.practice_saved_level_up({ level }) : m.practice_saved_level({ level })}
        </b>
        <span className={classes(css['ahead'], isNear && css['near'])}>{m.practice_saved_to_next({ count: toNext, level: level + 1 })}</span>
      </p>
      <div className={css['track']} aria-hidden="true">
        <div
          className={classes(css['fill'], levelUp ? css['over'] : css['on'])}
          style={{ '--from': from, '--to': to } as CSSProperties}
        />
      </div>
    </div>
  );
}
