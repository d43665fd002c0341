/** What the coach says to a turn of a talk about the day of a match, the reason for what was said, and small questions behind a rule, a meal or a worry. */
export const matchDayReasonAndRuleLines = {
  // The day of a match
  matchDayTimes: [
    'Your match day, with kick-off at {kickoff}:\n• {up}: get up\n• {meal}: a normal meal, such as pasta, rice or bread\n• {snack}: at the latest a small snack, like a banana\n• {there}: at the pitch, change and drink some water\n• {warm}: warm up with your team\nIf your coach names another time to meet, that one counts.',
  ],
  matchDayCountBack: [
    'Count back from kick-off: a normal meal three hours before, a small snack and water up to one hour before, at the pitch an hour before, and the warm-up in the last 30 minutes. Tell me when it begins, and I give you the times.',
  ],
  matchWarmUp: [
    'About 20 minutes are right before a match:\n1. Five minutes of easy running with the ball.\n2. Five minutes of hips, side steps, high knees and small jumps.\n3. Five minutes of passes with a mate.\n4. Three short sprints and a few shots, with pauses.\nThen a sip of water. What your coach does with the team comes first.',
  ],
  // Sleep
  bedForBus: [
    'With a bus at {bus} get up at about {up}. For {hours} hours of sleep that means lights out at {bed}. If that is too early for you, go a quarter of an hour earlier every few days, and the phone stays out of the bed.',
    'Bus at {bus}, up at about {up}, so lights out at {bed}: that is {hours} hours. Pack your bag in the evening, then you sleep a bit longer.',
  ],
  sleepInLater: [
    'Then you can sleep longer in the morning, and one late night is not the end. But games so late keep your head awake, and an odd hour makes the next evening hard. Make the last game end an hour before bed.',
  ],
  // Sore muscles
  soreHelps: [
    'What helps sore muscles: move gently, such as a walk or easy cycling, a warm bath or shower, enough to drink, normal meals and a long sleep. No hard training until it is gone, mostly in two or three days.',
    'Gentle moving and warmth help most, and sleep. Stretch only softly. After two or three days it is gone; one spot that stings, or more than three days, is for an adult.',
  ],
  soreBothNormal: [
    'Yes, both thighs a bit sore the day after hard training is normal: it is the muscles getting used to the work. It is gone in two or three days. Only one side, a sharp pain or a swelling is something to show an adult.',
  ],
  // Places on the pitch
  sixAndEight: [
    'The 6 stays in front of the defence, wins balls and plays the simple pass. The 8 stands higher and runs between both boxes: helps at the back, joins the attack and shoots too. So the 6 protects, and the 8 links.',
  ],
  eightRole: [
    'An 8 plays in the middle and runs between both boxes: wins balls, offers for passes, carries the ball forward and turns up in front of goal. You need a lot of running, a first touch half turned, and a look over the shoulder.',
  ],
  // Becoming a professional
  proHonest: [
    'Honestly: very few make it, even of those in academies only a small part. That is no reason to stop: nobody knows yours today, and what you learn stays yours. Play because you love it, practice on many days, and keep up with school.',
    'Straight answer: the chance is small for everybody, and nobody can say more. What you can do is practice often, with both feet, be good to train with, and keep school as your plan next to it.',
  ],
  proMinutes: [
    'Alone it is not enough, that is true: training with a team and matches come on top, and those are most of it. {from} to {to} minutes of your own on many days are what is right beside it at your age. More is not better, tired legs learn little.',
  ],
  // Reasons
  whyScan: [
    'Because then you know before the ball comes where you can go: who is behind you, who is free, where the space is. Without the look you need a second longer, and by then somebody is there. The best midfielders look many times before each ball.',
    'You may see a lot in front of you, but not what is behind. One look before the pass tells you whether to turn or to play it back. That saves a second, and in the middle a second is a lot.',
  ],
  whyLadderDefending: [
    'Because a tackle begins with your feet: you go backwards and sideways with short quick steps and wait, instead of diving in. That is what {drill} trains. The tackle itself you learn with an opponent, one against one.',
    'A defender who has quick small steps need not jump in: stay in front, wait for the big touch, take the ball. {drill} makes those steps quick. One against one with a friend is the other half.',
  ],
  whyDirectPass: [
    'In a match a ball that you play on at once gives the opponent no time to come, and for a one-two you need just that. At the wall you learn it: feet ready early, ankle firm, the right force. Try ten, then tell me if it feels the same.',
    'Look at good teams: most passes have one or two touches. Who needs three has somebody at their feet. {drill} trains the quick one, and five minutes are enough to feel it.',
  ],
  yesQuicker: [
    'Yes, your feet get quicker with it: many small touches in a short time. For running fast you need short sprints as well.',
    'Yes: quick feet come from just that, a little on many days. It does not replace sprints.',
  ],
  yesBetter: [
    'Yes, if you do it on several days: a little each time, clean, and count. After two or three weeks you see it in your numbers.',
    'Yes. Not after one time, but on many days it does, and your own numbers show it.',
  ],
  // Offside
  offsideDeflection: [
    'If the ball only bounces off a defender, it is still offside. If the defender plays it on purpose, a real pass or clearance that goes wrong, then it is not. A save does not count as that.',
  ],
  offsideGoalKick: [
    'No: from a goal kick nobody can be offside, just like from a throw-in or a corner. That stands in the rules of the game, for everybody.',
    'No, not from a goal kick. Only from the next pass on it counts again.',
  ],
  coachHadItWrong: [
    'On that you were right. Coaches mix up a rule too, it is a hard one. Tell it kindly after training, or ask where it stands.',
  ],
  // Packs
  streakMeans: [
    'A streak counts the days in a row on which you save a session. Miss one whole day, and it starts again. Yours is {streak} now, and your longest was {best}.',
  ],
  // Worries and what is asked behind them
  butterflies: [
    'Butterflies are normal: your body gets ready for something that matters to you. Breathe out long, five times, and have something small and easy to eat, not too late. After the first touches it mostly goes. If your tummy hurts badly or you are sick, tell a parent.',
    'That is nerves, and lots of players have it. Slow breaths, a sip of water, a small snack like a banana. Once you run it gets better. If it really hurts, tell an adult.',
  ],
  stayMates: [
    'You stay mates off the pitch: tell each other about your matches, meet at the weekend, kick a ball together. Be glad for your friend, and say that you miss playing together. A team is only a team, a friend is more.',
    'Make a time that is yours: the way to school, a kickabout on Saturday, watching each other’s match. Ask how it goes, and tell yours too. Being in two teams ends no friendship.',
  ],
  ballLostThenGoal: [
    'That is a rotten feeling, and it happens to everybody in midfield, even to the best. Others could still have stopped it, it was not you alone. Next time: look before the ball comes, and play it early if two are near you.',
    'Ouch. A lost ball hurts most when a goal follows. But one ball does not lose a match, and it says little about you. One thing to take along: body between ball and opponent, and look up before it comes.',
  ],
  loseBallNearGoal: [
    'Do three things at once: turn, run back between the ball and your goal, and shout so that others help. Do not dive in: slow them down, side on, and wait for a big touch. Before it happens: near your own goal play it simple, to the side or away.',
    'First three seconds: run back and stand between ball and goal, side on. Hold them up until your mates are there. And near your own goal no tricks: one touch, then pass or clear it.',
  ],
  againstLosingBall: [
    'Against losing the ball three things help: your body between ball and opponent, the ball on the foot further away, and a look over your shoulder before it comes. {drill} trains turning away from somebody.',
  ],
  defendOneOnOne: [
    'One against one in defence: stand between the player and your goal, side on and low, an arm’s length away. Wait, do not dive in, show them to the side line, and take the ball when the touch gets too long.',
    'Go towards them fast, then brake with small steps. Side on, knees bent, eyes on the ball. Push them to the outside and go for it when the ball is away from their foot.',
  ],
  unfairNotPicked: [
    'That stings, when you feel you are as good. I cannot see who is better, and the coach may look at other things than you do. Ask: “What do I need for the A team?” Then you have something to work on.',
  ],
  easyForToday: [
    'Something easy it is: slow and without sprints, and only as long as it feels good. If one spot hurts, stop.',
  ],
  mealBeforeMatch: [
    'Two to three hours before, a normal meal that you know, such as pasta, rice or bread. Up to one hour before, a small snack like a banana. Water with it. Nothing new and nothing greasy on that day.',
    'Before a match: pasta, rice, bread or porridge, two to three hours ahead, water with it, and a banana up to one hour before. Take what your tummy knows.',
  ],
  beansAreFine: [
    'Yes, beans on toast is fine and gives you energy. Beans can make wind, so have it two to three hours before, and not for the first time on a match day.',
  ],
} as const;
