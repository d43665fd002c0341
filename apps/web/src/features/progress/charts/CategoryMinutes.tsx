import type { Progress } from '@touchline/contracts';
import { m } from '@touchline/messages';
import { categoryName } from '@touchline/messages/category-names';
import type { CSSProperties } from 'react';
import { Card } from '../../../ui/card/Card.tsx';
import { TEXT_SEPARATOR } from '../../../ui/text-separator.ts';
import { figure, percentText } from '../number-texts.ts';
import css from './CategoryMinutes.module.css';
import { ChartEmpty } from './ChartEmpty.tsx';

/** So many shades of one colour can be told apart. */
const SHADES = 6;

type Category = Progress['categories'][number];

/** A part of the bar. */
interface Part {
  readonly name: string;
  readonly minutes: number;
  /** The categories in it, where it is of several. */
  readonly each?: string;
}

/** Where the minutes went: all of them as one bar, with a label for each of its parts. Of more categories than can be told apart the smallest are one part. */
export function CategoryMinutes({ categories }: Pick<Progress, 'categories'>) {
  const all = minutesOf(categories);
  const alone = categories.length > SHADES ? categories.slice(0, SHADES - 1) : categories;
  const others = categories.slice(alone.length);
  const parts: readonly Part[] = [
    ...alone.map(({ label, minutes }) => ({ name: categoryName(label), minutes })),
    ...(others.length === 0 ? [] : [{ name: m.progress_category_others(), minutes: minutesOf(others), each: othersText(others) }]),
  ];
  return (
    <Card level={3} title={m.progress_categories()} className={css['card'] ?? ''}>
      {categories.length === 0 ? (
        <ChartEmpty shape="bars">{m.progress_categories_none()}</ChartEmpty>
      ) : (
        <>
          <div className={css['bar']} aria-hidden="true">
            {parts.map(({ name, minutes }, at) => (
              <span key={name} className={css['part']} style={{ ...shadeOf(at), flexGrow: minutes }} />
            ))}
          </div>
          <ol className={css['rows']}>
            {parts.map(({ name, minutes, each }, at) => (
              <li key={name} className={css['row']}>
                <span className={css['mark']} style={shadeOf(at)} aria-hidden="true" />
                <span className={css['name']}>{name}</span>
                <span className={css['words']}>
                  <span className={css['value']}>{figure(minutes)}</span> {m.progress_category_words({ count: minutes, percent: percentText(minutes / all) })}
                </span>
                {each === undefined ? null : <span className={css['each']}>{each}</span>}
              </li>
            ))}
          </ol>
        </>
      )}
    </Card>
  );
}

const minutesOf = (categories: readonly Category[]): number => categories.reduce((sum, { minutes }) => sum + minutes, 0);

/** Each category of the last part, with its minutes. */
function othersText(others: readonly Category[]): string {
  return others.map(({ label, minutes }) => m.progress_category_of_others({ category: categoryName(label), minutes: figure(minutes) })).join(TEXT_SEPARATOR);
}

/** Each part paler than the one before, which is larger; the others together are palest. */
const shadeOf = (at: number): CSSProperties => ({ opacity: 1 - 0.15 * at });
