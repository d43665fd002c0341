/** The sentences of a text, each with what ends it and the blanks behind it: put together they are the text again. */
export const sentencesWithEnds = (text: string): readonly string[] => text.match(/.+?(?:[.!?]+(?:\s+|$)|$)/gs) ?? [];
