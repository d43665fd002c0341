import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { noFilm, twoPeople } from '../testing/results-fixtures.ts';
import { button, text, personDialog } from '../testing/results-locators.ts';
import { outcomeOf } from '../testing/engine-outcomes.ts';
import { showResults } from '../testing/show-results-and-history.tsx';

describe('a review of one person alone', () => {
  it('asks nothing', async () => {
    showResults({ outcome: outcomeOf(), clip: noFilm });
    await expect.element(page.getByRole('meter', { name: 'Score' })).toBeVisible();
    await expect.element(button('That is not me')).not.toBeInTheDocument();
  });
});

describe('a review of one of several people', () => {
  it('says that it follows the one who was pointed out, and lets the player change their mind', async () => {
    showResults({ outcome: twoPeople(), clip: noFilm, isPointedOut: true });
    await expect.element(text('This review follows the one you pointed out.')).toBeVisible();
    await button('Point out somebody else').click();
    await expect.element(personDialog).toBeVisible();
  });
});
