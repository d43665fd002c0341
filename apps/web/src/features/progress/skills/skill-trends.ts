import type { AnalysisType } from '@touchline/domain';

/** One scored analysis. */
export interface SkillAttempt {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly type: AnalysisType;
  /** 0–100. */
  readonly score: number;
  /** Of the code that measured; null where it is not known. */
  readonly version: string | null;
  /** It is on this device and not in the account. */
  readonly isHereOnly: boolean;
}

/** The attempts at one skill. */
export interface SkillTrend {
  readonly type: AnalysisType;
  /** Oldest first, the newest twenty. */
  readonly attempts: readonly SkillAttempt[];
  /** Not all of them were measured in the same way. */
  readonly hasOtherVersion: boolean;
}

/** Attempts that a small chart has room for. */
const MOST = 20;

/** The scores of every skill over time, of the account and of this device, the skill of the latest attempt first. */
export function skillTrends(account: readonly SkillAttempt[], device: readonly SkillAttempt[]): readonly SkillTrend[] {
  const known = new Set(account.map(({ id }) => id));
  const all = [...account, ...device.filter(({ id }) => !known.has(id))].toSorted((one, other) => one.at - other.at);
  const types = new Set(all.toReversed().map(({ type }) => type));
  return [...types].map((type) => {
    const attempts = all.filter((attempt) => attempt.type === type).slice(-MOST);
    return { type, attempts, hasOtherVersion: contiguous(attempts).length > 1 };
  });
}

/** Attempts in a row that were measured in the same way: no line leads from one such row to the next. */
export function contiguous(attempts: readonly SkillAttempt[]): readonly (readonly SkillAttempt[])[] {
  const rows: SkillAttempt[][] = [];
  for (const attempt of attempts) {
    const row = rows.at(-1);
    const before = row?.at(-1)?.version ?? null;
    const isOther = before !== null && attempt.version !== null && before !== attempt.version;
    if (row === undefined || isOther) rows.push([attempt]);
    else row.push(attempt);
  }
  return rows;
}
