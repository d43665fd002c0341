import { coachGrammar } from '@touchline/messages/coach-grammar';

/** Minutes from midnight as the language writes a time of the day. */
export const clock = (minutes: number): string =>
  new Intl.DateTimeFormat(coachGrammar.language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(Date.UTC(2000, 0, 1, 0, minutes));
