import type { RewardLine, RewardReason } from '@touchline/domain';
import type { ReactNode } from 'react';
import { m } from '@touchline/messages';
import { CountUp } from '../../../ui/number/CountUp.tsx';
import css from './RewardLines.module.css';

const reasonWord: Record<RewardReason, () => string> = {
  base: m.practice_reason_base,
  result: m.practice_reason_result,
  tenMinutes: m.practice_reason_tenMinutes,
  fifteenMinutes: m.practice_reason_fifteenMinutes,
  recommendation: m.practice_reason_recommendation,
  levelUp: m.practice_reason_levelUp,
};

interface RewardLinesProps {
  /** 'XP' or 'Tokens'. */
  name: string;
  icon: ReactNode;
  total: number;
  lines: readonly RewardLine[];
  /** Milliseconds until the first line comes in. */
  delay: number;
  skipped: boolean;
}

/** One kind of reward: the sum counting up, and why each part of it was earned. */
export function RewardLines({ name, icon, total, lines, delay, skipped }: RewardLinesProps) {
  return (
    <section className={css['reward']} aria-label={name}>
      <p className={css['total']}>
        <span className={css['name']}>
          {icon}
          {name}
        </span>
        <span className={css['figure']}>
          <CountUp value={total} from={0} duration={skipped ? 0 : 900} prefix="+" />
        </span>
      </p>
      <ul className={css['lines']}>
        {lines.map(({ reason, amount }, index) => (
          <li key={reason} style={{ animationDelay: `${delay + index * 140}ms` }}>
            <span>{reasonWord[reason]()}</span>
            <b>+{amount}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
