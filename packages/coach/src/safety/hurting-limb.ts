/**
 * A limb that hurts while one runs, jumps or shoots, for some time, or from a cramp, as a whole message: who tells that is
 * hurt and gets the answer for pain. Every part is listed, so that one more word (a person, a reason, another place) leaves a
 * message to the second opinion. The rules of a crisis are asked in any case. The head, the neck, the chest, the belly and what
 * is near to private parts are no limbs here.
 */
const VERY_EN = '(?:really|so|very|super|always|still|kinda|kind of|a bit|a little|sometimes|often|now|also|again|just|only|badly|bad|a lot|lots|loads|much|too|like crazy)';
const LOTS_EN = `(?:${VERY_EN} )*`;
const SIDE_EN = '(?:both |left |right |weak |strong |weaker |stronger |bad |other |lower |upper |big )*';
const LIMB_EN = '(?:knees?|kness|knee ?caps?|ankles?|foot|feet|heels?|cal(?:f|ves|fs)|thighs?|hips?|back|shoulders?|wrists?|toes?|shins?|legs?|arms?|elbows?|fingers?|thumbs?|hands?|hamstrings?|hammies|achilles|quads?)';
const OWN_EN = `(?:(?:my|the) )?${SIDE_EN}${LIMB_EN}`;
const OBJECT_EN = '(?: (?:the|a|my|ball|balls|stairs|steps|up|down|upstairs|downstairs|uphill|downhill|fast|faster|hard|harder|far|long|too|much|a lot|football|soccer|in|off|on|it|left|right|around|quickly|quick|outside|sprints?|laps|goal|throw ins?))*';
const DO_EN = '(?:run|runs|ran|jog|jump|hop|land|walk|go (?:up|down)|climb|use|take|kick|shoot|strike|sprint|squat|turn|twist|dribble|pass|train|practi[cs]e|play|dive|throw|stretch|bend|stand|stand up|juggle|lunge|move|step|put weight)';
const DOING_EN = '(?:running|jogging|jumping|hopping|landing|walking|climbing|kicking|shooting|sprinting|squatting|squats|turning|twisting|dribbling|passing|training|practi[cs]e|practising|practicing|playing|diving|throwing|stretching|juggling|football|soccer|pe|sprints|a run|a match|the match|the game|the training)';
const WHEN_EN = `(?:(?:when|wen|whenever|if|while|every ?time|each time|as soon as|after) (?:i |i m |im |i am )(?:try to |start to |have to |want to |just |always )*(?:${DO_EN}|${DOING_EN})${OBJECT_EN}(?: (?:and|or) (?:when )?(?:i |im )?(?:${DO_EN}|${DOING_EN})${OBJECT_EN})*|(?:when|while|after|from|during) ${DOING_EN}${OBJECT_EN})`;
const COUNT_EN = '(?:\\d{1,2}|a|an|one|two|three|four|five|six|seven|eight|nine|ten|some|many|several|a few|few|a couple of|a couple|the last|the past|over|more than|about|like|almost|nearly|last|this)';
const SINCE_EN = `(?:(?:for|since|over) (?:${COUNT_EN} )*(?:days?|weeks?|months?|years?|ages)(?: (?:now|already|ago))*|since (?:yesterday|today|this morning|(?:the |my |our |last )?(?:match|game|training|weekend)|(?:mon|tues|wednes|thurs|fri|satur|sun)day))`;
const HAS_EN = '(?:ive |i ve |i have |i |have |has )?(?:got |get |gets |have |having |been having |keep getting |always get |always have |had )?(?:a |an |some |bad |really bad |really |slight |strong |always )*';
const CORE_EN = `(?:${OWN_EN} (?:is |are |has |have |s |has been |have been |been |gets |starts to )?${LOTS_EN}(?:hurts?|hurting|aches?|aching|sore|painful|feels? sore|feels? painful)(?: me)?|${HAS_EN}(?:pains?|aches?|cramps?) (?:in|on|at) ${OWN_EN}|${HAS_EN}${LIMB_EN} (?:pains?|aches?|cramps?)|${HAS_EN}cramps?(?= )|${OWN_EN} (?:is |are |always |keeps? |starts? )*(?:cramps?|cramping)(?: up)?)`;
const OPEN_EN = '(?:(?:hey|hi|hello|sarah|coach|ok|um|so|also|but|and|help|omg|ouch|ow|bro) )*';
const ASKS_EN =
  '(?:(?:so |and |but )?(?:what (?:should|can|do|shall|could) i do(?: about it| now| then)?|what to do|what helps|wat do i do|why(?: is that| does it)?|why does it hurt|is (?:that|this|it) (?:bad|normal|ok|okay|serious)|help(?: me)?|pls|please|any tips|can i (?:still )?(?:play|train)|should i (?:still )?(?:stop|play|train|rest)|do i (?:need|have) to (?:see|go to) (?:a|the) doctor))';

const VERY_DE = '(?:so|sehr|voll|total|echt|mega|richtig|ganz|bisschen|ein bisschen|etwas|immer|noch|wieder|schon|auch|oft|manchmal|jetzt|nur|leicht|stark|dann|ziemlich|dauernd)';
const SIDE_DE = '(?:beide[nr]? |linke[nrms]? |rechte[nrms]? |untere[nrms]? |obere[nrms]? )*';
const LIMB_DE =
  '(?:knien?|knie ?scheiben?|fuss|fusse|fussen|fu(?:e)?sse|knochel|knoechel|sprunggelenke?|fersen?|waden?|oberschenkel|unterschenkel|schienbeine?|huften?|huefte|rucken|ruecken|schultern?|handgelenke?|zeh|zehe|zehen|beinen?|beine?|arme?|armen|ellbogen|ellenbogen|finger|hand|hande|daumen|achillessehne|muskeln?)';
const OWN_DE = `(?:(?:mein\\w{0,2}|das|der|die|den|dem) )?${SIDE_DE}${LIMB_DE}`;
const OBJECT_DE = '(?:(?:treppen?|die|das|den|der|treppe|stufen|hoch|rauf|runter|ball|balle|schnell|schneller|viel|lange?|lang|weit|zu|mich|ihn|fussball|einwurfe?|tor|aufs|sprints?|bergauf|bergab|hocke|in|mit|fest|hart|links|rechts|einen|ein|sehr|so|nur|gerade|immer) )*';
const DO_DE =
  '(?:laufe?|jogge?|renne?|springe?|hupfe?|lande|abspringe?|gehe?|geh|hochlaufe?|runterlaufe?|hochgehe?|runtergehe?|hochsteige?|steige?|schiesse?|schiess|sprinte?|spiele?|kicke?|drehe?|trainiere?|passe?|dribble|dribbel|kniebeugen mache?|hocke|auftrete|werfe?|hechte|jongliere?|dehne|bewege?|beuge|strecke)';
const DOING_DE =
  '(?:laufen|joggen|rennen|springen|hupfen|landen|gehen|schiessen|schuss|sprinten|sprint|spielen|spiel|training|treppensteigen|treppenlaufen|treppen ?laufen|treppen ?steigen|kicken|drehen|passen|dribbeln|sport|sportunterricht|hocken|kniebeugen|werfen|einwurf|auftreten|hechten|jonglieren|dehnen|fussball|fussballspielen|fussball spielen|trainieren)';
const WHEN_DE = `(?:(?:immer |jedes mal |jedesmal |auch |nur )*(?:wenn|wen|sobald) ich ${OBJECT_DE}${DO_DE}(?: (?:und|oder) (?:wenn ich )?${OBJECT_DE}${DO_DE})*|(?:immer |nur )*(?:beim|bei|nach dem|nach|vom|im|wahrend dem) ${DOING_DE}|(?:bei|nach) (?:jedem|einem) ${DOING_DE})`;
const COUNT_DE = '(?:\\d{1,2}|eine[rmn]?|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|ein paar|paar|einigen|mehreren|vielen|uber|mehr als|fast|ca|etwa|letzter|letzten|dieser)';
const SINCE_DE = `(?:(?:schon )?seit (?:${COUNT_DE} )*(?:tag|tagen|wochen?|monat|monaten?|jahr|jahren?|langem)|(?:schon )?seit (?:gestern|vorgestern|heute|dem (?:spiel|training|wochenende)|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)|(?:schon )?(?:${COUNT_DE} )+(?:tage|wochen|monate) (?:lang)?)`;
const AMID_DE = `(?:(?:mir|${VERY_DE}|${SINCE_DE}|${WHEN_DE}) )*`;
const HAS_DE = '(?:ich )?(?:hab |habe |bekomme? |krieg |kriege |bekomm )?(?:ich )?';
const CRAMP_DE = '(?:waden|muskel|fuss|zehen|bein|oberschenkel)?krampfe?n?';
const ACHE_DE = '(?:(?:knie|rucken|ruecken|fuss|fersen|waden|huft|schulter|bein|arm|hand|knochel|schienbein|gelenk|muskel)(?:schmerz|schmerzen))';
const DOES_DE = 'tuts?|tun|tuht|tuhn|tud|tuen|tuet';
const CORE_DE = `(?:${OWN_DE} (?:${DOES_DE}) ${AMID_DE}weh|(?:mir )?(?:${DOES_DE}) ${AMID_DE}${OWN_DE} ${AMID_DE}weh|${OWN_DE} (?:schmerzt|schmerzen|krampft)|(?:schmerzt|schmerzen|krampft) ${AMID_DE}${OWN_DE}|${HAS_DE}${AMID_DE}(?:einen |ein |starke |leichte )?(?:schmerzen|schmerz|${CRAMP_DE}) (?:im|in|in der|in den|am|an der|in mein\\w{0,2}|in beiden) ${SIDE_DE}${LIMB_DE}|${HAS_DE}${AMID_DE}(?:einen |ein |starke |leichte )?(?:${ACHE_DE}|${CRAMP_DE})|was (?:tun|hilft|mache? ich|soll ich tun|kann ich tun|soll ich machen) (?:bei|gegen) (?:einen |einem )?(?:${ACHE_DE}|${CRAMP_DE}))`;
const OPEN_DE = '(?:(?:hey|hi|hallo|sarah|coach|ok|ah|also|und|aber|hilfe|aua|boah|man|du) )*';
const ASKS_DE =
  '(?:(?:und |aber |also )?(?:was (?:soll|kann|muss|mache?) ich(?: jetzt| da| dagegen| dann)*(?: machen| tun)?|was (?:jetzt )?tun|was hilft(?: da| dagegen)?|warum(?: ist das so)?|wieso|ist (?:das|es) (?:schlimm|normal|ok|okay|gefahrlich)|hilfe|bitte|hast du tipps|kann ich (?:trotzdem |noch )?(?:spielen|trainieren)|darf ich (?:trotzdem |noch )?(?:spielen|trainieren)|soll ich (?:trotzdem |noch )?(?:spielen|trainieren|aufhoren|pause machen)|muss ich zum arzt))';

interface Parts {
  readonly opens: string;
  readonly tells: string;
  /** When and since when it hurts, and how much. */
  readonly beside: string;
  readonly asks: string;
}
const wholly = ({ opens, tells, beside, asks }: Parts): RegExp => new RegExp(`^${opens}(?:${asks} )?(?:${beside} )*${tells}(?: ${beside})*(?: ${asks})*$`);
const MESSAGES: readonly RegExp[] = [
  wholly({ opens: OPEN_EN, tells: CORE_EN, beside: `(?:${WHEN_EN}|${SINCE_EN}|${VERY_EN})`, asks: ASKS_EN }),
  wholly({ opens: OPEN_DE, tells: CORE_DE, beside: `(?:${WHEN_DE}|${SINCE_DE}|${VERY_DE})`, asks: ASKS_DE }),
];
const MOST_WORDS = 20;
/** One of these is in every such message. */
const PAIN = /hurt|ach|sore|pain|cramp|krampf|weh|schmerz/;

/** Whether words (in plain letters) tell, from first to last, of a limb of one's own that hurts, and of no person and no other place. */
export function tellsOfHurtingLimb(words: readonly string[]): boolean {
  const text = words.join(' ');
  return words.length <= MOST_WORDS && PAIN.test(text) && MESSAGES.some((message) => message.test(text));
}

const LONG =
  /\b(?:(?:for|since|over|last|past|than|been|about|like) (?:\w+ ){0,3}?(?:weeks?|months?|years?|ages)|(?:for|since|over) (?:\w+ )?(?:[7-9]|\d\d+|seven|eight|nine|ten) days|seit (?:\w+ ){0,3}?(?:wochen?|monat\w*|jahr\w*|langem)|seit (?:\w+ )?(?:[7-9]|\d\d+|sieben|acht|neun|zehn) tagen|(?:wochen|monate) lang)\b/;

const IS_BETTER = /(?<!\b(?:not|nt|isnt|aint|never|nicht|kein|no|any|get|gets|getting|getting any|wird|wirds) )\b(?:better|gone|healed|besser|wieder gut)\b/;

/** Whether words (in plain letters) tell that something lasts for a week or longer, and not that it is better. */
export function lastsForLong(words: readonly string[]): boolean {
  const text = words.join(' ');
  return LONG.test(text) && !IS_BETTER.test(text);
}

const PERSON = '(?:(?:my |the |our )?(?:step ?)?(?:dad|daddy|father|mum|mom|mother|coach|trainer|teacher|uncle|aunt|grandpa|grandad|brother|sister|cousin|babysitter|friend)|he|she|somebody|someone|they)';
const TOUCHES = '(?:touch\\w*|turns?|twists?|squeez\\w*|grabs?|press\\w*|pulls?|pushes|rubs?|holds?|kicks?|hits?|bends?|punch\\w*|steps? on|stamps? on|strok\\w*)';
const PERSON_DE = '(?:(?:mein\\w{0,2} |der |die )?(?:papa|vater|mama|mutter|stiefvater|onkel|tante|opa|bruder|schwester|trainer|trainerin|lehrer|lehrerin|freund|cousin)|er|sie|jemand)';
const TOUCHES_DE = '(?:anfasst?|angefasst|beruhrt|druckt|zieht|dreht|verdreht|packt|halt|festhalt|streichelt|tritt|schlagt|boxt|massiert)';
const BY_PERSON = new RegExp(`\\b(?:hurts?|hurting|aches?|sore) (?:\\w+ ){0,3}?(?:when|wen|whenever|because|cos|since|after|if|every time) ${PERSON} (?:\\w+ ){0,2}?${TOUCHES} (?:it|me|my|them)\\b|\\b(?:weh|schmerzt) (?:wenn|weil|seit|nachdem|sobald) ${PERSON_DE} (?:\\w+ ){0,4}?${TOUCHES_DE}\\b`);
/** Whoever looks after what hurts may press on it. */
const LOOKS_AFTER = /\b(?:to check|to help|gently|physio\w*|doctor|arzt|nurse)\b/;

/** Whether words (in plain letters) tell of pain when a person touches or pulls: it is asked whether all is well. */
export function hurtsByPerson(words: readonly string[]): boolean {
  const text = words.join(' ');
  return BY_PERSON.test(text) && !LOOKS_AFTER.test(text);
}
