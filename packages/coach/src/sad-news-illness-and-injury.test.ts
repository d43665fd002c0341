import { coachDialogueActLines, coachIntentLines } from '@touchline/messages/coach-lines';
import { coachSafetyLines } from '@touchline/messages/coach-safety';
import { coachTopics } from '@touchline/messages/coach-topics';
import { describe, expect, it } from 'vitest';
import { tellsOfIllness } from './safety/injury-and-illness-signs.ts';
import { answerAfterTurns, saysOneOf } from './testing/answers-to-practised-player.ts';
import { wordsOf } from './text/recognise-words.ts';

describe('sad news', () => {
  const { sadNews } = coachDialogueActLines;
  it.each([
    ['death', 'my dog died'],
    ['death', 'my grandma died yesterday'],
    ['death', 'my nan passed away last night'],
    ['death', 'we had to put our dog down'],
    ['death', 'i miss my mum because she died'],
    ['death', 'i have to go to my grandpas funeral tomorrow will i lose my streak'],
    ['death', 'my hamster died can i still do drills'],
    ['death', 'mein hund is gestorben'],
    ['death', 'opa ist gestern gestorben'],
    ['death', 'wir mussten unseren hund einschläfern lassen'],
    ['death', 'ich muss zur beerdigung von meinem opa'],
    ['death', 'se murio mi perro'],
    ['death', 'mi abuelo se murio ayer'],
    ['death', 'ha muerto mi gato'],
    ['death', 'mon chien est mort'],
    ['death', 'ma mamie est morte hier'],
    ['death', 'minha vo morreu'],
    ['death', 'meu cachorro morreu ontem'],
    ['illness', 'my grandma has cancer'],
    ['illness', 'mein papa ist im krankenhaus'],
    ['illness', 'my grandad is in hospital'],
    ['illness', 'mi abuela esta muy enferma'],
    ['illness', 'ma grand mere est a lhopital'],
    ['separation', 'my parents are getting divorced'],
    ['separation', 'meine eltern trennen sich'],
    ['separation', 'mis padres se divorcian y no puedo concentrarme'],
    ['separation', 'meus pais vao se separar'],
    ['lostPet', 'our cat is missing'],
    ['lostPet', 'meine katze ist weggelaufen'],
  ] as const)('%s: %s', (kind, message) => {
    const answer = answerAfterTurns(message);
    expect(saysOneOf(answer, sadNews[kind])).toBe(true);
    expect(answer.recommendedDrills).toEqual([]);
  });

  it.each([
    ['my grandad died last week', 'dont feel like football'],
    ['se murio mi perro', 'no quiero entrenar hoy'],
    ['meu cachorro morreu ontem', 'to muito triste'],
    ['mein hund ist gestorben', 'ich hab keine lust zu trainieren'],
    ['my dog died', 'what should i do'],
    ['opa ist gestorben', 'hab heut eig training'],
    ['my nan died', 'do i have to go to training'],
  ])('after it, %s: %s', (first, then) => {
    const answer = answerAfterTurns(first, then);
    expect(saysOneOf(answer, sadNews.after)).toBe(true);
    expect(answer.recommendedDrills).toEqual([]);
  });

  it('lets a child practise that asks for it', () => {
    expect(answerAfterTurns('my nan passed away last night', 'thanks', 'can you give me a drill').recommendedDrills).not.toEqual([]);
  });

  it.each(['my phone died and my streak is gone', 'my teammate died laughing', 'our goalie is dead good', 'my dad is dead tired', 'i lost my cousin in juggling', 'my friend passed the ball to me'])('is none: %s', (message) => {
    expect(Object.values(sadNews).some((ways) => saysOneOf(answerAfterTurns(message), ways))).toBe(false);
  });

  it('is not blame within the family', () => {
    expect(saysOneOf(answerAfterTurns('my parents all blame me'), coachDialogueActLines.blamed)).toBe(false);
  });

  it('asks whether all is well where more may be meant', () => {
    expect(answerAfterTurns('my uncle died and i want to be with him').decidedBy).toEqual({ safety: 'check_in' });
    expect(answerAfterTurns('my mum died and i want to die too').decidedBy).toEqual({ safety: 'self_harm' });
  });
});

describe('an illness', () => {
  it.each([
    'je tousse et jai le nez qui coule',
    'jai la creve',
    'je suis enrhume je peux jouer',
    'tengo tos y mocos',
    'to gripado posso treinar',
    'to com tosse e nariz escorrendo',
    'i think im getting flu',
    'i have a cold can i train',
    'mir is schlecht und ich hab fieber will aber meine serie nicht verlieren',
  ])('%s', (message) => {
    const answer = answerAfterTurns(message);
    expect(saysOneOf(answer, coachTopics.ill)).toBe(true);
    expect(answer).toMatchObject({ recommendedDrills: [], isHurt: true });
  });

  it.each([
    ['ich hab fieber', 'was kann ich heute üben'],
    ['i have the flu', 'give me a drill'],
  ])('keeps drills away in its own words, %s: %s', (first, then) => {
    const answer = answerAfterTurns(first, then);
    expect(saysOneOf(answer, coachIntentLines.injury.illBefore)).toBe(true);
    expect(answer.recommendedDrills).toEqual([]);
  });

  it('is over once the player says so', () => {
    expect(answerAfterTurns('i have the flu', 'my fever is gone and im well again, give me a drill')).toMatchObject({ isHurt: false });
  });

  it.each(['i cough when i run', 'i have cold feet', 'i had a cold drink', 'football fever in the world cup'])('is none: %s', (message) => {
    expect(tellsOfIllness(wordsOf(message))).toBe(false);
  });
});

describe('an injury without the word for pain', () => {
  it.each(['cai e acho q quebrei o braço', 'creo que me rompi el brazo', 'je crois que je me suis casse le bras'])('that needs help at once: %s', (message) => {
    expect(saysOneOf(answerAfterTurns(message), coachIntentLines.injury.serious.map((way) => way.slice(0, way.indexOf('{') - 5)))).toBe(true);
  });

  it.each(['ta mt inchado', 'it is swollen', 'es blutet', 'me sangra la nariz', 'jai saigné du nez a lentrainement', 'my nose is bleeding'])('%s', (message) => {
    expect(answerAfterTurns(message)).toMatchObject({ decidedBy: { intent: 'injury' }, recommendedDrills: [], isHurt: true });
  });

  it('is asked about where somebody may have done it', () => {
    expect(answerAfterTurns('my dad broke my arm').decidedBy).toEqual({ safety: 'check_in' });
  });
});

describe('own pain', () => {
  it('is no wish to hurt others', () => {
    expect(answerAfterTurns('my heel hurts every time after training is that bad')).toMatchObject({ decidedBy: { intent: 'injury' }, isHurt: true });
    expect(answerAfterTurns('how can i hurt his knee').decidedBy).toEqual({ safety: 'injuring_others' });
  });

  it('is told that playing waits, also where less of it is left', () => {
    const answer = answerAfterTurns('knöchel umgeknickt', 'tut nur noch bisschen weh kann ich morgen spielen');
    expect(saysOneOf(answer, coachIntentLines.injury.still)).toBe(true);
    expect(answer.recommendedDrills).toEqual([]);
  });
});

describe('heat', () => {
  const words = (text: string): string => text.slice(0, text.indexOf('{')).trim();
  it.each(['i feel dizzy from the heat', 'me he mareado en el entreno con el calor', 'mir ist schwindelig von der hitze'])('%s', (message) => {
    const answer = answerAfterTurns(message);
    expect(answer.message).toContain(words(coachSafetyLines.heat));
    expect(answer).toMatchObject({ decidedBy: { safety: 'head_injury' }, isHurt: true });
  });

  it('is not all where something hit the head', () => {
    expect(answerAfterTurns('it was so hot and then the ball hit my head and im dizzy').message).not.toContain(words(coachSafetyLines.heat));
  });
});
