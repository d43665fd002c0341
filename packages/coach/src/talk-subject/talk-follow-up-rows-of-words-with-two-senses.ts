import type { Understood } from '../intents/read-question.ts';
import { some } from '../question-parts/whole-word-pattern.ts';
import type { TalkFollowUpRow } from './talk-follow-up-row-type.ts';

/**
 * Turns in which one word would decide for another sense: the keeper in a question of offside or of turns in goal, “step up” of a line,
 * fast food by its nickname, shoes that are small, records of the world, a number that is found poor, odds, and the standing foot.
 */
const WHY_OR_WHAT = some('why', 'what', 'whats', 'when', 'how', 'mean\\w*', 'means', '(?:dont|do not) (?:get|understand|know)', 'explain', 'point', 'warum', 'wieso', 'was (?:heisst|ist|is|bedeutet|bringt|soll|meint)', 'wann', 'wie', 'heisst', 'bedeutet', 'versteh\\w*', 'bringt', 'wozu');
const HARM = some('hurt\\w*', 'weh', 'pain\\w*', 'injur\\w*', 'verletz\\w*', 'scared', 'angst', 'cry\\w*', 'wein\\w*', 'hit', 'hits', 'schlag\\w*', 'kill\\w*', '(?:to|will|gonna|wanna|might) die', 'died', 'tot');

const KEEPER = some('goal ?keepers?', 'keepers?', 'keepa', 'goalies?', 'goaly', 'goalys', 'goley', 'goalkeeping', 'in goal', 'in (?:the )?nets?', 'in the goal', 'torwart\\w*', 'torhuter\\w*', 'torfrau', 'tormann', 'im tor', 'ins tor', 'in s tor');
const OFFSIDE_TALK = /(?:^| )(?:off ?side|ofside|offsides|abseits)(?= |$)/;
const STANDS_BY_KEEPER = some('(?:stand|stands|standing|stay|stays|staying|wait|waits|waiting|camp|camping|hang|hanging|am|im|be|play|go|goal ?hang\\w*)(?: \\w+){0,3} (?:next to|beside|by|near|with|besides|close to|right by) (?:\\w+ )?(?:goal ?keeper|keeper|goalie|goaly|goal)', '(?:steh|stehe|bleib|bleibe|wart|warte|bin|stell\\w*|lauer\\w*)(?: \\w+){0,4} (?:neben|beim|bei|nah am|dicht am) (?:\\w+ )?(?:torwart|torhuter|keeper|tor)', '(?:neben|beim) (?:\\w+ )?(?:torwart|torhuter|keeper|tor) (?:\\w+ ){0,3}?(?:steh\\w*|bleib\\w*|wart\\w*|bin)');
const ALLOWED = some('ok', 'okay', 'allowed', 'alright', 'fine', 'legal', 'off ?side', 'ofside', 'may', 'can i', 'what if', 'if i', 'good', 'erlaubt', 'abseits', 'darf', 'kann ich', 'in ordnung', 'wenn ich', 'geht das', 'gut');
const NOT_OPEN_PLAY = some('corner\\w*', 'ecke\\w*', 'eckball', 'free ?kick\\w*', 'freistoss\\w*', 'penalt\\w*', 'elfmeter', 'throw\\w*', 'einwurf\\w*', 'goal ?kick\\w*', 'abstoss', 'my own', 'our own', 'our keeper', 'my keeper', 'eigene[nrms]?', 'unser\\w*');
const IS_ONE = some('(?:is|counts? as|counts?|zahlt als|zahlt|ist|makes?|that s|thats|ist doch) (?:only |just |already |nur |schon |auch )?(?:1|one|wun|ein|einer|eins)', '(?:1|one|einer) (?:of them|already|schon|davon)');
const NEEDS_TWO = some('(?:need|needs|want|must (?:have|be)|there (?:has|have) to be|brauch\\w*|mussen|muss)(?: \\w+){0,3} (?:2|two|zwei|another|one more|noch ein\\w*)', '(?:2|two|zwei)(?: \\w+){0,3} (?:brauch\\w*|mussen|sein)', 'who is the (?:second|other)', 'wer ist der (?:zweite|andere)');

const MAY_REFUSE = some('(?:can|could|may|am|should) i (?:\\w+ )?(?:say|tell|refuse|allowed|not|ask)(?: \\w+){0,8}', '(?:do|must|have|why do|got) i (?:always |really |even )?(?:have to|need to|must|got to|gotta)(?: \\w+){0,4}', '(?:darf|kann|soll|konnte|muss) ich(?: \\w+){0,8}', 'say no(?: to)?(?: \\w+){0,4}', 'nein sagen(?: \\w+){0,4}');
const REFUSES = some('say(?:ing)? no', 'refuse\\w*', 'not (?:be|go|want|play)', 'dont (?:want|wanna)', 'have to', 'must i', 'need to', 'got to', 'gotta', 'always', 'every ?time', 'someone else', 'nein sagen', 'ablehn\\w*', 'nicht (?:\\w+ )?(?:ins|im|torwart|will|mochte)', 'muss ich', 'kein\\w* torwart', 'immer', 'jemand ander\\w*');
const WHO_SHOULD = some('(?:who|whos|hu) (?:should|shall|has to|have to|must|ought to|then should|would|can|cud|could|is supposed to)(?: \\w+){0,5}', '(?:wer|wen) (?:soll\\w*|muss|konnte|kann|geht dann|stellen|stell\\w*)(?: \\w+){0,5}');
const NOTHING_HAPPENS = some('bored', 'bord', 'boring', 'sleepy', 'asleep', 'fall asleep', 'nothing(?: \\w+)? (?:happens|to do|happening|going on|comes)', 'nowt(?: \\w+)? (?:happens|to do|happening)', 'no shots', 'langweil\\w*', 'einschlaf\\w*', 'schlaft? ein', '(?:nichts|nix)(?: \\w+)? (?:passiert|los|zu tun|kommt)');
const ASKS_OF_KEEPER = some('do', 'does', 'dont', 'is it', 'isnt it', 'how', 'what', 'when', 'if', 'get', 'gets', 'ist', 'ist es', 'isses', 'wird', 'wie', 'was', 'wenn', 'haben', 'hat', 'werden');
const NOT_AWAKE = new RegExp(`${HARM.source}|${some('gloves?', 'handschuh\\w*', 'wear', 'anzieh\\w*', 'drills?', 'ubung\\w*', 'sad', 'lonely i', 'alone').source}`);

const STEP_UP = some('step(?:s|ped|ping)? (?:up|out)', 'stepup', 'push(?:es|ed|ing)? (?:up|out)', 'mov(?:e|ing) up', 'squeez(?:e|ing)(?: up)?', '(?:hold|keep|play)(?:ing)? a (?:high )?line', 'high line', 'rausruck\\w*', 'raus ?rucken', 'aufruck\\w*', 'nachruck\\w*', 'vorruck\\w*', 'hoch ?schieb\\w*', 'raus ?schieb\\w*', 'rauslauf\\w*', 'ruck\\w*(?: \\w+){0,2} (?:raus|auf|hoch|vor)', 'schieb\\w*(?: \\w+){0,2} (?:hoch|raus)');
const OF_LINE = some('we', 'us', 'our', 'ours', 'defen\\w*', 'back ?line', 'the line', 'backs?', 'coach', 'trainer\\w*', 'off ?side', 'ofside', 'shout\\w*', 'scream\\w*', 'wir', 'uns', 'abwehr\\w*', 'verteidig\\w*', 'kette', 'viererkette', 'ruft', 'schreit', 'abseits');
const OF_LINE_TALK = /(?:^| )(?:off ?side|ofside|defend\w*|defence|defense|back ?line|abseits|abwehr\w*|verteidig\w*|viererkette)(?= |$)/;
const OF_LEVEL = some('levels?', 'drills?', 'lvl', 'harder', 'easy', 'training', 'my game', 'push ups?', 'ubung\\w*', 'stufe', 'schwerer', 'liegestutze\\w*', 'a team', 'first team');

const FAST_FOOD = some('mc ?donald ?s?', 'mcdonalds', 'macc?ies', 'maccys?', 'maccas', 'mcdo', 'mces', 'meces', 'kfc', 'burger king', 'bk', 'five guys', 'nandos', 'greggs', 'subway', 'take ?aways?', 'chippy', 'fish (?:and|n) chips', 'burgers?', 'big macs?', 'nuggets', 'happy meals?', 'dominos', 'kebabs?', 'doner', 'pommes', 'fast ?food', 'chips', 'fries');
const EATS = some('eat\\w*', 'have', 'having', 'ok', 'okay', 'good', 'bad', 'alright', 'allowed', 'healthy', 'can i', 'after', 'afterwards', 'before', 'go', 'going', 'ess\\w*', 'gehen', 'gut', 'schlecht', 'schlimm', 'darf', 'kann', 'nach', 'danach', 'vor', 'gesund', 'what about', 'was ist mit');
const FOOD_TALK = /(?:^| )(?:eat\w*|ate|food|meal|breakfast|lunch|dinner|tea|snack\w*|beans|toast|pasta|noodles|essen|ess|iss|fruhstuck\w*|mittagessen|abendessen|mahlzeit|nudeln|after|match|game|spiel)(?= |$)/;
const EATING_WEIGHS = some('allerg\\w*', 'diet', 'fat', 'weight', 'calories', 'kalorien', 'abnehm\\w*', 'dick', 'throw up', 'sick', 'ill', 'schlecht geworden', 'gekotzt', 'only eat', 'nothing', 'nichts', 'nur');

const SHOES = some('trainers', 'traners', 'trainerz', 'sneakers', 'astros?', 'turnschuhe?', 'sneaker', 'hallenschuhe?', 'sportschuhe?', 'shoes?', 'boots?', 'cleats', 'schuhe?', 'fussballschuhe?', 'stollenschuhe?', 'stollen');
const TOO_SMALL = some('(?:too|to|2|way too|bit|a bit|getting|got) (?:\\w+ )?(?:small|tight|little|short)', 'pinch\\w*', 'squash\\w*', 'squeez\\w*', 'dont fit(?: \\w+)?', 'grew out of(?: \\w+)?', 'grown out of(?: \\w+)?', 'zu (?:klein|eng|kurz)', 'druck\\w*', 'zwick\\w*', 'passen (?:mir )?nicht(?: mehr)?', 'rausgewachsen');
const ONLY_TRAINERS = some('trainers', 'traners', 'trainerz', 'sneakers?', 'turnschuhe?', 'blisters?', 'blase\\w*');

const WORLD_RECORD = some('(?:most|highest|record|max)(?: \\w+){0,4} (?:anyone|any ?one|anybody|any ?body|someone|a person|a player|ever|world|history|in (?:one|a|1) (?:match|game|season))(?: \\w+){0,5}', '(?:has|did|have) (?:anyone|anybody|any1) (?:ever )?(?:got|scored|had|done)(?: \\w+){0,5}', 'world record(?: \\w+){0,5}', '(?:die )?meisten (?:tore|goals)(?: \\w+){0,8}', '(?:hat|haben) (?:jemand|je jemand|einer|wer)(?: \\w+){0,3} (?:geschossen|gemacht|geschafft)(?: \\w+){0,3}', 'weltrekord(?: \\w+){0,4}', 'wer hat (?:\\w+ )?(?:die )?meisten(?: \\w+){0,5}');
const OF_FOOTBALL_RECORD = some('goals?', 'gols?', 'scored?', 'tore', 'treffer', 'hat ?tricks?', 'keep(?:y|ie) ?up\\w*', 'kick ?ups', 'juggl\\w*', 'jonglier\\w*', 'hochhalten', 'match', 'game', 'spiel', 'world cup', 'wm');
const OWN = some('my', 'mine', 'i', 'ive', 'me', 'we', 'our', 'in this app', 'mein\\w*', 'ich', 'mir', 'unser\\w*', 'wir', 'bei uns', 'team ?mate\\w*', 'on the board', 'rangliste', 'leader ?board');
const WHO_IN_CLUB = some('(?:who|whos|who s) (?:is |are |s )?(?:the |a |in )?(?:\\w+ ){0,4}?(?:captain|capt|manager|coach|boss|top ?scorer|number \\d+)(?: (?:of|for|from|at|in))(?: \\w+){1,4}', '(?:who|whos|who s) (?:is |s )?(?:the )?(?:england|scotland|wales|ireland|germany|spain|france|brazil|argentina|arsenal|chelsea|liverpool|man \\w+|city|united|lionesses|bayern|dortmund)(?: \\w+){0,3} (?:captain|manager|coach|keeper|goalie|striker|top ?scorer)(?: \\w+){0,2}', 'wer ist (?:\\w+ ){0,3}?(?:kapitan\\w*|trainer\\w*|bundestrainer\\w*|torwart\\w*|torschutzenkonig\\w*|nummer \\d+)(?: \\w+)? (?:von|vom|bei|beim|der|in)(?: \\w+){1,4}', 'wer ist (?:\\w+ )?(?:bundestrainer\\w*|nationaltrainer\\w*)(?: \\w+){0,3}');
const OF_OWN_TEAM = some('our', 'my', 'us', 'we', 'should', 'shall', 'become', 'be', 'i', 'unser\\w*', 'mein\\w*', 'uns', 'wir', 'soll\\w*', 'werden', 'ich');

const WHO_IS_BETTER = /(?:^| )(?:who|whos|hu|wer)(?: \w+){0,5} (?:better|best|faster|quicker|goat|besser\w*|beste\w*|schneller\w*) (?:(?:is|out of|of|player|at football|between|ist|von) )*([a-z]{3,} [a-z]{3,}|[a-z]{4,}) (?:or|oder|vs|versus|and) ([a-z]{3,} [a-z]{3,}|[a-z]{4,})(?: (?:lol|then|haha|tbh|eigentlich|denn))*$/;
const NO_STARS = some('me', 'my', 'i', 'mine', 'us', 'our', '(?:is|are|r) (?:you|u)', '(?:you|u|du) (?:or|vs|oder)', '(?:or|vs|oder) (?:you|u|du)', 'mates?', 'friends?', 'brother', 'sister', 'dad', 'mum', 'coach', 'boys', 'girls', 'defenders?', 'strikers?', 'keepers?', 'goalies?', 'midfielders?', 'wingers?', 'left', 'right', 'mich', 'ich', 'mein\\w*', 'jungs', 'madchen', 'freund\\w*', 'sturmer', 'torwart', 'verteidiger', 'links', 'rechts', 'walls?', 'drills?', 'pass\\w*', 'dribbl\\w*', 'shoot\\w*', 'foot', 'team', 'cats?', 'dogs?', 'hund', 'katze');

const STANDING_FOOT = some('stand(?:ing|in)? ?(?:leg|foot|legs|feet|one)', 'support\\w* (?:leg|foot)', 'plant\\w* (?:leg|foot)', '(?:foot|leg|one) (?:that )?(?:im|i am|i m|i|you|u) (?:stood|standing|stand|standin) on', '(?:leg|foot) (?:im|i am) not kicking with', '(?:foot|leg) (?:(?:goes|comes|is|that goes|stays|i put) )?(?:next to|beside|by|alongside) the ball', 'stand (?:on )?(?:my |the )?(?:left|right)(?: (?:foot|leg|one))?(?: \\w+){0,4} (?:kick|shoot|pass)(?: \\w+){0,4}', 'steh\\w*(?: \\w+){0,4} (?:links|rechts|linken|rechten)(?: (?:fuss|bein))?(?: \\w+){0,4} (?:schiess\\w*|kick\\w*|pass\\w*)', 'standbein\\w*', 'standfuss\\w*', 'stand bein', '(?:fuss|bein)(?: (?:kommt|steht|ist|gehort|muss|stell ich))? (?:neben|beim|am) (?:den|dem|m|n)? ?ball');
const WHICH_OF_TWO = some('which', 'wich', 'witch', 'is (?:it|that|the)', 'is it (?:the |my )?(?:left|right)', 'left or right', 'do i stand', 'steh\\w* ich', 'the left', 'the right', 'welche\\w*', 'ist (?:das|es) (?:der |mein )?(?:links|rechts|linke\\w*|rechte\\w*)', '(?:links|rechts) oder (?:links|rechts)', 'der linke', 'der rechte');
const WHERE_OF_FOOT = some('where', 'how far', 'how close', 'point\\w*', 'bend', 'bent', 'wo', 'wohin', 'wie (?:weit|nah)', 'zeigt', 'hurt\\w*', 'weh', 'knee', 'knie', 'slip\\w*', 'rutsch\\w*', 'wobbl\\w*', 'fall\\w*');
const OTHER_FOOT = some('(?:how|can|could|do|does|what about|how about|and|but|same)(?: \\w+){0,6} (?:with|on|using) (?:my |the )?(?:left|right|weak|weaker|other|wrong|bad)(?: (?:foot|one|leg|side|feet))?(?: too| as well| then)?', 'my (?:left|right|weak|other) (?:foot|one)? ?(?:too|as well)', '(?:wie|geht|kann|und|aber|mach\\w*)(?: \\w+){0,6} (?:mit|auf) (?:dem |meinem |m |mein )?(?:links|rechts|linken|rechten|schwachen|anderen)(?: (?:fuss|bein))?(?: auch| dann)?');

const PACK_TALK = /(?:^| )(?:packs?|odds|legend\w*|epics?|rares?|cards?|packchen|karten?|chance\w*|wahrscheinlich\w*|prozent|percent)(?= |$)/;
const PERCENT_JUDGED = /^(?:(?:so|and|but|well|hm+|ok|und|aber|also) )*(?:(?:is|are|ist|sind) )?(?:only |just |nur )?(\d{1,2}) ?(?:percent|per cent|pc|prozent)? (?:(?:is|ist|sind|are) )?(?:(?:a|that|really|so|very|quite|das|denn|sehr|eigentlich|ja|echt|not|nicht) )*(?:good|gut|alot|lot|much|many|viel|bad|schlecht|rare|selten|likely|high|hoch|low|wenig|little|small|ok)(?: \w+){0,2}$/;
const WHY_ONLY_COMMON = some('(?:common|comon|commen|rubbish|bad|boring|normal|gewohnliche?|haufige?|normale?|schlechte?|langweilige?) ?(?:ones?|cards?|karten?|stuff|things?|nur)?', 'commons', 'no (?:legend\\w*|epics?|rares?|good (?:ones|cards))', 'never (?:get |a )*(?:any )?(?:legend\\w*|epics?|rares?|good (?:ones|cards)|legendary)', 'nie (?:eine? |was |ne )?(?:legendar\\w*|epische\\w*|seltene\\w*|gute\\w*)', 'kein\\w* (?:legendar\\w*|epische\\w*|seltene\\w*|gute\\w*)');
const GETS = some('get', 'got', 'getting', 'have', 'pull', 'open', 'only', 'always', 'just', 'krieg\\w*', 'bekomm\\w*', 'zieh\\w*', 'hab\\w*', 'nur', 'immer');
const WHY = some('why', 'y', 'how come', 'warum', 'wieso', 'weshalb');
const RARITY = some('legend\\w*', 'epics?', 'epische\\w*', 'rares?', 'rare ones?', 'seltene?\\w*', 'legi', 'legy');
const IS_HARD = some('(?:is|isnt) (?:it|that|a legend\\w*|getting (?:a |one )?\\w*)(?: \\w+){0,2} (?:hard|difficult|easy|likely|rare|impossible|possible)', 'how (?:hard|easy|likely|rare)', '(?:is|ist) (?:es|das|eine?)(?: \\w+){0,3} (?:schwer|schwierig|leicht|selten)', 'wie (?:schwer|leicht|selten|wahrscheinlich)');
const FRIEND_GOT = some('(?:mates?|friends?|brother|bro|sister|cousin|he|she|they|everyone|freund\\w*|kumpel|bruder|schwester|er|sie|alle|[a-z]{3,10})(?: (?:just|has|have|already|always|only|hat|haben|schon|ja))* (?:got|gets|get|pulled|has|had|opened|keeps getting|gekriegt|bekommen|kriegt|bekommt|gezogen|hat)(?: \\w+){0,4} (?:legend\\w*|epics?|epische\\w*|rares?)(?: \\w+){0,8}');
const UNFAIR = some('not fair', 'unfair', 'isnt fair', 'no fair', 'so lucky', 'lucky', 'jealous', 'luck', 'cheat\\w*', 'why not me', 'and (?:i|me) (?:\\w+ )?(?:none|nothing|no)', 'not me', 'gemein', 'nicht fair', 'neidisch', 'gluck', 'und ich (?:\\w+ )?(?:nicht|nie|keine?\\w*)', 'ich nicht');

const TOKEN_TALK = /(?:^| )(?:tokens?|token|coins?|munzen?)(?= |$)/;
const MUCH_ASKED = some('(?:is|are|was) (?:it|that|they|this|those|\\d{1,5}|them)(?: (?:tokens?|even|actually|like))* (?:a ?lots?|loads|many|much|lots|good|enough|plenty|big|bad|few|alot)', '(?:a ?lot|loads|much|many) or not', '(?:ist|sind) (?:das|es|die|\\d{1,5})(?: (?:token|denn|eigentlich|jetzt|schon))* (?:viele?|genug|wenige?|gut|ubelst viel|krass)', '(?:viel|wenig) oder (?:nicht|viel|wenig)');
const OTHER_AMOUNT = some('xp', 'levels?', 'minutes?', 'sessions?', 'streak', 'days?', 'goals?', 'a day', 'per', 'week', 'minuten', 'einheiten', 'tage?', 'serie', 'tore', 'buy', 'kaufen', 'enough for', 'genug fur');

const POOR = '(?:rubbish|trash|terrible|awful|bad|poor|pants|low|not good|no good|not that good|nothing|crap|useless|lame|schlecht|mies|mull|schwach|wenig|nix|nichts|peinlich|nicht gut|zu wenig)';
const NUMBER_POOR = some(`(?:so |is |are |my |was |were |only |just |ist |sind |war |waren |nur |mein\\w* )*\\d{1,3}(?: (?:is|was|are|ist|sind|war|waren|then|that|just|so|really|a|bit|doch|ja|echt|voll|total|ziemlich|s))* ${POOR}(?: \\w+){0,8}`);
const NO_RESULT = some('percent', 'prozent', 'years?', 'old', 'jahre?', 'minutes?', 'mins?', 'minuten', 'tokens?', 'xp', 'levels?', 'test', 'maths?', 'mathe', 'english', 'grade', 'note', 'school mark', 'goals? against', 'nil', 'packs?', 'hours?', 'stunden');
/** A drill with its number was spoken of, and nothing else. */
const isOfResult = ({ drillId, intent, act, topic }: Understood): boolean => drillId !== null && intent !== 'injury' && (topic === null || topic.topic === 'goodResult' || act !== null || intent === 'records');

export const TWO_SENSE_ROWS: readonly TalkFollowUpRow[] = [
  { to: { line: 'offsideKeeperIsOne' }, talk: OFFSIDE_TALK, turnsBack: 4, asks: [KEEPER, IS_ONE], unless: NOT_OPEN_PLAY, mostWords: 16 },
  { to: { line: 'offsideKeeperIsOne' }, talk: OFFSIDE_TALK, turnsBack: 4, asks: [KEEPER, NEEDS_TWO], unless: NOT_OPEN_PLAY, mostWords: 16 },
  { to: { line: 'offsideNextToKeeper' }, talk: OFFSIDE_TALK, turnsBack: 4, asks: [STANDS_BY_KEEPER, ALLOWED], unless: NOT_OPEN_PLAY, mostWords: 20 },
  { to: { line: 'offsideNextToKeeper' }, asks: [STANDS_BY_KEEPER, some('off ?side', 'ofside', 'abseits')], unless: NOT_OPEN_PLAY, mostWords: 20 },
  { to: { line: 'whoInGoal' }, asks: [WHO_SHOULD, KEEPER], unless: new RegExp(`${HARM.source}|${some('penalt\\w*', 'elfmeter', 'pass\\w* to', 'zuspiel\\w*').source}`), mostWords: 12 },
  { to: { line: 'mayRefuseGoal' }, asks: [MAY_REFUSE, REFUSES, KEEPER], unless: new RegExp(`${HARM.source}|${some('how', 'dive\\w*', 'hecht\\w*', 'drill\\w*', 'ubung\\w*', 'gloves?', 'handschuh\\w*', 'tall', 'height', 'strong', 'old', 'big', 'jump\\w*', 'good', 'gross sein', 'gut sein', 'wear', 'shake', 'pick up', 'ball', 'hands?', 'hande?').source}`), mostWords: 16 },
  { to: { line: 'keeperStaysAwake' }, asks: [KEEPER, NOTHING_HAPPENS, ASKS_OF_KEEPER], unless: NOT_AWAKE, mostWords: 16 },
  { to: { line: 'whyStepUp' }, asks: [STEP_UP, WHY_OR_WHAT, OF_LINE], unless: OF_LEVEL, mostWords: 18 },
  { to: { line: 'whyStepUp' }, talk: OF_LINE_TALK, turnsBack: 3, asks: [STEP_UP, WHY_OR_WHAT], unless: OF_LEVEL, mostWords: 14 },
  { to: { topic: 'heavyFood' }, talk: FOOD_TALK, turnsBack: 3, asks: [FAST_FOOD, EATS], unless: EATING_WEIGHS, noDrill: true, mostWords: 16 },
  { to: { line: 'shoesTooSmall' }, thoughSore: true, asks: [SHOES, TOO_SMALL, ONLY_TRAINERS], unless: some('my (?:coach|trainer) is', 'money', 'afford', 'geld', 'leisten', 'expensive', 'teuer', 'bleed\\w*', 'blut\\w*'), mostWords: 20 },
  { to: { topic: 'footballTrivia' }, asks: [WORLD_RECORD, OF_FOOTBALL_RECORD], unless: OWN, mostWords: 16 },
  { to: { line: 'recordsOfWorld' }, behind: ({ topic }) => topic?.topic === 'footballTrivia', asks: [some('pele', 'messi', 'ronaldo', 'in a (?:match|game)', 'or (?:someone|somebody|something|sumfink)', '(?:im|in einem) spiel', 'oder (?:jemand|so|wer)')], unless: some('drill\\w*', 'ubung\\w*', 'my', 'mein\\w*', 'how do i', 'wie'), mostWords: 12 },
  { to: { topic: 'footballTrivia' }, asks: [WHO_IN_CLUB], unless: OF_OWN_TEAM, mostWords: 14 },
  { to: { topic: 'opinion' }, noDrill: true, asks: [WHO_IS_BETTER], unless: NO_STARS, mostWords: 16 },
  { to: { line: 'standingFoot' }, asks: [STANDING_FOOT, WHICH_OF_TWO], unless: WHERE_OF_FOOT, mostWords: 26 },
  { to: { line: 'sameWithOtherFoot' }, behind: ({ act, drillId, intent }) => intent !== 'injury' && drillId === null && (act?.kind === 'word' || act?.kind === 'football'), asks: [OTHER_FOOT], unless: HARM, mostWords: 12 },
  { to: { line: 'luckOfFriend' }, asks: [FRIEND_GOT, UNFAIR], unless: HARM, mostWords: 18 },
  { to: { line: 'whyOnlyCommon' }, talk: PACK_TALK, turnsBack: 3, asks: [WHY, WHY_ONLY_COMMON, GETS], mostWords: 14 },
  { to: { line: 'whyOnlyCommon' }, asks: [WHY, WHY_ONLY_COMMON, GETS, some('cards?', 'karten?', 'legend\\w*', 'epics?', 'epische\\w*', 'commons?', 'packs?', 'packchen')], unless: some('player', 'spieler\\w*', 'yellow', 'red', 'gelbe?', 'rote?'), mostWords: 12 },
  { to: { line: 'legendaryHard' }, asks: [RARITY, IS_HARD], unless: some('drill\\w*', 'player', 'spieler\\w*'), mostWords: 14 },
  { to: { line: 'percentJudged' }, talk: PACK_TALK, turnsBack: 2, asks: [PERCENT_JUDGED], mostWords: 9 },
  { to: { line: 'tokensMany' }, asks: [some('\\d{1,5} (?:tokens?|coins?|munzen?)'), MUCH_ASKED], unless: OTHER_AMOUNT, noDrill: true, mostWords: 12 },
  { to: { line: 'tokensMany' }, talk: TOKEN_TALK, turnsBack: 2, asks: [MUCH_ASKED], unless: OTHER_AMOUNT, noDrill: true, mostWords: 12 },
  { to: { line: 'numberNotPoor' }, behind: isOfResult, asks: [NUMBER_POOR], unless: NO_RESULT, mostWords: 16 },
];
