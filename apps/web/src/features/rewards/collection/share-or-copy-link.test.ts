import { describe, expect, it, vi } from 'vitest';
import { share } from './share-or-copy-link.ts';

const card = { title: 'The Metronome', text: 'I found The Metronome!', url: 'https://touchline.example/' };
const refuses = async () => {
  throw new Error('not allowed');
};

describe('sharing a card', () => {
  it('goes by the sheet of the device', async () => {
    const sheet = vi.fn<(what: ShareData) => Promise<void>>(async () => undefined);
    const copy = vi.fn<(text: string) => Promise<void>>(async () => undefined);
    expect(await share(card, { share: sheet, copy })).toBe('shared');
    expect(sheet).toHaveBeenCalledExactlyOnceWith(card);
    expect(copy).not.toHaveBeenCalled();
  });

  it('copies the link where there is no sheet', async () => {
    const copy = vi.fn<(text: string) => Promise<void>>(async () => undefined);
    expect(await share(card, { copy })).toBe('copied');
    expect(copy).toHaveBeenCalledExactlyOnceWith('https://touchline.example/');
  });

  it('copies the link where the sheet does not open', async () => {
    expect(await share(card, { share: refuses, copy: async () => undefined })).toBe('copied');
  });

  it('leaves a player alone who closes the sheet', async () => {
    const closes = async () => {
      throw new DOMException('closed', 'AbortError');
    };
    const copy = vi.fn<(text: string) => Promise<void>>(async () => undefined);
    expect(await share(card, { share: closes, copy })).toBe('cancelled');
    expect(copy).not.toHaveBeenCalled();
  });

  it('says when the link cannot be copied either', async () => {
    expect(await share(card, { copy: refuses })).toBe('failed');
  });
});
