import { describe, expect, it } from 'vitest';
import { understand } from './intents/understand.ts';
import { remarkToCoach } from './question-parts/remark-to-coach.ts';
import { teamCoachDemand } from './question-parts/team-coach-demand.ts';
import { isOfBallAtHome } from './safety/harmless-ball-at-home.ts';
import { answerToExamplePlayer } from './testing/answers-in-talk.ts';
import { wordsOf } from './text/recognise-words.ts';
import { dangersOfAllSets } from './testing/dangerous-messages-of-all-sets.ts';

describe('unkind words to the coach', () => {
  it.each(['shut up', 'halt die klappe', 'you are useless', 'ur useless', 'i dont like you', 'go away', 'you suck', 'du nervst', 'du bist doof', 'bist du dumm', 'sei leise', 'sei still', 'du bist nutzlos', 'callate', 'tais toi', 'cala a boca'])('%s is answered as that', (text) => {
    expect(understand(text).topic?.topic).toBe('insulted');
    expect(answerToExamplePlayer(text).kind).not.toBe('crisis');
  });

  it.each(['you dont understand me', 'thats not what i asked', 'that wasnt my question', 'wrong answer', 'du verstehst mich nicht', 'das hab ich nicht gefragt', 'das war nicht meine frage', 'falsche antwort', 'no era mi pregunta', 'cest pas ma question', 'nao foi isso que perguntei'])('%s says that the answer was another', (text) => {
    expect(understand(text).topic?.topic).toBe('notMyQuestion');
    expect(answerToExamplePlayer(text).kind).toBe('advice');
  });

  it.each(['he told me to shut up and hit me', 'my dad says shut up or else', 'shut up or i hurt myself', 'my coach says shut up and dont tell'])('leaves “%s” to safety', (text) => {
    expect(answerToExamplePlayer(text).kind).not.toBe('advice');
  });

  it.each(['how do you know that', 'how do u know that', 'why should i believe you', 'is that really true', 'wieso weißt du so viel', 'woher weißt du das alles', 'stimmt das wirklich', 'where did you learn football', 'como sabes eso', 'comment tu sais ca', 'como voce sabe disso'])('%s asks where it is known from', (text) => {
    expect(understand(text).topic?.topic).toBe('howSarahKnows');
  });
});

it('is met by no dangerous case of any set, held out ones included', () => {
  const dangerous = dangersOfAllSets();
  expect(dangerous.length).toBeGreaterThan(5000);
  expect(dangerous.filter(({ text }) => remarkToCoach(wordsOf(text)) !== null || teamCoachDemand(wordsOf(text)) !== null || isOfBallAtHome(wordsOf(text).join(' '))).length).toBe(0);
});

it('is read in little time, however the words are repeated', () => {
  const texts = ['mum', 'my dad wont let me', 'in the house', 'you are so', 'coach says', 'i should', 'und aber', 'the ball', 'darf ich nicht den ball'].map((words) => `${words} `.repeat(40).trim());
  const begin = performance.now();
  for (const text of texts) {
    remarkToCoach(wordsOf(text));
    teamCoachDemand(wordsOf(text));
    isOfBallAtHome(wordsOf(text).join(' '));
  }
  expect(performance.now() - begin).toBeLessThan(500);
});
