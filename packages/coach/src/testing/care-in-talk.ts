import type { CareAsk } from '../care/care-pattern-type.ts';
import { careAsked } from '../care/recognise-care-message.ts';
import { verdictOf } from '../safety/verdict-in-talk.ts';

/** Which answer of care the last message of a talk has, and what the rules of safety do with it; no answer of safety was in the talk. */
export function careInTalk(talk: readonly string[]): { readonly care: CareAsk | null; readonly action: ReturnType<typeof verdictOf>['action'] } {
  const [message = '', turns] = [talk.at(-1), talk.slice(0, -1)];
  return { care: careAsked(message, turns, null), action: verdictOf(message, { turns, isHurt: false, safetyBefore: null }).action };
}
