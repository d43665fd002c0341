import { findDrill, type UnpaidReason } from '@touchline/domain';
import { m, numberText } from '@touchline/messages';
import { drillName } from '@touchline/messages/drill-names';
import { useOutboxState } from '../../../offline/index.ts';
import { CheckIcon } from '../../../ui/icons/control-icons.tsx';
import { MinusIcon } from '../../../ui/icons/edit-icons.tsx';
import { firstResultOf, personalBestOf } from '../../celebration/index.ts';
import { resultWord } from '../../drills/index.ts';
import css from './RoutineResults.module.css';
import type { FinishedStep, RoutineRun } from './routine-run.ts';

type RoutineResultsProps = Pick<RoutineRun, 'routine' | 'keys' | 'finished' | 'skipped'>;

/** The drills of a routine that were practised, each with what it brought, and those that were skipped, in their order. */
export function RoutineResults({ routine, keys, finished, skipped }: RoutineResultsProps) {
  const { waiting } = useOutboxState();
  const isOne = finished.length === 1;
  const drills = keys.flatMap((key, index) => {
    const practised = finished.find((step) => step.key === key);
    const drillId = routine.steps[index]?.drillId;
    if (practised !== undefined) return practised;
    return skipped.includes(key) && drillId !== undefined ? { key, drillId } : [];
  });
  return (
    <ul className={css['list']} aria-label={m.routine_over_list()}>
      {drills.map((step) =>
        'minutes' in step ? (
          <li key={step.key}>
            <CheckIcon size={20} />
            <span className={css['words']}>
              <span className={css['drill']}>
                {m.routine_over_drill({ drill: drillName(step.drillId), count: step.minutes })}
                <span className={css['quiet']}>{resultText(step)}</span>
                <Mark {...step} />
              </span>
              <span className={css['quiet']}>{broughtText(step, waiting.some(({ key }) => key === step.key), isOne)}</span>
            </span>
          </li>
        ) : (
          <li key={step.key} data-skipped="">
            <MinusIcon size={20} />
            <span className={css['words']}>
              <span className={css['drill']}>{drillName(step.drillId)}</span>
              <span className={css['quiet']}>{m.routine_over_skipped()}</span>
            </span>
          </li>
        ),
      )}
    </ul>
  );
}

/** That the result is the best so far, or the first; nothing where it is neither. */
function Mark({ saved }: FinishedStep) {
  if (saved === null) return null;
  if (personalBestOf(saved) !== null) return <span className={css['record']}>{m.practice_moment_record()}</span>;
  return firstResultOf(saved) === null ? null : <span className={css['record']}>{m.practice_moment_first_mark()}</span>;
}

function resultText({ drillId, result }: FinishedStep): string | null {
  const drill = findDrill(drillId);
  return drill === undefined || result === 0 ? null : m.routine_over_result({ result: numberText(result), label: resultWord[drill.resultLabel](result) });
}

const unpaidWords: Record<UnpaidReason, () => string> = {
  overlap: m.routine_over_unpaid_overlap,
  beforeAccount: m.routine_over_unpaid_before_account,
};

/** What a drill brought; of a single one it is what the sum beside the list says. */
function broughtText({ saved }: FinishedStep, isWaiting: boolean, isOne: boolean): string | null {
  if (saved === null) return isWaiting ? m.routine_over_waits() : m.routine_over_saved();
  if (saved.rewards.unpaid) return unpaidWords[saved.rewards.unpaid]();
  if (isOne) return null;
  return m.routine_over_earned({ experience: saved.rewards.experienceGained, tokens: saved.rewards.tokensEarned });
}
