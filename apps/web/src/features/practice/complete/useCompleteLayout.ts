import { useMediaQuery } from '../../../ui/shell/useMediaQuery.ts';

/** Here what explains the field comes after the button that saves, so that the button is in the first view. */
const LOW_SCREEN = '(max-height: 42rem)';

/** Here it does too, so that nothing stands between the field and the steps that fill it; what is earned stays above the button. */
const NARROW_SCREEN = '(max-width: 47.99rem)';

/** A phone lying down has one line for it. */
const LYING_PHONE = '(max-height: 30rem) and (min-width: 36rem)';

/** Here there is room for what the result is about. */
const WIDE_SCREEN = '(min-width: 48rem) and (min-height: 40rem)';

/** Here what is to be beaten is the heading of what is typed, beside what it is about. */
const FORM_BESIDE = '(min-width: 64rem) and (min-height: 40rem)';

export type CompleteLayout = ReturnType<typeof useCompleteLayout>;

/** Where the parts of the end of a drill stand on this screen; while a rest runs (`isResting`) what comes next has the room. */
export function useCompleteLayout(isResting: boolean) {
  const isLow = useMediaQuery(LOW_SCREEN);
  const isNarrow = useMediaQuery(NARROW_SCREEN);
  const isLying = useMediaQuery(LYING_PHONE);
  const isWide = useMediaQuery(WIDE_SCREEN);
  const isFormBeside = useMediaQuery(FORM_BESIDE);
  /** Whether what is earned is told below the button. */
  const isExplainedBelow = isLow || isResting;
  return {
    /** Whether there is room for the best and the level that the result is about. */
    hasStakes: isWide && !isResting,
    isFormBeside,
    isExplainedBelow,
    /** Whether what the result is stands below the button too. */
    isHintBelow: isExplainedBelow || isNarrow,
    /** Whether there is one line for it. */
    hasShortHint: isLying && !isResting,
  };
}
