import { beforeEach, describe, expect, it, vi } from 'vitest';
import { editKind, editsState, profileEdits, type ProfileEdit } from '../profile-edit-queue.ts';
import { forbiddenStore, memoryStore, queueOutside } from '../testing/queue-stores.ts';
import { withEditsCarriedOver } from './migrate-local-edits.ts';
import type { QueueStore } from './queue-types.ts';
import { createQueue } from './offline-queue.ts';

/** Noa's edit as version 1 of the app left it in local storage. */
function leave(edit: ProfileEdit, refused: string | null = null, playerId = 'noa'): void {
  localStorage.setItem(`touchline.profile-edit.${playerId}`, JSON.stringify({ id: 'old', edit, refused }));
}

/** Opens the page on this device. */
function open(store: QueueStore) {
  const send = vi.fn<(edit: ProfileEdit) => Promise<{ achievements: string[] }>>(async () => ({ achievements: [] }));
  const carried = withEditsCarriedOver(store, (task) => task());
  const edits = profileEdits(createQueue(editKind('noa', (edit) => send(edit)), queueOutside({ store: carried })));
  return { edits, send };
}

const left = () => Object.keys(localStorage).filter((name) => name.startsWith('touchline.profile-edit.'));

beforeEach(() => localStorage.clear());

describe('an edit that an earlier version left', () => {
  it('is sent once, and lies in the queue only', async () => {
    leave({ age: 11 });
    const store = memoryStore();
    const { edits, send } = open(store);
    await edits.refresh();
    expect(editsState(edits.state()).waiting).toEqual({ age: 11 });
    expect(left()).toEqual([]);
    await edits.sendDue();
    await open(store).edits.sendDue();
    expect(send.mock.calls).toEqual([[{ age: 11 }]]);
  });

  it('and refused comes back into the form with its words', async () => {
    leave({ display_name: 'Rude' }, 'Not this one.');
    const { edits, send } = open(memoryStore());
    await edits.sendDue();
    expect(send).not.toHaveBeenCalled();
    expect(editsState(edits.state()).refused).toEqual({ code: 'refused', edit: { display_name: 'Rude' }, message: 'Not this one.' });
  });

  it('of another player is carried over too, and waits for that player', async () => {
    leave({ age: 30 }, null, 'ada');
    const store = memoryStore();
    const { edits, send } = open(store);
    await edits.sendDue();
    expect(send).not.toHaveBeenCalled();
    expect(await store.all('profile-edit', 'ada')).toMatchObject([{ payload: { age: 30 } }]);
  });

  it('that was stored, but not yet taken out of the old place when the page was closed, is sent once', async () => {
    leave({ age: 11 });
    const store = memoryStore();
    const cut = vi.spyOn(Storage.prototype, 'removeItem').mockImplementationOnce(() => {
      throw new Error('The page was closed');
    });
    await expect(open(store).edits.refresh()).rejects.toThrow('closed');
    cut.mockRestore();
    expect(store.kept.size).toBe(1);
    expect(left()).toHaveLength(1);
    const { edits, send } = open(store);
    await edits.sendDue();
    await edits.sendDue();
    expect(send.mock.calls).toEqual([[{ age: 11 }]]);
    expect(left()).toEqual([]);
  });

  it('stays where the new place cannot be written, and goes there with the next call', async () => {
    leave({ age: 11 });
    const store = memoryStore();
    const change = vi.fn<QueueStore['change']>(store.change).mockImplementationOnce(forbiddenStore.change);
    const { edits, send } = open({ ...store, change });
    await expect(edits.refresh()).rejects.toThrow('forbidden');
    expect(left()).toHaveLength(1);
    await edits.sendDue();
    expect(send).toHaveBeenCalledOnce();
  });

  it('is laid under what was typed since', async () => {
    const store = memoryStore();
    const before = open(store);
    before.send.mockRejectedValue(new Error('busy'));
    await before.edits.save({ age: 12 });
    leave({ age: 11, team_name: 'FC' });
    const { edits, send } = open(store);
    await edits.retry();
    expect(send.mock.calls).toEqual([[{ age: 12, team_name: 'FC' }]]);
  });

  it.each(['', '{', '[]', '7', '{"id":1}'])('as %j is none', async (text) => {
    localStorage.setItem('touchline.profile-edit.noa', text);
    const store = memoryStore();
    await open(store).edits.sendDue();
    expect(store.kept.size).toBe(0);
    expect(left()).toEqual([]);
  });
});
