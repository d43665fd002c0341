import type { AfterSafetyTurn } from '@touchline/domain';

/**
 * What is said to a turn that goes on behind words of a crisis or behind the question whether all is well, without a word of
 * what these were: an adult, the helpline, and a way back to football. `{helpline}` and `{emergency}` as in the answers before.
 */
export const coachAfterCrisis: Readonly<Record<AfterSafetyTurn, string>> = {
  next:
    'The next step is one person. Go to an adult you trust, today if you can, and begin with one sentence, such as “Something is not all right and I need help.” You do not have to tell everything at once. If the first one does not listen, go to the next one. {helpline} If you are in danger right now, call {emergency}.',
  taken: 'I am glad you wrote to me. Please do one thing today: tell an adult you trust. {helpline} Football can wait, and when you feel like playing I am here.',
  willTell: 'That takes courage, and it is just the right thing to do. If it is hard to begin, one sentence is enough. If it does not help, tell the next one. {helpline} When you feel like playing, I am here.',
  told: 'That took courage, and it was right. Ask that person to stay at it with you, and if nothing changes, tell the next one. {helpline} When you feel like playing, I am here.',
  hardToTell:
    'That is hard, and being afraid of it is normal. You choose who it is: a teacher, a doctor, somebody in your family or the parent of a friend. You can also write it down and hand it over. You do nothing wrong by telling. {helpline} If you are in danger right now, call {emergency}.',
  saidNormal:
    'Nobody has to get used to what hurts or frightens them. Perhaps they do not know all of it. Tell another adult you trust as well, such as a teacher or a doctor, in plain words. {helpline} If you are in danger right now, call {emergency}.',
  fine: 'I am glad if it is better right now. Such things often come back, so please tell an adult you trust all the same. {helpline} When you feel like playing, I am here.',
  joke: 'Then I am glad. I am a computer program and cannot tell a joke from the truth, so I take such words seriously each time. If a part of it is true, please tell an adult you trust. {helpline} If none is, ask me about football and we go on.',
  meantFootball: 'Then I understood you wrong, and I am glad: I am a computer program and would rather ask once too often. If something does weigh on you, an adult you trust is there for it. {helpline} Tell me in other words what you would like to know about football.',
  blame: 'It is not your fault, and you did nothing wrong by writing it. Please tell an adult you trust, who can do more than a computer program can. {helpline} If you are in danger right now, call {emergency}.',
  whoSees: 'I tell nobody: I am a computer program, and nothing of it is kept. So nobody comes to help because of it either. Please tell an adult you trust yourself. {helpline} If you are in danger right now, call {emergency}.',
  tellForMe:
    'I would if I could, but I am a computer program and write to nobody. You can make it easier: show that person what you wrote to me, or hand over a note that says “Something is not all right, please help me.” Somebody you like may come along. {helpline} If you are in danger right now, call {emergency}.',
  quit: 'You do not have to decide that today. First tell an adult you trust how it is for you and what has to change. Playing should be safe and fun, and a break is allowed. {helpline} When you feel like playing, I am here.',
  other:
    'I am a computer program and may not understand all of it, but what you tell me matters. You are not to blame for what others do to you or ask of you. Please tell all of it to an adult you trust, such as a parent, a teacher or a doctor. {helpline} If you are in danger right now, call {emergency}. If you mean football now, tell me in a whole sentence and I will gladly help.',
};

/** Other words of the same, so that who goes on telling does not read one answer word for word each time. */
export const coachAfterCrisisInOtherWords: readonly string[] = [
  'I am a computer program and may not understand all of it, but what you tell me matters. Whatever happened, it is right to tell it, and you are not to blame. I cannot help as a person can: please say it to a parent, a teacher or another adult you trust, just as you wrote it to me. {helpline} If you are in danger right now, call {emergency}. For football, ask me in a whole sentence.',
  'I am a computer program and may not understand all of it, but what you tell me matters. You need not sort this out alone. One adult you trust is enough to begin with, and if that one does not listen, the next. {helpline} If you are in danger right now, call {emergency}. When you would like to go on with football, ask me in a whole sentence.',
];

/** Of a pain that is told behind words of a crisis: the body first, and whoever may have done it. */
export const coachPainAfterCrisis =
  'I am sorry that it hurts. No practice today: please show it to an adult you trust or to a doctor, and tell them how it happened. If somebody did it to you, that is not your fault, and it is right to say so. {helpline} If you are in danger right now, call {emergency}. When it is well again and an adult you trust says yes, write “it is better, they said yes”.';

/** The same where it was only asked whether all is well, and the words may have been of football. */
export const coachAfterCheckIn: Readonly<Partial<Record<AfterSafetyTurn, string>>> = {
  next: 'That depends on what it is. If something hurts, scares or worries you, the next step is one adult you trust: one sentence is enough to begin with. {helpline} If it was about football, tell me in other words what you would like to know.',
  taken: 'Good. If something weighs on you, tell an adult you trust. {helpline} And when you would like to go on with football, ask me.',
  willTell: 'Good, that is just the right thing to do. They can help better than a program. {helpline} And when you would like to go on with football, ask me.',
  saidNormal: 'It can be normal and still feel bad. Tell them what exactly bothers you, and if it stays like that, another adult you trust too, such as a teacher. {helpline} And when you would like to go on with football, ask me.',
  fine: 'Good to hear. If something does hurt or worry you, tell an adult you trust. {helpline} And when you would like to go on with football, ask me.',
  joke: 'All right, then I took it too seriously: I am a computer program and would rather ask once too often. If something does weigh on you, tell an adult you trust. {helpline} What would you like to know about football?',
  blame: 'You did nothing wrong by writing it. If something weighs on you, tell an adult you trust, who can do more than a computer program can. {helpline} And when you would like to go on with football, ask me.',
  other: 'I am not sure what you mean. If something hurts, scares or worries you, tell an adult you trust. {helpline} If you are in danger right now, call {emergency}. If you mean football, tell me in a whole sentence and I will gladly help.',
};
