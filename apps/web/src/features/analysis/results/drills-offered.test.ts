import { drillCatalogue } from '@touchline/domain';
import type { Finding } from '@touchline/vision';
import { expect, it } from 'vitest';
import { drillsOffered } from './drills-offered.ts';

const [wall, cones, gate] = drillCatalogue;
const finding = (id: string, drillId: string): Finding => ({ id, measure: 'headSteady', value: 1, time: null, joint: null, drillId });
const offered = (strengths: readonly Finding[], improvements: readonly Finding[]) =>
  [...drillsOffered({ strengths, improvements })].map(([id, drill]) => [id, drill.id]);

it('gives every fault its drill, also the same one', () => {
  const faults = [finding('a', wall?.id ?? ''), finding('b', wall?.id ?? '')];
  expect(offered([], faults)).toEqual([
    ['a', wall?.id],
    ['b', wall?.id],
  ]);
});

it('gives strengths a drill that no fault and no other strength has', () => {
  const strengths = [finding('a', wall?.id ?? ''), finding('b', cones?.id ?? ''), finding('c', cones?.id ?? '')];
  expect(offered(strengths, [finding('d', wall?.id ?? ''), finding('e', gate?.id ?? '')])).toEqual([
    ['d', wall?.id],
    ['e', gate?.id],
    ['b', cones?.id],
  ]);
});

it('offers no drill that is not there', () => {
  expect(offered([finding('a', 'no_such_drill')], [])).toEqual([]);
});
