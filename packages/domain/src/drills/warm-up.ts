/** A part of the warm-up before a session. */
export interface WarmUpStep {
  readonly id: 'running' | 'hip_openers' | 'balance' | 'jumps';
  readonly name: string;
  readonly instructions: readonly string[];
  readonly seconds: number;
}

/** The warm-up, in order: four minutes in all, from easy to quick. */
export const warmUp: readonly WarmUpStep[] = [
  {
    id: 'running',
    name: 'Easy Running',
    instructions: ['Jog round your space.', 'Go forward, then sideways, then backward.'],
    seconds: 90,
  },
  {
    id: 'hip_openers',
    name: 'Hip Openers',
    instructions: ['Walk and lift one knee high.', 'Open it to the side, put it down, change legs.'],
    seconds: 45,
  },
  {
    id: 'balance',
    name: 'Balance',
    instructions: ['Stand on one leg with a soft knee.', 'Count to ten, then change legs.'],
    seconds: 45,
  },
  {
    id: 'jumps',
    name: 'Soft Jumps',
    instructions: ['Jump up from both feet.', 'Land softly with bent knees: make no sound.'],
    seconds: 60,
  },
];
