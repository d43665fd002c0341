import { useCallback, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { goToHash, isLayered } from '../../ui/browser-back/layers-closed-by-back.ts';
import { fade } from '../../ui/motion/fade-view-change.ts';
import { maySwitch, tabOf, tabOfKeys, type Tab } from './tab-address-and-keys.ts';

const addressTab = (): Tab => tabOf(location);

/**
 * What is under way in a tab and asks before it is left; `leave` goes on to where the player wanted to. By the browser's Back a
 * player may mean only what lies above the tab.
 */
export type AskBeforeLeaving = (leave: () => void, by: 'choice' | 'back') => void;

/** The tab on screen and the ways to others. */
export interface TabNavigation {
  readonly tab: Tab;
  readonly go: (to: Tab) => void;
  /** From now on the current tab is left only after this has asked; null lets go. */
  readonly hold: (ask: AskBeforeLeaving | null) => void;
  readonly isHeld: () => boolean;
  /** Another tab was chosen, and its fade has not begun: what is on screen is the old one still. */
  readonly isLeaving: () => boolean;
}

/** How long a fade waits for the tab that comes, in milliseconds: the page stands still meanwhile. */
const LONGEST_WAIT_MS = 100;

/** Goes to a tab; resolves when it has been drawn. */
function show(tab: Tab): Promise<void> {
  return new Promise((resolve) => {
    // The shell has listened for longer: it has drawn the tab when this is called.
    globalThis.addEventListener('hashchange', () => resolve(), { once: true });
    setTimeout(resolve, LONGEST_WAIT_MS);
    goToHash(tab);
  });
}

/**
 * The tab shown, kept in the address's hash so that the browser's Back works, and the way to another: with a fade where
 * that tab `isThere`, its code has been fetched, and nothing lies above the one that goes.
 */
export function useTab(isThere: (tab: Tab) => boolean, now: () => number = () => performance.now()): TabNavigation {
  const held = useRef<{ readonly tab: Tab; readonly ask: AskBeforeLeaving } | null>(null);
  const lastSwitch = useRef(Number.NEGATIVE_INFINITY);
  const clock = useRef(now);
  const there = useRef(isThere);
  /** Counts switches: a fade begins later than it was asked for, when the browser has its picture of the old tab. */
  const switches = useRef(0);
  /** The tab of such a fade; the next choice is made from there. */
  const goingTo = useRef<Tab | null>(null);

  const goBy = useCallback((to: Tab, by: 'choice' | 'back'): void => {
    const time = clock.current();
    const from = held.current?.tab ?? goingTo.current ?? addressTab();
    if (!maySwitch(from, to, lastSwitch.current, time)) return;
    const asks = held.current !== null;
    const leave = (): void => {
      held.current = null;
      lastSwitch.current = clock.current();
      switches.current += 1;
      // Back to what is on screen still: the fade that has not begun is given up.
      const isGivenUp = goingTo.current !== null && to === addressTab();
      goingTo.current = null;
      if (isGivenUp) return;
      if (asks || isLayered() || !there.current(to)) return goToHash(to);
      const mine = switches.current;
      const from = location.href;
      goingTo.current = to;
      fade(async () => {
        // Whoever has gone elsewhere meanwhile, by an address too, stays there.
        if (switches.current !== mine) return;
        goingTo.current = null;
        if (location.href === from) await show(to);
      });
    };
    if (held.current === null) leave();
    else held.current.ask(leave, by);
  }, []);
  const go = useCallback((to: Tab): void => goBy(to, 'choice'), [goBy]);

  const subscribe = useCallback(
    (changed: () => void) => {
      const onHash = (): void => {
        const wanted = addressTab();
        goingTo.current = null;
        if (held.current !== null && wanted !== held.current.tab) {
          // By Back, or a hash typed by hand: the address goes back to what is on screen.
          history.pushState(null, '', `#${held.current.tab}`);
          goBy(wanted, 'back');
        } else changed();
      };
      globalThis.addEventListener('hashchange', onHash);
      return () => globalThis.removeEventListener('hashchange', onHash);
    },
    [goBy],
  );
  const tab = useSyncExternalStore(subscribe, () => held.current?.tab ?? addressTab());

  const hold = useCallback((ask: AskBeforeLeaving | null): void => {
    held.current = ask === null ? null : { tab: addressTab(), ask };
  }, []);
  const isHeld = useCallback(() => held.current !== null, []);
  const isLeaving = useCallback(() => goingTo.current !== null, []);
  return { tab, go, hold, isHeld, isLeaving };
}

/**
 * Ctrl or Cmd with 1 to 8 goes to a tab; under an open dialog it does nothing. The drawer is no such dialog, nor the
 * screen of a drill or an analysis under way, which asks by itself.
 */
export function useTabKeys(go: (tab: Tab) => void, mayDialogStand: () => boolean): void {
  const isAllowed = useEffectEvent(() => !isOpen('alertdialog') && (mayDialogStand() || !isOpen('dialog')));
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const tab = event.defaultPrevented ? null : tabOfKeys(event);
      if (tab === null) return;
      event.preventDefault();
      if (isAllowed()) go(tab);
    };
    globalThis.addEventListener('keydown', onKey);
    return () => globalThis.removeEventListener('keydown', onKey);
  }, [go]);
}

/** Whether a dialog is open; a message in passing has the role too, but says that it is not modal. */
function isOpen(role: 'dialog' | 'alertdialog'): boolean {
  return document.querySelector(`[role="${role}"]:not([aria-modal="false"])`) !== null;
}
