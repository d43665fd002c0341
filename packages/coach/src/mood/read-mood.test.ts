import { describe, expect, it } from 'vitest';
import trained from '../data/mood-weights.json' with { type: 'json' };
import { hashOfMoodSources } from '../../training/training-hash.ts';
import { readData } from '../testing/players.ts';
import type { MoodName } from './mood-classifier.ts';
import { readMood } from './read-mood.ts';
import { adultSpeaks } from './who-speaks.ts';

interface Held {
  readonly lang: 'en' | 'de';
  readonly say: string;
  readonly speaker: string;
  readonly mood: MoodName;
  readonly act: string;
}
/** A hundred messages that the training never reads. */
const held = readData('moods.json') as readonly Held[];
const byPlayers = held.filter(({ speaker }) => speaker === 'player').map((one) => ({ ...one, read: readMood(one.say, one.lang) }));
const weighs = (mood: string): boolean => mood !== 'none' && mood !== 'joy';

describe('messages that nothing was learned from', () => {
  it('are read as told in a mood that weighs seldom where they are not, and more than half of the time where they are', () => {
    const read = byPlayers.filter((one) => weighs(one.read.mood));
    expect(byPlayers.filter(({ mood }) => weighs(mood))).toHaveLength(30);
    expect(read.filter(({ mood }) => weighs(mood)).length).toBeGreaterThanOrEqual(17);
    expect(read.filter(({ mood }) => !weighs(mood)).length).toBeLessThanOrEqual(2);
  });

  it('are read as told in joy', () => {
    const read = byPlayers.filter((one) => one.read.mood === 'joy');
    expect(read.filter(({ mood }) => mood === 'joy').length).toBeGreaterThanOrEqual(8);
    expect(read.filter(({ mood }) => mood !== 'joy').length).toBeLessThanOrEqual(3);
  });

  it('are known for telling, and not for asking', () => {
    const read = byPlayers.filter((one) => one.read.tells);
    expect(read.filter(({ act }) => act === 'telling').length).toBeGreaterThanOrEqual(40);
    expect(read.filter(({ act }) => act !== 'telling').length).toBeLessThanOrEqual(4);
  });

  it('are known for an adult’s, and no player’s is', () => {
    const byAdults = held.filter(({ speaker }) => speaker !== 'player');
    expect(byAdults).toHaveLength(25);
    expect(byAdults.filter(({ say }) => adultSpeaks(say, [])).length).toBeGreaterThanOrEqual(19);
    expect(byPlayers.filter(({ say }) => adultSpeaks(say, []))).toEqual([]);
  });
});

it('reads no mood in a language that none is learned in', () => {
  expect(readMood('estoy muy triste', 'es').mood).toBe('none');
});

it('is trained on the files as they are now: node packages/coach/training/train-moods.ts makes it anew', () => {
  expect(trained.trainedOn).toBe(hashOfMoodSources());
});
