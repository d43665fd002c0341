import type { Understood } from '../intents/read-question.ts';
import type { JudgedNumberMatchOrDrillPurposeCase } from './judged-number-match-and-drill-purpose-kinds.ts';
import type { MoveWithoutDrill, EnoughStreakOrMatchQuestion } from './enough-streak-and-match-question-kinds.ts';
import { weekdayIn } from '../text/weekday-names.ts';
import { says } from './whole-word-pattern.ts';

/** All parts are said, and none of `unless`. */
const form = (parts: readonly string[], unless?: string): ((text: string) => boolean) => {
  const [all, not] = [parts.map((part) => says(part)), unless === undefined ? null : says(unless)];
  return (text) => all.every((part) => part.test(text)) && not?.test(text) !== true;
};

// What to do today, in five languages, and nothing beside it
const OPENING = '(?:(?:hi|hey|hello|hallo|hola|salut|oi|ok|okay|so|and|und|y|et|e|sarah|coach|also|pls|please|bitte) )*';
const TODAY_EN = '(?:today|2day|tonight|this (?:morning|afternoon|evening))';
const WHAT_TODAY = new RegExp(
  `^${OPENING}(?:${[
    `(?:what|wat|which drills?) (?:should|shud|shld|shall|can|could|do|must) (?:i|we) (?:do|train|practi[cs]e|work on)(?: for (?:training|practi[cs]e))? ${TODAY_EN}`,
    `(?:whats|what is) for ${TODAY_EN}`,
    '(?:was|welche ubungen?) (?:soll(?:te)?|kann|konnte|muss|mach|mache|ube|trainiere) ich (?:denn |am besten |so )?heute(?: (?:denn|am besten|so))?(?: (?:machen|uben|trainieren|tun))?',
    '(?:was )?(?:steht|gibts|gibt es) heute(?: an)?',
    'que (?:hago|entreno|practico|puedo hacer|debo hacer|deberia hacer|tengo que hacer|puedo entrenar|debo entrenar) hoy',
    'hoy que (?:hago|entreno|practico)',
    '(?:je fais quoi|je mentraine (?:a |sur )?quoi|que faire|quoi faire|que dois je faire|que puis je faire|quest ce que je (?:fais|dois faire|peux faire)|je dois faire quoi|on fait quoi) aujourdhui',
    'aujourdhui (?:je fais quoi|que faire|on fait quoi)',
    '(?:o )?que (?:eu )?(?:faco|treino|pratico|posso fazer|devo fazer|posso treinar|devo treinar) hoje',
    'hoje (?:o )?que (?:eu )?(?:faco|treino)',
  ].join('|')})(?: (?:pls|please|bitte|sarah|coach|then|denn|por favor|stp|svp))*$`,
);

// Own practice of today, judged
const enoughToday = form(
  ['(?:did|done|trained|practi[cs]ed|finished|saved|gemacht|trainiert|geubt|geschafft|hecho|fait|feito|fiz)', '(?:\\d+|one|two|three|four|five|half an hour|an hour|ein\\w*|zwei|drei|vier|funf|dos|tres|deux|trois|dois) ?(?:\\w+ )?(?:drills?|exercises?|sessions?|mins?|minutes?|hours?|ubungen|ubung|einheit\\w*|minuten|stunden?|ejercicios|minutos|exercices|exercicios)|half an hour|an hour|eine stunde', '(?:is|was) (?:that|this|it) (?:\\w+ )?enough|enough for today|(?:am|are) (?:i|we) done|can i (?:stop|be done)|(?:do i (?:have|need) to|should i|must i) (?:do|train|practi[cs]e) more|(?:muss|soll|sollte) ich noch (?:mehr|was|weiter\\w*)|reicht (?:das|es)?|langt das|genug|es suficiente|basta|cest assez|ca suffit|e suficiente|chega'],
  'yesterday|gestern|last|letzte\\w*|each|every|per|a (?:day|week)|jeden|pro|am tag|in der woche|not enough time|tomorrow|morgen|eat\\w*|sleep|schlaf\\w*',
);

const enoughWeek = form(
  ['(?:this|diese) (?:week|woche)', 'enough|too little|genug|zu wenig|reicht', '(?:did|have|do|done|train\\w*|practi[cs]\\w*|hab\\w*|gemacht|trainier\\w*|geubt|that|das|reicht|es)'],
  'sleep|schlaf\\w*|geschlafen|eat\\w*|ess\\w*|last|letzte\\w*|tokens?|xp|time|zeit|match\\w*|spiele?|what|which|was|welche',
);

const MUST_WARM_UP = form(
  ['^(?:.* )?(?:do i (?:have|need|hav|hafta) to|must i|have i got to|should i|can i (?:skip|leave out)|is it (?:ok|okay|bad) (?:if i (?:dont|skip)|not to|without)|muss ich|soll(?:te)? ich|brauch(?:e)? ich|darf ich|kann ich|ist (?:es|das) (?:schlimm|ok|okay|in ordnung|schlecht))', 'warm(?:ing)? ?up|warmup|auf(?:zu)?warm\\w*|auf(?:zu)?waermen|warm machen'],
  'cool|after|nachher|nach|how|what|which|wie|was|welche\\w*|video|match|spiel',
);
/** Would rather do without: what is asked then is answered with no. */
const SKIPS = says('skip', 'leave out', 'is it (?:ok|okay|bad|fine)', 'weglassen', 'auslassen', 'ohne', 'without', 'schlimm');
const MINUTES = /\b(\d{1,2}) ?(?:m|min|mins|minutes?|minuten?)\b/;

// The own streak
const STREAK = 'stre[ae]ks?|streek|serie|racha|sequencia';
const ALIVE_QUESTION = 'if|when|wann|wenn|falls|si|freeze|einfrier\\w*|(?:get|bring|hol\\w*|krieg\\w*|bekomm\\w*|win) (?:\\w+ ){0,3}(?:back|zuruck|wieder)|friend\\w*|brother\\w*|sister\\w*|freund\\w*|bruder\\w*|schwester\\w*|ill|sick|krank|holiday\\w*|urlaub|tomorrow|world|longest|best|langste\\w*|how do|how does|work|works|safe|sicher';
const streakGone = form(
  [STREAK, 'gone|lost|lose|over|ended|broke\\w*|reset|disappeared|vanished|weg|verloren|vorbei|futsch|zu ende|beendet|abgebrochen|zuruckgesetzt|0|zero|null|perdu\\w*|perdid[ao]|perdi|termino|acabou|finie'],
  ALIVE_QUESTION,
);
const ASKS_WHY = says('why', 'how come', 'what happened', 'warum', 'wieso', 'weshalb', 'was ist (?:mit|los)', 'wo ist', 'where', 'pourquoi', 'por ?que', 'my', 'mein\\w*', 'ive', 'i lost', 'hab\\w*', 'ma', 'mi', 'minha');
const streakSince = form([STREAK, '^(?:and |but |und |aber )?(?:why|how come|warum|wieso|weshalb|pourquoi|por ?que)', '[1-9]\\d*'], 'if|when|wenn|falls|xp|tokens?|level|not|nicht|only|nur');
const NOT_TODAY = 'dont|do not|not|no|nothing|without|skip\\w*|miss\\w*|nicht|kein\\w*|nix|nichts|auslass\\w*|aussetz\\w*|pas|sans|sin|sem|nao';
const streakToday = form([STREAK, 'today|tonight|heute|hoy|aujourdhui|hoje', `(?:if|when|wenn|falls|si|se)\\b.*\\b(?:${NOT_TODAY})|(?:${NOT_TODAY})\\b.*\\b(?:if|when|wenn|falls|si|se)|(?:do i|do we) (?:have|need) to|must i|muss ich|should i|safe|sicher`], 'why|warum|ill|sick|krank|yesterday|gestern');
const AWAY_FORM = 'does|will|is|ist|what (?:happens|about|if)|what will happen|happens to|was (?:passiert|ist|wird)|passiert|do i lose|will i lose|would i lose|lose|loose|verlier\\w*|keep|behalt\\w*|gone|weg|endet|ends?|stop\\w*|pause\\w*|weiter|geht';
const streakIll = form([STREAK, AWAY_FORM, 'sick|ill|poorly|unwell|krank|erkaltet|grippe|fever|fieber|malade|enferm[oa]|doente'], 'freeze|einfrier\\w*|joker|why|warum');
const streakAway = form([STREAK, AWAY_FORM, 'holidays?|vacations?|on a trip|camping|summer camp|urlaub|ferien|klassenfahrt|verreis\\w*|wegfahr\\w*|im ausland|abroad|vacances|vacaciones|ferias'], 'freeze|einfrier\\w*|joker|why|warum');

// Packs and money
const PACKS = 'packs?|packchen|packungen|boosters?|sobres?|paquets?|paquetes?|pochettes?|pacotes?';
const packs = form(
  ['^(?:and |so |but |ok |hey |und |aber |et |y |e )*(?:how (?:do|can|could|does|to)|wie|womit|comment|como)', PACKS, 'get|earn|win|unlock|have|more|bekomm\\w*|krieg\\w*|komm\\w*|verdien\\w*|hol\\w*|gagn\\w*|obten\\w*|obtien\\w*|avoir|consig\\w*|conseg\\w*|gan[oa]\\w*|ganh\\w*'],
  'six ?packs?|works?|funktionier\\w*|open\\w*|offn\\w*|many|viele|combien|cuant\\w*|quant\\w*|odds|chance\\w*|money|geld|argent|dinero|dinheiro|cards?|karten?|legend\\w*|rare|selten\\w*',
);
const money = form(['can (?:i|you|we)|could i|may i|do i (?:have|need) to|is it|kann (?:ich|man)|darf ich|muss (?:ich|man)|kostet|cost\\w*', 'buy|pay|spend|cost\\w*|kauf\\w*|bezahl\\w*|zahlen|kostet', '(?:real |echtes |my )?(?:money|geld|euros?|pounds?|dollars?|cash|taschengeld|pocket money|card)', `${PACKS}|tokens?|coins?|them|it|sie|munzen`], 'boots|ball|shoes|schuhe|how (?:many|much)|wie ?viel\\w*');

const late = form(
  ['is it|can i|could i|may i|should i|ok|okay|bad|fine|allowed|darf ich|kann ich|soll(?:te)? ich|ist es|ist das|schlimm', 'train\\w*|practi[cs]\\w*|drills?|uben|ube|trainieren|trainiere', '(?:right |just |shortly |kurz |direkt |gleich )?(?:before|b4|vor|vorm|vor dem) (?:i |going to |go to |dem |ich )*(?:bed\\w*|sleep\\w*|schlafen\\w*|schlafengehen|bett|zubettgehen|ins bett)|late (?:at night|in the (?:evening|night)|evening)|spat (?:abends|am abend|nachts)|(?:abends|so|ganz|noch) spat|at night|nachts|in der nacht'],
  'match|game|spiel|eat\\w*|ess\\w*|scared|angst|dark|dunkel|lights?|licht|plan|outside|draussen|alone|floodlights?|loud|laut|bad dreams?|how|wie lange|sleep (?:badly|better)',
);

/** The team trains today: whether to practise beside it. */
const teamToday = form(
  [
    '(?:training|practi[cs]e|session) (?:\\w+ ){0,2}(?:with )?(?:my |the |our )?(?:team|club|squad)|(?:team|club) (?:training|practi[cs]e)|(?:mannschafts|vereins|team) ?training|training (?:\\w+ ){0,2}(?:mit|bei|im) (?:\\w+ )?(?:mannschaft|verein|team)',
    'today|tonight|2day|this (?:evening|afternoon)|later|heute|nachher|gleich',
    'should i|shud i|shall i|do i (?:still )?(?:have|need) to|must i|can i|is it (?:ok|okay|bad|too much)|soll(?:te)? ich|muss ich|kann ich|darf ich|ist es (?:ok|schlimm|zu viel)',
    'practi[cs]e|train|do|drills?|uben|ube|trainieren|machen',
  ],
  'eat\\w*|ess\\w*|drink\\w*|trink\\w*|wear|anziehen|hurts?|weh|nervous|scared|angst|miss|skip|schwanz\\w*|absag\\w*|late|spat|warm\\w*|how|wie|what|was|which|welche',
);

// What is told of matches
const TOLD = '(?:(?:omg|yes+|yo|guess what|hey|hi|haha|lol|so|today|heute|coach|sarah|and|lets go|guys|yesterday|gestern|ey|alter|boah|und) )*';
const GREAT = '(?:sick|insane|fire|amazing|awesome|cool|class|unreal|crazy|nice|mad|lit|brilliant|perfect|great|good|clean|geil|krass|mega|stark|perfekt|wild|nice|super|der hammer|so geil)';
const SUCCESS: readonly RegExp[] = [
  new RegExp(`^${TOLD}(?:i|we) (?:just |actually |finally |even |totally )*(?:nutmegged|megged|panna|pannad|skilled|cooked|rinsed|chipped) (?:my|the|a|our|him|her|two|three|\\d+)`),
  new RegExp(`^${TOLD}(?:i|ich) (?:did|pulled off|hit|made) (?:a |an |the |my first )(?:nutmeg|panna|rainbow|elastico|chip|volley|step ?over|cruyff)\\b`),
  new RegExp(`^${TOLD}(?:that|my|the|dieser|der|mein|das|die) (?:\\w+ )?(?:nutmeg|panna|goal|assist|skill|trick|pass|shot|free ?kick|save|penalty|volley|tunnel|tor|schuss|freistoss|parade)(?: (?:today|yesterday|heute|gestern|in training|in the game|im spiel))? (?:was|war) (?:so |really |absolutely |just |echt |voll |total )*${GREAT}\\b`),
  new RegExp(`^${TOLD}(?:i|ich) (?:scored|got|made|did|put in) (?:\\d+|a|an|one|two|three|four|five|my first) (?:goals?|assists?|hat ?trick)(?: (?:and|\\d+|an?|two|three) (?:goals?|assists?))?(?: (?:today|yesterday|in (?:the|my|our|a) (?:match|game|training)|in training))*(?: ${TOLD.slice(0, -1)})?$`),
  new RegExp(`^${TOLD}(?:ich )?hab(?:e)? (?:heute |heut |gestern |grad |im spiel |im training |endlich |einfach )*(?:\\d+|ein|eine|zwei|drei|vier|funf|mein erstes) (?:tore?|buden?|dinger|vorlagen?|assists?)(?: (?:gemacht|geschossen|erzielt|geschafft|reingemacht|gegeben))?(?: (?:heute|gestern|im spiel|im training))*$`),
  new RegExp(`^${TOLD}(?:ich )?hab(?:e)? (?:\\w+ ){1,4}(?:getunnelt|ausgetrickst|ausgespielt|vernascht)\\b`),
  new RegExp(`^${TOLD}(?:i|we) (?:absolutely |totally |just )*(?:killed|smashed|nailed) it(?: (?:today|yesterday|in (?:the |my |our )?(?:match|game|training)))*$`),
];
const NO_SUCCESS = says('lost', 'but', 'aber', 'verloren', 'own goal', 'eigentor\\w*', 'how', 'wie', 'why', 'hurts?', 'hurting', 'record', 'drill', 'target shooting', 'kassiert', 'is that', 'ist das', 'offside', 'never', 'nie', 'cant', 'conceded', 'missed', 'should', 'soll', 'what', 'was kann');
const ownSuccess = (text: string): boolean => !NO_SUCCESS.test(text) && SUCCESS.some((one) => one.test(text));
const benchedAndLost = form([
  'lost|loose|verloren|perdu|perdimos|perdemos',
  '(?:coach|trainer|manager|he|she) (?:\\w+ )?(?:didnt|did not|never|doesnt|wouldnt|dont) (?:\\w+ )?(?:play|let|put|pick|bring|use|sub) (?:me)?|i (?:didnt|did not|never) (?:even )?(?:get to )?(?:play|get on)|(?:was|sat|stayed) (?:only |just |the whole (?:time|match|game) )?on the bench|benched|(?:sass|war|blieb) (?:\\w+ ){0,3}auf der (?:ersatz)?bank|(?:nur|bloss) (?:auf der )?(?:ersatz)?bank|durfte (?:\\w+ )?nicht (?:mit)?spielen|nicht (?:ein ?gesetzt|ein ?gewechselt|aufgestellt|gespielt|spielen (?:lassen|durfen))|pas (?:fait )?(?:jouer|joue|rentrer)|sur le banc|no (?:jugue|me puso)|en el banquillo|nao (?:joguei|me colocou|me pos)|no banco',
]);
const teamCross = form(['missed|skied|fluffed|verschoss\\w*|vergeben|verballert', '(?:mad|angry|annoyed|cross|upset|disappointed|sauer|wutend|bose|enttauscht|genervt) (?:at|with|auf|von) (?:me|mich|mir)'], 'dad|mum|mom|father|mother|parents|papa|mama|vater|mutter|eltern|coach|trainer|hates?|hit');

// Who is compared, or hoped to be
const STAR = 'messi|ronaldo|cr7|mbappe|haaland|neymar|yamal|bellingham|kane|modric|musiala|wirtz|salah|vini\\w*|pele|maradona|putellas|bonmati|lewandowski|de bruyne';
const whichStar = form(['^(?:so |and |ok |hey |sarah |coach )*(?:who|whos|whose|wer|quien|qui|quem)', `better|best|greatest|goat|besser|beste\\w*|mejor|meilleur|melhor|prefer|like more|magst`, STAR], 'me|i|ich|mich|old|plays?|drill\\w*');
const tooOldForPro = form(['too (?:old|late)|zu (?:alt|spat)', 'pros?|profi\\w*|professionals?|famous|academy|beruhmt']);
const RIVAL = 'brothers?|sisters?|dads?|mums?|moms?|friends?|mates?|cousins?|uncles?|team ?mates?|bruders?|schwester|papas?|vaters?|mamas?|freund\\w*|kumpels?|cousin\\w*';
const rivalRecord = form(
  ['smash\\w*|beat\\w*|break\\w*|get past|pass|top|crack|crush|schlag\\w*|knack\\w*|brech\\w*|ubertreff\\w*|uberbiet\\w*|einstell\\w*|uberhol\\w*', `(?:${RIVAL})(?: s)? (?:\\w+ )?(?:records?|best|high ?score|scores?|pb|result|rekord\\w*|bestwert|bestleistung|ergebnis)|(?:record|best|score|rekord|bestwert|bestleistung|ergebnis) (?:of|from|von) (?:my|mein\\w*) (?:${RIVAL})`],
  'leader ?board|rangliste|my own|mein\\w* eigen\\w*|week|woche',
);

// Together, whoever wants to join in
const SOMEBODY = '(?:my |mein\\w* )?(?:little |big |kleine\\w* |grosse\\w* )?(?:friends?|mates?|brothers?|sisters?|cousins?|dad|mum|mom|freund\\w*|kumpel\\w*|bruder|schwester|papa|mama|opa|oma|cousin\\w*)';
const WHAT = 'what|wat|which|wich|was|welche\\w*';
const TO_DO = 'fur zwei|for two|do|play|train|practi[cs]e|machen|spielen|uben|trainieren|ubung\\w*|drills?|games?';
const NOT_TOGETHER = 'account\\w*|konto\\w*|handy|phone|ipad|tablet|sign|log|anmeld\\w*|against|board|rangliste|app|eat\\w*|ess\\w*|shoots?|schiesst|im tor|in goal|drills? (?:together|at once)|two drills|zwei ubungen|verloren|lost|record|rekord|team|verein|club|plan|minutes?|minuten|juggl\\w*|jonglier\\w*|scared|angst';
const together = form([WHAT, 'zu zweit|zusammen|together|(?:the )?two of us', TO_DO, `${SOMEBODY}|we|wir|zweit|us`], NOT_TOGETHER);
const joinsIn = form([WHAT, SOMEBODY, 'wants? to (?:join|play|train)|join(?:s|ing)? in|(?:will |mocht\\w* )?(?:mitmachen|mitmacht|mitspielen|mit ?uben|mittrainieren)', TO_DO], NOT_TOGETHER);

// Prizes of other games, the ball at the head, offside that is none, and the last time
const prizes = form(['^(?:can|could|do|are|is|gibt|gibts|bekommt|kriegt|kann|wo|where)', 'stars?|coins?|gems?|diamonds?|trophies|sterne?|munzen?|edelsteine|diamanten|juwelen', 'get|earn|win|collect|there|have|bekomm\\w*|krieg\\w*|verdien\\w*|samm\\w*|gibt|gibts|es'], 'like|buy|money|kaufen|geld|how many|pros?|messi|ronaldo|football stars?');
const headFear = form(['afraid|scared|frightened|worried|terrified|angst|schiss|bammel|(?:dont|do not) want', 'ball', 'head|kopf'], 'again|hurts?|nochmal|wieder|weh|dizzy|schwindel\\w*|dad|coach|trainer');
const noOffside = form(['^(?:and |but |und |aber )*(?:can|is|are|am|could|kann|gibt|ist|steht|bin)', 'off ?side|abseits', 'throw ?ins?|goal ?kicks?|corners?|own half|einwurf\\w*|abstoss\\w*|eckball\\w*|ecken?|eigenen halfte'], 'what is|was ist|how|wie|free ?kick|penalt\\w*');
const LAST_TIME = /^(?:and |und )?(?:wann|when)(?: (?:war|hab|habe|was|did|have))?(?: (?:es|das|ich|i|it))?(?: (?:zuletzt|das letzte mal|letztes mal|last|the last time|last time))(?: (?:trainiert|geubt|gemacht|train|practi[cs]e|i train|i practi[cs]ed?))?$/;

// Shots, as one family
const SHOT = 'schuss\\w*|torschuss\\w*|schiess\\w*|ab ?schiess\\w*|abschiess\\w*|ballern?|treff\\w*|shots?|shoot\\w*|top bins?|top corners?|kraftig\\w* schuss\\w*';
const TO_PRACTISE = '^schusse?|^torschusse?|^schiessen|ube?|uben|ubung\\w*|trainier\\w*|lern\\w*|wie (?:schiess|treff|krieg|bekomm|mach|kann|schlag|verbesser)\\w*|welche|was|besser|verbesser\\w*|mehr|will|mocht\\w*|how|which|what|drills?|practi[cs]\\w*|train\\w*|want|get';
const NO_SHOT = 'freistoss\\w*|eckball\\w*|ecken|elfmeter\\w*|elfer|free ?kicks?|penalt\\w*|abgeschossen|halten|halte|parier\\w*|torhuter\\w*|im tor|in goal|zu hoch|vorbei|daneben|over|wide|links|rechts|link\\w*|recht\\w*|schwach\\w*|weak\\w*|warum|why|weh|hurts?|foot|left|right|angst|nicht|kein\\w*|how many|wie ?viele?|rekord\\w*|record|best|bestwert|zielschiessen|spannschuss|target shooting|laces strike|effet|flatter\\w*|kurve|curl\\w*|dip\\w*|video|clip|wand|wall|plan|woche|week|score|scored|getroffen|geschossen|pfosten|kopf\\w*|head\\w*|old|alt|volley\\w*|lupf\\w*|chip\\w*|einwurf|punkte|spielst|you';
const shotCorner = form([`${SHOT}|uben|trainier\\w*|schlagen|uberwinden|bezwingen`, TO_PRACTISE, '(?:in (?:den|die|das)|ins|im) (?:\\w+ )?(?:winkel|lattenkreuz|kreuzeck|dreiangel|giebel|eck|ecke)|lattenkreuz|abschiess\\w*|ab ?schiessen|torwart (?:zu )?(?:schlagen|uberwinden|bezwingen|uberlisten)|torschuss\\w*|top (?:bins?|corners?)'], NO_SHOT);
const shotPower = form(['schuss ?kraft|(?:harter\\w*|fester\\w*|doller|kraftiger\\w*|starker\\w*) (?:\\w+ )?(?:schuss\\w*|schiess\\w*)|(?:schuss\\w*|schiess\\w*) (?:\\w+ )?(?:harter|fester|doller|kraftiger)|(?:shot|shooting) power|power (?:in|of|behind) my shots?|harder shots?|shoot harder', TO_PRACTISE], NO_SHOT);
const shotAtMe = form(['(?:shoots?|shooting|kicks?) (?:\\w+ )?(?:at|on|against) me|(?:im|i am|me) (?:in|as) (?:the )?(?:goal|keeper|goalie)|schiess\\w* (?:\\w+ ){0,3}auf mich|(?:ich|bin|steh\\w*) (?:\\w+ )?im tor', `together|we do|we play|with (?:him|her)|zusammen|zu zweit|wir`, 'what|wat|which|drills?|games?|was|welche|ubung\\w*'], 'hard|scared|hurts?|angst|weh|fest|dodge ?ball|mean|gemein');

// Juggling with the number that is told
const JUGGLES = form(['juggl\\w*|jonglier\\w*|keep(?:y|ie) ?ups?|kick ?ups?|hochhalt\\w*|hoch ?halten', 'how|more|better|improve|tips?|wie|mehr|besser|help|stuck|schaff\\w*'], 'how long|until|wie lange|bis|record|rekord\\w*|best|bestwert|minutes?|mins?|minuten?|days?|tage?|years?|jahre?|jahrig\\w*|should|soll\\w*|good|gut|normal|age|alter|level|how many (?:touches|times)|sister|brother|friend');
const OWN_COUNT = /\b(?:(?:i|ich) (?:can |could |kann )?(?:only|just|always|get|do|make|manage|nur|schaffe?|komme?|krieg\w*|mach\w*)|only|nur|bloss|max\w*|hochstens|stuck (?:at|on)|can do|komme auf|schaffe)(?: (?:only|just|ever|juggle|get|do|make|manage|reach|get to|can|like|about|around|up to|to|auf|nur|bloss|immer|so|etwa|bis|mal|at|mit))* (\d{1,3})\b/;

// A move that has no drill
const MOVES: readonly (readonly [MoveWithoutDrill, RegExp])[] = [
  ['chop', says('(?:ronaldo|cr7) chop', 'chops?')],
  ['rainbow', says('rainbow(?: flick)?s?')],
  ['rabona', says('rabonas?')],
  ['overheadKick', says('(?:bicycle|overhead|scissor) kicks?', 'fallruckzieher\\w*')],
  ['scorpion', says('scorpion(?: kick)?s?', 'skorpion\\w*')],
  ['sombrero', says('sombrero(?: flick)?s?')],
  ['aroundTheWorld', says('around the worlds?', 'atw')],
  ['panenka', says('panenkas?')],
];
const WANTS_DRILL = says('drills?', 'exercises?', 'ubung\\w*', 'do (?:you|u) have', 'have (?:you|u) got', 'hast du', 'gibt es', 'gibts', 'is there', 'are there', 'got (?:a|any)');

const WHY_OF_DAY = /^(?:ok |and |but |so |und |aber )*(?:why|how come|warum|wieso|weshalb)\b/;
const MOST_WORDS_OF_WHY = 6;

const PLAIN: readonly (readonly [Exclude<EnoughStreakOrMatchQuestion, JudgedNumberMatchOrDrillPurposeCase | { minutes: unknown } | { count: unknown } | { drillId: unknown } | { move: unknown } | { day: unknown } | { load: unknown } | { of: 'bestStreakAndMost' } | { of: 'streakRecord' | 'streakShort' | 'streakSkipped' }>['of'], (text: string) => boolean])[] = [
  ['today', (text) => WHAT_TODAY.test(text)],
  ['enoughToday', enoughToday],
  ['enoughWeek', enoughWeek],
  ['streakIll', streakIll],
  ['streakAway', streakAway],
  ['streakToday', streakToday],
  ['streakGone', (text) => ASKS_WHY.test(text) && streakGone(text)],
  ['streakSince', streakSince],
  ['money', money],
  ['packs', packs],
  ['late', late],
  ['teamToday', teamToday],
  ['headFear', headFear],
  ['noOffside', noOffside],
  ['prizes', prizes],
  ['lastTime', (text) => LAST_TIME.test(text)],
  ['benchedAndLost', benchedAndLost],
  ['teamCross', teamCross],
  ['ownSuccess', ownSuccess],
  ['whichStar', whichStar],
  ['tooOldForPro', tooOldForPro],
  ['shotAtMe', shotAtMe],
  ['together', (text) => together(text) || joinsIn(text)],
  ['shotPower', shotPower],
  ['shotCorner', shotCorner],
];

/** The question of enough, streak, match, shot or move that a text (in plain words) asks; null where it asks about none. */
export function enoughStreakOrMatchQuestionIn(text: string, { before, drillId, skill }: Understood): EnoughStreakOrMatchQuestion | null {
  const move = WANTS_DRILL.test(text) ? MOVES.find(([, pattern]) => pattern.test(text))?.[0] : undefined;
  if (move !== undefined) return { of: 'moveWithoutDrill', move };
  if (MUST_WARM_UP(text)) return { of: 'mustWarmUp', minutes: Number(MINUTES.exec(text)?.[1] ?? 0) || null, skips: SKIPS.test(text) };
  const count = JUGGLES(text) ? OWN_COUNT.exec(text)?.[1] : undefined;
  if (count !== undefined) return { of: 'juggles', count: Number(count) };
  if (rivalRecord(text)) return { of: 'rivalRecord', drillId: drillId ?? (skill === 'juggling' ? 'juggling' : null) };
  const day = before?.intent === 'plan_week' && before.topic === null && WHY_OF_DAY.test(text) && text.split(' ').length <= MOST_WORDS_OF_WHY ? weekdayIn(text) : null;
  if (day !== null) return { of: 'planDay', day };
  const plain = PLAIN.find(([, isSaid]) => isSaid(text))?.[0];
  return plain === undefined ? null : { of: plain };
}
