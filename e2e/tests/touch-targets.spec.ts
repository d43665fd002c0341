import { callsOfPage } from '../support/api-player.ts';
import { comeIn, newPlayer, openTab } from '../support/player.ts';
import { smallTargets } from '../support/touch-targets.ts';
import { expect, test } from '../support/test.ts';

test('a target that is too small is found, by what a press would hit', async ({ page }) => {
  await page.setContent(`
    <p style="margin-top: 9rem">A <a href="#x" style="font: 12px/1 monospace">link</a> within text</p>
    <button style="width: 100px; height: 28px">Small</button>
    <p><button style="width: 100px; height: 44px">Large</button></p>
    <button style="position: relative; width: 100px; height: 20px">Rim<span style="position: absolute; inset: -14px"></span></button>
    <p><label style="display: block; padding: 16px"><input type="checkbox"> Label</label></p>`);
  expect((await smallTargets(page)).map((target) => target.replace(/,.*/, ''))).toEqual(['“link” by A', '“Small” by BUTTON']);
});

test('everything that is pressed is large enough for a thumb, on every main screen of a phone', async ({ page }) => {
  test.slow();
  const expectLarge = async (place: string): Promise<void> => {
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await smallTargets(page), place).toEqual([]);
  };
  await page.goto('/');
  await page.getByRole('button', { name: 'Start Practicing' }).click();
  await page.getByRole('button', { name: 'Create Account' }).waitFor();
  await expectLarge('the sign-up');
  await page.getByText('Back to Options').click();
  await page.getByRole('button', { name: 'Practice More' }).waitFor();
  await expectLarge('the choice');
  await page.getByRole('button', { name: 'Practice More' }).click();
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
  await expectLarge('the sign-in');
  await page.goto('/parents.html');
  await page.getByRole('region', { name: 'What is kept' }).waitFor();
  await expectLarge('the page for parents');

  await comeIn(page, newPlayer());
  await page.getByRole('button', { name: 'START DRILL' }).waitFor();
  await expectLarge('the dashboard');
  for (const tab of ['practice', 'analysis', 'rewards', 'progress', 'leaderboard', 'coach', 'profile', 'settings']) {
    await openTab(page, tab);
    await page.locator('#tab-heading').waitFor();
    await page.waitForLoadState('networkidle');
    await expectLarge(tab);
  }
  await openTab(page, 'practice');
  await page.getByRole('combobox', { name: 'Drill' }).click();
  await page.getByRole('listbox', { name: 'Drill' }).waitFor();
  await expectLarge('the picker');
  await page.keyboard.press('Escape');
  await openTab(page, 'dashboard');
  await page.getByRole('button', { name: 'START DRILL' }).click();
  await page.getByText('Get ready').waitFor();
  await expectLarge('the countdown');
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible({ timeout: 30_000 });
  await expectLarge('the timer');
});

test('a tap that brings hidden controls back presses none of them', async ({ page }) => {
  await comeIn(page, newPlayer());
  await openTab(page, 'practice');
  await page.getByRole('combobox', { name: 'Drill' }).click();
  await page.getByRole('option', { name: /^Juggling/ }).first().click();
  await page.getByRole('button', { name: 'START DRILL' }).tap();
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible({ timeout: 30_000 });
  const dialog = page.getByRole('dialog', { name: 'Juggling' });
  for (const name of ['Turn sound off', 'Count for me']) {
    await expect(dialog).toHaveAttribute('data-controls', 'hidden', { timeout: 15_000 });
    const box = await page.getByRole('button', { name }).boundingBox();
    if (box === null) throw new Error(`${name} is not there`);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await expect(dialog).toHaveAttribute('data-controls', 'shown');
    await expect(page.getByRole('button', { name })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Turn sound off' }).tap();
  await expect(page.getByRole('button', { name: 'Turn sound on' })).toBeVisible();
});

const practiceIn = {
  'en-GB': { tokens: 'tokens', start: 'START DRILL', side: 'Side', duration: 'Duration' },
  'de-DE': { tokens: 'Token', start: 'ÜBUNG STARTEN', side: 'Seite', duration: 'Dauer' },
} as const;

for (const [locale, words] of Object.entries(practiceIn)) {
  test.describe(locale, () => {
    test.use({ locale });

    test('nothing that is set for a drill lies half beneath the start, nor the start beneath the bar, as the practice tab opens on phones of common heights', async ({ page }) => {
      await comeIn(page, newPlayer());
      await (await callsOfPage(page)).save();
      await page.reload();
      // The header of a player with a history is the higher one.
      await expect(page.getByRole('banner')).toContainText(words.tokens);
      for (const [width, height] of [[320, 568], [360, 640], [375, 667], [360, 740], [390, 844], [412, 823]] as const) {
        await page.setViewportSize({ width, height });
        await openTab(page, 'practice');
        const start = page.getByRole('button', { name: words.start });
        await expect(start).toBeInViewport({ ratio: 1 });
        const [box, bar] = await Promise.all([start.boundingBox(), page.locator('#menu').boundingBox()]);
        if (box === null || bar === null) throw new Error('the start and the bar are not there');
        expect(box.y + box.height, `the start at ${width} × ${height}`).toBeLessThanOrEqual(bar.y);
        for (const set of [page.getByRole('radiogroup', { name: words.side }), page.getByRole('textbox', { name: words.duration }), page.getByRole('button', { name: '10 min', exact: true })]) {
          const place = await set.boundingBox();
          expect(place === null ? null : place.y + place.height, `${width} × ${height}`).toBeLessThan(box.y);
        }
        await openTab(page, 'dashboard');
      }
    });
  });
}

test('the next step of the rewards is in sight as they open on phones of common heights: earning the tokens, then opening the pack', async ({ page }) => {
  const expectAboveBar = async (name: RegExp, sizes: readonly (readonly [width: number, height: number])[]): Promise<void> => {
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await openTab(page, 'rewards');
      const step = page.getByRole('button', { name });
      await expect(step).toBeVisible();
      const bar = await page.getByRole('navigation').first().boundingBox();
      await expect.poll(async () => {
        const box = await step.boundingBox();
        return box === null || bar === null ? null : box.y + box.height - bar.y;
      }, { message: `${width} × ${height}` }).toBeLessThanOrEqual(0);
      await openTab(page, 'dashboard');
    }
  };
  const low = [[320, 568], [360, 640], [375, 667]] as const;
  await comeIn(page, newPlayer());
  await expectAboveBar(/^Practice a drill$/, low);
  // There is room for the whole way to a pack.
  await expectAboveBar(/^Open Pack/, [[360, 740], [390, 844], [412, 823]]);
  await (await callsOfPage(page)).save();
  await page.reload();
  await expectAboveBar(/^Open Pack/, low);
});
