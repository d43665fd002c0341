import type { PracticeSessionPost } from '@touchline/contracts';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { editKind, practiceSessionKind, profileEdits, QueuesContext, SettledToasts } from '../../offline/index.ts';
import { createQueue } from '../../offline/queue/offline-queue.ts';
import { answerTo, cut, waitingSession } from '../../offline/testing/session-posts-and-server-answers.ts';
import { memoryStore, queueOutside } from '../../offline/testing/queue-stores.ts';
import { show } from '../../ui/testing/show-component.tsx';
import { ToastProvider } from '../../ui/toast/ToastProvider.tsx';
import { useCelebration } from './useCelebration.tsx';
import type { AskBeforeLeaving } from './useTab.ts';

const celebrate = () => page.getByRole('button', { name: /^Celebrate/ });
const moment = () => document.querySelector<HTMLElement>('[data-kind]');

/** Any tab of a player, of whom a session waits that leads to level 2; `isHeld` while a drill runs there. */
async function tab(isHeld: boolean) {
  const store = memoryStore<PracticeSessionPost>();
  const waiting = waitingSession(1);
  store.kept.set(waiting.key, waiting);
  const outbox = createQueue(
    practiceSessionKind('noa', async (post) => {
      const answer = answerTo(post);
      const rewards = { ...answer.rewards, levelBefore: 1, levelAfter: 2, bestStreakBefore: 9, bestResultBefore: 9_999, achievements: ['sessions1' as const] };
      return { ...answer, session: { ...answer.session, id: crypto.randomUUID() }, rewards };
    }),
    queueOutside({ store }),
  );
  const edits = profileEdits(createQueue(editKind('noa', () => Promise.reject(cut())), queueOutside()));
  const held: { ask: AskBeforeLeaving | null } = { ask: isHeld ? vi.fn<AskBeforeLeaving>() : null };
  const hold = (ask: AskBeforeLeaving | null): void => {
    held.ask = ask;
  };
  const isBusy = (): boolean => held.ask !== null;
  function Shell() {
    const { holdTab, celebration, offer } = useCelebration({ hold, isHeld: isBusy });
    return (
      <>
        <h1>Any tab</h1>
        <header>{offer}</header>
        <button type="button" onClick={() => holdTab(null)}>
          End the drill
        </button>
        {celebration}
      </>
    );
  }
  show(
    <ToastProvider>
      <QueuesContext value={{ outbox, edits }}>
        <Shell />
        <SettledToasts />
      </QueuesContext>
    </ToastProvider>,
  );
  await expect.element(page.getByRole('heading', { name: 'Any tab' })).toBeVisible();
  await outbox.refresh();
  await outbox.sendDue();
}

it('what a session that waited has reached is offered wherever the player is, and shown once asked for', async () => {
  await tab(false);
  await expect.element(page.getByText(/You are level 2 now\. New badge: First Steps\./).first()).toBeVisible();
  // One message says it, with what was earned.
  await expect.element(page.getByText(/^\+\d+ XP, \+\d+ tokens\s· You are level 2 now/).first()).toBeVisible();
  await expect.element(page.getByText(/counts now/)).not.toBeInTheDocument();
  expect(moment()).toBeNull();
  // In the header, where it covers nothing; what was said in passing goes.
  expect(celebrate().element().closest('header')).not.toBeNull();
  await expect.element(page.getByRole('dialog', { name: 'Done' })).not.toBeInTheDocument();
  await expect.element(celebrate()).toHaveAccessibleName('Celebrate: You are level 2 now. New badge: First Steps.');
  await celebrate().click();
  await expect.poll(() => moment()?.dataset['kind']).toBe('level');
  moment()?.click();
  await expect.poll(() => moment()?.dataset['kind']).toBe('badge');
  await userEvent.keyboard('{Escape}');
  await expect.poll(moment).toBeNull();
  await expect.element(celebrate()).not.toBeInTheDocument();
});

it('what it has reached waits until no drill and no analysis runs any more', async () => {
  await tab(true);
  await new Promise((resolve) => {
    setTimeout(resolve, 1_300);
  });
  await expect.element(celebrate()).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'End the drill' }).click();
  await expect.element(celebrate()).toBeVisible();
});
