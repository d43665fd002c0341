import { SPEAKER_WORDS } from './mood-words.ts';

/** The patterns of words that tell who speaks, or of whom, of these kinds. */
export const speakerPatterns = (...kinds: readonly string[]): readonly RegExp[] =>
  SPEAKER_WORDS.flatMap(([kind, pattern]) => (kinds.includes(kind) ? [pattern] : []));
