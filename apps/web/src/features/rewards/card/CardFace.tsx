import type { RewardKind } from '@touchline/domain';
import { LargeName } from '../../../ui/name/LargeName.tsx';
import { CardEmblem } from '../emblems/CardEmblem.tsx';
import { rarityWord } from '../rarity-kind-and-rim-words.ts';
import type { CardReward } from '../card-reward.ts';
import css from './CardFace.module.css';
import { RarityPips } from './RarityPips.tsx';

/** Chalk behind the medal, on the card's 250 by 350: the centre of the pitch, the penalty area, the panels of a ball. */
const lines: Readonly<Record<RewardKind, string>> = {
  player: 'M-10 156H40M210 156h50M125 50a106 106 0 1 0 .1 0zM125 -10v60M125 262v100',
  badge: 'M-10 40h270M50 40v190h150V40M90 230a44 44 0 0 0 70 0M20 40v230h210V40',
  item: 'M125 20l96 55v110l-96 55-96-55V75zM125 20v-40M221 75l50-28M221 185l50 28M125 240v120M29 185l-50 28M29 75l-50-28',
};

/** The front of a card, as wide as its place: foil by rarity, number and series, its medal, its name. Not read out: whoever shows it names it. */
export function CardFace({ reward }: { readonly reward: CardReward }) {
  return (
    <span className={css['card']} data-rarity={reward.rarity} data-rim={reward.rim} aria-hidden="true">
      <span className={css['frame']}>
        <span className={css['face']}>
          <span className={css['stamp']} />
          <svg className={css['lines']} viewBox="0 0 250 350" preserveAspectRatio="xMidYMid slice" focusable="false">
            <path d={lines[reward.kind]} />
          </svg>
          <span className={css['head']}>
            <span>
              <span className={css['number']}>{String(reward.number).padStart(2, '0')}</span>
              <span className={css['series']}>{reward.series}</span>
            </span>
            <RarityPips rarity={reward.rarity} className={css['pips']} />
          </span>
          <span className={css['emblem']}>
            <CardEmblem reward={reward} />
          </span>
          <span className={css['foot']}>
            <LargeName as="span" className={css['name']} name={reward.name} />
            <span className={css['rarity']}>{rarityWord[reward.rarity]()}</span>
          </span>
          <span className={css['sheen']} />
        </span>
      </span>
    </span>
  );
}
