import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Match } from '@touchline/contracts';
import { isUnderWay, type ScoreOrigin } from '@touchline/domain';
import { useEffect, useState } from 'react';
import { m } from '@touchline/messages';
import { myClubQuery, queryKey, useApi } from '../../../api/index.ts';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { classes } from '../../../ui/join-class-names.ts';
import { RetryIcon } from '../../../ui/icons/control-icons.tsx';
import { Loading } from '../../../ui/state/Loading.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { matchStatusText } from '../match-status-and-date-text.ts';
import { Crest } from '../../../ui/crest/Crest.tsx';
import { briefText } from '../matches/match-brief-and-section-text.ts';
import { timeLeft, untilChange } from './time-until-kick-off.ts';
import { kickOffDayText, kickOffText } from './kick-off-text.ts';
import css from './NextMatch.module.css';

/** How long after its kick-off a match still is the next one here, unless the server names another, in milliseconds. */
const KICKING_OFF_MS = 15 * 60_000;

/** The match that the player's club plays now, or its next one and the time that is left to it. */
export function NextMatch({ club }: { readonly club: string }) {
  const answer = useQuery(myClubQuery(useApi(), club));
  const { data } = answer;
  // The server has yet to hear of the club: what it says is of another one.
  const isOfOther = data !== undefined && data.club !== club;
  if (data === undefined && answer.isError) {
    return (
      <Card kicker={m.football_next_club()} title={club} level={3}>
        <div className={css['failed']} role="alert">
          <p>{m.football_next_failed()}</p>
          <Button size="sm" icon={<RetryIcon size={18} />} busy={answer.isFetching} onClick={() => void answer.refetch()}>
            {m.ui_retry()}
          </Button>
        </div>
      </Card>
    );
  }
  if (data === undefined || (isOfOther && answer.isFetching)) return <NextMatchLoading />;
  if (isOfOther) return <NoMatch club={club} text={m.football_next_unsaved()} isDemo={false} />;
  if (data.match !== null && isUnderWay(data.match.status)) return <UnderWay match={data.match} read={answer.dataUpdatedAt} isDemo={data.source === 'demo'} />;
  if (data.next === null) return <NoMatch club={club} text={m.football_next_none()} isDemo={data.source === 'demo'} />;
  return <Countdown club={club} match={data.next} origin={data.source} />;
}

/** In the place of the card while it is on its way. */
function NextMatchLoading() {
  return (
    <Card>
      <Loading label={m.football_next_loading()}>
        <div className={css['waiting']}>
          <Skeleton width="40%" />
          <Skeleton shape="title" />
          <Skeleton width="60%" />
        </div>
      </Loading>
    </Card>
  );
}

function NoMatch({ club, text, isDemo }: { readonly club: string; readonly text: string; readonly isDemo: boolean }) {
  return (
    <Card kicker={m.football_next_club()} title={club} level={3} {...(isDemo && { aside: <DemoBadge /> })}>
      <p className={css['when']}>{text}</p>
    </Card>
  );
}

interface UnderWayProps {
  readonly match: Match;
  /** When it was read, in epoch milliseconds: its minute is that of then. */
  readonly read: number;
  readonly isDemo: boolean;
}

/** The club is on the pitch: that is what is on, not the match after it. */
function UnderWay({ match, read, isDemo }: UnderWayProps) {
  return (
    <Card kicker={m.football_next_under_way()} title={m.football_versus({ home: match.home, away: match.away })} level={3}>
      <div className={css['next']}>
        <span className={css['crests']}>
          <Crest name={match.home} size={40} />
          <Crest name={match.away} against={match.home} size={40} />
        </span>
        <p className={css['when']}>
          <span className={css['minute']}>{briefText(match, read)}</span>
          <span className={css['league']}>
            {match.league} {isDemo ? <DemoBadge /> : null}
          </span>
        </p>
        <p className={classes(css['countdown'], css['score'])}>
          {match.homeScore ?? 0}–{match.awayScore ?? 0}
        </p>
      </div>
    </Card>
  );
}

const DemoBadge = () => <Badge tone="note">{m.football_source_demo()}</Badge>;

interface CountdownProps {
  readonly club: string;
  readonly match: Match;
  readonly origin: ScoreOrigin;
}

function Countdown({ club, match, origin }: CountdownProps) {
  const queries = useQueryClient();
  const kickOff = Date.parse(match.date);
  const now = useNow(kickOff);
  const isTimed = match.status !== 'TBD';
  const hasKickedOff = isTimed && now >= kickOff;
  useEffect(() => {
    // Its card is to show it in play.
    if (hasKickedOff) void queries.invalidateQueries({ queryKey: queryKey('live-scores') });
  }, [hasKickedOff, queries]);
  const isDemo = origin === 'demo';
  if (now >= kickOff + KICKING_OFF_MS) return <NoMatch club={club} text={m.football_next_none()} isDemo={isDemo} />;
  return (
    <Card
      kicker={m.football_next_of_club()}
      title={m.football_versus({ home: match.home, away: match.away })}
      level={3}
    >
      <div className={css['next']}>
        <span className={css['crests']}>
          <Crest name={match.home} size={40} />
          <Crest name={match.away} against={match.home} size={40} />
        </span>
        <p className={css['when']}>
          <time dateTime={match.date}>{isTimed ? kickOffText(match.date, now) : kickOffDayText(match.date, now)}</time>
          <span className={css['league']}>
            {match.league} {isDemo ? <DemoBadge /> : null}
          </span>
        </p>
        <div className={css['countdown']}>
          {isTimed && !hasKickedOff ? <TimeLeft leftMs={kickOff - now} /> : null}
          {/* Said once, when it is time; what counts down before is read to nobody who does not go there. */}
          <output className={css['now']}>{hasKickedOff ? m.football_next_now() : isTimed ? null : matchStatusText(match)}</output>
        </div>
      </div>
    </Card>
  );
}

function TimeLeft({ leftMs }: { readonly leftMs: number }) {
  const { days, hours, minutes } = timeLeft(leftMs);
  const parts = [
    { count: days, unit: m.football_next_days({ count: days }) },
    { count: hours, unit: m.football_next_hours({ count: hours }) },
    { count: minutes, unit: m.football_next_minutes({ count: minutes }) },
  ];
  // What is nothing is left out in front.
  const first = parts.findIndex(({ count }) => count > 0);
  return (
    <p className={css['left']} role="timer" aria-label={m.football_next_left()}>
      {parts.slice(first === -1 ? 2 : first).map(({ count, unit }) => (
        <span key={unit} className={css['part']}>
          <b>{count}</b> <span>{unit}</span>{' '}
        </span>
      ))}
      <span className={css['to']}>{m.football_next_to_go()}</span>
    </p>
  );
}

/**
 * The time of the device in epoch milliseconds, told anew when the minutes left to `moment` change, at the moment itself
 * and each minute after it, and when the page is looked at again: a device that slept has let no timer run.
 */
function useNow(moment: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const look = (): void => setNow(Date.now());
    // Counted from what is shown: with another moment, or on a busy device, that may be over already.
    const changesAt = now + untilChange(moment - now);
    const timer = setTimeout(look, Math.max(0, changesAt - Date.now()));
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [moment, now]);
  return now;
}
