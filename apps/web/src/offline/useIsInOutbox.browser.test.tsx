import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../ui/testing/show-component.tsx';
import { practiceSessionKind } from './practice-session-queue.ts';
import { createQueue } from './queue/offline-queue.ts';
import { QueuesContext, useIsInOutbox } from './queues-context.ts';
import { cut, postOf } from './testing/session-posts-and-server-answers.ts';
import { queueOutside } from './testing/queue-stores.ts';

it('follows the one session that it is asked for, and is not drawn again for others', async () => {
  const outbox = createQueue(practiceSessionKind('noa', () => Promise.reject(cut())), queueOutside());
  const onDrawn = vi.fn<() => void>();
  function Session() {
    onDrawn();
    return <p>{useIsInOutbox('key-2') ? 'It waits' : 'It does not wait'}</p>;
  }
  show(
    <QueuesContext value={{ outbox }}>
      <Session />
    </QueuesContext>,
  );
  await expect.element(page.getByText('It does not wait')).toBeVisible();
  onDrawn.mockClear();
  await outbox.save(postOf(1), 'key-1');
  expect(outbox.state().waiting).toHaveLength(1);
  await new Promise((done) => setTimeout(done, 50));
  expect(onDrawn).not.toHaveBeenCalled();
  await outbox.save(postOf(2), 'key-2');
  await expect.element(page.getByText('It waits')).toBeVisible();
  expect(onDrawn).toHaveBeenCalled();
  await outbox.dismiss('key-2');
  await expect.element(page.getByText('It does not wait')).toBeVisible();
});
