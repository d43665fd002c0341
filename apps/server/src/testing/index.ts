export { landmarksOf } from './analysis-submission.ts';
export { cloneFrom, type TestDatabase } from './clone-database.ts';
export { startTestCluster, type TestCluster, type TestDatabases } from './postgres-cluster.ts';
export { ageNewPlayers, writeHistory } from './seed-embedded-database.ts';
export { startMailServer, type MailServer } from './mail-server.ts';
export { linkIn, readMail } from './parse-mail.ts';
