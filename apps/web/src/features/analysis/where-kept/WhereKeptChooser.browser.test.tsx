import { QueryClientProvider } from '@tanstack/react-query';
import type { Consent } from '@touchline/contracts';
import { ApiError, type Client } from '@touchline/contracts/client';
import type { Sharing } from '@touchline/domain';
import { m } from '@touchline/messages';
import { useState, type ReactNode } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ApiProvider } from '../../../api/index.ts';
import { axeViolations } from '../../../ui/testing/axe-violations.ts';
import { show } from '../../../ui/testing/show-component.tsx';
import { ToastProvider } from '../../../ui/toast/ToastProvider.tsx';
import type { Sending } from '../sending/sending-types.ts';
import type { Analysis } from '../store/saved-analysis.ts';
import { testQueries } from '../testing/test-account.tsx';
import { clipState } from '../testing/sample-clip-upload-state.ts';
import { SendingContext } from './sending-context.tsx';
import { rememberSharing, lastSharingChoice } from './last-sharing-choice.ts';
import { WhereKeptChooser } from './WhereKeptChooser.tsx';
import { WhereAnalysisIsKeptNote } from './WhereAnalysisIsKeptNote.tsx';
import type { SharingSettings } from './sharing-settings-query.ts';

const settings: SharingSettings = { reviewer: 'Example AI', pictures: false, storage: 'server', max_bytes: 1, clip_days_kept: 90 };
const asked: Consent = {
  purpose: 'clip',
  recipient: 'Touchline',
  needed: true,
  allowed: false,
  state: 'none',
  email_hint: null,
  delivers_mails: true,
  requested_at: null,
  answered_at: null,
};

interface Given {
  readonly consent?: Consent | null;
  readonly settings?: SharingSettings | null;
  readonly age?: number | null;
  readonly value?: Sharing;
  readonly sending?: Partial<Sending>;
  /** What the server says of the grown-up each time it is asked; null: it cannot be reached. Default the consent. */
  readonly consentNow?: () => Consent | null;
}

/** A sending with nothing on its way. */
function sendingOf(over: Partial<Sending> = {}): Sending {
  const quiet: Partial<Sending> = {
    onlyHere: async () => [],
    status: () => ({ status: 'unknown' }),
    clipState: () => null,
    subscribe: () => () => undefined,
  };
  return { ...quiet, ...over } as Sending;
}

function around(client: Client, sending: Sending, children: ReactNode) {
  return (
    <QueryClientProvider client={testQueries()}>
      <ApiProvider client={client}>
        <ToastProvider>
          <SendingContext value={sending}>{children}</SendingContext>
        </ToastProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
}

/** The chooser of a player who decides alone, unless told. */
function choose(given: Given = {}) {
  const { consent = { ...asked, needed: false, allowed: true }, age = 15, value = 'device' } = given;
  const bodies: unknown[] = [];
  const client = {
    call: async (name: string, { body }: { readonly body?: unknown }) => {
      if (name === 'readAnalysisSettings' && given.settings !== null) return { success: true, data: given.settings ?? settings };
      const now = given.consentNow === undefined ? consent : given.consentNow();
      if (name === 'listConsents' && now !== null) return { success: true, data: [now] };
      if (name === 'requestConsent') {
        bodies.push(body);
        return { success: true, data: { ...asked, state: 'waiting', email_hint: 'm…@example.org' } };
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
  show(around(client, sendingOf(given.sending), <Chooser />));
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
    const { bodies } = choose({ age: 11, consent: asked });
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
    const waiting: Consent = { ...asked, state: 'waiting', email_hint: 'm…@example.org' };
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
    choose({ age: 11, consent: { ...asked, allowed: true, state: 'given', answered_at: '2026-03-13T12:00:00Z' } });
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

describe('where a review is', () => {
  const input = {} as NonNullable<Analysis['input']>;
  const at = (over: Partial<Omit<Analysis, 'input'>> & { readonly input?: undefined }, sending: Partial<Sending> = {}, hasClip = true) => {
    const analysis = { id: 'a', sharing: 'account', status: 'waiting', failure: null, input, ...over } as Analysis;
    show(around({} as Client, sendingOf(sending), <WhereAnalysisIsKeptNote analysis={analysis} hasClip={hasClip} />));
    return page.getByRole('region', { name: 'Where this review is' });
  };

  it.each<[Partial<Omit<Analysis, 'input'>>, string | RegExp]>([
    [{ sharing: 'device', status: 'local' }, 'This review was made on this device. Nobody else saw your video.'],
    [{}, /^It goes to your account as soon as it can be reached\./],
    [{ status: 'processing' }, 'In your account. Its review is on the way.'],
    [{ status: 'complete' }, 'In your account: your review and your skeleton, no video. Only you see them.'],
    [{ status: 'complete', sharing: 'clip' }, 'In your account: your review, your skeleton and your video. Only you see them.'],
    [
      { status: 'complete', isClipLeft: true },
      'In your account: your review and your skeleton. No video: it belonged to the review before this one. Only you see them.',
    ],
    [{ status: 'complete', sharing: 'clip', isClipLeft: true }, 'In your account: your review, your skeleton and your video. Only you see them.'],
    [{ status: 'failed', failure: 'Out of luck' }, 'It could not be kept in your account: Out of luck'],
  ])('is said: %o', async (over, words) => {
    const region = at(over);
    await expect.element(region.getByRole('status').first()).toMatchTextContent(words);
  });

  it.each<[string, boolean, ReturnType<Sending['clipState']>]>([
    ['has not arrived yet', true, clipState()],
    ['has been deleted there', false, null],
  ])('does not speak of a video in the account that %s', async (_, hasClip, clip) => {
    const region = at({ status: 'complete', sharing: 'clip' }, { clipState: () => clip }, hasClip);
    await expect.element(region.getByText('In your account: your review and your skeleton. Only you see them.')).toBeVisible();
    await expect.element(region.getByText(/your video\./)).not.toBeInTheDocument();
  });

  it('can be changed for one that is only here, and tried again where it failed', async () => {
    const share = vi.fn<Sending['share']>(async () => undefined);
    await at({ sharing: 'device', status: 'local' }, { share }).getByRole('button', { name: 'Keep it in my account' }).click();
    expect(share.mock.calls).toEqual([['a', 'account']]);
    const again = vi.fn<Sending['share']>(async () => Promise.reject(new Error('full')));
    await at({ sharing: 'clip', status: 'failed', failure: 'x' }, { share: again }).getByRole('button', { name: 'Try again' }).click();
    expect(again.mock.calls).toEqual([['a', 'clip']]);
    await expect.element(page.getByText('That did not work. Try again.').first()).toBeVisible();
  });

  describe('with its video at hand', () => {
    const film = new Blob(['film'], { type: 'video/mp4' });
    const client = (consent: Consent) =>
      ({
        call: async (name: string) => ({ success: true, data: name === 'listConsents' ? [consent] : settings }),
      }) as unknown as Client;
    const withVideo = (over: Partial<Omit<Analysis, 'input'>>, sending: Partial<Sending>, consent: Consent = { ...asked, needed: false, allowed: true }, hasClip: boolean | null = true) => {
      const analysis = { id: 'a', sharing: 'account', status: 'complete', failure: null, input, ...over } as Analysis;
      show(around(client(consent), sendingOf(sending), <WhereAnalysisIsKeptNote analysis={analysis} clipHere={film} {...(hasClip !== null && { hasClip })} />));
      return page.getByRole('region', { name: 'Where this review is' });
    };

    it('keeps that too when the player wants, after saying what becomes of it', async () => {
      const keepClip = vi.fn<Sending['keepClip']>(async () => undefined);
      await withVideo({}, { keepClip }).getByRole('button', { name: 'Keep the video too' }).click();
      const question = page.getByRole('alertdialog', { name: 'Keep your video in your account?' });
      await expect.element(question.getByText(/No other player ever sees them\. It stays there for 90 days, or until you delete it\.$/)).toBeVisible();
      expect(keepClip).not.toHaveBeenCalled();
      await question.getByRole('button', { name: 'Keep the video too' }).click();
      expect(keepClip.mock.calls).toEqual([['a', film]]);
    });

    it('can be kept again where it went with the review before', async () => {
      const region = withVideo({ isClipLeft: true }, {});
      await expect.element(region.getByText(/No video: it belonged to the review before this one\./)).toBeVisible();
      await expect.element(region.getByRole('button', { name: 'Keep the video too' })).toBeVisible();
    });

    it('is not said to be in the account as long as that has not said so', async () => {
      const region = withVideo({ sharing: 'clip' }, {}, undefined, null);
      await expect.element(region.getByText('In your account: your review and your skeleton. Only you see them.')).toBeVisible();
    });

    it('asks a grown-up of a child first', async () => {
      const region = withVideo({ sharing: 'device', status: 'local' }, {}, asked);
      await expect.element(region.getByRole('button', { name: 'Ask a grown-up' })).toBeVisible();
      await expect.element(region.getByRole('button', { name: 'Keep the video too' })).not.toBeInTheDocument();
    });

    const unsent = clipState({ refusal: { message: 'Ask first.', needsConsent: true } });

    it('that a child sent before the server knew their age says what it waits for, and offers what works', async () => {
      const dropClip = vi.fn<Sending['dropClip']>(async () => undefined);
      const region = withVideo({ sharing: 'clip' }, { clipState: () => unsent, dropClip }, asked);
      await expect.element(region.getByText('Your video could not be sent. Your review does not need it.')).toBeVisible();
      await expect.element(region.getByText('A parent or guardian has to say yes first.')).toBeVisible();
      await expect.element(region.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
      await region.getByRole('button', { name: 'Ask a grown-up' }).click();
      const asking = page.getByRole('dialog', { name: 'A grown-up decides' });
      await expect.element(asking.getByLabelText('Email of your parent or guardian')).toBeVisible();
      expect(await axeViolations(asking.element())).toEqual([]);
      await userEvent.keyboard('{Escape}');
      await region.getByRole('button', { name: 'Keep it without the video' }).click();
      const question = page.getByRole('alertdialog', { name: 'Keep it without the video?' });
      expect(dropClip).not.toHaveBeenCalled();
      await question.getByRole('button', { name: 'Keep it without the video' }).click();
      expect(dropClip.mock.calls).toEqual([['a']]);
    });

    it('that a grown-up has said yes to meanwhile is sent when its player asks for it', async () => {
      const retryClip = vi.fn<Sending['retryClip']>(async () => undefined);
      const region = withVideo({ sharing: 'clip' }, { clipState: () => unsent, retryClip }, { ...asked, allowed: true, state: 'given' });
      await region.getByRole('button', { name: 'Try again' }).click();
      expect(retryClip.mock.calls).toEqual([['a']]);
    });

    it('that waits for a yes can be left out where nobody can be asked now', async () => {
      const nobody = { call: () => Promise.reject(new ApiError({ status: 0, code: 'network', message: 'Network error' })) } as unknown as Client;
      const analysis = { id: 'a', sharing: 'clip', status: 'complete', failure: null, input } as unknown as Analysis;
      show(around(nobody, sendingOf({ clipState: () => unsent }), <WhereAnalysisIsKeptNote analysis={analysis} />));
      await expect.element(page.getByText('Your video could not be sent. Your review does not need it. Ask first.')).toBeVisible();
      await expect.element(page.getByRole('button', { name: 'Keep it without the video' })).toBeVisible();
      await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    });

    it('says why it cannot be', async () => {
      const keepClip = vi.fn<Sending['keepClip']>(() => Promise.reject(new ApiError({ status: 409, code: 'clips_full', message: 'You keep as many videos as there is room for.' })));
      await withVideo({}, { keepClip }).getByRole('button', { name: 'Keep the video too' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Keep the video too' }).click();
      await expect.element(page.getByText('You keep as many videos as there is room for.').first()).toBeVisible();
    });

    it('offers nothing for one that is there or on its way', async () => {
      const there = withVideo({ sharing: 'clip' }, {});
      await expect.element(there.getByText(/and your video\./)).toBeVisible();
      await expect.element(there.getByRole('button')).not.toBeInTheDocument();
      const sent = withVideo({}, { clipState: () => clipState({ progress: 0.4 }) });
      await expect.element(sent.getByText('Your video is on its way: 40%')).toBeVisible();
      await expect.element(sent.getByRole('button')).not.toBeInTheDocument();
    });
  });

  it('offers nothing for one that is too old to be sent', async () => {
    const region = at({ sharing: 'device', status: 'local', input: undefined });
    await expect.element(region.getByText(/^This review was made on this device/)).toBeVisible();
    await expect.element(region.getByRole('button')).not.toBeInTheDocument();
  });

  it('tells how far its video is, and how often it was tried', async () => {
    const retryClip = vi.fn<Sending['retryClip']>(async () => undefined);
    const region = at({}, { clipState: () => clipState({ progress: 0.42 }), status: () => ({ status: 'queued', attempts: 2, lastError: 'Touchline was busy.' }), retryClip });
    await expect.element(region.getByText('Your video is on its way: 42%')).toBeVisible();
    await expect.element(region.getByText(/Tried 2 times\. Touchline was busy\.$/)).toBeVisible();
    const late = at({}, { clipState: () => clipState({ lastError: 'timeout' }) });
    await expect.element(late.getByText('Upload timeout. Your video is tried again by itself, from where it stopped.')).toBeVisible();
    const elsewhere = at({}, { clipState: () => clipState() });
    await expect.element(elsewhere.getByText('Your video is on its way.', { exact: true })).toBeVisible();
    const alone = at({}, { clipState: () => clipState({ lastError: 'unreachable' }) });
    await expect.element(alone.getByText('Your video waits for a connection.')).toBeVisible();
    const busy = at({}, { clipState: () => clipState({ lastError: 'busy', lastWords: 'Touchline was busy.' }) });
    await expect.element(busy.getByText('Your video has not arrived yet. Touchline was busy.')).toBeVisible();
    const unanswered = at({}, { clipState: () => clipState({ progress: 0.9, retryAt: Date.now() + 20_000 }) });
    await expect.element(unanswered.getByText(/^Your video waits for the server\. We try again in (20|1\d) s\.$/)).toBeVisible();
    const signedOut = at({}, { clipState: () => clipState({ lastError: 'signIn' }) });
    await expect.element(signedOut.getByText('Please sign in again to continue upload')).toBeVisible();
    const refused = at({ status: 'complete' }, { clipState: () => clipState({ refusal: { message: 'A grown-up has to say yes first.', needsConsent: false } }), retryClip });
    await expect.element(refused.getByText('Your video could not be sent. Your review does not need it. A grown-up has to say yes first.')).toBeVisible();
    await refused.getByRole('button', { name: 'Try again' }).click();
    expect(retryClip).toHaveBeenCalledWith('a');
  });
});
