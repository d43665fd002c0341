import { drillCatalogue, findDrill, suggestedMinutes, warmUp, type CoachIntent, type Drill, type DrillId } from '@touchline/domain';
import { coachIntentNames, coachLines, coachReasonLines, coachSkillNames } from '@touchline/messages/coach-lines';
import { coachTopics } from '@touchline/messages/coach-topics';
import { drillNames } from '@touchline/messages/drill-names';
import { drillTexts } from '@touchline/messages/drill-texts';
import { warmUpTexts } from '@touchline/messages/practice';
import { categoryOf, drillsIn } from '../intents/subject.ts';
import type { Understood } from '../intents/question.ts';
import { questionOf } from '../meanings/find-meaning.ts';
import type { PlayerContext } from '../player-context.ts';
import { drillOrNone, footLine, isSide, MINUTES, only, pointsFor, suitsFoot, upTo, withDrill, type Asked } from './asked.ts';
import { drillsFor, nextDrill } from './choose-drill.ts';
import { analysis, bests, isAway, lastPractice, numbers, rewards, rowOf, streakLine, valuesOf, weakFootOf } from './numbers.ts';
import { footOf, shortened, timesShorter, wordsOfSubject, type Composed } from './follow-up.ts';
import { dayPlan, minutesIn, weekPlan } from './plans.ts';
import { ago, alternatives, listed, speaker, type Say } from './speak.ts';
import { topicAnswer } from './topic-answer.ts';

/** A skill may be wished for before it is due, but not the hardest drills of it. */
const MOST_LEVEL_OF_A_WISH = 4;
const OLD_ENOUGH_TO_HEAD = 13;
/** With more minutes than this there is time for a session of several drills. */
const MOST_IS_LITTLE = 15;

const described = ({ id, level, category }: Drill) => ({ drill: drillNames[id], level, category: coachSkillNames[category] ?? category.replace('_', ' ') });

/** The drill that the dashboard has as the one to do now, with the same reason. */
function recommended(context: PlayerContext, say: Say, not: readonly DrillId[]): Composed {
  const { drill, reason } = nextDrill(context, not);
  const { kind, ...values } = reason;
  const row = rowOf(context, drill.id);
  return withDrill(drill, [
    say(coachReasonLines[kind], { drill: drillNames[drill.id], label: drill.resultLabel, ...values }),
    ...(row === undefined || row.bestResult === 0 || ['bestWithinReach', 'beat'].includes(kind) ? [] : [say(coachLines.improve_skill.yours, valuesOf(row))]),
  ]);
}

function improve({ context, say, asked, has, category, foot, not }: Asked): Composed {
  const lines = coachLines.improve_skill;
  const skill = asked.skill;
  if (skill === 'heading' || has(/\bhead(ing|er|ers)?\b/)) {
    const old = context.age !== null && context.age >= OLD_ENOUGH_TO_HEAD;
    return withDrill(findDrill('first_touch'), [say(old ? lines.headingOlder : lines.heading)]);
  }
  const faced = has(/defender|1v1|one on one|1 v 1|beat (a|my|him)|space|zagueiro|verteidiger|defenseur|defensa/) ? 'skills' : null;
  const quick = has(/\b(slow|quick(er)?|fast(er)?|speed|sprint|run faster)\b/) ? 'fitness' : null;
  const turns = has(/\b(turn(s|ing)?|spin|change direction)\b/) && !has(/turn (\w+ )?(on|off)|my turn/) ? 'turns' : null;
  const wanted = skill === 'juggling' ? 'ball_control' : (faced ?? category ?? turns ?? quick);
  const named = asked.drillId === null || not.includes(asked.drillId) ? undefined : findDrill(asked.drillId);
  const practised = named !== undefined && suitsFoot(foot, context)(named) ? named : undefined;
  const ofSkill = (drill: Drill): boolean => (skill === 'juggling' ? drill.id.includes('juggling') : skill === 'first_touch' ? ['first_touch', 'thigh_to_foot_control'].includes(drill.id) : true);
  const fits = (drill: Drill): boolean => ofSkill(drill) && suitsFoot(foot, context)(drill);
  const drill = practised ?? (wanted === null ? (isSide(foot) ? drillsFor(context, { fits, not })[0] : nextDrill(context, not).drill) : (drillsFor(context, { category: wanted, fits, not })[0] ?? drillsFor(context, { category: wanted, not })[0]));
  if (drill === undefined) return only(say(lines.general));
  const [point = '', other = ''] = pointsFor(drill, foot);
  const row = rowOf(context, drill.id);
  const said = [
    wanted === null && practised === undefined ? say(skill === null || skill === 'general' ? lines.general : lines.missing, { skill: coachSkillNames[skill ?? ''] ?? 'that' }) : say(lines.drill, { skill: coachSkillNames[faced ?? skill ?? drill.category] ?? 'it', drill: drillNames[drill.id] }),
    ...footLine(foot, drill, say),
    say(lines.points, { point, other }),
    ...(row === undefined ? [] : [say(lines.yours, valuesOf(row))]),
  ];
  return withDrill(drill, said);
}

/** Steps that lay out the ground, and are no move. */
const SETTING_UP = /^(?:Put|Stand|Place|Set|Lay|Mark|Count)\b/;

function technique(asking: Asked): Composed {
  const { context, say, asked, has, foot, given } = asking;
  const lines = coachLines.drill_technique;
  const named = drillsIn(asked.words);
  const ids = named.length > 0 ? named : given === undefined ? [] : [given.id];
  // A move that the list does not have, of a skill that is known: better the skill than steps made up.
  if (ids.length === 0 && asked.skill !== null && categoryOf(asked.skill) !== 'skills') return improve(asking);
  if (ids.length === 0) {
    const near = drillsFor(context, { category: 'skills', maxLevel: 3 })[0];
    return withDrill(near, [say(lines.unknown), ...(near === undefined ? [] : [say(lines.near, { drill: drillNames[near.id] })])]);
  }
  const first = ids[0];
  const drill = first === undefined ? undefined : findDrill(first);
  const short = asked.followUp === 'follow_shorter' || ids.length > 1;
  if (drill !== undefined && ids.length === 1 && !asked.goesOn && has(/what (is|are|does|do) .*\b(for|help|helps|train|good for)( with)?$|good for$|^why .*(do|practi[cs]e)/)) {
    return withDrill(drill, [say(coachTopics.whyDrill, { drill: drillNames[drill.id], point: pointsFor(drill, foot)[0] ?? '' })]);
  }
  if (drill !== undefined && ids.length === 1 && asked.followUp === 'follow_how' && asked.before?.intent === 'drill_technique') {
    const [firstStep = '', secondStep = ''] = drillTexts[drill.id].instructions.filter((step) => !SETTING_UP.test(step));
    return withDrill(drill, [say(coachTopics.simpler, { drill: drillNames[drill.id], first: firstStep, second: secondStep })]);
  }
  const said = ids.slice(0, 2).map((id) => {
    const { instructions } = drillTexts[id];
    return say(short ? lines.short : lines.steps, { drill: drillNames[id], steps: instructions.slice(0, short ? 2 : undefined).join(' ') });
  });
  if (drill !== undefined && ids.length === 1 && asked.followUp !== 'follow_shorter') {
    said.push(...footLine(foot, drill, say));
    said.push(say(lines.point, { point: pointsFor(drill, foot).slice(0, has(/keep|away|cant|fall/) ? 2 : 1).join(' ') }));
    const row = rowOf(context, drill.id);
    if (row !== undefined && row.bestResult > 0) said.push(say(lines.yours, { best: row.bestResult }));
  }
  return withDrill(drill, said);
}

function whichDrill(asking: Asked): Composed {
  const { context, say, asked, has, category, foot, not } = asking;
  const lines = coachLines.which_drill;
  if (isSide(foot)) return forFoot(asking);
  const named = asked.drillId === null || not.includes(asked.drillId) ? undefined : findDrill(asked.drillId);
  if (context.totalSessions === 0 && category === null && not.length === 0) {
    const drill = findDrill(has(/played for|not beginner|experienced/) ? 'quick_touches' : 'toe_taps');
    return withDrill(drill, drill === undefined ? [] : [say(lines.first, { drill: drillNames[drill.id] })]);
  }
  const fits = (drill: Drill): boolean => (has(/cone/) ? drill.equipment.cones > 0 && drill.equipment.cones <= 5 && !drill.equipment.wall : true) && (has(/without cones|no cones/) ? drill.equipment.cones === 0 : true);
  if (has(/never|new|havent done|different|nie gemacht|nunca|jamais/)) {
    const drill = drillsFor(context, { category, fits, fresh: true, not })[0];
    return withDrill(drill, drill === undefined ? [] : [say(rowOf(context, drill.id) === undefined ? lines.fresh : lines.wished, described(drill))]);
  }
  if (named === undefined && category === null && !has(/cone/)) return recommended(context, say, not);
  const drill = named ?? drillsFor(context, { category: has(/cone/) ? null : category, fits, not })[0];
  if (drill === undefined) return only(say(coachLines.improve_skill.general));
  const row = rowOf(context, drill.id);
  return withDrill(drill, [row === undefined ? say(lines.wished, described(drill)) : say(lines.weakest, valuesOf(row)), say(coachLines.drill_technique.point, { point: pointsFor(drill, foot)[0] ?? '' })]);
}

function harderOrEasier({ context, say, category, given }: Asked, harder: boolean): Composed {
  const wanted = given?.category ?? category ?? null;
  const not = given === undefined ? [] : [given.id];
  if (harder) {
    const lines = coachLines.too_easy;
    const from = given?.level ?? (context.totalSessions > 0 ? 1 : 2);
    const drill =
      drillsFor(context, { category: wanted, not, fits: ({ level }) => level > from, maxLevel: from + 1 })[0] ??
      drillCatalogue.find(({ level, id }) => level > from && !not.includes(id));
    return withDrill(drill ?? given, [say(lines.heard), ...(drill === undefined ? [] : [say(lines.harder, described(drill))]), ...(given?.weakFoot === true ? [say(lines.same, { drill: drillNames[given.id] })] : [])]);
  }
  const lines = coachLines.too_hard;
  const most = given === undefined ? 1 : Math.max(1, given.level - 1);
  const isEasy = ({ level }: Drill): boolean => level <= most;
  const drill = drillsFor(context, { category: wanted, not, fits: isEasy })[0] ?? drillsFor(context, { not, fits: isEasy })[0];
  const row = given === undefined ? undefined : rowOf(context, given.id);
  return withDrill(drill ?? given, [
    say(lines.heard),
    ...(given === undefined ? [] : [say(lines.drill, { drill: drillNames[given.id], step: drillTexts[given.id].instructions[0] ?? '' })]),
    ...(row === undefined || row.bestResult === 0 ? [] : [say(lines.yours, valuesOf(row))]),
    ...(drill === undefined ? [] : [say(given !== undefined && drill.level >= given.level ? lines.other : lines.easier, { drill: drillNames[drill.id], level: drill.level })]),
  ]);
}

/** Leaves out drills that need what the player says is not there. */
const withoutWhatLacks =
  (has: Asked['has']) =>
  ({ equipment }: Drill): boolean =>
    (!has(/\b(no|without|havent got|dont have|ohne|keine|sin|sans|sem) (a |any |the )?(wall|wand|pared|mur|parede)/) || !equipment.wall) &&
    (!has(/\b(no|without|havent got|dont have|ohne|keine|sin|sans|sem) (any |the )?(cones?|hutchen|conos|plots)/) || equipment.cones === 0) &&
    (!has(/\b(no|without|havent got|dont have|ohne|keinen|sin|sans|sem) (a |any |the )?(ball|balon|ballon|bola)/) || equipment.balls === 0);

/** A drill for one foot: the one that is named, or the weaker one. */
function forFoot({ context, say, has, foot: asked, category, not }: Asked): Composed {
  const lines = coachLines.weak_foot;
  const weak = weakFootOf(context);
  const foot = isSide(asked) ? asked : weak;
  const made = findDrill(has(/pass|wall|pase|passe/) ? 'weak_foot_wall_pass' : 'weak_foot');
  const isMadeForIt = foot === weak && (category === null || category === made?.category) && made !== undefined && !not.includes(made.id);
  const drill = isMadeForIt ? made : (drillsFor(context, { category, not, fits: suitsFoot(foot, context) })[0] ?? drillsFor(context, { not, fits: suitsFoot(foot, context) })[0]);
  const strong = context.favoriteFoot === 'L' ? 'left' : 'right';
  return withDrill(drill, [
    ...(has(/slow/) ? [say(lines.slow)] : []),
    ...(drill === undefined ? [] : [say(lines.drill, { foot, drill: drillNames[drill.id] })]),
    ...(foot === weak && context.totalSessions > 0 ? [say(lines.share, { foot, percent: context.weakFootUsage })] : [say(lines.guess, { strong })]),
    say(lines.tip),
  ]);
}

function inside({ context, say, has, not }: Asked): Composed {
  const lines = coachLines.rain;
  const size = has(/flat|neighbour|floor|piso|apart|wohnung|room|zimmer/) ? 2 : 3;
  const suits = drillsFor(context, { not, fits: ({ space, equipment, id }) => space.width <= size && space.length <= size && !equipment.wall && (size > 2 || !id.includes('juggling')) });
  const drill = suits[0];
  if (drill === undefined) return only(say(lines.quiet));
  const others = suits.slice(1, 4).map(({ id }) => drillNames[id]);
  const { width, length } = drill.space;
  return {
    said: [
      ...(has(/thunder|storm|lightning|gewitter|tormenta|orage/) ? [say(lines.thunder)] : []),
      say(lines.inside, { drill: drillNames[drill.id], width, length }),
      ...(others.length > 0 ? [say(lines.others, { list: listed(others) })] : []),
      say(lines.quiet),
    ],
    drills: suits.slice(0, 3).map(({ id }) => id),
    minutes: MINUTES,
  };
}

function appHelp({ say, has }: Asked): Composed {
  const lines = coachLines.app_help;
  const pick =
    has(/offline|internet|wifi|network|connection|conexion|reseau/) ? lines.offline
    : has(/password|log ?in|sign ?in|passwort|contrasena|mot de passe|senha/) ? lines.password
    : has(/board|ranking|rangliste|classement|clasificacion/) ? lines.board
    : has(/who (can )?(see|read|sieht)|can (\w+ ){0,2}see|see (my|our|his|her)|\bsafe\b|sicher|segur[oa]|\bsure\b|wer kann|quien puede|qui peut|quem pode/) ? lines.privacy
    : has(/delete|data|download|export|loschen|borrar|supprimer|apagar|account/) ? lines.data
    : has(/chat|other (kids|players)|friend|message/) ? lines.contact
    : has(/stop|pause|cancel/) ? lines.stop
    : has(/(put|enter|type|write) .*(how many|result|score|number)|how many i did/) ? lines.result
    : has(/minut|duree|duracion|duracao|long|time(r)? to|change the time/) ? lines.minutes
    : has(/name|age|alter|edad|idade|profil|perfil|avatar|country|team|f(oot|uss)\b|pied|pie\b/) ? lines.profile
    : has(/start|begin|drill|timer|session|chrono/) ? lines.start
    : lines.general;
  return only(say(pick));
}

function formAnalysis({ context, say, has, asked }: Asked): Composed {
  const lines = coachLines.form_analysis;
  if (has(/no pose|pose detected/)) return only(say(lines.pose));
  if (has(/score|grade|only get|last|best|why|find|note|puntu|result|punkte/)) {
    const type = asked.skill === null ? null : asked.skill === 'ball_control' ? 'juggling' : asked.skill;
    const named = /pass|dribbl|juggl|turn|shoot|shot/.exec(asked.words.join(' ')) !== null;
    const own = context.analyses.filter((one) => !named || type === null || one.type === type);
    const found = has(/best|highest|mejor|meilleur|melhor|beste/) ? own.toSorted((a, b) => b.score - a.score)[0] : own[0];
    if (found === undefined) return only(say(lines.none, { type: named && type !== null ? type : 'video' }));
    return only(
      say(has(/best|mejor/) ? lines.any : lines.last, { type: found.type, score: found.score, ago: ago(found.daysAgo) }),
      ...(found.improvements.length > 0 ? [say(lines.why, { list: listed(found.improvements) })] : []),
      ...(found.strengths.length > 0 ? [say(lines.good, { list: listed(found.strengths) })] : []),
    );
  }
  return only(say(lines.how), say(lines.private));
}

/** The questions by which topics are asked for. */
const questionsOf = (topics: Understood['nearest']): string => alternatives(topics.map((topic) => `“${questionOf(topic)}”`));

/** What there is to say for each intent. */
const composers: Readonly<Record<CoachIntent, (asked: Asked) => Composed>> = {
  analyse_practice: ({ context, say, asked, category, words }) => {
    const inCategory = category === null ? undefined : context.drills.find(({ drillId }) => findDrill(drillId)?.category === category);
    const drillId = asked.drillId ?? inCategory?.drillId ?? null;
    const next = drillId === null ? (context.weakest?.drillId ?? upTo(context).id) : drillId;
    return { said: analysis(context, say, drillId, words), drills: next === undefined ? [] : [next], minutes: MINUTES };
  },
  improve_skill: improve,
  motivation: ({ context, say, has }) => {
    const lines = coachLines.motivation;
    const top = context.strongest ?? context.drills[0];
    const values = top === undefined ? null : { ...valuesOf(top), streak: context.currentStreak, bestStreak: context.bestStreak, sessions: context.totalSessions };
    const built = values === null ? say(lines.none) : say(context.currentStreak > 0 ? lines.running : lines.paused, values);
    const drill = isAway(context) || top === undefined ? findDrill('toe_taps') : findDrill(top.drillId);
    return withDrill(drill, [...(has(/\bpro\b|profi|famous/) ? [say(lines.pro)] : []), built, say(lines.small)]);
  },
  which_drill: whichDrill,
  drill_technique: technique,
  my_numbers: ({ context, say, asked, words }) => withDrill(upTo(context), numbers(context, say, asked.drillId, words)),
  last_practice: ({ context, say, asked }) => {
    const onlyOne = /\b(it|in it)\b/.test(asked.words.join(' '));
    return withDrill(upTo(context), lastPractice(context, say, onlyOne ? null : asked.drillId, asked.words));
  },
  records: ({ context, say, asked, has }) => {
    const drillId = has(/streak|racha|serie|sequencia/) ? null : asked.drillId;
    return withDrill(drillId === null ? upTo(context) : findDrill(drillId), bests(context, say, drillId));
  },
  plan_day: ({ context, say, asked, category, words, foot, has }) => {
    if (has(/(how (long|much|many min\w*)|wie (lange|viele min\w*)|cuant\w+|combien|quant\w+) .*(day|tag|dia|jour)|screen ?time|too much|twice/)) {
      return withDrill(upTo(context), [say(coachLines.plan_day.enough, { ...suggestedMinutes(context.age) }), say(coachLines.plan_day.days)]);
    }
    const fitsPlan = (one: Drill): boolean => suitsFoot(foot, context)(one) && withoutWhatLacks(has)(one);
    const plan = dayPlan(context, { words, category, timesShorter: timesShorter(asked), fits: fitsPlan }, say);
    return isSide(foot) ? { ...plan, said: [...plan.said, say(coachLines.plan_day.foot, { foot })] } : plan;
  },
  plan_week: ({ context, say, asked, words }) => weekPlan(context, say, words, timesShorter(asked)),
  little_time: ({ context, say, asked, category, words, not, foot, has }) => {
    const lines = coachLines.little_time;
    if ((minutesIn(words) ?? 0) > MOST_IS_LITTLE) return dayPlan(context, { words, category, timesShorter: timesShorter(asked), fits: (one) => suitsFoot(foot, context)(one) && withoutWhatLacks(has)(one) }, say);
    const minutes = Math.max(2, Math.floor((minutesIn(words) ?? MINUTES) / 2 ** timesShorter(asked)));
    const drill = drillsFor(context, { category, not, fits: (one) => one.equipment.cones === 0 && !one.equipment.wall && suitsFoot(foot, context)(one) })[0] ?? upTo(context);
    const streak = context.currentStreak;
    const counts = streak > 0 ? say(lines.streak, { streak }) : say(lines.counts);
    return withDrill(drill, drill === undefined ? [] : [say(lines.drill, { minutes, drill: drillNames[drill.id] }), counts], minutes);
  },
  no_wall: ({ context, say, category, not }) => {
    const drill = drillsFor(context, { category, not, fits: ({ equipment }) => !equipment.wall, ...(category === null ? {} : { maxLevel: MOST_LEVEL_OF_A_WISH }) })[0] ?? drillsFor(context, { not, fits: ({ equipment }) => !equipment.wall })[0];
    return withDrill(drill, [say(coachLines.no_wall.some), ...(drill === undefined ? [] : [say(coachLines.no_wall.drill, described(drill))])]);
  },
  no_ball: ({ context, say, not }) => {
    const suits = drillsFor(context, { not, fits: ({ equipment }) => equipment.balls === 0, maxLevel: 3 });
    const others = suits.slice(1).map(({ id }) => drillNames[id]);
    const drill = suits[0];
    return {
      said: drill === undefined ? [] : [say(coachLines.no_ball.drill, { drill: drillNames[drill.id] }), say(coachLines.no_ball.others, { list: listed(others) })],
      drills: suits.map(({ id }) => id),
      minutes: MINUTES,
    };
  },
  rain: inside,
  bored: ({ context, say, given, has, not }) => {
    const lines = coachLines.bored;
    if (has(/games?/)) return only(say(lines.game));
    if (given !== undefined) {
      const next = drillsFor(context, { category: given.category, fresh: true, not: [given.id, ...not], maxLevel: 5, fits: ({ id }) => !given.id.includes('juggling') || id.includes('juggling') })[0];
      return withDrill(next, [say(lines.heard), ...(next === undefined ? [] : [say(lines.change, described(next))])]);
    }
    const top = context.strongest;
    const next = drillsFor(context, { fresh: true, not })[0];
    if (top !== null && has(/chal|reto|desaf/)) return withDrill(findDrill(top.drillId), [say(lines.challenge, valuesOf(top))]);
    return withDrill(next, [say(lines.heard), ...(next === undefined ? [] : [say(lines.change, described(next))])]);
  },
  too_hard: (asked) => harderOrEasier(asked, false),
  too_easy: (asked) => harderOrEasier(asked, true),
  warm_up: ({ context, say, has, asked }) => {
    const lines = coachLines.warm_up;
    if (has(/cool|after(wards)?\b|recover|stiff|nachher|nach dem|erhol|despues|recuper|apres|depois/)) return withDrill(findDrill('recovery'), [say(lines.cool)]);
    const list = listed(warmUp.map(({ id }) => warmUpTexts[id].name));
    return withDrill(upTo(context), [
      ...(asked.followUp === 'follow_why' || has(/why|need|have to|hav to|must|muss|faut|preciso/) ? [say(lines.why)] : []),
      say(lines.steps, { list }),
      ...(has(/cold|freez|winter|kalt|frio|froid/) ? [say(lines.cold)] : []),
    ]);
  },
  injury: ({ say, has }) => only(say(has(/not get injured|dont get injured|avoid|prevent|vermeid|evitar|eviter/) ? coachLines.injury.prevent : coachLines.injury.stop)),
  food_sleep: ({ say, has }) => {
    const lines = coachLines.food_sleep;
    if (has(/energy drink|red ?bull|monster|energetic/)) return only(say(lines.energy));
    if (has(/tired|exhaust|couldnt sleep|mude|cansad|fatigue/)) return only(say(lines.tired), say(lines.sleep));
    if (has(/sleep|schlaf|dorm|sueno|sommeil|sono|bed/)) return only(say(lines.sleep));
    if (has(/water|drink|wasser|trink|agua|beb|eau|bois|boire|thirst|hydrat/)) return only(say(lines.water));
    return only(say(lines.food), say(lines.water), say(lines.ask));
  },
  nerves: ({ context, say, has }) => {
    const lines = coachLines.nerves;
    return withDrill(upTo(context), [
      say(lines.normal),
      say(has(/penalt|pen\b|elfer|penalti|miss/) ? lines.penalty : lines.breathe),
      ...(context.totalSessions > 9 ? [say(lines.proof, { sessions: context.totalSessions })] : []),
      say(lines.talk),
    ]);
  },
  weak_foot: (asking) => forFoot(asking),
  bad_day: ({ context, say, has }) => {
    const lines = coachLines.bad_day;
    const top = context.strongest ?? context.drills[0];
    const streak = context.currentStreak > 0 ? say(coachLines.shared.streak, { streak: context.currentStreak }) : '';
    return only(
      say(lines.heard),
      ...(has(/lost|fault|goal|schuld|culpa|faute|perd/) ? [say(lines.team)] : []),
      ...(top === undefined ? [] : [say(lines.proof, { ...valuesOf(top), sessions: context.totalSessions, streakLine: streak }).trim()]),
      say(lines.talk),
    );
  },
  rewards_levels: ({ context, say, words }) => only(...rewards(context, say, words)),
  app_help: appHelp,
  thanks: ({ say }) => only(say(coachLines.thanks.reply)),
  greeting: ({ context, say }) => {
    const lines = coachLines.greeting;
    if (context.totalSessions === 0) return only(say(lines.fresh));
    if (isAway(context)) return withDrill(findDrill('toe_taps'), [say(lines.away, { ago: ago(context.lastDaysAgo ?? 0) })]);
    return withDrill(upTo(context), [say(lines.known, { streakLine: streakLine(context, say) })]);
  },
  joke: ({ say, has }) => only(say(has(/knock/) ? coachLines.joke.knock : coachLines.joke.joke)),
  who_are_you: ({ say, has }) => {
    const lines = coachLines.who_are_you;
    return only(say(lines.program), ...(has(/\b(keep|store|save|record|speicher\w*|guard\w*|gard\w*)\b/) ? [say(lines.kept)] : []), ...(has(/remember|told you|see|watch|know|erinner|acuerdas|souviens|lembra/) ? [say(lines.memory)] : []), ...(has(/gpt|openai|siri|alexa|tell|ki\b|\bia\b/) ? [say(lines.built)] : []));
  },
  off_topic: ({ context, say, asked }) =>
    asked.nearest.length > 0
      ? only(say(coachLines.off_topic.near, { list: questionsOf(asked.nearest) }))
      : withDrill(upTo(context), [say(coachLines.off_topic.reply)]),
  other_language_unsupported: ({ say }) => only(say(coachLines.other_language_unsupported.reply)),
  form_analysis: formAnalysis,
  equipment: ({ context, say }) => withDrill(upTo(context), [say(coachTopics.gear)]),
  football_knowledge: ({ say }) => only(say(coachTopics.positions)),
  parents: ({ say }) => only(say(coachTopics.parentsPressure)),
  matches: ({ say, has }) => {
    const lines = coachLines.matches;
    if (has(/(we|i) won|i scored|won \d|gewonnen|ganamos|on a gagne|ganhamos|hat ?trick|we beat/)) return only(say(lines.well));
    if (has(/i have a (match|game)|day before|before (my|the|a) (match|game)/)) return withDrill(findDrill('recovery'), [say(lines.before)]);
    return only(say(has(/will win|who (wins|won)|gano|gagne|ganhou|gewinnt|gewonnen/) ? lines.tell : lines.scores));
  },
  team_mates: ({ context, say, has }) => {
    const lines = coachLines.team_mates;
    if (has(/captain|argue/)) return only(say(lines.captain));
    if (has(/help (him|her|them|my (son|daughter|child|kid|boy|girl))|(meinem|meiner) .*helfen|ayud\w+ a mi|aider (mon|ma)|ajud\w+ (o |a )?(meu|minha)/)) return withDrill(upTo(context), [say(lines.helper)]);
    if (has(/coach|trainer|bench|never plays|entrenador|entraineur|treinador/)) return withDrill(upTo(context), [say(lines.coach)]);
    if (has(/better than|way better|got better|besser als|mejor que|meilleur que/)) return withDrill(upTo(context), [say(lines.compare)]);
    if (has(/together|friend|mates|brother|sister|same time|round|phone|two|people|zu zweit|dos|deux|dois|bruder|hermano|frere|irmao|dad/)) {
      const drill = findDrill(context.totalSessions > 9 ? 'juggling' : 'toe_taps');
      return withDrill(drill, drill === undefined ? [] : [say(lines.together, { drill: drillNames[drill.id] })]);
    }
    return only(say(lines.passing));
  },
};

/** The drills that the coach named in the turn before, the one to do first. */
const offeredBefore = ({ before }: Understood, context: PlayerContext): readonly DrillId[] => (before === null ? [] : composed(before, context, speaker(0)).drills);

/** What "another one" leaves out: the first drill of the turn before, and what that one left out. */
function leftOut(asked: Understood, context: PlayerContext): DrillId[] {
  if (asked.followUp !== 'follow_other' || asked.before === null) return [];
  return [...offeredBefore(asked, context).slice(0, 1), ...leftOut(asked.before, context)];
}

/** Why the drill of the turn before was named; null where none was. */
function reasonOf({ context, say, asked, foot }: Asked): Composed | null {
  const { before } = asked;
  const drill = before === null ? undefined : drillOrNone(offeredBefore(asked, context)[0]);
  if (before === null || drill === undefined || asked.intent === 'warm_up') return null;
  if (before.intent === 'which_drill' && before.topic === null && before.skill === null && context.totalSessions > 0) {
    const { said } = recommended(context, say, leftOut(before, context));
    return withDrill(drill, [say(coachTopics.whyReason, { reason: said[0] ?? '' })]);
  }
  return withDrill(drill, [say(coachTopics.whyDrill, { drill: drillNames[drill.id], point: pointsFor(drill, foot)[0] ?? '' })]);
}

/** How many questions are offered beside an answer that may be the wrong one. */
const MOST_BESIDE = 2;
/** Nobody is asked whether they meant one of these. */
const OFFERS_NOTHING: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['greeting', 'thanks', 'joke', 'off_topic', 'other_language_unsupported', 'who_are_you']);
const LACKS: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['no_wall', 'little_time']);
/** Intents that may speak of a drill as "that one". */
const SPEAKS_OF_OFFERED: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['drill_technique', 'too_hard', 'too_easy']);

function composed(asked: Understood, context: PlayerContext, say: Say): Composed {
  const words = wordsOfSubject(asked);
  const text = words.join(' ');
  const isOfOffered = asked.drillId === null && (SPEAKS_OF_OFFERED.has(asked.intent) || asked.topic?.topic === 'amountOfDrill' || asked.topic?.topic === 'coneDistance') && asked.before !== null && (asked.intent !== 'drill_technique' || asked.topic !== null || asked.followUp === 'follow_how' || asked.goesOn);
  // What is lacking is lacking for the skill that was spoken of.
  const skill = asked.skill ?? (LACKS.has(asked.intent) ? (asked.before?.skill ?? null) : null);
  const id = asked.drillId ?? (isOfOffered ? (offeredBefore(asked, context)[0] ?? null) : null);
  const asking: Asked = {
    context,
    say,
    asked,
    words,
    foot: footOf(asked, context),
    given: id === null ? undefined : findDrill(id),
    not: leftOut(asked, context),
    has: (pattern) => pattern.test(text),
    category: skill === null ? null : categoryOf(skill),
  };
  const why = asked.followUp === 'follow_why' && asked.goesOn ? reasonOf(asking) : null;
  if (why !== null) return why;
  const answer = asked.topic === null ? composers[asked.intent](asking) : topicAnswer(asking, asked.topic);
  return asked.followUp === 'follow_shorter' && asked.goesOn ? shortened(asked.intent, answer) : answer;
}

/** What to say to a question that safety let through: the likeliest reading, with the other one where they are nearly even. */
export function compose(asked: Understood, context: PlayerContext, say: Say): Composed {
  const answer = composed(asked, context, say);
  if (asked.nearest.length > 0 && asked.intent !== 'off_topic') return { ...answer, said: [...answer.said, say(coachLines.shared.near, { list: questionsOf(asked.nearest.slice(0, MOST_BESIDE)) })] };
  if (asked.unsureOf === null || OFFERS_NOTHING.has(asked.unsureOf)) return answer;
  return { ...answer, said: [...answer.said, say(coachLines.shared.otherwise, { other: coachIntentNames[asked.unsureOf] })] };
}
