import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../../ui/testing/axe-violations.ts';
import { detailOf, testAccount, unreachable } from '../../testing/test-account.tsx';
import { outcomeOf } from '../testing/engine-outcomes.ts';
import { openSection } from '../testing/open-section.ts';
import { addAnalysis, showHistory, showResults, testStore } from '../testing/show-results-and-history.tsx';

const text = (words: string | RegExp) => page.getByText(words);
const button = (name: string | RegExp) => page.getByRole('button', { name });
const line = () => page.getByRole('slider', { name: 'Position in both attempts' });
const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();
const noFilm = new Blob(['no film']);
const good = outcomeOf();
const stiff = outcomeOf({ fault: 'supportKneeAtContact.tooStraight' });

describe('two attempts of one skill', () => {
  it('from the history are the newest two, one here and one in the account, and any other two that are chosen', async () => {
    const store = testStore();
    await addAnalysis(store, good);
    const account = testAccount([
      detailOf(stiff, { created_at: hoursAgo(5) }),
      detailOf(outcomeOf({ type: 'turns' }), { created_at: hoursAgo(1) }),
    ]);
    showHistory(store, 'player-1', account);
    await button('Choose two').click();
    await expect.element(page.getByRole('region', { name: 'Both attempts in motion' })).toBeVisible();
    const measures = page.getByRole('table', { name: 'What was measured' });
    await expect.element(measures.getByRole('row', { name: /^Standing knee .* Better$/ })).toBeVisible();
    await expect.element(text(/better than last time/)).toBeVisible();
    expect(await axeViolations(document.body)).toEqual([]);
    // A skill with one attempt has nothing to stand beside.
    await userEvent.click(page.getByRole('combobox', { name: 'Attempt', exact: true }));
    expect(page.getByRole('option').elements()).toHaveLength(2);
  });

  it('are not offered where there are no two', async () => {
    const store = testStore();
    await addAnalysis(store, good);
    showHistory(store, 'player-1', testAccount([detailOf(outcomeOf({ type: 'turns' })), detailOf(good, { status: 'pending' })]));
    await expect.poll(() => button(/^Open /).elements().length).toBe(3);
    await expect.element(button('Choose two')).not.toBeInTheDocument();
  });

  it('stand at their key moment, and are stepped, scrubbed, played and stopped by keyboard', async () => {
    const store = testStore();
    await addAnalysis(store, stiff);
    showResults({ outcome: good, clip: noFilm, store });
    await openSection('Beside your last one');
    await button('Compare with last time').click();
    await expect.element(line()).toHaveAttribute('aria-valuetext', 'Foot meets ball');
    await button('One picture on').last().click();
    await expect.element(line()).toHaveAttribute('aria-valuetext', '0.03 s after');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect.element(line()).toHaveAttribute('aria-valuetext', '0.03 s before');
    line().element().focus();
    await userEvent.keyboard('{Home}');
    const start = Number(line().element().getAttribute('min'));
    expect(start).toBeLessThan(0);
    await expect.element(line()).toHaveAttribute('aria-valuetext', `${Math.abs(start).toFixed(2)} s before`);
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(line()).toHaveAttribute('aria-valuetext', `${(Math.abs(start) - 1 / 30).toFixed(2)} s before`);
    const player = page.getByRole('region', { name: 'Both attempts in motion' });
    await player.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.element(player.getByRole('button', { name: 'Pause' })).toBeVisible();
    // It comes to its end by itself, and begins anew from there.
    await expect.element(player.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    await expect.element(line()).toHaveAttribute('aria-valuetext', expect.stringMatching(/s after$/));
  });

  it('draws both skeletons, each where it is at the moment', async () => {
    const store = testStore();
    await addAnalysis(store, stiff);
    showResults({ outcome: good, clip: noFilm, store });
    await openSection('Beside your last one');
    await button('Compare with last time').click();
    const canvases = () => page.getByRole('region', { name: 'Both attempts in motion' }).element().querySelectorAll('canvas');
    await expect.element(line()).toBeVisible();
    const inked = (canvas: HTMLCanvasElement | undefined): number => {
      const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      return pixels.filter((value, index) => index % 4 === 3 && value > 200).length;
    };
    await expect.poll(() => [...canvases()].map(inked).every((count) => count > 1000)).toBe(true);
  });

  it('the last one of which only the account has, is found there', async () => {
    const account = testAccount([detailOf(stiff, { created_at: hoursAgo(5) })]);
    showResults({ outcome: good, clip: noFilm, account });
    await openSection('Beside your last one');
    await expect.element(button('Compare with last time')).toBeVisible();
    await expect.element(text(/^Last time\s· 5h ago/).first()).toBeVisible();
  });

  it('of which one was measured in another way are both measured again, and it says so', async () => {
    const store = testStore();
    await addAnalysis(store, stiff, { review: { ...stiff.review, overallScore: 3 } });
    showResults({ outcome: good, clip: noFilm, store });
    await openSection('Beside your last one');
    await expect.element(text(/^Measured in a new way since: both are measured again here/)).toBeVisible();
    await expect.element(page.getByRole('row', { name: `Score ${stiff.review.overallScore} ${good.review.overallScore} +${(good.review.overallScore ?? 0) - (stiff.review.overallScore ?? 0)}` })).toBeVisible();
  });

  it('of which one cannot be measured again are not held against each other', async () => {
    const store = testStore();
    const { input: _input, ...old } = { ...stiff };
    await addAnalysis(store, { ...old, input: stiff.input }, { input: undefined as never });
    showResults({ outcome: good, clip: noFilm, store });
    await openSection('Beside your last one');
    await expect.element(text('Measured in a new way since, and one of the two cannot be measured again.')).toBeVisible();
    await expect.element(text(/than last time/)).not.toBeInTheDocument();
  });

  it('of which one has a score of a part, says so below its number', async () => {
    const store = testStore();
    await addAnalysis(store, stiff);
    const measures = good.review.measures.filter(({ id }) => id === 'headSteady' || id === 'plantFootStill');
    showResults({ outcome: { ...good, review: { ...good.review, measures } }, clip: noFilm, store });
    await openSection('Beside your last one');
    const table = page.getByRole('table').last();
    await expect.element(table.getByText('2 of 8 things seen')).toBeVisible();
  });

  it('that cannot be loaded say why, and are tried again', async () => {
    const store = testStore();
    await addAnalysis(store, good);
    const account = testAccount([detailOf(stiff, { created_at: hoursAgo(5) })]);
    account.failing.set('readAnalysis', unreachable());
    showHistory(store, 'player-1', account);
    await button('Choose two').click();
    await expect.element(text('Unable to Load Analysis')).toBeVisible();
    account.failing.clear();
    await button(/try again/i).click();
    await expect.element(page.getByRole('region', { name: 'Both attempts in motion' })).toBeVisible();
  });
});
