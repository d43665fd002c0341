import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { useState } from 'react';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../button/Button.tsx';
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx';
import { show } from '../testing/show-component.tsx';
import { ToastProvider } from './ToastProvider.tsx';
import { useToasts } from './useToasts.ts';

const onRetry = vi.fn<() => void>();

function Speaker() {
  const toasts = useToasts();
  const [isAsking, setAsking] = useState(false);
  return (
    // Down the page, so that the pointer that pressed does not lie over the toast.
    <div style={{ marginTop: 400 }}>
      <Button onClick={() => toasts.success('Welcome back!')}>Success</Button>
      <Button
        onClick={() =>
          toasts.error({ title: 'Not saved', text: 'Please try again.', action: { label: 'Retry', onPress: onRetry } })
        }
      >
        Error
      </Button>
      <Button onClick={() => toasts.success('Your file is in the downloads of this device: open it with any browser.')}>Long success</Button>
      <Button onClick={() => setAsking(true)}>Ask</Button>
      <ConfirmDialog open={isAsking} onOpenChange={setAsking} title="Delete your account?" confirmLabel="Delete" onConfirm={() => toasts.success('Welcome back!')} />
    </div>
  );
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
/** The alert beside it speaks; the toast itself is hidden from screen readers until focus enters it. */
const failure = () => page.getByRole('alertdialog', { name: 'Problem Not saved', includeHidden: true });
const welcome = () => page.getByRole('dialog', { name: 'Done' });

beforeEach(() => {
  onRetry.mockReset();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  show(
    <ToastProvider>
      <Speaker />
    </ToastProvider>,
  );
});

afterEach(() => {
  vi.useRealTimers();
});

it('make way for a dialog that opens, and those that come meanwhile stay', async () => {
  await press('Success');
  await expect.element(welcome()).toBeVisible();
  vi.setSystemTime(Date.now() + 1_000);
  await press('Ask');
  await expect.element(page.getByRole('alertdialog', { name: 'Delete your account?' })).toBeVisible();
  await expect.element(page.getByText('Welcome back!')).not.toBeInTheDocument();
  await press('Delete');
  await expect.element(page.getByText('Welcome back!').first()).toBeVisible();
});

it('has its button in the accessibility tree before the focus is in it, as it may get it', async () => {
  await press('Success');
  await expect.element(welcome().getByRole('button', { name: 'Close' })).toBeVisible();
});

describe('where toasts stand', () => {
  const lie = (one: Element, other: Element): boolean => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  };

  it.each([
    ['a phone', 390, 844],
    ['a laptop', 1280, 800],
  ])('they cover nothing that can be pressed on %s, at their own edge first', async (_, width, height) => {
    await page.viewport(width, height);
    onTestFinished(() => page.viewport(1280, 800));
    const inTheWay = (edge: string) =>
      Object.assign(document.body.appendChild(document.createElement('button')), {
        textContent: 'In the way',
        style: `position: fixed; ${edge}: 8px; right: 8px; width: 300px; height: 60px`,
      });
    const buttons = ['top', 'bottom'].map(inTheWay);
    onTestFinished(() => buttons.forEach((button) => button.remove()));
    await press('Success');
    await expect.element(welcome()).toBeVisible();
    await expect.poll(() => buttons.some((button) => lie(button, welcome().element()))).toBe(false);
    const box = welcome().element().getBoundingClientRect();
    const middle = (box.top + box.bottom) / 2;
    expect(width < 1024 ? middle < height / 2 : middle > height / 2).toBe(true);
  });

  it('they leave what has the focus free, where they cannot but cover something', async () => {
    await page.viewport(640, 450);
    onTestFinished(() => page.viewport(1280, 800));
    // No place between them is free; what has the focus stands at the edge of messages, alone against many everywhere else.
    const rows = Array.from({ length: 9 }, (_, row) =>
      Array.from({ length: row === 0 ? 1 : 4 }, (_cell, column) =>
        Object.assign(document.body.appendChild(document.createElement('button')), {
          textContent: `${row}`,
          style: `position: fixed; top: ${row * 50}px; left: ${120 + column * 100}px; width: 90px; height: 48px`,
        }),
      ),
    );
    onTestFinished(() => rows.flat().forEach((button) => button.remove()));
    const focused = rows[0]?.[0];
    document.querySelector<HTMLElement>('button')?.click();
    await expect.element(welcome()).toBeVisible();
    await userEvent.keyboard('{Shift}');
    focused?.focus();
    await expect.poll(() => focused !== undefined && lie(focused, welcome().element())).toBe(false);
  });

  it('they cover a row of links before a field that was filled in', async () => {
    await page.viewport(640, 450);
    onTestFinished(() => page.viewport(1280, 800));
    const fields = Array.from({ length: 6 }, (_, row) =>
      Object.assign(document.body.appendChild(document.createElement('input')), { style: `position: fixed; top: ${row * 60}px; left: 120px; width: 400px; height: 48px` }),
    );
    const links = Array.from({ length: 5 }, (_, column) =>
      Object.assign(document.body.appendChild(document.createElement('button')), {
        textContent: `${column}`,
        style: `position: fixed; top: 380px; left: ${120 + column * 80}px; width: 78px; height: 70px`,
      }),
    );
    onTestFinished(() => [...fields, ...links].forEach((element) => element.remove()));
    await press('Success');
    await expect.element(welcome()).toBeVisible();
    await expect.poll(() => fields.some((field) => lie(field, welcome().element()))).toBe(false);
  });

  it('one that comes up beneath a toast is free again in a moment', async () => {
    await press('Success');
    await expect.element(welcome()).toBeVisible();
    const { left, top } = welcome().element().getBoundingClientRect();
    const button = document.body.appendChild(document.createElement('button'));
    onTestFinished(() => button.remove());
    Object.assign(button, { textContent: 'Late', style: `position: fixed; left: ${left}px; top: ${top}px; height: 48px` });
    await expect.poll(() => lie(button, welcome().element())).toBe(false);
  });
});

describe('a toast', () => {
  it('speaks in a live region with its tone in words', async () => {
    await press('Success');
    await expect.element(welcome()).toMatchTextContent('Welcome back!');
    const region = page.getByRole('region', { name: 'Messages' });
    await expect.element(region).toHaveAttribute('aria-live', 'polite');
    await expect.element(region).toMatchTextContent('Welcome back!');
  });

  it('breaks no word of it, in text of twice the size on the smallest phone', async () => {
    await page.viewport(320, 568);
    document.documentElement.style.fontSize = '200%';
    onTestFinished(() => document.documentElement.removeAttribute('style'));
    await press('Error');
    const words = failure().getByText('Please try again.');
    await expect.element(words).toBeInTheDocument();
    await document.fonts.ready;
    const text = words.element().firstChild;
    if (text === null) throw new Error('the toast says nothing');
    for (const word of 'Please try again.'.matchAll(/\S+/gu)) {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      expect(range.getClientRects(), `“${word[0]}”`).toHaveLength(1);
    }
  });

  it('stays three seconds, then goes', async () => {
    await press('Success');
    await expect.element(welcome()).toBeVisible();
    await vi.advanceTimersByTimeAsync(2_500);
    await expect.element(welcome()).toBeVisible();
    await vi.advanceTimersByTimeAsync(600);
    await expect.element(welcome()).not.toBeInTheDocument();
  });

  it('stays the longest that is specified where it has many words', async () => {
    await press('Long success');
    await expect.element(welcome()).toBeVisible();
    await vi.advanceTimersByTimeAsync(4_500);
    await expect.element(welcome()).toBeVisible();
    await vi.advanceTimersByTimeAsync(600);
    await expect.element(welcome()).not.toBeInTheDocument();
  });

  it('stays as long in text of twice the size', async () => {
    document.documentElement.style.fontSize = '200%';
    onTestFinished(() => document.documentElement.removeAttribute('style'));
    await press('Success');
    await expect.element(welcome()).toBeVisible();
    await vi.advanceTimersByTimeAsync(4_500);
    await expect.element(welcome()).toBeVisible();
    await vi.advanceTimersByTimeAsync(600);
    await expect.element(welcome()).not.toBeInTheDocument();
  });

  it('waits while it is touched', async () => {
    await press('Success');
    await welcome().hover();
    await vi.advanceTimersByTimeAsync(10_000);
    await expect.element(welcome()).toBeVisible();
  });

  it('of an error interrupts and stays five seconds', async () => {
    await press('Error');
    await expect.element(failure()).toMatchTextContent('Please try again.');
    await expect.poll(() => document.querySelector('[role="alert"]')?.textContent).toContain('Please try again.');
    await vi.advanceTimersByTimeAsync(4_500);
    await expect.element(failure()).toBeVisible();
    await vi.advanceTimersByTimeAsync(600);
    await expect.element(failure()).not.toBeInTheDocument();
  });

  it('is answered and closed by its own button', async () => {
    await press('Error');
    await page.getByRole('button', { name: 'Retry', includeHidden: true }).click();
    expect(onRetry).toHaveBeenCalledOnce();
    await expect.element(failure()).not.toBeInTheDocument();
  });

  it('is closed by its cross', async () => {
    await press('Success');
    await userEvent.click(welcome().getByRole('button', { name: 'Close', includeHidden: true }));
    await expect.element(welcome()).not.toBeInTheDocument();
  });
});
