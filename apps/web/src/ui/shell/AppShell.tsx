import { useRef, type MouseEvent, type ReactNode } from 'react';
import { m } from '@touchline/messages';
import { Floodlights } from '../art/Floodlights.tsx';
import { Logo } from '../art/Logo.tsx';
import { classes } from '../join-class-names.ts';
import { MoreIcon } from '../icons/navigation-icons.tsx';
import { loadOverlayOnFirstOpen } from '../overlay/load-overlay-on-first-open.tsx';
import css from './AppShell.module.css';
import type { Navigation } from './nav-item.ts';
import { NavLink } from './NavLink.tsx';
import itemCss from './NavLink.module.css';

const Drawer = loadOverlayOnFirstOpen(async () => (await import('../drawer/Drawer.tsx')).Drawer);

export interface AppShellProps extends Navigation {
  /** The ids in the bottom bar of a phone, five of them; a tablet's has all. More opens the drawer with the others, and who is playing. */
  bottom: ReadonlyArray<string>;
  /** Above the content: a `Header`. */
  header?: ReactNode;
  drawerOpen: boolean;
  onDrawerOpenChange: (open: boolean) => void;
  /** Top of the drawer: who is playing. */
  drawerHeader?: ReactNode;
  drawerFooter?: ReactNode;
  /** Foot of the side rail: sound, theme, sign-out. */
  railFooter?: ReactNode;
  /** Hides all navigation: a drill is running. */
  bare?: boolean;
  children: ReactNode;
}

/**
 * The frame of the signed-in app: a side rail from 1024 px, a bottom bar and a drawer below. Holds no routes. The bar comes
 * last for the keyboard too, as the eye meets it; a link at the start of the page leads to it at once.
 */
export function AppShell(props: AppShellProps) {
  const { items, current, onSelect, bottom, header, drawerOpen, onDrawerOpenChange, bare = false, children } = props;
  const bar = useRef<HTMLElement>(null);
  const inBar = bottom.flatMap((id) => items.filter((item) => item.id === id));
  const elsewhere = items.filter((item) => !bottom.includes(item.id));
  // What only the drawer leads to is beneath More; a wide bar has all but the settings.
  const isBeneathMore = !bottom.includes(current);
  const isInWideBar = items.some(({ id }) => id === current);
  const waiting = elsewhere.some((item) => (item.count ?? 0) > 0);
  const selectFromDrawer = (id: string): void => {
    onDrawerOpenChange(false);
    onSelect(id);
  };
  return (
    <div className={classes(css['shell'], bare && css['bare'])}>
      <Floodlights />
      <div className={css['skips']}>
        <a className={css['skip']} href="#content" onClick={(event) => goTo(event, document.getElementById('content'))}>
          {m.ui_skip_to_content()}
        </a>
        {bare ? null : (
          <a className={classes(css['skip'], css['toBar'])} href="#menu" onClick={(event) => goTo(event, bar.current?.querySelector('a'))}>
            {m.ui_skip_to_menu()}
          </a>
        )}
      </div>
      {bare ? null : (
        <nav className={css['rail']} aria-label={m.ui_nav_main()}>
          <div className={css['logo']}>
            <Logo size={30} />
          </div>
          <ul className={css['items']}>
            {items.map((item) => (
              <li key={item.id}>
                <NavLink {...{ item, current, onSelect }} layout="row" />
              </li>
            ))}
          </ul>
          {props.railFooter === undefined ? null : <div className={css['railFoot']}>{props.railFooter}</div>}
        </nav>
      )}
      <div className={css['page']}>
        {header}
        <main id="content" className={css['content']} tabIndex={-1}>
          {children}
        </main>
      </div>
      {bare ? null : (
        <nav ref={bar} id="menu" className={css['bar']} aria-label={m.ui_nav_main()}>
          <ul className={css['tiles']} data-more-open={drawerOpen || undefined}>
            {[...inBar, ...elsewhere].map((item) => (
              <li key={item.id} className={bottom.includes(item.id) ? undefined : css['roomy']}>
                <NavLink {...{ item, current, onSelect }} layout="tile" />
              </li>
            ))}
            <li>
              <button
                type="button"
                className={classes(itemCss['item'], itemCss['tile'], css['more'], isBeneathMore && css['here'], isInWideBar && css['inWideBar'])}
                aria-haspopup="dialog"
                aria-expanded={drawerOpen}
                onClick={() => onDrawerOpenChange(true)}
              >
                <span className={itemCss['icon']}>
                  <MoreIcon />
                </span>
                <span className={itemCss['label']}>{m.ui_nav_more()}</span>
                {waiting ? <span className={css['dot']} /> : null}
              </button>
            </li>
          </ul>
        </nav>
      )}
      <Drawer
        open={drawerOpen}
        onOpenChange={onDrawerOpenChange}
        title={m.ui_nav_more()}
        header={props.drawerHeader}
        footer={props.drawerFooter}
      >
        <nav className={css['elsewhere']} aria-label={m.ui_nav_more()}>
          <ul className={css['inDrawer']}>
            {elsewhere.map((item) => (
              <li key={item.id}>
                <NavLink {...{ item, current }} onSelect={selectFromDrawer} layout="row" showsStatus />
              </li>
            ))}
          </ul>
        </nav>
      </Drawer>
    </div>
  );
}

/** The hash belongs to the tabs, so a skip link moves the focus itself. */
function goTo(event: MouseEvent, target: HTMLElement | null | undefined): void {
  event.preventDefault();
  target?.focus();
  // Wherever the page was scrolled to, it begins where the focus is.
  target?.scrollIntoView({ block: 'start' });
}
