import { describe, expect, it } from 'vitest';
import { drillOf, type Language } from '@touchline/domain';
import { askCoach } from './coach.ts';
import { understand } from './intents/understand.ts';
import { verdictOf } from './safety/verdict-in-talk.ts';
import { examplePlayerFacts } from './testing/example-player-facts.ts';
import { talkWithCoach } from './testing/talk-with-coach.ts';

const answerTo = (message: string) => askCoach({ message, turns: [], facts: examplePlayerFacts, seed: 1 });

describe('what happens at home with the ball', () => {
  it.each([
    ['my little bro keeps taking my ball', 'ballWanted'],
    ['my brother always wants the ball', 'ballWanted'],
    ['my sister hides my ball', 'ballWanted'],
    ['mein bruder nimmt mir immer den ball weg', 'ballWanted'],
    ['meine schwester will auch immer mit meinem ball spielen', 'ballWanted'],
    ['mi hermano no me deja el balon', 'ballWanted'],
    ['my teacher took my ball away', 'ballTakenAway'],
    ['mum confiscated my ball', 'ballTakenAway'],
    ['someone stole my ball at school', 'ballTakenAway'],
    ['die lehrerin hat mir den ball weggenommen', 'ballTakenAway'],
    ['mein ball wurde geklaut', 'ballTakenAway'],
    ['my cat keeps chasing the ball', 'petAndBall'],
    ['my dog bit my ball its broken', 'petAndBall'],
    ['der hund hat meinen ball kaputt gebissen', 'petAndBall'],
    ['dad says im not allowed to kick balls in the garden', 'noShotsAtHome'],
    ["my dad won't let me kick in the house", 'noShotsAtHome'],
    ['papa erlaubt nicht dass ich im garten schieße', 'noShotsAtHome'],
    ['mum says its too loud when i play', 'quiet'],
    ['mama sagt ich soll leiser sein', 'quiet'],
    ['our neighbour shouts at us when the ball goes over', 'neighbourCross'],
    ['neighbour is angry because of the noise', 'quiet'],
    ['die nachbarn meckern wenn ich gegen die wand schieße', 'quiet'],
    ['die nachbarin ist sauer weil der ball rübergeflogen ist', 'neighbourCross'],
    ['mom wants me to stop playing and do chores', 'choresFirst'],
    ['ich muss erst mein zimmer aufräumen sagt mama', 'choresFirst'],
  ])('%s', (text, topic) => {
    expect(understand(text).topic?.topic).toBe(topic);
    expect(answerTo(text).kind).toBe('advice');
  });

  it.each(['my dog bit me', 'mein hund hat mich gebissen', 'my neighbour touches me when the ball goes over', 'mein bruder schlägt mich', 'my dad won’t let me eat in the house', 'my dad wont let me out of the house'])('is not made of %s', (text) => {
    expect(['ballWanted', 'ballTakenAway', 'petAndBall', 'noShotsAtHome', 'neighbourCross', 'choresFirst', 'quiet']).not.toContain(understand(text).topic?.topic);
  });

  it.each(['my dog bit me', 'my brother hits me when i take the ball', 'my neighbour touches me when the ball goes over', 'my dad wont let me eat in the house', 'my dad wont let me out of the house'])('leaves %s to safety as it was', (text) => {
    expect(verdictOf(text, { turns: [], isHurt: false }).action).not.toBe(text === 'my dog bit me' ? 'refuse' : 'allow');
  });
});

describe('what is asked for a room', () => {
  it.each<[Language, ...string[]]>([
    ['de', 'zeig mir einen trick fürs zimmer'],
    ['de', 'zeig mir einen trick für mein zimmer'],
    ['de', 'übung für die wohnung'],
    ['de', 'was kann ich im flur üben'],
    ['de', 'passübung fürs wohnzimmer'],
    ['en', 'show me a trick for my room'],
    ['en', 'a drill for the living room'],
    ['en', 'passing drill for my bedroom'],
    ['en', 'i want to get better at dribbling in my room'],
    ['en', 'a skill move i can do in my flat'],
    ['en', 'what can i do in the hallway'],
    ['en', 'show me a trick for my room', 'another trick'],
    ['en', 'make me a plan i can do in my room'],
  ])('fits one: %s: %s', (language, ...turns) => {
    const ids = askCoach({ message: turns.at(-1) ?? '', turns: turns.slice(0, -1), facts: examplePlayerFacts, seed: 1 }).recommendedDrills;
    expect(ids).not.toEqual([]);
    expect(ids.map((id) => drillOf(id)).filter(({ space, equipment }) => space.width > 3 || space.length > 3 || equipment.wall || equipment.cones > 0)).toEqual([]);
    expect(talkWithCoach(language, turns).response).not.toMatch(/Inside Hook|Haken innen|Wall Pass|Direktpass|Stop and Go/);
  });

  it('says that a kind needs more room', () => {
    expect(talkWithCoach('en', ['show me a trick for my room']).response).toMatch(/too small|more room/);
    expect(talkWithCoach('de', ['zeig mir einen trick fürs zimmer']).response).toContain('mehr Platz');
  });

  it.each<[Language, string]>([
    ['en', 'show me a trick'],
    ['en', 'how do i do the drag back in my room'],
    ['en', 'how do i get more room on the pitch'],
    ['en', 'drill for the garden'],
    ['de', 'zeig mir einen trick'],
  ])('is not asked by: %s: %s', (language, message) => expect(talkWithCoach(language, [message]).response).not.toMatch(/too small|more room than|mehr Platz|neighbours|Nachbarn/));
});
