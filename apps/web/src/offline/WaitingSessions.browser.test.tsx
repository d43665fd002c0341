import type { PracticeSessionPost } from '@touchline/contracts';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../ui/testing/show-component.tsx';
import { ToastProvider } from '../ui/toast/ToastProvider.tsx';
import { practiceSessionKind, type WaitingSession } from './practice-session-queue.ts';
import { editKind, profileEdits } from './profile-edit-queue.ts';
import { createQueue } from './queue/offline-queue.ts';
import { QueuesContext } from './queues-context.ts';
import { SettledToasts } from './SettledToasts.tsx';
import { answerTo, cut, dayFull, waitingSession } from './testing/session-posts-and-server-answers.ts';
import { memoryStore, queueOutside } from './testing/queue-stores.ts';
import { WaitingSessions } from './WaitingSessions.tsx';

/** Noa's header with these sessions in the box. */
async function header(...sessions: WaitingSession[]) {
  const store = memoryStore<PracticeSessionPost>();
  for (const session of sessions) store.kept.set(session.key, session);
  const send = vi.fn<Parameters<typeof practiceSessionKind>[1]>(async (post) => answerTo(post));
  const outbox = createQueue(practiceSessionKind('noa', send), queueOutside({ store }));
  const edits = profileEdits(createQueue(editKind('noa', () => Promise.reject(cut())), queueOutside()));
  const queues = { outbox, edits };
  show(
    <ToastProvider>
      <QueuesContext value={queues}>
        <SettledToasts />
        <h1>Welcome</h1>
        <WaitingSessions />
      </QueuesContext>
    </ToastProvider>,
  );
  await expect.element(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await outbox.refresh();
  return { outbox, send, store };
}

const chip = (name: string) => page.getByRole('button', { name, exact: true });
const list = () => page.getByRole('dialog', { name: 'Waiting to count' });

it('shows nothing where nothing waits', async () => {
  await header();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

it('counts what waits, and lists what was practised when, and why it is still here', async () => {
  await header(waitingSession(1, { lastError: 'unreachable' }), waitingSession(2, { lastError: 'busy', lastWords: 'Too many tries. Try again in 2 minutes.' }), waitingSession(3));
  await chip('3 waiting').click();
  await expect.element(list().getByRole('listitem').first()).toMatchTextContent(/Juggling.*Mon, Jun 1.*1:10 PM\s· 5 minutes.*Waits for the connection\./);
  await expect.element(list().getByText('Too many tries. Try again in 2 minutes. It is tried again soon.')).toBeVisible();
  await expect.element(list().getByText('Goes out next.')).toBeVisible();
});

it('sends at the wish of the player, says what it earned, and then that nothing waits', async () => {
  await header(waitingSession(1), waitingSession(2));
  await chip('2 waiting').click();
  await list().getByRole('button', { name: 'Send now' }).click();
  await expect.element(page.getByText(/2 sessions count now/).first()).toBeInTheDocument();
  await expect.element(page.getByText('+100 XP, +20 tokens').first()).toBeInTheDocument();
  await expect.element(list().getByText('Everything has been sent. Nothing waits any more.')).toBeVisible();
});

it('says which level sessions led to that counted later', async () => {
  const { send } = await header(waitingSession(1));
  send.mockImplementation(async (post) => {
    const answer = answerTo(post);
    return { ...answer, rewards: { ...answer.rewards, levelBefore: 1, levelAfter: 2 } };
  });
  await chip('1 waiting').click();
  await list().getByRole('button', { name: 'Send now' }).click();
  await expect.element(page.getByText(/XP, \+10 tokens\s· Level up! You are level 2/).first()).toBeInTheDocument();
});

it('keeps what still does not get through', async () => {
  const { send } = await header(waitingSession(1));
  send.mockRejectedValue(cut());
  await chip('1 waiting').click();
  await list().getByRole('button', { name: 'Send now' }).click();
  await expect.element(list().getByText('Waits for the connection.')).toBeVisible();
});

it("shows the server's words for a session it refuses, to be tried again or dismissed", async () => {
  const { outbox, send, store } = await header(waitingSession(1));
  send.mockRejectedValue(dayFull());
  await outbox.sendDue();
  await expect.element(page.getByText(/Juggling was not counted/).first()).toBeInTheDocument();
  await chip('1 not counted').click();
  await expect.element(list().getByText('Touchline did not count these sessions. Here is why.')).toBeVisible();
  await expect.element(list().getByText('The day is full.')).toBeVisible();
  await expect.element(list().getByText('Come back tomorrow.')).toBeVisible();
  await list().getByRole('button', { name: 'Try again: Juggling' }).click();
  await expect.poll(() => send.mock.calls.length).toBe(2);
  await list().getByRole('button', { name: 'Dismiss: Juggling' }).click();
  await expect.poll(() => store.kept.size).toBe(0);
});
