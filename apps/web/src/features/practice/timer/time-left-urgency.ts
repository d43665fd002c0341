/** How near the end a timer is: it looks and reads differently from 60 s and from 30 s on (spec 002 §4). */
type Urgency = 'calm' | 'warning' | 'danger';

/** The urgency with so many seconds left of so many. A drill of one minute does not begin with its last. */
export function urgencyOf(seconds: number, length: number): Urgency {
  if (seconds <= 30) return 'danger';
  return seconds <= 60 && length > 60 ? 'warning' : 'calm';
}
