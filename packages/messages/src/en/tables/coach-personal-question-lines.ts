/** What the coach says to what is asked of the player's own person and practice. */
export const coachPersonalQuestionLines = {
  // The last video review
  seenNothing: ['I cannot see videos myself: the review on your device looks at them.', 'Your video itself I do not see, the review on your device does that.'],
  reviewOnDevice: [
    'Your reviews stay on your device, so I do not know their scores. Open Form Analysis there: the review shows the score, what went well and what to work on first.',
    'What the review found I cannot read, as it stays on your device. In Form Analysis it stands there with the score, what went well and what to work on.',
  ],
  reviewDrill: ['For {skill} you can train this: {drill}.', 'A drill for {skill} meanwhile: {drill}.'],
  reviewDrillOf: ['To work on that: {drill}.', 'The drill for it: {drill}.'],
  reviewTell: ['Tell me the point it names, and I tell you what helps.', 'If you write me what it says to work on, I can tell you how.'],
  // Becoming a professional
  goodEnough: [
    'Honestly: nobody can tell that today, and I cannot see you play. Very few players become professionals, also among the very good ones, so I promise nothing.',
    'An honest answer: I do not know, and nobody can know it yet. I never saw you play, and only very few become professionals.',
  ],
  goodEnoughNumbers: ['What I do see: {days} days of practice and {sessions} sessions. That is your own work, and it makes you better.', 'I see {sessions} sessions on {days} days, and that is what is in your hands: practice on many days.'],
  goodEnoughStart: ['What is in your hands is practice on many days, and today is a good day to begin.', 'You can begin with what every good player did: short practice on many days.'],
  goodEnoughAlso: [
    'Your own coach sees you play: ask what to work on next. And keep what else you like, school and friends, because football is worth it without being your job too.',
    'Ask the coach of your team what you do well and what comes next. Keep school and friends beside it, and play because you love it: that counts whatever becomes of it.',
  ],
  // Nerves in the legs
  nervousLegs: [
    'Heavy or weak legs before a match are very often just nerves: nearly everybody knows that, and it goes away once you play.',
    'That is your body getting ready: nerves can make legs feel heavy, and after the first minutes of play it is gone.',
  ],
  nervousLegsDo: [
    'Breathe in for four counts and out for six, five times. Then warm up early with easy touches and two or three short runs, and think only of your first pass.',
    'Move early: jog, skip, a few easy touches. Breathe out longer than in, five times, and give yourself one small thing to do first.',
  ],
  nervousLegsMore: [
    'If your legs are heavy on other days too, or something hurts, tell your parents. And if nerves take away the fun, talk to somebody you trust.',
    'Tell a parent if they stay heavy, also without a match, or if something hurts. It also helps to say out loud that you are nervous.',
  ],
  // Whether the coach is a friend
  friend: [
    'That is kind of you! I am a computer program, so I cannot be a real friend: but you can ask me about football whenever you like.',
    'How nice of you to ask! I am only a program and no person, so a real friend I cannot be. For football I am here any time.',
  ],
  friendPeople: [
    'Real friends are better at it: ask somebody from your team or your class to play, or someone at home. If you feel alone, tell your parents or a teacher.',
    'For playing and laughing you want people: a child from your class or your team, a brother, a sister, a parent. If nobody is there for you, tell an adult you trust.',
  ],
  friendRefused: [
    'That is all right: I am a computer program and no person, so you need not be my friend. For football I am here all the same, whenever you like.',
    'That is fine with me. I am only a program, and friends are people. Ask me about football whenever you like.',
  ],
  // Whether the coach is the player's own
  coachOfPlayer: [
    'Gladly, for practice: I am Coach Sarah, a computer program. I choose a drill for today, explain how it goes, plan your week and tell you your results.',
    'Yes, for the drills here I am happy to be. I am a program: I plan your day or your week, explain drills and look at your numbers.',
  ],
  coachOfTeam: ['How you play in a match I cannot see: for that there is the coach of your team.', 'Matches I do not see, so for those a coach who watches you is better.'],
  // Where others are weak
  weaknessOfOthers: ['I see only your own practice, so I know nothing of opponents or other players.', 'Other players I cannot see, only the numbers of your own practice.'],
  weaknessWatch: [
    'But you can find out: watch them in the first ten minutes. Which foot does the defender like, and who turns slowly? Where is space behind them, and how far out does the keeper stand? Then go there, and tell your team.',
    'What helps is to look from the first minute: who gets nervous with the ball, which side is open, who turns slowly, and does the keeper stay on the line? Try that side two or three times, and tell your team what you saw.',
  ],
  // The weakest point
  weakness: ['Of your drills {drill} has grown least: {first} at first, {last} last time, {best} at best.', 'Going by your results it is {drill}: {first} at first, {last} last time, {best} at best.'],
  weaknessWhy: [
    'Why that one: I compare your first result of each drill with your latest ones, and of all of them this one did least well in that, over {attempts} sessions. I do not see you in matches, so your coach may name something else.',
    'I say that because I compare your latest results with your first one, and there it looks least good, over {attempts} sessions. That is practice only: what happens in a match your coach sees and I do not.',
  ],
  weaknessUnknown: [
    'I cannot say that yet: for it I compare the results of drills that you did at least twice, and there have to be two of them. I do not see you in matches, so ask your coach too.',
    'There is too little to compare: two drills with two results each, and I can name the one that grows least. What is weak in a match your coach can tell you.',
  ],
  // A goal for a drill
  goalNotKept: ['I cannot keep a goal for you and the app has none for a drill, so write it down where you see it.', 'A goal of a drill is nothing that I or the app can store: put it on a note at your wall.'],
  goalReached: ['{target} you have done already: your best at {drill} is {best}. A good next goal is {next}.', 'Your best at {drill} is {best}, so {target} is behind you. Make it {next}.'],
  goalNear: ['{target} is a good goal: your best at {drill} is {best}, last time {last}, so {missing} more than ever.', 'That fits: {best} is your best at {drill}, {last} was the last, and {missing} more make {target}.'],
  goalFar: ['{target} is far from your best of {best} at {drill}, so take a step first: {next} this week, and then the next one.', 'Your best at {drill} is {best}. To {target} go in steps: {next} first, then a little more each week.'],
  goalStep: ['Your best at {drill} is {best}, last time {last}. A good goal for a week is {next}.', 'A sensible step at {drill} is {next}: your best is {best}, last time it was {last}.'],
  goalFirst: ['At {drill} I have no result of yours yet: count one session first, then a little more than that is your goal.', 'First do {drill} once and count. A few more than that is a good goal for the week.'],
  // A place on the pitch, in a plan
  planOfPosition: ['The drills of the week are for your position.', 'I chose drills that your position needs.'],
  // The last days against those before
  days30: ['In the last 30 days it was {minutes} minutes in {sessions} sessions, in the 30 days before {before} minutes in {sessionsBefore}.', '{minutes} minutes in {sessions} sessions over the last 30 days, {before} minutes in {sessionsBefore} over the 30 before.'],
  days30More: ['So it is more than before.', 'You practice more now.'],
  days30Less: ['So it was a little less lately, and that can change with one short session.', 'That is less than before, and one short session is a start.'],
  days30Same: ['So it is just as much.', 'That is the same.'],
  days30Unknown: ['I only know your latest {known} sessions, which do not reach back far enough.', 'My list of your sessions is too short for that: it holds the latest {known}.'],
  // One session
  sessionNone: ['There is no session of yours yet. Save one, and it is your first.', 'No session is saved yet: the next one will be your first.'],
  sessionFirst: ['Your first session was {when}: {drill}, {minutes} minutes.', 'It began {when} with {drill}, {minutes} minutes.'],
  sessionLongest: ['Your longest session was {when}: {minutes} minutes of {drill}.', 'The longest was {drill} {when}, with {minutes} minutes.'],
  sessionShortest: ['Your shortest session was {when}: {minutes} minutes of {drill}.', 'The shortest was {drill} {when}, with {minutes} minutes.'],
  sessionResult: ['Your result was {result}.', 'You counted {result}.'],
  seeProgress: ['Progress shows this month beside the last one.', 'You find both months in Progress.'],
} as const;
