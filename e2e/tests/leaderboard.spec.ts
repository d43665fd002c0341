import { expectAccessible } from '../support/accessibility.ts';
import { callsOfPage, signUpApiPlayer } from '../support/api-player.ts';
import { comeIn, newPlayer, openTab } from '../support/player-account.ts';
import { everySizeInLongRun, longRunOnly } from '../support/size-and-long-run-tags.ts';
import { expect, test } from '../support/playwright-fixtures.ts';

test('a session puts its player on every board, at once, and others see the name only', async ({ page, request }) => {
  const rival = await signUpApiPlayer(request, newPlayer('Rival Rae'));
  await rival.save();
  await rival.save();
  const player = newPlayer('محمد عبد الله');
  await comeIn(page, player);
  await openTab(page, 'leaderboard');
  await expect(page.getByRole('heading', { name: 'You are not on this board yet' })).toBeVisible();
  await expect(page.getByText(/^It counts this week, from Sunday on/)).toBeVisible();

  const own = await callsOfPage(page);
  await own.save();
  await openTab(page, 'dashboard');
  await openTab(page, 'leaderboard');
  // Its first three stand on the podium, and are read out in the list too.
  const board = page.getByRole('list', { name: 'The board' });
  await expect(board.getByText(player.name)).toBeAttached();
  await expect(board.getByText('(You)')).toBeAttached();
  for (const period of ['Weekly', 'Monthly', 'All Time']) {
    await page.getByRole('radio', { name: period }).click();
    await expect(board.getByText('(You)')).toBeAttached();
  }
  await expect(board.getByText(rival.name)).toBeAttached();
  const whole = await page.locator('main').innerText();
  expect(whole).not.toContain(rival.email);
  expect(whole).not.toContain(rival.id);

  await own.change({ display_name: 'A new name', hidden: false });
  await page.reload();
  await openTab(page, 'leaderboard');
  await expect(board.getByText('A new name')).toBeAttached();

  await own.change({ hidden: true });
  await page.reload();
  await openTab(page, 'leaderboard');
  await expect(page.getByText('You are not on the boards')).toBeVisible();
  // They are on no board, and see for themselves where they would stand.
  const ownRow = board.getByRole('listitem').filter({ hasText: 'A new name' });
  await expect(ownRow).toContainText('Only you see this row.');
  await expect(page.getByRole('region', { name: 'The top three' }).getByText('A new name')).toHaveCount(0);
  // Their own weeks stay: the one session of five minutes.
  await expect(page.getByRole('list', { name: 'Your weeks' }).getByRole('listitem')).toHaveText([/^This week/]);
  await page.getByRole('button', { name: 'Start Practice' }).click();
  await expect(page.getByRole('combobox', { name: 'Drill' })).toBeVisible();
});

// The service's team-leaderboard.test.ts sums teams, also with a member who joins or hides, LeaderboardTab.browser.test.tsx shows their board, and the journey
// above has the way of a session to the boards.
test('teams are summed under their name, within seconds', longRunOnly, async ({ page, request }) => {
  const team = `Harbour ${newPlayer().email.replaceAll(/[^a-z]/g, '').slice(0, 8)}`;
  const mates = [await signUpApiPlayer(request), await signUpApiPlayer(request)];
  for (const mate of mates) {
    await mate.change({ team_name: team });
    await mate.save();
  }
  await comeIn(page, newPlayer());
  await openTab(page, 'leaderboard');
  await page.getByRole('radio', { name: 'Teams' }).click();
  await expect(page.getByText(/A team’s days, drills and tokens/)).toBeVisible();
  await expect(async () => {
    await page.reload();
    await openTab(page, 'leaderboard');
    await page.getByRole('radio', { name: 'Teams' }).click();
    await expect(page.getByRole('list', { name: 'The teams’ board' }).getByText(team)).toBeVisible({ timeout: 2_000 });
    // A board counted between the two mates' sessions has the team with one of them.
    await expect(page.getByRole('list', { name: 'The teams’ board' }).getByText(/2 players/)).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test('a board of more than twenty is accessible, and shows more', everySizeInLongRun, async ({ page, request }) => {
  test.slow();
  for (let number = 0; number < 21; number += 1) {
    const one = await signUpApiPlayer(request, newPlayer(`Player number ${number} with a name that hardly fits`));
    await one.save();
  }
  await comeIn(page, newPlayer());
  const rows = page.getByRole('list', { name: 'The board' }).getByRole('listitem');
  await expect(async () => {
    await page.reload();
    await openTab(page, 'leaderboard');
    // A board counted while they practised has some of them.
    await expect(rows).toHaveCount(20, { timeout: 2_000 });
  }).toPass();
  await expectAccessible(page, 'the leaderboard');
  await page.getByRole('button', { name: 'Show More' }).click();
  await expect.poll(() => rows.count()).toBeGreaterThan(20);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectAccessible(page, 'the leaderboard at 320');
});

// LeaderboardTab.browser.test.tsx has where it leads, save-profile.browser.test.tsx the field.
test('who has no team is led to the field where one is given', longRunOnly, async ({ page }) => {
  await comeIn(page, newPlayer());
  await openTab(page, 'leaderboard');
  await page.getByRole('radio', { name: 'Teams' }).click();
  await page.getByRole('button', { name: 'Set my team' }).click();
  const field = page.getByRole('textbox', { name: 'Team' });
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport();
});
