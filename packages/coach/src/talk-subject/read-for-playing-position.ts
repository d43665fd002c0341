import type { CoachTopic } from '@touchline/messages/coach-topics';
import { understoodAs, readQuestion, type Understood } from '../intents/read-question.ts';
import { understand } from '../intents/understand.ts';
import { topicOf } from '../topics/find-topic.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { IS_ROLE, NAMES_OF_ROLES, OPENING_OF_ROLE, roleIn, roleOf } from './playing-position-in-talk.ts';

/** What goalkeepers are told in place of what field players are. */
const OF_KEEPERS: Readonly<Partial<Record<CoachTopic, CoachTopic>>> = { oneOnOne: 'keeperOneOnOne', bigAttacker: 'keeperOneOnOne', finishKeeper: 'keeperOneOnOne', penalty: 'keeperPenalty', highBall: 'keeperHighBall', cornerKick: 'keeperAtCorner', cross: 'keeperAndCrosses', shotWeak: 'keeperHardShots', madeMistake: 'keeperConceded', losingNow: 'keeperConceded', alwaysLose: 'keeperConceded' };
/** What is asked of the attacking side is, of a defender, asked of the one who attacks. */
const OF_ATTACK: ReadonlySet<CoachTopic> = new Set<CoachTopic>(['oneOnOne', 'feint', 'wingerRole', 'strikerRole', 'teamSize', 'dribbleFaster']);
/** Told in this order, each once. */
const OF_DEFENDERS: readonly CoachTopic[] = ['bigAttacker', 'jockeying', 'defend', 'trackBack'];

const ALONE = NAMES_OF_ROLES.map(([role, names]) => [role, new RegExp(`^${OPENING_OF_ROLE}${IS_ROLE} ${names}(?: (?:in|im|for|fur|bei|my|our|the|mein\\w*|unser\\w*|einem|team|mannschaft|verein|club|player|spieler\\w*|and|und|here|spielen))*$`)] as const);
/** Wants to get past somebody, whatever the place on the pitch is. */
const ATTACKS = /\b(?:(?:get|go|come|run|dribble) (?:past|by) (?:a|an|the|him|her|them|my|one|two|defenders?|people|players?)|beat (?:a|an|the|him|her|them|my)|vorbei ?komm\w*|(?:komm\w*|geh\w*) ich \w+ (?:\w+ )?vorbei|komm\w* ich vorbei|ausdribbel\w*|when i attack|wenn ich angreife|stepover|step over|ubersteiger)\b/;
/** The opponent has gone past. */
const IS_PAST = /\b(?:(?:past|behind|by) me|(?:schon |bereits |an mir )vorbei|an mir vorbei|hinter mir|(?:mich|mir) (?:\w+ )?(?:uberlauft|uberlaufen|uberholt|weglauft|davonlauft|entwischt)|(?:uberlauft|uberholt) mich|catch (?:her|him|them|up))\b/;
const FOR_ME = /^(?:(?:and|so|ok|und|also|but|aber) )*(?:(?:which|what|wich|welche\w*|was fur) (?:\w+ )?(?:drills?|exercises?|ubung\w*|training)|what should i (?:practi[cs]e|train|do|work on)|was (?:soll|kann|muss) ich (?:uben|trainieren|machen))\b/;

function answeredBefore({ before }: Understood): ReadonlySet<CoachTopic> {
  const topics = new Set<CoachTopic>();
  for (let turn = before; turn !== null; turn = turn.before) if (turn.topic !== null) topics.add(turn.topic.topic);
  return topics;
}

const withTopic = (asked: Understood, name: CoachTopic | undefined): Understood => {
  const topic = name === undefined ? undefined : topicOf(name);
  return topic === undefined ? asked : { ...asked, topic, intent: topic.intent, sureness: 1, act: null, told: null, ask: null, followUp: null, goesOn: false, unsureOf: null, nearest: [], drillId: null };
};

/** These are answered whoever asks. */
const isOfOther = ({ act, ask, intent }: Understood): boolean => (act !== null && act.kind !== 'unclear' && act.kind !== 'ofPlay') || ask !== null || intent === 'injury' || intent === 'bad_day' || intent === 'parents';

/** A turn as it was understood; of who told of a place on the pitch, as one who plays there asks it. */
export function readForPlayingPosition(asked: Understood, message: string): Understood {
  // Who wants another place is told of that, and not of the place where the trainer puts one.
  if (asked.topic?.topic === 'notMyPosition') return asked;
  const text = wordsOf(message).join(' ');
  const alone = asked.before === null || asked.topic !== null ? ALONE.find(([, told]) => told.test(text))?.[0] : undefined;
  if (alone !== undefined && asked.intent !== 'injury') return withTopic(asked, alone);
  if (isOfOther(asked)) return asked;
  const role = roleOf(asked);
  if (role === null) return asked;
  if (role === 'goalkeeper') return ofKeeper(asked, text);
  if (asked.before === null) return asked;
  const answered = answeredBefore(asked);
  if (role === 'defenderRole' && IS_PAST.test(text) && !ATTACKS.test(text) && !answered.has('trackBack')) return withTopic(asked, 'trackBack');
  if (role === 'defenderRole' && asked.topic !== null && OF_ATTACK.has(asked.topic.topic) && !ATTACKS.test(text)) return withTopic(asked, OF_DEFENDERS.find((name) => !answered.has(name)));
  return asked.topic === null && asked.intent === 'which_drill' && asked.skill === null && asked.drillId === null && FOR_ME.test(text) && !answered.has(role) ? withTopic(asked, role) : asked;
}

/** A keeper may ask of the own shots, corners and crosses too. */
const OF_OWN_FOOT: ReadonlySet<CoachTopic> = new Set<CoachTopic>(['shotWeak', 'cornerKick', 'cross']);
const OWN_SHOT = /\b(?:(?:do|can|could|should|to|i|ich) (?:\w+ )?(?:shoot|kick|take|cross|hit|score|schiess\w*|schlag\w*|flank\w*|tret\w*)|(?:schiess|schieb|schlag|flank|tret)\w* ich|(?:my|mein\w*) (?:own )?(?:shots?|shooting|kick\w*|corners?|cross\w*|schuss\w*|ecken?|flanke\w*|abstoss\w*|abschlag\w*))\b/;
/** The topic of a skill that is named alone. */
const fieldTopicOf = ({ skill }: Understood, text: string): CoachTopic | null => (skill === 'shooting' ? 'shotWeak' : skill === 'setpiece' && /\b(?:corners?|eck(?:en?|ball\w*|stoss\w*))\b/.test(text) ? 'cornerKick' : null);

/** What a keeper asks; that there are no drills for keepers is said once, and then what else the words are of is answered. */
function ofKeeper(asked: Understood, text: string): Understood {
  const { topic, before, intent } = asked;
  if (before !== null && topic === null && intent === 'which_drill' && FOR_ME.test(text)) {
    const ofRole = withTopic(asked, 'goalkeeper');
    return answeredBefore(asked).has('goalkeeper') ? { ...ofRole, act: { kind: 'onSubject', subject: { of: 'position', topic: 'goalkeeper' }, turn: 'practiseThat', number: null } } : ofRole;
  }
  const ofField = topic?.topic ?? (before !== null && intent === 'improve_skill' && asked.drillId === null ? fieldTopicOf(asked, text) : null);
  if (topic === null) return ofField === null || OWN_SHOT.test(text) || roleOf(before) !== 'goalkeeper' ? asked : withTopic(asked, OF_KEEPERS[ofField]);
  // What is asked of a keeper by field players is none of who is one.
  if (topic.topic === 'finishKeeper' && roleIn(text) === 'goalkeeper') return withTopic(asked, before === null ? 'goalkeeper' : 'keeperOneOnOne');
  if (before === null || roleOf(before) !== 'goalkeeper') return asked;
  if (topic.topic === 'goalkeeper' && answeredBefore(asked).has('goalkeeper')) return withoutRole(asked, text) ?? asked;
  return OF_OWN_FOOT.has(topic.topic) && OWN_SHOT.test(text) ? asked : withTopic(asked, OF_KEEPERS[topic.topic]);
}

const OF_HEIGHT = /\b(?:too |so |zu |so )?(?:small|short|tiny|klein\w*)\b/;
const SAYS_ROLE = /\b(?:as|for|als|fur|im|i am|bin|ich bin) (?:a |an |the |ein\w* |einen |der |die )?(?:goal ?keepers?|keepers?|goalies?|torwart\w*|torhuter\w*|torfrau)\b/g;
/** The same words without the place on the pitch; null where nothing sure is left. */
function withoutRole(asked: Understood, text: string): Understood | null {
  const rest = text.replace(SAYS_ROLE, ' ').replace(/ +/g, ' ').trim();
  if (rest === text) return null;
  if (OF_HEIGHT.test(rest)) return withTopic(asked, 'smallOrTall');
  const left = understand(rest, []);
  return left.topic === null || left.topic.topic === 'goalkeeper' || left.topic.intent === 'injury' ? null : understoodAs(readQuestion(rest, asked.before), left.topic.intent, { sureness: 1, topic: left.topic, language: asked.language, drillId: null });
}
