import { expect, it } from 'vitest';
import { disposeAll } from './dispose-all.ts';

it('undoes the last thing first, and once', async () => {
  const done: string[] = [];
  const stack = new AsyncDisposableStack();
  for (const what of ['database', 'server', 'jobs']) stack.defer(async () => void done.push(what));
  await disposeAll(stack);
  await disposeAll(stack);
  expect(done).toEqual(['jobs', 'server', 'database']);
});

it('goes on after a step that fails, and tells of all that failed', async () => {
  const done: string[] = [];
  const stack = new AsyncDisposableStack();
  stack.defer(async () => void done.push('database'));
  stack.defer(() => Promise.reject(new Error('no server')));
  stack.defer(() => Promise.reject(new Error('no jobs')));
  await expect(disposeAll(stack)).rejects.toMatchObject({
    errors: [{ message: 'no jobs' }, { message: 'no server' }],
  });
  expect(done).toEqual(['database']);
});
