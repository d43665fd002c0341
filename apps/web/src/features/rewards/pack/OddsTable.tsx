import { classes } from '../../../ui/join-class-names.ts';
import type { Packs } from '@touchline/contracts';
import { m } from '@touchline/messages';
import { RarityPips } from '../card/RarityPips.tsx';
import { kindsWord, rarityWord } from '../rarity-kind-and-rim-words.ts';
import css from './OddsTable.module.css';
import { percentText } from './odds-percent-text.ts';
import rarityCss from '../rarity.module.css';

/** Every rarity of every kind: how likely it is, and among how many cards it is shared. */
export function OddsTable({ odds }: { readonly odds: Packs['odds'] }) {
  return (
    <table className={css['table']}>
      <thead>
        <tr>
          <th scope="col">{m.rewards_odds_rarity()}</th>
          <th scope="col">{m.rewards_odds_any()}</th>
          {odds.kinds.map(({ kind }) => (
            <th key={kind} scope="col">
              {kindsWord[kind]()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {odds.rarities.map(({ rarity, percent }) => (
          <tr key={rarity}>
            <th scope="row" className={classes(css['rarity'], rarityCss['words'])} data-rarity={rarity}>
              {rarityWord[rarity]()}
              <RarityPips rarity={rarity} />
            </th>
            <td className={css['any']}>{percentText(percent)}</td>
            {odds.kinds.map(({ kind }) => {
              const drawer = odds.drawers.find((each) => each.kind === kind && each.rarity === rarity);
              return (
                <td key={kind}>
                  {drawer === undefined ? null : (
                    <>
                      {percentText(drawer.percent)}
                      <span className={css['cards']}>{m.rewards_odds_cards({ count: drawer.rewards })}</span>
                    </>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
