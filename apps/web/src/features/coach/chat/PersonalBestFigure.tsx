import { m } from '@touchline/messages';
import type { CoachAnswerBody } from '@touchline/contracts';
import css from './PersonalBestFigure.module.css';

/** The best result that was asked for, as large as a score. The words of the answer say it too, to who does not see it. */
export function PersonalBestFigure({ record }: { readonly record: NonNullable<CoachAnswerBody['structured']['record']> }) {
  return (
    <div className={css['record']} aria-hidden="true">
      <span className={css['value']}>{record.value}</span>
      <span className={css['words']}>
        <span className={css['unit']}>{record.unit}</span>
        <span className={css['drill']}>{record.when === undefined ? m.coach_record({ drill: record.drill }) : m.coach_record_on({ drill: record.drill, when: record.when })}</span>
      </span>
    </div>
  );
}
