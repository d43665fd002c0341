import { count } from '@touchline/domain/testing';
import { array, assert, boolean, constant, double, oneof, property, record, type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ballRadius, type Field } from './ball-physics.ts';
import { newGame, passed, paused, resized, resumed, tapped, type Game } from './game-state.ts';

const field: Field = { width: 4, height: 3 };
const metres = (least: number, most: number) => double({ min: least, max: most, noNaN: true });
const fields: Arbitrary<Field> = record({ width: metres(0.8, 9), height: metres(1, 4) });

/** What may happen to a game. */
type Happening = (game: Game) => Game;
const happenings: Arbitrary<{ readonly isTap: boolean; readonly happen: Happening }> = oneof(
  record({ x: metres(-2, 11), y: metres(-1, 5) }).map((at) => ({ isTap: true, happen: (game: Game) => tapped(game, at) })),
  constant({ isTap: true, happen: (game: Game) => tapped(game, null) }),
  metres(0, 1.5).map((seconds) => ({ isTap: false, happen: (game: Game) => passed(game, seconds) })),
  metres(0.01, 0.05).map((seconds) => ({ isTap: false, happen: (game: Game) => passed(game, seconds) })),
  fields.map((size) => ({ isTap: false, happen: (game: Game) => resized(game, size) })),
  boolean().map((hides) => ({ isTap: false, happen: hides ? paused : resumed })),
);

/** Lets a game go on, a thirtieth of a second at a time. */
function after(game: Game, seconds: number): Game {
  let later = game;
  for (let frame = 0; frame < seconds * 30; frame += 1) later = passed(later, 1 / 30);
  return later;
}

describe('whatever is tapped, turned, hidden or waited for', () => {
  it('the ball never leaves the field', () => {
    assert(
      property(fields, array(happenings, { maxLength: 60 }), (size, all) => {
        let game = newGame(size);
        for (const { happen } of all) {
          game = happen(game);
          expect(game.ball.x).toBeGreaterThanOrEqual(ballRadius);
          expect(game.ball.x).toBeLessThanOrEqual(Math.max(ballRadius, game.field.width - ballRadius));
          expect(game.ball.y).toBeGreaterThanOrEqual(ballRadius);
          expect(game.ball.y).toBeLessThanOrEqual(game.field.height - ballRadius);
        }
      }),
      { numRuns: count('pureProperty') },
    );
  });

  it('the score grows by taps only, by one each, and by none while the game is paused or over', () => {
    assert(
      property(array(happenings, { maxLength: 60 }), (all) => {
        let game = newGame(field);
        for (const { isTap, happen } of all) {
          const before = game;
          game = happen(before);
          const counts = isTap && (before.phase === 'waiting' || before.phase === 'running');
          expect(game.score).toBe(before.score + (counts ? 1 : 0));
          expect(game.left).toBeLessThanOrEqual(before.left);
        }
      }),
      { numRuns: count('pureProperty') },
    );
  });
});

describe('a game', () => {
  it('waits for the first tap with all of its 60 s', () => {
    const game = after(newGame(field), 5);
    expect(game).toMatchObject({ phase: 'waiting', left: 60, score: 0 });
    expect(tapped(game, null)).toMatchObject({ phase: 'running', score: 1 });
  });

  it('is over after 60 s, and then a tap is none', () => {
    const game = tapped(newGame(field), null);
    expect(after(game, 59.8).phase).toBe('running');
    const over = after(game, 60.1);
    expect(over).toMatchObject({ phase: 'over', left: 0, score: 1 });
    expect(tapped(over, null)).toBe(over);
  });

  it('loses no time while the page is hidden', () => {
    const game = paused(after(tapped(newGame(field), null), 10));
    expect(after(game, 30)).toEqual(game);
    expect(resumed(game).left).toBeCloseTo(50, 5);
  });

  it('keeps the clock even when the page was held up', () => {
    expect(passed(tapped(newGame(field), null), 3).left).toBeCloseTo(57, 5);
  });

  it('counts taps in a row until the ball is on the ground', () => {
    let game = newGame(field);
    for (let tap = 0; tap < 4; tap += 1) game = after(tapped(game, null), 0.6);
    expect(game).toMatchObject({ inARow: 4, score: 4 });
    expect(after(game, 4)).toMatchObject({ inARow: 0, score: 4 });
  });
});

describe('the ball', () => {
  const start = newGame(field);

  it('goes up when it is tapped, and comes down again', () => {
    const tap = tapped(start, null);
    const up = after(tap, 0.5);
    expect(up.ball.y).toBeLessThan(start.ball.y - 0.5);
    expect(after(tap, 4).ball.y).toBeGreaterThan(start.ball.y);
  });

  it('flies to the right when its left side is tapped, and the other way round', () => {
    const { x, y } = start.ball;
    expect(after(tapped(start, { x: x - ballRadius, y }), 0.3).ball.x).toBeGreaterThan(x);
    expect(after(tapped(start, { x: x + ballRadius, y }), 0.3).ball.x).toBeLessThan(x);
  });

  it('comes to lie still', () => {
    const { ball } = after(tapped(start, { x: 0, y: 0 }), 20);
    expect(Math.hypot(ball.vx, ball.vy)).toBeLessThan(0.1);
  });

  it('lives slower for who asked for less movement, and the clock does not', () => {
    const calm = after(tapped(newGame(field, 0.5), null), 0.4);
    const usual = after(tapped(newGame(field), null), 0.4);
    expect(calm.ball.y).toBeGreaterThan(usual.ball.y);
    expect(calm.left).toBe(usual.left);
  });
});
