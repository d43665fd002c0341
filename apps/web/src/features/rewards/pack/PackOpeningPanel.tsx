import type { Packs } from '@touchline/contracts';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { m } from '@touchline/messages';
import { classes } from '../../../ui/join-class-names.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { CloseIcon } from '../../../ui/icons/control-icons.tsx';
import { RarityPips } from '../card/RarityPips.tsx';
import { cardRewardOf } from '../card-reward.ts';
import { kindWord, rarityWord, rimText } from '../rarity-kind-and-rim-words.ts';
import { PackOpeningAnimation } from './PackOpeningAnimation.tsx';
import css from './PackOpeningPanel.module.css';
import type { OpenedPack } from './sealed-pack-store.ts';
import type { PackOpening } from './usePackOpening.ts';
import { useCardReveal } from './useCardReveal.ts';
import rarityCss from '../rarity.module.css';

interface PackOpeningPanelProps {
  readonly opened: OpenedPack;
  readonly packs: Packs;
  readonly opening: PackOpening;
  readonly onAnother: () => void;
  /** Where tokens come from. */
  readonly onEarn: () => void;
  readonly onSee: () => void;
}

/**
 * A pack that is bought: the player tears it open, the card comes out in its rarity's light, then its words. Escape puts it
 * away. For whoever leaves before the tear it waits on this device.
 */
export function PackOpeningPanel({ opened, packs, opening, onAnother, onEarn, onSee }: PackOpeningPanelProps) {
  const { item, progress } = opened;
  const { close, torn, revealed, isFromBefore } = opening;
  const reward = cardRewardOf(item);
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [isTorn, setTorn] = useState(false);
  const reveal = useCardReveal(item.id, item.rarity, isTorn, revealed);
  useEffect(() => {
    // The button that tears has the focus first; it goes with the pack.
    if (!isTorn) return;
    panel.current?.focus({ preventScroll: true });
    // On a low window the button that tears is far below the pack: the card comes out in sight.
    stage.current?.scrollIntoView({ block: 'nearest' });
  }, [isTorn]);
  useEscape(panel, reveal === 'open', close);
  const tear = (): void => {
    torn();
    setTorn(true);
  };
  const state = item.is_first ? m.rewards_reward_new() : m.rewards_reward_again({ count: item.count });
  const rarity = rarityWord[item.rarity]();
  const kind = kindWord[item.item_type]();
  const canBuy = packs.tokens >= packs.cost;
  return (
    <section
      ref={panel}
      tabIndex={-1}
      {...(isTorn ? { 'aria-labelledby': titleId } : { 'aria-label': m.rewards_sealed_title() })}
      className={classes(css['panel'], rarityCss['light'])}
      data-pack
      {...(isTorn && { 'data-rarity': item.rarity })}
    >
      <Card tone="pitch" lines="centre">
        <VisuallyHidden>
          <output>{reveal === 'open' ? m.rewards_reward_said({ name: item.item_name, rarity, kind, state }) : ''}</output>
        </VisuallyHidden>
        <div className={css['reward']}>
          <PackOpeningAnimation ref={stage} state={reveal} reward={reward} onPress={tear} />
          {isTorn ? null : <TearWords onTear={tear} isFirst={!isFromBefore} />}
          <div className={css['words']} hidden={!isTorn} data-revealing={reveal === 'revealing'}>
            <h3 id={titleId} className={css['title']}>
              {item.item_name}
            </h3>
            <p className={classes(css['kicker'], rarityCss['words'])} data-rarity={item.rarity}>
              <RarityPips rarity={item.rarity} />
              {/* To be seen, the rarity is printed on the card. */}
              <span>
                <VisuallyHidden>{rarity}, </VisuallyHidden>
                {kind}
              </span>
              <span className={css['pill']}>{state}</span>
            </p>
            <p className={css['about']}>{item.description}</p>
            <p className={css['state']}>
              <span className={css['found']}>
                {m.rewards_reward_progress({ distinct: progress.distinct, total: progress.total })}
              </span>
              <span className={css['rim']}>{rimText(item.count)}</span>
            </p>
            <div className={css['next']}>
              {canBuy ? null : (
                <Button variant="primary" size="lg" onClick={onEarn}>
                  {m.rewards_earn()}
                </Button>
              )}
              <Button variant={canBuy ? 'primary' : 'secondary'} size="lg" onClick={onSee}>
                {m.rewards_reward_see()}
              </Button>
              {canBuy ? (
                <Button variant="secondary" size="lg" onClick={onAnother}>
                  {m.rewards_reward_another_for({ cost: m.rewards_cost({ count: packs.cost }) })}
                </Button>
              ) : null}
            </div>
          </div>
        </div>
        <div className={css['close']} hidden={reveal !== 'open'}>
          <IconButton variant="board" label={m.rewards_reward_close()} icon={<CloseIcon />} onClick={close} />
        </div>
      </Card>
    </section>
  );
}

/** What to do with a pack that is still whole. */
function TearWords({ onTear, isFirst }: { readonly onTear: () => void; readonly isFirst: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // One that has waited takes no focus from whoever comes back to the screen.
    if (isFirst) button.current?.focus();
  }, [isFirst]);
  return (
    <div className={css['tear']}>
      <h3 className={css['name']}>{m.rewards_sealed_title()}</h3>
      <p className={css['about']}>{m.rewards_sealed_words()}</p>
      <Button ref={button} variant="primary" size="lg" wide onClick={onTear}>
        {m.rewards_sealed_tear()}
      </Button>
    </div>
  );
}

/** Escape within the panel, once there is something to put away. */
function useEscape(panel: RefObject<HTMLElement | null>, isOn: boolean, onEscape: () => void): void {
  useEffect(() => {
    const element = panel.current;
    if (element === null || !isOn) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onEscape();
    };
    element.addEventListener('keydown', onKey);
    return () => element.removeEventListener('keydown', onKey);
  }, [panel, isOn, onEscape]);
}
