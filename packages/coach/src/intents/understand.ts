import type { CoachIntent, CoachLanguage } from '@touchline/domain';
import { askOfApp } from '../app-talk/recognise-app-question.ts';
import { chooseMeaning, intentByMeaning, isMisread, isNearAnyTopic, isUnanswerable, nearestTopics, storyMeaning } from '../meanings/choose-meaning.ts';
import { literalTopic, meaningsOf, type Meanings } from '../meanings/topic-meanings.ts';
import { inOtherWords } from '../question-parts/reword-question.ts';
import { ownResultsTold } from '../question-parts/own-results-told.ts';
import { playerDataQuestionIn } from '../question-parts/player-data-question.ts';
import type { PlayerDataQuestion } from '../question-parts/player-data-question-types.ts';
import { trainingLoadQuestionIn } from '../question-parts/training-load-question.ts';
import { INTENT_OF_ENOUGH_STREAK_OR_MATCH } from '../question-parts/enough-streak-and-match-question-kinds.ts';
import { ballAstray } from '../question-parts/ball-astray.ts';
import { carriedOver } from '../question-parts/complete-question-from-turn-before.ts';
import { addedDetail } from '../question-parts/added-detail.ts';
import { recogniseParentOrTrainerQuestion, askedByParent } from '../question-parts/recognise-parent-or-trainer-question.ts';
import { appOveruseQuestion } from '../question-parts/app-overuse-question.ts';
import { fixedWordingQuestion } from '../question-parts/fixed-wording-question.ts';
import { askedOfDrill } from '../question-parts/drill-was-meant-correction.ts';
import { everydayQuestion } from '../question-parts/everyday-question-in-five-languages.ts';
import { everydayFollowUp } from '../question-parts/everyday-follow-up.ts';
import { feelingTold } from '../question-parts/feeling-told.ts';
import { spanishFrenchPortugueseQuestion } from '../question-parts/spanish-french-portuguese-question.ts';
import { choiceOfList } from '../question-parts/list-choice.ts';
import { INTENT_OF_PERSONAL_QUESTION } from '../question-parts/personal-question-kinds.ts';
import { personalQuestionIn } from '../question-parts/personal-question.ts';
import { isPlan } from '../question-parts/missing-gear-or-space.ts';
import { offTopicArea } from '../question-parts/off-topic-area.ts';
import { oneWord } from '../question-parts/one-word-question.ts';
import { plainDrillWish } from '../question-parts/plain-drill-request.ts';
import { refusesDrill } from '../question-parts/refused-drill.ts';
import { calendarAsked } from '../question-parts/calendar-question.ts';
import { chatAsked, withoutChat, withoutOwnName } from '../question-parts/chat-about-name-favorites-and-new-gear.ts';
import { resultGoal } from '../question-parts/result-goal-question.ts';
import { isTopicOf, isTopicOfName, thingsLeftOut, withoutThingsLeftOut } from '../question-parts/things-left-out.ts';
import { explainsDrill } from '../question-parts/explain-drill.ts';
import { trialOrMeal } from '../question-parts/football-trial-and-match-meal.ts';
import { planBySlots } from '../question-parts/plan-slots.ts';
import { placeAsked } from '../question-parts/place-in-app.ts';
import { numbersOfWeek, wholeMessageMeaning } from '../question-parts/whole-message-patterns.ts';
import { foundWall, shortRequest } from '../question-parts/short-drill-request.ts';
import { followUpOnWhatWasTold } from '../question-parts/follow-up-on-what-was-told.ts';
import { readByParts } from '../question-parts/recognise-question.ts';
import { planAsked } from './asks-plan.ts';
import { hallAsked } from '../question-parts/hall-football.ts';
import { newsTold } from '../question-parts/news-told.ts';
import { toldOfOneself } from '../question-parts/facts-told-about-oneself.ts';
import { positionTold } from '../question-parts/own-position.ts';
import { numberTold } from '../question-parts/number-told.ts';
import { questionKind, type QuestionKind } from '../subjects/question-kind.ts';
import { tellSubject } from '../subjects/detect-subject.ts';
import { teamPlayFollowUp } from '../question-parts/team-play-follow-up.ts';
import { keeperDives } from '../question-parts/keeper-dives.ts';
import { saysNothingOfBody } from '../safety/harmless-short-turn.ts';
import { asksWhatIfMissed, saysIsBack, smallTalkIn } from '../safety/harmless-small-talk.ts';
import { besideDenial } from '../safety/tired-not-hurt.ts';
import { asksProgress } from './asks-progress.ts';
import { eventTold } from '../talk-subject/match-setback-or-position-told.ts';
import { tellsWeakness } from '../talk-subject/answered-with-weakest-drill.ts';
import { subjectOfTalk } from '../talk-subject/subject-of-talk.ts';
import { turnOnAdvice } from '../talk-subject/follow-up-on-advice.ts';
import { turnOnAnswer } from '../talk-subject/follow-up-on-answer.ts';
import { turnOnPlan } from '../talk-subject/follow-up-on-plan.ts';
import { faultOnSubject, stopsForTeamMates, turnOnSubject } from '../talk-subject/follow-up-on-subject.ts';
import { goesOnWithPain } from '../safety/goes-on-with-pain.ts';
import { rememberedDuringAnswer } from '../text/remember-during-answer.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { hurts, topicIn, topicOf } from '../topics/find-topic.ts';
import { practiceTotalAsked } from './practice-total-asked.ts';
import { asTopic } from './understood-as-topic.ts';
import { askedInSituation, closerQuestion, isCloser, referringToWord, withNoMoreOfWord } from './detail-follow-up-question.ts';
import { correctedQuestion } from './corrected-turn.ts';
import { bodyAct, continuingAct } from './recognise-body-talk-and-drill-follow-up.ts';
import { goOnByLikeness, goOnByWords, goOnWithoutSubject, MOST_WORDS_ABOUT_FEET } from './continue-conversation.ts';
import { OF_NUMBERS, readWithTurnBefore } from './read-with-turn-before.ts';
import type { Match } from './score-intents.ts';
import { goingOn, readQuestion, understoodAs, type Question, type Understood } from './read-question.ts';
import { wantsShortAnswers } from './wants-short-answers.ts';
import { isClearlyOther, rankedMatches, rankingOf, type IntentMatch, type Ranking } from './rank-intents.ts';

/** Below this a text is like nothing that the coach knows. */
const KNOWN_FROM = 0.16;
/** Below this a text about football is guessed at no more: what is near to it is offered, or other words are asked for. */
const GUESSED_FROM: Readonly<Record<CoachLanguage, number>> = { en: 0.33, de: 0.33, es: 0.3, fr: 0.3, pt: 0.3 };
/** Their answers are something to do. */
const OFFERS_TO_DO: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['which_drill', 'team_mates', 'bored', 'motivation', 'rain', 'no_ball', 'no_wall', 'little_time', 'plan_day', 'plan_week', 'warm_up']);
const NOT_TO_DO: ReadonlySet<QuestionKind> = new Set<QuestionKind>(['why', 'who', 'where']);
const DOUBTED_KIND_BELOW = 0.7;
/** Below this a guess is doubted where the meaning of the words is of another intent, unless they are fewer than these. */
const FEWEST_WORDS_DOUBTED = 4;
const DOUBTFUL_FROM = 0.5;
/** Two intents nearer to each other than this are asked about, where neither is far ahead of what a guess would be. */
const UNSURE_MARGIN = 0.05;
const SURE_FROM = 0.5;
const MOST_WORDS_OF_SKILL = 2;
const SKILL_ALONE_BELOW = 0.6;

/** How a drill goes, whatever the foot. */
const ASKS_HOW = /^(how (do|does|to|would)|wie (geht|gehen|macht|mach))\b/;

const GREETS = /^(?:👋|🙋|✌)+$/u;
const THANKS = /^(?:👍|🙏|❤|💙|💚|💛|🧡|💜|🖤|👌|🥰|😍|🤗|😊|🙂|😀|😁|💪|⚽|🔥|💯|👏|🙌|😎|✅)+$/u;
/** The signs of a text without the marks that only change how they look. */
const bareSigns = (text: string): string => text.replace(/\p{M}|\p{Emoji_Modifier}|\u200D|♂|♀|\s/gu, '');
const OTHER_LANGUAGE =
  /(speak|talk|answer|sprichst|hablas|parles|fala\w*) (\w+ )?(polish|italian|turkish|dutch|arabic|russian|chinese|japanese|swedish|ukrainian|hindi|romanian|greek|danish|norwegian|korean|urdu|bengali|punjabi|welsh|irish|catalan|polnisch|turkisch|italienisch|arabisch|italiano|arabe|chino|turc|italien|polonais|russo|chines)|^in (polish|italian|turkish|dutch|arabic|russian|chinese|japanese)/;

/** What is asked, in the light of what the player wrote before, oldest first. */
export const understand: (text: string, turns?: readonly string[]) => Understood = rememberedDuringAnswer((text, turns) => {
  const asked = understandWhole(text, turns);
  return withoutLeftOut(text, turns, asked) ?? asked;
});

/** A message that was taken for what it leaves out (“stronger without weights”), read without that; null where it was not. */
function withoutLeftOut(text: string, turns: readonly string[], asked: Understood): Understood | null {
  if (isOfUnwanted(asked, text)) return understoodAs(readQuestion(text, asked.before), 'which_drill', { sureness: 1, language: asked.language });
  const things = thingsLeftOut(wordsOf(text));
  const isOfWeights = asked.ask?.kind === 'case' && asked.ask.case.of === 'weights';
  if (things.length === 0 || asked.act !== null || (asked.ask !== null && !(isOfWeights && things.includes('weights')))) return null;
  const { topic, language } = asked;
  const isOfLeftOut = isOfWeights || (topic === null ? asked.intent === 'off_topic' : things.some((thing) => isTopicOf(topic.topic, thing, language)));
  const rest = isOfLeftOut ? withoutThingsLeftOut(text) : null;
  if (rest === null) return null;
  const other = understand(rest, turns);
  return other.intent === 'off_topic' && topic !== null ? null : { ...other, before: asked.before, language, words: asked.words, unwanted: asked.unwanted };
}

/** Guessed of who only says what is not wanted. */
const GUESSED_OF_UNWANTED: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['off_topic', 'motivation', 'bored', 'bad_day']);
/** Whether a message that turns a drill or a skill down was taken for a question about just that, or only guessed. */
function isOfUnwanted({ unwanted, act, ask, told, topic, skill, drillId, intent, sureness, language }: Understood, text: string): boolean {
  if (unwanted.length === 0 || act !== null || ask !== null || told !== null || skill !== null || drillId !== null || questionKind(wordsOf(text).join(' ')) === 'why') return false;
  return topic === null ? GUESSED_OF_UNWANTED.has(intent) && sureness < SURE_FROM : isTopicOfName(topic.topic, unwanted, language);
}

function understandWhole(text: string, turns: readonly string[]): Understood {
  const first = asOffered(withPlayerDataQuestion(text, readInTalk(text, turns)), text);
  const question = readQuestion(text, first.before);
  const own = withNoMoreOfWord(offTopicArea(question, first) ?? first, question);
  if (own.before !== null && tellsWeakness(own.before) && isPlan(own)) return own;
  // Without what was said earlier, so that a long talk is not read twice at each of its turns.
  return stopsForTeamMates(readWithTurnBefore(text, turns.at(-1) ?? '', own, (whole) => understand(whole)) ?? own);
}

/** A question that is offered, word for word, is its topic, whatever a pattern of its words would make of it. */
function asOffered(asked: Understood, text: string): Understood {
  const literal = literalTopic(text);
  const topic = literal?.isOffered === true ? topicOf(literal.topic) : undefined;
  // Who asks what a word means is told that, and the talk goes on with the topic of it.
  if (topic !== undefined && asked.act?.kind === 'word') return { ...asked, topic };
  return topic === undefined || asked.topic === topic ? asked : understoodAs(readQuestion(text, asked.before), topic.intent, { sureness: 1, topic, drillId: null, skill: null });
}

/** What an ask is, whatever its words are also like. */
const INTENT_OF_ASK: Readonly<Record<Exclude<PlayerDataQuestion['kind'], 'case' | 'personal'>, CoachIntent>> = {
  counts: 'my_numbers',
  practiceTotal: 'my_numbers',
  where: 'app_help',
  dayList: 'last_practice',
  dated: 'records',
  toRecord: 'records',
  bestIn: 'records',
  howHard: 'drill_technique',
  mostDone: 'my_numbers',
  place: 'my_numbers',
  tokens: 'rewards_levels',
  months: 'my_numbers',
  stretches: 'my_numbers',
  parentOrTrainer: 'parents',
  resultGoal: 'records',
  chat: 'thanks',
  calendar: 'thanks',
  trial: 'plan_week',
  mealBefore: 'food_sleep',
  lastOfSkill: 'last_practice',
  drillOfLength: 'which_drill',
  drillList: 'which_drill',
};
const OF_BOARDS: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['app_help', 'my_numbers']);

/** Whether a turn is about the plan of the talk. */
const isOfPlan = ({ act }: Understood): boolean => act?.kind === 'onSubject' && act.subject.of === 'plan';

/** A question with the exact one in it, where there is one. */
function withPlayerDataQuestion(text: string, asked: Understood): Understood {
  // Sad news and an illness are answered first, whatever number is named beside them.
  if (asked.ask !== null || isCloser(asked) || asked.act?.kind === 'sadNews' || asked.topic?.topic === 'ill' || isOfPlan(asked)) return asked;
  const ask = playerDataQuestionIn(text, asked);
  if (ask === null) return asked;
  // In a talk about a thing of the app its own words ask more exactly, but for a place on the board.
  if (asked.act?.kind === 'onApp' && asked.before !== null && ask.kind !== 'place') return asked;
  // Who asks about a day of the plan before goes on to speak of that plan.
  if (ask.kind === 'case' && ask.case.of === 'planDay' && asked.before !== null) return { ...asked.before, ask };
  if (ask.kind === 'case') return { ...asked, ask, intent: INTENT_OF_ENOUGH_STREAK_OR_MATCH[ask.case.of], told: null, nearest: [], unsureOf: null, followUp: null, goesOn: false };
  const ownIntent = ask.kind === 'place' && ask.wantsDrill ? 'which_drill' : ask.kind === 'dated' && ask.of === 'last' ? 'last_practice' : ask.kind === 'personal' ? INTENT_OF_PERSONAL_QUESTION[ask.personal.of] : INTENT_OF_ASK[ask.kind];
  const ofKind: ReadonlySet<CoachIntent> = ask.kind === 'place' ? OF_BOARDS : OF_NUMBERS;
  const keeps = asked.topic !== null && ofKind.has(asked.topic.intent) && (ownIntent !== 'which_drill' || ask.kind === 'place');
  const intent = keeps && ownIntent !== 'which_drill' ? asked.intent : ownIntent;
  return { ...asked, ask, skill: 'skill' in ask ? ask.skill : asked.skill, intent, topic: keeps ? asked.topic : null, told: null, nearest: [], unsureOf: null, followUp: null, goesOn: false };
}

/** Which drill it was most of all, behind how many. */
const ASKS_MOST = /^(?:(?:and|und|so|ok|also) )*(?:which|what|welche) (?:drill|exercise|one|ubung)(?: (?:did i do|have i done|was it|hab ich|habe ich|war es))?(?: (?:the|gemacht))* ?(?:most|most often|am meisten|am haufigsten|am oftesten)(?: (?:then|gemacht|denn))*$/;

/** The way to a thing of the app. */
function placeInApp(question: Question): Understood | null {
  const asked = placeAsked(question);
  if (asked === null) return null;
  const topic = asked.topic === null ? null : (topicOf(asked.topic) ?? null);
  return understoodAs(question, 'app_help', { sureness: 1, topic, ask: { kind: 'where', place: asked.place }, drillId: null, skill: null });
}

function readInTalk(text: string, turns: readonly string[]): Understood {
  const before = turns.length > 0 ? understand(turns.at(-1) ?? '', turns.slice(0, -1)) : null;
  const question = readQuestion(text, before);
  const known = inOtherWords(question);
  if (known !== null) return understand(known, turns);
  const plan = planBySlots(question);
  // Asked by itself: it is a whole plan, and changes none.
  if (plan !== null) return { ...understand(plan), before };
  const inSituation = askedInSituation(question) ?? ownResultsTold(question);
  if (inSituation !== null) return inSituation;
  const habit = appOveruseQuestion(question);
  if (habit !== null) return habit;
  const ofAdult = recogniseParentOrTrainerQuestion(question);
  if (ofAdult !== null) return ofAdult;
  const ofParent = askedByParent(question);
  if (ofParent !== null) return ofParent;
  const unnamed = withoutChat(withoutOwnName(text));
  if (unnamed !== text) return understand(unnamed, turns);
  const chat = chatAsked(question);
  if (chat !== null) return chat;
  const news = toldOfOneself(question.raw.join(' '), before === null) === null && positionTold(question.raw.join(' ')) === null ? newsTold(question) : null;
  if (news !== null) return news;
  const ofNamedDrill = explainsDrill(question);
  if (ofNamedDrill !== null) return ofNamedDrill;
  const ofTrial = trialOrMeal(question);
  if (ofTrial !== null) return ofTrial;
  const ofCalendar = calendarAsked(question);
  if (ofCalendar !== null) return ofCalendar;
  const ofGoal = resultGoal(question);
  if (ofGoal !== null) return ofGoal;
  // Behind a result that was told a number is one of it.
  const result = before?.intent === 'records' && before.drillId !== null ? numberTold(question) : null;
  if (result !== null) return result;
  const closer = closerQuestion(question) ?? correctedQuestion(question, turns, understand) ?? referringToWord(question, understand);
  if (closer !== null) return closer;
  const ofHall = literalTopic(text) === undefined ? hallAsked(question) : null;
  if (ofHall !== null) return ofHall;
  const detail = addedDetail(question, turns.at(-1) ?? '');
  if (detail !== null) return detail;
  const ofStar = namesFavourite(question) ? asTopic(question, 'likesStar', { drillId: null, skill: null }) : null;
  if (ofStar !== null) return ofStar;
  const forWeakness = planForWeakness(question);
  if (forWeakness !== null) return forWeakness;
  const ofAdvice = turnOnAdvice(question);
  // “Where do I start” behind an advice is of that, and of no page.
  const place = ofAdvice === null ? placeInApp(question) : null;
  if (place !== null) return place;
  const ofLoad = trainingLoadQuestionIn(question);
  if (ofLoad !== null) return ofLoad;
  const account = practiceTotalAsked(question);
  if (account !== null) return account;
  const personal = personalQuestionIn(question);
  if (personal !== null) return personal;
  const ofWeek = numbersOfWeek(question.raw);
  if (ofWeek !== null) return understand(ofWeek, turns);
  if (before?.intent === 'my_numbers' && ASKS_MOST.test(question.raw.join(' '))) return { ...understand(question.language === 'de' ? 'welche übung habe ich am meisten gemacht' : 'which drill have i done the most'), before };
  if (before !== null && !text.includes('?') && AGREES.test(question.raw.join(' '))) return understoodAs(question, 'thanks', { sureness: 1, act: { kind: 'agreed' }, drillId: before.intent === 'injury' ? null : before.drillId });
  const byForm = refusesDrill(question) ?? wholeMessageMeaning(question) ?? fixedWordingQuestion(question);
  if (byForm !== null) return byForm;
  const reason = before === null || before.intent === 'injury' ? null : reasonGiven(text);
  if (reason !== null) {
    const told = understand(reason, []);
    if (told.topic !== null && told.act === null && told.nearest.length === 0) return { ...told, before };
  }
  const wish = before?.intent === 'injury' ? null : plainDrillWish(question);
  if (wish !== null) return wish;
  const word = oneWord(question);
  if (word !== null) return word;
  if (wantsShortAnswers(question.raw)) return understoodAs(question, before?.intent ?? 'thanks', { sureness: 1, act: { kind: 'shortAnswers' }, drillId: before?.drillId ?? null, skill: before?.skill ?? null });
  const isAboutPlan = before !== null && subjectOfTalk(before)?.of === 'plan';
  const ofPlan = isAboutPlan ? changeOfPlan(question) : null;
  if (ofPlan !== null) return ofPlan;
  if (ofAdvice !== null) return ofAdvice;
  const playedWith = before === null ? null : keeperDives(question) ?? teamPlayFollowUp(question);
  if (playedWith !== null) return playedWith;
  const ofApp = before === null ? null : turnOfApp(question);
  if (ofApp !== null) return ofApp;
  const ofDrill = before === null ? null : askedOfDrill(text, turns.at(-1) ?? '', before.language);
  if (ofDrill !== null && before?.intent !== 'injury') return understand(ofDrill, turns.slice(0, -1));
  // What is told of a pain is no new question.
  const whole = before === null || (before.intent === 'injury' && goesOnWithPain(wordsOf(text))) ? null : carriedOver(text, turns.at(-1) ?? '');
  if (whole !== null) return { ...understand(whole, turns.slice(0, -1)), before };
  const bare = withoutThanks(text);
  if (bare !== text) return understand(bare, turns);
  if (question.spoken === null || OTHER_LANGUAGE.test(question.words.join(' '))) return understoodAs(question, 'other_language_unsupported');
  if (question.raw.length === 0) return signsAlone(question);
  const ofPlay = keeperDives(question) ?? teamPlayFollowUp(question);
  if (ofPlay !== null) return ofPlay;
  const ofBody = bodyAct(question);
  if (ofBody !== null) return ofBody;
  const feeling = feelingTold(question);
  if (feeling !== null) return feeling;
  const event = eventTold(question);
  if (event !== null) return event;
  const astray = ballAstray(question);
  if (astray !== null) return astray;
  const beside = besideDenial(question.raw);
  if (beside !== null) return understand(beside, turns);
  const number = numberTold(question);
  if (number !== null) return number;
  const wall = foundWall(question);
  if (wall !== null) return wall;
  const onSubject = turnOnSubject(question);
  // Of counts more is known by their own words.
  const ofCount = onSubject?.act?.kind === 'onSubject' && onSubject.act.subject.of === 'practice' ? everydayFollowUp(question) : null;
  if (onSubject !== null) return ofCount ?? onSubject;
  const onAnswer = turnOnAnswer(question);
  if (onAnswer !== null) return onAnswer;
  const everyday = everydayFollowUp(question) ?? everydayQuestion(question) ?? spanishFrenchPortugueseQuestion(question);
  if (everyday !== null) return everyday;
  const plain = plainTurn(question);
  if (plain !== null) return plain;
  const ofThingNamed = before === null ? askOfApp(question) : null;
  if (ofThingNamed !== null) return ofThingNamed;
  const ofBefore = followUpOnWhatWasTold(question);
  if (ofBefore !== null) return ofBefore;
  const meanings = meaningsOf(withoutConcession(text), question.language);
  const story = meanings === null || before !== null ? null : readStory(question, meanings);
  if (story !== null) return story;
  const choice = choiceOfList(question);
  if (choice !== null) return choice;
  const continuing = continuingAct(question);
  if (continuing !== null) return continuing;
  const byParts = readByParts(question);
  const isMistaken = byParts?.topic != null && meanings !== null && isMisread(byParts.topic, meanings, question.language);
  if (byParts !== null && !isMistaken) return byParts;
  const fault = byParts === null ? faultOnSubject(question) : null;
  if (fault !== null) return fault;
  const matches = rankedMatches(question);
  const ranking = rankingOf(matches);
  if (byParts !== null) {
    const learned = exactQuestion(question, matches, ranking?.first, meanings);
    return learned?.topic?.topic === meanings?.learned[0]?.topic ? learned ?? byParts : byParts;
  }
  if (isOfProgress(question, ranking?.first)) return understoodAs(question, 'analyse_practice', { sureness: 1 });
  const named = hurts(question.raw, question.words) ? null : planAsked(question.raw);
  if (named !== null) return understoodAs(question, named, { sureness: 1 });
  if (meanings !== null && isUnanswerable(text, meanings) && !isOtherwiseKnown(question, ranking)) {
    return understoodAs(question, 'off_topic', { nearest: nearestTopics(meanings), nearWord: meanings.subject?.word ?? null });
  }
  const exact = exactQuestion(question, matches, ranking?.first, meanings);
  const told = tellSubject(question, { exact, first: ranking?.first, meanings });
  if (told !== null) return told;
  if (exact !== null) return exact;
  if (ranking === null) return understoodAs(question, 'off_topic');
  return (
    goOnByWords(question, ranking) ??
    goOnByLikeness(question, ranking) ??
    goOnWithoutSubject(question, ranking) ??
    likeliest(question, ranking, meanings)
  );
}

/** Agrees, and asks nothing more. */
const AGREES = /^(?:ok|okay|oki|okey|okie|okidoki|kk|k|alright|all right|alrighty|got it|understood|makes sense|fair enough|alles klar|verstanden|na gut|in ordnung|vale|de acuerdo|entendido|daccord|d accord|ca marche|beleza|entendi)(?: (?:then|dann|sarah|coach))*$/;
const MOST_WORDS_OF_NAME = 3;
/** Says something else than a name. */
const NO_NAME = /\b(?:yes|no|nope|yeah|ok|okay|thanks?|thx|cool|lol|haha|hi|hello|what|who|why|how|which|when|where|i|you|me|my|it|that|give|show|more|dont|none|nobody|next|drill|plan|ja|nein|danke|was|wer|wie|warum|ich|du|mein\w*|das|mir|mehr|keine\w*|niemand|und|and|si|gracias|oui|non|merci|sim|nao|obrigad\w*|level|xp|tokens?|streak|help|hilfe|sad|traurig)\b/;
/** Whether a turn is a name, behind the question whom the player likes. */
const namesFavourite = ({ before, raw, drillId, skill, words }: Question): boolean =>
  before?.topic?.topic === 'favourite' && raw.length > 0 && raw.length <= MOST_WORDS_OF_NAME && drillId === null && skill === null && !hurts(raw, words) && !NO_NAME.test(raw.join(' '));

/** What was told before is meant by that word. */
const THAT = /\b(?:that|it|this|these|those|them|das|dies\w*|es|daran|dafur|dabei|darin|dagegen|damit|eso|esto|ca|cela|isso|isto)\b/;
const A_PLAN = /\b(?:plan|\w+plan|schedule|programme?|routine)\b/;
const MAKES = /\b(?:make|give|create|build|write|need|want|can (?:i|you|u)|could|pls|please|mach\w*|gib|erstell\w*|brauch\w*|schreib\w*|bitte|will|mocht\w*|haz\w*|dame|fais|donne|faz|me da|cria)\b/;
const SEVERAL_DAYS = /\b(?:week\w*|woche\w*|(?:[2-7]|two|three|four|five|six|seven|zwei|drei|vier|funf|sechs|sieben) (?:days?|tage?n?))\b/;
/** A plan for what an answer of the talk named as the weakness. */
function planForWeakness(question: Question): Understood | null {
  const { before, raw } = question;
  if (before === null || !tellsWeakness(before)) return null;
  const text = raw.join(' ');
  if (!A_PLAN.test(text) || !MAKES.test(text) || !THAT.test(text)) return null;
  return understoodAs(question, SEVERAL_DAYS.test(text) ? 'plan_week' : 'plan_day', { sureness: 1, drillId: null, skill: null });
}

/** What a turn gives as the reason of the one before: "because I never play". */
const REASON = /^(?:(?:and|yes|yeah|well|und|ja|na) )*(?:just )?(?:because|becuase|bcause|cause|cuz|cus|cos|coz|bc|weil|denn|porque|pq|parce que|parceque) (.+)$/i;
const FEWEST_WORDS_OF_REASON = 3;
const reasonGiven = (text: string): string | null => {
  const reason = REASON.exec(text.trim())?.[1] ?? null;
  return reason === null || reason.split(/\s+/).length < FEWEST_WORDS_OF_REASON ? null : reason;
};

/** What a turn asks of a thing of the app, unless it tells of the body or of a feeling, or rules for just that turn know it. */
function turnOfApp(question: Question): Understood | null {
  const asked = askOfApp(question);
  if (asked === null || bodyAct(question) !== null || feelingTold(question) !== null) return null;
  return everydayFollowUp(question) ?? followUpOnWhatWasTold(question) ?? asked;
}

/** A turn about the plan of the talk, where it tells of nothing that weighs more. */
const changeOfPlan = (question: Question): Understood | null => (bodyAct(question) === null && feelingTold(question) === null && ballAstray(question) === null ? turnOnPlan(question) : null);

/** What is, from its first word to its last, small talk or an ask in few plain words; null for all else. */
function plainTurn(question: Question): Understood | null {
  const said = question.raw.join(' ');
  const talk = smallTalkIn(said);
  if (talk !== null) return understoodAs(question, 'thanks', { sureness: 1, act: { kind: 'smallTalk', said: talk } });
  if (saysIsBack(said)) return understoodAs(question, 'greeting', { sureness: 1 });
  if (asksWhatIfMissed(said)) return asTopic(question, 'streakRule');
  return shortRequest(question);
}

/** A story by what was learned: its topic, or what it may be about where that is not clear; null where it is read as any other message. */
function readStory(question: Question, meanings: Meanings): Understood | null {
  const story = storyMeaning(question.text, meanings, hurts(question.raw, question.words));
  if (story === null) return null;
  const { topic, offered: nearest } = story;
  // Of a drill or a skill that it names more is known than what it may be about.
  if (topic === null && (question.drillId !== null || question.skill !== null)) return null;
  return topic === null ? understoodAs(question, 'off_topic', { nearest }) : understoodAs(question, topic.intent, { topic, nearest });
}

/** Whether something else than what was learned knows what is asked: the talk before, a drill or a skill, pain, a pattern, the coach herself. */
function isOtherwiseKnown({ before, raw, words, drillId, skill }: Question, ranking: Ranking | null): boolean {
  if (before !== null || drillId !== null || skill !== null || ranking?.first.class === 'who_are_you') return true;
  return hurts(raw, words) || topicIn(raw, words, false) !== null;
}

/** What a film of the player shows is another thing than the numbers of practice. */
const OF_FILM = /\b(video|clip|film\w*|technique|technik|form|posture|haltung|analys\w*)\b/;
/** These tell numbers of their own. */
const TELLS_NUMBERS: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['my_numbers', 'records', 'last_practice']);

/** Whether a drill or a skill is named, and what is asked is how the player's own practice of it goes. */
function isOfProgress({ raw, words, drillId, skill, foot }: Question, first: IntentMatch | undefined): boolean {
  if (drillId === null && skill === null && foot !== 'weak') return false;
  const text = raw.join(' ');
  if (!(asksProgress(text) || asksProgress(words.join(' '))) || OF_FILM.test(text)) return false;
  return !hurts(raw, words) && (first === undefined || !TELLS_NUMBERS.has(first.class));
}

/** A text without a word in it: a wave, a thumb, a ball. */
function signsAlone(question: Question): Understood {
  const signs = bareSigns(question.text);
  if (GREETS.test(signs)) return understoodAs(question, 'greeting');
  return THANKS.test(signs) ? understoodAs(question, 'thanks') : (goingOn(question, 'follow_more') ?? understoodAs(question, 'off_topic'));
}

/** Asks how to get better, or wants to, and not whether it did. */
const ASKS_HOW_TO_GET_BETTER = /\b(how (can|could|do|to|should|would|shall) (i|we|he|she|you|u|my \w+)?|wie (kann|konnte|werd\w*|soll\w*|muss|schaff\w*|krieg\w*|bekomm\w*) (ich|man|wir|er|sie|mein\w*))\b/;
const WANTS_TO_GET_BETTER = /\b(?:i )?(?:want|wanna|need|would like) (?:to )?(?:get|be|become) (?:\w+ )?better\b|\b(?:will|mochte|muss|wurde gern\w*) (?:\w+ ){0,2}besser\b/;
const wantsToImprove = (text: string): boolean => ASKS_HOW_TO_GET_BETTER.test(text) || WANTS_TO_GET_BETTER.test(text);
/** What stands against something tells of it, and is not what is asked: "…, although I am right-footed". */
const CONCESSION = /^(.+?),? (?:obwohl|although|even ?(?:though|tho)|eventho|trotz(?:dem ich| dass))\b/i;
const FEWEST_WORDS_OF_CLAUSE = 3;

/** Thanks with a question behind it: "ok thx what else can I do". */
const THANKS_FIRST = /^(?:(?:ok|okay|cool|nice|great|super|alright)[ ,!.]+)*(?:thx|thanks|thank (?:you|u)|ty|danke(?:sch(?:ö|oe)n)?)(?: sarah| coach)?[ ,!.:]+(?:(?:and|but|und|aber) )?(?=(?:what|wat|how|which|can|could|when|where|why|give|gimme|show|tell|was|wie|welche|kann|wann|warum|gib|zeig) \S+ \S+)/i;
const withoutThanks = (text: string): string => text.replace(THANKS_FIRST, '');

/** A question without the clause that stands against it. */
function withoutConcession(text: string): string {
  const main = CONCESSION.exec(text)?.[1];
  return main === undefined || main.split(/\s+/).length < FEWEST_WORDS_OF_CLAUSE ? text : main;
}

/** Tells which foot somebody plays with. */
const SAYS_WHICH_FOOT = /\b((left|right) ?(foot|feet|sid)\w*|left(y|ies)|right(y|ies)|(links|rechts)fuss\w*|(am|im|bin|is|are|ist) (a )?(left|right|links|rechts)\w*)\b/;

/** Tells of a match that was lost, and asks for no score of others. */
const SAYS_LOST = /\b(?:we|wir|hemos|on a|nous avons|a gente|nos) (?:\w+ )?(?:lost|verloren|perdido|perdu|perdemos)\b|\b(?:perdimos|perdemos|perdeu de)\b/;

const TO_THE_COACH = /\b(you|u|ur|r u|your|youre|yourself|ya|sarah|coach|program|robot|bot|ai|chat ?gpt|this|it|du|dein\w*|dir|dich|bist|programm|roboter|ki)\b/;

/** A question that has an answer of its own, by its words or by what they mean. */
function exactQuestion(question: Question, matches: readonly Match[], first: IntentMatch | undefined, meanings: Meanings | null): Understood | null {
  const { text, before, raw, words, language, drillId, foot } = question;
  const main = withoutConcession(text);
  const found = main === text ? topicIn(raw, words, drillId !== null) : topicIn(wordsOf(main), wordsOf(main), drillId !== null);
  const pattern = found !== null && !isClearlyOther(found, matches, words, language) ? found.topic : null;
  const asksForFoot = before !== null && foot !== null && raw.length <= MOST_WORDS_ABOUT_FEET;
  const known = { pattern, intent: first?.class, intentScore: first?.score ?? 0, hurts: hurts(raw, words), namesDrill: drillId !== null, inTalk: before !== null };
  const meant = meanings === null || asksForFoot ? null : chooseMeaning(text, meanings, known);
  const topic = meant ?? pattern;
  if (topic?.topic === 'better' && wantsToImprove(raw.join(' '))) return null;
  // Which foot one kicks with, and what to do with one of them, are two questions.
  if (topic?.topic === 'leftFooted' && !SAYS_WHICH_FOOT.test(wordsOf(withoutConcession(text)).join(' '))) return null;
  // A birthday is the coach's own only where she is spoken to.
  if (topic?.topic === 'sarahAge' && !TO_THE_COACH.test(raw.join(' ')) && !TO_THE_COACH.test(words.join(' '))) return null;
  return topic === null ? null : understoodAs(question, topic.intent, { topic });
}

/** Somebody who may be hurt. */
const OF_SOMEBODY = /\b(?:i|im|ive|me|my|mine|myself|he|him|his|she|her|they|them|their|we|us|our|you|your|son|daughter|child|kid|friend|brother|sister|mate|player|ich|mich|mir|mein\w*|er|ihm|ihn|sein\w*|sie|ihr\w*|wir|uns|unser\w*|du|dein\w*|sohn|tochter|kind|freund\w*|bruder|schwester|spieler\w*|yo|mi|me|je|j|mon|ma|moi|eu|meu|minha)\b/;
/** Whether a message asks who does something, or where, and speaks of nobody: what sounds like pain in it is chance (“who paints the lines”). */
const asksOfNobody = ({ raw, words }: Question): boolean => {
  const text = raw.join(' ');
  const kind = questionKind(text);
  return (kind === 'who' || kind === 'where') && !OF_SOMEBODY.test(text) && !hurts(raw, words);
};

/** The intent that the words are likest to, with what else they may mean where that is not clear. */
function likeliest(question: Question, { first, second }: Ranking, meanings: Meanings | null): Understood {
  const { before, raw, language, drillId, skill, foot } = question;
  if (skill !== null && skill !== 'weak_foot' && drillId === null && first.class === 'which_drill' && WANTS_TO_GET_BETTER.test(raw.join(' '))) return understoodAs(question, 'improve_skill', { sureness: 1 });
  // How to get better at a skill that is named leaves nothing to doubt.
  const isPlainWish = first.class === 'improve_skill' && skill !== null && ASKS_HOW_TO_GET_BETTER.test(raw.join(' '));
  const isDoubtful = !isPlainWish && first.score < DOUBTFUL_FROM && raw.length >= FEWEST_WORDS_DOUBTED;
  const nearest = meanings !== null && isDoubtful && intentByMeaning(meanings) !== first.class ? nearestTopics(meanings) : [];
  const isGuess = first.score < GUESSED_FROM[language];
  // Of languages without meanings nothing near is known; what may be pain stays that, unless no word of it is of the body.
  const isNothing = first.class === 'injury' ? first.score < SURE_FROM && (saysNothingOfBody(raw) || asksOfNobody(question)) : isGuess;
  // A reason, a person, a place or a time is none of what these do.
  const kind = OFFERS_TO_DO.has(first.class) && first.score < DOUBTED_KIND_BELOW && drillId === null && skill === null && before === null ? questionKind(raw.join(' ')) : null;
  if (kind !== null && NOT_TO_DO.has(kind) && meanings !== null) return understoodAs(question, 'off_topic', { nearest: nearestTopics(meanings), nearWord: meanings.subject?.word ?? null });
  if (isNothing && meanings === null) return understoodAs(question, 'off_topic', { act: { kind: 'unclear' } });
  if (isGuess && meanings !== null) {
    const near = nearestTopics(meanings);
    // What is near by other words than the one it is about is no answer to it, and no guess is better.
    if (near.length > 0 || isNearAnyTopic(meanings)) return understoodAs(question, 'off_topic', { nearest: near, nearWord: meanings.subject?.word ?? null });
  }
  if (first.score < KNOWN_FROM) return understoodAs(question, 'off_topic');
  // A skill by itself, "shooting", wants to get better at it.
  if (raw.length <= MOST_WORDS_OF_SKILL && skill !== null && drillId === null && first.score < SKILL_ALONE_BELOW) {
    return understoodAs(question, 'improve_skill', { sureness: first.score });
  }
  // Getting better with a foot, and at nothing else, is about that foot.
  const namesFoot = foot !== null && foot !== 'both' && (skill === null || skill === 'weak_foot') && (drillId === null || drillId === 'weak_foot');
  const isAboutFoot = first.class === 'improve_skill' && namesFoot;
  const isUnsure = first.score < SURE_FROM && first.score - second.score < UNSURE_MARGIN;
  const keepsSubject = first.class === 'too_hard' || first.class === 'too_easy';
  const asksHow = first.class === 'weak_foot' && drillId !== null && drillId !== 'weak_foot' && ASKS_HOW.test(raw.join(' '));
  const isLost = first.class === 'matches' && SAYS_LOST.test(raw.join(' '));
  return understoodAs(question, isAboutFoot ? 'weak_foot' : asksHow ? 'drill_technique' : isLost ? 'bad_day' : first.class, {
    sureness: first.score,
    unsureOf: isUnsure && !isAboutFoot && nearest.length === 0 ? second.class : null,
    nearest,
    drillId: drillId ?? (keepsSubject ? (before?.drillId ?? null) : null),
    skill: skill ?? (keepsSubject ? (before?.skill ?? null) : null),
  });
}
