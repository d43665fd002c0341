import { drillCatalogue } from '@touchline/domain';
import { drillNames } from '@touchline/messages/drill-names';
import { drillInstructions } from '@touchline/messages/drill-instructions';
import type { Database } from '../../db/open-postgres-pool.ts';
import { writeDrills } from './repo.ts';

/** Writes the drill catalogue, with its words, into the database. Safe to run at every start, in every process. */
export async function seedDrills(database: Database): Promise<void> {
  const rows = drillCatalogue.map((drill) => ({
    id: drill.id,
    name: drillNames[drill.id],
    instructions: drillInstructions[drill.id].instructions.join(' '),
    resultLabel: drill.resultLabel,
    category: drill.category,
    difficulty: drill.difficulty,
    level: drill.level,
  }));
  // One order everywhere, so that two processes starting at once cannot wait for each other's rows.
  await writeDrills(
    database,
    rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  );
}
