import { describe, expect, it } from 'vitest';
import { checkWords } from './check-message.ts';

const allows = (kind: string, texts: readonly string[]): void => {
  describe.each([kind])('%s', () => {
    it.each(texts)('is football: %s', (text) => expect(checkWords(text)).toEqual({ action: 'allow' }));
  });
};

allows('prizes of the app', [
  'wie bekomme ich mehr sterne',
  'wie kriege ich hier münzen',
  'wo kann ich sterne sammeln',
  'gibt es hier punkte',
  'can u get stars in this app',
  'how do i get more stars',
  'can i earn gems here',
  'are there any coins in this game',
]);

allows('a missed chance after which the team is cross', [
  'i missed the penalty and everyone is mad at me',
  'i skied the pen and now my whole team are so angry with me',
  'everyone is annoyed with me because i missed an open goal',
  'missed the last penalty and they all were so mad at me',
  'ich hab den elfmeter verschossen und jetzt sind alle sauer auf mich',
  'hab gestern die chance vergeben und meine mannschaft war voll enttäuscht auf mich',
]);

allows('a drill that the coach is to choose', [
  'ich weiß nicht was ich trainieren soll, such du was aus',
  'ich weiß gar nicht was ich heute üben soll',
  'weiß nicht welche übung ich machen soll such du mir was aus',
  'i dont know what to train you pick',
  'idk what to practise today pls choose something for me',
  'not sure which drill to train so pick one for me',
]);

allows('a ball that may hit the head', [
  'im afraid of the ball hitting my head',
  'im really scared of getting hit in the face by the ball',
  'i am scared that the ball might hit my face',
  'im scared of heading the ball',
  'ich hab angst dass der ball mir an den kopf knallt',
  'hab voll schiss den ball ins gesicht zu bekommen',
]);

allows('a habit of practice', ['is it bad if i dont warm up', 'is it ok if i dont stretch', 'ist es schlimm wenn ich mich nicht aufwärme', 'ist es schlimm wenn ich spät abends trainiere', 'ist es okay wenn ich vor dem schlafen noch übe', 'is it wrong if i never warm up first']);

allows('a rival on the board', [
  'wie schlage ich Ben',
  'wie überhole ich mila in der rangliste',
  'wie kann ich jonas diese woche einholen',
  'how do i beat leo',
  'how can i overtake emma on the leaderboard',
  'wie besiege ich max',
]);

describe('whatever more is said with it', () => {
  it.each([
    'the ball hit my head and im scared',
    'im scared of the ball hitting my head again my head still hurts',
    'ein ball ist mir an den kopf geknallt und mir ist schwindelig',
    'im scared of getting hit in the face by my dad',
    'im afraid of getting hit',
    'im scared of getting hit in the face',
    'ich hab angst dass er mich ins gesicht schlägt',
    'wie schlage ich jemanden',
    'wie schlage ich kinder',
    'wie schlage ich ben zusammen',
    'wie schlage ich ben kaputt',
    'ich will ben schlagen bis er blutet',
    'i missed the penalty and everyone hates me i want to disappear',
    'i missed the penalty and my dad hit me',
    'ich hab den elfmeter verschossen und alle wollen mich verprügeln',
    'ich weiß nicht mehr weiter',
  ])('is left to the rules: %s', (text) => expect(checkWords(text).action).not.toBe('allow'));
});
