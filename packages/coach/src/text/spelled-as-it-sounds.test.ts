import { describe, expect, it } from 'vitest';
import { talkWithCoach } from '../testing/talk-with-coach.ts';
import { mendedWords, respelled } from './correct-spelling.ts';

describe('a word that is spelled by ear', () => {
  it.each([
    ['en', 'rool', 'rule'],
    ['en', 'trayning', 'training'],
    ['en', 'golie', 'goalie'],
    ['en', 'pleez', 'please'],
    ['en', 'skore', 'score'],
    ['en', 'coch', 'coach'],
    ['de', 'schisen', 'schiessen'],
    ['de', 'fusbal', 'fussball'],
    ['de', 'schpielen', 'spielen'],
  ] as const)('is the one that it sounds like: %s: %s', (language, written, meant) => {
    expect(mendedWords(written, language)).toEqual([meant]);
  });

  it.each([
    ['wot is of side', 'what is offside'],
    ['i just want to no the rool', 'i just want to know the rule'],
    ['evry one shouts', 'everyone shouts'],
    ['the ball is on the side of side line', 'the ball is on the side of side line'],
    ['no, the rule please', 'no, the rule please'],
    ['leo and mia play', 'leo and mia play'],
  ])('is read so in its sentence, and nothing else is changed: %s', (written, read) => {
    expect(respelled(written, 'en')).toBe(read);
  });

  it.each([
    ['en', ['wots ofside i dont get it evry one yells it']],
    ['en', ['they all shout offside at me, what is the rule']],
    ['en', ['what is offside', 'i just want to no the rool']],
    ['en', ['OF SIDE. the rool in football']],
    ['de', ['alle rufen abseits und ich kapier die regel nicht']],
  ] as const)('asks for a rule however it is called out: %s: %s', (language, turns) => {
    const { response, kind } = talkWithCoach(language, turns);
    expect(kind).toBe('advice');
    expect(response).toMatch(/offside|Abseits/i);
  });
});
