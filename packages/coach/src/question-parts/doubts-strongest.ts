import { turnsBefore } from '../intents/turns-before.ts';
import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { some } from './whole-word-pattern.ts';

const MOST_WORDS = 14;
const TURNS_BACK = 4;
const YOU_SAID = some('(?:you|u|ya)(?: (?:just|literally|already|only|have|ve))* (?:said|told|say|sed|wrote)', 'du (?:hast|sagst|sagtest|meintest)(?: \\w+){0,6} ?(?:gesagt|geschrieben|gemeint)?', 'hast du (?:\\w+ ){0,5}?(?:gesagt|geschrieben|gemeint)');
const STRONGEST = some('strongest', 'best', 'weakest', 'worst', '(?:starkste|beste|schwachste|schlechteste)[nrs]?', 'am (?:besten|starksten)');
const WHICH_NOW = /^(?:(?:ok|and|so|but|well|und|also|ja|aber|hm) )*(?:(?:so )?which (?:one )?(?:is|was) (?:it|that|my best|the best|true|right|my strongest)(?: (?:then|now|now then))*|which one(?: (?:then|now|is it|is it then))?|what is it then|welche(?:s|r)? (?:denn )?(?:jetzt|nun|ist es|stimmt|ist es denn|ist es jetzt)(?: (?:jetzt|nun|denn))*|was denn (?:jetzt|nun)|was (?:stimmt|ist) (?:denn )?(?:jetzt|nun|denn))$/;
const OF_RANKING: ReadonlySet<string> = new Set(['strongestIs', 'weakestIs', 'betterOverall', 'betterInOne', 'partlyBetter']);
const isOfRanking = ({ topic, act, intent }: Understood): boolean => act?.kind === 'grownMost' || (topic !== null && OF_RANKING.has(topic.topic)) || (intent === 'analyse_practice' && act === null);

/** A turn that doubts which of the own drills was called the strongest, or asks which it is now; null for all else. */
export function doubtsStrongest(question: Question): Understood | null {
  const { raw, before } = question;
  if (raw.length > MOST_WORDS || !turnsBefore(before, TURNS_BACK).some(isOfRanking)) return null;
  const text = raw.join(' ');
  if (!(YOU_SAID.test(text) && STRONGEST.test(text)) && !WHICH_NOW.test(text)) return null;
  return understoodAs(question, 'analyse_practice', { sureness: 1, drillId: null, skill: null, act: { kind: 'grownMost' } });
}
