import type { footballRoutes, Reply } from '@touchline/contracts';
import { matchGroup } from '@touchline/domain';
import type { ReactNode } from 'react';
import { m } from '@touchline/messages';
import { Card } from '../../../ui/card/Card.tsx';
import { lateTimeText } from '../match-status-and-date-text.ts';
import { useNowEachMinute } from '../matches/useNowEachMinute.ts';
import { LeagueTable } from './LeagueTable.tsx';
import { Lineups } from './Lineups.tsx';
import css from './MatchDetailsSections.module.css';
import { Statistics } from './Statistics.tsx';
import { Timeline } from './Timeline.tsx';

interface MatchDetailsSectionsProps {
  readonly details: Reply<typeof footballRoutes.getMatchDetails>;
  /** They could not be read anew. */
  readonly hasFailed: boolean;
}

/** What happened, in figures, in order, and by whom; how old it is where its source is away. */
export function MatchDetailsSections({ details, hasFailed }: MatchDetailsSectionsProps) {
  const { events, statistics, lineups, teams, table, asOf, stale, fixture } = details;
  const { home, away } = details.score.halftime;
  const halfTime = home === null || away === null ? null : { home, away };
  const group = matchGroup(fixture.status);
  const isBefore = group === 'upcoming';
  const isOver = group === 'finished' || group === 'off';
  const now = useNowEachMinute();
  const old = m.football_match_old({ time: lateTimeText(asOf, now) });
  return (
    <>
      {hasFailed || stale ? <output className={css['old']}>{old}</output> : null}
      <div className={css['columns']}>
        <Section title={m.football_match_timeline()} none={events.length === 0 && (isOver ? m.football_match_timeline_unknown() : m.football_match_timeline_none())}>
          <Timeline events={events} match={fixture} home={teams.home.name} halfTime={halfTime} isLatestFirst={group === 'live'} />
        </Section>
        <Section title={m.football_match_statistics()} none={statistics.length === 0 && (isOver ? m.football_match_statistics_unknown() : m.football_match_statistics_none())}>
          <Statistics statistics={statistics} match={fixture} />
        </Section>
      </div>
      <Section
        title={m.football_match_lineups()}
        none={lineups.length === 0 && (isBefore ? m.football_match_lineups_none() : m.football_match_lineups_unknown())}
      >
        <Lineups match={fixture} {...{ lineups, events }} />
      </Section>
      {table === null || table.length === 0 ? null : (
        <Section title={m.football_match_table()} none={false}>
          <LeagueTable rows={table} match={{ home: teams.home.name, away: teams.away.name }} />
        </Section>
      )}
    </>
  );
}

interface SectionProps {
  readonly title: string;
  /** What is said where there is nothing to show; false where there is. */
  readonly none: string | false;
  readonly children: ReactNode;
}

function Section({ title, none, children }: SectionProps) {
  return (
    <Card level={3} title={title} className={css['section'] ?? ''}>
      {none === false ? children : <p className={css['none']}>{none}</p>}
    </Card>
  );
}
