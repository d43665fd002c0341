import { describe, expect, test } from 'vitest';
import { localDrafts, readDraft } from './practice-draft.ts';
import type { PracticeDraft } from './practice-draft.ts';

const NOW = Date.parse('2026-06-01T16:00:00Z');
const DAY = 86_400_000;

const draft: PracticeDraft = {
  key: '8b0e6a0e-3c43-4a52-9a6e-3f9f3f5b7a11',
  drillId: 'juggling',
  side: 'both',
  minutes: 5,
  timeZone: 'Europe/London',
  beginsAt: NOW - 60_000,
  endsAt: NOW + 240_000,
  pausedAt: null,
  sentResult: null,
  countedResult: null,
  typedResult: null,
  finishedEarlyAt: null,
  seenAt: NOW,
};

function shelf(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const texts = new Map<string, string>();
  return {
    getItem: (name) => texts.get(name) ?? null,
    setItem: (name, text) => void texts.set(name, text),
    removeItem: (name) => void texts.delete(name),
  };
}

describe('drafts on the device', () => {
  test('come back as they were written, until they are cleared', () => {
    const drafts = localDrafts('player-1', shelf());
    drafts.write(draft);
    expect(drafts.read(NOW)).toEqual(draft);
    drafts.clear(draft.key);
    expect(drafts.read(NOW)).toBeNull();
  });

  test('belong to one player', () => {
    const storage = shelf();
    localDrafts('player-1', storage).write(draft);
    expect(localDrafts('player-2', storage).read(NOW)).toBeNull();
  });

  test('are done without where storage is forbidden', () => {
    const refuse = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    const drafts = localDrafts('player-1', { getItem: refuse, setItem: refuse, removeItem: refuse });
    drafts.write(draft);
    drafts.clear(draft.key);
    expect(drafts.read(NOW)).toBeNull();
  });

  test("of another tab are not taken away by this tab's", () => {
    const drafts = localDrafts('player-1', shelf());
    drafts.write(draft);
    drafts.clear('another key');
    expect(drafts.read(NOW)).toEqual(draft);
  });

  test('that were taken away elsewhere are known to be gone', () => {
    const storage = shelf();
    const [here, there] = [localDrafts('player-1', storage), localDrafts('player-1', storage)];
    here.write(draft);
    expect(here.holds(draft.key)).toBe(true);
    there.clear(draft.key);
    expect(here.holds(draft.key)).toBe(false);
  });

  test('that could not be kept are not taken for gone', () => {
    const refuse = (): never => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const full = { ...shelf(), setItem: refuse };
    const drafts = localDrafts('player-1', full);
    drafts.write(draft);
    expect(drafts.holds(draft.key)).toBe(true);
  });

  test('give no time back where the clock was set back before a reload', () => {
    const drafts = localDrafts('player-1', shelf());
    drafts.write(draft);
    const setBack = NOW - 3_600_000;
    const found = drafts.read(setBack);
    expect(found && found.endsAt - setBack).toBe(240_000);
    expect(found && setBack - found.beginsAt).toBe(60_000);
  });

  test('are forgotten 14 days after their end, when no server would take them', () => {
    expect(readDraft(JSON.stringify({ ...draft, endsAt: NOW - 14 * DAY }), NOW)).not.toBeNull();
    expect(readDraft(JSON.stringify({ ...draft, endsAt: NOW - 14 * DAY - 1 }), NOW)).toBeNull();
    expect(readDraft(JSON.stringify({ ...draft, pausedAt: NOW - 15 * DAY }), NOW)).toBeNull();
  });

  test.each([
    ['nothing', null],
    ['broken text', '{"key":'],
    ['another shape', '[]'],
    ['a drill we do not have', JSON.stringify({ ...draft, drillId: 'heading' })],
    ['an unknown side', JSON.stringify({ ...draft, side: 'middle' })],
    ['a zone that is none', JSON.stringify({ ...draft, timeZone: 'Moon/Sea' })],
    ['a time that is none', JSON.stringify({ ...draft, endsAt: 'soon' })],
  ])('are not read from %s', (_what, text) => {
    expect(readDraft(text, NOW)).toBeNull();
  });
});
