import { expect, it } from 'vitest';
import { statisticBars } from './statistic-bars.ts';

const side = (name: string, statistics: { type: string; value: string | number | null }[]) => ({ team: { name }, statistics });

it('a bar compares numbers and percentages, and nothing with what is not told', () => {
  const bars = statisticBars([
    side('Home', [{ type: 'Ball Possession', value: '60%' }, { type: 'Offsides', value: null }, { type: 'Fouls', value: 0 }]),
    side('Away', [{ type: 'Ball Possession', value: '40%' }, { type: 'Offsides', value: 3 }, { type: 'Fouls', value: 0 }]),
  ]);
  expect(bars).toEqual([
    { type: 'Ball Possession', home: '60%', away: '40%', homePart: 0.6 },
    { type: 'Offsides', home: null, away: '3', homePart: 0 },
    { type: 'Fouls', home: '0', away: '0', homePart: null },
  ]);
  expect(statisticBars([])).toEqual([]);
});
