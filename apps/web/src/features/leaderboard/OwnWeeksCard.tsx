import { useQuery } from '@tanstack/react-query';
import { dateText, m } from '@touchline/messages';
import { progressYearQuery, useApi } from '../../api/index.ts';
import { Card } from '../../ui/card/Card.tsx';
import { classes } from '../../ui/join-class-names.ts';
import { Loading } from '../../ui/state/Loading.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import { TEXT_SEPARATOR } from '../../ui/text-separator.ts';
import { ownWeeksOf, type OwnWeek, type OwnWeeks } from './own-weeks-and-goal.ts';
import { OwnWeekCard } from './OwnWeekCard.tsx';
import css from './OwnWeeksCard.module.css';

/** A bar is full at the most minutes of a week, and at no fewer than these: the first minute of a first week fills none. */
const LEAST_FULL_BAR = 60;

interface OwnWeeksCardProps {
  /** It has the width of the page. Default false. */
  readonly isAcross?: boolean;
  /** Left out where the way to practice stands elsewhere. */
  readonly onPractise?: () => void;
}

/** A board of the player's own weeks, for whoever is not compared with others. Nothing where it cannot be read. */
export function OwnWeeksCard({ onPractise }: Omit<OwnWeeksCardProps, 'isAcross'>) {
  return (
    <>
      <CurrentOwnWeek {...(onPractise !== undefined && { onPractise })} />
      <EarlierOwnWeeks />
    </>
  );
}

/** This week against the player's own last one, and the way to practice. */
export function CurrentOwnWeek({ isAcross = false, onPractise }: OwnWeeksCardProps) {
  const { own, today, isPending } = useOwnWeeks();
  if (isPending) {
    return (
      <Loading label={m.leaderboard_weeks_list()}>
        <Skeleton shape="block" height="13rem" />
      </Loading>
    );
  }
  return own === null ? null : <OwnWeekCard {...{ own, today, isAcross }} {...(onPractise !== undefined && { onPractise })} />;
}

/** The weeks that the current one does not tell, the best of the year last where it is older than they are. */
export function EarlierOwnWeeks({ isAcross = false }: Pick<OwnWeeksCardProps, 'isAcross'>) {
  const { own } = useOwnWeeks();
  if (own === null) return null;
  const listed = weeksBeside(own);
  if (listed.length === 0) return null;
  const { recent, best, race } = own;
  const most = Math.max(LEAST_FULL_BAR, ...listed.map(({ minutes }) => minutes));
  return (
    <Card level={3} title={race === null ? m.leaderboard_weeks_list() : m.leaderboard_weeks_before()}>
      <ol className={classes(css['weeks'], isAcross && css['across'])} aria-label={m.leaderboard_weeks_list()}>
        {listed.map((week) => (
          <li key={week.start} className={css['week']} data-now={week === recent[0]}>
            <span className={css['name']}>
              {weekName(week, recent.indexOf(week))}
              {week.start === best?.start ? <b className={css['best']}>{m.leaderboard_weeks_best()}</b> : null}
            </span>
            <span className={css['minutes']}>{m.leaderboard_weeks_minutes({ count: week.minutes })}</span>
            <span className={css['track']} aria-hidden="true">
              <span className={css['bar']} style={{ inlineSize: `${(100 * week.minutes) / most}%` }} />
            </span>
            {week.drills === 0 ? null : (
              <span className={css['besides']}>{`${m.leaderboard_days({ count: week.days })}${TEXT_SEPARATOR}${m.leaderboard_drills({ count: week.drills })}`}</span>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}

function useOwnWeeks(): { readonly own: OwnWeeks | null; readonly today: string; readonly isPending: boolean } {
  const { data, isPending } = useQuery(progressYearQuery(useApi()));
  return { own: data === undefined ? null : ownWeeksOf(data), today: data?.to ?? '', isPending };
}

/** Where this week races last week, that tells both. */
function weeksBeside({ recent, best, race }: OwnWeeks): readonly OwnWeek[] {
  const isOlderBest = best !== null && !recent.some(({ start }) => start === best.start);
  const listed = race === null ? recent : recent.slice(2);
  return isOlderBest ? [...listed, best] : listed;
}

/** The recent ones follow each other without a gap, so that the second is the last week; -1 is an older one. */
function weekName({ start }: OwnWeek, index: number): string {
  if (index === 0) return m.leaderboard_weeks_this();
  const day = dateText(start, { day: 'numeric', month: 'short' });
  return index === 1 ? m.leaderboard_weeks_last() : m.leaderboard_weeks_from({ day });
}
