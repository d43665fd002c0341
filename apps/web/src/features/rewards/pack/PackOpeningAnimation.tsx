import type { Ref } from 'react';
import { Confetti } from '../../../ui/art/Confetti.tsx';
import { classes } from '../../../ui/join-class-names.ts';
import { CardBack } from '../card/CardBack.tsx';
import { CardFace } from '../card/CardFace.tsx';
import type { CardReward } from '../card-reward.ts';
import { PackArt } from './PackArt.tsx';
import css from './PackOpeningAnimation.module.css';
import { SealedPack } from './SealedPack.tsx';
import tearLine from './tear-line.module.css';
import rarityCss from '../rarity.module.css';

interface PackOpeningAnimationProps {
  /** closed: a pack to buy. opening: it trembles. sealed: bought, to be torn open. revealing: the card comes out. open: the card lies there. */
  readonly state: 'closed' | 'opening' | 'sealed' | 'revealing' | 'open';
  readonly reward?: CardReward;
  /** A press on the pack itself; on one that is bought, a swipe across it too. */
  readonly onPress?: () => void;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Where the pack lies and gives way. Decoration: the button and the words beside it say the same. */
export function PackOpeningAnimation({ state, reward, onPress, ref }: PackOpeningAnimationProps) {
  if (state === 'sealed' && reward !== undefined && onPress !== undefined) {
    return (
      <div ref={ref} className={classes(css['stage'], rarityCss['light'])} data-state={state} aria-hidden="true">
        <SealedPack rarity={reward.rarity} onTear={onPress} />
      </div>
    );
  }
  return (
    <div ref={ref} className={classes(css['stage'], rarityCss['light'])} data-state={state} data-rarity={reward?.rarity} aria-hidden="true">
      {reward === undefined ? (
        <button type="button" className={css['whole']} tabIndex={-1} onClick={onPress}>
          <PackArt />
        </button>
      ) : (
        <>
          <span className={css['light']} />
          <div className={css['card']}>
            <div className={css['turn']}>
              <div className={css['front']}>
                <CardFace reward={reward} />
              </div>
              <div className={css['back']}>
                <CardBack />
              </div>
            </div>
          </div>
          {state === 'revealing' ? (
            <>
              <div className={classes(css['body'], tearLine['body'])}>
                <PackArt />
              </div>
              <div className={classes(css['top'], tearLine['top'])}>
                <PackArt />
              </div>
            </>
          ) : null}
          {state === 'open' && reward.rarity === 'legendary' ? <Confetti /> : null}
        </>
      )}
    </div>
  );
}
