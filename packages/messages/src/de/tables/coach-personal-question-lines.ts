import type { coachPersonalQuestionLines as english } from '../../en/tables/coach-personal-question-lines.ts';

type Ways = readonly [string, ...string[]];

export const coachPersonalQuestionLines: Readonly<Record<keyof typeof english, Ways>> = {
  seenNothing: ['Videos kann ich selbst nicht sehen: Die Auswertung auf deinem Gerät schaut sie an.', 'Dein Video selbst sehe ich nicht, das macht die Auswertung auf deinem Gerät.'],
  reviewOnDevice: [
    'Deine Auswertungen bleiben auf deinem Gerät, deshalb kenne ich die Punkte nicht. Öffne dort „Analyse“: Die Auswertung zeigt die Punkte, was gut war und woran du zuerst arbeiten kannst.',
    'Was die Auswertung gefunden hat, kann ich nicht lesen, denn sie bleibt auf deinem Gerät. In „Analyse“ steht sie dort mit Punkten, dem, was gut war, und dem, woran du arbeiten kannst.',
  ],
  reviewDrill: ['Für {skill} kannst du das üben: {drill}.', 'Eine Übung für {skill} bis dahin: {drill}.'],
  reviewDrillOf: ['Daran arbeitest du mit: {drill}.', 'Die Übung dazu: {drill}.'],
  reviewTell: ['Schreib mir den Punkt, den sie nennt, dann sage ich dir, was hilft.', 'Wenn du mir schreibst, woran du arbeiten sollst, kann ich dir sagen, wie.'],
  goodEnough: [
    'Ehrlich: Das kann heute niemand sagen, und ich sehe dich nicht spielen. Nur sehr wenige werden Profi, auch von den sehr Guten, also verspreche ich dir nichts.',
    'Eine ehrliche Antwort: Ich weiß es nicht, und wissen kann es noch niemand. Ich habe dich nie spielen sehen, und nur sehr wenige werden Profi.',
  ],
  goodEnoughNumbers: ['Was ich sehe: {days} Trainingstage und {sessions} Einheiten. Das ist deine eigene Arbeit, und davon wirst du besser.', 'Ich sehe {sessions} Einheiten an {days} Tagen, und genau das hast du in der Hand: an vielen Tagen üben.'],
  goodEnoughStart: ['In der Hand hast du, an vielen Tagen zu üben, und heute ist ein guter Tag, um anzufangen.', 'Anfangen kannst du mit dem, was alle Guten getan haben: kurz üben, an vielen Tagen.'],
  goodEnoughAlso: [
    'Dein Trainer sieht dich spielen: Frag ihn, woran du als Nächstes arbeiten kannst. Und behalte auch das andere, Schule und Freunde, denn Fußball lohnt sich auch, ohne dein Beruf zu sein.',
    'Frag den Trainer deiner Mannschaft, was du gut kannst und was als Nächstes kommt. Behalte Schule und Freunde daneben, und spiel, weil du es liebst: Das zählt, was auch immer daraus wird.',
  ],
  nervousLegs: [
    'Schwere oder weiche Beine vor einem Spiel sind sehr oft einfach Aufregung: Fast alle kennen das, und wenn du spielst, geht es weg.',
    'So macht sich dein Körper bereit: Aufregung kann die Beine schwer machen, und nach den ersten Minuten im Spiel ist das vorbei.',
  ],
  nervousLegsDo: [
    'Atme auf vier ein und auf sechs aus, fünfmal. Dann wärm dich früh auf, mit leichten Ballkontakten und zwei, drei kurzen Läufen, und denk nur an deinen ersten Pass.',
    'Beweg dich früh: traben, hüpfen, ein paar leichte Ballkontakte. Atme länger aus als ein, fünfmal, und nimm dir für den Anfang eine kleine Sache vor.',
  ],
  nervousLegsMore: [
    'Wenn deine Beine auch an anderen Tagen schwer sind oder etwas weh tut, sag es deinen Eltern. Und wenn die Aufregung dir den Spaß nimmt, sprich mit jemandem, dem du vertraust.',
    'Sag deinen Eltern Bescheid, wenn sie auch ohne Spiel schwer bleiben oder etwas weh tut. Es hilft auch, laut zu sagen, dass du aufgeregt bist.',
  ],
  friend: [
    'Das ist lieb von dir! Ich bin ein Computerprogramm und kann kein echter Freund sein: Aber über Fußball kannst du mich immer fragen.',
    'Schön, dass du fragst! Ich bin nur ein Programm und kein Mensch, also kann ich kein echter Freund sein. Für Fußball bin ich immer da.',
  ],
  friendPeople: [
    'Echte Freunde können das besser: Frag jemanden aus deiner Mannschaft oder deiner Klasse, ob ihr zusammen spielt, oder jemanden zu Hause. Wenn du dich allein fühlst, sag es deinen Eltern oder einer Lehrkraft.',
    'Zum Spielen und Lachen brauchst du Menschen: ein Kind aus deiner Klasse oder Mannschaft, Geschwister, deine Eltern. Wenn niemand für dich da ist, sag es einem Erwachsenen, dem du vertraust.',
  ],
  friendRefused: [
    'Das ist in Ordnung: Ich bin ein Computerprogramm und kein Mensch, du musst also nicht mein Freund sein. Für Fußball bin ich trotzdem da, wann immer du magst.',
    'Kein Problem. Ich bin nur ein Programm, und Freunde sind Menschen. Über Fußball kannst du mich immer fragen.',
  ],
  coachOfPlayer: [
    'Gern, fürs Üben: Ich bin Coach Sarah, ein Computerprogramm. Ich such dir eine Übung für heute aus, erkläre, wie sie geht, plane deine Woche und sag dir deine Ergebnisse.',
    'Ja, für die Übungen hier bin ich das gern. Ich bin ein Programm: Ich plane deinen Tag oder deine Woche, erkläre Übungen und schau auf deine Zahlen.',
  ],
  coachOfTeam: ['Wie du im Spiel spielst, sehe ich nicht: Dafür gibt es den Trainer deiner Mannschaft.', 'Spiele sehe ich nicht, dafür ist ein Trainer besser, der dir zuschaut.'],
  weaknessOfOthers: ['Ich sehe nur dein eigenes Training und weiß nichts von Gegnern oder anderen Spielern.', 'Andere Spieler kann ich nicht sehen, nur die Zahlen von deinem eigenen Training.'],
  weaknessWatch: [
    'Du kannst es aber herausfinden: Schau in den ersten zehn Minuten hin. Welchen Fuß mag der Verteidiger, wer dreht sich langsam? Wo ist Platz hinter ihnen, und wie weit steht der Torwart vor dem Tor? Geh dorthin, und sag es deiner Mannschaft.',
    'Es hilft, von Anfang an hinzuschauen: Wer wird mit Ball nervös, welche Seite ist offen, wer dreht sich langsam, und bleibt der Torwart auf der Linie? Versuch es dort zwei- oder dreimal, und sag deiner Mannschaft, was du gesehen hast.',
  ],
  weakness: ['Von deinen Übungen ist {drill} am wenigsten gewachsen: am Anfang {first}, zuletzt {last}, höchstens {best}.', 'Nach deinen Ergebnissen ist es {drill}: am Anfang {first}, zuletzt {last}, höchstens {best}.'],
  weaknessWhy: [
    'Warum gerade das: Ich vergleiche bei jeder Übung dein erstes Ergebnis mit den letzten, und dabei schneidet diese am schwächsten ab, bei {attempts} Einheiten. Im Spiel sehe ich dich nicht, dein Trainer nennt vielleicht etwas anderes.',
    'Das sage ich, weil ich deine letzten Ergebnisse mit dem ersten vergleiche, und da sieht es dort am schwächsten aus, bei {attempts} Einheiten. Das ist nur das Üben: Was im Spiel passiert, sieht dein Trainer und ich nicht.',
  ],
  weaknessUnknown: [
    'Das kann ich noch nicht sagen: Dafür vergleiche ich die Ergebnisse von Übungen, die du mindestens zweimal gemacht hast, und es müssen zwei davon sein. Im Spiel sehe ich dich nicht, also frag auch deinen Trainer.',
    'Es gibt noch zu wenig zu vergleichen: Mit zwei Übungen und je zwei Ergebnissen kann ich die nennen, die am wenigsten wächst. Was im Spiel schwach ist, kann dir dein Trainer sagen.',
  ],
  goalNotKept: ['Ein Ziel kann ich dir nicht merken, und die App hat keins für eine Übung, also schreib es auf, wo du es siehst.', 'Ein Ziel für eine Übung kann ich nicht speichern, und die App auch nicht: Häng dir einen Zettel an die Wand.'],
  goalReached: ['{target} hast du schon geschafft: Dein bestes Ergebnis bei {drill} ist {best}. Ein gutes nächstes Ziel ist {next}.', 'Bei {drill} ist {best} dein bestes Ergebnis, also liegt {target} schon hinter dir. Nimm dir {next} vor.'],
  goalNear: ['{target} ist ein gutes Ziel: Dein bestes Ergebnis bei {drill} ist {best}, zuletzt waren es {last}, also {missing} mehr als je zuvor.', 'Das passt: {best} ist dein bestes Ergebnis bei {drill}, {last} das letzte, und {missing} mehr machen {target}.'],
  goalFar: ['{target} ist weit weg von deinem besten Ergebnis bei {drill}, {best}. Nimm zuerst einen Schritt: {next} in dieser Woche, dann den nächsten.', 'Dein bestes Ergebnis bei {drill} ist {best}. Zu {target} geh in Schritten: zuerst {next}, dann jede Woche ein bisschen mehr.'],
  goalStep: ['Dein bestes Ergebnis bei {drill} ist {best}, zuletzt waren es {last}. Ein gutes Ziel für eine Woche ist {next}.', 'Ein guter Schritt bei {drill} ist {next}: Dein bestes Ergebnis ist {best}, zuletzt waren es {last}.'],
  goalFirst: ['Bei {drill} habe ich noch kein Ergebnis von dir: Zähl zuerst eine Einheit, dann ist ein bisschen mehr dein Ziel.', 'Mach zuerst {drill} einmal und zähl. Ein paar mehr sind ein gutes Ziel für die Woche.'],
  planOfPosition: ['Die Übungen der Woche sind für deine Position.', 'Ich habe Übungen gewählt, die deine Position braucht.'],
  days30: ['In den letzten 30 Tagen waren es {minutes} Minuten in {sessions} Einheiten, in den 30 Tagen davor {before} Minuten in {sessionsBefore}.', '{minutes} Minuten in {sessions} Einheiten in den letzten 30 Tagen, {before} Minuten in {sessionsBefore} in den 30 davor.'],
  days30More: ['Also mehr als vorher.', 'Du übst jetzt mehr.'],
  days30Less: ['Zuletzt war es also etwas weniger, und das kann eine kurze Einheit ändern.', 'Das ist weniger als vorher, und eine kurze Einheit ist ein Anfang.'],
  days30Same: ['Also genauso viel.', 'Das ist gleich viel.'],
  days30Unknown: ['Ich kenne nur deine letzten {known} Einheiten, und die reichen nicht weit genug zurück.', 'Meine Liste deiner Einheiten ist dafür zu kurz: Sie hat die letzten {known}.'],
  sessionNone: ['Von dir gibt es noch keine Einheit. Speichere eine, dann ist es deine erste.', 'Noch ist keine Einheit gespeichert: Die nächste wird deine erste.'],
  sessionFirst: ['Deine erste Einheit war {when}: {drill}, {minutes} Minuten.', 'Angefangen hast du {when} mit {drill}, {minutes} Minuten.'],
  sessionLongest: ['Deine längste Einheit war {when}: {minutes} Minuten {drill}.', 'Am längsten war {drill} {when}, mit {minutes} Minuten.'],
  sessionShortest: ['Deine kürzeste Einheit war {when}: {minutes} Minuten {drill}.', 'Am kürzesten war {drill} {when}, mit {minutes} Minuten.'],
  sessionResult: ['Dein Ergebnis war {result}.', 'Gezählt hast du {result}.'],
  seeProgress: ['„Fortschritt“ zeigt diesen Monat neben dem letzten.', 'Beide Monate findest du in „Fortschritt“.'],
};
