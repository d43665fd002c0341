import { some } from '../question-parts/whole-word-pattern.ts';
import { isTeasedForBody } from './teased-for-body.ts';

/** What unkind children of a team or class do to a child, without blows or touch; English and German, in plain letters. */
const THEY = '(?:they|everyone|everybody|(?:all |some |two |three |a few |most )?(?:of )?(?:the |my |other |older |big )*(?:boys|girls|kids|lads|others|players|team ?mates|mates|team|class|ones|people)|die|sie|alle|(?:ein )?paar|(?:die |meine |alle |andere[nr]? |zwei |drei |ein paar |manche )*(?:jungs|madchen|kinder|anderen|andern|mitspieler|grossen|mannschaft|klasse|leute|freunde))';
const OTHERS = some(THEY);
const INSULT = '(?:(?:fat|ugly|chubby|skinny|slow|small|tiny|short|rubbish|bad|terrible|stupid|dumb|thick|weak|useless|worthless|worst|crap|trash|weird|poor|baby|loser|idiot|pig|whale|smell|stink|smelly|dick|fett|hasslich|langsam|klein|schlecht|dumm|blod|doof|schwach|nutzlos|komisch|arm|stink|stinke|behindert|lahm)(?:y|ie|er|est|e|en|es|sten?)?|fatso|baby|opfer|loser|versager\\w*|idiot\\w*|moppel\\w*|dickerchen|fettsack|fettklops|schweinchen|schwein|wal)';
const SAY = some(
  '(?:call|calls|called|calling|callin) me(?: \\w+){0,2} (?:names|' + INSULT + ')', '(?:say|says|said|saying|think|shout|sing|whisper)(?: (?:that|always|to me|all the time))* (?:im|i am|i m|my)(?: \\w+){0,4} ' + INSULT, '(?:laugh|laughing|laughed|laughs) (?:\\w+ )?at (?:me|my)', '(?:make|makes|making|made) (?:\\w+ )?fun of (?:me|my)', 'tease[sd]? me', 'mock(?:s|ed|ing)? me', 'pick(?:s|ed|ing)? on me', 'bull(?:y|ies|ied|ying) me', 'mean to me',
  '(?:sagen|sagt|meinen|rufen|singen|schreien|flustern)(?: (?:immer|alle|dass|zu mir|uber mich|dauernd|standig|oft|jedes mal))* (?:ich|mein\\w*)(?: \\w+){0,4} ' + INSULT, 'nennen mich(?: \\w+){0,3} ' + INSULT, '(?:lachen|lacht)(?: \\w+){0,3} (?:mich|uber mich)', 'mich(?: \\w+){0,2} (?:aus|auslachen|argern|hanseln|mobben|lustig)', '(?:argern|hanseln|mobben|beleidigen|verarschen) mich', '(?:sind |immer )?(?:so |voll |total )?gemein zu mir',
);
const LEAVE_OUT = some(
  '(?:never|dont|do not|wont|nobody|refuse to|stopped) (?:ever )?(?:pass(?:es|ing)?|give|giving|let|pick|choose|talk|play)(?: (?:the ball|it))?(?: (?:to|with))? me', '(?:leave|leaves|left|leaving) me out', 'ignor\\w* me', 'exclud\\w* me',
  '(?:geben|passen|spielen|spielt|gibt|wahlen|lassen|reden)(?: \\w+){0,3} mir(?: \\w+){0,4} (?:nicht|nie|keinen?)', '(?:geben|spielen|passen) mir (?:\\w+ ){0,3}(?:nicht|nie|keine\\w*)', '(?:lassen|wahlen|nehmen) mich (?:\\w+ ){0,3}(?:nicht|nie)', '(?:ignorieren|schliessen) mich', 'reden (?:\\w+ ){0,2}nicht mit mir',
);
const THING = '(?:boots?|shoes?|trainers|cleats|bag|back ?pack|shirt|kit|clothes|socks|shin ?pads?|pads|bottle|things|stuff|cap|jacket|trousers|towel|(?:fussball)?schuhe?|tasche|rucksack|trikot|hose|socken|stutzen|sachen|klamotten|flasche|jacke|handtuch|mutze|schienbeinschoner)';
const THINGS = some(
  `(?:throw|throws|threw|thrown|chuck(?:ed|s)?|put|puts|hid|hide|hides|hidden|took|take|takes|nick(?:ed|s)?|stole|steal|soaked|wet|kicked|dumped|tipped)(?: (?:all|both|of|away|out))* (?:my|mine) (?:\\w+ )?${THING}`,
  `mein\\w{0,2} (?:\\w+ )?${THING}(?: \\w+){0,6} (?:geschmissen|geworfen|versteckt|geklaut|genommen|weggenommen|gestellt|gelegt|gesteckt|nass gemacht|getan|gepackt)`, `(?:schmeissen|werfen|verstecken|klauen|nehmen|stecken)(?: (?:immer|mir|oft|dauernd|standig|alle))* mein\\w{0,2} (?:\\w+ )?${THING}`,
);
/** Blows, touch, adults, bodies, ends, and all that has a rule of its own. */
const OF_MORE =
  /\b(?:hits?|hitting|beat\w*|punch\w*|slap\w*|kick(?:s|ed|ing)? (?:me|him|her)|push\w*|shov\w*|trip\w*|spit\w*|spat|chok\w*|touch\w*|grab\w*|naked|undress\w*|pants|underwear|photos?|pictures?|pics?|film\w*|videos?|kiss\w*|sex\w*|gay|kill\w*|(?:to|wanna|gonna|could|will|just) die|dying|dead|suicid\w*|cut\w*|hurt\w*|knife|threat\w*|blackmail\w*|blood\w*|bruis\w*|money|pay|coach\w*|teacher\w*|man|uncle|stepdad|dad|daddy|father|brother|sister|alone|lock\w*|toilet|eat\w*|ate|starv\w*|food|meals?|diet\w*|lose weight|vomit\w*|throw\w* up|disappear|no point|not be here|end it|hate myself|schlag\w*|geschlagen|schubs\w*|tret\w*|getreten|spuck\w*|wurg\w*|anfass\w*|angefasst|nackt\w*|unterhose|foto\w*|bild\w*|filmt?\w*|kuss\w*|schwul\w*|umbring\w*|toten|sterben|stirb|tot|ritz\w*|messer|droh\w*|erpress\w*|blut\w*|geld|trainer\w*|lehrer\w*|mann|onkel|papa|vater|bruder|schwester|allein\w*|einsperr\w*|eingesperrt|klo|toilette|ess\w*|gegessen|hunger\w*|kotz\w*|abnehm\w*|diat|verschwinden|nicht mehr da|weg sein|hasse mich)\b/;

/** How children are unkind to a player: of the body, or otherwise. */
export type Bullied = 'teasedForBody' | 'bullied';
const MOST_WORDS = 45;

/** How words (in plain letters) tell of children who are unkind to their writer, and of no more; null for all else. */
export function bulliedAs(words: readonly string[]): Bullied | null {
  const text = words.join(' ');
  if (words.length > MOST_WORDS || OF_MORE.test(text) || !OTHERS.test(text)) return null;
  const says = SAY.test(text);
  if (!says && !LEAVE_OUT.test(text) && !THINGS.test(text)) return null;
  return says && isTeasedForBody(words) ? 'teasedForBody' : 'bullied';
}
