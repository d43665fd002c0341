import type { Stats } from '@touchline/contracts';
import { m } from '@touchline/messages';
import { CountUp } from '../../ui/number/CountUp.tsx';
import { TokenIcon } from '../../ui/icons/rewards.tsx';
import type { PurseChip } from '../../ui/shell/WelcomeHeader.tsx';

/**
 * The header's numbers: tokens, total days and total drills (spec 000 §2), none before the first drill. Level and
 * experience stand in the greeting.
 */
export function purseOf({ tokens, practiceDays, totalSessions }: Stats): PurseChip[] {
  if (totalSessions === 0 && tokens === 0) return [];
  return [
    { id: 'tokens', value: <CountUp value={tokens} />, label: m.app_purse_tokens({ count: tokens }), icon: <TokenIcon /> },
    { id: 'days', value: <CountUp value={practiceDays} />, label: m.app_purse_days({ count: practiceDays }) },
    { id: 'drills', value: <CountUp value={totalSessions} />, label: m.app_purse_drills({ count: totalSessions }) },
  ];
}
