import { wordsOf } from '../text/recognise-words.ts';
import { spanTextIn } from './time-span.ts';

/** Words that open a turn which asks the same of something else. */
const OPENS = /^(?:(?:ok|okay|so|cool|thx|danke|but|aber|no|nein|ne) )?(?:and|und|n|or|oder|y|et|e|what about|how about|wie ist es mit|was ist mit|wie siehts (?:aus )?mit|but|aber|only|just|nur)\b(?: (?:what about|what is|whats|was ist|wie ist|was war))?/;
/** What is left says nothing but this. */
const FILLS = /\b(the|my|der|die|das|den|dem|mein\w*|one|it|of|in|at|for|from|and|und|then|than|do i have|hab ich|habe ich|did i|pls|please|bitte|make|mach|es|is|ist|was|only|just|nur|aber|but)\b/g;

/** Words that stand for each other: a turn which names one of a row asks the same with that one. */
const ROWS: readonly RegExp[] = [
  /\b(?:second |zweit)?(?:best|worst|strongest|weakest|(?:the )?most|(?:the )?least|(?:am )?(?:besten|schlechtesten|meisten|wenigsten)|beste\w*|schlechteste\w*|starkste\w*|schwachste\w*|meiste\w*)\b/,
  /\b(?:today|yesterday|(?:this|last|past) (?:week|month|year)|(?:in )?(?:january|february|april|june|july|august|september|october|november|december)|heute|gestern|(?:diese\w*|letzte\w*|vorige\w*) (?:woche|monat|jahr)|in total|altogether|overall|insgesamt|(?:esta|cette|n?essa) sema(?:na|ine)|(?:la |a )?(?:semana )?(?:pasada|passada)|(?:la )?(?:semaine )?(?:derniere|passee)|hoy|ayer|aujourdhui|hoje|ontem|en total|au total|no total|(?:im )?(?:januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember))\b/,
];
const LENGTH = /\b(?:\d+|five|ten|fifteen|twenty|thirty|funf|zehn|funfzehn|zwanzig|dreissig|cinco|diez|quince|veinte|cinq|dix|quinze|vingt|dez|vinte) ?(?:m|min|mins|minutes?|minuten?|minutos?|minutitos|minutinhos)\b|\bmedia hora\b|\b(?:une )?demi heure\b|\bmeia hora\b|\bhalf an hour\b|\bhalbe stunde\b|\ban hour\b/;
const OF_PLAN = /\bplan\w*\b|\b(?:today|tomorrow|heute|morgen)\b.*\b(?:train|do|practi[cs]e|trainier\w*|machen|uben)\b|\b(?:train|do|practi[cs]e|trainier\w*|machen|uben)\b.*\b(?:today|tomorrow|heute|morgen)\b/;
/** A plan for indoors is meant. */
const RAINS = /^(?:(?:if|when|wenn|falls|bei|in|im|what if|was wenn|the) )*(?:it |its |it is |es )?(?:rains?|raining|regnet|regen)(?: (?:outside|draussen|then|dann))?$/;
const MOST_WORDS = 7;

const HAS_NONE = /^(?:(?:but|and|aber|und|oh|well|what if|was wenn) )*(?:i (?:dont|do not|havent) (?:have|got|own) (?:any|one|it|those|that|them|some)|(?:ich )?hab(?:e)? (?:ich )?(?:kein\w*|so was nicht|das nicht|die nicht)|ich habe? (?:aber |gar )?kein\w*|wir haben kein\w*)$/;
/** What is not there, as it is said alone. */
const GEAR: readonly (readonly [RegExp, string])[] = [
  [/\bcones?\b/, 'i have no cones'],
  [/\bwalls?\b/, 'i have no wall'],
  [/\bladder\b/, 'i have no ladder'],
  [/\bgoals?\b/, 'i have no goal'],
  [/\bballs?\b/, 'i have no ball'],
  [/\bhutchen\b/, 'ich habe keine hutchen'],
  [/\bwand\b/, 'ich habe keine wand'],
  [/\bleiter\b/, 'ich habe keine leiter'],
  [/\btor\b/, 'ich habe kein tor'],
];
/** Why one practises with the weaker foot. */
const WHY_IMPORTANT = /^(?:(?:and|und|but|aber|so) )*(why|warum|wieso|wozu)(?: (?:is|ist|does|should|soll|muss|brauch\w*)| i| ich| man)*(?: (?:it|that|this|das|es))?(?: so)?(?: (?:important|matter|wichtig|good|gut))(?: (?:for me|fur mich))?$/;
const OF_FOOT = /\b(?:left|right|weak(?:er)?|other|links|rechts|linken?|rechten?|schwach\w*|zurda|izquierda|gauche|esquerd\w*)\b/;
const OF_PROFILE = '(?:my|mein\\w*) (?:user ?name|display name|name|age|country|club|team|foot|profile picture|picture|pic|photo|avatar|password|email|namen?|alter|land|verein|mannschaft|fuss|bild|foto|passwort)';
/** Something of the profile that is changed, and another such thing. */
const CHANGES = new RegExp(`\\b(?:change|edit|andern?|andere|aendere?)\\b(?: ich)? (${OF_PROFILE})\\b`);
const CHANGED_TOO = new RegExp(`^(?:(?:and|und|what about|how about|was ist mit|auch|also|ok) )+(${OF_PROFILE})(?: too| auch)?$`);
const SPAN = '(?:\\d+|an?|one|two|three|four|five|a few|some|ein\\w*|zwei|drei|vier|funf|paar|ein paar|einigen) (?:hours?|days?|weeks?|months?|stunden?|tage?n?|wochen?|monate?n?)';
const DAY = '(?:yesterday|today|this morning|last (?:night|week|training|match|game)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|gestern|heute|vorgestern|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|letzte\\w* \\w+|dem (?:training|spiel)|(?:the |my )?(?:training|match|game))';
const LIMB = '(?:knees?|thighs?|foot|feet|head|laces|shins?|knie|oberschenkel|fuss|fusse|kopf|spann)';
/** What is told now says something only together with what was told before, and both are read as one message. */
const TOLD_TOGETHER: readonly { readonly after: RegExp; readonly now: RegExp }[] = [
  // How many one manages, after asking how it goes.
  {
    after: /\b(?:juggl\w*|jongl\w*|keep(?:y|ie) ?up\w*|kick ?ups?|hochhalten|hoch ?halt\w*)\b/,
    now: /^(?:(?:but|and|aber|und|because|weil|cos) )*(?:(?:i|ich) )?(?:can |could |just |only |nur |always |immer |mostly |meistens )*(?:get|do|manage|make|reach|have|got|did|schaff\w*|kann|komm\w*|krieg\w*|hab\w*) (?:only |just |nur |about |like |bis |auf |zu |immer |so |etwa |max )*\d{1,2}(?: (?:touches|times|in a row|kontakte|mal|stuck|am stuck|max|or so|then i drop it))?$/,
  },
  { after: /\b(?:juggl\w*|jongl\w*|keep(?:y|ie) ?up\w*|kick ?ups?|hochhalten)\b/, now: new RegExp(`^(?:(?:with|mit|and|und|my|the|de[mn]|better|lieber) )*${LIMB} (?:or|oder) (?:(?:with|mit|my|the|de[mn]) )*${LIMB}(?: (?:first|better|besser|zuerst))?$`) },
  // Since when something hurts.
  { after: /\b(?:hurts?|hurting|pain\w*|sore|ach(?:es?|ing)|tut \w* ?weh|weh|schmerz\w*|swollen|geschwollen)\b/, now: new RegExp(`^(?:(?:already|schon|and|und|it hurts|its been|maybe|vielleicht|only|erst|nur|like|about|so|etwa) )*(?:since|seit|for|after|nach|during|beim) (?:(?:about|like|around|etwa|ungefahr|so|schon) )*(?:${SPAN}|${DAY})$`) },
  // Training before a match that was told of.
  { after: /\b(?:match|game|cup|tournament|tourney|final|spiel|turnier|finale|pokal)\b/, now: /^(?:(?:so|and|but|und|also|aber) )*(?:should|shall|can|do|may|soll|sollte|darf|kann|muss) (?:i|ich) (?:still |really |noch |heute |dann |now |also |vorher )*(?:train\w*|practi[cs]e|do (?:a |any |some )?(?:drills?|training|session)|uben|was machen)(?: (?:today|now|before|tonight|heute|vorher|noch))*$/ },
  // On which days, after asking for a plan.
  { after: /\bplan\w*\b/, now: /^(?:(?:but|and|aber|und|please|bitte|i can|ich kann|i have time|ich hab zeit) )*(?:only|just|nur) (?:on |at |am |an |in |unter )?(?:the |der |den )?(?:weekends?|week ?days|wochenenden?|der woche)(?: (?:please|bitte|time|zeit))?$/ },
];

const AGE = '(\\d{1,2}|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sechs|sieben|acht|neun|zehn|elf|zwolf|dreizehn|vierzehn|funfzehn)';
const OF_AGE = new RegExp(`\\b${AGE} ?(years? olds?|year|yrs? olds?|yos?|jahrig\\w*|jahre alt|jahren?)\\b`);
const OTHER_AGE = new RegExp(`^(?:(?:and|und|ok|so|what about|how about|was ist|wie ist es|mit|at|with|for|fur|bei|a|an|the|einem|einer|eine|ein|aged?|kids?|children|kinder[n]?|of|von|ab|im|alter|in) )+${AGE} ?(?:(?:years? olds?|years?|yrs?|yos?|jahrig\\w*|jahre alt|jahren?)(?: |$))?(?:then|dann)?$`);
/** Another child and its age, behind how much one should practise: “and for my little brother, he is 7”. */
const OTHER_CHILD = new RegExp(`^(?:(?:and|und|ok|so|what about|how about|was ist|mit|for|fur|bei|wie ist es|wie viel|how much|my|mein\\w*|a|the|little|younger|older|big|small|kleine\\w*|grosse\\w*|jungere\\w*) )+(?:brother|sister|cousin|friend|son|daughter|bruder|schwester|cousine?|freund\\w*|sohn|tochter)(?: (?:hes|shes|he|she|is|who|er|sie|der|die|ist|whos|aged?|mit|only|just|erst))* ${AGE}(?: (?:years?|old|jahre|alt|then|dann))*$`);
const OF_AMOUNT = /\b(?:minutes?|mins|how (?:long|much|often)|minuten|wie (?:lange?|viel\w*|oft))\b.*\b(?:train|practi[cs]e|uben|trainier\w*|do)\b/;
function amountOfOtherChild(now: string, before: string): string | null {
  const age = OTHER_CHILD.exec(now)?.[1];
  if (age === undefined || !OF_AMOUNT.test(before)) return null;
  return /\b(?:wie|uben|trainier\w*)\b/.test(before) ? `wie lange soll mein ${age} jahriger sohn am tag uben` : `how long should my ${age} year old practise a day`;
}

/** The question before, of an age, of another one: “and at 12?”. */
function ofOtherAge(now: string, before: string): string | null {
  const age = OTHER_AGE.exec(now)?.[1];
  return age === undefined || !OF_AGE.test(before) ? null : before.replace(OF_AGE, `${age} $2`);
}

/**
 * The whole question that a turn of few words means after another: "and the worst?" after "what is my best drill?" asks
 * for the worst drill. Null where it stands by itself or names nothing that the turn before could have named.
 */
export function carriedOver(text: string, turnBefore: string): string | null {
  const now = wordsOf(text).join(' ');
  const before = wordsOf(turnBefore).join(' ');
  const told = TOLD_TOGETHER.find((one) => one.now.test(now) && one.after.test(before));
  if (told !== undefined) return `${before} ${now}`;
  const ofBoard = boardTurn(now, before);
  if (ofBoard !== null) return ofBoard;
  if (now.split(' ').length > MOST_WORDS) return amountOfOtherChild(now, before);
  const gear = HAS_NONE.test(now) ? (GEAR.find(([named]) => named.test(before))?.[1] ?? null) : null;
  if (gear !== null) return gear;
  const ofFoot = WHY_IMPORTANT.exec(now);
  if (ofFoot !== null && OF_FOOT.test(before)) return ofFoot[1] === 'why' ? 'why is my weak foot important' : 'warum ist der schwache fuss wichtig';
  const changed = CHANGES.exec(before)?.[1];
  const other = CHANGED_TOO.exec(now)?.[1];
  if (changed !== undefined && other !== undefined) return before.replace(changed, other);
  const rest = now.replace(OPENS, '').trim();
  for (const row of ROWS) {
    const said = row.exec(rest)?.[0];
    if (said === undefined || !row.test(before)) continue;
    // Something else is said beside it.
    if (rest.replace(said, ' ').replace(FILLS, ' ').replace(/\b(drills?|ubung\w*|one)\b/g, ' ').trim() !== '') continue;
    return before.replace(row, said);
  }
  const ofAge = amountOfOtherChild(now, before) ?? ofOtherAge(now, before);
  if (ofAge !== null) return ofAge;
  const ofTime = OF_PLAN.test(before) ? null : sameOfOtherTime(rest, before);
  if (ofTime !== null) return ofTime;
  const ofStreak = STREAK.test(before) && OWN_RECORD.test(rest) ? (/\bserie\b/.test(before) ? 'was ist meine langste serie' : 'what is my longest streak') : null;
  if (ofStreak !== null) return ofStreak;
  if (!OF_PLAN.test(before)) return null;
  if (RAINS.test(rest)) return `${before} ${/regen|regnet/.test(rest) ? 'drinnen' : 'indoors'}`;
  const length = lengthAlone(rest);
  return length === null ? null : `${before} ${length}`;
}

const OF_BOARD = /\b(?:rank|ranked|ranking\w*|leader ?boards?|board|rangliste|bestenliste|classement|classe combien|clasificacion|placar)\b|\b(?:my|what|welche[nmr]?|mein\w*|which|mi|cual|que|q|quel\w*|ma|qual|minha|em que|en que) (?:(?:es|e|est|is|a|o|la|el|le) )*(?:mi |my |ma |minha )?(?:place|platz|platzierung|rang|spot|position|puesto|posicion|lugar|place|posicao|colocacao|posto)\b/;
const NO_BOARD = /\b(?:play|spiel\w*|jueg\w*|juga\w*|joue\w*|jog\w*|good at|best at|suit\w*|liegt mir|best position|mejor posicion|meilleur poste|pitch|drill\w*|ubung\w*)\b/;
const END_OF_TURN = '(?: (?:then|there|up|on it|on there|in it|dann|da|denn|dort|alli|ahi|entonces|alors|la haut|la|ai|ali|entao|pls|please|bitte|por favor|stp))*';
const CLIMB_TURN: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^(?:(?:and|so|but|ok|cool) )*(?:how (?:do|can|could|to)(?: i)? (?:get|go|move|climb|come|be|become)|what (?:do|should|must) i (?:have to |need to )?do to (?:get|go|move|climb|be|come|become)) (?:higher|up|better|further up|first|1st|to the top|to first|number (?:one|1)|there|past (?:them|the others)|ahead)${END_OF_TURN}$`), 'how do i get higher on the leaderboard'],
  [new RegExp(`^(?:(?:und|aber|ok|also) )*(?:wie (?:komm|komme|steig|steige|werd|werde|schaff|schaffe|kann|krieg)\\w* ich|was muss ich (?:machen|tun) (?:um|damit ich)) (?:da |denn |noch |dann |es |auf |nach |zu )*(?:hoher|hoch|rauf|weiter (?:hoch|nach oben|nach vorn\\w*)|nach (?:oben|vorn\\w*)|oben|besser|erster|ersten?|platz (?:1|eins)|aufsteigen|(?:die )?anderen uberhol\\w*|vorne)(?: (?:kommen|komme|steigen|werden|zu kommen|zu werden|hin))?${END_OF_TURN}$`), 'wie komme ich in der rangliste hoher'],
  [new RegExp(`^(?:(?:y|pero|ok) )*(?:como (?:puedo |hago (?:para|pa) )?(?:subo|subir|mejoro|mejorar|escalo|escalar|avanzo|llego (?:arriba|al primero)|ser (?:el )?primero|quedar (?:el )?primero|ponerme primero)|que (?:hago|tengo que hacer) para subir)(?: (?:mas|puestos?|de puesto|posiciones|mas alto|arriba))*${END_OF_TURN}$`), 'como subo en el ranking'],
  [new RegExp(`^(?:(?:et|mais|ok) )*(?:comment (?:je (?:fais pour |peux )?|on (?:fait pour )?|faire pour )?(?:monte|monter|grimper|grimpe|passer|remonter|avancer|etre|devenir|arriver)|quoi faire pour monter|je fais quoi pour monter)(?: (?:plus haut|devant|premier|le premier|dans le classement|en haut|de place|des places))*${END_OF_TURN}$`), 'comment monter au classement'],
  [new RegExp(`^(?:(?:e|mas|ok) )*(?:como (?:eu )?(?:posso |faco (?:pra|para) |fazer (?:pra|para) |que eu )?(?:subo|subir|melhoro|melhorar|avanco|chego (?:em primeiro|la)|ficar em primeiro|ser (?:o )?primeiro|passar os outros)|o que (?:eu )?(?:faco|tenho que fazer|preciso fazer) (?:pra|para) subir)(?: (?:mais|de posicao|posicoes|mais alto))*${END_OF_TURN}$`), 'como subo no ranking'],
];
/** How, and higher: after a question about the board no more is needed. */
const RISES: readonly (readonly [RegExp, RegExp, string])[] = [
  [/\b(?:how|what (?:do|must|should|can))\b/, /\b(?:to the top|get (?:higher|up|first|past|ahead)|go up|move up|climb|overtake|beat|higher|number (?:one|two|three|\d+)|be first|get first|win)\b/, 'how do i get higher on the leaderboard'],
  [/\b(?:wie|was (?:muss|soll|kann))\b/, /\b(?:uberhol\w*|hoher|nach oben|aufsteig\w*|hochkomm\w*|erster|platz (?:1|eins)|vorbei|schlag\w*|gewinn\w*|vor mir)\b/, 'wie komme ich in der rangliste hoher'],
  [/\b(?:como|que (?:hago|tengo que|debo|puedo|necesito))\b/, /\b(?:sub\w*|primer[oa]?|numero (?:uno|1)|adelant\w*|pasar|super\w*|ganar\w*|alcanz\w*|lider|arriba)\b/, 'como subo en el ranking'],
  [/\b(?:comment|quoi faire|que faire|je fais quoi|faut faire quoi)\b/, /\b(?:mont\w*|premier|premiere|numero (?:un|1)|depass\w*|doubl\w*|passer|rattrap\w*|gagn\w*|devant|en haut|grimp\w*)\b/, 'comment monter au classement'],
  [/\b(?:como|o que (?:eu )?(?:faco|tenho que|preciso|devo))\b/, /\b(?:sub\w*|primeiro|numero (?:um|1)|passar|ultrapass\w*|ganhar\w*|alcanc\w*|lider|na frente|em cima|no topo)\b/, 'como subo no ranking'],
];
const GAP_OPEN = '^(?:(?:and|so|und|y|et|e|ok|but|aber|pero|mais|mas) )*';
const GAP_TURN: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`${GAP_OPEN}how (?:many|much|far)(?: (?:days?|more|more days|sessions?|do i need|is it|am i|until|till|to|off|behind|from|for|get|go|move))* (?:overtake|pass|beat|next|catch|go up|move up|get past|first|top|higher|number)\\b`), 'how do i get higher on the leaderboard'],
  [new RegExp(`${GAP_OPEN}(?:wie ?viele?|wie weit|was fehlt)(?: (?:tage?|einheiten|training\\w*|brauch\\w*|ich|noch|fehlen|fehlt|mir|muss|bis|zum|zu|um|den|die|fur|ist es|bin ich))* (?:nachste\\w*|uberhol\\w*|vor mir|hoher|platz|ersten?|besser\\w*)`), 'wie komme ich in der rangliste hoher'],
  [new RegExp(`${GAP_OPEN}(?:cuant[oa]s?|que tanto)(?: (?:dias?|entrenamientos|sesiones|me|falta\\w*|necesito|hay que|para|hasta|el|al|tengo que|entrenar|hacer))* (?:subir|pasar|adelantar|siguiente|primero|superar|alcanzar|de delante|de arriba)`), 'como subo en el ranking'],
  [new RegExp(`${GAP_OPEN}(?:(?:il )?(?:faut|manque|reste|me faut|me manque) )*(?:combien)(?: (?:de|jours?|seances?|il|me|faut|manque|reste|pour|avant|le|la|que je|dentrainements?))* (?:passer|monter|depasser|doubler|devant|prochaine?|suivante?|premiere?|rattraper)`), 'comment monter au classement'],
  [new RegExp(`${GAP_OPEN}quant[oa]s?(?: (?:dias?|treinos?|me|falta\\w*|preciso|eu|para|pra|pro|ate|o|a|de|tenho que|treinar|fazer))* (?:subir|passar|ultrapassar|proximo|primeiro|alcancar|da frente|de cima)`), 'como subo no ranking'],
];
const FIRST_TURN: readonly (readonly [RegExp, string])[] = [
  [/^(?:(?:and|so|but|ok) )*(?:who(?: is|s)?|whos) (?:the )?(?:in )?(?:first|1st|top|leading|winning|number (?:one|1)|the best|best|at the top|ahead)(?: (?:place|one|then|there|player|on it|now|right now|of (?:it|them)))*$/, 'who is first on the leaderboard'],
  [/^(?:(?:und|aber|ok) )*wer (?:ist|steht|hat|fuhrt)(?: (?:denn|da|dann|gerade|grad|der|die|das|auf|am|an|platz|ganz))* ?(?:erste[rn]?|1|eins|vorne|oben|beste[rn]?|ersten platz|fuhrt|spitze)?(?: (?:dort|da))?$/, 'wer ist erster in der rangliste'],
  [/^(?:(?:y|pero|ok) )*(?:quien|qn|kien) (?:va|es|esta|queda|lidera)(?: (?:el|la|de|en|numero|puesto|ahora|que va))* ?(?:primer[oa]?|1|uno|mejor|lider|arriba|cabeza)?(?: (?:lugar|puesto|ahora|ahi))*$/, 'quien va primero en el ranking'],
  [/^(?:(?:et|mais|ok) )*(?:(?:cest |c est )?qui(?: est| cest| c est)?(?: qui est)?)(?: (?:le|la|en|au|tout|numero|est))* ?(?:premiere?|1er|1|un|meilleure?|tete|devant|top)(?: (?:place|maintenant|la))*$/, 'qui est premier au classement'],
  [/^(?:(?:e|mas|ok) )*(?:quem|qm) (?:ta|esta|e|eh|lidera|fica)(?: (?:em|o|a|no|na|numero|agora))* ?(?:primeir[oa]|1|um|melhor|lider|topo|frente)?(?: (?:lugar|agora|ai))*$/, 'quem e o primeiro do ranking'],
];

/** The own place, after another number of one's own. */
const PLACE_TURN: readonly (readonly [RegExp, string])[] = [
  [/^(?:and|so|ok|what about|how about| )+my (?:rank|place|position|ranking)$/, 'what is my rank on the leaderboard'],
  [/^(?:und|aber|ok|was ist mit| )+mein\w* (?:rang|platz|platzierung|ranking)$/, 'auf welchem platz bin ich in der rangliste'],
  [/^(?:y|pero|ok|que tal| )+(?:mi|el) (?:puesto|ranking|posicion|lugar|rango)$/, 'en que puesto del ranking estoy'],
  [/^(?:et|mais|ok| )+(?:mon|ma|le|la) (?:rang|classement|place|position)$/, 'a quelle place du classement je suis'],
  [/^(?:e|mas|ok| )+(?:o )?(?:meu|minha|a minha) (?:ranking|posicao|lugar|colocacao|rank)$/, 'em que lugar do ranking eu estou'],
];

const MOST_WORDS_OF_BOARD = 12;
const BOARD_TURNS = [...CLIMB_TURN, ...FIRST_TURN];
const TURNS_AFTER_BOARD = [...BOARD_TURNS, ...GAP_TURN];

/** Whether a message, as its plain words, is from its first word to its last a turn about a board. */
export const isBoardTurn = (text: string): boolean => BOARD_TURNS.some(([turn]) => turn.test(text));

/** What a turn about the board means after one about it: how to stand higher, or who is first. */
function boardTurn(now: string, before: string): string | null {
  const ofPlace = PLACE_TURN.find(([turn]) => turn.test(now))?.[1];
  if (ofPlace !== undefined && before !== '') return ofPlace;
  if (now.split(' ').length > MOST_WORDS_OF_BOARD || !OF_BOARD.test(before) || NO_BOARD.test(before)) return null;
  return TURNS_AFTER_BOARD.find(([turn]) => turn.test(now))?.[1] ?? RISES.find(([how, rises]) => how.test(now) && rises.test(now))?.[2] ?? null;
}

const CORRECTS = /^(?:(?:no|nope|nein|nee|sorry|oh|wait|not that|non|nao|and|und|i mean|i meant|i mean the|ich mein(?:e|te)?|mein(?:e|te)? ich|quiero decir|je veux dire|quero dizer|how about|what about|was ist mit|wie war(?:s|en)?|y|et|e) )+/;
const ASKS_OWN_PAST = /\b(?:how (?:many|much|often|long)|records?|best|did i|have i|my (?:sessions?|minutes|numbers|days|results?)|wie ?viele?|wie (?:oft|lange)|rekord\w*|beste\w*|hab\w* ich|cuant[oa]s?|combien|quant[oa]s?|mejor|meilleur\w*|melhor|what did i|was hab)\b/;
const STREAK = /\b(?:streak|serie|racha|sequencia)\b/;
const OWN_RECORD = /^(?:(?:what|whats|was|is|ist|war|my|mein\w*|the|best|longest|highest|langste\w*|beste\w*|own) )*(?:records?|rekord|best|longest|bestwert|langste|bestleistung)(?: (?:one|ever|so far|serie|streak))?$/;

/** The question before, of another time: "no, last month" after "how often did I juggle". */
function sameOfOtherTime(rest: string, before: string): string | null {
  const named = spanTextIn(rest);
  if (named === null || !ASKS_OWN_PAST.test(before)) return null;
  const beside = rest.replace(named, ' ').replace(CORRECTS, ' ').replace(FILLS, ' ').replace(/\b(?:no|nein|i|mean|meant|ich|meinte?|la|el|le|a|o|en|em|na|no)\b/g, ' ');
  if (beside.trim() !== '') return null;
  const earlier = spanTextIn(before);
  return earlier === null ? `${before} ${named}` : before.replace(earlier, named);
}

/** The length that a text names and nothing beside it: "only 5 minutes"; null where it says more or names none. */
function lengthAlone(text: string): string | null {
  const length = LENGTH.exec(text)?.[0];
  if (length === undefined) return null;
  const rest = text.replace(length, ' ').replace(FILLS, ' ').replace(/\b(i|ive|got|have|ich|hab|habe|with|mit|shorter|kurzer|long|lang|time|zeit|left|noch|bloss|about|like|etwa|tho|though|per|each|every|a|day|today|pro|am|tag|jeden|heute|solo|solamente|tengo|no|mas|que|unos|al|por|para|dia|dias|cada|hoy|pero|y|y?a|jai|je|nai|ne|seulement|juste|par|jour|jours|chaque|tous|les|mais|et|aujourdhui|de|libres?|so|apenas|tenho|eu|uns|todo|todos|os|hoje|heut|la|da|deu|da pra|pra|mas|e|temps|tiempo|tempo)\b/g, ' ');
  return rest.trim() === '' ? length : null;
}

/** Whether a turn of few words says nothing but how much time there is. */
export const saysOnlyLength = (words: readonly string[]): boolean => words.length <= MOST_WORDS && lengthAlone(words.join(' ')) !== null;
