// The commands for the programs of `scripts`: loaded once Drizzle is resolved quickly.
import './drizzle-import-hook.ts';

export const { administer, backUp, demoArguments, fillDemo, openEmbedded, readSettings, reportFatal, deleteEmbeddedDatabase, restore } =
  await import('./commands/index.ts');
