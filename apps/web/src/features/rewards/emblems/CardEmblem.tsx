import type { PackReward } from '@touchline/domain';
import { classes } from '../../../ui/join-class-names.ts';
import css from './CardEmblem.module.css';
import { motifs } from './card-motifs.ts';

/** A player's medal is the centre circle, a badge's a shield, an item's a panel of the ball. 120 units square. */
const medals: Readonly<Record<PackReward['kind'], string>> = {
  player: 'M60 3a57 57 0 1 0 .1 0z',
  badge: 'M60 2c15 7 31 10 52 10v42c0 34-20 52-52 64C28 106 8 88 8 54V12c21 0 37-3 52-10z',
  item: 'M60 2l52 29v58l-52 29L8 89V31z',
};

/** Where the motif's 100 units lie in the medal: a shield has its room above, a circle and a panel in the middle. */
const places: Readonly<Record<PackReward['kind'], string>> = {
  player: 'translate(10 10)',
  badge: 'translate(14 9) scale(.92)',
  item: 'translate(13 13) scale(.94)',
};

interface CardEmblemProps {
  readonly reward: Pick<PackReward, 'kind' | 'rarity' | 'motif'>;
  /** Not found yet: its shape only. */
  readonly silhouette?: boolean;
  /** What can be seen on it, read out; without it, it is decoration. */
  readonly picture?: string;
}

/** The drawing of a card, as a medal. It fills the height it is given. */
export function CardEmblem({ reward, silhouette = false, picture }: CardEmblemProps) {
  const { kind, rarity, motif } = reward;
  return (
    <svg
      className={classes(css['emblem'], silhouette && css['silhouette'])}
      data-rarity={rarity}
      viewBox="0 0 120 120"
      focusable="false"
      {...(picture === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': picture })}
    >
      <path className={css['medal']} d={medals[kind]} />
      <path className={css['stitch']} d={medals[kind]} transform="translate(60 60) scale(.93) translate(-60 -60)" />
      <g className={css['motif']} transform={places[kind]}>
        {motifs[motif]}
      </g>
    </svg>
  );
}
