export { landmarksOf } from './analysis.ts';
export { cloneFrom, type TestDatabase } from './clone-database.ts';
export { startTestCluster, type TestCluster, type TestDatabases } from './cluster.ts';
export { ageNewPlayers, writeHistory } from './practice-history.ts';
export { startMailServer, type MailServer } from './mail-server.ts';
export { linkIn, readMail } from './read-mail.ts';
