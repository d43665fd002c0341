import type { ClipState } from '../sending/sending-types.ts';

/** A clip on its way that nothing was heard of yet, but for what is told. */
export const clipState = (told: Partial<ClipState> = {}): ClipState => ({
  progress: 0,
  refusal: null,
  lastError: null,
  lastWords: null,
  retryAt: null,
  ...told,
});
