import type { ReactNode } from 'react';
import { m } from '@touchline/messages';
import { Avatar } from '../avatar/Avatar.tsx';
import { Chip } from '../badge/Chip.tsx';
import { classes } from '../join-class-names.ts';
import { LargeName } from '../name/LargeName.tsx';
import css from './PlayerHeader.module.css';

/** As high as a number. */
const BLANK = '\u00a0';

/** One number in the header's purse. */
export interface PurseChip {
  id: string;
  value: ReactNode;
  label: string;
  icon?: ReactNode;
  /** The icon says it where there is little room. */
  labelHidden?: boolean;
  /** The tab below shows it: here it is read out only. */
  isBelow?: boolean;
}

export interface PlayerHeaderProps {
  name: string;
  /** The player's emoji; left out where the page below shows it, larger. */
  avatar?: string | undefined;
  /** Under the welcome: time of day, level and experience. */
  greeting?: ReactNode;
  /** 'awaited' keeps the place of three while they are on their way. */
  purse?: ReadonlyArray<PurseChip> | 'awaited';
  /** At the far end: a menu button. */
  action?: ReactNode;
  /**
   * What the page below is called, in large letters over the welcome, which is low then and leaves the height to the page.
   * It is drawn only: the page has a heading of that name for those who go from heading to heading.
   */
  pageName?: string;
  /** The page below shows the player's name, or is about the app: the welcome is read out only. Default false. */
  isWelcomeHidden?: boolean;
}

/** 'Welcome, {name}!' with the player's picture and what is in the purse. Holds the page's h1. */
export function PlayerHeader({ name, avatar, greeting, purse, action, pageName, isWelcomeHidden = false }: PlayerHeaderProps) {
  return (
    <header className={classes(css['header'], pageName !== undefined && css['compact'], isWelcomeHidden && css['unnamed'])}>
      <div className={css['row']}>
        {avatar === undefined ? null : (
          <div className={css['picture']}>
            <Avatar emoji={avatar} lit />
          </div>
        )}
        <div className={css['words']}>
          {pageName === undefined ? null : (
            <p className={css['page']} aria-hidden="true">
              {pageName}
            </p>
          )}
          <div className={css['welcome']}>
            <LargeName as="h1" className={css['title']} name={m.ui_welcome({ name })} />
            {greeting === undefined ? null : <p className={css['greeting']}>{greeting}</p>}
            {greeting === undefined && purse === 'awaited' ? (
              <p className={css['greeting']} aria-hidden="true">
                {BLANK}
              </p>
            ) : null}
          </div>
        </div>
        {action === undefined ? null : <div className={css['action']}>{action}</div>}
        {purse === 'awaited' ? <AwaitedPurse /> : null}
        {purse === undefined || purse === 'awaited' || purse.length === 0 ? null : (
          <ul className={css['purse']} aria-label={m.ui_purse()} data-below={purse.every(({ isBelow }) => isBelow) || undefined}>
            {purse.map(({ id, isBelow, ...chip }) => (
              <li key={id} data-below={isBelow || undefined} data-sign={chip.labelHidden || undefined}>
                <Chip {...chip} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </header>
  );
}

function AwaitedPurse() {
  return (
    <ul className={css['purse']} aria-hidden="true">
      {[0, 1, 2].map((place) => (
        <li key={place} className={css['awaited']}>
          <Chip value={BLANK} label="" />
        </li>
      ))}
    </ul>
  );
}
