import { describe, expect, it } from 'vitest';
import { replyTo } from './index.ts';
import { understand } from './intents/understand.ts';
import { examplePlayerFacts } from './testing/example-player-facts.ts';

const answerTo = (message: string) => replyTo({ message, chatHistory: [], hurt: false, safetyBefore: null }, examplePlayerFacts, 'player');

describe('words of football', () => {
  it.each([
    ['what does VAR mean', 'screens'],
    ['whats a nutmeg', 'between the legs'],
    ['what is a hat trick', 'three goals'],
    ['whats a clean sheet', 'no goal'],
    ['what is a libero', 'behind the other defenders'],
    ['how long is extra time', 'two halves of 15 minutes'],
    ['what is a panenka', 'middle of the goal'],
    ['explain through ball', 'behind the defence'],
    ['what does parking the bus mean', 'own goal'],
    ['what is an assist', 'last pass'],
    ['what do you call a clean sheet', 'no goal'],
    ['when is it a penalty', 'own penalty area'],
    ['was ist ein libero', 'hinter den anderen'],
    ['was ist ein hattrick', 'drei Tore'],
    ['was heißt var', 'Bildschirmen'],
    ['was ist ein tunnel beim fußball', 'durch die Beine'],
    ['wann ist es ein elfmeter', 'eigenen Strafraum'],
    ['wie lange dauert die verlängerung', 'zweimal 15 Minuten'],
    ['was bedeutet relegation', 'Liga'],
  ])('%s', (text, part) => {
    expect(understand(text).act?.kind).toBe('football');
    expect(answerTo(text).response).toContain(part);
  });

  it.each(['how do i do a nutmeg', 'what is my best hat trick drill', 'wie mach ich einen tunnel', 'i scored a hat trick', 'what is offside', 'i gave away a penalty', 'how do i take a penalty', 'what is the best drill for crosses', 'was ist pressing'])('%s is no such question', (text) => {
    expect(understand(text).act?.kind).not.toBe('football');
  });
});

describe('who won a tournament', () => {
  it.each([
    ['who won the euros in 2021', 'Italy'],
    ['wer hat die em 2016 gewonnen', 'Portugal'],
    ['wer war weltmeister 1954', 'Deutschland'],
    ['who were world champions in 1966', 'England'],
    ['who won the womens world cup 2019', 'USA'],
    ['wer hat die frauen wm 2023 gewonnen', 'Spanien'],
    ['who won the last world cup', '2022'],
    ['wer ist rekordweltmeister', 'Brasilien'],
    ['which country has won the most world cups', 'Brazil'],
    ['wie oft war deutschland weltmeister', '4'],
    ['how many world cups has argentina won', '3'],
    ['who won the world cup in 2013', '2014'],
  ])('%s', (text, part) => {
    expect(answerTo(text).response).toContain(part);
    expect(answerTo(text).kind).toBe('advice');
  });

  it.each(['who won the champions league last year', 'who is the top scorer ever', 'wer hat die meisten tore geschossen aller zeiten', 'how old was ronaldo when he started', 'how much does mbappe earn', 'whats the world record for keepy ups', 'wie groß ist messi', 'who won the ballon dor', 'when is the next world cup', 'how many goals has ronaldo scored', 'wie alt ist musiala'])('%s is not made up', (text) => {
    expect(understand(text).topic?.topic).toBe('footballTrivia');
  });

  it.each(['we won the cup', 'wir haben die meisterschaft gewonnen', 'i scored the most goals', 'how do i score like ronaldo', 'my team won the euros in our school'])('%s is told of oneself', (text) => {
    expect(understand(text).topic?.topic).not.toBe('footballTrivia');
    expect(understand(text).act?.kind).not.toBe('football');
  });
});

describe('keepers, the last hour, no space, and what other games have', () => {
  it.each([
    ['my goal kicks dont go far', 'keeperKicks'],
    ['wie mach ich einen abschlag weiter', 'keeperKicks'],
    ['drill for 2 goalkeepers', 'keeperPair'],
    ['wir sind zwei torhüter was können wir üben', 'keeperPair'],
    ['drills for keeper and shooter', 'keeperPair'],
    ['ich bin torwart und hab angst vor harten schüssen', 'keeperHardShots'],
    ['im a goalie and scared of hard shots', 'keeperHardShots'],
    ['its raining and i have no space inside', 'noSpaceAtAll'],
    ['no space inside and its raining', 'noSpaceAtAll'],
    ['regen und drinnen kein platz', 'noSpaceAtAll'],
    ['my game starts in 20 minutes', 'beforeMatch'],
    ['we play in an hour any tips', 'beforeMatch'],
    ['i have a match in one hour what do i do', 'beforeMatch'],
    ['in einer stunde ist spiel was soll ich machen', 'beforeMatch'],
    ['gleich ist anpfiff irgendwelche tipps', 'beforeMatch'],
    ['what do i do at half time', 'halfTimeDo'],
    ['was mach ich in der halbzeitpause', 'halfTimeDo'],
    ['whats the streak for', 'streakFor'],
    ['was bringt mir die serie', 'streakFor'],
    ['do i get something for my streak', 'streakFor'],
    ['wozu ist die serie gut', 'streakFor'],
    ['how do i get the diamond badge', 'otherRewards'],
    ['how do i unlock new skins', 'otherRewards'],
    ['can i get a trophy', 'otherRewards'],
    ['wie krieg ich einen pokal hier', 'otherRewards'],
    ['i gave away a penalty', 'madeMistake'],
    ['ich hab einen elfmeter verursacht', 'madeMistake'],
    ['the video thing is stuck', 'videoFails'],
    ['die analyse hängt', 'videoFails'],
    ['das video lädt nicht hoch', 'videoFails'],
    ['does it work on my mums phone', 'newDevice'],
    ['kann ich das auch auf dem handy von mama benutzen', 'newDevice'],
    ['i dont have friends in my new team', 'newTeam'],
  ])('%s', (text, topic) => {
    expect(understand(text).topic?.topic).toBe(topic);
  });
});

it('says to who plays within the hour what helps now, and nothing of the day before', () => {
  expect(answerTo('i have a match in one hour what do i do').response).not.toContain('day before');
  expect(answerTo('my game is in half an hour').response).toMatch(/warm up|Twenty minutes/);
});
