import { useSyncExternalStore } from 'react';
import { createEmitter } from '../../store/emitter-and-store.ts';

/** What the player chose; system follows the device. */
export const themeChoices = ['system', 'dark', 'light'] as const;
export type ThemeChoice = (typeof themeChoices)[number];
export type Theme = 'dark' | 'light';

/** Also read by `public/before-app.js`, which sets the theme before the first paint. */
const storageKey = 'touchline.theme';
/** The colour of the browser's bar: `--ground` of each theme. */
const barColour: Record<Theme, string> = { dark: '#08130f', light: '#eef3e8' };
const changes = createEmitter();
/** The choice of this visit, for browsers that refuse storage. */
let unsaved: ThemeChoice = 'system';

function deviceTheme(): MediaQueryList {
  return globalThis.matchMedia('(prefers-color-scheme: light)');
}

/** The stored choice; system where none was made or storage is forbidden. */
export function themeChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === 'dark' || stored === 'light' ? stored : unsaved;
  } catch {
    return unsaved;
  }
}

/** The page is being put on paper, which is bright. */
let isPrinting = false;

/** The theme on screen now. */
function currentTheme(): Theme {
  if (isPrinting) return 'light';
  const choice = themeChoice();
  if (choice !== 'system') return choice;
  return deviceTheme().matches ? 'light' : 'dark';
}

/** Stores the choice and repaints. */
export function chooseTheme(choice: ThemeChoice): void {
  unsaved = choice;
  try {
    if (choice === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, choice);
  } catch {
    // Storage can be full or forbidden: the choice then lasts for this visit.
  }
  applyTheme();
}

/** Puts the current theme on the page and on the browser's bar. */
function applyTheme(): void {
  const theme = currentTheme();
  document.documentElement.dataset['theme'] = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', barColour[theme]);
  changes.emit();
}

/** Follows the device and other tabs, and is the day's on paper; call once at the start. Returns what ends it. */
export function followTheme(): () => void {
  const query = deviceTheme();
  const onStorage = (event: StorageEvent): void => {
    if (event.key === storageKey || event.key === null) applyTheme();
  };
  const onPrint = ({ type }: Event): void => {
    isPrinting = type === 'beforeprint';
    applyTheme();
  };
  query.addEventListener('change', applyTheme);
  globalThis.addEventListener('storage', onStorage);
  for (const type of ['beforeprint', 'afterprint']) globalThis.addEventListener(type, onPrint);
  applyTheme();
  return () => {
    query.removeEventListener('change', applyTheme);
    globalThis.removeEventListener('storage', onStorage);
    for (const type of ['beforeprint', 'afterprint']) globalThis.removeEventListener(type, onPrint);
  };
}

/** Calls back after each change of choice or theme; returns what ends it. */
export const onThemeChange = changes.subscribe;

/** The player's choice and the theme on screen, followed. */
export function useTheme(): { choice: ThemeChoice; theme: Theme; choose: (choice: ThemeChoice) => void } {
  const choice = useSyncExternalStore(onThemeChange, themeChoice);
  const theme = useSyncExternalStore(onThemeChange, currentTheme);
  return { choice, theme, choose: chooseTheme };
}
