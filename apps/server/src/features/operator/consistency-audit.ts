import { levelOf, streakFromMarks } from '@touchline/domain';
import type { Database, Transaction } from '../../db/open-postgres-pool.ts';
import { inTransaction } from '../../db/transaction-retries.ts';
import type { SessionTotals } from '../../db/session-total-columns.ts';
import { giveMissingAchievements, listMissingAchievements } from '../achievements/index.ts';
import { aggregateBoards, rebuild } from '../leaderboard/index.ts';
import { streakColumns } from '../practice/index.ts';
import type { Actions } from './action-log.ts';
import * as repo from './consistency-audit-repo.ts';

/** Something that is not what it follows from. */
export type Finding = {
  readonly about: 'totals' | 'drills' | 'achievements' | 'standings' | 'ranks' | 'teams';
  /** A player's id, a board or a team. */
  readonly subject: string;
  readonly detail: string;
};

export type Audit = { readonly players: number; readonly findings: readonly Finding[]; readonly mended: boolean };

const BATCH = 200;

type Parts = { readonly database: Database; readonly actions: Actions; readonly now: () => Date };

/**
 * Recomputes what is stored beside the sessions and the ledger, from these: every player's totals, streak, drills and
 * achievements, the boards, their ranks and the teams. A server may be running: a finding is made under the player's
 * lock before it is told.
 */
export function createAudit({ database, actions, now }: Parts) {
  /** What is wrong with one player now; mended with it where that is asked for. */
  async function auditPlayer(playerId: string, mend: boolean): Promise<Finding[]> {
    return inTransaction(database, async (transaction) => {
      const player = await repo.lockPlayer(transaction, playerId);
      if (player === undefined) return [];
      const { totals, drills } = await recompute(transaction, playerId);
      const findings = [...differences(player, totals), ...drillDifferences(playerId, await repo.readDrillTotals(transaction, playerId), drills)];
      if (mend && findings.length > 0) {
        await repo.updateTotals(transaction, playerId, totals);
        await repo.replaceDrillTotals(transaction, playerId, drills);
      }
      const whole = { ...player, ...totals, level: levelOf(totals.totalExperience) };
      const missing = await listMissingAchievements(transaction, whole);
      if (mend && missing.length > 0) await giveMissingAchievements(transaction, playerId, missing, now());
      const found = findings.length + missing.length;
      if (mend && found > 0) await actions.add(transaction, { action: 'audit --mend', subject: playerId, details: { findings: found } });
      return [...findings, ...missing.map((id): Finding => ({ about: 'achievements', subject: playerId, detail: `${id} is missing` }))];
    });
  }

  async function auditPlayers(mend: boolean): Promise<{ readonly players: number; readonly findings: Finding[] }> {
    const findings: Finding[] = [];
    let players = 0;
    let after: string | null = null;
    for (;;) {
      const batch: repo.PlayerRow[] = await repo.readPlayersAfter(database, after, BATCH);
      for (const { id } of batch) findings.push(...(await auditPlayer(id, mend)));
      players += batch.length;
      after = batch.at(-1)?.id ?? null;
      if (batch.length < BATCH) return { players, findings };
    }
  }

  /** Noted with what was mended; all of an audit is noted when it has ended. */
  const mended = (transaction: Transaction, what: 'standings' | 'ranks' | 'teams', subject?: string): Promise<void> =>
    actions.add(transaction, { action: 'audit --mend', ...(subject !== undefined && { subject }), details: { what } });

  async function auditBoards(mend: boolean): Promise<Finding[]> {
    await aggregateBoards(database);
    const misplaced = await rebuild.listMisplaced(database);
    if (mend) {
      for (const id of misplaced) {
        await inTransaction(database, async (transaction) => {
          if ((await repo.lockPlayer(transaction, id)) === undefined) return;
          await rebuild.replaceStandings(transaction, id);
          await mended(transaction, 'standings', id);
        });
      }
    }
    const counts = await rebuild.listWrongCounts(database);
    if (mend && counts.length > 0) {
      await inTransaction(database, async (transaction) => {
        await rebuild.recount(transaction);
        await mended(transaction, 'ranks');
      });
    }
    const teams = await rebuild.listWrongTeams(database);
    if (mend && teams.length > 0) {
      await inTransaction(database, async (transaction) => {
        await rebuild.rebuildTeams(transaction);
        await mended(transaction, 'teams');
      });
    }
    return [
      ...misplaced.map((id): Finding => ({ about: 'standings', subject: id, detail: 'the standings are not what the sessions say' })),
      ...counts.map(({ board, subject }): Finding => ({ about: 'ranks', subject: `${board} ${subject}`, detail: 'the counts are not what the standings say' })),
      ...teams.map(({ subject }): Finding => ({ about: 'teams', subject, detail: 'the standings are not what the sessions say' })),
    ];
  }

  return async (mend: boolean): Promise<Audit> => {
    const { players, findings } = await auditPlayers(mend);
    const all = [...findings, ...(await auditBoards(mend))];
    await actions.note({ action: mend ? 'audit --mend' : 'audit', details: { players, findings: all.length } });
    return { players, findings: all, mended: mend };
  };
}

async function recompute(transaction: Transaction, playerId: string): Promise<{ totals: SessionTotals; drills: repo.DrillTotal[] }> {
  const sessions = await repo.readCounted(transaction, playerId);
  const sum = (of: (session: repo.Counted) => number, some: readonly repo.Counted[] = sessions) =>
    some.reduce((total, session) => total + of(session), 0);
  const totals = {
    ...(await repo.readMoney(transaction, playerId)),
    totalSessions: sessions.length,
    totalMinutes: sum(({ minutes }) => minutes),
    totalExperience: sum(({ experience }) => experience),
    ...streakColumns(streakFromMarks(sessions)),
  };
  const drills = [...Map.groupBy(sessions, ({ drillId }) => drillId)].map(([drillId, some]) => ({
    drillId,
    experiencePoints: sum(({ experience }) => experience, some),
    sessions: some.length,
  }));
  return { totals, drills };
}

function differences(player: repo.PlayerRow, totals: SessionTotals): Finding[] {
  return Object.entries(totals).flatMap(([name, should]): Finding[] => {
    const is = player[name as keyof SessionTotals];
    const same = is instanceof Date && should instanceof Date ? is.getTime() === should.getTime() : is === should;
    return same ? [] : [{ about: 'totals', subject: player.id, detail: `${name} is ${told(is)} and should be ${told(should)}` }];
  });
}

const told = (value: Date | string | number | null): string => (value instanceof Date ? value.toISOString() : String(value));

function drillDifferences(playerId: string, kept: readonly repo.DrillTotal[], counted: readonly repo.DrillTotal[]): Finding[] {
  const text = (totals: readonly repo.DrillTotal[]) =>
    totals.map(({ drillId, experiencePoints, sessions }) => `${drillId} ${experiencePoints}/${sessions}`).toSorted((a, b) => (a < b ? -1 : 1));
  const [is, should] = [text(kept), text(counted)];
  const wrong = [...is.filter((line) => !should.includes(line)).map((line) => `${line} is stored`), ...should.filter((line) => !is.includes(line)).map((line) => `${line} is right`)];
  return wrong.map((detail) => ({ about: 'drills', subject: playerId, detail }));
}
