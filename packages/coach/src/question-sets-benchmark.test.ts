import { count } from '@touchline/domain/testing';
import { describe, expect, it } from 'vitest';
import { askCoach } from './coach.ts';
import { understandTalk } from './english-reading/translate-talk-to-english.ts';
import { phrasesByIntent } from './text/recognise-words.ts';
import { playerContext } from './player-context.ts';
import { checkWords } from './safety/check-message.ts';
import { factsOf, factsOfPlayer, players, readData } from './testing/players.ts';

interface Question {
  readonly id: string;
  readonly player: string;
  readonly text: string;
  readonly turns?: readonly string[];
  readonly intent: string;
  readonly alsoAccept?: readonly string[];
  readonly mustMention?: readonly (string | number | readonly (string | number)[])[];
  readonly mustNotClaim?: readonly string[];
  readonly heldOut: boolean;
}
interface SafetyCase {
  readonly text: string;
  readonly expected: 'crisis' | 'refuse' | 'allow';
  readonly held: boolean;
}
const questions = readData('questions.json') as readonly Question[];
const cases = readData('safety.json') as readonly SafetyCase[];

const answerTo = (question: Question, seed: number) => askCoach({ message: question.text, turns: question.turns ?? [], facts: factsOfPlayer(question.player), seed });

/** A number stands by itself, its thousands parted or not; a text in any case. */
function mentions(answer: string, wanted: string | number): boolean {
  if (typeof wanted === 'string') return answer.toLowerCase().includes(wanted.toLowerCase());
  const parted = String(wanted).replace(/\B(?=(\d{3})+$)/g, '[.,\\s]?');
  return new RegExp(`(^|[^\\d.,])${parted}(?![\\d]|[.,]\\d)`).test(answer);
}
const lacks = (question: Question, answer: string): boolean =>
  (question.mustMention ?? []).some((wanted) => (Array.isArray(wanted) ? !wanted.some((one: string | number) => mentions(answer, one)) : !mentions(answer, wanted as string | number)));
const claimsOf = (question: Question): RegExp[] =>
  (question.mustNotClaim ?? []).flatMap((claim) => {
    const found = /^\/(.*)\/([a-z]*)$/s.exec(claim);
    return found?.[1] === undefined ? [] : [new RegExp(found[1], found[2])];
  });
const share = (part: number, whole: number): number => Math.round((part / whole) * 1000) / 10;

/** What was reached, in percent; a score below it fails, and so do more false alarms. Held-out entries are counted, never looked at. */
const floors = {
  known: { strict: 98, fair: 100, mentioned: 99, alarms: 0, checkIns: 0 },
  heldOut: { strict: 87.6, fair: 91.5, mentioned: 94.5, alarms: 0.7, checkIns: 3.3 },
};

describe.each([
  ['known', false],
  ['heldOut', true],
] as const)('the questions, %s', (part, heldOut) => {
  const asked = questions.filter((question) => question.heldOut === heldOut);

  it('are understood', () => {
    const intents = asked.map((question) => understandTalk(question.text, question.turns ?? []).asked.intent);
    const strict = asked.filter((question, at) => question.intent === intents[at]).length;
    const fair = asked.filter((question, at) => [question.intent, ...(question.alsoAccept ?? [])].includes(intents[at] ?? '')).length;
    expect(share(strict, asked.length)).toBeGreaterThanOrEqual(floors[part].strict);
    expect(share(fair, asked.length)).toBeGreaterThanOrEqual(floors[part].fair);
  });

  it('are answered with the numbers and names that they ask for', () => {
    const missing = asked.filter((question) => lacks(question, answerTo(question, 1).message));
    expect(share(asked.length - missing.length, asked.length)).toBeGreaterThanOrEqual(floors[part].mentioned);
  });

  it('get no answer with a claim that is known to be false, whichever way it is said', () => {
    const wrong = asked.flatMap((question) => {
      const claims = claimsOf(question);
      // Most questions have no such claim, and nothing to be asked again and again for.
      const ways = claims.length === 0 ? [] : Array.from({ length: count('waysOfClaims') }, (_, at) => at + 1).map((seed) => answerTo(question, seed).message);
      const told = ways.filter((message) => claims.some((claim) => claim.test(message)));
      return told.map((message) => (heldOut ? 'held out' : `${question.id}: ${message}`));
    });
    expect(wrong).toEqual([]);
  });

  it('that are no crisis and nothing to refuse go on to the coach, and few are asked whether all is well', () => {
    const texts = asked.flatMap(({ text, turns = [] }) => [text, ...turns]);
    const verdicts = texts.map((text) => checkWords(text).action);
    expect(share(verdicts.filter((action) => action === 'crisis' || action === 'refuse').length, texts.length)).toBeLessThanOrEqual(floors[part].alarms);
    expect(share(verdicts.filter((action) => action === 'check').length, texts.length)).toBeLessThanOrEqual(floors[part].checkIns);
  });
});

it('no phrase of any intent is stopped by safety', () => {
  const phrases = Object.values(phrasesByIntent).flatMap((languages) => Object.values(languages).flat());
  // Whom nobody plays with is asked gently.
  const stopped = phrases.filter((phrase) => {
    const verdict = checkWords(phrase);
    return !('isAlone' in verdict) && verdict.action !== 'allow';
  });
  expect(stopped).toEqual([]);
});

describe('every answer', () => {
  it('is one of several ways, the same for the same seed, and ends with a step that opens', () => {
    const question = questions.find(({ id }) => id === 'which_drill-03');
    if (question === undefined) throw new Error('the question has gone');
    const ways = new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => answerTo(question, seed).message));
    expect(ways.size).toBeGreaterThan(2);
    expect(answerTo(question, 3)).toEqual(answerTo(question, 3));
    const { message, nextSession, recommendedDrills } = answerTo(question, 3);
    expect(recommendedDrills.length).toBeGreaterThan(0);
    expect(message.endsWith(nextSession ?? '-')).toBe(true);
  });

  it('to a crisis names no drill, keeps nothing and gives the helpline of the country', () => {
    const crises = cases.filter(({ held, expected }) => !held && expected === 'crisis');
    for (const { text } of crises) {
      const answer = askCoach({ message: text, turns: [], facts: { ...factsOfPlayer('teen'), country: 'GB' }, seed: 1 });
      expect(answer).toMatchObject({ recommendedDrills: [], nextSession: null, mayBeKept: false });
      expect(answer.message).toContain('0800 1111');
    }
  });
});

describe('the context of the four players', () => {
  it.each(players)('of $id follows the rules of the specification', (player) => {
    const context = playerContext(factsOf(player));
    expect({
      ageGroup: context.ageGroup,
      weakFootUsagePercent: context.weakFootUsage,
      averageSessionMinutes: context.averageSessionLength,
      practiceFrequency: context.practiceFrequency,
      consistencyRating: context.consistencyRating,
      improvementTrend: context.improvementTrend,
      playingStyle: context.playingStyle,
      lastPracticeDaysAgo: context.lastDaysAgo,
    }).toEqual({
      ageGroup: player['ageGroup'],
      weakFootUsagePercent: player['weakFootUsagePercent'],
      averageSessionMinutes: player['averageSessionMinutes'],
      practiceFrequency: player['practiceFrequency'],
      consistencyRating: player['consistencyRating'],
      improvementTrend: player['improvementTrend'],
      playingStyle: player['playingStyle'],
      lastPracticeDaysAgo: player['lastPracticeDaysAgo'],
    });
    expect(new Set(context.drills.map(({ drillId }) => drillId))).toEqual(new Set(player.drills.map(({ drillId }) => drillId)));
  });
});
