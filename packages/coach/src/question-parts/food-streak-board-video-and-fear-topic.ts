import type { CoachTopic } from '@touchline/messages/coach-topics';
import type { Question } from '../intents/read-question.ts';
import { foodAsked } from './food-question.ts';
import { says } from './whole-word-pattern.ts';
import { TURN_OPENING } from '../text/turn-opening.ts';

const whole = (pattern: string): RegExp => new RegExp(`^${TURN_OPENING}(?:${pattern})$`);

const GET_BACK = whole(
  '(?:can|could|how (?:do|can)) (?:i|you) (?:get|have|win|buy|bring) (?:it|that|my streak|mine) back(?: (?:somehow|please|pls|again))?|(?:krieg|bekomm|kriege|bekomme|kann) ich (?:die|sie|das|es|meine)(?: serie)? (?:irgendwie )?(?:wieder|zuruck)(?: ?(?:bekommen|kriegen|holen|haben))?|(?:kann|wie kann) (?:ich|man) (?:die|sie|das|es) (?:wieder|zuruck) ?(?:bekommen|kriegen|holen|haben)|(?:is|are) (?:it|they) gone(?: forever)?|ist (?:sie|die|das) (?:jetzt )?(?:fur immer )?weg',
);
const OF_STREAK: ReadonlySet<CoachTopic> = new Set<CoachTopic>(['streakRule', 'streakLost', 'streakAfter', 'streakOnly', 'newStreak']);
const STREAK = says('stre[ae]ks?', 'serie');
const WHAT_HAPPENS = says('what (?:happens?|will happen|if)', 'was (?:passiert|ist wenn|geschieht|wenn)', 'what do i lose', 'do i lose (?:my )?(?:xp|tokens?|cards?|everything)', 'verlier\\w* ich (?:dann )?(?:meine )?(?:xp|tokens?|karten|alles)');
const LOSES = says('lose', 'loose', 'lost', 'break\\w*', 'broke\\w*', 'ends?', 'ended', 'over', 'gone', 'verlier\\w*', 'verloren', 'reisst', 'abreisst', 'endet', 'vorbei', 'weg ist', 'kaputt', 'abbricht');

const BOARD = says('leader ?boards?', 'the boards?', 'ranking\\w*', 'rangliste\\w*', 'bestenliste\\w*');
const OF_XP = says('xp', 'points?', 'levels?', 'punkte?', 'tokens?');
const COUNTS = says('counts?', 'matter\\w*', 'decides?', 'by', 'with', 'does', 'is it', 'zahlt', 'zahlen', 'geht es um', 'gehts um', 'nach', 'mit', 'wegen', 'because');
const OTHERS_XP = new RegExp(`^${TURN_OPENING}(?:(?:(?:he|she|they|it|my (?:friend|mate|brother|sister|cousin))s?|er|sie|der|die|mein\\w* \\w+|[a-z]+) )?(?:(?:has|have|got|is|has got|hat|haben|ist|schon|already|like|so|about|around|over|more than|way|uber|fast|circa|mehr als|ungefahr|on|auf|at|bei) )*(?:level )?\\d{2,6}(?: (?:xp|points?|punkte?|tokens?|level))?(?: (?:already|schon|though|tho|man|more than me|mehr als ich))*$`);

const SLOW = says('too slow', 'so slow', 'not (?:fast|quick) enough', 'zu langsam', 'nicht schnell genug', 'cant (?:do it|move|go) (?:that |so |it )?(?:fast|quick\\w*)', 'too fast for me', 'zu schnell fur mich');
const OF_MOVE: ReadonlySet<CoachTopic> = new Set<CoachTopic>(['elastico', 'nutmeg', 'rainbow', 'roulette', 'rabona', 'moveDirection', 'whenMove', 'backHeel']);

const IF_I_FAIL = whole(
  '(?:what if|and if) (?:i )(?:miss|mess|get|do|lose|make|play|fail)(?: \\w+){0,6}|was (?:ist )?wenn ich (?:\\w+ ){0,4}(?:falsch|schlecht|versag\\w*|verschiess\\w*|fehler|verlier\\w*|vermassel\\w*|verhau\\w*)(?: \\w+){0,2}|(?:und )?wenn ich (?:\\w+ ){0,4}(?:falsch|schlecht|versage?|verschiesse?|fehler|vermassle?|vermassel|verhaue?)(?: \\w+){0,2}|(?:y |que pasa )?si (?:yo )?(?:lo )?(?:fallo|hago|juego|me equivoco|meto|pierdo)(?: \\w+){0,5}|(?:et )?si (?:je|jen?) (?:rate|fais|joue|loupe|me trompe|perds)(?: \\w+){0,5}|(?:e )?se eu (?:errar|jogar|fizer|perder|falhar)(?: \\w+){0,5}',
);

const FEARS = says('scared?', 'afraid', 'frighten\\w*', 'fear', 'close my eyes', 'angst', 'schiss', 'augen zu', 'traue? mich nicht', 'miedo', 'peur', 'medo');

const VIDEO = says('videos?', 'clips?', 'analys\\w*', 'video ?analys\\w*', 'upload\\w*', 'aufnahme\\w*');
const FAILED = says('fail(?:s|ed|ing|ure)?', 'errors?', 'fehlgeschlagen', 'fehler(?:meldung)?', 'schlagt (?:immer )?fehl', '(?:isnt|not|doesnt|dont|wont|never|stopped) work\\w*', 'broken', 'geht (?:\\w+ ){0,2}nicht(?! um)', 'funktioniert (?:\\w+ ){0,2}nicht', 'klappt (?:\\w+ ){0,2}nicht', 'nicht (?:analysiert|ausgewertet|erkannt|hochgeladen)', '(?:cant|wont|doesnt|couldnt) (?:analy[sz]e|upload|load|be analy[sz]ed)', 'falla', 'error', 'no funciona', 'marche pas', 'echoue', 'falhou', 'nao funciona', 'deu erro');
const NOT_OF_ANALYSIS = says('sees? me', 'find me', 'recogni[sz]e', 'erkennt mich', 'sieht mich', 'findet mich', 'person', 'camera (?:is )?(?:blocked|denied)', 'allow\\w*', 'count\\w*', 'zahlt', 'youtube', 'fifa', 'game', 'dark', 'dunkel', 'long', 'lang', 'save\\w*', 'session', 'why (?:is|was) my (?:score|shot|form)', 'see me', 'in the (?:drill|timer)', 'fehler (?:mach|hab|seh|find)\\w*', 'mein\\w* fehler', 'my (?:error|mistake)s?', 'errors? (?:do|did|have) i', '(?:welche|was fur) fehler');

const MOST_WORDS = 16;
const MOST_WORDS_AFTER = 9;

/** What is asked of one thing, or of the turn before, where a general answer would be near and miss it; null for all else. */
export function foodStreakBoardVideoOrFearTopic({ raw, before, drillId }: Question): CoachTopic | null {
  if (raw.length > MOST_WORDS) return null;
  const text = raw.join(' ');
  const food = foodAsked(text);
  if (food !== null) return food;
  if (STREAK.test(text) && WHAT_HAPPENS.test(text) && LOSES.test(text)) return 'streakAfter';
  if (BOARD.test(text) && OF_XP.test(text) && COUNTS.test(text)) return 'boardNotXp';
  if (VIDEO.test(text) && FAILED.test(text) && !NOT_OF_ANALYSIS.test(text)) return 'videoFails';
  if (before === null || raw.length > MOST_WORDS_AFTER) return null;
  const told = before.topic?.topic;
  const isOfStreak = (told !== undefined && OF_STREAK.has(told)) || STREAK.test(before.words.join(' '));
  if (isOfStreak && GET_BACK.test(text)) return 'streakLost';
  const isOfBoard = told === 'climbBoard' || told === 'boardNotXp' || before.ask?.kind === 'place' || BOARD.test(before.words.join(' '));
  if (isOfBoard && OTHERS_XP.test(text)) return 'boardNotXp';
  if (told !== undefined && OF_MOVE.has(told) && drillId === null && SLOW.test(text)) return 'moveTooFast';
  if (told === 'header' && FEARS.test(text)) return 'scaredOfHeaders';
  return before.intent === 'nerves' && IF_I_FAIL.test(text) ? 'mistakeFear' : null;
}
