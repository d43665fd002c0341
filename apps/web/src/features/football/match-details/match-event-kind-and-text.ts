import type { MatchEvent } from '@touchline/contracts';
import { m } from '@touchline/messages';

export type MatchEventKind = 'goal' | 'missed' | 'yellow' | 'red' | 'substitution' | 'video';

/** What an event is drawn as. A missed penalty comes as a goal of its source and is none. */
export function matchEventKind({ type, detail }: Pick<MatchEvent, 'type' | 'detail'>): MatchEventKind {
  if (type === 'Goal') return detail === 'Missed Penalty' ? 'missed' : 'goal';
  if (type === 'Card') return detail === 'Yellow Card' ? 'yellow' : 'red';
  return type === 'subst' ? 'substitution' : 'video';
}

/** The minute of an event, with what was added to the half. */
export function matchMinute({ elapsed, extra }: MatchEvent['time']): string {
  return extra === null ? m.football_minute({ minute: elapsed }) : m.football_minute_extra({ minute: elapsed, extra });
}

const goals: Readonly<Record<string, () => string>> = {
  Penalty: m.football_event_penalty,
  'Own Goal': m.football_event_own_goal,
  'Missed Penalty': m.football_event_missed_penalty,
};

/** An event in words. */
export function matchEventText({ type, detail }: Pick<MatchEvent, 'type' | 'detail'>): string {
  if (type === 'Goal') return (goals[detail] ?? m.football_event_goal)();
  if (type === 'subst') return m.football_event_substitution();
  if (type === 'Var') return m.football_event_var({ detail });
  if (detail === 'Yellow Card') return m.football_event_yellow();
  return detail.startsWith('Second') ? m.football_event_second_yellow() : m.football_event_red();
}
