import type { Match, MatchDetails } from '@touchline/contracts';
import { isShownAsLive, matchGroup, type ScoresRead } from '@touchline/domain';
import { m } from '@touchline/messages';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { LargeName } from '../../../ui/name/LargeName.tsx';
import { TEXT_SEPARATOR } from '../../../ui/text-separator.ts';
import { dayTimeText, matchStatusText } from '../match-status-and-date-text.ts';
import { Crest } from '../../../ui/crest/Crest.tsx';
import { minuteText } from '../match-minute-text.ts';
import { groupText } from '../matches/match-brief-and-section-text.ts';
import { useNowEachMinute } from '../matches/useNowEachMinute.ts';
import css from './MatchScoreboard.module.css';
import { MatchScorers } from './MatchScorers.tsx';
import { matchScorers } from './match-scorers.ts';

interface MatchScoreboardProps {
  readonly match: Match;
  readonly read: ScoresRead;
  /** null while they are not here. */
  readonly details: Pick<MatchDetails, 'score' | 'events' | 'teams'> | null;
}

interface MatchHeadProps extends Omit<MatchScoreboardProps, 'details'> {
  /** The scoreboard is out of sight. */
  readonly isScoreAway: boolean;
}

/**
 * The league of a match, whether it is played, and whether it is a demo: above the scoreboard, which has the names. The
 * score in its place while the scoreboard is out of sight; whoever listens has heard it there.
 */
export function MatchHead({ match, read, isScoreAway }: MatchHeadProps) {
  const { home, away, homeScore, awayScore, league, status } = match;
  const now = useNowEachMinute();
  const isPlayed = matchGroup(status) === 'live';
  return (
    <div className={css['head']}>
      <span className={css['about']} data-away={isScoreAway}>
        <span className={css['league']}>{league}</span>
        {isScoreAway ? (
          <span className={css['stays']} aria-hidden="true">
            <Crest name={home} size={24} />
            <b>{`${homeScore ?? '–'} : ${awayScore ?? '–'}`}</b>
            <Crest name={away} size={24} against={home} />
          </span>
        ) : null}
      </span>
      <span className={css['badges']}>
        {isShownAsLive(status, read, now) ? (
          <Badge tone="live">{m.football_live()}</Badge>
        ) : (
          <Badge tone={isPlayed ? 'grass' : 'quiet'} icon={isPlayed ? <span className={css['dot']} /> : null}>
            {groupText({ status }, read, now)}
          </Badge>
        )}
        {read.source === 'demo' ? <Badge>{m.football_demo()}</Badge> : null}
      </span>
    </div>
  );
}

/** The scoreboard of a match: told again when a goal falls. */
export function MatchScoreboard({ match, details }: Omit<MatchScoreboardProps, 'read'>) {
  const { home, away, homeScore, awayScore, status, date, venue, referee } = match;
  const minute = minuteText(match);
  const parts = details === null ? [] : partsOf(details.score);
  // At the break the score of half-time says both.
  const isStatusTold = isToldAbove(status) || minute !== null || (status === 'HT' && parts[0] != null);
  const stand = [isStatusTold ? null : matchStatusText(match), ...parts].filter((part) => part !== null);
  const scorers = details === null ? null : matchScorers(details.events, details.teams.home.name, { home: homeScore, away: awayScore });
  const goals = scorers === null ? 0 : scorers.home.length + scorers.away.length;
  return (
    <Card tone="pitch" className={css['board'] ?? ''}>
      <div className={css['match']}>
        <div className={css['sides']} aria-live="polite" aria-atomic="true">
          <Side name={home} beside={away} />
          <p className={css['score']}>
            <span>{homeScore ?? '–'}</span> <span className={css['colon']}>:</span> <span>{awayScore ?? '–'}</span>
          </p>
          <Side name={away} beside={home} against={home} />
        </div>
        {minute === null ? null : <p className={css['minute']}>{minute}</p>}
      </div>
      {details !== null && stand.length === 0 && goals === 0 ? null : (
        <MatchScorers {...{ scorers, home, away }}>
          <p className={css['stand']}>{stand.join(TEXT_SEPARATOR)}</p>
        </MatchScorers>
      )}
      <dl className={css['facts']}>
        <Fact name={<VisuallyHidden>{m.football_match_time()}</VisuallyHidden>} value={dayTimeText(date)} />
        {venue === null ? null : <Fact name={<VisuallyHidden>{m.football_match_venue()}</VisuallyHidden>} value={venue} />}
        {referee === null ? null : <Fact name={`${m.football_match_referee()} `} value={referee} />}
      </dl>
    </Card>
  );
}

function Side({ name, beside, against }: { readonly name: string; readonly beside: string; readonly against?: string }) {
  return (
    <div className={css['side']}>
      <Crest name={name} size={56} against={against} />
      <LargeName as="p" className={css['name']} {...{ name, beside }} />
    </div>
  );
}

/** The head above says all of it: that a match is to come, was finished in its time, or is called off. A minute of play tells its half. */
const isToldAbove = (status: Match['status']): boolean => status === 'NS' || status === 'FT' || matchGroup(status) === 'off';

/** What stood at half-time, and after what came beyond the full time. */
function partsOf({ halftime, extratime, penalty }: MatchDetails['score']): readonly (string | null)[] {
  return [
    isKnown(halftime) ? m.football_match_half_time(halftime) : null,
    isKnown(extratime) ? m.football_match_extra_time(extratime) : null,
    isKnown(penalty) ? m.football_penalties_short(penalty) : null,
  ];
}

type Score = MatchDetails['score']['halftime'];

const isKnown = (score: Score): score is { home: number; away: number } => score.home !== null && score.away !== null;

/** Of one line: a day and a place are known for what they are, a person is not. */
function Fact({ name, value }: { readonly name: ReactNode; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{value}</dd>
    </div>
  );
}
