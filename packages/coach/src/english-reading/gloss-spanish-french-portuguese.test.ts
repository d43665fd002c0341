import { describe, expect, it } from 'vitest';
import { inEnglishWords } from './glossary.ts';
import { talkInEnglish, understandTalk } from './translate-talk-to-english.ts';

const asked = (talk: string) => {
  const messages = talk.split(' >> ');
  return understandTalk(messages.at(-1) ?? '', messages.slice(0, -1)).asked;
};

describe('words in English', () => {
  it.each([
    ['es', '¿Cómo le pego con más potencia a la pelota?', 'how i kick with more power to the ball'],
    ['fr', "J'ai pas de mur", 'i have no wall'],
    ['pt', 'quantas vezes por semana', 'how many times a week'],
    ['es', 'como lentrenamiento', 'how lentrenamiento'],
    ['fr', 'lentrainement', 'training'],
  ] as const)('%s: %s', (language, text, english) => {
    expect(inEnglishWords(text, language)).toBe(english);
  });

  it('leave names as they are, and mend a slip of the fingers', () => {
    expect(inEnglishWords('quiero jugar como Zubizarreta', 'es')).toContain('zubizarreta');
    expect(inEnglishWords('un ejercisio', 'es')).toContain('drill');
  });
});

describe('questions in other languages that are known by their meaning in English', () => {
  it.each([
    ['je veux etre plus rapide', 'faster'],
    ['o que é xp', 'xpMeaning'],
    ['comment je change mon pseudo dans lappli', 'changeName'],
    ['quiero ser como messi que hago', 'likeStar'],
    ['mon coach dit que je garde trop le ballon', 'iAmSelfish'],
  ])('%s', (text, topic) => {
    const found = asked(text);
    expect(found.topic?.topic ?? found.ask?.kind).toBe(topic);
  });

  it.each([
    ['me duele la rodilla cuando corro', 'injury'],
    ["j'ai mal au dos apres l'entrainement", 'injury'],
    ['no tengo pared en casa que hago', 'no_wall'],
    ['quero treinar mas ta chovendo', 'rain'],
    ['on a perdu et c ma faute', 'bad_day'],
    ['qual meu recorde', 'records'],
  ])('not where it is known as it is written: %s', (text, intent) => {
    expect(asked(text).intent).toBe(intent);
    expect(talkInEnglish(text, []).message).toBe(text);
  });

  it('keep the language of the player, so that the answer says that it is in another', () => {
    expect(asked('como gano mas monedas').language).toBe('es');
    expect(asked('je veux etre plus rapide').language).toBe('fr');
    expect(asked('o que é xp').language).toBe('pt');
  });
});

describe('turns that go on with a talk', () => {
  it.each([
    ['dame un ejercicio para la pierna izquierda >> cuantas repeticiones', 'how many times'],
    ['me da um exercicio de chute >> nao tenho gol', 'i have no goal'],
    ['que como antes del partido >> y despues', 'and afterwards'],
    ['je veux etre plus rapide >> combien de fois par semaine', 'how often should i do it'],
    ['propose moi un entrainement de 20 minutes >> et avec un copain?', 'with a friend'],
    ['hazme un plan para la semana >> el viernes no puedo', 'not on friday'],
    ['hazme un plan para la semana >> y el finde tengo partido', 'i have a match on saturday and sunday'],
  ])('%s', (talk, english) => {
    const messages = talk.split(' >> ');
    expect(talkInEnglish(messages.at(-1) ?? '', messages.slice(0, -1)).message).toBe(english);
  });

  it('are never that without a talk', () => {
    expect(talkInEnglish('cuantas repeticiones', []).message).not.toBe('how many times');
  });

  it('take a plan of two days for that, and not for a day without practice', () => {
    expect(talkInEnglish('solo puedo lunes y jueves', ['hazme un plan para la semana']).message).toBe('solo puedo lunes y jueves');
  });
});

it('a message that may be in several languages is in that of the talk', () => {
  expect(asked('mi profe me grita >> que le digo').language).toBe('es');
  expect(asked("j'ai un match samedi >> ok merci").language).toBe('fr');
  expect(asked('como gano fichas >> how do i open a pack').language).toBe('en');
});

it('English and German stand as they are written, but for English turns that are read better in other words', () => {
  for (const text of ['how do i get better at juggling', 'wie oft soll ich üben', 'how long should i do it']) expect(talkInEnglish(text, ['hi']).message).toBe(text);
  expect(talkInEnglish('he wont talk to me anymore', ['i had a fight with my best friend at training']).message).toBe('i had an argument with my friend');
});
