import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { count } from '@touchline/domain/testing';
import { expect, onTestFinished, test } from 'vitest';
import { compileMessages } from '../compile.ts';

const folders = ['en', 'en-whole', 'de'];

/** Every module that is there with its text, as a build would read it just now. */
async function read(into: string): Promise<ReadonlyMap<string, string>> {
  const found = await Promise.all(folders.map((folder) => readdir(join(into, folder, 'messages')).catch(() => [])));
  const files = found.flatMap((names, at) => names.map((name) => join(into, folders[at] ?? '', 'messages', name)));
  return new Map(await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const)));
}

// The second one looks at the folder before the first has written, and has something to write when the first has ended.
test.runIf(count('compilationsAtOnce') > 1)('while two processes compile at once every module that is there is whole, and all are there once one has ended', async () => {
  const into = await mkdtemp(join(tmpdir(), 'touchline-messages-'));
  onTestFinished(() => rm(into, { recursive: true, force: true }));
  let ended = 0;
  const compilations = Array.from({ length: count('compilationsAtOnce') }, async (_, at) => {
    await pause(1_500 * at);
    await compileMessages(into);
    ended += 1;
  });
  const seen: { readonly modules: ReadonlyMap<string, string>; readonly isComplete: boolean }[] = [];
  while (ended < compilations.length) {
    const isComplete = ended > 0;
    seen.push({ modules: await read(into), isComplete });
    await pause(20);
  }
  await Promise.all(compilations);

  const last = await read(into);
  expect(last.size).toBeGreaterThan(3_000);
  for (const { modules, isComplete } of seen) {
    expect([...modules].filter(([file, text]) => text !== last.get(file)).map(([file]) => file)).toEqual([]);
    expect(isComplete ? modules.size : last.size).toBe(last.size);
  }
  expect((await readdir(into)).toSorted()).toEqual(['compiled-from.txt', ...folders].toSorted());
});
