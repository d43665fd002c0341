import { packRewards, rarities, rimOf } from '@touchline/domain';
import { rewardWords, seriesNames } from '@touchline/messages/pack-rewards';
import { CardFace, CardEmblem, PackArt } from '../../features/rewards/index.ts';
import css from './Rewards.module.css';

/** The pack, a card of each rarity and each rim, large and as small as on a phone, and every emblem there is. */
export function Rewards() {
  const shown = rarities
    .flatMap((rarity) => packRewards.find((reward) => reward.rarity === rarity) ?? [])
    .map((reward, step) => ({ ...reward, ...rewardWords[reward.id], series: seriesNames[reward.series], rim: rimOf(2 ** step) }));
  return (
    <>
      <div className={css['cards']}>
        <PackArt />
        {shown.map((reward) => (
          <CardFace key={reward.id} reward={reward} />
        ))}
      </div>
      <div className={css['small']}>
        {shown.map((reward) => (
          <CardFace key={reward.id} reward={reward} />
        ))}
      </div>
      <ul className={css['emblems']}>
        {packRewards.map((reward) => (
          <li key={reward.id} className={css['emblem']}>
            <CardEmblem reward={reward} picture={rewardWords[reward.id].picture} />
            {rewardWords[reward.id].name}
          </li>
        ))}
      </ul>
    </>
  );
}
