import type { CoachIntent, DrillId } from '@touchline/domain';
import { drillNames } from '@touchline/messages/drill-names';
import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { drillIn } from '../intents/find-drill-and-skill.ts';
import { turnsBefore } from '../intents/turns-before.ts';
import { hurts } from '../topics/find-topic.ts';
import { drillOfExercise } from './number-reached.ts';
import { some } from './whole-word-pattern.ts';

const MOST_WORDS = 18;
const MOST_TURNS_BACK = 3;
/** A best of one's own that is told. */
const NEW_BEST = some('new (?:best|record|pb|high ?score|personal best|hi ?score|top score)', '(?:its|it is|thats|that is|that was|was|is|got|and) (?:a |an |my |the )*(?:(?:new|best|all time) )*(?:record|pb|personal best|high ?score|best ever|most ever|best)(?: (?:ever|so far|yet))?', 'my (?:best|highest|most) (?:ever|so far|yet)', '(?:beat|broke|smashed|beated|broken) (?:my|me|the|my own) (?:\\w+ )?(?:record|best|pb|high ?score)', 'best ever', 'most ever', 'most i(?: have|ve)? ever (?:got|done|did|had)', 'neue[rn]?s? (?:rekord|bestwert|bestleistung|highscore|pb|bestmarke)', '(?:mein|ist|war|das) (?:\\w+ )?(?:rekord|bestwert|bestleistung|highscore)', 'rekord (?:gebrochen|geknackt|geschlagen)', 'so viele? wie (?:noch )?nie', 'mehr als je');
/** Asks, wishes, or tells of what is no result of a drill. */
const OTHERWISE = some('how', 'what', 'whats', 'why', 'which', 'can', 'could', 'should', 'want', 'wanna', 'next', 'aim', 'goal', 'goals', 'if', 'wie', 'was (?:ist|sind|soll|kann)', 'warum', 'welche\\w*', 'kann', 'soll\\w*', 'will', 'mochte', 'wenn', 'ziel', 'tore?', 'not', 'nicht', 'kein\\w*', 'streak', 'serie', 'days?', 'tage?', 'xp', 'level\\w*', 'tokens?', 'minutes?', 'mins?', 'minuten', 'seconds?', 'secs?', 'sekunden', 'km', 'miles?', 'metres?', 'meters?', 'fifa', 'xbox', 'he', 'she', 'his', 'her', 'they', 'er', 'sie', 'sein\\w*', 'brother\\w*', 'friend\\w*', 'mate\\w*', 'nearly', 'almost', 'fast', 'beinahe', 'mine is', 'only', 'nur', 'last (?:week|year|month)', 'years?', 'jahre?', 'ago');
/** How often the ball was kept up, told at the begin of a talk. */
const JUGGLED = /^(?:(?:i|ive|ich|just|hab|habe|guess what|hey|hi|today|heute|und|and|yes|omg|grad|gerade) )*(?:did|got|done|made|managed|reached|schaff\w*)? ?\d{1,4} (?:(?:kick ?ups?|keep(?:y|ie) ?up\w*|juggles?|mal (?:hochgehalten|jongliert)|mal den ball hochgehalten)(?: (?:today|in a row|heute|am stuck|without dropping it|geschafft))*)$/;
/** So many of a drill that is named, told with joy. */
const DID_SO_MANY = /^(?:(?:i|ive|ich|hab|habe|just|guess what|hey|hi|today|heute|und|and|yes|omg|grad|gerade|we) )*(?:did|got|done|made|managed|reached|schaff\w*|gemacht|hatte)? ?\d{1,4} (?:\w+ ){0,2}?\w+(?: (?:today|in a row|heute|am stuck|geschafft|gemacht|hingekriegt|just now|gerade|eben|lol|haha|yay))*$/;
const NAME_FIRST = /^(?:(?:i|ive|ich|hab|just|omg|yes|und|and) )*(?:[a-z]+ ){1,3}\d{1,4}(?: (?:today|in a row|heute|am stuck|geschafft|gemacht|just now|gerade|eben|lol|haha|yay))*$/;
const CRIES = /!/;
const OF_HELLO: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['greeting', 'thanks']);
/** Asks whether what was told is the own best. */
const IS_THAT_BEST = /^(?:(?:so|and|und|ok|wow|oh|also|then) )*(?:is|was|ist|war|thats|das ist|is) (?:that |it |das |this |es )?(?:(?:now|then|jetzt|denn|dann|my|mein|meine|a|ein|the|new|neuer|neue) )*(?:record|best|pb|high ?score|personal best|rekord|bestwert|bestleistung)(?: (?:now|then|yet|lol|ever|jetzt|denn|dann|oder))*$/;
/** That the own number is more than another one. */
const IS_MORE = /(?:^| )(?:more|higher|better|bigger|mehr|hoher|besser) (?:than|then|als|wie) (?:my |mein\w* )?(?:\d{1,4}|that|it|my (?:best|record)|das|mein\w* (?:rekord|bestwert))(?= |$)/;
const JUST_DID = some('(?:i|ive|i have|ich) (?:just |already |really |doch |grad |gerade |now )*(?:did|got|done|had|made|hab|habe|hatte|schaffte)(?: \\w+){0,2} \\d{1,4}', '(?:hab|habe) (?:ich )?(?:doch |grad |gerade |eben )*\\d{1,4}(?: \\w+){0,2}');
/** Is back from practice, with the number. */
const BACK_WITH = /^(?:(?:hey|hi|ok|sarah|so|yes|ja|and|und) )*(?:(?:im|i am|i m|bin|ich bin) (?:wieder )?(?:back|done|finished|da|zuruck|fertig)|done|finished|did it|fertig|gemacht|hab(?:s| es| ich)? gemacht)(?: (?:and|und|did|it|i|now|jetzt|die|das|hab|ich|practi[cs]ed|geubt|for|\d{1,3} ?(?:mins?|minutes?|minuten)))* (?:got|had|reached|managed|counted|hatte|geschafft|waren|habe?|and) (?:ich )?(\d{1,4})(?: \w+){0,3}$/;
const OWN_BEST_IS = /^(?:(?:haha|lol|well|and|und|ok|so) )*(?:my (?:best|record|pb|high ?score|most)|mein (?:rekord|bestwert|bestes)) (?:is|was|are|ist|war|sind) (?:(?:only|just|about|nur|like|so) )*(\d{1,4})(?: (?:lol|haha|though|tho|so far|bisher|hihi))*$/;
const LADDER = some('ladders?', 'leiter\\w*');

/** The number that a talk told last as an own one, with its drill. */
function lastTold(before: Understood | null): { readonly number: number; readonly drillId: DrillId | null } | null {
  const told = turnsBefore(before, MOST_TURNS_BACK).find(({ act }) => act?.kind === 'recordTold');
  return told?.act?.kind === 'recordTold' ? { number: told.act.number, drillId: told.drillId } : null;
}

/** A number that goes on with one that was told: whether it is the own best, that it is more, the own best beside another's, or what practice just brought; null for all else. */
function numberOfTalk({ raw, before, drillId }: Question): { readonly number: number; readonly drillId: DrillId | null } | null {
  if (before === null) return null;
  const said = raw.join(' ');
  const told = lastTold(before);
  const ofTalk = drillId ?? told?.drillId ?? turnsBefore(before, MOST_TURNS_BACK).map((turn) => drillOfExercise(turn) ?? drillIn(turn.words)).find((one) => one !== null) ?? null;
  if (told !== null && IS_THAT_BEST.test(said)) return { ...told, drillId: drillId ?? told.drillId };
  if (IS_MORE.test(said) && JUST_DID.test(said) && ofTalk !== null) return { number: Math.max(...(said.match(/\d{1,4}/g) ?? ['0']).map(Number)), drillId: ofTalk };
  const back = BACK_WITH.exec(said)?.[1];
  if (back !== undefined) return { number: Number(back), drillId: drillId ?? ofTalk };
  const own = before.topic?.topic === 'footballTrivia' || (before.act?.kind === 'talkLine' && before.act.line === 'recordsOfWorld') ? OWN_BEST_IS.exec(said)?.[1] : undefined;
  return own === undefined || ofTalk === null ? null : { number: Number(own), drillId: ofTalk };
}

/** The own best, asked behind a drill without its name. */
const ASKS_BEST = /^(?:(?:and|und|so|ok|aber|but|cool) )*(?:whats|what is|what s|wats|was ist|was is|wie hoch ist|wie ist) (?:denn )?(?:my|mein|meine?) (?:(?:own|eigener|best|current) )?(?:record|best|pb|high ?score|rekord|bestwert|bestleistung)(?: (?:there|then|in that|with that|at it|on it|da|dabei|darin|denn|eigentlich|lol))*$/;

/** The best of the drill that the turn before was of, in words that name it; null for all else. */
export function bestOfDrillBefore({ raw, before, drillId, language }: Question): string | null {
  const id = before?.drillId ?? null;
  if (id === null || drillId !== null || (language !== 'en' && language !== 'de') || before?.intent === 'injury' || !ASKS_BEST.test(raw.join(' '))) return null;
  return language === 'de' ? `was ist mein rekord bei ${drillNames[id]}` : `what is my record in ${drillNames[id]}`;
}

/** A number that is told as a new best, with the drill of the message or of the talk; null for all else. */
export function recordTold(question: Question): Understood | null {
  const { raw, words, text, language, before } = question;
  const said = raw.join(' ');
  if ((language !== 'en' && language !== 'de') || raw.length > MOST_WORDS || before?.intent === 'injury' || hurts(raw, words)) return null;
  const goesOn = numberOfTalk(question);
  if (goesOn !== null) return understoodAs(question, 'records', { sureness: 1, drillId: goesOn.drillId, skill: null, act: { kind: 'recordTold', number: goesOn.number } });
  const isJoy = CRIES.test(text) && question.drillId !== null && (DID_SO_MANY.test(said) || NAME_FIRST.test(said)) && (before === null || OF_HELLO.has(before.intent));
  if (text.includes('?') || !(NEW_BEST.test(said) || (before === null && JUGGLED.test(said)) || isJoy) || OTHERWISE.test(said)) return null;
  const numbers = (said.match(/(?:^| )\d{1,4}(?= |$)/g) ?? []).map(Number);
  const number = Math.max(0, ...numbers);
  if (number === 0 || numbers.length > 2) return null;
  const ofTalk = turnsBefore(before, MOST_TURNS_BACK).map(drillOfExercise).find((one) => one !== null) ?? null;
  const drillId: DrillId | null = question.drillId ?? (LADDER.test(said) ? 'agility_ladder' : JUGGLED.test(said) ? 'juggling' : ofTalk);
  return understoodAs(question, 'records', { sureness: 1, drillId, skill: null, act: { kind: 'recordTold', number } });
}
