import type { DrillCategory } from '@touchline/domain';

/** What the coach says to what is asked in everyday words of the own numbers, of the rules and of practice: the answer first, then why. */
export const coachPracticeAmountRulesAndTrainingLines = {
  // Whether a count is good or enough
  weekGood: ['Yes, that is good: {days} days of practice, and three to five short ones in a week are plenty.', 'Yes: with {days} days you are right where it is good, at three to five short days a week.'],
  weekPlenty: ['Yes, that is a lot: {days} days of practice, where three to five are plenty. A day of rest is fine now.', 'More than enough: {days} days, and three to five a week are plenty. You can take a day off.'],
  weekLittle: ['Not quite yet: {days} days of practice, and three to five short ones in a week are good. 10 minutes on one more day help.', 'It is a start, but not yet enough: {days} days, and from three in a week on it is good.'],
  weekNone: ['Not yet: no day of practice so far, and three to five short ones in a week are good. 10 minutes are a start.', 'Not yet, there is no session. From three short days a week on it is good, and one of 10 minutes begins it.'],
  /** Asked whether it is bad, too little or too much, no means that it is good. */
  weekFine: ['No, that is fine: {days} days of practice, and three to five short ones in a week are plenty.', 'Not at all: with {days} days you are right where it is good, at three to five short days a week.'],
  weekFew: ['It is not bad, only a little short: {days} days of practice, and three to five in a week are good. 10 minutes on one more day help.', 'Nothing bad about it, but a little more helps: {days} days, and from three in a week on it is good.'],
  longerFine: ['No, that is fine: {days} days of practice are about {perWeek} in a week, and three to five are plenty.', 'Not at all: about {perWeek} days in a week, {days} in all. Three to five a week are plenty.'],
  againstLastWeek: ['The week before it was {before} days.', 'In the week before you had {before} days.'],
  longerGood: ['Yes, that is good: {days} days of practice are about {perWeek} in a week, and three to five are plenty.', 'Yes: about {perWeek} days in a week, {days} in all. Three to five a week are plenty.'],
  longerLittle: ['A little more would be good: {days} days of practice are about {perWeek} in a week, and three to five short ones are good.', 'Not quite: about {perWeek} days in a week, {days} in all. Three short days a week are the aim.'],
  longerUnknown: ['That I can only say of a week, and three to five short days are good. This week you have {days}.', 'By the week it is easier to say: three to five short days are good, and this week you have {days}.'],
  dayGood: ['Yes: {minutes} minutes on one day are enough. What counts more is on how many days you practice.', 'Yes, {minutes} minutes are fine for a day. More days count for more than longer ones.'],
  dayNone: ['Nothing is saved for that day, and one day without practice is fine.', 'There is no session on that day. A free day is fine too.'],
  byAge: ['At your age {from} to {to} minutes a day are plenty.', '{from} to {to} minutes a day are plenty at your age.'],
  streakGood: ['Yes: {streak} days in a row is strong. Your longest is {best}.', 'Yes, {streak} days in a row are something to be proud of; your longest is {best}.'],
  streakStart: ['It is a start: {streak} days in a row now, and your longest is {best}.', 'Every streak begins small: you are at {streak}, and your longest is {best}.'],
  levelJudged: ['All of it is your own work: level {level} with {experience} XP, from {sessions} sessions. What others have is no measure; {toNext} XP more make level {next}.', 'It shows what you did: {sessions} sessions made {experience} XP and level {level}. Nobody else is the measure; to level {next} it is {toNext} XP.'],
  // Goals
  noWeekGoal: ['There is no goal for the week here.', 'The app sets no goal for a week.'],
  streakGoal: ['Your next goal for the streak is {goal} days in a row: you have {streak}, so {left} to go.', 'For your streak the next goal is {goal} days: {streak} so far, {left} to go.'],
  weekSoFar: ['This week it is {days} days of practice, and three to five are good.', 'So far this week you have {days} days of practice; three to five are good.'],
  // The streak
  streakOpen: ['Nothing is saved for today yet.', 'Today is still open.'],
  // What is not for children
  weightsYoung: ['At your age your own body is enough: squats, lunges, a plank and soft jumps, two short rounds twice a week, slow and clean. Light weights are nothing bad, but only with a trained adult beside you, and never the most you can lift. Ask your parents and your team’s coach first.', 'Begin with your own body: squats, lunges, planks and hops, a few of each twice a week. Weights come later, light ones, with an adult who knows how and watches you. Never try how much you can lift. Ask your parents and your coach first.'],
  weightsTeen: ['Yes, that is fine at your age, if somebody who knows how stands beside you. First squats, lunges and planks with your own body until they are clean, then light weights that you could lift 10 to 15 times, two days a week with a day between. No lifting as much as you can. Ask your parents and your coach, and stop if anything hurts.', 'You can, and it does not stop you growing. What counts is how: a trained coach beside you, technique before weight, your own body first, then light weights slowly, twice a week. Leave tests of the most you can lift until you are grown. Talk to your parents and your coach before you begin.'],
  weightsFrom: ['No age is fixed for it. When you can listen and do squats, lunges and planks with your own body cleanly, light weights are all right, with a trained adult beside you; for most players that is from about 13. No lifting as much as you can while you grow. Ask your parents and your team’s coach.', 'It is less about age than about how: your own body first, then light weights with a coach who shows you how and watches, for most players from about 13. The most you can lift is for when you are grown. Ask your parents and your coach.'],
  weightsOlder: ['Yes: with a coach who shows you how, technique first, and weights that grow slowly. Squats, lunges and planks with your own body come before that.', 'Yes, two days a week are enough beside football. Let a coach show you how, begin light, and start with squats, lunges and planks.'],
  // Rules
  side: ['{count} on each side, and the keeper is one of them: {field} play outside the goal. Substitutes come on top.', 'Each team has {count} players: one in goal and {field} in front. Substitutes are not counted.'],
  matchUnder: ['Players under {under} mostly play two halves of {from} to {to} minutes. Your league’s rules say exactly; adults play two of 45.', 'Under {under} it is mostly twice {from} to {to} minutes, by the rules of your league. Adults play twice 45.'],
  matchAdult: ['In that age group it is two halves of 40 to 45 minutes; your league’s rules say exactly.', 'Almost as the adults: twice 40 to 45 minutes, by the rules of your league.'],
  futsalLength: ['In futsal it is two halves of 20 minutes for adults, and the clock stops when the ball is out. The young play shorter, as their league says.', 'Twice 20 minutes in futsal, with a clock that stops when the ball is out; for the young it is less, by the rules of the league.'],
  // How it is done
  freeKickWall: ['With a wall in front of you: lift the ball over it with the inside of your foot, hit a little below the middle and beside it, so that it bends round and comes down again. If they jump, a low hard one under them is a good surprise. Decide before the run-up.', 'Three ways past a wall: over it, with the inside of your foot below the middle of the ball; round it, with spin; or low under it if they jump. Choose one before you run up, and practice it over a bench or two bags.'],
  moveFails: ['That takes everybody many tries. Do it in pieces: stand still, only the first touch, ten times; then both touches at walking pace; and only when that works faster.', 'No problem, make it smaller: slowly and standing still first, ten times on each side, without an opponent. Then while walking, and the speed last.'],
  moveAgain: ['Once more how it goes: {how}', 'The move again: {how}'],
  tomorrowEasy: ['Tomorrow is the day before your match, so keep it light: ten minutes of easy touches, no sprints and no hard shots. Then pack your bag, eat what you know and go to bed as always.', 'Go easy tomorrow, it is the day before: a few soft touches, nothing that makes your legs heavy. Lay out your kit in the evening and sleep well.'],
  tomorrowNormal: ['From tomorrow it is still {days} days to {day}, so practice as usual: {from} to {to} minutes, hard shots and runs too. Go easy on the day before the match.', '{day} is {days} days after tomorrow: do a normal practice of {from} to {to} minutes then, and only the last day before the match an easy one.'],
  tomorrowIsMatch: ['Tomorrow is the match itself: no practice before it but a good warm-up, water, and something light to eat two or three hours before.', 'The match is tomorrow, so save your legs: warm up well with the ball there, drink, and eat something light some hours before.'],
  dayBeforeDone: ['Today you have {minutes} minutes already, and that is enough before a match.', '{minutes} minutes are done today: before a match that is plenty.'],
  dayBeforeEasy: ['Tomorrow is your match, so only ten easy minutes today: soft touches, no sprints, no hard shots.', 'The day before a match is for a few easy touches, ten minutes at most.'],
  // In a room or in the rain
  roomKeeps: ['{drill} works in there too: about {width} by {length} metres are enough. Keep the ball low and mind the walls.', 'That is fine for {drill}: it needs only about {width} by {length} metres. Soft touches, nothing that breaks nearby.'],
  roomInstead: ['Then take {drill} in there: about {width} by {length} metres are enough. Keep the ball low and mind the walls.', 'For that {drill} fits: it needs about {width} by {length} metres. Soft touches, nothing that breaks nearby.'],
  roomNoSprints: ['No sprints in there, but quick feet can be trained on the spot.', 'Sprinting needs more room, so train quick feet on the spot.'],
  // What a plan leaves out
  withoutCones: ['Without cones, then; shoes or bottles can stand in for them too.', 'No cones needed in this one, and shoes or bottles do as well.'],
  withoutWall: ['Without a wall, then.', 'No wall needed in this one.'],
  withoutBall: ['Without a ball, then.', 'No ball needed in this one.'],
  inside: ['Inside, then, with soft touches.', 'All of this fits inside.'],
  goodFor: ['{drill} is good for {what}.', 'What {drill} trains: {what}.'],
  goodForKind: ['Drills of that kind are good for {what}.', 'What they train: {what}.'],
} as const;

/** What juggling and the drills of a category are good for, as the end of a sentence. */
export const coachGoodFor: Readonly<Record<DrillCategory | 'juggling', string>> = {
  juggling: 'a feel for the ball, a soft first touch for high balls, balance, and both feet',
  ball_control: 'a feel for the ball, a soft first touch and quick feet, with both feet alike',
  dribbling: 'keeping the ball close at speed, changing direction and looking up meanwhile',
  passing: 'clean passes with the right force, a good first touch and both feet',
  shooting: 'aim, clean contact and a firm ankle, so that shots go where you want',
  turns: 'getting away from an opponent with the ball, balance and a quick change of direction',
  skills: 'getting past an opponent, balance and courage in one against one',
  fitness: 'quick feet, balance and the first fast steps',
  other: 'easy movement on days when you rest',
};
