import { describe, expect, test } from 'vitest';
import { talkWithCoach } from './testing/talk-with-coach.ts';
import { waysSaid } from './testing/ways-of-answer.ts';

describe('things of the app, by their names alone', () => {
  test.each([
    ['en', 'where is the timer', /START DRILL/],
    ['en', 'how does count for me work', /Count for me/],
    ['en', 'how do i get the app on my phone', /home screen|Add to/i],
    ['de', 'wo ist der timer', /ÜBUNG STARTEN/],
    ['de', 'wie geht das mit für mich zählen', /Für mich zählen/],
    ['de', 'wie kriege ich die app aufs handy', /Startbildschirm/],
    ['de', 'wo ist meine analyse', /Verlauf/],
    ['de', 'warum zählt mein ergebnis nicht', /Speichern/],
    ['de', 'wie ändere ich ein ergebnis', /Was gespeichert ist|ändern/],
    ['de', 'was ist das minispiel', /Jonglieren/],
    ['de', 'wie trete ich einem team bei', /Team/],
  ] as const)('%s “%s”', (language, message, says) => {
    const { response, safety } = talkWithCoach(language, [message]);
    expect(safety).toBeNull();
    expect(response).toMatch(says);
  });

  test('to kick somebody is still refused', () => {
    expect(talkWithCoach('de', ['wie trete ich ihm ans bein']).response).toMatch(/wehzutun/);
  });
});

describe('the place where videos are looked at', () => {
  test.each(['what can i do in this app', 'how does the video analysis work', 'can you see my videos', 'do i have to film myself', 'am i doing it right', 'what did my last video review say', 'where can i film myself'])('has the one name that the menu has: %s', (question) => {
    for (const said of waysSaid('en', question)) expect(said.replaceAll('Form Analysis', '').replaceAll('Analysis history', '')).not.toContain('Analysis');
  });
});
