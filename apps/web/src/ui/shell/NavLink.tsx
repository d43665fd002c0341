import type { MouseEvent } from 'react';
import { m } from '@touchline/messages';
import { classes } from '../join-class-names.ts';
import { VisuallyHidden } from '../hidden/VisuallyHidden.tsx';
import css from './NavLink.module.css';
import type { Navigation, NavItem } from './nav-item.ts';

export interface NavLinkProps extends Omit<Navigation, 'items'> {
  item: NavItem;
  /** row: icon beside the word; tile: above it. */
  layout: 'row' | 'tile';
  /** Its status stands at the end of the row, and whoever is met there is shown. */
  showsStatus?: boolean;
}

/** One place in rail, bar or drawer: a link to its hash, so that opening in a new tab works too. */
export function NavLink({ item, current, onSelect, layout, showsStatus = false }: NavLinkProps) {
  const isCurrent = item.id === current;
  const follow = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onSelect(item.id);
  };
  return (
    <a
      className={classes(css['item'], css[layout], item.highlighted === true && css['highlighted'])}
      href={`#${item.id}`}
      aria-current={isCurrent ? 'page' : undefined}
      aria-keyshortcuts={item.shortcut && `Control+${item.shortcut} Meta+${item.shortcut}`}
      onClick={follow}
    >
      <span className={css['icon']}>{(showsStatus ? item.portrait : undefined) ?? item.icon}</span>
      {showsStatus && item.status !== undefined ? (
        <span className={css['words']}>
          <span className={css['label']}>{item.label}</span>
          <Status>{item.status}</Status>
        </span>
      ) : (
        <span className={css['label']}>{item.label}</span>
      )}
      {item.count ? (
        <span className={css['count']}>
          <span aria-hidden="true">{item.count > 99 ? '99+' : item.count}</span>
          <VisuallyHidden>{m.ui_nav_count({ count: item.count })}</VisuallyHidden>
        </span>
      ) : null}
      {layout === 'row' && item.shortcut !== undefined && !item.count ? (
        <kbd className={css['key']} aria-hidden="true">
          {m.ui_nav_key({ key: item.shortcut })}
        </kbd>
      ) : null}
    </a>
  );
}

/** A word apart from the name, also where both are read out. */
function Status({ children }: { readonly children: string }) {
  return (
    <>
      {' '}
      <span className={css['status']}>{children}</span>
    </>
  );
}
