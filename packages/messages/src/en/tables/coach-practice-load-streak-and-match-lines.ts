/** What the coach says where a player asks whether it is enough, of the streak, of a match or of a shot: yes or no first, then the own numbers. `{when}` is "yesterday" or "on Monday". */
export const coachPracticeLoadStreakAndMatchLines = {
  /** The telephone line for children where none of the country is known, in a sentence to a parent. */
  helplineOfEurope: ['116 111 in most of Europe'],
  // Today
  doneToday: ['Today you have done {minutes} minutes already, and that is enough. If you still feel like it, a little {drill} is fine.', 'You have {minutes} minutes done today, so you could stop here. Only if you want more: {drill}.'],
  doneTodayShort: ['Today you have done {minutes} minutes already, so do more only if you feel like it.', 'With {minutes} minutes done today this is extra.'],
  moreThanRest: ['If you feel like more than that, tell me how many minutes.', 'For a bigger session just say how many minutes you have.'],
  lastWas: ['Your last practice was {when}.', 'You last practiced {when}.'],
  thenAlso: ['Begin with the 4 minutes of warm-up, and if you have time left, do {drill} after it.', 'First the 4 minutes of warm-up, and afterwards {drill} if you still have time.'],
  enoughToday: ['Yes, that is enough: {count} drills and {minutes} minutes today. More only if you feel like it.', 'Yes. {count} drills, {minutes} minutes today: you can rest now, or play a little just for fun.'],
  enoughWeek: ['Yes: {days} days and {minutes} minutes this week are enough. More only if you feel like it.', 'Yes, {minutes} minutes on {days} days this week is plenty. A rest is fine now.'],
  notEnoughWeek: ['Not quite: {minutes} minutes on {days} days this week so far. Three to five short days are good, and one of 10 minutes counts.', 'A little more would be good: {days} days and {minutes} minutes so far this week, and from three days on it is enough.'],
  enoughUnsaved: ['Yes, for one day that is enough. Nothing of it is saved here for today yet, though, so it is not in your numbers.', 'Yes, that is plenty for a day. I see nothing saved for today yet, so check that you pressed Save.'],
  safeToo: ['Your streak of {streak} days is safe too.', 'And your {streak} days in a row are safe.'],
  // Warm-up
  yes: ['Yes.'],
  warmUpNo: ['Better not skip it.', 'It is better not to leave it out.'],
  warmUpFirst: ['Warm legs move better and get hurt less, also in a short session. Of {minutes} minutes take 4 for the warm-up in the app and {rest} for {drill}.', '{minutes} minutes are enough for both: 4 of warm-up, then {rest} of {drill}.'],
  warmUpBriefly: ['But very short: do the first minute slowly, then get quicker.', 'One easy minute first: jog on the spot, roll the ball, then go.'],
  warmUpHelps: ['Warm legs move better and get hurt less. The warm-up in the app takes 4 minutes.', 'It takes 4 minutes in the app, you start better after it and get hurt less.'],
  // The streak
  streakStill: ['It is not gone: your streak is {streak} days.', 'Good news: it is still there, with {streak} days.'],
  streakAnew: ['The one before ended {missed}, as nothing was saved then: one whole day without a session is enough for that, on holiday and when ill too.', 'What is over is the one before: nothing was saved {missed}, and one whole day without a session ends a streak, on holiday and when ill too.'],
  streakNotBack: ['That one does not come back, not for tokens either, but your longest, {best} days, stays in your records. If you did practice that day without a connection, it still counts once that device is online, up to 14 days later.', 'Nothing brings that one back, but your longest of {best} days stays in your records. Only what you did without a connection is added later: it counts once that device is online, up to 14 days after.'],
  longestStreak: ['Your longest streak so far is {bestStreak} days.', 'The longest streak you had is {bestStreak} days.'],
  streakWaits: ['Nothing is saved for today yet, so save one session before the day ends.', 'Today is still open: one saved session keeps it.'],
  streakEnded: ['Your last practice was {when}, and nothing was saved {missed}: one whole day without a session ends a streak. It was {length} days long. Your longest, {best} days, stays in your records, and one session today starts a new one.', 'It ended {missed}, because nothing was saved then. Before that you had {length} days in a row, the last one {when}. Your longest is {best} days, and a session today starts the next.'],
  streakNever: ['There is no streak yet, so nothing is gone: your first saved session starts one.', 'You have not started one yet. One saved session makes it 1 day.'],
  streakSince: ['Because you practiced {streak} days in a row, since {date}: each day with a saved session adds one.', 'You have saved a session every day since {date}. That makes {streak} days.'],
  streakNone: ['It is not running at the moment: your longest was {best} days, and one session today starts a new one.', 'Right now there is no streak. One session today makes it 1 day; your longest was {best} days.'],
  todaySafe: ['No: you have practiced today, so your {streak} days are safe until tomorrow.', 'No, today is already saved. Your {streak} days stand.'],
  todayNeeded: ['Yes: nothing is saved for today yet, and without a session your {streak} days end tonight. 5 minutes of {drill} make it {next}.', 'Yes, today is still open. 5 minutes are enough, {drill} for example, and {streak} days become {next}.'],
  todayNoStreak: ['No, there is no streak running that you could lose. One session today starts a new one.', 'No: no streak is running now. A session today makes it 1 day.'],
  illEnds: ['It then ends at {streak} days, and that is all right: getting well comes first. Your longest, {best} days, stays in your records, and your first session back starts a new one.', 'A day without a session ends it, also when you are ill: it then stops at {streak} days. Rest anyway, health comes first. Your longest, {best} days, stays.'],
  illNone: ['Nothing is lost: no streak is running now. Get well first, and your first session back starts one.', 'No streak is running, so being ill costs you nothing. Rest, and start again when you are well.'],
  awayEnds: ['A day without a saved session ends it, so at {streak} days. 5 minutes count, Recovery too, and also without a connection: what you save is sent up to 14 days later. And if you take a real break, your longest, {best} days, stays.', 'It stops at {streak} days if you save nothing for a day. A short session keeps it, even offline: it is sent when you are back, up to 14 days later. A real break is fine too, your longest ({best} days) stays.'],
  awayNone: ['Nothing is lost: no streak is running now. Enjoy the time, and the first session after it starts one.', 'No streak is running, so you lose none. The first session afterwards starts one.'],
  // Packs and money
  packsHow: ['With tokens: a pack costs {cost}, and every saved session brings 10 to 25. You have {tokens} tokens, enough for {packs} packs. Open them in the Reward Store.', 'You buy them with tokens, {cost} for a pack, and each saved session pays 10 to 25. Your {tokens} tokens are enough for {packs} packs in the Reward Store.'],
  packsTooFew: ['With tokens: a pack costs {cost}, and every saved session brings 10 to 25. You have {tokens} tokens, so {missing} more to go.', 'You buy them with tokens, {cost} for a pack. You have {tokens}; the next session brings 10 to 25, and {missing} are missing.'],
  noMoney: ['No, real money buys nothing here and nothing costs any. Packs cost {cost} tokens, and tokens come from saved sessions: you have {tokens}.', 'No: nothing here is for money. A pack costs {cost} tokens, you have {tokens}, and each saved session brings 10 to 25 more.'],
  // The day
  teamToday: ['No, you do not have to: training with your team is enough for today. If you would like to, take ten easy minutes with the ball before it, and keep your legs fresh. For your streak one short saved session is enough.', 'Your team training is the work of today. Beside it five to ten easy minutes are plenty, better before than after, and none is fine too. One saved session keeps a streak.'],
  late: ['Better not right before bed: stop about an hour earlier, so that your body can calm down. If it has to be late, keep it soft and easy, like Recovery.', 'Better not too late: leave about an hour before you sleep. Early evening is fine, and late only something calm, Recovery or soft touches.'],
  // Matches
  goals: ['{count} goals, brilliant! That is what the practice is for. Remember what you did just before them.', 'Wow, {count} goals! Well played. Tell somebody at home about them too.'],
  success: ['Ha, brilliant! Enjoy it: that took nerve and good timing. Remember what you did just before it.', 'Well played, that is a great feeling! All the practice is for moments like that. Tell somebody at home too.'],
  benchedAndLost: ['I am sorry: losing hurts, and watching from the bench hurts too. It says nothing about how good you can be. Ask your coach in a quiet moment what you could work on to play more, and tell somebody at home how today was.', 'That is two sad things in one day, losing and not playing. Tell somebody at home about it. And at the next training ask your coach calmly: “What can I work on to play more?” That shows that you care.'],
  teamCross: ['A miss hurts, and cross faces hurt even more. The very best miss as well, and a match is never lost by one player. They are angry about the moment and it passes: say “next one is mine” and play on. If somebody stays mean, tell your coach or somebody at home.', 'That feels awful, I know. Everybody misses, also the ones who are cross now, and nobody loses a match alone. Give it a day; if they are still on at you, tell your coach or your parents.'],
  // Players
  noOffside: ['No: there is no offside from a throw-in, a goal kick or a corner, and none in your own half.', 'No, from a throw-in, a corner or a goal kick nobody can be offside, and in the own half neither.'],
  whichStar: ['Ha, that argument never ends, and a program takes no side! Watch what each of them does with the ball and copy the bit you like best. Who is yours?', 'People have argued about that for years! I am a program and have no favorite, but there is something to copy from each. Who do you like to watch?'],
  tooOldForPro: ['Honestly: only a few become professionals, at any age, and nobody can know who. But you are never too old to get much better. Ask your team’s coach which club or training would fit you.', 'Only very few get there, and nobody can promise it or rule it out. For getting better you are not too old at all. Your team’s coach can say what the next step would be.'],
  ownGrowth: ['Look at your own numbers: {list}. That is you.', 'Your numbers show what you can do: {list}.'],
  fromTo: ['{drill} from {first} to {last}'],
  // Shots
  shotCorner: ['Choose your corner before the run-up and do not change your mind. Standing foot beside the ball, ankle firm, hit it with the laces or the inside, and look at the ball while you do. First aim low, then higher.', 'Aim before power: pick one corner, run up slowly, lock your ankle and follow the ball with your leg. Five low ones, then five into the top corner.'],
  shotPower: ['Power comes from clean contact: standing foot beside the ball, ankle locked, laces through the middle of the ball, and let your leg follow. Clean first, hard later.', 'Swing from the hip, keep the ankle firm, and hit the ball in the middle with your laces. Three good ones count more than twenty wild ones.'],
  beatOwn: ['Your best in {drill} is {best}: go for {next}.', '{drill}: your best is {best}, so {next} is the aim.'],
  shotAtMe: ['Keep that game: five shots each from the penalty spot, then you change places, and the one with more goals picks the next game. Whoever is in goal calls out the corner afterwards.', 'Make it a match: five shots each, change places, count the goals. Then only low shots, then only with the weaker foot.'],
  // Juggling
  jugglesBase: ['{count} in a row is a good base: three tries, and aim for {next}. Toes a little up, ankle firm, the ball no higher than your belly.', 'You can do {count}, so aim for {next}: three calm tries. Low touches, and look at the middle of the ball.'],
  jugglesStart: ['{count} is where everybody starts: one touch and catch, then two and catch, then {next} without catching. Toes a little up, ankle firm.', 'From {count} it goes in small steps: touch, catch; touch, touch, catch. Then try {next} in a row. Keep the ball low.'],
  jugglesBest: ['In the app your best in {drill} is {best}.', 'Your best count in {drill} here is {best}.'],
  // The records of others
  rivalWhich: ['Good aim! Which drill is that record in, and what is the number? Your own best ones: {list}. Pick one and give it three tries.', 'Tell me the drill and the number to beat. Your bests are {list}: choose one, three tries, and count each.'],
  rivalDrill: ['Good aim! Your best in {drill} is {best}. Ask for the number to beat, then take three tries and count each.', 'In {drill} you stand at {best}. Three tries, count each, and you will see how much is missing.'],
  rivalNone: ['Good aim! Which drill is it in? You have no result there yet, so your first count is the start.', 'Which drill is it in? You have no result there yet: one session, counted, and you know where you stand.'],
  // Moves and drills
  noDrillForMove: ['There is no drill for the {move} here. The nearest ones are {list}.', 'No, the {move} has no drill of its own. Close to it are {list}.'],
  hardestNow: ['For you now: {drill}, level {level}.', 'The next step for you is {drill}, level {level}.'],
  // A plan
  planToday: ['Today, {day}'],
  planKeepsStreak: ['A short Recovery on the rest days keeps your streak of {streak} days.', 'On rest days 5 minutes of Recovery keep your {streak} days going.'],
  planTodayDone: ['Today is done: {minutes} minutes. This is for the days after it.', 'You have already practiced {minutes} minutes today, so the plan is for the days after it.'],
  nextOn: ['Next step on {day}: {drill}, {minutes} minutes.', 'Your next step is on {day}: {minutes} minutes of {drill}.'],
  whyDay: ['On {day} it is {drill}, because the days are spread so that you rest in between. If {day} does not suit you, say “not on {day}” and I move it.', '{day} has {drill}, with a rest day after every two or three. Another day is fine as well: say “not on {day}”.'],
  whyDayFree: ['{day} is a day of rest, so that your legs are fresh again for the next one. If you want to practice then, name the days you like.', 'I left {day} free because rest belongs to it. If you would rather practice then, tell me the days you want.'],
  /** How much practice is right. */
  load: {
    daysAroundMatch: ['With a match on {match}: {days} for your drills.', 'If you play on {match}, take {days} for your drills.'],
    hardDaysAroundMatch: ['With a match on {match}: {days}, so that your legs are fresh again in time.', 'If you play on {match}, take {days}: then there is rest before the match.'],
    besideMatch: ['On {before} only a few easy touches or nothing, and {after} is free.', '{before} is for a few easy touches or rest, and {after} for recovering.'],
    teamDayCounts: ['Training with your team on {team} counts as practice too.', 'Team training on {team} counts as well: nothing more on that day.'],
    onlyTeamDays: ['With a match on {match} and training on {team} that is enough.', 'Training on {team} and a match on {match} are enough for a week.'],
    mustTodayDone: ['No, you do not have to: you have practiced {minutes} minutes today, and that is enough. More only if you feel like it.', 'No. With {minutes} minutes today you are done; do more only if it is fun.'],
    mustToday: ['No, nobody has to: a free day is good for you too.', 'No, nothing is a must. A free day is part of getting better.'],
    mustTomorrow: ['No, nobody has to. One or two free days a week are good for you.', 'No, nothing is a must: a free day helps your body to learn.'],
    streakNeeds: ['Only your streak of {streak} days asks for one saved session a day, and five minutes are enough for that.', 'Your streak of {streak} days goes on with five saved minutes a day.'],
    fine: ['That is fine: {minutes} minutes a day suit your age, where {from} to {to} are a good measure. Take one or two days a week off.', '{minutes} minutes a day are a good amount at your age: not too much, and enough to get better.'],
    shortFine: ['That is fine and counts: {minutes} minutes a day on many days bring a lot. Up to {to} minutes are right at your age, if you want more.', '{minutes} minutes a day are good: short and often is the best way. At your age it may be up to {to}.'],
    sessionsFine: ['That is fine: {count} short ones of five minutes are {minutes} minutes. At your age {from} to {to} minutes a day are a good measure.', '{count} a day are fine, about {minutes} minutes in all. Stop while you are still fresh.'],
    aLot: ['{minutes} minutes now and then are fine while you are fresh and nothing hurts. For every day {from} to {to} are enough at your age, with a free day or two a week.', 'As an exception that is fine. Every day {minutes} minutes would be a lot: {from} to {to} are enough at your age.'],
    tooMuch: ['{minutes} minutes every day would be too much: {from} to {to} are enough at your age, with one or two free days a week. Your body learns while it rests.', 'That is too much for every day. At your age {from} to {to} minutes are enough, and one or two days a week are free.'],
    howMany: ['Two or three short ones a day are enough, {from} to {to} minutes in all at your age. Keep one or two days a week free.', 'Take two or three of five to ten minutes, together {from} to {to} minutes a day at your age. More is not better.'],
  },
} as const;

/** Moves without a drill, in a sentence. */
export const coachMoveNames = {
  chop: 'Ronaldo chop',
  rainbow: 'rainbow flick',
  rabona: 'rabona',
  overheadKick: 'overhead kick',
  scorpion: 'scorpion kick',
  sombrero: 'sombrero flick',
  aroundTheWorld: 'around the world',
  panenka: 'Panenka',
} as const;
