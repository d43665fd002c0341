import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { outcomeOf, seenInPart } from './testing/engine-outcomes.ts';
import { PARTIAL, FILM_MS, noFilm } from './testing/results-fixtures.ts';
import { text, button } from './testing/results-locators.ts';
import { filmOf } from './testing/synthetic-clip.ts';
import { openSection } from './testing/open-section.ts';
import { showResults } from './testing/show-results-and-history.tsx';

/** Opens what stands behind the line that says how well the player was seen. */
const openHowSeen = (): Promise<void> => text(/^Found you in/).click();

describe('the score', () => {
  it('is a grade, a number and its parts, made on this device', async () => {
    const outcome = outcomeOf();
    const { overallScore, subScores } = outcome.review;
    showResults({ outcome, clip: noFilm });
    await expect.element(page.getByRole('heading', { name: 'Your shooting review' })).toBeVisible();
    const ring = page.getByRole('meter', { name: 'Score' });
    await expect.element(ring).toHaveAttribute('aria-valuenow', `${overallScore}`);
    await expect.element(text('A+')).toBeVisible();
    await expect.element(text('Excellent')).toBeVisible();
    for (const [part, score] of [
      ['Posture', subScores.posture],
      ['Balance', subScores.balance],
      ['Legwork', subScores.legwork],
      ['Body position', subScores.bodyPosition],
      ['Technique', subScores.technique],
    ] as const) {
      await expect.element(page.getByRole('term').filter({ hasText: part })).toBeVisible();
      await expect.element(page.getByRole('definition').filter({ hasText: String(score) }).first()).toBeVisible();
    }
    await openSection('Where it is kept');
    await expect.element(text('This review was made on this device. Nobody else saw your video.')).toBeVisible();
    await expect.element(text('Filmed from the side')).not.toBeVisible();
    await openHowSeen();
    await expect.element(text('Filmed from the side')).toBeVisible();
    await expect.element(text('Right-foot kick')).toBeVisible();
    await expect.element(text(`${outcome.review.measures.length} things measured`)).toBeVisible();
  });

  it('says of a part that was not measured that it was not, and gives it no number', async () => {
    const outcome = outcomeOf({ type: 'general', seenFrom: 'front' });
    const missing = Object.values(outcome.review.subScores).filter((score) => score === null).length;
    expect(missing).toBeGreaterThan(0);
    showResults({ outcome, clip: noFilm });
    await expect.poll(() => text('Not measured').elements().length).toBe(missing);
    await expect.element(page.getByRole('definition').filter({ hasText: /^0$/ })).not.toBeInTheDocument();
    await openHowSeen();
    await expect.element(text('Filmed from the front')).toBeVisible();
  });

  it('is not made up where too little was seen: it says why, and how to film it', async () => {
    const outcome = outcomeOf({ frames: (frames) => frames.map((frame) => ({ ...frame, pose: null })) });
    showResults({ outcome, clip: noFilm });
    await expect.element(text('No score this time')).toBeVisible();
    await expect.element(page.getByRole('meter')).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'What could not be measured' })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'What you did well' })).not.toBeInTheDocument();
    const next = page.getByRole('region', { name: 'Your next try' });
    await expect.element(next.getByText('Film it once more, so that there is enough to measure.')).toBeVisible();
    await expect.element(next.getByRole('button', { name: 'Film another one' })).toHaveAttribute('data-primary');
  });

  it('that the time was too short for is looked for once more, in the same video', async () => {
    const outcome = outcomeOf({ frames: (frames) => frames.map((frame) => ({ ...frame, pose: null })), cutShort: true });
    const { onLookLonger } = showResults({ outcome: { ...outcome, review: { ...outcome.review, notMeasured: ['timeUp'] } }, clip: noFilm });
    const next = page.getByRole('region', { name: 'Your next try' });
    await expect.element(next.getByText('Let your device look at the same video again, with more time.')).toBeVisible();
    expect(next.getByRole('button').elements().map((one) => one.hasAttribute('data-primary'))).toEqual([true, false]);
    await button('Look again, with more time').click();
    expect(onLookLonger).toHaveBeenCalledOnce();
  });

  it.each([
    ['general', 'front'],
    ['shooting', 'side'],
  ] as const)('says nothing of how few it rests on where it rests on most: %s from the %s', async (type, seenFrom) => {
    showResults({ outcome: outcomeOf({ type, seenFrom }), clip: noFilm });
    await expect.element(page.getByRole('meter', { name: 'Score' })).toBeVisible();
    await expect.element(text(/^\d of \d good$/)).not.toBeInTheDocument();
  });

  it.each([
    ['front', ['frontView'], '6 not seen from the front', 'From the front we cannot see how you bend and swing. Film from the side.', 'Film from the side', 'Film the same thing from the side, so that we see the rest too.'],
    ['side', ['hiddenJoint'], '6 not seen in this clip', 'A part of you was hidden. Show your whole body to see the rest.', 'Film another one', 'Film it again with all of you in the picture, so that we see the rest too.'],
    ['side', [], '6 not seen in this clip', 'The rest could not be measured in this clip. Film it once more.', 'Film another one', 'Film it once more: the next clip may show the rest.'],
  ] as const)('that rests on few things says so right there, behind a line why, and what to film next: seen from the %s with %s', async (view, notMeasured, unseen, why, film, next) => {
    const whole = outcomeOf();
    const measures = whole.review.measures
      .filter(({ id }) => id === 'headSteady' || id === 'plantFootStill')
      .map((measure) => (measure.id === 'headSteady' ? { ...measure, score: 70 } : measure));
    const { onAgain } = showResults({ outcome: { ...whole, review: { ...whole.review, measures, improvements: [], view, notMeasured } }, clip: noFilm });
    await expect.element(text('1 of 2 good')).toBeVisible();
    await expect.element(text(unseen)).toBeVisible();
    await openHowSeen();
    await expect.element(text(why)).toBeVisible();
    // The number says what it is of: it fills no ring, and has no grade.
    await expect.element(text(`Score: ${whole.review.overallScore}/100`)).toBeVisible();
    await expect.element(text('for what we saw')).toBeVisible();
    await expect.element(page.getByRole('meter')).not.toBeInTheDocument();
    await expect.element(page.getByText('Grade', { exact: true })).not.toBeInTheDocument();
    // One thing to try next: the clip that shows the rest comes before the drill.
    const tried = page.getByRole('region', { name: 'Your next try' });
    await expect.element(tried.getByText(next)).toBeVisible();
    expect(tried.getByRole('button').elements().map((one) => one.hasAttribute('data-primary'))).toEqual([true, false]);
    await tried.getByRole('button', { name: film, exact: true }).click();
    expect(onAgain).toHaveBeenCalledOnce();
  });

  it('is not given for heading to a player of 12', async () => {
    showResults({ outcome: outcomeOf({ type: 'heading', age: 12 }), clip: noFilm });
    await expect.element(text('No score this time')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Your heading review' })).toBeVisible();
  });
});

describe('how well the player was seen', () => {
  it.each([
    [1, /^Found you in 90 of 90 pictures$/, []],
    [0.6, /^Found you in 54 of 90 pictures$/, [PARTIAL]],
    [0.49, /^Found you in 44 of 90 pictures$/, ['Low success rate detected. Results may be limited. You were hard to see in this video. Film in good light, with your whole body in the picture.']],
  ] as const)('in %d of the pictures', async (share, found, warning) => {
    showResults({ outcome: outcomeOf({ frames: seenInPart(share) }), clip: noFilm });
    await expect.element(text(found)).toBeVisible();
    const told = text(/^Partial results|^Low success rate/).elements();
    expect(told.map(({ textContent }) => textContent)).toEqual(warning);
  });

  it('is told when time was up, and when more people were in view', async () => {
    showResults({ outcome: outcomeOf({ people: 2, cutShort: true }), clip: noFilm });
    await expect.element(text('More than one person is in the video. This review follows one of them.')).toBeVisible();
    await expect
      .element(text('This device was slow just now, so time was up before every picture was looked at. This is the result of those that were.'))
      .toBeVisible();
  });
});

describe('while nobody is found', () => {
  it('the picture says how to be seen', async () => {
    const outcome = outcomeOf({ frames: seenInPart(0.6) });
    showResults({ outcome, clip: await filmOf(outcome) });
    await expect.element(page.getByRole('button', { name: 'Play', exact: true }), { timeout: FILM_MS }).toBeEnabled();
    const slider = page.getByRole('slider', { name: 'Position in the video' });
    (slider.element() as HTMLInputElement).focus();
    await userEvent.keyboard('{Home}');
    await expect
      .element(text('No pose detected - ensure full body is visible. Step back from camera and ensure good lighting'))
      .toBeInTheDocument();
  });
});
