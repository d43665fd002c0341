/** Joins class names, leaving out the absent ones; undefined when none is left. */
export function classes(...names: ReadonlyArray<string | false | null | undefined>): string | undefined {
  const present = names.filter((name): name is string => typeof name === 'string' && name !== '');
  return present.length === 0 ? undefined : present.join(' ');
}
