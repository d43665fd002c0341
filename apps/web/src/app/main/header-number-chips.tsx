import type { Stats } from '@touchline/contracts';
import { m } from '@touchline/messages';
import { CountUp } from '../../ui/number/CountUp.tsx';
import { FlameIcon, TokenIcon } from '../../ui/icons/reward-icons.tsx';
import type { PurseChip } from '../../ui/shell/WelcomeHeader.tsx';

/**
 * The header's numbers: tokens, total days and total drills (spec 000 §2), none before the first drill; before them the
 * streak with its flame, so that nobody takes the days for it. Level and experience stand in the greeting. Where the
 * dashboard shows the streak large, it is read out here.
 */
export function purseOf({ currentStreak, tokens, practiceDays, totalSessions }: Stats, isBelow: boolean): PurseChip[] {
  if (totalSessions === 0 && tokens === 0) return [];
  return [
    { id: 'streak', value: <CountUp value={currentStreak} />, label: m.app_purse_streak({ count: currentStreak }), icon: <FlameIcon />, labelHidden: true, isBelow },
    { id: 'tokens', value: <CountUp value={tokens} />, label: m.app_purse_tokens({ count: tokens }), icon: <TokenIcon /> },
    { id: 'days', value: <CountUp value={practiceDays} />, label: m.app_purse_days({ count: practiceDays }) },
    { id: 'drills', value: <CountUp value={totalSessions} />, label: m.app_purse_drills({ count: totalSessions }) },
  ];
}
