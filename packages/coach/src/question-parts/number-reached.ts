import type { CoachIntent, DrillId } from '@touchline/domain';
import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { turnsBefore } from '../intents/turns-before.ts';
import { numberIn } from '../english-reading/named.ts';
import { hurts } from '../topics/find-topic.ts';
import { some } from './whole-word-pattern.ts';

const MOST_WORDS = 10;
/** So many turns back a talk is still of its exercise. */
const MOST_TURNS_BACK = 4;

/** Words that tell a number as a success: that it is there now, or that it was done. */
const SUCCESS = some('now', 'already', 'finally', 'managed', 'made it', 'did it', 'just (?:did|got|made|hit)', 'yay', 'yes+', 'woo+hoo+', 'lets go', 'jetzt', 'schon', 'endlich', 'geschafft', 'grad', 'gerade', 'juhu+', 'yeah', 'in a row', 'am stuck', 'hintereinander', 'sogar', 'even', 'new (?:best|record)', 'neuer? (?:rekord|bestwert)');
/** A cry of joy behind a bare number. */
const CRIES = /!!|!$|🎉|💪|🔥|🥳|😁|😀|⚽/u;
const TELLS_NUMBER = /^(?:(?:and|ok|okay|so|oh|wow|hey|omg|haha|yes|yeah|yay|und|ja|ah|sarah|coach|guess what|rate mal) ){0,3}(?:(?:i|ive|ich|hab|habe|bin|its|it was|das waren|es waren|waren) (?:\w+ ){0,4}?)?(?:got |did |made |managed |hit |have |schaff\w* |now |jetzt |schon |already |just |finally |endlich |sogar )*\d{1,4}(?: (?:mal|times|now|jetzt|kontakte|touches|in a row|am stuck|geschafft|kick ?ups|keepy ?ups|juggles|passes|passe))*$/;
/** Told as little, asked, or of what is no count of an exercise. */
const OTHERWISE = some('only', 'nur', 'bloss', 'still', 'immer noch', 'not', 'nicht', 'no more', 'how', 'what', 'when', 'why', 'where', 'who', 'which', 'can', 'could', 'should', 'wie', 'wann', 'warum', 'wo', 'wer', 'welche\\w*', 'kann', 'soll\\w*', 'want', 'wanna', 'will', 'mochte', 'need', 'brauch\\w*', 'tired', 'mude', 'min\\w*', 'mins?', 'hours?', 'stunden?', '\\d+ ?(?:am(?! stuck)|pm|uhr)', 'oclock', 'years?', 'old', 'jahre?', '(?:im|i am|i m|bin|ich bin) (?:now |already |jetzt |schon )?\\d+', 'place', 'platz', 'rank', 'levels?', 'lvl', 'xp', 'tokens?', 'packs?', 'cards?', 'karten?', 'badges?', 'days?', 'tage?n?', 'weeks?', 'wochen?', 'months?', 'monat\\w*', 'goals?', 'tore?', 'streak', 'serie', 'players?', 'spieler\\w*', 'kids', 'kinder\\w*', 'lost', 'verloren', 'percent', 'prozent', 'kg', 'cm', 'meters?', 'metres?', 'meter', 'less', 'weniger', 'worse', 'schlechter', 'he', 'she', 'er', 'sie', 'they', 'friend\\w*', 'freund\\w*', 'brother', 'bruder', 'sister', 'schwester');
const SCORE = /\b\d+ ?[:-] ?\d+\b/;
/** A number of one's own that was told before. */
const TOLD_BEFORE = /(?:^| )(?:i (?:can |could )?(?:only |just |always |still )*(?:do|did|get|got|manage|managed|make|have|can)(?: \w+){0,2}?|only|just|(?:ich )?(?:schaff\w*|kann|hab\w*|komm\w*)(?: \w+){0,4}?|nur|bei|at|on|best is|is) (\d{1,4})(?= |$)(?! (?:min\w*|mins|hours?|stunden?|years?|jahre?|days?|tage|weeks?|wochen|x|meter\w*|players|kids|kinder))/;
/** What is told behind the own results is measured by these, but for who told a smaller number first. */
const OF_RESULTS: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['records', 'last_practice', 'my_numbers', 'analyse_practice']);
/** Their answers are of something to practice. */
const OF_EXERCISE: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['drill_technique', 'improve_skill', 'which_drill', 'too_hard', 'too_easy', 'weak_foot', 'football_knowledge', 'little_time', 'bored', 'no_wall', 'no_ball', 'motivation']);
/** Skills whose exercises are counted. */
const KEEPS_UP = /\b(?:juggl\w*|jugl\w*|kick ?ups?|keep(?:y|ie) ?ups?|keep (?:it|the ball) up|jonglier\w*|hoch ?halt\w*|gaberl\w*|ball (?:\w+ ){0,2}?hoch)\b/;

/** The own number that a turn told; null where it told none. */
export const numberToldIn = ({ act, words }: Understood): number | null => {
  if (act?.kind === 'numberReached' || act?.kind === 'numberTold' || act?.kind === 'ownNumberBelieved') return act.number;
  const digits = TOLD_BEFORE.exec(words.join(' '))?.[1];
  return digits === undefined ? null : Number(digits);
};

/** The exercise that a talk is of: a drill by its name, or juggling in other words. */
export const drillOfExercise = ({ drillId, skill, words }: Understood): DrillId | null => drillId ?? (skill === 'juggling' || KEEPS_UP.test(words.join(' ')) ? 'juggling' : null);

/** A number told as a success behind an exercise (“i got 12 now”), with the one that was told before it; null for all else. */
export function numberReached(question: Question): Understood | null {
  const { raw, words, text, language, before } = question;
  const said = raw.join(' ');
  if (before === null || (language !== 'en' && language !== 'de') || raw.length > MOST_WORDS || text.includes('?') || OTHERWISE.test(said) || SCORE.test(text) || hurts(raw, words)) return null;
  const number = numberIn(said);
  if (number === null || said.match(/\d+/g)?.length !== 1) return null;
  if (!SUCCESS.test(said) && !(CRIES.test(text) && TELLS_NUMBER.test(said))) return null;
  const turns = turnsBefore(before, MOST_TURNS_BACK);
  const drillId = question.drillId ?? turns.map(drillOfExercise).find((one) => one !== null) ?? null;
  if (before.act?.kind === 'numberTold' || before.intent === 'injury' || (drillId === null && turns.every(({ skill }) => skill === null))) return null;
  const earlier = turns.map(numberToldIn).find((one) => one !== null) ?? null;
  const isMore = earlier !== null && earlier < number;
  if (!OF_EXERCISE.has(before.intent) && !(OF_RESULTS.has(before.intent) && isMore)) return null;
  return understoodAs(question, 'improve_skill', { sureness: 1, drillId, act: { kind: 'numberReached', number, before: earlier } });
}
