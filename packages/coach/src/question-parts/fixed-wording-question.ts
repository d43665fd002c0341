import type { CoachIntent } from '@touchline/domain';
import type { CoachTopic } from '@touchline/messages/coach-topics';
import { asTopic } from '../intents/understood-as-topic.ts';
import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { hurts, topicOf } from '../topics/find-topic.ts';
import { tellsOnlyOfBeingLeftOut, tellsOnlyOfCoachsDislike } from '../safety/left-out-by-other-children.ts';
import { isBallBitten } from '../safety/harmless-ball-at-home.ts';
import { asksForExtraPracticeBesideTeam, withoutWishToStayWell } from './extra-practice-beside-team-question.ts';
import { askedAboutCoach } from './asks-about-coach.ts';
import { asksWhomToWrite } from './asks-whom-to-write.ts';
import { type Reader, firstMatchingReading } from './first-matching-reader.ts';
import { footballTermIn, type FootballTerm } from './football-terms.ts';
import { isTrivia, titleAskedIn } from './football-titles.ts';
import { languageWished } from './language-wished.ts';
import { homeSituationPatterns } from './home-situation-patterns.ts';
import { keeperSituationPatterns } from './keeper-situation-patterns.ts';
import { matchDayAndTeamSituationPatterns } from './match-day-and-team-situation-patterns.ts';
import { rewardAndDeviceSituationPatterns } from './reward-and-device-situation-patterns.ts';
import { toldOfOneself } from './facts-told-about-oneself.ts';
import { offsidePressureAndVideoSituationPatterns } from './offside-pressure-and-video-situation-patterns.ts';
import { asksOffsideAt, asksPainlessDive, fearsBadPlay, intentOfTerm, isHint, isRole, placeAlone, roleRuleOrHint, topicOfTerm, turnOnHint } from './positions-rules-and-review-hints.ts';
import { isMet, nearRows } from './situation-pattern.ts';
import { smallTalkIn } from '../safety/harmless-small-talk.ts';
import { asksGrownMostOrLeast, asksRarelyDone } from './own-number-question.ts';
import { remarkToCoach } from './remark-to-coach.ts';
import { saysToShootMore, teamCoachDemand } from './team-coach-demand.ts';

const MOST_WORDS = 18;
/** Behind these “is that true” is asked of what somebody else said. */
const SAID_BY_OTHERS: ReadonlySet<CoachTopic> = new Set<CoachTopic>(['putDownByTeam', 'putDownByParent', 'putDownByCoach', 'putDownTrue', 'teacherDoubts']);
/** How many cards exist. */
const CARDS_THERE_ARE = /^(?:(?:and|und|so|ok) )*(?:how many (?:different )?cards (?:are there|exist|can i (?:get|collect))|wie ?viele (?:verschiedene )?karten (?:gibt es|gibts|sind es|kann man (?:sammeln|bekommen)))(?: (?:in total|altogether|insgesamt|uberhaupt|hier|here|denn|eigentlich|in the app|in der app))*$/;
/** How many badges exist, and how many one has; behind a turn of badges their name may be left out. */
const BADGES_THERE_ARE = /^(?:(?:and|und|so|ok|no|i meant?|not|tokens|but|nein|ich meine?|badges|abzeichen|i only see \d+(?: tho| though)?) )*(?:how many (?:different )?(?:badges|achievements) (?:are there|exist|do i have|have i got|can i (?:get|earn))|wie ?viele (?:verschiedene )?(?:abzeichen|erfolge) (?:gibt es|gibts|sind es|hab ich|habe ich|kann man (?:bekommen|verdienen)))(?: (?:in total|altogether|insgesamt|uberhaupt|hier|here|denn|eigentlich|in the app|in der app|schon|already|now))*$/;
const THEM_THERE_ARE = /^(?:(?:and|und|so|ok|but|i only see \d+(?: tho| though)?|ich sehe nur \d+) )*(?:how many (?:of them )?are there|wie ?viele (?:davon )?(?:gibt es|gibts|sind es))(?: (?:in total|altogether|insgesamt|in all))*$/;
const OF_BADGES = /\b(?:badges?|achievements?|abzeichen|erfolge)\b/;
const asksBadgeCount = ({ before }: Question, text: string): boolean => BADGES_THERE_ARE.test(text) || (before !== null && THEM_THERE_ARE.test(text) && OF_BADGES.test(before.words.join(' ')));
/** One's own best results, all of them. */
const BEST_RESULTS = /^(?:(?:hey|hi|ok|sarah|coach|and|und|pls|please|bitte|can you|could you|kannst du) )*(?:show|tell|list|give|what are|what were|whats|zeig\w*|sag\w*|nenn\w*|was sind|was waren|welche sind)(?: (?:me|us|mir|uns|mal|bitte))* (?:all )?(?:(?:of )?my|meine|alle meine) (?:\d+ |three |five |drei |funf )?(?:best|top|highest|besten|beste|hochsten|top) (?:results?|scores?|ergebnisse?|werte?|leistungen|resultate)(?: (?:so far|ever|please|pls|bitte|bisher|uberhaupt))*$/;
/** And the worst, behind the best. */
const WORST_TOO = /^(?:(?:and|und|so|ok|what about|how about|show me|zeig mir|was ist mit|my|the|meine|die|den|das) )*(?:worst|lowest|weakest|schlechteste[nr]?|schwachste[nr]?|niedrigste[nr]?)(?: (?:ones?|results?|scores?|ergebnisse?|werte?|too|auch))*$/;
/** Which of the results before was the worst. */
const WORST_OF_THEM = /^(?:(?:and|und|so|ok) )*(?:what|which(?: one)?|whats|was|welche\w*)(?: (?:was|is|one|of|them|those|these|war|ist|davon|darunter|the|am|my|meine?|die|das))* (?:worst|lowest|weakest|schlechteste[nr]?|schwachste[nr]?)(?: (?:one|of (?:them|those|these)|davon|darunter|ubung|drill))*$/;
/** What the board is for. */
const POINT_OF_BOARD = /^(?:(?:and|und|so|ok) )*(?:(?:whats|what is|wats) the (?:point|use|purpose|idea) of|what (?:is|s|does|do)|why (?:is there|do we have|have)|whats|was (?:bringt|soll|nutzt|ist der sinn (?:von|der))|wozu (?:gibt es|gibts|ist|dient)|warum gibt es) (?:(?:the|a|this|die|eine|der|von) )*(?:leader ?board|board|ranking|rangliste|bestenliste)(?: (?:for|good for|do|mir|denn|eigentlich|uberhaupt|da|gut|fur))*$/;
/** That nothing was eaten for hours. */
const NOT_EATEN = /\b(?:(?:havent|have not|hvnt|didnt|did not|haven t|didn t) (?:(?:really|even|yet) )?(?:eat|eaten|ate|had|have) (?:(?:anything|any food|breakfast|lunch|a thing|yet) ?)*(?:(?:today|all day|since (?:yesterday|this morning|last night|breakfast)|yet|for hours|before training)\b|$)|(?:eaten|ate|had) nothing (?:today|all day|since)|(?:hab|habe) (?:ich )?(?:(?:heute|den ganzen tag|seit gestern|seit heute frueh|noch|gar) )*(?:nichts|nix) (?:gegessen|im magen)|on an empty stomach|mit leerem magen|auf nuchternen magen)/;
/** That one cried at night, or feels small beside others. */
const CRIED_AT_NIGHT = /^(?=.*\b(?:cry|crying|cried|weine\w*|geweint|geheult|heule)\b)(?=.*\b(?:sleep|slept|bed|night|schlaf\w*|geschlafen|bett|nacht\w*)\b)/;
const FEELS_SMALL = /\b(?:i feel|im feeling|i am feeling|it makes me feel|makes me feel|i felt|ich fuhl\w* mich|komm mir|komme mir|fuhle ich mich) (?:(?:so|really|very|just|like|a|such|like a|echt|voll|immer|sehr|total|ganz|ziemlich|wie|ein|der|wie der) )*(?:stupid|dumb|useless|rubbish|embarrassed|idiot|loser|failure|ashamed|dumm|blod|bloed|doof|nutzlos|unfahig|peinlich|versager\w*|idiot|unnutz|loser)\b/;

/** A week of a plan by its number. */
const LATER_WEEK = /^(?:(?:and|so|ok|then|but|what|how|about|is|does|comes|in|for|give|show|me|the|plan|now|und|dann|was|ist|kommt|mit|fur|zeig|mir|die|der|plan|jetzt) )*(?:(?:week|woche) (?:number |nummer )?([2-9]|1[0-2]|two|three|four|zwei|drei|vier)|(?:the )?(second|third|fourth|zweite|dritte|vierte|next|nachste)n? (?:week|woche))(?: (?:look|looks|like|then|please|plan|of|the|it|aus|dann|bitte|denn|dran))*$/;
const WEEK_BY_WORD: Readonly<Record<string, number>> = { two: 2, second: 2, zwei: 2, zweite: 2, three: 3, third: 3, drei: 3, dritte: 3, four: 4, fourth: 4, vier: 4, vierte: 4 };
const laterWeekIn = (text: string, { act }: Understood): number | null => {
  const [, number, ordinal] = LATER_WEEK.exec(text) ?? [];
  const said = number ?? ordinal;
  if (said === 'next' || said === 'nachste') return act?.kind === 'laterWeek' ? act.week + 1 : 2;
  return said === undefined ? null : (WEEK_BY_WORD[said] ?? Number(said));
};
/** Whether a turn is of a plan of weeks, or of a later one of them. */
const isOfWeeks = ({ intent, act }: Understood): boolean => intent === 'plan_week' && (act === null || act.kind === 'laterWeek' || act.kind === 'onSubject');

/** Of one's own legs, in any talk: no drill, no XP and nothing of the app is named. */
const GETS_FASTER = new RegExp(
  `^(?:(?:and|so|ok|but|und|also|hey|sarah|coach) )*(?:${[
    'how (?:do|can|could|should|would) (?:i|we|you) (?:get|become|be|run|sprint)(?: (?:much|a bit|a lot|even|really))* (?:faster|quicker|more explosive)',
    '(?:i )?(?:want|wanna|need|would like)(?: to)? (?:get|be|become|run|sprint)(?: (?:much|a bit|a lot))* (?:faster|quicker)',
    'wie (?:werde?|kann|laufe?|sprinte?) ich(?: (?:viel|noch|etwas|richtig))* schneller(?: (?:werden|laufen|sprinten))?',
    'ich (?:will|mochte)(?: (?:viel|noch))* schneller (?:werden|laufen|sprinten)',
  ].join('|')})(?: (?:over|on|in|at|from|for|the|my|a|first|few|steps?|start|sprints?|short|distances?|\\d+|ten|twenty|m|metres?|meters?|yards?|legs?|match(?:es)?|games?|football|without|ball|off|mark|auf|uber|im|die|den|ersten|metern?|schritte\\w*|strecken?|kurze\\w*|spiel|beim|sprint|antritt|ohne|werden|laufen|please|pls|bitte))*$`,
);
/** Which of the drills went down: no drill is meant, they are asked for. */
const GOT_WORSE = /^(?:(?:and|so|ok|but|und|also|aber) )*(?:(?:which|what|are there|is there) (?:of )?(?:my |the |any )?(?:drills?|exercises?|results?|numbers?|scores?)(?: of mine)?(?: (?:of them|that|which))? ?(?:got|has got|have got|gets|is getting|are getting|went|has gone|have gone|has fallen|have fallen|fell|became|is|are|did i get) (?:worse|down|lower)(?: at| in)?|(?:did|have|has) (?:any|some|one) of my (?:drills?|results?|numbers?|scores?) (?:get|got|gone|go|fall|fallen) ?(?:worse|down|lower)?|(?:did|have|am) i (?:get|got|gotten|getting) worse(?: (?:at|in) (?:any|some|a|one)(?:thing| drill| of my drills)?)?|where (?:did|have|am) i (?:get|got|getting) worse|(?:welche\w*|bei welche\w*|in welche\w*|gibt es) (?:von |meiner |der )*(?:ubung\w*|ergebniss?e?)(?: (?:davon|die|in|denen|bin|ist|sind|wurde|wurden|hab|habe|ich|es|meine\w*|zuletzt|werden|wird))* (?:schlechter|gesunken|gefallen|runtergegangen)(?: (?:geworden|geschnitten|als fruher|wurde|wurden|bin|ist|sind))*|(?:wo|bei was|worin|bin|wurde|werde) (?:bin |wurde |werde )?ich (?:irgendwo |in einer ubung |bei einer ubung )?schlechter(?: geworden)?|(?:which|what) (?:one|ones|drills?|of them|of my drills|of the drills)?(?: of them)? ?(?:got|has got|have got|is getting|went|became|am i getting) (?:worse|down)(?: at)?|(?:which|what) (?:am i|have i got|did i get) worse (?:at|in)|(?:welche\w*|was|worin|bei welcher ubung)(?: (?:ubung\w*|davon|bin|ist|sind|wurde|hab|habe|ich|es))* schlechter(?: (?:geworden|als fruher|wurde))*)(?: (?:this|last|past|the|in|over|month|week|lately|recently|now|days|diesen|diese|letzten|letzte|monat|woche|zuletzt|in letzter zeit|jetzt))*$/;
/** Whether one drill, which is named, went down. */
const GOT_WORSE_AT = /^(?:(?:and|so|ok|but|und|also|aber) )*(?:(?:did|have|has|am) (?:i|my)|(?:bin|wurde|werde|hab|habe) (?:ich|mein\w*)|(?:is|ist) my) .*\b(?:worse|schlechter)\b/;
const WITHIN_MONTH = /\b(?:month|monat)\b/;
const WITHIN_WEEK = /\b(?:week|woche)\b/;
const DAYS_OF_MONTH = 30;
const DAYS_OF_WEEK = 7;
const daysMeant = (text: string): number | null => (WITHIN_MONTH.test(text) ? DAYS_OF_MONTH : WITHIN_WEEK.test(text) ? DAYS_OF_WEEK : null);

/** Whether it is safe here, behind anything. */
const IS_SAFE_HERE = /^(?:(?:and|so|ok|but|und|aber|also) )*(?:is (?:it|this|that|everything|the app|this app|touchline|the chat)(?: (?:really|actually|all))* (?:safe|secure)|ist (?:es|das|das alles|die app|hier alles|touchline|alles)(?: (?:hier|denn|wirklich|auch))* sicher)(?: (?:here|hier|in here|on here|for|fur|her|him|them|children|kids|my|our|mein\w*|sie|ihn|kinder|child|daughter|son|kid|tochter|sohn|kind|to use))*$/;

/** Snow, ice or a storm, and what to do then. */
const HARD_WEATHER = /\b(?:snow\w*|ice|icy|frozen|hail\w*|storm\w*|flooded|schnee|schneit|geschneit|eis|glatteis|gefroren|hagel\w*|sturm|sturmt|uberschwemmt|nieva|nieve|neige|nevando|neve)\b/;
const WHAT_TO_DO = /\b(?:(?:what|which drills?|wat) (?:can|could|should|do|shall) (?:i|we) (?:do|train|practi[cs]e|play)|(?:can|could) (?:i|we) (?:do|train|practi[cs]e) (?:anything|something|inside|indoors)|was (?:kann|soll|konnte|konnen) (?:ich|wir) (?:(?:da|dann|jetzt|heute|denn|so|trotzdem|drinnen) )*(?:machen|trainieren|uben|tun)|que puedo (?:hacer|entrenar)|je (?:peux )?fai[st]? quoi|o que (?:eu )?(?:faco|posso fazer))\b/;
const situationsNear = nearRows([...homeSituationPatterns, ...keeperSituationPatterns, ...matchDayAndTeamSituationPatterns, ...rewardAndDeviceSituationPatterns, ...offsidePressureAndVideoSituationPatterns]);

/** A place on the pitch, a rule, a hint of the review and what weighs on players, by the words that are said in any order. */
function roleOrRule({ before }: Question, text: string): FootballTerm | null {
  const act = before?.act;
  const term = act?.kind === 'football' ? act.term : null;
  const onHint = term !== null && isHint(term) ? turnOnHint(text) : null;
  if (onHint !== null) return onHint;
  const place = (term !== null && isRole(term)) || before?.topic?.topic === 'roles' ? placeAlone(text) : null;
  if (place !== null) return place;
  if (before?.topic?.topic === 'offside' && asksOffsideAt(text)) return 'offsideThrowIn';
  const isBeforeMatch = term === 'bodyNerves' || (before?.topic != null && MATCH_TO_COME.has(before.topic.topic));
  return isBeforeMatch && fearsBadPlay(text) ? 'trialFear' : roleRuleOrHint(text);
}
const MATCH_TO_COME: ReadonlySet<CoachTopic> = new Set<CoachTopic>(['trialDay', 'trialFocus', 'tournamentDay', 'beforeMatch', 'matchMorning', 'matchSoon', 'nightBefore', 'nextMatch']);

const DAYS_IN_A_ROW = /^(?=.*\b(?:how many|how long|wie ?viele?|cuant[oa]s|combien|quant[oa]s)\b)(?=.*\b(?:days?|tage?n?|dias|jours)\b)(?=.*\b(?:in a row|straight|running|hintereinander|am stuck|in folge|seguidos|consecutivos|de suite|daffilee|d affilee|consecutifs)\b)/;
const NOT_MY_STREAK = /\b(?:record\w*|rekord\w*|longest|langste\w*|best\w*|most|should|can|ok|enough|soll\w*|darf|genug|max\w*|mejor|meilleur\w*|melhor|maior|badge|abzeichen|need|brauch\w*|healthy|gesund)\b/;
const LEVEL_DISTANCE = /^(?=.*\b(?:how (?:far|close|much|many|near)|wie (?:weit|viel|viele|nah\w*)|wieviel|what do i need|whats left|was fehlt|fehlt|missing|off)\b)(?=.*\b(?:level(?:l?ing)? ?up|next (?:level|lvl)|level ?aufstieg|(?:nachste|nachsten) (?:level|lvl)|aufleveln|leveln)\b)/;
const NOT_DISTANCE = /\b(?:tokens?|days?|tage|long|lang|faster|schneller|sessions?|einheiten|drills?|weeks?|do i get|get for|krieg|bekomm\w*)\b/;
const ALONE: readonly (readonly [CoachTopic, RegExp])[] = [
  ['tokensOnly', /^(?:(?:my|meine?|how many|wie viele) )?(?:tokens?|coins|token ?stand)(?: (?:pls|please|bitte|count|balance|now|right now|jetzt|gerade))*$/],
  ['levelOnly', /^(?:(?:my|mein) )?(?:level|lvl)(?: (?:pls|please|bitte|now|jetzt|gerade))*$/],
];
/** How many days, behind the streak. */
const DAYS_THEN = /^(?:(?:and|und|so|ok) )*(?:how many|wie ?viele) (?:days|tage)(?: (?:then|is it|is that|in all|now|sind (?:es|das)|denn|dann|jetzt))*$/;
const OF_STREAK: ReadonlySet<CoachTopic> = new Set<CoachTopic>(['streakOnly', 'streakRule', 'streakFreeze', 'streakFor']);
/** The own points, as the app's rewards are called too. */
const OWN_POINTS = /^(?:(?:and|und|so|ok|hey|hi|hallo|sarah|coach) )*(?:(?:how many|how much) (?:points|pts) (?:do i have|have i(?: got)?|did i (?:get|earn|make)|i have|i got|ive got)|wie ?viele? (?:punkte|pkt) (?:hab|habe|hatte|besitze) ich|(?:my|meine) (?:points|punkte))(?: (?:now|so far|in total|altogether|already|today|this week|right now|jetzt|schon|bisher|insgesamt|eigentlich|gerade|denn|heute|gesammelt|in der app|here|hier|in the app))*$/;
const LAST_RESULTS = /^(?:(?:hey|hi|ok|sarah|coach|and|und|pls|please|bitte|can you|could you|kannst du|mal|mir|me) )*(?:show|tell|list|give|what are|what were|whats|zeig\w*|sag\w*|nenn\w*|was sind|was waren|welche)(?: (?:me|us|mir|uns|mal|bitte))* (?:my|meine) (?:\d+ |three |five |drei |funf )?(?:last|latest|recent|letzten?|neuesten?|jungsten) (?:\d+ |few |drei |funf |paar )?(?:results?|scores?|sessions?|drills?|ergebnisse?|werte?|einheiten|resultate|ubungen)(?: (?:pls|please|bitte|again|nochmal))*$/;
const OF_OWN_RESULTS: ReadonlySet<string> = new Set(['records', 'last_practice', 'my_numbers', 'analyse_practice']);

/** One of the own numbers, in the words that ask for just that one. */
function numberAsked({ before }: Question, text: string): CoachTopic | null {
  if (DAYS_IN_A_ROW.test(text) && !NOT_MY_STREAK.test(text)) return 'streakOnly';
  const grown = asksGrownMostOrLeast(text);
  if (grown !== null) return grown;
  if (asksRarelyDone(text)) return 'leastDone';
  if (LEVEL_DISTANCE.test(text) && !NOT_DISTANCE.test(text)) return 'levelReached';
  if (before?.topic != null && OF_STREAK.has(before.topic.topic) && DAYS_THEN.test(text)) return 'streakOnly';
  return ALONE.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** A word or a rule of football that is asked for, who won a tournament, and what of stars and leagues nobody here knows. */
function ofFootball(question: Question, text: string): Understood | null {
  const other = roleOrRule(question, text);
  if (other !== null) return understoodAs(question, intentOfTerm(other), { sureness: 1, act: { kind: 'football', term: other, title: null }, topic: topicOf(topicOfTerm(other) ?? 'terms') ?? null, drillId: null, skill: null });
  const term = footballTermIn(text);
  const title = term === null ? titleAskedIn(text) : null;
  const topic = term === null ? null : (topicOf('terms') ?? null);
  if (term !== null || title !== null) return understoodAs(question, term === null ? 'off_topic' : 'football_knowledge', { sureness: 1, act: { kind: 'football', term, title }, topic, drillId: null, skill: null });
  return isTrivia(text) ? asTopic(question, 'footballTrivia', { drillId: null, skill: null }) : null;
}

const FOULS = /\b(?:push\w*|shov\w*|pull\w*|grab\w*|held|hold\w*|kick(?:ed|s|ing)|trip\w*|barg\w*|elbow\w*|foul\w*|schubs\w*|geschubst|gezogen|zieht|ziehen|gehalten|festgehalten|getreten|rempel\w*|gerempelt|gefoult)\b/;
const OPPONENTS_IN_PLAY = /\b(?:other team|opponents?|defenders?|markers?|(?:their|the) (?:keeper|goalie|striker|number \w+)|in the (?:box|area)|at (?:every |each )?(?:corners?|free kicks?)|my shirt|gegner\w*|gegenspieler\w*|verteidiger\w*|im strafraum|bei (?:jeder |der |einer |den )?(?:ecken?|freistoss\w*)|am trikot|andere\w* (?:team|mannschaft))\b/;
const ME = /\b(?:me|my|us|mich|mir|uns|meinem|mein)\b/;
const ASKS_OF_RULE = /^(?:(?:and|und|so|but|aber|ok) )*(?:is|was|are|can|could|may|does|do|when|what|how|if|why|should|ist|war|darf|kann|was|wie|wann|warum|wenn|gibt)\b/;
/** Whether it is told, and not asked as a rule, that opponents push, pull or kick the player in play. */
const isFouledByOpponents = (text: string): boolean => FOULS.test(text) && OPPONENTS_IN_PLAY.test(text) && ME.test(text) && !ASKS_OF_RULE.test(text);

/** Of no drill and no skill, whichever is named. */
const OF_NOTHING = { drillId: null, skill: null } as const;
const aboutTopic = (question: Question, topic: CoachTopic | null): Understood | null => (topic === null ? null : asTopic(question, topic, OF_NOTHING));
const asIntent = (question: Question, intent: CoachIntent, more: Partial<Understood> = {}): Understood => understoodAs(question, intent, { sureness: 1, ...more });
const wherever = (holds: boolean, read: () => Understood | null): Understood | null => (holds ? read() : null);

/** What is said to the coach herself, or what the coach of the team demands; behind other questions, and of what somebody else said, some of it means those. */
function saidToCoach(question: Question): CoachTopic | null {
  const { raw, words, before } = question;
  const said = remarkToCoach(raw) ?? teamCoachDemand(raw) ?? (saysToShootMore(raw) || saysToShootMore(words) ? 'scoreMore' : null);
  if (said === 'notMyQuestion' && before !== null) return null;
  return said === 'howSarahKnows' && before?.topic != null && SAID_BY_OTHERS.has(before.topic.topic) ? null : said;
}

/** A later week of a plan of weeks. */
function laterWeek(question: Question, text: string): Understood | null {
  const week = question.before !== null && isOfWeeks(question.before) ? laterWeekIn(text, question.before) : null;
  return week === null ? null : asIntent(question, 'plan_week', { act: { kind: 'laterWeek', week }, topic: null, ...OF_NOTHING });
}

/** Which of the own drills went down, or whether the one that is named did. */
function gotWorse(question: Question, text: string): Understood | null {
  const { drillId } = question;
  if (GOT_WORSE.test(text)) return asIntent(question, 'analyse_practice', { act: { kind: 'gotWorse', withinDays: daysMeant(text), drillId: null }, ...OF_NOTHING });
  if (drillId === null || !GOT_WORSE_AT.test(text)) return null;
  return asIntent(question, 'analyse_practice', { act: { kind: 'gotWorse', withinDays: null, drillId }, skill: null });
}

/** Read however long a message is, and where something hurts too. */
const IN_ANY_MESSAGE: readonly Reader[] = [
  (question) => aboutTopic(question, saidToCoach(question)),
  (question) => wherever(languageWished(question.text) !== null, () => aboutTopic(question, 'appLanguage')),
  // A joke is no more of what was told before it.
  (question, text) => wherever(smallTalkIn(text) === 'challenge', () => asIntent(question, 'thanks', { act: { kind: 'smallTalk', said: 'challenge' }, ...OF_NOTHING })),
  (question, text) => aboutTopic(question, toldOfOneself(text, question.before === null || question.before.intent === 'greeting')),
  (question, text) => wherever(question.raw.length <= MOST_WORDS && asksPainlessDive(text), () => asIntent(question, 'injury', { act: { kind: 'football', term: 'keeperDiveHurts', title: null }, ...OF_NOTHING })),
  (question) => wherever(asksWhomToWrite(question.raw), () => asIntent(question, 'app_help', { act: { kind: 'whomToWrite' }, ...OF_NOTHING })),
  (question, text) => wherever(asksForExtraPracticeBesideTeam(text) && !hurts(withoutWishToStayWell(text).split(' '), []), () => asIntent(question, 'plan_week', { act: { kind: 'muchTraining' }, topic: null, ...OF_NOTHING })),
  laterWeek,
  (question, text) => wherever(question.before !== null && GETS_FASTER.test(text), () => asTopic(question, 'faster', { drillId: null, skill: 'speed' })),
  gotWorse,
  (question, text) => wherever(askedAboutCoach(text) === 'maker', () => asIntent(question, 'who_are_you', { topic: null, ...OF_NOTHING, words: ['who', 'made', 'you'] })),
  (question, text) => wherever(askedAboutCoach(text) === 'memory', () => aboutTopic(question, 'rememberTalk')),
  (question, text) => wherever(IS_SAFE_HERE.test(text), () => aboutTopic(question, 'safeForChildren')),
];

/** What is told or asked of a situation of the ball at home, of matches or of rewards. */
function situationMet(question: Question, text: string): Understood | null {
  const { before } = question;
  const met = situationsNear(text).find((one) => isMet(text, one) && !(before !== null && 'topic' in one.is && one.is.topic === 'partsOfFoot'));
  return met !== undefined && 'topic' in met.is ? aboutTopic(question, met.is.topic) : ofFootball(question, text);
}

/** Read of short messages where nothing hurts. */
const IN_SHORT_MESSAGE: readonly Reader[] = [
  (question, text) => wherever(isFouledByOpponents(text), () => aboutTopic(question, 'roughOpponents')),
  (question, text) => wherever(NOT_EATEN.test(text), () => asIntent(question, 'food_sleep', { act: { kind: 'notEaten' }, ...OF_NOTHING })),
  (question, text) => wherever(CRIED_AT_NIGHT.test(text) || FEELS_SMALL.test(text), () => asIntent(question, 'bad_day', OF_NOTHING)),
  (question) => wherever(tellsOnlyOfBeingLeftOut(question.raw), () => aboutTopic(question, 'leftOut')),
  (question) => wherever(tellsOnlyOfCoachsDislike(question.raw), () => aboutTopic(question, 'coachUnfair')),
  (question, text) => aboutTopic(question, numberAsked(question, text)),
  (question, text) => wherever(OWN_POINTS.test(text), () => asIntent(question, 'my_numbers', OF_NOTHING)),
  (question, text) => wherever(LAST_RESULTS.test(text), () => asIntent(question, 'last_practice')),
  (question, text) => wherever(question.before !== null && OF_OWN_RESULTS.has(question.before.intent) && WORST_OF_THEM.test(text), () => aboutTopic(question, 'weakestIs')),
  (question, text) => wherever(BEST_RESULTS.test(text), () => asIntent(question, 'records', { drillId: question.drillId, skill: question.skill })),
  (question, text) => wherever(question.before?.intent === 'records' && WORST_TOO.test(text), () => aboutTopic(question, 'lowest')),
  (question, text) => wherever(POINT_OF_BOARD.test(text), () => aboutTopic(question, 'climbBoard')),
  (question, text) => wherever(HARD_WEATHER.test(text) && WHAT_TO_DO.test(text), () => asIntent(question, 'rain')),
  (question, text) => wherever(CARDS_THERE_ARE.test(text), () => asIntent(question, 'rewards_levels', { topic: topicOf('cardsGet') ?? null, act: { kind: 'onApp', thing: 'card', name: 'howManyExist', number: null, minutes: null, likelihood: 1 } })),
  (question, text) => wherever(asksBadgeCount(question, text), () => asIntent(question, 'rewards_levels', { topic: topicOf('allBadges') ?? null, act: { kind: 'onApp', thing: 'badge', name: 'howManyExist', number: null, minutes: null, likelihood: 1 } })),
  situationMet,
];

/** What is said to the coach herself, asked of football as such, or told of the ball at home and of matches, in words that tell it apart from all else; null for that, and where something hurts. */
export function fixedWordingQuestion(question: Question): Understood | null {
  const { raw, words } = question;
  const read = firstMatchingReading(IN_ANY_MESSAGE, question);
  if (read !== null || raw.length > MOST_WORDS || (hurts(raw, words) && !isBallBitten(raw.join(' ')))) return read;
  return firstMatchingReading(IN_SHORT_MESSAGE, question);
}
