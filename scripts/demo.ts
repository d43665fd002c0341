// `npm run demo`: adds a player with 60 days of practice to the database that `npm start` uses; `-- --players 200` a club.
import { demoArguments, fillDemo, readSettings, reportFatal } from '@touchline/server/commands';

try {
  const { players, flags } = demoArguments(process.argv.slice(2));
  const demo = await fillDemo(readSettings(process.env, flags, process.env['INIT_CWD'] ?? process.cwd()), players);
  for (const { email, password, sessions } of demo) {
    if (demo.length === 1) console.log(`A demo player with ${sessions} sessions is there. Start Touchline (npm start) and sign in with`);
    console.log(`  email     ${email}\n  password  ${password}`);
  }
} catch (error) {
  reportFatal(error);
}
