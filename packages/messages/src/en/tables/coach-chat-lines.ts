/** Ways to answer what is told of one subject: gladly, in passing, or with a sigh. */
export interface WaysByMood {
  readonly glad: readonly string[];
  readonly plain: readonly string[];
  readonly sad: readonly string[];
}

/** What the coach says to what a child tells and asks nothing with: a kind word that fits whatever is told, and a short question or none. */
export const coachChatLines = {
  pet: {
    glad: ['That makes even a program smile! What is the funniest thing you two have done?', 'Animals are the best fans: they never complain about a miss. Does yours like the ball too?'],
    plain: ['I like to hear about animals, I have none myself. Is yours there when you practice?', 'With an animal around it is never boring. What does it do all day?'],
    sad: ['Oh, I am sorry. An animal is a real friend. Tell somebody at home how you feel, that helps.', 'That is sad when you love an animal. I hope it gets better, and somebody at home knows how you feel.'],
  },
  family: {
    glad: ['How nice! It is good to have people like that around you. Do they play with you too?', 'That sounds like a good home team. Who is your loudest fan?'],
    plain: ['Thanks for telling me. Who of them plays football with you?', 'A family is a bit like a team: everybody has a place. Who is the captain in yours?'],
    sad: ['That can get on your nerves, I understand. Say it calmly once: “Please stop that.” And afterwards a few touches with the ball.', 'Home can be loud and tiring. Does it help if you tell them how it is for you?'],
  },
  food: {
    glad: ['Enjoy it! Give your tummy about an hour before you run again.', 'Sounds tasty, even to a program without a mouth. Have a good meal!'],
    plain: ['Enjoy your meal! The ball waits until you have finished.', 'Then eat first. With a full tummy wait a little before you run.'],
    sad: ['Not everything on the plate can be a favorite. What would you have liked best?', 'Oh dear! Next time it is your favorite again, I hope.'],
  },
  school: {
    glad: ['Well done! You can be proud of that, and it is no luck.', 'That is a good day at school! Did you play in the break too?'],
    plain: ['School takes up a lot of the day. Was there time to play in the break?', 'And now school is over for today? A short break first, then the ball.'],
    sad: ['That is a pity, and it happens to everybody. One day or one mark says little about you. Tell them at home, it weighs less then.', 'I understand, school can be long. Move a little now, that clears the head.'],
  },
  friends: {
    glad: ['Good friends make everything more fun! Do you play together as well?', 'How lovely to hear. Take good care of each other.'],
    plain: ['It is good to have friends. What do you like to do together?', 'Do you play football together too?'],
    sad: ['I am sorry, that hurts when it is a friend. An honest sentence often helps: “I miss you.” And tell somebody at home about it.', 'Things with friends can be hard. Give it a day or two, and talk to each other calmly.'],
  },
  screens: {
    glad: ['Have fun with it! And afterwards ten minutes outside are good for the eyes.', 'I have no thumbs, so I would lose every time. What do you like best about it?'],
    plain: ['I know that from its name only. What is good about it?', 'Both fit in a day: a few minutes of ball, and that.'],
    sad: ['Oh well, that happens. Perhaps a bit of ball instead, and later once more?', 'That is annoying. And outside, is there a place for the ball?'],
  },
  weather: {
    glad: ['That sounds good! Enjoy it, with or without the ball.', 'Lovely! What do you do there?'],
    plain: ['I am a program and feel no weather. Is there a place for the ball where you are?', 'If it gets too much outside, a few quiet touches fit indoors.'],
    sad: ['The weather is an opponent that nobody beats. Indoors a few quiet touches still work, if those at home agree.', 'What a pity! Tomorrow may look quite different.'],
  },
  plans: {
    glad: ['That sounds like fun, enjoy it! And tell me afterwards how it was.', 'Oh nice, I wish you a lot of fun!'],
    plain: ['A good plan. Have fun, the ball waits for you!', 'Then do that first. I am here afterwards too.'],
    sad: ['Not everything on a list is fun, I understand. Think of something afterwards that you look forward to.', 'That is a pity. Perhaps there is a small nice thing in it after all.'],
  },
  fan: {
    glad: ['I cheer for nobody, I am a program, but I like how you tell it! What would you like to be able to do like that?', 'Being a fan is great! Which move do you like best there?'],
    plain: ['I am a program and have no club. What do you like about them?', 'Who is your favorite there, and why?'],
    sad: ['That hurts as a fan, I understand. The next match starts at nil nil.', 'Even the best lose sometimes. What was good, all the same?'],
  },
  brag: {
    glad: ['Brilliant, you can be proud of that! How did you do it?', 'Well done! That is what you practice for. How did it feel?', 'Wow, great! Who saw it?'],
    plain: ['That is something to be proud of! How did you do it?', 'Well done! What is next?'],
    sad: ['I find that good, even if it does not feel like it yet. What went well?', 'That is more than you think. What would you like to do better next time?'],
  },
  badluck: {
    glad: ['And you can laugh about it: that is strong! Next time it works.', 'Haha, such things happen to the best. Once more?'],
    plain: ['That is a pity, and it happens to everybody who plays. What went well all the same?', 'Such days belong to it. What will you try next time?'],
    sad: ['Oh, that is a pity. Be sad or cross about it for a bit, that is allowed. What went well all the same?', 'I am sorry. It happens to everybody who plays, even to the best. Tell somebody at home about it.'],
  },
  annoyed: {
    glad: ['At least you can laugh about it! What happened then?', 'Haha, that is one of those days. And now?'],
    plain: ['I can understand that this is annoying. What happened?', 'That would get on my nerves too, if a program had any. Does a bit of ball help?'],
    sad: ['Oh dear, one of those days. Do you want to tell me what happened?', 'I understand, that is annoying. Breathe out once, and then do something that you like.'],
  },
  funny: {
    glad: ['Haha, I would have liked to see that! What happened then?', 'That is really funny! What did the others say?'],
    plain: ['Oh! And what happened then?', 'The things that happen! Did you laugh?'],
    sad: ['Oh dear! I hope everybody can laugh about it by now.', 'That was embarrassing, I think, and soon it is a good story.'],
  },
  joke: {
    glad: ['Haha, good one! Do you know another one?', 'Ha, I did not see that coming! One more?'],
    plain: ['Ha, that one is good! Do you have another?', 'Haha! I will leave the jokes to you.'],
    sad: ['Ha, that one was a bit naughty! Another one?', 'Haha, poor them! One more?'],
  },
  riddle: {
    glad: ['No idea, tell me!', 'I give up: what is it?'],
    plain: ['I do not know. Tell me!', 'Hm, I give up. What is the answer?'],
    sad: ['I do not know. Tell me!', 'I give up. What is the answer?'],
  },
  laugh: {
    glad: ['I am glad that you laugh!', 'Laughing is good for you. And what now?'],
    plain: ['All right! What shall we do next?', 'Good. And now?'],
    sad: ['Okay, that was not my best one. What would you like to do now?', 'Fair enough, I leave the jokes to you. What shall we do?'],
  },
  guess: {
    glad: ['Tell me!', 'I am curious! What is it?'],
    plain: ['Go on, I am listening.', 'What is it? Tell me!'],
    sad: ['Go on, I am listening.', 'Tell me what happened.'],
  },
  hello: {
    glad: ['Hello! Good to have you here. What are we up to today?', 'Hey! How is your day?'],
    plain: ['Hello! How is your day?', 'Hi! What would you like to do?'],
    sad: ['Hello! It sounds as if today is not easy. Do you want to tell me about it?', 'Hi! Good that you are here all the same. What happened?'],
  },
  bye: {
    glad: ['Bye! Have fun!', 'See you soon, and have a good time!'],
    plain: ['Bye, see you soon!', 'Until next time, take care!'],
    sad: ['Bye! I hope the rest of the day gets better.', 'See you! Next time it will be better.'],
  },
  okay: {
    glad: ['Great! Tell me how it went.', 'Good, then off you go!'],
    plain: ['All right! I am here if you need something.', 'Good! Tell me how it went.'],
    sad: ['All right. One step after the other.', 'Okay. I am here if you need something.'],
  },
  nomeant: {
    glad: ['Oh, then I got you wrong, sorry!', 'Sorry, I misread that!'],
    plain: ['Sorry, then I got you wrong.', 'Ah, I misread that, sorry.'],
    sad: ['I am sorry, I got you wrong.', 'That was my mistake, sorry.'],
  },
  tellMeMore: {
    glad: ['Tell me a bit more about it?', 'What about it?'],
    plain: ['Tell it once more in other words?', 'What exactly did you mean?'],
    sad: ['Tell it once more in other words?', 'What exactly did you mean?'],
  },
  aboutyou: {
    glad: ['I am a computer program, so I have none of that: but I like to hear about yours!', 'Not me, I am a program. And you?'],
    plain: ['I am a computer program, so there is little to tell of me. And you?', 'A program has nothing of the kind. How is it with you?'],
    sad: ['I am only a program, that is true. A person can listen better than I can.', 'I am a program and feel nothing, but I take seriously what you write.'],
  },
  thanks: {
    glad: ['You are welcome!', 'Gladly, and have fun!'],
    plain: ['You are welcome!', 'Gladly. Anything else?'],
    sad: ['You are welcome. I hope it gets better.', 'Gladly. Take care of yourself.'],
  },
  willtell: {
    glad: ['Very good, that is the right thing to do!', 'Well done! They can help more than a program.'],
    plain: ['Good, that is the right thing to do.', 'Well done: to tell somebody is always a good idea.'],
    sad: ['That takes courage, and it is right. They can help more than a program.', 'Good that you tell them. That is the right thing to do.'],
  },
  other: {
    glad: ['That sounds good! Tell me more, if you like.', 'I like to hear that! And what is next?', 'How nice! That makes the day better, does it not?', 'Great! What did you like best about it?'],
    plain: ['Thanks for telling me. I know football best, but I like to listen.', 'I see! And how is your day apart from that?', 'Ah, I did not know that. Tell me more, if you like.', 'Good to know! And what are you up to now?'],
    sad: ['That does not sound easy. Do you want to tell me more?', 'I am sorry to hear that. Who at home can you tell it to?', 'I understand that you do not like that. What would make it a little better?', 'Oh dear. Some days are like that, and the next one may be better.'],
  },
  me: {
    glad: ['Good to know, thank you! What do you like best about it?', 'How nice, thanks for telling me!'],
    plain: ['Thanks, good to know. What would you like to get better at?', 'Good to know! Then we look for what fits you.'],
    sad: ['Thanks for telling me. You are right just as you are, and the ball does not mind.', 'Thanks for telling me. What would you like to get better at?'],
  },
} as const satisfies Record<string, WaysByMood>;
