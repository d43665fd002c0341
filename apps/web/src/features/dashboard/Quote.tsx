import { quoteOfDay } from '@touchline/domain';
import { m } from '../../i18n/index.ts';
import css from './Quote.module.css';

const quotes = [m.dashboard_quote_0, m.dashboard_quote_1, m.dashboard_quote_2, m.dashboard_quote_3, m.dashboard_quote_4] as const;

export interface QuoteProps {
  /** Default now; the day of the month on the device's own calendar chooses. */
  date?: Date;
}

/** One of five sentences, another every day (spec 001 §9). */
export function Quote({ date = new Date() }: QuoteProps) {
  return (
    <figure className={css['quote']}>
      <figcaption className={css['title']}>{m.dashboard_quote_title()}</figcaption>
      <blockquote className={css['words']}>{quotes[quoteOfDay(date.getDate())]?.()}</blockquote>
    </figure>
  );
}
