import { describe, expect, it } from 'vitest';
import { answerToTalk, understoodInTalk } from '../testing/answers-in-talk.ts';

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
    ['ich bin torwart und stürmer was soll ich üben', 'goalkeeper'],
  ])('%s', (talk, topic) => {
    expect(understoodInTalk(talk).topic?.topic).toBe(topic);
    expect(answerToTalk(talk).kind).toBe('advice');
  });

  it('takes nobody for hurt or ill because somebody at home is', () => {
    expect(answerToTalk('my mum is sick').isHurt).not.toBe(true);
    expect(answerToTalk('my dog bit my ball its broken').isHurt).not.toBe(true);
    expect(answerToTalk('i am sick').isHurt).toBe(true);
  });

  it.each([
    ['i wanna quit football >> cuz i never play', 'benched'],
    ['im nervous >> because its a final', 'beforeMatch'],
  ])('a reason that is given is heard: %s', (talk) => {
    expect(answerToTalk(talk).message).not.toMatch(/I did not get that|I think, but/);
  });
});
