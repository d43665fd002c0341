import { coachLines } from '@touchline/messages/coach-lines';
import type { Asked } from './answer-context.ts';

/** A joke that was not told in this talk, while there are others; then the one that was told longest ago. */
export function joke({ context: { saidBefore }, say, has }: Asked): string {
  const { knock, joke: jokes } = coachLines.joke;
  const asksKnock = has(/knock|klopf/);
  const ofKeepers = has(/keeper|goalie|torwart|torhuter/) ? jokes.filter((line) => /keeper|torwart/i.test(line)) : [];
  const wished: readonly string[] = asksKnock ? knock : ofKeepers.length > 0 ? ofKeepers : jokes;
  const lastTold = (line: string): number => saidBefore.findLastIndex((said) => said.includes(line));
  const fresh = wished.filter((line) => lastTold(line) < 0);
  if (fresh.length > 0) return say(fresh);
  const others = asksKnock ? [] : jokes.filter((line) => lastTold(line) < 0);
  return others.length > 0 ? say(others) : (wished.toSorted((a, b) => lastTold(a) - lastTold(b))[0] ?? '');
}
