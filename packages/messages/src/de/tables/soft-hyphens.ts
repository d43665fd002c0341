/** Long words of the names that stand in narrow places; | where each may be broken. */
const longWords = [
  'Auf|stei|gen|der',
  'Ball|annahme',
  'Ball|kontakte',
  'Direkt|pass',
  'Flach|schuss',
  'Hütchen|slalom',
  'Koordina|tions|leiter',
  'Ober|schenkel',
  'Pendel|lauf',
  'Sohlen|roller',
  'Sohlen|tipper',
  'Spann|schuss',
  'Stamm|spieler',
  'Über|steiger',
  'Wochen|held',
  'Ziel|schießen',
  'Zurück|ziehen',
];

/** A name with soft hyphens in its long words, for narrow places: not every browser hyphenates German by itself. */
export function withSoftHyphens(name: string): string {
  return longWords.reduce((text, word) => text.replaceAll(word.replaceAll('|', ''), word.replaceAll('|', '\u00AD')), name);
}
