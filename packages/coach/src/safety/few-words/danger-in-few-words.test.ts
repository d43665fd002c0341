import { describe, expect, it } from 'vitest';
import { checkWords } from '../check-message.ts';
import { isAskedInFewWords, isToldInFewWords, tellsInFewWords } from './danger-in-few-words.ts';

describe('a danger that is told in a few words', () => {
  it.each([
    ['abuse', 'he watches us change'],
    ['abuse', 'il nous regarde sous la douche'],
    ['abuse', 'me agarra del cuello'],
    ['abuse', 'die drücken meinen kopf ins klo'],
    ['abuse', 'il m’étrangle'],
    ['grooming', 'me hace sentarme encima de él'],
    ['grooming', 'il dit que je suis son préféré'],
    ['grooming', 'he holds me too long when i score'],
    ['self_harm', 'si me sale mal me corto el brazo'],
    ['head_injury', 'mir wurde kurz schwarz'],
    ['eating_weight', 'ya no como al mediodía para ser más rápido'],
  ])('is a crisis (%s): %s', (kind, message) => {
    expect(checkWords(message)).toEqual({ action: 'crisis', kind });
  });

  it.each(['se mete en mi cama', 'juega conmigo bajo la manta', 'er hört nicht auf wenn ich stop sage', 'il ferme la porte et il éteint', 'um deles tem uma faca na mochila', 'the goalie coach holds me down'])('is asked about at least: %s', (message) => {
    expect(checkWords(message).action).not.toBe('allow');
  });

  it.each(['he watches us change sides', 'he grabs my shirt', 'me agarra de la camiseta', 'il nous regarde jouer', 'er guckt uns beim spielen zu', 'ele olha a gente jogar', 'the goalie holds the ball', 'er stellt mich auf links', 'who films me', 'il me suit au marquage'])('is no football: %s', (message) => {
    expect([message].some(isToldInFewWords)).toBe(false);
  });

  it('is looked for in few words alone, and a hand beside the ball is none', () => {
    const story = 'we had a long day at the tournament and then at the end the other coach said that everybody can go home and then he grabs me by the neck';
    expect(tellsInFewWords('abuse', 'he grabs me by the neck')).toBe(true);
    expect(tellsInFewWords('abuse', story)).toBe(false);
    expect(isAskedInFewWords('he touches my leg')).toBe(true);
    expect(isAskedInFewWords('he touches my leg when we go for the ball')).toBe(false);
  });
});
