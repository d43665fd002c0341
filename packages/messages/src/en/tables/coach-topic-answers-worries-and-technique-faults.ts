/** What the coach says to worries, to those who put a player down, and to faults that are told in words of the player’s own. */
export const coachTopicAnswersOfWorriesAndTechniqueFaults = {
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
  parentsQuarrel: [
    'That is no fun to listen to, and it is not your fault: how grown-ups argue is theirs to sort out. Tell one of them in a quiet moment: “It makes me sad when you argue about my football.” If it does not stop, or if it scares you, tell another adult you trust: a grandparent, a teacher, your coach.',
    'I am sorry, that spoils the fun. You are not the reason, and you need not take a side. Say to each of them what you wish for. If they get loud often, or if anybody is hurt or afraid, talk to another adult you trust about it.',
  ],
  secondTeam: [
    'That hurts at first, and it says nothing about where you will be next year: teams change all the time. Ask your coach in a quiet moment: “What should I work on to come back?” In the second team you often get more of the ball and more minutes, and that is what makes you better.',
    'It is all right to be disappointed. Use it: more playing time, more touches, more courage. Ask your coach for one thing to work on, practice just that, and tell somebody at home how it feels.',
  ],
  othersBetter: [
    'Many players feel like that, and it says little: everybody started at another time and grows at another pace, so measure yourself with yourself.',
    'It can look like that from the outside, and it stings. Others have practiced longer or grown earlier; what you can change is your own next number.',
  ],
  oneTwo: ['A one-two is a pass to a team mate that you get back at once, while you run past the opponent. Pass firmly, run straight away, and be ready for the return.', 'You pass, sprint past the defender, and your mate plays it first time into your run: that is a one-two, also called a wall pass. A wall can be the mate when you practice alone.'],
  eyesWhenShooting: ['Both, one after the other: look up once to choose your corner, then keep your eyes on the ball until you have hit it.', 'One quick look at the goal before your last step, then only the ball. Who looks up while kicking hits it badly.'],
  talkToCoach: [
    'Yes, do. Choose a quiet moment after training, not in front of the others, say in a sentence what you wish, and ask what you can work on for it. A parent may come with you if that makes it easier.',
    'Talking is the right way. Say calmly what you would like, listen to why it is as it is, and ask: “What do I have to show you?” If it feels hard by yourself, take a parent along.',
  ],
  putDownByTeam: [
    'That was unkind, and I am sorry that it was said to you. Whether you play is for you to say, and how good you can get is not known by anybody who talks like that. Tell your parents, your coach or another adult you trust what was said. If you like playing, that is reason enough to go on.',
    'Nobody should say that to you, and it hurts. It tells nothing about how good you can get: everyone who plays began with mistakes. You need not bear it alone: tell a parent, your coach or a teacher, they can help. And you decide whether you play, nobody else.',
  ],
  putDownByParent: [
    'That hurts, and all the more when it comes from home. Nobody can know how good you will get, and you may play just because you like it. Tell them in a quiet moment: “That makes me sad. I like playing.” If that is hard, tell another adult you trust: somebody in the family, a teacher, your coach.',
    'I am sorry, that hurts to hear. It says nothing about what you can learn: that grows with practice, a little each time. Say calmly how it feels, and if it goes on or you are scared to say it, tell another adult you trust. Football may be yours just because it is fun.',
  ],
  putDownByCoach: [
    'I am sorry, that hurts. One sentence does not decide how good you can get, not even when a coach says it. Tell your parents what was said: they can talk with the coach. If you want to know more, ask at a quiet moment: “What should I work on?”',
    'That was not kind, and it is not how a coach should talk to you. Tell your mum, your dad or another adult you trust. What you can do grows with practice, and whether you play is for you to say.',
  ],
  putDownTrue: [
    'No. Nobody can know today how good you will be, and unkind words measure nothing. What you learn shows in your own numbers over some weeks. If it stays in your head, tell an adult you trust about it.',
    'I do not think so: nobody can see how far you get, and saying it unkindly makes nothing true. Look at what you could not do a few months ago and can do now. Talk about it with somebody at home.',
  ],
} as const;
