import { expectAccessible } from '../support/accessibility.ts';
import { changeWhereKept, prepareClip } from '../support/prepare-analysis.ts';
import { callsOfPage } from '../support/api-player.ts';
import { madeFrom } from '../support/test-clips.ts';
import { openReviewSection } from '../support/open-review-section.ts';
import { comeIn, newPlayer } from '../support/player-account.ts';
import { longRunOnly } from '../support/size-and-long-run-tags.ts';
import { expect, test } from '../support/playwright-fixtures.ts';

// PersonPicker.browser.test.tsx has the question, its keys and its look, analyse-clip.browser.test.tsx whom is followed then, WhereKeptChooser.browser.test.tsx
// and clip-service.test.ts the video; that the model sees two people is in pose-engine.spec.ts.
test('a player who is not the one in the review points themselves out, and only their own review stays', longRunOnly, async ({ page }) => {
  // Twice as fast, and the first half: a quarter of the frames to look at, with the man on the roof and the woman who walks by.
  const faster = ['-an', '-vf', 'setpts=0.5*PTS,scale=1280:-2', '-t', '2.2', '-r', '30', '-c:v', 'libx264', '-preset', 'ultrafast'];
  await comeIn(page, newPlayer());
  await (await callsOfPage(page)).change({ age: 30 });
  await prepareClip(page, 'General movement', madeFrom('two-people-vp9.mp4', faster, 'mp4'));
  await changeWhereKept(page);
  await page.getByRole('radio', { name: 'In my account, with my video', exact: true }).click();
  await page.getByRole('button', { name: 'Analyze My Form' }).click();
  const review = page.getByRole('heading', { name: 'Your general movement review' });
  await expect(review).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText('More than one person is in the video. This review follows one of them.')).toBeVisible();

  const note = page.getByRole('region', { name: 'Where this review is' });
  await openReviewSection(page, 'Where it is kept');
  await expect(note).toContainText('In your account: your review, your skeleton and your video.', { timeout: 30_000 });

  await page.getByRole('button', { name: 'That is not me' }).click();
  const dialog = page.getByRole('dialog', { name: /^(Which one is you|Is this you)\?$/ });
  // The man is on his roof in the first picture and on the grass in the last; the picture is near him.
  await dialog.getByRole('button', { name: /^Picture 1 of \d, \d\.\d s$/ }).click();
  await expectAccessible(page, 'pointing oneself out');
  const man = dialog.getByRole('button', { name: /^Person \d of \d, from the left$/ });
  await expect(man).toHaveCount(1);
  const box = await man.boundingBox();
  const stage = await dialog.locator('canvas').first().boundingBox();
  if (box === null || stage === null) throw new Error('there is no picture with somebody in it');
  expect(box.x).toBeGreaterThan(stage.x - 12);
  expect(box.x + box.width).toBeLessThan(stage.x + stage.width + 12);
  expect(box.height / stage.height).toBeGreaterThan(0.15);
  await man.focus();
  await page.keyboard.press('Space');
  await expect(man).toHaveAttribute('aria-pressed', 'true');
  await dialog.getByRole('button', { name: 'That is me' }).click();

  await expect(page.getByRole('dialog', { name: 'Analyzing...' })).toBeVisible();
  await expect(page.getByText('This review follows the one you pointed out.')).toBeVisible({ timeout: 120_000 });
  const kept = page.getByRole('button', { name: /^Open General movement/ });
  await expect(kept).toHaveCount(1);
  await openReviewSection(page, 'Where it is kept');
  // The video was the former review's, and is kept again only when the player wants it.
  await expect(note).toContainText('No video: it belonged to the review before this one.', { timeout: 30_000 });
  await note.getByRole('button', { name: 'Keep the video too' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep the video too' }).click();
  await expect(note).toContainText('In your account: your review, your skeleton and your video.', { timeout: 30_000 });
  // Who was followed before is now somebody else.
  await page.getByRole('button', { name: 'Point out somebody else' }).click();
  await expect(man.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(kept).toHaveCount(1, { timeout: 20_000 });
});
