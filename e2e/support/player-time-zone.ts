/**
 * Where the players of the journeys live: in London, unless it is about midnight there. A journey moves its page's clock by
 * minutes, and one that passed midnight would practise on two days.
 */
export const PLAYER_TIME_ZONE = isAboutMidnight('Europe/London', new Date()) ? 'America/New_York' : 'Europe/London';

/** Whether a run of half an hour that begins then, and the clocks that it moves, may pass midnight. */
function isAboutMidnight(timeZone: string, now: Date): boolean {
  const hour = Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(now));
  return hour >= 23 || hour < 1;
}
