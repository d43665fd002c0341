import type { CoachTopic } from '@touchline/messages/coach-topics';
import { whole } from './remark-to-coach.ts';

const COACH_ASKS = '(?:(?:my |the |our |mein\\w* |unser\\w* |der |die )?(?:team |football |new )?(?:coach|trainer|trainerin|manager|gaffer)(?: (?:always|just|keeps|immer|heute|today|hat|has))* (?:says?|said|saying|told me|tells me|telling me|wants me|thinks|sagt|sagte|gesagt|meint|meinte|will|findet)(?: (?:that|dass|to))? ?)';
const I_SHOULD = '(?:(?:i|ich) (?:should|need to|have to|must|gotta|got to|ought to|am not|dont|never|soll|sollte|muss|musste|bin|rede|spreche) ?)?';
const ON_PITCH = '(?: (?:on|in|at|during|auf|im|beim|dem|der|the|my|our|pitch|field|platz|feld|spiel|match|matches|game|games|training|team|soll|sollte|muss|with|mit|meinen|den|mitspielern|anderen|team ?mates|others|more|mehr|much|enough|genug|viel|defence|abwehr|hinten|laut|loud|lauter|louder))*';
const SAYS_MORE = '(?:(?:more|mehr|louder|lauter|better|besser|viel|always|immer|be|not|nicht|zu|too|a bit|a lot|auch|im|i am|ich|noch|bisschen|ein) )*';
const asksToTalk = whole(`${COACH_ASKS}${I_SHOULD}${SAYS_MORE}(?:talk|talking|speak|call|shout|communicate|communicating|too quiet|reden|rede|sprechen|rufen|kommunizieren|zu leise|zu still)${ON_PITCH}`);
const asksForMore = whole(`${COACH_ASKS}${I_SHOULD}${SAYS_MORE}(?:(?:be |play |get )*(?:more )?(?:aggressive|agressive|aggresive|stuck in)|aggressiver|agressiver|robuster|zu lieb|zu brav|too nice|too soft)(?: (?:sein|spielen|werden))?${ON_PITCH}`);
const asksFitness = whole(`${COACH_ASKS}${I_SHOULD}${SAYS_MORE}(?:(?:work on|improve|do|get) (?:my )?(?:fitness|stamina|fitter|endurance)|(?:mehr )?(?:an (?:meiner|der) )?(?:ausdauer|fitness|kondition) (?:arbeiten|trainieren|verbessern)|fitter (?:sein|werden))${ON_PITCH}`);

const MOST_WORDS = 16;
const DEMANDS: readonly (readonly [RegExp, CoachTopic])[] = [
  [asksToTalk, 'talkOnPitch'],
  [asksForMore, 'moreAggressive'],
  [asksFitness, 'stamina'],
];

/** The topic of a message, as its plain words, that tells from its first word to its last what the coach of the team demands; null for all else. */
export function teamCoachDemand(words: readonly string[]): CoachTopic | null {
  if (words.length === 0 || words.length > MOST_WORDS) return null;
  const text = words.join(' ');
  return DEMANDS.find(([demand]) => demand.test(text))?.[1] ?? null;
}

const KIN_OR_COACH = '(?:(?:my|our|mein\\w*|unser\\w*|the|der|die)(?: \\w+)? )?(?:dad|daddy|mum|mom|mummy|parents|brother|sister|grandad|grandpa|uncle|friends?|papa|mama|vater|mutter|eltern|bruder|schwester|opa|onkel|freund|freundin|coach|trainer|trainerin)';
const TELLS_ME = '(?: (?:always|just|keeps|immer|heute|today|auch))* (?:says?|said|saying|tells? me|telling me|told me|thinks|wants me|sagt|sagen|sagte|meint|meinen|findet|will|hat gesagt)(?: (?:that|dass|to))?';
const SHOOT_MORE = '(?:(?:ich|i)(?: (?:should|need to|have to|must|gotta|ought to|soll|sollte|muss))?(?: (?:viel|a lot|einfach|just))? )?(?:shoot (?:way |a lot |much )?(?:more|more often|sooner|earlier)|take more shots|score more|(?:mehr|ofter|ofters|fruher|viel mehr)(?: (?:aufs tor|auf das tor))? (?:schiessen|abschliessen|tore schiessen)(?: (?:soll|sollte|muss))?)';
const toShootMore = whole(`${KIN_OR_COACH}${TELLS_ME} ?${SHOOT_MORE}(?: (?:in|im|at|on|the|my|match|matches|game|games|spiel|goal|aufs|tor|training|soll|sollte|muss))*`);

/** Whether words (in plain letters) tell, from first to last, that somebody near wants the player to shoot more. */
export const saysToShootMore = (words: readonly string[]): boolean => words.length <= MOST_WORDS && toShootMore.test(words.join(' '));
