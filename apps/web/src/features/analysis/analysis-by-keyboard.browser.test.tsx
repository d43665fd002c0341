import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { filmOf } from './results/testing/synthetic-clip.ts';
import { outcomeOf } from './results/testing/engine-outcomes.ts';
import { deviceAnalyses } from './store/indexeddb-analyses.ts';
import { chooseFile } from './testing/choose-and-drag-file.ts';
import { showAnalysis } from './testing/show-analysis.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();

/** Steps on to something with the Tab key, and no further than so many steps. */
async function tabTo(wanted: Locator, most = 12): Promise<void> {
  await expect.element(wanted).toBeInTheDocument();
  for (let step = 0; step < most && document.activeElement !== wanted.element(); step += 1) await userEvent.keyboard('{Tab}');
  await expect.element(wanted).toHaveFocus();
  // What has the focus can be seen, and so can the focus.
  await expect.element(wanted).toBeInViewport();
  expect(getComputedStyle(wanted.element()).outlineStyle).toBe('solid');
}

test('a clip is chosen and analysed, and what was found gone through, with the keyboard only', async () => {
  const playerId = crypto.randomUUID();
  onTestFinished(() => deviceAnalyses.removeAll(playerId));
  const outcome = outcomeOf();
  const blob = await filmOf(outcome);
  const { analyse } = showAnalysis({ playerId, analyse: async () => ({ ok: true, outcome }) });
  const skill = page.getByRole('radio', { name: 'Shooting', exact: true });
  await tabTo(skill);
  await userEvent.keyboard(' ');
  await expect.element(skill).toBeChecked();
  await tabTo(button('Choose a video'));
  const asked: Event[] = [];
  document.querySelector('input[type="file"]')?.addEventListener('click', (event) => {
    // The system's dialog is not the page's.
    event.preventDefault();
    asked.push(event);
  });
  await userEvent.keyboard('{Enter}');
  expect(asked).toHaveLength(1);
  await chooseFile(new File([blob], 'kick.mp4', { type: 'video/mp4' }));
  await expect.element(page.getByRole('heading', { name: 'Your clip is ready' })).toHaveFocus();
  // The browser's own controls of the video lie between.
  await tabTo(button('Analyze My Form'), 16);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Your shooting review' })).toHaveFocus();
  expect(analyse).toHaveBeenCalledTimes(1);

  await expect.element(button('Play')).toBeEnabled();
  await tabTo(button(/^Follow-through/));
  await userEvent.keyboard('{Enter}');
  await expect.element(button(/^Follow-through/)).toHaveAttribute('aria-pressed', 'true');
  const position = page.getByRole('slider', { name: 'Position in the video' });
  await tabTo(position);
  const before = (position.element() as HTMLInputElement).value;
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(position).not.toHaveValue(before);
  await tabTo(button(/Show me$/));
  const summary = [...document.querySelectorAll('summary')].find(({ textContent }) => textContent.includes('Save and share'));
  await tabTo(page.elementLocator(summary ?? document.body));
  await userEvent.keyboard('{Enter}');
  for (const name of ['Make the video', /^Download: Follow-through/, 'Share your score']) await tabTo(button(name));
  // It is on show already: its row leads up to it.
  await tabTo(button(/^Open Shooting/));
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Your shooting review' })).toHaveFocus();
  await tabTo(button('Film another one'), 40);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Film one skill' })).toHaveFocus();
  await tabTo(button(/^Open Shooting/));
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('region', { name: 'Earlier analysis' })).toHaveFocus();
  await tabTo(button('Close this review'));
  await userEvent.keyboard('{Enter}');
  await expect.element(button(/^Open Shooting/)).toHaveFocus();
});
