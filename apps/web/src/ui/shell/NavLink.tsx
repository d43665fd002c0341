import type { MouseEvent } from 'react';
import { m } from '@touchline/messages';
import { classes } from '../classes.ts';
import { VisuallyHidden } from '../hidden/VisuallyHidden.tsx';
import css from './NavLink.module.css';
import type { Navigation, Place } from './nav-item.ts';

export interface NavLinkProps extends Omit<Navigation, 'places'> {
  place: Place;
  /** row: icon beside the word; tile: above it. */
  layout: 'row' | 'tile';
}

/** One place in rail, bar or drawer: a link to its hash, so that opening in a new tab works too. */
export function NavLink({ place, current, onSelect, layout }: NavLinkProps) {
  const isCurrent = place.id === current;
  const follow = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onSelect(place.id);
  };
  return (
    <a
      className={classes(css['place'], css[layout], place.highlighted === true && css['highlighted'])}
      href={`#${place.id}`}
      aria-current={isCurrent ? 'page' : undefined}
      aria-keyshortcuts={place.shortcut && `Control+${place.shortcut} Meta+${place.shortcut}`}
      onClick={follow}
    >
      <span className={css['icon']}>{place.icon}</span>
      <span className={css['label']}>{layout === 'tile' ? (place.shortLabel ?? place.label) : place.label}</span>
      {place.count ? (
        <span className={css['count']}>
          <span aria-hidden="true">{place.count > 99 ? '99+' : place.count}</span>
          <VisuallyHidden>{m.ui_nav_count({ count: place.count })}</VisuallyHidden>
        </span>
      ) : null}
      {layout === 'row' && place.shortcut !== undefined && !place.count ? (
        <kbd className={css['key']} aria-hidden="true">
          {place.shortcut}
        </kbd>
      ) : null}
    </a>
  );
}
