import { describe, expect, it } from 'vitest';
import { answerToTalk, understoodInTalk } from '../testing/answers-in-talk.ts';

describe('what is asked of the talk before, of offside, pressure and videos', () => {
  it.each([
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
  ])('%s', (talk, topic) => {
    expect(understoodInTalk(talk).topic?.topic).toBe(topic);
    expect(answerToTalk(talk).kind).toBe('advice');
  });
});
