import { describe, expect, it } from 'vitest';
import { clipState } from '../testing/sample-clip-upload-state.ts';
import { analysis, made, offline, page, refusal, watch } from './testing/sender-on-a-page.ts';

describe('a place on the server', () => {
  it('is asked for without the clip where only body points are shared', async () => {
    const { sending, asked, sendClip } = page([]);
    expect(await sending.begin(made('account'), watch().watch)).toEqual({ name: 'ready' });
    expect(asked).toMatchObject([{ name: 'initiateAnalysis', body: { analysisId: 'a', analysisType: 'shooting', sharing: 'account' } }]);
    expect(sendClip).not.toHaveBeenCalled();
  });

  it.each<[string, Error, string]>([
    ['cannot be reached', offline, 'later'],
    ['is busy', refusal(503), 'later'],
    ['counts too many', refusal(429), 'later'],
    ['says no', refusal(400, 'validation_failed', 'Not so'), 'refused'],
  ])('is for later, or none, where the server %s', async (_what, error, name) => {
    const { sending } = page([], { initiateAnalysis: [error] });
    expect(await sending.begin(made('account'), watch().watch)).toMatchObject({ name });
  });

  it('for a clip whose server does not answer says when it is asked again, and nothing of making sure', async () => {
    const { sending, sendClip } = page([]);
    const seen = watch();
    const states: unknown[] = [];
    sendClip.mockImplementation(async (_payload, { onProgress, onWait }) => {
      onProgress(0.5);
      onWait(2_000);
      states.push(sending.clipState('a'));
      onProgress(0.5);
      states.push(sending.clipState('a'));
      return 'sent';
    });
    await sending.begin(made('clip'), seen.watch);
    expect(seen.waits).toContain(2_000);
    expect(seen.stages).not.toContain('verifying');
    expect(states).toEqual([
      clipState({ progress: 0.5, retryAt: 2_000 }),
      clipState({ progress: 0.5 }),
    ]);
  });

  it('for a clip that took too long waits for its next try, and says so', async () => {
    const { sending, sendClip } = page([]);
    sendClip.mockRejectedValue(refusal(0, 'timeout', 'Upload timeout'));
    expect(await sending.begin(made('clip'), watch().watch)).toEqual({ name: 'later' });
    expect(sending.clipState('a')).toMatchObject({ refusal: null, lastError: 'timeout' });
  });

  it('for a clip that a busy server did not take says so, and speaks of no connection', async () => {
    const { sending, sendClip } = page([]);
    sendClip.mockRejectedValue(refusal(503, 'unavailable', 'Too much to do right now'));
    expect(await sending.begin(made('clip'), watch().watch)).toEqual({ name: 'later' });
    expect(sending.clipState('a')).toMatchObject({ lastError: 'busy', lastWords: 'Too much to do right now' });
  });

  it('for a clip of a player who has to sign in again waits for that', async () => {
    const { sending, sendClip } = page([]);
    sendClip.mockRejectedValue(refusal(401, 'not_signed_in'));
    expect(await sending.begin(made('clip'), watch().watch)).toEqual({ name: 'later' });
    expect(sending.clipState('a')).toMatchObject({ refusal: null, lastError: 'signIn' });
  });

  it('for a clip is had once the clip has arrived, and the bar follows it', async () => {
    const { sending, sendClip } = page([]);
    sendClip.mockImplementation(async (_payload, { onProgress }) => {
      onProgress(0.5);
      onProgress(0.95);
      return 'sent';
    });
    const seen = watch();
    expect(await sending.begin(made('clip'), seen.watch)).toEqual({ name: 'ready' });
    expect(seen.stages).toEqual(expect.arrayContaining(['preparing', 'uploading', 'verifying']));
    expect(sending.clipState('a')).toBeNull();
  });

  it('without a connection waits on the device, with the clip, and is refused with the server’s words', async () => {
    const { sending, sendClip, clips } = page([analysis('a', 'clip')]);
    sendClip.mockRejectedValueOnce(offline);
    expect(await sending.begin(made('clip'), watch().watch)).toEqual({ name: 'later' });
    expect(sending.clipState('a')).toEqual(clipState({ lastError: 'unreachable' }));
    await clips.sendDue();
    expect(sending.clipState('a')).toBeNull();
    sendClip.mockRejectedValueOnce(refusal(403, 'clip_consent_needed', 'Ask a grown-up'));
    expect(await sending.begin(made('clip'), watch().watch)).toEqual({ name: 'refused', failure: 'Ask a grown-up' });
  });

  it('is not waited for by who does not want to: the clip goes on', async () => {
    const { sending, sendClip } = page([]);
    let arrive = (_sent: 'sent'): void => undefined;
    sendClip.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
    const { left, watch: watching } = watch();
    const begun = sending.begin(made('clip'), watching);
    await expect.poll(() => sendClip).toHaveBeenCalled();
    left.abort();
    expect(await begun).toEqual({ name: 'later' });
    expect(sending.clipState('a')).not.toBeNull();
    arrive('sent');
    await expect.poll(() => sending.clipState('a')).toBeNull();
  });
});
