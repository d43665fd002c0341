import { connectDatabase } from '../db/connect-database.ts';
import { disposeAll } from '../dispose-all.ts';
import { logger } from '../redacting-logger.ts';
import { runAdmin, type AdminSurroundings } from './admin/run-admin.ts';
import { refuseWithoutDatabase } from './database-for-command.ts';

/**
 * Runs an operator's command on the database of its settings, beside a running server or without one, and gives the exit
 * code (see `runAdmin`). Throws `StartupError` where there is no database yet.
 */
export async function administer(argv: readonly string[], outside: Pick<AdminSurroundings, 'workingDir' | 'print' | 'complain'>): Promise<number> {
  return runAdmin(argv, {
    ...outside,
    env: process.env,
    withOperator: async (settings, work) => {
      refuseWithoutDatabase(settings);
      const { openOperatorTools } = await import('./admin/open-operator-tools.ts');
      const opened = new AsyncDisposableStack();
      try {
        const log = logger('warn', process.stderr);
        const database = await connectDatabase(settings, log, opened, new AbortController().signal);
        const operator = await openOperatorTools(settings, database);
        opened.defer(operator.close);
        return await work(operator);
      } finally {
        await disposeAll(opened);
      }
    },
  });
}
