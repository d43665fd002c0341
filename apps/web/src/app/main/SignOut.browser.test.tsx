import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { editKind, keepDraft, profileEdits, QueuesContext, practiceSessionKind, type ProfileEdit } from '../../offline/index.ts';
import { unsent, type Entry } from '../../offline/queue/queue-entry.ts';
import { indexedStore } from '../../offline/queue/indexeddb-queue-store.ts';
import { createQueue } from '../../offline/queue/offline-queue.ts';
import { answerTo, cut, waitingSession } from '../../offline/testing/session-posts-and-server-answers.ts';
import { memoryStore, queueOutside } from '../../offline/testing/queue-stores.ts';
import { AuthSessionProvider } from '../../auth-session/index.ts';
import { startAuthSession } from '../../auth-session/start-auth-session.ts';
import { configuration, noContent, plainPage, signInService, storageWith } from '../../auth-session/testing/sign-in-service.ts';
import { show } from '../../ui/testing/show-component.tsx';
import { ToastProvider } from '../../ui/toast/ToastProvider.tsx';
import { SignOutButton, SignOutProvider } from './SignOut.tsx';

beforeEach(() => localStorage.clear());

/** The question, with so many sessions and these edits on the device. */
async function ask(sessions: number, edit?: ProfileEdit) {
  const store = memoryStore<unknown>();
  for (let nth = 1; nth <= sessions; nth += 1) store.kept.set(`key-${nth}`, waitingSession(nth));
  const outbox = createQueue(practiceSessionKind('noa', async (post) => answerTo(post)), queueOutside({ store }));
  await outbox.refresh();
  const edits = profileEdits(createQueue(editKind('noa', () => Promise.reject(cut())), queueOutside()));
  if (edit) await edits.save(edit);
  const queues = { outbox, edits };
  const { fetch } = signInService(noContent);
  show(
    <AuthSessionProvider session={startAuthSession(configuration, { ...plainPage, fetch, storage: storageWith() })}>
      <ToastProvider>
        <QueuesContext value={queues}>
            <SignOutProvider playerId="noa">
              <SignOutButton failed={() => 'It failed.'} />
            </SignOutProvider>
        </QueuesContext>
      </ToastProvider>
    </AuthSessionProvider>,
  );
  await page.getByRole('button', { name: 'Sign Out' }).click();
  return page.getByRole('alertdialog', { name: 'Are you sure you want to sign out?' });
}

it('whoever signs out with nothing waiting hears that all is saved', async () => {
  const question = await ask(0);
  await expect.element(question.getByText('Your practice is saved. Sign in again any time.')).toBeVisible();
});

it('whoever signs out hears how many sessions still wait on this device, and what becomes of them', async () => {
  const question = await ask(2);
  await expect.element(question.getByText('2 sessions still wait to be sent.')).toBeVisible();
  await expect.element(question.getByText(/It stays on this device and goes out when you sign in here again\./)).toBeVisible();
  await expect.element(question.getByText('Your practice is saved. Sign in again any time.')).not.toBeInTheDocument();
});

it('whoever signs out hears of an edit that waits, and of what was typed and not saved', async () => {
  keepDraft('noa', { age: '11' });
  const question = await ask(0, { display_name: 'Kim' });
  await expect.element(question.getByText('A change to your profile still waits to be sent.')).toBeVisible();
  await expect.element(question.getByText('What you typed into your profile and did not save will be gone.')).toBeVisible();
});

it('whoever signs out hears of analyses whose videos wait, and not of those of somebody else', async () => {
  // This device has sent analyses before.
  localStorage.setItem('analysisQueue', '[]');
  const store = indexedStore();
  const put = async (playerId: string, key: string, refused: Entry['refused'] = null): Promise<void> => {
    const entry: Entry = { ...unsent, kind: 'analysis-clip', playerId, key, version: key, payload: {}, queuedAt: 1, refused };
    await store.change(entry, () => entry);
    onTestFinished(() => store.change(entry, () => null));
  };
  await put('noa', 'a');
  await put('noa', 'b');
  await put('noa', 'c', { status: 403, code: 'clip_consent_needed', message: 'Ask first', suggestion: null });
  await put('kai', 'd');
  const question = await ask(0);
  await expect.element(question.getByText('2 form analyses still wait to be sent.')).toBeVisible();
  await expect.element(question.getByText(/It stays on this device and goes out when you sign in here again\./)).toBeVisible();
  await expect.element(question.getByText(/is saved/)).not.toBeInTheDocument();
});

it.each([
  ['runs', { endsAt: Date.now() + 60_000, pausedAt: null }, 'A drill is running. Signing out stops it, and it does not count.'],
  ['is paused', { endsAt: 1, pausedAt: 0 }, 'A drill is running. Signing out stops it, and it does not count.'],
  ['waits for its result', { endsAt: 1, pausedAt: null }, /^The result of your last drill is not saved yet\./],
])('while a drill %s in any tab whoever signs out hears of it, and never that all is saved', async (_how, drill, words) => {
  localStorage.setItem('touchline.practice.noa', JSON.stringify(drill));
  const question = await ask(0);
  await expect.element(question.getByText(words)).toBeVisible();
  await expect.element(question.getByText(/is saved/)).not.toBeInTheDocument();
});

it('a drill that begins in another tab while the question stands is heard of too', async () => {
  const question = await ask(0);
  await expect.element(question.getByText(/Your practice is saved/)).toBeVisible();
  localStorage.setItem('touchline.practice.noa', JSON.stringify({ endsAt: Date.now() + 60_000, pausedAt: null }));
  globalThis.dispatchEvent(new StorageEvent('storage'));
  await expect.element(question.getByText(/A drill is running/)).toBeVisible();
  await expect.element(question.getByText(/Your practice is saved/)).not.toBeInTheDocument();
});
