import type { CoachTopic } from '@touchline/messages/coach-topics';
import { says } from './whole-word-pattern.ts';

/** What is done with the ball. */
export type Deed = 'shot' | 'pass' | 'cross' | 'receive' | 'dribble' | 'juggle';

/** In English and German, without accents; what stands first counts where a question names several. */
const DEEDS: readonly (readonly [Deed, RegExp])[] = [
  ['juggle', says('juggl\\w*', 'jugl\\w*', 'kick ?ups?', 'keep(?:y|ie)? ?up\\w*', 'jonglier\\w*', 'jonglir\\w*', 'hoch ?halt\\w*', 'ball (?:\\w+ ){0,3}(?:hoch|oben|in der luft) (?:zu )?(?:be)?halten', 'keep (?:it|the ball) (?:up|in the air)')],
  [
    'receive',
    says(
      '(?:first|my|1st) (?:first )?touch(?:es)?',
      '(?:receiv|trap|control)\\w*',
      '(?:get|got|getting|take|taking|catch) (?:a |the |my )?(?:\\w+ ){0,2}pass(?:es)?',
      'pass(?:es|ed|e)? (?:it |the ball )?(?:to me|at me|comes?|coming|is coming|zu mir|kommt|kommen)',
      '\\w*annehm\\w*',
      '\\w*annahme\\w*',
      'angenommen',
      'nehme? (?:\\w+ ){0,4}an',
      'stopp(?:e|en|t)?',
      '(?:ball|pass|zuspiel) (?:\\w+ ){0,2}(?:bekomm\\w*|krieg\\w*|zugespielt)',
      '(?:erste[nr]?|mein\\w*) (?:ball)?kontakt\\w*',
      '(?:off|from) my (?:foot|feet|boot|shin|leg)',
      '(?:vom|von meinem|am) fuss (?:\\w+ ){0,2}(?:weg|ab|spring\\w*|prall\\w*)',
    ),
  ],
  ['cross', says('cross(?:es|ing|ed)?', 'flanke\\w*')],
  ['shot', says('shots?', 'shoo+t\\w*', '\\w*schuss\\w*', '\\w*schuess\\w*', '\\w*schiess\\w*', 'schies\\w*', 'abschlusse?', 'finish\\w*', 'strik(?:e|es|ing)', 'my kicks?', 'kick(?:s|ed|ing)? (?:the |a |my )?(?:ball|it)', 'treff\\w* (?:\\w+ ){0,2}(?:tor|besser|genauer)', 'tor (?:\\w+ ){0,2}treff\\w*', 'hit the (?:goal|target)')],
  ['pass', says('pass(?:es|ing|ed)?', 'passe\\w*', 'pase', '\\w*zuspiel\\w*', 'passspiel')],
  ['dribble', says('dribb\\w*', 'run(?:s|ning)? with (?:it|a ball|the ball|my ball)', 'with (?:the|a) ball', 'when i (?:run|sprint)', '(?:mit|am) (?:dem )?ball', 'wenn ich (?:\\w+ )?(?:renn|lauf|sprint)\\w*', 'ballfuhrung')],
];

/** How it goes wrong, by what the ball or the player does. */
const TOE = says('with (?:my |the )?(?:big )?toes?', 'toe ?pok\\w*', '(?:mit der|mit) (?:\\w+ )?(?:pike|picke|fussspitze|spitze|zeh\\w*)');
const OVER = says(
  'over (?:the |my |a )?(?:\\w+ )?(?:bar|goal|net|fence|cross ?bar|top|posts?)',
  '(?:go|goes|going|went|fly|flys|flies|flying|sail\\w*|end\\w*|all|always|is|are) (?:\\w+ ){0,2}over',
  '(?:too|so|way|2) high',
  'sky(?:ed|ing)?',
  'in(?:to)? the (?:sky|clouds|trees|air)',
  '(?:uber|ueber)s? (?:das |den |die )?(?:tor|latte|zaun|kasten|netz|hecke)',
  'd?r(?:u|ue)ber',
  '(?:zu|so|viel) hoch',
  'in (?:den|die) (?:himmel|wolken|luft|baume)',
);
const OFF_THE_GROUND = says(
  'bounc\\w*',
  '(?:dont|doesnt|wont|not|never|isnt|arent) (?:\\w+ ){0,2}(?:on|along|flat|low)(?: (?:the )?(?:floor|ground|grass))?',
  '(?:off|lifts? off|leaves?) the (?:floor|ground)',
  'lift\\w*',
  'hoppel\\w*',
  'hu(?:e)?pf\\w*',
  'hops\\w*',
  'spring(?:en|t)',
  'hoch',
);
const SIDE = says(
  'wide',
  'off target',
  '(?:to|into) the (?:left|right|side)',
  '(?:go|goes|going|flies|flys|fly|flying|curv\\w*|drift\\w*|always|ball|end\\w*) (?:\\w+ ){0,2}(?:left|right|sideways|crooked)',
  '(?:miss\\w*|(?:never|dont|cant|not|rarely|hardly) (?:\\w+ )?(?:hit|score|find)) (?:\\w+ ){0,2}(?:goal|target|net|corner)',
  'nach (?:links|rechts|aussen)',
  '(?:treff|schies)\\w* (?:ich )?(?:\\w+ )?(?:besser|genauer)',
  '(?:links|rechts) (?:weg|vorbei|daneben|raus|am tor)',
  'vorbei',
  'daneben',
  'treff\\w* (?:\\w+ ){0,3}(?:nie|nicht|kein\\w*|selten|kaum)',
  '(?:nie|nicht|kein\\w*|selten|kaum) (?:\\w+ ){0,3}treff\\w*',
  'schief',
  'krumm',
  'slic(?:e|es|ed|ing)',
  'accura\\w*',
  'genauer',
);
const AT_KEEPER = says('(?:at|to|into) the (?:keeper|goalie|goalkeeper)', '(?:auf|in|zum) (?:den |die arme )?(?:torwart|keeper|torhuter)\\w*', '(?:keeper|goalie|torwart) (?:\\w+ )?(?:saves?|catch\\w*|gets?|halt|fangt|hat)');
const WEAK = says('weak', 'soft', 'slow(?:ly)?', 'no power', 'rolls?', 'rolling', 'not hard', '(?:dont|doesnt|not|never) (?:\\w+ ){0,2}(?:far|hard|fast|reach\\w*|get there)', 'too short', 'schwach\\w*', 'lasch\\w*', 'lahm\\w*', 'langsam\\w*', 'kuller\\w*', '(?:keine?|ohne|wenig|mehr) (?:kraft|power|wumms|schmackes|druck)', 'nicht (?:\\w+ )?(?:hart|fest|weit|stark)', 'zu kurz', 'harter', 'fester', 'weiter');
const ASTRAY = says(
  'wrong (?:person|player|team|kid|one|way|side|place)',
  '(?:other|opponent\\w*|enemy) (?:team|player|person)',
  'intercept\\w*',
  '(?:dont|doesnt|never|not) (?:\\w+ )?(?:arrive|reach|get there|find)',
  '(?:kommen|kommt|landen|landet|gehen|geht) (?:\\w+ ){0,3}(?:nicht an|nie an|gegner\\w*|falsch\\w*)',
  '(?:beim|zum) gegner',
  'fehlpass\\w*',
  'ungenau\\w*',
  'inaccura\\w*',
);
const AWAY = says(
  'bounc\\w*',
  'jump\\w*',
  'pop(?:s|ping)?',
  '(?:go|goes|went|run|runs|roll|rolls|get|gets|fly|flies|flys|is|ends up) (?:\\w+ ){0,2}(?:away|off|miles|far|everywhere|ahead|metres|meters)',
  'runs? away',
  'all over(?: the place)?',
  'too (?:far|hard|big|heavy)',
  'heavy',
  '(?:ver)?spring\\w*',
  '(?:ab)?prall\\w*',
  'weg',
  'davon\\w*',
  'zu (?:weit|hart|stark|fest)',
  '(?:u|ue)berall\\w*',
);
const COMES_HARD = says(
  '(?:balls?|pass(?:es)?|it|they|one) (?:\\w+ ){0,2}(?:comes?|coming|came|is|are|hit|arrives?|played|fly|flies) (?:at me |to me |in |so |too |really |very |super )*(?:hard|fast|quick|quickly|sharp|strong)',
  '(?:hard|fast|strong|firm|sharp|powerful) (?:balls?|pass(?:es)?)',
  '(?:hart|fest|scharf|schnell|stark)\\w* (?:\\w+ )?(?:ball|balle|pass|passe|zuspiel\\w*|kommt|kommen|gespielt\\w*)',
);
/** Said of what has one answer, whatever is wrong with it. */
const BAD = says('rubbish', 'bad', 'terrible', 'awful', 'trash', 'useless', 'crap', 'suck', 'schlecht\\w*', 'mies\\w*');
const LOSES = says('lose', 'loose', 'loses', 'losing', 'lost it', 'steal\\w*', 'tackled', 'take it (?:off|from)', 'verlier\\w*', 'abgenommen', 'weggenommen', 'abnehmen', 'nehmen (?:\\w+ ){0,3}ab', 'klau\\w*');
const FALLS = says('fall\\w*', 'drop(?:s|ping)?', 'fallt', 'faellt', '(?:he)?runter', 'zu boden', '(?:komm\\w*|schaff\\w*) (?:\\w+ )?nicht (?:uber|mehr als)', 'auf (?:den|dem) boden');
const SIDEWAYS = says('sideways', 'to (?:the|one) (?:side|left|right)', 'zur seite', 'forwards?', 'nach (?:vorne?|links|rechts|hinten)');
const SHIN = says('shins?', 'schienbein\\w*');
const SLOW = says('slow', 'too slow', 'slowly', 'langsam\\w*', 'faster', 'schneller', 'quicker');
const TRIPS = says('trip(?:s|ping|ped)? (?:over|up|on)', 'stolper\\w*', '(?:over|on) my own (?:feet|foot|legs)', 'feet (?:\\w+ )?(?:tangled|mixed|in the way)', '(?:stand|step|tread)(?:s|ing)? on the ball', '(?:uber|auf) (?:den ball|meine\\w* (?:eigenen )?(?:fusse|fuss|beine))');

/** Said without what is done with it. */
const TAKEN_OFF = says('(?:nimmt|nehmen|klaut|klauen) mir (?:\\w+ ){0,3}ball', '(?:tak|steal|nick)\\w* (?:the|my) ball (?:off|from) me');
const HIT_BADLY = says('(?:kick\\w*|hit\\w*|tret\\w*|treff\\w*) (?:\\w+ ){0,2}(?:ground|boden|rasen|grass)(?: instead)?', 'treff\\w* (?:den ball|ihn) (?:\\w+ )?nicht (?:richtig|gut|sauber)', '(?:dont|cant|never) (?:hit|kick|strike) (?:the ball|it) (?:right|properly|clean\\w*|well)');

/** Where the player looks. */
const LOOKS_DOWN = says(
  'look\\w* (?:\\w+ ){0,2}(?:at|on|down)(?: (?:the |my )?(?:ball|feet|ground|floor))?',
  'star(?:e|ing) at',
  'head (?:is )?(?:always )?down',
  '(?:guck|schau|seh|starr)\\w* (?:\\w+ ){0,4}(?:ball|fusse\\w*|boden|unten|runter)',
  '(?:ball|fusse|boden|unten) (?:\\w+ )?(?:guck|schau|anguck|anschau|starr)\\w*',
  'kopf (?:\\w+ )?(?:unten|runter)',
);
const TURNS = /\b(turn\w*|dreh\w*|haken)\b/;

type Row = readonly [flaw: RegExp, topic: CoachTopic];

/** What each way to go wrong is called where the coach has an answer to it, the surer sign first. */
const FAULTS: Readonly<Record<Deed, readonly Row[]>> = {
  shot: [[TOE, 'toePoke'], [OVER, 'shotTooHigh'], [SIDE, 'shotWide'], [AT_KEEPER, 'shotWide'], [WEAK, 'shotWeak']],
  pass: [[TOE, 'toePoke'], [ASTRAY, 'passAstray'], [SIDE, 'passAstray'], [OVER, 'passTooHigh'], [OFF_THE_GROUND, 'passTooHigh'], [WEAK, 'passWeak']],
  cross: [[ASTRAY, 'cross'], [OVER, 'cross'], [SIDE, 'cross'], [WEAK, 'cross'], [BAD, 'cross']],
  receive: [[AWAY, 'touchHeavy'], [LOSES, 'touchHeavy'], [COMES_HARD, 'touchHeavy']],
  dribble: [[LOOKS_DOWN, 'eyesUp'], [TRIPS, 'tripsOverBall'], [AWAY, 'ballTooFar'], [LOSES, 'losesBall'], [SLOW, 'dribbleFaster']],
  juggle: [[SHIN, 'juggleShin'], [SIDEWAYS, 'juggleSideways'], [FALLS, 'juggleMore'], [AWAY, 'juggleSideways'], [OVER, 'juggleMore']],
};

/** What is hit in a way of its own has an answer of its own, and numbers and results tell of no fault. */
const OF_SOMETHING_ELSE = says(
  'penalt\\w*|pens?|elfmeter\\w*|free ?kicks?|freisto\\w*|corners?|eckball\\w*|ecken|volley\\w*|header\\w*|heading|kopfball\\w*|throw\\w*|einwurf\\w*|einwurfe|curv\\w*|bend|chip\\w*|long (?:ball|pass)\\w*|walls?|wand|laugh\\w*|lach\\w*|gelacht',
  'records?|rekord\\w*|best\\w*|scores?|results?|average|how (?:many|much|often|long|high|far)|wie ?(?:viel\\w*|oft|lange?|hoch|weit)|xp|tokens?|levels?|stre[ae]ks?|serie',
  'camera|kamera|video\\w*|app|boots?|schuhe?|(?:my|the|mein\\w*) (?:friend|mate|brother|sister|team ?mate|freund|bruder)\\w*',
  'won|lost (?:\\d|the|our|my|again)|verloren|gewonnen|other team|keeper is|allowed|offside|rule\\w*|darf|nobody|no ?one|keiner|niemand',
);
/** Without what is done with it, the ball at least is spoken of. */
const OF_BALL = /^(?:and|und|or|oder) |\b(balls?|it (?:always |still |just )?(?:go|goes|fl\w+|roll\w*|bounc\w*|fall\w*|drop\w*|run\w*)|(?:er|der) (?:geht|fliegt|rollt|springt|fallt))\b/;
const OF_TEAM = /\b(to|zum?|bei\w*) (the |my |den |dem )?(other team|opponents?|gegner\w*)\b/;

/**
 * The fault that a text (in plain words, as written or mended) tells of, by what is done with the ball and by what then
 * happens, in whatever order the sentence says so; null where it tells of none. `spokenOf` is what was talked about before.
 */
export function faultIn(texts: readonly string[], spokenOf: Deed | null): CoachTopic | null {
  for (const text of texts) {
    if (TRIPS.test(text) && /\b(ball|dribb\w*|step ?overs?|stepover\w*|ubersteiger|turn\w*|trick\w*|feet|fusse|run\w*|lauf\w*|renn\w*)\b/.test(text) && !/\b(laugh\w*|lach\w*|gelacht)\b/.test(text)) return 'tripsOverBall';
    if (OF_SOMETHING_ELSE.test(text.replace(OF_TEAM, ' wrong team ')) || TURNS.test(text)) continue;
    if (TAKEN_OFF.test(text)) return 'losesBall';
    if (HIT_BADLY.test(text)) return 'standingFoot';
    const deed = DEEDS.find(([, said]) => said.test(text))?.[0] ?? (OF_BALL.test(text) ? spokenOf : null);
    const fault = deed === null ? undefined : FAULTS[deed].find(([flaw]) => flaw.test(text))?.[1];
    if (fault !== undefined) return fault;
  }
  return null;
}

const FAILS = /\b(cant|can ?t|cannot|always|never|keep\w*|every time|nie|immer|nicht|kann|klappt|schaff\w*|verlier\w*|lose|losing|loose)\b/;
const ASKS_TO_KNOW = /\b(how (?:do|does|to|many|much|long|often|can|should|am|is)|what|which|why|where|when|best|record|score|wie|was|welche\w*|warum|wo|wann|bored?|boring|langweil\w*|again|wieder|without|ohne|no (?:ball|wall|cones?)|camera|kamera|app|count\w*|zahl\w*|want|will|mag|like)\b/;

/** Whether a text that names a drill tells that it does not work. */
export const failsAtDrill = (text: string): boolean => FAILS.test(text) && (LOSES.test(text) || AWAY.test(text) || FALLS.test(text) || /\b(cant|cannot|klappt (?:\w+ )?nicht|schaff\w* (?:\w+ )?nicht|kann (?:\w+ ){0,3}(?:nicht|kein\w*))\b/.test(text)) && !ASKS_TO_KNOW.test(text);

/** Whether a text that names a drill asks if it is done as it should be. */
export const asksIfRight = (text: string): boolean =>
  !/^(?:\w+ )?(?:wie|how (?:do|to|can)(?! (?:i|u|you) know)) /.test(text) && /\b(?:am i|if im|if i am|whether im|do i|mach\w* ich|ob ich|bin ich)\b/.test(text) && /\b(?:right|correct(?:ly)?|properly|wrong|richtig|falsch|korrekt)\b/.test(text) && !/\b(?:right|rechte\w*) (?:foot|fuss|one|leg|side|bein)\b/.test(text);
