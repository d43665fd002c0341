/** A player's name whose initial, as feeds shorten first names to, stays in one line with what follows it: “G. Harvestmoss”. */
export function initialWithSurname(name: string): string {
  return name.replace(/^(\p{L}\.) /u, '$1\u00a0');
}
