import { drillOf, findDrill, suggestedMinutes, warmUp, type CoachIntent, type Drill, type DrillId } from '@touchline/domain';
import { coachGrammar } from '@touchline/messages/coach-grammar';
import { coachPracticeLoadStreakAndMatchLines, coachDialogueActLines, coachIntentLines, coachSkillNames, coachSubjectQuestionLines, coachTalkFollowUpLines } from '@touchline/messages/coach-lines';
import { coachTopics } from '@touchline/messages/coach-topics';
import { fill } from '@touchline/messages/fill';
import { warmUpTexts } from '@touchline/messages/warm-up-and-safety';
import type { Understood } from '../intents/read-question.ts';
import { questionOf } from '../meanings/example-question-lookup.ts';
import type { PlayerContext } from '../player-context.ts';
import { appHelp } from './app-help-answer.ts';
import { described, forFoot, harderDrill, improve, inside, technique, whichDrill, MOST_LEVEL_OF_A_WISH } from './drill-choice-and-technique-answers.ts';
import { formAnalysis } from './video-analysis-answer.ts';
import type { Asked } from './answer-context.ts';
import { isSide, suitsFoot } from './asked-foot.ts';
import { drillOrNone, drillsFor, isRecoveryDue, ownDrill, upTo } from './choose-drill.ts';
import { MINUTES, only, withDrill, type Composed } from './composed-answer.ts';
import { timesShorter } from './shorten-answer.ts';
import { counted } from './own-number-answers.ts';
import { easierDrill } from './easier-drill.ts';
import { fitsRoom, isInRoom, needsNoCones } from './training-space-and-gear.ts';
import { analysis, bests, isAway, lastPractice, numbers, rewards, streakAnswer, streakLine, valuesOf } from './own-statistics-text.ts';
import { afterDoneToday, doneToday } from './done-today.ts';
import { growthOf } from './most-improved-drills.ts';
import { drillsOfSkill, progress } from './skill-progress.ts';
import { mentionMissingGearInPlan } from './mention-missing-gear-in-plan.ts';
import { planWish } from './read-plan-wish.ts';
import { oneDrillPlan } from './practice-plan.ts';
import { dayPlan, weekPlan } from './make-practice-plan.ts';
import { minutesIn } from '../question-parts/minutes-named.ts';
import { ago, alternatives, footName, listed, nameOf } from './phrasing.ts';

/** With more minutes than this there is time for a session of several drills. */
const MOST_IS_LITTLE = 15;

/** The questions by which topics are asked for. */
export const questionsOf = (topics: Understood['nearest']): string => alternatives(topics.map((topic) => fill(coachGrammar.quoted, { text: questionOf(topic) })));

/** Who made the coach. */
const ASKS_WHO_MADE = /\b(?:who|whos|wer|(?:which|what) (?:company|person|people|team)|welche (?:firma|person|leute)) (?:\w+ ){0,4}(?:made?|makes?|built|build|creat\w*|invent\w*|program\w*|coded?|wrote|design\w*|develop\w*|behind|gemacht|macht|gebaut|programmier\w*|erfunden|erschaffen|erstell\w*|entwickel\w*|geschrieben|hinter|dahinter)\b/;

const OF_A_WEEK = /\b((this|last|past) week|(diese|letzte)\w? woche)\b/;

/** Matches of others, which the dashboard shows. */
const OF_SCORES = /scores?|results?|\blive\b|\b(wins?|won|lost|lose|plays?|playing|kick ?off|table|league|cup|today|tonight|tomorrow|yesterday|weekend)\b|stand\b|ergebnis|spielt|heute|gestern|morgen|tabelle|liga|pokal|marcador|resultado|partido|juega|hoy|joue|jogo|joga|placar/;

/** The day before a match no session is planned. */
const MATCH_TOMORROW = /\b(match|game|tournament|cup|spiel|turnier)\b (\w+ ){0,2}(tomorrow|morgen)\b|\b(tomorrow|morgen)\b (\w+ ){0,3}(match|game|tournament|spiel|turnier)\b/;

const PARENTS = 'dad|mum|mom|parents|family|grandad|grandpa|grandma|papa|mama|vater|mutter|eltern|opa|oma|familie';
const WATCHED_BY_PARENTS = new RegExp(`\\b(${PARENTS})\\b.*\\b(watch\\w*|come|comes|there|zuschau\\w*|zugu(ck|gg)\\w*|zuseh\\w*|zusieht|schaut|guckt|kommt|kommen|dabei|da (ist|sind))\\b`);
/** Who says that they are bad is told what they have done; a hard day by itself asks for no numbers. */
const DOUBTS_SKILL = /\b(im|i am|was|i|ich|bin) (\w+ ){0,4}(bad|suck\w*|rubbish|trash|useless|worst|terrible|awful|crap|horrible|not good|shit|schlecht\w*|mies|scheisse|nutzlos|versag\w*)\b|\b(never|nie) (\w+ ){0,2}(good|better|improve|gut|besser)\b|\bplayed (\w+ )?(bad|badly|terrible|rubbish|awful)\b/;

/** The drill of a skill that was practised most with a number; null where none was. */
function bestOfSkill(skill: string | null, { drills }: PlayerContext): DrillId | null {
  const isOfSkill = skill === null ? null : drillsOfSkill(skill);
  return isOfSkill === null ? null : (drills.find(({ drillId, bestResult }) => bestResult > 0 && isOfSkill(drillOf(drillId)))?.drillId ?? null);
}

/** What there is to say for each intent. */
export const intentAnswers: Readonly<Record<CoachIntent, (asked: Asked) => Composed>> = {
  analyse_practice: (asking) => {
    const { context, say, asked, words } = asking;
    const ofSubject = context.totalSessions === 0 ? null : progress(asking);
    if (ofSubject !== null) return ofSubject;
    return { said: analysis(context, say, asked.drillId, words), drills: [isRecoveryDue(context) && asked.drillId === null ? upTo(context).id : (context.weakest?.drillId ?? upTo(context).id)], minutes: MINUTES };
  },
  improve_skill: improve,
  motivation: ({ context, say, has }) => {
    const lines = coachIntentLines.motivation;
    const top = context.strongest ?? context.drills[0];
    const values = top === undefined ? null : { ...valuesOf(top), streak: context.currentStreak, bestStreak: context.bestStreak, sessions: context.totalSessions };
    const built = values === null ? say(lines.none) : say(context.currentStreak > 0 ? lines.running : lines.paused, values);
    const drill = isAway(context) || top === undefined ? findDrill('toe_taps') : findDrill(top.drillId);
    return withDrill(drill, [...(has(/\bpro\b|profi|famous/) ? [say(lines.pro)] : []), built, say(lines.small)]);
  },
  which_drill: whichDrill,
  drill_technique: technique,
  my_numbers: ({ context, say, asked, words }) => withDrill(drillOrNone(asked.drillId) ?? ownDrill(context, words), numbers(context, say, asked.drillId, words)),
  last_practice: (asking) => {
    const { context, say, asked, has } = asking;
    if (asked.drillId === null && has(OF_A_WEEK) && has(/\b(did|done|have|gemacht|trainiert|geubt|hab\w*)\b/)) return withDrill(ownDrill(context, asked.words), counted.weeks?.(asking) ?? []);
    const onlyOne = /\b(it|in it)\b/.test(asked.words.join(' '));
    return withDrill(onlyOne || asked.drillId === null ? ownDrill(context, asked.words) : findDrill(asked.drillId), lastPractice(context, say, onlyOne ? null : asked.drillId, asked.words));
  },
  records: ({ context, say, asked, has }) => {
    const isOfStreak = has(/streak|racha|serie|sequencia/);
    if (isOfStreak && asked.drillId === null && !has(/record\w*|best\w*|rekord\w*|score/)) return withDrill(ownDrill(context, asked.words), [streakAnswer(context, say)]);
    const drillId = isOfStreak ? null : (asked.drillId ?? bestOfSkill(asked.skill, context));
    return withDrill(drillId === null ? ownDrill(context, asked.words) : findDrill(drillId), bests(context, say, drillId));
  },
  plan_day: (asking) => {
    const { context, say, foot, has } = asking;
    if (has(/(how (long|much|many min\w*)|wie (lange|viele min\w*)|cuant\w+|combien|quant\w+) .*(day|tag|dia|jour)|screen ?time|too much|twice/) && asking.asked.followUp !== 'follow_shorter') {
      return only(say(coachIntentLines.plan_day.enough, { ...suggestedMinutes(context.age) }), say(coachIntentLines.plan_day.days));
    }
    if (has(MATCH_TOMORROW)) return withDrill(findDrill('recovery'), [say(coachIntentLines.matches.before)]);
    const wish = planWish(asking);
    const isForToday = !has(/tomor|morgen|manana|demain|amanha/);
    const isOpen = isForToday && minutesIn(asking.words) === null && wish.wished.length === 0;
    const { minutes: done } = doneToday(context);
    // What was done today, and so many days in a row, are known before anything is planned.
    if (isOpen && isRecoveryDue(context)) return { ...withDrill(findDrill('recovery'), [say(coachIntentLines.plan_day.rest, { streak: context.currentStreak }), say(coachPracticeLoadStreakAndMatchLines.moreThanRest)]), plan: oneDrillPlan(drillOf('recovery'), context, MINUTES) };
    if (isOpen && done >= suggestedMinutes(context.age).from) {
      const next = upTo(context, asking.not);
      return { ...withDrill(next, [say(coachPracticeLoadStreakAndMatchLines.doneToday, { minutes: done, drill: nameOf(next.id) }), say(coachPracticeLoadStreakAndMatchLines.moreThanRest)]), plan: oneDrillPlan(next, context, MINUTES) };
    }
    const planned = dayPlan(context, wish, say);
    const plan = asking.asked.goesOn ? mentionMissingGearInPlan(planned, asking) : isForToday ? { ...planned, said: [...afterDoneToday(context, say), ...planned.said] } : planned;
    return isSide(foot) ? { ...plan, said: [...plan.said, say(coachIntentLines.plan_day.foot, { foot: footName(foot) })] } : plan;
  },
  plan_week: (asking) => mentionMissingGearInPlan(weekPlan(asking.context, planWish(asking), asking.say), asking),
  little_time: (asking) => {
    const { context, say, asked, given, category, words, not, foot, has } = asking;
    const lines = coachIntentLines.little_time;
    if (has(/\b(enough|too little|too short|reich(t|en)|genug|zu wenig|zu kurz|langt)\b/)) return only(say(coachTopics.enough, { ...suggestedMinutes(context.age) }));
    if ((minutesIn(words) ?? 0) > MOST_IS_LITTLE) return mentionMissingGearInPlan(dayPlan(context, planWish(asking), say), asking);
    const minutes = Math.max(2, Math.floor((minutesIn(words) ?? MINUTES) / 2 ** timesShorter(asked)));
    const isThere = isInRoom(has) ? fitsRoom(has) : (one: Drill): boolean => one.equipment.cones === 0 && !one.equipment.wall;
    const fits = (one: Drill): boolean => isThere(one) && suitsFoot(foot, context)(one);
    const drill = (asked.goesOn ? given : undefined) ?? drillsFor(context, { category, not, fits })[0] ?? drillsFor(context, { not, fits })[0] ?? upTo(context);
    const streak = context.currentStreak;
    const counts = streak === 0 ? say(lines.counts) : context.lastDaysAgo === 0 ? say(coachIntentLines.rewards_levels.done, { streak }) : say(lines.streak, { streak });
    return withDrill(drill, drill === undefined ? [] : [say(lines.drill, { minutes, drill: nameOf(drill.id) }), counts], minutes);
  },
  no_wall: (asking) => {
    const { context, say, not, has, given } = asking;
    const category = asking.category ?? given?.category ?? findDrill(not[0] ?? '')?.category ?? null;
    if (isInRoom(has)) return inside(asking);
    const ofSkill = { category, not, ...(category === null ? {} : { maxLevel: MOST_LEVEL_OF_A_WISH }) };
    const needsNoWall = ({ equipment }: Drill): boolean => !equipment.wall;
    const bare = needsNoCones(has);
    // The skill before the cones, of which a wall says little.
    const drill =
      drillsFor(context, { ...ofSkill, fits: (one) => needsNoWall(one) && bare(one) })[0] ??
      drillsFor(context, { ...ofSkill, fits: needsNoWall })[0] ??
      drillsFor(context, { not, fits: needsNoWall })[0];
    const isOther = category !== null && drill !== undefined && drill.category !== category;
    const first = isOther ? say(coachIntentLines.plan_day.instead, { skill: coachSkillNames[category] ?? coachGrammar.thatSkill }) : say(coachIntentLines.no_wall.some);
    const passing = isOther && category === 'passing' ? [say(coachDialogueActLines.passWithoutWall)] : [];
    return withDrill(drill, [first, ...passing, ...(drill === undefined ? [] : [say(coachIntentLines.no_wall.drill, described(drill))])]);
  },
  no_ball: ({ context, say, not }) => {
    const suits = drillsFor(context, { not, fits: ({ equipment }) => equipment.balls === 0, maxLevel: 3 });
    const others = suits.slice(1).map(({ id }) => nameOf(id));
    const drill = suits[0];
    return {
      said: drill === undefined ? [] : [say(coachIntentLines.no_ball.drill, { drill: nameOf(drill.id) }), say(coachIntentLines.no_ball.others, { list: listed(others) })],
      drills: suits.map(({ id }) => id),
      minutes: MINUTES,
    };
  },
  rain: inside,
  bored: ({ context, say, given, has, not }) => {
    const lines = coachIntentLines.bored;
    if (has(/games?|\bspiele?\b/)) return only(say(lines.game));
    if (given !== undefined) {
      // Who is bored of a drill is bored of those that are nearly the same.
      const isOther = ({ id }: Drill): boolean => id !== given.id && !(given.id.includes('juggling') && id.includes('juggling'));
      const next = drillsFor(context, { category: given.category, fresh: true, not: [given.id, ...not], maxLevel: 5, fits: isOther })[0] ?? drillsFor(context, { fresh: true, not: [given.id, ...not] })[0];
      return withDrill(next, [say(lines.heard), ...(next === undefined ? [] : [say(lines.change, described(next))])]);
    }
    const top = context.strongest;
    const next = drillsFor(context, { fresh: true, not })[0];
    if (top !== null && has(/chal|reto|desaf|herausford/)) return withDrill(findDrill(top.drillId), [say(lines.challenge, valuesOf(top))]);
    // Where nothing is left without a ball, there are small games of the feet.
    return withDrill(next, [say(lines.heard), next === undefined ? say(coachTalkFollowUpLines.roomWithoutBall) : say(lines.change, described(next))]);
  },
  too_hard: easierDrill,
  too_easy: harderDrill,
  warm_up: ({ context, say, has, asked }) => {
    const lines = coachIntentLines.warm_up;
    const isOfBoth = has(/\b(before|vorher|vor)\b/) && has(/\b(after\w*|nachher|nach|danach)\b/);
    if (!isOfBoth && has(/cool|after(wards)?\b|recover|stiff|nachher|nach dem|erhol|despues|recuper|apres|depois/)) return withDrill(findDrill('recovery'), [say(lines.cool)]);
    const list = listed(warmUp.map(({ id }) => fill(coachGrammar.drill, { drill: warmUpTexts[id].name })));
    return withDrill(upTo(context), [
      ...(asked.followUp === 'follow_why' || has(/why|need|have to|hav to|must|happens|without|skip|dont warm|muss|passiert|ohne|nicht aufwarm|faut|preciso/) ? [say(lines.why)] : []),
      say(lines.steps, { list }),
      ...(isOfBoth ? [say(lines.cool)] : []),
      ...(has(/cold|freez|winter|kalt|frio|froid/) ? [say(lines.cold)] : []),
    ]);
  },
  injury: ({ say, has }) => only(say(has(/not get injured|dont get injured|avoid|prevent|vermeid|vorbeug|nicht verletz|evitar|eviter/) ? coachIntentLines.injury.prevent : coachIntentLines.injury.stop)),
  food_sleep: ({ say, has }) => {
    const lines = coachIntentLines.food_sleep;
    if (has(/energy drink|red ?bull|monster|energetic|caffeine|koffein/)) return only(say(lines.energy));
    if (has(/tired|exhaust|couldnt sleep|mude|cansad|fatigue/)) return only(say(lines.tired), say(lines.sleep));
    if (has(/protein\w*|supplement\w*|creatin\w*|kreatin|vitamin\w*|nahrungserganz\w*/)) return only(say(lines.food), say(lines.ask));
    if (has(/sleep|schlaf|dorm|sueno|sommeil|sono|bed/)) return only(say(lines.sleep));
    if (has(/water|drink|wasser|trink|agua|beb|eau|bois|boire|thirst|hydrat/)) return only(say(lines.water));
    return only(say(lines.food), say(lines.water), say(lines.ask));
  },
  nerves: ({ context, say, has }) => {
    const lines = coachIntentLines.nerves;
    return only(
      say(lines.normal),
      say(has(/penalt|pen\b|elfer|elfmeter|penalti|miss|verschie/) ? lines.penalty : lines.breathe),
      ...(has(WATCHED_BY_PARENTS) ? [say(lines.watched)] : []),
      ...(context.totalSessions > 9 ? [say(lines.proof, { sessions: context.totalSessions })] : []),
      say(has(/\bsick\b|\bmir (?:ist|wird)\b.*\b(?:schlecht|ubel|uebel)\b|\bist mir\b.*\b(?:schlecht|ubel|uebel)\b/) ? lines.sick : lines.talk),
    );
  },
  weak_foot: (asking) => forFoot(asking),
  bad_day: ({ context, say, has }) => {
    const lines = coachIntentLines.bad_day;
    const top = context.strongest ?? context.drills[0];
    const streak = context.currentStreak > 0 ? say(coachIntentLines.shared.streak, { streak: context.currentStreak }) : '';
    return only(
      say(lines.heard),
      ...(has(/lost|verloren|fault|goal|schuld|culpa|faute|perd/) ? [say(lines.team)] : []),
      ...(top === undefined || !has(DOUBTS_SKILL) ? [] : [say(lines.proof, { ...valuesOf(top), sessions: context.totalSessions, streakLine: streak }).trim()]),
      say(lines.talk),
    );
  },
  rewards_levels: ({ context, say, words }) => only(...rewards(context, say, words)),
  app_help: appHelp,
  thanks: ({ say }) => only(say(coachIntentLines.thanks.reply)),
  greeting: ({ context, say, words }) => {
    const lines = coachIntentLines.greeting;
    if (context.totalSessions === 0) return only(say(lines.fresh));
    if (isAway(context)) return withDrill(findDrill('toe_taps'), [say(lines.away, { ago: ago(context.lastDaysAgo ?? 0) })]);
    return withDrill(ownDrill(context, words), [say(lines.known, { streakLine: streakLine(context, say) })]);
  },
  joke: (asking) => only(...(asking.asked.followUp === 'follow_other' && asking.asked.sureness === 1 ? [asking.say(coachTalkFollowUpLines.jokeBetter)] : []), joke(asking)),
  who_are_you: ({ say, has }) => {
    const lines = coachIntentLines.who_are_you;
    if (has(ASKS_WHO_MADE)) return only(say(lines.madeBy));
    return only(say(lines.program), ...(has(/\b(keep|store|save|record|speicher\w*|guard\w*|gard\w*)\b/) ? [say(lines.kept)] : []), ...(has(/remember|told you|see|watch|know|erinner|merk\w*|acuerdas|souviens|lembra/) ? [say(lines.memory)] : []), ...(has(/gpt|openai|siri|alexa|tell|ki\b|\bia\b/) ? [say(lines.built)] : []));
  },
  off_topic: ({ say, asked }) => {
    if (asked.nearest.length > 0) return only(asked.nearWord === null ? say(coachIntentLines.off_topic.nearOpen, { list: questionsOf(asked.nearest) }) : say(coachIntentLines.off_topic.near, { list: questionsOf(asked.nearest), subject: asked.nearWord }));
    return only(say(coachIntentLines.off_topic.reply));
  },
  other_language_unsupported: ({ say }) => only(say(coachIntentLines.other_language_unsupported.reply)),
  form_analysis: formAnalysis,
  equipment: ({ say }) => only(say(coachTopics.gear)),
  football_knowledge: ({ say }) => only(say(coachTopics.positions)),
  parents: ({ say }) => only(say(coachTopics.parentsPressure)),
  matches: ({ say, has }) => {
    const lines = coachIntentLines.matches;
    if (has(/(we|i) won|i scored|won \d|gewonnen|ganamos|on a gagne|ganhamos|hat ?trick|we beat/)) return only(say(lines.well));
    if (has(/\b(we|i) (\w+ )?(play|are playing|face|meet|have) (\w+ ){0,8}(tomorrow|today|tonight|next|on|saturday|sunday|this)|(our|my) (next )?(match|game)|wir (spielen|haben) (\w+ ){0,6}(gegen|spiel)|spielen wir|(unser|mein)\w* (nachste\w* )?spiel|i have a (match|game)|day before|before (my|the|a) (match|game)|hab\w* .*(spiel|turnier)|(tag )?vor (dem|meinem|einem) (spiel|turnier)/)) return withDrill(findDrill('recovery'), [say(lines.before)]);
    return only(say(has(/will win|who (wins|won)|gano|gagne|ganhou|gewinnt|gewonnen/) ? lines.tell : has(OF_SCORES) ? lines.scores : coachSubjectQuestionLines.ownMatches));
  },
  team_mates: ({ context, say, has }) => {
    const lines = coachIntentLines.team_mates;
    if (has(/\b(coach|trainer)\b/) && has(/\b(shout|yell|scream|swear|swore)/)) return only(say(coachTopics.coachShouts));
    if (has(/captain|argue|kapitan|streit/)) return only(say(lines.captain));
    if (has(/help (him|her|them|my (son|daughter|child|kid|boy|girl))|(meinem|meiner) .*helfen|ayud\w+ a mi|aider (mon|ma)|ajud\w+ (o |a )?(meu|minha)/)) return only(say(lines.helper));
    if (has(/coach|trainer|bench|\bbank\b|never plays|entrenador|entraineur|treinador/)) return only(say(lines.coach));
    if (has(/better than|way better|got better|besser als|mejor que|meilleur que/)) {
      const growth = growthOf(context);
      return growth === null ? only(say(lines.compare)) : withDrill(findDrill(growth.first.drillId), [say(lines.compare), say(coachPracticeLoadStreakAndMatchLines.ownGrowth, { list: growth.list })]);
    }
    if (has(/together|zusammen|friend|freund|kumpel|schwester|mates|brother|sister|same time|round|phone|two|people|zu zweit|dos|deux|dois|bruder|hermano|frere|irmao|dad/)) {
      const drill = findDrill(context.totalSessions > 9 ? 'juggling' : 'toe_taps');
      return withDrill(drill, drill === undefined ? [] : [say(lines.together, { drill: nameOf(drill.id) })]);
    }
    return only(say(has(/pass|ball|ignor|never|zuspiel|abspiel|\bnie\b|spielen mich/) ? lines.passing : coachSubjectQuestionLines.teamMates));
  },
};

/** A joke that was not told in this talk, while there are others; then the one that was told longest ago. */
function joke({ context: { saidBefore }, say, has }: Asked): string {
  const { knock, joke: jokes } = coachIntentLines.joke;
  const asksKnock = has(/knock|klopf/);
  const ofKeepers = has(/keeper|goalie|torwart|torhuter/) ? jokes.filter((line) => /keeper|torwart/i.test(line)) : [];
  const wished: readonly string[] = asksKnock ? knock : ofKeepers.length > 0 ? ofKeepers : jokes;
  const lastTold = (line: string): number => saidBefore.findLastIndex((said) => said.includes(line));
  const fresh = wished.filter((line) => lastTold(line) < 0);
  if (fresh.length > 0) return say(fresh);
  const others = asksKnock ? [] : jokes.filter((line) => lastTold(line) < 0);
  return others.length > 0 ? say(others) : (wished.toSorted((a, b) => lastTold(a) - lastTold(b))[0] ?? '');
}
