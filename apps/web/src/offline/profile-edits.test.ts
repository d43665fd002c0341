import { ApiError } from '@touchline/contracts/client';
import { describe, expect, it, vi } from 'vitest';
import { createProfileEdits, editsName, type EditNews, type EditsOutside } from './profile-edits.ts';
import { busy, cut } from './testing/sessions.ts';

const rude = () => new ApiError({ status: 400, code: 'display_name_rude', message: 'Display name must not hold rude words.' });
const signInAgain = () => new ApiError({ status: 401, code: 'sign_in_required', message: 'Please sign in again to continue' });
const nothingEarned = { achievements: [] };

/** Noa's edits, with network and storage in the test's hands. */
function device(change: Partial<EditsOutside> = {}) {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
  const send = vi.fn<EditsOutside['send']>(async () => nothingEarned);
  let ids = 0;
  const outside: EditsOutside = {
    storage: () => storage,
    send,
    alone: (task) => task(),
    newId: () => String((ids += 1)),
    ...change,
  };
  const open = () => createProfileEdits('noa', outside);
  const edits = open();
  const news: EditNews[] = [];
  edits.onNews((heard) => news.push(heard));
  return { edits, open, send, kept, news };
}

describe('an edit of the profile', () => {
  it('waits, and so shows, from before it is sent until it has arrived', async () => {
    const seen: unknown[] = [];
    const { edits, kept } = device({
      send: async () => {
        seen.push(edits.state().waiting);
        return { achievements: ['teamPlayer'] };
      },
    });
    await expect(edits.save({ team_name: 'FC' })).resolves.toEqual({ achievements: ['teamPlayer'] });
    expect(seen).toEqual([{ team_name: 'FC' }]);
    expect(edits.state()).toEqual({ waiting: null, refused: null });
    expect(kept.size).toBe(0);
  });

  it('without a connection is kept over a new page, and sent once when it is back', async () => {
    const { edits, open, send } = device();
    send.mockRejectedValueOnce(cut());
    await expect(edits.save({ display_name: 'Kim' })).resolves.toBe('kept');
    const again = open();
    expect(again.state().waiting).toEqual({ display_name: 'Kim' });
    await again.sendDue();
    await again.sendDue();
    expect(send.mock.calls).toEqual([[{ display_name: 'Kim' }], [{ display_name: 'Kim' }]]);
    expect(again.state().waiting).toBeNull();
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
    await edits.save({ age: 12 });
    first.resolve(nothingEarned);
    await one;
    expect(edits.state().waiting).toEqual({ age: 12 });
  });

  it('that is refused is told, shows no longer, and is kept for the form until it is taken back', async () => {
    const { edits, send } = device();
    send.mockRejectedValueOnce(rude());
    await expect(edits.save({ display_name: 'Rude' })).rejects.toThrow('rude words');
    const message = 'Display name must not hold rude words.';
    expect(edits.state()).toEqual({ waiting: null, refused: { edit: { display_name: 'Rude' }, message } });
    await edits.sendDue();
    expect(send).toHaveBeenCalledTimes(1);
    edits.takeBack();
    expect(edits.state()).toEqual({ waiting: null, refused: null });
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
    edits.takeBack();
    expect(edits.state().waiting).toEqual({ age: 11 });
  });

  it('that another tab has sent is not sent again', async () => {
    const { edits, open, send } = device();
    send.mockRejectedValueOnce(cut());
    await edits.save({ age: 11 });
    const otherTab = open();
    await otherTab.sendDue();
    await edits.sendDue();
    expect(send).toHaveBeenCalledTimes(2);
    edits.look();
    expect(edits.state().waiting).toBeNull();
  });

  it('is nobody else’s', async () => {
    const { kept, edits, send } = device();
    kept.set(editsName('ada'), JSON.stringify({ id: 'x', edit: { age: 30 }, refused: null }));
    edits.look();
    await edits.sendDue();
    expect(edits.state().waiting).toBeNull();
    expect(send).not.toHaveBeenCalled();
  });

  it.each(['', '{', '[]', '7', '{"id":1}'])('that lies there as %j is none', async (text) => {
    const { kept, edits, send } = device();
    kept.set(editsName('noa'), text);
    edits.look();
    await edits.sendDue();
    expect(send).not.toHaveBeenCalled();
  });

  it('where nothing can be kept goes straight to the server, and its failure is told', async () => {
    const forbidden = () => {
      throw new DOMException('Storage is forbidden', 'SecurityError');
    };
    const { edits, send } = device({ storage: forbidden });
    await expect(edits.save({ age: 11 })).resolves.toEqual(nothingEarned);
    send.mockRejectedValueOnce(cut());
    await expect(edits.save({ age: 11 })).rejects.toMatchObject({ status: 0 });
  });
});
