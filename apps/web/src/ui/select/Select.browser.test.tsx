import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show-component.tsx';
import { Select } from './Select.tsx';

const drills = [
  { label: 'Ball Control', options: [{ value: 'juggling', label: 'Juggling' }] },
  {
    label: 'Dribbling',
    options: [
      { value: 'cone_weaving', label: 'Cone Weaving' },
      { value: 'closed', label: 'Closed Drill', disabled: true },
    ],
  },
  { label: 'Passing', options: [{ value: 'wall_passes', label: 'Wall Passes' }] },
];

function DrillSelect() {
  const [drill, setDrill] = useState<string | null>(null);
  return (
    <Select
      label="Drill"
      hint="Easiest first."
      placeholder="Select a drill"
      options={drills}
      value={drill}
      onValueChange={setDrill}
    />
  );
}

const field = () => page.getByRole('combobox', { name: 'Drill' });
const option = (name: string) => page.getByRole('option', { name });

describe('a select', () => {
  it('shows its placeholder, and its hint to those who cannot see it', async () => {
    show(<DrillSelect />);
    await expect.element(field()).toHaveTextContent('Select a drill');
    await expect.element(field()).toHaveAccessibleDescription('Easiest first.');
  });

  it('is opened, walked and answered by keyboard alone, and gives focus back', async () => {
    show(<DrillSelect />);
    await expect.element(field()).toBeVisible();
    await userEvent.tab();
    await expect.element(field()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(option('Juggling')).toBeVisible();
    await expect.element(option('Juggling')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(option('Cone Weaving')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(field()).toHaveTextContent('Cone Weaving');
    await expect.element(option('Cone Weaving')).not.toBeInTheDocument();
    await expect.element(field()).toHaveFocus();
  });

  it('finds an option by its first letters', async () => {
    show(<DrillSelect />);
    await field().click();
    await expect.element(option('Juggling')).toBeVisible();
    await userEvent.keyboard('wa');
    await expect.element(option('Wall Passes')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(field()).toHaveTextContent('Wall Passes');
  });

  it('names its groups and keeps its value on Escape', async () => {
    show(<DrillSelect />);
    await field().click();
    await expect.element(page.getByRole('group', { name: 'Dribbling' })).toBeVisible();
    await expect.element(option('Closed Drill')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect.element(field()).toHaveTextContent('Select a drill');
  });

  it('is a sheet at the bottom of a phone, and leaves nothing over the page', async () => {
    await page.viewport(390, 844);
    show(
      <>
        <DrillSelect />
        <button type="button">Under it</button>
      </>,
    );
    await field().click();
    const list = page.getByRole('listbox', { name: 'Drill' });
    await expect.element(list).toBeVisible();
    await expect
      .poll(() => list.element().parentElement?.getBoundingClientRect())
      .toMatchObject({ left: 0, width: 390, bottom: 844 });
    await option('Juggling').click();
    await page.getByRole('button', { name: 'Under it' }).click();
    await expect.element(page.getByRole('button', { name: 'Under it' })).toHaveFocus();
  });

  it('is closed by Back, which then goes no further', async () => {
    history.pushState('at the tab', '');
    show(<DrillSelect />);
    await field().click();
    await expect.element(option('Juggling')).toBeVisible();
    await expect.poll(() => history.state as unknown).toEqual({ layers: 1 });
    history.back();
    await expect.element(option('Juggling')).not.toBeInTheDocument();
    await expect.element(field()).toHaveFocus();
    expect(history.state).toBe('at the tab');
    await field().click();
    await option('Wall Passes').click();
    await expect.element(field()).toHaveTextContent('Wall Passes');
    await expect.poll(() => history.state as unknown).toBe('at the tab');
  });
});
