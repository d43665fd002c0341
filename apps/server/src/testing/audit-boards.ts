import { achievementsEarned, findAchievement, type AchievementId } from '@touchline/domain';
import type pg from 'pg';
import { bestStreakEver, type StreakRow } from './audit-player-records.ts';

/** The boards of a session's day, as the specification says them. */
const boards = `cross join lateral (values
  ('daily', practice_day),
  ('weekly', practice_day - extract(dow from practice_day)::int),
  ('monthly', date_trunc('month', practice_day)::date),
  ('alltime', date '1900-01-01')) as board (period, starts_on)`;

const team = `lower(regexp_replace(trim(normalize(player_team_name, NFKC)), '\\s+', ' ', 'g'))`;
const inTeam = `player_team_name is not null and ${team} not in ('', 'individual players')`;

/** Pairs of queries that must give the same rows: what is kept, and what the sessions say. */
const pairs: Readonly<Record<string, readonly [kept: string, computed: string]>> = {
  standings: [
    `select player_id, period, starts_on, days, drills, tokens, hidden from standings`,
    `select player_id, period, starts_on, count(distinct practice_day), count(*), sum(tokens_earned), users.hidden
     from practice_sessions join users on users.id = player_id ${boards}
     where unpaid is null group by player_id, period, starts_on, users.hidden`,
  ],
  'counts by days and drills': [
    `select period, starts_on, days, drills, sum(players) from (
       select period, starts_on, days, drills, players from standing_drills
       union all select period, starts_on, days, drills, change from standing_deltas) as waiting_too
     group by 1, 2, 3, 4 having sum(players) <> 0`,
    `select period, starts_on, days, drills, count(*) from standings where not hidden group by 1, 2, 3, 4`,
  ],
  'counts by days': [
    `select period, starts_on, days, sum(players) from (
       select period, starts_on, days, players from standing_days
       union all select period, starts_on, days, change from standing_deltas) as waiting_too
     group by 1, 2, 3 having sum(players) <> 0`,
    `select period, starts_on, days, count(*) from standings where not hidden group by 1, 2, 3`,
  ],
  'drill experience': [
    `select player_id, drill_id, experience_points, sessions from drill_experience`,
    `select player_id, drill_id, sum(experience_gained), count(*) from practice_sessions where unpaid is null group by 1, 2`,
  ],
  'tokens ever earned': [
    `select id, tokens_ever from users where tokens_ever > 0`,
    `select player_id, sum(amount) from token_ledger where amount > 0 group by 1`,
  ],
};

/** Holds once everything that waited for the teams was folded. */
const teamPair: readonly [kept: string, computed: string] = [
  `select team_key, period, starts_on, days, drills, tokens, members from team_standings`,
  `select ${team}, period, starts_on, count(distinct practice_day), count(*), sum(tokens_earned), count(distinct player_id)
   from practice_sessions ${boards} where unpaid is null and ${inTeam} group by 1, 2, 3`,
];

/**
 * Recomputes the boards, the drills' XP and the achievements from the session rows and gives a line for each that
 * is not what it should be. Fold the boards before.
 */
export async function auditBoards(pool: pg.Pool): Promise<string[]> {
  const wrong: string[] = [];
  for (const [what, [kept, computed]] of Object.entries({ ...pairs, 'team standings': teamPair })) {
    for (const [side, one, other] of [
      ['kept but not so', kept, computed],
      ['missing', computed, kept],
    ] as const) {
      const { rows } = await pool.query(`(${one}) except (${other}) limit 3`);
      wrong.push(...rows.map((row) => `${what}, ${side}: ${JSON.stringify(row)}`));
    }
  }
  return [...wrong, ...(await auditAchievements(pool))];
}

async function auditAchievements(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{
    id: string;
    sessions: number;
    experience: number;
    tokens: number;
    analyses: number;
    completed: number;
    has: AchievementId[];
  }>(
    `select users.id, total_sessions as sessions, total_experience as experience,
            tokens_ever as tokens, total_analyses as analyses,
            (select count(*)::int from video_analysis_results as own where own.player_id = users.id and analysis_status = 'completed') as completed,
            coalesce(array_agg(achievement_id) filter (where achievement_id is not null), '{}') as has
     from users left join achievements_earned on player_id = users.id group by users.id`,
  );
  const { rows: saved } = await pool.query<StreakRow & { player_id: string }>(
    'select player_id, practice_day, offset_minutes, finished_at from practice_sessions where unpaid is null order by id',
  );
  const savedBy = Map.groupBy(saved, (row) => row.player_id);
  return rows.flatMap(({ id, sessions, experience, tokens, analyses, completed, has }) => {
    const due = achievementsEarned({
      sessions,
      bestStreak: bestStreakEver(savedBy.get(id) ?? []),
      level: Math.floor(experience / 100) + 1,
      tokensEver: tokens,
      analyses,
      hasTeam: false,
      profileComplete: false,
    });
    // A player who has never practised has been given nothing yet.
    const missing = sessions === 0 ? [] : due.filter((one) => !has.includes(one));
    const extra = has.filter((one) => !due.includes(one) && !['team', 'profile'].includes(findAchievement(one).measure));
    return [
      // Those that were deleted have counted as well.
      ...(completed > analyses ? [`player ${id} has completed ${completed} analyses, and ${analyses} were counted`] : []),
      ...missing.map((one) => `achievement ${one} of ${id} is missing`),
      ...extra.map((one) => `achievement ${one} of ${id} was not earned`),
    ];
  });
}
