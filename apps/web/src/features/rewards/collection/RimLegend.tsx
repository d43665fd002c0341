import { polishedRims } from '@touchline/domain';
import { m } from '@touchline/messages';
import { classes } from '../../../ui/join-class-names.ts';
import { rimWord } from '../rarity-kind-and-rim-words.ts';
import css from './RimLegend.module.css';
import metalCss from './RimMetal.module.css';

/** What the number on a card means, and what more of the same card make of its rim. */
export function RimLegend() {
  return (
    <div className={css['legend']}>
      <p>{m.rewards_rim_words()}</p>
      <ul className={css['rims']}>
        {polishedRims.map(({ rim, count }) => (
          <li key={rim} className={css['rim']}>
            <span className={classes(css['count'], metalCss['metal'])} data-rim={rim}>
              {m.rewards_card_count({ count })}
            </span>
            {rimWord[rim]()}
          </li>
        ))}
      </ul>
    </div>
  );
}
