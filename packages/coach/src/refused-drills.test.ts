import { describe, expect, it } from 'vitest';
import { answerToTwelveYearOld } from './testing/answers-in-talk.ts';

describe('a drill that is refused by its name', () => {
  it.each([
    ['en', 'drop catch is for babies', 'how do i get better at juggling'],
    ['de', 'kicken und fangen ist doch für babys ich kann schon 68', 'wie schaff ich mehr beim jonglieren'],
    ['de', 'wandpässe will ich NICHT', 'wie werde ich besser im passen'],
    ['en', 'i dont want cone weaving, its boring', 'how do i get better at dribbling'],
  ] as const)('is not offered again (%s): %s', (language, refusal, first) => {
    const [offered] = answerToTwelveYearOld(language, first, refusal).recommendedDrills;
    expect(offered).toBeDefined();
    const named = { 'drop catch is for babies': 'drop_catch_juggling', 'wandpässe will ich NICHT': 'wall_passes', 'i dont want cone weaving, its boring': 'cone_weaving' } as const;
    const refused = Object.entries(named).find(([said]) => said === refusal)?.[1] ?? 'drop_catch_juggling';
    expect(offered).not.toBe(refused);
    const later = answerToTwelveYearOld(language, first, refusal, language === 'de' ? 'und mit links' : 'and with my left foot');
    expect(later.recommendedDrills).not.toContain(refused);
  });

  it('gives way to a harder one of its skill, with the own number where one is told', () => {
    expect(answerToTwelveYearOld('de', 'wie schaff ich mehr als 68 beim jonglieren', 'ok aber kicken und fangen ist doch für babys ich kann schon 68. gibts was schwereres?').message).toMatch(/68.*69/);
    expect(answerToTwelveYearOld('en', 'how do i get better at juggling', 'drop catch is for babies').recommendedDrills[0]).toBe('juggling');
  });
});
