// `npm run demo`: adds a player with 60 days of practice to the database that `npm start` uses.
import { fillDemo, readSettings, reportFatal } from '@touchline/server/operations';

try {
  const settings = readSettings(process.env, process.argv.slice(2), process.env['INIT_CWD'] ?? process.cwd());
  const { email, password, sessions } = await fillDemo(settings);
  console.log(`A demo player with ${sessions} sessions is there. Start Touchline (npm start) and sign in with`);
  console.log(`  email     ${email}\n  password  ${password}`);
} catch (error) {
  reportFatal(error);
}
