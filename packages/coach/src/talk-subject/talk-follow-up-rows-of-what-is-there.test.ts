import { describe, expect, it } from 'vitest';
import { talkWithCoach } from '../testing/talk-with-coach.ts';

const LONG = 'how do i do a long ball down the line';
const TALKS = [
  ['en', ['i have 10 minutes what should i do', 'no ball tho its flat'], /pump/, /fair rule|tape/],
  ['en', ['i have 10 minutes what should i do', 'no ball tho its flat', 'we got no tape either 😩 its a carpet'], /socks/, /tape on the floor|not get/],
  ['en', ['i have 10 minutes what should i do', 'no i mean no tape n no ball. anything else'], /one leg|each leg/, /still do not get/],
  ['de', ['hab keinen ball und auch kein klebeband was kann ich machen'], /Socken/, /Leiter/],
  ['en', ['its raining n my mum wont let me go out wat can i do in my room'], /Bell Touches|Sole Rolls|Toe Taps/, /Parents mostly worry/],
  ['en', ['its raining wat can i do in my room', 'no theres no space. wat can i do standing still'], /one leg/, /2 by 2/],
  ['de', ['es regnet und ich darf nicht raus was kann ich in meinem zimmer machen', 'mein zimmer ist zu klein hab keinen platz'], /Bein/, /Zwei Schritte/],
  ['en', ['i cant kick w my left foot its rubbish', 'wat if i only got a wall n no space to shoot'], /Weak-Foot Wall Pass/, /defender/],
  ['en', ['wat shud i do now', 'i said i got a garden n a ball. no wall. wat drill'], /without a wall|no wall/, /Ladder/],
  ['en', ['bored of toe taps give me smth harder'], /[Qq]uick feet/, /passing/],
  ['de', ['langweilig die sohlentipper gib mir was schwereres'], /[Ss]chnelle Füße/, /Pass/],
  ['en', ['i got maths hw n practice n i never have time'], /ten minutes|fifteen/, /cannot help/],
  ['de', ['ich muss hausaufgaben machen und üben und hab nie zeit'], /[Zz]ehn/, /nicht helfen/],
  ['en', ['i got maths hw n practice n i never have time', 'but i get home at 5 n tea is at 6 n bed at 9. when'], /before you eat|before the meal/, /Are you okay/],
  ['de', ['ich muss hausaufgaben machen und üben und hab nie zeit', 'ich komm um 5 heim um 6 gibts essen um 9 bett. wann'], /vor dem Essen/, /Geht es dir gut/],
  ['en', [LONG, 'it always goes up in the air tho not far'], /laces/, /inside of the foot/],
  ['en', [LONG, 'no i want it far n quick not on the ground'], /laces/, /not sure/],
  ['en', ['my best mate left our team n now i got no one to pass w', 'yeah but who do i pass w in training she was left back n we always did pairs'], /group of three/, /not get/],
  ['en', ['how do packs work', 'which packs shud i open'], /one kind|the same/, /press/],
  ['en', ['how do packs work', '136 packs n 3 percent so how many legendarys wud i get'], /about 4|About 4/, /65 %/],
  ['de', ['die mädchen im teamchat beleidigen mich', 'ok aber morgen seh ich die beim training was soll ich machen'], /Eltern|Mama/, /Meinst du/],
] as const;

describe('what is there, when there is time, and what is harder', () => {
  it.each(TALKS)('is answered with what was told: %s %j', (language, turns, said, not) => {
    const { response } = talkWithCoach(language, turns);
    expect(response).toMatch(said);
    expect(response).not.toMatch(not);
  });
});
