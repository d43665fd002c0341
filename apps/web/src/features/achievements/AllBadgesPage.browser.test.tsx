import { achievementProgress } from '@touchline/domain';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../ui/testing/show-component.tsx';
import { withDeviceReviews } from './achievements-with-device-reviews.ts';
import { AllBadgesPage } from './AllBadgesPage.tsx';

const nothingYet = { sessions: 0, bestStreak: 0, level: 0, tokensEver: 0, analyses: 0, hasTeam: false, profileComplete: false };
const all = achievementProgress(nothingYet).map((one) => ({ ...one, earnedAt: null }));

it.each([
  [0, `0 of ${all.length} earned`],
  [1, `0 of ${all.length} earned, and 1 more on this device`],
])('the count of badges, with %i reviews that this device alone has: %s', async (reviews, words) => {
  show(<AllBadgesPage achievements={withDeviceReviews(all, reviews)} backLabel="Back" onBack={() => undefined} />);
  await expect.element(page.getByText(words, { exact: true })).toBeVisible();
});
