import type { Translated } from '../../by-language.ts';
import type { coachTopicAnswersOfEquipment as english } from '../../en/tables/coach-topic-answers-equipment.ts';

/** What the coach says of what is needed to practice, and of where to. */
export const coachTopicAnswersOfEquipment: Translated<typeof english> = {
  boots: ['Fußballschuhe brauchst du nicht: Turnschuhe sind gut auf hartem Boden, in der Halle und auf trockenem Gras. Stollen sind nur für echten Rasen, und barfuß ist mit einem harten Ball keine gute Idee.', 'Normale Sportschuhe reichen für jede Übung. Stollen sind für Rasen gemacht. In der Halle oder auf Stein rutscht man damit, und es tut weh.'],
  ballSize: ['In vielen Ländern ist es Größe 3 bis etwa 8 Jahre, Größe 4 bis etwa 12 und danach Größe 5. Was deine Liga spielt, weiß dein Verein. Für die Übungen passt jeder Ball, der nicht zu hart ist.', 'Größe 3 für die Jüngsten, 4 für die meisten von etwa 8 bis 12, 5 für Ältere. Zum Üben ist ein kleinerer oder weicherer Ball auch gut.'],
  otherBall: ['Ja, ein anderer Ball geht auch: Mit einem Tennisball oder einem kleinen ist es schwerer und schult dein Ballgefühl, ein weicher oder Schaumstoffball ist drinnen am besten. Rechne damit am Anfang mit kleineren Zahlen.', 'Klar. Kleiner ist schwerer, weicher ist leiser. Vergleiche deine Ergebnisse nur mit demselben Ball.'],
  noCones: ['Flaschen, Schuhe, Steine oder zusammengerollte Socken sind genauso gut wie Hütchen. Und manche Übungen brauchen gar keine.', 'Echte Hütchen brauchst du nicht: Stell Schuhe, Becher oder Socken hin. Oder nimm eine Übung ohne.'],
  noGoal: ['Zwei Schuhe sind ein Tor, oder ein Kreidestrich an einer Wand, wenn niemand etwas dagegen hat. An einem kleinen Tor lernst du sogar besser zielen.', 'Stell zwei Flaschen zwei Schritte auseinander: Das ist ein Tor. Ziele auf eine Seite davon.'],
  shinPads: ['Allein brauchst du keine Schienbeinschoner. In Spielen und immer, wenn andere dir den Ball abnehmen, zieh sie an.', 'Für Übungen allein: nein. Mit anderen zusammen: ja, immer.'],
  gloves: ['Torwarthandschuhe sind gut für Schüsse, für Übungen mit den Füßen brauchst du keine. Bei Kälte sind dünne Handschuhe prima.', 'Handschuhe brauchst du hier nicht, außer du hast kalte Hände oder stehst im Tor.'],
  gear: ['Du brauchst sehr wenig: einen Ball, Schuhe, die nicht rutschen, ein bisschen freien Boden und Wasser. Für ein paar Übungen brauchst du eine Wand oder Hütchen, das können auch Flaschen sein.', 'Ein Ball und zwei Quadratmeter reichen für den Anfang. Hütchen können Flaschen sein, und ein Tor sind zwei Schuhe.'],
  alone: ['Ja, jede Übung in der Liste geht allein: Eine Wand oder ein Hütchen ist dann der andere Spieler.', 'Die kannst du alle für dich allein machen, dafür sind sie da.'],
  smallSpace: ['Für enge Kontakte, Tipper und Roller reicht wenig Platz: zwei mal zwei Meter genügen. Bleib flach und schieß dort nicht.', 'Auf kleinem Raum übe schnelle Kontakte und sanftes Rollen, ohne Schuss. Zwei Schritte zu jeder Seite sind genug.'],
  grass: ['Rasen, Halle, Hof oder Teppich: Alles geht. Auf hartem Boden rollt der Ball schneller, also fang dort langsamer an, und nie auf der Straße oder wo Autos fahren.', 'Jeder ebene, sichere Boden passt, weit weg von Autos. Auf Gras brauchst du einen festeren Kontakt, auf Stein einen weicheren.'],
};
