import { coachIntentLines, coachMoodLines } from '@touchline/messages/coach-lines';
import { speaking } from '@touchline/messages/language';
import { describe, expect, it } from 'vitest';
import { askCoach } from '../coach.ts';
import { readMood } from '../mood/read-mood.ts';
import { readData } from '../testing/players.ts';
import { examplePlayerFacts } from '../testing/example-player-facts.ts';

const answerTo = (message: string, language: 'en' | 'de' = 'en', seed = 1) => speaking(language, () => askCoach({ message, turns: [], facts: examplePlayerFacts, seed }));
const waysOf = (lines: Readonly<Record<string, readonly string[]>>): readonly string[] => Object.values(lines).flat();
const isOneOf = (message: string, ways: readonly string[]): boolean => ways.some((way) => message.includes(way));
const inGerman = <Found>(find: () => Found): Found => speaking('de', find);

describe('what weighs on a player', () => {
  it.each([
    ['en', 'they changed the training days and now none of my friends are there', waysOf(coachMoodLines.sad)],
    ['en', 'my dad never comes to my games anymore', coachMoodLines.sadFirst],
    ['en', 'the other team kept kicking us and the ref did nothing, i am so angry', coachMoodLines.angryFirst],
    ['de', 'mein bester freund spielt jetzt bei einem anderen verein', inGerman(() => waysOf(coachMoodLines.sad))],
    ['de', 'die anderen haben geschummelt und der schiri hats nicht gesehen, so unfair!!!', inGerman(() => coachMoodLines.angryFirst)],
  ] as const)('is named first, and no drill is pushed (%s): %s', (language, message, ways) => {
    const { message: said, recommendedDrills, nextSession, motivationLevel } = answerTo(message, language);
    expect(ways.some((way) => said.startsWith(way))).toBe(true);
    expect({ recommendedDrills, nextSession, motivationLevel }).toEqual({ recommendedDrills: [], nextSession: null, motivationLevel: 'low' });
  });

  it('is named in no words that its topic says too', () => {
    expect(answerTo('my best mate has moved away and left the team, im so sad').message).not.toMatch(/sorry.*sorry/);
  });

  it('keeps away no drill that is asked for', () => {
    expect(answerTo('im so rubbish at everything, give me a drill').recommendedDrills).not.toEqual([]);
  });
});

describe('what is told behind good news', () => {
  it('is congratulated no more where it weighs', () => {
    const { message } = askCoach({ message: 'i didnt get on the pitch tho', turns: ['we won the cup!!!'], facts: examplePlayerFacts, seed: 1 });
    expect(message).not.toMatch(/congrat|great|brilliant|wonderful/i);
  });

  it('is joy itself where a goal is told with its day', () => {
    expect(isOneOf(answerTo('ICH HAB HEUT DAS 3:2 GEMACHT IN DER LETZTEN MINUTE!!!!!!', 'de').message, inGerman(() => waysOf(coachMoodLines.joy)))).toBe(true);
  });
});

describe('what is told and surely known', () => {
  it('is no joy where a rule is asked about', () => {
    expect(answerTo('Regelfrage: einwurf direkt ins tor zählt das', 'de').message).toMatch(/^Einwurf|^Nein/);
  });

  it('is answered where something in the app does not work', () => {
    expect(answerTo('it didnt save my time. i finished the cone one and it just went back to the home screen').message).toMatch(/timer|saved?/);
  });

  it.each(['the other team kept pushing me in the box', 'they pushed me in every corner'])('is never shared as joy without a word of it: %s', (message) => {
    expect(isOneOf(answerTo(message).message, waysOf(coachMoodLines.joy))).toBe(false);
  });
});

describe('what is wrong with a thing, a place or the app', () => {
  it.each([
    ['en', 'my keeper gloves stink so bad mum put them in the shed', /[Rr]inse|air|dry/],
    ['de', 'meine schnürsenkel gehn immer auf mitten im spiel nervt', /Doppelknoten|Enden|binde/i],
    ['de', 'es regnet wie aus eimern und mama lässt mich nich raus hab nur den flur und son weichen ball', /[Dd]rinnen/],
  ] as const)('is answered, however it is felt (%s): %s', (language, message, says) => {
    expect(answerTo(message, language).message).toMatch(says);
  });
});

describe('good news', () => {
  it.each(['I SCORED MY FIRST GOAL TODAY!!! so happy', 'we won the cup final today!!! best day ever', 'i made the county squad!!!!', 'i finally did 50 kickups today!!!'])('are shared, without a plan and a drill: %s', (message) => {
    const { message: said, recommendedDrills, emotionalState } = answerTo(message);
    expect(isOneOf(said, waysOf(coachMoodLines.joy))).toBe(true);
    expect(said.match(/\?/g) ?? []).toHaveLength(1);
    expect({ recommendedDrills, emotionalState }).toEqual({ recommendedDrills: [], emotionalState: 'excited' });
  });
});

describe('an adult', () => {
  it('is told how a thing is done without a word in front, and a drill that fits', () => {
    const { message, recommendedDrills } = answerTo('My son is 9, how can he shoot harder?');
    expect(isOneOf(message, coachMoodLines.adult.advice)).toBe(false);
    expect(recommendedDrills).not.toEqual([]);
    expect(message).not.toMatch(/the child/i);
    expect(isOneOf(message, coachIntentLines.shared.next.map((way) => way.slice(0, way.indexOf('{'))))).toBe(false);
  });

  it('is told each time that “du” is to be passed on', () => {
    const first = 'Mein Sohn ist 9, wie kann er fester schießen?';
    const leads = inGerman(() => coachMoodLines.adult.advice);
    const { message } = answerTo(first, 'de');
    expect(isOneOf(message, leads)).toBe(true);
    const then = speaking('de', () => askCoach({ message: 'Und was kann mein Sohn machen, damit er beim Dribbeln den Ball nicht verliert?', turns: [first], saidBefore: [message], facts: examplePlayerFacts, seed: 1 }));
    expect(isOneOf(then.message, leads)).toBe(true);
  });

  it.each(['what can my grandson do against a wall?', 'my daughter keeps losing the ball, what could she practise?'])('gets a drill that fits and is told nothing of “the child”: %s', (message) => {
    expect(isOneOf(answerTo(message).message, coachMoodLines.adult.drill.map((way) => (way.split('{drill}')[1] ?? '').split('{')[0] ?? ''))).toBe(true);
    expect(answerTo(message).message).not.toMatch(/the child/i);
  });

  it('is told as ever what is written for parents', () => {
    expect(answerTo('How much should my son practise each day?').message).toMatch(/minutes up to eight years|up to eight years/);
  });
});

describe('of all messages that the sets hold', () => {
  const messages = readData('moods.json') as readonly { readonly lang: 'en' | 'de'; readonly say: string; readonly speaker: string }[];

  it.each(messages.filter(({ lang, say, speaker }) => speaker === 'player' && ['sad', 'ashamed', 'hard'].includes(readMood(say, lang).mood) && readMood(say, lang).tells))('none that is told in sorrow or shame gets a drill: $say', ({ lang, say }) => {
    for (const seed of [0, 1, 2, 3]) {
      const { recommendedDrills, nextSession } = answerTo(say, lang, seed);
      expect({ recommendedDrills, nextSession }).toEqual({ recommendedDrills: [], nextSession: null });
    }
  });
});
