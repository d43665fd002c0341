import type { Stats } from '@touchline/contracts';
import { m } from '@touchline/messages';
import { CountUp } from '../../ui/number/CountUp.tsx';
import { FlameIcon, TokenIcon } from '../../ui/icons/reward-icons.tsx';
import type { PurseChip } from '../../ui/shell/PlayerHeader.tsx';
import type { Tab } from './tab-address-and-keys.ts';

type HeaderNumber = 'streak' | 'tokens' | 'days' | 'drills';

/** A tab, or the settings that lie over the profile. */
type ShownPage = Tab | 'settings';

/** The header's numbers that the page itself shows large, that stand in the line under the welcome there, or that have no part in it. */
const shownBelow: Readonly<Partial<Record<ShownPage, readonly HeaderNumber[]>>> = {
  dashboard: ['streak', 'tokens', 'days', 'drills'],
  profile: ['streak', 'tokens', 'days', 'drills'],
  settings: ['streak', 'tokens', 'days', 'drills'],
  progress: ['streak'],
  rewards: ['tokens'],
  analysis: ['streak', 'tokens', 'days', 'drills'],
};

/** Whether every number of the header is said elsewhere on this page. */
export function hasAllHeaderNumbers(page: ShownPage): boolean {
  return shownBelow[page]?.length === 4;
}

/**
 * The header's numbers: tokens, total days and total drills (spec 000 §2), none before the first drill; before them the
 * streak with its flame, so that nobody takes the days for it. Level and experience stand in the greeting. What the page
 * itself shows is read out here, and not seen twice.
 */
export function headerNumberChips({ currentStreak, tokens, practiceDays, totalSessions }: Stats, page: ShownPage): PurseChip[] {
  if (totalSessions === 0 && tokens === 0) return [];
  const below = shownBelow[page] ?? [];
  const chip = (id: HeaderNumber, count: number, label: string, look: Partial<PurseChip> = {}): PurseChip => ({
    id,
    value: <CountUp value={count} />,
    label,
    isBelow: below.includes(id),
    ...look,
  });
  return [
    chip('streak', currentStreak, m.app_purse_streak({ count: currentStreak }), { icon: <FlameIcon />, labelHidden: true }),
    chip('tokens', tokens, m.app_purse_tokens({ count: tokens }), { icon: <TokenIcon /> }),
    chip('days', practiceDays, m.app_purse_days({ count: practiceDays })),
    chip('drills', totalSessions, m.app_purse_drills({ count: totalSessions })),
  ];
}
