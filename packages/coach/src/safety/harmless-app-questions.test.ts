import { describe, expect, it } from 'vitest';
import { understand } from '../intents/understand.ts';
import { checkWords } from './check-message.ts';

describe('a whole message about the app or about playing', () => {
  it.each([
    'How do I change my email?',
    'wie ändere ich meine E-Mail',
    'where do i put my phone to film',
    'wo stelle ich das handy hin zum filmen',
    'how do i delete our chat',
    'is there a way to add my mates',
    'how do i get abs',
    'going to the gym at 13 ok?',
    'goalie let in 5 goals',
    'im the only girl in my team',
    'how do i dive without hurting myself',
  ])('goes on to the coach: %s', (text) => {
    expect(checkWords(text)).toEqual({ action: 'allow' });
  });

  it.each([
    'he told me to delete our chat',
    'how do i delete our chat so mum does not see it',
    'whats your email',
    'how do i change my email to his',
    'my coach wants me to put my phone to film in the shower',
    'i put my phone in the changing room to film',
    'how do i get abs fast without eating',
    'my coach says going to the gym alone with him at 13 is ok',
    'goalie let in 5 goals and i want to die',
    'im the only girl in my team and they touch me',
    'add my friends number',
  ])('is left to the rules with one thing more: %s', (text) => {
    expect(checkWords(text).action).not.toBe('allow');
  });

  it('that others laugh is asked about, and no abuse by itself', () => {
    expect(checkWords('everyone laughs at me')).toEqual({ action: 'check' });
    expect(checkWords('alle lachen über mich')).toEqual({ action: 'check' });
    expect(checkWords('everyone laughs at me and hits me')).toMatchObject({ action: 'crisis', kind: 'abuse' });
  });
});

describe('deleting the account', () => {
  it.each(['quiero borrar mi cuenta', 'como borro mi cuenta', '¿Cómo puedo eliminar la cuenta?', 'quiero eliminar mi perfil', 'comment supprimer mon compte', 'je veux supprimer mon compte', 'como apago minha conta', 'quero excluir minha conta'])('is told in three more languages: %s', (text) => {
    expect(checkWords(text)).toEqual({ action: 'allow' });
    expect(understand(text).topic?.topic).toBe('deleteAccount');
  });

  it('is left to safety where somebody asked for it', () => {
    expect(checkWords('quiero borrar mi cuenta y desaparecer').action).not.toBe('allow');
  });
});
