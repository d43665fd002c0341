import { coachDialogueActLines, coachLines } from '@touchline/messages/coach-lines';
import { coachSafetyLines } from '@touchline/messages/coach-safety';
import { coachTopics } from '@touchline/messages/coach-topics';
import { describe, expect, it } from 'vitest';
import type { CoachAnswer } from './coach-answer.ts';
import { askCoach } from './coach.ts';
import { tellsOfIllness } from './safety/injury-and-illness-signs.ts';
import { factsOf, players } from './testing/players.ts';
import { wordsOf } from './text/recognise-words.ts';

const player = players.find(({ sessions }) => sessions.length > 6);
if (player === undefined) throw new Error('no player has practised');
const facts = factsOf(player);

/** The answer to the last of these turns. */
function lastAnswer(...turns: readonly string[]): CoachAnswer {
  let isHurt = false;
  const answers = turns.map((message, at) => {
    const answer = askCoach({ message, turns: turns.slice(0, at), facts, seed: 3, isHurt });
    isHurt = answer.isHurt ?? isHurt;
    return answer;
  });
  const last = answers.at(-1);
  if (last === undefined) throw new Error('a talk has a turn');
  return last;
}
/** Whether an answer holds one of the ways to say a thing. */
const says = ({ message }: CoachAnswer, ways: readonly string[]): boolean => ways.some((way) => message.includes(way));

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
    const answer = lastAnswer(message);
    expect(says(answer, sadNews[kind])).toBe(true);
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
    const answer = lastAnswer(first, then);
    expect(says(answer, sadNews.after)).toBe(true);
    expect(answer.recommendedDrills).toEqual([]);
  });

  it('lets a child practise that asks for it', () => {
    expect(lastAnswer('my nan passed away last night', 'thanks', 'can you give me a drill').recommendedDrills).not.toEqual([]);
  });

  it.each(['my phone died and my streak is gone', 'my teammate died laughing', 'our goalie is dead good', 'my dad is dead tired', 'i lost my cousin in juggling', 'my friend passed the ball to me'])('is none: %s', (message) => {
    expect(Object.values(sadNews).some((ways) => says(lastAnswer(message), ways))).toBe(false);
  });

  it('is not blame within the family', () => {
    expect(says(lastAnswer('my parents all blame me'), coachDialogueActLines.blamed)).toBe(false);
  });

  it('asks whether all is well where more may be meant', () => {
    expect(lastAnswer('my uncle died and i want to be with him').decidedBy).toEqual({ safety: 'check_in' });
    expect(lastAnswer('my mum died and i want to die too').decidedBy).toEqual({ safety: 'self_harm' });
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
    const answer = lastAnswer(message);
    expect(says(answer, coachTopics.ill)).toBe(true);
    expect(answer).toMatchObject({ recommendedDrills: [], isHurt: true });
  });

  it.each([
    ['ich hab fieber', 'was kann ich heute üben'],
    ['i have the flu', 'give me a drill'],
  ])('keeps drills away in its own words, %s: %s', (first, then) => {
    const answer = lastAnswer(first, then);
    expect(says(answer, coachLines.injury.illBefore)).toBe(true);
    expect(answer.recommendedDrills).toEqual([]);
  });

  it('is over once the player says so', () => {
    expect(lastAnswer('i have the flu', 'my fever is gone and im well again, give me a drill')).toMatchObject({ isHurt: false });
  });

  it.each(['i cough when i run', 'i have cold feet', 'i had a cold drink', 'football fever in the world cup'])('is none: %s', (message) => {
    expect(tellsOfIllness(wordsOf(message))).toBe(false);
  });
});

describe('an injury without the word for pain', () => {
  it.each(['cai e acho q quebrei o braço', 'creo que me rompi el brazo', 'je crois que je me suis casse le bras'])('that needs help at once: %s', (message) => {
    expect(says(lastAnswer(message), coachLines.injury.serious.map((way) => way.slice(0, way.indexOf('{') - 5)))).toBe(true);
  });

  it.each(['ta mt inchado', 'it is swollen', 'es blutet', 'me sangra la nariz', 'jai saigné du nez a lentrainement', 'my nose is bleeding'])('%s', (message) => {
    expect(lastAnswer(message)).toMatchObject({ decidedBy: { intent: 'injury' }, recommendedDrills: [], isHurt: true });
  });

  it('is asked about where somebody may have done it', () => {
    expect(lastAnswer('my dad broke my arm').decidedBy).toEqual({ safety: 'check_in' });
  });
});

describe('a thunderstorm', () => {
  it.each(['can we play when theres lightning', 'darf ich bei gewitter trainieren', 'on peut jouer sous lorage', 'puedo entrenar con tormenta', 'posso treinar na trovoada'])('%s', (message) => {
    const answer = lastAnswer(message);
    expect(says(answer, coachDialogueActLines.thunder)).toBe(true);
    expect(answer.recommendedDrills).toEqual([]);
  });
});

describe('own pain', () => {
  it('is no wish to hurt others', () => {
    expect(lastAnswer('my heel hurts every time after training is that bad')).toMatchObject({ decidedBy: { intent: 'injury' }, isHurt: true });
    expect(lastAnswer('how can i hurt his knee').decidedBy).toEqual({ safety: 'injuring_others' });
  });

  it('is told that playing waits, also where less of it is left', () => {
    const answer = lastAnswer('knöchel umgeknickt', 'tut nur noch bisschen weh kann ich morgen spielen');
    expect(says(answer, coachLines.injury.still)).toBe(true);
    expect(answer.recommendedDrills).toEqual([]);
  });
});

describe('heat', () => {
  const words = (text: string): string => text.slice(0, text.indexOf('{')).trim();
  it.each(['i feel dizzy from the heat', 'me he mareado en el entreno con el calor', 'mir ist schwindelig von der hitze'])('%s', (message) => {
    const answer = lastAnswer(message);
    expect(answer.message).toContain(words(coachSafetyLines.heat));
    expect(answer).toMatchObject({ decidedBy: { safety: 'head_injury' }, isHurt: true });
  });

  it('is not all where something hit the head', () => {
    expect(lastAnswer('it was so hot and then the ball hit my head and im dizzy').message).not.toContain(words(coachSafetyLines.heat));
  });
});

describe('what weighs on a child', () => {
  it.each([
    ['we lost 7-0', 'and it was my fault im the keeper', coachTopics.keeperConceded],
    ['ich will torwart werden', 'bin aber voll klein', coachTopics.smallOrTall],
    ['tengo partido mañana y estoy nervioso', 'no puedo dormir', coachTopics.sleepBefore],
    ['im really tired today', 'slept like 4 hours', coachTopics.sleptBadly],
    ['mein bester freund hat den verein gewechselt', 'jetzt hab ich keinen mehr zum trainieren', coachDialogueActLines.practiceAlone],
    ['comment etre moins stresse', 'ca marche pas quand ya plein de monde qui regarde', coachDialogueActLines.watchedByMany],
    ['to cansado depois da escola', 'mas quero ser jogador profissional', coachTopics.goPro],
    ['im tired today', 'but i want to keep my streak', coachTopics.restToday],
    ['i missed a penalty and we lost', 'they all blame me', coachDialogueActLines.blamed],
    ['jai rate un penalty samedi', 'tout le monde ma dit que cest ma faute', coachDialogueActLines.blamed],
    ['le coach crie tout le temps sur moi', 'jai envie darreter le foot', coachTopics.quitFootball],
    ['my nan died last week', 'ok thanks', coachDialogueActLines.sadNews.thanked],
    ['meine eltern trennen sich grad', 'kann mich beim spiel nich konzentriern', coachDialogueActLines.sadNews.after],
    ['to cansado', 'mas quero manter a sequencia', coachTopics.restToday],
  ])('%s → %s', (first, then, ways) => {
    expect(says(lastAnswer(first, then), ways)).toBe(true);
  });

  it.each([
    ['mi padre me grita en los partidos y me pongo nervioso', coachTopics.parentsPressure],
    ['g pas envie de mentrainer tout seul c nul', coachDialogueActLines.practiceAlone],
    ['alleine üben ist langweilig', coachDialogueActLines.practiceAlone],
    ['to com vergonha de jogar pq sou ruim', coachDialogueActLines.ashamed],
    ['me da verguenza jugar porque soy malo', coachDialogueActLines.ashamed],
    ['ich schäme mich weil ich schlecht spiele', coachDialogueActLines.ashamed],
    ['i get nervous when lots of people watch', coachDialogueActLines.watchedByMany],
    ['ich kann nicht wenn alle zuschauen', coachDialogueActLines.watchedByMany],
    ['le coach crie tout le temps sur moi', coachTopics.coachShouts],
    ['quero desistir do futebol', coachTopics.quitFootball],
    ['quiero ser futbolista profesional', coachTopics.goPro],
    ['bin müde will aber meine serie behalten', coachTopics.restToday],
    ['je veux devenir footballeur pro', coachTopics.goPro],
  ])('%s', (message, ways) => {
    expect(says(lastAnswer(message), ways)).toBe(true);
  });

  it('is answered without a drill and without numbers where two feelings are told', () => {
    const answer = lastAnswer('coach shouted at me infront of everyone and now i feel rubbish');
    expect(says(answer, coachTopics.coachShouts)).toBe(true);
    expect(answer.message).not.toMatch(/\d/);
    expect(answer.recommendedDrills).toEqual([]);
  });

  it.each([
    ['my knee hurts wen i run but only a lil', 'injury'],
    ['jai mal au ventre avant les matchs c normal', 'nerves'],
    ['me duele la barriga antes de los partidos es normal', 'nerves'],
  ])('is not asked about where it is plain: %s', (message, intent) => {
    expect(lastAnswer(message).decidedBy).toEqual({ intent });
  });
});
