import { some } from '../question-parts/whole-word-pattern.ts';
import type { TalkFollowUpRow } from './talk-follow-up-row-type.ts';

const HARM = some('hurts?', 'hurt', 'weh', 'schmerz\\w*', 'pain\\w*', 'injur\\w*', 'verletzt', 'sick', 'ill', 'krank', 'fever', 'fieber', 'dizzy', 'schwindlig', 'hits?', 'schlagt', 'scared', 'angst', 'cr(?:y|ies|ied|ying)', 'wein\\w*', 'hate\\w*', 'hass\\w*', 'laugh\\w*', 'lach\\w*', 'blam\\w*', 'schuld\\w*', 'die', 'sterben', 'quit', 'aufhoren', 'dad', 'papa', 'coach', 'trainer\\w*');
const MATCH = '(?:match\\w*|games?|tournaments?|trials?|try ?outs?|finals?|derby|cup|\\w*spiele?n?s?|spieltag\\w*|turnier\\w*|finale|probetraining\\w*)';
const MATCH_SAID = some(MATCH);
const MATCH_TALK = new RegExp(`(?:^| )${MATCH}(?= |$)`);

const BED = some('bed', 'bedtime', 'asleep', 'sleep', 'ins bett', 'bett', 'schlafen(?: gehen)?', 'pennen');
const WHEN = some('when', 'what time', 'how (?:early|late)', 'till when', 'wann', 'wie (?:fruh|spat)', 'um wie ?viel uhr', 'bis wann');
const NO_BEDTIME = new RegExp(`${HARM.source}|${some('cant', 'cannot', 'dont', 'never', 'nicht', 'nie', 'kann ich nicht', 'after', 'nach', 'train\\w*', 'practi[cs]\\w*', 'eat\\w*', 'ess\\w*').source}`);

const BETWEEN = some('(?:in ?)?between (?:the |two |our |her |his |their |my |all |2 |both )?(?:games?|matches|match|rounds?|them)', 'in ?between', 'zwischen (?:den |zwei |unseren |ihren |seinen |meinen |2 |beiden )?(?:\\w*spielen?|partien|matches|runden)', 'zwischendurch', 'zwischen ?drin');
const FOOD = some('eat\\w*', 'food', 'snacks?', 'drinks?', 'meals?', 'lunch', 'ess\\w*', 'isst', 'iss', 'trink\\w*', 'snack\\w*', 'futter\\w*', 'mittagessen', 'brotzeit', 'verpflegung');
const FOOD_TALK = /(?:^| )(?:eat\w*|food|breakfast|snacks?|meals?|lunch|dinner|drink\w*|ess\w*|isst|fruhstuck\w*|trink\w*|mahlzeit\w*|snack\w*)(?= |$)/;
const NOT_MEAL = new RegExp(`${some('weight', 'gewicht', 'fat', 'dick', 'thin', 'dunn', 'abnehm\\w*', 'diet\\w*', 'calor\\w*', 'kalorien', 'nothing', 'nichts', 'skip\\w*', 'screen', 'handy', 'difference', 'unterschied', 'rest', 'pause', 'how long', 'wie lange?', 'train\\w*', 'days?', 'tage?n?', 'warm\\w*', 'aufwarm\\w*').source}|${some('hurts?', 'weh', 'sick', 'krank', 'ubel').source}`);

const SPRINTS = some('sprint\\w*', 'antritt\\w*', 'speed (?:work|training|drills?|runs?)', 'tempolauf\\w*', 'schnelligkeit\\w*');
const SPEED_TALK = /(?:^| )(?:sprint\w*|faster|quicker|speed|quick|schneller|schnelligkeit\w*|antritt\w*|tempo\w*)(?= |$)/;
const DAY_BEFORE = some('(?:the |a |one )?day before(?: \\w+){0,3}', '(?:the )?(?:night|evening) before(?: \\w+){0,3}', `before (?:a |the |my |our )?${MATCH}`, `(?:am |den )?(?:tag|abend) (?:vor(?: \\w+){1,2}|davor|vorher)`, `vor (?:dem|einem|m|nem|meinem|unserem) ${MATCH}`, 'vorm spiel', 'vortag');
const MAY = some('can', 'may', 'should', 'shall', 'is it', 'is that', 'does (?:that|it)', 'do i', 'what about', 'ok', 'okay', 'even', 'also', 'too', 'geht', 'kann', 'darf', 'soll\\w*', 'ist das', 'mach\\w*', 'auch', 'noch', 'und', 'and');
const NOT_OF_SPRINTS = new RegExp(`${HARM.source}|${some('eat\\w*', 'ess\\w*', 'sleep\\w*', 'schlaf\\w*', 'nervous\\w*', 'nervos', 'warm ?up', 'aufwarm\\w*', 'stretch\\w*', 'dehn\\w*', 'juggl\\w*', 'jonglier\\w*', 'plan', 'after', 'nach').source}`);

const LOST = some('(?:we|i|my team|our team) (?:\\w+ ){0,2}?(?:lost|lose|loose|got (?:beaten|smashed|thrashed|battered|destroyed|hammered)|were beaten)(?: \\w+){0,4}', 'lost (?:\\d+|by|every\\w*)(?: \\w+){0,4}', '(?:wir |ich )?(?:hab\\w*|ham|wurden|sind)(?: \\w+){0,6} (?:verloren|untergegangen|abgeschossen|unter die rader)', 'verloren(?: \\w+){0,3}', '\\d+ (?:gegentore|tore|stuck|dinger) (?:kassiert|reinbekommen|bekommen|gekriegt)', 'kassiert');
const IN_GOAL = some('in (?:the )?(?:goal|net|nets)', '(?:as|am|im|was|were) (?:the |a )?(?:keeper|goalie|goalkeeper|keepr)', 'i (?:am|was) (?:the )?(?:keeper|goalie|goalkeeper)', 'im tor', '(?:als|bin|war|ich) (?:der )?(?:torwart\\w*|torhuter\\w*|keeper|tormann)', 'torwart\\w*', 'torhuter\\w*');
/** Tells it, and asks how to get better. */
const ASKS_HOW = some('how', 'what', 'which', 'why', 'when', 'can', 'should', 'wie', 'was (?:kann|konnte|soll|sollte|muss|mach\\w*|tun|hilft)', 'welche\\w*', 'warum', 'wann', 'kann', 'soll\\w*', 'tips?', 'tipps?', 'drills?', 'ubung\\w*');

const STAR = '(?:messi|ronaldo|cr7|mbapp\\w*|haaland|neymar|yamal|bellingham|kane|musiala|wirtz|salah|neuer|ter stegen|alisson|courtois|real madrid|barca|barcelona|bayern|man city|liverpool|arsenal|germany|deutschland|england|die (?:profis|besten|nationalmannschaft)|(?:the )?(?:pros|best (?:teams?|players?)|professionals?|real (?:teams?|players?))|profis|(?:good|gute) (?:teams?|mannschaften|keepers?|torhuter)|(?:a )?pro|stars)';
const STAR_LOSES = some(`(?:do|does|did|has|have|can|could) (?:even |really |also )?${STAR} (?:ever |also |sometimes |even |really |not |sometimes ever |too ){0,2}(?:lose|loose|lost|losed|lost before)(?: \\w+){0,3}`, `(?:even )?${STAR} (?:loses?|lost|looses?) (?:too|sometimes|games?|matches|as well|ever|right)(?: \\w+){0,2}`, `(?:verlier(?:t|en)|verlor(?:en)?) (?:auch )?${STAR}(?: (?:auch|mal|manchmal|denn|jemals|eigentlich|echt|schon|uberhaupt|nie|spiele|ein spiel|oft|hin|und|wieder)){0,4}`, `(?:hat|haben) (?:auch )?${STAR}(?: (?:auch|schon|mal|jemals|denn|eigentlich|spiele|ein spiel|hoch|oft)){0,4} verloren`, `${STAR} (?:verlier(?:t|en)|verlor(?:en)?) (?:doch |auch |nie )?(?:auch|mal|manchmal|oder|nie)(?: \\w+){0,2}`);
const FACTS = some('against', 'when', 'how (?:many|often|much)', 'who', 'which', 'why', 'final', 'world cup', 'gegen', 'wann', 'wie ?(?:viele|oft|viel)', 'wer', 'warum', 'welche\\w*', 'finale', 'wm', 'weight', 'ball', 'money', 'streak', 'serie');

/** When to go to bed, what to eat between two matches, sprints on the day before one, a lost match in goal, and whether stars lose too. */
export const AROUND_MATCH_ROWS: readonly TalkFollowUpRow[] = [
  { to: { topic: 'beforeBed' }, talk: MATCH_TALK, asks: [BED, WHEN], unless: NO_BEDTIME, mostWords: 12 },
  { to: { line: 'childEatsBetween' }, role: 'parent', asks: [BETWEEN, FOOD], unless: NOT_MEAL, mostWords: 16 },
  { to: { line: 'childEatsBetween' }, role: 'parent', talk: FOOD_TALK, asks: [BETWEEN], unless: NOT_MEAL, mostWords: 10 },
  { to: { line: 'eatBetween' }, asks: [BETWEEN, FOOD, MATCH_SAID], unless: NOT_MEAL, mostWords: 16 },
  { to: { line: 'eatBetween' }, talk: MATCH_TALK, asks: [BETWEEN, FOOD], unless: NOT_MEAL, mostWords: 14 },
  { to: { line: 'eatBetween' }, talk: FOOD_TALK, asks: [BETWEEN], unless: NOT_MEAL, mostWords: 10 },
  { to: { line: 'sprintsDayBefore' }, asks: [SPRINTS, DAY_BEFORE, MAY], unless: NOT_OF_SPRINTS, mostWords: 16 },
  { to: { line: 'sprintsDayBefore' }, talk: SPEED_TALK, asks: [DAY_BEFORE, MAY, some('that', 'it', 'this', 'those', 'them', 'das', 'die', 'es', 'auch', 'too', 'also', 'noch', 'sowas')], unless: NOT_OF_SPRINTS, mostWords: 14 },
  { to: { line: 'lostInGoal' }, asks: [LOST, IN_GOAL], unless: new RegExp(`${HARM.source}|${ASKS_HOW.source}`), mostWords: 18 },
  { to: { line: 'starsLose' }, asks: [STAR_LOSES], unless: FACTS, mostWords: 12 },
];
