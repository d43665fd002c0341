/**
 * Was gesagt wird, wenn ein Freund nie passt und nur lacht, wenn jemand sich nicht traut, den Trainer zu fragen, Angst vor Fehlern und
 * Gemecker hat, wegen der Bank aufhören will oder jedes Mal schlechtgemacht wird, und wenn zu Hause schon bekannt ist, dass etwas wehtut.
 */
export const coachTrainerFriendAndMistakeWorryLines = {
  friendLaughsWhenTold: [
    'Dann hat er wohl nicht gemerkt, dass es dir ernst ist. Sag es ihm noch einmal in Ruhe, ohne die anderen, und als Bitte: „Wenn ich frei bin, spiel mich bitte an. Das ist mir wichtig.“ Lacht er wieder, musst du nicht weiter bitten: Sag es deinem Trainer, der kann im Training dafür sorgen, dass alle den Ball bekommen.',
    'Das ärgert, wenn jemand nur lacht. Nimm ihn einmal zur Seite und sag genau eine Sache: „Ich lauf mich frei, und du siehst mich nicht. Passt du beim nächsten Mal?“ Bleibt es beim Lachen, hol deinen Trainer dazu. Und biete dich auch bei den anderen an, dann hängt es nicht nur an ihm.',
  ],
  passToUnpassingFriend: [
    'Nein, zahl es ihm nicht zurück: Spiel immer zu dem, der am besten steht, auch wenn er es ist. So gewinnt dein Team, und dein Trainer sieht, wer gut mitspielt. Sag ihm dafür klar, was du willst: „Ich spiel dich an, spiel du mich auch an.“ Ändert sich nichts, sag es deinem Trainer.',
    'Lieber nicht, sonst bekommt am Ende keiner von euch den Ball. Pass zu dem, der frei ist, und lauf danach gleich weiter, damit du anspielbar bist: Wer gut passt und sich zeigt, bekommt ihn öfter zurück. Und wenn es bei ihm nie klappt, ist das eine Sache für den Trainer.',
  ],
  fearsMistakeAndMoaning: [
    'Ein Fehler wird kommen, den macht jeder, also leg schon heute fest, was du danach tust, immer dasselbe: einmal lang ausatmen, „nächster Ball“ sagen, zurücklaufen und einen leichten Pass spielen. Meckert jemand, musst du nicht antworten: Hand heben, „weiter“, spielen. Hört das Meckern nicht auf, sag es deinem Trainer, er kann es beenden.',
    'Diese Angst haben viele. Mach dir einen Plan für die zehn Sekunden nach einem Fehler: ausatmen, umdrehen, zurück auf deinen Platz, und der erste Ball danach wird einfach gespielt. Das Meckern der anderen sagt nichts über dich, ihnen gelingt auch nicht alles. Wird es zu viel, sag es nach dem Spiel deinem Trainer oder deinen Eltern.',
  ],
  nervousBeforeMatch: [
    'Das ist normal: Dein Körper macht sich bereit, weil dir das Spiel wichtig ist, und fast allen geht es so. Ein Trick dagegen: beim Einatmen bis vier zählen, beim Ausatmen bis sechs, fünfmal. Und nimm dir für den Anfang eine leichte Sache vor, zum Beispiel einen einfachen Pass.',
    'Aufgeregt zu sein heißt nicht, dass es schlecht läuft, das haben auch Profis. Schüttel vor dem Anpfiff Arme und Beine aus, atme lang aus, und denk nur an deinen ersten Ballkontakt. Nach den ersten zwei, drei Bällen wird es meistens von selbst ruhiger.',
  ],
  daresNotAskTrainer: [
    'Das kostet Mut, und das geht vielen so. Mach es klein: ein Satz, vor dem Training am Spielfeldrand: „Ich möchte besser werden. Woran soll ich arbeiten?“ Mehr musst du nicht sagen. Sprich ihn zu Hause ein paarmal laut, und nimm Mama oder Papa mit: Sie stehen daneben, du sagst den Satz.',
    'Du musst nicht mutig sein, du brauchst nur einen fertigen Satz: „Woran soll ich arbeiten, damit ich mehr spielen darf?“ Schreib ihn auf, üb ihn zu Hause, und frag, wenn Mama oder Papa dabei sind. Wenn es gar nicht geht, dürfen sie auch für dich anfangen. Trainer mögen es, wenn jemand dazulernen will.',
  ],
  quitForTrainer: [
    'Ich merke, wie sehr dich das trifft. Aufhören darfst du, aber entscheide es nicht an einem schlechten Tag. Erst die eine Frage an den Trainer, mit Mama oder Papa daneben, und dann zwei, drei Wochen schauen, ob sich etwas ändert. Ändert sich nichts, gibt es vor dem Aufhören noch einen Weg: ein anderes Team, in dem du spielst.',
    'Das klingt, als wäre es dir gerade zu viel. Sag heute zu Hause, was du mir gesagt hast, und überlegt zusammen: mit dem Trainer reden, ein anderes Team ausprobieren oder eine kurze Pause machen. Wer nicht viel spielt, ist nicht schlecht. Und wenn du dann immer noch aufhören willst, ist das auch in Ordnung.',
  ],
  putDownEveryTime: [
    'Jedes Mal ist zu viel: Dann ist es kein Spruch mehr, und es muss aufhören. Das musst nicht du schaffen, das ist die Aufgabe von Erwachsenen. Sag es heute deinen Eltern oder vor dem nächsten Training deinem Trainer: „Ein paar sagen jedes Mal, dass ich schlecht bin. Ich will, dass es aufhört.“ Das ist kein Petzen. Bleib bis dahin bei denen, die nett zu dir sind.',
    'Wenn das immer wieder passiert, ist es gemein und nicht in Ordnung, und du bist nicht schuld. Es hört meistens erst auf, wenn ein Erwachsener es weiß: Erzähl deinen Eltern und deinem Trainer, wer es sagt und dass es jedes Mal ist. Nimm dir vor, es diese Woche zu sagen, und lass Mama oder Papa mitkommen, wenn das leichter ist.',
  ],
  painKnownAtHome: [
    'Gut, dass es schon jemand weiß, der auf dich aufpasst. Mach jetzt Pause vom Rennen, Springen und Schießen, bis es auch beim Laufen nicht mehr wehtut und die Erwachsenen Ja sagen. Wird es dick, schlimmer oder ist es nach ein, zwei Tagen nicht weg, soll ein Arzt draufschauen.',
    'Das ist richtig so: Dann könnt ihr zusammen darauf schauen. Auch wenn es nur ein bisschen wehtut, ist Pause dran, bis es ganz weg ist, und dann fang mit der Hälfte an, wenn sie Ja sagen. Bleibt es länger als ein, zwei Tage oder wird es dick, geht damit zum Arzt.',
  ],
} as const;
