import { FOOTBALL_STAR, WELL_KNOWN_STARS } from '../text/football-stars.ts';

/**
 * Small talk and questions of "what if" about practice, as whole messages: they hold few words of football, so that the second
 * opinion took them for worry. Each has to be the whole of a folded message, so that one more word leaves it to the rules.
 */
const OPEN = '(?:(?:hi|hey|hello|hallo|ok|okay|ok and|and|und|but|aber|so|also|oh|haha|lol|omg|wow|thx|thanks|danke|sarah|coach) )*';
const CLOSE = '(?: (?:sarah|coach|trainer|trainerin|thx|thanks|danke|lol|haha|xd|tho|though|pls|please|bitte))*';

const YOU = '(?:you|u|ya|youre|you re|you are|u r|ur|u are|thou art|du|du bist|bist du|ihr seid)';
const GOOD =
  '(?:best|good|great|cool|coolest|amazing|awesome|nice|nicest|lovely|kind|helpful|smart|clever|goated|goat|legend|star|super|brilliant|fantastic|cute|sick|fire|beste|bester|toll|tolle|toller|nett|nette|netter|lieb|liebe|schlau|genial|spitze|klasse|hammer|mega|korrekt)';
const VERY = '(?:(?:so|really|very|the|a|an|my|such|just|pretty|super|der|die|das|ein|eine|echt|voll|mega|total|mein|meine|am|of the) )*';
const ROLE = '(?: (?:coach|trainer|trainerin|bot|ai|program|programm|app|helper|person|friend|buddy|ki|ever|eva|of all time|in the world|on earth|der welt|aller zeiten|ever seen))*';
const PRAISE = [
  `${YOU} ${VERY}${GOOD}${ROLE}`,
  `${VERY}${GOOD} (?:coach|trainer|trainerin|app)${ROLE}`,
  '(?:i |ich )?(?:really |so )?(?:like|mag) (?:you|u|ya|dich|this app|the app|die app|diese app)(?: (?:so much|a lot|sehr|voll|total))?',
];

const DAY = '(?:today|tomorrow|tmrw|tmr|tomoz|this week|next week|the weekend|at the weekend|one day|a day|some days|(?:a|one|two) (?:days?|week)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|heute|morgen|diese woche|nachste woche|am wochenende|einen tag|mal|einmal|zwei tage|ein paar tage)';
const WHAT_IF = '(?:what (?:if|happens if|happens when|happens to (?:my streak|it) (?:if|when)|will happen if|would happen if)|whats gonna happen (?:if|when)|and if|and when|if|was (?:ist |passiert )?(?:wenn|falls)|und (?:was )?wenn|wenn)';
const DOES_EN = `(?:(?:i|we) (?:just |ever |really )?(?:miss|skip|forget|lose|stop|quit|pause|stopped)(?: (?:${DAY}|it|a session|a drill|training|practi[cs]e|my streak|the timer|to train|to practi[cs]e|to save))*|(?:i|we) (?:cant|can ?t|cannot|dont|do not|wont)(?: (?:come|train|practi[cs]e|play|do it|make it|have time|${DAY}))*|(?:im|i am|i m|i get|i go|ill be|i will be) (?:sick|ill|away|late|busy|on holiday|on vacation|at school|on a trip|tired|injured|in hospital)(?: ${DAY})?|(?:i|we) (?:get|draw|pull) (?:a |the )?(?:double|duplicate|same card|same one|common)(?: (?:card|again|twice))*|(?:he|she|hes|shes|im|i am|they|theyre|the (?:ball|player|striker|defender|keeper)) (?:is |are )?(?:behind|in front|level|offside|onside|in my own half|in his own half)(?: (?:of )?(?:the )?(?:ball|defender|line|me|him))?)`;
const DOES_DE = `(?:ich (?:${DAY} )?(?:nicht (?:kann|trainiere|trainieren kann|komme|ube|uben kann|spiele)|auslasse|aussetze|vergesse|verpasse|verliere|aufhore|krank bin|krank werde|im urlaub bin|weg bin|keine zeit habe|keine zeit hab|mal nicht kann)|ich (?:einen tag|eine einheit|ein training|das training|die serie|sie|es) (?:auslasse|aussetze|vergesse|verpasse|verliere)|(?:er|sie|der (?:spieler|ball|sturmer)) (?:dahinter|davor|hinter dem ball|auf gleicher hohe) ist|ich (?:eine karte )?doppelt (?:habe|hab|bekomme|kriege|ziehe))`;

/** Whether a rule holds for who is ill as well: it tells of no illness. */
const EVEN_IF_ILL =
  '(?:and )?(?:even|also|too) (?:if|when) (?:i am|im|i m|i get|i was) (?:sick|ill)|(?:auch|sogar|selbst) wenn ich (?:mal )?krank (?:bin|werde)|(?:aunque|incluso si|aun si|tambien si) (?:yo )?(?:este|estoy|me pongo) enferm[oa]|(?:meme|aussi) (?:si|quand) (?:je suis|jsuis|je tombe) malade|mesmo (?:se eu |que eu |quando eu )?(?:estiver |ficar |esteja |tiver |to |tando |estando )?doente';

const SOON = '(?:tomorrow|tmrw|tmr|tmw|tomoz|soon|later|l8r|around|next time|next week|then|morgen|bald|dann|spater|nachher|nachste woche|zum nachsten mal|gleich)';
const BYE = `(?:(?:bye|bye ?bye|goodbye|good ?night|gn8?|cya|ciao|cu|tschuss?|tschau|tschussi|adios|adeus|tchau|gute nacht|auf wiedersehen|servus|(?:see|c) (?:you|u|ya)|until|till|bis)(?: ${SOON})?)`;
const CHEER = `(?:i am|im|i m|ich)? ?(?:gonna|going to|will|werd|werde) (?:smash|crush|boss|nail|rock|rocken) (?:it|this|that|my record|das|es)(?: ${DAY}| ${SOON})?|(?:i |ich )?(?:got |set |made |have |hab )?(?:a |an |einen )?(?:new|neuer|neuen) (?:record|rekord|pb|personal best|high ?score|bestwert)(?: ${DAY})?|(?:yes+ )?(?:i did it|ich habs geschafft|geschafft)`;
const BIRTHDAY = '(?:its |it is |today is |it s |heute ist |ist )?(?:my|mein) (?:birthday|b ?day|geburtstag)(?: (?:today|tomorrow|heute|morgen))?|(?:ich )?(?:hab|habe) (?:ich )?(?:heute|morgen) geburtstag|heute hab(?:e)? ich geburtstag';
const WELL_AND_YOU = '(?:(?:im |i am |i m |mir gehts |mir geht es )?(?:good|fine|great|ok|okay|well|gut|super|ganz gut|prima)(?: thanks| thx| danke)?(?: (?:and|und|n))? (?:u|you|yourself|hbu|wbu|dir|du|selbst|selber))';
const BROKEN = '(?:my|mein|meine) (?:phone|tablet|ipad|handy|smartphone|ball) (?:is |ist )?(?:broken|dead|empty|flat|kaputt|leer|platt)';
const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|marz|mai|juni|juli|oktober|dezember)';

/** Stars of football, and who else the coach is set against for fun. */
const STAR = `(?:(?:leo |lionel |cristiano |c |kylian |erling |harry |lamine |jude |bukayo |cole |manuel |thomas |florian |jamal |aitana |alexia |alessia |lauren |alex )?(?:${WELL_KNOWN_STARS}|kelly)|ronaldinho|the goat|any (?:pro|player)|a pro|real players|einen (?:profi|nationalspieler)|(?:anyone|everyone) at (?:football|soccer))`;
/** Set against a star: “can you beat Ronaldo?” */
const CHALLENGE = `(?:can|could|would|will|do (?:you|u) think) ?(?:you|u|ya) (?:(?:ever|even|really|actually|think you could|could) )*(?:beat|defeat|outrun|nutmeg|megs?|tackle|outplay|win against|dribble past|get past|save a (?:penalty|shot) (?:from|of)) ${STAR}(?: (?:in a (?:race|match|game|1v1)|1v1|at (?:football|soccer|keepie uppies|juggling|fifa)|one on one))?|(?:are|r) (?:you|u) (?:better|faster|stronger) (?:than|then) ${STAR}|(?:who would|who d|who) (?:win|wins) (?:you|u) (?:or|vs|against) ${STAR}|(?:kannst|konntest|wurdest|schaffst) du (?:eigentlich |auch |mal |denn )*(?:gegen )?${STAR} (?:schlagen|besiegen|tunneln|ausdribbeln|ausspielen|abhangen|gewinnen)|bist du (?:eigentlich )?(?:besser|schneller|starker) als ${STAR}|(?:wer gewinnt|wer wurde gewinnen) du oder ${STAR}|gewinnst du gegen ${STAR}`;

/** Which of some stars is liked or is better, and nothing else: “Foden or Rashford”, “who is better, Kane or Musiala”. */
const OF_CHOICE = '(?:who|whos|wer|which|one|wen|what|whats|is|are|was|were|would|do|you|u|ya|d|think|reckon|like|prefer|pick|choose|take|find|say|want|have|support|rather|the|your|ur|favou?rite|more|most|really|actually|better|best|goat|faster|stronger|player|striker|for|to|opinion|team|between|ist|findest|magst|nimmst|wahlst|wurdest|nehmen|wahlen|bist|du|fur|denn|eigentlich|der|die|das|besser|beste|bessere|schneller|starker|lieber|eher|mehr|spieler|deiner|dein|favorit|meinung|nach)';
const CHOICE_OF_STARS = `(?:${OF_CHOICE} ){0,8}${FOOTBALL_STAR}(?: (?:or|oder|vs|versus|v|gegen|and|und|than|then|als)(?: (?:team|more|lieber|eher))? ${FOOTBALL_STAR}){1,4}(?: ${OF_CHOICE}){0,8}`;

const whole = (message: string): RegExp => new RegExp(`^${OPEN}(?:${message})${CLOSE}$`);
/** Each kind of small talk that has an answer of its own. */
const KINDS = { goodbye: whole(BYE), praise: whole(PRAISE.join('|')), cheer: whole(CHEER), birthday: whole(BIRTHDAY), well: whole(WELL_AND_YOU), challenge: whole(CHALLENGE) } as const;
export type SmallTalk = keyof typeof KINDS;
const kinds = Object.keys(KINDS) as SmallTalk[];
/** That it hurts no more. */
const OVER = '(?:(?:my|mein\\w*|the|der|die|das) \\w+ |it |its |es |er )?(?:(?:doesnt|does not|dont|doesn t|dosent) hurt (?:any ?more|no ?more|now|at all)(?: now)?|tut (?:jetzt |gar |mir )*(?:nicht|nichts|nix) mehr weh)';
/** What children laugh about. */
const RUDE_NOISE = '(?:(?:do|does|can|will|would) (?:my |a |your )?(?:farts?|farting|burps?|burping|poos?|pooing) (?:make|makes|help|helps|get) (?:u|you|ya|me|people|us)(?: (?:to|be|run|play|jump|shoot|kick))* ?(?:faster|quicker|better|slower|higher|harder|stronger)?|(?:macht|machen|hilft|helfen) (?:mich |dich |einen )?(?:pupsen|furzen|rulpsen|pupse|furze)(?: (?:mich|dich|einen|beim|laufen|spielen))*(?: (?:schneller|besser|langsamer))?)';
const BACK = '(?:ich )?bin (?:ich )?(?:jetzt )?wieder da|da bin ich wieder|(?:im|i am|i m) back(?: again)?';
const back = whole(BACK);
/** How old another child is, or how that child plays: never the age of an adult. */
const ANOTHER_CHILD =
  '(?:he|she|hes|shes|he is|she is|he s|she s|he was|she was|they are|theyre|er ist|sie ist|er|sie|el tiene|ella tiene|tiene|il a|elle a|ele tem|ela tem|tem) (?:(?:only|just|already|like|about|erst|nur|schon|solo|seulement|so|way|much|a lot|so much|really|so|a bit|viel|voll|echt) )*(?:(?:[2-9]|1[0-5]|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: (?:years? old|yrs old|yo|jahre(?: alt)?|anos|ans))?|(?:faster|better|taller|bigger|stronger|older|younger|smaller|fast|strong|schneller|besser|grosser|starker|alter|junger|kleiner)(?: (?:than me|then me|als ich))?)';
const TAKES_ONE = '(?:i|ill|i ll|i will|ich)? ?(?:take|nehme?) (?:the |die |den |das )?(?:first|second|third|fourth|last|erste|zweite|dritte|letzte)(?: (?:one|drill|ubung))?';
/** The age of a child who asks, and nothing beside it. */
const OWN_AGE = '(?:tengo|jai|j ai|tenho|im|i am|i m|ich bin|bin) (?:[6-9]|1[0-7])(?: (?:anos|ans|jahre(?: alt)?|years? old|yo))?';
const evenIfIll = whole(EVEN_IF_ILL);
const rudeNoise = whole(RUDE_NOISE);
const others = [back, rudeNoise, ...[CHOICE_OF_STARS, OVER, OWN_AGE, ANOTHER_CHILD, TAKES_ONE, `${WHAT_IF} (?:${DOES_EN}|${DOES_DE})`, BROKEN, `(?:and|und) (?:in|im) ${MONTH}`].map(whole)];

/** Which small talk a message (as its plain words) is, from its first word to its last; null for none. */
export const smallTalkIn = (text: string): SmallTalk | null => kinds.find((kind) => KINDS[kind].test(text)) ?? null;

/** Whether a message (as its plain words) is small talk or asks what happens if one cannot practise, and nothing more. */
export const isSmallTalk = (text: string): boolean => smallTalkIn(text) !== null || others.some((one) => one.test(text));

/** Whether a message (as its plain words) asks whether a rude noise makes one faster, and nothing more. */
export const asksOfRudeNoise = (text: string): boolean => rudeNoise.test(text);

const callsHer = /^(?:(?:hi+|hey+|hello+|hallo+|hullo|yo+|ey|ay|sup|moin|servus|na|ok|so|um+|hola|salut|oi+|ola) )*(?:coach|sarah|coach sarah|(?:hi+|hey+|hello+|hallo+|yo+|moin|servus|hola|salut|oi+|ola) (?:trainer|trainerin|profe))$/;
/** Whether a message (as its plain words) calls the coach, and nothing more: “coach”, “hi coach”. */
export const callsCoach = (text: string): boolean => callsHer.test(text);

/** Whether a message (as its plain words) says that its writer is there again, and nothing more. */
export const saysIsBack = (text: string): boolean => back.test(text);

const missed = whole(`${WHAT_IF} (?:i|we|ich) (?:.*\\b)?(?:miss(?= (?:${DAY}|a session|a drill|training|practi[cs]e))|skip|forget|cant|can ?t|cannot|wont|nicht (?:kann|trainiere|komme|ube)|auslasse|aussetze|vergesse|verpasse|keine zeit hab(?:e)?)\\b.*`);
/** Whether such a message asks what happens if a day of practice is missed. */
export const asksWhatIfMissed = (text: string): boolean => missed.test(text) && isSmallTalk(text);

/** Whether words (in plain letters) ask, from first to last, whether something holds for who is ill as well. */
export const asksIfAlsoWhenIll = (text: string): boolean => evenIfIll.test(text);
