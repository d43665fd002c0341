import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../ui/testing/show-component.tsx';
import { greetingAt } from './header-subtitle-text.ts';
import { useHourOfDay } from './useHourOfDay.ts';

function Greeting() {
  return <p>{greetingAt(useHourOfDay(), undefined)}</p>;
}

afterEach(() => void vi.useRealTimers());

it('a page left open past midnight greets the new morning by itself', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date(2026, 5, 4, 23, 59, 30) });
  show(<Greeting />);
  await expect.element(page.getByText('Good evening')).toBeVisible();
  vi.advanceTimersByTime(60_000);
  await expect.element(page.getByText('Good morning')).toBeVisible();
});
