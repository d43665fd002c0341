import type { Match } from '@touchline/contracts';
import { isUnderWay } from '@touchline/domain';
import { m } from '@touchline/messages';

/** The minute of play, with what is played over the time of a half; null where there is none to tell. */
export function minuteText({ time, extra, status }: Pick<Match, 'time' | 'extra' | 'status'>): string | null {
  if (time === null || status === 'HT' || !isUnderWay(status)) return null;
  return extra === null ? m.football_minute({ minute: time }) : m.football_minute_extra({ minute: time, extra });
}
