import { useMediaQuery } from '../../ui/shell/useMediaQuery.ts';
import { useWide } from '../../ui/shell/useWide.ts';

/** Without a second column, the questions have room for their words before a talk, also on a high phone; on a high and wide window also what stands beside it elsewhere. */
const ROOM_FOR_CARDS = '(min-width: 48rem) and (min-height: 44rem), (min-width: 22.5rem) and (min-height: 50rem)';
const ROOM_FOR_COLUMN_BELOW = '(min-width: 48rem) and (min-height: 68rem)';

interface TalkState {
  readonly isEmpty: boolean;
  readonly isHurt: boolean;
  /** An answer is being made. */
  readonly isAnswering: boolean;
}

interface TalkLayout {
  /** There is a second column beside the talk. */
  readonly isWide: boolean;
  /** The first questions stand as cards with their words, in place of the quick ones. */
  readonly begins: boolean;
  /** What is beside the talk elsewhere stands below its first questions. */
  readonly hasColumnBelow: boolean;
  /** Where the quick questions are; null where they are not shown. */
  readonly quickPlace: 'overField' | 'endOfTalk' | null;
}

/** What stands where around a talk, in this window. */
export function useTalkLayout({ isEmpty, isHurt, isAnswering }: TalkState): TalkLayout {
  const isWide = useWide();
  const hasRoomForCards = useMediaQuery(ROOM_FOR_CARDS);
  const hasRoomBelow = useMediaQuery(ROOM_FOR_COLUMN_BELOW);
  const begins = (isWide || hasRoomForCards) && isEmpty;
  return { isWide, begins, hasColumnBelow: begins && hasRoomBelow && !isWide, quickPlace: begins ? null : quickPlaceOf({ isEmpty, isHurt, isAnswering }) };
}

/** They stand over the field before a talk, and at its end once it is under way: there they scroll with a long one, and leave a phone its height. */
function quickPlaceOf({ isEmpty, isHurt, isAnswering }: TalkState): TalkLayout['quickPlace'] {
  if (isEmpty) return 'overField';
  // Who is hurt rests: none of them leads to a drill then. And while an answer is made nothing more is asked.
  return isHurt || isAnswering ? null : 'endOfTalk';
}
