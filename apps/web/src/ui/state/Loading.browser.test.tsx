import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { show } from '../testing/show-component.tsx';
import { Loading } from './Loading.tsx';
import { Skeleton } from './Skeleton.tsx';

const busy = () => document.querySelector('[aria-busy="true"]');
const told = () => document.querySelector('[aria-live="polite"]');

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

it('what is coming is busy, and is said beside that once it takes longer than a moment', async () => {
  show(
    <Loading label="Loading the scores">
      <Skeleton />
    </Loading>,
  );
  await expect.poll(busy).not.toBeNull();
  // A screen reader tells what changes in a region that was there, and nothing of what is busy.
  expect(told()?.textContent).toBe('');
  expect(told()?.closest('[aria-busy]')).toBeNull();
  vi.advanceTimersByTime(300);
  await expect.poll(() => told()?.textContent).toBe('Loading the scores');
  expect(busy()?.textContent).toBe('');
});
