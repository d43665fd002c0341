import { useQuery } from '@tanstack/react-query';
import { levelProgress, practiceDayOf } from '@touchline/domain';
import { m, numberText } from '@touchline/messages';
import { statsQuery, useApi } from '../../../api/index.ts';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { LevelBar } from '../celebration/LevelBar.tsx';
import { StreakLight } from '../celebration/StreakLight.tsx';
import { CentreCircle, Medal } from '../CentreCircle.tsx';
import type { PracticeDraft } from '../machine/practice-draft.ts';
import css from './Stakes.module.css';
import { useEarlierResults } from './useEarlierResults.ts';

/** What the result is about, beside the form: the best to beat, the level, and the streak of a session of today. */
export function Stakes({ draft }: { readonly draft: PracticeDraft }) {
  const { data: stats } = useQuery(statsQuery(useApi()));
  const { best, last } = useEarlierResults(draft.drillId);
  const isOfToday = stats !== undefined && practiceDayOf(new Date(draft.endsAt), draft.timeZone) === stats.today;
  return (
    <div className={css['stakes']}>
      <CentreCircle className={css['mark']}>
        {best === undefined ? (
          <Medal caption={m.practice_minutes_unit()}>{numberText(draft.minutes)}</Medal>
        ) : (
          <Medal caption={m.practice_result_to_beat()}>{numberText(best)}</Medal>
        )}
      </CentreCircle>
      <p className={css['words']}>
        {best === undefined ? <span>{m.practice_result_first()}</span> : <VisuallyHidden>{m.practice_result_best({ result: numberText(best) })}</VisuallyHidden>}
        {last === undefined || last === best ? null : <span>{m.practice_result_last({ result: numberText(last) })}</span>}
      </p>
      <div className={css['player']}>
        {stats === undefined ? null : (
          <LevelBar
            levelBefore={stats.level}
            level={stats.level}
            from={levelProgress(stats.totalExperience)}
            to={levelProgress(stats.totalExperience)}
            toNext={stats.experienceToNextLevel}
            isNear={false}
          />
        )}
        {stats === undefined || !isOfToday ? null : (
          <StreakLight
            before={stats.currentStreak}
            after={stats.practisedToday ? stats.currentStreak : stats.currentStreak + 1}
            lateDay={null}
            word={stats.practisedToday ? undefined : m.practice_result_streak()}
          />
        )}
      </div>
    </div>
  );
}
