import { says } from '../question-parts/whole-word-pattern.ts';
import type { Role } from './playing-position-in-talk.ts';
import type { SituationRow } from './player-situation-pattern-type.ts';

const words = (...ways: readonly string[]): RegExp => new RegExp(`\\b(?:${ways.join('|')})(?= |$)`);

/** Blows, fear of people, bodies and secrets: left to the rules and to care. */
const HARM = words('hits?', 'hitting', 'punch\\w*', 'beats? me', 'schlagt', 'schlagen mich', 'touch(?:es|ed|ing)? (?:me|my)', 'fasst mich', 'secret\\w*', 'geheim\\w*', 'naked', 'nackt\\w*', 'photos?', 'fotos?', 'hurt(?:s|ing)?', 'weh', 'bullie?[sd]?', 'bully\\w*', 'mobb\\w*', 'blood\\w*', 'blut\\w*', 'dizzy', 'schwindel\\w*', 'schwindlig', 'die', 'sterben', 'insult\\w*', 'beleidig\\w*', 'laugh\\w*', 'lach\\w*', 'every ?day', 'jeden tag', 'kill\\w*');

const IN_GOAL = '(?:in (?:the )?(?:goal|nets?)|as (?:a |the )?(?:keeper|goalie|goalkeeper)|(?:be|being|am|im|play|playing|the|our) (?:a |the |in )?(?:keeper|goalie|goalkeeper)|keeper|goalie|goalkeeper|im tor|ins tor|als (?:torwart|torhuter\\w*|torfrau)|torwart|torhuter\\w*|torfrau)';
const GOAL = words(IN_GOAL);
const FIRST_TIME = words('first', '1st', 'never', 'havent', 'new', 'ersten? ?mal', 'erste[nrs]?', 'noch nie', 'nie', 'neu', '(?:is |ist )?(?:ill|sick|injured|krank|verletzt)', 'have to go', 'muss ich');
const MATCH_OR_FEAR = words('match\\w*', 'games?', 'tournament', 'tomorrow', 'tmrw', 'tmr', 'mon\\w*day', '\\w+days?', 'weekend', 'scared', 'afraid', 'nervous', 'worried', 'help', 'dont dare', 'spiel\\w*', 'turnier', 'morgen', '\\w+tags?', 'wochenende', 'angst', 'bammel', 'schiss', 'nervos', 'aufgeregt', 'trau\\w*', 'hilfe', 'time in goal', 'time in nets');
/** An injury of the player, or a question of one's own shots. */
const NOT_FIRST = words('i (?:am|was|got) (?:ill|sick|injured)', 'ich (?:bin|war) (?:krank|verletzt)', 'score\\w*', 'shoot', 'shot a', 'schiess\\w*', 'geschossen', 'penalt\\w*', 'elfmeter\\w*', 'gloves?', 'handschuh\\w*', 'first (?:goal|touch)', 'goals', 'erstes tor', 'crosses', 'corner\\w*', 'first half', 'how many', 'wie ?viele?', 'lost', 'verloren', 'i was', 'gestern', 'yesterday', 'my (?:son|daughter|child)', 'mein\\w* (?:sohn|tochter|kind)', 'always', 'immer', 'drills?', 'ubung\\w*', 'breakfast', 'eat', 'ess\\w*');
const LETS_IN = words('lets?(?: \\w+){0,3} in', 'letting(?: \\w+){0,3} in', 'concede\\w*', '(?:goes|go|gets) in', 'score against', 'make a mistake', 'mess(?: it)? up', 'durchlass\\w*', 'durch ?rutsch\\w*', 'rein ?lass\\w*', 'rein ?geh\\w*', '(?:geht|rutscht) (?:\\w+ )?(?:rein|durch)', 'kassier\\w*', 'patz\\w*', 'fehler mach\\w*', 'reinkrieg\\w*', '(?:krieg|bekomm)\\w* (?:\\w+ ){0,2}rein');
const IF = words('what if', 'if', 'when', 'scared', 'afraid', 'wenn', 'falls', 'angst', 'dass');
const HARD_SHOTS = words('(?:shoot|shots?|kick|balls?)(?: \\w+){0,3} (?:hard|fast|powerful)', '(?:hard|fast|powerful) (?:shots?|balls?)', '(?:fest|hart|doll|stark)\\w*(?: \\w+){0,2} (?:schiess\\w*|schuss\\w*|schusse\\w*)', '(?:schiess|schuss|ball)\\w*(?: \\w+){0,3} (?:fest|hart|doll)\\w*', '(?:feste|harte) (?:schusse|balle)');
const KEEPER_TALK = new RegExp(IN_GOAL);

const OPPONENT = '(?:(?:the|their|a|an|that|this|my|deren|der|die|den|dem|ein|eine[nm]?|mein\\w*|so ein\\w*) (?:\\w+ ){0,3}?(?:wingers?|strikers?|forwards?|attackers?|opponents?|number (?:\\d+|nine|ten)|midfielders?|(?:boy|girl|guy|kid|player|one) (?:on|from|in) (?:the|their)|aussensturmer\\w*|sturmer\\w*|flugelspieler\\w*|angreifer\\w*|gegner\\w*|gegenspieler\\w*|neuner\\w*|zehner\\w*|mittelfeldspieler\\w*|auf deren flugel|auf dem flugel))';
const OTHER = words(OPPONENT);
const QUICK = words('(?:way |much |so |really |a lot |far |very )*(?:quick\\w*|fast\\w*|speedy|rapid)', 'outruns?', '(?:runs?|sprints?) (?:away|past|off)', 'schnell\\w*', 'weg ?lauf\\w*', 'davon ?lauf\\w*', 'weg ?renn\\w*', '(?:lauft|rennt|sprintet)(?: \\w+){0,2} (?:weg|davon)');
const STRONG = words('strong\\w*', 'big\\w*', 'physical', 'push\\w* (?:me|past|off)', 'stark\\w*', 'gross\\w*', 'kraftig\\w*', '(?:druckt|schiebt|drangt)(?: mich)?(?: \\w+){0,2} (?:weg|zur seite|ab)');
const TURNS = words('turns? (?:me|around me|past me|on me)', 'spins? (?:me|around me|off me)', 'dreht sich(?: \\w+){0,4}');
const TRICKS = words('step ?overs?', 'tricks?', 'feints?', 'skills?', 'moves', 'ubersteiger\\w*', 'finten?', 'tauschung\\w*');
const AGAINST = words('at me', 'against me', 'to me', 'on me', 'gegen mich', 'mich', 'mir');
const DEFENDS = words('mark', 'marking', 'defend\\w*', 'against', 'deal with', 'stop', 'than (?:me|i)', 'then me', 'outruns?', 'past me', 'away from me', 'deck\\w*', 'verteidig\\w*', 'gegen', 'als ich', 'wie ich', 'mir', 'mich', 'aufhalt\\w*', 'stopp\\w*');
const BACK = /\b(?:back|defen[cs]e|defender|defend\w*|mark(?:ing)?|verteidig\w*|\w*verteidiger|abwehr|hinten|deck\w*|manndeckung)\b/;
const ATTACKS = words('(?:get|go|come|run|dribble|beat) (?:past|by|a|an|the|him|her|them|my|defenders?)', 'vorbei ?komm\\w*', 'komm\\w* ich(?: \\w+){0,3} vorbei', 'ausdribbel\\w*', 'ausspiel\\w*', 'how do i (?:get|become|run) (?:faster|quicker)', 'wie werd\\w* ich schneller', 'drills?', 'ubung\\w*', 'head(?:er|ers|ing)', 'kopfball\\w*', 'air', 'luft', 'foul\\w*');

const WARM_UP = words('warm ?ups?', 'warm(?:ing)? (?:\\w+ )?up', 'aufwarm\\w*', 'warme? (?:ich )?(?:mich )?(?:\\w+ ){0,4}auf', 'wie warm\\w* ich');
const WITH_BALL = words('with (?:a|the|my|our) ball', 'ball', 'mit (?:dem |einem |meinem )?ball');
const GROUP = words('\\w*aufwarmspiel\\w*', 'kids', 'children', 'players', 'team', 'group', 'kinder\\w*', 'spielern?', 'mannschaft', 'gruppe', 'u ?\\d{1,2}s?', 'under \\w+', '[a-g] jugend', 'games', '\\d+');

const SHOES = words('boots?', 'shoes?', 'cleats?', 'studs?', 'trainers', 'fg', 'ag', 'tf', '\\w*schuhe?n?', 'stollen', 'noppen');
const TURF = words('astro ?turf', 'astro', 'turf', 'artificial(?: \\w+)?', '3g', '4g', 'plastic', 'synthetic', 'kunstrasen\\w*', 'asche\\w*', 'ascheplatz\\w*', 'hartplatz\\w*', 'tartan');
const SHOES_TALK = /\b(?:boots?|shoes?|cleats?|\w*schuhe?n?|stollen|studs?)\b/;
const ON_GRASS = words('(?:on|fur|auf|for) (?:natural |real |normal\\w* |echte\\w* )?(?:grass|rasen|naturrasen)', 'naturrasen', 'burn\\w*', 'hurts?', 'brandwunde\\w*', 'verbrenn\\w*', 'water', 'slip\\w*', 'rutsch\\w*', 'faster', 'tired', 'ball');
const SHIN = words('shin ?(?:pads?|guards?)', 'schienbein\\w*');
const LOOK = words('look (?:for|out)', 'watch', 'which', 'what size', 'choose', 'buy', 'fit\\w*', 'good', 'worauf', 'achten', 'welche\\w*', 'grosse', 'kauf\\w*', 'passen', 'sitzen');

const ACCOUNT = words('accounts?', 'log ?ins?', 'sign ?ups?', 'sign(?:ing)? up', 'register\\w*', 'konto', 'konten', 'accounts?', 'anmeld\\w*', 'melde?(?: \\w+){0,4} an', 'registrier\\w*', 'use mine', 'team ?account\\w*', 'use my (?:account|login)');
const TEAM = words('(?:my|our|the|a|whole|entire) (?:\\w+ )?(?:team|squad|players|group|class)', '(?:all|each|every) (?:of )?(?:my |the |our )?(?:players|kids?|child|children|team)', 'team account\\w*', 'account for (?:coaches|trainers|teams)', 'coaches', '(?:mein|unser|die|eine|ganze|das|alle)\\w* (?:\\w+ )?(?:mannschaft|team|spieler\\w*|gruppe)', 'jedes kind', 'jeder spieler', 'teamaccount\\w*', 'team ?konto', 'fur trainer');
const OTHERS_TOO = words('(?:my |our )?(?:brother|sister|friend|cousin|dad|mum|mom)s?', 'two (?:kids|children|sons|daughters|people|players)', 'share', 'same', 'bruder', 'schwester', 'freund\\w*', 'cousin\\w*', 'zwei (?:kinder|sohne|tochter|leute|spieler)', 'teilen', 'gleiche\\w*', 'selbe\\w*', 'gemeinsam\\w*', 'one account or two', 'ein konto oder zwei', 'mine', 'mein konto');
const NOT_ACCOUNT = words('(?:on|auf) (?:\\w+ ){0,3}(?:phone|tablet|ipad|handy|computer|laptop)', 'delete\\w*', 'losch\\w*', 'password', 'passwort', 'change', 'ander\\w*', 'hack\\w*', 'insta\\w*', 'tik ?tok', 'whats ?app', 'snap\\w*', 'xbox', 'fifa', 'logged out', 'abgemeldet', 'forgot', 'vergessen', 'bank', 'trial', 'tournament', 'turnier', 'probetraining', 'club', 'verein', 'writes?', 'schreibt', 'stole\\w*', 'geklaut', 'cost\\w*', 'kostet');

const DATA = words('(?:personal )?data', '(?:any of )?what (?:he|she|i) (?:does?|writes?|saves?|films?|says?)', 'was (?:er|sie|ich) (?:\\w+ ){0,2}?(?:macht|mache|schreibt|schreibe|speichert)', 'information', 'infos?', 'details', 'privacy', 'gdpr', 'dsgvo', 'daten', 'datenschutz\\w*');
const OF_DATA = words('sent', 'send', 'goes?', 'going', 'stored?', 'share\\w*', 'sell', 'sold', 'collect\\w*', 'keep', 'kept', 'saves?', 'saved', 'gets?', '(?:go|goes) to', 'do you do with', 'done with', 'happens?', 'safe', 'secure', 'ok', 'okay', 'where', 'who', 'geht', 'gehen', 'liegen', 'liegt', 'speicher\\w*', 'gespeichert', 'gesendet', 'geschickt', 'sammel\\w*', 'weiter ?geb\\w*', 'weiter', 'verkauf\\w*', 'bekomm\\w*', 'kriegt', 'macht ihr', 'machen sie', 'passiert', 'sicher', 'wo', 'wer', 'wohin');
const NOT_DATA = words('download\\w*', 'herunterlad\\w*', 'delete\\w*', 'losch\\w*', 'mobile data', 'data volume', 'datenvolumen', 'how much data', 'wie viel\\w* daten', 'of (?:the|a) (?:drill|match|game)', 'contact details', 'offline', 'more (?:details|information|infos?)', 'mehr (?:details|infos?)', 'export\\w*', 'login ?daten', 'anmeldedaten', 'coach', 'man', 'stranger', 'fremde\\w*');
/** Who reads what is written to the coach has an answer of its own. */
const WHO_READS = /\b(?:who|anyone|anybody|somebody|wer|jemand)\b.*\b(?:writes?|types?|says?|schreib\w*)\b/;
const NOT_DATA_OR_READER = new RegExp(`${NOT_DATA.source}|${WHO_READS.source}`);
/** What goes somewhere, and where to. */
const WHAT_IS_SENT = words('videos?', 'clips?', 'chats?', 'messages?', 'talks?', 'results?', 'numbers?', 'answers?', 'data', '(?:what|anything) (?:he|she|i)', 'gesprache?', 'nachrichten', 'ergebnisse', 'zahlen', 'daten', 'was (?:er|sie|ich)');
const COMPANY = words('(?:an? |some |any |other |outside )?(?:ais?|compan(?:y|ies)|third part(?:y|ies)|advertisers?|google|openai)', '(?:eine |andere |fremde )?(?:ki|firmen?|dritte\\w*|werbung)');
const OF_CHILD = words('his', 'her', 'hers', 'their', 'him', '(?:my|our) (?:\\w+ )?(?:son|daughter|child|kid|boy|girl)\\w*', 'child\\w*', 'kids?', 'sein\\w*', 'ihr\\w*', 'ihn', 'ihm', 'er', 'sie', '(?:mein|unser)\\w* (?:\\w+ )?(?:sohn|tochter|kind)\\w*', 'kind\\w*', 'mum', 'mom', 'dad', 'parent', 'mama', 'papa', 'mutter', 'vater');
const PARENT_TALK = /\b(?:(?:my|our) (?:\w+ )?(?:son|daughter|child|kid|boy|girl)|(?:im|i am|i m|its|hello|hi|this is) (?:(?:a|an|the|his|her|\w+s) )?(?:mum|mom|dad|mother|father|parent)|dad of|mum of|he|she|(?:mein|unser)\w* (?:\w+ )?(?:sohn|tochter|kind)\w*|ich bin (?:die|der|ein\w*) (?:mama|papa|mutter|vater)|(?:mama|papa|mutter|vater) von|ihr kind)\b/;
const VIDEO = words('videos?', 'clips?', 'films?', 'recordings?', 'aufnahmen?');
const SEEN = words('who', 'sees?', 'see', 'watch\\w*', 'get(?:s|ting)?', 'wer', 'sieht', 'sehen', 'anschau\\w*', 'bekommt', 'kriegt');

const YOUNG = words('u ?\\d{1,2}s?', 'under \\w+', '[a-g] ?jugend', 'bambini\\w*', 'minis?', 'my age', 'at my age', 'in my age', 'for kids', 'kids league', 'kids football', 'with us', 'for us', 'our league', 'bei uns', 'fur uns', 'in meinem alter', '\\d{1,2} ?(?:year|yr|jahr|jahrig\\w*|yo)(?: ?olds?|s| alt)?', 'im \\d{1,2}', 'kinderfussball', '(?:junger|kleiner|older|younger|smaller) \\w+', 'for children', 'bei kindern', 'fur kinder');
const MORE = words('and', 'also', 'too', 'does', 'is', 'what about', 'how about', 'as well', 'und', 'auch', 'gilt', 'ist', 'wie', 'same', 'then', 'at', 'for', 'in', 'bei', 'fur');
/** A turn of at most eleven words. */
const MOST_SHORT = /^\S+(?: \S+){0,10}$/;

const SAME_DAY = words('(?:on |at )?the same day', 'same day', 'on one day', '(?:on |at )?(?:team |club )?(?:training|practi[cs]e|match) days?', '(?:before|after) (?:or after )?(?:the |my |team |club |football |soccer )*(?:training|practi[cs]e)', '(?:am|an) (?:selben|gleichen|demselben|einem) tag', 'gleiche\\w* tag', '(?:an )?\\w*trainingstagen?', '(?:vor|nach) (?:oder nach )?(?:dem |meinem )?\\w*training', 'that day', 'an dem tag', '(?:ich )?hab(?:e)? um \\w+ training', 'i have training', 'da trotzdem', '\\w*training und');
const TEAM_TRAINING = words('(?:team|club|football|soccer|squad) (?:training|practi[cs]e)', 'training(?: days?| at \\w+)?', 'practi[cs]e', '(?:verein|mannschaft|fussball|team)s?training\\w*', 'training\\w*', '\\w*trainingstag\\w*');
const ASKS_OK = words('is it', 'is that', 'can', 'may', 'should', 'could', 'ok', 'okay', 'bad', 'also', 'too', 'before or after', 'still', 'fine', 'ist es', 'darf', 'kann', 'soll', 'sollte', 'geht', 'schlimm', 'auch', 'vor oder nach', 'trotzdem', 'gut');
const NOT_SAME_DAY = words('cola', 'coke', 'fanta', 'sprite', 'juice', 'lemonade', 'milk\\w*', 'shakes?', 'chocolate', 'sweets', 'candy', 'crisps', 'chips', 'pizza', 'burgers?', 'saft', 'limo\\w*', 'milch', 'schokolade', 'schoki', 'sussig\\w*', 'pommes', 'eat\\w*', 'ess\\w*', 'drink\\w*', 'trink\\w*', 'stretch\\w*', 'dehn\\w*', 'sleep\\w*', 'schlaf\\w*', 'shower\\w*', 'dusch\\w*', 'hurts?', 'weh', 'sore', 'muskelkater', 'ill', 'sick', 'krank', 'boring', 'langweilig', 'match', 'spiel', 'tired', 'mude', 'streak', 'serie', 'homework', 'hausaufgaben', 'my son', 'my daughter', 'child', 'mein\\w* (?:sohn|tochter|kind)', 'he', 'she', 'er', 'warm ?up', 'aufwarm\\w*', 'how (?:much|long|many|often)', 'wie (?:viel\\w*|lange?|oft)', 'skip', 'miss', 'in(?:stead)? of', 'statt', 'today', 'heute', 'did', 'was', 'war', 'extra', 'plan', 'which drill', 'welche ubung');
/** One's own practice, by its name or as “it” and “too”. */
const PRACTISES = words('drills?', 'practi[cs]e', 'train', 'exercises?', 'sessions?', 'do it', 'do that', 'too', 'also', 'uben', 'ube', 'ubung\\w*', 'trainier\\w*', 'das', 'auch');
const SPRINT = says('sprint\\w*|faster|quicker|speed\\w*|schnell\\w*|tempo|antritt');
const STRENGTH = says('strength|stronger|strong|strong legs|push ?ups?|squats?|weights?|gym|krafttraining|kraft|starker\\w*|liegestutz\\w*|kniebeugen?|stamina|fitter|fitness|endurance|ausdauer|fitter|kondition');

/** Asks why, and names nothing else. */
const WHY_NOT = /^(?:(?:and|but|ok|so|und|aber|ja|yes) )*(?:why|warum|wieso|weshalb|how come)(?: (?:not|nicht|denn|so|do i|must i|have to|need|them|that|is that|then|muss|ich|man|die|das|tragen|wear|bad|schlecht|it|is|it bad))*$/;

const DEFENDERS: readonly Role[] = ['defenderRole'];

const LEGS = words('(?:through|thru|between|threw) (?:my|the|there|their|his|her) (?:\\w+ )?legs', '(?:durch|zwischen) (?:meine|die|ihre|seine) (?:\\w+ )?beine', '(?:mir |denen |ihnen )?durch die beine');
const LEGS_TALK = /\b(?:through|thru|between|threw|durch|zwischen)\b.*\b(?:legs|beine)\b/;
const PROS = words('pros?', 'professional\\w*', 'profis?', 'neuer', 'ter stegen', 'alisson', 'courtois', 'good keepers?', 'gute\\w* torhuter\\w*');
const STOP_IT = words('how (?:do|can|could) i (?:stop|avoid|prevent) (?:that|it|this)', 'wie (?:verhinder|vermeid)\\w* ich (?:das|so was)', 'was (?:kann|mach\\w*) ich dagegen');
const STARS = says('messi|ronaldo|mbappe|haaland|neymar|yamal|bellingham|kane|musiala|wirtz|salah|neuer');
const AS_GOOD = words('as good as (?:him|her|them|that|messi|ronaldo|mbappe|haaland)', '(?:like|better than) (?:him|her|messi|ronaldo|mbappe|haaland)', 'so gut (?:wie|werden wie) (?:er|sie|die|der|messi|ronaldo|mbappe|haaland)', 'wie (?:er|messi|ronaldo|mbappe|haaland) werden');
const IF_I = words('if i', 'can i', 'could i', 'will i', 'wenn ich', 'kann ich', 'werd\\w* ich', 'schaff\\w* ich');
/** Tells with which foot, as a whole turn. */
const WITH_FOOT = /^(?:(?:and|und|even|sogar|auch noch|also|it was|das war|war|i did it|yes|ja) )*(?:with|mit) (?:my |the |meinem |dem )?(?:left|right|weak(?:er)?|links|rechts|linken|rechten|schwachen|schwacheren)(?: (?:foot|one|fuss))?(?: (?:too|even|sogar|auch noch|auch))*$/;
const GOAL_TOLD = says('(?:scored|goal|goals|tore?|geschoss?en|getroffen|bude)');

/** The first match in goal, an opponent, a warm-up with the ball, gear, accounts, data, rules at an age, and drills beside training with a team. */
export const MATCH_GEAR_AND_ACCOUNT_ROWS: readonly SituationRow[] = [
  { line: 'goalWithThatFoot', inTalk: true, talk: GOAL_TOLD, asks: [WITH_FOOT] },
  { line: 'asGoodAsStar', inTalk: true, talk: STARS, asks: [AS_GOOD, IF_I], unless: words('cards?', 'karten?', 'drills?', 'ubung\\w*') },
  { line: 'strengthAndGrowing', asks: [words('kraft\\w*', 'gewichte\\w*', 'hanteln', 'weights?', 'strength(?: \\w+)?', 'gym'), words('wachs\\w*', 'kleiner?', 'grow\\w*', 'stunt\\w*', 'short(?:er)?', 'small(?:er)?')], unless: words('hurts?', 'weh', 'pain\\w*', 'schmerz\\w*', 'wachstumsschmerz\\w*', 'growing pains?') },
  { line: 'transitionMeans', asks: [words('umschalt\\w*', 'transition\\w*'), words('was (?:heisst|bedeutet|ist|meint)', 'what (?:does|is|do)', 'whats', 'mean\\w*', 'how do i', 'wie')] },
  { line: 'keeperLegsPros', asks: [LEGS, PROS] },
  { line: 'keeperLegs', inTalk: true, role: ['goalkeeper'], talk: LEGS_TALK, asks: [STOP_IT] },
  { line: 'keeperLegsTold', inTalk: true, role: ['goalkeeper'], asks: [LEGS], unless: new RegExp(`${HARM.source}|${STOP_IT.source}|\\b(?:how|wie)\\b`) },
  { line: 'keeperConcedes', talk: KEEPER_TALK, inTalk: true, asks: [LETS_IN, IF], unless: HARM },
  { line: 'keeperFirstHardShots', talk: KEEPER_TALK, inTalk: true, asks: [HARD_SHOTS, IF], unless: HARM },
  { line: 'firstMatchInGoal', asks: [GOAL, FIRST_TIME, MATCH_OR_FEAR], unless: new RegExp(`${HARM.source}|${NOT_FIRST.source}`) },
  { line: 'defendTurner', asks: [OTHER, TURNS], unless: ATTACKS },
  { line: 'defendTricks', inTalk: true, talk: BACK, asks: [OTHER, TRICKS, AGAINST], unless: ATTACKS },
  { line: 'defendStrong', talk: BACK, asks: [OTHER, STRONG], unless: new RegExp(`${ATTACKS.source}|${HARM.source}`) },
  { line: 'defendFastWinger', asks: [OTHER, QUICK, DEFENDS], unless: ATTACKS },
  { line: 'defendFastWinger', inTalk: true, role: DEFENDERS, asks: [OTHER, QUICK], unless: ATTACKS },
  { line: 'warmUpWithBall', asks: [WARM_UP, WITH_BALL], unless: GROUP },
  { line: 'turfShoes', talk: SHOES_TALK, asks: [TURF], unless: ON_GRASS },
  { line: 'turfShoes', asks: [TURF, SHOES], unless: ON_GRASS },
  { line: 'shinPadsFit', asks: [SHIN, LOOK], unless: HARM },
  { line: 'colaWhyNot', inTalk: true, talk: says('cola|coke|energy drinks?|red ?bull|monster|limo|fanta|energydrinks?'), asks: [WHY_NOT] },
  { line: 'whyShinPads', inTalk: true, talk: says('shin ?(?:pads?|guards?)|schienbein\\w*'), asks: [WHY_NOT] },
  { line: 'teamAccount', asks: [ACCOUNT, TEAM], unless: NOT_ACCOUNT },
  { line: 'oneAccountEach', asks: [ACCOUNT, OTHERS_TOO], unless: NOT_ACCOUNT },
  { line: 'videoForParent', inTalk: true, talk: PARENT_TALK, asks: [VIDEO, SEEN], unless: NOT_DATA },
  { line: 'dataForParent', asks: [WHAT_IS_SENT, OF_DATA, COMPANY, OF_CHILD] },
  { line: 'dataKept', asks: [WHAT_IS_SENT, OF_DATA, COMPANY] },
  { line: 'dataForParent', asks: [DATA, OF_DATA, OF_CHILD], unless: NOT_DATA_OR_READER },
  { line: 'dataForParent', talk: PARENT_TALK, inTalk: true, asks: [DATA, OF_DATA], unless: NOT_DATA_OR_READER },
  { line: 'dataKept', asks: [DATA, OF_DATA], unless: NOT_DATA_OR_READER },
  { line: 'offsideByAge', inTalk: true, talk: says('off ?side|abseits'), asks: [YOUNG, MORE, MOST_SHORT] },
  { line: 'backPassByAge', inTalk: true, talk: says('back ?pass\\w*|ruckpass\\w*'), asks: [YOUNG, MORE, MOST_SHORT] },
  { line: 'subsByAge', inTalk: true, talk: says('subs?|substitut\\w*|auswechsl\\w*|auswechslungen|wechseln'), asks: [YOUNG, MORE, MOST_SHORT] },
  { line: 'headingByAge', inTalk: true, talk: says('head(?:er|ers|ing)?|kopf\\w*|kopfball\\w*'), asks: [YOUNG, MORE, MOST_SHORT], unless: HARM },
  { line: 'ballByAge', inTalk: true, talk: says('(?:big|size)\\w* (?:\\w+ ){0,3}ball|ball ?(?:size|grosse)|gross (?:\\w+ ){0,3}ball'), asks: [YOUNG, MORE, MOST_SHORT] },
  { line: 'playersByAge', inTalk: true, talk: says('how many players|how many (?:\\w+ )?on a (?:team|side)|wie ?viele? (?:spieler|spielen)'), asks: [YOUNG, MORE, MOST_SHORT] },
  { line: 'sprintsWithTeam', inTalk: true, talk: SPRINT, asks: [SAME_DAY, ASKS_OK], unless: NOT_SAME_DAY },
  { line: 'strengthWithTeam', inTalk: true, talk: STRENGTH, asks: [SAME_DAY, ASKS_OK], unless: NOT_SAME_DAY },
  { line: 'strengthWithTeam', inTalk: true, talk: STRENGTH, asks: [/^(?:(?:and|und|so|ok|also|better|lieber|besser|it|das) )*(?:before|after|vor|nach) (?:or|oder) (?:before|after|vor|nach)\b/], unless: NOT_SAME_DAY },
  { line: 'drillsWithTeam', asks: [SAME_DAY, TEAM_TRAINING, ASKS_OK, PRACTISES], unless: NOT_SAME_DAY },
];
