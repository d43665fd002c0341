import { readFileSync } from 'node:fs';

interface Drawn {
  readonly text: string;
  readonly kind: string;
}

/** A generator of numbers from 0 to 1 that gives the same ones for the same seed (Numerical Recipes' constants). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/** Sentences made of the patterns in `sentences.txt`, the same ones each time; a line with a star gives more. */
export function drawSentences(perLine: number, perStarredLine: number, random: () => number): Drawn[] {
  let kind = '';
  const drawn = new Map<string, Drawn>();
  for (const line of readFileSync(new URL('sentences.txt', import.meta.url), 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    if (line.startsWith('= ')) {
      kind = line.slice(2);
      continue;
    }
    const pattern = line.replace(/^[a-z]{2}: /, '');
    const starred = pattern.startsWith('*');
    const body = starred ? pattern.slice(1) : pattern;
    for (let count = 0; count < (starred ? perStarredLine : perLine); count += 1) {
      const text = body
        .replace(/\[([^\]]*)\]/g, (_, parts: string) => {
          const choices = parts.split('|');
          return choices[Math.floor(random() * choices.length)] ?? '';
        })
        .replace(/ +/g, ' ')
        .trim();
      drawn.set(`${kind} ${text}`, { text, kind });
    }
  }
  return [...drawn.values()];
}
