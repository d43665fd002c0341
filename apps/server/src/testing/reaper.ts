// Waits until the process that started it is gone, then stops the server of the folder and removes it.
import { setTimeout as pause } from 'node:timers/promises';
import { removeEmbedded } from '../db/embedded/index.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: reaper.ts <folder>');

// Nothing is ever written to the pipe: it only ends.
await process.stdin.resume().toArray();

const log = { info: () => {}, warn: console.warn, error: console.error };
// The server may need a moment to notice that its last user is gone.
while ((await removeEmbedded({ folder, log })) === 'in-use') await pause(100);
