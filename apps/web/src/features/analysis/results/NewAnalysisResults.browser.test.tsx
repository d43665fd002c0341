import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { outcomeOf, seenInPart } from './testing/engine-outcomes.ts';
import { filmOf } from './testing/synthetic-clip.ts';
import { holdUp, refuseStorage } from './testing/block-storage-writes.ts';
import { serverResults } from '../testing/second-opinion-results.ts';
import { openSection } from './testing/open-section.ts';
import { addAnalysis, showResults, testStore } from './testing/show-results-and-history.tsx';

const text = (words: string | RegExp) => page.getByText(words);
const button = (name: string | RegExp) => page.getByRole('button', { name });
const PARTIAL = 'Partial results: you were not found in every picture, so some things may be missing.';
/** Milliseconds for a test in which videos are decoded and encoded, on a machine with other work. */
const FILM_MS = 60_000;
/** What cannot be played: these tests are about words. */
const noFilm = new Blob(['no video']);

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
    await expect.element(text('Made on this device')).toBeVisible();
    await openSection('Where it is kept');
    await expect.element(text('This review was made on this device. Nobody else saw your video.')).toBeVisible();
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
  ] as const)('that rests on few things says so right there, why, and how to see the rest: seen from the %s with %s', async (view, notMeasured, unseen, why, film, next) => {
    const whole = outcomeOf();
    const measures = whole.review.measures
      .filter(({ id }) => id === 'headSteady' || id === 'plantFootStill')
      .map((measure) => (measure.id === 'headSteady' ? { ...measure, score: 70 } : measure));
    const { onAgain } = showResults({ outcome: { ...whole, review: { ...whole.review, measures, improvements: [], view, notMeasured } }, clip: noFilm });
    await expect.element(text('1 of 2 good')).toBeVisible();
    await expect.element(text(unseen)).toBeVisible();
    await expect.element(text(why)).toBeVisible();
    // The number stands in a sentence that says what it is of: it fills no ring, and has no grade.
    await expect.element(text(`Score: ${whole.review.overallScore}/100 for what we saw`)).toBeVisible();
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

describe('findings', { timeout: FILM_MS }, () => {
  it('stand at their moment with a picture, why it matters, what to try and a drill for it', async () => {
    const outcome = outcomeOf({ fault: 'supportKneeAtContact.tooStraight' });
    const { onDrill } = showResults({ outcome, clip: await filmOf(outcome) });
    const headings = page.getByRole('heading', { level: 3 });
    await expect.element(headings.filter({ hasText: 'What to work on' })).toBeVisible();
    // Strengths come first.
    const order = headings.elements().map((heading) => heading.textContent);
    expect(order.indexOf('What you did well')).toBeLessThan(order.indexOf('What to work on'));
    const seen = /Your standing knee was about 174° when you struck the ball/;
    await expect.element(page.getByRole('heading', { name: seen })).toBeVisible();
    await expect.element(button('Picture: 1.52 s Show me').last()).toBeVisible();
    await expect.element(text(/^Try this/)).toBeVisible();
    await button(/^Drill for this: /).first().click();
    expect(onDrill).toHaveBeenCalledWith(outcome.review.improvements[0]?.drillId);
  });

  it('are one praise and one thing to work on, then the drill for it; all the rest of the page is folded', async () => {
    const outcome = outcomeOf({ fault: 'supportKneeAtContact.tooStraight' });
    const { strengths } = outcome.review;
    showResults({ outcome, clip: noFilm });
    await expect.element(button('Film another one')).toBeVisible();
    const seen = (region: string) => page.getByRole('region', { name: region, exact: true }).element().querySelectorAll('h4');
    expect(seen('What you did well')).toHaveLength(1);
    expect(seen('What to work on')).toHaveLength(1);
    expect(seen('More that went well')).toHaveLength(strengths.length - 1);
    const folded = [...document.querySelectorAll('details')];
    expect(folded.filter(({ open }) => open)).toEqual([]);
    expect(folded.map((one) => one.querySelector('h3')?.textContent)).toEqual([
      'More that went well',
      'Tips for next time',
      'How we know',
      'Save and share',
      'Where it is kept',
    ]);
    // In the order in which they are read.
    const [praise, fault, drill, again, video] = [
      page.getByRole('heading', { name: 'What you did well' }),
      page.getByRole('heading', { name: 'What to work on' }),
      button(/^Drill for this: /).first(),
      button('Film another one'),
      page.getByRole('heading', { name: 'Tips for next time' }),
    ].map((each) => each.element());
    for (const [before, after] of [[praise, fault], [fault, drill], [drill, again], [again, video]] as const) {
      expect((before as Element).compareDocumentPosition(after as Element) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    }
    expect(drill?.hasAttribute('data-primary')).toBe(true);
    expect(again?.hasAttribute('data-primary')).toBe(false);
    await expect.element(page.getByRole('region', { name: 'Your next try' }).getByText('Practice this one thing. Then film it again and compare.')).toBeVisible();
  });

  it('show their moment in the player', async () => {
    const outcome = outcomeOf({ fault: 'supportKneeAtContact.tooStraight' });
    const { strengths } = outcome.review;
    const late = strengths.find(({ time }) => time !== null && time > 1.6);
    showResults({ outcome, clip: await filmOf(outcome) });
    await expect.element(page.getByRole('button', { name: 'Play', exact: true }), { timeout: FILM_MS }).toBeEnabled();
    expect(strengths.indexOf(late as (typeof strengths)[number])).toBeGreaterThan(0);
    await openSection('More that went well');
    const more = page.getByRole('region', { name: 'More that went well' });
    await more.getByRole('button', { name: /Show me/ }).nth(strengths.findIndex((strength) => strength === late) - 1).click();
    const slider = page.getByRole('slider', { name: 'Position in the video' });
    await expect.poll(() => Number((slider.element() as HTMLInputElement).value)).toBeCloseTo(late?.time ?? 0, 1);
  });

  it('that are none end in something to try next', async () => {
    const outcome = outcomeOf();
    expect(outcome.review.improvements).toEqual([]);
    showResults({ outcome, clip: noFilm });
    const next = page.getByRole('region', { name: 'Your next try' });
    await expect.element(next.getByText('Nothing we could measure needs fixing. Keep it sharp, or film it at full speed.')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'What to work on' })).not.toBeInTheDocument();
    expect(next.getByRole('button').elements().map((one) => [one.textContent, one.hasAttribute('data-primary')])).toEqual([
      [expect.stringMatching(/^Keep it sharp: /), true],
      ['Film another one', false],
    ]);
  });

  it('come with tips, what was not measured among them, and a way to film another one', async () => {
    const outcome = outcomeOf();
    const review = { ...outcome.review, notMeasured: ['frontView'] as const };
    const { onAgain } = showResults({ outcome: { ...outcome, review }, clip: noFilm });
    await openSection('Tips for next time');
    await expect.element(page.getByRole('region', { name: 'Tips for next time' }).getByRole('region', { name: 'What could not be measured' })).toBeVisible();
    await button('Film another one').click();
    expect(onAgain).toHaveBeenCalledOnce();
  });
});

describe('while nobody is found', { timeout: FILM_MS }, () => {
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

describe('the angle chart', () => {
  it('is fetched when it is opened, has the good band, and says the same in words', async () => {
    showResults({ outcome: outcomeOf({ fault: 'supportKneeAtContact.tooStraight' }), clip: noFilm });
    await openSection('How we know');
    await expect.element(page.getByRole('heading', { name: 'Joint angles over time' })).toBeVisible();
    await expect.element(text('Good: 128–150°')).toBeVisible();
    await expect
      .element(
        text(
          /Left knee: between about \d+° and about \d+°\. Foot meets ball, 1\.52 s: about 174°\. The good range/,
        ),
      )
      .toBeVisible();
    await page.getByRole('combobox', { name: 'Joint' }).click();
    await page.getByRole('option', { name: 'Kicking knee in the backswing' }).click();
    await expect.element(text(/^Right knee: between about/)).toBeVisible();
    await page.getByRole('heading', { name: 'How we know' }).click();
    await expect.element(text('Good: 60–100°')).not.toBeVisible();
  });

  it('is left out where no angle was measured, as from the front', async () => {
    showResults({ outcome: outcomeOf({ type: 'goalkeeping', seenFrom: 'front' }), clip: noFilm });
    await openSection('How we know');
    await expect.element(page.getByRole('table')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Joint angles over time' })).not.toBeInTheDocument();
  });
});

describe('beside the last attempt', () => {
  it('of the same skill stand score and parts, better or not, and the same moment', async () => {
    const store = testStore();
    const before = outcomeOf({ fault: 'followThroughHigh.tooLow' });
    await addAnalysis(store, before);
    const outcome = outcomeOf();
    showResults({ outcome, clip: noFilm, store });
    const by = (outcome.review.overallScore ?? 0) - (before.review.overallScore ?? 0);
    expect(by).toBeGreaterThan(0);
    const scores = [before.review.overallScore, outcome.review.overallScore];
    // Read without opening it.
    await expect.element(text(`${by} better than last time`)).toBeVisible();
    await openSection('Beside your last one');
    await expect
      .element(page.getByRole('row', { name: `Score ${scores.join(' ')} +${by}` }))
      .toBeVisible();
    await expect.element(text('Last time: Foot meets ball')).toBeVisible();
    await expect.element(text('Now: Foot meets ball')).toBeVisible();
  });

  it.each([
    ['from another view', { seenFrom: 'side' }, { cutShort: false }, /^Last time you were filmed from the side, now from the front/],
    ['that was cut short', { seenFrom: 'front' }, { cutShort: true }, /^Last time, time was up before every picture/],
  ] as const)('%s is not quite comparable, and no better or worse', async (_which, wanted, over, why) => {
    const store = testStore();
    const before = outcomeOf({ type: 'defending', ...wanted });
    await addAnalysis(store, before, over);
    const outcome = outcomeOf({ type: 'defending', seenFrom: 'front' });
    showResults({ outcome, clip: noFilm, store });
    await openSection('Beside your last one');
    await expect.element(text('Not quite comparable')).toBeVisible();
    await expect.element(text(why)).toBeVisible();
    await expect.element(text(/than last time|^About the same as last time|^[+−]\d+$/)).not.toBeInTheDocument();
    const scores = [before.review.overallScore, outcome.review.overallScore];
    // From the front so little of the skill is seen that each number says of how much it is.
    await expect.element(page.getByRole('row', { name: new RegExp(`^Score ${scores.join('( \\d of \\d things seen)? ')}( \\d of \\d things seen)?$`) })).toBeVisible();
  });

  it('beside one that was cut short itself is not quite comparable', async () => {
    const store = testStore();
    await addAnalysis(store, outcomeOf());
    showResults({ outcome: outcomeOf({ cutShort: true }), clip: noFilm, store });
    await openSection('Beside your last one');
    await expect.element(text('This time, time was up before every picture was looked at.')).toBeVisible();
  });

  it('that had no score there is nothing to compare with, and no table of nothing', async () => {
    const store = testStore();
    const before = outcomeOf({ frames: (frames) => frames.map((frame) => ({ ...frame, pose: null })) });
    await addAnalysis(store, before, { cutShort: true });
    showResults({ outcome: outcomeOf(), clip: noFilm, store });
    await openSection('Beside your last one');
    await expect.element(text('Last time there was no score, so the scores cannot be compared.')).toBeVisible();
    await expect.element(page.getByRole('table')).not.toBeInTheDocument();
  });

  it('of another skill or another player there is nothing to compare with', async () => {
    const store = testStore();
    await addAnalysis(store, outcomeOf(), { playerId: 'player-2' });
    await addAnalysis(store, outcomeOf({ type: 'passing' }));
    showResults({ outcome: outcomeOf(), clip: noFilm, store });
    await expect.element(page.getByRole('heading', { name: 'How we know' })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Beside your last one' })).not.toBeInTheDocument();
  });
});

describe('juggling', () => {
  it('is an estimate by foot and side, which the player corrects and may take into practice', async () => {
    const outcome = outcomeOf({ type: 'juggling' });
    const count = outcome.review.juggling?.touches.length ?? 0;
    expect(count).toBeGreaterThan(4);
    const { onPracticeResult, store } = showResults({ outcome, clip: noFilm });
    await expect
      .element(text('An estimate from how you moved, not from the ball. You know best: correct it.'))
      .toBeVisible();
    for (const [label, part] of [
      ['Left', outcome.review.juggling?.left],
      ['Right', outcome.review.juggling?.right],
      ['Foot', outcome.review.juggling?.foot],
      ['Knee', outcome.review.juggling?.knee],
    ] as const) {
      const row = page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) }).element().parentElement;
      expect(row?.textContent).toBe(`${label}${part}`);
    }
    await page.getByRole('textbox', { name: 'Touches' }).fill(String(count + 2));
    await userEvent.tab();
    await expect.element(text(`Corrected by you. We counted ${count}.`)).toBeVisible();
    await expect.poll(async () => (await store.history('player-1'))[0]?.corrected).toBe(count + 2);
    expect(onPracticeResult).not.toHaveBeenCalled();
    await button(`Use ${count + 2} as a practice result`).click();
    expect(onPracticeResult).toHaveBeenCalledWith(count + 2);
  });

  it('corrected while the review is still being saved, is saved corrected', async () => {
    // What is written first holds up the rest.
    const name = `slow-${crypto.randomUUID()}`;
    const store = testStore(undefined, name);
    await store.history('player-1');
    const goOn = await holdUp(name);
    showResults({ outcome: outcomeOf({ type: 'juggling' }), clip: noFilm, store });
    await page.getByRole('textbox', { name: 'Touches' }).fill('77');
    await userEvent.tab();
    await expect.element(text(/^Corrected by you/)).toBeVisible();
    goOn();
    await expect.poll(async () => (await store.history('player-1'))[0]?.corrected).toBe(77);
  });
});

it('a device that saves nothing says so, and the review stands all the same', async () => {
  refuseStorage();
  showResults({ outcome: outcomeOf(), clip: noFilm });
  await expect
    .element(text("This review could not be kept: the device's storage is full or switched off."))
    .toBeVisible();
  await expect.element(page.getByRole('meter', { name: 'Score' })).toBeVisible();
});

it('a review that arrives late is shown, and the player\u2019s own count stands', async () => {
  const outcome = outcomeOf({ type: 'juggling' });
  const { store, id } = showResults({ outcome, clip: noFilm });
  await page.getByRole('textbox', { name: 'Touches' }).fill('77');
  await userEvent.tab();
  await store.applyResult('player-1', id, { status: 'complete', results: serverResults('juggling') });
  await expect.element(page.getByRole('meter', { name: 'Score' })).toHaveAttribute('aria-valuenow', '41');
  await expect.element(button('Use 77 as a practice result')).toBeVisible();
  expect((await store.find('player-1', id))?.analysis).toMatchObject({ status: 'complete', corrected: 77 });
});

it('a review that is deleted stays until the player leaves', async () => {
  const { store, id } = showResults({ outcome: outcomeOf(), clip: noFilm });
  const save = page.getByRole('checkbox', { name: 'Keep the video on this device' });
  await openSection('Save and share');
  await expect.element(save).toBeVisible();
  await store.remove('player-1', id);
  await expect.element(save).not.toBeInTheDocument();
  await expect.element(page.getByRole('meter', { name: 'Score' })).toBeVisible();
  await expect.element(page.getByText('This review has been deleted. You see it until you leave this page.')).toBeVisible();
  // Somebody may have: what of it had left the device is not known any more.
  await expect.element(page.getByText(/Nobody else saw your video/)).not.toBeInTheDocument();
});
