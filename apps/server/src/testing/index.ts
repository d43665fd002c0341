export { freePort } from '../db/embedded/free-port.ts';
export { landmarksOf } from './analysis-submission.ts';
export { ageNewPlayers, writeHistory } from './seed-embedded-database.ts';
export { startMailServer, type MailServer } from './mail-server.ts';
export { linkIn, readMail } from './parse-mail.ts';
