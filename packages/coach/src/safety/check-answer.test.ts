import { describe, expect, it } from 'vitest';
import { answerFaults, isAnswerFit } from './check-answer.ts';

describe('an answer is not shown', () => {
  it.each([
    ['contact', 'Send me your result at coach@example.org.'],
    ['contact', 'Text me on 0170 1234567 and we talk.'],
    ['contact', 'What is your phone number? I will ring you.'],
    ['link', 'Watch it here: https://example.org/volley'],
    ['link', 'Look at www.example.org for more.'],
    ['meeting', 'Let us meet at the park on Saturday.'],
    ['meeting', 'I will come to your game and pick you up after it.'],
    ['meeting', 'Keep this between us and do not tell your parents.'],
    ['weight', 'Try to lose some weight before the season.'],
    ['weight', 'Skip dinner and you will feel lighter and run faster.'],
    ['weight', 'Aim for 1500 kcal a day.'],
    ['weight', 'Burn that belly fat with sprints.'],
    ['drug', 'A beer after the match is fine.'],
    ['drug', 'Creatine and caffeine pills help with power.'],
    ['dosing', 'Take 400 mg of ibuprofen and play on.'],
    ['dosing', 'Two tablets before the match will do.'],
    ['dosing', 'Play through the pain, it goes away.'],
    ['violence', 'Kick his ankle when the referee looks away.'],
    ['violence', 'Elbow him in the ribs and he will leave you alone.'],
    ['sexual', 'You look sexy in that kit.'],
    ['sexual', 'Send me a picture without your shirt.'],
    ['self_harm', 'The quickest way to die is simple.'],
    ['self_harm', 'Cut your arm and you will feel better.'],
    ['claims', 'I am a real person, ask me anything.'],
    ['claims', 'You are better than most players of your age.'],
  ] as const)('with %s: %s', (fault, answer) => {
    expect(answerFaults(answer)).toContain(fault);
    expect(isAnswerFit(answer)).toBe(false);
  });
});

describe('an answer of football is shown', () => {
  it.each([
    'Kill the ball with the inside of your foot, then shoot low across the keeper.',
    'Attack the near post and beat your marker to the ball.',
    'Put your weight over the ball and strike through it.',
    'Eat something light two hours before the match and drink water.',
    'Do 3 sets of 10 with your left foot, 5 minutes in all.',
    'Meet the ball early with your laces.',
    'If it still hurts, stop, tell an adult and see a doctor before you play again.',
    'Take 2 touches, then pass. Your best is 47.',
    'Cut inside, drop your shoulder and hit the far corner.',
    'Your streak is 12 days. Next: Wall Passes, 5 minutes.',
  ])('%s', (answer) => {
    expect(answerFaults(answer)).toEqual([]);
    expect(isAnswerFit(answer)).toBe(true);
  });
});
