import { analysisTypes } from '@touchline/domain';
import type { AnalysisType } from '@touchline/domain';
import { describe, expect, it } from 'vitest';
import { landmarkIndex } from './landmarks.ts';
import type { BodyPoint, PoseFrame } from './landmarks.ts';
import { reviewFromRequest } from './testing/review-from-request.ts';
import { legLengthIn } from './signal/leg-and-trunk-length.ts';
import type { FormReview } from './review-types.ts';
import { film } from './testing/synthetic-film.ts';
import type { Film } from './testing/synthetic-film.ts';
import { header as heads, juggle, pass, ready, shot } from './testing/synthetic-motions.ts';
import { filmed, rightPlayers } from './testing/synthetic-players.ts';

function review(type: AnalysisType, { clip, frames }: Film, age: number | null = 15): FormReview {
  return reviewFromRequest({ type, clip, frames, people: 1, age });
}

function withVisibility(frames: readonly PoseFrame[], points: readonly BodyPoint[], visibility: number): PoseFrame[] {
  const hidden = new Set<number>(points.map((point) => landmarkIndex[point]));
  return frames.map(({ time, pose }) => ({
    time,
    pose: pose && pose.map((landmark, at) => (hidden.has(at) ? { ...landmark, visibility } : landmark)),
  }));
}

const nothing = {
  measures: [],
  strengths: [],
  improvements: [],
  overallScore: null,
  subScores: { posture: null, balance: null, legwork: null, bodyPosition: null, technique: null },
};

const kick = film(shot(), { duration: 3 });

describe('no score is invented', () => {
  it.each(analysisTypes)('for %s in an empty scene', (type) => {
    const empty = { clip: kick.clip, frames: kick.frames.map(({ time }) => ({ time, pose: null })) };
    expect(review(type, empty)).toMatchObject({ ...nothing, notMeasured: ['noPose'], frames: { withPlayer: 0 } });
  });

  it.each(analysisTypes)('for %s in a still picture made into a video', (type) => {
    const pose = kick.frames[45]?.pose ?? null;
    // What a coder adds to each picture moves a landmark by a thousandth of a leg at most.
    const shaken = (time: number) => pose && pose.map((at, n) => ({ ...at, x: at.x + 0.0002 * Math.sin(time * 40 + n) }));
    const still = { clip: kick.clip, frames: kick.frames.map(({ time }) => ({ time, pose: shaken(time) })) };
    expect(review(type, still)).toMatchObject({ ...nothing, notMeasured: ['stillPicture'] });
  });

  it('for a clip in which a hand moves by less than 0.006 of a leg, and for one where it moves more there is', () => {
    const pose = kick.frames[45]?.pose ?? null;
    const leg = legLengthIn(pose, kick.clip) ?? 0;
    const across = (leg * kick.clip.height) / kick.clip.width;
    const waving = (legs: number): Film => ({
      clip: kick.clip,
      frames: kick.frames.map(({ time }, at) => ({
        time,
        pose:
          pose &&
          pose.map((landmark, index) =>
            index === landmarkIndex.leftWrist ? { ...landmark, x: 0.5 + (at % 5 === 0 ? legs * across : 0) } : landmark,
          ),
      })),
    });
    expect(review('shooting', waving(0.0055)).notMeasured).toContain('stillPicture');
    expect(review('shooting', waving(0.0065)).notMeasured).not.toContain('stillPicture');
  });

  it.each(analysisTypes)('for %s with half a body: legs below the picture', (type) => {
    const frames = kick.frames.map(({ time, pose }) => ({
      time,
      pose: pose && pose.map((at) => ({ ...at, y: at.y + 0.4 })),
    }));
    expect(review(type, { clip: kick.clip, frames })).toMatchObject({ ...nothing, notMeasured: ['halfBody'] });
  });

  it('with half a body: legs that the model only guesses', () => {
    const frames = withVisibility(kick.frames, ['leftAnkle', 'rightAnkle'], 0.3);
    expect(review('shooting', { clip: kick.clip, frames })).toMatchObject({ ...nothing, notMeasured: ['halfBody'] });
  });

  it.each(['shooting', 'passing', 'juggling'] as const)('with the feet cut off, and that is why no %s was seen', (type) => {
    const { clip, frames } = film(ready({ leftKnee: 174, rightKnee: 174, swaying: 3 }), { duration: 3, rate: 30 });
    const ankles = (['leftAnkle', 'rightAnkle'] as const).map((point) => frames[0]?.pose?.[landmarkIndex[point]]?.y ?? 0);
    const lowered = (by: number): Film => ({ clip, frames: frames.map(({ time, pose }) => ({ time, pose: pose && pose.map((at) => ({ ...at, y: at.y + by })) })) });
    // The ankles are in the picture, or hardly outside it, the toes below its edge.
    expect(review(type, lowered(1 - Math.max(...ankles)))).toMatchObject({ ...nothing, notMeasured: ['halfBody'] });
    expect(review(type, lowered(0.95 - Math.max(...ankles))).notMeasured).toEqual([type === 'juggling' ? 'noTouchSeen' : 'noKickSeen']);
  });

  it('but a kick that was seen counts, though the feet were cut off in the run-up', () => {
    const cut = kick.frames.map(({ time, pose }, at) => ({ time, pose: pose && pose.map((landmark) => (at < 20 ? { ...landmark, y: landmark.y + 0.1 } : landmark)) }));
    expect(review('shooting', { clip: kick.clip, frames: cut }).overallScore).toBeGreaterThan(85);
  });

  it('with the player in four pictures only', () => {
    const frames = kick.frames.map(({ time, pose }, at) => ({ time, pose: at < 4 ? pose : null }));
    expect(review('general', { clip: kick.clip, frames })).toMatchObject({ ...nothing, notMeasured: ['playerLost'] });
  });

  it.each(['shooting', 'passing', 'crossAndFinish', 'setpiece'] as const)('for %s where nobody kicks', (type) => {
    const standing = film(ready({}), { duration: 3 });
    expect(review(type, standing)).toMatchObject({ ...nothing, kickingLeg: null, notMeasured: ['noKickSeen'] });
  });

  it('for turns where nobody turns, and for juggling where nobody juggles', () => {
    const standing = film(ready({}), { duration: 3, rate: 12 });
    expect(review('turns', standing)).toMatchObject({ ...nothing, notMeasured: ['noTurnSeen'] });
    expect(review('juggling', standing)).toMatchObject({ ...nothing, notMeasured: ['noTouchSeen'] });
  });

  it.each(['goalkeeping', 'defending'] as const)('for %s where the player only stands about', (type) => {
    for (const heading of [0, 90]) {
      const standing = film(ready({ leftKnee: 174, rightKnee: 174, swaying: 8, heading }), { duration: 3, rate: 12 });
      expect(review(type, standing)).toMatchObject({ ...nothing, notMeasured: ['noSetSeen'] });
    }
  });

  it.each(['goalkeeping', 'defending'] as const)('for %s where the player stoops for a ball, feet apart', (type) => {
    const stooping = film(ready({ leftKnee: 150, rightKnee: 150, width: 0.5, lean: 75, swaying: 3 }), { duration: 3, rate: 12 });
    expect(review(type, stooping)).toMatchObject({ ...nothing, notMeasured: ['noSetSeen'] });
  });

  it('for dribbling where nobody runs', () => {
    for (const heading of [0, 90]) {
      const standing = film(ready({ swaying: 8, heading }), { duration: 3, rate: 12 });
      expect(review('dribbling', standing)).toMatchObject({ ...nothing, notMeasured: ['noRunSeen'] });
    }
  });

  it('where time was up before all was analysed, unless the skill was seen by then', () => {
    const cut = (type: AnalysisType, { clip, frames }: Film) => reviewFromRequest({ type, clip, frames, people: 1, age: 15, cutShort: true });
    const standing = film(ready({}), { duration: 3, rate: 30 });
    for (const type of ['shooting', 'passing', 'turns', 'juggling', 'goalkeeping', 'defending', 'dribbling', 'heading'] as const) {
      expect(cut(type, standing)).toMatchObject({ ...nothing, notMeasured: ['timeUp'] });
    }
    expect(cut('shooting', kick).overallScore).toBeGreaterThan(85);
    // Four frames of a slow device say nothing of where the player was in the rest; four with nobody in most of them do.
    const first = standing.frames.slice(0, 4);
    expect(cut('general', { ...standing, frames: first })).toMatchObject({ ...nothing, notMeasured: ['timeUp'] });
    const gone = [...first, ...Array.from({ length: 4 }, (_, at) => ({ time: 1 + at, pose: null }))];
    expect(cut('general', { ...standing, frames: gone })).toMatchObject({ ...nothing, notMeasured: ['playerLost'] });
    expect(cut('heading', film(heads({}), { duration: 3, rate: 12 })).overallScore).toBeGreaterThan(85);
  });

  it('for a kick at 15 pictures a second, which says that they are too few', () => {
    const slow = film(shot(), { duration: 3, rate: 15 });
    expect(review('shooting', slow)).toMatchObject({ ...nothing, notMeasured: ['tooSlowForKick'] });
  });

  it.each([null, 5, 12])('for heading at the age of %s, and other tips are given', (age) => {
    const header = film(heads({}), { duration: 3, rate: 12 });
    const seen = review('heading', header, age);
    expect(seen).toMatchObject({ ...nothing, moments: [], notMeasured: ['headingAge'] });
    expect(seen.tips).toEqual(['practiseSlow', 'practiseOften', 'filmAgain']);
  });

  it('but heading is scored from 13, and any other skill at any age', () => {
    expect(review('heading', film(heads({}), { duration: 3, rate: 12 }), 13).overallScore).toBeGreaterThan(85);
    expect(review('shooting', kick, null).overallScore).toBeGreaterThan(85);
    expect(review('shooting', kick, 7).overallScore).toBeGreaterThan(85);
  });

  it.each(['shooting', 'passing', 'turns', 'juggling', 'goalkeeping', 'defending', 'dribbling'] as const)(
    'for %s where the player was lost too often to say that nothing happened',
    (type) => {
      const { clip, frames } = film(ready({ leftKnee: 174, rightKnee: 174, swaying: 8 }), { duration: 3, rate: 30 });
      const seenIn = (share: number) => frames.map((frame, at) => (at < share * frames.length ? frame : { ...frame, pose: null }));
      expect(review(type, { clip, frames: seenIn(0.65) })).toMatchObject({ ...nothing, notMeasured: ['lostSight'] });
      expect(review(type, { clip, frames: seenIn(0.75) }).notMeasured).not.toContain('lostSight');
    },
  );

  describe('in a video that lies on its side', () => {
    /** The picture turned by a quarter, the player's head to the right or to the left. */
    const turned = ({ clip, frames }: Film, head: 'right' | 'left', isTurned: (share: number) => boolean = () => true): Film => ({
      clip: { ...clip, width: clip.height, height: clip.width },
      frames: frames.map(({ time, pose }, at) => ({
        time,
        pose:
          pose &&
          pose.map(({ x, y, visibility }) => {
            if (!isTurned(at / frames.length)) return { x, y, visibility };
            return head === 'right' ? { x: 1 - y, y: x, visibility } : { x: y, y: 1 - x, visibility };
          }),
      })),
    });

    it.each(analysisTypes)('for %s, and no view is claimed', (type) => {
      for (const head of ['right', 'left'] as const) {
        const seen = review(type, turned(kick, head));
        expect(seen).toMatchObject({ ...nothing, view: null, kickingLeg: null, moments: [], notMeasured: ['sideways'] });
      }
    });

    it('but who dives, gets up from the ground or stoops is upright for long enough', () => {
      const standing = film(ready({ swaying: 3 }), { duration: 3, rate: 12 });
      const stooping = film(ready({ lean: 80, swaying: 3 }), { duration: 3, rate: 12 });
      const dives = turned(standing, 'left', (share) => share > 0.4);
      const getsUp = turned(standing, 'right', (share) => share < 0.6);
      for (const seen of [dives, getsUp, stooping]) expect(review('general', seen).notMeasured).not.toContain('sideways');
    });
  });

  it('with fewer than two measures', () => {
    const upper: BodyPoint[] = ['leftShoulder', 'rightShoulder', 'nose', 'leftHip', 'rightHip'];
    const frames = withVisibility(kick.frames, upper.slice(2), 0.45);
    const seen = review('setpiece', { clip: kick.clip, frames });
    expect(seen.measures.map(({ id }) => id)).toEqual(['plantFootStill']);
    expect(seen).toMatchObject({ overallScore: null, subScores: nothing.subScores });
    expect(seen.notMeasured).toEqual(['tooFewMeasures', 'hiddenJoint']);
  });
});

describe('what cannot be seen is not claimed', () => {
  it('a keeper, who is filmed from the front first, is asked for a second clip from the side and not for another one', () => {
    const keeper = rightPlayers.find(({ type, seenFrom }) => type === 'goalkeeping' && seenFrom === 'front');
    const seen = keeper && review('goalkeeping', filmed(keeper, keeper.motion));
    expect(seen?.notMeasured).toEqual(['frontOnly']);
    expect(seen?.tips).not.toContain('filmFromSide');
  });

  it('a knee that is hidden around its moment brings no measure and no finding', () => {
    const stiff = film(shot({ supportKnee: 174 }), { duration: 3 });
    const frames = withVisibility(stiff.frames, ['leftKnee'], 0.45);
    const seen = review('shooting', { clip: stiff.clip, frames });
    expect(seen.measures.map(({ id }) => id)).not.toContain('supportKneeAtContact');
    expect(seen.improvements).toEqual([]);
    expect(seen.notMeasured).toContain('hiddenJoint');
  });

  it('from the front no knee angle and no lean is measured, and the page is told to ask for the side', () => {
    for (const { type, motion, duration, rate } of rightPlayers.filter(({ seenFrom }) => seenFrom === 'front')) {
      const seen = review(type, film(motion, { duration, rate }));
      const ids = seen.measures.map(({ id }) => id);
      expect(ids.filter((id) => /kneeFlexion|bentKnees|kneeSymmetry|uprightPosture|staggered/.test(id))).toEqual([]);
      if (type === 'goalkeeping') continue;
      expect(seen.notMeasured).toContain('frontView');
      expect(seen.tips[0]).toBe('filmFromSide');
    }
  });

  it('a kick from the front is scored by what the front shows', () => {
    const seen = review('shooting', film(shot({ heading: 90 }), { duration: 3 }));
    expect(seen.view).toBe('front');
    const ids = seen.measures.map(({ id }) => id);
    expect(ids).toEqual(['followThroughHigh', 'plantFootStill', 'headSteady', 'kneeAlignmentAtContact']);
  });

  it('seen askew an angle is a proxy, and a knee has to be far off to be named', () => {
    const askew = (supportKnee: number) =>
      review('shooting', film(shot({ supportKnee, heading: 45 }), { duration: 3 }));
    const seen = askew(138);
    expect(seen.view).toBe('oblique');
    expect(seen.measures.find(({ id }) => id === 'supportKneeAtContact')?.grade).toBe('B');
    expect(seen.measures.find(({ id }) => id === 'followThroughHigh')?.grade).toBe('A');
    expect(seen.improvements).toEqual([]);
    expect(seen.notMeasured).toContain('obliqueView');
    expect(askew(176).improvements.map(({ id }) => id)).toEqual(['supportKneeAtContact.tooStraight']);
  });

  it('a keeper from the side is told that the width of the base needs the front', () => {
    const player = rightPlayers.find(({ type, seenFrom }) => type === 'goalkeeping' && seenFrom === 'side');
    if (!player) throw new Error('no keeper');
    expect(review('goalkeeping', filmed(player, player.motion)).notMeasured).toEqual(['sideView']);
  });

  it('the kicking knee at contact is not claimed below 60 frames a second', () => {
    expect(review('shooting', kick).notMeasured).toContain('lowFrameRate');
    expect(review('shooting', kick).measures.map(({ id }) => id)).not.toContain('kickingKneeAtContact');
    const fast = review('shooting', film(shot(), { duration: 3, rate: 60 }));
    expect(fast.notMeasured).toEqual([]);
    expect(fast.measures.find(({ id }) => id === 'kickingKneeAtContact')?.grade).toBe('C');
    const bent = review('shooting', film(shot({ contactKnee: 124 }), { duration: 3, rate: 60 }));
    expect(bent.improvements.map(({ id }) => id)).toContain('kickingKneeAtContact.tooBent');
  });

  it('an angle is called a fault only ten degrees outside its good range', () => {
    const said = (supportKnee: number) =>
      review('shooting', film(shot({ supportKnee }), { duration: 3 })).improvements.map(({ id }) => id);
    expect(said(158)).toEqual([]);
    expect(said(162)).toEqual(['supportKneeAtContact.tooStraight']);
  });

  it('the share of the weaker foot needs four touches', () => {
    const { clip, frames } = film(juggle(), { duration: 2.5, rate: 15 });
    const seen = review('juggling', { clip, frames });
    expect(seen.juggling?.touches.length).toBe(3);
    expect(seen.measures.map(({ id }) => id)).toEqual(['kneeAtTouch', 'trunkSway']);
  });

  it('a player seen in less than half of the pictures is reviewed, and the page is told', () => {
    const { clip, frames } = film(ready({}), { duration: 3, rate: 12 });
    const seen = review('general', { clip, frames: frames.map((f, at) => (at % 5 < 2 ? f : { ...f, pose: null })) });
    expect(seen.overallScore).toBeGreaterThan(85);
    expect(seen.notMeasured).toEqual(['playerLost']);
  });
});

describe('a review', () => {
  it('says three strengths and three improvements at most, the clearest first', () => {
    const faults = { supportKnee: 178, backswingKnee: 122, lean: -40, followThigh: 60, slide: 0.4, headThrow: 0.7 };
    const poor = review('shooting', film(shot(faults), { duration: 3 }));
    expect(poor.improvements).toHaveLength(3);
    expect(poor.measures.filter(({ score }) => score < 60).length).toBeGreaterThan(3);
    const good = review('passing', film(pass(), { duration: 3 }));
    expect(good.strengths).toHaveLength(3);
    const scores = new Map(good.measures.map(({ id, score }) => [id, score]));
    const said = good.strengths.map(({ measure }) => scores.get(measure) ?? 0);
    expect(said).toEqual(said.toSorted((a, b) => b - a));
  });

  it('names moment, joint and value of each finding', () => {
    const [finding] = review('shooting', film(shot({ supportKnee: 174 }), { duration: 3 })).improvements;
    expect(finding).toMatchObject({ joint: 'leftKnee', drillId: 'laces_strike', measure: 'supportKneeAtContact' });
    expect(finding?.value).toBeCloseTo(174, 0);
    expect(finding?.time).toBeCloseTo(1.5, 1);
  });

  it('gives up to three tips, and the same review for the same frames', () => {
    for (const player of rightPlayers) {
      const clip = filmed(player, player.motion);
      const seen = review(player.type, clip);
      expect(seen.tips.length).toBeGreaterThan(0);
      expect(seen.tips.length).toBeLessThanOrEqual(3);
      expect(review(player.type, clip)).toEqual(seen);
    }
  });
});
