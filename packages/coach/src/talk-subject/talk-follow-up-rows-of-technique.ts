import { some } from '../question-parts/whole-word-pattern.ts';
import type { TalkFollowUpRow } from './talk-follow-up-row-type.ts';

const CROSS = some('cross(?:es|ed|ing)?', 'krosses', 'flank\\w*');
const CROSS_TOLD = /\b(?:cross|crosses|crossing|crossed|flank\w*)\b/;
const TOO_FAR = some('behind (?:the |my |our )?(?:goals?|net)', '(?:go|gos|goes|going|fly|flies|land|end up|went) (?:\\w+ )?(?:out|behind|over|wide|into the stands?)', '(?:too|to) (?:far|long|hard|deep)', 'over ?hit\\w*', 'over (?:everyone|everybody|the (?:bar|goal|box|striker))', 'out of play', 'hinter (?:das|dem|m|s) tor', 'hinters? tor', 'hinterm tor', 'ins aus', 'zu (?:weit|lang|fest)', 'uber (?:alle|das tor|alles)', 'ins toraus');
const OF_KEEPER = some('keeper', 'goalie', 'goal ?keeper', 'torwart\\w*', 'torhuter\\w*', 'catch\\w*', 'fang\\w*', 'defend\\w*', 'verteidig\\w*');
const ONE_FOOT = some('(?:weak\\w*|other|left|right|bad) (?:foot|leg|one)', '(?:my |the )?(?:left|right|weaker) ?(?:too|then|side)?', 'schwach\\w*(?: fuss)?', 'ander\\w* (?:fuss|bein|seite)', 'links', 'rechts', 'link\\w* (?:fuss|bein|seite)', 'recht\\w* (?:fuss|bein|seite)');
const ASKS = some('and', 'what', 'how', 'with', 'w', 'on', 'can', 'does', 'is', 'und', 'wie', 'was', 'mit', 'auch', 'geht', 'kann', 'auf', 'bei');
const INSIDE = some('inside', 'instep', 'innen\\w*', 'innenseite');
const OUTSIDE = some('outside', 'out side', 'aussen\\w*', 'aussenrist');

const KEEPS_UP = /\b(?:juggl\w*|jugl\w*|kick ?ups?|keep(?:y|ie) ?up\w*|jonglier\w*|hoch ?halt\w*|gaberl\w*)\b/;
const LOSES_IT = some('(?:lose|loose|losing|loosing|lost|drop|dropping|drops|miss|misses|mess)(?: \\w+){0,2}', '(?:it|ball) (?:\\w+ )?(?:flies|goes|runs|falls|jumps|shoots|drops|bounces)(?: \\w+){0,3}', 'doesnt work', 'dont work', 'cant do (?:it|that)', 'verlier\\w*', 'fallt (?:\\w+ ){0,3}?(?:runter|mir)', '(?:springt|fliegt|geht|rutscht)(?: \\w+){0,4} (?:weg|ab|runter)', 'klappt (?:\\w+ ){0,2}?nicht', 'geht (?:\\w+ ){0,2}?nicht', 'schaff\\w* (?:ich )?(?:\\w+ ){0,3}?nicht');
const ON_ONE_FOOT = some('(?:w|with|on|using|at) (?:my |the )?(?:left|right|weak\\w*|other|bad|lefty|righty)(?: (?:foot|one|leg))?', 'my (?:left|right|weak\\w*)(?: foot)?', '(?:mit|auf|am|bei) (?:mein\\w* |dem |der )?(?:links|rechts|link\\w*|recht\\w*|schwach\\w*|ander\\w*)(?: (?:fuss|bein))?');
const NOT_OF_JUGGLING_FOOT = some('shoot\\w*', 'schiess\\w*', 'pass\\w*', 'dribbl\\w*', 'match', 'spiel', 'team', 'why', 'warum', 'wieso', 'how (?:do|can) i', 'wie (?:kann|mach\\w*)');
const HEIGHT = some('what (?:hight|height|heigth)', 'how (?:high|hight|height|low)', '(?:head|knee|hip|waist|chest|shoulder|belly|tummy) (?:hight|height|heigth|high)', '(?:head|knee|hip|waist|chest|shoulder)(?: \\w+)? or (?:\\w+ )?(?:head|knee|hip|waist|chest|shoulder)(?: height)?', 'wie hoch', 'welche hohe', 'auf welche\\w* hohe', '(?:kopf|knie|huft|brust|schulter|bauch) ?hohe', '(?:bis|zu|zur|zum|an) (?:zur |zum |die |den )?(?:kopf|knie|hufte|brust|schulter|bauch)');
const NOT_BALL_HEIGHT = some('head(?:er|ers|ing)', 'kopfball\\w*', 'kopfen', 'jump\\w*', 'spring\\w*', 'tall', 'gross', 'grow\\w*', 'wachs\\w*', 'wall', 'wand', 'score', 'best', 'rekord', 'record');

const STEP_OVER = some('step ?overs?', 'ubersteiger\\w*', 'scissors?', 'scheren?');
const CHOP = some('(?:the |a |inside |outside |ronaldo |cr7 )?chops?', 'chopen', 'choppen', '(?:ronaldo )?haken');
const CHOP_TOLD = /\bchops?\b/;
const HOW_DONE = some('whats?', 'what is', 'how', 'step by step', 'steps', 'explain', 'teach', 'show', 'learn', 'exactly', 'was ist', 'was is', 'wie', 'erklar\\w*', 'zeig\\w*', 'schritt\\w*', 'genau', 'lern\\w*', 'beibring\\w*', 'mach\\w*');
const WHICH = some('which', 'what', 'wich', 'better', 'best', 'or', 'difference', 'unterschied', 'welche\\w*', 'was', 'besser', 'beste\\w*', 'lieber', 'oder');

const FIRST_TOUCH = some('(?:my |the |a |good |1st |first )*(?:first|1st) ?(?:touch|touches|control)', 'touch', 'erste\\w* kontakt\\w*', 'ballannahme\\w*', 'ballkontrolle', 'ballmitnahme', 'annahme', 'annehm\\w*');
const FIRST_TOUCH_TOLD = /\b(?:(?:first|1st) ?(?:touch|touches|control)|erste\w* kontakt\w*|ballannahme\w*|annahme|ballmitnahme)\b/;
const WINGER = some('wingers?', '(?:on |for |as )?(?:the |a )?wing', 'wide player', 'flugel\\w*', 'aussen(?:spieler\\w*|bahn|sturmer\\w*)', 'linksaussen', 'rechtsaussen');
const HARD_OR_SOFT = some('(?:hard\\w*|firm\\w*|strong)(?: \\w+){0,2} or (?:\\w+ )?(?:soft\\w*|gentle|light\\w*)', '(?:soft\\w*|gentle|light\\w*)(?: \\w+){0,2} or (?:\\w+ )?(?:hard\\w*|firm\\w*|strong)', '(?:how|too) (?:hard|soft|firm)', '(?:fest|hart|stark)(?: \\w+){0,2} oder (?:\\w+ )?(?:sanft|weich|leicht|locker)', '(?:sanft|weich|leicht|locker)(?: \\w+){0,2} oder (?:\\w+ )?(?:fest|hart|stark)', 'wie (?:fest|hart|weich|sanft)');
const ON_THE_RUN = some('on the (?:run|move)', 'in (?:full )?(?:run|stride|sprint)', '(?:when|while|if) (?:im |i am |i |youre |you )?(?:running|sprinting|moving|run)', 'at (?:full )?(?:speed|pace)', 'im (?:vollen |vollem )?(?:lauf\\w*|sprint|rennen)', 'in (?:voll\\w* )?(?:lauf|tempo|bewegung)', 'wenn ich (?:\\w+ )?(?:renn\\w*|lauf\\w*|sprint\\w*)', 'bei vollem tempo');
const OF_RESULT = some('record', 'best', 'score', 'sessions?', 'today', 'yesterday', 'how (?:many|often)', 'rekord', 'bestwert', 'heute', 'gestern', 'wie (?:viele?|oft)', 'drills?', 'ubung\\w*', 'minutes?', 'minuten', 'xp', 'tokens?', 'level');

const CHEST = some('chest', 'chets', 'brust', 'brustannahme', 'brusts?toppen');
const TAKES_ON_CHEST = some('chest(?:ing)? (?:it|the ball|a ball|balls|him|one)(?: down)?', 'chest (?:control|trap|down)', '(?:with|on|off|onto|using|w) (?:my |the |your )?chest', '(?:control|trap|stop|take|bring|catch|kill|receive|get)(?: \\w+){0,6} chest', 'mit (?:der|meiner|ner|da) brust', 'an (?:der|die) brust', 'auf (?:der|die) brust', 'brustannahme', '(?:nehm\\w*|annehm\\w*|stopp\\w*|kontrollier\\w*)(?: \\w+){0,6} brust');
const ASKS_HOW = some('how', 'hows', 'what', 'can (?:i|you)', 'teach', 'show', 'explain', 'learn', 'tips?', 'cant', 'wie', 'was', 'kann', 'zeig\\w*', 'erklar\\w*', 'lern\\w*', 'tipps?', 'nich', 'nicht', 'klappt', 'und', 'and');
const NOT_TAKEN = some('hurts?', 'weh', 'pain\\w*', 'schmerz\\w*', 'heart', 'herz\\w*', 'breath\\w*', 'breathe', 'luft', 'atm\\w*', 'tight', 'eng', 'press\\w*', 'druck\\w*', 'touch\\w* me', 'my chest(?: is| feels)', 'swim\\w*', 'schwimm\\w*', 'badge', 'logo', 'number', 'foul', 'handball', 'hand', 'allowed', 'erlaubt', 'girl\\w*', 'madchen', 'boobs?', 'grow\\w*', 'wachs\\w*', 'photo', 'foto');
const HIGH_BALL_TOLD = /\b(?:high ball|long ball|in the air|from above|bounces? (?:off|away)|control|first touch|hohe\w* (?:ball\w*|ding\w*|passe?)|hoher|hohen|springt|annehm\w*|annahme|nehm\w*|luft|oben)\b/;

const WHY = some('why', 'wy', 'how come', 'warum', 'wieso', 'weshalb', 'warun');
const SLOW = some('(?:so |too |really |very |always |the )*slow(?:est)?', 'not (?:fast|quick)', '(?:so |zu |voll |echt |immer |der |die )*langsam(?:ste\\w*)?', 'nicht schnell\\w*', 'nich schnell\\w*', 'lahm\\w*');
const I_AM = some('am i', 'i am', 'im', 'i m', 'me', 'bin ich', 'ich bin', 'ich', 'bin');
const RUN_AWAY = some('(?:everyone|every ?one|everybody|all|they|the others|others)(?: \\w+){0,3} (?:runs?|running|sprints?|gets?|goes?|is|are) (?:\\w+ )?(?:away from|past|ahead of) me', '(?:laufen|rennen|rennn|lauft|rennt|ziehen|sprinten) mir(?: \\w+){0,3} (?:davon|weg)', '(?:laufen|rennen|lauft|rennt|ziehen|sprinten)(?: \\w+){0,2} an mir vorbei', 'mir (?:alle |immer |einfach )*(?:davon|weg)(?:laufen|rennen|gelaufen|gerannt)');
const NOT_SPEED = some('app', 'phone', 'handy', 'internet', 'wifi', 'wlan', 'load\\w*', 'lad\\w*', 'learn\\w*', 'lern\\w*', 'progress', 'fortschritt\\w*', 'read\\w*', 'les\\w*', 'level', 'tokens?', 'after (?:me|the ball)', 'hinter (?:mir|dem ball)', 'kids', 'kinder', 'my (?:team|players|group)', 'meine (?:mannschaft|spieler|gruppe)', 'my (?:son|daughter)', 'mein\\w* (?:sohn|tochter)', 'better', 'besser', 'heart', 'herz\\w*', 'parents', 'eltern', 'laugh\\w*', 'lach\\w*', 'friends?', 'freund\\w*');

/** How crosses, juggling, moves and the first touch are done, asked in a player's own words; the surer rows first. */
export const TECHNIQUE_ROWS: readonly TalkFollowUpRow[] = [
  { to: { line: 'chestControl' }, asks: [CHEST, TAKES_ON_CHEST, ASKS_HOW], unless: NOT_TAKEN, mostWords: 18 },
  { to: { line: 'chestControl' }, talk: HIGH_BALL_TOLD, turnsBack: 2, asks: [CHEST, some('with', 'on', 'and', 'w', 'mit', 'und', 'auf', 'an')], unless: NOT_TAKEN, mostWords: 8 },
  { to: { line: 'whySlow' }, asks: [WHY, SLOW, I_AM], unless: NOT_SPEED, mostWords: 16 },
  { to: { line: 'whySlow' }, asks: [RUN_AWAY], unless: NOT_SPEED, mostWords: 12 },
  { to: { line: 'crossTooFar' }, asks: [CROSS, TOO_FAR], unless: OF_KEEPER, mostWords: 18 },
  { to: { line: 'crossTooFar' }, talk: CROSS_TOLD, asks: [TOO_FAR, some('they', 'it', 'always', 'mine', 'all', 'die', 'sie', 'immer', 'alle', 'meine')], unless: OF_KEEPER, mostWords: 10 },
  { to: { line: 'crossWhichPart' }, talk: CROSS_TOLD, asks: [INSIDE, OUTSIDE], unless: OF_KEEPER, mostWords: 14 },
  { to: { line: 'crossWeakFoot' }, talk: CROSS_TOLD, asks: [ONE_FOOT, ASKS], unless: new RegExp(`${OF_KEEPER.source}|${some('shoot\\w*', 'schiess\\w*', 'pass\\w*', 'juggl\\w*', 'jonglier\\w*', 'drills?', 'ubung\\w*').source}`), mostWords: 9 },
  { to: { line: 'juggleLosesOnFoot' }, talk: KEEPS_UP, asks: [LOSES_IT, ON_ONE_FOOT], unless: NOT_OF_JUGGLING_FOOT, mostWords: 14 },
  { to: { line: 'juggleLosesOnFoot' }, asks: [KEEPS_UP, LOSES_IT, ON_ONE_FOOT], unless: NOT_OF_JUGGLING_FOOT, mostWords: 18 },
  { to: { line: 'juggleHeight' }, talk: KEEPS_UP, asks: [HEIGHT], unless: NOT_BALL_HEIGHT, mostWords: 12 },
  { to: { line: 'stepOverOrChop' }, asks: [STEP_OVER, CHOP, WHICH], mostWords: 16 },
  { to: { line: 'chopSteps' }, asks: [CHOP_TOLD, HOW_DONE], unless: some('left', 'right', 'links', 'rechts', 'other', 'ander\\w*', 'when', 'wann'), mostWords: 14 },
  { to: { line: 'chopOtherFoot' }, behindLine: ['chopSteps', 'chopOtherFoot'], asks: [ONE_FOOT, ASKS], unless: some('shoot\\w*', 'schiess\\w*', 'pass\\w*', 'juggl\\w*', 'jonglier\\w*', 'defender\\w*', 'verteidig\\w*'), mostWords: 9 },
  { to: { line: 'firstTouchSoft' }, asks: [FIRST_TOUCH, HARD_OR_SOFT], talk: FIRST_TOUCH_TOLD, mostWords: 18 },
  { to: { line: 'firstTouchSoft' }, asks: [FIRST_TOUCH_TOLD, HARD_OR_SOFT], mostWords: 18 },
  { to: { line: 'firstTouchOnRun' }, talk: FIRST_TOUCH_TOLD, asks: [ON_THE_RUN], unless: OF_RESULT, mostWords: 10 },
  { to: { line: 'firstTouchOnRun' }, asks: [FIRST_TOUCH_TOLD, ON_THE_RUN], unless: OF_RESULT, mostWords: 16 },
  { to: { line: 'firstTouchWinger' }, asks: [FIRST_TOUCH_TOLD, WINGER], unless: OF_RESULT, mostWords: 16 },
];
