import type { Consent } from '@touchline/contracts';
import { ApiError, type Client } from '@touchline/contracts/client';
import type { Sharing } from '@touchline/domain';
import { m } from '@touchline/messages';
import { useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../../ui/testing/show-component.tsx';
import type { Sending } from '../sending/sending-types.ts';
import type { Analysis } from '../store/saved-analysis.ts';
import { sharingSettings, clipConsent, quietSending, withSending } from '../testing/clip-sharing-setup.tsx';
import { rememberSharing, lastSharingChoice } from './last-sharing-choice.ts';
import { WhereKeptChooser } from './WhereKeptChooser.tsx';
import type { SharingSettings } from './sharing-settings-query.ts';

interface Given {
  readonly consent?: Consent | null;
  readonly settings?: SharingSettings | null;
  readonly age?: number | null;
  readonly value?: Sharing;
  readonly sending?: Partial<Sending>;
  /** What the server says of the grown-up each time it is asked; null: it cannot be reached. Default the consent. */
  readonly consentNow?: () => Consent | null;
}

/** The chooser of a player who decides alone, unless told. */
function choose(given: Given = {}) {
  const { consent = { ...clipConsent, needed: false, allowed: true }, age = 15, value = 'device' } = given;
  const bodies: unknown[] = [];
  const client = {
    call: async (name: string, { body }: { readonly body?: unknown }) => {
      if (name === 'readAnalysisSettings' && given.settings !== null) return { success: true, data: given.settings ?? sharingSettings };
      const now = given.consentNow === undefined ? consent : given.consentNow();
      if (name === 'listConsents' && now !== null) return { success: true, data: [now] };
      if (name === 'requestConsent') {
        bodies.push(body);
        return { success: true, data: { ...clipConsent, state: 'waiting', email_hint: 'm…@example.org' } };
      }
      throw new ApiError({ status: 0, code: 'network', message: 'Network error' });
    },
  } as unknown as Client;
  const onValue = vi.fn<(sharing: Sharing) => void>();
  function Chooser() {
    const [chosen, setChosen] = useState<Sharing>(value);
    return (
      <WhereKeptChooser
        age={age}
        value={chosen}
        onValue={(next) => {
          onValue(next);
          setChosen(next);
        }}
      />
    );
  }
  show(withSending(client, quietSending(given.sending), <Chooser />));
  return { onValue, bodies };
}

/** Where the lines of an element's text are, those that are seen. */
function textBoxes(element: Element): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(element);
  return element.getBoundingClientRect().width > 1 ? [...range.getClientRects()] : [];
}

const option = (name: string) => page.getByRole('radio', { name, exact: true });

describe('what leaves the device', () => {
  it('is nothing until the player chooses, by pointer or by keys, each step in words', async () => {
    const { onValue } = choose();
    await expect.element(option('Only on this device')).toBeChecked();
    await expect.element(option('In my account, no video')).toHaveAccessibleDescription(/^Your review and your skeleton.*go to your account\. Only you see them.*Your video stays on this device\.$/);
    await expect.element(option('In my account, with my video')).toHaveAccessibleDescription(/Example AI gives a second opinion on your skeleton.*It gets no picture and not your name\..*after 90 days/);
    await option('In my account, no video').click();
    await expect.element(page.getByText(/^Your review and your skeleton/)).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(option('In my account, with my video')).toBeChecked();
    expect(onValue.mock.calls).toEqual([['account'], ['clip']]);
  });

  it('is no video as long as nobody can say what happens to it', async () => {
    choose({ settings: null, value: 'clip' });
    await expect.element(option('In my account, with my video')).toBeDisabled();
    await expect.element(option('In my account, with my video')).toHaveAccessibleDescription(/^We cannot say right now/);
    await expect.poll(() => page.getByText(/^We cannot say right now/).element().getBoundingClientRect().width).toBeGreaterThan(100);
    await expect.element(option('In my account, no video')).toBeChecked();
  });

  it.each([
    [15, false],
    [12, true],
    [null, true],
  ])('of a player of %s without an answer about a grown-up: a video is kept back: %s', async (age, isBack) => {
    choose({ age, consent: null });
    await expect.element(option('In my account, with my video')).toHaveAccessibleDescription(/Example AI/);
    expect(option('In my account, with my video').element().matches(':disabled')).toBe(isBack);
  });

  it('is a child’s video only with a grown-up’s yes, who is asked from there', async () => {
    const { bodies } = choose({ age: 11, consent: clipConsent });
    await expect.element(option('In my account, with my video')).toBeDisabled();
    // What it would be is seen, not only heard.
    await expect.poll(() => page.getByText(/^Your review and your video go to your account/).element().getBoundingClientRect().width).toBeGreaterThan(100);
    await expect.element(page.getByText('A parent or guardian has to say yes first.')).toBeVisible();
    await page.getByRole('button', { name: 'Ask a grown-up' }).click();
    await page.getByLabelText('Email of your parent or guardian').fill('mum@example.org');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(/^We asked m…@example\.org/)).toBeVisible();
    expect(bodies).toEqual([{ purpose: 'clip', email: 'mum@example.org' }]);
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('button', { name: 'Has my grown-up answered?' })).toBeVisible();
  });

  it('asks the server each time a child wants to know whether their grown-up has answered', async () => {
    const waiting: Consent = { ...clipConsent, state: 'waiting', email_hint: 'm…@example.org' };
    let now: Consent | null = waiting;
    choose({ age: 11, consentNow: () => now });
    const question = page.getByRole('button', { name: 'Has my grown-up answered?' });
    const dialog = page.getByRole('dialog', { name: 'A grown-up decides' });
    await question.click();
    await expect.element(dialog.getByText(/^No answer yet\. We asked m…@example\.org/)).toBeVisible();
    now = null;
    await dialog.getByRole('button', { name: 'Has my grown-up answered?' }).click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(m.offline_load_unreachable());
    await userEvent.keyboard('{Escape}');
    now = { ...waiting, state: 'given', allowed: true, answered_at: '2026-03-13T12:00:00Z' };
    await question.click();
    await expect.element(dialog.getByText(/^A grown-up said yes on/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('button', { name: 'My grown-up said yes' })).toBeVisible();
    await expect.element(option('In my account, with my video')).toBeEnabled();
  });

  it('is a child’s video once a grown-up has said yes, which can be taken back there', async () => {
    choose({ age: 11, consent: { ...clipConsent, allowed: true, state: 'given', answered_at: '2026-03-13T12:00:00Z' } });
    await expect.element(option('In my account, with my video')).toBeEnabled();
    await page.getByRole('button', { name: 'My grown-up said yes' }).click();
    await expect.element(page.getByText(/^A grown-up said yes on .*13.*2026/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Take it back' })).toBeVisible();
  });

  it('is told without one thing over another, on the smallest screen with text at twice its size', async () => {
    await page.viewport(320, 700);
    document.documentElement.style.fontSize = '200%';
    onTestFinished(() => {
      document.documentElement.style.fontSize = '';
    });
    choose();
    await option('In my account, with my video').click();
    await expect.element(page.getByText(/^Your review and your video/)).toBeVisible();
    for (const radio of document.querySelectorAll('[role="radio"]')) {
      const words = [...radio.querySelectorAll('b, [id]')].flatMap(textBoxes);
      const dot = radio.querySelector('[aria-hidden]:not(svg)')?.getBoundingClientRect();
      const over = words.filter((box) => dot !== undefined && box.right > dot.left && box.left < dot.right && box.bottom > dot.top && box.top < dot.bottom);
      expect(over).toEqual([]);
      expect(words.filter(({ right }) => right > radio.getBoundingClientRect().right)).toEqual([]);
    }
  });

  it('is remembered on this device, each player’s for themselves', () => {
    const player = crypto.randomUUID();
    expect(lastSharingChoice(player)).toBe('device');
    rememberSharing(player, 'account');
    expect([lastSharingChoice(player), lastSharingChoice(crypto.randomUUID())]).toEqual(['account', 'device']);
    localStorage.setItem(`touchline.analysis-sharing.${player}`, '"everything"');
    expect(lastSharingChoice(player)).toBe('device');
    localStorage.removeItem(`touchline.analysis-sharing.${player}`);
  });
});

describe('earlier reviews', () => {
  it('that are on this device only are all taken into the account when the player wants', async () => {
    const shareAll = vi.fn<() => Promise<void>>(async () => undefined);
    choose({ value: 'account', sending: { onlyHere: async () => [{}, {}] as Analysis[], shareAll } });
    await expect.element(page.getByText('2 earlier reviews are on this device only.')).toBeVisible();
    await page.getByRole('button', { name: 'Keep all in my account' }).click();
    await expect.element(page.getByText('Your reviews are on their way to your account.')).toBeVisible();
    expect(shareAll).toHaveBeenCalledTimes(1);
    await expect.element(page.getByText(/on this device only/)).not.toBeInTheDocument();
  });

  it('are not spoken of where nothing is shared', async () => {
    choose({ sending: { onlyHere: async () => [{}] as Analysis[] } });
    await expect.element(option('Only on this device')).toBeVisible();
    await expect.element(page.getByText(/on this device only/)).not.toBeInTheDocument();
  });
});
