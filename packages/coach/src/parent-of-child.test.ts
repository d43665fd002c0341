import { describe, expect, it } from 'vitest';
import { askCoach } from './coach.ts';
import { understand } from './intents/understand.ts';
import { answerToFirstPlayer, answerToLastOf, answerToTeen, answerToExamplePlayer, topicUnderstood } from './testing/answers-in-talk.ts';
import { examplePlayerFacts } from './testing/example-player-facts.ts';
import { talkWithCoach } from './testing/talk-with-coach.ts';

const answerTo = (message: string, ...turns: string[]) => askCoach({ message, turns, facts: examplePlayerFacts, seed: 1 });

describe('a parent who worries about a child', () => {
  it.each([
    'Mein Sohn weint nach jedem Training, weil die anderen ihn auslachen. Was soll ich tun?',
    'Mein Sohn weint nach jedem Training, weil die anderen ihn auslachen.',
    'Meine Tochter hat Angst vor dem Training, weil sie gehänselt wird.',
    'Mein Kind will nicht mehr zum Training, die anderen lachen es aus. Wie kann ich helfen?',
    'Meine Tochter kommt immer weinend vom Fußball nach Hause',
    'Unser Kleiner Sohn wird von den anderen Jungs gemobbt',
    'My son cries after every practice because the others laugh at him. What should I do?',
    'My son cries after every practice because the others laugh at him.',
    'my daughter is scared to go to training because she gets teased',
    "my kid doesn't want to go to football anymore, the other boys make fun of him. how can i help?",
    'My daughter always comes home crying from soccer',
    'my kid was kicked and punched by the others and cries',
    'our 9 year old is bullied by team mates, what can we do',
  ])('%s', (text) => {
    expect(understand(text).topic?.topic).toBe('childMocked');
    const { kind, message, recommendedDrills } = answerTo(text);
    expect(kind).toBe('advice');
    expect(recommendedDrills).toEqual([]);
    expect(message).toContain('116 111');
    expect(message).toMatch(/trainer/i);
    expect(message).not.toMatch(/116 111.*116 111/);
  });

  it('names the line of the country', () => {
    expect(askCoach({ message: 'my son cries because the others laugh at him', turns: [], facts: { ...examplePlayerFacts, country: 'GB' }, seed: 1 }).message).toContain('Childline, 0800 1111');
  });

  it.each(['my daughter is scared of her coach', 'my son cries because the coach hits him', 'my son says he wants to die because the others laugh at him', 'my daughter is scared of her dad', 'Mein Sohn wird vom Trainer angefasst und weint', 'Meine Tochter ritzt sich weil sie gemobbt wird'])('leaves %s to safety', (text) => {
    expect(answerTo(text).kind).not.toBe('advice');
  });

  it.each(['the others laugh at me', 'my brother cries when i win', 'i cried after the match'])('is not made of %s', (text) => {
    expect(understand(text).topic?.topic).not.toBe('childMocked');
  });
});

describe('a parent who asks who sees what a child writes', () => {
  it.each([
    'I am his mother. Is this safe for my 10 year old, who can read what he writes here?',
    'who can read what my child writes here?',
    'can other people see what my daughter types to the coach?',
    'im his dad, can anyone else read his messages here',
    'Wer kann lesen, was mein Kind hier schreibt?',
    'Können andere sehen, was meine Tochter hier schreibt?',
    'Ich bin seine Mutter. Ist das sicher für meinen Zehnjährigen, wer kann lesen was er hier schreibt?',
    'Kann der Trainer lesen, was mein Kind hier schreibt?',
    'As a parent I wonder who can see what my son types',
    'Kann jemand lesen, was unser Sohn im Chat schreibt?',
  ])('%s', (text) => {
    const { kind, message } = answerTo(text);
    expect(kind).toBe('advice');
    expect(message).toMatch(/runs this server|Server betreibt/);
    expect(message).toMatch(/under 13|unter 13/);
  });

  it.each(["I'm his mother", 'Ich bin seine Mutter', 'hi, i am the dad of a player', 'Hallo, hier schreibt der Papa', 'i am a parent'])('is told how the coach speaks: %s', (text) => {
    expect(understand(text).topic?.topic).toBe('parentHere');
    expect(answerTo(text).kind).toBe('advice');
  });
});

describe('a parent who says “she”', () => {
  it.each(['can I see what she asked you', 'can I read her chats', 'kann ich lesen was sie dich fragt', 'kann ich ihre nachrichten lesen'])('is told who sees the talk: %s', (message) => {
    expect(answerToFirstPlayer(message).message).toMatch(/account|Konto/);
    expect(answerToFirstPlayer(message, ['how much should she practise']).message).toMatch(/account|Konto/);
  });
  it.each(['wie viel soll sie üben', 'how much should she practise', 'wie lange soll er am tag trainieren', 'how often should he train'])('is told how much: %s', (message) => {
    expect(answerToFirstPlayer(message).message).toMatch(/10.15/);
    expect(answerToFirstPlayer(message, ['is it safe here']).message).toMatch(/10.15/);
  });
  it('is told that it is safe, behind anything', () => {
    for (const turns of [[], ['why is my daughter crying after matches'], ['my knee hurts']]) expect(answerToFirstPlayer('is it safe here', turns).message).toMatch(/write to|adverts|ads/);
  });
  it('is told where the practice is seen', () => expect(answerToFirstPlayer('how long was she on here this week').message).toMatch(/Progress/));
});

describe('a talk with a parent', () => {
  const FACTS = { ...examplePlayerFacts, age: 9 };
  it.each([
    ["I'm his mother", 'what should he train?', 'what should he eat before a match', 'how much should he practice a day'],
    ['Ich bin seine Mutter', 'Was soll er trainieren?', 'Wie viel soll er am Tag trainieren?', 'Was soll er vor dem Spiel essen?'],
    ['my son is 9. how much should he practice a day?', 'can he do headers', 'what if he is nervous'],
    ['i am the dad of a player', 'can he lift weights', 'what if my son is injured'],
  ])('%s: speaks of no parents', (...messages) => {
    for (let at = 1; at <= messages.length; at += 1) {
      const { message, kind } = askCoach({ message: messages[at - 1] ?? '', turns: messages.slice(0, at - 1), facts: FACTS, seed: at });
      expect(kind).toBe('advice');
      expect(message).not.toMatch(/[Yy]our (?:parents|mum|dad|mom|age)\b|adult you trust/);
    }
  });

  it('answers what is asked for the child', () => {
    expect(understand('what should i train').intent).toBe('which_drill');
    expect(answerToLastOf("I'm his mother", 'what should he train?').recommendedDrills).toHaveLength(1);
  });
});

it('tells a parent yes first where so much is too much', () => {
  expect(answerToTeen('Hi, my son (11) wants to practise two hours a day on top of club training. Is that too much?', { seed: 2 }).message).toMatch(/^Yes/);
});

it('tells a parent the numbers of the child', () => {
  expect(talkWithCoach('en', ['Hi, I’m Ben’s mom. He’s been using this for a couple weeks. Can you tell me how he’s actually doing?']).response).toMatch(/10 sessions/);
});

describe('what a parent asks of bringing a child up in practice', () => {
  it.each([
    ['How can I motivate my son to practise without pushing him?', 'motivate'],
    ['wie motiviere ich meine tochter zum üben', 'motivate'],
    ['hallo hier ist der papa, meine tochter 12 hat im moment null lust mehr auf training, was raten sie', 'motivate'],
    ['mein sohn hat gar keine lust auf das training, was tun', 'motivate'],
    ['meine tochter hat keinen bock mehr zum üben', 'motivate'],
    ['my son has no interest in training at the moment, what can i do', 'motivate'],
    ['my daughter has zero motivation to practise', 'motivate'],
    ['Wie viel Training ist für meinen 7-jährigen Sohn gesund?', 'howMuch'],
    ['is it too much if my kid trains every day', 'howMuch'],
    ['Kann ich sehen was meine Tochter geübt hat?', 'seePractice'],
    ['where can i see the results of my son', 'seePractice'],
    ['my son cries after every game he loses. what can i say to him?', 'afterLoss'],
    ['my daughter wants to quit football because she is always on the bench', 'bench'],
  ])('is answered to the parent: %s', (message, of) => {
    expect(understand(message).act).toEqual({ kind: 'toParent', of });
    const answer = answerToExamplePlayer(message);
    expect(answer).toMatchObject({ kind: 'advice', recommendedDrills: [] });
    expect(answer.message).toMatch(/your child|child’s/);
    expect(answer.message).not.toMatch(/\{|your parents/);
  });

  it('leaves the child’s own numbers, what others see and any danger to their own answers', () => {
    expect(understand('how many minutes did my son practise this week').act?.kind).not.toBe('toParent');
    expect(topicUnderstood('who sees what my daughter writes here')).toBe('childTalkSeen');
    for (const fear of ['my son does not want to train because the coach touches him', 'my daughter says the trainer grabbed her', 'Der Trainer schlägt meinen Sohn', 'mein Sohn sagt der Betreuer hat ihn angefasst']) expect(answerToExamplePlayer(fear).kind).toBe('crisis');
    expect(answerToExamplePlayer('the coach passes my son the ball too hard').kind).not.toBe('crisis');
  });
});

describe('what a parent asks of what is a child’s', () => {
  it.each([
    ["Does the app sell or share my kid's videos?", /sold/],
    ["Who can see my daughter's videos?", /device|player/],
    ['where are my sons results', /Progress|session|result/i],
    ['Wer sieht die Videos meiner Tochter?', /device|player/],
  ])('is answered as of the player’s: %s', (message, said) => {
    expect(answerToExamplePlayer(message).message).toMatch(said);
  });
});
