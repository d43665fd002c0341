import { expect, test, vi } from 'vitest';
import { replyTo } from '../coach-reply.ts';
import { examplePlayerFacts } from '../testing/example-player-facts.ts';

/** Groups of a pattern that are repeated, with how: `(?:a|b )`, `*`. */
function repeatedGroups(source: string): readonly (readonly [group: string, times: string])[] {
  const found: (readonly [string, string])[] = [];
  const open: number[] = [];
  let isInClass = false;
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at];
    if (sign === '\\') at += 1;
    else if (isInClass) isInClass = sign !== ']';
    else if (sign === '[') isInClass = true;
    else if (sign === '(') open.push(at);
    else if (sign === ')') {
      const times = /^(?:[*+]|\{\d+,\d*\})/.exec(source.slice(at + 1));
      const begin = open.pop();
      if (times !== null && begin !== undefined) found.push([source.slice(begin, at + 1), times[0]]);
    }
  }
  return found;
}

/** A part of a pattern that takes any number of letters, or of digits. */
const ANY_LETTERS = /(?:\\w|\\S|\\p\{L\}|\[a-z[^\]]*\]|(?<!\\)\.)[*+]|\\d(?:[*+]|\{\d+,\d*\})/;
/** What keeps one round of a group from the next: a space before it or behind it, the end of a word, or signs of which there is one at least. */
const BREAK = /^ |^\[[^\]]*\]\+|[^?] $|\(\?= \|\$\)\)?\)? ?\??$|\(\?: \|\$\)\)?$|\]\+$|\\s\+?$|\\d$/;
/** The ways of a group, each with what stands before and behind its own groups. */
function waysOf(body: string): string[] {
  const ways = [''];
  let depth = 0;
  let isInClass = false;
  for (let at = 0; at < body.length; at += 1) {
    const sign = body[at] === '\\' ? body.slice(at, at + 2) : (body[at] ?? '');
    at += sign.length - 1;
    if (sign === '[') isInClass = true;
    if (sign === ']') isInClass = false;
    if (!isInClass && sign === '(') depth += 1;
    if (!isInClass && sign === ')') depth -= 1;
    if (sign === '|' && depth === 0 && !isInClass) ways.push('');
    else ways[ways.length - 1] += sign;
  }
  return ways;
}
const bodyOf = (group: string): string => group.replace(/^\((?:\?:)?/, '').replace(/\)$/, '');
const isShort = (times: string): boolean => /\{\d+,[12]\}/.test(times);

/** Words without a break after words without one: each cut of a long word is tried, which takes minutes. */
const withoutBreak = (source: string): string[] =>
  repeatedGroups(source)
    .filter(([group, times]) => !isShort(times) && waysOf(bodyOf(group)).some((way) => ANY_LETTERS.test(way) && !BREAK.test(way)))
    .map(([group]) => group);

const TALKS = ['hi', 'how do i get better at juggling', 'my knee hurts', 'und mit links', 'my son is 9, how often should he train', 'make me a plan for the week', 'shorter', 'my coach shouts at me', 'was ist abseits', 'and at my age too'];

test('a repeated group of any letters without a break is found', () => {
  expect(withoutBreak('^(?:\\S+ ?){1,11}$')).toEqual(['(?:\\S+ ?)']);
  expect(withoutBreak('(?:mein\\w*|das ?)+')).toEqual(['(?:mein\\w*|das ?)']);
  expect(withoutBreak('(?:bed|\\d{1,2} ?)+')).toEqual(['(?:bed|\\d{1,2} ?)']);
  expect(withoutBreak('^\\S+(?: \\S+){0,10}$')).toEqual([]);
  expect(withoutBreak('(?:\\w+ )*end')).toEqual([]);
  expect(withoutBreak('(?:mein\\w*|das)(?: |(?= |$))')).toEqual([]);
});

test('no pattern that a talk meets has one', () => {
  // What a talk is read by is known in no other way than by each use of a pattern.
  const exec = vi.spyOn(RegExp.prototype, 'exec');
  const sources = new Set<string>();
  try {
    for (const message of TALKS) {
      replyTo({ message, chatHistory: [{ sender: 'user', message: 'what is offside' }], hurt: false, safetyBefore: null }, examplePlayerFacts, 'seed');
      for (const pattern of exec.mock.contexts as RegExp[]) sources.add(pattern.source);
      exec.mockClear();
    }
  } finally {
    exec.mockRestore();
  }
  expect(sources.size).toBeGreaterThan(1500);
  expect([...sources].flatMap(withoutBreak).map((group) => `${group.slice(0, 60)} … ${group.slice(-60)}`)).toEqual([]);
});
