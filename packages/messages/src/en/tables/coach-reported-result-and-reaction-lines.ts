/** What the coach says to a number that the player tells, about the own practice as a whole, and to a turn about her own answer. */
export const coachReportedResultAndReactionLines = {
  // A number that the player tells
  toldFirst: ['{number} in {drill} is a start to build on. Your next goal: {goal}. What helps most: {point}', 'Good that you count: {number} in {drill}. Now aim at {goal}. Look at this: {point}'],
  toldMore: ['From {before} to {number}: that is real progress, well done! Your next goal in {drill}: {goal}.', '{number} after {before}, great! You see that it works. Now aim at {goal} in {drill}.'],
  reachedMore: ['Well done, {number}! That is {more} more than the {before} of before. Keep at the same thing, and {goal} is the next small aim.', 'Great, from {before} to {number}: you can see how practice works! Go on with the same, next aim {goal}.'],
  reached: ['{number}, well done! Keep at the same thing, and {goal} is the next small aim.', 'Great, {number}! That comes from trying again and again. Once more with the same, next aim {goal}.'],
  reachedBest: ['Well done, {number}! That is more than the {best} that is saved in {drill}. Save it with the drill, then it stands in your records. Next aim: {goal}.', 'Great, {number} beats the {best} that is saved in {drill}! Do it once with the timer and save it. Now aim at {goal}.'],
  otherMore: ['{number} is a lot, and it took a long time to get there. You need not be as far: your own best in {drill} is {best}, and {goal} is the next step. Whoever beats the own number again and again gets to {number} too.', 'Wow, {number}! Let that be your aim for later, and take small steps: from your {best} in {drill} to {goal} first. Ask to be shown how it goes.'],
  otherLess: ['Nice that you both count! Your own best in {drill} is {best}, and that is what you measure yourself by: {goal} is the next step.'],
  otherNoOwn: ['{number} is a lot, and it took much practice to get there. Count yours in {drill} once, and then try for one more each time.'],
  ageBest: ['{number} in {drill} is your best so far, and you can be proud of it: nobody gave it to you. There is no honest table by age, because children of one age have played for very different times. What counts is your own next step: {goal}.', 'Yes, be glad of it: {number} is the most that you have done in {drill}. A number for each age does not exist, some have played for years and some for weeks. Beat your own, {goal} comes next.'],
  ageOther: ['{number} in {drill} is a good number to build on. There is no honest table by age, because children of one age have played for very different times. What counts is your own next step: {goal}.'],
  ageNoOwn: ['There is no honest table by age, because children of one age have played for very different times. Count yours in {drill} once, and one more than that is good.'],
  toldBelow: ['{number} this time, and {best} is the best that is saved in {drill}. One go says little. Aim at {goal} next. What helps most: {point}', 'So {number} now; saved in {drill} is {best} at best. Take {goal} as the next small goal. Look at this: {point}'],
  toldAbove: ['{number} is more than the best that is saved in {drill}, {best}: well done! Save it with the drill, then it stands in your records. Your next goal: {goal}.', 'Well done: {number} beats the {best} that is saved in {drill}. Do it in Practice and save it, then it counts. Now aim at {goal}.'],
  toldStreak: ['{number} days is a lot, and what you learned on them stays with you. It is all right to be annoyed. What I see is {streak} now and {longest} at best; I cannot change it. One saved session a day builds it up again.', 'You did that: {number} days, and the skill from them nobody takes away. I can only read: {streak} now, {longest} at best. One short session today, and it grows again.'],
  toldEarned: ['You say {number}; what I see is {experience} XP and {tokens} tokens. I only read them and can give nothing back. Look again with a connection and in the right account. If it is still wrong, ask a parent to write to those who run the app, with both numbers.', 'I can see {experience} XP and {tokens} tokens, and you had {number}. I cannot change that. Check the connection and the account first; then a parent can write to those who run the app and name both numbers.'],
  // The own practice as a whole
  fewer: ['I see only what was saved, not the reason: {sessions} sessions and {minutes} minutes in the last 7 days, {sessionsBefore} and {minutesBefore} in the 7 before. Shorter or fewer sessions make it less. A rest, school or matches are good reasons, and no week has to be the best.', 'The reason I cannot see, only what was saved: the last 7 days have {sessions} sessions with {minutes} minutes, the 7 before {sessionsBefore} with {minutesBefore}. That goes up and down for everybody.'],
  nextOfPractice: ['Then {drill} is the next step. {point}', 'I would do {drill} now. {point}'],
  // Words for who sits on the bench
  askToPlay: ['Choose a quiet moment after training and say: “I would like to play more. What should I work on for it?” Then listen, and work on just that. A parent may stand beside you.', 'You could say: “Coach, can I ask you something? What can I do to play more next time?” Ask it calmly and not during a match; a parent may come along.'],
  // The answer before
  notMeant: ['Sorry, then I got you wrong. Did you mean {list}?', 'Then I misunderstood you, sorry. Is it {list} that you want to know?'],
  notMeantOpen: ['Sorry, then I got you wrong. Is it about something to practice, or about your team and a match?', 'Then I misunderstood you, sorry. Do you mean a drill, or something in a match?'],
  tried: ['Then it needs another way, and the reason I cannot see from here. Tell me what you did and what happened then, or show it to a parent or your coach.', 'A pity. Say in a sentence what you tried and what went wrong; somebody who sees it, such as a parent or your coach, can help more than I can.'],
  howLong: ['How long that takes I do not know: it differs, and I would only guess. A parent or your coach can say more.', 'That I cannot say in days or minutes, and I would rather not guess. Ask a parent or your coach.'],
  more: ['That was what I know of it.', 'More than that I do not know about it.'],
  refused: ['You need not. Tell me what you would like instead.', 'That is all right, it is your choice. What would you like to do instead?'],
  alsoAsk: ['I can also answer {list}.', 'Or ask me {list}.'],
  sureOfNumbers: ['Yes, as far as it was saved: it comes from your own sessions. What was not saved I cannot see.', 'It comes from the sessions that you saved, so it is as right as they are.'],
  sureOfAdvice: ['It is what coaches usually say, and I am a program that answers by rules. Your own coach or your parents know you better, so ask them too.', 'Mostly yes, but I am a program and do not know you. If your coach or your parents say something else, go by that.'],
  whereTab: ['That is in “{tab}”: tap it in the bar of the app.', 'Tap “{tab}” in the bar of the app, there it is.'],
  /** The places of the app as the answers name them. */
  places: ['Leaderboard', 'Practice', 'Progress', 'Rewards', 'Form Analysis', 'Settings', 'Profile', 'Dashboard'],
} as const;
