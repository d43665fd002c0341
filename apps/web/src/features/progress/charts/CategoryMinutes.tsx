import type { Progress } from '@touchline/contracts';
import { m } from '@touchline/messages';
import { categoryName } from '@touchline/messages/category-names';
import { Card } from '../../../ui/card/Card.tsx';
import { percentText } from '../number-texts.ts';
import { BarRows } from './BarRows.tsx';
import css from './CategoryMinutes.module.css';
import { ChartEmpty } from './ChartEmpty.tsx';

/** Where the minutes went. */
export function CategoryMinutes({ categories }: Pick<Progress, 'categories'>) {
  const all = categories.reduce((sum, { minutes }) => sum + minutes, 0);
  return (
    <Card level={3} title={m.progress_categories()} className={css['card'] ?? ''}>
      {categories.length === 0 ? (
        <ChartEmpty shape="bars">{m.progress_categories_none()}</ChartEmpty>
      ) : (
        <BarRows
          whole={all}
          rows={categories.map(({ label, minutes }) => ({
            id: label,
            name: categoryName(label),
            value: minutes,
            words: m.progress_category_words({ count: minutes, percent: percentText(minutes / all) }),
          }))}
        />
      )}
    </Card>
  );
}
