import { expect, it } from 'vitest';
import { forgetDestination, keepDestination, keptDestination } from './destination-after-sign-up.ts';

const noon = Date.UTC(2026, 5, 1, 12);
const HOUR = 3_600_000;

function storage() {
  const kept = new Map<string, string>();
  return () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
}

it('a destination waits for a day, until somebody has come in', () => {
  const device = storage();
  expect(keptDestination(noon, device)).toBeNull();
  keepDestination('#match/demo-1', noon, device);
  expect(keptDestination(noon + 23 * HOUR, device)).toBe('#match/demo-1');
  expect(keptDestination(noon + 25 * HOUR, device)).toBeNull();
  forgetDestination(device);
  expect(keptDestination(noon + HOUR, device)).toBeNull();
});

it('a clock that was ahead does not hold a destination for longer', () => {
  const device = storage();
  keepDestination('#match/demo-1', noon + 48 * HOUR, device);
  expect(keptDestination(noon, device)).toBeNull();
});

it.each(['nonsense', '{"hash":7,"at":1}', 'null', JSON.stringify({ hash: '#nowhere', at: noon }), JSON.stringify({ hash: 'https://elsewhere.example', at: noon })])(
  'what is no place of the app leads nowhere: %s',
  (stored) => {
    const device = storage();
    keepDestination('#match/demo-1', noon, device);
    const { setItem } = device();
    setItem('touchline.destination', stored);
    expect(keptDestination(noon, device)).toBeNull();
  },
);

it('storage that is forbidden keeps nothing, and breaks nothing', () => {
  const forbidden = () => {
    throw new Error('SecurityError');
  };
  keepDestination('#match/demo-1', noon, forbidden);
  expect(keptDestination(noon, forbidden)).toBeNull();
  forgetDestination(forbidden);
});
