import { describe, expect, it } from 'vitest';
import { askBehind, talkWithCoach } from '../testing/talk-with-coach.ts';

describe('a question that was taken for worry', () => {
  it.each(['what do u eat in the morning if its at 9', 'what should i eat when the match is at 10 am', 'what should we eat before if we play at 9', 'what should i eat if kick off is early'])('of a meal before a match at a time is one: %s', (message) => {
    expect(talkWithCoach('en', ['got trials on saturday what do i do the days before', message])).toMatchObject({ kind: 'advice', safety: null });
  });

  it.each(['was soll ich essen wenn das spiel um 9 ist', 'was isst man morgens wenn das turnier um 10 anfängt'])('of a meal in German: %s', (message) => {
    expect(askBehind('de', message)).toMatchObject({ kind: 'advice', safety: null });
  });

  it.each(['weights at 14 ok?', 'is lifting ok at 13', 'are push ups ok at 10', 'is the gym bad at 12'])('of strength at an age gets what is said of strength: %s', (message) => {
    const said = askBehind('en', message);
    expect(said).toMatchObject({ kind: 'advice', safety: null });
    expect(said.response).toMatch(/coach|adult|body/);
  });

  it.each(['und krafttraining mit 14 ok?', 'ist krafttraining mit 13 schädlich', 'hanteln ab 12 erlaubt'])('of strength in German: %s', (message) => {
    const said = talkWithCoach('de', ['wie werd ich schneller auf den ersten metern', message]);
    expect(said).toMatchObject({ kind: 'advice', safety: null });
    expect(said.response).toMatch(/Kniebeugen|eigene[rn]? Körper|Gewichte/);
  });

  it.each(['sieht jemand anders seine daten in der app?', 'können andere ihre zahlen sehen', 'kann jemand die videos von meinem sohn sehen'])('of who sees a child’s data: %s', (message) => {
    const said = talkWithCoach('de', ['Guten Tag, mein Sohn ist 9 und möchte jeden Tag üben, ist das nicht zu viel?', 'Wie lange sollte eine Einheit denn sein?', message]);
    expect(said).toMatchObject({ kind: 'advice', safety: null });
  });

  it.each(['sie trinkt immer zu wenig', 'er trinkt nicht genug beim training'])('of a child that drinks too little: %s', (message) => {
    expect(talkWithCoach('de', ['meine tochter 12 hat morgen früh um 9 ein turnier was soll sie frühstücken', message])).toMatchObject({ kind: 'advice', safety: null });
  });

  it.each(['papa trinkt zu viel', 'mein vater trinkt', 'mama trinkt und wird dann böse'])('is none where an adult drinks: %s', (message) => {
    expect(askBehind('de', message).safety).not.toBeNull();
  });
});
