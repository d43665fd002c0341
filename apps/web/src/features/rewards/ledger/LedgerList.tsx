import type { LedgerEntry } from '@touchline/contracts';
import { dateFormat, m, numberFormat, numberText } from '@touchline/messages';
import { RewardsIcon } from '../../../ui/icons/navigation-icons.tsx';
import { BallIcon, StarIcon } from '../../../ui/icons/reward-icons.tsx';
import css from './LedgerList.module.css';

const when = dateFormat({ day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' });
const signed = numberFormat({ signDisplay: 'always' });

const icon = { session: BallIcon, level: StarIcon, pack: RewardsIcon } as const;

function wordsOf({ reason, about }: LedgerEntry): string {
  if (reason === 'level') return m.rewards_ledger_level();
  if (reason === 'pack') return about === null ? m.rewards_ledger_pack_plain() : m.rewards_ledger_pack({ about });
  return about === null ? m.rewards_ledger_session_plain() : m.rewards_ledger_session({ about });
}

/** The entries of the ledger: what for, when, how many, and what was left. */
export function LedgerList({ entries }: { readonly entries: readonly LedgerEntry[] }) {
  if (entries.length === 0) return <p className={css['none']}>{m.rewards_ledger_empty()}</p>;
  return (
    <ul className={css['list']}>
      {entries.map((entry) => {
        const Icon = icon[entry.reason];
        return (
          <li key={entry.id} className={css['entry']}>
            <span className={css['icon']} data-spent={entry.amount < 0}>
              <Icon size={20} />
            </span>
            <span className={css['words']}>
              <span className={css['what']}>{wordsOf(entry)}</span>
              <time className={css['when']} dateTime={entry.created_at}>
                {when(new Date(entry.created_at))}
              </time>
            </span>
            <span className={css['numbers']}>
              <b className={css['amount']} data-spent={entry.amount < 0}>
                {signed(entry.amount).replace('-', '−')}
              </b>
              <span className={css['when']}>{m.rewards_ledger_balance({ count: numberText(entry.balance) })}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
