import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { serverResults } from '../testing/second-opinion-results.ts';
import { detailOf, testAccount } from '../testing/test-account.tsx';
import { outcomeOf } from './testing/engine-outcomes.ts';
import { openSection } from './testing/open-section.ts';
import { addAnalysis, showResults, testStore } from './testing/show-results-and-history.tsx';
import type { AnalysisResults } from '@touchline/contracts';

const text = (words: string | RegExp) => page.getByText(words);
const noFilm = new Blob(['no film']);
const outcome = outcomeOf();
const builtIn = { reviewer: 'built-in', providerScore: null, localScore: outcome.review.overallScore, overallScore: outcome.review.overallScore } as const;

async function showReviewed(over: Partial<AnalysisResults>) {
  const store = testStore();
  const id = await addAnalysis(store, outcome, { sharing: 'account' });
  await store.applyResult('player-1', id, { status: 'complete', results: serverResults('shooting', { analysisId: id, ...over }) });
  showResults({ outcome, clip: noFilm, store, id });
}

it('the account’s own review claims no second opinion, and says what changed, what it rests on and how sure it is', async () => {
  await showReviewed({
    ...builtIn,
    feedback: 'You struck the ball well.\n\nYour standing foot was still.',
    changes: ['Your standing knee is bent more than in your last 3 attempts.'],
    insights: [{ insight_type: 'strength', category: 'legwork', message: 'Your knee was bent.', priority: 0, confidence: 0.9, reason: 'Standing knee: about 150°' }],
    quality: { score: 64, level: 'medium', missing: ['ai', 'somethingNew'] },
  });
  const review = page.getByRole('region', { name: 'From your account' });
  await openSection('From your account');
  await expect.element(review.getByText('Measured in the same way as on your device.')).toBeVisible();
  await expect.element(review.getByRole('list', { name: 'Since your last attempts' }).getByText(/in your last 3 attempts/)).toBeVisible();
  for (const said of ['Your standing foot was still.', 'Standing knee: about 150°']) await expect.element(review.getByText(said)).not.toBeVisible();
  await review.getByText('Why we say this').click();
  await expect.element(review.getByText('Your standing foot was still.')).toBeVisible();
  await expect.element(review.getByText('How sure we can be: quite (64 of 100). We did not have: a second opinion, somethingNew.')).toBeVisible();
  await expect.element(review.getByText('Standing knee: about 150°')).toBeVisible();
  await expect.element(text(/Second opinion$/)).not.toBeInTheDocument();
});

it('the account’s own review without a score says what it did not have, and of nothing how sure it is', async () => {
  await showReviewed({ ...builtIn, localScore: null, overallScore: null, quality: { score: 71, level: 'high', missing: ['ai'] } });
  await openSection('From your account');
  await text('Why we say this').click();
  await expect.element(text('We did not have: a second opinion.')).toBeVisible();
  await expect.element(text(/How sure we can be/)).not.toBeInTheDocument();
});

it('a second opinion has its giver’s name, both scores, and what they make together, which is the score', async () => {
  await showReviewed({ localScore: 60, providerScore: 33, overallScore: 41, reviewer: 'another-model', scoreIsDefault: false });
  await expect.element(page.getByRole('meter', { name: 'Score' })).toHaveAttribute('aria-valuenow', '41');
  const review = page.getByRole('region', { name: 'Second opinion' });
  await openSection('Second opinion');
  await expect.element(review.getByText('30% of the score is ours and 70% is theirs.')).toBeVisible();
  expect([...review.element().querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual(['Ours60', 'another-model33', 'Together41']);
  await expect.element(review.getByText('Lean over the ball')).toBeVisible();
  await expect.element(review.getByText(/70 stands for it/)).not.toBeInTheDocument();
});

it('a second opinion without a score says what stands for it', async () => {
  await showReviewed({ providerScore: 70, scoreIsDefault: true });
  await openSection('Second opinion');
  await expect.element(text('30% of the score is ours and 70% is theirs. They gave no score, so 70 stands for it.')).toBeVisible();
});

it('a second opinion that did not come is said calmly, and the score is our own', async () => {
  await showReviewed({ ...builtIn, providerFailed: true });
  await openSection('From your account');
  await expect.element(text('The second opinion did not come this time. Your score is our own measurement.')).toBeVisible();
  await expect.element(text('Measured in the same way as on your device.')).not.toBeInTheDocument();
  await expect.element(page.getByRole('meter', { name: 'Score' })).toHaveAttribute('aria-valuenow', `${outcome.review.overallScore}`);
});

it('who has what of it is said as it is', async () => {
  await showReviewed(builtIn);
  await openSection('Where it is kept');
  await expect.element(text(/^In your account: your review and your skeleton, no video\./)).toBeVisible();
  await expect.element(text(/your skeleton are in your account/)).not.toBeInTheDocument();
  await expect.element(text(/Nobody else saw your video/)).not.toBeInTheDocument();
});

it.each([
  ['stored', 'In your account: your review, your skeleton and your video. Only you see them.'],
  ['none', 'In your account: your review and your skeleton. Only you see them.'],
] as const)('the account has the video when it says so: %s', async (state, words) => {
  const store = testStore();
  const id = await addAnalysis(store, outcome, { sharing: 'clip' });
  await store.applyResult('player-1', id, { status: 'complete', results: serverResults('shooting', { ...builtIn, analysisId: id }) });
  const clip = { state, bytes: 1, type: 'video/mp4', keep: false, expires_at: null };
  showResults({ outcome, clip: noFilm, store, id, account: testAccount([detailOf(outcome, { id, sharing: 'clip', clip })]) });
  await openSection('Where it is kept');
  await expect.element(text(words)).toBeVisible();
});

it.each([
  ['waiting', /^It goes to your account as soon as it can be reached\./],
  ['failed', 'It could not be kept in your account: Analysis failed on server'],
] as const)('what is to be sent and is %s is not said to be in the account', async (status, words) => {
  const store = testStore();
  const id = await addAnalysis(store, outcome, { sharing: 'clip' });
  await store.applyResult('player-1', id, status === 'failed' ? { status, failure: 'Analysis failed on server' } : { status });
  showResults({ outcome, clip: noFilm, store, id });
  await expect.element(text(words)).toBeVisible();
  await expect.element(text(/^You sent your skeleton/)).not.toBeInTheDocument();
});
