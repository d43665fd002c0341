import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../../ui/testing/show-component.tsx';
import { useCardReveal } from './useCardReveal.ts';

const onEnd = vi.fn<() => void>();

function Reveal() {
  return <p>{useCardReveal('card', 'rare', true, onEnd) === 'revealing' ? 'It tears' : 'It lies there'}</p>;
}

const tearing = () => page.getByText('It tears');
const over = () => page.getByText('It lies there');

beforeEach(() => {
  onEnd.mockClear();
  // No second passes unless the test says so.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a reveal', () => {
  test('takes a second', async () => {
    show(<Reveal />);
    await expect.element(tearing()).toBeVisible();
    vi.advanceTimersByTime(999);
    await expect.element(tearing()).toBeVisible();
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    await expect.element(over()).toBeVisible();
    expect(onEnd).toHaveBeenCalledOnce();
  });

  test.each(['{Enter}', '{Escape}', ' '])('is skipped with the key %j', async (key) => {
    show(<Reveal />);
    await expect.element(tearing()).toBeVisible();
    await userEvent.keyboard(key);
    await expect.element(over()).toBeVisible();
  });

  test('is skipped with a tap', async () => {
    show(<Reveal />);
    await expect.element(tearing()).toBeVisible();
    await tearing().click();
    await expect.element(over()).toBeVisible();
  });

  test('goes on with any other key, and with one that is still held from before', async () => {
    show(<Reveal />);
    await expect.element(tearing()).toBeVisible();
    await userEvent.keyboard('a');
    globalThis.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat: true }));
    await expect.element(tearing()).toBeVisible();
    expect(onEnd).not.toHaveBeenCalled();
  });

  test('does not happen where less movement is wished: the card is there at once', async () => {
    const match = globalThis.matchMedia.bind(globalThis);
    vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) =>
      query.includes('reduced-motion') ? Object.assign(new EventTarget(), { matches: true } as MediaQueryList) : match(query),
    );
    show(<Reveal />);
    await expect.element(over()).toBeVisible();
    expect(onEnd).toHaveBeenCalledOnce();
  });
});
