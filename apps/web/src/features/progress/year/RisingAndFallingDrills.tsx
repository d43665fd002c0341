import type { ProgressYear } from '@touchline/contracts';
import { resultTrend } from '@touchline/domain';
import { m } from '@touchline/messages';
import { TrendDownIcon, TrendUpIcon } from '../../../ui/icons/reward-icons.tsx';
import css from './RisingAndFallingDrills.module.css';

/** Names that are told in one line; of more, how many. */
const NAMED = 2;

/** Which of all drills went up with their latest results and which went down; nothing while none has enough of them. */
export function RisingAndFallingDrills({ drills }: { readonly drills: ProgressYear['bests'] }) {
  const going = (wanted: 'up' | 'down') => drills.filter(({ latest }) => resultTrend(latest) === wanted).map(({ name }) => name);
  const [up, down] = [going('up'), going('down')];
  if (up.length + down.length === 0) return null;
  return (
    <ul className={css['lately']}>
      {up.length === 0 ? null : (
        <li className={css['up']}>
          <TrendUpIcon size={18} />
          <span>{m.progress_bests_up({ list: namesText(up) })}</span>
        </li>
      )}
      {down.length === 0 ? null : (
        <li>
          <TrendDownIcon size={18} />
          <span>{m.progress_bests_down({ list: namesText(down) })}</span>
        </li>
      )}
    </ul>
  );
}

function namesText(names: readonly string[]): string {
  // One more would take no less room than its number.
  const list = names.slice(0, names.length === NAMED + 1 ? NAMED + 1 : NAMED).join(', ');
  return names.length > NAMED + 1 ? m.progress_bests_others({ list, count: names.length - NAMED }) : list;
}
