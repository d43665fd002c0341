import { describe, expect, it } from 'vitest';
import { understand } from './intents/understand.ts';

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
});
