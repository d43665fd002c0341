// `npm run demo`: adds a player with 60 days of practice to the database that `npm start` uses; `-- --players 200` a club.
import { parseArgs } from 'node:util';
import { fillDemo, readSettings, reportFatal } from '@touchline/server/commands';

const MOST = 1_000;

try {
  const { values } = parseArgs({ options: { players: { type: 'string', default: '1' }, port: { type: 'string' }, data: { type: 'string' } } });
  const players = Number(values.players);
  if (!Number.isInteger(players) || players < 1 || players > MOST) throw new Error(`--players must be a number from 1 to ${MOST}`);
  const settings = readSettings(process.env, values.data === undefined ? [] : ['--data', values.data], process.env['INIT_CWD'] ?? process.cwd());
  const demo = await fillDemo(settings, players);
  for (const { email, password, sessions } of demo) {
    if (demo.length === 1) console.log(`A demo player with ${sessions} sessions is there. Start Touchline (npm start) and sign in with`);
    console.log(`  email     ${email}\n  password  ${password}`);
  }
} catch (error) {
  reportFatal(error);
}
