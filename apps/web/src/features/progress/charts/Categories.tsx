import type { Progress } from '@touchline/contracts';
import { m } from '@touchline/messages';
import { Card } from '../../../ui/card/Card.tsx';
import { percentText } from '../figures.ts';
import { Bars } from './Bars.tsx';
import css from './Categories.module.css';
import { ChartEmpty } from './ChartEmpty.tsx';

/** Where the minutes went. */
export function Categories({ categories }: Pick<Progress, 'categories'>) {
  const all = categories.reduce((sum, { minutes }) => sum + minutes, 0);
  return (
    <Card level={3} title={m.progress_categories()} className={css['card'] ?? ''}>
      {categories.length === 0 ? (
        <ChartEmpty shape="bars">{m.progress_categories_none()}</ChartEmpty>
      ) : (
        <Bars
          rows={categories.map(({ label, minutes }) => ({
            id: label,
            name: label,
            value: minutes,
            words: m.progress_category_words({ count: minutes, percent: percentText(minutes / all) }),
          }))}
        />
      )}
    </Card>
  );
}
