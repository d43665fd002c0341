// A cluster for tests in a process of its own, for the test that ends it without warning. Says where it lies.
import { startTestCluster } from './index.ts';

const { folder } = await startTestCluster();
process.stdout.write(`${JSON.stringify({ folder })}\n`);
setInterval(() => {}, 60_000);
