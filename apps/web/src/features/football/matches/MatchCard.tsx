import type { Match } from '@touchline/contracts';
import { isShownAsLive, isUnderWay, matchGroup, type ScoresRead } from '@touchline/domain';
import { m } from '@touchline/messages';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { classes } from '../../../ui/join-class-names.ts';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { Crest } from '../../../ui/crest/Crest.tsx';
import turfCss from '../PitchBackground.module.css';
import css from './MatchCard.module.css';
import { briefText } from './match-brief-and-section-text.ts';

interface MatchCardProps {
  readonly match: Match;
  readonly read: ScoresRead;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly onOpen: () => void;
}

/** A match in the list: how it stands, the two sides; its league is told by the list, and here to who listens. Opens its details. One that is played lies on the turf. */
export function MatchCard({ match, read, now, onOpen }: MatchCardProps) {
  const group = matchGroup(match.status);
  const isPlayed = group === 'live';
  const [home, away] = [match.homeScore ?? 0, match.awayScore ?? 0];
  const outcome = (own: number, other: number): Outcome => (own === other ? 'level' : own > other ? 'ahead' : 'behind');
  const showsGoals = match.homeScore !== null || match.awayScore !== null || isUnderWay(match.status);
  return (
    <button
      type="button"
      className={classes(css['card'], showsGoals && css['scored'], isPlayed && turfCss['turf'])}
      data-group={group}
      data-theme={isPlayed ? 'dark' : undefined}
      onClick={onOpen}
    >
      <VisuallyHidden>{match.league}</VisuallyHidden>{' '}
      <span className={css['stand']}>
        {isShownAsLive(match.status, read, now) ? <Badge tone="live">{m.football_live()}</Badge> : null}
        {group === 'upcoming' ? <VisuallyHidden>{m.football_match_group_upcoming()}, </VisuallyHidden> : null}
        <Stand match={match} now={now} />
      </span>{' '}
      <Side name={match.home} goals={match.homeScore} outcome={outcome(home, away)} showsGoals={showsGoals} />
      {showsGoals ? (
        <span className={css['colon']} aria-hidden="true">
          :
        </span>
      ) : null}
      <Side name={match.away} against={match.home} goals={match.awayScore} outcome={outcome(away, home)} showsGoals={showsGoals} />
    </button>
  );
}

/** Its minute, its kick-off or the word of its status; what is over has the shortest word, and whoever listens hears the whole one. */
function Stand({ match, now }: Pick<MatchCardProps, 'match' | 'now'>) {
  if (match.status !== 'FT') return <span className={css['time']}>{briefText(match, now)}</span>;
  return (
    <>
      <VisuallyHidden>{m.football_status_FT()}</VisuallyHidden>
      <span className={css['time']} aria-hidden="true">
        {m.football_status_FT_short()}
      </span>
    </>
  );
}

type Outcome = 'ahead' | 'level' | 'behind';

interface SideProps {
  readonly name: string;
  /** The home side, of the away side. */
  readonly against?: string;
  readonly goals: number | null;
  readonly outcome: Outcome;
  /** Where nothing was played there is nothing to count. */
  readonly showsGoals: boolean;
}

function Side({ name, against, goals, outcome, showsGoals }: SideProps) {
  return (
    <span className={css['side']} data-outcome={outcome} data-side={against === undefined ? 'home' : 'away'}>
      <Crest name={name} size={26} against={against} />
      <span className={css['team']} dir="auto">
        {name}
      </span>{' '}
      {showsGoals ? <span className={css['goals']}>{goals ?? '–'}</span> : null}
    </span>
  );
}
