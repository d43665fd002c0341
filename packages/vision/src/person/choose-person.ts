import type { AnalysisType } from '@touchline/domain';
import { findTouches } from '../juggling/find-touches.ts';
import type { ClipShape, PoseFrame } from '../landmarks.ts';
import { following } from './following-constants.ts';
import { bodyPoint, distance } from '../signal/geometry.ts';
import { doesSkill } from '../skill-not-seen.ts';
import { peopleAmong } from './count-people.ts';
import { alikeInSize, sizeOf } from './person-tracks.ts';
import type { Track } from './person-tracks.ts';

/** Whom of several people a clip is about, by what they do. */
export interface Choice {
  readonly person: Track;
  /** Whether nobody else did about as much of it. */
  readonly isClear: boolean;
}

/** How far the ankles travelled beside the hips, in picture heights: little for people far away, nothing for a pan. */
function ankleTravel(track: Track, clip: ClipShape): number {
  let travel = 0;
  for (const [at, now] of track.entries()) {
    const before = track[at - 1];
    if (!before || now.time - before.time > following.stepSeconds) continue;
    for (const ankle of ['leftAnkle', 'rightAnkle'] as const) {
      const [from, to] = [bodyPoint(before.pose, ankle, clip), bodyPoint(now.pose, ankle, clip)];
      if (!from || !to) continue;
      const hips = { x: now.hips.x - before.hips.x, y: now.hips.y - before.hips.y };
      travel += Math.min(now.size, distance({ x: from.x + hips.x, y: from.y + hips.y }, to));
    }
  }
  return travel;
}

function byMost(people: readonly Track[], amount: (person: Track) => number): { person: Track; amount: number }[] {
  return people
    .map((person) => ({ person, amount: amount(person) }))
    .toSorted((a, b) => b.amount - a.amount || b.person.length - a.person.length);
}

/** How much of the skill a person does: touches of a juggled ball, or whether they do it at all. */
function amountOf(type: AnalysisType, person: Track, times: readonly number[], clip: ClipShape): number {
  const seen = new Map(person.map(({ time, pose }) => [time, pose]));
  const frames: PoseFrame[] = times.map((time) => ({ time, pose: seen.get(time) ?? null }));
  return type === 'juggling' ? findTouches(frames, clip).length : Number(doesSkill(type, frames, clip));
}

/**
 * Whether two whole tracks are two people: both in one picture, and with nothing in common, for a track that was lost is
 * part of all that it can be joined to. Who leaves and comes back elsewhere is never in one picture with themselves.
 */
function areTwo(a: Track, b: Track): boolean {
  const [inB, times] = [new Set(b), new Set(b.map(({ time }) => time))];
  return a.every((sighting) => !inB.has(sighting)) && a.some(({ time }) => times.has(time));
}

/**
 * The person that a clip of this type is about: the one who does the skill, in juggling who makes most touches, for the
 * legs of whoever juggles are lent to the one who stands beside; else the one whose ankles move most. Somebody of another
 * size, as who passes by in the background, is not looked at for anything but touches. General movement is nobody's more
 * than another's. `people` are whole tracks, `times` those of all frames. Null where nobody was seen.
 */
export function choosePerson(
  people: readonly Track[],
  times: readonly number[],
  clip: ClipShape,
  type: AnalysisType | null,
): Choice | null {
  const [liveliest] = byMost(people, (person) => ankleTravel(person, clip));
  if (!liveliest) return null;
  if (type === null || type === 'general' || people.length === 1) return { person: liveliest.person, isClear: true };
  const isMeant = (person: Track): boolean => type === 'juggling' || alikeInSize(sizeOf(person), sizeOf(liveliest.person));
  const real = peopleAmong(people, times).filter(isMeant);
  const [most, ...others] = byMost(real, (person) => amountOf(type, person, times, clip));
  if (!most || most.amount === 0) return { person: liveliest.person, isClear: true };
  const next = others.find(({ person }) => areTwo(person, most.person));
  const isClear = !next || next.amount <= following.rivalShare * most.amount;
  return { person: most.person, isClear };
}
