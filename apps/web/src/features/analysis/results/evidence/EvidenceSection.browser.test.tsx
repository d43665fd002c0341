import { analysisTypes } from '@touchline/domain';
import { evidenceFor } from '@touchline/vision';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { outcomeOf } from '../testing/engine-outcomes.ts';
import { show } from '../../../../ui/testing/show-component.tsx';
import { EvidenceSection } from './EvidenceSection.tsx';

const summary = page.getByText('How we know');

describe('how we know', () => {
  it('is folded, and fetched and shown when it is opened, by keyboard too', async () => {
    const { review } = outcomeOf();
    show(<EvidenceSection review={review} />);
    await expect.element(summary).toBeVisible();
    expect(page.getByRole('table').elements()).toEqual([]);
    (summary.element().closest('summary') as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('table')).toBeVisible();
    expect(page.getByRole('rowheader').elements()).toHaveLength(evidenceFor('shooting').length);
    await expect.element(page.getByText(/Studies of grown-up players: Levanon & Dapena 1998/).first()).toBeVisible();
    expect(page.getByText('Measured in this video').elements()).toHaveLength(review.measures.length);
    // A steady head has no angle that could be some degrees off.
    const rows = page.getByRole('row').elements().map(({ textContent }) => textContent);
    const degreesOff = rows.filter((row) => row.includes('An angle can still be about 7° off.'));
    expect(degreesOff.length).toBeGreaterThan(0);
    expect(degreesOff.filter((row) => !/angle of/i.test(row) && !/leans/.test(row))).toEqual([]);
    expect(rows.find((row) => row.startsWith('Steady head'))).toMatch(/Quite sure\. +Any side will do\.$/);
  });

  it('says nothing was measured of what was not, of any skill', async () => {
    const { review } = outcomeOf();
    const empty = analysisTypes.map((type) => ({ ...review, type, measures: [] }));
    show(<>{empty.map((one) => <EvidenceSection key={one.type} review={one} />)}</>);
    await expect.poll(() => summary.elements().length).toBe(analysisTypes.length);
    for (const one of summary.elements()) (one as HTMLElement).click();
    await expect.poll(() => page.getByRole('table').elements().length).toBe(analysisTypes.length);
    expect(page.getByText('Measured in this video').elements()).toEqual([]);
  });
});
