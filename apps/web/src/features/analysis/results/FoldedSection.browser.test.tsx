import { describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { show } from '../../../ui/testing/show-component.tsx';
import { FoldedSection } from './FoldedSection.tsx';

const inside = page.getByText('Point your toes');

describe('a folded section', () => {
  it('is named, and opens and closes by a press and by keyboard', async () => {
    const onOpen = vi.fn<() => void>();
    show(<FoldedSection title="Tips" onOpen={onOpen}>Point your toes</FoldedSection>);
    const name = page.getByRole('region', { name: 'Tips' }).getByRole('heading', { name: 'Tips', level: 3 });
    await expect.element(name).toBeVisible();
    await expect.element(inside).not.toBeVisible();
    await name.click();
    await expect.element(inside).toBeVisible();
    await name.click();
    await expect.element(inside).not.toBeVisible();
    (name.element().closest('summary') as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(inside).toBeVisible();
    expect(onOpen).toHaveBeenCalledTimes(2);
  });

  it('opens by itself when something in it wants the player, and stays open when that is over', async () => {
    const section = (wantsAttention: boolean) => <FoldedSection title="Tips" wantsAttention={wantsAttention}>Point your toes</FoldedSection>;
    const { again } = show(section(false));
    await expect.element(inside).not.toBeVisible();
    again(section(true));
    await expect.element(inside).toBeVisible();
    again(section(false));
    await expect.element(inside).toBeVisible();
  });

  it('is printed whole', async () => {
    show(<FoldedSection title="Tips">Point your toes</FoldedSection>);
    await expect.element(inside).not.toBeVisible();
    const browser = cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> };
    await browser.send('Emulation.setEmulatedMedia', { media: 'print' });
    try {
      await expect.poll(() => inside.element().checkVisibility({ contentVisibilityAuto: true }) && inside.element().getBoundingClientRect().height > 0).toBe(true);
    } finally {
      await browser.send('Emulation.setEmulatedMedia', { media: '' });
    }
  });
});
