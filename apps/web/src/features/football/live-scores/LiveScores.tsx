import type { Match } from '@touchline/contracts';
import { isShownAsLive, WIDGET_MATCHES, widgetStatuses } from '@touchline/domain';
import { useId } from 'react';
import { m, timeOfDayText } from '@touchline/messages';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Crest } from '../../../ui/crest/Crest.tsx';
import { Loading } from '../../../ui/state/Loading.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { TEXT_SEPARATOR } from '../../../ui/text-separator.ts';
import css from './LiveScores.module.css';
import { useScores } from '../useScores.ts';
import { matchStatusText } from '../match-status-and-date-text.ts';
import { minuteText } from '../match-minute-text.ts';
import { useNowEachMinute } from '../matches/useNowEachMinute.ts';

/** Football that is played right now, for everybody on the first screen (spec 000 §2). */
export function LiveScores({ onViewAll }: { /** Leads to all the matches, for which one signs in. */ readonly onViewAll: () => void }) {
  const { state, retry } = useScores();
  const now = useNowEachMinute();
  const titleId = useId();
  const isDemo = state.name === 'loaded' && state.scores.source === 'demo';
  const isLive =
    state.name === 'loaded' && liveOf(state.scores.scores).some(({ status }) => isShownAsLive(status, state.scores, now));
  return (
    <section className={css['scores']} aria-labelledby={titleId}>
      <header className={css['head']}>
        <h2 id={titleId} className={css['title']}>
          {m.football_title()}
        </h2>
        {isLive ? <Badge tone="live">{m.football_live()}</Badge> : null}
        {isDemo ? <Badge>{m.football_demo()}</Badge> : null}
      </header>
      {state.name === 'loading' ? (
        <Loading label={m.football_loading()}>
          <Skeleton shape="block" height="9rem" />
        </Loading>
      ) : null}
      {state.name === 'failed' ? (
        <div className={css['quiet']}>
          <output>{m.football_failed()}</output>
          <Button size="sm" onClick={retry}>
            {m.football_retry()}
          </Button>
        </div>
      ) : null}
      {state.name === 'loaded' ? (
        <>
          <MatchList matches={liveOf(state.scores.scores)} isDemo={isDemo} />
          <div className={css['foot']}>
            <Button variant="ghost" size="sm" className={css['all'] ?? ''} onClick={onViewAll}>
              {m.football_view_all()}
            </Button>
            <p>
              <span>{m.football_refresh_note()}</span>{TEXT_SEPARATOR}<span>{m.football_as_of({ time: timeOfDayText(state.scores.asOf) })}</span>
            </p>
          </div>
        </>
      ) : null}
    </section>
  );
}

/** The matches under way, five at most (spec 000 §9). */
function liveOf(matches: readonly Match[]): readonly Match[] {
  return matches.filter(({ status }) => widgetStatuses.includes(status)).slice(0, WIDGET_MATCHES);
}

/** Without their leagues where those are made up. */
function MatchList({ matches, isDemo }: { readonly matches: readonly Match[]; readonly isDemo: boolean }) {
  if (matches.length === 0) return <p className={css['quiet']}>{m.football_none()}</p>;
  return (
    <ul className={css['list']}>
      {matches.map((match) => (
        <li key={match.id} className={css['match']}>
          {isDemo ? null : <span className={css['league']}>{match.league}</span>}
          <span className={css['stand']}>
            {minuteText(match) ?? matchStatusText(match)}
          </span>
          <Side name={match.home} goals={match.homeScore} />
          <Side name={match.away} goals={match.awayScore} against={match.home} />
        </li>
      ))}
    </ul>
  );
}

function Side({ name, goals, against }: { readonly name: string; readonly goals: number | null; readonly against?: string }) {
  return (
    <>
      <span className={css['side']}>
        <Crest name={name} size={22} against={against} />
        <span className={css['team']} dir="auto">
          {name}
        </span>
      </span>
      <span className={css['goals']}>{goals ?? '–'}</span>
    </>
  );
}
