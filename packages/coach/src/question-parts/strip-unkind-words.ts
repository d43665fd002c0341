import { asksSomething } from '../text/asks-something.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { remarkToCoach } from './remark-to-coach.ts';

const SENTENCES = /[^.!?]+[.!?]*/g;

/** A message without the sentences that only call the coach something, where something is asked beside them; the message itself where there are none. */
export function withoutUnkindWords(message: string): string {
  const sentences = message.match(SENTENCES) ?? [];
  const kind = sentences.filter((sentence) => remarkToCoach(wordsOf(sentence)) !== 'insulted');
  const rest = kind.join('').trim();
  return kind.length < sentences.length && rest !== '' && asksSomething(rest) ? rest : message;
}
