/** What is said where it depends on what a turn does in the talk (its dialogue act): about the drill offered last, another day, or legs that are only tired. */
export const coachDialogueActLines = {
  tired: {
    proud: ['Nice, you gave it everything.', 'Strong work, be proud of it.'],
    proudOfYesterday: ['Strong: {count} sessions yesterday.', 'Well done, that was {count} sessions yesterday.'],
    heavy: ['Heavy legs after a lot of running are normal: they are tired, not hurt.', 'That is normal: your legs have worked hard, and now they are tired.'],
    burning: ['Burning legs are normal when they work hard, and it is gone after a few minutes of rest.', 'That is normal: muscles burn when they work hard, and it stops when you rest for a few minutes.'],
    sore: ['Sore muscles after hard work are normal, and they are gone in two or three days.', 'That is normal: muscles that worked hard are sore for a day or two.'],
    doneToday: ['You have already practiced {minutes} minutes today, so rest now or do something easy.', '{minutes} minutes are done today, and that is enough: rest, or a few easy ones.'],
    rest: ['Take a rest today, or do a few easy minutes of Recovery.', 'Today a rest is right, or something easy like Recovery.'],
    keeps: ['Recovery keeps your {streak} days going too.', 'Your streak of {streak} days goes on with Recovery too.'],
    watch: ['If one spot hurts, or it is not gone in three days, stop and tell an adult.', 'Tell an adult if one spot hurts or if it stays longer than three days.'],
  },
  lungs: [
    'Lungs that burn in a sprint are normal, and you can train that: run for one minute, walk for one, eight times, and do it twice a week. If it does not go away in a minute or two, if you wheeze or your chest hurts, stop and tell an adult.',
    'That burn is normal when you sprint. To get fitter, mix one minute of running with one of walking, eight times, two days a week. Stop and tell an adult if it stays longer than a minute or two, if you wheeze or your chest hurts.',
  ],
  denied: ['Good, so nothing hurts: then I understood you wrong. Begin gently, and stop if something does hurt.', 'Good to know, then I read that wrong. Start slowly, and stop if anything hurts.'],
  agreed: ['Good. Ask me whenever something else comes up.', 'All right. I am here when you want to go on.'],
  agreedToDrill: ['Good. Then off you go, and tell me how it went.', 'All right, then it is time for the ball.'],
  challenge: [
    'On a pitch? No chance: I am a program and have no feet, so it would be the shortest match ever. You have two of them, and that is two more than me.',
    'I would lose before kick-off: no legs, no boots, not even a left foot. I would still ask for an autograph.',
  ],
  habit: {
    addictive: [
      'It is built to let go: nothing can be bought, no advert plays, no message calls anybody back, and a streak that ends takes nothing away. There are rewards, though: XP, tokens, packs with their odds shown, boards and a streak, and these can pull. If it is more than the ball in the head, agree on fixed minutes and days off, hide from the boards in Settings, and talk about it.',
      'There are things in it that pull: a streak, tokens, packs, badges and boards. Against that there is no money, no advert and no message that calls back, and whoever stops for a week loses no level and no card. Fixed minutes, one or two days off a week and hiding from the boards in Settings keep it light; where it stays too much, a break is the better answer.',
    ],
    screenTime: [
      'Not here: Touchline has no limit of its own. Your device has one, for each app and website: “Screen Time” on iPhone, iPad and Mac, “Digital Wellbeing” or Family Link on Android. In a drill the phone can lie aside; the time that counts is with the ball.',
      'There is none in Touchline. Set it on the device: “Screen Time” from Apple, “Digital Wellbeing” or Family Link on Android, and a time for the browser there. A drill needs the screen at its start and its end alone.',
    ],
    streakTears: [
      'I am sorry: such tears are real, for there was effort in it. Hold that first, and say that nobody takes the practice away: every result, XP, token and badge stays, and the longest streak stays written down. The rule is only this: days in a row with a saved session, one minute is enough. A new one starts with the next session, and a day off on purpose is no failure.',
      'That hurts, and comfort comes before the rule: “You did all of that, and it is still yours.” A streak counts days in a row with a saved session and ends after a whole day without one; nothing else goes with it, and the longest one stays in Progress. If the flame presses, agree on free days together.',
    ],
    ownStreakTears: [
      'I am sorry, that hurts when you have kept at it for so long. What you can do now is all still there: your results, XP, tokens and badges stay, and your longest streak stays written down. It only counts days in a row with a saved session, and a new one starts with your next one. Tell somebody at home how it feels.',
      'That is a sad moment, and you may be sad about it. Nothing of your practice is lost, and your longest streak stays in Progress. A streak is only days in a row with a saved session, and the next begins whenever you like. A hug at home helps more than a number.',
    ],
  },
  goodbye: ['See you! Have fun with the ball.', 'Bye! See you at the next session.'],
  /** A word alone. */
  oneWord: ['One word can mean a lot. Do you mean {list}? Or write me a whole sentence.', 'What would you like to know about that: {list}? Or ask it in a sentence.'],
  /** Who finds the answers long. */
  shortAnswers: ['All right, I keep it short from now on.', 'Fair point: short answers from now on.'],
  praise: ['Thank you, that is kind! The practice is all yours, though.', 'Nice of you to say! I am a program, and you are the one who does the work.'],
  cheer: ['Great! Keep that spirit, and have fun with it.', 'I like that! One clean touch after the other, and have fun.'],
  birthday: ['Happy birthday! Have a great day, with a ball or without one.', 'Happy birthday to you! Enjoy your day, and a few touches if you like.'],
  well: ['I am a program, so I am always ready! What would you like to do?', 'Always fine: programs do not get tired. What shall we work on?'],
  /** Somebody has died, is very ill, or leaves the family: nothing of football, and a person to talk to (domain/safety.md). */
  sadNews: {
    death: [
      'I am so sorry. It hurts to lose somebody you love, and you may be sad for as long as it takes. Football can wait: you need not practice today, and you may if it does you good. Please talk about it with somebody at home or another adult you trust.',
      'I am very sorry. Missing somebody is part of loving them, and crying is all right. You need not practice today. Tell somebody at home how you feel; together it is easier to carry.',
    ],
    illness: [
      'I am sorry, that is a lot to carry. It is all right to be worried or sad, and it is not for you to mend. Ask a parent or another adult you trust how things stand, and tell them how you feel. Football can wait as long as you need.',
      'That is hard, and I am glad you told me. Worries grow when you keep them to yourself, so please talk with somebody at home or a teacher you like. Practice only if it does you good.',
    ],
    separation: [
      'I am sorry, that is hard. It is not your fault, and you may be sad or angry about it. Tell both of them how it feels for you, or talk to another adult you trust, like a grandparent or a teacher. Practice only if it does you good.',
      'That turns a lot upside down, and none of it is because of you. You need not choose a side. Please talk with somebody you trust about it, as often as you need. Football can wait.',
    ],
    lostPet: [
      'I am sorry, you must be worried. Tell somebody at home at once, so that you can look together and ask the neighbors. Many animals come back after some days. Football can wait, and it is all right to be sad.',
      'That is a worry, I am sorry. Do not look alone: ask somebody at home to search with you and to tell the neighbors and the vet. Many pets are found again. Practice only if it does you good.',
    ],
    thanked: ['Take care of yourself. I am here whenever you feel like it, with a ball or without.', 'Look after yourself, and stay close to somebody you like. We play again when you want to.'],
    after: [
      'That is all right. Leave football for today and do what does you good: be with somebody you like, rest, or talk about it. Your best results stay as they are, and I am here when you feel like playing.',
      'I understand. Be kind to yourself today, and stay near somebody you like. Nothing you have achieved goes away, and you may begin again whenever you want.',
    ],
  },
  notInList: ['I named {count}. Tell me which one by its name.', 'That list had {count}. Which one do you mean?'],
  swapped: ['Then {drill} instead of {other}.', '{other} is out, {drill} is in.'],
  blamed: [
    'A result belongs to the whole team: eleven played, and many things came before that one moment. Nobody may put it on you alone. Tell your coach or your parents that they do, and be kind to yourself today.',
    'That is unfair. One miss or one mistake loses no match by itself, and the best players have them too. Talk about it with your coach or somebody at home, so that you need not carry it alone.',
  ],
  ownGoal: [
    'An own goal happens to whoever stands where it is dangerous, in the top leagues too. It was one moment, and nobody meant it. Be annoyed for a while, and next time play the ball out to the side.',
    'That is a horrible moment, and nearly every defender knows it. It says nothing about how good you are. Tell somebody at home how it was, and then it is the next ball that counts.',
  ],
  /** To who trains a lot with a team and asks for more: rest first, then little. */
  muchTraining: [
    'You already train a lot, so rest comes first: keep at least one whole day a week free, and none of it the day after a match. On top at most one or two short easy sessions a week of 10 to 15 minutes: easy touches or your weak foot, without sprints or shooting. Pain that stays, tired legs, bad sleep or no joy in it are signs of too much: then leave it out and tell your parents. Ask your team’s coach before you add anything.',
    'More is not better beside that much. Your body grows stronger on the free days: one without any sport each week, and a rest after the match. If you want something extra, one or two times a week 10 to 15 minutes of easy ball work are enough. Take less if you are tired all the time, sleep badly, play worse or something hurts, and talk to your parents then. Your team’s coach knows your week: ask there first.',
  ],
  /** To who asks for a later week of a plan. */
  laterWeek: [
    'I make plans for one week: week {week} has the same days and drills again, and a little more of them. Try to beat each number of the week before by one or two, and add two minutes to one of the days, not to all. Once a drill goes well three times in a row, ask me for a harder one in its place. After three weeks make one lighter.',
    'Week {week} repeats these days, only one step further: a few more touches than the week before, and two minutes more on one day. A drill that feels easy gives way to a harder one: ask me for it. Every fourth week is a lighter one, as resting is part of getting better.',
  ],
  /** Whom to write to about the app. */
  whomToWrite: [
    'Whoever runs this Touchline, mostly a club or a family, stands on the page “For parents” in Settings, under “Who runs this Touchline”, with a way to write to them if they gave one. If nothing stands there, ask who gave you the address of this app. I cannot send anything to them. If something is wrong with you, or somebody does what is not right, tell an adult you trust.',
    'Look at “For parents” in Settings: at the end, under “Who runs this Touchline”, it says who that is and how to reach them, if they have given it. If not, whoever gave you the address of this app knows. Messages to me reach nobody else. If it is about you and not about the app, tell an adult you trust.',
  ],
  /** To a parent: how to get a child to practise, how much is right, where its practice is seen, and the bench. */
  yesTooMuch: ['Yes, as a rule that is too much.'],
  notTooMuch: ['No, that is a good measure.'],
  toParent: {
    afterLoss: [
      'Let your child be sad first: sit beside it, say “that hurts, I see it”, and do not explain the match. Later, when it is calm, ask what went well and what it would like to try the next time. That you like to watch it play, whoever wins, helps most.',
      'Tears after a defeat show how much it matters to your child. Comfort first and talk later; no list of mistakes in the car. A sentence such as “I love to watch you play” counts more than advice. If it stays unhappy for days, speak with it and the trainer.',
    ],
    motivate: [
      'Leave the choice to your child: which drill, and when. Five to ten minutes at the same time of the day, best together with you or a friend, do more than a long session. Praise the trying and not the result. A day off is fine; if the wish is gone for weeks, ask what is behind it.',
      'Play along instead of reminding: take turns at a drill and let your child count for you. Small goals that it sets itself, a short fixed time, and a kind word for trying carry far. What has been no fun for weeks needs a talk and not more practice.',
    ],
    howMuch: [
      'Beside team training these are enough in a day: {upTo8} minutes up to eight years, {upTo12} up to twelve, {older} after that, with one or two free days in the week. More is not better: pain, tired legs or no wish to play are signs of too much. With pain or an illness a doctor decides.',
      'As a guide for a day: up to eight years {upTo8} minutes, up to twelve {upTo12}, older {older}, and a day or two off each week. It should stay play. If your child is often tired, hurts or no longer likes to go, make it less; of pain ask a doctor.',
    ],
    seePractice: [
      'Open Progress in your child’s account: “Recent sessions” shows each drill with its day, minutes and result, and the charts how it goes. There is no login of its own for parents. What is kept and who sees it stands on the page “For parents” in Settings.',
      'Look at Progress together, in the account of your child: the latest sessions with result and minutes, the streak, each drill over time. Parents have no account of their own here; the page “For parents” in Settings tells what is kept.',
    ],
    bench: [
      'That is hard to watch. Ask your child first what it wishes for: to play more, another team, or a rest. Listen before you advise. Then ask the trainer, without your child beside you, what it can work on and when it will play. Decide together after some weeks, and not after one match.',
      'Sitting on the bench hurts, and wanting to stop is often that hurt. Talk in a quiet moment about what your child would miss and what it would not. A word with the trainer about what is missing helps more than complaints, and another team may suit it better.',
    ],
  },
  /** Who has eaten nothing eats first; who cannot or will not, tells an adult. */
  notEaten: [
    'Eat something first: on an empty stomach you get dizzy and weak. A banana, some bread or what is there, a glass of water, then wait half an hour and take it easy. If there is nothing to eat, or you do not want to eat, please tell a parent or another adult you trust today.',
    'Not before you have eaten: even something small like bread or fruit, with water, and half an hour of rest. Your body needs it to play and to grow. If you could not or did not want to eat, tell your parents or another adult you trust today.',
  ],
  /** Nobody plays outside in a thunderstorm, and not until half an hour after the last thunder. */
  thunder: [
    'No: with thunder or lightning go indoors at once, away from trees, goals and metal fences. Wait until half an hour after the last thunder. Inside you can do Toe Taps or Sole Rolls on the spot.',
    'Never outside in a thunderstorm. As soon as you hear thunder go into a house or a car, and stay until it has been quiet for half an hour. Quiet touches indoors are fine.',
  ],
  /** Somebody said that girls cannot play: it is wrong. */
  saidOfGirls: [
    'That is wrong and unfair: girls head, shoot and play as well as anyone who practices, and the women’s World Cup shows it. You need not believe it. If it goes on, tell your coach or a parent.',
    'No, that is not true, and it is unkind. What counts is practice, not being a girl or a boy. If they keep saying it, tell your coach: that is not telling tales.',
  ],
  /** Nobody dives on hard ground (domain/safety.md). */
  diveHard: [
    'No, never dive on concrete, asphalt or a hall floor: that hurts elbows, hips and knees. Dive on grass, sand or a mat only. On hard ground practice the ready stance, side steps and catching instead.',
    'No: on hard ground nobody dives, not even with gloves or pads. Wait for grass or a mat. Until then do quick side steps and catch the ball against a wall, standing.',
  ],
  diveSoft: [
    'Yes, that is the right ground: grass, sand or a mat. Begin on your knees, go low, hands first, and land on the side of thigh and shoulder. Best with somebody who rolls you the ball.',
    'That works: soft ground is what diving needs. Look first that nothing hard lies there, then start from your knees and roll off over the side.',
  ],
  /** Turns of a talk about play in the own team. */
  ofPlay: {
    goUp: [
      'Go up when your team has the ball safely, there is free space in front of you and somebody stays behind for you. Call “I am going” before you run. If the ball is lost, sprint back inside first, towards your own goal.',
      'Three signs for going up: your team has the ball, your winger comes inside or looks for you, and a team mate covers. If one is missing, stay a few metres behind the ball and offer a safe pass.',
    ],
    cover: [
      'Mostly the holding midfielder, or the nearest centre back who slides across. Agree on it aloud before you go: “You stay?” If nobody answers, you stay.',
      'The team mate next to you moves over: the centre back on your side or the midfielder in front of the defence. Call the name before you leave your place.',
    ],
    behind: [
      'Turn at once, sprint back towards your own goal on the inside, and do not dive in: slow him down until help is there. Next time stand half turned and a step deeper, so that you see ball and opponent.',
      'Run back inside, between the ball and your goal, and force him out to the side. You need not win the ball at once: time is enough for your team to come back. Before it happens, look over your shoulder often.',
    ],
    withBall: [
      'Show yourself: step out from behind your opponent, look over your shoulder before the ball comes, and play it on with two touches. Then move at once, so that you can be passed to again.',
      'Make the pitch big: find free space, open your body to the goal you attack, and pass simply first. After your pass go straight into the next gap.',
    ],
    afterLoss: [
      'The first three seconds count: are you near the ball, press it at once and close the pass forward. Are you far away, sprint back into the middle, between the ball and your goal, and find your opponent.',
      'Near the ball: go at it straight away, so that they cannot look up. Not near: run back to the middle first, and then outwards to your opponent. No arms in the air, just the first step.',
    ],
    runMore: [
      'That is a fair thing to show: sprint back after each lost ball, be first at each drill, and ask after a week whether it was seen. Fitness you can build at home too.',
      'Then show it where it is seen: run back after each lost ball, and keep going when you are tired. Three short fitness sessions a week help, and after two weeks ask: “Did you see a difference?”',
    ],
    notHeard: [
      'That is disappointing, and you were brave to say it. Ask once more in a quiet moment, before or after practice, with one reason: “I would like to try it, can I have ten minutes?” If it is the same again, take a parent along.',
      'It stings not to be taken seriously. Say it once more, calmly and without the others around, and say what you want in one sentence. If you are not heard then either, let a parent talk to the coach with you.',
    ],
    askAgain: [
      'Yes, once more: in a quiet moment, when nobody else is near, with one sentence and one reason. If the answer is the same, let a parent ask with you; then you have done all you can.',
      'Yes. Choose a better moment than last time, before practice for instance, and ask what you have to show for it. If it is no again, take a parent along.',
    ],
    dares: [
      'That is all right, it takes courage. Write it down in one sentence, practice it at home, and say it before training, when nobody else is near. Or ask a parent to stand beside you.',
      'You need not do it alone: ask a parent or a team mate to come along, or let them give a note. One sentence is enough: “I would like to know what I can work on.”',
    ],
    parentAsks: [
      'Yes, a parent may do that, and it is best with you beside: after practice, calmly, and with a question instead of a reproach: “What can she or he work on?” Tell them before what you want to be asked.',
      'Yes. Tell them exactly what you want to say, and stand by if you dare. Parents can ask what you need to play more; shouting from the side line helps nobody.',
    ],
    otherFood: [
      'No problem, nobody has to eat that. Take something else that you like and know: bread, rice, fruit or yoghurt do the same. Your parents can help you to choose.',
      'Then leave it, it needs nothing special. What you like and know is best: something normal two to three hours before, and only a little in the last hour.',
    ],
  },
  /** Asked of football in a hall. */
  hall: {
    rules: ['In most halls: five a side with the keeper, no offside, no sliding tackles, subs as often as you like, and a kick-in or the boards where there is a line outside. Each tournament has a sheet of its own rules; your coach has it.', 'Indoors it is mostly five against five, without offside and without sliding. Subs come and go while the game runs. How the ball comes back into play and how long you play, the sheet of the tournament says.'],
    length: ['Short: mostly 8 to 15 minutes without a break, and then a rest until the next game. The plan of the tournament says it exactly.', 'Games in a hall often take about ten minutes. Look at the plan of the tournament, and warm up again for a few minutes before each one.'],
    players: ['Mostly five a side: four in the field and a keeper. In some halls it is one more or one less, so ask your coach.', 'In a hall there are mostly four in the field and one in goal, and subs come on as often as the coach likes.'],
    offside: ['In a hall there is mostly no offside, so a forward may wait near the goal, and somebody has to watch them.', 'No, offside hardly ever counts indoors. So keep one of you behind the ball.'],
    out: ['With boards the ball stays in play; without them there is mostly a kick-in where it went out, and no throw-in. At the ceiling the other team gets it.', 'Indoors the ball is mostly kicked in from the line, and boards simply send it back. If it hits the ceiling, the others go on.'],
    ball: ['Mostly a futsal ball: a bit smaller than outdoors, heavier, and it hardly bounces. For small children it is a light one.', 'In a hall you play with a ball that bounces little, often size 4 or a light one for children. The tournament brings it.'],
    prepare: ['Flat shoes with clean soles and no studs, shin pads, a bottle, small snacks and a dry shirt. Games are short: five easy minutes before each, go all out, then rest. In the game pass flat, use the sole and move after each pass.', 'Pack flat indoor shoes, shin pads, water and a jumper for the breaks. Practice flat passes and stopping the ball with your sole. Warm up shortly before each game, as there are many short ones.'],
  },
  /** Told in passing: somebody who plays too, a tournament, anything else that weighs nothing. */
  news: {
    mate: ['That is nice: practice is more fun when somebody plays along. Ask me whenever you want to go on.', 'Good to have somebody who plays too! Tell me when we shall go on.'],
    event: ['Something to look forward to, have fun there! If you want to get ready for it, just ask.', 'That sounds good, enjoy it! Ask me what you want to practice for it.'],
    other: ['That is nice, thank you for telling me! Ask me whenever you want to go on.', 'Good to know, I like that! Tell me when we shall go on.'],
  },
  /** One of two questions that is not known. */
  partUnknown: ['On {part} I know nothing for sure, so I leave that one open.', '{part}: that one I do not know.'],
  /** The answer before would come again. */
  saidAlready: {
    about: [
      'You still mean {about}, I think, and what I know of it I have told. Tell me in other words what goes wrong or what you want to know, and I try again.',
      'On {about} I would only repeat myself, so I missed your question. Say it once more, with the thing that you mean in it.',
    ],
    aboutWithOffer: [
      'On {about} I have told what I know, so I missed what you want now. On the same subject I can answer {list}. Or say it in other words.',
      'We are still at {about}, I think, but I did not get that one. Ask me {list}, or name the thing that you mean.',
    ],
    otherWithOffer: [
      'I did not get that one. From what we are talking about I can answer {list}. Or say it in other words.',
      'That would be the same answer again, so I missed your question. Did you mean {list}? Or name the drill, the move or the thing.',
    ],
    feeling: [
      'What I said is still true, and I may not have got what you mean. Tell me in other words what happened, or what you would like to do now. And somebody at home should hear it too.',
      'I hear that it still bothers you. I have said what I know, so tell me one thing more: what would help you most right now? A parent or your coach can do more than I can.',
    ],
    pain: [
      'What I said goes for that too: look after it first, show it to an adult today, and they say when you play again. Cold or warm, open or covered: ask them, I cannot see it.',
      'I cannot say more about it than that, because I cannot see it. Show it to an adult today and ask them just this; until then it rests.',
    ],
    other: [
      'That would be the same answer again, so I did not get what you want to know. Ask it in other words, and name the drill, the move or the thing you mean.',
      'I would only repeat myself, so I think I missed your question. Say it once more in other words, with the thing that you mean in it.',
    ],
  },
  /** A turn that was read as what its words hardly say. */
  unexplained: {
    wordWithOffer: ['What you mean with “{word}” I did not get. Is it {list}? Or say it in other words.', 'I am not sure about the part with “{word}”. Did you mean {list}? Or say it in other words.'],
    otherWithOffer: ['I am not sure that I got you, and I do not want to guess. Is it {list}? Or say it in other words.', 'That one I did not get for sure. Did you mean {list}? Or say it in other words.'],
    word: ['What you mean with “{word}” I did not get. Say it in one whole sentence, with the drill, the number or the thing that you ask about.', 'I am not sure about the part with “{word}”. Tell me in other words what you want to know, and I try again.'],
    other: ['I am not sure that I got you, and I do not want to guess. Say it in one whole sentence, with the drill, the number or the thing that you ask about.', 'That one I did not get for sure. Tell me in other words what you want to know, and I try again.'],
    again: [
      'I still do not get it, sorry. What I can do: choose a drill, make a plan, tell your numbers, explain rules and this app. With anything else your coach or your parents can help you better.',
      'Sorry, that is too hard for me, I am only a program. Drills, plans, your own numbers, rules and this app I know. For the rest ask your coach or your parents.',
    ],
  },
  /** Ordinary teasing by a brother or a sister, or by other children: what one can say and do, and an adult where it goes on (domain/safety.md). */
  teased: {
    sibling: [
      'That stings, even when it is meant as a joke. Say it calmly and once: “Stop, that is not funny for me,” and then walk away and do your own thing. If it goes on or gets worse, tell a parent: that is not telling tales. What they say measures nothing of your football.',
      'It is annoying to be teased at home of all places. Tell them in a quiet moment: “I do not like that, please stop.” Do not tease back, that keeps it going. If they do not stop, ask a parent to help you.',
    ],
    others: [
      'That hurts, and I am sorry. You can say calmly: “Stop, I do not like that,” and go over to somebody who is kind to you. You need not say anything mean back. If it happens again, or gets worse, tell a parent, a teacher or your coach: they can help, and it is not your fault.',
      'That is unkind, and it says nothing about you or your football. A short “stop that” and turning away often helps more than being angry. If they go on with it, do not bear it alone: tell your parents, a teacher or your coach.',
    ],
    /** Friends do it too. */
    friends: [
      'It hurts more when friends join in. Tell one of them alone: “When you say that too, it hurts me.” Friends mostly stop when they know. If they do not, tell a parent or your coach today, with the word that they use.',
      'From friends that is worse, and you may say so: “Please not you too.” Play with who stands by you, and tell an adult you trust what they call you: it is not telling tales, and you did nothing wrong.',
    ],
  },
  /** A friend who no longer talks to the player. */
  friendSilent: [
    'That hurts, and not knowing why is the hardest part. Ask when the two of you are alone: “Did I do something? I miss talking to you.” Then listen and give it some days. Tell somebody at home how you feel; if others keep you out too, tell an adult.',
    'I am sorry, that is sad. Perhaps something was misunderstood, or something else weighs on your friend. Say kindly that you would like to talk, and do not push. Until then be with others who are nice to you, and tell a parent about it.',
  ],
  /** What to say to somebody whom the turn before told of; who was shouted at is sent to an adult first, and never alone to that coach. */
  wordsTo: {
    parent: [
      'Choose a quiet moment, not right after the match, and say: “When you shout, I get nervous and play worse. Please just cheer for me.” Or write it on a note. If you are scared to say it, ask another adult you trust to help.',
      'You could say: “I know you want to help me. What helps me is when you watch and say something nice afterwards.” Say it on a day without football. If that is too hard, tell another adult you trust.',
    ],
    coach: [
      'You need not do that alone: tell your parents first, they can talk with your coach or stand beside you. If you want to say something yourself, keep it short: “When you shout, I cannot think. Please tell me calmly what I should do.”',
      'First tell a parent or another adult you trust, so that you are not alone with it. With them beside you, you could say: “I want to learn. I listen better when you say it calmly.”',
    ],
    other: [
      'Keep it short and calm: “Stop, that is not funny for me.” Then walk away to somebody who is kind. You need not be mean back. If it goes on, tell a parent, a teacher or your coach; you may do that at any time.',
      'You could say: “I do not like that. Please stop.” Say it once, look at them, and do something else. If they do not stop, telling an adult is the right thing and not telling tales.',
    ],
    friend: [
      'Say it when the two of you are alone: “Did I do something wrong? I would like us to be friends again.” Then listen, and say sorry if something was yours. If they want no talk today, try again in some days.',
      'You could say or write: “I miss you. Can we talk about it?” Short and kind is enough. Do not push, and tell a parent how it went.',
    ],
  },
  /** Whether a day without a session ends the streak of who is ill too: it does, and rest counts for more. */
  streakThoughIll: [
    'Yes, also then: a day without a saved session ends the streak. But rest comes first, no practice with a fever or while something hurts. A new streak begins with one session when you are well, and your longest stays in your records.',
    'The streak counts days and knows no reasons, so yes. Being well matters more than any number: rest, tell a parent, and start a new one when you are fit again. Your longest streak is never lost.',
  ],
  practiceAlone: [
    'Practicing alone can be dull, I know. Ask somebody from the team, a brother, a sister or a parent for ten minutes of passing, or play against your own best result. Every drill in the list also works alone.',
    'It is more fun with somebody else. Who could join you for ten minutes: a team mate, somebody from school, somebody at home? And alone you have an opponent too: your own best result.',
  ],
  watchedByMany: [
    'Being watched makes nearly everybody tense, so you are not the only one. Most people look at the ball and hardly at you. Breathe out slowly, look only at the ball, and do one easy thing first. Practice before one person you like, then before two.',
    'That is normal: eyes from outside feel heavy. Choose one thing to look at, the ball, and one to do, a simple pass. It gets easier if you let one friend watch your practice, and later some more.',
  ],
  ashamed: [
    'You need not be ashamed: everybody began by missing the ball. How you play today says nothing about how good you can be. Practice at home first, where nobody looks, and tell somebody you trust how it feels.',
    'Many feel like that, and nearly nobody says it. You are learning, and that is what practice is for. Take one small thing, do it on your own first, and talk with somebody at home if it weighs on you.',
  ],
  fine: ['Good to hear. Then go on, and stop if something does hurt.', 'Good, so you can practice. Stop if anything hurts.'],
  withFoot: ['Do it with your {foot} foot.', 'All of it with your {foot} foot.'],
  lengthOfPlan: ['{minutes} minutes for each of the {count} drills, with the 4 minutes of warm-up before.', 'Each of the {count} drills for {minutes} minutes, after the 4 minutes of warm-up.'],
  lengthOfShortPlan: ['{minutes} minutes for each of the {count} drills.', 'Each of the {count} drills for {minutes} minutes.'],
  fault: ['Look at two things in {drill}: {point} {other}', 'Two things help with {drill}: {point} {other}'],
  slowly: ['Try it slowly first: {way}', 'Begin small: {way}'],
  afterDrill: ['After {drill} comes {next}: {category}, level {level}.', 'Once {drill} is easy, learn {next} ({category}, level {level}).'],
  afterHardest: ['{drill} is one of the hardest drills of the list. What comes behind it is more of it: faster, with your weaker foot, and past your best.', 'Behind {drill} the list has nothing harder. Make it harder yourself: faster, with the weaker foot, past your own best.'],
  stillHard: ['Then make {drill} smaller: {way} And think of this: {point}', 'Let us make {drill} smaller: {way} One thing to look at: {point}'],
  whichPart: ['Tell me which part goes wrong: does the ball get away, do you trip, or is it too fast?', 'What happens when you try it: does the ball get away, do you trip, or is it too fast?'],
  startsWith: ['Start with your {foot} foot, the stronger one, and change after every turn: {drill} needs both feet.', 'Your {foot} foot first, as it is the stronger one. Then change each time: {drill} is for both feet.'],
  startsWithEither: ['Start with the foot you like better and change each time: {drill} needs both feet.', 'Either foot, the one you like better first. Then change: {drill} is for both feet.'],
  onlyWeak: ['Only your {foot} foot: {drill} is for the weaker one.', 'Your {foot} foot all the time: that is what {drill} is for.'],
  /** Who told of tired legs and asks what to do. */
  afterTired: ['With tired legs today is for something easy.', 'Your legs are tired, so keep it easy today.'],
  plannedDay: ['{day}: {drill}, as in the plan.', 'In the plan {day} is for {drill}.'],
  freeDay: ['{day} is free in your plan: take a rest, or a few easy minutes of Recovery.', 'In your plan there is nothing on {day}: rest, or do a little Recovery.'],
  otherDays: ['My idea: {list}.', 'I would do this: {list}.'],
  easyAfterRun: ['You have practiced {streak} days in a row, so the last one is an easy day.', 'After {streak} days in a row an easy day is part of it.'],
  dayAfterToday: 'tomorrow ({day})',
  drillOnDay: '{drill} {day}',
  ballOnly: ['For {drill} you need a ball and nothing else.', 'You and a ball are enough for {drill}.'],
  ballOnlyKeeper: ['{drill} needs only you and a ball, and you practice catching in it.', 'You and a ball are enough for {drill}, and it trains your catching too.'],
  ballOnlyMore: ['These need no more either: {list}.', 'Also with only a ball: {list}.'],
  passWithoutWall: ['Without a wall, pass against a kerb or a bench, or to a friend.', 'A kerb, a bench or a friend can be your wall for passes.'],
  whyDrillWithoutBall: ['{drill} needs no ball: it makes your feet and legs quicker and stronger, and that helps you in every duel. What it teaches: {point}', 'In {drill} you train feet and legs without a ball, and counting shows whether it grows. The thing to learn in it: {point}'],
  grownMost: ['Sorry if that was not clear. I go by how much a drill has grown since your first go: {list}. So your strongest is {drill}.', 'Good that you ask again. What counts is how much each has grown: {list}. That makes {drill} your strongest.'],
  whyRecovery: ['After some hard days your legs and your head need an easy one. {drill} keeps you moving without tiring you, so the next session goes better.', 'Muscles get stronger while they rest. {drill} moves them gently, so that you are fresh for the next session.'],
  another: ['Sure, here is another one: {drill}.', 'No problem, take {drill} instead.'],
  /** Behind why it was another drill: one for the place or the skill that is asked of. */
  insteadFor: ['For {name} take {drill} instead: {point}', 'If you want something for {name}, do {drill}. The point to look at: {point}'],
} as const;
