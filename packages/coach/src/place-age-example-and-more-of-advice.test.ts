import { describe, expect, test } from 'vitest';
import { talkWithCoach } from './testing/talk-with-coach.ts';

const answer = (language: 'en' | 'de', ...turns: readonly string[]): string => talkWithCoach(language, turns).response;

describe('what is asked of any advice', () => {
  test.each([
    [['how do i get better at corners', 'can i do that at home'], /two steps of room/],
    [['how can i run faster', 'does that work in my garden too'], /corridor/],
    [['i get nervous before games', 'can i do that at home?'], /in bed/],
    [['how do i take a good penalty', 'is that good for a 9 year old'], /every age/],
    [['how can i run faster', 'is that ok for u8s'], /as play/],
    [['what should i eat before a match', 'give me an example'], /pasta/],
    [['how can i run faster', 'like what'], /Tuesday/],
    [['i get nervous before games', 'thats too hard'], /one part of it only/],
    [['what is offside', 'thats too complicated'], /each time the whistle goes/],
    [['i get nervous before games', 'what else can i do'], /evening before/],
    [['how do i take a good penalty', 'any other tips?'], /standing foot/],
    [['how do i get better at corners', 'can you say that shorter'], /Same|Aim|For a corner/],
    [['im scared of the ball', 'what if it hits me in the face'], /knock to the head/],
    [['im scared of the ball', 'how do i not be scared of it'], /small steps/],
    [['my mates never pass to me', 'why'], /^(?!.*inside of the foot)/],
  ] as const)('%j', (turns, says) => {
    const { response, safety } = talkWithCoach('en', turns);
    expect(safety).toBeNull();
    expect(response).toMatch(says);
  });

  test.each([
    [['wie werde ich besser bei ecken', 'geht das auch zu hause'], /zwei Schritten Platz/],
    [['wie werde ich besser bei ecken', 'ist das was für 9 jährige'], /in jedem Alter/],
    [['was soll ich vor dem spiel essen', 'gib mir ein beispiel'], /Nudeln/],
    [['ich bin vor spielen nervös', 'das ist mir zu schwer'], /ausatmen|aus/],
    [['ich bin vor spielen nervös', 'was noch'], /Tasche/],
    [['wie werde ich besser bei ecken', 'kannst du das kürzer sagen'], /Ecke|Stelle/],
    [['ich habe angst vor dem ball', 'und wenn er mir ins gesicht fliegt'], /Kopf/],
  ] as const)('%j', (turns, says) => {
    const { response, safety } = talkWithCoach('de', turns);
    expect(safety).toBeNull();
    expect(response).toMatch(says);
  });

  test('what else there is is told once', () => {
    expect(answer('en', 'i get nervous before games', 'what else', 'what else')).not.toMatch(/evening before/);
  });

  test('headers and slides are for no age and no garden', () => {
    expect(answer('en', 'how do i get better at heading', 'is that good for a 9 year old')).not.toMatch(/every age/);
    expect(answer('en', 'how do i do a slide tackle', 'can i do that at home')).not.toMatch(/two steps of room/);
  });

  test('that somebody else hits, and a ball that has hit, are no fear of a ball', () => {
    expect(talkWithCoach('en', ['im scared of the ball', 'what if he hits me in the face']).safety).not.toBeNull();
    expect(talkWithCoach('en', ['i had a good day', 'what if it hits me in the face']).response).not.toMatch(/mostly stings/);
  });
});
