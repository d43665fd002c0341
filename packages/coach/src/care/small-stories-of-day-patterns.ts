import { some } from '../question-parts/whole-word-pattern.ts';
import type { CareAsk, CarePattern } from './care-pattern-type.ts';
import { SHOUTING_PARENT } from './worries-written-by-ear-patterns.ts';

/**
 * Small stories of the day as young children tell them: a ball that a little sister broke, a friend who is none any more, the dog that
 * plays too or is ill, a goal, a fall beside a pain, and a parent who shouts every week. English and German, met in the usual spelling;
 * each is known from its first word to its last.
 */
const OPEN = '(?:(?:and|but|so|ok|okay|well|oh|no|nope|yes|yeah|hi|hey|sarah|coach|then|now|today|yesterday|i said|i mean|i meant|und|aber|also|ja|nein|nee|ne|dann|heute|gestern|ich meine?|ich sagte|ich hab gesagt) )*';
const CLOSE = '(?: (?:today|yesterday|now|again|though|tho|too|and everything|lol|haha|heute|gestern|jetzt|wieder|auch|schon wieder|halt|einfach))*';
const whole = (pattern: string): RegExp => new RegExp(`^${OPEN}(?:${pattern})${CLOSE}$`);

const PET = '(?:dog|doggy|puppy|cat|kitten|rabbit|bunny|hamster|hund|hundin|welpe|welpen|katze|kater|hase|hasen|kaninchen|hamster|meerschweinchen)';
const MY_PET = `(?:my|our|the|mein\\w*|unser\\w*|der|die|das) (?:\\w+ )?${PET}(?: (?:called |named |namens )?\\w+)?`;
const OF_PET = some(PET, 'dogs', 'cats', 'hunde', 'katzen', 'hunden', 'pets?', 'haustiere?');
const SIBLING = '(?:sister|brother|sis|bro|cousin|cousine|schwester|bruder|schwesterchen|bruderchen|twin|baby)';
const AT_HOME = `(?:my|our|mein\\w*|unser\\w*) (?:(?:little|big|baby|small|older|younger|kleine\\w?|grosse\\w?) )?(?:${SIBLING}|${PET})`;
const THING = '(?:(?:new|best|favou?rite|only|neue\\w?|beste\\w?|einzige\\w?) )?(?:ball|football|fussball|goal|goals|boots?|trainers|cones?|shin ?pads?|tor|schuhe?|fussballschuhe|hutchen|schienbeinschoner)';
const BROKE = '(?:popped|pop|pops|burst|bursted|broke|break|breaks|ate|eats|eaten|bit|chewed|chews|punctured|lost|hid|took|takes|stole|steals|nicked|ruined|spoiled|destroyed|kicked|threw)';
const BROKEN = '(?:kaputt|kaputt gemacht|kaputtgemacht|zerbissen|zerkaut|gefressen|zerstort|zerstochen|platzen lassen|zum platzen gebracht|verloren|versteckt|weggenommen|geklaut|genommen|weggeworfen|weggeschossen|verschossen)';
const BALL_BROKEN = `${AT_HOME} (?:(?:just|has|have|had|went and) )*${BROKE} (?:my|our|the|all my) ${THING}(?: (?:away|up|over the fence|in the road|with (?:a|her|his) \\w+))?|${AT_HOME} (?:hat|haben) (?:mir )?(?:mein\\w*|den|die|das|unser\\w*) ${THING} ${BROKEN}|(?:my|mein\\w*) ${THING} (?:is|got|has|ist|wurde) (?:popped|burst|ruined|destroyed|geplatzt|zerbissen|zerstochen)`;
const BALL_BROKEN_BEFORE = new RegExp(`(?:^| )(?:${BALL_BROKEN})(?: |$)`);
const NOT_NICE = `(?:(?:its|it is|thats|that is|that was|it was|das ist|das war|is|das) )?(?:not|nicht|gar nicht|isnt|really not|wasnt) (?:very )?(?:nice|funny|fair|good|ok|cool|kind|nett|schon|lustig|toll|gut)(?: (?:because|weil|of|from|von))?(?: (?:she|he|it|my|her|him|sister|brother|dog|sie|er|ihn|ihr|ihm|hat|has|${BROKE}|ball|${BROKEN}))*|(?:she|he|sie|er) (?:${BROKE} (?:it|my ball)|hat (?:ihn|den ball|es) ${BROKEN})`;
const FEW_YEARS = '(?:[1-7]|one|two|three|four|five|six|seven|eins|ein|zwei|drei|vier|funf|sechs|sieben)';
const SMALL = `(?:she|he|shes|hes|it|its|sie|er|es|my sister|my brother|my dog|mein\\w* schwester|mein\\w* bruder) ?(?:(?:is|was|ist|only|just|still|erst|nur|noch) )*(?:${FEW_YEARS}(?: (?:years?|yrs|months?|jahre?|monate))?(?: (?:old|alt))?|a baby|a puppy|little|small|ein baby|ein welpe|klein|so klein|ganz klein)`;

const FRIEND = '(?:(?:my|a|mein\\w*|ein\\w*) )?(?:(?:best|old|good|beste\\w?|guter?) )?(?:friend|mate|bestie|buddy|freund|freundin|kumpel)';
/** A friend, by a word or by a first name. */
const SOMEBODY = `(?:${FRIEND}(?: \\w+)?|he|she|er|sie|\\w{3,10})`;
const FRIEND_GONE = `${SOMEBODY} (?:is not|isnt|is no longer|s not|aint) my (?:best )?(?:friend|mate|bestie)(?: (?:any ?more|no more))?|${SOMEBODY} (?:doesnt|does not|dont|didnt) (?:want|wanna|like)(?: to)?(?: be)?(?: friends with| my(?: best)? friend| me)(?: me)?(?: any ?more)|(?:im|i am|were|we are|we r|me and \\w+ are|\\w+ and (?:me|i) are)(?: not|nt| no longer) friends(?: with \\w+)?(?: any ?more)?|i lost my best friend|me and ${SOMEBODY} fell out|(?:i )?fell out with ${SOMEBODY}|${SOMEBODY} ist (?:nicht mehr|kein\\w*) (?:mein\\w* )?(?:beste\\w? )?(?:freund|freundin|kumpel)(?: mehr)?|${SOMEBODY} will nicht mehr (?:mein\\w* (?:freund|freundin) sein|mit mir befreundet sein)|wir sind (?:keine (?:freunde|freundinnen) mehr|nicht mehr (?:freunde|freundinnen|befreundet))|(?:ich )?hab\\w* mich mit ${SOMEBODY} (?:gestritten|zerstritten|verkracht)`;
const FRIEND_GONE_BEFORE = new RegExp(`(?:^| )(?:${FRIEND_GONE})(?: |$)`);
const BAD = '(?:rubbish|bad|terrible|awful|useless|no good|not good|pants|trash|garbage|slow|the worst|worst|schlecht|mies|doof|nicht gut|zu langsam|langsam|schlechter|der schlechteste|die schlechteste|grottig)';
const SAID_BAD = `${SOMEBODY} (?:(?:just|always|keeps|also|even|now|immer|auch|hat|zu mir) )*(?:said|says|saying|told me|thinks|gesagt|sagt|meint|findet|meinte)(?: (?:to me|mir|zu mir))?(?: (?:that|dass))? (?:im|i am|i was|i m|me|ich bin|ich ware|ich sei|ich|mich)(?: (?:so|really|very|totally|just|voll|echt|so|total|einfach))* ${BAD}(?: (?:at football|at it|in goal|im fussball|in fussball|im tor|bin))?`;
const SAID_BAD_BEFORE = new RegExp(`(?:^| )(?:${SAID_BAD})(?: |$)`);
const OF_FRIEND = new RegExp(`${FRIEND_GONE_BEFORE.source}|${SAID_BAD_BEFORE.source}`);
/** Of these a child is put down by somebody who has power over it. */
const ADULT = some('mum', 'mom', 'mummy', 'dad', 'daddy', 'parents?', 'teacher', 'coach\\w*', 'trainer\\w*', 'uncle', 'mama', 'papa', 'eltern', 'lehrer\\w*', 'onkel', 'vater', 'mutter', 'boyfriend', 'girlfriend', 'stepdad', 'man', 'mann', 'men', 'online');
const HARM = some('kill\\w*', 'die', 'dead', 'knife', 'secrets?', 'naked', 'blood\\w*', 'bruis\\w*', 'threat\\w*', 'drunk', 'touch\\w*', 'kiss\\w*', 'sterben', 'umbring\\w*', 'messer', 'geheim\\w*', 'nackt\\w*', 'blut\\w*', 'droh\\w*', 'betrunken', 'schlag\\w*', 'geschlagen', 'hits?', 'punch\\w*', 'beats?', 'weeks', 'months', 'wochen', 'monate\\w*', 'every ?day', 'jeden tag');
/** A group that says it is no single friend. */
const GROUP = some('they', 'everyone', 'everybody', 'people', 'all', 'no ?body', 'no ?one', 'the others', 'alle', 'die anderen', 'niemand', 'keiner');
const ADULT_OR_HARM = new RegExp(`${ADULT.source}|${HARM.source}`);
const ONLY_FOOTBALL = '(?:(?:i mean|i meant|its|it is|just|only|about|at|in|its about|nur|bloss|im|beim|es geht um|um|das war) )+(?:football|fussball|footy)';
const WONT_PASS = `${SOMEBODY} (?:(?:just|always|also|even|immer|auch|einfach) )*(?:wont|doesnt|does not|never|didnt|dont|hardly ever) (?:ever )?(?:pass(?:es)?(?: (?:me|to me|the ball|it|the ball to me|me the ball|it to me))*|give me the ball)|${SOMEBODY} (?:passt|spielt|gibt)(?: (?:mir|den ball|nie|nicht|mich|zu|ab|mehr|einfach))+`;
const GETS_PASS = '(?:how|wie) (?:do|can|could|should|krieg|bekomm|kann|schaff|bring)\\w* (?:i|ich) (?:(?:get|make|have|tell|ask) (?:him|her|them|\\w+|my (?:friend|mates?|team ?mates?|team)|the others) (?:to )?(?:pass|play|give)(?: (?:me|to|the|ball|it|more|to me))*|(?:ihn|sie|die anderen|mein\\w* \\w+) dazu(?: \\w+){1,6}|dass (?:er|sie|die anderen|mein\\w* \\w+)(?: (?:mir|mehr|auch|mal|den|ball|zu))+ ?(?:passt|passen|abgibt|abgeben|zuspielt|zuspielen|spielt|gibt))';

const PLAYED = some('played?', 'playing', 'plays', 'kicked (?:the|a) ball', 'had a kick ?about', 'gespielt', 'spielen?', 'spielt', 'gekickt', 'trainiert');
/** Asks something, or tells that the pet has the ball, hurts or is gone. */
const NOT_OF_PET_AT_PLAY = some('how', 'what', 'why', 'can', 'should', 'when', 'which', 'is it', 'wants?', 'bit', 'bites?', 'chew\\w*', 'ate', 'eats?', 'popped', 'broke\\w*', 'teeth', 'steals?', 'hurt\\w*', 'sick', 'ill', 'died', 'dead', 'lost', 'gone', 'nobody', 'alone', 'only', 'no ?one', 'wie', 'was', 'warum', 'kann', 'soll\\w*', 'will', 'beisst', 'gebissen', 'frisst', 'kaputt', 'klaut', 'weh', 'krank', 'tot', 'gestorben', 'weg', 'niemand', 'keiner', 'allein', 'nur', 'instead', 'statt', 'never', 'not', 'dont', 'nicht', 'nie');
const IT = `(?:he|she|it|hes|shes|its|er|sie|es|${MY_PET})`;
const PET_GOOD = `${IT}(?: (?:is|was|s|ist|war))?(?: (?:so|really|very|super|quite|pretty|actually|such|a|the|echt|voll|sehr|richtig|total|ein|eine|der|die))* (?:good|great|fast|quick|best|funny|brilliant|amazing|clever|cute|keeper|goalie|gut|schnell|beste|bester|toll|lustig|super|schlau|suss|torwart)(?: (?:in goal|at football|keeper|goalie|player|dog|boy|girl|at it|at saving|at catching|in defence|im tor|im fussball|torwart|spieler|hund|dabei|darin))*`;
const WITH_IT = '(?:with (?:him|her|it|my dog|the dog|my cat|\\w+)|mit (?:ihm|ihr|dem hund|meinem hund|meiner katze|\\w+))';
const PRACTISE_WITH_PET = `(?:(?:lol|haha) )*(?:what|which (?:drill|game)|was|welche (?:ubung|spiele))(?: (?:should|can|could|do|shall|kann|soll|konnte|konnen))? ?(?:i|we|ich|wir)? ?(?:(?:practi[cs]e|play|do|train|work on) )?${WITH_IT}(?: (?:uben|spielen|machen|trainieren))?`;
const ILL = '(?:sick|ill|poorly|unwell|hurt|injured|at the vet|krank|verletzt|beim tierarzt|schlapp)';
const PET_ILL = `${MY_PET} (?:(?:is|was|got|has been|feels|ist|war|been|really|very|so|heute|gestern|sehr|today|a bit|bisschen|ein|voll) )+${ILL}|${MY_PET} (?:threw up|hat gekotzt|hat gebrochen|muss zum tierarzt|has to go to the vet|went to the vet)`;
const PET_MEANT = `(?:not me|its not me|im not|its my|i am not|nicht ich|ich nicht|nicht mir|ich bin nicht krank)(?: (?:its|it is|it was|but|sondern|es ist|es war|sick|ill|krank))* (?:my|the|mein\\w*|der|die) ${PET}(?: (?:is|was|ist|war))?(?: ${ILL})?|(?:my|mein\\w*) ${PET} not me|mein\\w* ${PET} nicht ich`;
const PET_DOES = `${IT} (?:(?:always|also|just|even|sometimes|often|likes to|loves to|immer|auch|manchmal|oft|gern|gerne) )*(?:eats?|chews?|steals?|licks?|chases?|hides?|nicks?|barks? at|runs? after|sleeps? (?:on|in|with)|loves?|likes?|frisst|klaut|kaut|jagt|versteckt|liebt|mag|bellt|schlaft auf)(?: (?:on|after|an|auf))?(?: (?:my|the|his|her|a|all|our|mums?|dads?|mein\\w*|die|den|das|sein\\w*|alle))* (?:socks?|shoes?|slippers?|boots?|balls?|toys?|football|tennis balls?|sticks?|cats?|birds?|squirrels?|food|postman|tail|socken?|schuhe?|hausschuhe|ball|balle|spielzeug|stocke?|fussball|katzen?|vogel|schwanz)(?: (?:immer|auch|gern|gerne|all the time|a lot))*`;
const LIKES_PETS = /^(?:\w+ ){0,3}?(?:do (?:you|u|ya) (?:like|love|have)|magst du|hast du)(?: (?:a|any|einen|eine|auch))* (?:dogs?|cats?|puppies|pets?|animals|hunde?|katzen?|tiere|haustiere?)$/;
const YES = '(?:yes|yeah|yea|yep|yh|yup|ja|jo|jap|klar|sometimes|a bit|he does|she does|of course|always|manchmal|immer|bisschen|i have a dog|i have one|ich hab einen|ich hab einen hund|ich hab eine katze)(?: (?:he|she|it|does|sometimes|a lot|er|sie|macht|spielt|plays|football|with me|mit mir|mit|fussball|too|auch|loves it))*';
const NO = '(?:no|nope|nah|not really|nein|ne|nee|eher nicht|he doesnt|she doesnt|i dont have (?:a dog|a cat|one|any)|i have none|ich hab keinen|ich hab keine|ich hab keinen hund)';

const SCORED = /\b(?:scored|score|goal|goals|tor|tore|treffer|getroffen)\b/;
const OF_FOOT = /\b(?:left|right|weak|links|rechts|linken|rechten|schwachen) ?(?:foot|one|fuss)?\b/;
const HOW_SCORED = '(?:(?:i|it was|with|a|just|just a|ich|es war|hab|habe|war|ein|mit|und|gleich|einfach) )*(?:shot|shoot|shooting|straight away|straight|at once|first time|right away|instantly|volley|tap in|from far|from close|long shot|penalty|free kick|i had time|had time|time|lots of time|no time|schuss|geschossen|sofort|direkt|zeit|hatte zeit|hatte ich|keine zeit|volley|elfmeter|freistoss|abstauber|von weit weg|fernschuss|gleich)(?: (?:it|away|at once|straight|geschossen|zeit|gehabt|ich|war))*';

const FELL = '(?:i |ich )?(?:(?:just|only|bin|hab|habe|ich|yesterday|gestern) )*(?:fell|fall|slipped|slip|tripped|crashed|came) (?:off|over|down|on|with)(?: (?:it|my|the|a))*(?: (?:bike|bicycle|scooter|skateboard|skates|step|kerb|ball|ice|stairs|swing|climbing frame))?(?: (?:and|on|my|it|the|knee|leg|at school|at home|in the garden|at break))*|(?:ich )?(?:bin )?(?:(?:vom|von meinem|mit dem|mit meinem|auf dem|uber den|uber die) (?:fahrrad|rad|roller|skateboard|eis|bordstein|ball|stufe|schulhof|klettergerust|inliner\\w*) ?)?(?:(?:hin|runter|um)?gefallen|gesturzt|ausgerutscht|gestolpert|hingeflogen)';
const HEAD_OR_HIGH = some('head', 'helmet', 'kopf', 'helm', 'roof', 'tree', 'window', 'baum', 'dach', 'fenster', 'pushed', 'pushes', 'geschubst', 'gestossen', 'car', 'auto', 'unconscious', 'bewusstlos', 'brother', 'dad', 'papa');
const OF_LIMB = /\b(?:knees?|my nees?|ankles?|foot|feet|legs?|shins?|toes?|arms?|elbows?|hands?|wrists?|knie|knochel|fuss|fusse|bein|beine|schienbein|zeh|zehen|arm|arme|ellenbogen|hand|hande|handgelenk)\b/;

const OFTEN = '(?:(?:its|it is|it happens|he does it|she does it|he does|she does|das ist|das macht er|das macht sie|er macht das|sie macht das|das passiert) )?(?:(?:every|each|jede[sn]?|almost every|fast jede[sn]?) (?:single )?(?:week|match|game|time|saturday|sunday|weekend|training|woche|spiel|mal|samstag|sonntag|wochenende)|always|all the time|a lot|lots|loads|very often|often|immer|standig|oft|sehr oft|dauernd|ganz oft|staendig)';
const OFTEN_WHOLE = whole(OFTEN);
const PERSON = '(?:(?:my|the|mein\\w*|der|die|to|with|maybe|i think|vielleicht|mit|zu|ich glaub) )*(?:mum|mom|mummy|mommy|mam|nan|nana|gran|grandma|granny|grandad|grandpa|teacher|coach|sister|brother|auntie|aunt|mama|mami|mutti|mutter|oma|opa|lehrer|lehrerin|trainer|trainerin|tante|schwester|bruder)';
const WILL_TELL = `(?:i|ill|i ll|im|ich)(?: (?:will|am|going to|gonna|want to|wanna|can|could|werd\\w*|will|kann|das|es|then|just))* ?(?:tell|talk to|speak to|say it to|ask|sags?|sage|erzahls?|erzahle|rede mit|frag|frage)(?: (?:it|that|das|es))*(?: to)? ${PERSON}(?: (?:it|that|about it|tonight|later|tomorrow|davon|sagen|erzahlen|fragen|das|morgen|nachher))*`;
const DOES_NOT_KNOW = '(?:i |ich )?(?:dunno|dont know|do not know|idk|not sure|no idea|nobody|no one|no clue|weiss nicht|weiss ich nicht|weiss es nicht|kein\\w* ahnung|ka|kp|niemand|keiner)(?: (?:who|really|wem|wen|echt|so))*';
const SHOUTS_OR_UNKIND = new RegExp(`${SHOUTING_PARENT.source}|${OF_FRIEND.source}`);

const BED_LATE = some('bed (?:so |very |really |too )?late', 'late (?:to|in) bed', 'up (?:so |very |really |too )?late', 'spat (?:ins|im) bett', '(?:so |zu |sehr )?spat (?:schlafen|eingeschlafen|ins bett)', 'sleepy', 'slept', 'geschlafen');
const HOUR = '(?:(?:at|around|like|about|um|gegen|so) )*(?:8|9|10|11|12|eight|nine|ten|eleven|twelve|acht|neun|zehn|elf|zwolf|half (?:8|9|10|11)|halb (?:9|10|11|12))(?: (?:uhr|o ?clock|oclock|pm|hours?|stunden))?';

const EATS_BEFORE = /^(?=.*\b(?:eat|food|meal|snack|breakfast|hungry|essen|ess|snack|fruhstuck\w*)\b)(?=.*\b(?:before|football|footy|match|game|training|practi[cs]e|vor|vorm|spiel|fussball)\b)/;
const SANDWICH = '(?:can|could|may|should|is|what about|how about|and|kann|darf|soll|ist|und|was ist mit|geht)(?: (?:i|ich|have|eat|take|a|an|some|my|ein|eine|einen|auch|noch|also))* ?(?:\\w+ )?(?:sandwich|sandwiches|toast|toastie|roll|wrap|bagel|bread|brot|butterbrot|brotchen|kasebrot|wurstbrot|toastbrot|stulle|pausenbrot|semmel)(?: (?:ok|okay|good|fine|gut|essen|before|vorher|davor|dann|then|too|auch|with|mit|crisps?|cheese|ham|jam|butter|nutella|kase|wurst|marmelade|chips|in|it))*';

export const smallStoriesOfDayPatterns: readonly CarePattern[] = [
  { of: 'ballBroken', says: [whole(BALL_BROKEN)], unless: HARM, by: 'player', byEar: true, mostWords: 16 },
  { of: 'ballBrokenNotNice', says: [whole(NOT_NICE)], unless: ADULT_OR_HARM, behind: BALL_BROKEN_BEFORE, by: 'player', byEar: true, mostWords: 12 },
  { of: 'ballBrokenBySmall', says: [whole(SMALL)], behind: BALL_BROKEN_BEFORE, by: 'player', byEar: true, mostWords: 10 },
  { of: 'friendGone', says: [whole(FRIEND_GONE)], unless: new RegExp(`${ADULT_OR_HARM.source}|${GROUP.source}`), by: 'player', byEar: true, mostWords: 14 },
  { of: 'friendSaysBad', says: [whole(SAID_BAD)], unless: new RegExp(`${ADULT_OR_HARM.source}|${GROUP.source}`), notBehind: new RegExp(`${ADULT_OR_HARM.source}|${some(SIBLING).source}`), by: 'player', byEar: true, mostWords: 14 },
  { of: 'friendAtFootball', says: [whole(ONLY_FOOTBALL)], behind: OF_FRIEND, notBehind: ADULT_OR_HARM, by: 'player', byEar: true, mostWords: 8 },
  { of: 'friendWontPass', says: [whole(WONT_PASS)], unless: ADULT_OR_HARM, behind: OF_FRIEND, by: 'player', byEar: true, mostWords: 12 },
  { of: 'getsFree', says: [whole(GETS_PASS)], unless: ADULT_OR_HARM, by: 'player', byEar: true, mostWords: 16 },
  { of: 'petIll', says: [whole(PET_ILL)], unless: HARM, by: 'player', byEar: true, mostWords: 14 },
  { of: 'petIll', says: [whole(PET_MEANT)], behind: OF_PET, by: 'player', byEar: true, mostWords: 12 },
  { of: 'petPlays', says: [OF_PET, PLAYED, some('i', 'we', 'me', 'ich', 'wir', 'hab', 'mir')], unless: new RegExp(`${NOT_OF_PET_AT_PLAY.source}|${HARM.source}`), by: 'player', byEar: true, mostWords: 16 },
  { of: 'petGood', says: [whole(PET_GOOD)], behind: OF_PET, by: 'player', byEar: true, mostWords: 12 },
  { of: 'practiseWithPet', says: [whole(PRACTISE_WITH_PET)], behind: OF_PET, by: 'player', byEar: true, mostWords: 12 },
  { of: 'petDoes', says: [whole(PET_DOES)], unless: HARM, behind: OF_PET, by: 'player', byEar: true, mostWords: 12 },
  { of: 'petYes', says: [whole(YES)], behindLast: LIKES_PETS, by: 'player', byEar: true, mostWords: 8 },
  { of: 'petNo', says: [whole(NO)], behindLast: LIKES_PETS, by: 'player', byEar: true, mostWords: 8 },
  { of: 'howGoalWas', says: [whole(HOW_SCORED)], behind: SCORED, behindLast: OF_FOOT, by: 'player', byEar: true, mostWords: 8 },
  { of: 'fellBesidePain', says: [whole(FELL)], unless: new RegExp(`${HEAD_OR_HIGH.source}|${HARM.source}`), behind: OF_LIMB, notBehind: HEAD_OR_HIGH, by: 'player', byEar: true, mostWords: 14 },
  { of: 'shoutsOften', says: [OFTEN_WHOLE], unless: HARM, behindLast: SHOUTING_PARENT, notBehind: HARM, by: 'player', byEar: true, mostWords: 8 },
  { of: 'whomToTellUnknown', says: [whole(DOES_NOT_KNOW)], behind: SHOUTS_OR_UNKIND, behindLast: new RegExp(`${OFTEN_WHOLE.source}|${SHOUTS_OR_UNKIND.source}`), by: 'player', byEar: true, mostWords: 6 },
  { of: 'personToTell', says: [whole(PERSON)], behind: SHOUTS_OR_UNKIND, notBehind: HARM, by: 'player', byEar: true, mostWords: 6 },
  { of: 'willTellPerson', says: [whole(WILL_TELL)], behind: SHOUTS_OR_UNKIND, notBehind: HARM, by: 'player', byEar: true, mostWords: 12 },
  { of: 'sandwichBefore', says: [whole(SANDWICH)], unless: some('only', 'nothing', 'fat', 'weight', 'diet', 'calories', 'allerg\\w*', 'nur', 'nichts', 'dick', 'gewicht'), behindLast: EATS_BEFORE, by: 'player', byEar: true, mostWords: 12 },
  { of: 'bedtimeTold', says: [whole(HOUR)], behindLast: BED_LATE, by: 'player', byEar: true, mostWords: 5 },
];

/** What is told with these. */
export const SMALL_STORIES: ReadonlySet<CareAsk> = new Set<CareAsk>(['ballBroken', 'ballBrokenNotNice', 'ballBrokenBySmall', 'friendGone', 'friendSaysBad', 'friendAtFootball', 'friendWontPass', 'petIll', 'petPlays', 'petGood', 'practiseWithPet', 'petDoes', 'petYes', 'petNo', 'howGoalWas', 'fellBesidePain', 'shoutsOften', 'whomToTellUnknown', 'personToTell', 'willTellPerson', 'sandwichBefore', 'bedtimeTold']);
