/** The tile that takes the focus when a start lacks the skill. */
export const typeField = 'analysis-type';

/** Brings the choice of skills to the middle of the window and puts the focus on it: what is missing there is said above it. */
export function focusTypeSelector(): void {
  const field = document.getElementById(typeField);
  field?.closest('[role=radiogroup]')?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
