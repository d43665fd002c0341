import type { AfterSafetyTurn } from '@touchline/domain';

export const coachAfterCrisis: Readonly<Record<AfterSafetyTurn, string>> = {
  next:
    'Der nächste Schritt ist ein Mensch. Geh zu einem Erwachsenen, dem du vertraust, am besten heute, und fang mit einem Satz an, etwa „Da stimmt etwas nicht, und ich brauche Hilfe.“ Du musst nicht alles auf einmal erzählen. Hört der erste nicht zu, geh zum nächsten. {helpline} Wenn du gerade in Gefahr bist, ruf {emergency} an.',
  taken: 'Gut, dass du mir geschrieben hast. Bitte mach heute eines: Sag es einem Erwachsenen, dem du vertraust. {helpline} Fußball kann warten, und wenn du wieder spielen magst, bin ich da.',
  willTell: 'Das braucht Mut, und es ist genau richtig. Wenn der Anfang schwer ist, reicht ein Satz. Hilft es nicht, sag es dem nächsten. {helpline} Wenn du wieder spielen magst, bin ich da.',
  told: 'Das war mutig und richtig. Bitte diesen Menschen, mit dir dranzubleiben, und wenn sich nichts ändert, sag es dem nächsten. {helpline} Wenn du wieder spielen magst, bin ich da.',
  hardToTell:
    'Das ist schwer, und Angst davor ist normal. Du suchst aus, wer es ist: eine Lehrerin, ein Arzt, jemand aus der Familie oder die Eltern eines Freundes. Du kannst es auch aufschreiben und hingeben. Du machst nichts falsch, wenn du es erzählst. {helpline} Wenn du gerade in Gefahr bist, ruf {emergency} an.',
  saidNormal:
    'Niemand muss sich an etwas gewöhnen, das wehtut oder Angst macht. Vielleicht wissen sie nicht alles. Sag es auch einem anderen Erwachsenen, dem du vertraust, etwa einer Lehrerin oder einem Arzt, ganz deutlich. {helpline} Wenn du gerade in Gefahr bist, ruf {emergency} an.',
  fine: 'Schön, wenn es gerade besser ist. So etwas kommt oft wieder, also sag es bitte trotzdem einem Erwachsenen, dem du vertraust. {helpline} Wenn du wieder spielen magst, bin ich da.',
  joke: 'Dann bin ich froh. Ich bin ein Computerprogramm und kann Spaß und Ernst nicht unterscheiden, deshalb nehme ich solche Worte jedes Mal ernst. Ist ein Teil davon wahr, sag es bitte einem Erwachsenen, dem du vertraust. {helpline} Wenn nicht, frag mich etwas zum Fußball, und wir machen weiter.',
  meantFootball: 'Dann habe ich dich falsch verstanden, und das ist gut so: Ich bin ein Computerprogramm und frage lieber einmal zu oft. Wenn dich doch etwas bedrückt, ist ein Erwachsener, dem du vertraust, dafür da. {helpline} Sag mir mit anderen Worten, was du über Fußball wissen willst.',
  blame: 'Du bist nicht schuld, und es war nicht falsch, es zu schreiben. Bitte sag es einem Erwachsenen, dem du vertraust: Er kann mehr tun als ein Computerprogramm. {helpline} Wenn du gerade in Gefahr bist, ruf {emergency} an.',
  whoSees: 'Ich sage es niemandem: Ich bin ein Computerprogramm, und nichts davon wird aufgehoben. Deshalb kommt aber auch niemand, um zu helfen. Bitte sag es selbst einem Erwachsenen, dem du vertraust. {helpline} Wenn du gerade in Gefahr bist, ruf {emergency} an.',
  tellForMe:
    'Das würde ich gern, aber ich bin ein Computerprogramm und schreibe niemandem. Du kannst es dir leichter machen: Zeig diesem Menschen, was du mir geschrieben hast, oder gib ihm einen Zettel, auf dem steht: „Da stimmt etwas nicht, bitte hilf mir.“ Jemand, den du magst, darf mitkommen. {helpline} Wenn du gerade in Gefahr bist, ruf {emergency} an.',
  quit: 'Das musst du heute nicht entscheiden. Sag zuerst einem Erwachsenen, dem du vertraust, wie es dir damit geht und was sich ändern muss. Spielen soll sicher sein und Spaß machen, und eine Pause ist erlaubt. {helpline} Wenn du wieder spielen magst, bin ich da.',
  other:
    'Ich bin ein Computerprogramm und verstehe vielleicht nicht alles, aber was du mir erzählst, ist wichtig. Du bist nicht schuld an dem, was andere dir tun oder von dir verlangen. Bitte erzähl alles einem Erwachsenen, dem du vertraust, etwa deinen Eltern, einer Lehrerin oder einem Arzt. {helpline} Wenn du gerade in Gefahr bist, ruf {emergency} an. Wenn du jetzt Fußball meinst, sag es mir in einem ganzen Satz, und ich helfe gern.',
};

/** Other words of the same, so that who goes on telling does not read one answer word for word each time. */
export const coachAfterCrisisInOtherWords: readonly string[] = [
  'Ich bin ein Computerprogramm und verstehe vielleicht nicht alles, aber was du mir erzählst, ist wichtig. Was auch passiert ist: Es ist richtig, es zu sagen, und du bist nicht schuld. Ich kann nicht so helfen wie ein Mensch. Sag es bitte deinen Eltern, einer Lehrerin oder einem anderen Erwachsenen, dem du vertraust, so wie du es mir geschrieben hast. {helpline} Wenn du gerade in Gefahr bist, ruf {emergency} an. Zu Fußball frag mich in einem ganzen Satz.',
  'Ich bin ein Computerprogramm und verstehe vielleicht nicht alles, aber was du mir erzählst, ist wichtig. Du musst das nicht allein lösen. Ein Erwachsener, dem du vertraust, reicht für den Anfang, und wenn der nicht zuhört, der nächste. {helpline} Wenn du gerade in Gefahr bist, ruf {emergency} an. Wenn du mit Fußball weitermachen willst, frag mich in einem ganzen Satz.',
];

export const coachPainAfterCrisis =
  'Es tut mir leid, dass dir das wehtut. Heute kein Training: Zeig es bitte einem Erwachsenen, dem du vertraust, oder einem Arzt, und sag, wie es passiert ist. Wenn dir das jemand getan hat, bist du nicht schuld, und es ist richtig, es zu sagen. {helpline} Wenn du gerade in Gefahr bist, ruf {emergency} an. Wenn es wieder gut ist und ein Erwachsener, dem du vertraust, ja sagt, schreib „es ist wieder gut, sie haben Ja gesagt“.';

export const coachAfterCheckIn: Readonly<Partial<Record<AfterSafetyTurn, string>>> = {
  next: 'Das kommt darauf an, was es ist. Wenn dir etwas wehtut, Angst oder Sorgen macht, ist der nächste Schritt ein Erwachsener, dem du vertraust: Ein Satz reicht für den Anfang. {helpline} Wenn es um Fußball ging, sag mir mit anderen Worten, was du wissen willst.',
  taken: 'Gut. Wenn dich etwas bedrückt, sag es einem Erwachsenen, dem du vertraust. {helpline} Und wenn du mit Fußball weitermachen willst, frag mich.',
  willTell: 'Gut, das ist genau richtig. Sie können besser helfen als ein Programm. {helpline} Und wenn du mit Fußball weitermachen willst, frag mich.',
  saidNormal: 'Es kann normal sein und sich trotzdem schlecht anfühlen. Sag ihnen, was genau dich stört, und wenn es so bleibt, auch einem anderen Erwachsenen, dem du vertraust, etwa einer Lehrerin. {helpline} Und wenn du mit Fußball weitermachen willst, frag mich.',
  fine: 'Schön. Wenn dir doch etwas wehtut oder Sorgen macht, sag es einem Erwachsenen, dem du vertraust. {helpline} Und wenn du mit Fußball weitermachen willst, frag mich.',
  joke: 'Gut, dann habe ich es zu ernst genommen: Ich bin ein Computerprogramm und frage lieber einmal zu oft. Wenn dich doch etwas bedrückt, sag es einem Erwachsenen, dem du vertraust. {helpline} Was willst du über Fußball wissen?',
  blame: 'Es war nicht falsch, es zu schreiben. Wenn dich etwas bedrückt, sag es einem Erwachsenen, dem du vertraust: Er kann mehr tun als ein Computerprogramm. {helpline} Und wenn du mit Fußball weitermachen willst, frag mich.',
  other: 'Ich bin nicht sicher, was du meinst. Wenn dir etwas wehtut, Angst oder Sorgen macht, sag es einem Erwachsenen, dem du vertraust. {helpline} Wenn du gerade in Gefahr bist, ruf {emergency} an. Wenn du Fußball meinst, sag es mir in einem ganzen Satz, und ich helfe gern.',
};
