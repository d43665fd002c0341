// A cluster for tests in a process of its own, for the test that ends it without warning. Says where it lies.
import '../drizzle-import-hook.ts';

const { startTestCluster } = await import('./postgres-cluster.ts');
const { folder } = await startTestCluster();
process.stdout.write(`${JSON.stringify({ folder })}\n`);
setInterval(() => {}, 60_000);
