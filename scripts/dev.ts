// `npm run dev`: the API restarts and the page reloads as files change. The page is on PORT, the API one above.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createServer } from 'vite';
import { root } from './run-program.ts';

const port = Number(process.env['PORT'] ?? 3000);
const apiPort = port + 1;
process.env['API_ORIGIN'] = `http://127.0.0.1:${apiPort}`;

const api = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', 'scripts/serve-api.ts', '--port', String(apiPort), ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit', env: { ...process.env, ENVIRONMENT: 'development' } },
);
const page = await createServer({ root: join(root, 'apps/web'), server: { port, strictPort: true } });
await page.listen();
page.printUrls();

const stop = async (signal: NodeJS.Signals) => {
  api.kill(signal);
  await page.close();
};
process.once('SIGINT', (signal) => void stop(signal));
process.once('SIGTERM', (signal) => void stop(signal));
api.on('exit', (code) => {
  process.exitCode = code ?? 0;
  void page.close();
});
