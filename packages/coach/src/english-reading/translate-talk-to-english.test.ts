import { describe, expect, it } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import german from '../data/turn-weights-de.json' with { type: 'json' };
import english from '../data/turn-weights-en.json' with { type: 'json' };
import { hashOfTurnSources, turnLanguages } from '../../training/training-hash.ts';
import { askCoach } from '../coach.ts';
import { understand } from '../intents/understand.ts';
import { checkWords } from '../safety/check-message.ts';
import { factsOfPlayer } from '../testing/players.ts';
import { inEnglishWords } from './glossary.ts';
import { isPlainTurn, talkInEnglish, understandTalk } from './translate-talk-to-english.ts';
import { TURN_FORMS } from './turn-forms.ts';

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

describe('a plan that is changed', () => {
  const days = (talk: string): string[] => {
    const messages = talk.split(' >> ');
    const { message } = askCoach({ message: messages.at(-1) ?? '', turns: messages.slice(0, -1), facts: factsOfPlayer('teen'), seed: 1 });
    return message.match(/(?<=• )\p{L}+/gu) ?? [];
  };

  it.each([
    'make me a plan for the week >> without monday',
    'make me a plan for the week >> take monday out',
    'make me a plan >> not on monday',
    'hazme un plan >> quito el lunes',
    'fais moi un plan >> pas le lundi',
    'me faz um plano pra semana >> sem segunda feira',
    'mach mir einen plan für die woche >> ohne montag',
  ])('has no Monday: %s', (talk) => {
    expect(days(talk).length).toBeGreaterThan(2);
    expect(days(talk)).not.toContain('Monday');
  });

  it.each(['make me a plan >> only 3 days', 'mach mir einen plan >> nur 3 tage', 'hazme un plan >> solo 3 dias'])('has three days: %s', (talk) => {
    expect(days(talk)).toHaveLength(3);
  });

  it.each(['make me a plan >> i have training on tuesday and thursday', 'mach mir einen plan >> ich hab dienstag und donnerstag training'])('leaves the days of the team free: %s', (talk) => {
    expect(days(talk).length).toBeGreaterThan(2);
    expect(days(talk)).not.toContain('Tuesday');
    expect(days(talk)).not.toContain('Thursday');
  });
});

it('English and German stand as they are written, but for English turns that are read better in other words', () => {
  for (const text of ['how do i get better at juggling', 'wie oft soll ich üben', 'how long should i do it']) expect(talkInEnglish(text, ['hi']).message).toBe(text);
  expect(talkInEnglish('he wont talk to me anymore', ['i had a fight with my best friend at training']).message).toBe('i had an argument with my friend');
});

it.each(['i missed a penalty >> everyone was angry at me', 'ich hab nen elfer verschossen >> alle waren sauer auf mich', 'falle un penal >> todos se enojaron conmigo', 'errei um penalti >> todo mundo ficou bravo comigo', "j'ai raté un penalty >> ils étaient tous en colère contre moi"])(
  'who others were angry at is told that it is unfair, and not to calm down: %s',
  (talk) => {
    expect(asked(talk).act?.kind).toBe('blamed');
  },
);

it('no form of a turn is one of pain, which is read as it is written; being ill or tired may be asked about', () => {
  const named = { drillId: null, skill: 'passing', foot: null, minutes: 10, ofPlan: { days: [4], count: 3, at: 1 }, position: 'striker', number: 50 } as const;
  for (const form of Object.values(TURN_FORMS)) {
    const text = form(named);
    expect(text).not.toBeNull();
    const { intent, topic, act } = understand(text ?? '', ['how do i get better at juggling']);
    expect(intent === 'injury' && topic?.topic !== 'ill' && act?.kind !== 'tired').toBe(false);
  }
});

describe('a turn that plainly goes on with a talk', () => {
  it.each(['even if im ill', 'el viernes no puedo', 'siempre se me va para adelante', 'ele nao quer falar comigo'])('is not asked about in one: %s', (message) => {
    const question = { message, facts: factsOfPlayer('comeback'), seed: 1 };
    expect(askCoach({ ...question, turns: ['make me a plan for the week'] }).kind).toBe('advice');
    expect(askCoach({ ...question, turns: [] }).kind).toBe('crisis');
  });

  it('is none of the dangerous messages that only the second opinion stops', () => {
    const folder = new URL('../../data/', import.meta.url);
    const cases = readdirSync(folder)
      .filter((name) => /^safety.*\.json$/.test(name))
      .flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as readonly { text: string; expected: string }[]);
    const dangerous = cases.filter(({ expected }) => expected !== 'allow');
    expect(dangerous.length).toBeGreaterThan(7000);
    expect(dangerous.filter(({ text }) => isPlainTurn(text) && checkWords(text).action === 'check')).toEqual([]);
  });
});

it('the weights are those of the phrases', () => {
  for (const language of turnLanguages) {
    expect({ en: english, de: german }[language].trainedOn, 'run packages/coach/training/train-turn-continuation.ts').toBe(hashOfTurnSources(language));
  }
});
