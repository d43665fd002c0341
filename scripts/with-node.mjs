// Runs a command with Node 24 or newer first on PATH: `node scripts/with-node.mjs <command> [arguments]`. With `--path`
// it prints where that Node is instead.
// Plain JavaScript on purpose: it is the one file that an older Node has to read.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = 24;
const PARENT_WATCH_MS = 250;

/** The folder of the Node that npm installed for this platform, or null where there is none. */
function pinnedNodeFolder() {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  try {
    const manifest = createRequire(import.meta.url).resolve(`node-${system}-${process.arch}/package.json`);
    return join(dirname(manifest), 'bin');
  } catch (error) {
    if (error?.code === 'MODULE_NOT_FOUND') return null;
    throw error;
  }
}

const env = { ...process.env };
// What was compiled once is read at the next start, of every process below ours: a third of a server's time. Ignored
// where the folder cannot be written.
env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url));
let node = process.execPath;
if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  const folder = pinnedNodeFolder();
  if (folder === null) {
    console.error(
      `Touchline needs Node ${OLDEST_NODE} or newer and this is ${process.version}. Install it from nodejs.org, or run npm ci without --omit=optional.`,
    );
    process.exit(1);
  }
  node = join(folder, process.platform === 'win32' ? 'node.exe' : 'node');
  const pathName = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  env[pathName] = folder + delimiter + (env[pathName] ?? '');
}

const [command, ...args] = process.argv.slice(2);
if (command === '--path') {
  console.log(node);
  process.exit();
}
if (command === undefined) {
  console.error('usage: node scripts/with-node.mjs <command> [arguments]');
  process.exit(2);
}
const child = spawn(command === 'node' ? node : command, args, {
  stdio: 'inherit',
  env,
  shell: process.platform === 'win32' && command !== 'node',
});
child.on('error', (error) => {
  console.error(`${command}: ${error.message}`);
  process.exit(1);
});
// A terminal's Ctrl-C reaches the child too; hearing it twice is harmless, missing it is not.
process.on('SIGINT', () => child.kill('SIGINT'));
process.on('SIGTERM', () => child.kill('SIGTERM'));
// npm runs a script by a shell that does not pass a signal on: told to stop, both go and leave us behind. A shell that
// has gone is the only word we get.
const shell = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === shell) return;
  clearInterval(watch);
  child.kill('SIGTERM');
}, PARENT_WATCH_MS);
watch.unref();
child.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 0) : 128 + constants.signals[signal]));
