import { some } from '../question-parts/whole-word-pattern.ts';
import type { TalkFollowUpRow } from './talk-follow-up-row-type.ts';

/** What full backs and other defenders ask: what to practice, overlaps, opponents who get past, how to stand; English and German, in plain letters. */
const WHAT = '(?:what|wat|wot|whats|wats)';
const FULL_BACK = some('(?:right|left|full|wing) ?backs?', 'fullbacks?', 'rb', 'lb', 'rwb', 'lwb', 'rv', 'lv', '(?:hinten|verteidiger) (?:rechts|links)', '(?:rechts|links) hinten', '(?:rechts|links|aussen) ?verteidiger\\w*', '(?:rechte\\w*|linke\\w*) (?:aussen)?verteidiger\\w*');
const PRACTISE = some('practi[cs]e', 'practi[cs]in\\w*', 'train', 'work on', 'get better', 'improve', 'learn', 'need', 'important', 'drills?', 'uben', 'ube', 'trainieren', 'trainiern', 'lernen', 'besser', 'wichtig\\w*', 'brauch\\w*');
const OTHER_PLACE = some('scouts?', 'trials?', 'academ\\w*', 'nlz', 'sichtung\\w*', 'probetraining', 'fast', 'schnell', 'nervous', 'nervos', 'tomorrow', 'bench\\w*', 'bank', 'plan', 'wochenplan', 'rather', 'lieber', 'want to (?:be|play)', 'instead', '(?:my|our) (?:son|daughter|kid|child|players?|team|u\\d+)', '(?:mein|unser)\\w* (?:sohn|tochter|kind|team|mannschaft|spieler\\w*)');
const SPECIFIC = some('specific\\w*', 'really', 'proper\\w*', 'not just', 'only', 'speziell', 'genau', 'wirklich', 'nicht nur', 'mehr', 'stuff', 'things', 'like', 'sachen');
const OVERLAP = some('over ?lap(?:s|ping|pin|ped)?', 'over ?laps? n cross\\w*', 'uberlauf\\w*', 'hinterlauf\\w*', 'vorbeilauf\\w*');
const CROSS = some('cross(?:es|ing|in|ed)?', 'flank\\w*', 'geflankt', 'hereingab\\w*');
const MINE_SCORED = some('(?:she|he|they|\\w+) (?:headed|scored|finished|tapped|put|smashed|volleyed)(?: it)?(?: in)?', 'set up', 'assist\\w*', 'goal', 'scored', 'vorlage', 'tor', 'reingemacht', 'eingekopft', 'verwandelt');
const HOW = some('how', 'what', 'wat', 'when', 'why', 'should', 'shud', 'can', 'wie', 'was', 'wann', 'warum', 'soll', 'kann', 'teach', 'explain');
const SCOUTS = some('scouts?', 'trials?', 'academ\\w*', 'coaches', 'talentsucher\\w*', 'sichter\\w*', 'sichtung\\w*', 'nlz', 'probetraining', 'stutzpunkt');
const LOOK_FOR = some(`(?:look|looking|lookin|watch\\w*) (?:for|at|out)`, 'want\\w*', 'need', 'achten', 'schauen', 'gucken', 'wollen', 'sehen', 'suchen', 'wichtig');
const HOW_FAST = some('how (?:fast|quick)(?: \\w+){0,4}', 'fast enough', 'wie schnell(?: \\w+){0,4}', 'schnell genug');
const GOOD_ENOUGH = some('(?:am i|are we|im i|is (?:he|she)) (?:\\w+ )?good enough(?: \\w+){0,2} (?:an? |the )?(?:academ\\w*|trials?|(?:a )?pro club|county|district)', 'bin ich (?:\\w+ )?gut genug(?: \\w+){0,2} (?:nlz|akademie|stutzpunkt|auswahl|leistungszentrum|probetraining)', 'could i (?:get|make it) into an academy');
const DEFENDS = /(?:^| )(?:defend\w*|tackl\w*|winger\w*|attacker\w*|dribbler\w*|side on|jockey\w*|duel\w*|verteidig\w*|zweikampf\w*|gratsch\w*|gegner\w*|sturmer\w*|flugel\w*)(?= |$)/;
const SIDE_ON = some('side on', 'sideon', 'side ways on', 'half turned', 'half side on', 'seitlich', 'halb ?seitlich', 'halb gedreht', 'schrag');
const MEANS = some(`${WHAT} (?:is |does |do |u |you )*`, 'mean\\w*', 'explain', 'dont get', 'heisst', 'bedeutet', 'meinst', 'was ist', 'was is', 'versteh\\w*', 'how');
const WHICH_FOOT = some('(?:which|wich|what) (?:foot|leg|1|one)(?: \\w+){0,6}', '(?:left|right) (?:foot|leg) (?:first|forward|in front)(?: \\w+){0,3}', 'welche\\w* (?:fuss|bein)(?: \\w+){0,5}', '(?:linke\\w*|rechte\\w*) (?:fuss|bein) (?:vor|vorne|voran)');
const FORWARD = some('forward', 'in front', 'first', 'front', 'goes', 'put', 'lead\\w*', 'vor', 'vorn', 'vorne', 'nach vorn', 'voran', 'zuerst', 'stell\\w*');
const NOT_DEFENDING = some('shoot\\w*', 'kick\\w*', 'pass\\w*', 'juggl\\w*', 'ladder', 'drill', 'cross\\w*', 'schiess\\w*', 'pass\\w*', 'leiter', 'ubung', 'jonglier\\w*', 'flank\\w*');
const CORRECTS = some('no', 'nah', 'not', 'mean\\w*', 'nein', 'nee', 'ne', 'nicht', 'mein\\w*', 'doch');
const IN_DUEL = some('in (?:a |the )?(?:tackles?|duels?|defending)', '(?:when|wen|while) (?:i |im |i am )?(?:defend\\w*|tackl\\w*|jockey\\w*)', 'for (?:tackling|defending)', 'beim (?:verteidigen|zweikampf|tackling|gratschen)', 'im zweikampf', 'wenn ich verteidig\\w*');
const OPPONENT = '(?:my |the |their |a |an |mein\\w* |den |der |ihr\\w* )?(?:fast |quick |schnelle\\w* )?(?:winger|striker|attacker|forward|man|player|opponent|number \\w+|flugel\\w*|sturmer\\w*|gegner\\w*|gegenspieler\\w*|angreifer\\w*|linksaussen|rechtsaussen)s?';
const LOST = some(
  `(?:lost|lose|losing|losin|loose|lossed) (?:track of )?${OPPONENT}`, `${OPPONENT} (?:\\w+ ){0,3}?(?:gets?|got|getting|goes|went|ran|runs|running|dribbl\\w*|beats?|beat|skips?|skinned|flew) (?:\\w+ ){0,2}?(?:past|by|away|behind|me)`, `let(?:ting|s)? ${OPPONENT} (?:\\w+ ){0,2}?(?:past|by|go|through|get|in)`,
  '(?:hes|shes|he|she|they) (?:\\w+ ){0,3}?(?:get|gets|got|goes|went|runs|ran|dribbl\\w*) (?:\\w+ ){0,2}?(?:past|by|behind) me',
  `(?:verlier\\w*|verloren|verlor) (?:\\w+ ){0,3}?${OPPONENT}`, `${OPPONENT} (?:\\w+ ){0,4}?(?:verloren|verlier\\w*|entwischt|abgehauen|vorbei ?(?:gelassen|gekommen|gegangen|gelaufen)?|davon ?(?:gelaufen|gerannt))`, `(?:lass|lasse|lies|liess|hab|habe) (?:\\w+ ){0,3}?${OPPONENT} (?:\\w+ ){0,3}?(?:vorbei|durch|laufen|weg)`, '(?:er|sie|die) (?:\\w+ ){0,3}?(?:an mir vorbei|mir weg|mir davon)',
);
const FIX = some('how', 'what', 'wat', 'fix', 'stop', 'help', 'better', 'tips?', 'next time', 'tmrw', 'tomorrow', 'keep', 'avoid', 'wie', 'was', 'hilft', 'besser', 'nachste\\w* mal', 'morgen', 'verhinder\\w*', 'tun', 'machen');
const ATTACKS = some('(?:im|i am|as|i play) (?:a |the )?(?:winger|striker|forward|attacker)', 'ich (?:bin|spiele?) (?:\\w+ )?(?:sturmer\\w*|flugel\\w*)', 'keeper', 'goalie', 'goalkeeper', 'torwart\\w*', 'in goal', 'im tor', '(?:shots?|ball) (?:\\w+ )?(?:past|by|in)', 'ball (?:\\w+ )?vorbei', 'friend', 'freund\\w*');
const PAIRS = some('(?:in|as) (?:a )?pairs?', 'two (?:of us|defenders)', '2 (?:of us|defenders)', '2 ?v ?[12]', 'with (?:my|the) (?:other )?(?:centre back|center back|cb|partner|defender)', 'zu zweit', 'zwei verteidiger', 'im paar', 'paarweise', '2 gegen [12]', 'zwei gegen (?:einen|zwei)');
const DEFEND_WORD = some('defend\\w*', 'mark', 'cover\\w*', 'verteidig\\w*', 'decken', 'absicher\\w*', 'sichern');

export const DEFENDER_ROWS: readonly TalkFollowUpRow[] = [
  { to: { line: 'goodEnoughAcademy' }, asks: [GOOD_ENOUGH], mostWords: 16 },
  { to: { line: 'fullBackScouts' }, asks: [FULL_BACK, SCOUTS, LOOK_FOR], mostWords: 22 },
  { to: { line: 'fullBackScouts' }, talk: new RegExp(FULL_BACK.source), asks: [SCOUTS, LOOK_FOR, HOW], mostWords: 14 },
  { to: { line: 'fullBackHowFast' }, behindLine: ['fullBackScouts', 'fullBackPractise', 'fullBackOverlap'], asks: [HOW_FAST], mostWords: 9 },
  { to: { line: 'assistTold' }, talk: /(?:^| )(?:won|win|goal|match|game|gewonnen|tor|spiel|sieg|assist|vorlage)(?= |$)/, asks: [OVERLAP, CROSS, MINE_SCORED], unless: some('how', 'should', 'shud', 'wie', 'soll', 'practi[cs]e', 'uben', 'hurts?', 'weh'), mostWords: 20 },
  { to: { line: 'fullBackOverlap' }, asks: [FULL_BACK, OVERLAP], unless: OTHER_PLACE, mostWords: 24 },
  { to: { line: 'fullBackOverlap' }, talk: new RegExp(FULL_BACK.source), asks: [OVERLAP, HOW], unless: OTHER_PLACE, mostWords: 16 },
  { to: { line: 'fullBackOverlap' }, asks: [OVERLAP, some('how', 'what', 'wat', 'when', 'explain', 'wie', 'was', 'wann', 'erklar\\w*')], unless: some('sessions?', 'devices?', 'minutes?', 'app', 'einheit\\w*', 'gerate?', 'minuten', 'practices'), mostWords: 10 },
  { to: { line: 'fullBackPractise' }, asks: [FULL_BACK, HOW, PRACTISE], unless: OTHER_PLACE, mostWords: 20 },
  { to: { line: 'fullBackPractise' }, talk: new RegExp(FULL_BACK.source), asks: [FULL_BACK, SPECIFIC], unless: OTHER_PLACE, mostWords: 16 },
  { to: { line: 'sideOnDefending' }, talk: DEFENDS, asks: [SIDE_ON, MEANS], unless: some('receiv\\w*', 'annehm\\w*', 'wall', 'wand', 'shoot\\w*', 'foot', 'fuss'), mostWords: 10 },
  { to: { line: 'defendWhichFoot' }, talk: DEFENDS, asks: [WHICH_FOOT, FORWARD], unless: NOT_DEFENDING, mostWords: 12 },
  { to: { line: 'defendWhichFoot' }, asks: [WHICH_FOOT, IN_DUEL], mostWords: 16 },
  { to: { line: 'defendWhichFoot' }, talk: WHICH_FOOT, turnsBack: 2, asks: [CORRECTS, IN_DUEL], mostWords: 12 },
  { to: { line: 'pairDefending' }, asks: [PAIRS, DEFEND_WORD, HOW], unless: some('juggl\\w*', 'pass\\w*', 'jonglier\\w*', 'drills?', 'ubung\\w*', 'rule', 'regel\\w*', 'offside', 'abseits'), mostWords: 20 },
  { to: { line: 'opponentGetsPast' }, asks: [LOST, FIX], unless: ATTACKS, mostWords: 24 },
  { to: { line: 'opponentGetsPast' }, behindLine: ['opponentGetsPast'], asks: [some('stop', 'happen\\w*', 'practi[cs]e', 'alone', 'verhinder\\w*', 'uben', 'passier\\w*'), HOW], unless: NOT_DEFENDING, mostWords: 12 },
];
