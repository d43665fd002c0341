/** What the coach says of more out of a drill that is known, of what was left longest, and of results added up. */
export const coachTopicAnswersOfDrillProgressAndResults = {
  moreOfDrill: [
    'Small and clean first, then quick: that is how every drill grows.',
  ],
  moreTouches: [
    'For more in {drill} stay on the balls of your feet with soft knees, make each touch smaller and not harder, and breathe. Go 20 seconds as fast as the ball still stays with you, rest 20, five rounds. The thing to keep: {point}',
    'Speed comes from small touches: feet low, knees soft, arms loose. Start at a beat you can hold for a minute, go one beat quicker each round, and drop back when the ball runs off. Keep this: {point}',
  ],
  moreJuggles: [
    'To last longer in {drill} keep each touch low and the same, ankle firm, on the spot, and take the foot that the ball comes to. Count only runs of ten clean touches, catch, rest, and again; after a few days fifteen. Most balls are lost by one touch too high, so calm that one with the next. Keep this: {point}',
    'Longer runs come from calm ones: touches between knee and belly height, a small step under the ball, eyes on its lower half. Three tries, a short break, three more, because tired legs spoil it. Keep this: {point}',
  ],
  morePasses: [
    'For more in {drill} go one step nearer to the wall at first, pass firmly and flat to the same spot, and be on your toes before the ball is back. Rounds of 30 seconds, then a step further away. Keep this: {point}',
    'Quicker passes come from being ready: knees soft, foot already turned, ankle firm, and no full swing. Count how many in 30 seconds, rest, five rounds. Keep this: {point}',
  ],
  moreGoals: [
    'For more hits in {drill} shoot with half your force ten times and look only at where your standing foot points; then add force while eight of ten still hit. A break after each ten keeps the legs fresh. Keep this: {point}',
    'Aim low and smaller than the goal, the same run-up each time, and after a miss change one thing only. Ten calm shots with each foot, then count. Keep this: {point}',
  ],
  moreRuns: [
    'To get quicker in {drill} do not run faster on the straight but better in the turns: slow down one step before, low hips, push off with your outside foot, and take the first touch out of the turn forwards. Four runs, a minute of rest each. Keep this: {point}',
    'Touch the ball with every step near the cones and every second one between them, look up at the next cone, and sprint out of each turn. Rest between runs: tired ones teach slow feet. Keep this: {point}',
  ],
  moreRunsWithoutBall: [
    'To get quicker in {drill} stay low, take short steps before each change of direction, push off with the outside foot and swing your arms. Four to six runs at full speed with a minute of rest between them are plenty. Keep this: {point}',
    'Few and fresh: run it once slowly for the feet, then five times fast with a real rest. The turns decide, not the straight. Keep this: {point}',
  ],
  moreMoves: [
    'For more in {drill} do ten slowly on each side until no touch is too long, then ten at a jog, and only then against the clock. The next one begins where the last one ends, so let the ball stop within a step. Keep this: {point}',
    'Make the move smaller, not wilder: low knees, weight over the middle, and the first step after it quick. 30 seconds, rest, change the foot, four rounds. Keep this: {point}',
  ],
  pastOwnBest: [
    'Your average is {average} and your best {best}: first go past {average} three times, then take on {best}.',
    'You had {last} last time, {average} on average and {best} at best. A little over the average each time, and the best falls by itself.',
  ],
  firstCount: [
    'Do {drill} once, write down how many, and then add two each time.',
    'There is no result of {drill} yet: one calm round gives you something to beat.',
  ],
  forOther: [
    'For somebody else I would begin with {list}: five minutes of each, slowly, with many breaks and cheering. A plan from your numbers would not suit them; with a sign-in of their own they get one, and a grown-up can help with it.',
    'Take easy ones for them: {list}. Short rounds, take turns, and stop while it is fun. My plans are made from your results, so theirs needs a sign-in of their own.',
  ],
  badForm: [
    'Everybody has weeks in which nothing works, professionals too, and it passes. Sleep and rest first, then go a step back: easy drills that you do well, short, and one small aim a session. On the pitch start with three simple passes. Only look at the last two weeks once they are over.',
    'A bad spell says nothing about what you can do. Do less, but clean, choose what you enjoy, and tell your coach or your parents if it weighs on you.',
  ],
  losingNow: [
    'Behind at half time: drink, breathe out, and let the score go. Agree with your mates on one thing for the first five minutes, such as winning the second balls or three passes before you go forward. Kind words after mistakes turn more games than shouting, and a goal against the run of play is always possible.',
    'Half time is a new match at nil-nil. One simple job each, run back quickly, and cheer the next one who tries. If it stays a defeat, you trained not giving up.',
  ],
  bestWeek: [
    'Counted in weeks back from today, most was done in {weeks}: {sessions} sessions and {minutes} minutes.',
    'The most you did was in {weeks}: {sessions} sessions with {minutes} minutes.',
  ],
  bestWeekNow: [
    'the last 7 days',
  ],
  bestWeekAgo: [
    'the 7 days that ended {ago}',
  ],
  streakTo: [
    '{missing} more days: your streak is {streak} now, so it is {target} if you save a session every day.',
    'You are at {streak}. With one saved session a day {target} is {missing} days away.',
  ],
  streakToDone: [
    'You have that already: your streak is {streak}, and your longest {bestStreak}.',
    '{target} lies behind you: {streak} days now, {bestStreak} at most.',
  ],
  longestAgo: [
    'The one you have left longest is {drill}: last done {ago}, {last} then, {best} at best.',
    '{drill} has waited longest: you did it {ago}, with {last}; your best is {best}.',
  ],
  resultsOfTime: [
    '{when} it was {sum} {label}, from {sessions} sessions.',
    '{when} you got {sum} {label}, over {sessions} sessions of drills that count them.',
  ],
  resultsOfAll: [
    'In all it is {sum} {label} in your drills, from {sessions} sessions.',
    '{sum} {label} so far, over {sessions} sessions of drills that count them.',
  ],
  resultsOfLatest: [
    'In the {sessions} sessions that I can see it is {sum} {label}; older ones are not on this device.',
    '{sum} {label} in the {sessions} sessions that are here; there are older ones that I cannot see now.',
  ],
  farBelow: [
    '{result} is not bad, only fewer than usual for you: your average in {drill} is {average}, your best {best}. Tired legs, another ball or a windy day do that. Catch your breath, go lower and slower for a few tries, and it comes back.',
    'That happens: {result} today, {average} on average, {best} at best in {drill}. One try says nothing. Three calm ones more, and stop while it is fun.',
  ],
} as const;
