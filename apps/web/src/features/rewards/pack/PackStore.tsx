import type { Packs } from '@touchline/contracts';
import { useEffect, useRef, type Ref } from 'react';
import { m } from '@touchline/messages';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { TokenIcon } from '../../../ui/icons/reward-icons.tsx';
import { Progress } from '../../../ui/progress/Progress.tsx';
import { Loading } from '../../../ui/state/Loading.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { useOnline } from '../../../offline/index.ts';
import { PackOdds } from './PackOdds.tsx';
import { PackOpeningAnimation } from './PackOpeningAnimation.tsx';
import css from './PackStore.module.css';
import { PackOpeningPanel } from './PackOpeningPanel.tsx';
import { TokensChip } from './TokensChip.tsx';
import type { PackOpening } from './usePackOpening.ts';

interface PackStoreProps {
  readonly packs: Packs;
  /** The last try to read them anew did not get through. */
  readonly unreachable: boolean;
  readonly opening: PackOpening;
  /** Where tokens come from. */
  readonly onEarn: () => void;
  readonly onHistory: () => void;
  /** To the collection, where the card lies that was just found. */
  readonly onSee: () => void;
}

/** The pack: what it costs, what may be in it, and opening it. */
export function PackStore({ packs, unreachable, opening, onEarn, onHistory, onSee }: PackStoreProps) {
  const { opened, isOpening, open, close } = opening;
  const press = (): void => open(packs.cost, packs.tokens);
  const button = useReturningFocus(opened === null, isOpening);
  if (opened !== null) {
    const another = (): void => {
      close();
      press();
    };
    return <PackOpeningPanel {...{ opened, packs, opening, onEarn, onSee }} onAnother={another} />;
  }
  return (
    <Card tone="pitch" lines="centre" className={css['card'] ?? ''}>
      <div className={css['store']} data-saving={missingFor(packs, opening) > 0}>
        <div className={css['words']}>
          <h3 className={css['title']}>{m.rewards_store_title()}</h3>
          <p className={css['about']}>{m.rewards_store_words()}</p>
        </div>
        <div className={css['stage']}>
          <PackOpeningAnimation state={isOpening ? 'opening' : 'closed'} onPress={press} />
        </div>
        <div className={css['act']}>
          <OpenOrEarn {...{ packs, unreachable, opening, onEarn, button }} onOpen={press} />
        </div>
        <div className={css['tokens']}>
          <TokensChip tokens={packs.tokens} onPress={onHistory} />
        </div>
        <div className={css['odds']}>
          <PackOdds odds={packs.odds} />
        </div>
      </div>
    </Card>
  );
}

/** The pack before its price and the player's tokens are known: nothing moves when they come. */
export function PackStoreLoading() {
  return (
    <Card tone="pitch" lines="centre" className={css['card'] ?? ''}>
      <Loading label={m.app_tab_rewards()} atOnce>
        <div className={css['store']}>
          <div className={css['words']}>
            <h3 className={css['title']}>{m.rewards_store_title()}</h3>
            <p className={css['about']}>{m.rewards_store_words()}</p>
          </div>
          <div className={css['stage']}>
            <PackOpeningAnimation state="closed" />
          </div>
          <div className={css['act']}>
            <Skeleton shape="block" height="3.75rem" />
          </div>
          <div className={css['tokens']}>
            <Skeleton shape="block" height="2.875rem" />
          </div>
          <div className={css['odds']}>
            <Skeleton shape="block" height="6.9375rem" />
          </div>
        </div>
      </Loading>
    </Card>
  );
}

/** How many tokens are missing for a pack; none for one that is being paid. */
function missingFor({ cost, tokens }: Packs, { isOpening, isUnanswered }: PackOpening): number {
  return isUnanswered || isOpening ? 0 : Math.max(0, cost - tokens);
}

interface OpenOrEarnProps {
  readonly packs: Packs;
  readonly unreachable: boolean;
  readonly opening: PackOpening;
  readonly onOpen: () => void;
  readonly onEarn: () => void;
  readonly button: Ref<HTMLButtonElement>;
}

/** The one next thing: opening a pack, or earning what is missing for it. */
function OpenOrEarn({ packs, unreachable, opening, onOpen, onEarn, button }: OpenOrEarnProps) {
  const isOnline = useOnline();
  const { cost, tokens } = packs;
  const { isOpening, isUnanswered } = opening;
  const missing = missingFor(packs, opening);
  return (
    <>
      {missing === 0 ? null : (
        <>
          <Progress
            label={m.rewards_next_pack()}
            value={tokens}
            max={cost}
            valueText={m.rewards_to_go({ count: missing })}
          />
          <Button variant="primary" wide onClick={onEarn}>
            {m.rewards_earn()}
          </Button>
        </>
      )}
      <Button
        ref={button}
        variant={missing === 0 ? 'primary' : 'secondary'}
        size="lg"
        wide
        disabled={isOpening || !isOnline}
        onClick={onOpen}
      >
        {isOpening ? (
          m.rewards_opening()
        ) : (
          <span className={css['label']}>
            {m.rewards_open()}
            <span className={css['cost']}>
              <TokenIcon size={20} />
              {m.rewards_cost({ count: cost })}
            </span>
          </span>
        )}
      </Button>
      {isOnline && !unreachable ? null : <output className={css['note']}>{m.rewards_offline()}</output>}
      {isUnanswered ? <output className={css['note']}>{m.rewards_waiting()}</output> : null}
    </>
  );
}

/** The button that takes the focus back when the reward is put away, and when a pack did not open. */
function useReturningFocus(isShown: boolean, isOpening: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef({ isShown, isOpening });
  useEffect(() => {
    const isBack = isShown && !isOpening && (!before.current.isShown || before.current.isOpening);
    before.current = { isShown, isOpening };
    // What had the focus is gone or was switched off; where the player went on meanwhile they are left alone.
    if (isBack && document.activeElement === document.body) button.current?.focus();
  }, [isShown, isOpening]);
  return button;
}
