import type { Match } from '@touchline/contracts';
import { classes } from '../../../ui/join-class-names.ts';
import { matchShirts, type Shirt as ShirtColour } from '../../../ui/crest/club-shirt-colours.ts';
import shirtCss from '../../../ui/crest/ClubShirtColours.module.css';
import css from './LineupPitch.module.css';
import type { LineupPosition } from './lineup-positions.ts';

interface LineupPitchProps {
  readonly home: readonly LineupPosition[];
  readonly away: readonly LineupPosition[];
  /** Their shirts have the colours of their crests. */
  readonly match: Pick<Match, 'home' | 'away'>;
}

/** A pitch from above with both elevens, the home side's goal at the top. A picture: the names stand in a list as well. */
export function LineupPitch({ home, away, match }: LineupPitchProps) {
  const shirts = matchShirts(match);
  return (
    <div className={css['pitch']} aria-hidden="true" data-theme="dark">
      <svg className={css['lines']} viewBox="0 0 68 105" preserveAspectRatio="none" focusable="false">
        <path d="M1 1h66v103H1zM1 52.5h66M14 1v16h40V1M25 1v6h18V1M14 104V88h40v16M25 104v-6h18v6" />
        <circle cx="34" cy="52.5" r="9" />
      </svg>
      {home.map(({ player, x, y, width }) => (
        <Shirt key={`${x} ${y}`} shirt={shirts.home} player={player} left={1 - x} top={y / 2} width={width} />
      ))}
      {away.map(({ player, x, y, width }) => (
        <Shirt key={`${x} ${y}`} shirt={shirts.away} player={player} left={x} top={1 - y / 2} width={width} />
      ))}
    </div>
  );
}

interface ShirtProps {
  readonly shirt: ShirtColour;
  readonly player: LineupPosition['player'];
  /** Parts of the pitch, 0 to 1. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

function Shirt({ shirt, player, left, top, width }: ShirtProps) {
  return (
    <span className={css['player']} style={{ left: `${left * 100}%`, top: `${top * 100}%`, width: `${width * 100}%` }}>
      <span className={classes(css['shirt'], shirtCss['shirt'])} data-shirt={shirt}>{player.number ?? ''}</span>
      <span className={css['name']}>{player.name?.split(' ').at(-1) ?? ''}</span>
    </span>
  );
}
