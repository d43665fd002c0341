import type { Pool } from 'pg';

export type QueueCount = { readonly queue: string; readonly state: string; readonly jobs: number; readonly age: number | null };

/** Jobs by queue and state, the dead under the queue that they come from, and the age of the oldest that could run now. */
export async function countJobs(pool: Pool): Promise<QueueCount[]> {
  const { rows } = await pool.query<QueueCount>(`
    with found as (
      select regexp_replace(name, '\\.dead$', '') as queue,
        case when name like '%.dead' then 'dead' when state = 'active' then 'active' else 'waiting' end as state,
        case when name not like '%.dead' and state < 'active' then greatest(0, extract(epoch from now() - start_after)) end as age
      from jobs.job where state < 'completed'
    )
    select queue, state, count(*)::int as jobs, max(age)::float8 as age from found group by 1, 2`);
  return rows;
}

/** How many calls of an AI were taken from the budget of its current 24 hours. */
export async function readAiCalls(pool: Pool, now: Date): Promise<number> {
  const { rows } = await pool.query<{ points: number }>(
    `select points from internal.rate_limits where key = 'ai-model:all:all' and (expire is null or expire > $1)`,
    [now.getTime()],
  );
  return rows[0]?.points ?? 0;
}
