import type { CoachEvent } from '@touchline/contracts';

/** An event of the server as the talk can show it. Throws `SyntaxError` for one of another shape: it was answered, in no words of ours. */
export function checkedEvent(event: CoachEvent): CoachEvent {
  // What comes over the network is of no type yet.
  const { type, text, answer } = event as { readonly type?: unknown; readonly text?: unknown; readonly answer?: { readonly response?: unknown; readonly structured?: unknown } | null };
  const isShown = type === 'text' ? typeof text === 'string' : typeof answer?.response === 'string' && (answer.structured === null || typeof answer.structured === 'object');
  if (!isShown) throw new SyntaxError('The answer has another shape');
  return event;
}
