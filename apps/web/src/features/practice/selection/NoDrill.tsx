import { m } from '@touchline/messages';
import { PitchLines } from '../../../ui/art/PitchLines.tsx';
import css from './NoDrill.module.css';

/** Where the drill's picture will be: an empty pitch under the lights. */
export function NoDrill() {
  return (
    <div className={css['pitch']} data-theme="dark">
      <PitchLines part="centre" className={css['lines']} />
      <p className={css['title']}>{m.practice_drill_none_title()}</p>
      <p className={css['words']}>{m.practice_drill_none()}</p>
    </div>
  );
}
