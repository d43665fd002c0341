import type { Pose, PoseFrame } from '@touchline/vision';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../testing/engine-outcomes.ts';
import { poseIn } from '../crop-picture-around-player.ts';
import { viewBetween, viewNearPlayer, wholeView } from './zoom-to-player.ts';

const { frames, clip } = outcomeOf();

/** The same player in a part of the picture: half as large, in its lower left. */
const small = (pose: Pose): Pose => pose.map((point) => ({ ...point, x: 0.1 + point.x * 0.5, y: 0.45 + point.y * 0.5 }));
const far: readonly PoseFrame[] = frames.map((frame) => ({ ...frame, pose: frame.pose === null ? null : small(frame.pose) }));
const film = { aspect: 16 / 9, height: 720 };

describe('the whole picture', () => {
  it.each([
    [16 / 9, 1],
    [9 / 16, 1],
    [16 / 9, 16 / 9],
  ])('of shape %f fits a stage of shape %f, in its middle', (picture, stage) => {
    const view = wholeView(picture, stage);
    expect((view.width * picture) / view.height).toBeCloseTo(stage, 6);
    expect(Math.min(view.width, view.height)).toBe(1);
    expect([view.x + view.width / 2, view.y + view.height / 2]).toEqual([0.5, 0.5]);
  });
});

describe('the view near the player', () => {
  it('has the player in it at every time, larger, in the shape of the stage', () => {
    const near = viewNearPlayer(far, film, 1);
    const whole = wholeView(film.aspect, 1);
    for (const { time, pose } of far) {
      if (pose === null || near === null) continue;
      const view = near(time);
      expect((view.width * film.aspect) / view.height).toBeCloseTo(1, 6);
      expect(view.height).toBeLessThan(whole.height * 0.7);
      const seen = poseIn(pose, view).filter(({ visibility }) => visibility > 0.5);
      expect(seen.length).toBeGreaterThan(0);
      expect(seen.filter(({ x, y }) => x < 0 || x > 1 || y < 0 || y > 1)).toEqual([]);
    }
    expect(near).not.toBeNull();
  });

  it('glides: from one picture to the next it moves by a small part of itself', () => {
    const near = viewNearPlayer(far, film, 1);
    const views = Array.from({ length: Math.floor(clip.duration * 30) }, (_, index) => near?.(index / 30) ?? wholeView(film.aspect, 1));
    const moves = views.slice(1).map((view, index) => Math.abs(view.x - (views[index]?.x ?? view.x)) / view.width);
    expect(Math.max(...moves)).toBeLessThan(0.12);
  });

  it('is not there where nobody was found, or where the player fills the picture', () => {
    expect(viewNearPlayer(far.map((frame) => ({ ...frame, pose: null })), film, 1)).toBeNull();
    const filling = frames.map((frame) => ({
      ...frame,
      pose: frame.pose?.map((point, index, all) => ({ ...point, x: index / all.length, y: index / all.length })) ?? null,
    }));
    expect(viewNearPlayer(filling, { aspect: 1, height: 720 }, 1)).toBeNull();
  });
});

it('between two views it is as far as it is told', () => {
  const whole = wholeView(16 / 9, 1);
  const part = { x: 0.2, y: 0.2, width: 0.3, height: 0.5 };
  expect(viewBetween(whole, part, 0)).toEqual(whole);
  expect(viewBetween(whole, part, 1).width).toBeCloseTo(0.3, 6);
  expect(viewBetween(whole, part, 0.5).width).toBeCloseTo(0.65, 6);
});
