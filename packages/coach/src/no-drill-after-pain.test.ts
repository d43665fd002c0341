import { describe, expect, it } from 'vitest';
import { askCoach } from './coach.ts';
import { saysAdultAgreed } from './safety/pain-over-and-adult-agreed.ts';
import { factsOfPlayer, players } from './testing/players.ts';
import { wordsOf } from './text/recognise-words.ts';

const [player] = players;
const ask = (message: string, turns: readonly string[], isHurt = false) => askCoach({ message, turns, isHurt, facts: factsOfPlayer(player?.id ?? ''), seed: 1 });

describe('a player who told of pain', () => {
  it.each([
    ['give me a plan for today', ['my knee hurts should i still train']],
    ['gib mir einen plan für heute', ['mein knie tut weh soll ich trotzdem trainieren']],
    ['which drill should i do', ['i twisted my ankle', 'ok thanks']],
    ['another one', ['my foot hurts', 'which drill should i do']],
    ['give me a 20 min plan for weak foot', ['my ankle is killing me but i have a match tomorrow']],
  ])('is given no drill: %s', (message, turns) => {
    const answer = ask(message, turns);
    expect(answer.recommendedDrills).toEqual([]);
    expect(answer.nextSession).toBeNull();
    expect(answer.message).toMatch(/hurts/);
  });

  it.each([
    ['give me a plan for today', ['my knee hurts should i still train', 'it is better now']],
    ['my knee is fine again, give me a plan for today', ['my knee hurts should i still train']],
    ['give me a plan for today', ['how do i not get injured']],
  ])('is given drills when it is over: %s', (message, turns) => {
    expect(ask(message, turns).recommendedDrills).not.toEqual([]);
  });
});

describe('a player whose legs are tired', () => {
  it.each(['my legs are so heavy today', 'meine beine sind so müde', 'et si je suis fatigué', 'y si estoy cansado', 'e se eu tiver cansado'])('is not taken for hurt: %s', (message) => {
    expect(ask(message, []).isHurt).toBe(false);
  });

  it.each(['my legs are tired and my knee hurts', 'meine beine sind müde und das knie tut weh', 'je suis fatigué et jai mal au genou'])('is where something hurts beside it: %s', (message) => {
    expect(ask(message, []).isHurt).toBe(true);
  });
});

describe('however long the talk goes on', () => {
  const later = ['whats my streak', 'how many tokens do i need for a pack', 'my coach put me on the bench and im sad', 'can u do my maths homework'];

  it('no drill is given to who told of pain in it', () => {
    expect(ask('give me a drill', ['my knee hurts wen i run', ...later]).recommendedDrills).toEqual([]);
  });

  it('no drill is given where an earlier answer told that something hurts, and its words are not sent any more', () => {
    const facts = factsOfPlayer(player?.id ?? '');
    const answer = askCoach({ message: 'give me a drill', turns: later, isHurt: true, facts, seed: 1 });
    expect(answer).toMatchObject({ recommendedDrills: [], nextSession: null, isHurt: true });
    // It may have been the head, of which no turn is kept: an adult has to have said yes.
    expect(askCoach({ message: 'it is better', turns: later, isHurt: true, facts, seed: 1 })).toMatchObject({ recommendedDrills: [], isHurt: true });
    for (const message of ['they said yes', 'the doctor says yes', 'it is better, they said yes', 'sie haben Ja gesagt', 'der Arzt sagt Ja']) {
      expect(askCoach({ message, turns: later, isHurt: true, facts, seed: 1 })).toMatchObject({ recommendedDrills: ['toe_taps'], isHurt: false });
    }
    expect(askCoach({ message: 'the doctor did not say yes', turns: later, isHurt: true, facts, seed: 1 }).isHurt).not.toBe(false);
  });

  it.each(['doctor said concussion but i feel ok should i train', 'der arzt sagt noch zwei wochen aber mir gehts eig wieder gut', 'my mum says its growing', 'my dad says im lazy', 'am i allowed to play tomorrow', 'what if my mum says yes', 'the doctor says i can play when its healed', 'the doctor said yes but only walking', 'my coach said i can play', 'my mum said it looks bad', 'doc says 2 more weeks but i feel fine', 'meine eltern erlauben es ned'])('what an adult said is no yes where none was said: %s', (message) => {
    expect(saysAdultAgreed(wordsOf(message))).toBe(false);
    expect(ask(message, ['my knee hurts'], true).recommendedDrills).toEqual([]);
  });

  it.each(['the doctor says im allowed to play', 'my parents allowed it', 'it is better, they said yes', 'my dad lets me play again', 'die ärztin sagt ich darf wieder trainieren', 'ich darf wieder spielen', 'el medico dijo que puedo jugar', 'les parents ont dit oui', 'disseram que sim'])('and is one where it was: %s', (message) => {
    expect(saysAdultAgreed(wordsOf(message))).toBe(true);
    expect(ask(message, ['my knee hurts'], true)).toMatchObject({ recommendedDrills: ['toe_taps'], isHurt: false });
  });

  it.each([
    ['my knee hurts', true],
    ['mein knie tut weh', true],
    ['i hit my head and now im dizzy', true],
    ['i feel sick in my chest when i run and cant breathe', true],
    ['give me a drill', false],
    ['how do i not get injured', false],
    ['my ball is flat and the pump is broken can i still train', false],
    ['my finger is broken', true],
    ['i want to kill myself', null],
  ])('an answer says whether something hurts, and nothing of it where somebody needs help: %s', (message, isHurt) => {
    expect(ask(message, []).isHurt).toBe(isHurt);
  });

  it.each(['i feel better now', 'ca va mieux je peux rejouer?', 'but i wanna keep playing', 'mir gehts wieder gut'])('after the head no drill comes before a doctor, however well it feels: %s', (message) => {
    // The words of a crisis are in no turn.
    const answer = askCoach({ message, turns: [], isHurt: true, facts: factsOfPlayer(player?.id ?? ''), seed: 1 });
    expect(answer).toMatchObject({ recommendedDrills: [], isHurt: true });
    expect(answer.message).toMatch(/doctor/);
  });

  it('what is no coaching is answered all the same', () => {
    expect(ask('tell me a joke', ['my knee hurts']).message).not.toMatch(/hurts/);
    expect(ask('can u do my maths homework', ['my knee hurts']).message).toMatch(/pitch|football/i);
  });
});

it.each(['it is better', 'its better now', 'es ist wieder gut'])('the phrase that is asked for is understood as that, whatever was said before: %s', (message) => {
  expect(ask(message, ['tell me a joke'])).toMatchObject({ message: expect.stringMatching(/adult/) as string, recommendedDrills: ['toe_taps'] });
});

it('a question after a joke is no wish for another one', () => {
  expect(ask('can i shoot now', ['tell me a joke']).decidedBy).not.toEqual({ intent: 'joke' });
  expect(ask('another one', ['tell me a joke']).decidedBy).toEqual({ intent: 'joke' });
});

it('who is hurt hears an own record all the same, and no drill', () => {
  const { message, recommendedDrills } = askCoach({ message: 'what is my best in cone weaving', turns: ['my knee hurts'], facts: factsOfPlayer('comeback'), seed: 1 });
  expect(message).toMatch(/\b7\b/);
  expect(message).not.toMatch(/hurts/);
  expect(recommendedDrills).toEqual([]);
});

it.each(['it is better', 'it is better now', 'es ist wieder gut'])('who says that it is over is heard, and begins gently: %s', (message) => {
  expect(ask(message, ['my knee hurts'])).toMatchObject({ message: expect.stringMatching(/adult/) as string, recommendedDrills: ['toe_taps'] });
});

it.each([
  'who is better messi or ronaldo',
  'is it ok if i do toe taps',
  'which foot is better for shooting',
  'my friend is good, give me a drill',
  'im good at dribbling so give me a drill',
  'no pain no gain right, which drill',
  'give me a drill for when it is better',
  'i hope it is better tomorrow, what should i train',
  'my left foot is better than my right, which drill',
])('nobody is taken for well again who did not say so: %s', (message) => {
  const answer = ask(message, ['my ankle hurts can i still practise']);
  expect(answer.recommendedDrills).toEqual([]);
  expect(answer.nextSession).toBeNull();
  expect(answer.message).not.toMatch(/glad|Good to hear/);
});

it.each(['its way better now', 'my ankle is fine again', 'it doesnt hurt any more', 'no more pain', 'better now', 'its ok now, which drill can i do', 'my foot is good now'])(
  'who says in other words that it is over gets a gentle drill: %s',
  (message) => {
    expect(ask(message, ['my ankle hurts']).recommendedDrills).not.toEqual([]);
  },
);

it.each(['my coach shouted at me and now i dont want to play any more', 'the trainer yelled at us after the game', 'my coach screamed at me', 'my coach shouts at me when i miss', 'mein trainer hat mich angeschrien'])(
  'a player who was shouted at is sent to a grown-up, and to no drill: %s',
  (message) => {
    const answer = ask(message, []);
    expect(answer.message).toMatch(/another (grown-up|adult)/);
    expect(answer.recommendedDrills).toEqual([]);
  },
);

describe('who asks on after telling of pain', () => {
  it.each([
    ['can i still play', ['my knee hurts']],
    ['can i stil plai tomoro', ['my knee hurts', 'what should i eat']],
    ['kann ich trotzdem spielen', ['mein knie tut weh']],
    ['kan ich troztdem spiln', ['mein knie tut weh', 'danke']],
    ['how long do i have to rest', ['my foot hurts']],
    ['wie lange muss ich pause machen', ['mein fuß tut weh']],
    ['can i train with my other foot', ['my foot hurts']],
    ['am i allowed to train tomorrow', ['my foot hurts']],
    ['but ive got trials on saturday', ['my knee hurts', 'just when i kick']],
  ])('hears who decides, and no drill: %s', (message, turns) => {
    const answer = ask(message, turns);
    expect(answer.recommendedDrills).toEqual([]);
    expect(answer.message).toMatch(/adult says|adult decides|adult or a doctor|no longer hurts|Until it is well|Rest is the work|[Nn]o drill/);
  });

  it('says why, where only a misspelled word sounds like pain', () => {
    expect(ask('my shoelase is brocken', []).message).toMatch(/took your words|misread/);
    expect(ask('my knee hurts', []).message).not.toMatch(/took your words|misread/);
  });
});

describe('what asks for no practice', () => {
  const refused = /hurts|wehtut|no drill|keine Übung|\brest\b|ausruh|an adult|einem Erwachsenen/i;
  it.each([
    'how long was she on here this week',
    "what's my best in juggling?",
    'how many tokens do i need for a pack',
    'do i still have my streak',
    'what does offside mean',
    'how long is a match',
    'who runs this app',
    'tell me a joke',
    'was hat mein kind diese woche gemacht',
    'wie lange dauert ein spiel',
    'was ist mein rekord im jonglieren',
  ])('is answered as ever, without a drill: %s', (message) => {
    for (const turns of [['my knee hurts'], []]) {
      const answer = ask(message, turns, true);
      expect(answer.message).not.toMatch(refused);
      expect(answer).toMatchObject({ recommendedDrills: [], nextSession: null, isHurt: true });
    }
  });

  it.each(['how do I contact the club', 'can i play with glasses'])('tells of no pain: %s', (message) => {
    expect(ask(message, []).isHurt).toBe(false);
  });
});

describe('who asks for practice though something hurts', () => {
  const asks = ['give me a drill', 'which drill is good for my weak foot', 'plan for today', 'can i still play tomorrow', 'how long should i rest', 'when can i play again', 'gib mir eine übung', 'wie lange muss ich pause machen'];
  it.each(asks)('rests: %s', (message) => {
    for (const turns of [['my knee hurts'], []]) expect(ask(message, turns, true)).toMatchObject({ recommendedDrills: [], nextSession: null, isHurt: true, message: expect.stringMatching(/hurts|adult|rest|wehtut|Pause|Erwachsene/i) as string });
  });

  it.each([
    ['give me a drill', 'my knee hurts', /your knee hurts/],
    ['which drill should i do', 'i twisted my ankle', /your ankle hurts/],
    ['gib mir eine übung', 'mein knie tut weh', /dir das Knie wehtut|your knee hurts/],
  ])('hears why, by what was told: %s', (message, told, why) => {
    expect(ask(message, [told], true).message).toMatch(why);
  });

  it('hears of the head, the chest and the breath only where these were told', () => {
    const facts = factsOfPlayer(player?.id ?? '');
    const asked = { message: 'give me a drill', turns: [], isHurt: true, facts, seed: 1 };
    expect(askCoach(asked).message).not.toMatch(/head|chest|breath/);
    expect(askCoach({ ...asked, safetyBefore: 'body' }).message).toMatch(/head/);
  });

  it.each([
    ['it is better, they said yes', ['my knee hurts']],
    ['it is better, they said yes', ['mein knie tut weh']],
    ['it is better, they said yes', []],
    ['es ist wieder gut, sie haben Ja gesagt', ['mein knie tut weh']],
    ['es ist wieder gut, sie haben Ja gesagt', ['my knee hurts']],
    ['es ist wieder gut, sie haben Ja gesagt', []],
    ['es ist wieder gut und sie haben ja gesagt', []],
    ['it is better and they said yes', ['i have a fever']],
  ])('ends it with the sentence that the refusal names: %s', (message, turns) => {
    expect(ask(message, turns, true)).toMatchObject({ recommendedDrills: ['toe_taps'], isHurt: false });
    expect(ask('give me a drill', [...turns, message])).toMatchObject({ isHurt: false });
    expect(ask('give me a drill', [...turns, message]).recommendedDrills).not.toEqual([]);
  });

  it.each(['it is better, they said no', 'es ist wieder gut, sie haben nicht ja gesagt', 'it is better, they said yes but next week'])('and by nothing that only begins so: %s', (message) => {
    expect(ask(message, [], true)).toMatchObject({ recommendedDrills: [], isHurt: true });
  });
});
