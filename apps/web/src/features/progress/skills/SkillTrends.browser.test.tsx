import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Analysis, AnalysisStore } from '../../analysis/saved-analyses/index.ts';
import { busyProgress, progressOf, yearOf } from '../testing/sample-progress.ts';
import { broken, showProgress, type Attempt } from '../testing/show-progress.tsx';

const card = () => page.getByRole('region', { name: 'Your skills on video' });
const attempt = (id: string, day: number, over: Partial<Attempt> = {}): Attempt => ({
  id,
  created_at: new Date(2026, 5, day, 12).toISOString(),
  analysis_type: 'shooting',
  score: 50 + day,
  measures_version: '1',
  ...over,
});
/** The analyses of a device, of which only the score, the skill and the time matter here. */
const onDevice = (...analyses: readonly Partial<Analysis>[]): AnalysisStore =>
  ({ history: async () => analyses, subscribe: () => () => undefined }) as unknown as AnalysisStore;
const own = (id: string, day: number, score: number): Partial<Analysis> => ({
  id,
  createdAt: new Date(2026, 5, day, 12).getTime(),
  type: 'shooting',
  results: null,
  review: { overallScore: score } as Analysis['review'],
});
const shown = (attempts: () => readonly Attempt[] | ReturnType<typeof broken>, analyses: AnalysisStore = onDevice()) =>
  showProgress({ progress: () => busyProgress(), year: yearOf, attempts, analyses, section: 'charts' });

describe('the skills on video', () => {
  it('have a small chart each, of the account’s attempts and the device’s own, which are marked', async () => {
    shown(() => [attempt('a', 1), attempt('b', 2, { analysis_type: 'turns' }), attempt('c', 3)], onDevice(own('d', 4, 80), own('c', 3, 53)));
    const skills = card().getByRole('listitem');
    await expect.element(skills.first()).toBeVisible();
    await expect.poll(() => skills.elements().map(({ textContent }) => textContent)).toEqual([
      'Shooting80From 51 to 80 in 3 attempts',
      'Turns52One attempt so far. With the next one there is a line.',
    ]);
    await expect.poll(() => skills.first().element().querySelectorAll('circle').length).toBe(3);
    await expect.element(card().getByText('On this device only')).toBeVisible();
  });

  it('stand in a table too, the latest first', async () => {
    shown(() => [attempt('a', 1), attempt('c', 3)], onDevice(own('d', 4, 80)));
    await userEvent.click(card().getByText('See it as a table'));
    const table = card().getByRole('table', { name: 'Your scores on video, the latest first.' });
    const cells = table.getByRole('row').elements().map((row) => [...row.children].map((cell) => cell.textContent));
    expect(cells).toEqual([
      ['Date', 'Skill', 'Score', 'Where'],
      ['Jun 4, 2026', 'Shooting', '80', 'This device only'],
      ['Jun 3, 2026', 'Shooting', '53', 'Your account'],
      ['Jun 1, 2026', 'Shooting', '51', 'Your account'],
    ]);
  });

  it('say where they were measured in a new way, and draw no line across', async () => {
    shown(() => [attempt('a', 1), attempt('b', 2), attempt('c', 3, { measures_version: '2' }), attempt('d', 4, { measures_version: '2' })]);
    await expect.element(card().getByText('Measured in a new way since: the line is broken there.')).toBeVisible();
    await expect.poll(() => card().element().querySelectorAll('li path').length).toBe(2);
  });

  it('of nobody who has analyzed any say what will be here', async () => {
    shown(() => []);
    await expect.element(card().getByText('Analyze a skill on video, and its score over time will be here.')).toBeVisible();
  });

  it('of somebody who has analyzed before the first session are there all the same', async () => {
    showProgress({ progress: () => progressOf(), year: yearOf, attempts: () => [attempt('a', 1)], analyses: onDevice() });
    await expect.element(card().getByRole('listitem')).toHaveTextContent('Shooting51One attempt so far. With the next one there is a line.');
  });

  it('that cannot be read show what is on the device, and say so', async () => {
    shown(broken, onDevice(own('d', 4, 80)));
    await expect.element(card().getByText('Only what is on this device is here. Something went wrong on our side.')).toBeVisible();
    await expect.element(card().getByRole('listitem')).toBeVisible();
  });

  it('that cannot be read at all say why, and are read again when asked', async () => {
    const answers = [broken(), [attempt('a', 1)]] as const;
    let asked = 0;
    shown(() => answers[Math.min(1, asked++)] ?? []);
    await expect.element(page.getByText('Your skills on video did not load')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: /again/i }));
    await expect.element(card().getByRole('listitem')).toBeVisible();
  });
});
