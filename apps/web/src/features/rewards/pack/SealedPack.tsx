import type { Rarity } from '@touchline/domain';
import type { CSSProperties } from 'react';
import { classes } from '../../../ui/join-class-names.ts';
import { ChevronRightIcon } from '../../../ui/icons/control-icons.tsx';
import { PackArt } from './PackArt.tsx';
import css from './SealedPack.module.css';
import tearLine from './tear-line.module.css';
import { useTearGesture } from './useTearGesture.ts';
import rarityCss from '../rarity.module.css';

interface SealedPackProps {
  /** Its light shows through the tear. */
  readonly rarity: Rarity;
  readonly onTear: () => void;
}

/** A pack to tear open with the finger: its strip follows, light comes out. Decoration: the button beside it does the same. */
export function SealedPack({ rarity, onTear }: SealedPackProps) {
  const { torn, handlers } = useTearGesture(onTear);
  const style = { '--torn': Math.abs(torn), '--side': torn < 0 ? -1 : 1 } as CSSProperties;
  return (
    <div className={classes(css['pack'], rarityCss['light'])} data-rarity={rarity} data-swiping={torn !== 0} style={style} {...handlers}>
      <span className={css['light']} />
      <div className={classes(css['body'], tearLine['body'])}>
        <PackArt />
      </div>
      <div className={classes(css['top'], tearLine['top'])}>
        <PackArt />
      </div>
      <span className={css['seam']} />
      <span className={css['cue']}>
        <ChevronRightIcon size={20} />
      </span>
    </div>
  );
}
