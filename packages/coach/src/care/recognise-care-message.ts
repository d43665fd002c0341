import { writtenOut } from '../question-parts/says-trains-group.ts';
import type { CrisisKind, RefusalKind, SafetyAnswerKind } from '@touchline/domain';
import { speakerPatterns } from '../mood/speaker-patterns.ts';
import { adultSpeaks } from '../mood/who-speaks.ts';
import { isOfferedQuestion } from '../question-parts/is-suggested-question.ts';
import { checkByRule, footballReadings } from '../safety/check-by-rule.ts';
import { leanToDanger } from '../safety/danger-score.ts';
import { writesAsParent } from '../safety/parent-of-child.ts';
import { withoutDenials } from '../safety/tired-not-hurt.ts';
import { inUsualSpelling } from '../text/childrens-spelling.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { rememberedDuringAnswer } from '../text/remember-during-answer.ts';
import { parentSafeguardingQuestionPatterns } from './parent-safeguarding-question-patterns.ts';
import { parentAfterMatchPatterns } from './parent-after-match-patterns.ts';
import { chatAndTrainerWorryPatterns, shallTellPattern, wordsForParentPatterns } from './chat-and-trainer-worry-patterns.ts';
import { mealSoreLimbAndMatchResultPatterns } from './meal-sore-limb-and-match-result-patterns.ts';
import { parentQuestionPatterns } from './parent-question-patterns.ts';
import type { CareAsk, CarePattern } from './care-pattern-type.ts';
import { benchDefeatAndJoyPatterns } from './bench-defeat-and-joy-patterns.ts';
import { groupAndFamilyPatterns } from './group-and-family-patterns.ts';
import { friendJoinsInPattern, trainerAdviceAndTallOpponentPatterns } from './trainer-advice-and-tall-opponent-patterns.ts';
import { painPatterns } from './pain-patterns.ts';
import { swollenJointPatterns } from './swollen-joint-patterns.ts';
import { saysOnlyHarmlessCareWords } from './harmless-care-words.ts';
import { laughterAndPlayingTimeWorryPatterns } from './laughter-and-playing-time-worry-patterns.ts';
import { teasingPatterns } from './teasing-patterns.ts';
import { saysOnlyOfTrainedPlayer, TRAINED_PLAYER_ASKS, trainedPlayerPatterns } from './trained-player-patterns.ts';
import { gearAndPlayPatterns, saysOnlyOfGearAndPlay } from './gear-and-play-patterns.ts';
import { saysOnlyOfTearsOrComparison, TEARS_AND_COMPARISON_ASKS, tearsAndComparisonPatterns } from './tears-and-comparison-patterns.ts';
import { ILL_CHILD_ASKS, illChildPatterns, saysOnlyOfIllChild } from './ill-child-patterns.ts';
import { tellsOnlyOfCrossFriend, WORRIES_WRITTEN_BY_EAR, worriesWrittenByEarPatterns } from './worries-written-by-ear-patterns.ts';
import { painKnownAtHomePattern, saysOnlyOfTrainerFriendOrMistake, TRAINER_FRIEND_AND_MISTAKE_WORRIES, trainerFriendAndMistakeWorryPatterns } from './trainer-friend-and-mistake-worry-patterns.ts';
import { SMALL_STORIES, smallStoriesOfDayPatterns } from './small-stories-of-day-patterns.ts';
import { answerOfAvoided, asksWhatToEatThen, saysOnlyOfFood, tellsOfAvoidedFood } from './avoided-foods.ts';
import { SHOUTING_PARENT_CRUSH_AND_PERIOD, shoutingParentCrushAndPeriodPatterns } from './shouting-parent-crush-and-period-patterns.ts';

const ROWS: readonly CarePattern[] = [painKnownAtHomePattern, ...swollenJointPatterns, ...gearAndPlayPatterns, ...parentSafeguardingQuestionPatterns, ...tearsAndComparisonPatterns, ...parentAfterMatchPatterns, ...parentQuestionPatterns, ...illChildPatterns, ...groupAndFamilyPatterns, ...trainedPlayerPatterns, ...wordsForParentPatterns, ...chatAndTrainerWorryPatterns, ...laughterAndPlayingTimeWorryPatterns, ...trainerAdviceAndTallOpponentPatterns, ...mealSoreLimbAndMatchResultPatterns, ...painPatterns, ...teasingPatterns, ...benchDefeatAndJoyPatterns, ...shoutingParentCrushAndPeriodPatterns, ...worriesWrittenByEarPatterns, ...smallStoriesOfDayPatterns, ...trainerFriendAndMistakeWorryPatterns];

/** Whether a text (in plain letters) has a word with which nothing here is told, light or not. */
export const hasWordOfMore = (text: string): boolean => TELLS_MORE.test(text) || NOT_LIGHT.test(text);

/** Blows, touch, bodies, pictures, threats, hunger and the wish to be gone: with one of these nothing here is met, and the rules of safety decide. */
const TELLS_MORE =
  /\b(?:hits?|hitting|beat(?:s|ing|en)? (?:me|up)|punch\w*|slap\w*|kick(?:s|ed|ing)? (?:me|him|her)|spit(?:s|ting)?|spat|chok\w*|strangl\w*|touch(?:es|ed|ing)? (?:me|my|him|her)|grop\w*|naked|nudes?|undress\w*|showers?|photos?|pictures?|pics?|selfies?|kiss\w*|cuddl\w*|massag\w*|(?:to|wanna|gonna|could|ill|id rather) die|dead|kill\w*|suicid\w*|hurt(?:ing)? myself|cut(?:ting)? (?:myself|my)|starv\w*|not eat\w*|dont eat|lose weight|knife|threat\w*|blackmail\w*|secrets?|pants|underwear|toilet|lock(?:s|ed)? me|bruis\w*|blood\w*|drunk|beer|pills?|concuss\w*|dizzy|faint\w*|chest|breath\w*|head|schlagt|schlagen|geschlagen|schlag\w*|hau(?:t|en) mich|schubs\w* mich|tret(?:en)? mich|getreten|tritt mich|boxt|spuck\w*|wurg\w*|anfass\w*|fasst mich|angefasst|begrapsch\w*|nackt\w*|ausgezogen|ausziehen|dusche?n?|fotos?|bilder|selfie\w*|kuss\w*|kuschel\w*|massier\w*|sterben|umbring\w*|ritz\w*|wehtun|verletze mich|nicht essen|nichts (?:mehr )?essen|abnehm\w*|messer|droh\w*|erpress\w*|geheim\w*|unterhose|klo|toilette|eingesperrt|einsperr\w*|blaue? flecken?|blut\w*|betrunken|bier|tabletten?|schwindel\w*|schwindlig|ohnm\w*|brust|luft|atem|kopf)\b/;

/** What is told of a food that is not eaten. */
const OF_FOOD: ReadonlySet<CareAsk> = new Set<CareAsk>(['foodAvoided', 'foodOfHome']);

/** Asked with everyday words alone where the second opinion doubts them. */
const IN_PLAIN_WORDS: ReadonlySet<CareAsk> = new Set<CareAsk>(['afterLostMatch', 'doesNotTalk', 'sitsAndHelps', 'onlyKeepGoing', 'tallAhead', 'disturbs', 'benchForDisturbing', 'fairMinutes', 'noPassesToChild', 'noPassesToCoach', 'noPassesWords', 'prefersOther', 'boredChild', 'parentComplains', 'littleSibling', 'allWell']);

/** The same, with the words of gear and play besides. */
const OF_GEAR_AND_PLAY: ReadonlySet<CareAsk> = new Set<CareAsk>(['keeperUnwilling', 'flinchWithAdult', 'ballAndShoes', 'wideFeet', 'tiredOnDays', 'otherThanFootball', 'tokensAndStreak', 'parentShouts', 'duelsBig', 'headersBig', 'weakFootSmall', 'bedtimeOfChild']);

/** Where each word has to be one of the subject, or an everyday one: of which asks, and whether words are. */
const ONLY_IN_WORDS_OF: readonly (readonly [asks: ReadonlySet<CareAsk>, saysOnlyOfIt: (words: readonly string[]) => boolean])[] = [
  [OF_FOOD, saysOnlyOfFood],
  [OF_GEAR_AND_PLAY, saysOnlyOfGearAndPlay],
  [TRAINED_PLAYER_ASKS, saysOnlyOfTrainedPlayer],
  [ILL_CHILD_ASKS, saysOnlyOfIllChild],
  [TEARS_AND_COMPARISON_ASKS, saysOnlyOfTearsOrComparison],
  [IN_PLAIN_WORDS, saysOnlyHarmlessCareWords],
];

/** These are answered with a person to turn to, or with what to do for a pain, whatever they sound like; all others are light. */
const CAREFUL: ReadonlySet<CareAsk> = new Set<CareAsk>([...OF_FOOD, ...IN_PLAIN_WORDS, ...OF_GEAR_AND_PLAY, ...ILL_CHILD_ASKS, ...TRAINED_PLAYER_ASKS, ...TEARS_AND_COMPARISON_ASKS, ...WORRIES_WRITTEN_BY_EAR, ...SMALL_STORIES, ...SHOUTING_PARENT_CRUSH_AND_PERIOD, ...TRAINER_FRIEND_AND_MISTAKE_WORRIES, 'toldNobody', 'tellCoachOfPain', 'thingsHidden', 'snitching', 'wordsForParent', 'twistedAndSwollen', 'swollenBeforeMatch', 'meansIt', 'toldThenPass', 'toldThenPlay', 'coachTextsChild', 'whoAtClub', 'adultsInApp', 'ankle', 'ankleOfChild', 'swollen', 'growing', 'growingOfChild', 'carryOn', 'shinOfChild', 'buildUp', 'withoutBody', 'rubbedHeel', 'toeKick', 'chatBullied', 'chatHidden', 'tellingWorse', 'trainerShouts', 'tellOfTrainer', 'tellTrainerOfTeasing', 'shallTell', 'willTellThenPass', 'sickEatingEarly', 'watchWithoutMe', 'limbForWeeks', 'askForMinutes', 'beatBigOne', 'bigWin', 'stillHappy', 'restDayOfChild', 'wordsForChild', 'switchTeams', 'minutesOfChild', 'nameOfChild', 'fewMinutes', 'ifTheyLaugh', 'girlInBoysTeam', 'whereToChange', 'stillLikesIt', 'tooSlowFaster', 'toePoke', 'mayAsk', 'fearsToAsk', 'friendJoinsIn']);
/** Homes, nights, being alone, presents, conditions, ends and what somebody did: nothing light is told with these. */
const NOT_LIGHT =
  /\b(?:home|house|hause|heim|daheim|lives?|wohn\w*|shirt|trikot|(?:did|does|do|done) to me|mit mir (?:gemacht|macht|machen)|angetan|only (?:if|when)|(?:only|not|never|im|am i) allowed|darf (?:ich )?nur|nur (?:wenn|essen)|gone|weg sein|alone|allein\w*|room|zimmer|bed|bett|car|auto|nights?|nachts?|abends|body|korper|special|besonder\w*|promis\w*|versprech\w*|versprochen|geschenk\w*|presents?|gifts?|pay(?:s|ed)?|paid|zahl\w*|money|geld|nobody|niemand\w*|hate|hass\w*|scared|afraid|angst|cr(?:y|ies|ied|ying)|wein\w*|heul\w*|ends?|end it|enden|goodbye|bye|tschuss|leave me|laps?|schoss|stranger|fremd\w*|(?:a|the|some|this|that|old) (?:man|guy)|mann|phone|handy|number|nummer|address|adresse|online|insta\w*|snap\w*|whatsapp|chat\w*|meet|treff\w*|stop(?:s|ped)?|uncle|onkel|stepdad|stiefvater|boyfriend|teacher|lehrer\w*|forever|fur immer)\b/;
/** With these a rule of unkind children has its answer: nobody was hit, touched or threatened. */
const OF_BULLYING: ReadonlySet<CareAsk> = new Set<CareAsk>(['thingsHidden', 'snitching', 'meansIt', 'chatBullied', 'tellTrainerOfTeasing']);
/** What unkind children are told of with: who, where, how often and what they do to things. Any other word may tell of more. */
const BULLYING_WORDS: ReadonlySet<string> = new Set(
  (
    'mama papa mum mom dad mummy mommy parents eltern being chat chats groupchat whatsapp snapchat group trash quit write writes writing wrote wont should gruppe gruppenchat chatgruppe schreiben schreibt beleidigen beleidigt ob sagen dass hort aufhoren kriegt mit mitkriegt ' +
    'i im ive me my mine we our us it its is are was be been being am the a an and or but so too also because cos that this what who when where why how if then just only really very all some any not no dont doesnt didnt isnt wont cant to of in on at for from with about by up out every each week day time times always often again still keep keeps kept never sometimes today yesterday now since ' +
    'they them their he she the others other boys boy girls girl kids kid lads team teams team mates mate mates teammates teammate players player captain everyone everybody someone somebody people big ones two three few bunch group ' +
    'hide hides hid hiding hidden take takes took taking throw throws threw throwing steal steals stole stealing nick nicks nicked boots boot shoes shoe cleats shin pads pad bag kit things stuff bottle ball jersey training practice match game matches games football school changing room dressing locker pitch club around away over ' +
    'laugh laughs laughed laughing at tease teases teased teasing mock mocks mocking mean call calls called calling names rubbish bad loser slow small say says said saying think thinks find funny joke jokes fun make makes made making passes pass passing nobody want wanna go anymore more like feel sad angry annoying annoyed upset hate happens happened happening happen serious it coach trainer teacher tell telling tales snitch snitching snitches tattle tattling grass grassing know knows notice notices see sees do does help stop should shall would can could will would that thats whats is ' +
    'ich mich mir mein meine meinen meinem meiner wir uns unser unsere es das ist sind war bin und oder aber auch weil dass da wenn dann nur so sehr echt voll ganz alle immer oft wieder nie manchmal jede jedes jeden jeder woche tag mal male heute gestern jetzt seit noch schon nicht kein keine keinen nein ja doch halt einfach gar ' +
    'die der den dem sie er ihm ihnen anderen andere andern jungs junge madchen kinder kind mitspieler mitspielern mannschaft team kapitan jemand grossen zwei drei paar einer eine ein einen einem ' +
    'verstecken versteckt versteckten klauen klaut geklaut nehmen nimmt weg wegnehmen weggenommen werfen wirft geworfen schuhe schuh fussballschuhe sachen tasche rucksack trikot stutzen schienbeinschoner flasche ball training trainings spiel spiele fussball schule kabine umkleide platz verein im in an auf beim bei vom von zum zu mit am um ' +
    'lachen lacht lachten auslachen ausgelacht aus uber hanseln argern argert geargert gemein nennen nennt schlecht langsam klein sagen sagt gesagt finden findet lustig spass witz machen macht gemacht passen passt spielen will mag lust mehr hin gehen geh traurig wutend genervt hasse haben hab habe hat ernst mein petzen petze gepetzt verpetzen trainer trainerin lehrer lehrerin erzahlen erzahle sage merkt weiss sieht hilft helfen soll sollte kann konnte muss was wie wer warum selber selbst'
  ).split(' '),
);
const ONLY_IN_ROOM = /^(?:(?:he|she|er|sie|hes|shes) )(?:(?:just|only|now|still|is|has|been|nur|bloss|jetzt|noch|seitdem|immer|einfach|ist|will|sits|sitting|stays|staying|sitzt|bleibt|hockt|liegt|verkriecht sich) )+(?:in|im) (?:his|her|seinem|ihrem)? ?(?:room|bedroom|zimmer|kinderzimmer)(?: (?:and|und) (?:\w+ ){0,3}(?:talk|say anything|redet|reden|sagt)(?: \w+){0,2})?$/;
const KEEPER = /\b(?:keeper|goalie|goalkeeper|torwart|in goal|im tor)\b/;

/** Whether an answer of care may stand in the place of that to a crisis by rule: of teasing that tells of no more, of a keeper who is charged, and of what this app lets others do. */
export function mayAnswerCrisis(care: CareAsk, kind: CrisisKind, message: string): boolean {
  if (kind === 'eating_weight') return OF_FOOD.has(care) && saysOnlyOfFood(wordsOf(message));
  if (kind === 'grooming' && care === 'tellOfTrainer') return wordsOf(message).every((word) => BULLYING_WORDS.has(word));
  // A child that sits in its room behind a lost match.
  if (kind === 'grooming' && care === 'doesNotTalk') return ONLY_IN_ROOM.test(wordsOf(message).join(' '));
  if (kind === 'grooming') return care === 'adultsInApp' && checkByRule(message).action === 'allow';
  if (care === 'friendSulks') return kind === 'abuse' && tellsOnlyOfCrossFriend(wordsOf(message));
  // That they might laugh, and nothing else from first word to last.
  if (care === 'ifTheyLaugh') return kind === 'abuse';
  return kind === 'abuse' && ((OF_BULLYING.has(care) && wordsOf(message).every((word) => BULLYING_WORDS.has(word))) || (care === 'keeperCharged' && KEEPER.test(wordsOf(message).join(' ')) && leanToDanger(footballReadings(message)) < 0));
}

/** Mean words in a chat, and that nobody at home shall know, name a chat and hand on nothing of it: no reminder of privacy answers them. */
const OF_CHAT: ReadonlySet<CareAsk> = new Set<CareAsk>(['chatBullied', 'chatHidden']);
/** A number, an address or the name of an account. */
const HANDS_ON = /\d(?:[ ().-]?\d){4}|@|\bhttps?:|\w#\d|\badd me\b|\bmy (?:number|insta\w*|snap\w*|username|discord) (?:is|:)/i;

/** Somebody else than the player, or a deed: whom a swollen joint keeps from a match hurts nobody. */
const TO_OTHERS =
  /\b(?:him|his|her|hers|them|their|theirs|someone|somebody|opponents?|break\w*|smash\w*|hack\w*|chop\w*|foul\w*|injur\w*|kill\w*|ihn|ihm|ihnen|jemand\w*|gegner\w*|tret\w*|tritt|kaputt|brech\w*|brich\w*|verletz\w*|schlag\w*|hau\w*|umhau\w*|gratsch\w*)\b/;

/** Whether an answer of care may stand in the place of a friendly no to contact data, or to the words that others wrote. */
export const mayAnswerRefusal = (care: CareAsk, kind: RefusalKind, message: string): boolean => (kind === 'hate_obscenity' && care === 'girlInBoysTeam') || (kind === 'injuring_others' && care === 'swollenBeforeMatch' && !TO_OTHERS.test(wordsOf(message).join(' '))) || (OF_CHAT.has(care) && (kind === 'contact_details' || kind === 'hate_obscenity') && !HANDS_ON.test(message));

/** Further than that the second opinion is heeded where something light is told. */
const FURTHEST_LIGHT = 1;

/** Whether an answer of care may stand where the second opinion asks whether all is well. */
export function mayOverrule(care: CareAsk, message: string): boolean {
  // Who fears somebody's anger is asked whether all is well where the second opinion would.
  if (care === 'fearsSomebodyCross') return false;
  if (TRAINER_FRIEND_AND_MISTAKE_WORRIES.has(care)) return saysOnlyOfTrainerFriendOrMistake(care, wordsOf(message));
  const saysOnlyOfIt = ONLY_IN_WORDS_OF.find(([asks]) => asks.has(care))?.[1];
  if (saysOnlyOfIt !== undefined) return saysOnlyOfIt(wordsOf(message));
  return CAREFUL.has(care) || leanToDanger(footballReadings(message)) < FURTHEST_LIGHT;
}

/** A message in its talk: the turns before it, oldest first. */
interface Told {
  readonly message: string;
  readonly turns: readonly string[];
}

/** Whether a message says that an adult writes, or speaks of an own child: what is only learned of a style takes no answer from a player. */
const speaksAsAdult = (message: string): boolean => writesAsParent(message) || OF_OWN_CHILD.some((pattern) => pattern.test(wordsOf(message).join(' ')));
const OF_OWN_CHILD = speakerPatterns('ownChild', 'asRelative', 'asCoach');

function isMet({ of, says, unless, behind, behindLast, notBehind, by, isPlain = false, mostWords = 26, byEar = false }: CarePattern, { message, turns }: Told, written: string, length: number): boolean {
  const text = byEar ? inUsualSpelling(written.split(' ')).join(' ') : written;
  if (length > mostWords || unless?.test(text) === true || !says.every((one) => one.test(text))) return false;
  if (!CAREFUL.has(of) && NOT_LIGHT.test(text)) return false;
  if (isPlain && !saysOnlyHarmlessCareWords(text.split(' '))) return false;
  const asRead = (turn: string): string => (byEar ? inUsualSpelling(wordsOf(turn)) : wordsOf(turn)).join(' ');
  if (behind !== undefined && !behind.test([...turns, message].map((turn) => writtenOut(asRead(turn))).join(' '))) return false;
  if (behindLast !== undefined && !behindLast.test(asRead(turns.at(-1) ?? ''))) return false;
  if (notBehind !== undefined && turns.some((turn) => notBehind.test(asRead(turn)))) return false;
  if (by === undefined) return true;
  return by === 'adult' ? adultSpeaks(message, turns) : !(adultSpeaks(message, turns) && [message, ...turns].some(speaksAsAdult));
}

/** Behind words of a crisis only these are answered; behind signs of the head or the breath none. */
const BEHIND_CRISIS: ReadonlySet<CareAsk> = new Set<CareAsk>(['snitching', 'whoAtClub', 'adultsInApp', 'shallTell', 'tellTrainerOfTeasing', 'willTellThenPass', 'chatBullied', 'friendJoinsIn']);

/** What goes on with an answer of safety where it stands behind one. */
const NOT_BEHIND_SAFETY: ReadonlySet<CareAsk> = new Set<CareAsk>([...SHOUTING_PARENT_CRUSH_AND_PERIOD, 'allWell', 'fearsShoutingParent', 'fearsSomebodyCross', 'whatTheyShout']);

/** What a message tells or asks that has an answer of care; null for all else, and where it tells of more. */
export function careAsked(message: string, turns: readonly string[], safetyBefore: SafetyAnswerKind | null): CareAsk | null {
  // What is offered is answered with what it promises.
  if (safetyBefore === 'body' || (safetyBefore === null && isOfferedQuestion(message))) return null;
  // Only behind an answer of safety is it known that something is to be told.
  const care = careTold(message, turns) ?? (safetyBefore === null ? null : (BEHIND_SAFETY.find((row) => isMetAlone(row, message, turns))?.of ?? null));
  // Behind an answer of safety that all is well is an answer to that.
  // So is who fears somebody's anger there.
  if (care === null || (safetyBefore !== null && NOT_BEHIND_SAFETY.has(care))) return null;
  return safetyBefore !== 'crisis' || BEHIND_CRISIS.has(care) ? care : null;
}

/** What players call a good match. */
const OF_OWN_PLAY = /\b(?:i |we )?(?:absolutely |totally )?killed it\b/g;

/** “Too late” in German, which reads like what spits in English. */
const TOO_LATE = /\b(?:zu|so|sehr|wieder|wie) spat\b/g;

const careTold = rememberedDuringAnswer((message: string, turns: readonly string[]): CareAsk | null => {
  const words = wordsOf(message);
  // That nothing hurts tells of no pain.
  const text = withoutDenials(words.join(' ')).trim();
  const row = TELLS_MORE.test(text.replaceAll(OF_OWN_PLAY, '').replaceAll(TOO_LATE, '')) ? undefined : ROWS.find((one) => isMet(one, { message, turns }, text, words.length));
  return row?.of ?? (tellsOfAvoidedFood(text, turns) || asksWhatToEatThen(text, turns) ? answerOfAvoided([...turns, message]) : null);
});

/** What is known only behind an answer of safety, of which no turn tells. */
const BEHIND_SAFETY: readonly CarePattern[] = [shallTellPattern, friendJoinsInPattern];

function isMetAlone(row: CarePattern, message: string, turns: readonly string[]): boolean {
  const words = wordsOf(message);
  const text = words.join(' ');
  return !TELLS_MORE.test(text) && isMet(row, { message, turns }, text, words.length);
}
