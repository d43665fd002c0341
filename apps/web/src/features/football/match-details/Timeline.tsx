import type { Match, MatchEvent } from '@touchline/contracts';
import type { ReactNode } from 'react';
import { m } from '@touchline/messages';
import { classes } from '../../../ui/join-class-names.ts';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import shirtCss from '../../../ui/crest/ClubShirtColours.module.css';
import { matchShirts } from '../../../ui/crest/club-shirt-colours.ts';
import { TEXT_SEPARATOR } from '../../../ui/text-separator.ts';
import { initialWithSurname } from './initial-with-surname.ts';
import { MatchEventIcon } from './MatchEventIcon.tsx';
import { matchEventKind, matchEventText, matchMinute } from './match-event-kind-and-text.ts';
import css from './Timeline.module.css';

/** Minutes of the first half. */
const HALF_MINUTES = 45;

interface TimelineProps {
  readonly events: readonly MatchEvent[];
  /** Whose colours and crests the events have. */
  readonly match: Pick<Match, 'home' | 'away'>;
  /** The home side's name in the events. */
  readonly home: string;
  /** What stood when the first half was over; null before. */
  readonly halfTime: HalfTime | null;
  /** While it is played the news stands on top. */
  readonly isLatestFirst: boolean;
}

interface HalfTime {
  readonly home: number;
  readonly away: number;
}

/** What happened, in its order, or the latest first; the kicks of a shoot-out by themselves. */
export function Timeline({ events, ...rest }: TimelineProps) {
  const play = events.filter(({ shootout }) => !shootout);
  const kicks = events.filter(({ shootout }) => shootout);
  return (
    <>
      <Events events={play} {...rest} />
      {kicks.length === 0 ? null : (
        <>
          <h4 className={css['part']}>{m.football_match_shootout()}</h4>
          <Events events={kicks} {...rest} halfTime={null} />
        </>
      )}
    </>
  );
}

function Events({ events, match, home, halfTime, isLatestFirst }: TimelineProps) {
  const second = events.findIndex(({ time }) => time.elapsed > HALF_MINUTES);
  const first = halfTime === null || second === -1 ? events : events.slice(0, second);
  const rowOf = (event: MatchEvent): ReactNode => (
    <Event key={keyOf(event)} event={event} match={match} side={event.team.name === home ? 'home' : 'away'} />
  );
  const rows = [
    ...first.map(rowOf),
    halfTime === null ? null : (
      <li key="half-time" className={css['break']}>
        {m.football_event_half_time({ home: halfTime.home, away: halfTime.away })}
      </li>
    ),
    ...events.slice(first.length).map(rowOf),
  ];
  return (
    <ol className={css['list']} reversed={isLatestFirst}>
      {isLatestFirst ? rows.toReversed() : rows}
    </ol>
  );
}

interface EventProps extends Pick<TimelineProps, 'match'> {
  readonly event: MatchEvent;
  readonly side: 'home' | 'away';
}

/** The minute at the edge of its side, then who; on the axis the score after a goal, else the sign of what it was. */
function Event({ event, match, side }: EventProps) {
  const kind = matchEventKind(event);
  const sign = <MatchEventIcon kind={kind} />;
  return (
    <li className={css['event']} data-side={side} data-kind={kind}>
      <span className={classes(css['half'], shirtCss['shirt'])} data-shirt={matchShirts(match)[side]}>
        <span className={css['minute']}>{matchMinute(event.time)}</span>
        <span className={css['words']}>
          <span className={css['player']} dir="auto">
            {mainPlayer(event) ?? matchEventText(event)}
          </span>
          <span className={css['detail']}>
            {event.score === null ? null : sign}
            {detailOf(event)}
            <VisuallyHidden>, {event.team.name}</VisuallyHidden>
          </span>
        </span>
      </span>
      <span className={css['axis']}>
        {event.score === null ? (
          sign
        ) : (
          <span className={css['score']}>
            {event.score.home}–{event.score.away}
          </span>
        )}
      </span>
    </li>
  );
}

/** What tells an event from the others of its match. */
function keyOf({ time, team, type, detail, player, assist }: MatchEvent): string {
  return [time.elapsed, time.extra, team.name, type, detail, player.name, assist.name].join('|');
}

/** Of a substitution, who comes on. In its large letters a long name breaks behind the initial, and never inside the surname. */
const mainPlayer = ({ type, player, assist }: MatchEvent): string | null => (type === 'subst' ? assist.name : player.name);

/** What it was, where its player has the first line, and who else had a part in it; that players changed, or a goal from play was made by another, is seen by its sign. */
function detailOf(event: MatchEvent): ReactNode {
  const { type, player, assist } = event;
  const what = mainPlayer(event) === null ? null : matchEventText(event);
  if (type === 'subst') {
    return (
      <>
        <VisuallyHidden>{what} </VisuallyHidden>
        {player.name === null ? null : m.football_event_off({ name: initialWithSurname(player.name) })}
      </>
    );
  }
  if (type !== 'Goal' || assist.name === null) return what;
  return (
    <>
      {event.detail === 'Normal Goal' ? <VisuallyHidden>{what}, </VisuallyHidden> : <>{what}{TEXT_SEPARATOR}</>}
      {m.football_event_assist({ name: initialWithSurname(assist.name) })}
    </>
  );
}
