import { describe, expect, it } from 'vitest';
import { askCoach } from './coach.ts';
import { understand } from './intents/understand.ts';
import { factsOf, players } from './testing/players.ts';

const topicOf = (talk: string) => {
  const turns = talk.split(' >> ');
  return understand(turns.at(-1) ?? '', turns.slice(0, -1)).topic?.topic;
};

describe('what English and German know by its meaning, in Spanish, French and Portuguese', () => {
  it.each([
    ['jarrive pas a dribbler mon defenseur', 'oneOnOne'],
    ['como regateo a un defensa', 'oneOnOne'],
    ['como defender melhor 1 contra 1', 'defend'],
    ['mis compis no me pasan el balon nunca', 'notPassedTo'],
    ['ninguem passa a bola pra mim', 'notPassedTo'],
    ['como controlo un balon alto', 'highBall'],
    ['como controlo un balon alto >> siempre me rebota lejos', 'highBall'],
    ['cest quoi un corner', 'restarts'],
    ['como cabecear', 'header'],
    ['como cabecear >> tenho medo de doer', 'fearOfBall'],
    ['je dors mal avant les matchs', 'sleepBefore'],
    ['je dors mal avant les matchs >> je fais quoi alors', 'sleepBefore'],
    ['o tecnico me trocou de posiçao', 'notMyPosition'],
    ['o tecnico me trocou de posiçao >> agora sou lateral n sei o q fazer', 'defenderRole'],
    ['pra q serve o xp', 'xpMeaning'],
    ['meu irmao é melhor q eu em tudo', 'othersBetter'],
    ['je garde ma serie si je mentraine pas dimanche', 'streakRule'],
    ['on a match samedi je fais quoi vendredi', 'matchSoon'],
    ['on a match samedi je fais quoi vendredi >> et le matin du match', 'matchMorning'],
    ['comment jongler >> jarrive que a 5', 'juggleMore'],
    ['devoirs ou entrainement dabord', 'school'],
    ['mañana tengo examen', 'school'],
    ['mañana tengo examen >> entreno o estudio', 'school'],
    ['el profe no me pone nunca', 'benched'],
    ['mon coach me met jamais', 'benched'],
    ['es mejor entrenar por la mañana o por la tarde', 'bedtimeTraining'],
    ['un compañero me insulta en los entrenos', 'mocked'],
    ['mon frere se moque tt le temps', 'mocked'],
    ['como tiro mas fuerte >> siempre se me va alto', 'shotTooHigh'],
    ['nao consigo dormir antes do jogo', 'sleepBefore'],
    ['jai peur du ballon quand je fais la tete', 'fearOfBall'],
  ])('%s: %s', (talk, topic) => {
    expect(topicOf(talk)).toBe(topic);
  });

  it('is left where something hurts', () => {
    expect(understand('me duele la cabeza al cabecear').topic?.topic).not.toBe('header');
  });

  const player = players.find(({ sessions, currentStreak }) => sessions.length > 6 && currentStreak > 2);
  if (player === undefined) throw new Error('no player has practised for days');
  const ask = (...turns: readonly string[]): string => askCoach({ message: turns.at(-1) ?? '', turns: turns.slice(0, -1), facts: factsOf(player), seed: 3 }).message;

  it.each([
    ['me faz um plano de treino pra semana', 'so posso segunda e quinta'],
    ['hazme un plan para la semana', 'solo puedo lunes y jueves'],
    ['fais moi un plan pour la semaine', 'je peux que lundi et jeudi'],
  ])('%s >> %s: a plan of just these days', (first, then) => {
    const days = ask(first, then).match(/• \w+/g);
    expect(days).toEqual(['• Monday', '• Thursday']);
  });

  it('a plan for the weekend alone, or around the training of the team', () => {
    expect(ask('me faz um plano pra semana', 'so posso final de semana').match(/• \w+/g)).toEqual(['• Saturday', '• Sunday']);
    const days = ask('mach mir einen wochenplan', 'dienstag und donnerstag hab ich vereinstraining').match(/• \w+/g) ?? [];
    expect(days.length).toBeGreaterThan(1);
    expect(days.filter((day) => day === '• Tuesday' || day === '• Thursday')).toEqual([]);
  });
});

describe('a wall or a partner', () => {
  it.each(['i have a wall in my garden', 'jai un mur dans le jardin', 'ich hab eine wand im hof', 'tengo una pared'])('that there is a wall is no lack of one: %s', (then) => {
    expect(understand(then, ['give me a passing drill'])).toMatchObject({ intent: 'which_drill', skill: 'passing' });
  });

  it.each(['hab aber keinen partner', 'but i have no partner', 'no tengo con quien', 'nao tenho dupla'])('%s', (then) => {
    expect(understand(then, ['gib mir ne übung fürs passen']).topic?.topic).toBe('alone');
  });
});
