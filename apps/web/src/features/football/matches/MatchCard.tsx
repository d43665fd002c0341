import type { Match } from '@touchline/contracts';
import { isCalledLive, matchGroup, type ScoresRead } from '@touchline/domain';
import { m } from '@touchline/messages';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { Crest } from '../../../ui/crest/Crest.tsx';
import css from './MatchCard.module.css';
import { briefText } from './match-text.ts';

interface MatchCardProps {
  readonly match: Match;
  readonly read: ScoresRead;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly onOpen: () => void;
}

/** A match in the list: league, how it stands, the two sides. Opens its details. */
export function MatchCard({ match, read, now, onOpen }: MatchCardProps) {
  const group = matchGroup(match.status);
  return (
    <button type="button" className={css['card']} data-group={group} onClick={onOpen}>
      <span className={css['head']}>
        <span className={css['league']}>{match.league}</span>
        <span className={css['stand']}>
          {isCalledLive(match.status, read, now) ? <Badge tone="live">{m.football_live()}</Badge> : null}
          {group === 'upcoming' ? <VisuallyHidden>{m.football_match_group_upcoming()}, </VisuallyHidden> : null}
          <span>{briefText(match, now)}</span>
        </span>
      </span>
      <Side name={match.home} goals={match.homeScore} isAhead={(match.homeScore ?? 0) > (match.awayScore ?? 0)} />
      <Side name={match.away} against={match.home} goals={match.awayScore} isAhead={(match.awayScore ?? 0) > (match.homeScore ?? 0)} />
    </button>
  );
}

interface SideProps {
  readonly name: string;
  /** The home side, of the away side. */
  readonly against?: string;
  readonly goals: number | null;
  readonly isAhead: boolean;
}

function Side({ name, against, goals, isAhead }: SideProps) {
  return (
    <span className={css['side']} data-ahead={isAhead || undefined}>
      <Crest name={name} size={26} against={against} />
      <span className={css['team']} dir="auto">
        {name}
      </span>{' '}
      <span className={css['goals']}>{goals ?? '–'}</span>
    </span>
  );
}
