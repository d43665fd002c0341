import { findDrill } from '@touchline/domain';
import css from './DrillIcon.module.css';
import { DrillCategoryIcon } from './DrillCategoryIcon.tsx';

/** What a drill is about, as a small picture beside its name; a cone for a drill that is not known here. */
export function DrillIcon({ drillId }: { readonly drillId: string }) {
  const category = findDrill(drillId)?.category ?? 'other';
  return (
    <span className={css['mark']} data-category={category}>
      <DrillCategoryIcon category={category} size={26} />
    </span>
  );
}
