import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show-component.tsx';
import { TextInput } from './TextInput.tsx';
import { useEmailSuggestion } from './useEmailSuggestion.tsx';

function Address({ onSend }: { readonly onSend: () => void }) {
  const [email, setEmail] = useState('');
  return (
    <>
      <TextInput label="Email" type="email" value={email} onValueChange={setEmail} {...useEmailSuggestion(email, setEmail)} />
      <button type="button" onClick={onSend}>
        Send
      </button>
    </>
  );
}

const field = () => page.getByRole('textbox', { name: 'Email' });
const meant = () => page.getByRole('status').getByRole('button');

describe('an address that looks mistyped', () => {
  it('is asked about once the field is left, and one press mends it', async () => {
    show(<Address onSend={() => undefined} />);
    await field().fill('noa@gmial.com');
    expect(meant().elements()).toEqual([]);
    await userEvent.tab();
    await expect.element(meant()).toHaveTextContent('Did you mean noa@gmail.com?');
    expect(meant().element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await meant().click();
    await expect.element(field()).toHaveValue('noa@gmail.com');
    await expect.element(field()).toHaveFocus();
    expect(meant().elements()).toEqual([]);
  });

  it('is sent as it is by whoever means it', async () => {
    const onSend = vi.fn<() => void>();
    show(<Address onSend={onSend} />);
    await field().fill('noa@gmial.com');
    await page.getByRole('button', { name: 'Send' }).click();
    expect(onSend).toHaveBeenCalledOnce();
    await expect.element(meant()).toBeVisible();
    await expect.element(field()).toHaveValue('noa@gmial.com');
  });

  it('is not asked about any more as soon as another one is typed', async () => {
    show(<Address onSend={() => undefined} />);
    await field().fill('noa@yaho.com');
    await userEvent.tab();
    await expect.element(meant()).toBeVisible();
    await field().fill('noa@yahoo.com');
    expect(meant().elements()).toEqual([]);
  });
});
