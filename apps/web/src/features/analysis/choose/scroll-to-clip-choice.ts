import { reducedMotion } from '../../../ui/motion/useReducedMotion.ts';

/** The id of the two ways to a clip, filming and choosing. */
export const clipChoiceId = 'analysis-ways-to-clip';

/** Brings the two ways to a clip into the window where they are not, as it is their turn. */
export function scrollToClipChoice(): void {
  document.getElementById(clipChoiceId)?.scrollIntoView({ block: 'nearest', behavior: reducedMotion() ? 'auto' : 'smooth' });
}
