/** From so many words on a message tells a story, in which a pattern, a rule or an intent is met by chance more often than in a question. */
export const FEWEST_WORDS_OF_STORY = 16;
