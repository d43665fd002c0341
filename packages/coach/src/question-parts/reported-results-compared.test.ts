import type { Language } from '@touchline/domain';
import { describe, expect, it } from 'vitest';
import { talkWithCoach } from '../testing/talk-with-coach.ts';

describe('own numbers as they are told', () => {
  it.each<[Language, ...string[]]>([
    ['en', 'whats my juggling record', 'why is it 50 today when i got 68 yesterday, did i get worse'],
    ['de', 'wie gut bin ich beim jonglieren', 'heute nur 50?? warum bin ich heute schlechter'],
    ['de', 'was ist mein rekord beim jonglieren', 'ich hatte gestern 68 und heute 50, ist das schlechter'],
  ])('compares today with the best, and says that one day is no trend (%s: %s %s)', (language, ...turns) => {
    const { response } = talkWithCoach(language, turns);
    expect(response).toMatch(/50.*68/);
    expect(response).toMatch(/trend/i);
  });

  it('reads what each foot did', () => {
    const { response } = talkWithCoach('en', ['wat drills can i do NOW with a wall', 'just did it, 22 with my right n 9 with my left. is that ok']);
    expect(response).toMatch(/22.*9.*11/);
    expect(talkWithCoach('de', ['wie geht passen gegen die wand', 'hab 20 mit rechts und 18 mit links geschafft, ist das gut']).response).toMatch(/20.*18.*20/);
  });
});
