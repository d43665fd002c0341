import type { Rarity, RewardKind } from '@touchline/domain';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { RarityPips } from '../card/RarityPips.tsx';
import { kindWord, rarityWord } from '../rarity-kind-and-rim-words.ts';
import css from './CardDetailsLayout.module.css';

interface CardDetailsLayoutProps {
  readonly rarity: Rarity;
  readonly kind: RewardKind;
  /** The card, or its place. */
  readonly card: ReactNode;
  /** What is told of it. */
  readonly children: ReactNode;
}

/** A card with its rarity, its kind and what is told of it: below it on a phone, else beside it. */
export function CardDetailsLayout({ rarity, kind, card, children }: CardDetailsLayoutProps) {
  return (
    <div className={css['details']}>
      {card}
      <div className={css['words']}>
        <p className={css['badges']}>
          <Badge tone={rarity} icon={<RarityPips rarity={rarity} />}>
            {rarityWord[rarity]()}
          </Badge>
          <Badge>{kindWord[kind]()}</Badge>
        </p>
        {children}
      </div>
    </div>
  );
}
