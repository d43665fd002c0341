import { useEffect, useRef, useState } from 'react';
import { heldUpSessions, useOutboxState } from '../../offline/index.ts';
import type { NavItem } from '../../ui/shell/nav-item.ts';
import { navItems } from './nav-items.tsx';
import type { Tab } from './tab-address-and-keys.ts';

/** How long a place stays lit after something new came to it, in milliseconds (spec 000 §2). */
const litForMs = 2_000;

/** How much is new at a place; a place without a number has nothing. */
export type NavItemCounts = Readonly<Partial<Record<Tab, number>>>;

/**
 * The places of the shell with what waits there: finished sessions that could not be sent yet, at Practice, and reviews
 * that have come since it was looked at, at Analysis.
 */
export function useNavItems(analyses: number): readonly NavItem[] {
  const { waiting } = useOutboxState();
  return useMarkedNavItems({ practice: heldUpSessions(waiting), analysis: analyses });
}

/** The places with these counts; one whose count grows is lit for two seconds. */
export function useMarkedNavItems(counts: NavItemCounts): readonly NavItem[] {
  const [lit, setLit] = useState<readonly string[]>([]);
  const before = useRef(counts);
  const text = JSON.stringify(counts);
  useEffect(() => {
    const now = JSON.parse(text) as NavItemCounts;
    const grown = (Object.keys(now) as Tab[]).filter((tab) => (now[tab] ?? 0) > (before.current[tab] ?? 0));
    before.current = now;
    if (grown.length > 0) setLit(grown);
  }, [text]);
  useEffect(() => {
    if (lit.length === 0) return undefined;
    const timer = setTimeout(() => setLit([]), litForMs);
    return () => clearTimeout(timer);
  }, [lit]);
  return navItems.map((item) => ({
    ...item,
    count: counts[item.id as Tab] ?? 0,
    highlighted: lit.includes(item.id),
  }));
}
