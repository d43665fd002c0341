import { useEffect, useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../button/Button.tsx';
import { TextInput } from '../field/TextInput.tsx';
import { show } from '../testing/show-component.tsx';
import { ToastProvider } from '../toast/ToastProvider.tsx';
import { useToasts } from '../toast/useToasts.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';

function WithDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Log result</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Your result"
        description="How many touches?"
        footer={<Button variant="primary">Save</Button>}
      />
    </>
  );
}

function WithQuestion({ busy, onConfirm }: { busy: boolean; onConfirm: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Stop</Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Stop this drill?"
        description="The time so far is not saved."
        confirmLabel="Stop drill"
        tone="danger"
        busy={busy}
        onConfirm={onConfirm}
      />
    </>
  );
}

function WithAddress({ hash }: { hash: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onOpenChange={setOpen} title="A match" hash={hash} readOnly />
    </>
  );
}

/** A dialog that is open, and a question above it. */
function WithBoth() {
  const [open, setOpen] = useState(true);
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Dialog open={open} onOpenChange={setOpen} title="Your result" footer={<Button onClick={() => setAsked(true)}>Ask</Button>} />
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title="Stop this drill?"
        confirmLabel="Stop drill"
        onConfirm={() => undefined}
      />
    </>
  );
}

const opener = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog', { name: 'Your result' });
const question = () => page.getByRole('alertdialog', { name: 'Stop this drill?' });

describe('a dialog', () => {
  it('takes focus, keeps it going round inside, and gives it back on Escape', async () => {
    show(<WithDialog />);
    await opener('Log result').click();
    await expect.element(dialog()).toHaveAccessibleDescription('How many touches?');
    const inside = () => dialog().element().contains(document.activeElement);
    await expect.poll(inside).toBe(true);
    for (let press = 0; press < 5; press += 1) {
      await userEvent.tab();
      await expect.poll(inside).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(opener('Log result')).toHaveFocus();
  });

  it('closes by its cross', async () => {
    show(<WithDialog />);
    await opener('Log result').click();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
  });
});

it.each([
  [320, 568],
  [390, 844],
])('has more than two answers one below the other, each as wide as the others: %i × %i', async (width, height) => {
  await page.viewport(width, height);
  show(
    <ConfirmDialog
      open
      onOpenChange={vi.fn<() => void>()}
      title="Stop this session?"
      confirmLabel="Stop session"
      cancelLabel="Keep going"
      alternatives={[{ label: 'Finish now, keep 1 minute', onPress: vi.fn<() => void>() }]}
      onConfirm={vi.fn<() => void>()}
    />,
  );
  await expect.element(page.getByRole('button', { name: 'Keep going' })).toBeVisible();
  const boxes = page.getByRole('button').elements().map((button) => button.getBoundingClientRect());
  expect(new Set(boxes.map((box) => Math.round(box.width))).size).toBe(1);
  expect(new Set(boxes.map((box) => Math.round(box.top))).size).toBe(3);
});

describe('Back', () => {
  const standAtTab = () => history.pushState('at the tab', '');
  const place = (): unknown => history.state;
  const goBack = async () => {
    const arrived = new Promise((resolve) => globalThis.addEventListener('popstate', resolve, { once: true }));
    history.back();
    await arrived;
  };
  const openDialog = async () => {
    standAtTab();
    show(<WithDialog />);
    await opener('Log result').click();
    await expect.element(dialog()).toBeVisible();
    await expect.poll(place).toEqual({ layers: 1 });
  };

  it('closes the dialog and stays where it was opened', async () => {
    await openDialog();
    await goBack();
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(opener('Log result')).toHaveFocus();
    expect(place()).toBe('at the tab');
  });

  it.each(['Escape', 'its cross'])('finds nothing left to close after %s', async (way) => {
    await openDialog();
    if (way === 'Escape') await userEvent.keyboard('{Escape}');
    else await page.getByRole('button', { name: 'Close' }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.poll(place).toBe('at the tab');
  });

  it('closes the topmost of two first', async () => {
    standAtTab();
    show(<WithBoth />);
    await opener('Ask').click();
    await expect.element(question()).toBeVisible();
    await goBack();
    await expect.element(question()).not.toBeInTheDocument();
    await expect.element(dialog()).toBeVisible();
    await goBack();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(place()).toBe('at the tab');
  });

  it.each(['Back', 'Escape'])('takes the address of a dialog that has one of its own away, by %s', async (way) => {
    standAtTab();
    const { again } = show(<WithAddress hash="match/1" />);
    await opener('Open').click();
    await expect.poll(() => location.hash).toBe('#match/1');
    again(<WithAddress hash="match/2" />);
    await expect.poll(() => location.hash).toBe('#match/2');
    expect(place()).toEqual({ layers: 1 });
    if (way === 'Back') await goBack();
    else await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog', { name: 'A match' })).not.toBeInTheDocument();
    await expect.poll(place).toBe('at the tab');
    expect(location.hash).toBe('');
  });

  it('leaves the page where it was scrolled to since, though the way back comes late', async () => {
    const go = history.go.bind(history);
    const steps = Promise.withResolvers<number>();
    const late = vi.spyOn(history, 'go').mockImplementation((by) => steps.resolve(by ?? 0));
    onTestFinished(() => late.mockRestore());
    await openDialog();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    document.body.style.minHeight = '300vh';
    onTestFinished(() => {
      document.body.style.minHeight = '';
    });
    const by = await steps.promise;
    await expect.poll(() => {
      scrollTo(0, 90);
      return scrollY;
    }).toBe(90);
    go(by);
    await expect.poll(place).toBe('at the tab');
    // The browser scrolls, where it does, some pictures after it has gone back.
    for (let picture = 0; picture < 20; picture += 1) await new Promise(requestAnimationFrame);
    expect(scrollY).toBe(90);
    await expect.poll(() => history.scrollRestoration).toBe('auto');
  });

  it('does not call off a deed that is being done, however often', async () => {
    standAtTab();
    show(<WithQuestion busy onConfirm={() => undefined} />);
    await opener('Stop').click();
    for (const press of ['the first', 'the second']) {
      await expect.poll(place, { message: `before ${press} press` }).toEqual({ layers: 1 });
      await goBack();
    }
    await expect.poll(place).toEqual({ layers: 1 });
    await expect.element(question()).toBeVisible();
  });
});

describe('a question before a deed', () => {
  it('offers the deed and the way back, and does the deed once', async () => {
    const onConfirm = vi.fn<() => void>();
    show(<WithQuestion busy={false} onConfirm={onConfirm} />);
    await opener('Stop').click();
    await expect.element(question()).toHaveAccessibleDescription('The time so far is not saved.');
    await opener('Stop drill').click();
    expect(onConfirm).toHaveBeenCalledOnce();
    await opener('Cancel').click();
    await expect.element(question()).not.toBeInTheDocument();
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('is not answered by a press beside it', async () => {
    show(<WithQuestion busy={false} onConfirm={() => undefined} />);
    await opener('Stop').click();
    await expect.element(question()).toBeVisible();
    await userEvent.click(document.body, { position: { x: 4, y: 4 }, force: true });
    await expect.element(question()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(question()).not.toBeInTheDocument();
  });

  it('waits while the deed is being done', async () => {
    const onConfirm = vi.fn<() => void>();
    show(<WithQuestion busy onConfirm={onConfirm} />);
    await opener('Stop').click();
    await expect.element(question()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: /Stop drill/ }).click({ force: true });
    expect(onConfirm).not.toHaveBeenCalled();
    await expect.element(question()).toBeVisible();
  });
});

function LongDialogWithNotices() {
  const { success, error } = useToasts();
  useEffect(() => {
    success({ title: 'Saved as touchline-noa.json', text: 'It is among your downloads.' });
    error('The connection is slow');
  }, [success, error]);
  const lines = Array.from({ length: 60 }, (_, line) => `What goes: ${line}`);
  return <Dialog open onOpenChange={() => undefined} title="Delete everything?" description={lines.map((line) => <p key={line}>{line}</p>)} />;
}

describe('a notice', () => {
  it.each([
    [390, 844],
    [320, 568],
    [800, 600],
    [1280, 800],
  ])('does not lie over a dialog, %s by %s', async (width, height) => {
    await page.viewport(width, height);
    show(
      <ToastProvider>
        <LongDialogWithNotices />
      </ToastProvider>,
    );
    const dialog = page.getByRole('dialog', { name: 'Delete everything?' });
    await expect.element(dialog).toBeVisible();
    await expect.element(page.getByText('The connection is slow').first()).toBeVisible();
    const overlap = () => {
      const window = dialog.element().getBoundingClientRect();
      const notices = page.getByRole('region', { name: 'Messages' }).element().getBoundingClientRect();
      const wide = Math.min(window.right, notices.right) - Math.max(window.left, notices.left);
      const high = Math.min(window.bottom, notices.bottom) - Math.max(window.top, notices.top);
      return wide > 0 && high > 0;
    };
    await expect.poll(() => dialog.element().getAnimations().length).toBe(0);
    await expect.poll(overlap).toBe(false);
    expect(dialog.element().getBoundingClientRect().height).toBeGreaterThan(height / 3);
  });
});

it.each([
  [640, 400],
  [800, 360],
])('a field at the end of a dialog is seen whole on a low screen, %s by %s', async (width, height) => {
  await page.viewport(width, height);
  const lines = Array.from({ length: 60 }, (_, line) => <p key={line}>{`What goes: ${line}`}</p>);
  show(
    <Dialog open onOpenChange={() => undefined} title="Delete everything?" description={lines} footer={<Button>Delete</Button>}>
      <TextInput label="Your password" value="" onValueChange={() => undefined} message="This is not your password." validity="invalid" />
    </Dialog>,
  );
  const dialog = page.getByRole('dialog', { name: 'Delete everything?' });
  const field = page.getByLabelText('Your password');
  await expect.element(field).toBeInTheDocument();
  (field.element() as HTMLElement).focus();
  const inside = (element: Element) => {
    const { top, bottom, left } = element.getBoundingClientRect();
    return top >= 0 && bottom <= height && element.contains(document.elementFromPoint(left + 8, (top + bottom) / 2));
  };
  await expect.poll(() => inside(field.element())).toBe(true);
  // As much of the window is for what it says as for its head and foot.
  expect(dialog.element().getBoundingClientRect().height).toBeGreaterThan(height);
});

it.each([
  [640, 360],
  [195, 422],
])('a long dialog opens at its top on a low or magnified screen, %s by %s', async (width, height) => {
  await page.viewport(width, height);
  const lines = Array.from({ length: 40 }, (_, line) => <p key={line}>{`What goes: ${line}`}</p>);
  function WithLongDialog() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Delete</Button>
        <Dialog open={open} onOpenChange={setOpen} title="Delete everything?" description={lines} footer={<Button>All of it</Button>} />
      </>
    );
  }
  show(<WithLongDialog />);
  await expect.element(opener('Delete')).toBeVisible();
  opener('Delete').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
  const top = () => page.getByRole('heading', { name: 'Delete everything?' }).element().getBoundingClientRect().top;
  const still = () => page.getByRole('dialog').element().getAnimations().length;
  await expect.poll(still).toBe(0);
  expect(top()).toBeGreaterThanOrEqual(0);
  expect(top()).toBeLessThan(height / 2);
});

it('a long question opens at its top on a low screen', async () => {
  await page.viewport(640, 360);
  const lines = Array.from({ length: 40 }, (_, line) => <p key={line}>{`What stops: ${line}`}</p>);
  show(<ConfirmDialog open onOpenChange={() => undefined} title="Stop this drill?" description={lines} confirmLabel="Stop" onConfirm={() => undefined} />);
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await expect.poll(() => question().element().getAnimations().length).toBe(0);
  const { top } = page.getByRole('heading', { name: 'Stop this drill?' }).element().getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(0);
});

it.each([
  [844, 390],
  [640, 360],
])('all answers to a question are in sight on a phone lying down, %s by %s', async (width, height) => {
  await page.viewport(width, height);
  const lines = ['Aufhören ist in Ordnung. Eine gestoppte Einheit wird nur nicht gespeichert.', 'Oder überspringe sie und mach mit der nächsten Übung weiter.', 'Du kannst die 3 Minuten auch behalten.', 'Die Uhr wartet, bis du dich entscheidest.', 'Tut etwas weh? Dann hör auf und sag es einem Erwachsenen.'];
  show(
    <ConfirmDialog
      open
      onOpenChange={() => undefined}
      title="Die Routine stoppen?"
      description={lines.map((line) => <p key={line}>{line}</p>)}
      alternatives={[
        { label: '3 Minuten behalten', onPress: () => undefined },
        { label: 'Übung auslassen', onPress: () => undefined },
      ]}
      confirmLabel="Routine stoppen"
      cancelLabel="Weitermachen"
      onConfirm={() => undefined}
    />,
  );
  const popup = page.getByRole('alertdialog');
  await expect.element(popup).toBeVisible();
  await expect.poll(() => popup.element().getAnimations().length).toBe(0);
  const { top, bottom } = popup.element().getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(height);
  for (const button of popup.getByRole('button').elements()) expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(height);
});
