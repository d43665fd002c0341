import { useQuery } from '@tanstack/react-query';
import { type Drill, levelProgress, practiceDayOf } from '@touchline/domain';
import { m, numberText } from '@touchline/messages';
import { statsQuery, useApi } from '../../../api/index.ts';
import { LevelBar } from '../celebration/LevelBar.tsx';
import { StreakFlame } from '../celebration/StreakFlame.tsx';
import { CentreCircle, Medal } from '../CentreCircle.tsx';
import type { PracticeDraft } from '../machine/practice-draft.ts';
import { resultWord } from '../../drills/index.ts';
import { BestToBeat } from './BestToBeat.tsx';
import css from './ResultBesideBestAndLevel.module.css';
import { useEarlierResults } from '../useEarlierResults.ts';

interface ResultBesideBestAndLevelProps {
  readonly draft: PracticeDraft;
  readonly drill: Drill;
  /** What was typed; 0 for nothing, or for what cannot be a result. */
  readonly result: number;
  /** The best and the last result stand in the form. */
  readonly areResultsBeside: boolean;
}

/** What the result is about, beside the form: what is won already, the best to beat, or what was typed against it, the level, and the streak of a session of today. */
export function ResultBesideBestAndLevel({ draft, drill, result, areResultsBeside }: ResultBesideBestAndLevelProps) {
  const { data: stats } = useQuery(statsQuery(useApi()));
  const { best, last } = useEarlierResults(draft.drillId);
  const unitOf = resultWord[drill.resultLabel];
  const isOfToday = stats !== undefined && practiceDayOf(new Date(draft.endsAt), draft.timeZone) === stats.today;
  return (
    <div className={css['stakes']}>
      <CentreCircle className={css['mark']}>
        {/* Never what was not reached: what was typed, and before that the minutes, which are won. */}
        {result > 0 ? (
          <Medal caption={unitOf(result)} share={best === undefined || result > best ? 1 : Math.min(0.97, result / best)}>
            {numberText(result)}
          </Medal>
        ) : (
          <Medal caption={m.practice_minutes_unit()}>{numberText(draft.minutes)}</Medal>
        )}
      </CentreCircle>
      {areResultsBeside && best !== undefined ? null : (
        <p className={css['words']}>
          {best === undefined ? (
            <span>{m.practice_result_first()}</span>
          ) : (
            <BestToBeat {...{ best, result }} />
          )}
          {last === undefined || last === best ? null : <span>{m.practice_result_last({ result: numberText(last) })}</span>}
        </p>
      )}
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
          <StreakFlame
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
