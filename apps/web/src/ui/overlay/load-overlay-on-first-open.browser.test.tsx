import { useState, type ComponentType } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show-component.tsx';
import { ToastProvider } from '../toast/ToastProvider.tsx';
import { loadOverlayOnFirstOpen } from './load-overlay-on-first-open.tsx';

interface QuestionProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function Question({ open }: QuestionProps) {
  return open ? <p>Really?</p> : <p>Closed</p>;
}

function Page({ Overlay }: { readonly Overlay: ComponentType<QuestionProps> }) {
  const [open, setOpen] = useState(false);
  return (
    <ToastProvider>
      <button type="button" onClick={() => setOpen(!open)}>
        {open ? 'Opened' : 'Open'}
      </button>
      <Overlay open={open} onOpenChange={setOpen} />
    </ToastProvider>
  );
}

it('an overlay is fetched when it is opened first, once, and stays for its closing', async () => {
  let fetched = 0;
  const Overlay = loadOverlayOnFirstOpen<QuestionProps>(() => {
    fetched += 1;
    return Promise.resolve(Question);
  });
  show(<Page Overlay={Overlay} />);
  expect(fetched).toBe(0);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(page.getByText('Really?')).toBeVisible();
  await page.getByRole('button', { name: 'Opened' }).click();
  await expect.element(page.getByText('Closed')).toBeVisible();
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(page.getByText('Really?')).toBeVisible();
  expect(fetched).toBe(1);
});

it('an overlay that cannot be fetched says so, closes, and is fetched anew by the next opening', async () => {
  let isReachable = false;
  const Overlay = loadOverlayOnFirstOpen<QuestionProps>(() =>
    isReachable ? Promise.resolve(Question) : Promise.reject(new TypeError('Failed to fetch')),
  );
  show(<Page Overlay={Overlay} />);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(page.getByText(/did not arrive/).first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Reload', includeHidden: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Open' })).toBeVisible();
  isReachable = true;
  // The toast may lie over the button: the button still has the focus.
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Really?')).toBeVisible();
});
