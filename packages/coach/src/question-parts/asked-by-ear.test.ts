import { describe, expect, it } from 'vitest';
import { talkWithCoach } from '../testing/talk-with-coach.ts';

describe('what is asked and told by ear', () => {
  it.each([
    ['en', ['wot shud i do today', 'becos wot'], /why I named it|because|so I would/],
    ['de', ['was soll ich heute üben', 'weil was'], /Grund|deshalb/],
    ['en', ['i dont hav a wall', 'wots a kerb'], /stone edge/],
    ['de', ['was ist ein bordstein'], /Steinkante/],
    ['en', ['im tierd'], /you do not have to.*2 days in a row are safe/],
    ['de', ['bin müde'], /du musst nicht.*2 Tage/],
    ['en', ['we got a mach tomoro and im scard', 'ok fanks'], /welcome|Have fun|Gladly/],
    ['en', ['why does my shot go too high', 'what do you mean'], /body leans back/],
  ] as const)('is answered as it is meant: %s %s', (language, turns, said) => {
    expect(talkWithCoach(language, [...turns]).response).toMatch(said);
  });

  it.each([
    ['en', 'wots 7 times 8'],
    ['en', 'my sister popt my balloon'],
    ['en', 'my friend gribbled my bike'],
    ['de', 'meine schwester hat mein bild zerrissen'],
  ] as const)('is never found nice where nobody knows what it is: %s: %s', (language, message) => {
    expect(talkWithCoach(language, [message]).response).not.toMatch(/nice|I like that|schön|Schön/);
  });
});
