import { randomUUID } from 'node:crypto';

/** One statement as the server sent it. */
export type Statement = {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Of a prepared statement. */
  readonly name?: string;
};

/** All that the server asked of the database to answer one request, and when it did. */
export type Recording = { readonly statements: readonly Statement[]; readonly at: Date; readonly playerId: string };

const UUID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g;
const INSTANT = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g;

/**
 * The same statements for another player at another time: the player's id in place of the recorded one, fresh ids of
 * the same version for all others (the same one wherever an id is repeated), and instants moved on. Values inside of
 * JSON count too.
 */
export function statementsForAnotherPlayer(recording: Recording, playerId: string, now: Date): Statement[] {
  const ids = new Map([[recording.playerId, playerId]]);
  const movedBy = now.getTime() - recording.at.getTime();
  const idOf = (recorded: string) => {
    const known = ids.get(recorded);
    if (known !== undefined) return known;
    const id = recorded[14] === '7' ? sortableId(now) : randomUUID();
    ids.set(recorded, id);
    return id;
  };
  const moved = (instant: string) => new Date(Date.parse(instant) + movedBy).toISOString();
  return recording.statements.map((statement) => ({
    ...statement,
    values: statement.values.map((value) =>
      typeof value === 'string' ? value.replace(UUID, idOf).replace(INSTANT, moved) : value,
    ),
  }));
}

/** A UUID v7: milliseconds first, so that new rows stand together in an index as the server's own do. */
function sortableId(now: Date): string {
  const time = now.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
