import { Logo } from '../../ui/art/Logo.tsx';
import { PitchLines } from '../../ui/art/PitchLines.tsx';
import * as controls from '../../ui/icons/controls.tsx';
import * as places from '../../ui/icons/places.tsx';
import * as play from '../../ui/icons/play.tsx';
import * as rewards from '../../ui/icons/rewards.tsx';
import css from '../Gallery.module.css';

const icons = Object.entries({ ...places, ...rewards, ...play, ...controls });
const parts = ['centre', 'penalty', 'corner', 'half'] as const;

/** Logo, chalk lines and every icon. */
export function Art() {
  return (
    <>
      <div className={css['row']}>
        <Logo size={56} />
        <Logo size={32} />
        <Logo size={44} word={false} />
      </div>
      <div className={css['art']}>
        {parts.map((part) => (
          <div key={part} className={css['drawing']}>
            <PitchLines part={part} />
          </div>
        ))}
      </div>
      <div className={css['icons']}>
        {icons.map(([name, Drawn]) => (
          <div key={name} className={css['icon']}>
            <Drawn size={28} />
            {name.replace('Icon', '')}
          </div>
        ))}
      </div>
    </>
  );
}
