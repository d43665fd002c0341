/** What moves are called, for who asks. */
export const coachNamedMoves = {
  nutmeg: 'Tunnel oder Beinschuss',
  rainbow: 'Rainbow Flick',
  elastico: 'Elastico',
  roulette: 'Roulette oder Zidane-Drehung',
  rabona: 'Rabona',
  bicycleKick: 'Fallrückzieher',
  chip: 'Lupfer oder Heber',
  knuckle: 'Flatterball',
  backHeel: 'Hackentrick',
  outsideFoot: 'Trivela',
  oneTwo: 'Doppelpass',
  volley: 'Volley',
} as const;
