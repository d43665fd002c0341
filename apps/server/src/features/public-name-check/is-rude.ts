import { createRequire } from 'node:module';
import type * as Obscenity from 'obscenity';
import { withoutDoubtfulFirstName } from './doubtful-first-names.ts';
import { accentedNames, allowedNames } from './allowed-names.ts';
import { hasRudeWordInAnyLanguage } from './has-rude-word-in-any-language.ts';

/** What the English list lacks: hate, and the coarsest words of languages that our players speak. Whole words. */
const alsoRude = `
  hitler nazi nazis himmler kkk sieg heil isis kys
  paki pakis gyppo gyppos wog wogs golliwog
  phuck phuk fcuk
  arschloch fotze hurensohn hure missgeburt muschi schlampe schwuchtel wichser wixer neger
  connard connasse encule merde niquer pute putain salope batard
  cabron chingada cojones gilipollas joder maricon mierda pendejo puta puto verga
  cazzo coglione puttana stronzo troia vaffanculo
  buceta caralho foda porra viado
  chuj jebac kurwa pizda blyat suka cyka
  siktir orospu kahpe
`
  .trim()
  .split(/\s+/);

const read = createRequire(import.meta.url);
let known: Obscenity.RegExpMatcher | undefined;

/** Made when the first name is looked at: its library and its list are a fifteenth of a start. */
function matcher(): Obscenity.RegExpMatcher {
  if (known !== undefined) return known;
  const obscenity = read('obscenity') as typeof Obscenity;
  const { DataSet, englishDataset, englishRecommendedTransformers, parseRawPattern } = obscenity;
  const words = new DataSet<{ originalWord: string }>().addAll(englishDataset);
  for (const word of alsoRude) {
    words.addPhrase((phrase) => phrase.setMetadata({ originalWord: word }).addPattern(parseRawPattern(`|${word}|`)));
  }
  known = new obscenity.RegExpMatcher({ ...words.build(), ...englishRecommendedTransformers });
  return known;
}

/**
 * True for a name with an obscene or hateful word in it, also one that is spelled with digits or spread out letter by
 * letter. Names that people, towns and clubs really have are none. A word list is never complete.
 */
export function isRude(name: string): boolean {
  const whole = withoutDoubtfulFirstName(name.normalize('NFKC'));
  const plain = whole.replace(/[\p{L}\p{M}]+/gu, (word) => (isRealName(word) ? ' ' : word));
  return [plain, bare(plain), joined(plain)].some((text) => matcher().hasMatch(text) || hasRudeWordInAnyLanguage(text));
}

function isRealName(word: string): boolean {
  return allowedNames.has(bare(word)) || accentedNames.has(word.normalize('NFC').toLowerCase());
}

/** In small letters, without accents. */
function bare(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** 'f u c k' and 'f.u.c.k' written together; words stay apart. */
function joined(text: string): string {
  const letter = String.raw`(?<![\p{L}\p{N}])[\p{L}\p{N}](?![\p{L}\p{N}])`;
  return text.replace(new RegExp(`${letter}(?:[^\\p{L}\\p{N}]+${letter}){2,}`, 'gu'), (spread) =>
    spread.replace(/[^\p{L}\p{N}]/gu, ''),
  );
}
