import type { Board } from '@touchline/contracts';
import { earnedBy } from '../../../testing/expected-earnings.ts';
import { plainSession, type TestPlayer } from '../../../testing/player.ts';
import type { TestServer } from '../../../testing/server.ts';

export const board = async (player: TestPlayer, query: string): Promise<Board> => {
  const { status, body, text } = await player.get<{ data: Board }>(`/api/leaderboard?${query}`);
  if (status !== 200) throw new Error(text);
  return body.data;
};

/** What every session here counts, and the tokens that the boards count for it. */
const RESULT = 30;
export const each = earnedBy({ result: RESULT }).tokens;

/** What changes the boards of a server, which is given once there are tests to run. */
export function leaderboardChanges(given: () => TestServer) {
  /** Sessions on so many days before today and today, so many a day. */
  async function practise(player: TestPlayer, days: number, aDay: number, minutesAgo = 0): Promise<void> {
    for (let ago = days - 1; ago >= 0; ago -= 1) {
      for (let turn = 0; turn < aDay; turn += 1) {
        const finished = new Date(given().clock.now().getTime() - ago * 86_400_000 - (turn * 10 + minutesAgo) * 60_000);
        await player.save({ ...plainSession, result: RESULT, finished_at: finished.toISOString() });
      }
    }
  }

  async function rename(player: TestPlayer, columns: { displayName?: string | null; teamName?: string | null }) {
    const { displayName = null, teamName = null } = columns;
    await given().database.pool.query('update users set display_name = $2, team_name = $3 where id = $1', [
      player.id,
      displayName,
      teamName,
    ]);
  }

  return { practise, rename };
}
