import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../../ui/testing/axe-violations.ts';
import type { AnalysisStore } from '../../store/indexeddb-analyses.ts';
import { filmOf } from '../testing/synthetic-clip.ts';
import { outcomeOf } from '../testing/engine-outcomes.ts';
import { refuseStorage } from '../testing/block-storage-writes.ts';
import { openSection } from '../testing/open-section.ts';
import { showResults, testStore } from '../testing/show-results-and-history.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const text = (words: string | RegExp) => page.getByText(words);
const dialog = page.getByRole('dialog', { name: 'Which one is you?' });
const box = page.getByRole('button', { name: /^Person \d of \d, from the left$/ });
/** What cannot be played: most of these tests are about who is pointed out. */
const noFilm = new Blob(['no video']);
const two = () => outcomeOf({ beside: 0.2 });
const saved = async (store: AnalysisStore) => (await store.history('player-1')).length;

describe('a review of one person alone', () => {
  it('asks nothing', async () => {
    showResults({ outcome: outcomeOf(), clip: noFilm });
    await expect.element(page.getByRole('meter', { name: 'Score' })).toBeVisible();
    await expect.element(button('That is not me')).not.toBeInTheDocument();
  });
});

describe('a review of one of several people', () => {
  it('stays while the player points out somebody else, who is to be looked at', async () => {
    const outcome = two();
    const { store, onPointOut } = showResults({ outcome, clip: noFilm });
    await expect.element(text('More than one person is in the video. This review follows one of them.')).toBeVisible();
    await expect.poll(() => saved(store)).toBe(1);
    await button('That is not me').click();
    await expect.element(dialog).toBeVisible();
    await expect.element(text('In this review')).toBeVisible();
    await expect.element(button('That is me')).toBeDisabled();
    await box.click();
    await expect.element(box).toHaveAttribute('aria-pressed', 'true');
    expect(await axeViolations(dialog.element())).toEqual([]);
    await button('That is me').click();
    const middle = outcome.group.find(({ time }) => time === onPointOut.mock.calls[0]?.[0].time);
    const other = middle?.people.find(({ isFollowed }) => !isFollowed);
    expect(onPointOut.mock.calls).toEqual([[{ time: middle?.time, ...other?.place }]]);
    expect(await saved(store)).toBe(1);
  });

  it('gives its place, and the video that was to be saved, to the one that replaces it', async () => {
    const [first, second] = [two(), two()];
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
    const first = showResults({ outcome: two(), clip: noFilm, store });
    const second = showResults({ outcome: two(), clip: noFilm, store, replaces: first.id });
    await expect.poll(() => saved(store)).toBe(1);
    expect(await store.history('player-1')).toMatchObject([{ id: second.id }]);
  });

  it('stays where the one that was to replace it cannot be saved, and the player is told', async () => {
    const store = testStore();
    const { id } = showResults({ outcome: two(), clip: noFilm, store });
    await expect.poll(async () => (await store.find('player-1', id))?.picturesComplete).toBe(true);
    const end = refuseStorage();
    showResults({ outcome: two(), clip: noFilm, store, replaces: id });
    await expect.element(text("This review could not be kept: the device's storage is full or switched off.")).toBeVisible();
    await expect.element(text('The review from before is still in your list. You can delete it there.')).toBeVisible();
    end();
    expect(await store.history('player-1')).toMatchObject([{ id }]);
  });

  it('goes by keyboard: from picture to picture, to a person, and away', async () => {
    const { onPointOut } = showResults({ outcome: two(), clip: noFilm });
    await expect.element(button('That is not me')).toBeVisible();
    (button('That is not me').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).toBeVisible();
    await expect.element(text(/^Picture \d of 8, \d\.\d s$/)).toBeVisible();
    const before = dialog.getByRole('button', { name: 'Picture before' });
    const next = dialog.getByRole('button', { name: 'Next picture' });
    (box.element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    await expect.element(button('That is me')).toBeEnabled();
    (before.element() as HTMLElement).focus();
    for (let press = 0; press < 9; press += 1) await userEvent.keyboard('{Enter}');
    await expect.element(text(/^Picture 1 of 8, /)).toBeVisible();
    await expect.element(before).toHaveAttribute('aria-disabled', 'true');
    // Whoever was pressed was pressed in another picture.
    await expect.element(button('That is me')).toBeDisabled();
    (next.element() as HTMLElement).focus();
    for (let press = 0; press < 9; press += 1) await userEvent.keyboard('{Enter}');
    await expect.element(text(/^Picture 8 of 8, /)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(onPointOut).not.toHaveBeenCalled();
    await expect.element(button('That is not me')).toHaveFocus();
  });

  it('shows the pictures of the clip, and says so where the device cannot', async () => {
    const outcome = two();
    showResults({ outcome, clip: noFilm });
    await button('That is not me').click();
    const words = text('Your device cannot show this picture. The boxes are where people were.');
    await expect.element(words).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    showResults({ outcome, clip: await filmOf(outcome) });
    await button('That is not me').last().click();
    const picture = () => dialog.element().querySelector('canvas');
    const middle = () => picture()?.getContext('2d')?.getImageData(20, 20, 1, 1).data[1] ?? 0;
    // Turf, as the film has it behind its players.
    await expect.poll(middle).toBeGreaterThan(90);
    await expect.element(words).not.toBeInTheDocument();
  });

  it('is asked for at once where either could be meant, by one tap on anybody, and has no score', async () => {
    const outcome = outcomeOf({ beside: 0.2, refusal: 'whoIsMeant' });
    const { onPointOut } = showResults({ outcome, clip: noFilm });
    await expect.element(dialog).toBeVisible();
    await expect.element(text('Tap yourself. Your video is then looked at again.')).toBeVisible();
    expect(box.elements()).toHaveLength(2);
    expect(page.getByRole('meter', { name: 'Score' }).elements()).toEqual([]);
    // Nothing was measured badly: the player has not said yet who they are.
    await expect.element(text('First we need to know which one is you. Then we look at your video again.')).toBeInTheDocument();
    await expect.element(text(/Too little could be measured/)).not.toBeInTheDocument();
    await box.first().click();
    const { people, time } = outcome.group.find((picture) => picture.time === onPointOut.mock.calls[0]?.[0].time) ?? {};
    expect(onPointOut.mock.calls).toEqual([[{ time, ...people?.[0]?.place }]]);
  });

  it('says that it follows the one who was pointed out, and lets the player change their mind', async () => {
    showResults({ outcome: two(), clip: noFilm, isPointedOut: true });
    await expect.element(text('This review follows the one you pointed out.')).toBeVisible();
    await button('Point out somebody else').click();
    await expect.element(dialog).toBeVisible();
  });
});
