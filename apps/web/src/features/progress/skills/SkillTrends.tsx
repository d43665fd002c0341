import { m, timeLocale } from '@touchline/messages';
import { LoadFailed, loadFailureText } from '../../../offline/index.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { Loading } from '../../../ui/state/Loading.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { deviceAnalyses, skillWord, type AnalysisStore } from '../../analysis/saved-analyses/index.ts';
import { ChartTable } from '../charts/ChartTable.tsx';
import { SkillSparkline } from './SkillSparkline.tsx';
import css from './SkillTrends.module.css';
import { useSkillTrends } from './useSkillTrends.ts';

export interface SkillTrendsProps {
  readonly playerId: string;
  /** This device's unless a test brings another. */
  readonly store?: AnalysisStore;
  /** Nothing at all stands here until there is an attempt. */
  readonly hidesNone?: boolean;
}

/** How the scores of the skills on video go, a small chart each. */
export function SkillTrends({ playerId, store = deviceAnalyses, hidesNone = false }: SkillTrendsProps) {
  const { trends, error, isRetrying, retry } = useSkillTrends(store, playerId);
  if (hidesNone && (trends === undefined || (trends.length === 0 && error === null))) return null;
  if (trends === undefined) {
    return (
      <Loading label={m.progress_skills()}>
        <Skeleton shape="block" height="12rem" />
      </Loading>
    );
  }
  if (trends.length === 0 && error !== null) {
    return (
      <Card>
        <LoadFailed title={m.progress_skills_failed()} error={error} onRetry={retry} retrying={isRetrying} />
      </Card>
    );
  }
  const attempts = trends.flatMap((trend) => trend.attempts);
  return (
    <Card level={3} title={m.progress_skills()}>
      {trends.length === 0 ? (
        <p className={css['words']}>{m.progress_skills_none()}</p>
      ) : (
        <>
          {error === null ? null : (
            <output className={css['note']}>
              {m.progress_skills_here_only()} {loadFailureText(error)}
            </output>
          )}
          <ul className={css['skills']}>
            {trends.map((trend) => (
              <li key={trend.type} className={css['skill']}>
                <p className={css['head']}>
                  <b className={css['name']}>{skillWord[trend.type]()}</b>
                  <span className={css['score']}>{trend.attempts.at(-1)?.score}</span>
                </p>
                {trend.attempts.length < 2 ? null : <SkillSparkline attempts={trend.attempts} />}
                <p className={css['words']}>{wordsOf(trend.attempts.map(({ score }) => score))}</p>
                {trend.hasOtherVersion ? <p className={css['words']}>{m.progress_skills_version()}</p> : null}
              </li>
            ))}
          </ul>
          {attempts.some(({ isHereOnly }) => isHereOnly) ? (
            <p className={css['note']}>
              <svg className={css['mark']} viewBox="0 0 12 12" aria-hidden="true" focusable="false">
                <circle className={css['here']} cx={6} cy={6} r={4} />
              </svg>
              {m.progress_skills_mark()}
            </p>
          ) : null}
          <ChartTable
            caption={m.progress_skills_about()}
            columns={[m.progress_recent_date(), m.progress_skills_skill(), m.progress_skills_score(), m.progress_skills_where()]}
            rows={attempts
              .toSorted((one, other) => other.at - one.at)
              .map(({ id, at, type, score, isHereOnly }) => ({
                key: id,
                cells: [dateOf(at), skillWord[type](), String(score), isHereOnly ? m.progress_skills_device() : m.progress_skills_account()],
              }))}
          />
        </>
      )}
    </Card>
  );
}

/** How many attempts there are, and from where to where the last ones went. */
function wordsOf(scores: readonly number[]): string {
  const [first, last] = [scores[0], scores.at(-1)];
  if (scores.length < 2 || first === undefined || last === undefined) return m.progress_skills_once();
  return m.progress_skills_words({ count: scores.length, first, last });
}

const dateOf = (at: number): string => new Intl.DateTimeFormat(timeLocale, { day: 'numeric', month: 'short', year: 'numeric' }).format(at);
