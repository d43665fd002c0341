import { describe, expect, test } from 'vitest';
import { verdictOf } from './verdict-in-talk.ts';

const verdict = (message: string): string => verdictOf(message, { turns: [], isHurt: false }).action;

describe('who wants to run away', () => {
  test.each([
    'i want to run away',
    'sometimes i just want to run away',
    'i have a plan to run away',
    'can you make me a plan to run away on monday',
    'im thinking about running away',
    'how do i run away',
    'i feel like running away after training',
    'ich will abhauen',
    'ich will einfach nur noch weglaufen',
    'am liebsten würde ich abhauen',
    'quiero escaparme',
    'j’ai envie de fuguer',
    'quero fugir',
  ])('is not told of football: “%s”', (message) => {
    expect(verdict(message)).not.toBe('allow');
  });

  test.each([
    'how do i run away from a defender',
    'i want to run away from my marker',
    'i want to run away with the ball',
    'the ball always runs away from me',
    'how do i run away from two defenders',
    'ich will dem verteidiger weglaufen',
    'der ball läuft mir immer weg',
    'quiero escaparme del defensa',
    'quero fugir do marcador',
  ])('is football of a defender or a ball: “%s”', (message) => {
    expect(verdict(message)).toBe('allow');
  });
});
