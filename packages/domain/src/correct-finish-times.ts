/** A session as a device tells it: when it finished (epoch milliseconds, by a clock that may be set) and its minutes. */
export interface ReportedSession {
  readonly finishedAt: number;
  readonly durationMinutes: number;
}

/**
 * The finishes, in epoch milliseconds, of what a device practised before a session that began at `beganAt`. It runs one
 * drill at a time, so all of it had ended by then: a finish that is later was told by a clock that was ahead and has
 * been set right since. It is put where the next one begins, and what came before it makes room in turn.
 */
export function correctedFinishTimes(beganAt: number, earlier: readonly ReportedSession[]): number[] {
  const finishes = earlier.map(({ finishedAt }) => finishedAt);
  let limit = beganAt;
  const latestFirst = earlier.map((session, index) => ({ session, index })).toSorted((a, b) => b.session.finishedAt - a.session.finishedAt);
  for (const { session, index } of latestFirst) {
    const finish = Math.min(session.finishedAt, limit);
    finishes[index] = finish;
    limit = finish - session.durationMinutes * 60_000;
  }
  return finishes;
}
