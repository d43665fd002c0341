/** What the coach says of the ball at home, of words said to her, and of what a team's coach asks for, two ways of each. */
export const coachTopicAnswersOfBallAtHomeAndTalkWithCoach = {
  ballWanted: [
    'Make a deal: you five minutes, then they, with a clock, or one game for both, such as passing through a gate of two shoes. If they keep taking it, tell your parents and let them say whose turn it is.',
    'Ask for turns: one practices, the other counts, then change after each minute. When it is your ball and nobody listens, a parent can settle it better than a quarrel can.',
  ],
  ballTakenAway: [
    'That is annoying. If a grown-up took it, ask calmly when you get it back and what they want until then. If another child took it, tell a teacher or your parents, so that they get it back. Until then your feet can practice without one.',
    'Stay calm about it: ask an adult when and how you can have it back, and tell one if somebody took it who should not have. Quick feet need no ball meanwhile.',
  ],
  petAndBall: [
    'Pets love a ball that rolls, and their teeth spoil it. Let yours wait in another room while you practice, or give it a ball of its own first. If yours is broken, ask your parents; any soft ball does until then.',
    'Close a door between you two for ten minutes, and play with your pet afterwards, with another ball. A ball with holes is for the bin: ask at home for a new one.',
  ],
  noShotsAtHome: [
    'At home their rule counts. Without shots a lot is left: rolls, taps and small touches on the spot break nothing. Shoot on a pitch or at a wall where it is allowed, and ask them which place is fine.',
    'Then no shots there. Keep the ball under your foot at home, which is good for your touch anyway, and ask when they could take you to a pitch for the hard shots.',
  ],
  neighbourCross: [
    'Say sorry, and ask at which times it is fine; a parent may come along. Keep wall and shots for a place that bothers nobody, do quiet drills at home, and ring the bell for a ball that flew over, never climb.',
    'Talk to your parents about it first: they can agree on hours with the neighbours. In the meantime choose drills where the ball stays on the ground, without a wall.',
  ],
  choresFirst: [
    'Do it first, then you play with a free head. Agree on it at home: the chores until a certain time, then ten minutes with the ball. What your parents say counts.',
    'Ten minutes of practice fit behind it. Ask your parents for a fixed time: first what has to be done, then football, every day alike.',
  ],
  notMyQuestion: [
    'Sorry, then I read you wrong. Ask it once more in other words, and name what it is about: a drill, a skill, a number of yours, a match, or a page of the app.',
    'My mistake, I am only a program. Try it with other words, one question at a time, and I will have another go.',
  ],
  howSarahKnows: [
    'People wrote into me what coaches teach: how drills go, the rules, what is known about food, rest and practice. Your numbers come from your saved sessions. I can be wrong, so where it matters ask your coach or your parents.',
    'I am a program: all that I know was written by people, and the numbers are those of your own sessions. Check me where it matters: your team’s coach and your parents know you, I do not.',
  ],
  moreAggressive: [
    'That mostly means: be first at the ball, go into a duel with your whole body and no fear, and run to win it back at once. It never means fouls. Pick one thing for the next match: two steps to every ball that is free.',
    'They mean courage and no roughness: attack the ball, do not wait for it, stay close to your opponent, arms low, and go again after a lost ball. Start with the first duel of each half.',
  ],
  // What somebody tells of themselves
  toldName: [
    'Hello! I call nobody by a name, and you need not tell me yours: the nickname in your Profile is enough. What shall we do: a drill, a plan or your numbers?',
    'Nice to meet you! I am a program and keep no names from our talk. Ask me for a drill, a plan, or about your numbers.',
  ],
  toldAge: [
    'Good to know. I go by the age in your Profile, so put it in there under “Age”: it sets how long your drills are. What would you like to practice?',
    'Thanks! If it stands in your Profile I go by it. Shall I choose a drill for you, or make a plan for the week?',
  ],
  toldClub: [
    'Nice! You can write your team into Profile, and then you count together on the team board. What does your team need most right now: passing, dribbling, shooting?',
    'Great that you play in a team. Tell me what you want to get better at there, and I choose a drill for it.',
  ],
  newGear: [
    'Lovely, enjoy it! Try it with easy touches first. New boots need a few short sessions before a whole match, and with a new ball compare your results only with that ball.',
    'How nice! Take it out for five easy minutes. Boots first get soft in short sessions, so wear them at home a little before the next match.',
  ],
  familyIll: [
    'I am sorry to hear that, I hope it gets better soon. It is fine to be worried: tell somebody at home how you feel. Football can wait, or do you good for ten minutes, just as you like.',
    'That is a worry, and I wish them well. Talk about it with an adult you trust, and help out a little if you like. Practice only if it does you good.',
  ],
  rememberTalk: [
    'I see only the last messages of this talk, and your saved sessions. What was said longer ago I do not know, so tell me again.',
    'Not for long: the last few messages here are all that I read, and nothing of other days. Ask it once more, and I answer.',
  ],
  stayOnside: [
    'Look along the line of the last defender while you wait, and start only when the ball is played, best from the side in a curve. One step behind the line is better than one in front. Ask a team mate to wait until you run.',
    'Stand level with the last defender, side on, so that you see the ball and the line. Move sideways first, and run through at the moment of the pass and not before.',
  ],
  whereVideos: [
    'Your analyses stand in Form Analysis under “Analysis history”, and in Profile under “Analyzed videos”. What was kept only on a device is to be seen on that device alone.',
    'Look in Form Analysis under “Analysis history”. Reviews in your account are on every device, those only on a device stay there.',
  ],
  parentHere: [
    'Welcome! Ask me what you like to know about your child’s practice or about the app. I write to players: where I say “you” in a tip, your child is meant. What is kept about it stands on the page “For parents” in Settings.',
    'Good to have you here. Ask for your child, and read “you” in my tips as your child, as I am made to talk to players. The page “For parents” in Settings tells what is kept and who sees it.',
  ],
  childMocked: [
    'That is hard for your child and for you, and it is good that you look into it. Ask in a quiet moment what happens there and who does it, listen before you advise, and say clearly: it is not your fault. Then talk to the trainer of the team, without your child beside you, and agree on what is done about it and when you speak again. If it does not stop, if your child sleeps badly, withdraws or tells of blows or threats, get help: a counselling service, the school, your doctor. Your child can also call the free phone line for children: {helpline}.',
    'No child should leave practice in tears because of others. Listen to yours first, without blaming anybody: what is said, when, by whom? Tell it that you are on its side and that it did nothing wrong. Next speak with the trainer, who has to see that nobody is laughed at there, and ask again after a week or two. Another team may be right if nothing changes. If your child is afraid, cannot sleep or no longer talks to you, ask a counselling service or your doctor. For your child itself there is a free phone line: {helpline}.',
  ],
  childTalkSeen: [
    'Who can open your child’s account or device can read the latest talks with me, which are kept there; no other player and no trainer sees them, and nobody can write to your child here. Whoever runs this server can see what is on it. Nothing of what is said in a crisis is kept. An outside AI helps with answers only where the server has one, under 13 only with a parent’s yes; the page “For parents” in Settings says whether it is so here, and there you can read everything.',
    'Your child, and anybody who can open the account or the device: the latest talks with me are kept in it, but nothing of what is said in a crisis. Other players and trainers see none of it and can write to nobody here. Whoever runs this server can see what is on it, as on any server. If an outside AI helps with answers, which under 13 needs a parent’s yes, it stands on the page “For parents” in Settings, where you can also read everything that is kept.',
  ],
  likesStar: [
    'Good choice, there is a lot to learn from watching. I see no games myself, so tell me which move you like there, a pass, a turn or a shot, and I look for a drill.',
    'Nice! Pick one thing that you see there again and again, the first touch or a pass, and tell me what it is: then we practice that. Until then this one is good for you.',
  ],
} as const;
