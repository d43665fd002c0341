import {
  fitsByItsTimes,
  practisedAfter,
  wasBeforeAccount,
  type PaidSession,
  type SessionTime,
  type UnpaidReason,
} from '../unpaid-sessions.ts';

/** Why a session earns nothing beside all that was paid, null when it is paid; `paid` takes it up then. */
export function pay(session: SessionTime, accountCreatedAt: Date, paid: PaidSession[]): UnpaidReason | null {
  if (wasBeforeAccount(session, accountCreatedAt)) return 'beforeAccount';
  const after = fitsByItsTimes(session, paid) ? null : practisedAfter(session, paid);
  if (after === null && !fitsByItsTimes(session, paid)) return 'overlap';
  paid.push({ ...session, practisedAfter: after });
  return null;
}

/** Why a session earns nothing beside others that were paid at the times they tell; null when it is paid. */
export function unpaidReason(session: SessionTime, accountCreatedAt: Date, paid: readonly SessionTime[]): UnpaidReason | null {
  return pay(session, accountCreatedAt, paid.map((other) => ({ ...other, practisedAfter: null })));
}
