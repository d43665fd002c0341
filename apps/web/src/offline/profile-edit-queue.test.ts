import { ApiError } from '@touchline/contracts/client';
import { describe, expect, it, vi } from 'vitest';
import { editKey, editKind, editsState, profileEdits, type ProfileEdit, type SavedEdit } from './profile-edit-queue.ts';
import type { Entry } from './queue/queue-entry.ts';
import type { QueueStore } from './queue/queue-types.ts';
import { createQueue } from './queue/offline-queue.ts';
import { busy, cut, waitingSession } from './testing/session-posts-and-server-answers.ts';
import { forbiddenStore, memoryStore, queueOutside } from './testing/queue-stores.ts';

const rude = () => new ApiError({ status: 400, code: 'display_name_rude', message: 'Display name must not hold rude words.' });
const signInAgain = () => new ApiError({ status: 401, code: 'sign_in_required', message: 'Please sign in again to continue' });
const nothingEarned = { achievements: [] };

/** Noa's edits, with network and storage in the test's hands. */
function device(store: QueueStore = memoryStore()) {
  const send = vi.fn<(edit: ProfileEdit) => Promise<SavedEdit>>(async () => nothingEarned);
  const outside = queueOutside({ store });
  const open = () => {
    const edits = profileEdits(createQueue(editKind('noa', (edit) => send(edit)), outside));
    return { ...edits, shown: () => editsState(edits.state()) };
  };
  const edits = open();
  const news: unknown[] = [];
  edits.onNews(({ arrived, refused }) => {
    for (const { answer } of arrived) news.push({ saved: answer });
    for (const entry of refused) news.push({ refused: entry.refused?.message });
  });
  return { edits, open, send, news };
}

/** An edit as it lies on the device. */
function stored(playerId: string, payload: unknown): Entry {
  return { ...waitingSession(1), kind: 'profile-edit', playerId, key: editKey, payload };
}

describe('an edit of the profile', () => {
  it('waits, and so shows, from before it is sent until it has arrived', async () => {
    const seen: unknown[] = [];
    const store = memoryStore();
    const { edits, send } = device(store);
    send.mockImplementation(async () => {
      seen.push(edits.shown().waiting);
      return { achievements: ['teamPlayer'] };
    });
    await expect(edits.save({ team_name: 'FC' })).resolves.toEqual({ achievements: ['teamPlayer'] });
    expect(seen).toEqual([{ team_name: 'FC' }]);
    expect(edits.shown()).toEqual({ waiting: null, why: null, refused: null });
    expect(store.kept.size).toBe(0);
  });

  it('without a connection is kept over a new page, and sent once when it is back', async () => {
    const { edits, open, send } = device();
    send.mockRejectedValueOnce(cut());
    await expect(edits.save({ display_name: 'Kim' })).resolves.toBe('kept');
    const again = open();
    await again.refresh();
    expect(again.shown().waiting).toEqual({ display_name: 'Kim' });
    await again.sendDue();
    await again.sendDue();
    expect(send.mock.calls).toEqual([[{ display_name: 'Kim' }], [{ display_name: 'Kim' }]]);
    expect(again.shown().waiting).toBeNull();
  });

  it('of a busy server waits as well', async () => {
    const { edits, send } = device();
    send.mockRejectedValueOnce(busy());
    await expect(edits.save({ age: 11 })).resolves.toBe('kept');
  });

  it('of several the last one wins, field by field, in one call', async () => {
    const { edits, send } = device();
    send.mockRejectedValueOnce(cut()).mockRejectedValueOnce(cut());
    await edits.save({ display_name: 'Kim', age: 11 });
    await edits.save({ display_name: 'Kim the Fox' });
    await edits.sendDue();
    expect(send.mock.lastCall).toEqual([{ display_name: 'Kim the Fox', age: 11 }]);
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('typed while another is on its way is not lost with its answer', async () => {
    const first = Promise.withResolvers<typeof nothingEarned>();
    const { edits, send } = device();
    send.mockReturnValueOnce(first.promise).mockRejectedValueOnce(cut());
    const one = edits.save({ age: 11 });
    await expect.poll(() => send.mock.calls).toHaveLength(1);
    await edits.save({ age: 12 });
    first.resolve(nothingEarned);
    await one;
    expect(edits.shown().waiting).toEqual({ age: 12 });
  });

  it('that is refused is told, shows no longer, and is kept for the form until it is taken back', async () => {
    const { edits, send } = device();
    send.mockRejectedValueOnce(rude());
    await expect(edits.save({ display_name: 'Rude' })).rejects.toThrow('rude words');
    const message = 'Display name must not hold rude words.';
    expect(edits.shown()).toEqual({ waiting: null, why: null, refused: { code: 'display_name_rude', edit: { display_name: 'Rude' }, message } });
    await edits.sendDue();
    expect(send).toHaveBeenCalledTimes(1);
    await edits.takeBack();
    expect(edits.shown()).toEqual({ waiting: null, why: null, refused: null });
  });

  it('that was sent in the background tells what became of it', async () => {
    const { edits, send, news } = device();
    send.mockRejectedValueOnce(cut()).mockRejectedValueOnce(rude());
    await edits.save({ display_name: 'Rude' });
    await edits.sendDue();
    await edits.save({ display_name: 'Kim' });
    send.mockRejectedValueOnce(cut());
    await edits.save({ age: 9 });
    await edits.sendDue();
    expect(news).toEqual([{ refused: 'Display name must not hold rude words.' }, { saved: nothingEarned }]);
  });

  it('of a player who has to sign in again is told, and waits for that', async () => {
    const { edits, send } = device();
    send.mockRejectedValueOnce(signInAgain());
    await expect(edits.save({ age: 11 })).rejects.toMatchObject({ status: 401 });
    await edits.takeBack();
    expect(edits.shown().waiting).toEqual({ age: 11 });
  });

  it('that another tab has sent is not sent again', async () => {
    const { edits, open, send } = device();
    send.mockRejectedValueOnce(cut());
    await edits.save({ age: 11 });
    const otherTab = open();
    await otherTab.sendDue();
    await edits.sendDue();
    expect(send).toHaveBeenCalledTimes(2);
    await edits.refresh();
    expect(edits.shown().waiting).toBeNull();
  });

  it('is nobody else’s', async () => {
    const { edits, send } = device(memoryStore(new Map([[editKey, stored('ada', { age: 30 })]])));
    await edits.refresh();
    await edits.sendDue();
    expect(edits.shown().waiting).toBeNull();
    expect(send).not.toHaveBeenCalled();
  });

  it.each(['', [], 7, null])('that lies there as %j is none', async (payload) => {
    const { edits, send } = device(memoryStore(new Map([[editKey, stored('noa', payload)]])));
    await edits.refresh();
    await edits.sendDue();
    expect(send).not.toHaveBeenCalled();
    await edits.save({ age: 11 });
    expect(send).toHaveBeenCalledExactlyOnceWith({ age: 11 });
  });

  it('where nothing can be kept goes straight to the server, and its failure is told', async () => {
    const { edits, send } = device(forbiddenStore);
    await expect(edits.save({ age: 11 })).resolves.toEqual(nothingEarned);
    send.mockRejectedValueOnce(cut());
    await expect(edits.save({ age: 11 })).rejects.toMatchObject({ status: 0 });
  });

  it('typed while another waits for its turn is sent with it, once, and both are told that it is saved', async () => {
    const { edits, send } = device();
    const [one, two] = await Promise.all([edits.save({ age: 11 }), edits.save({ display_name: 'Kim' })]);
    expect([one, two]).toEqual([nothingEarned, nothingEarned]);
    expect(send.mock.lastCall).toEqual([{ age: 11, display_name: 'Kim' }]);
    expect(edits.shown().waiting).toBeNull();
  });

  it('on a disk that is full goes out with what waited before, which then does not undo it', async () => {
    const store = memoryStore();
    const change = vi.fn<QueueStore['change']>(store.change);
    const { edits, send } = device({ all: store.all, change });
    send.mockRejectedValueOnce(cut());
    await edits.save({ age: 11, team_name: 'FC' });
    change.mockRejectedValueOnce(new DOMException('Storage is full', 'QuotaExceededError'));
    await expect(edits.save({ age: 12 })).resolves.toEqual(nothingEarned);
    expect(send.mock.lastCall).toEqual([{ age: 12, team_name: 'FC' }]);
    await expect.poll(() => edits.shown().waiting).toBeNull();
    await edits.sendDue();
    expect(send).toHaveBeenCalledTimes(2);
  });
});
