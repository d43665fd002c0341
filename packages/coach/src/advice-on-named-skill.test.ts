import { describe, expect, test } from 'vitest';
import { talkWithCoach } from './testing/talk-with-coach.ts';
import { understandTalk } from './english-reading/translate-talk-to-english.ts';

const topicOfMessage = (message: string, ...turns: readonly string[]): string | undefined => understandTalk(message, turns).asked.topic?.topic;

describe('advice on a skill that is named', () => {
  test.each([
    ['how do i get better at corners', 'cornerKick'],
    ['i suck at corners', 'cornerKick'],
    ['hi sarah any tips for taking corners please', 'cornerKick'],
    ['i want to improve positioning', 'whereToRun'],
    ['im bad at making decisions in a match', 'whereToRun'],
    ['tips for looking around', 'scanning'],
    ['help me with talking on the pitch', 'talkOnPitch'],
    ['what helps with penalties', 'penalty'],
    ['how can i improve my through balls', 'passForward'],
    ['how do i get better at flexibility', 'stretching'],
    ['i struggle with marking', 'marking'],
    ['wie werde ich besser im stellungsspiel', 'whereToRun'],
    ['tipps für 1 gegen 1', 'oneOnOne'],
    ['ich bin schlecht in zweikämpfen', 'defend'],
    ['was hilft bei steilpässen', 'passForward'],
    ['wie werde ich besser beim lupfen', 'chip'],
    ['ich will besser beim umschauen werden', 'scanning'],
    ['hast du tipps für freistöße', 'freeKick'],
  ])('“%s” is of %s', (message, topic) => {
    expect(topicOfMessage(message)).toBe(topic);
  });

  test('behind such advice another skill is enough, and behind a rule not', () => {
    expect(topicOfMessage('and what about free kicks?', 'how do i get better at corners')).toBe('freeKick');
    expect(topicOfMessage('und bei flanken', 'wie werde ich besser bei ecken')).toBe('cross');
    expect(topicOfMessage('what about corners?', 'what is offside')).not.toBe('cornerKick');
  });

  test('no mood is read into it', () => {
    expect(talkWithCoach('en', ['tips for talking on the pitch']).response).not.toMatch(/bothers you/);
    expect(talkWithCoach('en', ['i suck at looking around']).response).toMatch(/shoulder/);
  });

  test.each(['how do i get better at school', 'i am bad at everything', 'tips for my sister', 'i suck at life', 'help me with my dad'])('“%s” is of none of them', (message) => {
    expect(['cornerKick', 'whereToRun', 'scanning', 'talkOnPitch', 'penalty', 'freeKick', 'defend', 'faster']).not.toContain(topicOfMessage(message));
  });
});
