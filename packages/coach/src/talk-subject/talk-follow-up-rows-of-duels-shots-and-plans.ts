import { some } from '../question-parts/whole-word-pattern.ts';
import type { TalkFollowUpRow } from './talk-follow-up-row-type.ts';

/** Short turns behind talk of duels, shots, moves of stars, a rule, a plan, a meal or a streak; English and German, in plain letters. */
const DUEL_TOLD = /(?:^| )(?:defend\w*|tackl\w*|winger\w*|attacker\w*|dribbler\w*|cuts? inside|jockey\w*|dive|diving|duel\w*|past me|verteidig\w*|zweikampf\w*|zweikampfe|gegner\w*|sturmer\w*|flugel\w*|gratsch\w*|1 ?(?:v|gegen|on) ?1)(?= |$)/;
const CLOSE_OR_OFF = some('(?:stay |get |go |stand )?(?:close|tight|near)(?: \\w+){0,2} or (?:\\w+ )?(?:back ?(?:off)?|drop(?: off)?|stand off|away|far|give \\w+ (?:space|room))', '(?:back off|drop off|stand off|give \\w+ (?:space|room)) or (?:\\w+ )?(?:close|tight|near|press)', '(?:nah|nahe|dicht|eng)(?: \\w+){0,2} oder (?:\\w+ ){0,2}?(?:weg|zuruck|abstand|weiter weg|lieber weg|fallen lassen)(?: \\w+)?', 'abstand(?: \\w+){0,2} oder (?:\\w+ )?(?:nah|dicht|ran)(?: \\w+)?', 'how (?:close|near|far)(?: away)? (?:do|should|shud|must) i (?:stay|stand|be|get)(?: \\w+){0,2}', 'wie (?:nah|weit weg|dicht) (?:soll|muss|stehe?)(?: \\w+){0,3}');
const DRILL_FOR_THAT = some('(?:whats|what s|what is|is there|got|any|give me|which is)(?: \\w+){0,2} drills? (?:for|against|to)(?: \\w+){0,3}', '(?:gibts?|gibt es|hast du|welche|was fur)(?: \\w+){0,3} ubung\\w*(?: \\w+){0,3}', 'how (?:do|can) i (?:practi[cs]e|train) (?:that|this|it)', 'wie (?:ub|ube|trainier\\w*) ich (?:das|so was|sowas)');
const OTHER_DRILL = some('shoot\\w*', 'schuss\\w*', 'schiess\\w*', 'pass\\w*', 'juggl\\w*', 'jonglier\\w*', 'dribbl\\w*', 'alone', 'allein\\w*', 'without', 'ohne', 'another', 'ander\\w*', 'left', 'right', 'links', 'rechts', 'first touch', 'keeper', 'torwart\\w*', 'kids', 'kinder', 'how (?:many|often|long)', 'wie (?:viele|oft|lange)');
const WINS_DUEL = some('(?:win|winning)(?: \\w+){0,2} (?:duels?|battles?|50 50s?|challenges|1v1s?|the ball(?: back)?)', '(?:zweikampf\\w*|duell\\w*) (?:\\w+ ){0,3}?gewinn\\w*', 'gewinn\\w* (?:\\w+ ){0,3}?(?:zweikampf\\w*|duell\\w*)', '(?:take|get|nick|steal) the ball off (?:\\w+ )?(?:someone|somebody|people|them|him|her|players?|opponents?|attackers?)', '(?:den )?ball (?:\\w+ )?(?:abnehm\\w*|abluchs\\w*|erober\\w*|klau\\w*|wegnehm\\w*|zuruckhol\\w*|zuruck ?erober\\w*)');
const NOT_WON = some('fouls?', 'foulspiel', 'header\\w*', 'kopfball\\w*', 'air', 'luft', 'brother', 'bruder', 'sister', 'schwester', 'dog', 'hund', 'nach \\w*', 'ball (?:\\w+ )?weg ?genommen', 'mir', 'from me', 'off me', 'my ball', 'meinen ball', 'drills?', 'ubung\\w*', 'team', 'how many', 'wie viele', 'kids', 'kinder', 'they took', 'parent\\w*', 'mama', 'papa', 'mum', 'dad', 'teacher', 'lehrer\\w*');

const STAR_TOLD = /(?:^| )(?:favou?rite player|fav player|messi|ronaldo|mbappe|saka|haaland|bellingham|palmer|yamal|neymar|vinicius|salah|kane|foden|rashford|musiala|wirtz|oberdorf|popp|putellas|bonmati|russo|mead|kerr|lieblings ?spieler\w*|vorbild)(?= |$)/;
const NAMED_STAR = /(?:^| )(?:messi|ronaldo|mbappe|saka|haaland|bellingham|palmer|yamal|neymar|vini|vinicius|salah|kane|foden|rashford|musiala|wirtz|oberdorf|popp|putellas|bonmati|russo|mead|kerr)s?(?= |$)/;
const STAR_MOVE = some('(?:whats|what s|what is|wats|what are|which is) (?:his|her|their|hes|shes) (?:best |favou?rite |fav |signature |main )?(?:moves?|skills?|tricks?|skill move)(?: \\w+)?', '(?:what|which|wat) (?:moves?|skills?|tricks?) (?:does|do|is|can) (?:he|she|they)(?: \\w+){0,3}', '(?:was ist|was is|welche\\w*)(?: \\w+)? (?:sein\\w*|ihr\\w*) (?:beste\\w* |lieblings ?)?(?:tricks?|finten?|bewegung|lieblingstrick)', 'welche\\w* tricks? (?:macht|kann) (?:er|sie|der|die)(?: \\w+){0,2}', 'what is (?:he|she) (?:best|good) at', '(?:whats|what s|what is|wats|was ist|was is) (?!(?:my|your|ur|the|mein\\w*|dein\\w*|der|die|das|his|her|sein\\w*|ihr\\w*)(?: |$))\\w{3,} (?:best|favou?rite|signature|beste\\w*|lieblings) ?(?:moves?|skills?|tricks?|finte)', 'was kann (?:er|sie|der|die) am besten');
const TEACH_IT = some('(?:can|could|will) (?:u|you|ya) (?:teach|show|explain|tell)(?: me)?(?: \\w+){0,3}', 'teach me (?:it|that|one)', 'how (?:do|can) i (?:do|learn) (?:it|that)', 'how does (?:he|she) do (?:it|that)', '(?:kannst|konntest) du (?:mir )?(?:den |das |die |ihn )?(?:\\w+ )?(?:beibringen|zeigen|erklaren)', 'bring mir (?:den |das |ihn )?bei', 'wie (?:geht|macht|mach)(?: \\w+)? (?:der|das|er|sie|ich den|ich das)');
const WILL_TRY = some('(?:il|ill|i will|im gonna|gonna|i ll|let me) (?:\\w+ )?try (?:it|that)(?: \\w+){0,4}', '(?:probier|probiers|probiere|versuch|versuchs|teste?) (?:ich|ichs|es)?(?: \\w+){0,4}');

const SHOT_TOLD = /(?:^| )(?:shoot\w*|shot|shots|score|scoring|finish\w*|goal|goals|abschluss\w*|schiess\w*|schuss\w*|treff|treffe|tor|tore|volley\w*)(?= |$)/;
const BALL_BOUNCES = some('(?:ball|it)(?: \\w+){0,2} (?:bounce\\w*|bouncing|bobbl\\w*|hops?|hopping|jumps?)(?: \\w+){0,2}', 'bouncing ball\\w*', '(?:ball|er)(?: \\w+){0,2} (?:hupf\\w*|hoppel\\w*|spring\\w*|aufspring\\w*|titscht|ditscht|aufkommt)', '(?:hupfende\\w*|(?:auf)?springende\\w*|hoppelnde\\w*) ball\\w*', '(?:hupft|springt|hoppelt) (?:der|dein) ball');
const IF_OR_HOW = some('if', 'when', 'wen', 'wenn', 'how', 'what', 'wie', 'was', 'and', 'und', 'bei');
const NOT_A_SHOT = some('off (?:me|my)', 'away', 'weg', 'first touch', 'annahme', 'annehm\\w*', 'control\\w*', 'stop\\w*', 'stopp\\w*', 'flat', 'platt', 'loud', 'laut', 'keeper', 'torwart\\w*', 'wall', 'wand', 'why', 'warum');

const FOOT_NAMED = some('left', 'right', 'links', 'rechts', 'linke\\w*', 'rechte\\w*');
const WHICH_DRILL = some('(?:which|what|wich|wat) (?:drill|one|exercise|ubung)(?: \\w+){0,5}', 'welche\\w* ubung\\w*(?: \\w+){0,5}', 'drill for(?: \\w+){0,3}', 'ubung fur(?: \\w+){0,3}');
const OWN_FOOT_TOLD = some('(?:im|i am|i m|but im|actually) (?:\\w+ )?(?:left|right) ?foot(?:ed|er)?', '(?:bin|ich bin|ich)(?: (?:doch|ja|aber|eigentlich|gar|ein|ne))* (?:rechts|links) ?fuss(?:er|ler|ig)?', '(?:rechtsfuss|linksfuss)');
const CONTRADICTS = some('but', 'no', 'nah', 'actually', 'wrong', 'huh', 'wait', 'not', 'doch', 'aber', 'nein', 'nee', 'ne', 'ha', 'hae', 'falsch', 'stimmt nicht', 'eigentlich');
const FOOT_TOLD = /(?:^| )(?:left|right|weak|weaker|foot|links|rechts|linken|rechten|fuss|schwach\w*)(?= |$)/;
const SCAN_TOLD = /(?:^| )(?:scan\w*|shoulder\w*|look over|schulterblick\w*|schulter|umschau\w*|umgucken|umsehen|von hinten|from behind)(?= |$)/;
const HURTS_TOLD = /(?:^| )(?:hurts?|sore|pain\w*|weh|schmerz\w*|verletz\w*)(?= |$)/;

const THROW_TOLD = /(?:^| )(?:throw|throws|throw ?ins?|foul throw\w*|einwurf\w*|einwurfe|eingeworfen)(?= |$)/;
const WHO_GETS_IT = some('(?:do|does|did|can) (?:i|we) (?:get|have|take) (?:it|another|one)(?: \\w+){0,2}', '(?:other|their) team(?: get\\w*| have)?(?: \\w+){0,2}', 'who (?:gets|takes|has|throws)(?: \\w+){0,3}', '(?:try|throw|take it) again', '(?:krieg|bekomm)\\w* (?:ich|wir|den|die|ihn)(?: \\w+){0,4}', 'wer (?:bekommt|kriegt|wirft|hat|darf)(?: \\w+){0,3}', '(?:ander\\w*|gegner\\w*)(?: \\w+)? (?:mannschaft|team|ball|einwurf)', 'darf ich (?:\\w+ )?nochmal(?: \\w+)?', 'oder die anderen');
const FOUL_THROW = some('foul throws?(?: ins?)?', 'foul throw ins?', '(?:falsche\\w*|unkorrekte\\w*) einw[ua]rfe?', 'einwurf (?:\\w+ )?falsch');
const HAPPENS_THEN = some('(?:what|whats) (?:happens|then)(?: \\w+){0,4}', 'who (?:gets|takes|has)(?: \\w+){0,3}', '(?:was|wer) (?:passiert|bekommt|kriegt|wirft)(?: \\w+){0,4}', 'und dann');
const FOUL_TOLD = /(?:^| )(?:foul\w*|wrong|falsch\w*|foot (?:came )?up|fehler)(?= |$)/;
const RULE_TOLD = /(?:^| )(?:off ?side|ofside|rules?|throw ?ins?|from a throw|foul|penalty|handball|corner|back ?pass|abseits|regeln?|einwurf|elfmeter|handspiel|ecke|ruckpass\w*)(?= |$)/;
const GOT_IT = /^(?:(?:ah+|oh+|ok|okay|oki|cool|yes|yeah|ja|ach so|achso|alles klar|now|jetzt|jetz|danke|thx|thanks) )*(?:(?:i|now i|ich) (?:get it|got it|understand(?: it)?|see)|(?:that )?makes sense|got it|(?:jetzt |jetz )?(?:check|kapier|versteh|verstehe|raff|peil)(?: ichs| ich es| ich das| ich)?|(?:hab|habs|habe)(?: ich)?(?: es)? (?:verstanden|kapiert|gecheckt)|verstanden|kapiert|macht sinn)(?: (?:now|then|jetzt|jetz|endlich|thx|thanks|danke|lol|haha))*$/;
const REALLY = /^(?:(?:oh|wow|haha|lol|wait|what|echt|was|hm) )*(?:really|seriously|for real|no way|is that true|echt|wirklich|ehrlich|krass|stimmt das)(?: (?:sick|cool|wow|lol|haha|krass|jetzt|now|nice|mad|thats (?:sick|cool|mad|weird)))*$/;

const EASY = some('(?:only |just |nur |so |ganz )*(?:easy|light|lightly|gentle|locker\\w*|leicht\\w*|wenig)');
const WHY = some('why', 'how come', 'y', 'warum', 'wieso', 'weshalb', 'whats that for');
const DAY = some('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun', 'montags?', 'dienstags?', 'mittwochs?', 'donnerstags?', 'freitags?', 'samstags?', 'sonntags?', 'that day', 'day before', 'an dem tag', 'da', 'tag davor');
const IN_PLAN = some('(?:the |my )?plan (?:says|said)(?: \\w+){0,6}', '(?:says|said|in|on) (?:the |my )?plan(?: \\w+){0,6}', '(?:im|in dem|in meinem|der) (?:wochen)?plan(?: \\w+){0,6}');
const MATCH_TOLD = /(?:^| )(?:match|game|tournament|cup|spiel|turnier|pokal\w*|punktspiel|freundschaftsspiel)(?= |$)/;
const PLAN_TOLD = /(?:^| )(?:plan|wochenplan|week|woche|trainingsplan)(?= |$)/;
const SAYS_ONLY_EASY = some('(?:says|only|just|steht|nur|ganz)(?: \\w+){0,3} (?:easy|light|lightly|locker\\w*|leicht\\w*)(?: \\w+)?');

const PITCH_FROZEN = some('fro[sz]en?', 'icy', 'ice', 'snow\\w*', 'frost\\w*', 'gefroren\\w*', 'eis', 'vereist', 'schnee', 'schneit');
const IS_OFF = some('(?:match|game|training|it|its|practi[cs]e|it s)(?: \\w+){0,3} (?:off|on|cancelled|canceled|called off|postponed)', '(?:will|is|be) (?:\\w+ ){0,3}?(?:off|cancelled|canceled|called off|postponed)', '(?:fallt|fallts|findet)(?: \\w+){0,4} (?:aus|statt)', 'abgesagt(?: \\w+)?', 'ausfallen', 'ausfallt');
const COLD_TOLD = new RegExp(PITCH_FROZEN.source);
const CEREAL = some('coco ?pops', 'corn ?flakes?', 'cornflakes', 'frosties', 'cheerios', 'weetabix', 'shreddies', 'rice krispies', 'krave', 'lucky charms', 'froot loops', 'sugar puffs', 'crunchy nut', 'cereals?', 'nesquik', 'cini ?minis', 'schoko ?(?:pops|flakes|musli)', 'smacks', 'frosted flakes', 'musli', 'haferflocken');
const EATS = some('can', 'may', 'is', 'are', 'ok', 'okay', 'have', 'eat', 'what about', 'good', 'kann', 'darf', 'ist', 'sind', 'geht', 'gehen', 'gut', 'essen', 'und', 'or', 'oder', 'was ist mit');
const FOOD_WEIGHS = some('allerg\\w*', 'fat', 'dick', 'weight', 'abnehm\\w*', 'only', 'nur', 'nothing', 'sick', 'schlecht', 'gluten', 'milk', 'laktose');
const STREAK_TOLD = /(?:^| )(?:streak\w*|serie\w*)(?= |$)/;
const UNKIND = /^(?:(?:but|aber|and|und|man|och|boah|oh|hey|menno|no|nein) )*(?:thats|that is|that s|its|das ist|das is|das|so|is ja|ist ja|voll) ?(?:(?:so|really|not|well|proper|just|voll|echt|total|richtig|so|ja|doch|aber|nicht|mega) )*(?:mean|unfair|fair|annoying|horrible|rubbish|stupid|sad|gemein|unfair|blod|doof|fies|argerlich|nervig|schade|traurig|mies)(?: (?:tho|though|man|lol|echt|ey))*$/;
const TAPS_ON_TOP = some('(?:taps?|tapping|touch\\w*|hits?|step\\w*)(?: \\w+){0,2} ball(?: \\w+){0,2} (?:on top|on the top|from above|with (?:your|ur|the) (?:sole|feet|foot))', '(?:ball|ihn)(?: \\w+){0,3} (?:oben|von oben|mit der sohle)(?: \\w+){0,2} (?:antipp\\w*|tipp\\w*|beruhr\\w*)', '(?:tipp|antipp)\\w*(?: \\w+){0,3} ball(?: \\w+){0,2} (?:oben|mit der sohle)');
const WHICH_ONE = some('(?:the |which |whats |that )?(?:one|drill|thing|exercise)(?: \\w+)?', 'where', 'how', 'hows', 'die(?: ubung)?', 'das', 'welche', 'wo', 'wie');
const PLAYS_EIGHT = some('(?:i play|ich spiele?|spiele?|my position is|meine position ist)(?: \\w+){0,2} (?:number |no |nummer )?(?:8|eight|8er|acht|achter)', '(?:im|i am|i m|ich bin)(?: \\w+){0,2} (?:(?:number|no|nummer) (?:8|eight|acht)|(?:a|an|the|ein|der|die) (?:8|eight|8er|achter)|8er|achter)');
const NOT_EIGHT = some('years?', 'old', 'jahre?', 'alt', 'times', 'mal', 'a week', 'woche', 'hours?', 'stunden', 'minutes?', 'minuten', '8 ?(?:v|vs|gegen|a side)', 'goals', 'uhr', 'oclock', 'am', 'pm');
const REF_WRONG = some('(?:ref|referee|refs|lino|linesman)(?: \\w+){0,6} (?:wrong|mistake|rubbish|terrible|blind|rigged|unfair|bad)', '(?:schiri|schiedsrichter\\w*)(?: \\w+){0,6} (?:falsch|fehler|blind|schlecht|unfair|mist)(?: \\w+)?');
const ASKS_OF_REF = some('throw\\w*', 'einw[ua]rf\\w*', 'what', 'how', 'when', 'is it', 'was (?:ist|soll|mach)', 'wie', 'wann', 'what if', 'if', 'wenn', 'rule', 'regel', 'hit', 'shouted', 'angeschrien', 'touched');
const MORE_MOVES = some('(?:what|which|any|wat)(?: \\w+){0,3} (?:tricks?|skills?|moves?) (?:can|could|should|to|for|against|on)(?: \\w+){0,5}', '(?:was|welche\\w*)(?: \\w+){0,5} tricks? (?:gegen|machen|kann|konnte|lernen|fur)(?: \\w+){0,4}');
const NOT_MORE_MOVES = some('he', 'she', 'they', 'er', 'sie', 'der', 'keeper', 'torwart\\w*', 'drills?', 'ubung\\w*', 'harder', 'schwer\\w*', 'app', 'best', 'beste\\w*', 'easiest', 'free ?kick\\w*', 'freistoss\\w*', 'did', 'hab', 'am meisten', 'defend\\w*', 'verteidig\\w*', 'winger\\w*', 'wall', 'wand');
const HOLIDAY_TOLD = /(?:^| )(?:holidays?|vacation|half ?term|ferien|urlaub|bodensee|nordsee|ostsee|mallorca|beach|strand|camping)(?= |$)/;
const SHOULD_PRACTISE = some('(?:should|shud|do|must|can) i (?:\\w+ ){0,3}?(?:practi[cs]e|train|play|do (?:drills|anything|something))(?: \\w+){0,3}', '(?:soll|muss|kann|sollte) ich (?:da |dort |dann |trotzdem |im urlaub |in den ferien )*(?:auch )?(?:uben|trainieren|was machen|weitermachen)(?: \\w+)?');

/** Told by who trains a group, which has games of its own. */
const OF_GROUP = /(?:^| )(?:i coach|we coach|i train|trainiere?|u ?\d{1,2}|kids|kindern?|\w*jugend|mein\w* mannschaft|my team)(?= |$)/;

export const DUEL_SHOT_AND_PLAN_ROWS: readonly TalkFollowUpRow[] = [
  { to: { line: 'stayOrBackOff' }, talk: DUEL_TOLD, asks: [CLOSE_OR_OFF], unless: some('corner\\w*', 'free ?kick\\w*', 'ecke\\w*', 'freistoss\\w*', 'keeper', 'torwart\\w*', 'wall', 'wand'), mostWords: 14 },
  { to: { line: 'scanDrill' }, talk: SCAN_TOLD, turnsBack: 2, asks: [DRILL_FOR_THAT], notInTalk: OF_GROUP, unless: OTHER_DRILL, mostWords: 12 },
  { to: { line: 'duelDrill' }, talk: DUEL_TOLD, turnsBack: 2, asks: [DRILL_FOR_THAT], notInTalk: OF_GROUP, unless: OTHER_DRILL, mostWords: 10 },
  { to: { topic: 'winBall' }, asks: [WINS_DUEL], unless: NOT_WON, mostWords: 14 },
  { to: { line: 'starMoveTeach' }, behindLine: ['starMove'], asks: [TEACH_IT], mostWords: 10 },
  { to: { line: 'starMoveTry' }, behindLine: ['starMove', 'starMoveTeach'], asks: [WILL_TRY], mostWords: 10 },
  { to: { line: 'starMove' }, asks: [STAR_MOVE, NAMED_STAR], mostWords: 10 },
  { to: { line: 'starMove' }, asks: [STAR_MOVE], talk: STAR_TOLD, mostWords: 10 },
  { to: { line: 'starMove' }, asks: [STAR_MOVE], behind: ({ topic }) => topic?.topic === 'opinion' || topic?.topic === 'likeStar' || topic?.topic === 'likesStar' || topic?.topic === 'favourite', mostWords: 10 },
  { to: { line: 'bouncingBallShot' }, talk: SHOT_TOLD, asks: [BALL_BOUNCES, IF_OR_HOW], unless: NOT_A_SHOT, mostWords: 14 },
  { to: { line: 'bouncingBallShot' }, asks: [BALL_BOUNCES, new RegExp(SHOT_TOLD.source), IF_OR_HOW], unless: NOT_A_SHOT, mostWords: 14 },
  { to: { line: 'footToldOther' }, asks: [OWN_FOOT_TOLD, some('not (?:left|right)(?: ?foot(?:ed)?)?', '(?:nicht|kein) (?:links|rechts)\\w*')], mostWords: 10 },
  { to: { line: 'footToldOther' }, talk: FOOT_TOLD, turnsBack: 3, asks: [OWN_FOOT_TOLD, CONTRADICTS], unless: some('drill', 'ubung', 'how', 'wie', 'which', 'welche\\w*', 'both', 'beide\\w*'), mostWords: 9 },
  { to: { line: 'footDrill' }, talk: SHOT_TOLD, asks: [FOOT_NAMED, WHICH_DRILL], notInTalk: HURTS_TOLD, unless: some('most', 'am meisten', 'did i', 'hab ich', 'worst', 'best', 'schlechteste\\w*', 'beste\\w*'), noDrill: true, mostWords: 14 },
  { to: { line: 'foulThrowOthers' }, talk: new RegExp(`${THROW_TOLD.source}.*${FOUL_TOLD.source}|${FOUL_TOLD.source}.*${THROW_TOLD.source}`), asks: [WHO_GETS_IT], unless: some('corner', 'ecke', 'free ?kick', 'freistoss', 'penalty', 'elfmeter', 'offside', 'abseits', 'scored?', 'tor'), mostWords: 12 },
  { to: { line: 'foulThrowOthers' }, asks: [FOUL_THROW, HAPPENS_THEN], unless: some('my', 'mein\\w*', 'how do', 'wie geht'), mostWords: 12 },
  { to: { line: 'ruleGot' }, talk: RULE_TOLD, turnsBack: 2, asks: [GOT_IT], mostWords: 8 },
  { to: { line: 'ruleReally' }, talk: RULE_TOLD, turnsBack: 1, asks: [REALLY], mostWords: 6 },
  { to: { topic: 'refUnfair' }, onlyTells: true, asks: [REF_WRONG], unless: ASKS_OF_REF, mostWords: 12 },
  { to: { line: 'whyEasyBefore' }, talk: MATCH_TOLD, asks: [EASY, WHY, DAY], unless: some('eat', 'food', 'essen', 'ess'), mostWords: 14 },
  { to: { line: 'whyEasyBefore' }, talk: MATCH_TOLD, asks: [IN_PLAN, SAYS_ONLY_EASY], unless: some('change', 'andere?', 'statt', 'instead', 'make', 'mach\\w*', 'lieber', 'rather'), mostWords: 14 },
  { to: { line: 'whyEasyDay' }, talk: PLAN_TOLD, asks: [EASY, WHY, DAY], unless: some('eat', 'food', 'essen', 'ess'), mostWords: 14 },
  { to: { line: 'matchOff' }, asks: [PITCH_FROZEN, IS_OFF], unless: some('streak', 'app', 'account', 'freeze', 'screen', 'cos', 'because', 'wegen', 'weil', 'was'), mostWords: 16 },
  { to: { line: 'matchOff' }, talk: COLD_TOLD, turnsBack: 2, asks: [IS_OFF], unless: some('streak', 'app', 'account', 'screen'), mostWords: 14 },
  { to: { line: 'sweetCereal' }, asks: [CEREAL, EATS], unless: FOOD_WEIGHS, mostWords: 12 },
  { to: { line: 'streakUnkind' }, talk: STREAK_TOLD, turnsBack: 2, asks: [UNKIND], mostWords: 8 },
  { to: { line: 'soundsLikeToeTaps' }, asks: [TAPS_ON_TOP, WHICH_ONE], noDrill: true, mostWords: 14 },
  { to: { topic: 'easyMove' }, talk: /\S/, asks: [MORE_MOVES], unless: NOT_MORE_MOVES, mostWords: 12 },
  { to: { line: 'eightRole' }, asks: [PLAYS_EIGHT], unless: NOT_EIGHT, mostWords: 8 },
  { to: { topic: 'holidays' }, talk: HOLIDAY_TOLD, asks: [SHOULD_PRACTISE], unless: some('plan', 'wochenplan', 'day before', 'tag davor'), mostWords: 10 },
];
