import { some } from '../question-parts/whole-word-pattern.ts';
import type { TalkFollowUpRow } from './talk-follow-up-row-type.ts';

/** Where and in what a child may practice, with whom, and what it plays for fun; English and German, in plain letters. */
const CAN = some('can', 'could', 'may', 'is it ok', 'allowed', 'is that ok', 'do', 'does (?:it|that)', 'kann', 'darf', 'geht', 'gehts', 'konnte', 'kannst', 'what about', 'was ist mit');
const PRACTISES = some('do it', 'do that', 'do this', 'do stuff', '(?:that|it) ok', '(?:it|that) work', 'do (?:some|it|them|one|my|toe|sole|bell)(?: \\w+){0,2}', 'practi[cs]e', 'train', 'play', 'juggle', 'das', 'es', 'sie', 'die', 'uben', 'ub', 'trainieren', 'spielen', 'machen', 'mach', 'jonglieren');
const ROOM_OF_HOUSE = some('kitchen', 'lounge', 'living ?room', 'front ?room', 'bedroom', 'hallway', 'hall', 'corridor', 'garage', 'basement', 'cellar', 'attic', 'loft', 'conservatory', 'utility room', 'kuche', 'wohnzimmer', 'flur', 'gang', 'keller', 'garage', 'dachboden', 'diele', 'esszimmer', 'kinderzimmer');
const NOT_OF_ROOM = some('doors?', '\\w*tor', 'sports hall', 'school', 'schule', 'sporthalle', 'turnhalle', 'alone with', 'allein mit', 'locked', 'eingesperrt', 'hides?', 'hiding', 'versteck\\w*', 'shout\\w*', 'schrei\\w*', 'hits?', 'schlag\\w*', 'eat\\w*', 'essen', 'ess', 'wall', 'wand', 'shoot\\w*', 'schiess\\w*', 'schuss\\w*', 'man', 'mann', 'stranger\\w*');
const NOT_INDOORS = some('(?:thats|that s|that is|its|it is|this is|isnt|that isnt|aint|thats not|its not) (?:not |isnt |no )?(?:\\w+ )?(?:indoors?|inside)', 'not (?:for )?(?:indoors?|inside)', '(?:das|die) (?:ist|is|geht) (?:doch |ja |aber )*(?:nicht|nichts|nix|kein\\w*)(?: \\w+){0,2} (?:drinnen|drin|zimmer|innen)', 'nicht (?:fur )?drinnen');
const INSIDE_TOLD = /(?:^| )(?:inside|indoors?|kitchen|room|bedroom|raining|rain|garage|drinnen|drin|zimmer|regnet|regen|kuche)(?= |$)/;
const OUTDOOR = some('target', 'shoot\\w*', 'shots?', 'outside', 'outdoors?', 'wall', 'drill', 'schuss', 'schuss\\w*', 'schiess\\w*', 'ziel\\w*', 'draussen', 'indoors', 'wand', 'ubung');
const WHAT_INSIDE = some('(?:what|wat|wot) (?:can|could|shall|should|shud) i (?:do|practi[cs]e|train|play) (?:inside|indoors?|in here|at home|in the house)', 'was (?:kann|soll|konnte) ich (?:\\w+ )?(?:drin|drinnen|zuhause|daheim|im zimmer|im haus)(?: \\w+){0,2}', 'was (?:geht|gibts|gibt es) (?:\\w+ )?(?:drin|drinnen|im zimmer)');
const KEPT_IN = some('(?:mum|mom|mam|dad|nan|they|parents|mama|papa|oma|eltern|mutter|vater) (?:says?|said|sagt|sagen|hat gesagt) (?:no|nein|nicht raus|stay in(?:side)?|drinbleiben)(?: \\w+){0,2}', '(?:mum|mom|dad|mama|papa) (?:wont let me|lasst mich nicht)(?: \\w+){0,2}');
const OUT_OR_RAIN = some('out', 'outside', 'go out', 'raus', 'nach draussen', 'rain\\w*', 'stay in(?:side)?', 'regnet');
const RAIN_TOLD = /(?:^| )(?:rain\w*|chucking|pouring|pissing|wet|storm\w*|snow\w*|regnet|regen|schuttet|gewitter|schnee|schneit|inside|indoors|drinnen|drin|zimmer)(?= |$)/;
const IN_SOCKS = some('(?:in|with|wearing|with just|in just) (?:\\w+ )?socks', '(?:in|mit|auf) (?:\\w+ )?socken', 'auf socken', 'strumpfsocken');
const OF_PRACTICE_INSIDE = some('practi[cs]e', 'train', 'play', 'do', 'juggle', 'in the house', 'inside', 'at home', 'indoors?', 'uben', 'trainieren', 'spielen', 'machen', 'zuhause', 'zu hause', 'drin', 'drinnen', 'im haus', 'im zimmer', 'jonglieren', 'ub');
const NOT_SOCKS = some('shin ?pads?', 'schienbein\\w*', 'match', 'smell\\w*', 'stink\\w*', 'wash\\w*', 'wasch\\w*', 'hole\\w*', 'loch\\w*', 'boots?', 'grass', 'rasen', 'how many', 'wie viele');
const CARPET = some('carpet\\w*', 'rug', 'teppich\\w*');
const CAR_THERE = some('(?:theres|there is|there s|got|is|with) (?:\\w+ ){0,2}?(?:car|van|motorbike|bikes?)(?: in (?:it|there))?', '(?:da|drin) (?:steht|ist|is|stehen) (?:\\w+ ){0,3}?(?:auto|motorrad|fahrrader|rader)(?: drin)?', 'auto (?:steht |ist )?(?:da |noch )?drin');
const GARAGE_TOLD = /(?:^| )(?:garage|garagen\w*|drive|driveway|einfahrt|carport)(?= |$)/;
const BROKE = some('(?:broke|smashed|broken|knocked over|cracked)(?: \\w+){1,4}', '(?:kaputt ?(?:gemacht|geschossen|gegangen)|zerbrochen|umgeschossen|zerdeppert|runtergeschossen)');
const THING_AT_HOME = some('vase\\w*', 'lamps?', 'tv', 'telly', 'window', 'plates?', 'glass', 'cup', 'mug', 'plant', 'pot', 'lampe\\w*', 'fernseher', 'fenster', 'teller', 'glas', 'tasse', 'pflanze', 'blumentopf', 'scheibe');
const WEIGHS = some('hits?', 'hit me', 'shout\\w*', 'grounded', 'scared', 'schlag\\w*', 'geschlagen', 'schrei\\w*', 'angst', 'hausarrest', 'cut', 'bleed\\w*', 'blut\\w*', 'bone', 'arm', 'leg', 'finger', 'hurts?', 'weh', 'streak', 'record', 'serie', 'rekord');
const GARAGE_WALL = some('garage ?(?:wall|door)', 'garagen ?(?:wand|tor|mauer)', 'garage', 'house ?wall', 'hauswand');
const ONLY_OR_OK = some('only', 'just', 'ok', 'alright', 'does (?:it|that) work', 'work', 'can i', 'nur', 'bloss', 'geht(?: das| es)?', 'kann ich', 'auch', 'reicht');
const WALL_WANTED = /(?:^| )(?:wall\w*|shoot\w*|shot\w*|target|goal|wand\w*|schiess\w*|schuss\w*|flachschuss|ziel\w*|tor|pass\w*)(?= |$)/;

const AGE = '(?:an? |my |ne |ein\\w* )?(?:[3-7]|three|four|five|six|seven|drei|vier|funf|sechs|sieben) (?:years? olds?|yr old|yo|jahrige\\w*|jahre alt\\w*)';
const YOUNGER = some(AGE, '(?:my )?(?:little|baby|small|younger) (?:sister|brother|sis|bro|cousin)', '(?:mein\\w* )?kleine\\w* (?:schwester|bruder|cousin\\w*)', 'toddlers?', 'kleinkind\\w*');
const DOES_DRILL = some('do', 'play', 'practi[cs]e', 'try', 'juggle', 'learn', 'machen', 'mach', 'spielen', 'uben', 'schaffen', 'lernen', 'jonglieren', 'mitmachen', 'mituben');
const FOR_SOMEBODY = some('(?:something|safe|work) for(?: \\w+){1,6}', '(?:was|etwas) fur(?: \\w+){1,6}');
const OWN_AGE = some('needs?', 'positions?', 'rules?', 'how', 'often', 'wie', 'brauch\\w*', 'im', 'i am', 'i m', 'can i', 'am i', 'ich bin', 'kann ich', 'darf ich', 'bin', 'my (?:son|daughter|kid|child)', 'mein\\w* (?:sohn|tochter|kind)', 'team', 'group', 'mannschaft', 'gruppe', 'account', 'konto', 'phone', 'handy', 'app');
const SIBLING_TOLD = /(?:^| )(?:sister|brother|sis|bro|cousin|schwester|bruder|cousin|cousine|schwesterchen|bruderchen)(?= |$)/;
const JOINS = some('can (?:she|he|they) (?:\\w+ )?(?:do it|do this|do that|join(?: in)?|play|practi[cs]e|train|come)(?: \\w+){0,4}', '(?:kann|darf) (?:sie|er|die|der) (?:\\w+ ){0,3}?(?:mitmachen|mituben|mitspielen|dabei sein|das auch machen)(?: \\w+){0,2}', 'want(?:s)? (?:to join|a go|to do it too|to play too)(?: \\w+){0,2}', 'will (?:auch )?mitmachen');
const NOT_JOINING = some('account', 'konto', 'team', 'trainer\\w*', 'coach', 'match', 'board', 'rangliste', 'phone', 'handy', 'app');
const ACCOUNT = some('accounts?', 'profiles?', 'log ?in', 'konto', 'account', 'profil', 'anmelden', 'sign ?up', 'registrieren', 'be on here', 'use this app');
const SHE_MAY = some('(?:can|could|may) (?:she|he|they|my (?:\\w+ )?(?:sister|brother|sis|bro|cousin|mate|friend))(?: \\w+){0,6}', '(?:kann|darf|konnte) (?:sie|er|die|der|mein\\w* (?:\\w+ )?(?:schwester|bruder|freund\\w*|cousin\\w*))(?: \\w+){0,6}');
const OF_OTHER_ACCOUNT = some('my account', 'mein\\w* (?:konto|account)', 'see', 'sehen', 'delete', 'loschen', 'steal', 'hack\\w*', 'password', 'passwort', 'same', 'selbe\\w*', 'teilen', 'share', 'my (?:son|daughter|kid|child)', 'mein\\w* (?:sohn|tochter|kind)');
const NO_PHONE = some('(?:hasnt|has no|doesnt have|aint|hasnt got|havent|got no|has not)(?: \\w+){0,2} (?:phone|mobile|tablet|ipad)', '(?:hat|haben|hab|habe)(?: \\w+){0,2} kein\\w* (?:handy|tablet|smartphone)', 'kein\\w* handy');
const OTHERS_ADDED = /(?:^| )(?:add|adding|friend|friends|brother|sister|mate|mates|together|hinzufugen|adden|bruder|schwester|freund|freundin|zusammen)(?= |$)/;
const AGAINST_OTHERS = some('(?:play|compete|battle|go|match|verse)(?: up)? (?:against|vs|versus|with) (?:\\w+ )?(?:others?|people|other (?:people|kids|players)|each other|my (?:mates?|friends?)|someone|somebody|players|real people)', '(?:gegen|mit) (?:\\w+ )?(?:andere?\\w*|andre\\w*|leute|freunde?|jemanden|einander|kumpel\\w*|echte)(?: \\w+){0,2} (?:spielen|antreten|zocken|kampfen)', 'gegeneinander (?:spielen|antreten|zocken)', 'multiplayer');
const IN_HERE = some('here', 'on (?:here|this)', 'in (?:here|this|the app)', 'this app', 'the app', 'online', 'hier', 'in der app', 'app', 'multiplayer');

const GAME_WISHED = some('something fun', 'smth fun', 'sth fun', 'sumfin fun', 'anything fun', 'fun (?:game|drill|one|thing)', '(?:mean|want|like|know|got|play|need) (?:\\w+ )?(?:a )?(?:fun )?games?', 'a (?:fun )?game', 'any (?:fun )?games?', '(?:was|etwas|irgendwas) (?:lustig\\w*|witzig\\w*|mit spass|spassig\\w*)', '(?:ein|n|nen|irgendein) (?:lustiges )?spiel', '(?:weisst|kennst|hast) du (?:\\w+ )?spiele?', 'was spielen', 'was das spass macht');
const BORED_TOLD = /(?:^| )(?:bored|boring|borin|fun|dunno|langweilig|langeweile|spass|lustiges)(?= |$)/;
const NOT_A_GAME = some('how long', 'wie lange', 'dauert', 'rules?', 'regeln?', 'halle', 'match\\w*', 'sunday', 'saturday', 'tomorrow', 'sonntag', 'samstag', 'morgen', 'after', 'nach', 'before', 'vor', 'won', 'lost', 'gewonnen', 'verloren', 'fifa', 'fortnite', 'xbox', 'playstation', 'ps5', 'video game', 'videospiel\\w*', 'konsole', 'kids', 'kinder', 'group', 'gruppe', 'team', 'mannschaft', 'plan', 'app', 'mini ?spiel\\w*', 'mini ?games?', 'played', 'gespielt', 'in (?:a|the) game', 'im spiel');
const WITH_MATE = some('(?:with|wiv|w|and) (?:my |a |me )?(?:\\w+ )?(?:mate|mates|friend|friends|bro|brother|sister|sis|cousin|dad|mum|bestie)', 'for (?:two|2)(?: of us)?', 'two of us', '2 of us', '(?:mit|und) (?:mein\\w* |ner |einer |einem |nem )?(?:\\w+ )?(?:freund\\w*|kumpel|bruder|schwester|papa|mama|cousin\\w*)', 'zu zweit', 'zweit');
const NOT_WITH_MATE = some('fight\\w*', 'argu\\w*', 'streit\\w*', 'gestritten', 'secret', 'geheim\\w*', 'school', 'schule', 'who', 'wer', 'why', 'warum', 'sad', 'traurig');
const SCORE_TO = some('(?:whats|what s|what is|whats the|wats) (?:the )?(?:score|points?)(?: to)?(?: \\w+){0,3}', 'score to(?: \\w+){0,3}', '(?:first to|up to|to) (?:what|how many)', 'how many (?:points|goals)(?: \\w+){0,4}', 'when (?:is it over|does it end|do you win)', 'wer gewinnt', '(?:bis|auf) (?:wie viel\\w*|wieviel\\w*)(?: \\w+){0,3}', 'wie viele punkte(?: \\w+){0,3}', 'wann (?:hat man gewonnen|ist es aus|ist schluss)');
const NEVER_MIND = some('never ?mind', 'nvm', 'nevermind', 'doesnt matter', 'forget it', 'egal', 'schon gut', 'vergiss es', 'macht nichts');
/** Told by who trains a group or asks for an own child, who has other games. */
const OF_ADULT = /(?:^| )(?:coach|coaching|trainer|trainiere?|u ?\d{1,2}|kids|kindern?|mannschaft|\w*jugend|my (?:son|daughter)|mein\w* (?:sohn|tochter))(?= |$)/;
const GAMES = ['gameForTwo', 'gameAlone', 'gameScore'] as const;

const QUICK = some('(?:what|which|wat|wich)(?: \\w+){0,2} (?:is |s |goes )?(?:the )?(?:quick(?:est)?|fast(?:est)?|shortest)(?: to do)?', '(?:whats|what s|which is|which ones|which one is) (?:the )?(?:quick\\w*|fast\\w*|short\\w*)(?: \\w+){0,2}', '(?:was|welche\\w*(?: ubung\\w*)?) (?:geht|ist|gehn|dauert) (?:\\w+ )?(?:am )?(?:schnell\\w*|kurz\\w*)', 'something quick', 'sth quick', 'smth quick', '(?:was|etwas) schnelles', 'a quick (?:one|drill)', 'ne schnelle(?: ubung)?');
const NOT_QUICK = some('streak\\w*', 'serie', 'run\\w*', 'lauf\\w*', 'rennen', 'player', 'spieler\\w*', 'eat', 'food', 'essen', 'progress', 'improv\\w*', 'besser\\w*', 'level\\w*', 'xp', 'tokens?', 'way', 'weg', 'get', 'feet', 'fusse\\w*', 'i (?:was|ran)', 'wie schnell', 'how fast', 'how quick', 'did i');
const LATER = some('(?:il|ill|i will|i ll|im gonna|gonna|i|ich|mach|machs|mache) (?:\\w+ ){0,3}?(?:do it|do that|try it|practi[cs]e|train|es|das|ich es|ich das|uben) (?:\\w+ )?(?:after|nach|dann nach)(?: (?:my|the|mein\\w*|dem|m))? (?:tea|dinner|lunch|supper|breakfast|essen|abendessen|mittagessen|fruhstuck|abendbrot)(?: \\w+){0,5}', '(?:mach|mache|machs|ube?) (?:ich )?(?:es |das |ichs )?nachm? ?(?:dem )?(?:essen|abendessen|mittagessen|abendbrot)(?: \\w+){0,3}');
const ASKS_LATER = some('can i', 'is it ok', 'how long', 'what', 'should', 'kann ich', 'darf', 'wie lange', 'was', 'soll', 'homework', 'hausaufgaben', 'school', 'schule');

const BREAK_IN = some('break(?:ing)? (?:them|these|it|those|my \\w+|new \\w+|boots|shoes|in) ?(?:in)?', 'wear (?:them|these) in', 'ein(?:zu)?lauf\\w*', 'eingelaufen');
const SHOES_TOLD = /(?:^| )(?:shoes?|boots?|trainers|cleats|astros|schuhe?|fussballschuhe?|turnschuhe?|stollenschuhe?|hallenschuhe?|paar|pair)(?= |$)/;
const ASKS = some('do', 'should', 'shud', 'must', 'need', 'have', 'how', 'muss', 'soll\\w*', 'wie', 'mussen', 'can', 'kann', 'man');
const HAVE_TO_WAIT = some('(?:wait|not|later|no new \\w+) (?:til|till|until|before|for)(?: my)? (?:xmas|christmas|birthday|bday|next (?:month|year|week)|summer|payday|my birthday)', '(?:wait|later) (?:til|till|until|for) (?:\\w+ ){0,2}?(?:xmas|christmas|birthday|bday|summer|payday)', '(?:erst|warten|bis) (?:\\w+ ){0,2}?(?:weihnachten|geburtstag|nachsten? monat|nachstes jahr|sommer)(?: \\w+){0,2}', '(?:cant|can not) afford(?: \\w+){0,3}', 'zu teuer', 'too expensive', 'kein geld(?: \\w+){0,2}');

const ONLY_BALL = some('(?:only|just) (?:got |have |bring(?:ing)? |taking |with )?(?:a |my |the )?ball(?: with me)?', '(?:nur|bloss) (?:den |nen |einen |meinen )?ball(?: dabei| mit)?', '(?:den |nen |einen |meinen )?ball (?:dabei|mit)');
const NO_WALL = some('(?:no|without a|without|not a) wall', 'kein\\w* wand', 'ohne wand', 'wand (?:gibts|gibt es|hab ich|ist) (?:da |dort )?(?:nich\\w*|kein\\w*)');

/** The surer rows first. */
export const ROOM_KIT_AND_GAME_ROWS: readonly TalkFollowUpRow[] = [
  { to: { line: 'nearCar' }, talk: GARAGE_TOLD, turnsBack: 2, asks: [CAR_THERE], mostWords: 10 },
  { to: { line: 'notIndoors' }, talk: INSIDE_TOLD, asks: [NOT_INDOORS, OUTDOOR], unless: some('can i', 'is it', 'kann ich', 'geht das'), mostWords: 12 },
  { to: { line: 'socksInside' }, asks: [IN_SOCKS, OF_PRACTICE_INSIDE], unless: NOT_SOCKS, mostWords: 14 },
  { to: { line: 'socksInside' }, talk: INSIDE_TOLD, turnsBack: 2, asks: [/^(?:(?:and|und|or|oder|what about|also|auch|just) )*(?:in |with |auf |mit )?(?:my |mein\w* )?(?:socks|socken|barefoot|barfuss)(?: (?:ok|too|then|auch|dann|geht|geht das))*$/], mostWords: 6 },
  { to: { line: 'carpetIsFine' }, behindLine: ['socksInside', 'houseRoom', 'inRoom'], asks: [CARPET], unless: some('tape', 'klebeband', 'ladder', 'leiter'), mostWords: 10 },
  { to: { line: 'somethingBroke' }, asks: [BROKE, THING_AT_HOME], unless: WEIGHS, mostWords: 14 },
  { to: { line: 'houseRoom' }, asks: [CAN, PRACTISES, ROOM_OF_HOUSE], unless: NOT_OF_ROOM, mostWords: 18 },
  { to: { line: 'houseRoom' }, talk: RAIN_TOLD, turnsBack: 3, asks: [WHAT_INSIDE], unless: some('plan', 'ball', 'tape', 'leiter'), mostWords: 10 },
  { to: { line: 'houseRoom' }, talk: RAIN_TOLD, turnsBack: 2, asks: [KEPT_IN, OUT_OR_RAIN], unless: some('scared', 'angst', 'hits?', 'shout\\w*', 'schrei\\w*', 'why', 'warum', 'match', 'spiel'), mostWords: 14 },
  { to: { line: 'garageWall' }, talk: WALL_WANTED, asks: [GARAGE_WALL, ONLY_OR_OK], unless: some('car', 'auto', 'neighbou?rs?', 'nachbar\\w*', 'broke', 'kaputt', 'over', 'druber', 'can i do stuff'), mostWords: 12 },
  { to: { line: 'accountForSibling' }, asks: [ACCOUNT, SHE_MAY], unless: OF_OTHER_ACCOUNT, mostWords: 14 },
  { to: { line: 'youngerMayDo' }, asks: [YOUNGER, CAN, DOES_DRILL], notInTalk: OF_ADULT, unless: OWN_AGE, mostWords: 16 },
  { to: { line: 'youngerMayDo' }, talk: /\S/, asks: [YOUNGER, FOR_SOMEBODY], notInTalk: OF_ADULT, unless: OWN_AGE, mostWords: 12 },
  { to: { line: 'youngerJoins' }, talk: SIBLING_TOLD, asks: [JOINS], unless: NOT_JOINING, mostWords: 12 },
  { to: { line: 'youngerTold' }, talk: SIBLING_TOLD, onlyTells: true, asks: [some('no', 'nah', 'i mean', 'i meant', 'nein', 'nee', 'ich mein\\w*'), new RegExp(SIBLING_TOLD.source), some('[3-7] years? old', 'only [3-7]', 'erst [3-7]', '[3-7] jahre alt')], unless: NOT_JOINING, mostWords: 12 },
  { to: { line: 'noPhoneTurns' }, talk: OTHERS_ADDED, asks: [NO_PHONE], mostWords: 10 },
  { to: { line: 'playAgainst' }, asks: [AGAINST_OTHERS, IN_HERE], unless: some('stronger', 'starkere\\w*', 'match', 'scared', 'angst', 'chat', 'talk', 'schreiben'), mostWords: 14 },
  { to: { line: 'gameScore' }, behindLine: GAMES, asks: [SCORE_TO], unless: NEVER_MIND, mostWords: 9 },
  { to: { line: 'gameGoOn' }, behindLine: GAMES, asks: [NEVER_MIND], mostWords: 9 },
  { to: { line: 'gameForTwo' }, behindLine: ['gameAlone'], asks: [WITH_MATE], unless: NOT_WITH_MATE, mostWords: 12 },
  { to: { line: 'gameForTwo' }, asks: [GAME_WISHED, WITH_MATE], notInTalk: OF_ADULT, unless: new RegExp(`${NOT_A_GAME.source}|${NOT_WITH_MATE.source}`), mostWords: 16 },
  { to: { line: 'gameAlone' }, talk: BORED_TOLD, asks: [GAME_WISHED], notInTalk: OF_ADULT, unless: NOT_A_GAME, noDrill: true, mostWords: 10 },
  { to: { line: 'quickDrill' }, asks: [QUICK], unless: NOT_QUICK, noDrill: true, mostWords: 10 },
  { to: { line: 'doneLater' }, talk: /\S/, asks: [LATER], unless: ASKS_LATER, mostWords: 12 },
  { to: { line: 'breakInShoes' }, talk: SHOES_TOLD, asks: [BREAK_IN, ASKS], unless: some('warm\\w*', 'aufwarm\\w*'), mostWords: 10 },
  { to: { line: 'breakInShoes' }, asks: [BREAK_IN, ASKS, new RegExp(SHOES_TOLD.source)], unless: some('warm\\w*', 'aufwarm\\w*', 'stol\\w*'), mostWords: 12 },
  { to: { line: 'shoesMustWait' }, behindLine: ['shoesTooSmall'], asks: [HAVE_TO_WAIT], mostWords: 12 },
  { to: { line: 'ballNoWall' }, asks: [ONLY_BALL, NO_WALL], unless: some('plan', 'regel', 'rule'), mostWords: 14 },
];
