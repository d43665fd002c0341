import type { coachWinnerCountries, coachCups } from '@touchline/messages/coach-football-terms';

export type TitleCountry = keyof typeof coachWinnerCountries;
export type FootballCup = keyof typeof coachCups;

/** The winners by year, as they were known when this was written: `Readonly` pairs of a year and a country. */
const from = (rows: string): ReadonlyMap<number, TitleCountry> => new Map(rows.split(' ').map((row) => [Number(row.slice(0, 4)), row.slice(4) as TitleCountry]));
export const titles: Readonly<Record<FootballCup, ReadonlyMap<number, TitleCountry>>> = {
  world: from('1930UY 1934IT 1938IT 1950UY 1954DE 1958BR 1962BR 1966EN 1970BR 1974DE 1978AR 1982IT 1986AR 1990DE 1994BR 1998FR 2002BR 2006IT 2010ES 2014DE 2018FR 2022AR'),
  worldWomen: from('1991US 1995NO 1999US 2003DE 2007DE 2011JP 2015US 2019US 2023ES'),
  euros: from('1960SU 1964ES 1968IT 1972DE 1976CS 1980DE 1984FR 1988NL 1992DK 1996DE 2000FR 2004GR 2008ES 2012ES 2016PT 2021IT 2024ES'),
  eurosWomen: from('1984SE 1987NO 1989DE 1991DE 1993NO 1995DE 1997DE 2001DE 2005DE 2009DE 2013DE 2017NL 2022EN 2025EN'),
};
/** The men's Euros of 2020 were played a year later. */
const NAMED_2020 = 2020;
const PLAYED_2021 = 2021;

const COUNTRIES: readonly (readonly [TitleCountry, RegExp])[] = [
  ['AR', /\bargentin\w*/], ['BR', /\bbra[sz]il\w*/], ['DE', /\b(?:german\w*|deutsch\w*|aleman\w*|allemagne|alemanh\w*)/], ['DK', /\b(?:denmark|danemark)/], ['EN', /\bengl\w*|\binglaterra|\bangleterre/], ['ES', /\b(?:spain|spanien|espan\w*|espagne|espanha)/], ['FR', /\b(?:france|frankreich|francia|franca)/], ['GR', /\b(?:greece|griechenland)/], ['IT', /\bital\w*/], ['JP', /\bjapan/], ['NL', /\b(?:netherlands|holland|niederlande)/], ['NO', /\bnorw\w*/], ['PT', /\bportugal/], ['SE', /\b(?:sweden|schweden)/], ['US', /\b(?:usa|america|amerika)/], ['UY', /\buruguay/],
];
/** Of these no title stands in the lists. */
const OTHERS = /\b(?:scotland|wales|ireland|croatia|belgium|poland|turkey|morocco|mexico|austria|switzerland|schottland|irland|kroatien|belgien|polen|turkei|marokko|mexiko|osterreich|schweiz)\b/;

const WORLD = /\b(?:world ?cups?|world champions?|wm|weltmeister\w*|rekordweltmeister|mundial\w*|coupe du monde|copa do mundo|campe\w* del mundo|campea\w* do mundo|champions? du monde)\b/;
const EUROS = /\b(?:euros?|european champion\w*|(?:die|der|frauen|letzte) em|em (?:19|20)\d\d|europameister\w*|eurocopa|euro cup)\b/;
const WOMEN = /\b(?:wom[ae]n\w*|ladies|girls|frauen\w*|damen|femenin\w*|feminin\w*|femin\w*)\b/;
const WHO_WON = /\b(?:who|which (?:country|team|nation)|what (?:country|team)|wer|welches (?:land|team)|welche mannschaft|quien|qui|quem)\b.*\b(?:won|win|wins|winner|champions?|gewonnen|gewann|geworden|wurde|war|weltmeister|europameister|gano|gagne|ganhou|campe\w*)\b|\b(?:world ?cup|euro|wm|em) winners?\b/;
const MOST = /\b(?:most|am meisten|am haufigsten|meisten|oftesten|rekordweltmeister|rekordeuropameister|mas|le plus|mais)\b/;
const HOW_OFTEN = /\b(?:how (?:many|often)|wie (?:oft|viele)|cuantas|combien|quantas)\b/;
const OF_ONESELF = /\b(?:we|my|our|i|us|me|wir|mein\w*|unser\w*|ich|uns|school|schule|streak|cards?|karten?|app|pack)\b/;
const NEXT = /\b(?:next|nachste\w*|will win|gewinnt|20(?:2[6-9]|[3-9]\d))\b/;

/** What is asked of the winners of a tournament. */
export interface TitleAsk {
  readonly cup: FootballCup;
  readonly of: { readonly year: number | null } | { readonly most: true } | { readonly times: TitleCountry };
}

/** What a message (as its plain words) asks of the winners of a tournament; null for all else. */
export function titleAskedIn(text: string): TitleAsk | null {
  const isWorld = WORLD.test(text);
  if ((!isWorld && !EUROS.test(text)) || OF_ONESELF.test(text) || OTHERS.test(text) || NEXT.test(text)) return null;
  const women = WOMEN.test(text);
  const cup = isWorld ? (women ? 'worldWomen' : 'world') : women ? 'eurosWomen' : 'euros';
  const country = COUNTRIES.find(([, name]) => name.test(text))?.[0];
  if (country !== undefined && (HOW_OFTEN.test(text) || /\b(?:when|wann|in which years?)\b/.test(text))) return { cup, of: { times: country } };
  if (MOST.test(text)) return { cup, of: { most: true } };
  if (!WHO_WON.test(text)) return null;
  const year = /\b(?:19|20)\d\d\b/.exec(text)?.[0];
  return { cup, of: { year: year === undefined ? null : cup === 'euros' && Number(year) === NAMED_2020 ? PLAYED_2021 : Number(year) } };
}

const STAR = '(?:messi|ronaldo|cr7|neymar|mbappe|haaland|bellingham|saka|yamal|lamine|salah|kane|vini\\w*|de bruyne|modric|pele|maradona|musiala|wirtz|putellas|bonmati|beckham|zidane|lewandowski|muller|neuer|kroos|son|griezmann|gavi|pedri|rodri|foden|palmer|hakimi|van dijk|alisson|courtois|ter stegen|ronaldinho|ibrahimovic|zlatan|morgan|popp)';
const LIFE = '(?:how (?:old|tall|big|rich|much|many goals|many|heavy)|when (?:was|did|is)|where (?:was|is|does|did)|which (?:club|team|foot|number|boots)|what (?:number|boots|club|team)|who (?:is|does)|wie (?:alt|gross|reich|viel\\w*|schwer)|wann (?:ist|war|hat)|wo (?:ist|spielt|wohnt|kommt)|bei (?:welchem|wem)|welche (?:nummer|schuhe)|wer ist)';
const ABOUT_STAR = new RegExp(`\\b${LIFE}\\b.*\\b${STAR}\\b|\\b${STAR}s?\\b.*\\b(?:age|salary|born|height|net worth|wife|house|car|gehalt|alter|verdient|verdien\\w*|geboren)\\b`);
const RECORD = /\b(?:world record|weltrekord|record mundial|record du monde|recorde mundial|guinness)\b/;
const TOP_SCORER = /\b(?:top|highest|all ?time|record|most|meisten|meiste|rekord|ewige\w*)\b.*\b(?:scorer|goal ?scorer|goals? (?:ever|of all time|in history|in the world)|torschutze\w*|torjager|tore (?:geschossen|gemacht|aller zeiten)?)\b/;
const LEAGUE = /\b(?:champions ?league|ucl|premier ?league|bundesliga|la ?liga|serie a|ligue 1|europa ?league|dfb ?pokal|fa ?cup|ballon d ?or|copa america|super ?cup|olympi\w*|afcon|world ?cup|(?:die|der|frauen) (?:wm|em)|euros)\b/;
const ASKS_RESULT = /\b(?:who|which (?:team|club|player|country)|wer|welche[rs]? (?:verein|spieler|team|mannschaft)|when (?:is|was|does)|where (?:is|was)|wann (?:ist|war|beginnt)|wo (?:ist|findet)|quien|qui|quem)\b/;
const OWN_TALK = /\b(?:my|our|we|mein\w*|unser\w*|wir|drill\w*|ubung\w*|like|wie (?:kann|werd\w*|schiess\w*|spiel\w* ich)|better|besser|learn|lern\w*|train\w*|practi[cs]e|move|trick|feint|good|so gut|favou?rite|best|beste\w*|think|do (?:you|u)|magst|findest|prefer|lieber|live|today|heute|score today|bigger than|better than|card|karte|pack)\b/;

/** Whether a message (as its plain words) asks for results, records or lives of stars and clubs, which the coach does not know. */
export function isTrivia(text: string): boolean {
  if (OWN_TALK.test(text) && !RECORD.test(text)) return false;
  return (ABOUT_STAR.test(text) && !/\b(?:klein|small|short|guten|alle so)\b/.test(text)) || RECORD.test(text) || (TOP_SCORER.test(text) && !/\b(?:i|ich)\b/.test(text)) || (LEAGUE.test(text) && ASKS_RESULT.test(text) && !/\b(?:i|ich|watch|see|sehen|schau\w*)\b/.test(text));
}
