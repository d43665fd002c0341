/** The words of a review, by the ids that `vision` gives. */
import type { FaultId, MeasureId, NotMeasured, TipId } from '@touchline/vision';

/** What is said of a value: what was seen (`{value}` is the number), why it matters, and what to do about a fault. */
type Strength = { readonly seen: string; readonly why: string };
type Fault = Strength & { readonly cue: string };

type FaultOf<Id extends MeasureId, Any = FaultId> = Any extends `${Id}.${infer Name}` ? Name : never;

/** What every measure is called, and what is said of its values. */
export const measures: {
  readonly [Id in MeasureId]: { readonly name: string; readonly good: Strength } & Readonly<Record<FaultOf<Id>, Fault>>;
} = {
  supportKneeAtContact: {
    name: 'Knie des Standbeins am Ball',
    good: {
      seen: 'Das Knie deines Standbeins hatte etwa {value}°, als du den Ball getroffen hast: genau richtig.',
      why: 'Ein lockeres Standbein hält dich stabil, während du schwingst.',
    },
    tooBent: {
      seen: 'Das Knie deines Standbeins hatte etwa {value}°, als du den Ball getroffen hast: stark gebeugt.',
      why: 'Ein so weit gebeugtes Bein sinkt ein, und der Schwung verliert seine Kraft.',
      cue: 'Steh auf diesem Bein etwas höher, wie auf einer Feder, die nur halb gedrückt ist.',
    },
    tooStraight: {
      seen: 'Das Knie deines Standbeins hatte etwa {value}°, als du den Ball getroffen hast: fast gestreckt.',
      why: 'Ein steifes Bein drückt dich nach oben und hinten, und der Ball fliegt, wohin er will.',
      cue: 'Beug es etwas mehr, wie beim Hinsetzen.',
    },
  },
  kickingKneeAtBackswing: {
    name: 'Schussknie beim Ausholen',
    good: {
      seen: 'Dein Schussknie hatte hinten beim Ausholen etwa {value}°: kräftig ausgeholt.',
      why: 'Ein gebeugtes Bein schwingt schnell, wie eine Peitsche.',
    },
    tooBent: {
      seen: 'Dein Schussknie hatte hinten beim Ausholen etwa {value}°: sehr weit eingeklappt.',
      why: 'Ein so weit eingeklapptes Bein braucht länger bis zum Ball.',
      cue: 'Nimm die Ferse nur so weit zurück, bis sie hinter dir zum Himmel zeigt.',
    },
    tooStraight: {
      seen: 'Dein Schussknie hatte hinten beim Ausholen etwa {value}°: noch ziemlich gestreckt.',
      why: 'Ein gebeugtes Bein schwingt schneller, wie eine Peitsche.',
      cue: 'Hol die Ferse an den Po, dann schwing.',
    },
  },
  kickingKneeAtContact: {
    name: 'Schussknie am Ball',
    good: {
      seen: 'Dein Schussknie hatte etwa {value}°, als dein Fuß den Ball traf: schön lang.',
      why: 'Genau dann ist dein Fuß am schnellsten.',
    },
    tooBent: {
      seen: 'Dein Schussknie hatte etwa {value}°, als dein Fuß den Ball traf.',
      why: 'Wenn das Bein fast lang ist, ist dein Fuß am schnellsten.',
      cue: 'Schwing durch den Ball hindurch, als würdest du dahinter noch einen zweiten treffen.',
    },
  },
  trunkLeanAtContact: {
    name: 'Oberkörper am Ball',
    good: {
      seen: 'Dein Oberkörper schien gut über dem Ball zu sein.',
      why: 'So kommt der Ball dorthin, wo du ihn haben willst.',
    },
    tooFarBack: {
      seen: 'Dein Oberkörper schien sich etwa {value}° zurückzulehnen, als du den Ball getroffen hast.',
      why: 'Wer sich zurücklehnt, hebt den Ball oft höher, als er will.',
      cue: 'Bring die Brust über den Ball, als würdest du in einen Brunnen schauen.',
    },
    tooFarForward: {
      seen: 'Dein Oberkörper schien sich etwa {value}° vorzubeugen, als du den Ball getroffen hast.',
      why: 'So weit vorgebeugt hat dein Bein keinen Platz zum Schwingen.',
      cue: 'Steh höher: die Nase über dem Ball, nicht davor.',
    },
  },
  followThroughHigh: {
    name: 'Voller Ausschwung',
    good: {
      seen: 'Du hast durchgeschwungen, bis dein Fuß über dem anderen Knie war.',
      why: 'Ein voller Schwung lässt deinen Fuß durch den Ball hindurch schnell bleiben.',
    },
    tooLow: {
      seen: 'Nach dem Schuss blieb dein Fuß unter dem anderen Knie stehen.',
      why: 'Wenn der Schwung früh endet, wird der Fuß schon vor dem Ball langsamer.',
      cue: 'Schwing durch, bis dein Fuß über dem anderen Knie ist.',
    },
  },
  followThroughLow: {
    name: 'Flacher Ausschwung',
    good: {
      seen: 'Dein Fuß schien nach dem Pass tief zu bleiben.',
      why: 'Ein flacher Schwung hält den Ball am Boden.',
    },
    tooHigh: {
      seen: 'Nach dem Pass schien dein Fuß über das andere Knie hochzuschwingen.',
      why: 'Ein hoher Schwung kann den Ball vom Boden heben.',
      cue: 'Stopp den Fuß tief, er zeigt auf den, zu dem du passt.',
    },
  },
  plantFootStill: {
    name: 'Ruhiger Standfuß',
    good: {
      seen: 'Dein Standfuß schien vom Aufsetzen bis zum Schuss ruhig zu bleiben.',
      why: 'Ein ruhiger Fuß macht einen sicheren Schuss.',
    },
    sliding: {
      seen: 'Dein Standfuß schien sich um etwa {value} % deiner Beinlänge zu bewegen, bevor du den Ball getroffen hast.',
      why: 'Ein Fuß, der sich noch bewegt, macht den Schuss wackelig.',
      cue: 'Pflanz den Fuß neben den Ball wie einen Baum, dann schwing.',
    },
  },
  kneeAlignmentAtContact: {
    name: 'Knie des Standbeins über den Zehen',
    good: {
      seen: 'Das Knie deines Standbeins schien über die Zehen zu zeigen.',
      why: 'Das trägt dich gut, während du schwingst.',
    },
    inward: {
      seen: 'Das Knie deines Standbeins schien etwa {value}° nach innen zu fallen, als du den Ball getroffen hast.',
      why: 'Ein Knie, das über die Zehen zeigt, trägt dich besser.',
      cue: 'Lass das Knie in dieselbe Richtung zeigen wie die Zehen.',
    },
  },
  stanceKnee: {
    name: 'Standbein-Knie beim Dribbeln',
    good: {
      seen: 'Beim Dribbeln hatte dein Standbein-Knie etwa {value}°: bereit für jede Richtung.',
      why: 'Mit gebeugten Knien wechselst du blitzschnell die Richtung.',
    },
    tooBent: {
      seen: 'Beim Dribbeln hatte dein Standbein-Knie etwa {value}°: stark gebeugt.',
      why: 'Sehr tiefe Beine werden müde und machen langsame Schritte.',
      cue: 'Komm etwas höher: tief wie eine Katze, nicht wie ein Frosch.',
    },
    tooStraight: {
      seen: 'Beim Dribbeln hatte dein Standbein-Knie etwa {value}°: fast gestreckt.',
      why: 'Mit gebeugten Knien wechselst du blitzschnell die Richtung.',
      cue: 'Beug die Knie etwas mehr, als säßest du auf einem hohen Hocker.',
    },
  },
  runningLean: {
    name: 'Vorgebeugter Oberkörper',
    good: {
      seen: 'Dein Oberkörper schien sich beim Dribbeln etwa {value}° vorzulehnen: genau richtig.',
      why: 'So bist du über dem Ball und bereit zum Antritt.',
    },
    tooUpright: {
      seen: 'Dein Oberkörper schien sich beim Dribbeln nur etwa {value}° vorzulehnen.',
      why: 'Etwas vorgebeugt bist du über dem Ball und bereit zum Antritt.',
      cue: 'Lehn dich etwas nach vorne, als würdest du gegen den Wind gehen.',
    },
    tooFarForward: {
      seen: 'Dein Oberkörper schien sich beim Dribbeln etwa {value}° vorzubeugen.',
      why: 'So weit vorgebeugt siehst du nur den Ball und kippst leicht um.',
      cue: 'Heb die Brust und lass den Ball einen Schritt vor dir laufen.',
    },
  },
  headUp: {
    name: 'Kopf hoch',
    good: {
      seen: 'Dein Kopf schien etwa {value} % der Zeit oben zu sein.',
      why: 'So siehst du Mitspieler und freien Raum.',
    },
    lookingDown: {
      seen: 'Dein Kopf schien etwa {value} % der Zeit oben zu sein.',
      why: 'Mit dem Kopf oben siehst du Mitspieler und freien Raum.',
      cue: 'Schau kurz auf den Ball und nach jedem Ballkontakt wieder hoch.',
    },
  },
  headSteady: {
    name: 'Ruhiger Kopf',
    good: {
      seen: 'Du hast den Kopf ruhig gehalten.',
      why: 'Ein ruhiger Kopf hält dich im Gleichgewicht und deine Augen am Ball.',
    },
    moving: {
      seen: 'Dein Kopf hat sich um etwa {value} % deiner Beinlänge über der Hüfte bewegt.',
      why: 'Ein ruhiger Kopf hält dich im Gleichgewicht und deine Augen am Ball.',
      cue: 'Stell dir vor, du trägst ein Buch auf dem Kopf.',
    },
  },
  hipDrop: {
    name: 'Tiefe Hüfte in der Drehung',
    good: {
      seen: 'Deine Hüfte ging in der Drehung um etwa {value} % deiner Beinlänge tiefer: genau richtig.',
      why: 'Mit tiefer Hüfte stoppst und drehst du, ohne umzukippen.',
    },
    tooLittle: {
      seen: 'Deine Hüfte ging in der Drehung um etwa {value} % deiner Beinlänge tiefer: Du bist hoch geblieben.',
      why: 'Mit tiefer Hüfte stoppst und drehst du, ohne umzukippen.',
      cue: 'Setz dich in die Drehung, wie auf einen niedrigen Stuhl.',
    },
    tooMuch: {
      seen: 'Deine Hüfte ging in der Drehung um etwa {value} % deiner Beinlänge tiefer: sehr tief.',
      why: 'Je tiefer du gehst, desto länger dauert es, wegzukommen.',
      cue: 'Bleib etwas höher und drück dich gleich ab.',
    },
  },
  hipsOverBase: {
    name: 'Hüfte über den Füßen',
    good: {
      seen: 'Du hast die Hüfte über den Füßen gehalten.',
      why: 'Genau das ist gutes Gleichgewicht.',
    },
    outside: {
      seen: 'Deine Hüfte war um etwa {value} % deiner Beinlänge außerhalb deiner Füße.',
      why: 'Am besten stehst du, wenn die Hüfte über den Füßen ist.',
      cue: 'Bring den Bauchnabel über die Mitte deiner Füße.',
    },
  },
  kneeAtTouch: {
    name: 'Knie beim Ballkontakt',
    good: {
      seen: 'Dein Knie hatte etwa {value}°, als du den Ball berührt hast: schön locker.',
      why: 'Ein lockeres Knie hält den Ball nah.',
    },
    tooBent: {
      seen: 'Dein Knie hatte etwa {value}°, als du den Ball berührt hast: stark gebeugt.',
      why: 'Mit so weit hochgezogenem Bein lässt sich schwer zielen.',
      cue: 'Lass den Ball etwas tiefer fallen und triff ihn mit längerem Bein.',
    },
    tooStraight: {
      seen: 'Dein Knie hatte etwa {value}°, als du den Ball berührt hast: fast gestreckt.',
      why: 'Ein steifes Bein schießt den Ball von dir weg.',
      cue: 'Beug das Knie etwas und heb den Ball sanft an.',
    },
  },
  kneeSpread: {
    name: 'Gleichmäßige Ballkontakte',
    good: {
      seen: 'Deine Ballkontakte waren gleich: Dein Knie hat sich nur um etwa {value}° verändert.',
      why: 'Gleiche Ballkontakte halten den Ball dort, wo du ihn haben willst.',
    },
    uneven: {
      seen: 'Dein Knie hat sich von Ballkontakt zu Ballkontakt um etwa {value}° verändert.',
      why: 'Wenn jeder Ballkontakt gleich ist, bleibt der Ball, wo du ihn haben willst.',
      cue: 'Finde einen weichen Ballkontakt und mach genau den immer wieder.',
    },
  },
  weakerFootShare: {
    name: 'Ballkontakte mit dem anderen Fuß',
    good: {
      seen: 'Etwa {value} % deiner Fußkontakte waren mit dem anderen Fuß.',
      why: 'Du trainierst zwei gute Füße.',
    },
    tooLittle: {
      seen: 'Etwa {value} % deiner Fußkontakte waren mit dem anderen Fuß.',
      why: 'Mit zwei guten Füßen kannst du auf beiden Seiten spielen.',
      cue: 'Wechsle ab: rechts, links, rechts, links.',
    },
  },
  trunkSway: {
    name: 'Ruhiger Oberkörper',
    good: {
      seen: 'Dein Oberkörper ist ruhig geblieben.',
      why: 'Ein ruhiger Oberkörper macht ruhige Ballkontakte.',
    },
    swaying: {
      seen: 'Dein Oberkörper hat um etwa {value} % deiner Beinlänge geschwankt.',
      why: 'Ein ruhiger Oberkörper macht ruhige Ballkontakte.',
      cue: 'Nimm die Arme etwas zur Seite und steh aufrecht wie ein Baum.',
    },
  },
  bentKnees: {
    name: 'Gebeugte Knie',
    good: {
      seen: 'Deine Knie hatten etwa {value}°: tief und bereit.',
      why: 'Mit gebeugten Knien reagierst du schnell.',
    },
    tooBent: {
      seen: 'Deine Knie hatten etwa {value}°: stark gebeugt.',
      why: 'Aus ganz tiefer Haltung brauchen die Füße länger.',
      cue: 'Komm etwas höher, damit du noch schnelle Schritte machen kannst.',
    },
    tooStraight: {
      seen: 'Deine Knie hatten etwa {value}°: fast gestreckt.',
      why: 'Mit gebeugten Knien reagierst du schneller, wenn der Angreifer losgeht.',
      cue: 'Beug die Knie, als säßest du auf einem hohen Hocker.',
    },
  },
  staggeredFeet: {
    name: 'Ein Fuß vorne',
    good: {
      seen: 'Du schienst mit einem Fuß vor dem anderen zu stehen.',
      why: 'So kannst du dich drehen und mit dem Angreifer mitlaufen.',
    },
    tooSquare: {
      seen: 'Deine Füße schienen fast nebeneinander zu stehen, nach vorne und hinten etwa {value} % deiner Beinlänge auseinander.',
      why: 'Mit einem Fuß vorne kannst du dich drehen und mit dem Angreifer mitlaufen.',
      cue: 'Stell einen Fuß vor den anderen, einen halben Schritt.',
    },
    tooFarApart: {
      seen: 'Deine Füße schienen nach vorne und hinten etwa {value} % deiner Beinlänge auseinander zu sein: ein großer Schritt.',
      why: 'Aus einem großen Schritt kommst du schwer schnell los.',
      cue: 'Stell die Füße näher zusammen: Ein halber Schritt reicht.',
    },
  },
  stanceWidth: {
    name: 'Breite deines Stands',
    good: {
      seen: 'Deine Füße waren etwa {value} % deiner Beinlänge auseinander: ein toller Stand.',
      why: 'Von dort kannst du dich nach beiden Seiten abdrücken.',
    },
    tooNarrow: {
      seen: 'Deine Füße waren etwa {value} % deiner Beinlänge auseinander: eng zusammen.',
      why: 'Aus einem breiteren Stand kannst du dich nach beiden Seiten abdrücken.',
      cue: 'Stell die Füße etwas breiter als deine Schultern.',
    },
    tooWide: {
      seen: 'Deine Füße waren etwa {value} % deiner Beinlänge auseinander: sehr breit.',
      why: 'Aus sehr breitem Stand kommst du schwer weg.',
      cue: 'Nimm die Füße etwas zusammen, bereit zum Absprung.',
    },
  },
  kneeFlexion: {
    name: 'Beugung der Knie',
    good: {
      seen: 'Deine Knie waren etwa {value}° gebeugt: Federn, die bereit sind.',
      why: 'Sie schicken dich zum Ball.',
    },
    tooStraight: {
      seen: 'Deine Knie waren etwa {value}° gebeugt: ziemlich gestreckt.',
      why: 'Gebeugte Knie sind Federn: Sie schicken dich zum Ball.',
      cue: 'Setz dich etwas tiefer, wie auf einen hohen Hocker.',
    },
    tooBent: {
      seen: 'Deine Knie waren etwa {value}° gebeugt: sehr tief.',
      why: 'Aus ganz tiefer Haltung brauchst du länger zum Abspringen.',
      cue: 'Komm etwas höher, bis du dich sprungbereit fühlst.',
    },
  },
  footSpacing: {
    name: 'Füße auseinander',
    good: {
      seen: 'Deine Füße schienen gut auseinander zu sein.',
      why: 'So stehst du sicher.',
    },
    tooNarrow: {
      seen: 'Deine Füße schienen etwa {value} % deiner Beinlänge auseinander zu sein: eng zusammen.',
      why: 'Mit den Füßen auseinander stehst du sicher.',
      cue: 'Stell die Füße unter deine Schultern.',
    },
    tooWide: {
      seen: 'Deine Füße schienen etwa {value} % deiner Beinlänge auseinander zu sein: sehr breit.',
      why: 'Aus sehr breitem Stand bewegst du dich schwer.',
      cue: 'Komm etwas zusammen, die Füße unter den Schultern.',
    },
  },
  kneeAlignment: {
    name: 'Knie über den Zehen',
    good: {
      seen: 'Deine Knie schienen über die Zehen zu zeigen.',
      why: 'Das trägt dich gut.',
    },
    inward: {
      seen: 'Ein Knie schien etwa {value}° nach innen zu fallen.',
      why: 'Knie, die über die Zehen zeigen, tragen dich besser.',
      cue: 'Lass die Knie in dieselbe Richtung zeigen wie die Zehen.',
    },
  },
  twoFootedBase: {
    name: 'Beide Füße am Boden',
    good: {
      seen: 'Beide Füße schienen etwa {value} % der Zeit am Boden zu sein.',
      why: 'Auf zwei Füßen stehst du sicher.',
    },
    oneFoot: {
      seen: 'Beide Füße schienen etwa {value} % der Zeit am Boden zu sein.',
      why: 'Auf zwei Füßen stehst du sicher.',
      cue: 'Lass beide Füße am Boden, etwas auseinander, die Knie locker.',
    },
  },
  uprightPosture: {
    name: 'Aufrechter Oberkörper',
    good: {
      seen: 'Dein Oberkörper schien aufrecht und ruhig zu sein.',
      why: 'Von dort kannst du dich in jede Richtung bewegen.',
    },
    tooFarBack: {
      seen: 'Dein Oberkörper schien sich etwa {value}° zurückzulehnen.',
      why: 'Wer sich zurücklehnt, steht nicht mehr auf den Fußballen.',
      cue: 'Bring die Nase über die Zehen.',
    },
    tooFarForward: {
      seen: 'Dein Oberkörper schien sich etwa {value}° vorzubeugen.',
      why: 'So weit vorgebeugt kippst du leicht nach vorne.',
      cue: 'Steh aufrecht, als würde dich ein Faden hochziehen.',
    },
  },
  shouldersLevel: {
    name: 'Gerade Schultern',
    good: {
      seen: 'Deine Schultern schienen gerade zu sein.',
      why: 'Gerade Schultern halten dich im Gleichgewicht.',
    },
    tilted: {
      seen: 'Deine Schultern schienen etwa {value}° schief zu sein.',
      why: 'Gerade Schultern halten dich im Gleichgewicht.',
      cue: 'Halt die Schultern gerade wie einen Kleiderbügel.',
    },
  },
  kneeSymmetry: {
    name: 'Beide Knie gleich',
    good: {
      seen: 'Beide Knie waren gleich gebeugt.',
      why: 'Von dort kannst du in jede Richtung.',
    },
    uneven: {
      seen: 'Deine Knie waren um etwa {value}° verschieden.',
      why: 'Wenn beide Beine gleich viel tragen, kannst du in jede Richtung.',
      cue: 'Steh auf beiden Füßen gleich, halb auf jedem.',
    },
  },
};

export const tips: Readonly<Record<TipId, string>> = {
  filmFromSide: 'Film von der Seite, damit die Kamera deine Beine schwingen sieht.',
  filmFromFront: 'Film auch von vorne: Dann sieht man, wie breit deine Füße stehen.',
  filmWholeBody: 'Geh zurück, bis dein ganzer Körper im Bild ist, von Kopf bis Fuß.',
  plantBeside: 'Stell den Standfuß neben den Ball, die Zehen dorthin, wo der Ball hinsoll.',
  lockAnkle: 'Zehen nach unten und das Fußgelenk fest.',
  eyesOnBall: 'Schau einmal aufs Ziel, dann bleib mit den Augen am Ball.',
  firmPassingFoot: 'Dreh den Passfuß nach außen und halt das Gelenk fest.',
  passWithBothFeet: 'Pass zehnmal mit einem Fuß, dann zehnmal mit dem anderen.',
  smallTouches: 'Kleine Ballkontakte: Halt den Ball einen Schritt vor dir.',
  lookUpOften: 'Schau nach jedem Ballkontakt hoch, und sei es nur kurz.',
  bothFeet: 'Nimm beide Füße, einen nach dem anderen.',
  watchTheBall: 'Achte auf den Ball, nicht auf die Tricks drum herum.',
  stayOnToes: 'Bleib auf den Ballen, bereit für jede Bewegung.',
  smallSteps: 'Mach kleine, schnelle Schritte und halt die Füße auseinander.',
  handsReady: 'Hände nach vorne, Finger offen, bereit für den Ball.',
  lightTouch: 'Berühr den Ball sanft, nicht höher als bis zur Hüfte.',
  ankleFirm: 'Zehen etwas nach oben, Fußgelenk fest.',
  slowIntoFastOut: 'Langsam in die Drehung, schnell heraus.',
  lookFirst: 'Schau über die Schulter, bevor du drehst.',
  softBallFirst: 'Fang mit einem weichen, leichten Ball an.',
  fewHeaders: 'Ein paar Kopfbälle reichen für einen Tag.',
  knockTellAdult: 'Am Kopf gestoßen, egal wie: Hör auf und sag es einem Erwachsenen.',
  sameRunUp: 'Mach vor jedem Schuss dieselben Schritte.',
  practiseSlow: 'Üb es erst langsam, dann schneller.',
  practiseOften: 'Oft zehn Minuten sind besser als einmal eine Stunde.',
  filmAgain: 'Film dich in ein paar Tagen wieder und schau, was sich geändert hat.',
};

/** Why something was not measured, and how to film it so that it can be. */
export const notMeasured: Readonly<Record<NotMeasured, { readonly what: string; readonly film: string }>> = {
  noPose: {
    what: 'In diesem Video konnten wir niemanden sehen.',
    film: 'Lass dich aus etwa 5 Schritten Entfernung filmen, bei gutem Licht, mit dem ganzen Körper im Bild.',
  },
  stillPicture: {
    what: 'In diesem Video bewegt sich nichts, also gibt es nichts zu messen.',
    film: 'Film dich bei der Technik, zwei- oder dreimal.',
  },
  halfBody: {
    what: 'Wir haben nur einen Teil von dir gesehen, deshalb gibt es keine Punkte.',
    film: 'Geh zurück, bis die Kamera dich die ganze Zeit von Kopf bis Fuß sieht.',
  },
  sideways: {
    what: 'In diesem Video liegst du auf der Seite, deshalb gibt es keine Punkte.',
    film: 'Wenn das Bild gedreht ist, dreh das Video richtig herum und versuch es noch einmal. Film dich, während du auf den Füßen bist.',
  },
  noKickSeen: {
    what: 'In diesem Video war kein Schuss zu erkennen: Kein Bein hat deutlich genug durchgeschwungen. Deshalb gibt es keine Punkte.',
    film: 'Film einen ganzen Schuss von der Seite: zwei Schritte vor dem Ball und zwei danach.',
  },
  unclearKick: {
    what: 'Wir haben dein Bein schwingen sehen, aber nicht deutlich, wann dein Fuß den Ball traf. Deshalb gibt es keine Punkte.',
    film: 'Film bei hellem Licht, mit gut sichtbaren Füßen und nichts davor.',
  },
  tooSlowForKick: {
    what: 'Dieses Video hat so wenige Bilder pro Sekunde, dass ein Schuss dazwischenfällt. Deshalb gibt es keine Punkte.',
    film:
      'Film mit 30 oder 60 Bildern pro Sekunde: Die meisten Kameras tun das von selbst. Wenn du hier filmst, schalte vorher „{overlay}“ aus: Ein langsames Gerät schafft dann vielleicht mehr.',
  },
  noSetSeen: {
    what: 'Wir haben dich nicht in Grundstellung gesehen, tief und mit den Füßen auseinander. Deshalb gibt es keine Punkte.',
    film: 'Starte das Video einen Moment vorher: Geh tief, die Füße breiter als die Hüfte, und halt das kurz.',
  },
  noSaveSeen: {
    what: 'Wir haben dich in Grundstellung gesehen, aber nicht, wie du zum Ball gehst: kein Hechten, kein Sprung und kein Schritt zum Fangen. Deshalb gibt es keine Punkte.',
    film: 'Lass dir Bälle zuwerfen oder zuschießen. Film von vorne, von kurz bevor der Ball kommt, bis du ihn hast.',
  },
  noDefendingSeen: {
    what: 'Wir haben dich nicht verteidigen sehen: tief, mit kleinen Schritten seitwärts oder rückwärts. Deshalb gibt es keine Punkte.',
    film: 'Stell die Kamera ab, damit sie ruhig bleibt. Bleib tief und beweg dich fünf Schritte oder mehr mit einem Angreifer mit.',
  },
  noHeaderSeen: {
    what: 'Wir haben keinen Kopfball gesehen: keinen Körper, der sich zurücklehnt und schnell nach vorne kommt. Deshalb gibt es keine Punkte.',
    film: 'Film von der Seite, von kurz bevor ein weicher Ball kommt, bis nach deinem Kopfball.',
  },
  noDribbleSeen: {
    what: 'Wir haben dich laufen sehen, aber nicht dribbeln: kleine Schritte mit dem Ball und Richtungswechsel. Deshalb gibt es keine Punkte.',
    film: 'Dribble um ein paar Hütchen oder Flaschen und film so, dass dein ganzer Körper im Bild bleibt.',
  },
  slowMotion: {
    what: 'Dein Bein schwingt wie beim Schuss, aber zu langsam dafür: Dieses Video scheint in Zeitlupe zu sein. Deshalb gibt es keine Punkte.',
    film: 'Film mit normalem Tempo: Schalte in der Kamera vor der Aufnahme die Zeitlupe aus.',
  },
  slowedKick: {
    what: 'Dieses Video scheint verlangsamt zu sein: Dein Bein braucht länger als bei einem echten Schuss. Die Winkel zählen, aber was das echte Tempo braucht, fehlt.',
    film: 'Film mit normalem Tempo: Schalte in der Kamera vor der Aufnahme die Zeitlupe aus.',
  },
  noRunSeen: {
    what: 'Wir haben dich nicht mit dem Ball laufen sehen, deshalb gibt es keine Punkte.',
    film: 'Film von der Seite, während du an der Kamera vorbeidribbelst, der ganze Körper im Bild.',
  },
  noTurnSeen: {
    what: 'Wir haben nicht gesehen, wie du dich mit dem Ball drehst und zurückläufst. Deshalb gibt es keine Punkte.',
    film: 'Film von der Seite: Dribble durch das Bild, dreh dich und komm zurück.',
  },
  noTouchSeen: {
    what: 'In diesem Video waren keine Ballkontakte beim Jonglieren zu erkennen: Kein Fuß und kein Knie kam deutlich genug hoch. Deshalb gibt es keine Punkte.',
    film: 'Bleib auf einer Stelle, mit Füßen und Knien die ganze Zeit im Bild.',
  },
  frontView: {
    what: 'Du wurdest von vorne gefilmt, deshalb wurden die Winkel von Knie und Körper nicht gemessen.',
    film: 'Film von der Seite: Die Kamera schaut auf deine Schulter, nicht auf dein Gesicht.',
  },
  frontOnly: {
    what: 'Von vorne können wir nicht sehen, wie tief du die Knie beugst.',
    film: 'Film einen zweiten Clip von der Seite.',
  },
  obliqueView: {
    what: 'Du wurdest schräg gefilmt, deshalb sind Winkel nur grob geschätzt.',
    film: 'Stell die Kamera genau seitlich von dir auf.',
  },
  sideView: { what: 'Von der Seite können wir nicht sehen, wie breit deine Füße stehen.', film: 'Film einen zweiten Clip von vorne.' },
  hiddenJoint: {
    what: 'Ein Teil von dir war verdeckt oder schwer zu sehen, deshalb haben wir ihn weggelassen.',
    film: 'Film bei gutem Licht, mit nichts zwischen dir und der Kamera.',
  },
  lowFrameRate: {
    what: 'Dieses Video hat zu wenige Bilder pro Sekunde, um dein Bein am Ball zu beurteilen.',
    film: 'Wenn deine Kamera es kann, wähle 60 Bilder pro Sekunde.',
  },
  tooFewMeasures: {
    what: 'Für faire Punkte konnten wir zu wenig messen.',
    film: 'Film deinen ganzen Körper so, wie es der Tipp zu dieser Technik sagt, bei gutem Licht und mit ruhiger Kamera.',
  },
  headingAge: {
    what: 'Kopfbälle sind ab 13 Jahren, deshalb geben wir dafür noch keine Punkte.',
    film:
      'Wähle eine andere Technik: Passen, Dribbling oder Jonglieren sind toll. Wenn du 13 oder älter bist, trag dein Alter in dein Profil ein.',
  },
  timeUp: {
    what: 'Die Zeit war um, bevor wir das ganze Video genau ansehen konnten. Deshalb gibt es keine Punkte.',
    film: 'Das Gerät war gerade langsam. Schließ andere Apps, bevor du es noch einmal versuchst. Oder nimm einen kürzeren Clip: nur das, was du zeigen willst, und je eine Sekunde davor und danach.',
  },
  whoIsMeant: {
    what: 'In diesem Video könnten mehrere Personen du sein, deshalb gibt es noch keine Punkte.',
    film: 'Zeig uns, wer du bist, oder film so, dass nur du im Bild bist.',
  },
  mayHaveSlipped: {
    what: 'Du warst neben jemand anderem nicht zu sehen, und von da an sind wir vielleicht dieser Person gefolgt. Es gibt keine Punkte.',
    film: 'Film so, dass nur du im Bild bist und niemand durchläuft.',
  },
  playerLost: {
    what: 'Wir haben dich einen großen Teil des Videos nicht gesehen, deshalb ist das Ergebnis unvollständig.',
    film: 'Bleib im Bild und bitte andere, zur Seite zu gehen.',
  },
  lostSight: {
    what: 'Wir haben dich in einem Teil des Videos nicht gesehen, deshalb ist uns vielleicht entgangen, was du gemacht hast. Es gibt keine Punkte.',
    film: 'Film so, dass nur du im Bild bist, die ganze Zeit mit dem ganzen Körper, und niemand durchläuft.',
  },
};
