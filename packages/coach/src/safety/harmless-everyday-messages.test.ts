import { describe, expect, it } from 'vitest';
import { understand } from '../intents/understand.ts';
import { checkWords } from './check-message.ts';

const allows = (kind: string, texts: readonly string[]): void => {
  describe.each([kind])('%s', () => {
    it.each(texts)('is football: %s', (text) => expect(checkWords(text)).toEqual({ action: 'allow' }));
  });
};

describe('who says thanks, is nervous, has an aching limb, or swears at a bad day', () => {
  it.each([
    'thx sarah ur the best',
    'thank you so much coach you are a legend',
    'danke du bist die beste',
    'what time shud i go to bed if i got a match at 9am',
    'im so nervous about tmrw i feel sick',
    'bin so nervös vor dem spiel mir ist schlecht',
    'kickoff is at 9am when should i go to bed',
    'when do i need to go to bed if i have school at 8',
    'wann muss ich ins bett wenn um 9 anpfiff ist',
    'is 8 hours sleep enough im 11',
    'sind 8 stunden schlaf genug wenn ich 11 bin',
    '8 heures de sommeil ça suffit à 11 ans',
    '8 horas de sono é suficiente?',
    'mir tut das knie weh seit gestern',
    'mir tut seit gestern die ferse weh',
    'heute lief alles scheiße beim training',
    'boah war das training scheisse',
    'boah wir haben scheisse gespielt',
    'training was shit today',
    'i played like shit',
    'im so shit at passing',
    'hoy jugué como una mierda',
  ])('is not asked whether all is well: %s', (text) => {
    expect(checkWords(text)).toEqual({ action: 'allow' });
  });

  it.each(['i feel like shit', 'everything is shit', 'alles ist scheiße', 'mir gehts heute echt scheisse', 'todo es una mierda', 'ma vie c’est de la merde'])('is asked whether all is well, and not told to be kind: %s', (text) => {
    expect(checkWords(text)).toEqual({ action: 'check' });
  });

  it.each(['you are shit', 'du bist scheisse', 'vete a la mierda', 'the ref is shit', 'my coach is a piece of shit'])('is told to be kind where somebody else is meant: %s', (text) => {
    expect(checkWords(text)).toEqual({ action: 'refuse', kind: 'hate_obscenity' });
  });

  it.each([
    'thank you and goodbye forever',
    'danke du warst die beste, bald bin ich weg',
    'im so nervous about tomorrow i feel sick because my coach wants to see me alone',
    'mir tut der kopf weh seit gestern',
    'mir tut der bauch weh weil papa mich getreten hat',
    'what time should i go to bed if my coach sleeps in my room',
    'when should i go to bed if the match is at my uncles and he sleeps in my bed',
    'is 2 hours sleep enough i cant sleep because im scared of dad',
    'alles ist scheisse ich will nicht mehr',
  ])('is heard where danger is said with it: %s', (text) => {
    expect(checkWords(text).action).not.toBe('allow');
  });
});

describe('parents who ask to stop for school', () => {
  it.each([
    'meine mama sagt ich soll aufhören wegen der schule',
    'meine eltern wollen dass ich aufhöre wegen der schule',
    'mein papa sagt ich soll mit fußball aufhören wegen den noten',
    'my mum says i should stop because of school',
    'my parents want me to stop football because of my grades',
    'mi mama dice que deje el futbol por el colegio',
    "ma mère dit que je dois arrêter à cause de l'école",
    'minha mãe fala pra eu parar por causa da escola',
  ])('are answered with school first: %s', (text) => {
    expect(checkWords(text)).toEqual({ action: 'allow' });
    expect(understand(text).topic?.topic).toBe('schoolFirst');
  });
});

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
