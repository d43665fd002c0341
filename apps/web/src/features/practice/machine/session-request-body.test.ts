import { count } from '@touchline/domain/testing';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isoWithOffset, sessionRequestBody } from './session-request-body.ts';

describe('the session post', () => {
  test('says drill, side, minutes, result, and when and where the timer ended', () => {
    const endsAt = Date.parse('2026-07-01T16:05:00Z');
    const draft = {
      key: '8b0e6a0e-3c43-4a52-9a6e-3f9f3f5b7a11',
      drillId: 'juggling',
      side: 'left',
      minutes: 5,
      timeZone: 'Europe/Paris',
      beginsAt: endsAt - 300_000,
      endsAt,
      pausedAt: null,
      sentResult: null,
      countedResult: null,
      typedResult: null,
      finishedEarlyAt: null,
  seenAt: 0,
    } as const;
    expect(sessionRequestBody(draft, 31)).toEqual({
      drill_id: 'juggling',
      side: 'left',
      duration_minutes: 5,
      result: 31,
      finished_at: '2026-07-01T18:05:00.000+02:00',
      time_zone: 'Europe/Paris',
    });
  });

  test.each([
    ['UTC', '2026-01-15T23:59:59.000+00:00'],
    ['America/St_Johns', '2026-01-15T20:29:59.000-03:30'],
    ['Asia/Kathmandu', '2026-01-16T05:44:59.000+05:45'],
    ['Pacific/Kiritimati', '2026-01-16T13:59:59.000+14:00'],
    ['Pacific/Pago_Pago', '2026-01-15T12:59:59.000-11:00'],
  ])('writes the wall clock of %s with its offset', (timeZone, text) => {
    expect(isoWithOffset(Date.parse('2026-01-15T23:59:59Z'), timeZone)).toBe(text);
  });

  test('names the same instant in every zone', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.parse('2000-01-01'), max: Date.parse('2100-01-01') }),
        fc.constantFrom(
          'UTC',
          'America/St_Johns',
          'Asia/Kathmandu',
          'Pacific/Apia',
          'Europe/London',
          'Australia/Lord_Howe',
        ),
        (instant, timeZone) => {
          expect(Date.parse(isoWithOffset(instant, timeZone))).toBe(instant);
        },
      ),
      { numRuns: count('pureProperty') },
    );
  });
});
