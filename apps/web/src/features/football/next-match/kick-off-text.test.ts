import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { kickOffDayText, kickOffText } from './kick-off-text.ts';

const zoneBefore = process.env['TZ'];

describe.each(['Europe/London', 'Pacific/Auckland', 'America/Los_Angeles'])('in %s', (zone) => {
  beforeEach(() => {
    process.env['TZ'] = zone;
  });
  afterEach(() => {
    process.env['TZ'] = zoneBefore;
  });

  it.each([
    [15, 23, 59, 'Today'],
    [16, 0, 0, 'Tomorrow'],
    [17, 0, 0, 'Tuesday'],
    [21, 23, 0, 'Saturday'],
    [22, 9, 0, 'Sun, Feb 22'],
  ])('the day of the %i. at %i:%i', (day, hour, minute, text) => {
    const now = new Date(2026, 1, 15, 0, 1).getTime();
    expect(kickOffDayText(new Date(2026, 1, day, hour, minute).toISOString(), now)).toBe(text);
  });
});

describe('the time', () => {
  afterEach(() => {
    process.env['TZ'] = zoneBefore;
  });

  it.each([
    ['Europe/London', /^Today, (07:30 PM|19:30)$/],
    ['Asia/Tokyo', /^Tomorrow, (04:30 AM|04:30)$/],
  ])('is that of %s', (zone, text) => {
    process.env['TZ'] = zone;
    expect(kickOffText('2026-02-15T19:30:00Z', Date.parse('2026-02-15T10:00:00Z'))).toMatch(text);
  });

  it('is right over a change of the clocks', () => {
    process.env['TZ'] = 'Europe/London';
    expect(kickOffDayText('2026-03-29T18:00:00Z', Date.parse('2026-03-28T23:30:00Z'))).toBe('Tomorrow');
  });
});
