import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show-component.tsx';
import type { Validity } from './Field.tsx';
import { NumberInput } from './NumberInput.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { TextInput } from './TextInput.tsx';

function Email({ validity }: { validity: Validity }) {
  const [email, setEmail] = useState('');
  return (
    <TextInput
      label="Email"
      hint="We only write about your account."
      validity={validity}
      message="Please enter a valid email address"
      value={email}
      onValueChange={setEmail}
    />
  );
}

function Password() {
  const [password, setPassword] = useState('');
  return <PasswordInput label="Password" autoComplete="new-password" value={password} onValueChange={setPassword} />;
}

function Touches() {
  const [touches, setTouches] = useState<number | null>(31);
  return (
    <>
      <NumberInput label="Touches" value={touches} onValueChange={setTouches} min={0} max={33} />
      <output>{touches === null ? 'none' : touches}</output>
    </>
  );
}

const email = () => page.getByRole('textbox', { name: 'Email' });

describe('a field', () => {
  it('is found by its label and described by its hint', async () => {
    show(<Email validity="neutral" />);
    await page.getByText('Email', { exact: true }).click();
    await expect.element(email()).toHaveFocus();
    await userEvent.keyboard('noa@example.com');
    await expect.element(email()).toHaveValue('noa@example.com');
    await expect.element(email()).toHaveAccessibleDescription('We only write about your account.');
    await expect.element(email()).not.toHaveAttribute('aria-invalid');
  });

  it('that is wrong says so, why first, in a live region', async () => {
    const field = show(<Email validity="neutral" />);
    await expect.element(email()).toBeVisible();
    field.again(<Email validity="invalid" />);
    await expect.element(email()).toBeInvalid();
    await expect
      .element(email())
      .toHaveAccessibleDescription('Please enter a valid email address We only write about your account.');
    const message = page.getByText('Please enter a valid email address');
    expect(message.element().closest('[aria-live="polite"]')).not.toBeNull();
  });
});

describe('a password', () => {
  it('is hidden until its button shows it', async () => {
    show(<Password />);
    const field = page.getByLabelText('Password', { exact: true });
    await field.fill('secret1');
    await expect.element(field).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect.element(field).toHaveAttribute('type', 'text');
    await expect.element(field).toHaveValue('secret1');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect.element(field).toHaveAttribute('type', 'password');
  });
});

describe('a number', () => {
  const answer = () => page.getByRole('status');

  it('goes up and down by its buttons and arrow keys, and stops at its limit', async () => {
    show(<Touches />);
    await page.getByRole('button', { name: 'Touches: more' }).click();
    await expect.element(answer()).toHaveTextContent('32');
    await page.getByRole('textbox', { name: 'Touches' }).click();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect.element(answer()).toHaveTextContent('33');
    await page.getByRole('button', { name: 'Touches: less' }).click();
    await expect.element(answer()).toHaveTextContent('32');
  });

  it('at its least looks like any other, with only the button for less switched off', async () => {
    show(<Touches />);
    const field = page.getByRole('textbox', { name: 'Touches' });
    const looks = () => {
      const { opacity, borderStyle } = getComputedStyle(page.getByRole('group').element());
      return { opacity, borderStyle };
    };
    await expect.element(field).toBeVisible();
    const before = looks();
    await field.fill('0');
    await expect.element(page.getByRole('button', { name: 'Touches: less' })).toBeDisabled();
    expect(looks()).toEqual(before);
  });

  it('is nothing when it is emptied', async () => {
    show(<Touches />);
    await page.getByRole('textbox', { name: 'Touches' }).fill('');
    await expect.element(answer()).toHaveTextContent('none');
  });

  it.each(['2,5', '2.5'])('takes no decimal mark, as it is whole: what is typed as %s stands there as it counts', async (typed) => {
    show(<Touches />);
    const field = page.getByRole('textbox', { name: 'Touches' });
    await field.clear();
    await field.click();
    await userEvent.keyboard(typed);
    await expect.element(field).toHaveValue('25');
    await expect.element(answer()).toHaveTextContent('25');
  });
});
