import type { ReactNode } from 'react';

/** A place of the app: a tab in rail, bottom bar and drawer. */
export interface NavItem {
  /** Also its hash: 'practice' is at `#practice`. */
  id: string;
  label: string;
  icon: ReactNode;
  /** The digit that goes there with Ctrl or Cmd; shown in the rail. */
  shortcut?: string;
  /** New things waiting there; 0 shows nothing. */
  count?: number;
  /** How things stand there, in two or three words; shown where the list has the room. */
  status?: string | undefined;
  /** Whoever is met there, in the place of the icon; shown where the status is. */
  portrait?: ReactNode;
  /** Lit for a moment; the caller takes it back after 2 s. */
  highlighted?: boolean;
}

/** What the three kinds of navigation share. */
export interface Navigation {
  items: ReadonlyArray<NavItem>;
  /** The id of the place shown. */
  current: string;
  onSelect: (id: string) => void;
}
