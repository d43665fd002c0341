import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show-component.tsx';
import { MountBelowFoldAfterPaint } from './MountBelowFoldAfterPaint.tsx';

function Tab() {
  return (
    <>
      <p>Above</p>
      <MountBelowFoldAfterPaint>
        <p>Below</p>
      </MountBelowFoldAfterPaint>
    </>
  );
}

test('what lies below the first screenful is no part of what is mounted at one go, and has its place kept', async () => {
  const { again } = show(<p>Closed</p>);
  await expect.element(page.getByText('Closed')).toBeVisible();
  flushSync(() => again(<Tab />));
  expect(page.getByText('Above').elements()).toHaveLength(1);
  expect(page.getByText('Below').elements()).toHaveLength(0);
  expect(page.getByText('Above').element().nextElementSibling?.getBoundingClientRect().height).toBe(innerHeight);
  await expect.element(page.getByText('Below')).toBeVisible();
});
