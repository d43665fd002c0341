import type { SafetyReminderId, WarmUpStepId } from '@touchline/domain';

/** What a player is told before every session, and by the coach. */
export const safetyTexts: Readonly<Record<SafetyReminderId, string>> = {
  hurt: 'Stop if something hurts.',
  head: 'Any knock to the head: stop and tell an adult.',
  water: 'Drink water.',
  space: 'Clear the space around you.',
};

/** The parts of the warm-up. */
export const warmUpTexts: Readonly<Record<WarmUpStepId, { readonly name: string; readonly instructions: readonly string[] }>> = {
  running: {
    name: 'Easy Running',
    instructions: ['Jog round your space.', 'Go forward, then sideways, then backward.'],
  },
  hip_openers: {
    name: 'Hip Openers',
    instructions: ['Walk and lift one knee high.', 'Open it to the side, put it down, change legs.'],
  },
  balance: {
    name: 'Balance',
    instructions: ['Stand on one leg with a soft knee.', 'Count to ten, then change legs.'],
  },
  jumps: {
    name: 'Soft Jumps',
    instructions: ['Jump up from both feet.', 'Land softly with bent knees: make no sound.'],
  },
};
