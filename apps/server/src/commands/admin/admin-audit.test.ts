import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aggregateBoards } from '../../features/leaderboard/index.ts';
import { auditBoards } from '../../testing/audit-boards.ts';
import { auditPlayerRecords } from '../../testing/audit-player-records.ts';
import { plainSession } from '../../testing/player.ts';
import { startAdmin, type Admin } from './testing/start-admin.ts';

let admin: Admin;
beforeAll(async () => {
  admin = await startAdmin();
});
afterAll(() => admin.close());

describe('the audit', () => {
  const damages: Readonly<Record<string, string>> = {
    totals: 'update users set total_sessions = total_sessions + 1, tokens = tokens + 5, best_streak = 9, total_minutes = 0 where id = $1',
    drills: 'update drill_experience set experience_points = 1 where player_id = $1',
    achievements: 'delete from achievements_earned where player_id = $1',
    standings: 'update standings set days = days + 1 where player_id = $1',
    'missing standings': `delete from standings where player_id = $1 and period = 'weekly'`,
    ranks: 'update standing_drills set players = players + 1 where $1::uuid is not null',
    teams: 'update team_standings set drills = drills + 2 where $1::uuid is not null',
    'members of teams': 'delete from team_members where player_id = $1',
  };

  it('finds nothing where all is right', async () => {
    const player = await admin.server.signUp();
    await player.put('/api/profile', { team_name: 'The Auditors' });
    for (const result of [10, 40, 70]) {
      await player.save({ ...plainSession, result });
      admin.server.clock.advance({ days: 1 });
    }
    const { code, out } = await admin.run('audit');
    expect([code, out]).toEqual([0, expect.stringMatching(/^\d+ players: all is right\.$/)]);
  });

  it.each(Object.entries(damages))('finds damaged %s, and mends it to what the sessions and the ledger say', async (what, damage) => {
    const player = await admin.server.signUp();
    await player.put('/api/profile', { team_name: 'The Auditors' });
    await player.save(plainSession);
    await aggregateBoards(admin.server.database.db);
    await admin.rows(damage, player.id);
    if (what === 'members of teams') await admin.rows(`update team_standings set members = members - 1 where team_key = 'the auditors'`);
    expect((await admin.run('audit')).code).toBe(3);
    const mended = await admin.json<{ findings: unknown[] }>('audit', '--mend');
    expect(mended.findings.length).toBeGreaterThan(0);
    expect((await admin.run('audit')).code).toBe(0);
    expect(await auditPlayerRecords(admin.server.database.pool)).toEqual([]);
    await aggregateBoards(admin.server.database.db);
    expect(await auditBoards(admin.server.database.pool)).toEqual([]);
    await player.save({ ...plainSession, result: 3 });
    expect((await admin.run('audit')).code).toBe(0);
  });
});
