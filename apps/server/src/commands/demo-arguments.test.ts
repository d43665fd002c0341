import { expect, it } from 'vitest';
import { demoArguments } from './demo-arguments.ts';

it('one player is added, or as many as are asked for, to the database that is named', () => {
  expect(demoArguments([])).toEqual({ players: 1, flags: [] });
  expect(demoArguments(['--players', '200', '--data', './club'])).toEqual({ players: 200, flags: ['--data', './club'] });
});

it.each([
  [['--players', '0'], /from 1 to 1000/],
  [['--players', '1001'], /from 1 to 1000/],
  [['--players', 'many'], /from 1 to 1000/],
  [['--help'], /^Unknown option '--help'\. The flags are --players NUMBER/],
  [['200'], /Unexpected argument '200'.*The flags are/],
])('what cannot be followed is told in one line: %j', (args, words) => {
  expect(() => demoArguments(args)).toThrow(expect.objectContaining({ name: 'StartupError', message: expect.stringMatching(words) as string }) as Error);
});
