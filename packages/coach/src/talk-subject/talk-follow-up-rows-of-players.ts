import { inEitherOrder, some } from '../question-parts/whole-word-pattern.ts';
import type { TalkFollowUpRow } from './talk-follow-up-row-type.ts';

const HARM = some('hurts?', 'hurt', 'weh', 'schmerz\\w*', 'pain\\w*', 'injur\\w*', 'verletzt', 'sick', 'ill', 'krank', 'fever', 'fieber', 'dizzy', 'schwindlig', 'hits?', 'schlagt', 'scared', 'angst', 'swollen', 'geschwollen', 'sore', 'ache\\w*', 'knee', 'knie', 'ankle', 'knochel', 'hamstring\\w*', 'muscles?', 'muskel\\w*', 'strain\\w*', 'twist\\w*', 'zerr\\w*', 'verdreh\\w*');

const TRAINS = '(?:train(?:ing)?|practi[cs]e|practi[cs]ing|work (?:hard|out)|do (?:a |some |any |one |my |the |more )*(?:session|drills?|training|practi[cs]e|sprints?)|go hard|play|trainier\\w*|uben|ube|training(?: machen)?|ubung\\w*(?: machen)?|was machen|vollgas)';
const RESTS = '(?:rest|chill|relax|sleep|recover|pause|skip|stop|not|nothing|take it easy|go easy|(?:have|take) (?:a |the )?(?:rest|break|day off|off)|a (?:rest|break) day|rest day|day off|leave it|do nothing|ausruh\\w*|pausieren|pause(?: machen)?|frei ?(?:machen|nehmen)?|nichts|nix|chill\\w*|schonen|nicht|ruhen|erholen|aussetzen|locker\\w*|sein lassen|bleiben lassen)';
const TRAIN_OR_REST = some(`${TRAINS}(?: \\w+){0,6} (?:or|oder)(?: \\w+){0,4} ${RESTS}`, `${RESTS}(?: \\w+){0,6} (?:or|oder)(?: \\w+){0,4} ${TRAINS}`);
const DAY_BEFORE = '(?:(?:the |a )?day before|(?:the )?(?:night|evening) before|before (?:the|my|a|our|that|it)(?: \\w+){0,2}|(?:am )?(?:tag|abend|tage) (?:davor|vorher|zuvor|vor\\w*)|vor(?:m|n)?(?: \\w+){0,2} (?:\\w*spiel\\w*|turnier\\w*|finale|probetraining\\w*|match|derby)|davor|vorher)';
const MATCH = '(?:match\\w*|games?|tournaments?|trials?|try ?outs?|finals?|derby|cup|\\w*spiele?s?|spieltag\\w*|turnier\\w*|finale|probetraining\\w*|sichtung\\w*|derbys?|testspiel)';
const MATCH_TOLD = new RegExp(`(?:^| )${MATCH}(?= |$)`);
const DAYS = '(?:today|tonight|tomorrow|tmrw|tmr|the day|mon\\w*day|tues\\w*day|wednes\\w*day|thurs\\w*day|fri(?:day)?|sat(?:urday)?|sun(?:day)?|weekend|heute|morgen|ubermorgen|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|wochenende|tag)';
const NAMES_DAY = new RegExp(`(?:^| )${DAYS}(?= |$)`);
const MAY = some('should', 'shall', 'can', 'may', 'must', 'do i', 'is it (?:ok|okay|good|bad|better|fine|smart|a good idea)', 'better', 'or', 'soll\\w*', 'kann', 'darf', 'muss', 'ist es', 'besser', 'lieber', 'oder', 'bringt', 'noch');
const AFTER = some('after (?:the|a|my|our)(?: \\w+){0,2}', 'day after', 'nach (?:dem|einem|nem|m|meinem|unserem)(?: \\w+){0,2}', 'tag danach', 'am tag nach\\w*', 'danach');
const SAME_DAY = some('(?:on )?(?:the |a )?(?:match|game) ?day', '(?:on )?the (?:same )?day(?: itself)?', 'same day', 'the morning (?:of|before)(?: \\w+){0,2}', 'in the morning before', 'am spieltag', 'am selben tag', 'am gleichen tag', 'am tag (?:selbst|des spiels)', 'morgens vor\\w*', 'am morgen vor\\w*', 'hours? before', 'right before', 'stunden? vor\\w*', 'kurz vor\\w*', 'direkt vor\\w*');
/** Today, or no day: “should I still practice”. */
const TODAY = some('today', 'tonight', 'this evening', 'now', 'still', 'heute', 'heut', 'jetzt', 'noch', 'heute abend');
/** A match of tomorrow, which the talk told. */
const MATCH_TOMORROW = inEitherOrder(MATCH_TOLD, /(?:^| )(?:tomorrow|tmrw|tmr|morgen)(?= |$)/);
const NOT_LOAD = some('plan\\w*', 'eat\\w*', 'ess\\w*', 'drink\\w*', 'trink\\w*', 'stretch\\w*', 'dehn\\w*', 'warm ?up', 'aufwarm\\w*', 'tokens?', 'streak', 'serie', 'xp', 'nervous', 'nervos', 'aufgeregt', 'app', 'coach says', 'which drills?', 'welche ubung\\w*', 'what (?:should|do|can) i', 'was (?:soll|kann|mach\\w*) ich', 'how long', 'wie lange?', 'sleep in', 'penalt\\w*', 'elfmeter\\w*');
const TRAINS_AT_ALL = some(TRAINS);
const DAY_BEFORE_SAID = some(DAY_BEFORE);

/** Whether to train or rest around a match was asked before. */
const TOLD_TO_REST = new RegExp(`${TRAIN_OR_REST.source}|(?:^| )(?:day|night|evening) before(?= |$)|(?:^| )(?:tag|abend) (?:vor\\w*|davor)(?= |$)`);
const NOT_TAKEN = some('(?:if|when) (?:i|they|he) (?:\\w+ )?(?:dont|do not|didnt|wont|cant|fail\\w*|am not|m not|say no|says no|reject\\w*|arent|get rejected)(?: \\w+){0,6}', 'if (?:im|i m|i am) (?:not|rejected|turned)(?: \\w+){0,4}', 'if im not good enough', 'if its? (?:a )?no', 'if (?:it|that) (?:doesnt|does not) (?:work|happen)(?: \\w+){0,3}', 'wenn (?:ich|die|sie|der|es|das)(?: \\w+){0,4} (?:nicht|nich|ned|nein|abgelehnt|durchfall\\w*|absag\\w*|versag\\w*)(?: \\w+){0,4}', 'wenns? (?:nicht|nich|nix) (?:klappt|wird|reicht)', 'falls (?:\\w+ ){1,4}(?:nicht|nein|absag\\w*)(?: \\w+){0,3}');
const TRIAL = /\b(?:trials?|try ?outs?|academy|academies|scouts?|probetraining\w*|sichtung\w*|akademie|nlz|stutzpunkt\w*|auswahl\w*|leistungszentrum)\b/;
const NOT_OF_TRIAL = some('score\\w*', 'treff\\w*', 'touch the ball', 'come', 'kommen', 'hingehen', 'go to', 'sleep', 'schlafen', 'eat', 'essen', 'understand', 'versteh\\w*', 'parents', 'eltern', 'hurt\\w*');

const RAIN = some('rain\\w*', 'pour\\w*', 'drizzl\\w*', 'wet (?:grass|pitch|garden|ground|outside)', 'mud\\w*', 'soaked', 'soggy', 'puddl\\w*', 'regn\\w*', 'regen\\w*', 'nieselt', 'schuttet', 'matsch\\w*', 'schlamm\\w*', 'pfutzen?', 'nasse\\w* (?:rasen|gras|wiese|platz|garten|boden)', '(?:rasen|gras|wiese|platz|garten|boden)(?: \\w+){0,3} (?:nass|matschig|aufgeweicht|matsche)', '(?:grass|garden|pitch|ground|field|yard)(?: \\w+){0,3} (?:wet|muddy|soaked|soggy|slippy|slippery)');
const OUTSIDE = some('garden', 'yard', 'back ?yard', 'outside', 'outdoors?', 'pitch', 'field', 'park', 'grass', 'lawn', 'street', 'garten', 'hof', 'draussen', 'raus', 'platz', 'rasen', 'wiese', 'park', 'bolzplatz', 'gras');
const ASKS_IF = some('can', 'may', 'should', 'is it', 'could', 'ok', 'okay', 'what if', 'what about', 'does it', 'do i', 'when', 'if', 'allowed', 'kann', 'darf', 'soll\\w*', 'geht', 'ist es', 'was ist', 'was wenn', 'wenn', 'auch', 'trotzdem', 'schlimm', 'bei');
const NOT_OUTSIDE = some('inside', 'indoors?', 'indoor', 'room', 'hall', 'house', 'without (?:a )?ball', 'in my', 'instead', 'dont want', 'dont wanna', 'what (?:can|could|should|do|shall) i do', 'which drills?', 'streak', 'drinnen', 'zimmer', 'halle', 'haus', 'wohnung', 'statt\\w*', 'stattdessen', 'will nicht', 'kein\\w* (?:bock|lust)', 'nicht raus', 'was (?:kann|soll|mach\\w*|konnte) (?:ich|man)', 'welche ubung\\w*', 'serie', 'boots?', 'shoes?', 'schuhe?n?', 'thunder\\w*', 'gewitter\\w*', 'blitz\\w*', 'lightning', 'donner\\w*', 'cant', 'kann (?:ich )?nicht', 'darf (?:ich )?nicht', 'not allowed', 'film\\w*', 'kids', 'kinder\\w*', 'players', 'spieler\\w*');
const CATCHES_COLD = some('(?:get|catch|gets|catches) (?:a |the |really |so )*(?:cold|flu|sick|ill|sniffles)', 'be (?:sick|ill)', 'catch my death', '(?:erkalt\\w*|schnupfen|krank|erkaltung)(?: \\w+){0,2} (?:werd\\w*|bekomm\\w*|krieg\\w*|hol\\w*)', '(?:werd\\w*|bekomm\\w*|krieg\\w*|hol\\w*)(?: \\w+){0,3} (?:erkalt\\w*|schnupfen|krank|erkaltung)', 'erkalt\\w* (?:ich )?mich', 'ich mich (?:\\w+ )?erkalt\\w*', 'verkuhl\\w*');
const IS_ILL = some('(?:have|got|had|has) (?:a |the )?(?:cold|flu|fever)', 'i am (?:sick|ill)', 'im (?:sick|ill)', 'hab\\w* (?:ich )?(?:\\w+ )?(?:schnupfen|fieber|eine erkaltung)', 'bin (?:ich )?(?:\\w+ )?(?:krank|erkaltet)', 'fever', 'fieber', 'husten', 'cough\\w*');
const RAIN_TOLD = /\b(?:rain\w*|wet|pour\w*|mud\w*|regn\w*|regen\w*|nass\w*|matsch\w*|schnee|snow\w*)\b/;
const BALL = some('ball', 'balls', 'football', 'fussball', 'it');
const SLIPPERY = some('slip\\w*', 'slides?', 'slimy', 'wet', 'soaked', 'rutsch\\w*', 'glitsch\\w*', 'nass\\w*', 'flutsch\\w*', 'schmierig', 'glatt');
const NOT_WET_BALL = some('head\\w*', 'kopf\\w*', 'tackl\\w*', 'gratsch\\w*', 'flat', 'air', 'pump\\w*', 'platt', 'luft', 'grass', 'pitch', 'ground', 'floor', 'boden', 'rasen', 'socks?', 'shoes?', 'boots?', 'schuhe?n?', 'gloves?', 'handschuh\\w*', 'shirt', 'i (?:slip|slipped|slide|fell)', 'ich (?:\\w+ )?rutsch\\w*', 'foot slips?', 'hurts?', 'weh', 'bed', 'bett', 'trousers', 'pants', 'hose');

const KEEPS_UP = /\b(?:juggl\w*|jugl\w*|kick ?ups?|keep(?:y|ie) ?up\w*|keep (?:it|the ball|ball|him) up|keepy|jonglier\w*|hoch ?halt\w*|hoch zu halten|gaberl\w*|in der luft (?:halt\w*|lass\w*)|oben halt\w*)\b/;
const WHICH_FOOT = some('(?:with )?(?:which|what|wich|wat) (?:foot|feet|leg|fot|fut)', '(?:mit )?welche\\w* (?:fuss|fus|bein|fuß)', 'left or right', 'right or left', 'links oder rechts', 'rechts oder links');
const HOW_MANY = some('how (?:many|much)', 'whats the most', 'wie ?viele?', 'wie oft', 'was ist das meiste');
const PRO = some('(?:a |the )?(?:pros?(?! (?:woche|tag|monat|stunde|spiel|minute|jahr))|profis?|professional\\w*|real (?:players?|footballers?)|messi|ronaldo|neymar|best players?|grown ?ups?|profifussballer\\w*|richtige\\w* (?:spieler|fussballer)\\w*|die besten)');
const COACH_TOO = some('(?:can|could|do) (?:you|u|ya) (?:(?:even|actually|also|really|ever|yourself) )*(?:juggle|do (?:it|that|kick ups?|keepy ups?|them)|play|kick|dribble|shoot)(?: (?:too|football|as well|it|also))*', '(?:kannst|konntest|schaffst) (?:du|u) (?:\\w+ ){0,3}?(?:jonglieren|das|fussball spielen|kicken|spielen|dribbeln|schiessen|es)(?: (?:auch|selber|selbst))*', 'how many can (?:you|u)(?: do)?', 'wie ?viele? (?:schaffst|kannst) du(?: \\w+)?');

const OFFSIDE = /\b(?:off ?side|onside|abseits)\b/;
const BEHIND_BALL = some('behind (?:the )?ball', 'hinter (?:dem )?ball', 'hinterm ball', 'hinter den ball');
const ASKS_MEANING = some('what', 'whats', 'how', 'mean\\w*', 'where', 'which', 'why', 'dont (?:get|understand)', 'explain', 'was', 'wie', 'heisst', 'bedeutet', 'wo', 'warum', 'wieso', 'versteh\\w*', 'check\\w*', 'kapier\\w*', 'erklar\\w*', 'mein\\w*');

const OWN_MATCH = some('(?:do|have|did) (?:i|we) (?:have |got |play )(?:a |an |any |another |our |my |the )*(?:match|game|fixture)(?: \\w+){0,4}', 'are (?:i|we) playing (?:today|tonight|tomorrow|tmrw|tmr|on \\w+|this \\w+|at the weekend)(?: \\w+){0,2}', '(?:have|got) (?:i|we) (?:got )?(?:a |any )?(?:match|game|fixture)(?: \\w+){0,4}', 'is there (?:a |any )?(?:match|game)(?: \\w+){0,3}', '(?:when|what time|where|who|whats?|when s|whens)(?: \\w+){0,3} (?:my|our) (?:next |first )?(?:match|game|fixture)(?: \\w+){0,3}', '(?:when|what time|where|who) (?:do|are|am) (?:i|we) play\\w*(?: \\w+){0,4}', '(?:hab|habe|haben) (?:ich|wir) (?:\\w+ ){0,3}?(?:spiel|spiele|match|turnier|punktspiel|testspiel)(?: \\w+){0,3}', '(?:spiel|spiele|spielen) (?:ich|wir) (?:\\w+ ){0,2}?(?:morgen|heute|am (?:\\w+tag|wochenende|mittwoch)|nachste\\w*|dieses)(?: \\w+){0,3}', '(?:wann|wo|um wie ?viel uhr|gegen wen|wie spat)(?: \\w+){0,3} (?:mein|unser|das|dem)\\w* (?:nachste\\w* )?(?:spiel|match|turnier)(?: \\w+){0,3}', '(?:wann|wo|gegen wen|um wie ?viel uhr) (?:spiel|spiele|spielen) (?:ich|wir)(?: \\w+){0,4}', '(?:ist|gibts|gibt es) (?:morgen|heute|am \\w+|nachste woche) (?:ein |n |mein )?(?:spiel|match)(?: \\w+){0,2}');
/** Begins by asking when, where or whether. */
const ASKS_FIRST = /^(?:(?:hi|hey|hallo|and|und|but|aber|ok|so|also|yes|ja|sarah|coach|then) )*(?:when\w*|what|whats|where|who|do|did|have|has|is|are|hab\w*|wann|um|wo|wie|gegen|ist|gibt\w*|spiel\w*) /;
/** Tells of one, and asks for none. */
const TELLS_OF_MATCH = /^(?:(?:hi|hey|hallo|and|und|but|aber|ok|so|also|yes|ja) )*(?:i|we|ive|weve|ich|wir|my|mein\w*) /;
const NO_WORDS_OF_FIXTURE = ['welche\\w*', 'which', 'formation', 'because', 'but', 'nervous', 'nervos', 'aufgeregt', 'how', 'wie (?!spat|viel)\\w+', 'eat', 'essen', 'hurt\\w*', 'weh', 'tv', 'fernseh\\w*', 'position', 'drill\\w*', 'ubung\\w*', 'token\\w*', 'juggling', 'lost', 'won', 'verloren', 'gewonnen', 'fair', 'bench', 'bank', 'should', 'soll\\w*', 'darf', 'muss', 'if', 'wenn', 'why', 'warum', 'as', 'als', 'against (?:him|her)', 'plan\\w*', 'free', 'frei', 'cards?', 'xp'] as const;
const OF_TRAINING = ['train\\w*', 'practi[cs]\\w*'] as const;
const OF_GOAL = ['in goal', 'im tor'] as const;
const NOT_FIXTURE = some(...NO_WORDS_OF_FIXTURE, ...OF_TRAINING, ...OF_GOAL);

/** Who stands in goal in a match to come. */
export const WHO_IN_GOAL = some('(?:who|whos|who s|wer) (?:\\w+ ){0,3}?(?:in goal|in the goal|in net|(?:the |our |my )?(?:goal ?keeper|goalkeeper|keeper|goalie)|(?:der |unser )?(?:torwart\\w*|torhuter\\w*|keeper)|im tor|ins tor|im kasten)');
const WHO_IN_GOAL_ALONE = new RegExp(`^(?:(?:and|und|ok|so|also|but|aber|hey|hi|sarah) )*(?:who|whos|wer)(?: (?:is|s|will be|plays?|stands?|goes|are|ist|steht|spielt|geht|macht|am|on|heute|today|morgen|tomorrow|samstag|sonntag|saturday|sunday|bei uns|for us|then|denn|eigentlich|the|our|der|unser))*(?: (?:in goal|goal ?keeper|keeper|goalie|torwart|torhuter\\w*|im tor|ins tor|im kasten))(?: (?:on|am|at|in|im|bei|fur|for|my|our|us|uns|the|mein\\w*|unser\\w*|next|nachste\\w*|match|game|spiel|today|tomorrow|heute|morgen|this|dies\\w*|weekend|wochenende|\\w+day|\\w+tag|then|denn|dann|eigentlich))*$`);
const NOT_FIXTURE_NOR_KEEPER = some(...NO_WORDS_OF_FIXTURE, ...OF_TRAINING);
const OWN_TRAINING = some('(?:do|have) (?:i|we) (?:have |got )(?:any |a |team |football |club |soccer )*(?:training|practi[cs]e)(?: (?:today|tonight|tomorrow|tmrw|tmr|this \\w+|next \\w+|on \\w+))+', 'is there (?:any )?(?:team |football |club )?(?:training|practi[cs]e)(?: (?:today|tonight|tomorrow|tmrw|on \\w+))+', '(?:when|what time|where)(?: is|s| does)? (?:my |our |the )?(?:next )?(?:team |football |club )?(?:training|practi[cs]e)(?: (?:start|begin|today|tomorrow|on \\w+))*', '(?:hab|habe|haben) (?:ich|wir) (?:heute |morgen |am \\w+ |diese woche )*(?:fussball ?|vereins ?|mannschafts ?)?training(?: (?:heute|morgen|am \\w+))*', '(?:wann|um wie ?viel uhr|wo) (?:ist|beginnt|fangt|hab ich|haben wir) (?:mein |unser |das |heute |morgen )*(?:nachstes )?(?:fussball ?|vereins ?|mannschafts ?)?training(?: (?:heute|morgen|an|am \\w+))*', '(?:ist|gibts|gibt es) (?:heute|morgen|am \\w+) training');


const LOSES = some('(?:can|do|will|could|would) (?:i|u|you|we) (?:\\w+ ){0,2}?(?:lose|loose|lost)(?: \\w+){0,8}', '(?:can|do|does|will|could|would) (?:they|it|those|these|the \\w+|my \\w+) (?:\\w+ ){0,2}?(?:go away|run out|expire|disappear|vanish|get (?:lost|deleted))(?: \\w+){0,8}', '(?:are|is) (?:they|it|those) (?:gone|lost)(?: \\w+){0,6}', '(?:kann|konnen|verlier\\w*|gehen|geht|sind|ist|verfallen|verfallt|laufen|werden)(?: \\w+){0,6} (?:weg|verlier\\w*|verloren|verfallen|ab|weniger|wieder weg|verschwinden)(?: \\w+){0,6}', 'verlier\\w* (?:ich|man)(?: \\w+){0,6}', '(?:verfallen|verfallt) (?:die|das|sie|es)(?: \\w+){0,4}');
const IT = some('them', 'it', 'those', 'they', 'these', 'any', 'die', 'das', 'sie', 'es', 'davon', 'welche', 'wieder');
const EARNED = /\b(?:tokens?|coins?|stars?|cards?|badges?|points?|packs?|munzen|sterne|punkte|karten?|abzeichen|packchen)\b/;
const EARNED_SAID = some('tokens?', 'coins?', 'stars?', 'xp', 'levels?', 'cards?', 'badges?', 'points?', 'packs?', 'munzen', 'sterne', 'punkte', 'karten?', 'abzeichen', 'packchen');
const NOT_EARNED = some('(?:dont|not|never) (?:use|spend|open)\\w*', 'nicht (?:benutz|ausgeb|einlos|aufmach|verbrauch)\\w*', 'expire\\w*', 'streaks?', 'serie', 'ball', 'match\\w*', 'game', 'spiele?', 'weight', 'gewicht', 'friends?', 'freunde?', 'account', 'konto', 'place', 'platz', 'speed', 'better', 'besser', 'pain', 'nerves');
const HARDEST_TO_GET = some('(?:whats|what is|which(?: one)?|wich|what)(?: \\w+){0,3} (?:hardest|rarest|best|most difficult|coolest)(?: \\w+){0,2}(?: to get| to find| one)?', '(?:hardest|rarest|most rare|best) (?:one|thing|card|of them)?(?: \\w+)? ?(?:to get|there is)', '(?:was|welche\\w*|wie)(?: \\w+){0,3} (?:am schwersten|seltenste\\w*|am seltensten|beste|coolste)(?: \\w+){0,3}');
const CARD_TOLD = /\b(?:cards?|packs?|tokens?|coins?|karten?|packchen|munzen)\b/;
const NOT_CARD = some('drills?', 'exercises?', 'tricks?', 'moves?', 'skills?', 'ubung\\w*', 'tricks?', 'finten?', 'badges?', 'abzeichen', 'team', 'player', 'spieler\\w*', 'score', 'foot', 'position', 'level', 'day', 'tag', 'gemacht', 'done', 'geubt', 'practi[cs]ed');

/** What a player asks in a few words, or of what the talk told; the surer rows first. */
export const PLAYER_ROWS: readonly TalkFollowUpRow[] = [
  { to: { line: 'ownTraining' }, asks: [ASKS_FIRST, OWN_TRAINING], unless: new RegExp(`${some(...NO_WORDS_OF_FIXTURE, ...OF_GOAL).source}|${TELLS_OF_MATCH.source}|${some('saved', 'session', 'here', 'in the app', 'my plan', 'last', 'letztes', 'letzte', 'done', 'gemacht', 'hier', 'enough', 'to', 'best', 'record').source}`), mostWords: 10 },
  { to: { line: 'keeperOfMatch' }, asks: [WHO_IN_GOAL_ALONE], mostWords: 10 },
  { to: { line: 'ownFixture' }, asks: [ASKS_FIRST, OWN_MATCH, WHO_IN_GOAL], unless: new RegExp(`${NOT_FIXTURE_NOR_KEEPER.source}|${TELLS_OF_MATCH.source}`), mostWords: 15 },
  { to: { line: 'ownFixture' }, asks: [ASKS_FIRST, OWN_MATCH], unless: new RegExp(`${NOT_FIXTURE.source}|${TELLS_OF_MATCH.source}`), mostWords: 11 },

  { to: { line: 'restAfterMatch' }, asks: [TRAIN_OR_REST, AFTER], unless: new RegExp(`${HARM.source}|${NOT_LOAD.source}`), mostWords: 22 },
  { to: { line: 'restMatchDay' }, asks: [TRAIN_OR_REST, SAME_DAY], unless: new RegExp(`${HARM.source}|${NOT_LOAD.source}|${some('day before', 'tag davor', 'tag vor\\w*').source}`), mostWords: 22 },
  { to: { line: 'restBeforeMatch' }, asks: [TRAIN_OR_REST, DAY_BEFORE_SAID], unless: new RegExp(`${HARM.source}|${NOT_LOAD.source}`), mostWords: 22 },
  { to: { line: 'restBeforeMatch' }, talk: MATCH_TOLD, asks: [TRAIN_OR_REST, NAMES_DAY], unless: new RegExp(`${HARM.source}|${NOT_LOAD.source}|${some('team training', 'mannschaftstraining', 'school', 'schule').source}`), mostWords: 20 },
  { to: { line: 'restBeforeMatch' }, asks: [TRAINS_AT_ALL, MAY, some(`(?:the |a )?(?:day|night|evening) before(?: \\w+){0,2} ${MATCH}`, `(?:tag|abend) vor(?:m|n| dem| einem| nem| meinem)? ${MATCH}`, '(?:the )?(?:day|night) before', '(?:tag|abend) (?:davor|vorher)')], talk: MATCH_TOLD, unless: new RegExp(`${HARM.source}|${NOT_LOAD.source}|${some('sprint\\w*', 'strength', 'kraft\\w*').source}`), mostWords: 16 },
  { to: { line: 'restBeforeMatch' }, talk: MATCH_TOMORROW, asks: [TRAINS_AT_ALL, MAY, TODAY], unless: new RegExp(`${HARM.source}|${NOT_LOAD.source}|${some('team training', 'mannschaftstraining', 'school', 'schule', 'how', 'wie', 'after', 'nach', 'tomorrow', 'tmrw', 'morgen').source}`), mostWords: 10 },

  { to: { line: 'restAfterMatch' }, talk: TOLD_TO_REST, asks: [/^(?:(?:and|ok|so|und|ok|also) )*(?:what about |how about |was ist )?(?:the day after(?: that)?|(?:am )?(?:tag )?danach|am tag darauf|after(?: it| that| the match)?|nach dem spiel)$/], mostWords: 8 },
  { to: { line: 'restFriendly' }, talk: TOLD_TO_REST, asks: [some('(?:just |only )?(?:a )?friendly(?: match| game)?', 'testspiel', 'freundschaftsspiel', 'kein (?:richtiges|wichtiges) spiel', 'not (?:a )?(?:real|important) (?:match|game)')], mostWords: 10 },

  { to: { line: 'trialNotTaken' }, talk: TRIAL, asks: [NOT_TAKEN], unless: NOT_OF_TRIAL, mostWords: 12 },

  { to: { line: 'rainOutside' }, asks: [RAIN, OUTSIDE, ASKS_IF], unless: new RegExp(`${NOT_OUTSIDE.source}|${HARM.source}`), mostWords: 20 },
  { to: { line: 'mudOutside' }, talk: RAIN_TOLD, asks: [some('mud', 'muddy', 'matsch', 'matschig\\w*', 'schlamm\\w*', 'aufgeweicht\\w*'), /^(?:\S+ ?){1,7}$/], unless: NOT_OUTSIDE },
  { to: { line: 'coldFromRain' }, talk: RAIN_TOLD, asks: [CATCHES_COLD], unless: IS_ILL, mostWords: 16 },
  { to: { line: 'wetBall' }, noDrill: true, asks: [some('ball', 'balls', 'football', 'fussball'), SLIPPERY], unless: NOT_WET_BALL, mostWords: 18 },
  { to: { line: 'wetBall' }, talk: RAIN_TOLD, asks: [BALL, SLIPPERY, ASKS_IF], unless: NOT_WET_BALL, mostWords: 12 },

  { to: { line: 'coachCannotPlay' }, asks: [COACH_TOO], unless: some('messi', 'ronaldo', 'against', 'gegen', 'beat', 'with', 'mit', 'friends?', 'here', 'hier', 'a song', 'music'), mostWords: 10 },
  { to: { line: 'jugglePros' }, talk: KEEPS_UP, asks: [HOW_MANY, PRO], unless: some('tokens?', 'goals?', 'tore?', 'money', 'geld', 'verdien\\w*', 'earn\\w*', 'train\\w*', 'hours?', 'stunden'), mostWords: 14 },
  { to: { line: 'juggleWhichFoot' }, talk: KEEPS_UP, asks: [WHICH_FOOT], unless: some('shoot\\w*', 'schiess\\w*', 'pass\\w*', 'better', 'best', 'record', 'best\\w*', 'more often', 'ofter', 'meisten'), mostWords: 12 },

  { to: { line: 'offsideBehindBall' }, talk: OFFSIDE, asks: [BEHIND_BALL, ASKS_MEANING], unless: some('hands?', 'hande?n?', 'keeper', 'goalie', 'torwart'), mostWords: 20 },

  { to: { closer: 'offsideBackwards' }, talk: OFFSIDE, asks: [BEHIND_BALL], unless: some('hands?', 'hande?n?', 'keeper', 'goalie', 'torwart'), mostWords: 20 },

  { to: { topic: 'packOdds' }, talk: CARD_TOLD, asks: [HARDEST_TO_GET], unless: NOT_CARD, mostWords: 12 },
  { to: { line: 'earnedStays' }, asks: [LOSES, EARNED_SAID], unless: new RegExp(`${NOT_EARNED.source}|${some('levels?', 'xp').source}`), mostWords: 16 },
  { to: { line: 'earnedStays' }, talk: EARNED, asks: [LOSES, IT], unless: NOT_EARNED, mostWords: 14 },
];
