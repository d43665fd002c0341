/** What the coach says to faults, feelings and counts that are told in words of the player's own. */
export const coachTopicAnswersOfPlayerStatisticsAndWorries = {
  passTooHigh: [
    'A pass leaves the ground when you hit under the ball or lean back. Put your standing foot beside the ball, lean a little over it, lock your ankle and hit its middle with the inside of your foot. Let the foot follow low towards your mate.',
    'To keep a pass flat hit the middle of the ball, not below it, with the inside of your foot and a firm ankle, your body over the ball. Begin softly and get firmer while it still rolls.',
  ],
  tripsOverBall: [
    'You trip when the ball gets under your body. Keep it a small step in front of you, bend your knees, take short steps and do the move slowly at first; faster when your feet know the way.',
    'Slow down, make your steps shorter and push the ball just ahead of you, never beneath you. First without the ball, then at a walk, then at a jog.',
  ],
  juggleShin: [
    'The ball hits your shin when it drops too close to you. Hold your arms out, let it fall a little in front of you, and meet it low with the laces, your ankle firm. One touch, catch, and again.',
    'Take a tiny step back so that the ball comes down in front of you, and kick it when it is below your knee, with a flat, firm foot. Drop, one touch, catch, until it goes straight up.',
  ],
  laughedAt: [
    'That hurts, and I am sorry. Everybody misses, trips and scores the odd own goal, the best players too, and those who laughed have done it as well. It says nothing about how good you are. If they go on with it, tell your parents, a teacher or your coach.',
    'Being laughed at feels awful, and one moment like that happens to every player, professionals included. Say “next ball” to yourself and go on. And tell somebody you like how it was; if they keep laughing at you, tell an adult you trust.',
  ],
  notPassedTo: [
    'That is frustrating. Make it easy to pass to you: move to where you can see the ball with nobody in between, show with your hand where you want it, and call early. Pass well yourself, as it comes back. If they leave you out on purpose, tell your coach.',
    'Get free with two or three quick steps just before the pass, call the name of who has the ball, and give it back simply at first, so that they trust you with it. If it stays like that, ask your coach calmly for help.',
  ],
  notChosen: [
    'Not being picked hurts, and it is all right to be sad about it. It is one choice on one day and does not say how good you can be. Tell somebody at home, and ask who chose what you could work on.',
    'I am sorry, that is a bad feeling. Others often choose their friends first, which says nothing about your football. Tell somebody you like about it, and if it happens each time, tell a teacher or your coach.',
  ],
  fewDaysOff: [
    'Not at all: some days off do no harm, your body learns while it rests, and you forget nothing so fast. Only the streak ends when a whole day passes without a saved session; your longest one stays in your records.',
    'It is fine. A few days without practice cost you nothing that does not come back in one session. If you care about the streak, one short session a day keeps it; if not, rest with a good conscience.',
  ],
  changeName: [
    'You change your name in Profile, under display name. It has at most 60 characters, others see it on the boards, so a nickname is best.',
    'Open Profile and edit the display name there. Take a nickname and nothing that leads to you.',
  ],
  betterOverall: ['Yes, on the whole you are getting better: your numbers went up in {grown} of {judged} drills that you did three times or more.', 'Yes: you have grown in {grown} of {judged} drills with three sessions or more.'],
  betterInOne: ['Yes, in the one drill that you did three times or more.', 'Yes, as far as I can say: there is one drill with three sessions or more, and it has gone up.'],
  partlyBetter: ['Partly: your numbers went up in {grown} of {judged} drills that you did three times or more, and not yet in the rest.', 'Partly: of {judged} drills with three sessions or more you have grown in {grown}, and the rest stands where it was.'],
  notBetterYet: ['Not yet in numbers: of {judged} drills with three sessions or more none has gone up lately. Learning goes in steps, so slow down and stay with one drill for a week.', 'The numbers do not grow at the moment, in none of {judged} drills. That happens to everybody: go slower and cleaner for two sessions.'],
  yesterday: ['Yesterday you had {sessions} sessions with {minutes} minutes.', 'Yesterday: {sessions} sessions, {minutes} minutes.'],
  yesterdayNothing: ['I see no session of yesterday.', 'Yesterday nothing was saved.'],
  weekDays: ['In the last 7 days you practiced on {days} days ({sessions} sessions), in the 7 before them on {daysBefore} ({sessionsBefore} sessions).', 'Practice days: {days} in the last 7 ({sessions} sessions), {daysBefore} in the 7 before ({sessionsBefore} sessions).'],
  rewardsOfDay: [
    'Day by day I do not know that. In all you have {experience} XP and {tokens} tokens; each saved session gives 50 XP and 10 tokens, and more for the result. Today it was {sessions} sessions so far.',
    'I cannot see which day brought what. What I know: {experience} XP and {tokens} tokens in all, {sessions} sessions today, and 50 XP and 10 tokens for each session plus something for the result.',
  ],
  byWeekday: [
    'In the last 30 days it was {sessions} sessions and {minutes} minutes; the calendar is in Progress. Ask me for a day, a week or a month by its name: “minutes in October”, “what did I do on Tuesday”.',
    'The last 30 days had {sessions} sessions and {minutes} minutes, and Progress shows the days. Name a day, a week or a month, and I count it for you.',
  ],
  longestDay: ['Your longest day of those I see was {ago}: {minutes} minutes in {sessions} sessions.', 'You practiced longest {ago}: {minutes} minutes, {sessions} sessions.'],
  bestsThisWeek: ['Yes, in the last 7 days you set a new best: {list}.', 'Yes: new bests of the last 7 days are {list}.'],
  noBestThisWeek: ['Not in the last 7 days. A best does not fall every week, so keep going.', 'No new best in the last 7 days; that is normal.'],
  lowest: ['Your lowest in {drill} was {lowest} {label}, your best is {best}, and {last} came last.', '{drill}: {lowest} {label} at worst, {best} at best, {last} last time.'],
  noRecordOfDay: ['No new best {day}: {list}.', 'Not {day}: {list}.'],
  recordOfDay: ['Yes, {day} you set a new best: {list}.', 'Yes! New bests {day}: {list}.'],
  practiceJudged: ['{ago}: {list}.', 'Your last practice was {ago}: {list}.'],
  practiceJudgedUp: ['More than your average, so it was a good one.', 'That is above your usual, well done.'],
  practiceJudgedDown: ['A little below your usual, which is normal: no day is like another, and it still counts.', 'Less than your average this time. Days like that belong to it.'],
  practiceJudgedSame: ['That is about your usual: steady.', 'Partly above and partly below your average: a normal day.'],
  practiceJudgedFirst: ['There is too little before it to compare, so it is your start to build on.', 'It is too early to compare it with anything.'],
  streakRuns: ['As I see it yours still runs: {streak} days.', 'Yours is not gone: it stands at {streak} days.'],
  streakEnds: ['A streak ends when a whole day passes without a saved session.', 'It goes when a day has no saved session.'],
  parentsQuarrel: [
    'That is no fun to listen to, and it is not your fault: how grown-ups argue is theirs to sort out. Tell one of them in a quiet moment: “It makes me sad when you argue about my football.” If it does not stop, or if it scares you, tell another adult you trust: a grandparent, a teacher, your coach.',
    'I am sorry, that spoils the fun. You are not the reason, and you need not take a side. Say to each of them what you wish for. If they get loud often, or if anybody is hurt or afraid, talk to another adult you trust about it.',
  ],
  secondTeam: [
    'That hurts at first, and it says nothing about where you will be next year: teams change all the time. Ask your coach in a quiet moment: “What should I work on to come back?” In the second team you often get more of the ball and more minutes, and that is what makes you better.',
    'It is all right to be disappointed. Use it: more playing time, more touches, more courage. Ask your coach for one thing to work on, practice just that, and tell somebody at home how it feels.',
  ],
  heavyFood: [
    'Pizza, burgers and chips are fine now and then, but they lie heavy for hours, so not in the last three hours before you play. The evening before a normal plate of it does no harm; after the game it tastes best. Drink water with it.',
    'Now and then that is all right. Right before playing choose something lighter like pasta, rice, bread or a banana, two to three hours ahead; the heavy things are better after the game.',
  ],
  footShare: ['Your {foot} foot has a part in {percent} % of your sessions: {alone} with it alone, {both} with both feet.', '{percent} % of your sessions use your {foot} foot: {alone} with it alone, {both} with both feet.'],
  othersBetter: [
    'Many players feel like that, and it says little: everybody started at another time and grows at another pace, so measure yourself with yourself.',
    'It can look like that from the outside, and it stings. Others have practiced longer or grown earlier; what you can change is your own next number.',
  ],
  sleptBadly: [
    'After a short night take it easy: ten calm minutes or a rest today, and early to bed. Most children need 9 to 11 hours and teenagers 8 to 10. If you often sleep badly, tell your parents.',
    'One bad night is no harm, but today is no day for full power: something short and easy, water, and screens off early. If it happens a lot, talk to your parents about it.',
  ],
  keeperScores: ['Yes, a keeper may score like everybody else, with the foot or the head from anywhere; only thrown with the hand it does not count.', 'Yes. A keeper’s goal counts like any other, just not one thrown by hand.'],
  oneTwo: ['A one-two is a pass to a team mate that you get back at once, while you run past the opponent. Pass firmly, run straight away, and be ready for the return.', 'You pass, sprint past the defender, and your mate plays it first time into your run: that is a one-two, also called a wall pass. A wall can be the mate when you practice alone.'],
  eyesWhenShooting: ['Both, one after the other: look up once to choose your corner, then keep your eyes on the ball until you have hit it.', 'One quick look at the goal before your last step, then only the ball. Who looks up while kicking hits it badly.'],
} as const;
