import type { Lineup, Match, MatchEvent } from '@touchline/contracts';
import type { ReactNode } from 'react';
import { m } from '@touchline/messages';
import { Crest } from '../../../ui/crest/Crest.tsx';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import hiddenCss from '../../../ui/hidden/VisuallyHidden.module.css';
import css from './Lineups.module.css';
import { LineupPitch } from './LineupPitch.tsx';
import { marksOf, type PlayerMarks } from './lineup-marks.ts';
import { lineupPositions } from './lineup-positions.ts';
import { substitutionsOf, type Substitution } from './lineup-substitutions.ts';
import { matchMinute } from './match-event-kind-and-text.ts';
import { PlayerSigns } from './PlayerSigns.tsx';

interface LineupsProps {
  readonly match: Pick<Match, 'home' | 'away'>;
  readonly lineups: readonly Lineup[];
  /** Of the match: what they tell of a player by name stands beside it. */
  readonly events: readonly MatchEvent[];
}

/** Both elevens on a pitch, drawn, with who scored, was booked or taken off; for everybody the bench, with who came on when, and the coach; for a screen reader the eleven too. */
export function Lineups({ match, lineups, events }: LineupsProps) {
  const halves = lineups.map(({ startXI }) => lineupPositions(startXI));
  const [home, away] = halves;
  const [homeFormation = null, awayFormation = null] = lineups.map(({ formation }) => formation);
  const told = lineups.map((lineup, at) => ({ marks: marksOf(events, lineup, lineups[1 - at]), changes: substitutionsOf(events, lineup.team.name) }));
  const [ofHome, ofAway] = told;
  const isDrawn = lineups.length === 2 && home != null && away != null && ofHome !== undefined && ofAway !== undefined;
  return (
    <div className={css['lineups']}>
      {isDrawn ? (
        <LineupPitch
          home={{ name: match.home, formation: homeFormation, positions: home, ...ofHome }}
          away={{ name: match.away, formation: awayFormation, positions: away, ...ofAway }}
          match={match}
        />
      ) : null}
      <div className={css['teams']}>
        {lineups.map((lineup, at) => (
          <Team key={lineup.team.name} lineup={lineup} crest={at === 0 ? <Crest name={match.home} size={26} /> : <Crest name={match.away} size={26} against={match.home} />} marks={told[at]?.marks ?? new Map()} changes={told[at]?.changes ?? new Map()} isDrawn={isDrawn} />
        ))}
      </div>
    </div>
  );
}

interface TeamProps {
  readonly lineup: Lineup;
  readonly crest: ReactNode;
  readonly marks: ReadonlyMap<string, PlayerMarks>;
  readonly changes: ReadonlyMap<string, Substitution>;
  readonly isDrawn: boolean;
}

function Team({ lineup: { team, formation, coach, startXI, substitutes }, crest, isDrawn, ...told }: TeamProps) {
  return (
    <section aria-label={team.name}>
      <h4 className={css['team']}>
        {crest}
        {formation === null || isDrawn ? team.name : m.football_match_lineup_of({ team: team.name, formation })}
        {formation !== null && isDrawn ? <VisuallyHidden>, {formation}</VisuallyHidden> : null}
      </h4>
      {coach.name === null ? null : <p className={css['soft']}>{m.football_match_coach({ name: coach.name })}</p>}
      <Players title={m.football_match_starting({ team: team.name })} players={startXI} {...told} isHidden={isDrawn} />
      <Players title={m.football_match_bench()} players={substitutes} {...told} isHidden={false} />
    </section>
  );
}

interface PlayersProps {
  readonly title: string;
  readonly players: Lineup['startXI'];
  readonly marks: ReadonlyMap<string, PlayerMarks>;
  readonly changes: ReadonlyMap<string, Substitution>;
  /** Drawn elsewhere: for screen readers only. */
  readonly isHidden: boolean;
}

function Players({ title, players, marks, changes, isHidden }: PlayersProps) {
  if (players.length === 0) return null;
  return (
    <div className={isHidden ? hiddenCss['hidden'] : undefined}>
      <h5 className={css['title']}>{title}</h5>
      <ul className={css['players']}>
        {players.map(({ player }) => (
          <li key={`${player.number} ${player.name}`}>
            <span className={css['number']}>{player.number ?? ''}</span>{' '}
            <span className={css['player']}>
              <span dir="auto">{player.name ?? m.football_match_player_unknown()}</span>
              <PlayerSigns marks={marks.get(player.name ?? '')} />
              <Change change={changes.get(player.name ?? '')} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** When a player came on, and for whom, or went off. */
function Change({ change }: { readonly change: Substitution | undefined }) {
  if (change === undefined) return null;
  const { way, time, placeOf } = change;
  return (
    <>
      {' '}
      <span className={css['change']} data-way={way}>
        <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true" focusable="false">
          <path d={way === 'on' ? 'M6 10.5v-9M2 5.5l4-4 4 4' : 'M6 1.5v9M2 6.5l4 4 4-4'} />
        </svg>
        <VisuallyHidden>{way === 'on' ? m.football_match_came_on() : m.football_match_went_off()} </VisuallyHidden>
        {matchMinute(time)}
      </span>
      {placeOf === null ? null : (
        <>
          {' '}
          <span className={css['placeOf']} dir="auto">
            {m.football_event_off({ name: placeOf })}
          </span>
        </>
      )}
    </>
  );
}
