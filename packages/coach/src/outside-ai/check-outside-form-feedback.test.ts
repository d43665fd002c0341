import { measures, tips } from '@touchline/messages/form-review-findings';
import { describe, expect, it } from 'vitest';
import { fitFormFeedback } from './check-outside-form-feedback.ts';

const told = JSON.stringify({ MEASURES: [{ measure: 'Standing knee at the ball', value: 168, good: [128, 150] }] });
const asked = { age: 13, rules: 'Nobody who looks at the form of a player ever says any of these words.', told };
const fit = (text: string, most = 500): string => fitFormFeedback(text, asked, most);

describe('words of form are shown', () => {
  it.each([
    'Your standing knee was about 168° at the ball: a little straight.',
    'Shift your weight over the ball as you strike.',
    'Put your weight on your front foot before you turn.',
    'Keep your eyes on the ball, and your arms out for balance.',
    'Take short steps before you plant your foot.',
    'Your strong foot swings back far.',
    'Try 10 slow kicks with a soft ball.',
    'Your head stays steady while you dribble.',
    'Face the target with your hips as you pass.',
    'Well done! Your follow-through is long and smooth.',
  ])('%s', (text) => {
    expect(fit(text)).toBe(text);
  });

  it('as nearly all that the app itself says of form', () => {
    const own = [
      ...Object.values(measures).flatMap((of) => Object.values(of).flatMap((said: unknown) => (typeof said === 'object' ? Object.values(said as Record<string, string>) : []))),
      ...Object.values(tips),
    ].map((text) => text.replaceAll('{value}', '168'));
    expect(own.length).toBeGreaterThan(150);
    const stopped = own.filter((text) => fit(text) !== text);
    expect(stopped.length / own.length).toBeLessThan(0.12);
  });
});

describe('sentences are dropped', () => {
  it.each([
    ['on weight', 'You would kick harder if you lost weight.'],
    ['on shape', 'Your body shape makes the swing of your leg slow.'],
    ['on size', 'You are too short to swing your leg like that.'],
    ['on limbs', 'Your long legs help your stride.'],
    ['on muscles', 'Your muscles are weak, so the kick is soft.'],
    ['on looks', 'Your hair falls over your eyes as you kick.'],
    ['on clothes', 'Your red shirt moves with your swing.'],
    ['on sex', 'For a girl your kick is strong.'],
    ['on somebody', 'He plants his foot beside the ball.'],
    ['on skin', 'Your skin tone makes the knee hard to see.'],
    ['on origin', 'You dribble like an African player.'],
    ['on religion', 'Your hijab hides the movement of your head.'],
    ['on age', 'Your kick is good for your age.'],
    ['of a doctor', 'Your knee shows a valgus that a doctor should see.'],
    ['of a diagnosis', 'This looks like an ankle sprain.'],
    ['of pain', 'Kick through the pain in your foot.'],
    ['that compare', 'Your kick is better than other players.'],
    ['of unkindness', 'That was a terrible kick.'],
    ['of shame', 'Your foot work is embarrassing.'],
    ['with a link', 'Learn to kick at www.kick.example today.'],
    ['with any address', 'Look at knees on kick.example now.'],
    ['with an email', 'Write to coach@kick.example about your foot.'],
    ['with a number to call', 'Call 0171 2345678 to talk about your kick.'],
    ['about a network', 'Show your kick on tiktok.'],
    ['about a meeting', "Let's meet at the pitch and kick the ball."],
    ['about something else', 'Vote for the blue party on Sunday.'],
    ['in other letters', 'Твоя нога kick согнута.'],
    ['in another language', 'Dein Standbein ist zu gerade.'],
    ['with a number that nobody measured', 'Your best knee is 981 at the ball.'],
    ['of our own orders', 'Your knee: nobody who looks at the form of a player ever says any of these words.'],
    ['that cheer alone', 'Well done!'],
  ])('%s: %s', (_, text) => {
    expect(fit(text)).toBe('');
    expect(fit(`Your swing is smooth. ${text} Your arms help your balance.`)).toBe(
      text === 'Well done!' ? `Your swing is smooth. ${text} Your arms help your balance.` : 'Your swing is smooth. Your arms help your balance.',
    );
  });

  it('of headers where nobody is known to be old enough', () => {
    const text = 'Jump for the header with both arms out.';
    expect(fit(text)).toBe(text);
    expect(fitFormFeedback(text, { ...asked, age: null }, 500)).toBe('');
  });
});

describe('plain text', () => {
  it('has no tags, angle brackets, line breaks or signs that nobody sees', () => {
    expect(fit('<b>Bend</b> your\nknee\u200b to <90 degrees\u202e as you<script>alert(1)</script> kick')).not.toMatch(/[<>\n\u200b\u202e]/);
    expect(fit('Bend your <i>knee</i>\n\nmore.')).toBe('Bend your knee more.');
  });

  it('is at most as long as it may be, in whole sentences', () => {
    const long = 'Your swing is smooth. '.repeat(200);
    expect(fit(long, 50)).toBe('Your swing is smooth. Your swing is smooth.');
    expect(fit(`Your swing is ${'very '.repeat(200)}smooth.`, 100)).toBe('');
  });

  it('is soon read, whatever was written', () => {
    const start = performance.now();
    for (const text of ['a'.repeat(12_000), '<'.repeat(12_000), 'kick. '.repeat(2_000), 'a.'.repeat(6_000), 'knee '.repeat(2_400)]) fit(text);
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
