import { quoteOfDay } from '@touchline/domain';
import { m } from '@touchline/messages';
import css from './Quote.module.css';

const quotes = [
  m.dashboard_quote_0,
  m.dashboard_quote_1,
  m.dashboard_quote_2,
  m.dashboard_quote_3,
  m.dashboard_quote_4,
] as const;

interface QuoteProps {
  /** 1 to 31: it chooses the words. */
  dayOfMonth: number;
}

/** One of five sentences, another every day (spec 001 §9). */
export function Quote({ dayOfMonth }: QuoteProps) {
  return (
    <figure className={css['quote']}>
      <figcaption className={css['title']}>{m.dashboard_quote_title()}</figcaption>
      <blockquote className={css['words']}>{quotes[quoteOfDay(dayOfMonth)]?.()}</blockquote>
    </figure>
  );
}
