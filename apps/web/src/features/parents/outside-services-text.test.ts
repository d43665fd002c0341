import { expect, it } from 'vitest';
import { outsideSentences } from './outside-services-text.ts';

it('every service is told, as used or as not used', () => {
  const none = outsideSentences([]);
  expect(none.used).toEqual([]);
  expect(none.unused).toHaveLength(9);
  expect(new Set(none.unused).size).toBe(9);
  const all = outsideSentences([
    { service: 'highlights' },
    { service: 'ai_coach', company: 'google' },
    { service: 'ai_reviewer', company: 'other', pictures: false },
    { service: 'clip_store' },
    { service: 'backup_store' },
    { service: 'mail' },
    { service: 'sign_in' },
    { service: 'database' },
    { service: 'scores', sources: ['espn', 'openligadb'] },
  ]);
  expect(all.unused).toEqual([]);
  expect(all.used).toHaveLength(9);
  expect(all.used[0]).toMatch(/^Google helps/);
  expect(all.used[1]).toMatch(/^An AI that whoever runs this server chose gives a second opinion .+ Never .+ picture/);
  expect(all.used.find((sentence) => sentence.startsWith('ESPN, OpenLigaDB:'))).toBeDefined();
});

it('pictures are told with the ages from which they go', () => {
  const { used } = outsideSentences([{ service: 'ai_reviewer', company: 'openai', pictures: true }]);
  expect(used).toEqual([expect.stringContaining('up to 3 pictures with faces blurred. Pictures go from 18 years on, from 13 to 17 only with your yes')]);
});
