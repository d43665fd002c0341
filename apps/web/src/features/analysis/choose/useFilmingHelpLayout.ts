import { useMediaQuery } from '../../../ui/shell/useMediaQuery.ts';
import type { ClipChoicePanelProps } from './ClipChoicePanel.tsx';

/** A low window, in which the two ways to a clip would else not be in sight. */
const LOW = '(max-height: 30rem)';

/** A phone held upright: the picture of how it is done stands below the two ways to a clip, which come first. */
const UPRIGHT = '(max-width: 39.99rem) and (min-height: 30.01rem)';

/** A phone lying down. */
const LYING = '(max-width: 63.99rem) and (max-height: 30rem)';

interface FilmingHelpLayout extends Pick<ClipChoicePanelProps, 'picture'> {
  /** How to film the skill is told where the clip is. */
  readonly isTipAtClip: boolean;
}

/** Where it is told and shown how to film, in this window. */
export function useFilmingHelpLayout(): FilmingHelpLayout {
  const isLow = useMediaQuery(LOW);
  const isUpright = useMediaQuery(UPRIGHT);
  // Lying down the skills fill their column to the end of the first view.
  const isTipAtClip = !useMediaQuery(LYING);
  const picture = isUpright ? 'belowLow' : isTipAtClip ? (isLow ? 'folded' : 'above') : 'aboveLow';
  return { picture, isTipAtClip };
}
