import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show-component.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

type Side = 'left' | 'right' | 'both';

function SideControl() {
  const [side, setSide] = useState<Side | null>('left');
  return (
    <SegmentedControl<Side>
      label="Side"
      hint="The foot you use."
      segments={[
        { value: 'left', label: 'Left' },
        { value: 'right', label: 'Right' },
        { value: 'both', label: 'Both' },
      ]}
      value={side}
      onValueChange={setSide}
    />
  );
}

const side = (name: string) => page.getByRole('radio', { name });

describe('a segmented control', () => {
  it('is a named group of radio buttons', async () => {
    show(<SideControl />);
    await expect
      .element(page.getByRole('radiogroup', { name: 'Side' }))
      .toHaveAccessibleDescription('The foot you use.');
    await expect.element(side('Left')).toBeChecked();
  });

  it('is one stop of the Tab key, and arrows choose, round the end', async () => {
    show(<SideControl />);
    await expect.element(side('Left')).toBeVisible();
    await userEvent.tab();
    await expect.element(side('Left')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(side('Right')).toBeChecked();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(side('Left')).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(side('Both')).toBeChecked();
    await expect.element(side('Both')).toHaveFocus();
  });

  it('is 44 px high to the thumb', async () => {
    show(<SideControl />);
    await side('Both').click();
    await expect.element(side('Both')).toBeChecked();
    expect(side('Both').element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  });

  it('goes on in a second line where its words have no room beside each other, as with large text', async () => {
    show(
      <div style={{ width: '7rem' }}>
        <SideControl />
      </div>,
    );
    await expect.element(side('Both')).toBeVisible();
    for (const { parentElement: segment } of page.getByRole('radio').elements()) {
      expect(segment?.scrollWidth).toBeLessThanOrEqual(segment?.clientWidth ?? 0);
    }
    expect(side('Both').element().getBoundingClientRect().top).toBeGreaterThan(side('Left').element().getBoundingClientRect().top);
  });
});
