import { findDrill } from '@touchline/domain';
import { m, numberText } from '@touchline/messages';
import { drillName } from '@touchline/messages/drill-names';
import { useOutboxState } from '../../../offline/index.ts';
import { CheckIcon } from '../../../ui/icons/controls.tsx';
import { resultWord } from '../../drills/index.ts';
import css from './FinishedList.module.css';
import type { FinishedStep } from './run.ts';

/** The drills of a routine that were practised, each with what it brought. */
export function FinishedList({ steps }: { readonly steps: readonly FinishedStep[] }) {
  const { waiting } = useOutboxState();
  return (
    <ul className={css['list']} aria-label={m.routine_over_list()}>
      {steps.map((step) => (
        <li key={step.key}>
          <CheckIcon size={20} />
          <span className={css['drill']}>
            {m.routine_over_drill({ drill: drillName(step.drillId), count: step.minutes })}
            <span className={css['quiet']}>{resultText(step)}</span>
          </span>
          <span className={css['quiet']}>{broughtText(step, waiting.some(({ key }) => key === step.key))}</span>
        </li>
      ))}
    </ul>
  );
}

function resultText({ drillId, result }: FinishedStep): string | null {
  const drill = findDrill(drillId);
  return drill === undefined || result === 0 ? null : m.routine_over_result({ result: numberText(result), label: resultWord[drill.resultLabel]() });
}

function broughtText({ saved }: FinishedStep, isWaiting: boolean): string {
  if (saved === null) return isWaiting ? m.routine_over_waits() : m.routine_over_saved();
  if (saved.rewards.unpaid) return m.routine_over_unpaid();
  return m.routine_over_earned({ experience: saved.rewards.experienceGained, tokens: saved.rewards.tokensEarned });
}
