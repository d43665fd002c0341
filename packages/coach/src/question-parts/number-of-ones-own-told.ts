import type { DrillId } from '@touchline/domain';
import { OF_NUMBERS } from '../intents/read-with-turn-before.ts';
import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { turnsBefore } from '../intents/turns-before.ts';
import { hurts } from '../topics/find-topic.ts';
import { drillOfExercise, numberToldIn } from './number-reached.ts';
import { some } from './whole-word-pattern.ts';

const MOST_WORDS = 18;
const MOST_TURNS_BACK = 4;

const IT_IS = '(?:thats|that s|that is|that was|its|it s|it is|it was|this is|those are|those were|these are|they are|theyre|them are)';
/** That a number of the account is not the own one, or was never reached. */
const DISPUTES = some(
  `${IT_IS} (?:\\w+ )?(?:not|never) (?:mine|me|my own|my (?:score|number|best|record|result|one)s?)`, '(?:isnt|arent|wasnt|werent|aint) (?:mine|me|my (?:score|number|best|record|result)s?)', 'not (?:mine|my (?:score|number|best|record|result)s?)',
  'i (?:never|neva|didnt|havent|have never|have not|did not|cant|could never)(?: \\w+){0,2} (?:got|get|had|have|did|do|done|made|make|scored|reached|managed)(?: \\w+){0,2} (?:\\d+|that many|that much|that high|so many)', `${IT_IS} (?:my (?:brother|bro|sister|sis|dad|mum|mate|friend|cousin)s?|somebody elses?|someone elses?)(?: (?:one|score|number|record))?`,
  '(?:das|die|dis) (?:ist|sind|is|war|waren) (?:(?:doch|gar|ja|aber|uberhaupt) )*(?:nicht|nich) (?:meine?[rs]?|von mir|ich|mein (?:rekord|wert|bestwert|ergebnis))', '(?:nicht|nich) meine?[rs]?(?: (?:zahl|zahlen|rekord|wert|werte|bestwert))?', '(?:ich )?(?:hatte|hab|habe|hab ich|hatte ich|schaff\\w*|kann)(?: \\w+){0,2} (?:nie|niemals)(?: \\w+){0,2} (?:\\d+|so viele?)', '(?:das|die) (?:war|ist|waren|sind) (?:von )?(?:mein\\w* (?:bruder|schwester|papa|mama|freund\\w*|kumpel)|jemand ander\\w*|wer ander\\w*)',
);
/** The own number, told as the most there is. */
const MOST_EVER = /(?:^| )(?:(?:i|ive|ich|hab|habe|hatte) )?(?:(?:only|just|nur|bloss|hochstens|ever|always|immer|bisher|my (?:best|most|record) (?:ever )?(?:is|was)|most (?:i (?:ever )?(?:got|did|had) )?(?:is|was)|mein (?:rekord|bestes|bestwert|hochster) (?:ist|war)|never (?:got |did |had )?more than|nie mehr als) )+(?:\w+ ){0,3}?(\d{1,4})(?= |$)/;
const EVER = some('ever', 'in my life', 'so far', 'at best', 'best', 'most', 'never more', 'max', 'je', 'jemals', 'bisher', 'insgesamt', 'hochstens', 'nie mehr', 'mehr nicht', 'rekord', 'bestwert', 'in meinem leben');
/** Says that what was told is wrong. */
const WRONG = some('(?:thats|that s|that is|its|it is) (?:\\w+ )?(?:not|wrong|a lie|lies|never)(?: (?:right|true))?', 'cant be', 'no way', 'wrong', 'not true', 'stimmt (?:doch |gar |ja )*(?:nicht|nich)', 'falsch', 'kann nicht sein', 'gelogen', 'quatsch');
/** Of other things than a result, or asked. */
const OTHERWISE = some('how', 'why', 'what', 'which', 'wie', 'warum', 'wieso', 'welche\\w*', 'was (?:ist|sind|soll|kann)', 'xp', 'tokens?', 'levels?', 'streak', 'serie', 'days?', 'tage?', 'minutes?', 'mins?', 'minuten', 'years?', 'jahre?', 'sessions?', 'einheit\\w*', 'cards?', 'karten?', 'packs?', 'goals?', 'tore?', 'fault', 'schuld', 'plan', 'he', 'she', 'they', 'drills?', 'ubung\\w*', 'team', 'knee', 'foot', 'fuss');
const DISPUTED = /(?:^| )(?:never|neva|nie|didnt|havent|not)(?: \w+){0,4} (\d{1,4})(?= |$)/;

/** Asks for the own best behind that. */
const BEST_ASKED = some('my (?:\\w+ )?(?:best|record|pb|high ?score|number|most)', 'mein\\w* (?:\\w+ )?(?:rekord|bestwert|bestes|zahl|hochster)');
const MOST_WORDS_OF_BEST = 9;

const isOfNumbers = ({ intent, act, drillId }: Understood): boolean => OF_NUMBERS.has(intent) || act?.kind === 'numberReached' || act?.kind === 'numberTold' || act?.kind === 'goodForAge' || act?.kind === 'ownNumberBelieved' || (drillId !== null && (intent === 'too_hard' || intent === 'analyse_practice' || intent === 'improve_skill'));

/**
 * A turn that says that a saved number is not the own one, or what the own one is: the player is believed for this talk. Null for all
 * else. It needs a drill that the talk is of.
 */
export function numberOfOnesOwnTold(question: Question): Understood | null {
  const { raw, words, before, language } = question;
  if (before === null || (language !== 'en' && language !== 'de') || raw.length > MOST_WORDS || before.intent === 'injury' || hurts(raw, words)) return null;
  const text = raw.join(' ');
  const turns = turnsBefore(before, MOST_TURNS_BACK);
  const drillId: DrillId | null = question.drillId ?? turns.map(drillOfExercise).find((one) => one !== null) ?? null;
  const believed = turns.find(({ act }) => act?.kind === 'ownNumberBelieved');
  if (believed !== undefined && believed.act?.kind === 'ownNumberBelieved' && believed.act.number !== null && believed.drillId === drillId && raw.length <= MOST_WORDS_OF_BEST && BEST_ASKED.test(text)) {
    return understoodAs(question, 'improve_skill', { sureness: 1, drillId, skill: null, act: { ...believed.act, isAsked: true } });
  }
  if (drillId === null || !turns.slice(0, 2).some(isOfNumbers) || OTHERWISE.test(text)) return null;
  const disputes = DISPUTES.test(text);
  const own = MOST_EVER.exec(text)?.[1];
  if (!disputes && !(own !== undefined && (EVER.test(text) || WRONG.test(text)) && OF_NUMBERS.has(before.intent) && !question.text.includes('?'))) return null;
  const wrong = Number(DISPUTED.exec(text)?.[1] ?? Number.NaN);
  const number = own === undefined ? (turns.map(numberToldIn).find((one) => one !== null && one !== wrong) ?? null) : Number(own);
  return understoodAs(question, 'improve_skill', { sureness: 1, drillId, skill: null, act: { kind: 'ownNumberBelieved', number } });
}
