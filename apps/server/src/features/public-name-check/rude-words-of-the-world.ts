import { createRequire } from 'node:module';

const read = createRequire(import.meta.url);

/** Lists that are not used: constructed languages, and one too small for what it refuses. */
const SKIPPED = new Set(['eo', 'tlh', 'kab']);

/** Words of the lists that are names, or that nobody minds. */
const harmless = new Set(
  `
  alabama amador anita aranha ariano asno balen balle bander barenaked bareback bekken belino beurt bicha biga bite bitte
  boiata bonze boot bourré bourrée brinca burro burrow butt byk caca calice casci cerveja comer con concha conne cono
  consolo corno cozza criss del domination dombo drogas eikel escort fan fava fiesta fing flikken folle franc gat
  gerber gerbe gol gozar griet gucchi gucchu haahka hardcore harami heroína hol hooker hård idiota inferno infierno
  jajco jajko johny jätkä kanen kanjar kimme kloten knor kun kunda kanjar kúr lahtari loda lolita lund lümmel maal
  maldito mama mamada marha martillo matje mona monta montare mof molo moona mufti muna mussa muts mutta nackt nain nicht
  olla orina osti paal pacca pale palen palle palli panna pano pataka patacca pau pele pelék pesce péter pina pinche pinto
  pipari pippa piru pis pofa pokker pompa poot popel poppen pot potta prutt quaglia quim randi regina reikä reva rosette
  rosetta saala saali saco sadism santorum satan schatje sega shota skeet snatch snowballing stake standje stootje suar
  suck sucks sås tarzanello tavara tirare toeter topa torneira trio tusan twinkie uboy vacca viiksi watje xana yaoi zinne
  zizi clover amam am osti sik soccia spunk subba sorca teuch trique tanga uqan biga beffen balatkari

  فرج جماع مبادل منی سوپر داف لاپا لخت
  カント フック ディック ラティーナ ファンタジー ラバー ローター スリット エスコート しばり いたずら プレイボーイ 女の子 グロ
  голый хрен хапать мент бугор хохол
  ห่า กู กะปิ ขี้
  고자 근친 망가 미친 보지 애자
  `
    .trim()
    .split(/\s+/),
);

/** From so many characters on, a word of a script without blanks is also found within others. */
const FOUND_WITHIN = 3;
const WITHOUT_BLANKS = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}ー]+$/u;

type Refused = { readonly words: ReadonlySet<string>; readonly phrases: readonly string[]; readonly within: readonly string[] };
let known: Refused | undefined;

/** What is refused, read when the first name is looked at. */
function refused(): Refused {
  if (known !== undefined) return known;
  // Lists of coarse words by language; the package has no types.
  const lists = read('naughty-words') as Readonly<Record<string, readonly string[]>>;
  const all = Object.entries(lists)
    .filter(([language]) => !SKIPPED.has(language))
    .flatMap(([, words]) => words)
    .map((word) => word.normalize('NFC').toLowerCase().trim())
    .filter((word) => word.length > 2 && !harmless.has(word));
  known = {
    words: new Set(all.filter((word) => !/[\s-]/.test(word))),
    phrases: all.filter((word) => /[\s-]/.test(word)).map((phrase) => ` ${tokensOf(phrase).join(' ')} `),
    within: all.filter((word) => WITHOUT_BLANKS.test(word) && word.length >= FOUND_WITHIN),
  };
  return known;
}

/** Digits as letters, as in 'kurw4'. */
const LETTERS: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' };

/** Whether a text has a coarse word of some language in it: as a word by itself, spelled with digits or drawn out. */
export function hasRudeWordOfTheWorld(text: string): boolean {
  const { words, phrases, within } = refused();
  const tokens = tokensOf(text);
  const line = ` ${tokens.join(' ')} `;
  return (
    tokens.some((token) => spellings(token).some((spelling) => words.has(spelling))) ||
    phrases.some((phrase) => line.includes(phrase)) ||
    within.some((word) => text.includes(word))
  );
}

function tokensOf(text: string): string[] {
  return text.normalize('NFC').toLowerCase().split(/[^\p{L}\p{M}\p{N}']+/u).filter(Boolean);
}

function spellings(token: string): string[] {
  const lettered = /\p{L}/u.test(token) ? token.replace(/[013457]/g, (digit) => LETTERS[digit] ?? digit) : token;
  return [token, lettered, lettered.replace(/(.)\1{2,}/gu, '$1')];
}
