import { describe, expect, it } from 'vitest';
import { queryKey } from '../../../api/index.ts';
import type { ClipPayload } from './send-clip.ts';
import { analysis, offline, page, refusal, results } from './testing/sender-on-a-page.ts';

const clip = new Blob(['clip'], { type: 'video/mp4' });

describe('a clip that is kept after the analysis', () => {

  it('goes to an analysis in the account as it is, which is not sent again', async () => {
    const { sending, sendClip, names, at } = page([analysis('a', 'account', { status: 'complete', results })]);
    await sending.keepClip('a', clip);
    expect(sendClip.mock.calls[0]?.[0]).toMatchObject({ keep: true, analysisType: 'shooting', metadata: { size: 4, type: 'video/mp4', width: 640, mirrored: false } });
    expect(names()).toEqual([]);
    expect(at('a')).toMatchObject({ sharing: 'clip', status: 'complete' });
  });

  it('takes an analysis of this device into the account first', async () => {
    const { sending, sendClip, names, at } = page([analysis('a', 'device')]);
    sendClip.mockImplementation(async () => {
      expect(names()).toEqual(['saveResults']);
      return 'sent';
    });
    await sending.keepClip('a', clip);
    expect(at('a')).toMatchObject({ sharing: 'clip', status: 'complete' });
  });

  it('is not sent before its analysis: what waits would be asked a second opinion on, which nobody chose', async () => {
    const { sending, sendClip, at } = page([analysis('a', 'device')], { saveResults: [offline] });
    await expect(sending.keepClip('a', clip)).rejects.toThrow('waits');
    expect(sendClip).not.toHaveBeenCalled();
    expect(at('a')).toMatchObject({ sharing: 'account', status: 'waiting' });
  });

  it('that is refused is thrown, and is not said to be there', async () => {
    const { sending, sendClip, at } = page([analysis('a', 'account', { status: 'complete', results })]);
    sendClip.mockRejectedValue(refusal(403, 'clip_consent_needed', 'Ask first'));
    await expect(sending.keepClip('a', clip)).rejects.toThrow('Ask first');
    expect(at('a')?.sharing).toBe('account');
    expect(sending.clipState('a')).toMatchObject({ refusal: { message: 'Ask first' } });
  });

  it('that waits for a grown-up’s yes says so, and its analysis can be kept without it', async () => {
    const { sending, clips, sendClip, at, asked } = page([analysis('a', 'clip', { status: 'complete', results }), analysis('b', 'device')]);
    sendClip.mockRejectedValue(refusal(403, 'clip_consent_needed', 'Ask first'));
    await expect(sending.keepClip('a', clip)).rejects.toThrow('Ask first');
    expect(sending.clipState('a')).toMatchObject({ refusal: { message: 'Ask first', needsConsent: true } });
    await sending.dropClip('a');
    expect([sending.clipState('a'), clips.state().waiting]).toEqual([null, []]);
    expect(at('a')).toMatchObject({ sharing: 'account', status: 'complete' });
    expect(asked).toEqual([]);
    // One that was to stay here because its clip was refused goes to the account, too.
    await expect(clips.save({ clip, analysisType: 'shooting' } as ClipPayload, 'b')).rejects.toThrow('Ask first');
    await sending.dropClip('b');
    expect(sending.clipState('b')).toBeNull();
    await expect.poll(() => at('b')).toMatchObject({ sharing: 'account', status: 'complete' });
    expect(sendClip).toHaveBeenCalledTimes(2);
  });

  it('that waited while the yes was taken back is told with the reason, and what is known of the yes is read anew', async () => {
    const { sending, queries, clips, sendClip, news } = page([analysis('a', 'account', { status: 'complete', results })]);
    sendClip.mockRejectedValueOnce(offline);
    await sending.keepClip('a', clip);
    expect(sending.clipState('a')).toMatchObject({ refusal: null });
    queries.setQueryData(queryKey('consents'), []);
    sendClip.mockRejectedValue(refusal(403, 'clip_consent_needed', 'Ask first'));
    await clips.sendDue();
    await expect.poll(() => news).toMatchObject([{ id: 'a', outcome: 'clipFailed', failure: 'Ask first' }]);
    expect(queries.getQueryState(queryKey('consents'))?.isInvalidated).toBe(true);
  });

  it('waits for a connection, and is said to be there once it is', async () => {
    const { sending, sendClip, clips, at } = page([analysis('a', 'account', { status: 'complete', results })]);
    sendClip.mockRejectedValueOnce(offline);
    await sending.keepClip('a', clip);
    expect(at('a')?.sharing).toBe('account');
    await clips.sendDue();
    await expect.poll(() => at('a')?.sharing).toBe('clip');
  });
});
