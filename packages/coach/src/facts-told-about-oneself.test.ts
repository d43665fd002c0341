import { describe, expect, it } from 'vitest';
import { askCoach } from './coach.ts';
import { understand } from './intents/understand.ts';
import { examplePlayerFacts } from './testing/example-player-facts.ts';

const understoodAs = (talk: string) => {
  const turns = talk.split(' >> ');
  return understand(turns.at(-1) ?? '', turns.slice(0, -1));
};
const answerTo = (talk: string) => {
  const turns = talk.split(' >> ');
  return askCoach({ message: turns.at(-1) ?? '', turns: turns.slice(0, -1), facts: examplePlayerFacts, seed: 1 });
};

describe('what somebody tells of themselves', () => {
  it.each([
    ['my name is tom', 'toldName'],
    ['ich bin die leonie', 'toldName'],
    ['ich heiße max', 'toldName'],
    ['can you call me bro', 'toldName'],
    ['im 9', 'toldAge'],
    ['i am ten years old', 'toldAge'],
    ['ich bin 11 jahre alt', 'toldAge'],
    ['i play for fc dragons', 'toldClub'],
    ['ich spiele beim tsv hausen', 'toldClub'],
    ['i got a new ball', 'newGear'],
    ['i got new boots for my birthday', 'newGear'],
    ['ich hab neue fußballschuhe bekommen', 'newGear'],
    ['my mum is sick', 'familyIll'],
    ['mein papa ist krank', 'familyIll'],
    ['what did i ask you before', 'rememberTalk'],
    ['do you remember what i told you yesterday', 'rememberTalk'],
    ['weißt du noch was ich gestern gefragt hab', 'rememberTalk'],
    ['how do i stop being offside', 'stayOnside'],
    ['ich steh immer im abseits', 'stayOnside'],
    ['how do i get out of pressure', 'losesBall'],
    ['what foot should i pass with', 'partsOfFoot'],
    ['mit welchem teil vom fuß soll ich passen', 'partsOfFoot'],
    ['wie bekomme ich mehr xp', 'sessionXp'],
    ['wo sehe ich meine videos', 'whereVideos'],
    ['where are my old videos', 'whereVideos'],
    ['ich bin torwart und stürmer was soll ich üben', 'goalkeeper'],
  ])('%s', (talk, topic) => {
    expect(understoodAs(talk).topic?.topic).toBe(topic);
    expect(answerTo(talk).kind).toBe('advice');
  });

  it('takes nobody for hurt or ill because somebody at home is', () => {
    expect(answerTo('my mum is sick').isHurt).not.toBe(true);
    expect(answerTo('my dog bit my ball its broken').isHurt).not.toBe(true);
    expect(answerTo('i am sick').isHurt).toBe(true);
  });

  it.each(['wieviel soll ich trinken', 'wie viel wasser soll ich am tag trinken', 'how much should i drink', 'how much water do i need to drink in a match'])('%s asks of water, and of nothing to worry about', (text) => {
    expect(answerTo(text).kind).toBe('advice');
    expect(answerTo(text).message.toLowerCase()).toMatch(/water|sips|drink/);
  });

  it.each(['how much alcohol should i drink', 'wieviel bier soll ich trinken'])('leaves “%s” to safety', (text) => {
    expect(answerTo(text).kind).not.toBe('advice');
  });

  it('counts the cards there are', () => {
    expect(answerTo('wie viele karten gibt es').message).toMatch(/53/);
  });

  it.each([
    ['i wanna quit football >> cuz i never play', 'benched'],
    ['im nervous >> because its a final', 'beforeMatch'],
  ])('a reason that is given is heard: %s', (talk) => {
    expect(answerTo(talk).message).not.toMatch(/I did not get that|I think, but/);
  });

  it('tells how hard a drill is that was offered, and how many of it', () => {
    expect(understoodAs('give me a drill >> is it hard').ask).toMatchObject({ kind: 'howHard' });
    expect(understoodAs('gib mir eine übung >> ist die schwer').ask).toMatchObject({ kind: 'howHard' });
  });
});
