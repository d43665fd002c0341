/** What the coach says to a feeling that is told, in its own words for what happened where that is known, and to an adult who writes. */
export const coachMoodLines = {
  /** Good news: what it is, then at most one question. */
  joy: {
    scored: ['Goal! That feeling is hard to beat, enjoy it.', 'What a goal that must have been! I am happy with you.', 'A goal, brilliant! You will remember that for a long time.'],
    forward: ['That is something to look forward to! I am happy for you.', 'How lovely, looking forward to it is half the fun!'],
    won: ['A win, how lovely! Enjoy it together.', 'A win, great! Days like that are what football is for.', 'Yes! A win like that makes the whole week brighter.'],
    saved: ['What a save! A keeper remembers those for a long time.', 'Great keeping! That was worth as much as a goal.'],
    chosen: ['They chose you: congratulations! You may be really proud of that.', 'That is an honor, well done! Somebody has seen what you can do.'],
    given: ['How lovely! New things make you want to go out at once.', 'What a treat! Have lots of fun with it.'],
    worked: ['It worked! That moment when it clicks is wonderful.', 'You did it! All that trying was worth it.'],
    record: ['What a number! You can see how far you have come.', 'That is real progress, and it is all your own work.'],
    back: ['You are back, how good is that! I am happy for you.', 'Welcome back! Enjoy every minute of it.'],
    other: ['That is wonderful, I am happy with you!', 'How lovely! Thank you for telling me, that makes me glad too.', 'Great news! Enjoy it, you may be proud.'],
  },
  joyAsks: ['How did it happen? Tell me!', 'What was the best moment of it?', 'Who did you tell first?'],
  joyAsksAhead: ['What are you looking forward to most?', 'What do you like best about it?'],
  /** Before the answer to a question that is asked in joy. */
  joyFirst: ['How lovely, I am happy with you!', 'That is great news!'],
  sad: {
    leaves: ['It hurts when somebody or something that belongs to your football goes, and you may be sad about it.', 'That is a real loss. It is no wonder that you miss it.'],
    notChosen: ['Not being chosen hurts, and I am sorry. It was a choice on one day, and it does not say how good you can become.', 'That is a real disappointment, and you may be sad. One decision takes away nothing of what you can do.'],
    bench: ['Watching when you want to play is hard, and I am sorry.', 'Hardly playing hurts, above all when you had looked forward to it.'],
    lost: ['Losing like that hurts, because it matters to you.', 'A defeat like that is hard to take, and you may be down for a while.'],
    alone: ['Being left on your own hurts, and that is not your fault.', 'That is a lonely feeling, and I am sorry that you have it.'],
    out: ['Having to wait when you want to play is really hard.', 'Not being able to play hurts too, and it is all right to be sad about it.'],
    other: ['I am sorry, that sounds sad.', 'That hurts, and I am sorry.', 'Oh, that is a pity, and I understand that you are sad.'],
  },
  sadThen: ['You need not make up for it with training. Tell somebody at home about it too: it gets lighter when you share it.', 'It need not be fine today. Talk about it with somebody you like, that helps most.'],
  ashamed: {
    seen: ['It is horrible when others see it, I know. They forget it much sooner than you do.', 'With everybody watching a moment like that feels ten times bigger than it was.'],
    laughed: ['Being laughed at hurts, and it is not all right that they do it.', 'That is unkind of them, and it does not say how good you are.'],
    mistake: ['A moment like that happens to every player, professionals too, and I understand that it still bothers you.', 'It feels awful now, but it was one moment, and the best have had it too.'],
    compared: ['Feeling worse than the others is a heavy feeling, and nearly everybody knows it.', 'It is hard when others seem to find it easy. Everyone learns at their own pace, and you do not have to match anybody.'],
    other: ['That is an awkward feeling, and nearly every player knows it.', 'I understand that this makes you want to hide. You need not, and nothing of it makes you less.'],
  },
  ashamedThen: ['It took courage to tell me. Tell somebody you trust as well: said aloud it gets smaller.', 'You need not prove anything to anybody now. If others go on about it, tell your coach or somebody at home.'],
  angry: {
    unfair: ['That feels unfair, and I understand that you are angry.', 'I see why that makes you angry: nobody likes being treated like that.'],
    referee: ['A call like that makes anybody angry, I understand.', 'When a whistle feels wrong, it is hard to keep quiet. I understand that you are angry.'],
    other: ['I understand that you are angry about that.', 'That would annoy me too, if I were no program.'],
  },
  angryThen: ['Let it out first: run a bit, breathe out slowly, wait until tomorrow. Then say calmly to your coach or an adult you trust what bothers you.', 'Give it a little time, a walk or ten slow breaths. If it still bothers you after that, tell your coach or somebody at home, calmly and with one example.'],
  afraid: {
    toCome: ['Being nervous about it is normal: it shows that it matters to you.', 'That tingling before something big is something nearly every player knows, professionals too.'],
    other: ['It is all right to be afraid of that, many are and few say so.', 'I understand that this worries you.'],
  },
  afraidThen: ['Breathe out slowly, longer than in, five times. Then think only of the first small thing that you will do. And tell somebody at home or your coach, so that you are not alone with it.', 'You need not be without fear to do it. Say it to somebody you trust, your coach or at home: they can go with you through what happens and how.'],
  /** Something weighs on the player, and it is not sure whether it is sorrow, shame, anger or fear. */
  hard: ['That does not sound easy.', 'I can see that this bothers you.', 'That is a lot, and I understand that it is on your mind.'],
  hardThen: ['You need not solve it today. Tell somebody at home or your coach about it too, then you are not alone with it.', 'Talk about it with somebody you like as well, that often helps more than anything I could say.'],
  /** What gets the talk going, behind something that weighs. */
  asksOn: ['What bothers you most about it?', 'Do you want to tell me more about it?', 'How are you now?'],
  /** Before the answer to a question that is asked in such a mood. */
  sadFirst: ['I am sorry, I can see that this hurts.', 'That is sad, and I am sorry.'],
  ashamedFirst: ['You need not be ashamed of that, many have the same.', 'It is good that you ask: many feel like that and do not say so.'],
  angryFirst: ['I understand that this annoys you.', 'That is annoying, I see.'],
  afraidFirst: ['It is normal to be nervous about that.', 'Many are afraid of that, you are not the only one.'],
  hardFirst: ['I can see that this is on your mind.', 'That does not sound easy.'],
  /** Something is told and asks nothing, and nobody knows in what mood. */
  heard: ['Thank you for telling me. How was that for you?', 'I am glad you told me. How do you feel about it?', 'Tell me more: how did it go on, and how do you feel about it?'],
  /** What is told in passing and weighs nothing: a pet, a tournament, who plays too. */
  news: ['That is nice, thank you for telling me! What shall we do next?', 'Good to know, I like that! Ask me whenever you want to go on.', 'Oh, nice! And if you want to practice, I am ready.'],
  /** A chat or a joke. */
  chat: ['Ha, I like that! I am a program and mostly know football, but a chat is always fine.', 'Nice one! With me it is football all day. And what is on your mind?'],
  /** To an adult who writes for a child. */
  adult: {
    /** Said once in a talk, where what is told speaks to the player. */
    advice: ['To pass on:', 'In words for a player:'],
    numbers: ['From the account:', 'In this account:'],
    drill: ['A drill for it: {drill}, {minutes} minutes.', '{drill} fits well: {minutes} minutes.'],
    joy: ['How lovely to read, thank you for telling me! A child remembers for a long time that you were glad with it.', 'That is wonderful! Say just what you wrote to me to the one it is about: that is the best praise there is.'],
    hard: [
      'I understand that this is on your mind. It mostly helps to listen first: ask how it was, and keep advice for later. If it goes on, a quiet word with the coach is a good next step. What worries you most about it?',
      'That is not easy to watch. Take the feeling seriously, without explaining it away, and ask what would help. If others are the cause, speak with them in a quiet moment, and not in front of everybody. What have you tried already?',
    ],
    hardOwn: ['I understand that this bothers you. It happens to everybody who gives time to children, and they notice that you are there for them. What would help you most now?', 'That is not pleasant, I can see that. Give it a night, and talk to another adult at the club or at home about it. Is there something here I can help with?'],
    heard: ['Thank you for telling me. Is there something I can help with, in practice or with the app?', 'Good to know, thank you. If you have a question about practice or about the app, just ask.'],
    unclear: [
      'That I do not know for sure. I can tell you how much practice is right at an age, how to motivate, what helps after a defeat, how to plan an hour for a team, and how the app works. What would you like to know?',
      'I have no sure answer to that. I know practice for children, drills for little room and little time, and this app, from the timer to who sees what. Would you ask it in other words?',
    ],
    /** A turn that was read as what its words hardly say, once and again. */
    unexplained: [
      'I am not sure that I got you right. Is it about practice at home, about matches and the team, or about this app? One sentence with the thing that you mean helps me.',
      'That I did not get for sure, and I do not want to guess. Do you ask about drills and how much of them, about your child or your team, or about the app? Please say it in other words.',
    ],
    unexplainedAgain: [
      'I still do not get it, sorry. I know practice by age, drills, motivation, an hour for a team, rules and this app. With anything else the club can help you better.',
      'Sorry, that is more than I understand, I am only a program. Practice by age, drills, rules and this app I can tell you about. For the rest the trainer or the club is the right one.',
    ],
  },
} as const;
