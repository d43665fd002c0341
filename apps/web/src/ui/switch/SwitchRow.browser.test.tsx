import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show-component.tsx';
import { SwitchRow } from './SwitchRow.tsx';

function Sounds() {
  const [on, setOn] = useState(false);
  return <SwitchRow label="Sounds" hint="The timer also buzzes." on={on} onSwitch={setOn} />;
}

const sounds = () => page.getByRole('switch', { name: 'Sounds', exact: true });

describe('a switch', () => {
  it('is named by its label alone and described by what it does', async () => {
    show(<Sounds />);
    await expect.element(sounds()).not.toBeChecked();
    await expect.element(sounds()).toHaveAccessibleDescription('The timer also buzzes.');
  });

  it('is turned by a press anywhere in its row, which is 44 px high to the thumb', async () => {
    show(<Sounds />);
    await page.getByText('The timer also buzzes.').click();
    await expect.element(sounds()).toBeChecked();
    await sounds().click();
    await expect.element(sounds()).not.toBeChecked();
    const row = sounds().element().closest('label');
    expect(row?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  });

  it('is reached with Tab and turned with the space bar', async () => {
    show(<Sounds />);
    await expect.element(sounds()).toBeVisible();
    await userEvent.tab();
    await expect.element(sounds()).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.element(sounds()).toBeChecked();
  });

  it('stays as it is where what it is for does not change', async () => {
    show(<SwitchRow label="Sounds" on={false} onSwitch={() => undefined} />);
    await sounds().click();
    await expect.element(sounds()).not.toBeChecked();
  });
});
