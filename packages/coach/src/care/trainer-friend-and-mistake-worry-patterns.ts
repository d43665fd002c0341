import { some } from '../question-parts/whole-word-pattern.ts';
import type { CareAsk, CarePattern } from './care-pattern-type.ts';
import { isHarmlessCareWord } from './harmless-care-words.ts';

/**
 * Worries of a team that go on with what was told: a friend who never passes and laughs about it, not daring to ask the trainer, a
 * mistake after which all would moan, quitting because of the bench, being put down every time, and a pain of which somebody at home
 * knows. English and German; the patterns are met in the usual spelling.
 */
const HARM = some(
  'hits?', 'hitting', 'beats?', 'push(?:es|ed)?', 'threat\\w*', 'blood\\w*', 'bruis\\w*', 'touch\\w*', 'kiss\\w*', 'naked', 'secrets?', 'drunk', 'knife', 'kill\\w*', '(?:to|wanna|gonna|will|could|might) die', 'dying', 'dead', 'police', 'lock\\w*', 'room', 'bed', 'nights?', 'phone', 'photos?', 'pictures?', 'insta\\w*', 'snap\\w*', 'whatsapp', 'chat\\w*', 'cr(?:y|ies|ied|ying)', 'home', 'alone', 'car', 'money', 'body', 'undress\\w*', 'showers?',
  'schlag\\w*', 'geschlagen', 'haut', 'gehauen', 'schubs\\w*', 'tritt', 'getreten', 'droh\\w*', 'erpress\\w*', 'blut\\w*', 'fasst', 'anfass\\w*', 'kuss\\w*', 'nackt\\w*', 'geheim\\w*', 'betrunken', 'messer', 'umbring\\w*', 'sterben', 'tot', 'polizei', 'eingesperrt', 'zimmer', 'bett', 'nachts?', 'handy', 'fotos?', 'bilder', 'wein\\w*', 'heul\\w*', 'hause', 'daheim', 'allein\\w*', 'auto', 'geld', 'korper', 'umzieh\\w*', 'dusch\\w*',
);
/** Who is feared for more than a question, or whom the others tease, has other answers. */
const OF_MORE = /\b(?:hits?|hit me|beats?|touch\w*|threat\w*|shout\w*|scream\w*|yell\w*|secrets?|photos?|pictures?|naked|bull(?:y|ies|ied|ying)\w*|teas\w*|mock\w*|laugh\w*|schlag\w*|geschlagen|anfass\w*|fasst mich|droh\w*|schrei\w*|anschrei\w*|brull\w*|geheim\w*|fotos?|nackt\w*|mobb\w*|hansel\w*|auslach\w*|ausgelacht|lachen)\b/;
const AT_HOME = some('dads?', 'daddy', 'mums?', 'moms?', 'mummy', 'parents?', 'brothers?', 'sisters?', 'uncle', 'stepdad', 'teachers?', 'papas?', 'mamas?', 'vater', 'mutter', 'eltern', 'bruder', 'schwester', 'onkel', 'lehrer\\w*');
const OPEN = '(?:(?:hi|hey|hallo|sarah|coach|ok|okay|and|und|but|aber|so|also|ja|yes|yeah|yep|no|ne|nein|nee|well|na|halt|doch|oh|hm) )*';

/** A friend or another player who does not pass. */
const UNPASSING = /^(?=.*\b(?:friends?|freind|mates?|team ?mates?|bestie|freund\w*|kumpel\w*|mitspieler\w*|he|she|er|sie)\b)(?=.*\b(?:pass(?:es|ing|t|en)?|gives? me the ball|gibt mir (?:nie )?(?:den |nen )?ball|abspiel\w*|spielt (?:mich|mir)|zuspiel\w*|anspiel\w*)\b)(?=.*\b(?:never|not|doesnt|dont|wont|nie|nicht|kein\w*|selten)\b)/;
const ONLY_LAUGHS = new RegExp(`^${OPEN}(?:(?:das |es )?(?:hab|habe) ich (?:ihm |ihr |das |es |dem |der )*(?:schon |doch |ja )*(?:gesagt|erzahlt)|(?:ich )?(?:hab|habs|habe) (?:ich )?(?:es |das |ihm |ihr |schon |doch |ja )*(?:gesagt|erzahlt)|i (?:already |did |have )*(?:told|said|asked|tell)(?: (?:him|her|it|that|so|already))*|(?:ive )?(?:already )?(?:told|asked)(?: (?:him|her|already|so|that))*)?(?: (?:aber|und|but|and|then|dann))*(?: ?(?:er|sie|der|die|he|she)(?: (?:dann|immer|nur|bloss|einfach|daruber|aber|just|only|always|then|still))* (?:lacht|grinst|laughs|laugh|laughed|laughing|grins|giggles|smiles|ignoriert (?:mich|es|das)|ignores (?:me|it)|hort nicht(?: zu)?|doesnt (?:care|listen))| lacht (?:er|sie|der) )(?: (?:nur|bloss|immer|dann|daruber|einfach|just|only|about it|when(?:ever)? i (?:tell|ask|say|told|asked|said)(?: (?:him|her|it|that|so|to))*|wenn ich (?:\\w+ ){0,2}(?:sage|sag|frage)))*$`);
const STOPS_PASSING = some(
  '(?:soll|sollte|kann|darf) ich (?:(?:ihm|ihr|dem|der|dann|jetzt|auch|einfach|halt|ihn|den|ball) )*(?:nicht|nie|kein\\w*)(?: (?:mehr|ball|auch|einfach))* (?:pass\\w*|zuspiel\\w*|anspiel\\w*|abgeb\\w*|geben)',
  '(?:pass|passe|geb|gebe) ich (?:(?:dann|jetzt|halt|einfach) )*(?:ihm|ihr|dem|auch)(?: (?:ball|den|auch|dann|jetzt|halt|einfach))* (?:nicht|nie|kein\\w*)(?: (?:mehr|auch|ab|ball))*', '(?:spiel|spiele) ich (?:(?:dann|jetzt|halt|einfach|auch) )*(?:ihn|sie|den)(?: (?:auch|dann|jetzt|halt|einfach))* (?:nicht|nie)(?: (?:mehr|auch))* an',
  '(?:should|shall|can|could|do|may) i (?:(?:just|then|also|now) )*(?:stop|not|quit|never)(?: (?:to|even|also|any ?more))* pass\\w*(?: (?:to|the ball|him|her|back|too))*',
  '(?:then )?(?:i wont|i will not|ill not|im not going to|ill stop|i dont) pass(?:ing)?(?: (?:to|the ball|him|her|either|too))*',
);

const MISTAKE = some('fehler\\w*', 'patz\\w*', 'verschiess\\w*', 'verlier\\w*', 'danebenschiess\\w*', 'fehlpass\\w*', 'mistakes?', 'mess(?:ing)?(?: (?:it|something))? up', 'screw(?:ing)?(?: (?:it|something))? up', 'errors?', 'miss(?:ing)?', 'lose the ball', 'do(?:ing)? (?:something|it) wrong');
const MOANS = some('anmecker\\w*', 'mecker\\w*', 'motz\\w*', 'anmotz\\w*', 'anschnauz\\w*', 'anschrei\\w*', 'schimpf\\w*', 'sauer', 'genervt', 'bose', 'schuld', 'moan\\w*', 'blam\\w*', 'complain\\w*', 'mad', 'angry', 'annoyed', 'have a go', 'shout\\w*', 'yell\\w*', 'tell me off', 'groan\\w*');
const ALL_OF_THEM = some('alle', 'die ander\\w*', 'die (?:jungs|madchen|madels|mitspieler)', 'mein team', 'meine mitspieler', 'jeder', 'everyone', 'everybody', 'every one', 'they', 'all', 'the others', 'my (?:team|team ?mates|mates)', 'the (?:boys|girls|lads|team)');
const FEARS = some('dass', 'das ich', 'wenn ich', 'was wenn', 'und wenn', 'angst', 'nervos', 'sorge', 'furchte', 'that i', 'that ill', 'if i', 'when i', 'what if', 'scared', 'afraid', 'worried', 'nervous', 'fear');

/** Nerves and nothing else, behind a match that was told. */
const ONLY_NERVOUS = new RegExp(`^${OPEN}(?:(?:ich |i )?(?:bin|werd|werde|fuhl mich|hab|habe|am|im|i m|get|feel|feeling|got) ?)?(?:(?:ich|halt|voll|so|echt|total|mega|ubelst|krass|sehr|irgendwie|iwie|bisschen|ein|ganz|schon|einfach|ziemlich|just|really|very|super|kinda|a|bit|quite|actually|proper|well|lowkey|the|die|das) )*(?:nervos|aufgeregt|hibbelig|lampenfieber|nervous|nerves|anxious|jittery)(?: (?:af|digga|bro|man|halt|irgendwie|deswegen|deshalb|davor|vorher|about it|about that|tho|though|lol|now|jetzt|schon|wegen dem spiel|wegen morgen|for it|fur morgen|vor dem spiel))*$`);
const MATCH_TOLD = /\b(?:match\w*|games?|cup|final|tournament|spiel|spiele|spieltag|turnier|finale|pokal\w*|derby|tabellen\w*)\b/;

const DARES_NOT = some('trau\\w* (?:ich )?mich (?:(?:halt|echt|aber|da|gar|einfach|irgendwie|iwie|das|es|noch|den|ihn|trainer) )*(?:nicht|nie)', 'mich (?:\\w+ ){0,3}?nicht (?:zu fragen )?trau\\w*', '(?:dont|do not|didnt|cant|wouldnt|would not) dare', 'not brave enough', '(?:im|i am|i m|bin|ich bin)(?: \\w+)? (?:too |zu |so |a bit )?(?:shy|scared|afraid|schuchtern)', 'zu (?:schuchtern|feige)', '(?:hab|habe) (?:\\w+ )?(?:schiss|bammel|angst)', '(?:kein\\w*|nicht den) mut');
const ASKS_HIM = some('(?:zu )?frag\\w*', 'ansprech\\w*', 'anzusprechen', '(?:zu )?sagen', '(?:zu )?reden', '(?:zu )?sprechen', '(?:to )?(?:ask|say|speak|talk|tell)(?:ing)?');
/** Who did something, and what, is told of more than a question to the trainer. */
const OF_A_DEED = some('nein', 'no', 'stopp?', 'wer', 'who', 'passiert\\w*', 'happened', 'gemacht', 'macht', 'getan', 'did', 'does', 'jemand\\w*', 'someone', 'somebody', 'niemand\\w*', 'keinem', 'anyone', 'nobody', 'polizei', 'wahrheit', 'truth');
/** The trainer, playing time or a place, of which the talk is. */
const OF_TRAINER = /\b(?:coach|trainer\w*|manager|bench\w*|sub(?:bed|s)?|minutes|play(?:ing)? (?:more|time)|never play|bank|ersatzbank|ausgewechselt|eingewechselt|spielzeit|mehr spielen|aufgestellt|aufstell\w*|stellt mich|puts? me|position\w*)\b/;
const QUITS = some('(?:hor|hore) (?:ich )?(?:(?:einfach|halt|dann|lieber|jetzt|vielleicht|ganz|mit|dem|fussball) )*auf(?: mit (?:dem )?(?:fussball|kicken))?', '(?:mit (?:dem )?(?:fussball|kicken) )?aufhoren', '(?:schmeiss|schmeisse) (?:ich )?(?:\\w+ )?hin', 'hinschmeissen', 'kein(?:en)? (?:bock|lust) mehr auf fussball', '(?:geb|gebe) (?:ich )?(?:\\w+ )?auf', '(?:(?:maybe|might|should|will|ill|want to|wanna|gonna|going to|could|just|rather) )+(?:quit|give up|stop(?= (?:playing|football|soccer|it)|$)|leave(?= (?:football|soccer|the team|my team|it)|$))(?: (?:playing|football|soccer|the team|my team|it))*', '(?:quitting|stopping|giving up)(?: (?:football|soccer))?');
/** What is told with the own substitution, or not of football at all. */
const NO_QUITTING = some('sub(?:bed|s)?', 'bench\\w*', 'bank', 'ausgewechselt', 'heute', 'today', 'ubung\\w*', 'drills?', 'plan\\w*', 'video\\w*', 'app', 'jetzt gleich', 'wann', 'when', 'minute\\w*', 'time', 'laughing', 'lachen', 'nervous', 'passing', 'passen', 'life', 'leben', 'school', 'schule');

/** What is said again and again of how one plays. */
const PUT_DOWN = /\b(?:sag(?:en|t)|meinen|nennen|finden|says?|said|saying|calls?|think)\b.*\b(?:schlecht\w*|scheisse|schwach|nicht gut|nix kann\w*|nichts kann\w*|loser|lappen|noob|lost|mies\w*|bad|rubbish|trash|garbage|useless|terrible|awful|suck|not good|worst)\b/;
const EVERY_TIME = new RegExp(`^${OPEN}(?:(?:das (?:ist|sagen sie|machen sie|sagen die|machen die)|die (?:sagen|machen) das|sie (?:sagen|machen) das|they (?:say|do) (?:it|that)|its|it is|thats|it happens|es ist|es passiert|passiert) ?)?(?:(?:fast|schon|echt|wirklich|almost|nearly|really|like|literally) )*(?:jedes mal|jedesmal|immer(?: wieder)?|standig|dauernd|jeden tag|(?:in |bei )?jede[sm] (?:training|spiel)|(?:beim|im) training immer|schon (?:lange|oft|ewig)|jede woche|ganz oft|every ?time|every single time|always|all the time|each time|every ?day|every (?:training|match|game|practi[cs]e|session|week)|at every (?:training|match|game|practi[cs]e)|constantly|a lot)(?: (?:halt|echt|schon|wieder|really|man|wenn ich (?:spiele|komme|den ball (?:habe|hab|verliere)|einen fehler mache)|when i (?:play|come|lose the ball|have the ball|make a mistake)|im training|beim training|at training|in training))*$`);

const PAIN_TOLD = /\b(?:weh|wehtut|schmerz\w*|verletz\w*|umgeknickt|verdreht|geschwollen|hurts?|hurting|sore|pains?|painful|aches?|aching|killing me|kills|swollen|sprained|twisted)\b/;
const HEAD_OR_BLOW = /\b(?:head|kopf|chest|brust|breath\w*|atem\w*|luft|heart|herz|dizzy|schwindel\w*|schwindlig|hits?|hitting|kicks? me|beats?|schlag\w*|geschlagen|tritt|touch\w*|anfass\w*|fasst)\b/;
const WHO_KNOWS = '(?:(?:mein\\w{0,2}|my|the|der|die|dem|den) )?(?:mama|papa|mami|papi|mutter|vater|eltern|oma|opa|mum|mom|mummy|mommy|dad|daddy|mother|father|parents|gran|grandma|grandpa|trainer|trainerin|coach|arzt|arztin|doctor|physio)';
const LIGHT = '(?:(?:es |das |it )?(?:ist|is|tut|its|it is|thats|isnt)? ?(?:(?:halt|aber|auch|gar|mehr) )*(?:nicht|not)(?: (?:so|sehr|that|too|really|very|mehr|ganz))* (?:schlimm|doll|arg|stark|wild|bad|badly|serious|weh)|(?:it )?(?:isnt|doesnt)(?: (?:that|so|too|really|hurt))* (?:bad|badly|much)|geht schon|(?:its |is )?(?:ok|okay|fine)|(?:nur |only |just )?(?:ein |a )?(?:bisschen|little bit|little|bit))';
const KNOWS = `(?:${WHO_KNOWS} (?:(?:already|schon|auch|both) )*(?:weiss|wissen|knows?)(?: (?:es|das|davon|bescheid|schon|ja|auch|about|it|that|already|alle))*|(?:das |es )?(?:weiss|wissen) (?:es |das )?(?:schon )?${WHO_KNOWS}(?: schon)?|(?:das |es |schon )*(?:ich )?(?:hab|habs|habe) (?:ich )?(?:(?:es|das|schon|auch|ja) )*${WHO_KNOWS}(?: (?:und|and) ${WHO_KNOWS})?(?: (?:es|das|schon|auch|davon))* (?:gesagt|erzahlt|gezeigt)|(?:i )?(?:(?:i|ive|have|already|just|did) )*(?:told|showed|shown|tell|said to|said it to)(?: it to| it)? ${WHO_KNOWS}(?: (?:already|about it|it|that|yesterday|today))*)`;
const LOOKS_AT_IT = '(?:(?:sie|er|she|he|wir|we|shes|hes|die|der) (?:(?:will|is|are|then|dann|hat|has|ist) )*(?:schaut|guckt|schauts|sieht|looks?|looked|looking|geht|gehen|go|goes|going|kuhlt|put|macht|rings?|calls?|ruft)(?: (?:sich|es|das|drauf|nach|an|at|after|it|mit|mir|with|me|zum|zu|einem|beim|arzt|arztin|the|to|a|doctor|doctors|physio|morgen|heute|spater|tomorrow|today|later|eis|ice|on))*)';
const KNOWN_AT_HOME = new RegExp(`^${OPEN}(?:${LIGHT} )?(?:(?:und|and|aber|but|weil|because) )*${KNOWS}(?: (?:und |and |aber |but )?(?:${LIGHT}|${LOOKS_AT_IT}))?$`);

/** What lasts for weeks is for a doctor, whoever knows of it. */
const HEAD_BLOW_OR_WEEKS = new RegExp(`${HEAD_OR_BLOW.source}|\\b(?:weeks?|months?|wochen?|monat\\w*)\\b`);

/** That somebody at home knows of a pain, as a whole message. */
export const painKnownAtHomePattern: CarePattern = { of: 'painKnownAtHome', says: [KNOWN_AT_HOME], behind: PAIN_TOLD, notBehind: HEAD_BLOW_OR_WEEKS, by: 'player', byEar: true, mostWords: 16 };

export const trainerFriendAndMistakeWorryPatterns: readonly CarePattern[] = [
  { of: 'putDownEveryTime', says: [EVERY_TIME], behind: PUT_DOWN, by: 'player', byEar: true, mostWords: 12 },
  { of: 'friendLaughsWhenTold', says: [ONLY_LAUGHS], unless: HARM, behind: UNPASSING, by: 'player', byEar: true, mostWords: 16 },
  { of: 'passToUnpassingFriend', says: [STOPS_PASSING], unless: HARM, behind: UNPASSING, by: 'player', byEar: true, mostWords: 20 },
  { of: 'nervousBeforeMatch', says: [ONLY_NERVOUS], behind: MATCH_TOLD, notBehind: OF_MORE, by: 'player', byEar: true, mostWords: 14 },
  { of: 'fearsMistakeAndMoaning', says: [MISTAKE, MOANS, ALL_OF_THEM, FEARS], unless: new RegExp(`${HARM.source}|${AT_HOME.source}|${some('coach', 'trainer\\w*').source}`), by: 'player', byEar: true, mostWords: 22 },
  { of: 'daresNotAskTrainer', says: [DARES_NOT, ASKS_HIM], unless: new RegExp(`${HARM.source}|${AT_HOME.source}|${OF_A_DEED.source}`), behind: OF_TRAINER, notBehind: OF_MORE, by: 'player', byEar: true, mostWords: 16 },
  { of: 'quitForTrainer', says: [QUITS], unless: new RegExp(`${HARM.source}|${NO_QUITTING.source}|${AT_HOME.source}`), behind: OF_TRAINER, notBehind: OF_MORE, by: 'player', byEar: true, mostWords: 14 },
];

/** What is told with these. */
export const TRAINER_FRIEND_AND_MISTAKE_WORRIES: ReadonlySet<CareAsk> = new Set([painKnownAtHomePattern, ...trainerFriendAndMistakeWorryPatterns].map(({ of }) => of));

/** What such worries are told with, beside the everyday words of care. */
const WORRY_WORDS: ReadonlySet<string> = new Set(
  (
    'laugh laughs laughed laughing grins giggles ignores ignore care stop stopping passing passes quit quitting football mistake mistakes mess messing screw error errors miss moan moans moaning blame blames mad angry annoyed nervous scared afraid worried dare shy brave that ill ive if whenever already told back either maybe might give leave again when ' +
    'lacht grinst ignoriert hor hore auf nich mehr passen passt passe pass anspielen zuspielen abgeben fehler fehlpass patzer anmeckern meckern meckert motzen schimpfen sauer genervt schuld nervos angst sorge trau traue traut mut schuchtern bammel schiss fragen vllt vielleicht fussball aufhoren wieder nen das dass gesagt erzahlt ihm ihr digga ey'
  ).split(' '),
);
/** Where a pain is known to somebody, and how often one is put down, each word is one of the pattern. */
const WHOLE_MESSAGES: ReadonlySet<CareAsk> = new Set<CareAsk>(['painKnownAtHome', 'putDownEveryTime', 'friendLaughsWhenTold', 'nervousBeforeMatch']);
/** Whether an answer to such a worry may stand where the second opinion doubts: each word is an everyday one of it. */
export const saysOnlyOfTrainerFriendOrMistake = (care: CareAsk, words: readonly string[]): boolean => WHOLE_MESSAGES.has(care) || words.every((word) => isHarmlessCareWord(word) || WORRY_WORDS.has(word));
