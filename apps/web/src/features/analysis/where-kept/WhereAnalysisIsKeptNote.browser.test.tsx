import type { Consent } from '@touchline/contracts';
import { ApiError, type Client } from '@touchline/contracts/client';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../ui/testing/axe-violations.ts';
import { show } from '../../../ui/testing/show-component.tsx';
import type { Sending } from '../sending/sending-types.ts';
import type { Analysis } from '../store/saved-analysis.ts';
import { sharingSettings, clipConsent, quietSending, withSending } from '../testing/clip-sharing-setup.tsx';
import { clipState } from '../testing/sample-clip-upload-state.ts';
import { WhereAnalysisIsKeptNote } from './WhereAnalysisIsKeptNote.tsx';

describe('where a review is', () => {
  const input = {} as NonNullable<Analysis['input']>;
  const at = (over: Partial<Omit<Analysis, 'input'>> & { readonly input?: undefined }, sending: Partial<Sending> = {}, hasClip = true) => {
    const analysis = { id: 'a', sharing: 'account', status: 'waiting', failure: null, input, ...over } as Analysis;
    show(withSending({} as Client, quietSending(sending), <WhereAnalysisIsKeptNote analysis={analysis} hasClip={hasClip} />));
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
        call: async (name: string) => ({ success: true, data: name === 'listConsents' ? [consent] : sharingSettings }),
      }) as unknown as Client;
    const withVideo = (over: Partial<Omit<Analysis, 'input'>>, sending: Partial<Sending>, consent: Consent = { ...clipConsent, needed: false, allowed: true }, hasClip: boolean | null = true) => {
      const analysis = { id: 'a', sharing: 'account', status: 'complete', failure: null, input, ...over } as Analysis;
      show(withSending(client(consent), quietSending(sending), <WhereAnalysisIsKeptNote analysis={analysis} clipHere={film} {...(hasClip !== null && { hasClip })} />));
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
      const region = withVideo({ sharing: 'device', status: 'local' }, {}, clipConsent);
      await expect.element(region.getByRole('button', { name: 'Ask a grown-up' })).toBeVisible();
      await expect.element(region.getByRole('button', { name: 'Keep the video too' })).not.toBeInTheDocument();
    });

    const unsent = clipState({ refusal: { message: 'Ask first.', needsConsent: true } });

    it('that a child sent before the server knew their age says what it waits for, and offers what works', async () => {
      const dropClip = vi.fn<Sending['dropClip']>(async () => undefined);
      const region = withVideo({ sharing: 'clip' }, { clipState: () => unsent, dropClip }, clipConsent);
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
      const region = withVideo({ sharing: 'clip' }, { clipState: () => unsent, retryClip }, { ...clipConsent, allowed: true, state: 'given' });
      await region.getByRole('button', { name: 'Try again' }).click();
      expect(retryClip.mock.calls).toEqual([['a']]);
    });

    it('that waits for a yes can be left out where nobody can be asked now', async () => {
      const nobody = { call: () => Promise.reject(new ApiError({ status: 0, code: 'network', message: 'Network error' })) } as unknown as Client;
      const analysis = { id: 'a', sharing: 'clip', status: 'complete', failure: null, input } as unknown as Analysis;
      show(withSending(nobody, quietSending({ clipState: () => unsent }), <WhereAnalysisIsKeptNote analysis={analysis} />));
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
