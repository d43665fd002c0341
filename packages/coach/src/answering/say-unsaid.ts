import { type Say, speaker } from '../answers/phrasing.ts';

/** Says one of the ways that no line before holds, or the one that was said longest ago. */
export function sayUnsaid(seed: number, saidBefore: readonly string[]): Say {
  const lastSaid = (text: string): number => saidBefore.findLastIndex((line) => line.includes(text));
  return (ways, values) => {
    const [first = '', ...others] = ways.map((_, way) => speaker(seed + way)(ways, values));
    return others.reduce((oldest, text) => (lastSaid(text) < lastSaid(oldest) ? text : oldest), first);
  };
}
