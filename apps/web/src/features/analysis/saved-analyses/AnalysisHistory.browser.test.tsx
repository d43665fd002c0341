import type { AnalysisType } from '@touchline/domain';
import { buildReview } from '@touchline/vision';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Still } from '../clip-rendering/clip-rendering-worker-messages.ts';
import { outcomeOf } from '../results/testing/engine-outcomes.ts';
import { filmOf } from '../results/testing/synthetic-clip.ts';
import { openSection } from '../results/testing/open-section.ts';
import { addAnalysis, showHistory, showResults, testStore } from '../results/testing/show-results-and-history.tsx';
import { show } from '../../../ui/testing/show-component.tsx';
import { serverResults } from '../testing/second-opinion-results.ts';
import { WithAccount } from '../testing/test-account.tsx';
import { requestReviewToReopen } from './reopen-review-on-return.ts';
import { landingId } from '../focus-on-arrival.ts';
import type { AnalysisStore } from '../store/indexeddb-analyses.ts';
import { AnalysisHistory } from './AnalysisHistory.tsx';
import { FILM_MS } from '../results/testing/results-fixtures.ts';

const text = (words: string | RegExp) => page.getByText(words);
const button = (name: string | RegExp) => page.getByRole('button', { name });
const rows = () => button(/^Open /);
const refusing = (): Promise<never> => Promise.reject(new DOMException('gone', 'InvalidStateError'));

/** The picture of a moment in seconds. */
async function stillAt(time: number): Promise<Still> {
  const canvas = new OffscreenCanvas(16, 9);
  canvas.getContext('2d')?.fillRect(0, 0, 16, 9);
  return { time, picture: await canvas.convertToBlob() };
}

/** Saves an analysis of a synthetic player. */
const saveOne = (store: AnalysisStore, type: AnalysisType = 'shooting', playerId = 'player-1') =>
  addAnalysis(store, outcomeOf({ type }), { playerId });

describe('the history', () => {
  it('is newest first, ten at most, each with when, score and summary', async () => {
    let now = Date.now() - 8 * 24 * 3_600_000;
    const store = testStore(() => now);
    for (let index = 0; index < 10; index += 1) await saveOne(store);
    now = Date.now() - 2 * 3_600_000;
    await saveOne(store, 'passing');
    now = Date.now();
    await saveOne(store, 'juggling');
    showHistory(store);
    await expect.poll(() => rows().elements().length).toBe(10);
    await expect.element(rows().nth(0)).toHaveAccessibleName('Open Juggling, Just now');
    await expect.element(rows().nth(1)).toHaveAccessibleName('Open Passing, 2h ago');
    await expect.element(rows().nth(2)).toHaveAccessibleName(/^Open Shooting, \w{3} \d+, \d{4}$/);
    // On a phone a row says what, when and how good, and opens what went well.
    const wentWell = text(/^Went well: [A-Z][^,]+, [^.]+\.$/).first();
    await expect.element(wentWell).not.toBeVisible();
    await page.viewport(1280, 900);
    await expect.element(wentWell).toBeVisible();
    await page.viewport(390, 844);
    await expect.element(text(/^\d+ touches$/)).toBeVisible();
    await expect.element(text('Only you can see your analyses.')).toBeVisible();
    await button('Show more').click();
    await expect.poll(() => rows().elements().length).toBe(12);
    await expect.element(button('Show more')).not.toBeInTheDocument();
  });

  it('says of one without a score why there is none', async () => {
    const store = testStore();
    await addAnalysis(store, outcomeOf({ frames: (all) => all.map((frame) => ({ ...frame, pose: null })) }));
    showHistory(store);
    await expect.element(text('No score')).toBeVisible();
    await expect.element(text('We could not see a player in this video.')).toBeVisible();
  });

  it('of nothing says what will be there', async () => {
    showHistory(testStore());
    await expect.element(text('No analyses yet')).toBeVisible();
    await expect.element(text('Film a skill and your review will be here.')).toBeVisible();
  });

  it('asks for sign-in where nobody is signed in', async () => {
    showHistory(testStore(), null);
    await expect.element(text('Please sign in to view your analysis history')).toBeVisible();
  });

  it('that cannot be read says so, and is read again when asked', async () => {
    const store = testStore();
    await saveOne(store);
    let broken = true;
    showHistory({ ...store, history: (player) => (broken ? refusing() : store.history(player)) });
    await expect.element(text('Error loading history. Please try again.')).toBeVisible();
    broken = false;
    await button('Refresh History').last().click();
    await expect.element(rows()).toBeVisible();
  });

  it('that cannot be refreshed stays as it is', async () => {
    const store = testStore();
    await saveOne(store);
    let broken = false;
    showHistory({ ...store, history: (player) => (broken ? refusing() : store.history(player)) });
    await expect.element(rows()).toBeVisible();
    broken = true;
    await button('Refresh History').click();
    await expect.element(text('Unable to refresh analysis history').first()).toBeVisible();
    await expect.element(rows()).toBeVisible();
  });

  it('shows a new analysis at once', async () => {
    const store = testStore();
    showHistory(store);
    await expect.element(text('No analyses yet')).toBeVisible();
    await saveOne(store, 'turns');
    await expect.element(button('Open Turns, Just now')).toBeVisible();
  });

  it('of one player is never another one’s', async () => {
    const store = testStore();
    await saveOne(store, 'shooting', 'player-2');
    const { signIn } = showHistory(store, 'player-2');
    await rows().click();
    await expect.element(page.getByRole('region', { name: 'Earlier analysis' })).toBeVisible();
    signIn('player-1');
    await expect.element(text('No analyses yet')).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Earlier analysis' })).not.toBeInTheDocument();
  });
});

describe('an earlier analysis', () => {
  it('opens into the results area, with its loading message, and is scrolled to', async () => {
    const store = testStore();
    const outcome = outcomeOf({ type: 'passing' });
    await addAnalysis(store, outcome, { stills: await Promise.all(outcome.review.moments.map(({ time }) => stillAt(time))) });
    let arrive = (): void => undefined;
    const there = new Promise<void>((done) => {
      arrive = done;
    });
    showHistory({ ...store, find: (player, id) => there.then(() => store.find(player, id)) });
    await button('Open Passing, Just now').click();
    await expect.element(text('Loading your analysis')).toBeVisible();
    arrive();
    await expect.element(page.getByRole('heading', { name: 'Your passing review' })).toBeVisible();
    const area = page.getByRole('region', { name: 'Earlier analysis' });
    await expect.element(area).toHaveFocus();
    expect(Math.abs(area.element().getBoundingClientRect().top)).toBeLessThan(120);
    await expect
      .element(text('The video was not kept, so these are the pictures of your key moments.'))
      .toBeVisible();
    await page.getByRole('button', { name: /^Follow-through/ }).click();
    await expect.element(text('Picture: Follow-through')).toBeVisible();
    await button('Close this review').click();
    await expect.element(area).not.toBeInTheDocument();
    // Who steers by keyboard goes on from where it was opened.
    await expect.element(button('Open Passing, Just now')).toHaveFocus();
  });

  it('with a score of a part says of how much', async () => {
    const store = testStore();
    const whole = outcomeOf();
    const measures = whole.review.measures.filter(({ id }) => id === 'headSteady' || id === 'plantFootStill');
    await addAnalysis(store, { ...whole, review: { ...whole.review, measures } });
    showHistory(store);
    await expect.element(page.getByText('2 of 8 seen')).toBeVisible();
  });

  it('comes back as it was, with its pictures, and with its video where that was saved', async () => {
    const store = testStore();
    const outcome = outcomeOf();
    const clip = await filmOf(outcome);
    showResults({ outcome, clip, store });
    await openSection('Save and share');
    await page.getByRole('checkbox', { name: 'Keep the video on this device' }).click();
    await expect.poll(async () => (await store.history('player-1'))[0]?.stills.length, { timeout: FILM_MS }).toBeGreaterThan(2);
    await expect.poll(async () => (await store.history('player-1'))[0]?.clip?.size).toBe(clip.size);
    const [saved] = await store.history('player-1');
    expect(saved?.review).toEqual(outcome.review);
    expect(saved?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    // What is saved is what was reviewed.
    expect(saved?.frames).toEqual(saved?.input?.frames);
    expect(saved?.input && buildReview(saved.input)).toEqual(saved?.review);
    expect(saved?.frames.length).toBeLessThanOrEqual(40);
    expect(saved?.stills.length).toBeLessThanOrEqual(10);
    showHistory(store);
    await rows().click();
    const area = page.getByRole('region', { name: 'Earlier analysis' });
    await expect.element(area.getByRole('button', { name: 'Play', exact: true }), { timeout: FILM_MS }).toBeEnabled();
  });

  it('that is open shows the review that arrives minutes later in another tab, and goes when it is deleted there', async () => {
    const name = `analyses-${crypto.randomUUID()}`;
    const [store, otherTab] = [testStore(undefined, name), testStore(undefined, name)];
    const outcome = outcomeOf();
    const id = await addAnalysis(store, outcome);
    showHistory(store);
    await rows().click();
    const area = page.getByRole('region', { name: 'Earlier analysis' });
    await expect.element(area.getByRole('meter', { name: 'Score' })).toHaveAttribute('aria-valuenow', `${outcome.review.overallScore}`);
    await otherTab.applyResult('player-1', id, { status: 'complete', results: serverResults('shooting') });
    await expect.element(area.getByRole('meter', { name: 'Score' })).toHaveAttribute('aria-valuenow', '41');
    await expect.poll(() => rows().element().textContent).toMatch(/41F$/);
    await otherTab.remove('player-1', id);
    await expect.element(text('Unable to Load Analysis')).toBeVisible();
    await expect.element(text('No analyses yet')).toBeVisible();
  });

  it('that stands above already is led to, not opened a second time', async () => {
    const store = testStore();
    const id = await saveOne(store, 'turns');
    show(
      <WithAccount>
        <h2 id={landingId} tabIndex={-1}>
          Just analysed
        </h2>
        <AnalysisHistory playerId="player-1" store={store} shownId={id} onDrill={() => undefined} />
      </WithAccount>,
    );
    await rows().click();
    await expect.element(page.getByRole('heading', { name: 'Just analysed' })).toHaveFocus();
    await expect.element(page.getByRole('region', { name: 'Earlier analysis' })).not.toBeInTheDocument();
  });

  it('is found again by Back from the drill that it led to, once, and by its own player only', async () => {
    const store = testStore();
    await saveOne(store, 'general');
    const { onDrill } = showHistory(store);
    await rows().click();
    await button(/^(Drill for this|Keep it sharp)/).first().click();
    expect(onDrill).toHaveBeenCalledOnce();
    const area = page.getByRole('region', { name: 'Earlier analysis' });
    await button('Close this review').click();
    await expect.element(area).not.toBeInTheDocument();
    const { signIn } = showHistory(store);
    await expect.element(area).toHaveFocus();
    await expect.element(page.getByRole('heading', { name: 'Your general movement review' })).toBeVisible();
    signIn('player-2');
    await expect.element(area).not.toBeInTheDocument();
    showHistory(store);
    await expect.poll(() => rows().elements().length).toBe(2);
    await expect.element(area).not.toBeInTheDocument();
  });

  it('that was requested elsewhere is open when the player comes, once, and by its own player only', async () => {
    const store = testStore();
    const id = await saveOne(store, 'turns');
    const area = page.getByRole('region', { name: 'Earlier analysis' });
    requestReviewToReopen(id);
    showHistory(store);
    await expect.element(area).toHaveFocus();
    await button('Close this review').click();
    requestReviewToReopen(id);
    showHistory(store, 'player-2');
    showHistory(store);
    await expect.poll(() => rows().elements().length).toBe(2);
    await expect.element(area).not.toBeInTheDocument();
  });

  it('that is not there any more says so and offers the list anew', async () => {
    const store = testStore();
    await saveOne(store);
    showHistory({ ...store, find: refusing });
    await rows().click();
    await expect.element(text('Unable to Load Analysis')).toBeVisible();
    await expect.element(text('Failed to load analysis details')).toBeVisible();
    const area = page.getByRole('region', { name: 'Earlier analysis' });
    await area.getByRole('button', { name: 'Refresh History' }).click();
    await expect.element(text('Unable to Load Analysis')).not.toBeInTheDocument();
    await expect.element(rows()).toBeVisible();
  });

  it('is deleted only once the player is sure', async () => {
    const store = testStore();
    await saveOne(store);
    showHistory(store);
    await button('Delete Shooting, Just now').click();
    const question = page.getByRole('alertdialog');
    await expect.element(question).toHaveAccessibleName('Are you sure you want to delete this video analysis?');
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(await store.history('player-1')).toHaveLength(1);
    await button('Delete Shooting, Just now').click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect.element(text('No analyses yet')).toBeVisible();
    expect(await store.history('player-1')).toHaveLength(0);
  });

  it('that cannot be deleted stays, and the player is told', async () => {
    const store = testStore();
    await saveOne(store);
    showHistory({ ...store, remove: refusing });
    await button('Delete Shooting, Just now').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.element(text('Failed to delete video.').first()).toBeVisible();
    await expect.element(rows()).toBeVisible();
  });
});
