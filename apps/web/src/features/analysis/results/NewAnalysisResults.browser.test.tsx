import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { outcomeOf } from './testing/engine-outcomes.ts';
import { noFilm } from './testing/results-fixtures.ts';
import { text, button } from './testing/results-locators.ts';
import { holdUp, refuseStorage } from './testing/block-storage-writes.ts';
import { serverResults } from '../testing/second-opinion-results.ts';
import { openSection } from './testing/open-section.ts';
import { addAnalysis, showResults, testStore } from './testing/show-results-and-history.tsx';

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
    .element(text('This review could not be kept: the device’s storage is full or switched off.'))
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
