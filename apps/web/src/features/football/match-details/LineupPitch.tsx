import type { Match } from '@touchline/contracts';
import type { ReactNode } from 'react';
import { Crest } from '../../../ui/crest/Crest.tsx';
import { classes } from '../../../ui/join-class-names.ts';
import { matchShirts, type Shirt as ShirtColour } from '../../../ui/crest/club-shirt-colours.ts';
import shirtCss from '../../../ui/crest/ClubShirtColours.module.css';
import css from './LineupPitch.module.css';
import type { PlayerMarks } from './lineup-marks.ts';
import type { LineupPosition } from './lineup-positions.ts';
import type { Substitution } from './lineup-substitutions.ts';
import { ShirtSigns } from './PlayerSigns.tsx';

interface LineupSide {
  readonly name: string;
  readonly formation: string | null;
  readonly positions: readonly LineupPosition[];
  /** By name, as the next one. */
  readonly marks: ReadonlyMap<string, PlayerMarks>;
  readonly changes: ReadonlyMap<string, Substitution>;
}

interface LineupPitchProps {
  readonly home: LineupSide;
  readonly away: LineupSide;
  /** Their shirts have the colours of their crests. */
  readonly match: Pick<Match, 'home' | 'away'>;
}

/** A pitch from above with both elevens, the home side's goal at the top. A picture: the names stand in a list as well. */
export function LineupPitch({ home, away, match }: LineupPitchProps) {
  const shirts = matchShirts(match);
  return (
    <div className={css['drawing']} aria-hidden="true" data-theme="dark">
      <Team side={home} crest={<Crest name={match.home} size={24} />} />
      <div className={css['pitch']}>
        <svg className={css['lines']} viewBox="0 0 68 105" preserveAspectRatio="none" focusable="false">
          <path d="M1 1h66v103H1zM1 52.5h66M14 1v16h40V1M25 1v6h18V1M14 104V88h40v16M25 104v-6h18v6" />
        </svg>
        <svg className={css['lines']} viewBox="0 0 68 105" focusable="false">
          <circle cx="34" cy="52.5" r="9" />
        </svg>
        {home.positions.map(({ player, x, y, width }) => (
          <Shirt key={`${x} ${y}`} shirt={shirts.home} side={home} player={player} left={1 - x} top={y / 2} width={width} />
        ))}
        {away.positions.map(({ player, x, y, width }) => (
          <Shirt key={`${x} ${y}`} shirt={shirts.away} side={away} player={player} left={x} top={1 - y / 2} width={width} />
        ))}
      </div>
      <Team side={away} crest={<Crest name={match.away} size={24} against={match.home} />} />
    </div>
  );
}

/** Whose half it is: at the end of the pitch behind its goal. */
function Team({ side: { name, formation }, crest }: { readonly side: LineupSide; readonly crest: ReactNode }) {
  return (
    <div className={css['team']}>
      {crest}
      <span className={css['club']} dir="auto">
        {name}
      </span>
      {formation === null ? null : <span className={css['formation']}>{formation}</span>}
    </div>
  );
}

/** Nobody stands on the lines around the pitch: so much of its width and height is kept clear at either end. */
const ASIDE = 0.03;
const ABOVE = 0.015;

const within = (part: number, clear: number): string => `${(clear + part * (1 - 2 * clear)) * 100}%`;

interface ShirtProps {
  readonly side: LineupSide;
  readonly shirt: ShirtColour;
  readonly player: LineupPosition['player'];
  /** Parts of the pitch, 0 to 1. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

function Shirt({ shirt, side: { marks, changes }, player, left, top, width }: ShirtProps) {
  const name = player.name ?? '';
  return (
    <span className={css['player']} style={{ left: within(left, ASIDE), top: within(top, ABOVE), width: `${width * (1 - 2 * ASIDE) * 100}%` }}>
      <span className={classes(css['shirt'], shirtCss['shirt'])} data-shirt={shirt}>
        {player.number ?? ''}
        <ShirtSigns marks={marks.get(name)} wentOff={changes.get(name)?.way === 'off'} />
      </span>
      <span className={css['name']}>{name.split(' ').at(-1)}</span>
    </span>
  );
}
