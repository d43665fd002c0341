import type { TestProject } from 'vitest/node';
import '../drizzle-import-hook.ts';
import { startTestCluster, type TestDatabases } from './postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testDatabases: TestDatabases;
  }
}

/** Vitest calls it once a run, before the first test file, and what it gives back after the last. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { stop, ...databases } = await startTestCluster();
  project.provide('testDatabases', databases);
  return stop;
}
