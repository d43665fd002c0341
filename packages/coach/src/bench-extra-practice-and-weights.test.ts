import { describe, expect, it } from 'vitest';
import { askCoach } from './coach.ts';
import { checkWords } from './safety/check-message.ts';
import { factsOfPlayer, players } from './testing/players.ts';
import { isAnswerFit } from './safety/check-answer.ts';

const [player] = players;
const facts = factsOfPlayer(player?.id ?? '');
const ask = (message: string, turns: readonly string[] = [], seed = 1) => askCoach({ message, turns, facts, seed });

describe('the bench without a reason, and football without a career', () => {
  it.each([
    "My coach dropped me to the bench and I don't know why",
    'coach benched me and wont say why',
    'he dropped me from the starting eleven today and he didnt tell me why',
    "is football worth it if I won't go pro?",
    "is it worth it if I don't make it pro?",
    'is training worth it when hardly anyone goes pro',
    'Lohnt sich das überhaupt, wenn ich kein Profi werde?',
  ])('needs no helpline: %s', (message) => {
    expect(ask(message)).toMatchObject({ kind: 'advice', isHurt: false });
  });

  it.each(['my coach left me alone and i dont know why it hurts', 'is it worth it if i live', 'he took me into his car and i dont know why', 'my coach moved me to his room and i dont know why'])('is not said with any other word: %s', (message) => {
    expect(checkWords(message).action).not.toBe('allow');
  });
});

describe('who trains a lot with a team and asks for more', () => {
  it.each([
    'I train 4 times a week plus a match, how much extra can I do without injury?',
    'I have 5 team sessions and a game on Saturday, how much extra training should I do?',
    'I have academy training 4 times a week and a match. How much extra is safe?',
    'i am at an academy how much more can i train at home',
    'ich habe 4 mal die woche training und ein spiel, wie viel soll ich noch extra machen',
  ])('hears of rest first, and of little: %s', (message) => {
    for (const seed of [1, 2]) {
      const answer = ask(message, [], seed);
      expect(answer.message).toMatch(/one whole day a week free|one without any sport|ganz freier Tag|einer ganz ohne Sport/);
      expect(answer.message).toMatch(/10 (?:to|bis) 15/);
      expect(answer).toMatchObject({ recommendedDrills: [], isHurt: false });
      expect(isAnswerFit(answer.message)).toBe(true);
    }
  });

  it.each(['how many days a week should i practise', 'how much xp do i get for 4 sessions', 'give me a plan for 4 days a week'])('and nobody else does: %s', (message) => {
    expect(ask(message).message).not.toMatch(/one whole day a week free|one without any sport/);
  });
});

describe('weights', () => {
  const at = (age: number, message = 'should i lift weights') => askCoach({ message, turns: [], facts: { ...facts, age }, seed: 1 }).message;
  it('are light, watched and never the most one can lift, from about 13 on', () => {
    for (const text of [at(15), ask('Should I lift weights at 15?').message]) {
      expect(text).toMatch(/beside you/);
      expect(text).toMatch(/light weights/);
      expect(text).toMatch(/as much as you can|most you can lift/);
      expect(text).not.toMatch(/^No|Better no/);
    }
  });
  it('come after the own body for the younger', () => expect(at(10)).toMatch(/own body/));
  it('are named of no fixed age', () => expect(at(12, 'at what age can i lift weights')).toMatch(/No age is fixed|less about age/));
});

describe('how to reach whoever runs the app', () => {
  const where = /“For parents”|„Für Eltern“/;
  it.each(['how do I contact the club', 'how can I reach the people who run this', 'who do I write to if something is wrong', 'is there a contact address', 'where can i report a bug', 'wie erreiche ich den Verein', 'wem kann ich schreiben wenn etwas nicht stimmt', 'gibt es ein impressum', 'wie kann ich den betreiber kontaktieren'])('is told: %s', (message) => {
    for (const turns of [[], ['my knee hurts'], ['who runs this app']]) {
      expect(ask(message, turns).message).toMatch(where);
      expect(ask(message, turns).message).not.toMatch(/glasses|another club|Brille|Saison/);
    }
    expect(ask(message).isHurt).toBe(false);
  });

  it.each(['An wen kann ich mich wenden?', 'who can i turn to'])('beside the helpline, where both may be meant: %s', (message) => {
    const answer = ask(message);
    expect(answer).toMatchObject({ kind: 'crisis', safety: 'check_in', mayBeKept: false });
    expect(answer.message).toMatch(/116 111/);
    expect(answer.message).toMatch(where);
  });

  it.each(['who can i talk to', 'who do i tell', 'wem kann ich das erzählen'])('and no operator stands where oneself is meant: %s', (message) => {
    expect(ask(message).message).not.toMatch(where);
  });
});

describe('a parent who says “she”', () => {
  it.each(['can I see what she asked you', 'can I read her chats', 'kann ich lesen was sie dich fragt', 'kann ich ihre nachrichten lesen'])('is told who sees the talk: %s', (message) => {
    expect(ask(message).message).toMatch(/account|Konto/);
    expect(ask(message, ['how much should she practise']).message).toMatch(/account|Konto/);
  });
  it.each(['wie viel soll sie üben', 'how much should she practise', 'wie lange soll er am tag trainieren', 'how often should he train'])('is told how much: %s', (message) => {
    expect(ask(message).message).toMatch(/10.15/);
    expect(ask(message, ['is it safe here']).message).toMatch(/10.15/);
  });
  it('is told that it is safe, behind anything', () => {
    for (const turns of [[], ['why is my daughter crying after matches'], ['my knee hurts']]) expect(ask('is it safe here', turns).message).toMatch(/write to|adverts|ads/);
  });
  it('is told where the practice is seen', () => expect(ask('how long was she on here this week').message).toMatch(/Progress/));
});

describe('a question that names its own subject behind a drill', () => {
  const drill = 'My first touch under pressure is bad, which drill and how often';
  it.each(['How can I get faster over 10 metres?', 'how can i get faster', 'i want to get quicker', 'how do i become faster on the first steps'])('is of that: %s', (message) => {
    for (const turns of [[drill], ['which drill is good for dribbling'], ['how many tokens do i need for a pack']]) {
      const answer = ask(message, turns);
      expect(answer.message).toMatch(/sprint/i);
      expect(answer.message).not.toMatch(/Sole Rolls|tokens/);
    }
  });
  it.each(['which one got worse?', 'which drill got worse', 'what did i get worse at'])('and which drill went down is of all of them: %s', (message) => {
    expect(ask(message, [drill]).message).not.toMatch(/Sole Rolls/);
  });
});

describe('a later week of a plan', () => {
  it.each(['and week 3?', 'what about week 3', 'und woche 3?', 'how does the third week look'])('is the same one step further, and says so: %s', (message) => {
    const answer = ask(message, ['give me a 4-week plan']);
    expect(answer.message).toMatch(/(?:[Ww]eek|Woche) 3 (?:has the same|repeats|hat noch|wiederholt)/);
    expect(answer.message).not.toMatch(/Toe Taps/);
  });
  it('comes one after the other', () => expect(ask('and week 4?', ['give me a 4-week plan', 'and week 3?']).message).toMatch(/[Ww]eek 4/));
});
