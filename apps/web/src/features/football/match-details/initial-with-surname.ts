/** A player's name whose initial, as feeds shorten first names to, stays in one line with what follows it: “G. Harvestmoss”. */
export function initialWithSurname(name: string): string {
  return name.replace(/^(\p{L}\.) /u, '$1\u00a0');
}

/** The surname alone of a name whose first name is an initial; any other name as it is. */
export function withoutInitial(name: string): string {
  return name.replace(/^\p{L}\. (?=\S)/u, '');
}
