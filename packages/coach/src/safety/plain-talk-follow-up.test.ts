import { describe, expect, it } from 'vitest';
import { saysOnlyTrains } from '../question-parts/says-trains-group.ts';
import { dangerousMessagesOfAllSets } from '../testing/dangerous-messages-of-all-sets.ts';
import { asksIfCoachIsPerson } from './asks-if-coach-is-person.ts';
import { isPlainTalkFollowUp } from './plain-talk-follow-up.ts';

/** A turn for each thing that a talk has to tell before such turns are known. */
const TALKS: readonly (readonly string[])[] = [
  ['i have a trial on saturday and i earned tokens and its raining and i juggle'],
  ['ich hab samstag probetraining und token und es regnet und ich jongliere'],
  ['i coach an u9 team'],
  ['meine tochter ist 10 und hat keine lust mehr auf fußball'],
];

describe('what goes on with a talk of play', () => {
  const all = dangerousMessagesOfAllSets();

  it('is no dangerous message of any set, whatever the talk told', () => {
    expect(all.length).toBeGreaterThan(2000);
    expect(all.filter((words) => TALKS.some((turns) => isPlainTalkFollowUp(words.join(' '), turns)))).toEqual([]);
  });

  it('is in no dangerous message whether the coach is a person, or that somebody trains a team', () => {
    expect(all.filter((words) => asksIfCoachIsPerson(words) || saysOnlyTrains(words))).toEqual([]);
  });

  it.each(['im the coach of a girls team', 'i am a coach of an u9 team', 'hi, i train the under 9s', 'ich bin trainerin einer e-jugend', 'ich trainier ne u11', 'bin der neue trainer von der f jugend'])('knows who only says to train a team: %s', (message) => {
    expect(saysOnlyTrains(message.replace(/[,-]/g, ' ').replace(/ +/g, ' ').split(' '))).toBe(true);
  });
});
