import { sectionOfHash } from '../../features/progress/page-sections/index.ts';
import { isSettingsHash } from '../../settings/settings-address.ts';

/** The tabs, in the order of the keyboard shortcuts 1 to 8 (spec 000 §2). */
export const tabs = [
  'dashboard',
  'practice',
  'rewards',
  'progress',
  'leaderboard',
  'coach',
  'analysis',
  'profile',
] as const;
export type Tab = (typeof tabs)[number];

const isTab = (word: string): word is Tab => (tabs as readonly string[]).includes(word);

/** A place of the dashboard with an address of its own: a match that lies over it, the section of the scores. */
export type DashboardPlace = 'match' | 'scores';

/** The address of the section of the scores. */
export const scoresHash = '#live-scores';

/** The place of the dashboard that a hash names; null for all others. */
export function dashboardPlaceOf(hash: string): DashboardPlace | null {
  if (/^#match\/./.test(hash)) return 'match';
  return hash === scoresHash ? 'scores' : null;
}

/** The tab of an address: its hash (some places lie on the dashboard), else `?tab=analysis`, else the dashboard (spec 000 §2). */
export function tabOf({ hash, search }: { readonly hash: string; readonly search: string }): Tab {
  const word = hash.slice(1);
  if (isTab(word)) return word;
  if (dashboardPlaceOf(hash) !== null) return 'dashboard';
  // They lie under the profile.
  if (isSettingsHash(hash)) return 'profile';
  // Its parts have addresses of their own.
  if (sectionOfHash(hash) !== null) return 'progress';
  return new URLSearchParams(search).get('tab') === 'analysis' ? 'analysis' : 'dashboard';
}

/** The hash of a place that an address names beyond the dashboard as it is: a tab or a part of one, a match, the scores, the settings; else null. */
export function placeNamedBy(address: { readonly hash: string; readonly search: string }): string | null {
  const { hash } = address;
  if (dashboardPlaceOf(hash) !== null || isSettingsHash(hash) || sectionOfHash(hash) !== null) return hash;
  const tab = tabOf(address);
  return tab === 'dashboard' ? null : `#${tab}`;
}

/** How long after a switch of tabs another choice is passed by, in milliseconds: 'switches are locked for 100 ms' (spec 000 §2). */
const switchLockMs = 100;

/** Whether a switch is due: not to the current tab, and not while the last one is fresh. Times in milliseconds. */
export function maySwitch(from: Tab, to: Tab, lastSwitch: number, now: number): boolean {
  return to !== from && now - lastSwitch >= switchLockMs;
}

type Keys = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The tab that Ctrl or Cmd with a digit asks for; null for all other keys. */
export function tabOfKeys({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Keys): Tab | null {
  if (ctrlKey === metaKey || altKey || shiftKey) return null;
  // On keyboards where digits need Shift the key is another sign, but it lies in the same place.
  const digit = /^[1-8]$/.test(key) ? key : /^Digit([1-8])$/.exec(code)?.[1];
  return digit === undefined ? null : (tabs[Number(digit) - 1] ?? null);
}
