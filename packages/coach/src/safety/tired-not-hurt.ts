import { inUsualSpelling } from '../text/childrens-spelling.ts';
import { wordsOf } from '../text/recognise-words.ts';

/**
 * Legs that are tired, and words that say that nothing hurts: neither is an injury. All of it is narrow. A place that is named
 * (a knee, one leg, the chest), an exception, or a word of what is more than tiredness leaves a message to the rules and to
 * the answers for pain.
 */

/** Big muscles of both sides: they get tired. */
const LEGS = '(?:legs|muscles|calves|thighs|quads|body|beine|beinen|muskeln|waden|oberschenkel|korper)';
const FATIGUE = '(?:dead|tired|heavy|jelly|knackered|burn|burns|burning|sore|stiff|gone|lead|concrete|exhausted|shattered|worn out|wobbly|mude\\w*|schwere?|platte?|tote?|kaputte?|brenn\\w*|fertig|blei|pudding|wackelpudding|gummi|erschopft|schlapp)';
/** Said of a day after hard work; by itself it may be any pain. */
const FROM_WORK = `(?:absolutely |really |so |literally |just )*(?:killing me|in bits|wrecked|ruined|(?:bringen|brachten) mich um)(?: so| really| still| today| now| heute| noch)* (?:from|after|since|von|nach|vom|seit) (?:\\w+ ){0,2}(?:yesterdays?|training|practi[cs]e|match|game|pe|football|sprints?|run|running|session|workout|gestern|spiel|sport|laufen|training|fussball)`;
const TIRED_LEGS = new RegExp(`\\b${LEGS} (?:are |is |feel )?${FROM_WORK}\\b|\\b${LEGS} (?:\\w+ ){0,5}${FATIGUE}\\b|\\b${FATIGUE} (?:\\w+ ){0,2}${LEGS}\\b|\\b(?:brennen|brannten) (?:\\w+ ){0,2}${LEGS}\\b`);
const SORENESS = /\b(?:muskelkater|muscle soreness|doms)\b|\b(?:im|i am|i feel|feel) (?:\w+ ){0,2}(?:sore|stiff) (?:all over|everywhere|from|after)\b/;
const WEARY = '(?:tired|knackered|exhausted|shattered|worn out|mude|erschopft|platt|kaputt|schlapp)';
const A_BIT = '(?:just |only |nur |bloss |a bit |so |really |very |voll |total |echt |ein bisschen |etwas |ziemlich |einfach )*';
const SAYS_WEARY = `(?:im|i am|i m|i was|its|it is|bin|ich bin|war) ${A_BIT}${WEARY}`;
const IS_WEARY = new RegExp(`\\b${WEARY}\\b`);
/** That it is nothing but that. */
const ONLY_WEARY = `(?:im |i am |i m |i was |its |it is |bin |ich bin |war )?(?:just|only|nur|bloss) ${A_BIT}${WEARY}`;

/** Any other place, or one side: something is the matter there. */
const PLACE =
  /\b(?:left|right|one (?:leg|side|spot|place)|leg|calf|ankles?|knees?|foot|feet|toes?|heels?|hips?|shins?|hamstrings?|groin|wrists?|arms?|hands?|fingers?|shoulders?|elbows?|neck|chest|ribs?|back|head|face|eyes?|ears?|nose|stomach|belly|tummy|lungs?|heart|throat|achilles|tendons?|joints?|bones?|links|rechts|linke\w*|rechte\w*|bein|wade|knie|fuss|fusse\w*|zeh\w*|ferse\w*|hufte\w*|schienbein\w*|knochel\w*|leiste|handgelenk\w*|arme?|hande?|finger|schulter\w*|ellbogen|nacken|hals|brust|rippe\w*|rucken|kopf|gesicht|augen?|ohr\w*|nase|bauch|lunge\w*|herz|sehne\w*|gelenk\w*|knochen|stelle|seite)\b/;
/** More than tiredness: how it hurts, how long, and what comes with it. */
const WORSE =
  /\b(?:sharp\w*|stab\w*|sting\w*|swol\w*|swell\w*|bruis\w*|numb\w*|tingl\w*|cramp\w*|pull(?:ed|ing)|torn|tore|twist\w*|sprain\w*|strain\w*|snap\w*|popp\w*|limp\w*|bleed\w*|blood|broke\w*|injur(?!ed\b)\w*|(?:cant|cannot|can t|hardly|barely) (?:\w+ )?(?:walk|stand|move|run|get up|feel)|feel my|weeks?|months?|for days|(?:[4-9]|four|five|six|vier|funf|sechs) (?:days|tage\w*)|(?:go|goes|going) away|nicht (?:mehr )?weg|not better|nicht besser|since \w+ days|every ?day|always|all the time|whole time|constantly|worse|again and again|dizz\w*|sick|faint\w*|pass out|passed out|fever|ill|breath\w*|wheez\w*|air|dark|black|hit|kick\w*|stop everything|give up|giving up|life|living|leben|aufgeben|fell|fall|push\w*|punch\w*|stech\w*|sticht|geschwollen\w*|schwell\w*|taub|kribbel\w*|krampf\w*|gezerrt|zerrung\w*|gerissen|umgeknickt|verdreht|blut\w*|gebrochen|kann (?:\w+ ){0,3}(?:nicht|kaum) (?:mehr )?(?:laufen|gehen|stehen|bewegen)|kaum (?:laufen|gehen|stehen)|spur\w*|wochen|monate\w*|seit tagen|jeden tag|immer|standig|dauernd|schlimmer|schwindel\w*|schwindlig|ubel|schlecht|ohnmacht\w*|fieber|krank|atm\w*|atem|luft|puste|schwarz|geschlagen|getreten|gefallen|gesturzt|schubs\w*)\b/;
const EXCEPT = /\b(?:except|exept|apart from|besides|other than|only (?:when|my|if|the|in)|just (?:my|when|in|a little in)|but (?:my|when|if|the|it does|it still)|unless|until|ausser|bis auf|nur (?:mein\w*|am|im|in|an|das|die|der|den|wenn|beim|noch)|aber (?:mein\w*|wenn|das|die|der|am|beim)|anymore|any more|not anymore|mehr)\b/;
const PAIN = /\b(?:hurts?|hurting|hurted|pains?|painful|ach(?:e|es|ing)|ouch|injured|weh\w*|schmerz\w*|verletzt|ow|aua)\b/;

const EN_NONE = '(?:nothing|nowhere|no ?where|none of it|nothin|nuffin) (?:really |actually |even |is |is really )?(?:hurts?|hurting|sore|aches?)(?: at all| tho| though)?';
const EN_NOT = '(?:doesnt|does not|doesn t|dont|do not|don t|isnt|is not|arent|are not|not) (?:really |actually |even )?(?:hurt|hurting|painful|in pain|injured|hurting me)(?: at all| tho| though)?';
const DE_NONE = '(?:nichts|nix|nirgends|nirgendwo) (?:tut |tuts )?(?:mir )?(?:\\w+ )?weh|(?:tut|tuts|tun) (?:mir |aber |doch |ja |auch |echt |wirklich |gar |uberhaupt )*(?:nichts|nix|nirgends|nirgendwo|nicht) (?:wirklich )?weh|(?:(?:ich )?bin (?:aber |doch |ja |gar |uberhaupt |echt |wirklich |jetzt )*)?nicht verletzt';
const NO_PAIN = new RegExp(`\\b(?:${EN_NONE}|${EN_NOT}|(?:no|without|not in) (?:any |real )?pain|${DE_NONE}|kein\\w* schmerz\\w*|ohne schmerzen)\\b`, 'g');
const MOST_WORDS = 14;
const FEWEST_WORDS_BESIDE = 2;

/** In a match, where legs get tired for want of stamina. */
const IN_MATCH = /\b(?:second half|half ?way|(?:zweiten|2) halbzeit|last minutes|\d+ minutes|\d+ minuten)\b/;
/** Asks what to do about sore muscles, whenever one has them. */
const WHAT_HELPS = /\b(?:what (?:helps|can i do|to do) (?:\w+ )?(?:with|for|against|about)|get rid of|was hilft|gegen|was (?:kann|soll) ich gegen)\b/;
/** Asks for what tired legs are trained with, and not what to do with them today. */
const OF_STAMINA = /\b(?:second half|half ?way|stronger|fitter|fit|stamina|how (?:do|can|to|could)|wie (?:werd\w*|kann|krieg\w*|bekomm\w*|schaff\w*)|halbzeit|minute\w*|ausdauer)\b/;
const BURNS_IN_SPRINTS = /\b(?:brenn\w*|burn\w*)\b/;
const ASKS_IF_NORMAL = /\b(?:is (?:that|it|this)|ist (?:das|es)|normal|good|gut|bad|schlimm)\b/;
const OF_SPRINTS = /\bsprint\w*\b/;

/** A text (in plain letters) without the words that nothing hurts. */
export const withoutDenials = (text: string): string => text.replaceAll(NO_PAIN, ' ').replaceAll(/ +/g, ' ');
const namesMore = (text: string): boolean => PLACE.test(text) || WORSE.test(text) || EXCEPT.test(text);

/** Whether words (in plain letters) say plainly that nothing hurts, and nothing beside it that might. */
export function deniesPain(words: readonly string[]): boolean {
  if (words.length > MOST_WORDS) return false;
  const text = inUsualSpelling(words).join(' ');
  const rest = withoutDenials(text);
  return rest !== text && !namesMore(text) && !PAIN.test(rest);
}

/** What is said beside that nothing hurts, to be read by itself; null where that is all, or no such thing is said. */
export function besideDenial(words: readonly string[]): string | null {
  const rest = withoutDenials(inUsualSpelling(words).join(' ')).trim();
  return deniesPain(words) && !isDenial(words) && rest.split(' ').length >= FEWEST_WORDS_BESIDE ? rest : null;
}

/** Whether words (in plain letters) tell of tired or sore muscles all over, and of no place and no other pain. */
export function tellsOfTiredness(words: readonly string[]): boolean {
  if (words.length > MOST_WORDS) return false;
  const text = words.join(' ');
  if (namesMore(text) || OF_STAMINA.test(text) || PAIN.test(withoutDenials(text))) return false;
  if (TIRED_LEGS.test(text) || SORENESS.test(text)) return !(BURNS_IN_SPRINTS.test(text) && OF_SPRINTS.test(text)) || ASKS_IF_NORMAL.test(text);
  return IS_WEARY.test(text) && deniesPain(words);
}

/** Whether words (in plain letters) ask what helps against sore or tired muscles, and tell of no place and no pain. */
export function asksWhatHelpsTired(words: readonly string[]): boolean {
  if (words.length > MOST_WORDS) return false;
  const text = words.join(' ');
  return (TIRED_LEGS.test(text) || SORENESS.test(text)) && WHAT_HELPS.test(text) && !namesMore(text) && !PAIN.test(withoutDenials(text));
}

/** Whether words (in plain letters) tell of legs that get tired in a match, and of no place and no pain. */
export function tiresInMatch(words: readonly string[]): boolean {
  if (words.length > MOST_WORDS) return false;
  const text = words.join(' ');
  return TIRED_LEGS.test(text) && IN_MATCH.test(text) && !namesMore(text) && !PAIN.test(withoutDenials(text));
}

const AGAIN =
  '(?:(?:but|no|nah|nope|hey|omg|bro|sarah|coach|ok|oh|haha|lol|sorry|well|actually|jk|just kidding|just joking|i was (?:just |only )?(?:joking|kidding)|aber|nein|ne|nee|doch|hab|ich hab|ich habe|hab ich|eigentlich|quatsch|(?:das )?war (?:nur |bloss )?(?:ein )?(?:spass|witz|quatsch)) )*';
const SAID = '(?:(?:i (?:just |already |literally )?(?:said|told (?:you|u)|meant|mean)|(?:i )?(?:already )?said|like i said|(?:doch )?(?:schon )?gesagt(?: dass)?|ich sagte(?: doch)?|ich meinte) ?(?:that )?)?';
const MINE = '(?:(?:my legs|it|they|that|mir|meine beine|es|das) )?';
const DONE = '(?: (?:i (?:said|swear|promise)|im (?:fine|ok|okay|just tired|good)|i am (?:fine|ok|okay|just tired)|at all|tho|though|really|pls|hab ich gesagt|hab ich doch gesagt|echt|wirklich|mir gehts gut|bin nur mude|ich bin nur mude))*';
const FINE = '(?:(?:im|i am|ich bin|bin|mir gehts|mir geht es) (?:fine|ok|okay|good|all good|gut|ganz gut) )?';
const TIRED_AND = `(?:(?:${SAYS_WEARY}|${ONLY_WEARY}) (?:and |but |und |aber )?)?`;
const DENIAL = new RegExp(`^${AGAIN}${SAID}${TIRED_AND}${FINE}${MINE}(?:${EN_NONE}|${EN_NOT}|(?:i am|im|i m) not (?:hurt|injured|in pain)|(?:i have |ive got |ive )?no pain|${DE_NONE}|(?:ich )?(?:hab|habe) keine schmerzen)${DONE}$`);
const ONLY_TIRED = new RegExp(`^${AGAIN}${SAID}${ONLY_WEARY}${DONE}$`);

/** Whether words (in plain letters) are, from first to last, that nothing hurts or that one is only tired: the way back from an answer about pain. */
export const isDenial = (words: readonly string[]): boolean => {
  if (words.length > MOST_WORDS) return false;
  const text = inUsualSpelling(words).join(' ');
  return (DENIAL.test(text) && deniesPain(words)) || (ONLY_TIRED.test(text) && !namesMore(text));
};

const MOST_WORDS_OF_LUNGS = 20;
const LUNGS = '(?:my |the |meine |die |mir )?(?:lungs?|lunge|lungen)';
const BURN = '(?:burns?|burning|is burning|are burning|brennt|brennen)';
const IN_SPRINTS = '(?:(?:when|if|after|during|while|in|beim|nach|bei|wenn|nach dem|im|den) ?)+(?:i |we |ich )?(?:run |do |doing |mache )?(?:the |a few |some |\\w+ )?(?:sprint\\w*|running|run|runs|laufen|lauf\\w*|rennen|renne)(?: fast| hard| schnell)?';
const HOW_FITTER = '(?:and |so |und )?(?:how (?:do|can|could) i (?:get|become|be) (?:fitter|fit|more fit|better at running)|wie (?:werd|werde|komm|bekomm|krieg|kriege) ?(?:ich )?(?:fitter|fit|mehr ausdauer|ausdauernder|mehr kondition)|how (?:do i|to) get (?:more )?(?:stamina|fitness|fitter)|what (?:can|should) i do to get fitter|was (?:kann|soll) ich (?:dagegen )?(?:tun|machen)(?: um fitter zu werden)?)';
const BURNING_LUNGS = new RegExp(`^(?:${LUNGS} (?:always |really |so |immer |voll |echt )*${BURN} (?:always |so |immer |voll |so sehr )*${IN_SPRINTS} ${HOW_FITTER}|${IN_SPRINTS} (?:brennt|brennen) (?:mir |immer |voll |echt )*${LUNGS} ${HOW_FITTER}|${HOW_FITTER} ${LUNGS} (?:always |so |immer |voll )*${BURN} (?:always |so |immer |voll )*${IN_SPRINTS})$`);

/** Whether a message asks how to get fitter, as the lungs burn in sprints, and says nothing beside it. */
export const asksOfBurningLungs = (words: readonly string[]): boolean => words.length <= MOST_WORDS_OF_LUNGS && BURNING_LUNGS.test(words.join(' '));

/** Nerves before a match, which are felt in the legs. */
const NERVES = /\b(?:nerv(?:es|ous\w*)|nervos\w*|scared|afraid|anxious|anxiety|worried|butterflies|aufgeregt\w*|aufregung|lampenfieber|angst|bammel|schiss|panik|panic)\b/;
const BEFORE_PLAY = /\b(?:match\w*|games?|cup|final\w*|tournament\w*|trials?|try ?outs?|kick ?off|play|playing|penalt\w*|spiel\w*|turnier\w*|probetraining|anpfiff|pokal\w*|elfmeter\w*)\b/;
const WEAK_LEGS = new RegExp(`\\b${LEGS} (?:\\w+ ){0,5}(?:weak|shak\\w*|shaky|trembl\\w*|slow|weich\\w*|zitter\\w*|schwach|schwabbelig|wackel\\w*)\\b|\\b(?:weiche|zittrige|schwere|shaky|wobbly|weak) (?:\\w+ )?${LEGS}\\b`);

/** Whether words (in plain letters) tell of nerves before play that make the legs heavy or weak, and of no place, no pain and nothing worse. */
export function tellsOfNervousLegs(words: readonly string[]): boolean {
  if (words.length > MOST_WORDS_OF_LUNGS) return false;
  const text = words.join(' ');
  return NERVES.test(text) && BEFORE_PLAY.test(text) && (TIRED_LEGS.test(text) || WEAK_LEGS.test(text)) && !namesMore(text) && !PAIN.test(withoutDenials(text));
}

/** Whether a whole message takes back that something hurts, or asks about lungs that burn in a sprint: no rule of danger is asked about it. */
export const isTirednessAlone = (folded: string): boolean => {
  const words = folded.split(' ');
  return isDenial(words) || asksOfBurningLungs(words);
};

/** Whether a text tells of tiredness alone, or that nothing hurts: it tells of no pain. */
export function tellsOfNoPain(text: string): boolean {
  const words = wordsOf(text);
  return deniesPain(words) || tellsOfTiredness(words) || tiresInMatch(words) || asksWhatHelpsTired(words) || isDenial(words) || asksOfBurningLungs(words);
}
