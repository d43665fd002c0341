import { analysisTypes } from '@touchline/domain';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clip } from '../testing/sample-clip.ts';
import { chooseFile } from '../testing/choose-and-drag-file.ts';
import { showAnalysis } from '../testing/show-analysis.tsx';
import { filmingTipText } from './filming-tip-text.ts';
import { said, button, skill, tip } from '../testing/analysis-setup-locators.ts';

describe('the skill', () => {
  test('is one of eleven, each with a tip on how to film it', async () => {
    showAnalysis();
    await expect
      .element(tip().getByText('Record 2-3 repetitions of the skill for the best analysis results.'))
      .toBeVisible();
    const names = [
      'Shooting',
      'Passing',
      'Dribbling',
      'Defending',
      'Goalkeeping',
      'Juggling',
      'Turns',
      'Heading',
      'Cross and finish',
      'Set piece',
      'General movement',
    ];
    const tiles = skill().getByRole('radio');
    expect([...skill().element().querySelectorAll('label')].map(({ textContent }) => textContent)).toEqual(names);
    expect(skill().element().querySelectorAll('label > svg')).toHaveLength(11);
    // One stop for the Tab key, and the arrows go on.
    await tiles.nth(0).click();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tiles.nth(1)).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(tip().getByText(/^Film from the side, about six big steps away/)).toBeVisible();
    expect(new Set(analysisTypes.map(filmingTipText)).size).toBe(11);
  });

  test.each([9, 12, null])('is another one than heading for a player of %s: said before anything is filmed', async (age) => {
    showAnalysis({ age });
    await page.getByRole('radio', { name: 'Heading', exact: true }).click();
    await expect.element(tip().getByText(/Heading is for players of 13 and over.*Choose another skill/)).toBeVisible();
    await expect.element(button('Analyze My Form')).toBeDisabled();
    expect(document.querySelectorAll('[data-primary]')).toHaveLength(0);
    await page.getByRole('radio', { name: 'Passing', exact: true }).click();
    await expect.element(button('Analyze My Form')).toBeEnabled();
  });

  test('is asked for until it is chosen when it is missing, with a red border for three seconds', async () => {
    showAnalysis({ clips: { open: async () => clip } });
    await chooseFile(new File(['x'], 'x.mp4'));
    await expect.element(said('Your clip is ready')).toBeVisible();
    await button('Analyze My Form').click();
    await expect.element(said('Please select what you want analyzed first.')).toBeVisible();
    await expect.element(skill()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(skill().getByRole('radio', { name: 'Shooting' })).toHaveFocus();
    const red = skill().element().appendChild(document.createElement('i'));
    red.style.color = 'var(--stop-text)';
    const border = () => getComputedStyle(skill().element()).borderTopColor;
    await expect.poll(border).toBe(getComputedStyle(red).color);
    await expect.poll(border).not.toBe(getComputedStyle(red).color);
    red.remove();
    await expect.element(skill()).toHaveAccessibleDescription('Please select what you want analyzed first.');
    await expect.element(skill()).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('radio', { name: 'Turns', exact: true }).click();
    await expect.element(skill()).not.toHaveAttribute('aria-invalid');
    await expect.element(skill()).not.toHaveAccessibleDescription();
  });

  test('is not asked for any more once it is chosen', async () => {
    showAnalysis({ clips: { open: async () => clip } });
    await chooseFile(new File(['x'], 'x.mp4'));
    await button('Analyze My Form').click();
    const messages = (): string => document.querySelector('[aria-label="Messages"]')?.textContent ?? '';
    await expect.poll(messages).toContain('Please select what you want analyzed first.');
    await page.getByRole('radio', { name: 'Turns', exact: true }).click();
    await expect.poll(messages).toBe('');
    await expect.element(said('Please select what you want analyzed first.')).not.toBeInTheDocument();
  });
});

describe('the steps', () => {
  const stepStates = () => [...document.querySelectorAll('[data-step]')].map((step) => step.getAttribute('data-state'));
  const primary = () => [...document.querySelectorAll('[data-primary]')].map((one) => one.textContent);

  test('go from the skill to the clip to the start, and one thing to press stands out', async () => {
    showAnalysis({ clips: { open: async () => clip } });
    await expect.element(said('MediaPipe Ready')).toBeVisible();
    const order = [skill(), page.getByRole('heading', { name: 'Film one skill' }), button('Change'), button('Analyze My Form')].map((each) => each.element());
    for (const [index, one] of order.slice(1).entries()) expect((order[index] as Element).compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    expect(stepStates()).toEqual(['now', 'ahead', 'ahead']);
    // A clip may come first; what stands out is the skill.
    expect(primary()).toEqual([]);
    await page.getByRole('radio', { name: 'Turns', exact: true }).click();
    expect(stepStates()).toEqual(['done', 'now', 'ahead']);
    expect(primary()).toEqual(['Record a video']);
    await chooseFile(new File(['x'], 'x.mp4'));
    await expect.poll(primary).toEqual(['Analyze My Form']);
  });

  test.each([
    [390, 844],
    [1280, 800],
  ])('give the colour of what to do now to the skill, then to filming, and both ways to a clip can be read before, %i by %i', async (width, height) => {
    await page.viewport(width, height);
    onTestFinished(() => page.viewport(414, 896));
    showAnalysis();
    await expect.element(button('Record a video')).toBeVisible();
    const lightOf = (element: Element) => getComputedStyle(element).color;
    const fills = () => [...document.querySelectorAll('[data-step]')].map((step) => getComputedStyle(step).backgroundColor);
    const skillName = lightOf(page.getByText('What do you want analyzed?').first().element());
    for (const one of [page.getByRole('heading', { name: 'Film one skill' }), button('Record a video'), button('Choose a video')]) expect(lightOf(one.element())).toBe(skillName);
    // What waits for a clip is no frame to drop one into.
    for (const one of [button('Choose a video'), button('Analyze My Form')]) expect(getComputedStyle(one.element()).borderTopStyle).toBe('solid');
    const [lit] = fills();
    expect(primary()).toEqual([]);
    await page.getByRole('radio', { name: 'Turns', exact: true }).click();
    await expect.poll(stepStates).toEqual(['done', 'now', 'ahead']);
    expect(fills()[1]).toBe(lit);
    expect(fills()[0]).not.toBe(lit);
    expect(primary()).toEqual(['Record a video']);
  });

  test('have the skills of the last two analyses first and large the next time', async () => {
    const names = () => [...skill().element().querySelectorAll('label')].slice(0, 3).map(({ textContent }) => textContent);
    const { leave } = showAnalysis({ clips: { open: async () => clip } });
    await expect.element(skill()).toBeVisible();
    expect(names()).toEqual(['Shooting', 'Passing', 'Dribbling']);
    await chooseFile(new File(['x'], 'x.mp4'));
    await page.getByRole('radio', { name: 'Turns', exact: true }).click();
    await button('Analyze My Form').click();
    await expect.element(page.getByRole('dialog', { name: 'Analyzing...' })).toBeVisible();
    leave();
    showAnalysis();
    await expect.element(skill()).toBeVisible();
    expect(names()).toEqual(['Turns', 'Shooting', 'Passing']);
  });

  test('may begin with the clip: then the skill has its turn', async () => {
    showAnalysis({ clips: { open: async () => clip } });
    await chooseFile(new File(['x'], 'x.mp4'));
    await expect.element(said('Your clip is ready')).toBeVisible();
    expect(stepStates()[0]).toBe('now');
    expect(primary()).toEqual([]);
    await page.getByRole('radio', { name: 'Turns', exact: true }).click();
    await expect.poll(primary).toEqual(['Analyze My Form']);
  });
});
