import type { CoachLanguage, CrisisKind, RefusalKind } from '@touchline/domain';

/** The fixed answers of the coach where rules decide: kind, without a drill, with a person to talk to. `{helpline}` and `{emergency}` are those of the player's country, or of the likely one. */
export const coachCrises: Readonly<Record<CrisisKind, string>> = {
  self_harm:
    'Danke, dass du mir das sagst. Das ist wichtiger als Fußball, und du musst damit nicht allein sein. Ich bin ein Computerprogramm, deshalb sag es bitte jetzt gleich einem Menschen, dem du vertraust: deinen Eltern, einer Lehrkraft, einem Arzt oder einer Ärztin, irgendwem in deiner Nähe. {helpline} Wenn du in Gefahr oder schon verletzt bist, ruf jetzt {emergency} an. Du hast Hilfe verdient.',
  abuse:
    'Es tut mir leid, dass dir das passiert. Du bist nicht schuld, und niemand darf dir wehtun oder dir Angst machen. Ich bin ein Computerprogramm, deshalb sag es bitte einem Erwachsenen, dem du vertraust: deinen Eltern, einer Lehrkraft, einem Arzt oder einer Ärztin, oder jemand anderem, wenn es zu Hause nicht sicher ist. {helpline} Wenn du gerade in Gefahr bist, ruf {emergency} an.',
  grooming:
    'Es war richtig, dass du das sagst. Du bist nicht schuld, egal was geschrieben oder geschickt wurde. Ein Erwachsener, der von dir Geheimnisse oder Bilder will oder mit dir allein sein will, tut etwas Falsches. Antworte nicht, schick nichts, geh nicht allein hin und heb die Nachrichten auf. Zeig sie bitte heute einem Erwachsenen, dem du vertraust. {helpline} Wenn du gerade in Gefahr bist, ruf {emergency} an.',
  head_injury:
    'Hör bitte jetzt auf zu spielen und sag es sofort einem Erwachsenen. Nach einem Stoß am Kopf ist heute Schluss mit Sport, auch wenn es dir gut geht, und bevor du wieder spielst, gehst du zum Arzt. Wenn dir schlecht ist, der Kopf stark wehtut, du müde oder verwirrt bist, verschwommen siehst oder ohnmächtig wirst, ruft sofort {emergency} an, und bleib nicht allein. {helpline}',
  chest_breath:
    'Hör bitte jetzt auf, setz dich hin und sag es sofort einem Erwachsenen. Schmerzen in der Brust, Luft, die nicht kommt, ein Herz, das stolpert, oder Ohnmacht: Damit musst du zum Arzt, bevor du wieder spielst. Wenn es nicht gleich aufhört oder schlimmer wird, ruft jetzt {emergency} an, und bleib nicht allein. {helpline}',
  eating_weight:
    'Danke, dass du mir das sagst. Dein Körper braucht Essen, um zu wachsen, zu spielen und sich gut zu fühlen, und du bist gut so, wie du bist. Essen und Gewicht sind nichts für ein Fußballprogramm, deshalb sprich bitte mit einem Erwachsenen, dem du vertraust: deinen Eltern, einer Lehrkraft, einem Arzt oder einer Ärztin. {helpline} Du musst das nicht allein schaffen.',
};

export const coachRefusals: Readonly<Record<RefusalKind, string>> = {
  prompt_injection: 'Ich bleibe Coach Sarah, ein Fußballprogramm mit festen Regeln, und kann weder sie noch Token noch Daten von jemandem ändern. Frag mich etwas zu deinem Training, dann bin ich ganz für dich da.',
  injuring_others: 'Ich helfe nicht dabei, jemandem wehzutun: Vom Platz sollen alle gesund nach Hause gehen. Wenn du sehr wütend bist, sprich zuerst mit jemandem, dem du vertraust. Gern helfe ich dir, den Ball fair zu gewinnen.',
  drugs: 'Dabei kann ich nicht helfen: Alkohol, Rauchen, Vapen und Tabletten gehören nicht zum Spielen, und Schmerz ist ein Zeichen aufzuhören. Frag dazu bitte deine Eltern oder einen Arzt. {helpline}',
  contact_details: 'Behalte Telefonnummern, Adressen und Kontonamen bitte für dich: Ich merke mir keine und gebe keine weiter, und Spieler können sich hier nicht schreiben. Zurück zum Fußball!',
  meeting: 'Ich bin ein Computerprogramm und kann niemanden treffen, und auch Spieler können sich über diese App nicht verabreden. Wenn du mit anderen spielen willst, frag deine Eltern oder einen Verein in der Nähe.',
  hate_obscenity: 'Hier bleiben wir fair und freundlich, zu allen. Wenn dich etwas wütend gemacht hat, sag mir, was im Fußball passiert ist, und wir arbeiten daran.',
};

/** Where somebody is, in a sentence, by the ISO code of a country that has a number to call. */
export const coachCountries: Readonly<Record<string, string>> = {
  AT: 'in Österreich',
  AU: 'in Australien',
  BE: 'in Belgien',
  BG: 'in Bulgarien',
  BR: 'in Brasilien',
  CA: 'in Kanada',
  CH: 'in der Schweiz',
  CY: 'auf Zypern',
  CZ: 'in Tschechien',
  DE: 'in Deutschland',
  DK: 'in Dänemark',
  EE: 'in Estland',
  ES: 'in Spanien',
  FI: 'in Finnland',
  FR: 'in Frankreich',
  GB: 'in Großbritannien oder Nordirland',
  GR: 'in Griechenland',
  HR: 'in Kroatien',
  HU: 'in Ungarn',
  IE: 'in Irland',
  IT: 'in Italien',
  LT: 'in Litauen',
  LU: 'in Luxemburg',
  LV: 'in Lettland',
  MT: 'auf Malta',
  MX: 'in Mexiko',
  NL: 'in den Niederlanden',
  NZ: 'in Neuseeland',
  PL: 'in Polen',
  PT: 'in Portugal',
  RO: 'in Rumänien',
  SE: 'in Schweden',
  SI: 'in Slowenien',
  SK: 'in der Slowakei',
  US: 'in den USA',
  ZA: 'in Südafrika',
};

export const coachSafetyLines = {
  /** The emergency number where none is known for the country: 112 holds in most of Europe. */
  generalEmergency: 'die Notrufnummer deines Landes ({number} in fast ganz Europa)',
  /** The emergency number of a country that is a guess. */
  guessedEmergency: '{number} (wenn du {inCountry} bist) oder die Notrufnummer deines Landes',
  /** Where no rule speaks but the words sound like danger: a question and a person, and a way back to football. */
  checkIn:
    'Danke, dass du mir das sagst. Geht es dir gut? Ich bin ein Computerprogramm und habe dich vielleicht falsch verstanden. Wenn dir etwas wehtut, Angst oder Sorgen macht, sag es bitte einem Erwachsenen, dem du vertraust: deinen Eltern, einer Lehrkraft, einem Arzt oder einer Ärztin. {helpline} Wenn du gerade in Gefahr bist, ruf {emergency} an. Und wenn du Fußball gemeint hast, sag es mit anderen Worten, dann helfe ich dir gern.',
  /** Beiläufig, wo wahrscheinlich alles gut ist: Danach geht das Gespräch weiter wie zuvor. */
  checkInPassing:
    'Da bin ich nicht sicher, ob ich dich richtig verstehe: Ich bin nur ein Programm. Wenn du Fußball meinst, sag es mir mit anderen Worten, dann helfe ich dir gern. Und wenn dir etwas wehtut, Angst oder Sorgen macht, erzähl es bitte einem Erwachsenen, dem du vertraust. {helpline}',
  /** Dasselbe gleich hinter einer beiläufigen Frage. */
  checkInPassingAgain:
    'Auch das habe ich nicht sicher verstanden: Ich bin nur ein Programm. Um welche Übung, welches Können oder welche Zahl geht es? Und wenn es kein Fußball ist und dich bedrückt, sag es einem Erwachsenen, dem du vertraust. {helpline}',
  /** Dasselbe noch einmal im Gespräch: Es wird nicht wieder angezweifelt. */
  checkInAgain:
    'Ich nehme ernst, was du schreibst. Ich bin ein Computerprogramm und kann nicht sehen, was los ist, aber ein Mensch kann es: Sag es bitte heute einem Erwachsenen, dem du vertraust, deinen Eltern, einer Lehrkraft, einem Arzt oder deinem Trainer, so wie du es mir geschrieben hast. Du hast nichts falsch gemacht. {helpline} Wenn du gerade in Gefahr bist, ruf {emergency} an.',
  /** Dasselbe zu einem Erwachsenen, der für ein Kind schreibt. */
  checkInOfAdult:
    'Danke, dass Sie mir das sagen. Ich bin ein Computerprogramm und habe Sie vielleicht falsch verstanden. Wenn Sie sich um das Kind sorgen, reden Sie in Ruhe mit ihm und mit jemandem, der es kennt: einem Arzt oder einer Ärztin, einer Lehrkraft oder der Kinderschutzbeauftragten des Vereins. {helpline} Wenn gerade jemand in Gefahr ist, rufen Sie {emergency} an. Und wenn Sie das Training meinen, fragen Sie mich mit anderen Worten.',
  /** To an adult who says behind it that nothing is wrong. */
  wellByAdult: 'Gut. Wenn Ihnen am Kind doch etwas Sorgen macht, helfen ein Arzt oder eine Ärztin, eine Lehrkraft oder die Kinderschutzbeauftragte des Vereins. {helpline} Was möchten Sie zum Training wissen?',
  /** A knock to the head of a child, as an adult tells of it. */
  headOfChild:
    'Heute kein Sport mehr, auch wenn es dem Kind gut geht, und vor dem nächsten Spiel schaut ein Arzt oder eine Ärztin danach. Lassen Sie es in den nächsten Stunden nicht allein. Wenn ihm schlecht ist oder es sich erbricht, der Kopf stark wehtut, es müde oder verwirrt ist, verschwommen sieht oder ohnmächtig wird, rufen Sie sofort {emergency} an. Ich bin ein Computerprogramm: Ein Arzt oder eine Ärztin sieht, was ich nicht sehe. {helpline}',
  /** To an adult who goes on behind a crisis. */
  crisisGoesOnOfAdult:
    'Das nehme ich ernst. Ich bin ein Computerprogramm und kann nicht sehen, was los ist. Sprechen Sie bitte heute mit jemandem, der helfen kann: einem Arzt oder einer Ärztin, einer Lehrkraft, der Kinderschutzbeauftragten des Vereins oder der Polizei, wenn jemand verletzt oder bedroht wurde. Hören Sie dem Kind ruhig und ohne Vorwürfe zu, und glauben Sie, was es erzählt. {helpline} Wenn gerade jemand in Gefahr ist, rufen Sie {emergency} an. Das Training kann warten.',
  /** To an adult who says behind a crisis that it is better, or that somebody was told. */
  crisisWellOfAdult:
    'Gut, dass etwas geschieht. Bleiben Sie in der Nähe des Kindes, fragen Sie in ein paar Tagen noch einmal, und wenn sich nichts ändert, wenden Sie sich an den nächsten Menschen: einen Arzt oder eine Ärztin, eine Lehrkraft oder die Kinderschutzbeauftragte des Vereins. {helpline} Wenn gerade jemand in Gefahr ist, rufen Sie {emergency} an. Zum Training fragen Sie mich in einem ganzen Satz.',
  /** To an adult who goes on behind signs of the head, the chest or the breath. */
  bodyGoesOnOfAdult:
    'Kein Training und kein Spiel, bis ein Arzt oder eine Ärztin Ja gesagt hat. Beobachten Sie das Kind in den nächsten Stunden und lassen Sie es nicht allein. Wenn es sich erbricht, verwirrt ist, schwer zu wecken ist, schlecht Luft bekommt oder es schlimmer wird, rufen Sie sofort {emergency} an. Ich bin ein Computerprogramm: Ein Arzt oder eine Ärztin sieht, was ich nicht sehe.',
  /** The same where the question is understood all the same, in front of its answer. */
  checkInFirst:
    'Geht es dir gut? Ich bin ein Computerprogramm und habe dich vielleicht falsch verstanden: Wenn dir etwas wehtut, Angst oder Sorgen macht, sag es bitte einem Erwachsenen, dem du vertraust. {helpline} Wenn alles gut ist, kommt hier deine Antwort.',
  /** To who says that nothing is wrong, in front of the answer to what is asked beside it. */
  toldWell: 'Gut, dass du es einem Erwachsenen gesagt hast: Das war richtig, und er bleibt mit dir dran.',
  misread: 'Gut, dann habe ich dich falsch verstanden.',
  /** The same where the words still sound like danger. */
  misreadPerhaps: 'Dann habe ich dich falsch verstanden. Wenn dich doch etwas bedrückt, ist ein Erwachsener, dem du vertraust, dafür da.',
  /** Behind such an answer, to who asks what to do. */
  orSomethingElse: 'Und wenn dir etwas anderes Sorgen macht, sag es bitte einem Erwachsenen, dem du vertraust. {helpline}',
  /** Dasselbe gleich dahinter: Die Nummer steht darüber. */
  orSomethingElseAgain: 'Und wie gesagt: Was dich bedrückt, sagst du am besten einem Erwachsenen, dem du vertraust.',
  /** Who asks whom to tell something. */
  whomToTell:
    'Sag es einem Erwachsenen, dem du vertraust: deinen Eltern oder jemand anderem in der Familie, einer Lehrkraft oder deinem Trainer. Ein Satz reicht für den Anfang, zum Beispiel: „Ich muss dir etwas erzählen, das nicht in Ordnung ist.“ Hört der Erste nicht zu, sag es dem Nächsten. {helpline} Wenn du gerade in Gefahr bist, ruf {emergency} an.',
  /** The same question may be of the app. */
  whoRunsApp: 'Falls du die App meinst: Wer sie betreibt, steht auf der Seite „Für Eltern“ in den Einstellungen unter „Wer dieses Touchline betreibt“.',
  /** Before the answer to a crisis of another kind, where the same message tells of the head, the chest or the breath too. */
  bodyToo:
    'Zuerst dein Körper: Ein Stoß am Kopf, Schmerz in der Brust oder Luft, die nicht kommt, muss heute angeschaut werden. Hör auf zu spielen und sag es jetzt einem Erwachsenen in deiner Nähe. Bei Übelkeit, starkem Kopfweh, Müdigkeit, verschwommenem Sehen oder Atemnot: Ruft sofort {emergency} an, und bleib nicht allein.',
  /** Who is dizzy or unwell from the sun, without a knock to the head: after the first aid for heat illness (domain/safety.md). */
  heat:
    'Bitte hör jetzt auf und sag es sofort einem Erwachsenen. Geh in den Schatten oder nach drinnen, setz oder leg dich hin, trink Wasser in kleinen Schlucken und kühle Nacken, Gesicht und Arme. Heute kein Sport mehr, auch wenn es besser wird. Bei Verwirrung, Erbrechen, starkem Kopfweh, sehr heißer Haut oder Ohnmacht: Ruft sofort {emergency} an, und bleib nicht allein. {helpline}',
  dizzy:
    'Hör bitte jetzt auf zu spielen, setz dich hin und sag es sofort einem Erwachsenen. Schwindel kann von zu wenig Essen, Wasser oder Schlaf kommen, von Hitze, von einer Krankheit oder von einem Stoß am Kopf: Sag dazu, was davon es sein kann. Nach einem Stoß ist heute Schluss mit Sport, auch wenn es dir gut geht, und bevor du wieder spielst, gehst du zum Arzt. {helpline} Wenn dir schlecht ist, der Kopf stark wehtut, du müde oder verwirrt bist, verschwommen siehst oder ohnmächtig wirst, ruft sofort {emergency} an, und bleib nicht allein.',
  /** Who is dizzy and tells of hardly eating, without a knock to the head: both are said, the body first. */
  hungry:
    'Bitte hör jetzt auf zu spielen, setz dich hin, trink etwas Wasser und iss eine Kleinigkeit. Ein Körper, der zu wenig Essen bekommt, wird schwindelig, und er braucht Essen zum Wachsen und zum Spielen: kein Sport, bis du gegessen hast und dich gut fühlst. Essen und Gewicht sind nichts für ein Fußballprogramm, also sag bitte heute einem Erwachsenen, dem du vertraust, wie wenig du isst und dass dir schwindelig wird: deinen Eltern, einer Lehrkraft, einem Arzt oder einer Ärztin. Es war richtig, das zu sagen. {helpline} Bei Ohnmacht, oder wenn es schlimmer wird, ruft sofort {emergency} an, und bleib nicht allein.',
  /** A turn behind signs of a hurt head, of the chest or of the breath, whatever it says. */
  afterBody:
    'Bitte bleib dabei: jetzt nicht spielen, hinsetzen und es einem Erwachsenen in der Nähe sagen, auch wenn es sich etwas besser anfühlt. Ein Arzt sagt, wann du wieder spielen darfst. {helpline} Wenn es schlimmer wird oder dir schlecht, schläfrig oder schwindelig ist oder du schlecht Luft bekommst, ruf sofort {emergency} an.',
  noPlayYet: 'Gespielt wird erst wieder, wenn ein Erwachsener sich darum gekümmert hat.',
  /** Whom other children threaten to hit. */
  threatened:
    'Es tut mir leid, so etwas macht Angst. Niemand darf dir drohen, dich zu schlagen: Das ist nicht okay, und du bist nicht schuld. Zeig die Nachricht heute deinen Eltern oder sag ihnen die Worte, und sag es auch deinem Trainer oder einer Lehrkraft, damit beim Training jemand auf dich aufpasst. Heb die Nachricht auf und antworte nicht. Du musst dort nicht allein hingehen. {helpline} Wenn du gerade in Gefahr bist, ruf {emergency} an.',
  /** Who is laughed at for the body, and tells nothing of eating or of blows: the teasing first. */
  teasedForBody:
    'Es tut mir leid, dass sie so über deinen Körper reden. Das ist Hänseln, es ist nicht in Ordnung, und es sagt nichts über dich: Körper von Spielern sind alle verschieden, und deiner gehört dir. Du musst dir das nicht gefallen lassen. Ich bin ein Computerprogramm, also sag bitte einem Erwachsenen, dem du vertraust, wer es sagt und wann: deinen Eltern, einer Lehrkraft oder deinem Trainer. {helpline} Du hast nichts falsch gemacht.',
  /** An adult tells of a stranger, or of anybody else, who turned to a child as nobody may: what to do now (domain/safety.md). */
  strangerToChild:
    'Es ist richtig, dass Sie das ernst nehmen. Antworten Sie dieser Person nicht, und niemand schickt etwas oder geht zu einem Treffen. Heben Sie die Nachrichten und den Namen des Kontos als Beweis auf: Bildschirmfotos machen und nichts löschen. Dann blockieren Sie das Konto und melden es bei dem Dienst, in dem es passiert ist, und bei der Polizei. Sprechen Sie ruhig und ohne Vorwürfe mit dem Kind: Es hat nichts falsch gemacht und soll wieder zu Ihnen kommen können. {helpline} Wenn gerade jemand in Gefahr ist oder die Person in der Nähe ist, rufen Sie {emergency} an. Hier in Touchline können sich Spieler nicht schreiben. Ich bin ein Computerprogramm: Polizei und Hilfetelefon wissen mehr als ich.',
  /** Behind it, where nothing says that an adult writes. */
  ifStillChild: 'Falls du selbst noch nicht erwachsen bist, zeig das heute deinen Eltern oder einem anderen Erwachsenen, dem du vertraust.',
  /** Dasselbe bei jemandem aus dem Verein. */
  ifOfClub: 'Ist es ein Trainer oder sonst jemand aus dem Verein, sprechen Sie auch mit der oder dem Kinderschutzbeauftragten des Vereins oder des Landesverbands: Dort weiß man, was zu tun ist.',
  helplineOfChild: 'Das Kind kann bei {name} anrufen, unter {number}: Dort hört man zu und hilft.',
  guessedHelplineOfChild: 'Wenn Sie {inCountry} sind: Das Kind kann bei {name} anrufen, unter {number}, dort hört man zu und hilft.',
  generalHelplineOfChild: 'In den meisten Ländern Europas kann das Kind die {number} anrufen, das kostenlose Telefon für Kinder: Dort hört man zu und hilft. Auch viele andere Länder haben ein Telefon.',
  generalEmergencyOfAdult: 'die Notrufnummer Ihres Landes ({number} in den meisten Ländern Europas)',
  guessedEmergencyOfAdult: '{number} (wenn Sie {inCountry} sind) oder die Notrufnummer Ihres Landes',
  /** He said not to tell at home: that is the warning. */
  notToTell:
    'Es war richtig, dass du das sagst, und du bist nicht schuld. Wenn jemand sagt, dass deine Mama, dein Papa oder niemand davon wissen darf, ist das eine Warnung. Eine Überraschung oder ein Geheimnis, das sie nicht wissen dürfen, ist kein gutes: Wer es gut meint, fragt zuerst deine Eltern. Sag es ihnen heute, am besten jetzt, mit diesen Worten: „Jemand hat gesagt, ich soll es euch nicht sagen.“ Geh nicht zu diesem Menschen, auch nicht mit einem Freund. {helpline} Wenn du gerade in Gefahr bist, ruf {emergency} an.',
  /** Behind what an adult does or says face to face, where nothing was sent. */
  faceToFace:
    'Es war richtig, dass du das sagst, und du bist nicht schuld. Ein Erwachsener, der ein Kind zu sich nach Hause oder ins Auto einlädt, es anfasst oder mit ihm allein sein oder Geheimnisse haben will, tut etwas Falsches. Geh nicht mit, auch nicht mit einem Freund, nimm nichts an und bleib dort nicht allein. Sag heute deinen Eltern oder einem anderen Erwachsenen, dem du vertraust, wer es ist, wo es war und was gesagt wurde. {helpline} Wenn du gerade in Gefahr bist, ruf {emergency} an.',
  /** More of the same behind a crisis, in other words than the first time. */
  moreOfPerson:
    'Danke, dass du mir mehr erzählst. Du bist weiter nicht schuld, und was dieser Mensch tut, ist falsch, so freundlich es auch aussieht. Antworte nicht, geh nicht hin und hör nicht auf, es zu erzählen: Sag es heute deinen Eltern oder einem anderen Erwachsenen, dem du vertraust, so wie du es mir geschrieben hast. Hört der nicht zu, geh zum nächsten. {helpline} Wenn du gerade in Gefahr bist, ruf {emergency} an.',
  /** Who asks whether to go to somebody: the no first. */
  doNotGo:
    'Nein, geh nicht hin, auch wenn dieser Mensch nett wirkt, und auch nicht mit einem Freund.',
  /** Behind it. */
  tellOfPerson:
    'Ein guter Erwachsener fragt deine Eltern und nicht dich, und wer einem Kind schaden will, ist am Anfang oft sehr nett. Sag heute deinen Eltern oder einem anderen Erwachsenen, dem du vertraust, wer es ist und was er von dir will, und sei dort nicht allein. Es war richtig, vorher zu fragen. {helpline} Wenn du gerade in Gefahr bist, ruf {emergency} an.',
  /** Who is dizzy and tells of losing weight, without a knock to the head. */
  losingWeight:
    'Schwindel heißt, dass dein Körper zu wenig bekommt, es klappt also nicht: Mit zu wenig kann er nicht wachsen, lernen und gut spielen. Im Moment kein Training. Sag heute einem Erwachsenen, dem du vertraust, wie wenig du isst und dass dir schwindelig wird: deinen Eltern, einer Lehrkraft, der Ärztin oder dem Arzt. Bevor du wieder trainierst, muss das ärztlich angesehen werden. Es war richtig, das zu sagen, und du musst das nicht allein schaffen. {helpline} Bei Ohnmacht, oder wenn es schlimmer wird, ruft sofort {emergency} an, und bleib nicht allein. Wenn auch dein Kopf etwas abbekommen hat, sag das dazu.',
  /** Hinter einer Krise: man trifft die bald wieder, um die es ging. Kein Training, vorher ein Erwachsener, und Wegbleiben ist erlaubt. */
  meetThemAgain:
    'Das musst du nicht allein durchstehen. Sag vorher deiner Mama, deinem Papa oder einem anderen Erwachsenen, dem du vertraust, was gesagt oder getan wurde, zeig Nachrichten, wenn es welche gibt, und entscheidet zusammen, ob du hingehst und wer mitkommt. Der Erwachsene kann auch mit deinem Trainer oder dem Verein reden. Wenn du hingehst, bleib bei jemandem, den du magst, und du musst nicht zurückreden: geh weg und sag es sofort einem Erwachsenen. {helpline} Wenn du gerade in Gefahr bist, ruf {emergency} an.',
  /** Who asks behind an answer of safety for something little to eat: no plan of meals. */
  littleFood:
    'Kleine Mahlzeiten nenne ich dir keine, denn dein Körper braucht alle seine Mahlzeiten, zum Wachsen und zum Spielen. Iss die nächste so, wie die anderen zu Hause oder in der Schule sie essen. Wenn das schwer ist, musst du es nicht allein schaffen: Sag bitte heute einem Erwachsenen, dem du vertraust, wie es dir mit dem Essen geht, etwa deinen Eltern oder einer Lehrkraft, und geht zusammen zum Arzt. {helpline}',
  /** Who tells plainly of unkind children, without blows or touch: it is wrong, whose fault it is not, and whom to tell. */
  bullied:
    'Es tut mir leid, dass sie das mit dir machen. Das ist gemein und unfair, kein Spaß, und du bist nicht schuld. Wenn andere so etwas immer wieder tun, ist es Mobbing, und ein Erwachsener muss es beenden. Sag es heute deinen Eltern und dann mit ihnen zusammen deinem Trainer oder einer Lehrkraft: wer was macht, wo und seit wann. Ich bin ein Computerprogramm und kann es nicht beenden, sie schon. {helpline} Du hast nichts falsch gemacht, und Erzählen ist kein Petzen.',
  /** Who wants to play with a painkiller or a bandage: a no that is of that alone. */
  painkillers:
    'Nein: Eine Schmerztablette und eine Bandage überdecken den Schmerz nur. Was darunter verletzt ist, bleibt verletzt und kann schlimmer werden, ohne dass du es merkst, also spiel mit keinem von beiden. Tabletten sind nur dafür da, wenn deine Eltern oder ein Arzt sie dir geben. Zeig es heute deinen Eltern, und ein Arzt sagt, wann du wieder spielen darfst, auch vor einem großen Spiel.',
  /** Who feels alone or left out, without a sound of danger: warmth, a person and the helpline (domain/safety.md). */
  alone:
    'Das klingt einsam, und es ist gut, dass du es mir sagst. Nicht dazuzugehören tut weh, und so fühlst nicht nur du dich manchmal. Ich bin ein Computerprogramm, deshalb erzähl bitte einem Erwachsenen, dem du vertraust, wie es dir geht: deinen Eltern, einer Lehrkraft oder jemand anderem, der gut zu dir ist. {helpline} Und wenn du Lust auf Fußball hast, bin ich da.',
  /** Who asks of creatine and the like, and of no drug: advice for an athlete, not what is said of smoking and pills (domain/safety.md). */
  supplements:
    'Für Fußball brauchst du kein Pulver und kein besonderes Getränk: Essen, Schlaf und Training bringen viel mehr. Vieles davon ist für junge Spieler nicht geprüft, frag also vorher deine Eltern oder einen Arzt. Energydrinks sind nichts für Kinder und Jugendliche: Wasser reicht.',
  /** The helpline of a country in a sentence. */
  helpline: 'Du kannst bei {name} anrufen, unter {number}: Dort hört man dir zu und hilft dir.',
  /** The helpline of a country that is a guess. */
  guessedHelpline: 'Wenn du {inCountry} bist: Du kannst bei {name} anrufen, unter {number}, dort hört man dir zu und hilft dir.',
  /**
   * For every other country, and for a profile without one or a guess. 116 111 is the children's line in some thirty European
   * countries: https://childhelplineinternational.org/15-years-of-116111/
   */
  generalHelpline:
    'In den meisten Ländern Europas kannst du die {number} anrufen, das kostenlose Telefon für Kinder: Dort hört man dir zu und hilft dir. Auch viele andere Länder haben ein Telefon, und ein Erwachsener, dem du vertraust, hilft dir, deines zu finden.',
  /** The answer when a ready answer of the coach did not pass its own safety rules. */
  withheld: 'Darauf möchte ich lieber nicht antworten. Frag mich nach einer Übung, deinen Ergebnissen oder einem Plan für heute.',
};

/** How the coach says, in the language of a question that is not its own, in which one it answers; nothing in its own. */
export const coachUnderstood: Readonly<Record<CoachLanguage, string>> = {
  // Short German questions look like English ones, and who reads a German page reads the answer.
  en: '',
  de: '',
  es: 'Te entiendo, pero respondo en alemán.',
  fr: 'Je te comprends, mais je réponds en allemand.',
  pt: 'Eu entendo você, mas respondo em alemão.',
};
