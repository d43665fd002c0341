export { cloneFrom, type TestDatabase } from './clone.ts';
export { startTestCluster, type TestCluster, type TestDatabases } from './cluster.ts';
