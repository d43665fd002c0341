import { m } from '@touchline/messages';
import { EyeIcon } from '../../../ui/icons/control-icons.tsx';
import css from './FilmingTip.module.css';

/** How to film a skill, beside what it is filmed with. */
export function FilmingTip({ children }: { readonly children: string }) {
  return (
    <div className={css['tip']} role="note" aria-label={m.analysis_tip_title()}>
      <EyeIcon size={22} />
      <span className={css['kicker']}>{m.analysis_tip_title()}</span>
      <p>{children}</p>
    </div>
  );
}
