/** What the coach says of what parents, grandparents and youth coaches ask. */
export const coachTopicAnswersOfParentsAndYouthCoaches = {
  parentOneAccountPerChild: [
    'Each child needs an account and an email address of their own, as one address opens only one account. Your own addresses will do: other players never see them. Under 13, make the account together with your child.',
    'Yes, one address for each child: the app refuses an address that already has an account. That way numbers and streaks stay apart. An address of yours is fine for a young child.',
  ],
  parentAppWithoutAccount: [
    'No, practice needs an account with a nickname, an address and a password, as sessions are kept in it. You can read the page “For parents” without one. Your own account on the family tablet works too: an age is optional.',
    'An account is needed, but little goes into it: nickname, email, password. If your rule is no sign-ups, sign in yourself and let your teen practice with you; you can delete everything later.',
  ],
  parentTrainerVersion: [
    'There is no version for coaches, and no coach can look into the practice of a child. What helps a team: all type the same team name, then their days, drills and tokens count together on the board. Children may show you their numbers themselves.',
    'No, a coach sees no child’s results here, and that is on purpose. Use one team name for all, set a small task each week, and let those who want tell you how it went.',
  ],
  parentMinutesByAge: [
    'By age: up to 8 years 10 to 15 minutes of drills a day, from 9 to 12 years 15 to 25, older ones 20 to 40. One or two free days a week belong to it, and stop when your child is tired, cross or sore.',
    'Two hours would be too much. Up to 8 years 10 to 15 minutes are plenty, up to 12 years 15 to 25, and club training comes on top. Free play is fine as long as your child likes.',
  ],
  parentStreakWorry: [
    'No, it need not be. The streak only counts days in a row with a saved session; one minute keeps it, and losing it costs nothing else. If the flame makes pressure, agree on free days together: rest is part of training.',
    'It is a game and no duty. XP, cards and badges all stay when a streak ends, and the longest one remains in the records. Tell your child that resting is allowed, and that you are proud without a flame too.',
  ],
  parentScreenAtTable: [
    'Agree on fixed times beforehand, say five minutes ahead that it ends, and let one drill be finished. The phone sleeps in another room at dinner. A saved session counts the same before or after the meal, so nothing is lost.',
    'Rules made in a calm hour work better than a fight at the table: when, how long, where the phone lies. Let your child help to set them. A drill can be paused or finished early after its first minute.',
  ],
  parentWayHome: [
    'Best is one sentence: “I love watching you play.” Then food, music, and silence is fine. Let your child begin to talk about the game, and give advice only if asked, best the next day.',
    'Say that you liked to watch, and ask what they would like to eat. No analysis in the car: after a bad match the feeling needs an hour first. If your child talks, listen and nod.',
  ],
  parentShoutsFromLine: [
    'Ask the coach to send all parents one friendly message: we clap, the children decide, only the coach calls. Give people a task, such as counting good passes. Many clubs also play a match where nobody calls from the line.',
    'Say it to all and not to one: “The kids hear twenty voices and look at us, so today we only clap.” A code of the club helps, and so does standing further away. Praise effort of both teams out loud, others follow.',
  ],
  parentRefMistake: [
    'Stay calm and clap the next good action, whatever the whistle was. Young referees are learning, and children copy what grown-ups do. If something worries you, tell your coach or the club later, and to the child say what you liked.',
    'Nothing towards the pitch: a wrong foul is soon forgotten, an angry adult is not. Smile, say “play on”, and thank the referee after the match. Real problems go to the club in a calm hour.',
  ],
  parentRefSendsOff: [
    'A referee shows cards only to players and team officials, not to spectators. But they may stop the match until a parent has left, and end it if nobody goes. The club can then forbid that parent to come.',
    'No card for you, but yes, the match can be stopped until you go. The coach or a helper of the club asks you to leave; best is to walk away at once and talk later.',
  ],
  parentBenchEveryWeek: [
    'First talk to the coach, calmly and not on match day: ask how playing time is shared and what your child can work on. If it stays unfair, go to the youth leader, and to the welfare person if the children are treated badly.',
    'The coach first. One question without blame opens more: “How do you share the minutes?” Many youth leagues want everybody to play, so ask for the club’s rule. Only then take the next step, the youth leader.',
  ],
  parentNotPractisingAtHome: [
    'No pushing: for a child the club is enough, and joy is what keeps children playing. Offer to play together now and then, leave a ball lying about, and let your child choose. Wanting comes back more often without pressure.',
    'Leave it. A child who loves going to the club does enough. You can play along for five minutes, invent a silly game, and stop while it is fun.',
  ],
  parentKeeperSoYoung: [
    'Let your child take turns: a half in goal, a half on the pitch. Up to about 11 nobody needs to be a keeper only, as running, passing and both feet are learned outside, and a keeper needs them too. For the cold: long tights, warm layers, moving about.',
    'Not yet. Goalkeeping may stay the favourite, but all-round play is best up to about 12. Ask the coach to share the gloves; joy counts, so nobody has to give them up.',
  ],
  parentTeamsJoin: [
    'Take the worry seriously, then tell what is good about it: more mates, matches go on, and new friends. Propose that both groups meet once for a fun training before the first match. Rivals of last year are often the best mates by spring.',
    'Say: “Without them we have no team; with them you play every week.” Ask what exactly bothers him, a person or only the name. One shared practice with an ice cream afterwards helps more than words.',
  ],
  parentWarmUpForKids: [
    'Five to ten minutes are plenty for a child, best as a game: tag, dribbling in a square, silly runs with the ball. Laps are not needed, children are warm quickly. Tell the coach kindly which game your child loved.',
    'Laps are boring and not necessary. A game of catch with a ball warms up, wakes the head and trains as well. Twenty minutes of running would only take time from playing.',
  ],
  parentIsItTooMuch: [
    'Mostly not, as long as the hours of organised sport a week are no more than your child’s age and one or two days stay free. Watch mood, sleep, appetite and pain: if your child is glad to go and rested in the morning, it is right. Pain or tiredness that stays: less sport, and a doctor.',
    'A rule of thumb: not more hours of organised sport a week than years of age, and one or two free days. Being tired for days, bad sleep or pain in one spot mean less, and a doctor if it stays.',
  ],
  parentBeeSwarm: [
    'That is normal: small children all want the ball, and it passes by itself around 8 or 9. From the line do nothing but clap. What helps is the coach’s thing: very small teams, two goals on each side, and many balls.',
    'Every team of little ones looks like a swarm of bees. Calling “spread out” does not reach them. Small games of three against three with several goals teach it without words, and patience does the rest.',
  ],
  coachHourForUnderNines: [
    'A simple hour: 10 minutes of tag with the ball, 15 minutes of three stations (dribble, pass through gates, shoot), 25 minutes of two against two and three against three on small pitches, 5 minutes their wish, drinks in between. Keep everybody moving; nobody waits.',
    'In a small space split into groups of four to five with a ball each. Play much, explain little: one sentence, show it, go. Finish with small matches, and ask another parent to help with water and laces.',
  ],
  coachTwoDoNotSpeak: [
    'Listen to each of the two alone, without taking sides, and tell them what you expect in training: greet, pass, no digs. Give them small tasks they can only do together, and praise it. If one is your own child, let another adult lead that talk.',
    'Do not force a handshake in front of all. Name the rule for the whole team, respect on the pitch, then mix groups often. If it goes on for weeks or others are drawn in, invite both families.',
  ],
  parentFirstMatchBag: [
    'Shirt, shorts, long socks, shin pads, boots or trainers, water, a hair tie for long hair, a jacket and a small snack. Take earrings and chains off at home. Name in everything, and be there when the coach says; more is not needed.',
    'Pack the kit, shin pads under the socks, shoes with grip, a bottle, something dry for afterwards and a plaster. Let your child help to pack, it calms the nerves.',
  ],
  grandparentNervousChild: [
    'Say what is always true: “I love watching you, whatever the score.” Listen first, then keep a small fixed routine on the evening: bag packed, story, lights out. No questions about winning. If the tummy aches often or your child cannot sleep, speak with a doctor.',
    'Calm adults make calm children. “Your tummy flutters because it matters to you” helps more than “do not be nervous”. On match day talk of the treat afterwards, not of the result.',
  ],
  parentWhereToPlay: [
    'Ask school or club whether their field is open at certain hours, often it is; if a sign forbids it, keep to it. Else a park, a public cage or small pitch, a sports hall with free times, or the yard with a soft ball. Quiet drills need only two by two metres.',
    'There is mostly something: play areas with small goals, a meadow, the club ground when nobody trains. The town’s sports office knows public pitches. One phone call of a parent opens many gates.',
  ],
  parentPrivateCoach: [
    'Not needed: at this age club, free play and a few minutes at home bring most. If your child asks for it, a small group is fine when the coach is kind and known to the club and you may watch. Money and hope should not become pressure.',
    'It depends on who wants it. If it is your child’s wish, try three sessions and look for joy. Before that, free things help as much: two days of playing with friends, a wall, both feet.',
  ],
  parentMoneyForGoals: [
    'Better not. Money for goals makes children shoot instead of pass, and the fun shrinks. Praise what they can decide themselves: effort, brave tries, a kind word for a mate. A shared ice cream for everybody after the match is nice.',
    'It works for a week and then costs joy. If you want to reward, do it for the whole team or for trying something new, and with time together instead of coins.',
  ],
  parentStartAge: [
    'Many clubs take children from about 4 or 5 into a playing group, and 6 or 7 is just as good, later too. Before that kicking about with you is all that is needed. Look for a group where everybody has a ball and laughs.',
    'There is no best age. If your child wants to run after a ball with others, try a taster session; most clubs offer two or three free ones. Nobody who starts at 9 or 10 has missed anything.',
  ],
  parentSitsOut: [
    'Sit close by, say nothing for a while and let your child come to you. Often a task helps, such as handing the bottles, and then the first step back is small: one game with you at the edge. Tell the coach, and do not push or bargain.',
    'Shyness is no fault. Come early when the pitch is still empty, agree with the coach on one mate as a partner, and stay in sight the first weeks. Most children join in after three or four times.',
  ],
  parentChildWantsToStop: [
    'Let the worry rest: children who stop one sport often begin another, and that is fine. Ask what is missing, friends, games or rest, and let the season end if possible, as the team counts on it. A pause is better than a row, and the door stays open.',
    'Take it seriously and ask twice, on different days. Sometimes it is one mean word or a new coach, which can be changed. If the joy is truly gone, let go; what was paid is no reason.',
  ],
} as const satisfies Readonly<Record<string, readonly [string, string]>>;
