import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { leadClock, letTimePass, signIn, startDrill } from '../support/player.ts';
import { test } from '../support/test.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('the screens', async ({ page, touchline }, { project }) => {
  const take = async (name: string) => {
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `${root}docs/screenshots/${name}-${project.name}.png`, animations: 'disabled' });
  };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['scripts/demo.ts', '--data', touchline.dataDir],
    { cwd: root },
  );
  const email = /email\s+(\S+)/.exec(stdout)?.[1] ?? '';
  const password = /password\s+(\S+)/.exec(stdout)?.[1] ?? '';

  await leadClock(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Start Practicing' }).waitFor();
  await take('welcome');
  await signIn(page, { name: 'Noa', email, password });
  await page.getByRole('heading', { name: 'Recent activity' }).waitFor();
  await page.clock.runFor(3_000);
  await take('dashboard');
  await startDrill(page, { name: 'Cone Weaving', minutes: 5 });
  await page.clock.runFor(60_000);
  await take('timer');
  await letTimePass(page, 5);
  await page.getByLabel('Your result').fill('24');
  await page.getByRole('button', { name: 'Save & Earn Tokens' }).click();
  await page.getByRole('heading', { name: 'Well played' }).waitFor();
  await page.clock.runFor(3_000);
  await take('rewards');
});
