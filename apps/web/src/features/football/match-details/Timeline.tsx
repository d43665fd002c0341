import type { MatchEvent } from '@touchline/contracts';
import { m } from '@touchline/messages';
import { classes } from '../../../ui/classes.ts';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import shirtCss from '../../../ui/crest/ClubShirtColours.module.css';
import { shirtOf } from '../../../ui/crest/club-shirt-colours.ts';
import { EventSign } from './EventSign.tsx';
import { matchEventKind, matchEventText } from './match-event-kind-and-text.ts';
import css from './Timeline.module.css';

interface TimelineProps {
  readonly events: readonly MatchEvent[];
  /** The home side's name: each event has the colours of its side. */
  readonly home: string;
}

/** What happened, in its order; the kicks of a shoot-out by themselves. */
export function Timeline({ events, home }: TimelineProps) {
  const play = events.filter(({ shootout }) => !shootout);
  const kicks = events.filter(({ shootout }) => shootout);
  return (
    <>
      <Events events={play} home={home} />
      {kicks.length === 0 ? null : (
        <>
          <h4 className={css['part']}>{m.football_match_shootout()}</h4>
          <Events events={kicks} home={home} />
        </>
      )}
    </>
  );
}

function Events({ events, home }: TimelineProps) {
  return (
    <ol className={css['list']}>
      {events.map((event) => (
        <li key={keyOf(event)} className={classes(css['event'], shirtCss['shirt'])} data-shirt={shirtOf(event.team.name, home)}>
          <span className={css['minute']}>{minuteOf(event)}</span>
          <EventSign kind={matchEventKind(event)} />
          <span className={css['words']}>
            <span className={css['player']} dir="auto">
              {mainPlayer(event) ?? matchEventText(event)}
            </span>
            {event.score === null ? null : (
              <span className={css['score']}>
                {event.score.home}–{event.score.away}
              </span>
            )}
            <span className={css['detail']}>
              {mainPlayer(event) === null ? null : <span>{matchEventText(event)}</span>}
              <OtherPlayer event={event} />
              <VisuallyHidden>{event.team.name}</VisuallyHidden>
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** What tells an event from the others of its match. */
function keyOf({ time, team, type, detail, player, assist }: MatchEvent): string {
  return [time.elapsed, time.extra, team.name, type, detail, player.name, assist.name].join('|');
}

/** Of a substitution, who comes on. */
const mainPlayer = ({ type, player, assist }: MatchEvent): string | null => (type === 'subst' ? assist.name : player.name);

function OtherPlayer({ event: { type, player, assist } }: { readonly event: MatchEvent }) {
  if (type === 'subst') return player.name === null ? null : <span>{m.football_event_off({ name: player.name })}</span>;
  return type === 'Goal' && assist.name !== null ? <span>{m.football_event_assist({ name: assist.name })}</span> : null;
}

function minuteOf({ time: { elapsed, extra } }: MatchEvent): string {
  return extra === null ? m.football_minute({ minute: elapsed }) : m.football_minute_extra({ minute: elapsed, extra });
}
