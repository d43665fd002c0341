import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { outcomeOf } from './testing/engine-outcomes.ts';
import { FILM_MS, noFilm } from './testing/results-fixtures.ts';
import { text, button } from './testing/results-locators.ts';
import { filmOf } from './testing/synthetic-clip.ts';
import { openSection } from './testing/open-section.ts';
import { showResults } from './testing/show-results-and-history.tsx';

describe('findings', () => {
  it('stand at their moment with a picture, why it matters, what to try and a drill for it', async () => {
    const outcome = outcomeOf({ fault: 'supportKneeAtContact.tooStraight' });
    const { onDrill } = showResults({ outcome, clip: await filmOf(outcome) });
    const headings = page.getByRole('heading', { level: 3 });
    await expect.element(headings.filter({ hasText: 'What to work on' })).toBeVisible();
    // Strengths come first.
    const order = headings.elements().map((heading) => heading.textContent);
    expect(order.indexOf('What you did well')).toBeLessThan(order.indexOf('What to work on'));
    const seen = /Your standing knee was about 174° when you struck the ball/;
    await expect.element(page.getByRole('heading', { name: seen })).toBeVisible();
    await expect.element(button('Picture: 1.52 s Show me').last()).toBeVisible();
    await expect.element(text(/^Try this/)).toBeVisible();
    await button(/^Drill for this: /).first().click();
    expect(onDrill).toHaveBeenCalledWith(outcome.review.improvements[0]?.drillId);
  });

  it('are one praise and one thing to work on, then the drill for it; all the rest of the page is folded', async () => {
    const outcome = outcomeOf({ fault: 'supportKneeAtContact.tooStraight' });
    const { strengths } = outcome.review;
    showResults({ outcome, clip: noFilm });
    await expect.element(button('Film another one')).toBeVisible();
    const seen = (region: string) => page.getByRole('region', { name: region, exact: true }).element().querySelectorAll('h4');
    expect(seen('What you did well')).toHaveLength(1);
    expect(seen('What to work on')).toHaveLength(1);
    expect(seen('More that went well')).toHaveLength(strengths.length - 1);
    const folded = [...document.querySelectorAll('details')];
    expect(folded.filter(({ open }) => open)).toEqual([]);
    expect(folded.map((one) => one.querySelector('summary')?.querySelector('h3, span')?.textContent)).toEqual([
      'Found you in 90 of 90 pictures',
      'More that went well',
      'Tips for next time',
      'How we know',
      'Save and share',
      'Where it is kept',
    ]);
    // In the order in which they are read.
    const [praise, fault, drill, again, video] = [
      page.getByRole('heading', { name: 'What you did well' }),
      page.getByRole('heading', { name: 'What to work on' }),
      button(/^Drill for this: /).first(),
      button('Film another one'),
      page.getByRole('heading', { name: 'Tips for next time' }),
    ].map((each) => each.element());
    for (const [before, after] of [[praise, fault], [fault, drill], [drill, again], [again, video]] as const) {
      expect((before as Element).compareDocumentPosition(after as Element) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    }
    expect(drill?.hasAttribute('data-primary')).toBe(true);
    expect(again?.hasAttribute('data-primary')).toBe(false);
    await expect.element(page.getByRole('region', { name: 'Your next try' }).getByText('Practice this one thing. Then film it again and compare.')).toBeVisible();
  });

  it('show their moment in the player', async () => {
    const outcome = outcomeOf({ fault: 'supportKneeAtContact.tooStraight' });
    const { strengths } = outcome.review;
    const late = strengths.find(({ time }) => time !== null && time > 1.6);
    showResults({ outcome, clip: await filmOf(outcome) });
    await expect.element(page.getByRole('button', { name: 'Play', exact: true }), { timeout: FILM_MS }).toBeEnabled();
    expect(strengths.indexOf(late as (typeof strengths)[number])).toBeGreaterThan(0);
    await openSection('More that went well');
    const more = page.getByRole('region', { name: 'More that went well' });
    await more.getByRole('button', { name: /Show me/ }).nth(strengths.findIndex((strength) => strength === late) - 1).click();
    const slider = page.getByRole('slider', { name: 'Position in the video' });
    await expect.poll(() => Number((slider.element() as HTMLInputElement).value)).toBeCloseTo(late?.time ?? 0, 1);
  });

  it('that are none end in something to try next', async () => {
    const outcome = outcomeOf();
    expect(outcome.review.improvements).toEqual([]);
    showResults({ outcome, clip: noFilm });
    const next = page.getByRole('region', { name: 'Your next try' });
    await expect.element(next.getByText('Nothing we could measure needs fixing. Keep it sharp, or film it at full speed.')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'What to work on' })).not.toBeInTheDocument();
    expect(next.getByRole('button').elements().map((one) => [one.textContent, one.hasAttribute('data-primary')])).toEqual([
      [expect.stringMatching(/^Keep it sharp: /), true],
      ['Film another one', false],
    ]);
  });

  it('come with tips, what was not measured among them, and a way to film another one', async () => {
    const outcome = outcomeOf();
    const review = { ...outcome.review, notMeasured: ['frontView'] as const };
    const { onAgain } = showResults({ outcome: { ...outcome, review }, clip: noFilm });
    await openSection('Tips for next time');
    await expect.element(page.getByRole('region', { name: 'Tips for next time' }).getByRole('region', { name: 'What could not be measured' })).toBeVisible();
    await button('Film another one').click();
    expect(onAgain).toHaveBeenCalledOnce();
  });
});
