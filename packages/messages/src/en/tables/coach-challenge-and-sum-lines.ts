/** What the coach says to a challenge that is wished for, and where small sums answer a question of the own numbers. */
export const coachChallengeAndSumLines = {
  // A challenge from the own records
  challenge: [
    'Challenge: beat your {best} {label} in {drill}. You had {minutes} minutes for it, so you get {minutes} minutes again. {goal} would be a new best.',
    'Here is one: {goal} {label} in {drill}, in {minutes} minutes. Your best is {best}, from {minutes} minutes as well.',
  ],
  challengeFirst: ['Challenge: how many {label} do you get in {minutes} minutes of {drill}? Count them and save it: that is the number to beat next time.', 'Set yourself a mark: {minutes} minutes of {drill}, count every one, and save it. The next challenge is to beat it.'],
  challengeReward: [
    'With {result} in {minutes} minutes the saved session earns {tokens} tokens and {experience} XP, and {result} stands as your new best. The best itself earns nothing extra but the joy of it.',
    'Then {result} is your new best in {drill}, and the session of {minutes} minutes earns {tokens} tokens and {experience} XP. Less earns a bit less, trying costs nothing.',
  ],
  // More than somebody else
  minutesToBeat: ['You have {own} minutes this week, so {missing} more: with {goal} you are past {number}.', '{number} minus your {own} minutes of this week, and one on top: {missing} more minutes.'],
  minutesToReach: ['You have {own} minutes this week, so {missing} more to {number}.', '{missing} more minutes: {number} minus the {own} of this week.'],
  minutesAhead: ['None: you have {own} minutes this week, which is more than {number} already.', 'You are past it: {own} minutes this week, and {number} is less.'],
  minutesMany: ['Spread them over the days that are left, {from} to {to} minutes a day are plenty.', 'Not all at once: some each day is better than a lot in one go.'],
  // What is to be expected of packs
  rarities: { common: 'common', rare: 'rare', epic: 'epic', legendary: 'legendary' },
  packsExpected: [
    'About {count} {rarity} ones: {percent} % of {packs} packs. That is only the average: it can be more, fewer or none, and nobody can promise it.',
    '{packs} packs times {percent} % make about {count} {rarity} ones on average. Luck decides each pack anew, so I cannot promise you any.',
  ],
  packsExpectedOne: ['About one {rarity} one: {percent} % of {packs} packs. That is only the average: it can be more or none, and nobody can promise it.'],
  packsExpectedFew: ['Perhaps none: each pack has a chance of {percent} % for a {rarity} one, and with {packs} packs the average is less than one. Luck decides, and nobody can promise it.'],
  // Many short sessions or a long one
  sessionsCompared: [
    '{many} of {manyMinutes} minutes. They earn {manyTokens} tokens and {manyExperience} XP, one of {fewMinutes} minutes {fewTokens} tokens and {fewExperience} XP, before what you count. On different days they also make {many} days for your streak and the board, and the long one makes one.',
    'For tokens, XP and streak the short ones: {many} × {manyMinutes} minutes give {manyTokens} tokens and {manyExperience} XP, 1 × {fewMinutes} minutes {fewTokens} and {fewExperience}, results not counted. Each day with a session counts for the streak, however long it is.',
  ],
  sessionsComparedLoad: ['Your body likes them better too, spread over the week.', 'And legs learn more from often than from long.'],
  // The date of a drill that is doubted
  lastSaved: [
    'I looked again: the last saved session of {drill} is of {date}, {days} days ago. What was not saved I cannot see. If you did it since, save it next time and it counts.',
    'The last one of {drill} that is saved here was {days} days ago, on {date}. You may well have done it since: without saving I do not know of it.',
  ],
  lastSavedToday: ['I looked again: the last saved session of {drill} is of today.', 'The last one of {drill} that is saved here is of today.'],
  neverSaved: ['I looked again and see no saved session of {drill}. What was not saved I cannot see; save it next time and it counts.'],
  // The best and the worst drill with their numbers
  grownMore: '{percent} % more',
  grownLess: '{percent} % less',
  grownSame: 'just as many',
  bestAndWorst: [
    'Best: {best}, from {bestFirst} at first to {bestNow} lately, {bestGrown}. At the other end: {worst}, from {worstFirst} to {worstNow}, {worstGrown}. I compare each drill with its own start, so that is no bad drill, only the one with the most to gain.',
    'By how much they have grown: {best} most, {bestFirst} to {bestNow} ({bestGrown}), and {worst} least, {worstFirst} to {worstNow} ({worstGrown}).',
  ],
  whyWorst: [
    'Because it has grown least: {worst} went from {worstFirst} at first to {worstNow} lately, {worstGrown}, and {best} from {bestFirst} to {bestNow}, {bestGrown}. It is not bad, the others grew faster.',
    'By its numbers: {worst} from {worstFirst} to {worstNow} is {worstGrown}, {best} from {bestFirst} to {bestNow} is {bestGrown}. That is all I compare, and it can turn round quickly.',
  ],
  bestAndWorstUnknown: ['For that I need two drills that you did twice each. Do one of them again, then I can compare.'],
  // Today beside yesterday
  dayMore: '{count} more',
  dayFewer: '{count} fewer',
  dayAsMany: 'just as many',
  dayBefore: ['In {drill} it was {now} today in {minutes} minutes and {before} yesterday in {minutesBefore}: {difference}.', '{drill}: today {now} ({minutes} minutes), yesterday {before} ({minutesBefore} minutes), so {difference}.'],
  dayRateMore: ['Per minute you did even more today: {rate} against {rateBefore}.', 'In each minute that is more than yesterday: {rate} against {rateBefore}.'],
  dayRate: ['Per minute it was {rate} today and {rateBefore} yesterday.', 'That is {rate} in each minute, and {rateBefore} yesterday.'],
  dayWorse: ['Today yes, and one day says little.', 'By today’s number yes, which happens to everybody.'],
  dayNotWorse: ['No.', 'No, you are not.'],
  // Drills for so many minutes
  severalDrills: ['For {minutes} minutes: {list}.', '{minutes} minutes, shared out: {list}.'],
  severalDrillsMore: ['Begin with the first one, and rest for a moment in between.', 'In that order, with a sip of water in between.'],
  minutesADay: ['{minutes} minutes a day are fine, on many days: one drill, or two of {half}. Short and often beats long and seldom.', 'That is enough: {minutes} minutes, one drill or two of {half} minutes each, on as many days as you like.'],
  fewMinutesADay: ['{minutes} minutes a day are fine: one drill, every touch with care. Short and often beats long and seldom.'],
  noCones: ['Take {list}: no cones needed.', 'Without cones: {list}.'],
  noConesLittleRoom: ['Take {list}: no cones needed, and little room is enough.', 'Without cones and in so little room: {list}.'],
  littleRoom: ['In so little room: {list}. Keep the ball low and take no shots there.', 'Take {list}: that needs no more room. No shots there, and the ball stays low.'],
} as const;
