import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LiteralIndex } from './literal-index.ts';
import { requiredLiterals } from './required-literals.ts';

const setsOf = (pattern: string): readonly string[][] => requiredLiterals(pattern).map((set) => [...set].toSorted());

describe('what a text must hold for a pattern to match it', () => {
  it.each([
    ['dribble', [['dribble']]],
    ['wall ?pass', [['wall pa', 'wallpas']]],
    ['(left|right) foot', [['left fo', 'right f']]],
    ['(left|right) \\w+ foot', [[' foot'], ['left ', 'right ']]],
    ['toe[ -]?taps?', [['toe'], ['tap', 'taps']]],
    ['passe[sd]', [['passed', 'passes']]],
    ['(my )?(?!own )goal(?= now)', [['goal', 'my goal']]],
    ['goo+al', [['goo'], ['al']]],
    ['shot (?:on|off){1,3}', [['shot of', 'shot on']]],
    ['(?:dribble )*\\d{2} times', [[' times']]],
    ['what\\?', [['what?']]],
  ])('%s: %j', (pattern, sets) => {
    expect(setsOf(pattern)).toEqual(sets.map((set) => set.toSorted()));
  });

  it.each(['.*', 'a?', '(ball|.)', '\\w+ \\d', '[^a]', '(shot)?', 'i'])('is nothing that tells anything: %s', (pattern) => {
    expect(setsOf(pattern)).toEqual([]);
  });

  it.each(['(ball', 'ball)', '[ball', '(ball)\\1', '\\u0041'])('is not read from what no rule may be: %s', (pattern) => {
    expect(() => setsOf(pattern)).toThrow(SyntaxError);
  });

  const letters = fc.constantFrom('a', 'b', ' ');
  const { pattern } = fc.letrec<{ pattern: string }>((tie) => ({
    pattern: fc.oneof(
      { maxDepth: 5, depthSize: 'large' },
      fc.array(letters, { minLength: 1, maxLength: 4 }).map((said) => said.join('')),
      fc.constantFrom('[ab]', '[^a]', '\\w', '.', '^', '$', '\\.'),
      fc.tuple(tie('pattern'), tie('pattern')).map(([one, other]) => one + other),
      fc.array(tie('pattern'), { minLength: 1, maxLength: 3 }).map((ways) => `(?:${ways.join('|')})`),
      fc.tuple(tie('pattern'), fc.constantFrom('?', '*', '+', '{2}', '{1,2}', '{0,1}', '{0,3}', '+?')).map(([one, times]) => `(${one})${times}`),
      fc.tuple(fc.constantFrom('(?=', '(?!'), tie('pattern')).map(([looks, one]) => `${looks}${one})`),
    ),
  }));
  const text = fc.array(fc.oneof({ weight: 9, arbitrary: letters }, { weight: 1, arbitrary: fc.constantFrom('.', 'c') }), { maxLength: 10 }).map((said) => said.join(''));

  it('is in each text that the pattern matches', () => {
    fc.assert(
      fc.property(pattern, fc.array(text, { minLength: 1, maxLength: 20 }), (source, texts) => {
        const index = new LiteralIndex<string>();
        index.add(requiredLiterals(source), source);
        const matched = texts.filter((one) => new RegExp(source).test(one));
        expect(matched.filter((one) => !index.in(one).includes(source))).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });
});

describe('an index of literals', () => {
  const literals = fc.array(fc.constantFrom('a', 'b', 'ab', 'ba', 'abc', 'é', ' a'), { minLength: 1, maxLength: 3 }).map((some) => new Set(some));

  it('finds each thing of whose every set a text has a literal, in their order', () => {
    fc.assert(
      fc.property(fc.array(fc.array(literals, { maxLength: 2 }), { maxLength: 5 }), fc.array(fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é', ' '), maxLength: 8 }), { maxLength: 5 }), (things, texts) => {
        const index = new LiteralIndex<number>();
        for (const [at, sets] of things.entries()) index.add(sets, at);
        for (const one of texts) {
          const wanted = things.flatMap((sets, at) => (sets.every((set) => [...set].some((literal) => one.includes(literal))) ? [at] : []));
          expect(index.in(one)).toEqual(wanted);
        }
      }),
    );
  });
});
