/** What moves are called, for who asks. */
export const coachNamedMoves = {
  nutmeg: 'a nutmeg',
  rainbow: 'a rainbow flick',
  elastico: 'an elastico',
  roulette: 'a roulette',
  rabona: 'a rabona',
  bicycleKick: 'a bicycle kick',
  chip: 'a chip',
  knuckle: 'a knuckleball',
  backHeel: 'a back heel',
  outsideFoot: 'a trivela',
  oneTwo: 'a one-two',
  volley: 'a volley',
} as const;
