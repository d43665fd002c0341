import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { Later } from './Skeleton.tsx';

let open = (): void => undefined;

function Tab() {
  const [isOpen, setOpen] = useState(false);
  open = () => setOpen(true);
  return isOpen ? (
    <>
      <p>Above</p>
      <Later>
        <p>Below</p>
      </Later>
    </>
  ) : (
    <p>Closed</p>
  );
}

test('what lies below the first screenful is no part of what is mounted at one go, and has its place kept', async () => {
  show(<Tab />);
  await expect.element(page.getByText('Closed')).toBeVisible();
  flushSync(() => open());
  expect(page.getByText('Above').elements()).toHaveLength(1);
  expect(page.getByText('Below').elements()).toHaveLength(0);
  expect(page.getByText('Above').element().nextElementSibling?.getBoundingClientRect().height).toBe(innerHeight);
  await expect.element(page.getByText('Below')).toBeVisible();
});
