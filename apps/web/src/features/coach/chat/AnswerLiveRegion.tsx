import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import type { TalkLine } from '../talk/coach-talk.ts';
import { wholeSentences } from '../talk/complete-sentences-so-far.ts';

/** Reads out the last answer, sentence by sentence as each is whole, to who does not see it. */
export function AnswerLiveRegion({ lines }: { readonly lines: readonly TalkLine[] }) {
  const last = lines.at(-1);
  const sentences = last === undefined ? [] : sentencesOf(last);
  return (
    <VisuallyHidden>
      <output aria-live="polite" aria-atomic="false">
        {sentences.map((sentence, at) => {
          const begin = sentences.slice(0, at).join(' ').length;
          return <span key={`${last?.id} ${begin}`}>{sentence} </span>;
        })}
      </output>
    </VisuallyHidden>
  );
}

function sentencesOf(line: TalkLine): string[] {
  if (line.sender === 'player') return [];
  if (line.sender === 'problem') return [line.text, ...(line.detail === null ? [] : [line.detail])];
  return line.isOld ? [] : wholeSentences(line.text, line.state !== 'growing');
}
