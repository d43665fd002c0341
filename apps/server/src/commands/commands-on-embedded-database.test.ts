import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../db/open-postgres-pool.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { administer, fillDemo, openEmbedded, readSettings, deleteEmbeddedDatabase } from './index.ts';

describe('the embedded database of a folder', () => {
  it('is filled, administered and deleted while no server runs, and administered but not deleted while one does', async () => {
    const dataDir = join(temporaryFolder(), 'data');
    const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }, [], '/');
    expect(await deleteEmbeddedDatabase(settings)).toBe('missing');
    const said: string[] = [];
    const outside = { workingDir: '/', print: (line: string) => void said.push(line), complain: (line: string) => void said.push(line) };
    await expect(administer(['audit', '--data', dataDir], outside)).rejects.toThrow(`There is no database in ${dataDir}.`);
    const [{ email } = { email: '' }] = await fillDemo(settings, 1);
    const show = () => administer(['players', 'show', email, '--json', '--data', dataDir], outside);
    expect(await show()).toBe(0);

    const running = await openEmbedded(dataDir);
    expect(await deleteEmbeddedDatabase(settings)).toBe('in-use');
    const { pool, close } = openDatabase(running.url, { max: 1 });
    const { rows } = await pool.query('select email from users');
    expect(rows).toEqual([{ email }]);
    expect(await show()).toBe(0);
    expect(said.map((line) => (JSON.parse(line) as { email: string }).email)).toEqual([email, email]);
    await close();
    await running.stop();

    expect(await deleteEmbeddedDatabase(settings)).toBe('removed');
    expect(await deleteEmbeddedDatabase(settings)).toBe('missing');
  });
});
