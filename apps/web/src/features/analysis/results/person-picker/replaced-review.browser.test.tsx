import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { noFilm, twoPeople, savedCount } from '../testing/results-fixtures.ts';
import { button, text } from '../testing/results-locators.ts';
import { outcomeOf } from '../testing/engine-outcomes.ts';
import { refuseStorage } from '../testing/block-storage-writes.ts';
import { openSection } from '../testing/open-section.ts';
import { showResults, testStore } from '../testing/show-results-and-history.tsx';

describe('a review of one of several people', () => {
  it('gives its place, and the video that was to be saved, to the one that replaces it', async () => {
    const [first, second] = [twoPeople(), twoPeople()];
    const store = testStore();
    const { id } = showResults({ outcome: first, clip: noFilm, store });
    await openSection('Save and share');
    await page.getByRole('checkbox', { name: 'Keep the video on this device' }).click();
    await expect.poll(async () => (await store.history('player-1'))[0]?.clip?.size).toBe(noFilm.size);
    showResults({ outcome: second, clip: noFilm, store, replaces: id });
    await openSection('Save and share');
    const boxes = page.getByRole('checkbox', { name: 'Keep the video on this device' });
    await expect.element(boxes.last()).toBeChecked();
    // The page of the one that was replaced has none any more.
    await expect.poll(() => boxes.elements().length).toBe(1);
    const left = await store.history('player-1');
    expect(left).toHaveLength(1);
    expect(left[0]?.id).not.toBe(id);
    expect(left[0]?.clip?.size).toBe(noFilm.size);
    // It is not what the new one is compared with.
    await expect.element(page.getByRole('heading', { name: 'Beside your last one' })).not.toBeInTheDocument();
  });

  it('that stands again has its video saved, or its count corrected, as the player left it', async () => {
    const outcome = outcomeOf({ type: 'juggling', beside: 0.2 });
    const store = testStore();
    const { id, away } = showResults({ outcome, clip: noFilm, store });
    const keep = page.getByRole('checkbox', { name: 'Keep the video on this device' });
    await openSection('Save and share');
    await keep.click();
    await expect.poll(async () => (await store.history('player-1'))[0]?.clip?.size).toBe(noFilm.size);
    await store.update('player-1', id, { corrected: 77 });
    away();
    await expect.element(keep).not.toBeInTheDocument();
    showResults({ outcome, clip: noFilm, store, id });
    await openSection('Save and share');
    await expect.element(keep).toBeChecked();
    await expect.element(button('Use 77 as a practice result')).toBeVisible();
    await keep.click();
    await expect.poll(async () => (await store.history('player-1'))[0]?.clip).toBe(null);
    await expect.element(keep).not.toBeChecked();
  });

  it('goes also where it was still on its way to the device', async () => {
    const store = testStore();
    const first = showResults({ outcome: twoPeople(), clip: noFilm, store });
    const second = showResults({ outcome: twoPeople(), clip: noFilm, store, replaces: first.id });
    await expect.poll(() => savedCount(store)).toBe(1);
    expect(await store.history('player-1')).toMatchObject([{ id: second.id }]);
  });

  it('stays where the one that was to replace it cannot be saved, and the player is told', async () => {
    const store = testStore();
    const { id } = showResults({ outcome: twoPeople(), clip: noFilm, store });
    await expect.poll(async () => (await store.find('player-1', id))?.picturesComplete).toBe(true);
    const end = refuseStorage();
    showResults({ outcome: twoPeople(), clip: noFilm, store, replaces: id });
    await expect.element(text('This review could not be kept: the device’s storage is full or switched off.')).toBeVisible();
    await expect.element(text('The review from before is still in your list. You can delete it there.')).toBeVisible();
    end();
    expect(await store.history('player-1')).toMatchObject([{ id }]);
  });
});
