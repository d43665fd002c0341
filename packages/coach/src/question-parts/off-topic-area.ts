import type { CoachIntent } from '@touchline/domain';
import type { CoachTopic } from '@touchline/messages/coach-topics';
import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { literalTopic } from '../meanings/example-question-lookup.ts';
import { textsOf } from '../subjects/detect-subject.ts';
import { hurts } from '../topics/find-topic.ts';
import type { OffTopicArea } from './off-topic-area-kinds.ts';

/** The words of each in English and German, as plain as they are read. */
const AREAS: readonly (readonly [OffTopicArea, RegExp])[] = [
  ['games', /\b(?:fifa|ea ?fc|fc ?2\d|fortnite|minecraft|roblox|brawl ?stars|clash royale|mario ?kart|gta|playstation|ps ?[45]|xbox|nintendo|konsole|controller)\b/],
  ['body', /\b(?:tooth|teeth|dentist|pimples?|acne|spots on my (?:face|skin|chin|nose|forehead|back)|freckles|hair(?:cut|style)?|puberty|armpits?|zahn\w*|zahne|pickel\w*|haare?|frisur|stimmbruch|pubertat|sommersprossen|(?:my|meine) (?:voice|skin|nails|stimme|haut)|(?:body|growth) (?:hair|spurt))\b/],
  ['weather', /\b(?:(?:the |whats |das )weather|weather forecast|forecast|wetter(?:bericht|vorhersage)?|will it (?:rain|snow)|regnet es morgen)\b/],
  ['love', /\b(?:girlfriend|boyfriend|crush on|my crush|in love|kiss|verliebt|feste freundin|fester freund|schwarm)\b/],
  ['school', /\b(?:homework|essay|maths|algebra|fractions|spelling|gcse\w*|(?:maths?|english|spelling|science|history|french|german|geography) (?:test|exam|essay|project|paper|homework)|(?:history|science|school) project|revise|revision|hausaufgabe\w*|hausis|mathe\w*|klassenarbeit\w*|schularbeit\w*|referat\w*|vokabel\w*|klausur\w*|diktat)\b/],
  ['self', /\b(?:chat ?gpt|siri|alexa|gemini|copilot)\b|^(?:do|did|have|can|could) (?:you|u|ya) (?:ever )?(?:like|love|eat|drink|sleep|watch|hear|listen to|taste|smell|dream)\b|^(?:magst|isst|trinkst|schlafst|traumst|guckst|schaust|horst) du\b/],
];

/** What the coach can say beside it. */
const BESIDE_AREA: Readonly<Record<OffTopicArea, readonly CoachTopic[]>> = { school: ['school', 'tiredAfterSchool', 'focus'], body: [], games: ['videoGames', 'oneOnOne'], weather: ['wetGround', 'coldOutside', 'hot'], love: [], self: ['whatCanYouDo', 'howSarahKnows'] };

/** These speak of football in school words, or of school beside football, where they are meant. */
const WITHIN_GUESS = 0.6;
/** Who feels, is hurt or asks for the own numbers is never told so. */
const NEVER: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['injury', 'bad_day', 'nerves', 'parents', 'food_sleep', 'my_numbers', 'records', 'last_practice', 'plan_day', 'plan_week', 'little_time']);
/** Speaks of football as well, so that the other word only tells more of it. */
const OF_FOOTBALL = /\b(?:football|soccer|fussball|train\w*|practi[cs]\w*|drills?|match(?:es)?|ubung\w*|uben|spiel(?:en|e|s)?|team|goal|pitch|ball)\b/;

const areaOf = (text: string): OffTopicArea | null => AREAS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

/** Whether what is answered is of that area itself: the ways to ask for the topic, or its answer, name it. */
const isOf = (area: OffTopicArea, topic: CoachTopic): boolean => textsOf(topic).some((text) => areaOf(text) === area);

/**
 * A message about what is no football, where it was taken for none or was only guessed to be something else: of which area it is, so that
 * the coach says what she does not know and who does. `asked` is how it was understood; null where that stands.
 */
export function offTopicArea(question: Question, asked: Understood): Understood | null {
  const { raw, words, text } = question;
  const { topic, act, ask, told, goesOn, followUp, intent, sureness } = asked;
  if (act !== null || ask !== null || told !== null || goesOn || followUp !== null || NEVER.has(intent) || hurts(raw, words)) return null;
  const said = raw.join(' ');
  const area = areaOf(said);
  if (area === null || literalTopic(text) !== undefined) return null;
  const isOther = topic === null ? intent === 'off_topic' || (sureness < WITHIN_GUESS && !OF_FOOTBALL.test(said)) : topic.topic === 'insulted' ? area === 'self' : !isOf(area, topic.topic) && !OF_FOOTBALL.test(said);
  return isOther ? understoodAs(question, 'off_topic', { act: { kind: 'outside', area }, nearest: BESIDE_AREA[area], drillId: null, skill: null }) : null;
}
