import { describe, expect, it } from 'vitest';
import { askCoach } from './coach.ts';
import { understand } from './intents/understand.ts';
import { checkWords } from './safety/check-message.ts';
import { factsOfPlayer, readData } from './testing/players.ts';

interface ChildQuestion {
  readonly id: string;
  readonly turns: readonly string[];
  readonly text: string;
  /** The reading whose answer was marked right; none where it was right in part. */
  readonly intent?: string;
  readonly topic?: string;
}
const questions = readData('children-questions.json') as readonly ChildQuestion[];
const fresh = readData('fresh-questions.json') as readonly ChildQuestion[];

describe('questions as children type them', () => {
  it('are read as they were when their answers were marked right', () => {
    const read = [...questions, ...fresh].filter(({ intent }) => intent !== undefined);
    const other = read.filter(({ turns, text, intent, topic }) => {
      const understood = understand(text, turns);
      return understood.intent !== intent || understood.topic?.topic !== topic;
    });
    expect(other.map(({ id, text }) => `${id}: ${text}`)).toEqual([]);
    expect(read.length).toBeGreaterThanOrEqual(348);
  });

  it('are stopped by safety only where a coach shouts all the time', () => {
    expect(questions.filter(({ text }) => checkWords(text).action !== 'allow').map(({ text }) => text)).toEqual(['my coach shouts at me all the time']);
  });

  it('about pain end with no drill', () => {
    const pain = questions.filter(({ intent }) => intent === 'injury');
    expect(pain.length).toBeGreaterThan(4);
    for (const { text, turns } of pain) expect(askCoach({ message: text, turns, facts: factsOfPlayer('nine'), seed: 1 }).recommendedDrills).toEqual([]);
  });
});
