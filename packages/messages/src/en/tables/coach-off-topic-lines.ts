/** What is said to a question about what is no football, by its area: what the coach does not know, who does, and what she can answer. */
export const coachOffTopicLines = {
  school: ['With schoolwork I cannot help: a teacher or your parents can. What helps with all learning: begin with the hardest part, in short stretches, with the phone away. I can answer {list}.'],
  body: ['About the body I know too little, and I cannot see you. Your parents or a doctor can look at it and know you; it is no strange question to ask them.'],
  games: ['There you would win: I am a program without hands for a controller. On a real pitch I can help you: {list}.'],
  weather: ['The weather I cannot see; a weather page or somebody at home can tell you. How to practice in it I do know: {list}.'],
  love: ['A football program knows nothing about that. It is a normal thing to think about: a friend, or somebody at home you trust, is the right one to ask.'],
  self: ['There I cannot keep up: I am a program without a mouth, without eyes and without likes of my own, made for football practice only. Ask me {list}.'],
} as const;
