import { findDrill, type CoachIntent } from '@touchline/domain';
import { showsInjury, tellsOfIllness } from '../safety/injury-and-illness-signs.ts';
import { lastsAWeekOrLonger } from '../text/lasts-a-week-or-longer.ts';
import { tellsOfHurtingLimb } from '../safety/whole-message-of-hurting-limb.ts';
import { hurtsInFrench } from '../safety/pain-in-french.ts';
import { isPainDetailFollowUp } from '../safety/pain-detail-follow-up.ts';
import { wasNotTold } from '../safety/pain-not-told-to-anyone.ts';
import { isSeriousInjury } from '../safety/serious-injury.ts';
import { asksOfBurningLungs, asksWhatHelpsTired, deniesPain, isDenial, tellsOfTiredness, tiresInMatch } from '../safety/tired-not-hurt.ts';
import { asksWhatNow, feelsSickBeforeMatch, feelsUnwell, isMockedForPlay } from '../safety/unwell-or-mocked.ts';
import { faultIn } from '../question-parts/technique-fault.ts';
import { weekdayIn } from '../text/weekday-names.ts';
import { hurts } from '../topics/find-topic.ts';
import { asTopic } from './understood-as-topic.ts';
import { OFFERS } from './continue-conversation.ts';
import { goingOn, understoodAs, type Question, type Understood } from './read-question.ts';
import type { DialogueAct, DrillFault, NamedDay } from './dialogue-act-types.ts';
import { TURN_OPENING } from '../text/turn-opening.ts';

/** One leg or foot is the matter: no drill for it, though its side is named. */
const ONE_SIDE = /\bdead leg\b|\b(?:left|right|one|linker?|linkes|rechter?|rechtes) (?:leg|foot|calf|thigh|shin|heel|hip|toe|hamstring|bein|fuss|wade|oberschenkel|ferse|hufte) (?:is|feels|got|ist|tut|wird|fuhlt)\b/;
/** A joint, a tendon or one spot that is sore is hurt, and no muscle after work. */
const JOINT_OR_SPOT =
  /\b(?:knees?|ankles?|wrists?|elbows?|shoulders?|hips?|heels?|achilles|hamstring|groin|(?:one|same) (?:spot|place|point|side)|knie|knochel|knoechel|handgelenk\w*|ellbogen|schulter|hufte|ferse|achillessehne|leiste|(?:einer|derselben|gleichen) stelle|rodillas?|tobillos?|munecas?|codos?|hombros?|cadera|talon|ingle|un (?:punto|lado)|genoux?|chevilles?|poignets?|coudes?|epaules?|hanches?|talons?|aine|un (?:seul )?endroit|joelhos?|tornozelos?|pulsos?|punhos?|cotovelos?|ombros?|quadril|calcanhar|virilha|um (?:ponto|lugar))\b/;
const IS_SORE = /\b(?:sore|stiff|ach(?:e|es|ing|y)|soreness|doms|pull(?:s|ing)|muskelkater|wund|zieht|zwickt|adolorid[oa]|dolorid[oa]|agujetas|douloureu\w*|courbatures?|dolorid[oa]|dor muscular)\b/;
const MOST_WORDS_OF_SORENESS = 14;
const isSoreJoint = (text: string): boolean => JOINT_OR_SPOT.test(text) && IS_SORE.test(text) && !/\b(?:not|nicht|avoid|prevent\w*|without|ohne|evitar|eviter|boots?|shoes?|rub\w*|blisters?|schuhe?\w*|blase\w*|botas?|ampollas?|chaussures?|ampoules?|chuteiras?|bolhas?)\b/.test(text);

/** What weighs on somebody: who asks what to do then means that, and no drill. */
const WORRIES: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['bad_day', 'nerves', 'motivation', 'team_mates']);

/** "What should I do", after a worry: the same answer, in one of its other ways. */
function whatNowOfWorry(question: Question): Understood | null {
  const { before, raw } = question;
  if (before === null || !WORRIES.has(before.intent) || !asksWhatNow(raw)) return null;
  return understoodAs(question, before.intent, { sureness: 1, topic: before.topic, told: before.told });
}

/** Since when, from what or where something hurts of which the turn before told; an illness goes on as one. */
function moreOfPain(question: Question): Understood | null {
  const { before, raw } = question;
  if (before?.intent !== 'injury' || before.act?.kind === 'tired' || before.act?.kind === 'deniesPain') return null;
  if (wasNotTold(raw)) return understoodAs(question, 'injury', { sureness: 1, act: { kind: 'painNotTold' } });
  if (!isPainDetailFollowUp(raw)) return null;
  if (before.topic?.topic === 'ill') return asTopic(question, 'ill');
  return understoodAs(question, 'injury', { sureness: 1, act: { kind: lastsAWeekOrLonger(raw) ? 'lastingPain' : 'painGoesOn' } });
}

/** A limb that hurts, tired legs, nothing that hurts, or lungs that burn in a sprint; null for all else. */
export function bodyAct(question: Question): Understood | null {
  const { raw, words } = question;
  if (isSeriousInjury(raw)) return understoodAs(question, 'injury', { sureness: 1, act: { kind: 'seriousInjury' } });
  const more = moreOfPain(question);
  if (more !== null) return more;
  const isHurtLimb = tellsOfHurtingLimb(raw) && !tellsOfTiredness(raw);
  if (lastsAWeekOrLonger(raw) && (isHurtLimb || hurts(raw, words))) return understoodAs(question, 'injury', { sureness: 1, act: { kind: 'lastingPain' } });
  if (isHurtLimb || (isSoreJoint(raw.join(' ')) && raw.length <= MOST_WORDS_OF_SORENESS) || (ONE_SIDE.test(raw.join(' ')) && hurts(raw, words))) return understoodAs(question, 'injury', { sureness: 1 });
  if (showsInjury(raw) || hurtsInFrench(raw)) return understoodAs(question, 'injury', { sureness: 1 });
  if (feelsUnwell(raw) || tellsOfIllness(raw)) return asTopic(question, 'ill');
  if (feelsSickBeforeMatch(raw)) return understoodAs(question, 'nerves', { sureness: 1 });
  if (isMockedForPlay(raw)) return asTopic(question, 'mocked');
  if (asksWhatHelpsTired(raw)) return asTopic(question, 'soreMuscles');
  if (tiresInMatch(raw)) return asTopic(question, 'stamina');
  if (asksOfBurningLungs(raw)) return asTopic(question, 'stamina', { act: { kind: 'burningLungs' } });
  if (tellsOfTiredness(raw)) return asTopic(question, 'soreMuscles', { act: tirednessIn(raw.join(' ')) });
  // Of tiredness alone nothing is taken back where nothing was told of pain.
  return deniesPain(raw) && isDenial(raw) ? understoodAs(question, 'injury', { sureness: 1, act: { kind: 'deniesPain' } }) : null;
}

const SORE = /\b(?:sore|stiff|soreness|doms|muskelkater)\b/;
const BURNS = /\b(?:burn\w*|brenn\w*|brannt\w*)\b/;
const PROUD = /\b(?:nice|proud|love it|smashed|worked (?:so |really )?hard|gave it (?:all|everything)|feels? good|gas gegeben|geil|stolz|alles gegeben)\b/;
const YESTERDAY = /\b(?:yesterday|gestern)\b/;

const tirednessIn = (text: string): DialogueAct => ({
  kind: 'tired',
  feels: SORE.test(text) ? 'sore' : BURNS.test(text) ? 'burning' : 'heavy',
  isProud: PROUD.test(text),
  ofYesterday: YESTERDAY.test(text),
});

/** How much of the drill or of the plan is meant, and nothing beside it. */
const ONLY_LENGTH = new RegExp(
  `^${TURN_OPENING}(?:(?:for )?how (?:long|often|many|many times|many (?:minutes|mins|reps|rounds)|much time)(?: (?:for|each|then|pls|please|tho|though|do i do (?:it|that|this)|should i do (?:it|that|this)|for that|for it|is it|is that|does it take|dem|that one))*|(?:fur )?wie (?:lange?|oft|viele?|viele (?:mal|minuten|runden))(?: (?:denn|bitte|dann|so|soll ich(?: (?:das|die|es))?(?: machen| uben)?|soll (?:das|die|es) (?:gehen|dauern)|mach ich (?:das|die|es)|muss ich(?: (?:das|die|es))?(?: machen| uben| trainieren)?|dauert (?:das|die|es)|eigentlich))*|wieviele?(?: minuten)?(?: denn)?|cuanto tiempo|combien de temps|por quanto tempo)$`,
);
export const asksOnlyLength = (text: string): boolean => ONLY_LENGTH.test(text);

const DAY_AFTER = '(?:the )?day after (?:tomorrow|tmrw|tmr|tomoz)|ubermorgen|uebermorgen';
const TOMORROW = 'tomorrow|tmrw|tmr|tmw|tomoz|morgen|manana|demain|amanha';
const WEEKEND = 'week ?ends?|wochenende';
const A_DAY = `(?:(?:on|for|at|in|am|an|im|fur|the|this|next|my|den|diesen|diesem|kommenden|nachsten) )*(?<day>${DAY_AFTER}|${TOMORROW}|${WEEKEND}|(?:mon|tues?|wed|wednes|thu|thurs|fri|satur|sat|sun)(?:day)?s?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|sonnabends?)`;
const TO_DO = '(?:do|train|practi[cs]e|play|work on)';
const ASKS_WHAT = `(?:(?:what|wat) (?:do|should|shall|shud|can|could) i ${TO_DO}|was (?:mache?|soll|sollte|kann|trainiere?|ube?) ich(?: dann)?)`;
const TAIL = `(?: (?:then|a|free|off|rest|day|frei|pause|ruhetag|trainingsfrei|pls|please|tho|though|denn|dann|dran|machen|uben|trainieren|${TO_DO}))*`;
const ONLY_DAY = new RegExp(`^${TURN_OPENING}(?:(?:what|wat|how) (?:about|abt)|whats (?:for|on)|${ASKS_WHAT}|is|ist|hab ich|do i have|was ist(?: mit)?|was ist dann|wie siehts(?: aus)?(?: mit)?)? ?${A_DAY}${TAIL}$`);
const FRESH_DAY = new RegExp(`^${ASKS_WHAT} ${A_DAY}${TAIL}$`);

function dayNamed(pattern: RegExp, text: string): NamedDay | null {
  const day = pattern.exec(text)?.groups?.['day'];
  if (day === undefined) return null;
  if (new RegExp(`^(?:${DAY_AFTER})$`).test(day)) return 'dayAfterTomorrow';
  if (new RegExp(`^(?:${TOMORROW})$`).test(day)) return 'tomorrow';
  if (new RegExp(`^(?:${WEEKEND})$`).test(day)) return 'weekend';
  return weekdayIn(day);
}

/** Another day, after a plan or a drill: its line. */
function anotherDay(question: Question): Understood | null {
  const { before, raw } = question;
  const text = raw.join(' ');
  if (before === null) {
    const day = dayNamed(FRESH_DAY, text);
    return day === null || day === 'tomorrow' || day === 'dayAfterTomorrow' ? null : understoodAs(question, 'which_drill', { sureness: 1, act: { kind: 'day', day } });
  }
  const day = dayNamed(ONLY_DAY, text);
  // A plan of today is followed by one of tomorrow.
  if (day === 'tomorrow' && before.intent === 'plan_day' && before.topic === null) return null;
  if (day === null || !(OFFERS.has(before.intent) || before.intent === 'plan_week')) return null;
  const act = { kind: 'day', day } as const;
  if (before.intent !== 'plan_week' || before.topic !== null) return understoodAs(question, 'which_drill', { sureness: 1, act, foot: question.foot ?? before.foot });
  const on = goingOn(question, null);
  return on === null ? null : { ...on, act };
}

const WITH_IT =
  /\b(?:when (?:i|ever i) (?:do|try|did) (?:it|this|that|them|one)|whenever i (?:do|try) (?:it|this|that|them)|(?:while|when) doing (?:it|this|that)|doing (?:it|that)|wenn ich (?:ihn|es|das|sie|den|die) (?:\w+ )?(?:mache?|versuche?|probiere?)|dabei)\b/;
const AWAY = /\b(?:drop(?:s|ping)? (?:it|the ball)|los(?:e|es|ing)|lost|loos(?:e|ing)|get(?:s|ting)? away|(?:run|roll|bounce|fly|go)(?:s|es|ing)? (?:away|off)|too far|cant control|verlier\w*|(?:roll|spring|lauf|flieg|rutsch)\w* (?:\w+ ){0,3}(?:weg|davon)|zu weit)\b/;
const TRIPS = /\b(?:trip(?:s|ping|ped)?|stumbl\w*|fall(?:s|ing)? over|tangled?|stolper\w*|stolpre|(?:foot|feet|toes?|studs|ball|leg|it) (?:\w+ ){0,2}(?:stuck|caught)|catch(?:es)? (?:my (?:foot|toes?|studs) )?on the ball|(?:step|stepping|steps|tread|treads|standing) on (?:the|my) ball|(?:am|mit dem|der|beim) (?:\w+ )?(?:ball|fuss|ziehen)(?: \w+){0,3} hangen|hangen ?(?:bleib\w*|geblieben)|bleib\w* (?:\w+ ){0,5}hangen|(?:tret|trete|steh|stehe|steig|steige) (?:\w+ ){0,3}auf (?:den|dem) ball|knoten|fall\w* (?:\w+ ){0,3}hin|hinfall\w*|umkipp\w*|balance)\b/;
const SLOW = /\b(?:too slow|so slow|zu langsam)\b/;
const WRONG = /\b(?:go(?:es|ing)? wrong|get(?:ting)? it wrong|mess(?:ing)? (?:it|this) up|geht (?:immer )?schief|mach\w* (?:\w+ )?falsch)\b/;
/** That it never works, in so few words, is said of the drill that was spoken of. */
const NEVER_WORKS = new RegExp(
  `^${TURN_OPENING}(?:(?:it|this|that|mine|that one|the drill|the move|es|das|der|die|bei mir) )?(?:just |simply |really |einfach )*(?:(?:never|doesnt|does not|dont|wont|isnt|didnt) (?:ever |really )?(?:works?|working|go right|go well)(?: for me| at all| when i (?:do|try) it)*|(?:klappt|funktioniert|gelingt|geht) (?:bei mir |mir |das |es |einfach |irgendwie |immer )*(?:nie|nicht)(?: bei mir)?)$|^${TURN_OPENING}(?:why (?:cant|can t|cannot) i (?:do|get) (?:it|this|that)(?: right)?|(?:whats|what is|what) (?:am i doing|going|do i do|goes) wrong|was (?:mache?|mach) ich (?:da |dabei )?falsch|was lauft (?:da |dabei )?(?:falsch|schief))$|^${TURN_OPENING}i (?:never|always|keep) (?:get it right|get it wrong|getting it wrong|get(?:ting)? stuck)$|^${TURN_OPENING}(?:ich )?(?:krieg|kriege|bekomm|bekomme) (?:es|das|ihn|den|sie) (?:einfach |irgendwie )*nicht hin$`,
);
const STILL_NOT = new RegExp(
  `^${TURN_OPENING}(?:i |ich |it |es |das |im |its )*(?:still|immer noch|noch immer) (?:just )?(?:cant|cannot|can t|not|doesnt|does not|wont|dont|isnt|too (?:hard|difficult)|stuck|kann|nicht|zu (?:schwer|schwierig)|failing|struggling)(?: (?:do|get|it|this|that|one|work|works|working|able|to|right|nicht|es|das|ihn|hin))*$|^${TURN_OPENING}(?:ich )?(?:kann|kanns|kriege?|kriegs|schaffs?|schaffe|klappt|geht|es geht|es klappt|das klappt|das geht|funktioniert) (?:es |das |ihn |sie )?(?:immer noch|noch immer) nicht(?: hin)?$`,
);
/** Of a match, and not of a drill. */
const OF_MATCH = /\b(?:defend\w*|opponents?|match\w*|games?|pressure|team|tackled|gegner\w*|verteidiger\w*|spiel\w*|mannschaft)\b/;
const MOST_WORDS_OF_FAULT = 12;
const MOST_WORDS_ALONE = 7;
/** What the foot does in a move or a turn is said of that in more words too. */
const OF_MOVES: ReadonlySet<string | undefined> = new Set(['skills', 'turns']);
/** Their faults are those of a skill. */
const OF_SKILL: ReadonlySet<string> = new Set(['juggling', 'first_touch', 'weak_foot']);

const faultOf = (text: string): DrillFault => (AWAY.test(text) ? 'away' : TRIPS.test(text) ? 'trips' : SLOW.test(text) ? 'slow' : null);

/** What goes wrong with the drill that was offered, or that it still does. */
function faultOfDrill(question: Question, before: Understood): Understood | null {
  const { raw, words, drillId, skill } = question;
  const text = raw.join(' ');
  if (raw.length > MOST_WORDS_OF_FAULT || OF_MATCH.test(text) || skill !== null || (drillId !== null && drillId !== before.drillId)) return null;
  if (STILL_NOT.test(text)) return understoodAs(question, 'too_hard', { sureness: 1, act: { kind: 'stillHard' }, drillId: before.drillId, skill: before.skill });
  const tells = faultOf(text) !== null || WRONG.test(text);
  const ofDrill = before.drillId !== null && before.topic === null && ['drill_technique', 'too_hard'].includes(before.intent);
  const isOfMove = before.drillId !== null && OF_MOVES.has(findDrill(before.drillId)?.category) && TRIPS.test(text);
  const isAlone = ofDrill && (raw.length <= MOST_WORDS_ALONE || isOfMove) && faultOf(text) !== null && !(OF_SKILL.has(before.drillId) && faultIn([text, words.join(' ')], null) !== null);
  if (!NEVER_WORKS.test(text) && !(tells && WITH_IT.test(text)) && !isAlone) return null;
  return ofOffered(question, before, { kind: 'fault', fault: faultOf(text) });
}

/** A turn about the drill that the answer before ended with. */
function ofOffered(question: Question, before: Understood, act: DialogueAct): Understood {
  const spokenOf = before.topic === null && (before.intent === 'drill_technique' || before.intent === 'too_hard') ? before.drillId : null;
  return understoodAs(question, 'drill_technique', { sureness: 1, act, drillId: question.drillId ?? spokenOf, skill: before.skill, foot: question.foot ?? before.foot });
}

const WHICH_FOOT = /\b(?:which|what|wich|wat|welche[mnrs]?) (?:foot|leg|side|fuss|bein|seite)\b(?! of)/;
const OTHER_FOOT_QUESTION = /\b(?:better|best|stronger|weaker|mine|my (?:best|strong|weak)\w*|part|besser|besten|starker\w*|schwacher\w*)\b/;
const MOST_WORDS_OF_FOOT = 9;

function whichFoot(question: Question, before: Understood): Understood | null {
  const text = question.raw.join(' ');
  if (question.raw.length > MOST_WORDS_OF_FOOT || !WHICH_FOOT.test(text) || OTHER_FOOT_QUESTION.test(text)) return null;
  if (question.drillId !== null && question.drillId !== before.drillId) return null;
  return { ...ofOffered(question, before, { kind: 'whichFoot' }), foot: null };
}

const BALL_ONLY =
  /\b(?:(?:just|only|nur|bloss) (?:me|myself|ich|mich|mir|with me) (?:and|und|with|n|mit) (?:a |my |the |one |einem |einen |dem |meinem |nem |nen )?(?:foot|fuss)?ball|(?:just|only|nur|bloss) (?:with|mit) (?:a |my |the |one |einem |dem |meinem |nem )?(?:foot|fuss)?ball|(?:with |mit )?(?:just|only|nur|bloss) (?:a |my |the |one |einem |einen |dem |meinem |nem |nen )(?:foot|fuss)?ball|(?:me|myself|ich) (?:and|und) (?:a|my|ein|mein|nem|einem) (?:foot|fuss)?ball)\b/;
const ALONE_SOMEWHERE = /\b(?:alone|by myself|on my own|allein\w*)\b.*\b(?:garden|back ?yard|yard|home|garage|park|garten|hof|zuhause|zu hause|daheim)\b|\b(?:garden|back ?yard|yard|home|garten|hof|zuhause|zu hause|daheim)\b.*\b(?:alone|by myself|on my own|allein\w*)\b/;
const ASKS_FOR_SOMETHING = /\b(?:anything|something|smth|what (?:can|could|should|drill\w*)|which drill|drills?|exercises?|was (?:kann|konnte|soll)|etwas|irgendwas|ubung\w*|welche)\b/;
const MOST_WORDS_OF_PLACE = 12;

/** Something for a player with a ball and nothing else. */
function withBallOnly(question: Question): Understood | null {
  const { raw, before, drillId } = question;
  const text = raw.join(' ');
  if (raw.length > MOST_WORDS_OF_PLACE || drillId !== null || !ASKS_FOR_SOMETHING.test(text)) return null;
  if (!BALL_ONLY.test(text) && !(before !== null && ALONE_SOMEWHERE.test(text))) return null;
  return understoodAs(question, 'which_drill', { sureness: 1, act: { kind: 'ballOnly' }, skill: question.skill ?? before?.skill ?? null });
}

const TOO_HARD = /\b(?:too|to|way too|so|zu|voll|viel zu) (?:hard|difficult|schwer|schwierig)\b/;
const ASKS_ABOUT = /^(?:is|are|was|how|why|what|which|do|does|can|should|who|ist|sind|wie|warum|welche\w*|kann|soll)\b|\b(?:too|zu) (?:easy|leicht|einfach)\b/;
const MOST_WORDS_OF_HARD = 10;

/** A drill that is named and said to be too hard, whatever else is told of it. */
function namedTooHard(question: Question): Understood | null {
  const text = question.raw.join(' ');
  if (question.drillId === null || question.raw.length > MOST_WORDS_OF_HARD || !TOO_HARD.test(text) || ASKS_ABOUT.test(text)) return null;
  return understoodAs(question, 'too_hard', { sureness: 1 });
}

const WITHOUT_IT = /\bwithout (?:one|it|them|any)\b|\bohne(?: (?:einen?|ihn|den|sie|es|welche))?(?: (?:machen|uben|trainieren))?$/;
const THINGS: readonly (readonly [RegExp, 'no_wall' | 'cones' | 'no_ball'])[] = [
  [/\b(?:wall|wand)\b/, 'no_wall'],
  [/\b(?:cones?|hutchen)\b/, 'cones'],
  [/\b(?:balls?|football|fussball)\b/, 'no_ball'],
];

/** "What can I do without one", where the turn before told what is missing. */
function withoutThat(question: Question, before: Understood): Understood | null {
  const text = question.raw.join(' ');
  const thing = WITHOUT_IT.test(text) ? THINGS.find(([named]) => named.test(before.words.join(' ')))?.[1] : undefined;
  if (thing === undefined) return null;
  if (thing !== 'cones') return understoodAs(question, thing, { sureness: 1, skill: question.skill ?? before.skill });
  return asTopic(question, 'noCones', { skill: question.skill ?? before.skill });
}

const IN_SO_LONG = /\bhow many (?:\w+ ){0,4}in (?:a|one|\d+|thirty|sixty) ?(?:secs?|seconds?|s|mins?|minutes?)\b|\bwie viele (?:\w+ ){0,4}in (?:einer|\d+|dreissig) (?:sekunden?|minuten?)\b/;

/** "How many in 30 seconds" of the drill that was spoken of. */
function howManyInTime(question: Question, before: Understood): Understood | null {
  const drillId = question.drillId ?? before.drillId;
  const said = question.raw.join(' ');
  if (drillId === null || !IN_SO_LONG.test(said)) return null;
  return understoodAs(question, 'drill_technique', { sureness: 1, drillId, told: { of: 'drill', kind: 'howMany', said, line: null, about: null } });
}

/** A turn that goes on with the drill, the plan or the thing that was spoken of last, by words that say nothing alone. */
export function continuingAct(question: Question): Understood | null {
  const ofWorry = whatNowOfWorry(question);
  if (ofWorry !== null) return ofWorry;
  const { before, raw, words, language } = question;
  if ((language !== 'en' && language !== 'de' && before === null) || hurts(raw, words)) return null;
  const other = anotherDay(question) ?? withBallOnly(question) ?? namedTooHard(question);
  if (other !== null || before === null) return other;
  const missing = withoutThat(question, before);
  if (missing !== null) return missing;
  if (!OFFERS.has(before.intent) && before.drillId === null && before.act === null) return null;
  const isPlan = before.intent === 'plan_day' && before.topic === null && before.act === null;
  if (isPlan && asksOnlyLength(raw.join(' '))) return understoodAs(question, 'plan_day', { sureness: 1, act: { kind: 'lengthOfPlan' } });
  return faultOfDrill(question, before) ?? whichFoot(question, before) ?? howManyInTime(question, before);
}
