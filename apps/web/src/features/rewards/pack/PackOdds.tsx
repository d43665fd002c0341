import type { Packs } from '@touchline/contracts';
import { useState } from 'react';
import { m } from '@touchline/messages';
import { classes } from '../../../ui/join-class-names.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { LinkButton } from '../../../ui/link/Link.tsx';
import { RarityPips } from '../card/RarityPips.tsx';
import { rarityWord } from '../rarity-kind-and-rim-words.ts';
import css from './PackOdds.module.css';
import { OddsTable } from './OddsTable.tsx';
import { percentText } from './odds-percent-text.ts';
import rarityCss from '../rarity.module.css';

/** How likely each rarity is, seen before a pack is opened; all there is to know one press away. */
export function PackOdds({ odds }: { readonly odds: Packs['odds'] }) {
  const [open, setOpen] = useState(false);
  return (
    <section className={css['odds']} aria-label={m.rewards_odds_title()}>
      <span className={css['bar']} aria-hidden="true">
        {odds.rarities.map(({ rarity, percent }) => (
          <span key={rarity} className={classes(css['part'], rarityCss['words'])} data-rarity={rarity} style={{ flexGrow: percent }} />
        ))}
      </span>
      <ul className={css['rarities']}>
        {odds.rarities.map(({ rarity, percent }) => (
          <li key={rarity} className={classes(css['rarity'], rarityCss['words'])} data-rarity={rarity}>
            <RarityPips rarity={rarity} />
            <b className={css['percent']}>{percentText(percent)}</b>
            <span className={css['word']}>{rarityWord[rarity]()}</span>
          </li>
        ))}
      </ul>
      <p className={css['all']}>
        <LinkButton onClick={() => setOpen(true)}>{m.rewards_odds_all()}</LinkButton>
      </p>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={m.rewards_odds_title()}
        description={m.rewards_odds_words()}
        readOnly
      >
        <OddsTable odds={odds} />
      </Dialog>
    </section>
  );
}
