// `npm run bench`: how fast the product is, as multiples of stated references measured in the same run, because
// machines differ and are busy with other things. `-- --quick` measures less often. No figure fails a run; what could
// not be measured does. `-- --boards 10000,1000000` measures leaderboards of so many players and nothing else;
// `-- --players 2000` measures saves, with so many players active on one day, and nothing else; `-- --analysis` measures
// the form analysis of clips in a browser, and nothing else; `-- --scores` measures live scores, `-- --uploads` uploads of
// clips (`--clips 200` so many in a round), `-- --reviews` saves while analyses are reviewed, and `-- --coach` the answers of the built-in coach, and nothing else.
// `-- --small-machine` runs the product in a gigabyte with 50 of 200 players at once for ten minutes (as root: it makes a
// control group) and tells times and memory as they are; `--minutes 60 --at-once 10` makes it a soak, `--program /opt/touchline`
// runs the install in that folder. `-- --caddy` restarts two servers behind Caddy (which has to be installed) under load.
import { parseArgs } from 'node:util';
import { sampleSizesOf } from './sample-sizes.ts';
import { restartServersBehindCaddy } from './restart-servers-behind-caddy.ts';
import { measureLeaderboardQueries } from './leaderboard-query-times.ts';
import { cleanUp } from './cleanup-on-exit.ts';
import { measureUploads, UPLOAD_CALLERS } from './clip-uploads.ts';
import { measureCoachAnswerLatency } from './coach-answer-latency.ts';
import { measureIdleMemory } from './idle-memory.ts';
import { loadNow, machineFacts, type Machine } from './machine-facts.ts';
import { measureClipAnalyses } from './clip-analysis-cost.ts';
import { reportOf, type Missing, type Result } from './bench-report.ts';
import { measureSaves } from './save-throughput.ts';
import { measureSavesBesideReviews } from './save-latency-during-reviews.ts';
import { openServerUnderTest, type ServerUnderTest } from './server-under-test.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { loadTestOnSmallMachine, smallMachineText } from './load-test-on-small-machine.ts';
import { measureColdStart, measureWarmStart } from './start-times.ts';
import {
  measureConfig,
  measureScores,
  measureScoresKnown,
  measureStats,
  measureStatsWork,
  type ReadRatios,
} from './compare-reads-with-baseline.ts';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    analysis: { type: 'boolean', default: false },
    caddy: { type: 'boolean', default: false },
    boards: { type: 'string' },
    clips: { type: 'string', default: '20' },
    players: { type: 'string' },
    coach: { type: 'boolean', default: false },
    reviews: { type: 'boolean', default: false },
    scores: { type: 'boolean', default: false },
    'small-machine': { type: 'boolean', default: false },
    minutes: { type: 'string', default: '10' },
    'at-once': { type: 'string', default: '50' },
    program: { type: 'string' },
    uploads: { type: 'boolean', default: false },
  },
});
const amount = sampleSizesOf(values.quick);
const loadBefore = loadNow();
const results: Result[] = [];
const missing: Missing[] = [];
let machine: Machine | null = null;
let brokenOff = false;

/** Does one benchmark after the other; one that cannot be done does not keep the others from being done. */
async function measure(name: string, work: () => Promise<readonly Result[]>): Promise<void> {
  if (brokenOff) return;
  const startedAt = performance.now();
  try {
    results.push(...(await work()));
  } catch (error) {
    console.error(error);
    missing.push({ name, reason: error instanceof Error ? error.message : String(error) });
  }
  console.log(`${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}

async function breakOff(signal: NodeJS.Signals): Promise<void> {
  brokenOff = true;
  await cleanUp();
  console.error(`Broken off by ${signal}.`);
  process.exit(1);
}
process.once('SIGINT', (signal) => void breakOff(signal));
process.once('SIGTERM', (signal) => void breakOff(signal));

/** Fewer than a player may ask in a minute, times the players of a quick run. */
const QUESTIONS_A_ROUND = 120;

const save = { against: 'its own SQL sent by bare pg' } as const;
const sameBytes = { against: 'bare node:http, same bytes' } as const;
const sameWork = { against: 'bare node:http, same token check, same SQL', aim: 0.5 } as const;
const start = { unit: 'ms', against: 'node -e ""', better: 'lower' } as const;
const memory = { unit: 'MB', against: 'bare node:http, idle', better: 'lower' } as const;

async function savesAt(stand: ServerUnderTest): Promise<Result[]> {
  machine = await machineFacts(stand.databaseUrl, loadBefore);
  const { perSecond, processor } = await measureSaves(stand, amount.saves);
  const of = `session save, ${stand.players.length} players`;
  return [
    { ...save, name: of, unit: '/s', better: 'higher', aim: 0.7, ...perSecond },
    { ...save, name: `${of}, all processors`, unit: 'ms', better: 'lower', ...processor },
  ];
}

function readResults(name: string, { against, aim }: Pick<Result, 'against' | 'aim'>, ratios: ReadRatios): Result[] {
  return [
    { name, against, unit: '/s', better: 'higher', ...(aim !== undefined && { aim }), ...ratios.perSecond },
    { name: `${name}, all processors`, against, unit: 'ms', better: 'lower', ...ratios.processor },
  ];
}

/** Saves of so many players, all active on one day, against the same SQL sent raw. */
async function measureCrowd(folder: string, players: number): Promise<void> {
  await measure(`session saves of ${players} players`, async () => {
    const stand = await openServerUnderTest(folder, players);
    const measured = await savesAt(stand);
    await stand.close();
    return measured;
  });
}

async function measureProduct(folder: string): Promise<void> {
  await measure('session save and trivial reads', async () => {
    const stand = await openServerUnderTest(folder, amount.players);
    const measured: Result[] = [
      ...(await savesAt(stand)),
      ...readResults('GET /config', sameBytes, await measureConfig(stand, amount.reads)),
      ...readResults('GET /api/stats', sameBytes, await measureStats(stand, amount.reads)),
      ...readResults('GET /api/stats', sameWork, await measureStatsWork(stand, amount.reads)),
    ];
    await stand.close();
    return measured;
  });
  await measureFootball(folder);
  await measureReviews(folder);
  await measureClips(folder, Number(values.clips));
  await measureCoachAnswers(folder);
  await measure('warm start', async () => [
    { ...start, name: 'start, warm', ...(await measureWarmStart(folder, amount.warmStarts)) },
  ]);
  await measure('cold start', async () => [
    { ...start, name: 'start, cold', ...(await measureColdStart(folder, amount.coldStarts)) },
  ]);
  await measure('idle memory', async () => {
    const { node, postgres } = await measureIdleMemory(folder);
    return [
      { ...memory, name: 'idle Node (resident)', ...node },
      { ...memory, name: 'idle PostgreSQL (proportional)', ...postgres },
    ];
  });
}

/** Live scores, which every page that is looked at asks for each minute. */
async function measureFootball(folder: string): Promise<void> {
  const prepared = { ...sameBytes, aim: 0.5 };
  await measure('live scores', async () => {
    const stand = await openServerUnderTest(folder, 1);
    machine ??= await machineFacts(stand.databaseUrl, loadBefore);
    const measured = [
      ...readResults('GET /api/live-scores', prepared, await measureScores(stand, amount.reads)),
      ...readResults('GET /api/live-scores, 304', prepared, await measureScoresKnown(stand, amount.reads)),
    ];
    await stand.close();
    return measured;
  });
}

/** Uploads of clips, by the front door. */
async function measureClips(folder: string, clips: number): Promise<void> {
  const piped = { against: 'bare node:http, same chunks piped to files, each file synced once' } as const;
  await measure('uploads of clips', async () => {
    const stand = await openServerUnderTest(folder, UPLOAD_CALLERS);
    machine ??= await machineFacts(stand.databaseUrl, loadBefore);
    const { perSecond, processor, growth } = await measureUploads(stand, folder, clips, amount.uploads);
    await stand.close();
    const name = `${clips} clips of 20 MB, ${UPLOAD_CALLERS} at once`;
    return [
      { ...piped, name, unit: 'MB/s', better: 'higher', aim: 0.7, ...perSecond },
      { ...piped, name: `${name}, processors`, unit: 'ms/MB', better: 'lower', ...processor },
      { ...piped, name: `${name}, memory that comes on top`, unit: 'MB', better: 'lower', ...growth },
    ];
  });
}

/** The built-in coach on the server: how long the slower of its answers take. At most 20 ms is wanted of them. */
async function measureCoachAnswers(folder: string): Promise<void> {
  await measure('coach', async () => {
    const stand = await openServerUnderTest(folder, amount.players);
    machine ??= await machineFacts(stand.databaseUrl, loadBefore);
    const ratio = await measureCoachAnswerLatency(stand, amount.reads.pairs, QUESTIONS_A_ROUND);
    await stand.close();
    return [{ name: 'POST /api/coach, 95th percentile', unit: 'ms', better: 'lower', against: 'bare node:http, same bytes', ...ratio }];
  });
}

/** Saves while thirty reviews of analyses are waited for: they come second. */
async function measureReviews(folder: string): Promise<void> {
  const beside = { unit: 'ms', against: 'the same saves, no review queued', better: 'lower', aim: 1.25 } as const;
  await measure('saves beside reviews', async () => {
    const stand = await openServerUnderTest(folder, amount.players);
    machine ??= await machineFacts(stand.databaseUrl, loadBefore);
    const measured = await measureSavesBesideReviews(stand, amount.savesBesideReviews);
    await stand.close();
    return [{ ...beside, name: 'session save, 95th percentile, 30 reviews queued', ...measured }];
  });
}

/** Boards of so many players, each in a database of its own. */
async function measureBoards(folder: string, sizes: readonly number[]): Promise<void> {
  const board = { unit: 'ms', against: 'read by primary key', better: 'lower' } as const;
  for (const size of sizes) {
    await measure(`board of ${size} players`, async () => {
      const { rank, page, pull } = await measureLeaderboardQueries(folder, size);
      return [
        { ...board, name: `own rank of ${size}`, aim: 3, ...rank },
        { ...board, name: `middle page of ${size}`, aim: 3, ...page },
        { ...board, name: `10,000 rows pulled of ${size}`, ...pull },
      ];
    });
  }
}

/** Clips, analysed by the engine as it is built; they need neither server nor database. */
async function measureEngine(): Promise<void> {
  const bare = { unit: 'ms', against: 'the same frames, decoded and detected only', better: 'lower', aim: 1.25 } as const;
  await measure('form analysis', async () => {
    const analysed = await measureClipAnalyses(values.quick);
    return analysed.flatMap(({ name, wall, processor, memory, bytesLoaded }) => [
      { ...bare, name: `analysis of ${name}, ${memory}, ${(bytesLoaded / 1e6).toFixed(1)} MB loaded`, ...wall },
      { ...bare, unit: 'ms of the processor', name: `analysis of ${name}`, ...processor },
    ]);
  });
}

/** The product in a gigabyte; a call that fails, a kill or a restart fails the run. */
async function measureSmallMachine(folder: string): Promise<void> {
  await measure('small machine', async () => {
    const asked = { megabytes: 1024, minutes: Number(values.minutes), players: Number(values.players ?? 200), atOnce: Number(values['at-once']), requestsASecond: 1, program: values.program };
    const report = await loadTestOnSmallMachine(folder, asked);
    console.log(`${smallMachineText(report)}\n${JSON.stringify(report)}`);
    const failed = Object.values(report.calls).reduce((sum, call) => sum + call.failed, 0);
    if (failed > 0 || report.killedForMemory > 0 || report.restarted) throw new Error('not everything was answered by one server');
    return [];
  });
}

/** deploy/Caddyfile before two servers; a call that fails in the rolling restart fails the run, one after the kill is told. */
async function measureBehindCaddy(folder: string): Promise<void> {
  await measure('behind Caddy', async () => {
    const { failed, restart, ...counted } = await restartServersBehindCaddy(folder);
    console.log(JSON.stringify({ ...counted, failed: failed.length, restart: { ...restart, failed: restart.failed.length }, load: loadNow() }));
    for (const failure of failed.slice(0, 20)) console.log(`FAILED ${failure}`);
    if (restart.failed.length > 0) throw new Error(`${restart.failed.length} of ${restart.calls} calls failed in the rolling restart`);
    return [];
  });
}

try {
  const folder = await temporaryFolder();
  if (values['small-machine']) await measureSmallMachine(folder);
  else if (values.caddy) await measureBehindCaddy(folder);
  else if (values.analysis) await measureEngine();
  else if (values.uploads) await measureClips(folder, Number(values.clips));
  else if (values.coach) await measureCoachAnswers(folder);
  else if (values.scores) await measureFootball(folder);
  else if (values.reviews) await measureReviews(folder);
  else if (values.players !== undefined) await measureCrowd(folder, Number(values.players));
  else if (values.boards === undefined) await measureProduct(folder);
  else await measureBoards(folder, values.boards.split(',').map(Number));
} finally {
  await cleanUp();
}

console.log(`\n${reportOf(machine, results, missing)}`);
process.exitCode = missing.length > 0 ? 1 : 0;
