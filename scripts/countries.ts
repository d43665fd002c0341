import worldCountries, { type Country } from 'world-countries';

/** Not independent to everybody, but to many; whoever lives there looks for home in the list. */
const ALSO = new Set(['XK', 'PS', 'TW']);

/**
 * The source of the countries that a profile offers: independent states with their ISO 3166-1 code, in the order of
 * their English names.
 */
export function countriesModule(): string {
  // Its types say it is a module with a default; to Node it is the list itself.
  const rows = (worldCountries as unknown as readonly Country[])
    .filter(({ cca2, independent }) => independent || ALSO.has(cca2))
    .map(({ cca2, name }) => ({ code: cca2, name: name.common }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .map(({ code, name }) => `  { code: '${code}', name: ${quoted(name)} },`);
  return [
    '// Made by `npm run generate` from https://mledoze.github.io/countries (Open Database License 1.0).',
    '/** Independent states: ISO 3166-1 code and English name, by name. */',
    'export const countries: readonly { readonly code: string; readonly name: string }[] = [',
    ...rows,
    '];',
    '',
  ].join('\n');
}

function quoted(name: string): string {
  return name.includes("'") ? `"${name}"` : `'${name}'`;
}
