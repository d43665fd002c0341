import type { Progress } from '@touchline/contracts';
import { m } from '@touchline/messages';
import { categoryName } from '@touchline/messages/category-names';
import type { CSSProperties } from 'react';
import { Card } from '../../../ui/card/Card.tsx';
import { figure, percentText } from '../number-texts.ts';
import css from './CategoryMinutes.module.css';
import { ChartEmpty } from './ChartEmpty.tsx';

/** Where the minutes went: all of them as one bar, with a label for each of its parts. */
export function CategoryMinutes({ categories }: Pick<Progress, 'categories'>) {
  const all = categories.reduce((sum, { minutes }) => sum + minutes, 0);
  return (
    <Card level={3} title={m.progress_categories()}>
      {categories.length === 0 ? (
        <ChartEmpty shape="bars">{m.progress_categories_none()}</ChartEmpty>
      ) : (
        <>
          <div className={css['bar']} aria-hidden="true">
            {categories.map(({ label, minutes }, at) => (
              <span key={label} className={css['part']} style={{ ...shadeOf(at), flexGrow: minutes }} />
            ))}
          </div>
          <ol className={css['rows']}>
            {categories.map(({ label, minutes }, at) => (
              <li key={label} className={css['row']}>
                <span className={css['mark']} style={shadeOf(at)} aria-hidden="true" />
                <span className={css['name']}>{categoryName(label)}</span>
                <span className={css['words']}>
                  <span className={css['value']}>{figure(minutes)}</span> {m.progress_category_words({ count: minutes, percent: percentText(minutes / all) })}
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
    </Card>
  );
}

/** Each part paler than the one before, which is larger. */
const shadeOf = (at: number): CSSProperties => ({ opacity: Math.max(0.25, 1 - 0.15 * at) });
