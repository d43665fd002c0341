import { m } from '@touchline/messages';
import { ChevronRightIcon } from '../../../ui/icons/control-icons.tsx';
import { TokenIcon } from '../../../ui/icons/reward-icons.tsx';
import { CountUp } from '../../../ui/number/CountUp.tsx';
import css from './TokensChip.module.css';

/** The player's tokens; a press tells where they came from. */
export function TokensChip({ tokens, onPress }: { readonly tokens: number; readonly onPress: () => void }) {
  return (
    <button type="button" className={css['chip']} onClick={onPress}>
      <TokenIcon size={26} />
      <span className={css['words']}>
        <b className={css['number']}>
          <CountUp value={tokens} />
        </b>
        {m.rewards_tokens()}
      </span>
      <span className={css['more']}>{m.rewards_tokens_history()}</span>
      <ChevronRightIcon size={20} />
    </button>
  );
}
