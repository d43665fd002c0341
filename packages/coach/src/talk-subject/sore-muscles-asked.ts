import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { wordsOfTurnsBefore } from '../intents/turns-before.ts';
import { some } from '../question-parts/whole-word-pattern.ts';
import { inUsualSpelling } from '../text/childrens-spelling.ts';

const SORE_TOLD = /\b(?:muskelkater|sore|soreness|muscle ache|muscles? (?:ache|hurt)\w*|aching|achy)\b/;
const SORE = some('muskelkater', 'sore (?:muscles?|legs?|thighs?|calves)', '(?:muscle|leg) (?:ache|soreness)', 'aching (?:legs?|muscles?)', 'achy (?:legs?|muscles?)', 'muscles? (?:ache|aches)', 'stiff legs?');
const WHAT_HELPS = some('(?:what|wat|wot|was|whats) (?:\\w+ )?(?:helps?|hilft|good|gut|can i do|kann ich|do i do|mach ich|mache ich|works?|tun)(?: \\w+)?', 'how (?:do|can) i (?:\\w+ )?(?:get rid|stop|make)(?: \\w+){0,3}', 'wie (?:geht|krieg\\w*|bekomm\\w*|werd\\w*)(?: \\w+){0,4}? (?:weg|los)', '(?:get rid|los|weg) (?:of it|werden|bekommen)?', '(?:gegen|against|for) (?:muskelkater|sore \\w+)', 'hilft(?: \\w+){0,3}');
const BOTH_LEGS = some('both (?:my )?(?:thighs?|legs?|calves|sides?)', 'beide(?:n)? (?:oberschenkel\\w*|beine?\\w*|waden|seiten)', '(?:thighs?|legs?|calves) both', 'auf beiden seiten', 'on both sides');
const IS_NORMAL = some('normal', 'ok', 'okay', 'bad', 'schlimm', 'oder', 'right', 'is that', 'ist das');
const STABS = some('stech\\w*', 'sting\\w*', 'stab\\w*', 'sharp', 'swollen', 'geschwollen', 'nur (?:der|das|ein)', 'only (?:one|the|my)', 'knee\\w*', 'knie\\w*', 'ankle\\w*', 'knochel\\w*', 'cant walk', 'limp\\w*', 'humpel\\w*', 'blau', 'bruise\\w*', 'head', 'kopf', 'chest', 'brust');
const EASY_WISH = some('(?:was|something|sumfin|somethin|smth|anything) (?:lockere\\w*|leichte\\w*|easy|light|gentle|ruhige\\w*)(?: \\w+){0,3}', 'lockere ubung\\w*', 'an easy (?:one|drill)');
/** A pain of another kind in the talk is not that of muscles. */
const OTHER_PAIN = /\b(?:knees?|knie|ankles?|knochel|head|kopf|stech\w*|sting\w*|swollen|geschwollen|bruch|broken|gebrochen|fell|hingefallen|umgeknickt|twisted|doctor|arzt)\b/;
const MOST_WORDS = 14;
const MOST_TURNS_BACK = 3;
const MOST_WORDS_OF_HELP = 5;

/** Whether a turn behind sore muscles only asks if both legs are normal, with no other pain in the talk; “earlier” are the words before it. */
export function asksOnlyOfSoreLegs(words: readonly string[], earlier: string): boolean {
  const text = inUsualSpelling(words).join(' ');
  return words.length <= MOST_WORDS && SORE_TOLD.test(earlier) && BOTH_LEGS.test(text) && IS_NORMAL.test(text) && !STABS.test(text) && !OTHER_PAIN.test(`${text} ${earlier}`);
}

/** What helps sore muscles, whether both legs are normal, and something easy for today behind them: no pain of an injury. Null for all else. */
export function soreMusclesAsked(question: Question): Understood | null {
  const { raw, before, language } = question;
  if ((language !== 'en' && language !== 'de') || raw.length > MOST_WORDS) return null;
  const text = inUsualSpelling(raw).join(' ');
  const earlier = wordsOfTurnsBefore(before, MOST_TURNS_BACK);
  if (STABS.test(text) || OTHER_PAIN.test(`${text} ${earlier}`)) return null;
  const asLine = (line: 'soreHelps' | 'soreBothNormal' | 'easyForToday'): Understood => understoodAs(question, line === 'easyForToday' ? 'which_drill' : 'football_knowledge', { sureness: 1, drillId: null, skill: null, act: { kind: 'talkLine', line } });
  if (SORE.test(text) && WHAT_HELPS.test(text)) return asLine('soreHelps');
  if (!SORE_TOLD.test(earlier)) return null;
  if (raw.length <= MOST_WORDS_OF_HELP && WHAT_HELPS.test(text)) return asLine('soreHelps');
  if (BOTH_LEGS.test(text) && IS_NORMAL.test(text)) return asLine('soreBothNormal');
  return EASY_WISH.test(text) ? asLine('easyForToday') : null;
}
