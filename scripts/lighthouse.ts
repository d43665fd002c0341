// `npm run lighthouse`: Lighthouse's scores of the first screen and of every tab, for a phone (its own simulation of a slow
// network and processor), of a server as shipped with a player of 60 days of practice. `-- --runs 3` takes the median of
// so many runs of each page, and `-- --pages progress,analysis` only these tabs. Lighthouse weighs 180 MB and is not installed with the project: npx fetches it.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { fillDemo, readSettings } from '@touchline/server/commands';
import { freePort } from '@touchline/server/testing';
import { chromium, type BrowserContext } from 'playwright';
import { ensureChromium } from './ensure-chromium.ts';
import { chromiumLaunch } from './chromium-launch.ts';
import { root } from './run-program.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';

/** What a report tells of a page: scores of 0 to 100, and times in milliseconds. */
const figures = {
  performance: (report: Report) => scoreOf(report, 'performance'),
  accessibility: (report: Report) => scoreOf(report, 'accessibility'),
  'best practices': (report: Report) => scoreOf(report, 'best-practices'),
  seo: (report: Report) => scoreOf(report, 'seo'),
  'first paint (ms)': (report: Report) => Math.round(metricOf(report, 'first-contentful-paint')),
  'largest paint (ms)': (report: Report) => Math.round(metricOf(report, 'largest-contentful-paint')),
  'blocked (ms)': (report: Report) => Math.round(metricOf(report, 'total-blocking-time')),
  'layout shift': (report: Report) => Math.round(1000 * metricOf(report, 'cumulative-layout-shift')) / 1000,
} as const;
type Figures = Readonly<Record<keyof typeof figures, number>>;

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}
const scoreOf = ({ categories }: Report, category: string): number => Math.round(100 * (categories[category]?.score ?? Number.NaN));
const metricOf = ({ audits }: Report, audit: string): number => audits[audit]?.numericValue ?? Number.NaN;

const eachFigure = (of: (figure: keyof typeof figures) => number): Figures =>
  Object.fromEntries(Object.keys(figures).map((figure) => [figure, of(figure as keyof typeof figures)])) as Figures;

const { values } = parseArgs({ options: { runs: { type: 'string', default: '1' }, pages: { type: 'string' } } });
const runs = Number(values.runs);
const FIRST_SCREEN = 'first screen';
const pages = values.pages?.split(',');
const isWanted = (name: string): boolean => pages?.includes(name) ?? true;

/** Starts the server as shipped on the data of a folder, and waits until it is healthy. */
async function startServer(dataDir: string, steps: AsyncDisposableStack): Promise<string> {
  const port = await freePort();
  const settings = { FOOTBALL_SOURCES: 'demo', LOG_LEVEL: 'error' };
  const server = spawn(process.execPath, ['scripts/start.ts', '--port', String(port), '--data', dataDir], { cwd: root, env: { ...process.env, ...settings }, stdio: ['ignore', 'ignore', 'inherit'] });
  steps.defer(async () => {
    if (server.exitCode !== null) return;
    server.kill('SIGTERM');
    await once(server, 'exit');
  });
  const origin = `http://localhost:${port}`;
  while (!(await isHealthy(origin))) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`);
    await pause(200);
  }
  return origin;
}

/** Pages may have to be built first, so that the port is closed for a minute. */
const isHealthy = (origin: string): Promise<boolean> => fetch(`${origin}/health`).then(({ ok }) => ok, () => false);

/** Opens a browser with a profile of its own, which Lighthouse joins at a port. */
async function openBrowser(folder: string, steps: AsyncDisposableStack): Promise<{ readonly context: BrowserContext; readonly port: number }> {
  const port = await freePort();
  const launch = chromiumLaunch(ensureChromium());
  const context = await chromium.launchPersistentContext(folder, { ...launch, args: [...launch.args, `--remote-debugging-port=${port}`] });
  steps.defer(() => context.close());
  return { context, port };
}

/** Forgets what a first visit leaves, but not who is signed in: each page is measured as if it were the first one. */
async function forgetVisits(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'service_workers,cache_storage,indexeddb' });
  await session.send('Network.clearBrowserCache');
  await page.close();
}

/** One run of one page. */
async function measure(url: string, port: number, file: string): Promise<Report> {
  const flags = [`--port=${port}`, '--quiet', '--output=json', `--output-path=${file}`, '--disable-storage-reset'];
  await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, ...flags]);
  return JSON.parse(await readFile(file, 'utf8')) as Report;
}

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

async function medianFigures(context: BrowserContext, port: number, url: string, file: string): Promise<Figures> {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run += 1) {
    await forgetVisits(context, new URL(url).origin);
    reports.push(await measure(url, port, file));
  }
  return eachFigure((figure) => median(reports.map(figures[figure])));
}

await using steps = new AsyncDisposableStack();
const folder = await mkdtemp(join(tmpdir(), 'touchline-lighthouse-'));
steps.defer(() => rm(folder, { recursive: true, force: true }));
const dataDir = join(folder, 'data');
await mkdir(dataDir);
const [player] = await fillDemo(readSettings({}, ['--data', dataDir], folder), 1);
if (player === undefined) throw new Error('no demo player was made');
const origin = await startServer(dataDir, steps);
const { context, port } = await openBrowser(join(folder, 'profile'), steps);
const file = join(folder, 'report.json');
const table: Record<string, Figures> = {};
if (isWanted(FIRST_SCREEN)) table[FIRST_SCREEN] = await medianFigures(context, port, `${origin}/`, file);

const page = await context.newPage();
await page.goto(`${origin}/health`);
const answer = await context.request.post(`${origin}/auth/v1/token?grant_type=password`, { data: { email: player.email, password: player.password } });
await page.evaluate(`localStorage.setItem('touchline.session', ${JSON.stringify(await answer.text())})`);
await page.setViewportSize({ width: 1440, height: 900 });
await page.goto(origin);
const links = page.getByRole('navigation').locator('a[href^="#"]');
await links.first().waitFor();
const hashes = await Promise.all((await links.all()).map(async (link) => (await link.getAttribute('href')) ?? ''));
await page.close();
for (const hash of new Set(hashes.filter((each) => isWanted(each.slice(1))))) table[hash.slice(1)] = await medianFigures(context, port, `${origin}/${hash}`, file);
console.table(table);
console.log(`${runs} ${runs === 1 ? 'run' : 'runs'} of each; load now ${(loadavg()[0] ?? 0).toFixed(1)}`);
