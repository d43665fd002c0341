import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { filmOf } from '../testing/synthetic-clip.ts';
import { outcomeOf } from '../testing/engine-outcomes.ts';
import { addAnalysis, showHistory, showResults, testStore } from '../testing/show-results-and-history.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const picker = page.getByRole('region', { name: '2 kicks in this video' });
const noFilm = new Blob(['no video']);

describe('the kicks of a clip', () => {
  it('are not offered where there is one', async () => {
    showResults({ outcome: outcomeOf(), clip: noFilm });
    await expect.element(page.getByRole('meter', { name: 'Score' })).toBeVisible();
    expect(page.getByText(/kicks in this video/).elements()).toEqual([]);
  });

  it('are offered where there are two, each with its time and leg; one press picks the other, also by keyboard', async () => {
    const outcome = outcomeOf({ twoKicks: true });
    const { onKick } = showResults({ outcome, clip: noFilm });
    await expect.element(picker).toBeVisible();
    const now = outcome.kicks.findIndex(({ leg }) => leg === outcome.review.kickingLeg);
    const reviewed = button(new RegExp(`^Kick ${now + 1} `));
    const other = button(new RegExp(`^Kick ${2 - now} `));
    await expect.element(reviewed).toHaveAttribute('aria-pressed', 'true');
    await expect.element(reviewed).toHaveAccessibleName(/\d\.\d\d s (Left|Right)-foot kick In this review$/);
    await expect.element(other).toHaveAttribute('aria-pressed', 'false');
    await reviewed.click();
    expect(onKick).not.toHaveBeenCalled();
    (other.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    expect(onKick.mock.calls).toEqual([[outcome.kicks[1 - now]]]);
  });

  it('show the picture of each out of the clip, also of the one that is not reviewed', async () => {
    const outcome = outcomeOf({ twoKicks: true });
    showResults({ outcome, clip: await filmOf(outcome) });
    await expect.element(picker).toBeVisible();
    const other = outcome.kicks.findIndex(({ leg }) => leg !== outcome.review.kickingLeg);
    const picture = button(new RegExp(`^Kick ${other + 1} `)).element().querySelector('canvas');
    const green = () => picture?.getContext('2d')?.getImageData(20, 20, 1, 1).data[1] ?? 0;
    // Turf, as the film has it behind its players; without a picture the canvas is empty there.
    await expect.poll(green).toBeGreaterThan(90);
  });

  it('can be chosen again in the history, whose review and score are those of the one picked last', async () => {
    const store = testStore();
    const outcome = outcomeOf({ twoKicks: true });
    const id = await addAnalysis(store, outcome);
    const made = (await store.find('player-1', id))?.analysis.createdAt;
    showHistory(store);
    await button(/^Open Shooting/).click();
    await expect.element(picker).toBeVisible();
    const other = outcome.kicks.findIndex(({ leg }) => leg !== outcome.review.kickingLeg);
    const press = button(new RegExp(`^Kick ${other + 1} `));
    await press.click();
    await expect.element(press).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(async () => (await store.history('player-1'))[0]?.review.kickingLeg).toBe(outcome.kicks[other]?.leg);
    const saved = await store.history('player-1');
    expect(saved).toHaveLength(1);
    expect(saved[0]).toMatchObject({ createdAt: made, replaces: [id], input: { moments: outcome.kicks[other]?.input.moments } });
    expect(saved[0]?.kicks).toHaveLength(2);
  });
});
