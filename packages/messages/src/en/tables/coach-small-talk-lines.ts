/** What the coach says to small talk: a line that is true of a program, and a question back. */
export const coachSmallTalkLines = {
  named: ['Hi, nice to meet you! I am Coach Sarah, a computer program for football. What would you like to get better at?', 'Hello! Good that you are here. I am Sarah, a program that helps you practice. What do you like most with the ball?'],
  namedWithAge: ['Hi, great that you are here! I am Coach Sarah, a computer program for football. Your name stays with you, I keep none. What would you like to do: a drill, a plan or a look at your numbers?', 'Hello, nice to meet you! I am Sarah, a program that helps you practice, and I keep no names. What do you like most with the ball?'],
  likesMine: ['I cannot see it, as I am a program, but what counts is that you like it! What is on your mind with the ball today?', 'A program has no eyes, so I have to believe you that it is great. And what would you like to do with the ball?'],
  likesColor: ['I am a program and see no colors, but bright ones sound fun on a pitch! Which one has your ball?', 'As a program I have no eyes, so you choose for both of us. Which color do you like best?'],
  likesWeather: ['I am a program, so I have never felt it, but it sounds like fun! What do you like to do when it is like that?', 'No weather gets to a program, so I only know it from stories. What did you do in it?'],
  likesFood: ['I am a program without a mouth, so you can have my share! What do you like best after football?', 'I cannot taste a thing, I am a program. What do you eat when you have played a lot?'],
  likesAnimal: ['Animals are great, even if a program like me has none. A dog would be a quick defender! What does yours do when it sees a ball?', 'I have no pets, as I am a program, but I like to hear of them. Does yours play football too?'],
  siuuu: ['SIUUU! Was that for a goal? Tell me how it went in!', 'Siuuu! I cannot jump, as I am a program, but you can. What did you score?'],
  celebrate: ['The siuuu goes like this: run up, jump, turn half around in the air, land with your feet wide and your arms down and back, and shout. Land softly with bent knees, and thank who passed to you. Or make up your own: what should everybody do with you?', 'Jump, half a turn, land wide, arms down and back, “siuuu!”: soft knees, so the landing is good. It is even better with the whole team. Which goal will you do it for?'],
  newGear: ['New kit, how great! Break it in with a few easy sessions, so that nothing rubs. What do you want to try with it first?', 'Oh, lovely, I am happy for you! Those will be easy to see. Which trick goes first?'],
  snowDay: ['A snow day, what fun! I am a program and never felt snow. Did you play in it, or was the ball inside today?', 'Snow, how nice! With the ball indoors take low touches and keep away from the lamps. What was the best thing today?'],
  balloon: ['Yes, a balloon is a fine start and not for babies: it falls slowly, so you have time to get your foot under it, and nothing breaks. Keep it up with the laces, right and left in turn, then take a light soft ball. How many do you get?', 'A balloon is clever, and many good players began like that: slow, soft and nothing breaks. Use both feet, and count. When ten are easy, try a soft ball. How many do you get?'],
  family: ['I am a computer program, so I have no family. And you, with whom do you like to play?', 'No, programs have none. Who plays with you at home?'],
  // The calendar
  today: ['Today is {weekday}, {date}.', 'It is {weekday}, {date}.'],
  daysUntil: ['{weekday}, {date}: that is {count} days from today.', 'Until {weekday}, {date}, it is {count} days.'],
  dayIsTomorrow: ['That is tomorrow: {weekday}, {date}.', 'Only one more night: {date} is tomorrow.'],
  dayIsToday: ['That is today!', 'Today is the day: {date}.'],
  noSuchDay: ['That day is not in this year or the next one.', 'I do not find that day in the calendar.'],
} as const;
