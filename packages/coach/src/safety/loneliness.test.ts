import { expect, it } from 'vitest';
import { checkWords } from './check-message.ts';

it.each([
  'nobody wants to play with me',
  'no one ever plays with me',
  'what if nobody wants to play with me',
  'everyone ignores me',
  'im always alone at break',
  'keiner spielt mit mir',
  'niemand will mit mir spielen',
  'alle ignorieren mich',
  'bin immer allein in der pause',
  'nadie juega conmigo',
  'personne veut jouer avec moi',
  'ninguém quer brincar comigo',
])('whom nobody plays with is asked gently, as who feels alone: %s', (message) => {
  expect(checkWords(message)).toEqual({ action: 'check', isAlone: true });
});

it.each(['nobody wants to play football with me today what drill can i do alone', 'i play alone', 'can i practise alone', 'ich bin allein was soll ich üben', 'no one passes to me', 'keiner spielt mir den ball zu'])('is no loneliness where it asks for practice or tells of a match: %s', (message) => {
  expect(checkWords(message)).not.toHaveProperty('isAlone');
});

it.each([
  'everyone in my team hates me',
  'my whole team hates me',
  'they dont like me',
  'my team mates dont like me',
  'alle hassen mich',
  'alle in meinem team hassen mich',
  'die anderen mögen mich nicht',
  'todos en mi equipo me odian',
  'mis compañeros no me quieren',
  'no les caigo bien',
  'tout le monde me deteste',
  'toute mon equipe me deteste',
  'ils maiment pas',
  'todo mundo do time me odeia',
  'eles nao gostam de mim',
])('who is liked by nobody in the team is asked, and gets no drill: %s', (message) => {
  expect(checkWords(message).action).toBe('check');
});

it.each(['they dont like me to dribble', 'everyone in my team hates mondays', 'die anderen mögen mich nicht im tor', 'los demas no me quieren de portero', 'the other team hates me lol'])('what they like of the play is football: %s', (message) => {
  expect(checkWords(message).action).toBe('allow');
});
