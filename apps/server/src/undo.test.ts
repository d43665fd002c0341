import { expect, it } from 'vitest';
import { undoAll, type Undo } from './undo.ts';

it('undoes the last thing first, and once', async () => {
  const done: string[] = [];
  const undo: Undo = ['database', 'server', 'jobs'].map((what) => async () => void done.push(what));
  await undoAll(undo);
  await undoAll(undo);
  expect(done).toEqual(['jobs', 'server', 'database']);
});

it('goes on after a step that fails, and tells of all that failed', async () => {
  const done: string[] = [];
  const undo: Undo = [
    async () => void done.push('database'),
    () => Promise.reject(new Error('no server')),
    () => Promise.reject(new Error('no jobs')),
  ];
  await expect(undoAll(undo)).rejects.toMatchObject({ errors: [{ message: 'no jobs' }, { message: 'no server' }] });
  expect(done).toEqual(['database']);
});
