import { describe, expect, it } from 'vitest';
import { askCoach } from './coach.ts';
import { understand } from './intents/understand.ts';
import { verdictOf } from './safety/verdict-in-talk.ts';
import { examplePlayerFacts } from './testing/example-player-facts.ts';

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
