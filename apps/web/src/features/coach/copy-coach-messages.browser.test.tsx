import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { log, showCoach } from './testing/show-coach.tsx';
import { button, toast, type } from './testing/coach-tab-locators.ts';

it('the answers can be copied, and one’s own words need not be', async () => {
  const { answer } = await showCoach();
  await type('hi');
  await answer('Hello.');
  await expect.poll(() => button('Copy message').elements().length).toBe(1);
});

describe('copying', () => {
  const withClipboard = (clipboard: unknown) => {
    const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    onTestFinished(() => {
      if (own === undefined) Reflect.deleteProperty(navigator, 'clipboard');
      else Object.defineProperty(navigator, 'clipboard', own);
    });
  };
  async function copyAnswer(): Promise<void> {
    const { answer } = await showCoach();
    await type('hi');
    await answer('Hello. Ready? Juggling, 5 minutes.');
    await expect.element(log().getByText('Hello.')).toBeVisible();
    await button('Copy message').last().click();
  }

  it('takes the whole message', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
    withClipboard({ writeText });
    await copyAnswer();
    await expect.element(toast('Message copied')).toBeVisible();
    expect(writeText).toHaveBeenCalledWith('Hello. Ready? Juggling, 5 minutes.');
  });

  it('that is refused is told', async () => {
    withClipboard({ writeText: async () => Promise.reject(new Error('no')) });
    await copyAnswer();
    await expect.element(toast('Failed to copy message to clipboard')).toBeVisible();
  });

  it('that the browser cannot is told', async () => {
    withClipboard(undefined);
    await copyAnswer();
    await expect.element(toast('Failed to copy message')).toBeVisible();
  });
});
