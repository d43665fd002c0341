/** Gives an object those of some values, under their names, that it has not. */
export function defineMissingProperties(target: object, missing: object): void {
  for (const [name, value] of Object.entries(missing)) {
    if (!(name in target)) Object.defineProperty(target, name, { value, configurable: true, writable: true });
  }
}
