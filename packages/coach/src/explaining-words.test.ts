import { drillCatalogue, type Language } from '@touchline/domain';
import { count } from '@touchline/domain/testing';
import { coachGlossary, type CoachWord } from '@touchline/messages/coach-glossary';
import { drillInstructions } from '@touchline/messages/drill-instructions';
import { drillNames } from '@touchline/messages/drill-names';
import { speaking } from '@touchline/messages/language';
import { describe, expect, it } from 'vitest';
import { askBehind, talkWithCoach } from './testing/talk-with-coach.ts';

const meaning = (language: Language, word: CoachWord): string => speaking(language, () => coachGlossary[word].means);

describe('a word that is asked for is explained', () => {
  it.each<[CoachWord, Language, ...string[]]>([
    ['lockedAnkle', 'en', 'how do i shoot harder', 'wots a locked ankel'],
    ['lockedAnkle', 'en', 'how do i shoot harder', 'what does locked ankle mean'],
    ['lockedAnkle', 'en', 'what do you mean by a locked ankle?'],
    ['lockedAnkle', 'de', 'wie schieße ich härter', 'was heißt fußgelenk fest'],
    ['lockedAnkle', 'de', 'was ist denn ein festes fussgelenk'],
    ['laces', 'en', 'whats the laces'],
    ['laces', 'en', 'ok and what are laces'],
    ['laces', 'de', 'wie schieße ich härter', 'was ist der spann?'],
    ['laces', 'de', 'was ist denn der span'],
    ['handsBehindBall', 'en', 'im a goalie and i keep dropping the ball when a high cross comes in', 'what do you mean both hands behind it? like where do my thumbs go'],
    ['compact', 'en', 'how do we beat a team thats faster than us', 'what does compact mean'],
    ['compact', 'en', 'wat does compackt mean'],
    ['compact', 'de', 'was heißt kompakt'],
    ['compact', 'de', 'was bedeutet kompackt stehen'],
    ['goalSide', 'en', 'how do i mark a striker', 'whats goal side'],
    ['goalSide', 'en', 'what is goalside'],
    ['goalSide', 'de', 'was heißt torseitig'],
    ['level', 'de', 'was ist eigentlich abseits? ich versteh das nicht', 'hä was heißt auf gleicher höhe'],
    ['level', 'de', 'was ist abseits', 'was bedeutet auf gleicher hoehe'],
    ['level', 'en', 'can you explain offside', 'what does level with mean'],
    ['shoulderCheck', 'en', 'what is scanning'],
    ['shoulderCheck', 'en', 'whats scaning'],
    ['shoulderCheck', 'en', 'explain scanning pls'],
    ['shoulderCheck', 'de', 'was ist ein schulterblick'],
    ['shoulderCheck', 'de', 'was ist schulter blick'],
    ['press', 'en', 'what does press mean'],
    ['press', 'de', 'was ist pressing'],
    ['jockey', 'en', 'what does jockey mean in football'],
    ['weightOfPass', 'en', 'what is weight of pass'],
    ['rondo', 'en', 'whats a rondo'],
    ['rondo', 'de', 'was ist ein rondo'],
    ['halfSpace', 'en', 'what is a half space'],
    ['overload', 'de', 'was heißt überzahl'],
    ['overload', 'de', 'was heisst ueberzahl'],
    ['getFree', 'de', 'wie bekomme ich mehr bälle', 'was heißt freilaufen'],
    ['coolDown', 'en', 'what is a cool down'],
    ['rep', 'en', 'what are reps'],
    ['academy', 'de', 'was ist ein nlz'],
    ['standingFoot', 'en', 'what is my standing foot', 'whats the standing foot'],
    ['standingFoot', 'de', 'was ist das standbein'],
    ['feint', 'de', 'was ist eine finte'],
    ['counterPress', 'en', 'what is gegenpressing'],
    ['curl', 'de', 'was heißt effet'],
  ])('%s (%s): %s %s', (word, language, ...turns) => {
    expect(talkWithCoach(language, turns).response).toContain(meaning(language, word));
  });

  it('whoever asks twice is told twice', () => {
    expect(talkWithCoach('en', ['whats goal side', 'what does goal side mean']).response).toContain(meaning('en', 'goalSide'));
  });

  it('an unknown word gets no meaning of another one', () => {
    const { response } = askBehind('en', 'what does flibberty mean', ['how do i shoot harder']);
    expect(Object.values(coachGlossary).some(({ means }) => response.includes(means))).toBe(false);
  });

  it.each<[Language, string]>([['en', 'what does flibber mean'], ['en', 'what does grobnik mean'], ['de', 'was heißt blubbern'], ['de', 'was bedeutet krumpeln']])('a word that nobody here knows is said to be unknown (%s): %s', (language, message) => {
    expect(askBehind(language, message).response).toMatch(/cannot explain|do not know well enough|nicht sicher erklären|weiß ich nicht gut genug/);
  });

  it.each(['what does the silver rim mean', 'what does a low flag mean', 'what does attitude even mean'])('what topics know stays theirs: %s', (message) => {
    expect(askBehind('en', message).response).not.toMatch(/cannot explain|do not know well enough/);
  });

  it('explains at least 150 words in both languages', () => {
    const wordsIn = (language: Language): number => speaking(language, () => Object.keys(coachGlossary).length);
    expect(wordsIn('en')).toBeGreaterThanOrEqual(150);
    expect(wordsIn('de')).toBe(wordsIn('en'));
  });
});

/** The second letter left out and the last two swapped, as fingers do. */
const mistyped = (name: string): string => {
  const [first = '', ...rest] = name.toLowerCase().split(' ');
  return [first.length > 4 ? `${first.slice(0, 2)}${first.slice(3)}` : first, ...rest].join(' ');
};

describe('a drill that is asked for by its name is told by its steps', () => {
  const drills = (language: Language) => speaking(language, () => drillCatalogue.map(({ id }, at) => ({ at, name: drillNames[id], step: drillInstructions[id].instructions[0] ?? '' })));
  const someWays = (ways: readonly string[], at: number) => [...ways, ...ways].slice(at % ways.length).slice(0, count('waysToAskForDrill'));
  it.each(drills('en'))('$name', ({ at, name, step }) => {
    expect(someWays(['What are X?', 'what is X', 'how do i do X', 'hows X work', 'can you explain X pls'], at).filter((form) => !askBehind('en', form.replace('X', name)).response.includes(step))).toEqual([]);
  });
  it.each(drills('de'))('$name', ({ at, name, step }) => {
    expect(someWays(['was ist X', 'was sind X?', 'wie geht X', 'erklär mir X bitte', 'wie mach ich X'], at).filter((form) => !askBehind('de', form.replace('X', name), ['was soll ich heute üben']).response.includes(step))).toEqual([]);
  });
  it.each(drills('en').filter(({ name }) => name.length > 7))('mistyped, $name', ({ name, step }) => {
    expect(askBehind('en', `how do i do ${mistyped(name)}`).response).toContain(step);
  });
  it.each(drills('de').filter(({ name }) => name.length > 7))('vertippt, $name', ({ name, step }) => {
    expect(askBehind('de', `wie geht ${mistyped(name)}`, ['was soll ich heute üben']).response).toContain(step);
  });

  it.each<[Language, string, ...string[]]>([
    ['en', 'Tap the top of it', "Grandpa here. These toe taps are gonna be the death of me, ha. Can you explain how to do them properly so I can keep up with the kid?", 'No no, toe taps. The drill where you tap the top of the ball with one foot then the other.'],
    ['en', 'Tap it across', 'what should i do today', 'Got it. And what are Bell Touches?'],
    ['en', 'Tap it across', 'what are bel touchs'],
    ['en', 'Tap the top of it', 'how do toe tapps work'],
    ['de', 'Tipp', 'wie kann ich besser dribbeln', 'nein nein, sohlentipper'],
  ])('%s %s: %s', (language, part, ...turns) => {
    expect(talkWithCoach(language, turns).response).toContain(part);
  });
});
