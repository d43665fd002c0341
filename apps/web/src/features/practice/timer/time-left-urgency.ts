/** How near the end a timer is: it looks and reads differently from 60 s and from 30 s on (spec 002 §4). */
type Urgency = 'calm' | 'warning' | 'danger';

/** The urgency with so many seconds left of so many. A drill of one minute does not begin with its last. */
export function urgencyOf(seconds: number, length: number): Urgency {
  if (seconds <= 30) return 'danger';
  return seconds <= 60 && length > 60 ? 'warning' : 'calm';
}

/**
 * What a screen reader was last told of the time left, in seconds: every five minutes, every minute from ten on, then
 * 30, 10, 5, 3, 2, 1. Changes only when there is something to say.
 */
export function spokenMark(seconds: number): number {
  if (seconds > 600) return Math.ceil(seconds / 300) * 300;
  if (seconds > 30) return Math.ceil(seconds / 60) * 60;
  return [1, 2, 3, 5, 10, 30].find((mark) => mark >= seconds) ?? 30;
}
