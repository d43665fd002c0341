/** The sentences of a text that has grown so far; its last one only where it is known to have ended. */
export function wholeSentences(text: string, isWhole: boolean): string[] {
  const sentences = text.match(/.+?(?:[.!?]+(?=\s)|$)/gs) ?? [];
  const ended = isWhole ? sentences : sentences.slice(0, -1);
  return ended.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
}
