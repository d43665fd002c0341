import { describe, expect, it } from 'vitest';
import { replyTo } from '../coach-reply.ts';
import { examplePlayerFacts } from '../testing/example-player-facts.ts';
import { talkWithCoach } from '../testing/talk-with-coach.ts';
import { factsOfPlayer, players } from '../testing/players.ts';
import { adultSpeaks, adultSurelySpeaks } from './who-speaks.ts';

const [player] = players;
const facts = { ...factsOfPlayer(player?.id ?? ''), country: 'GB', likelyCountry: null };
const ask = (message: string, before: string) => replyTo({ message, chatHistory: [{ sender: 'user', message: before }] }, facts, 'player');

describe('who says who writes', () => {
  it.each([
    ['the player by name', 'Ich bin selber der Spieler. Was meinst du mit locker?'],
    ['no parent', 'Bin kein Elternteil, ich spiele selbst. Wie oft soll ich laufen?'],
    ['the player, not the parents', 'Ich bin der Spieler, nicht die Eltern. Am Tag vorher sprinten oder nicht?'],
    ['by an own age', 'Is strength training appropriate for a 15 year old like me, or should one wait until growth is finished?'],
    ['by “may I at 14”', 'Darf ich mit 14 schon Gewichte heben oder ist davon abzuraten?'],
    ['by “I am 14”', "I'm 14. Should one do push-ups every day, or every second day?"],
  ])('is no adult: %s', (_, message) => {
    expect(adultSpeaks(message, [])).toBe(false);
    expect(adultSpeaks(message, ['Ist es für das Kind ratsam, vor dem Spiel noch etwas zu essen?'])).toBe(false);
  });

  it('holds for the rest of the talk, and what is said later holds', () => {
    const parent = "I'm her dad. My daughter is 12.";
    const child = 'its me the daughter now, im the player';
    expect(adultSpeaks('how often should one train', [parent])).toBe(true);
    expect(adultSpeaks('how often should one train', [parent, child])).toBe(false);
    expect(adultSpeaks('how often should she train', [child, parent])).toBe(true);
    expect(adultSpeaks('Who can see those videos?', ["Hi, Tom's mum again. Tom wants to film himself."])).toBe(true);
  });

  it.each(['Am Tag vorher sprinten oder nicht?', 'Ok. Und soll ich am Tag vor dem Probetraining noch sprinten?', 'Would you recommend additional stamina runs during the season?', 'toms mum drives us to training, is it ok if i sleep there'])('is not taken for an adult by whole sentences of practice alone: %s', (message) => {
    expect(adultSpeaks(message, [])).toBe(false);
  });

  it.each(['My son is 9 and I am 14 km from the pitch. How long should he practise?', 'My son is 9. How long should he practise?'])('an own child is an adult’s, whatever numbers stand beside it: %s', (message) => {
    expect(adultSpeaks(message, [])).toBe(true);
  });
});

describe('a parent who goes on with “he” or “she”', () => {
  it.each([
    ["Hi, Tom's mum. How long should he be practising each day?", "OK thanks. He cried last night because he didn't beat his juggling record. What should I say to him?", /Let your child be sad first/],
    ["I'm Ben's mum. He is shy.", 'He is disappointed that he did not reach his target. What do I tell him?', /Let your child be sad first/],
    ["Hi, Tom's mum. How long should he be practising each day?", "I wasn't asking about filming! He was upset about not beating his record, how do I comfort him?", /Let your child be sad first/],
    ['Hallo, hier ist die Mama von Ben, er ist 9. Wie viel soll er üben?', 'Er hat gestern geweint, weil er seinen Rekord nicht geschafft hat. Was sage ich ihm?', /Lassen Sie Ihr Kind erst traurig sein/],
    ['Mein Kind ist 11. Wie viel Training ist gut?', 'Sie ist traurig, weil sie verloren hat. Was soll ich sagen?', /Lassen Sie Ihr Kind erst traurig sein/],
  ])('is answered as the parent: %s >> %s', (before, message, expected) => {
    const { kind, response } = ask(message, before);
    expect(kind).toBe('advice');
    expect(response).toMatch(expected);
  });

  it('is still asked whether all is well where an adult does what nobody may', () => {
    expect(ask('He cried last night because his coach hits him. What should I say?', "I'm his mum. How long should he practise?").kind).toBe('crisis');
  });
});

describe('a child who writes as it speaks at home', () => {
  it.each([
    'Hoi Sarah, am Samstig hani en Match und bin mega nervös. Was chani mache?',
    'Ich bi doch sälber s Chind, was söll ich am Morge vor em Match ässe?',
    'Leiwand! Wie komm i auf 100?',
    'I hab heut mit mei Oma gspielt, wie kann i besser werden?',
    'Grüezi, min Ball isch kaputt, was chan i mache hüt?',
    'Servus, wie schaff i mehr Gaberln am Stück als gestern?',
  ])('is no adult: %s', (message) => {
    expect(adultSpeaks(message, [])).toBe(false);
  });

  it.each(['Nei ich bin 12, nöd e Mami. Er rüeft immer vo usse', 'Na, i bin net die Mama', 'Ich bi doch sälber s Chind', 'im not the mum im the kid', 'i am not a parent i am the player', 'I bin ka Papa, i bin der Bua'])('who says so is none for the rest of the talk: %s', (said) => {
    expect(adultSpeaks('Wie oft sollte man denn üben, und was wäre für ein Kind zu viel?', ['Ist es für das Kind ratsam, vor dem Spiel noch etwas zu essen?', said])).toBe(false);
    expect(adultSurelySpeaks('Wie oft sollte man denn üben?', [said])).toBe(false);
  });
});

describe('an adult who said so', () => {
  it.each(["I'm the mum, not a child.", 'My son is 9.', 'Dad here.', 'I look after my granddaughter on Wednesdays', "I'm a volunteer coach for U10s", 'Ich bin die Mutter', 'Ich bin Trainer einer E-Jugend', 'Als Oma frage ich mich'])('surely speaks for the rest of the talk: %s', (said) => {
    expect(adultSurelySpeaks('and how often?', [said])).toBe(true);
  });

  it.each(['How should one structure an hour at home?', 'Wie kann ich das Gespräch löschen?', 'how do i shoot harder'])('is not surely known by the style alone: %s', (message) => {
    expect(adultSurelySpeaks(message, [])).toBe(false);
  });
});

describe('a player who is hurt, ill or sad behind a question that is only written as adults write', () => {
  const behind = {
    de: [
      'Wann ist mein nächstes Spiel und wer ist Torwart?',
      'Wann ist das nächste Spiel und wer spielt?',
      'Wie lange dauert ein Spiel bei der U11 normalerweise?',
      'Welche Position ist für einen kleinen Spieler am besten?',
      'Wie viele Minuten sollte man am Tag trainieren?',
      'Kann man die App auch auf dem Tablet benutzen?',
      'Was kostet das Ganze eigentlich im Monat?',
      'Wo finde ich die Einstellungen für die Sprache?',
      'Ist es möglich, die Videos wieder zu löschen?',
      'Welche Übungen empfehlen Sie für zu Hause?',
      'Welche Schuhe sind für Kunstrasen geeignet?',
    ],
    en: [
      'When is my next match and who is in goal?',
      'Which boots are best for artificial turf?',
      'How long should a training session normally be at this age?',
      'What time is the next match and who is the referee?',
      'Could you explain how the rewards work in this app?',
      'Is it possible to change the language of the app?',
      'What would you recommend for improving passing accuracy at home?',
      'Who can see the videos that are recorded here?',
      'How many players are there in a team under eleven?',
      'Is the app free or does it cost money?',
      'What should one eat before an important match?',
      'How much water should a player drink during training?',
    ],
  } as const;
  const troubles = {
    de: ['mein knie tut weh', 'knie tut weh beim schießen', 'mir ist schlecht', 'mir tut der fuß weh, er hat mich getreten', 'ich bin traurig weil wir verloren haben'],
    en: ['my ankle hurts', 'i feel sick', 'i twisted my ankle and he said play on', 'hurt my knee', 'i am so sad that we lost'],
  } as const;

  it.each([...behind.de.map((turn) => ['de', turn] as const), ...behind.en.map((turn) => ['en', turn] as const)])('is no adult: %s: %s', (language, turn) => {
    expect(troubles[language].filter((told) => adultSpeaks(told, [turn]) || adultSpeaks('was soll ich jetzt machen', [turn, told]))).toEqual([]);
  });

  it.each(['Wo finde ich die Einstellungen für die Sprache?', 'Is it possible to change the language of the app?', 'Is the app free or does it cost money?', 'How many players are there in a team under eleven?', 'How much water should a player drink during training?'])('is none behind an answer of safety whose words are in no turn: %s', (turn) => {
    expect(adultSpeaks('was soll ich jetzt machen', [turn], true)).toBe(false);
    expect(talkWithCoach('en', [turn, 'i have a headache', 'can i play tomorrow']).response).not.toMatch(/\bchild\b/);
  });

  it.each([10, null])('is told as a child to go to an adult, at the age of %s', (age) => {
    const facts = { ...examplePlayerFacts, age };
    const german = ['Wann ist das nächste Spiel und wer spielt?', 'mein knie tut weh beim schießen'];
    expect(talkWithCoach('de', german, facts).response).toMatch(/deinen Eltern|einem Erwachsenen/);
    for (const more of ['wie lange muss ich pause machen', 'kann ich morgen spielen']) expect(talkWithCoach('de', [...german, more], facts).response).not.toMatch(/\b(?:Sie|Ihr|Ihnen|Kind)\b(?! wissen)/);
    const english = talkWithCoach('en', ['Is it possible to change the language of the app?', 'my ankle hurts'], facts).response;
    expect(english).toMatch(/adult|parents/);
    expect(english).not.toMatch(/\bchild\b/);
  });

  it.each([
    ['Mein Sohn spielt in der U11', 'Sein Knie tut weh'],
    ['mein sohn ist 9', 'knie tut ihm weh, er weint'],
    ['My son plays under 11', 'his ankle hurts'],
    ['I am her mum', 'she twisted her ankle'],
    ['Ist es für das Kind ratsam, vor dem Spiel noch etwas zu essen?', 'Sein Knie tut weh'],
    ['Ist es für das Kind ratsam, vor dem Spiel noch etwas zu essen?', 'ihm ist schlecht'],
    ['Ich trainiere eine E-Jugend', 'Einer meiner Spieler hat Knieschmerzen'],
  ])('an adult who tells of a child is one still: %s >> %s', (turn, told) => {
    expect(adultSpeaks(told, [turn])).toBe(true);
    expect(adultSpeaks(told, [turn], true)).toBe(true);
  });

  it.each(['Mein Neffe hat Knieschmerzen, sollte er trotzdem trainieren?', 'My nephew has knee pain, should he still be training?', 'Mein Enkel hat Knieschmerzen, darf er spielen?'])('so is who tells of one in the message itself: %s', (message) => expect(adultSpeaks(message, [])).toBe(true));
});
