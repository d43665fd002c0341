import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepHistory, onHistoryChange, readHistory, recordsIn, sentLines, shownLines, type CoachingRecord } from './coaching-history.ts';

const kept = new Map<string, string>();
const storage = () => ({
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, text: string) => void kept.set(name, text),
});
beforeEach(() => kept.clear());

const record = (number: number): CoachingRecord => ({
  userMessage: `question ${number}`,
  coachResponse: `answer ${number}`,
  structured: {
    focus_areas: [],
    recommended_drills: [{ id: 'juggling', name: 'Juggling' }],
    motivation_level: 'high',
    emotional_state: 'neutral',
    next_session_suggestion: null,
  },
  usedOpenAI: false,
  timestamp: '2026-06-01T10:00:00.000Z',
});
const records = (count: number) => Array.from({ length: count }, (_, at) => record(at + 1));

describe('the history of the coach', () => {
  it('keeps the last 20 exchanges, shows 15 lines of them at most, none an answer without its question, and sends 10', () => {
    keepHistory('noa', records(25), storage);
    const history = readHistory('noa', storage) ?? [];
    expect(history.map(({ userMessage }) => userMessage)).toEqual(records(25).slice(5).map(({ userMessage }) => userMessage));
    expect(shownLines(history)).toHaveLength(14);
    expect(shownLines(history)[0]).toMatchObject({ sender: 'user', message: 'question 19' });
    expect(shownLines(history)[1]).toMatchObject({ sender: 'coach', message: 'answer 19', structured: { motivation_level: 'high', recommended_drills: [{ id: 'juggling' }] } });
    expect(shownLines([])).toEqual([]);
    expect(sentLines(history)).toHaveLength(10);
    expect(sentLines(history)[0]).toEqual({ sender: 'user', message: 'question 21' });
  });

  it('is one player’s own, and tells whether there ever was one', () => {
    keepHistory('noa', records(1), storage);
    expect(readHistory('sam', storage)).toBeNull();
    keepHistory('noa', [], storage);
    expect(readHistory('noa', storage)).toEqual([]);
  });

  it('tells of a change, and not of what is the same', () => {
    const heard = vi.fn<() => void>();
    const stop = onHistoryChange(heard);
    keepHistory('noa', records(1), storage);
    keepHistory('noa', records(1), storage);
    stop();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('takes of another device’s only what has the shape of an exchange, and no field more', () => {
    const long = { ...record(2), userMessage: 'x'.repeat(501) };
    const odd = { ...record(3), structured: { ...record(3).structured, recommended_drills: ['juggling'] } };
    expect(recordsIn([{ ...record(1), secret: 1 }, long, odd, null, 'text', { ...record(4), timestamp: 'soon' }])).toEqual([record(1)]);
    expect(recordsIn({ records: [] })).toEqual([]);
    const best = { ...record(5), structured: { ...record(5).structured, record: { drill: 'Juggling', value: 73, unit: 'touches' } } };
    const noBest = { ...record(6), structured: { ...record(6).structured, record: { drill: 'Juggling', value: 'many', unit: 'touches' } } };
    expect(recordsIn([best, noBest])).toEqual([best]);
    const days = [22, 23, 24, 25, 26, 27, 28].map((day) => ({ day: `2026-11-${day}`, practised: day < 24 }));
    const withWeek = (week: unknown) => ({ ...record(7), structured: { ...record(7).structured, week } });
    const today = '2026-11-24';
    const told = withWeek({ days, today, before: { days: 2, minutes: 40 } });
    const odds = [{ days, today: 'Tuesday' }, { days: days.slice(1), today }, { days: days.map(() => ({ day: 'Monday', practised: true })), today }, { days, today, before: { days: 'two', minutes: 40 } }, 'week'];
    expect(recordsIn([told, ...odds.map(withWeek)])).toEqual([told]);
  });

  it('is none where storage is forbidden or broken', () => {
    const forbidden = () => {
      throw new Error('forbidden');
    };
    keepHistory('noa', records(1), forbidden);
    expect(readHistory('noa', forbidden)).toBeNull();
    kept.set('touchline.coaching-history.noa', '{');
    expect(readHistory('noa', storage)).toBeNull();
  });
});
