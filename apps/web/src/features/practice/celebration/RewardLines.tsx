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

/** How long the sum counts on for a line, in milliseconds. */
const COUNT_MS = 360;

interface RewardLinesProps {
  /** 'XP' or 'Tokens'. */
  name: string;
  icon: ReactNode;
  lines: readonly RewardLine[];
  /** How many of the lines have come in. */
  shown: number;
  skipped: boolean;
}

/** One kind of reward: why each part of it was earned, and the sum counting up with each line that comes in. */
export function RewardLines({ name, icon, lines, shown, skipped }: RewardLinesProps) {
  const total = lines.slice(0, shown).reduce((sum, { amount }) => sum + amount, 0);
  return (
    <section className={css['reward']} aria-label={name}>
      <p className={css['total']}>
        <span className={css['name']}>
          {icon}
          {name}
        </span>
        <span className={css['figure']}>
          <CountUp value={total} from={0} duration={skipped ? 0 : COUNT_MS} prefix="+" />
        </span>
      </p>
      <ul className={css['lines']}>
        {lines.map(({ reason, amount }, index) => (
          <li key={reason} data-shown={index < shown}>
            <span>{reasonWord[reason]()}</span>
            <b>+{amount}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
