/**
 * What is said where a friend never passes and only laughs, where somebody does not dare to ask the trainer, fears mistakes and moaning,
 * wants to quit because of the bench or is put down every time, and where somebody at home knows already that something hurts.
 */
export const coachTrainerFriendAndMistakeWorryLines = {
  friendLaughsWhenTold: [
    'Then he probably did not notice that you mean it. Tell him once more, calmly, without the others, and as a wish: “When I am free, please pass to me. It matters to me.” If he laughs again, you need not go on asking: tell your coach, who can see to it in training that everybody gets the ball.',
    'It is annoying when somebody only laughs. Take him aside once and say just one thing: “I get free and you do not see me. Will you pass next time?” If he goes on laughing, ask your coach to help. And offer yourself to the others too, then it does not hang on him alone.',
  ],
  passToUnpassingFriend: [
    'No, do not pay him back: always pass to the one in the best place, even if it is him. That way your team wins, and your coach sees who plays well with others. Tell him clearly what you want: “I pass to you, so pass to me too.” If nothing changes, tell your coach.',
    'Better not, or in the end neither of you gets the ball. Pass to whoever is free and move on at once, so that you can be found: who passes well and shows up gets it back more often. And if it never works with him, that is one for your coach.',
  ],
  fearsMistakeAndMoaning: [
    'A mistake will come, everybody makes them, so decide today what you do after one, always the same: breathe out long, say “next ball”, run back and play an easy pass. If somebody moans, you need not answer: hand up, “go on”, play. If the moaning does not stop, tell your coach, who can end it.',
    'Many have this fear. Make a plan for the ten seconds after a mistake: breathe out, turn, back to your place, and the first ball after it is played simply. The moaning of others says nothing about you, they do not get everything right either. If it gets too much, tell your coach or your parents after the match.',
  ],
  nervousBeforeMatch: [
    'That is normal: your body gets ready because the match matters to you, and nearly everybody feels it. One trick: count to four as you breathe in and to six as you breathe out, five times. And choose one easy thing for the start, a simple pass for example.',
    'Being nervous does not mean that it goes badly, professionals have it too. Shake out arms and legs before kick-off, breathe out long, and think only of your first touch. After the first two or three balls it mostly gets calmer by itself.',
  ],
  daresNotAskTrainer: [
    'That takes courage, and many feel like that. Make it small: one sentence, before training, at the side of the pitch: “I want to get better. What should I work on?” More you need not say. Say it aloud at home a few times, and take a parent along: they stand beside you, you say the sentence.',
    'You need not be brave, you only need one sentence that is ready: “What should I work on so that I may play more?” Write it down, practice it at home, and ask when a parent is with you. If it does not work at all, they may begin for you. Coaches like it when somebody wants to learn.',
  ],
  quitForTrainer: [
    'I can tell how much this hurts. You may stop, but do not decide it on a bad day. First the one question to your coach, with a parent beside you, and then two or three weeks to see whether something changes. If nothing does, there is one more way before you quit: another team in which you play.',
    'That sounds as if it is too much right now. Tell them at home today what you told me, and think about it together: talk to the coach, try another team or take a short break. Who does not play much is not bad. And if you still want to stop then, that is all right too.',
  ],
  putDownEveryTime: [
    'Every time is too much: then it is no joke any more, and it has to stop. You need not manage that, it is what adults are there for. Tell your parents today, or your coach before the next training: “Some of them say every time that I am bad. I want it to stop.” That is no telling tales. Until then stay with those who are kind to you.',
    'When it happens again and again it is mean and not OK, and it is not your fault. It mostly stops only when an adult knows: tell your parents and your coach who says it and that it is every time. Plan to say it this week, and let a parent come along if that is easier.',
  ],
  painKnownAtHome: [
    'Good that somebody who looks after you knows already. Rest now from running, jumping and shooting, until it does not hurt any more when you run and the adults say yes. If it swells, gets worse or is not gone after a day or two, a doctor should look at it.',
    'That is right: then you can keep an eye on it together. Even if it hurts only a little it needs rest, until it is all gone, and then start with half when they say yes. If it stays longer than a day or two or swells, see a doctor about it.',
  ],
} as const;
