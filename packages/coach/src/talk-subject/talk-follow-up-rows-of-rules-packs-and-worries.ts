import { some } from '../question-parts/whole-word-pattern.ts';
import type { TalkFollowUpRow } from './talk-follow-up-row-type.ts';

/** Small questions behind a rule, a technique, a pack or a meal, and football behind a worry; English and German, in plain letters. */
const OFFSIDE = some('off ?side\\w*', 'ofside', 'off sides?', 'abseits\\w*', 'absaits');
const OFFSIDE_TOLD = /\b(?:off ?side\w*|ofside|abseits\w*)\b/;
const DEFLECTED = some('deflect\\w*', 'defleckt\\w*', '(?:bounces?|comes?|goes|touch\\w*|hits?|came|went|rebounds?) off (?:a |the |our |their |one of )?\\w*(?: defender\\w*| player\\w*| them)?', 'abgefalscht\\w*', 'abfalsch\\w*', 'abprall\\w*', 'prallt(?: \\w+){0,4} ab', 'abgeprallt', '(?:verteidiger|gegner)\\w* (?:\\w+ ){0,3}?(?:dran|beruhrt|abfalscht)', 'defender touch\\w*', 'last touch\\w*');
const BESIDE_KEEPER = some('(?:next to|beside|by|near|behind|at) (?:the |their )?(?:goaly|goalie|goaley|goali|keeper|goalkeeper|goal)', '(?:neben|bei|beim|hinter|vorm|vor) (?:dem |den |m )?(?:torwart\\w*|keeper|goalie|tor)');
const STANDS = some('stand\\w*', 'stay\\w*', 'wait\\w*', 'stan', 'steh\\w*', 'bleib\\w*', 'wart\\w*', 'if i', 'wenn ich');
const KEEPER_IS_ONE = some('(?:goaly|goalie|goaley|keeper|goalkeeper|torwart|torhuter|keeper) (?:is|counts?|ist|zahlt|only)(?: \\w+){0,3}? (?:1|one|eins|einer|als 1|als einer)', '(?:need|brauch\\w*) (?:ich |i )?(?:doch |noch )?(?:2|two|zwei)', 'only (?:1|one)', 'nur einer');
const STEP_UP = some('step\\w* up', 'push\\w* up', 'move up', 'rauf', 'rausrucken', 'raus ?rucken', 'aufrucken', 'hochrucken', 'hoch ?rucken', 'rauslaufen', 'offside trap', 'abseitsfalle', 'rucken\\w*');
const WHY = some('why', 'wy', 'how come', 'what for', 'warum', 'wieso', 'weshalb', 'wozu', 'was bringt', 'what does');
const GOAL_KICK = some('goal ?kicks?', 'goalkicks?', 'abstoss\\w*', 'abstosse');
const ASKS_IF_SO = some('can (?:you|u|i)', 'is (?:there|it|that)', 'are you', 'gibt(?:s| es)?', 'gilt', 'ist', 'is', 'ja oder nein', 'yes or no', 'stimmt', 'true', 'right', 'kann', 'sagt', 'says', 'sag', 'oder', 'or not', 'auch');
const TOLD_YOU_SO = some('hab ?ichs (?:doch |ja )?gesagt', 'hab ich (?:doch|ja) gesagt', 'wusst(?:e)? ich(?: doch)?', 'sag ich doch', 'told (?:you|u|ya|him) so', 'i knew (?:it|that)', 'i said so', 'i was right', 'hatt(?:e)? ich recht', 'ich hatte recht', 'trainer hat (?:\\w+ )?(?:keine ahnung|unrecht)', 'coach (?:is|was) wrong', '(?:my )?coach (?:got it|gets it) wrong');

const DEFENDS_TOLD = /\b(?:deck(?:e|en)|sturmer\w*|strikers?|tackl\w*|defend\w*|defence|defense|verteidig\w*|zweikampf\w*|duel\w*|mark\w* (?:a|the|my)|winger\w*|abwehr|defensiv\w*)\b/;
const FASTER_OPPONENT = some('(?:if|wenn|when|what|und|and|but|aber)(?: \\w+){0,3} (?:shes|hes|theyre|he|she|they|er|sie|der|die|gegner\\w*|winger|sturmer\\w*)(?: (?:is|are|ist|sind|way|much|viel|really|just|so|einfach|halt))* (?:faster|quicker|schneller)(?: \\w+){0,4}', '(?:faster|quicker) than me', 'schneller als ich', '(?:er|sie|der|die) (?:\\w+ )?schneller (?:is|ist)');

const STANDING = some('standing (?:foot|leg)', 'stand(?:ing)? leg', 'standbein\\w*', 'standfuss\\w*', 'plant(?:ing)? (?:foot|leg)', '(?:foot|leg) (?:im|i am|i) (?:stood|standing|stand) on', '(?:fuss|bein) auf dem ich steh\\w*', '(?:foot|leg|fuss|bein) (?:next to|beside|by|neben)(?: the| den| dem)? ball', '(?:fuss|bein) (?:kommt|muss|steht|soll|ist) (?:\\w+ )?neben(?: den| dem)? ball');
const WHICH = some('which', 'wich', 'witch', 'welche[rs]?', 'welchen', 'left', 'right', 'links?', 'rechts?', 'linke\\w*', 'rechte\\w*');
const WHERE_TO = some('where', 'wo', 'wohin', 'hurts?', 'weh', 'tut', 'how far', 'wie weit', 'why', 'warum', 'pain');
const OTHER_SIDE = some('(?:with|wiv|wif|on|using) (?:my |me |the )?(?:left|right|other|weak\\w*)(?: (?:foot|one|leg|side))?', 'mit (?:dem |mein\\w* |m )?(?:links|rechts|linken|rechten|anderen|schwachen)(?: (?:fuss|bein))?', 'left footed', 'linksfuss');
const HOW = some('how (?:do|can|to|would) (?:i|u|you|we) (?:do|hit|kick|play)', 'wie (?:geht|mach\\w*) (?:ich |das |es |man )*');
const TECHNIQUE_TOLD = /\b(?:lofted|volley\w*|chip\w*|knuckle\w*|flatterball|curl\w*|lupf\w*)\b/;
const FALLS = some('fall\\w* over', 'fallin', 'falling', 'fall\\w* down', 'fall', 'slip\\w*', 'lose (?:my )?balance', 'fall\\w* hin', 'hinfall\\w*', 'fall\\w* (?:immer |dauernd )?um', 'umfall\\w*', 'rutsch\\w*', 'leg mich');
const TURNS_TOLD = /\b(?:turn\w*|cruyff\w*|drag ?backs?|drehung\w*|dreh\w*|zuruckziehen)\b/;
const HURTS = some('hurt\\w*', 'weh', 'ankle', 'knochel', 'knee', 'knie', 'head', 'kopf', 'bleed\\w*', 'blut\\w*', 'dizzy', 'schwindel\\w*');
const SPIN = some('effet', 'effe', 'efet', 'curl\\w*', 'kurl\\w*', 'bend\\w*', 'swerve\\w*', 'spin', 'angeschnitten\\w*', 'anschneid\\w*', 'schnitt', 'banane', 'bananenflanke', 'drall', 'um die (?:mauer|kurve)', 'round the wall', 'around the wall');
const KICKS = some('free ?kicks?', 'freekicks?', 'shot', 'shoot\\w*', 'kick\\w*', 'ball', 'freistoss\\w*', 'schiess\\w*', 'schuss', 'schlag\\w*', 'schlagt', 'ecke', 'corner');
const ASKS_HOW = some('how', 'wie', 'what', 'teach', 'learn', 'lern\\w*', 'erklar\\w*', 'explain');

const PACK_TOLD = /\b(?:packs?|packchen|cards?|karten?|legend\w*|epic|rare|odds|common|comon)\b/;
const THREE_PERCENT = some('\\d{1,2} ?(?:%|percent|per ?cent|prozent|pro ?zent)?(?: (?:good|gud|a lot|alot|much|bad|hard|viel|gut|wenig))', '(?:is|are|ist|sind) (?:that|it|das|3|5|27) (?:\\w+ )?(?:good|gud|a lot|alot|much|viel|gut|wenig)');
const IS_HARD = some('(?:so )?(?:is|are|its) (?:it |they |that )?(?:really |very |so )?(?:hard|rare|difficult|easy|impossible)(?: to get)?(?: \\w+){0,3}', '(?:ist|is|sind) (?:das |es |die |so ?ne |eine? )?(?:\\w+ ){0,2}?(?:schwer|selten|schwierig|leicht)(?: zu (?:bekommen|kriegen))?(?: \\w+){0,2}', 'hard to get(?: \\w+){0,3}', 'schwer zu (?:bekommen|kriegen)');
const LEGENDARY = some('legend\\w*', 'legundr\\w*', 'leg[ei]ndr\\w*', 'epi[ck]\\w*', 'episch\\w*', 'rares?', 'seltene\\w*', 'good (?:one|card)s?', 'gute karten?', 'it', 'one', 'sie', 'die', 'das');
const ONLY_COMMON = some('only (?:get |got |ever get |have )?(?:\\w+ )?(?:com+[oe]ns?|normal|bad|rubbish|boring)(?: (?:ones?|cards?))?', 'nur (?:\\w+ ){0,2}?(?:gewohnliche\\w*|normale\\w*|schlechte\\w*|com+on\\w*|langweilige\\w*)(?: karten?)?', 'always (?:get )?(?:com+on|rubbish|bad)(?: (?:ones?|cards?))?', 'immer (?:nur )?(?:gewohnliche|normale|schlechte|com+on)(?: karten?)?', 'never (?:get |got )?(?:a |any )?(?:legend\\w*|rare\\w*|good)(?: (?:ones?|cards?))?', 'nie (?:eine? )?(?:legend\\w*|seltene\\w*|gute\\w*)(?: karte)?');
const MATE_GOT = some('(?:mate|friend|brother|bro|sister|jayden|freund|kumpel|bruder|schwester|he|she|er|sie|\\w+) (?:\\w+ )?(?:got|has|had|pulled|hat|hatte|bekam|kriegt|bekommt|zieht)(?: \\w+){0,4}? (?:legend\\w*|epi[ck]\\w*|rares?|episch\\w*|seltene\\w*)');
const UNFAIR = some('not fair', 'unfair', 'isnt fair', 'so lucky', 'cheat\\w*', 'nicht fair', 'gemein', 'gluck', 'luck(?:y)?', 'in (?:1|one|a) day', 'an einem tag', 'and i (?:\\w+ )?(?:dont|didnt|get none|got none|never)', 'und ich (?:\\w+ )?(?:nicht|nie|keine)');

const FOOD_TOLD = /\b(?:eat|food|meal|beans|toast|pasta|snack|essen|ess|mahlzeit|nudeln|doner|pizza|burger|before (?:a|the|my) (?:match|game)|vorm? (?:dem )?(?:spiel|training))\b/;
const FAST_FOOD = some('mac ?(?:d|d s|ds|cies|ies|donalds?)', 'mcd\\w*', 'mc ?donalds?', 'maccies?', 'maccys?', 'macdonalds?', 'mces', 'burger ?king', 'bk', 'kfc', 'burgers?', 'nuggets?', 'pommes', 'chips', 'kebabs?', 'doner', 'pizza', 'fast ?food');
const EATS_OR_ASKS = some('ok', 'okay', 'good', 'bad', 'alright', 'fine', 'eat\\w*', 'after\\w*', 'before', 'go', 'is', 'can', 'ess\\w*', 'danach', 'nach', 'vor', 'gut', 'schlimm', 'schlecht', 'darf', 'kann', 'hinterher');
const AFTERWARDS = some('(?:and |und |what about |how about |was ist mit |ok )*(?:after(?:wards)?|after (?:the )?(?:match|game|training|football|footy)|danach|hinterher|nachher|nach dem (?:spiel|training))');
const ONLY_ASKS_AFTER = /^(?:(?:and|und|ok|so|but|aber|then|dann|well) )*(?:what (?:about|should i eat|can i eat|do i eat|shud i eat)|how about|was (?:ist mit|ess ich|esse ich|soll ich essen)|und)? ?(?:after(?:wards)?|after (?:the )?(?:match|game|training|football|footy)|danach|hinterher|nachher|nach dem (?:spiel|training))(?: (?:then|dann|denn|essen|eat|what|was))*$/;
const BEANS = some('beans?(?: on toast)?', 'bohnen(?: auf toast)?');
const IS_OK = some('ok', 'okay', 'good', 'fine', 'alright', 'bad', 'gut', 'schlimm', 'in ordnung', 'can i', 'darf', 'kann ich');
const ENERGY = some('energ(?:y|ie|i)(?: ?drinks?| ?drinkz)?', 'energys', 'energydrinks?', 'energiedrinks?', 'red ?bull\\w*', 'redbull', 'monster(?: energy)?', 'prime energy', 'rockstar');
const DRINKS = some('drink\\w*', 'dring\\w*', 'trink\\w*', 'have', 'take', 'darf', 'can', 'ok', 'okay', 'good', 'is', 'gut', 'kann', 'nehm\\w*', 'bring\\w*', 'help\\w*');
const NOT_A_DRINK = some('no energy', 'keine energie', 'full of energy', 'more energy', 'mehr energie', 'lost energy', 'food', 'essen', 'tired', 'mude');


const SIX = some('6er', 'sechser\\w*', 'number (?:6|six)', 'a (?:6|six)', 'the (?:6|six)', 'no 6');
const EIGHT = some('8er', 'achter\\w*', 'number (?:8|eight)', 'an? (?:8|eight)', 'the (?:8|eight)', 'no 8');
const DIFFERENCE = some('unterschied\\w*', 'difference\\w*', 'different', 'diffrent', 'or', 'oder', 'und', 'and', 'vs');
const ASKS_WHAT = some('what(?:s)?', 'wot', 'wat', 'was', 'explain', 'erklar\\w*', 'unterschied\\w*', 'difference', 'wie', 'how', 'tell me', 'muss (?:ein|der)', 'macht');
const OTHER_NUMBER = some('10er', 'zehner', '9er', 'neuner', 'number (?:10|9)', 'jahre?', 'years?', 'old', 'years', 'drill\\w*', 'ubung\\w*', 'pro woche', 'was muss ich konnen', 'muss ich konnen', 'ich will', 'goals', 'tore', 'minuten', 'minutes', 'touches', 'size', 'grosse');
const CHEATS = some('cheat\\w*', 'cheet\\w*', 'schummel\\w*', 'bescheiss\\w*', 'bescheisst', 'hack\\w*', 'fake\\w*', 'mogel\\w*', 'betrug', 'betrug\\w*', 'rigged');
const BOARD_TOLD = /\b(?:board\w*|leader ?board\w*|rangliste\w*|ranking|bestenliste|platz|vor mir|ahead of me|top of)\b/;
const BOARD = some('(?:the )?(?:leader ?)?boards?', 'rangliste\\w*', 'ranking', 'bestenliste', 'there', 'da', 'dort', 'wer', 'who', 'people', 'somebody', 'someone', 'jemand', 'leute', 'they', 'die');

const FEARS_MATCH = /\b(?:nervous|scared|match|game|sunday|saturday|nervos|aufgeregt|angst|spiel|sonntag|samstag|trial|sichtung|probetraining|penalty)\b/;
const TUMMY = some('(?:tummy|belly|stomach|tum|tumy)(?: \\w+){0,3}? (?:feels?|is|goes|gets|does|all|funny|weird|strange|fluttery|tingl\\w*)(?: \\w+)?', 'butterfl(?:y|ies|ys)', 'butterflis', 'schmetterlinge(?: im bauch)?', 'kribbel\\w*(?: \\w+){0,3} bauch', 'bauch (?:\\w+ ){0,2}?(?:kribbelt|komisch|flau|grummelt)', 'flaues gefuhl', 'flau im (?:magen|bauch)');
const REAL_PAIN = some('hurts?', 'weh', 'pain\\w*', 'vomit\\w*', 'sick', 'puke\\w*', 'kotz\\w*', 'ubel', 'diarrhoea', 'durchfall', 'cant eat', 'kick\\w*', 'punch\\w*', 'touch\\w*', 'hit');
const STAY_FRIENDS = some('(?:stay|be|keep being|remain|still be) (?:\\w+ )?(?:mates?|friends?|freinds?|besties?|bffs?)(?: with(?: \\w+)?)?', '(?:dont|do not|not) (?:wanna|want to|want) lose (?:her|him|my (?:mate|friend|best friend))', '(?:freunde?|beste freunde?|freundinnen) bleib\\w*', 'bleib\\w* (?:wir |ich )?(?:\\w+ )?freund\\w*', '(?:will|mochte) (?:sie|ihn|meine\\w* freund\\w*) nicht verlieren', 'befreundet bleib\\w*');
const OTHER_TEAM_TOLD = /\b(?:team|teams|squad|a team|b team|mannschaft\w*|moved|club|verein|different|diffrent|training|other school)\b/;
const FOUGHT = some('fight', 'fought', 'argu\\w*', 'streit\\w*', 'gestritten', 'hits?', 'hurt\\w*', 'mean to', 'gemein', 'bully\\w*', 'online', 'stranger', 'older', 'secret', 'geheim\\w*');

const BALL_LOST = some('(?:lost|loose|lose|gave away|give away) (?:the |it |my )?(?:ball)?(?: \\w+){0,3}', 'ball (?:\\w+ ){0,2}?(?:verloren|vertandelt|verdaddelt|verschenkt|hergegeben|vertandlt)', '(?:vertandelt|verdaddelt)', 'fehlpass\\w*', '(?:bad|wrong) pass');
const THEN_GOAL = some('(?:then |and |dann |und )?(?:goal|they scored|scored|tor|gegentor\\w*|reingegangen|getroffen)(?: \\w+){0,3}', '(?:vorm|vor dem|beim|for the|before the|bei dem) (?:\\d \\d|\\d|tor|gegentor|goal|\\w+ goal)(?: \\w+){0,2}');
const OWN_LOSS = some('i', 'my', 'ich', 'hab', 'mein\\w*', 'mir');
const OWN_GOAL = some('what (?:do|should|shud|can|to)', 'how', 'was (?:mach|kann|soll)', 'wie', 'when i', 'wenn ich', 'drills?', 'ubung\\w*', 'won', 'gewonnen', 'they lost', 'he lost', 'she lost', 'keeper');
const WHAT_TO_DO = some('what (?:do|should|shud|can|to|must)(?: \\w+){0,3}', 'wat (?:do|should|shud|can|to)(?: \\w+)?', 'was (?:mach|mache|kann|soll|muss|tun)(?: \\w+){0,3}', 'how (?:do|should|can) i(?: \\w+){0,3}', 'wie (?:reagier\\w*|verhalt\\w*|mach\\w*)(?: \\w+){0,2}', 'tell me what(?: \\w+){0,3}');
const WHEN_LOST = some('(?:when|if|wen|after) (?:i|we) (?:lose|loose|lost|give away|have lost)(?: \\w+){0,3}', '(?:wenn|nachdem|falls) (?:ich|wir) (?:den ball |ihn |den )?(?:\\w+ ){0,3}?(?:verlier\\w*|verlor\\w*|verloren)(?: \\w+)?', '(?:bei|nach) (?:\\w+ )?ballverlust\\w*');
const NEAR_OWN_GOAL = some('(?:near|by|in front of|close to|next to|at) (?:our|my|the|own|me)(?: own)?(?: goal| box| end)', '(?:vor|nahe|beim|am|vorm|hinten|in der nahe)(?: \\w+){0,3}? (?:eigenen |unserem |unserm |eignen )?(?:tor|strafraum|hinten)', 'hinten', 'in (?:our|my) (?:own )?(?:half|box)', 'in (?:der|unserer) (?:eigenen )?halfte');
const AGAINST_LOSS = some('(?:gegen|against|for|to stop|um) (?:\\w+ )?(?:ballverlust\\w*|losing (?:the |it )?(?:ball)?|loosing (?:the )?ball)', '(?:so|dass|damit|that) (?:i|ich)(?: \\w+){0,4}? (?:(?:dont|not|never) (?:\\w+ )?(?:lose|loose)|(?:nicht|nich|nie|net|weniger)(?: \\w+){0,2}? verlier\\w*)(?: \\w+){0,3}', '(?:nicht|nich) mehr verlier\\w*', 'stop losing(?: \\w+){0,2}', 'not lose (?:the |it)(?: ?ball)?(?: \\w+)?');
const WANTS = some('ubung\\w*', 'drills?', 'want', 'wanna', 'need', 'will', 'brauch\\w*', 'what can i do', 'was kann ich(?: \\w+)?', 'was mach ich', 'how', 'wie', 'hast du', 'gib(?:t)?', 'give me', 'tell me', 'help', 'hilfe', 'tipps?', 'tips?');
const BALL_TOLD = /\b(?:ball\w*|vertandelt|verloren|lost|lose|dribbl\w*)\b/;
const MATCHES_LOST = some('match\\w*', 'games?', 'spiele?', 'friend\\w*', 'freund\\w*', 'streak', 'serie', 'tokens?', 'account', 'weight', 'gewicht', 'kilo\\w*', 'mum', 'mama', 'dad', 'papa', 'her', 'him', 'sie');
const ONE_ON_ONE = some('1 ?(?:v|vs|gegen|on|g) ?1', '1v1s?', '1gegen1', 'eins gegen eins', 'ein gegen ein', 'one (?:on|v|vs|against) one', 'zweikampf\\w*', 'duels?');
const DEFENSIVE = some('defensiv\\w*', 'defend', 'defending', 'defendin', 'defence', 'defense', 'verteidigen', 'verteidige?', 'verteidigt', 'hinten', 'in der abwehr', 'als verteidiger\\w*', 'at the back', 'stop (?:him|her|them|someone)', 'ohne ball');
const BETTER_THAN = some('(?:im|i am) (?:\\w+ )?(?:better|beter) (?:than|then) (?:him|her|them|\\w+)', '(?:bin ich|ich bin) (?:\\w+ )?besser als(?: der| die)?(?: \\w+)?', 'better than (?:him|her|them)', 'viel besser als(?: der| die)?(?: \\w+)?');
const PICKED_TOLD = /\b(?:a team|b team|a mannschaft|b mannschaft|mannschaft|picked|moved|squad|kader|aufgestellt|nominiert|bank|bench|team)\b/;
const SEES_ME = some('(?:coach|trainer\\w*|he|she|er) (?:\\w+ ){0,2}?(?:sees?|notices?|picks?|chooses?|takes?|sieht|bemerkt|nimmt|aufstellt|merkt)(?: \\w+){0,2}', '(?:dass|damit|so|that) (?:mich )?(?:der |die |the |my |me |mein )?(?:trainer\\w*|coach|er|he|she) mich (?:sieht|nimmt|bemerkt|aufstellt)', 'mich (?:sieht|bemerkt|nimmt|aufstellt)', 'get (?:noticed|picked|seen)');
const DOES_FOR_IT = some('what (?:do|can|should|shud|must) i(?: \\w+){0,2}', 'was (?:soll|kann|muss|mach)(?: \\w+){0,2}', 'how (?:do|can) i(?: \\w+)?', 'wie (?:schaff\\w*|mach\\w*|kann|komm\\w*)(?: \\w+)?');
const MEAL_BEFORE = some('(?:what|wot|wat) (?:do|should|shud|can|shall) i (?:eat|have)(?: to eat)?(?: \\w+)? (?:before|b4|befor)(?: \\w+){0,4}', 'was (?:ess|esse|iss)(?: \\w+){0,2}? (?:davor|vorher|vorm spiel|vor dem (?:spiel|training)|vorm training)(?: \\w+)?', 'was (?:soll|kann|darf) ich(?: \\w+){0,2}? (?:davor|vorher|vorm spiel|vor dem (?:spiel|training)|vorm training)(?: \\w+)? (?:essen|ess)', 'essen vor(?:m| dem) (?:spiel|training)(?: \\w+){0,2}', '(?:was|what) (?:dafur |do i |should i )?(?:davor|vorher|before) (?:essen|eat)', 'und (?:was )?(?:davor|vorher) essen');

/** The surer rows first. */
export const RULE_PACK_AND_WORRY_ROWS: readonly TalkFollowUpRow[] = [
  { to: { line: 'offsideDeflection' }, asks: [OFFSIDE, DEFLECTED], mostWords: 22 },
  { to: { line: 'offsideDeflection' }, talk: OFFSIDE_TOLD, asks: [DEFLECTED], unless: some('how do i', 'wie schiess\\w*', 'trick', 'own goal', 'eigentor'), mostWords: 16 },
  { to: { line: 'offsideNextToKeeper' }, talk: OFFSIDE_TOLD, asks: [STANDS, BESIDE_KEEPER], unless: some('corner\\w*', 'ecke\\w*', 'free ?kick\\w*', 'freistoss\\w*', 'view', 'sicht'), mostWords: 18 },
  { to: { line: 'offsideKeeperIsOne' }, talk: OFFSIDE_TOLD, turnsBack: 3, asks: [KEEPER_IS_ONE], unless: some('drills?', 'ubung\\w*', 'wall', 'wand'), mostWords: 14 },
  { to: { line: 'whyStepUp' }, talk: OFFSIDE_TOLD, asks: [STEP_UP], unless: some('level', 'harder', 'schwerer', 'drill\\w*'), mostWords: 16 },
  { to: { line: 'whyStepUp' }, asks: [WHY, STEP_UP, some('defenders?', 'we', 'defence', 'wir', 'verteidiger\\w*', 'abwehr', 'offside', 'abseits')], unless: some('level', 'harder', 'schwerer', 'drill\\w*'), mostWords: 16 },
  { to: { line: 'offsideGoalKick' }, asks: [OFFSIDE, GOAL_KICK, some('ja oder nein', 'yes or no', 'stimmt', 'sagt', 'says', 'true', 'or not', 'oder nicht', 'also')], mostWords: 18 },
  { to: { line: 'offsideGoalKick' }, talk: OFFSIDE_TOLD, asks: [GOAL_KICK, ASKS_IF_SO], unless: some('how long', 'wie lange', 'wind', 'who', 'wer', 'where', 'wo', 'how far', 'wie weit', 'when', 'wann'), mostWords: 16 },
  { to: { line: 'coachHadItWrong' }, behindLine: ['offsideGoalKick', 'offsideDeflection'], asks: [TOLD_YOU_SO], mostWords: 14 },
  { to: { closer: 'markFaster' }, talk: /\b(?:mark|marking|decke|decken)\b/, turnsBack: 3, asks: [FASTER_OPPONENT], mostWords: 14 },
  { to: { closer: 'defendFastWinger' }, talk: DEFENDS_TOLD, turnsBack: 5, notInTalk: /\b(?:get past|past a|beat\w*|dribbl\w*|vorbei|umspiel\w*|shoot\w*|score)\b/, asks: [FASTER_OPPONENT], mostWords: 14 },
  { to: { line: 'standingFoot' }, asks: [STANDING, WHICH], unless: WHERE_TO, mostWords: 18 },
  { to: { line: 'sameWithOtherFoot' }, talk: TECHNIQUE_TOLD, turnsBack: 2, asks: [HOW, OTHER_SIDE], unless: some('how (?:often|many|long)', 'wie (?:oft|viele|lange)', 'weak', 'schwach\\w*'), noDrill: true, mostWords: 12 },
  { to: { topic: 'turnFalls' }, talk: TURNS_TOLD, turnsBack: 4, asks: [FALLS], unless: HURTS, mostWords: 14 },
  { to: { topic: 'curve' }, asks: [ASKS_HOW, SPIN, KICKS], unless: some('knees?', 'knie', 'back', 'when', 'wann', 'why', 'warum'), mostWords: 16 },
  { to: { line: 'whyOnlyCommon' }, talk: PACK_TOLD, turnsBack: 3, asks: [ONLY_COMMON], unless: some('how (?:do|can)', 'wie bekomm\\w*', 'drill\\w*'), mostWords: 12 },
  { to: { line: 'luckOfFriend' }, asks: [MATE_GOT, UNFAIR], mostWords: 18 },
  { to: { line: 'legendaryHard' }, talk: PACK_TOLD, turnsBack: 3, asks: [IS_HARD, LEGENDARY], unless: some('drills?', 'ubung\\w*', 'level'), noDrill: true, mostWords: 12 },
  { to: { line: 'percentJudged' }, talk: PACK_TOLD, turnsBack: 2, asks: [THREE_PERCENT], unless: some('drills?', 'ubung\\w*', 'tokens?', 'minutes?', 'record'), noDrill: true, mostWords: 8 },
  { to: { line: 'streakMeans' }, asks: [some('what(?:s)?', 'wot', 'wat', 'was', 'explain', 'erklar\\w*', 'whats'), some('(?:is|are|means?|does|s)', 'ist', 'heisst', 'bedeutet', 'soll', 'whats', 'erklar\\w*', 'explain'), some('streaks?', 'streek', 'serie')], unless: some('my', 'mein\\w*', 'longest', 'best', 'langste\\w*', 'beste\\w*', 'weg', 'gone', 'happens', 'passiert', 'wenn', 'if', 'record', 'rekord', 'how', 'wie', 'for', 'bringt', 'get', 'today', 'heute'), mostWords: 7 },
  { to: { topic: 'energyDrink' }, asks: [ENERGY, DRINKS], unless: new RegExp(`${NOT_A_DRINK.source}|${some('meinte?', 'meant', 'mean', 'ment').source}`), mostWords: 16 },
  { to: { line: 'beansAreFine' }, asks: [BEANS, IS_OK], mostWords: 10 },
  { to: { topic: 'heavyFood' }, asks: [FAST_FOOD, EATS_OR_ASKS, some('mac ?(?:d|d s|ds|cies|ies|donalds?)', 'mcd\\w*', 'mc ?donalds?', 'maccies?', 'maccys?', 'macdonalds?', 'burger ?king', 'kfc', 'nuggets?', 'fast ?food')], unless: some('sick', 'allerg\\w*', 'too fat', 'dick'), mostWords: 18 },
  { to: { topic: 'eatAfter' }, talk: FOOD_TOLD, turnsBack: 2, asks: [AFTERWARDS, ONLY_ASKS_AFTER], mostWords: 10 },
  { to: { line: 'sixAndEight' }, asks: [SIX, EIGHT, DIFFERENCE, ASKS_WHAT], unless: OTHER_NUMBER, mostWords: 14 },
  { to: { line: 'eightRole' }, asks: [EIGHT, ASKS_WHAT], unless: new RegExp(`${OTHER_NUMBER.source}|${SIX.source}`), mostWords: 10 },
  { to: { topic: 'cheaterOnBoard' }, asks: [CHEATS, some('(?:leader ?)?boards?', 'rangliste\\w*', 'ranking', 'bestenliste')], mostWords: 14 },
  { to: { topic: 'cheaterOnBoard' }, talk: BOARD_TOLD, turnsBack: 4, asks: [CHEATS, BOARD], mostWords: 14 },
  { to: { line: 'butterflies' }, talk: FEARS_MATCH, asks: [TUMMY], unless: REAL_PAIN, mostWords: 16 },
  { to: { line: 'stayMates' }, talk: OTHER_TEAM_TOLD, asks: [STAY_FRIENDS], unless: FOUGHT, mostWords: 18 },
  { to: { line: 'loseBallNearGoal' }, asks: [WHAT_TO_DO, WHEN_LOST, NEAR_OWN_GOAL], mostWords: 22 },
  { to: { line: 'againstLosingBall' }, asks: [AGAINST_LOSS, WANTS, some('ball\\w*', 'ballverlust\\w*', 'dribbl\\w*')], mostWords: 18 },
  { to: { line: 'againstLosingBall' }, talk: BALL_TOLD, asks: [AGAINST_LOSS, WANTS], unless: MATCHES_LOST, mostWords: 18 },
  { to: { line: 'ballLostThenGoal' }, asks: [BALL_LOST, THEN_GOAL, OWN_LOSS], unless: OWN_GOAL, mostWords: 18 },
  { to: { line: 'defendOneOnOne' }, asks: [ONE_ON_ONE, DEFENSIVE], unless: some('faster', 'schneller', 'past', 'beat\\w*', 'dribbl\\w*', 'vorbei', 'umspiel\\w*', 'attack\\w*', 'angreif\\w*', 'keeper', 'torwart\\w*', 'plan', 'wochenplan', 'drills?', 'ubung\\w*', 'team', 'kids', 'kinder'), mostWords: 16 },
  { to: { line: 'unfairNotPicked' }, talk: PICKED_TOLD, asks: [BETTER_THAN], unless: some('how', 'wie', 'drill\\w*', 'messi', 'ronaldo'), mostWords: 12 },
  { to: { topic: 'makeTeam' }, asks: [DOES_FOR_IT, SEES_ME], unless: some('shout\\w*', 'schrei\\w*', 'alone', 'allein\\w*', 'insta\\w*', 'whatsapp', 'naked', 'car', 'auto'), mostWords: 18 },
  { to: { line: 'mealBeforeMatch' }, talk: FEARS_MATCH, asks: [MEAL_BEFORE], mostWords: 12 },
];
