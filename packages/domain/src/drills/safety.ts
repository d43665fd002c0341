/** What a player is told before every session, and by the coach. */
export interface SafetyLine {
  readonly id: 'hurt' | 'head' | 'water' | 'space';
  readonly text: string;
}

/** The four lines in the order in which they are shown, what matters most first. */
export const safetyLines: readonly SafetyLine[] = [
  { id: 'hurt', text: 'Stop if something hurts.' },
  { id: 'head', text: 'Any knock to the head: stop and tell an adult.' },
  { id: 'water', text: 'Drink water.' },
  { id: 'space', text: 'Clear the space around you.' },
];
