/** What the coach says where a player asks whether it is enough, of the streak, of a match or of a shot: yes or no first, then the own numbers. `{when}` is „gestern“ or „am Montag“. */
export const coachPracticeLoadStreakAndMatchLines = {
  /** The telephone line for children where none of the country is known, in a sentence to a parent. */
  helplineOfEurope: ['116 111 in den meisten Ländern Europas'],
  // Today
  doneToday: ['Heute hast du schon {minutes} Minuten geschafft, und das reicht. Wenn du noch Lust hast, ist ein bisschen {drill} in Ordnung.', 'Du hast heute schon {minutes} Minuten, du könntest also aufhören. Nur wenn du mehr willst: {drill}.'],
  doneTodayShort: ['Heute hast du schon {minutes} Minuten geschafft, also mehr nur, wenn du noch Lust hast.', 'Mit {minutes} Minuten heute ist das hier ein Extra.'],
  moreThanRest: ['Wenn du Lust auf mehr hast, sag mir, wie viele Minuten.', 'Für eine größere Einheit sag einfach, wie viele Minuten du hast.'],
  lastWas: ['Zuletzt hast du {when} trainiert.', 'Dein letztes Training war {when}.'],
  thenAlso: ['Fang mit den 4 Minuten Aufwärmen an, und wenn du danach noch Zeit hast, mach {drill}.', 'Erst die 4 Minuten Aufwärmen, und hinterher {drill}, wenn noch Zeit ist.'],
  enoughToday: ['Ja, das reicht: {count} Übungen und {minutes} Minuten heute. Mehr nur, wenn du Lust hast.', 'Ja. {count} Übungen, {minutes} Minuten heute: Du kannst dich jetzt ausruhen oder einfach zum Spaß weiterspielen.'],
  enoughWeek: ['Ja: {days} Tage und {minutes} Minuten in dieser Woche reichen. Mehr nur, wenn du Lust hast.', 'Ja, {minutes} Minuten an {days} Tagen in dieser Woche sind reichlich. Eine Pause ist jetzt in Ordnung.'],
  notEnoughWeek: ['Noch nicht ganz: bisher {minutes} Minuten an {days} Tagen in dieser Woche. Drei bis fünf kurze Tage sind gut, und einer mit 10 Minuten zählt.', 'Ein bisschen mehr wäre gut: bisher {days} Tage und {minutes} Minuten in dieser Woche, ab drei Tagen reicht es.'],
  enoughUnsaved: ['Ja, für einen Tag reicht das. Gespeichert ist davon für heute aber noch nichts, also steht es nicht in deinen Zahlen.', 'Ja, das ist reichlich für einen Tag. Für heute sehe ich noch nichts gespeichert, schau also nach, ob du auf Speichern gedrückt hast.'],
  safeToo: ['Deine Serie von {streak} Tagen ist auch sicher.', 'Und deine {streak} Tage am Stück sind sicher.'],
  // Warm-up
  yes: ['Ja.'],
  warmUpNo: ['Lass es lieber nicht weg.', 'Besser nicht weglassen.'],
  warmUpFirst: ['Warme Beine bewegen sich besser und verletzen sich seltener, auch in einer kurzen Einheit. Von {minutes} Minuten nimmst du 4 für das Aufwärmen in der App und {rest} für {drill}.', '{minutes} Minuten reichen für beides: 4 zum Aufwärmen, dann {rest} für {drill}.'],
  warmUpBriefly: ['Aber ganz kurz: Die erste Minute langsam, dann wirst du schneller.', 'Erst eine lockere Minute: auf der Stelle traben, den Ball rollen, dann los.'],
  warmUpHelps: ['Warme Beine bewegen sich besser und verletzen sich seltener. Das Aufwärmen in der App dauert 4 Minuten.', 'In der App dauert es 4 Minuten, danach startest du besser und verletzt dich seltener.'],
  // The streak
  streakStill: ['Sie ist nicht weg: Deine Serie steht bei {streak} Tagen.', 'Keine Sorge, sie ist noch da, mit {streak} Tagen.'],
  streakAnew: ['Die davor ist zu Ende, weil {missed} nichts gespeichert war: Ein ganzer Tag ohne Einheit reicht dafür, auch im Urlaub und wenn du krank bist.', 'Vorbei ist nur die davor: {missed} war nichts gespeichert, und ein ganzer Tag ohne Einheit beendet eine Serie, auch im Urlaub und wenn du krank bist.'],
  streakNotBack: ['Zurück kommt die nicht, auch nicht für Token, aber deine längste, {best} Tage, bleibt in deinen Rekorden. Hast du an dem Tag ohne Verbindung trainiert, zählt es noch, sobald das Gerät online ist, bis zu 14 Tage später.', 'Zurückholen kann man die nicht, aber deine längste von {best} Tagen bleibt stehen. Nur was du ohne Verbindung gemacht hast, kommt später dazu: Es zählt, sobald das Gerät online ist, bis zu 14 Tage danach.'],
  longestStreak: ['Deine längste Serie bisher waren {bestStreak} Tage.', 'Die längste Serie, die du hattest: {bestStreak} Tage.'],
  streakWaits: ['Für heute ist noch nichts gespeichert, also speichere eine Einheit, bevor der Tag vorbei ist.', 'Heute ist noch offen: Eine gespeicherte Einheit, und sie läuft weiter.'],
  streakEnded: ['Zuletzt hast du {when} trainiert, und {missed} war nichts gespeichert: Ein ganzer Tag ohne Einheit beendet die Serie. Sie war {length} Tage lang. Deine längste, {best} Tage, bleibt in deinen Rekorden, und mit einer Einheit heute beginnt eine neue.', 'Sie ist {missed} zu Ende gegangen, weil da nichts gespeichert war. Davor waren es {length} Tage am Stück, der letzte {when}. Deine längste sind {best} Tage, und eine Einheit heute startet die nächste.'],
  streakNever: ['Noch gibt es keine Serie, also ist auch keine weg: Deine erste gespeicherte Einheit startet eine.', 'Du hast noch keine begonnen. Mit einer gespeicherten Einheit steht sie bei 1 Tag.'],
  streakSince: ['Weil du {streak} Tage am Stück trainiert hast, seit dem {date}: Jeder Tag mit einer gespeicherten Einheit zählt einen dazu.', 'Seit dem {date} hast du jeden Tag eine Einheit gespeichert. Das macht {streak} Tage.'],
  streakNone: ['Gerade läuft keine: Deine längste war {best} Tage, und mit einer Einheit heute beginnt eine neue.', 'Im Moment gibt es keine Serie. Eine Einheit heute, und sie steht bei 1 Tag; deine längste war {best} Tage.'],
  todaySafe: ['Nein: Du hast heute schon trainiert, deine {streak} Tage sind bis morgen sicher.', 'Nein, heute ist schon gespeichert. Deine {streak} Tage bleiben.'],
  todayNeeded: ['Ja: Für heute ist noch nichts gespeichert, und ohne Einheit enden deine {streak} Tage heute Abend. 5 Minuten {drill}, und es sind {next}.', 'Ja, heute ist noch offen. 5 Minuten reichen, zum Beispiel {drill}, dann werden aus {streak} Tagen {next}.'],
  todayNoStreak: ['Nein, gerade läuft keine Serie, die du verlieren könntest. Mit einer Einheit heute beginnt eine neue.', 'Nein: Im Moment läuft keine. Eine Einheit heute, und sie steht bei 1 Tag.'],
  illEnds: ['Sie endet dann bei {streak} Tagen, und das ist in Ordnung: Gesund werden geht vor. Deine längste, {best} Tage, bleibt in deinen Rekorden, und mit deiner ersten Einheit danach beginnt eine neue.', 'Ein Tag ohne Einheit beendet sie, auch wenn du krank bist: Dann steht sie bei {streak} Tagen. Ruh dich trotzdem aus, Gesundheit geht vor. Deine längste, {best} Tage, bleibt.'],
  illNone: ['Du verlierst nichts: Gerade läuft keine Serie. Werd erst gesund, mit der ersten Einheit danach beginnt eine.', 'Es läuft gerade keine Serie, Kranksein kostet dich also nichts. Ruh dich aus und fang wieder an, wenn du gesund bist.'],
  awayEnds: ['Ein Tag ohne gespeicherte Einheit beendet sie, also bei {streak} Tagen. 5 Minuten zählen, „Erholung“ auch, und sogar ohne Internet: Was du speicherst, wird bis zu 14 Tage später geschickt. Und wenn du richtig Pause machst, bleibt deine längste, {best} Tage.', 'Sie hört bei {streak} Tagen auf, wenn du einen Tag nichts speicherst. Eine kurze Einheit reicht, auch ohne Internet: Sie wird geschickt, wenn du zurück bist, bis zu 14 Tage später. Eine echte Pause ist auch gut, deine längste ({best} Tage) bleibt.'],
  awayNone: ['Du verlierst nichts: Gerade läuft keine Serie. Genieß die Zeit, die erste Einheit danach startet eine.', 'Es läuft keine Serie, also verlierst du keine. Mit der ersten Einheit danach beginnt eine.'],
  // Packs and money
  packsHow: ['Mit Token: Ein Päckchen kostet {cost}, und jede gespeicherte Einheit bringt 10 bis 25. Du hast {tokens} Token, das reicht für {packs} Päckchen. Öffnen kannst du sie unter „Prämien“.', 'Du kaufst sie mit Token, {cost} für ein Päckchen, und jede gespeicherte Einheit bringt 10 bis 25. Deine {tokens} Token reichen für {packs} Päckchen unter „Prämien“.'],
  packsTooFew: ['Mit Token: Ein Päckchen kostet {cost}, und jede gespeicherte Einheit bringt 10 bis 25. Du hast {tokens} Token, bis dahin also noch {missing}.', 'Du kaufst sie mit Token, {cost} für ein Päckchen. Du hast {tokens}; die nächste Einheit bringt 10 bis 25, und {missing} fehlen noch.'],
  noMoney: ['Nein, für echtes Geld gibt es hier nichts, und nichts kostet welches. Päckchen kosten {cost} Token, und Token bekommst du für gespeicherte Einheiten: Du hast {tokens}.', 'Nein: Hier ist nichts für Geld. Ein Päckchen kostet {cost} Token, du hast {tokens}, und jede gespeicherte Einheit bringt 10 bis 25 dazu.'],
  // The day
  teamToday: ['Nein, das musst du nicht: Das Training mit deiner Mannschaft reicht für heute. Wenn du Lust hast, mach vorher zehn lockere Minuten mit dem Ball und heb dir die Kraft auf. Für deine Serie reicht eine kurze gespeicherte Einheit.', 'Dein Mannschaftstraining ist die Arbeit von heute. Daneben reichen fünf bis zehn lockere Minuten, lieber vorher als danach, und keine ist auch in Ordnung. Eine gespeicherte Einheit hält die Serie.'],
  late: ['Lieber nicht direkt vor dem Schlafen: Hör etwa eine Stunde vorher auf, damit dein Körper zur Ruhe kommt. Wenn es spät sein muss, dann leise und leicht, zum Beispiel „Erholung“.', 'Lieber nicht zu spät: Lass etwa eine Stunde bis zum Schlafen. Am frühen Abend gern, spät nur noch etwas Ruhiges, „Erholung“ oder leichte Ballkontakte.'],
  // Matches
  goals: ['{count} Tore, stark! Genau dafür übst du. Merk dir, was du kurz davor gemacht hast.', 'Wow, {count} Tore! Gut gespielt. Erzähl es auch zu Hause.'],
  success: ['Ha, stark! Freu dich: Dafür braucht man Mut und das richtige Timing. Merk dir, was du kurz davor gemacht hast.', 'Gut gespielt, das fühlt sich super an! Für solche Momente übst du. Erzähl es auch zu Hause.'],
  benchedAndLost: ['Das tut mir leid: Verlieren tut weh, und von der Bank zuschauen auch. Es sagt nichts darüber, wie gut du werden kannst. Frag deinen Trainer oder deine Trainerin in Ruhe, woran du arbeiten kannst, um mehr zu spielen, und erzähl zu Hause, wie es war.', 'Das sind zwei traurige Sachen an einem Tag: verloren und nicht gespielt. Erzähl es jemandem zu Hause. Und frag beim nächsten Training ganz ruhig: „Woran kann ich arbeiten, damit ich mehr spiele?“ Das zeigt, dass es dir wichtig ist.'],
  teamCross: ['Danebenschießen tut weh, und böse Gesichter tun noch mehr weh. Auch die Allerbesten verschießen, und ein Spiel verliert nie einer allein. Sie ärgern sich über den Moment, und das geht vorbei: Sag „Den nächsten mach ich“ und spiel weiter. Wenn jemand gemein bleibt, sag es deinem Trainer, deiner Trainerin oder zu Hause.', 'Das fühlt sich mies an, ich weiß. Jeder schießt mal daneben, auch die, die jetzt sauer sind, und allein verliert niemand. Gib dem Ganzen einen Tag; wenn sie dann noch sauer sind, sag es deinen Eltern oder im Verein.'],
  // Players
  noOffside: ['Nein: Beim Einwurf, beim Abstoß und bei der Ecke gibt es kein Abseits, und in der eigenen Hälfte auch nicht.', 'Nein, bei Einwurf, Ecke und Abstoß steht niemand im Abseits, und in der eigenen Hälfte auch niemand.'],
  whichStar: ['Ha, darüber streiten sich alle, und ein Programm hält zu keinem! Schau, was jeder von ihnen mit dem Ball macht, und probier das aus, was dir am besten gefällt. Wer ist deiner?', 'Darüber wird seit Jahren gestritten! Ich bin ein Programm und habe keinen Liebling, aber von jedem kann man etwas abschauen. Wem schaust du am liebsten zu?'],
  tooOldForPro: ['Ehrlich: Profi werden nur wenige, in jedem Alter, und niemand kann wissen, wer. Aber um viel besser zu werden, ist man nie zu alt. Frag deinen Trainer oder deine Trainerin, welcher Verein oder welches Training zu dir passt.', 'Das schaffen nur ganz wenige, und niemand kann es versprechen oder ausschließen. Zum Besserwerden bist du gar nicht zu alt. Was der nächste Schritt wäre, weiß dein Trainer oder deine Trainerin.'],
  ownGrowth: ['Schau auf deine eigenen Zahlen: {list}. Das bist du.', 'Deine Zahlen zeigen, was du kannst: {list}.'],
  fromTo: ['{drill} von {first} auf {last}'],
  // Shots
  shotCorner: ['Such dir vor dem Anlauf eine Ecke aus und bleib dabei. Standbein neben den Ball, Fußgelenk fest, mit dem Spann oder der Innenseite treffen, und der Blick bleibt auf dem Ball. Erst flach zielen, dann höher.', 'Erst zielen, dann Kraft: eine Ecke aussuchen, ruhig anlaufen, Fußgelenk fest, und das Bein schwingt dem Ball nach. Fünf flache, dann fünf in den Winkel.'],
  shotPower: ['Kraft kommt vom sauberen Treffer: Standbein neben den Ball, Fußgelenk fest, mit dem Spann durch die Mitte des Balls, und das Bein schwingt nach. Erst sauber, dann fest.', 'Hol aus der Hüfte aus, halt das Fußgelenk fest und triff den Ball mit dem Spann in der Mitte. Drei gute zählen mehr als zwanzig wilde.'],
  beatOwn: ['Dein Bestwert bei {drill} ist {best}: Hol dir {next}.', '{drill}: Dein Bestwert ist {best}, das Ziel ist also {next}.'],
  shotAtMe: ['Bleibt bei dem Spiel: jeder fünf Schüsse vom Elfmeterpunkt, dann tauscht ihr, und wer mehr Tore hat, sucht das nächste Spiel aus. Wer im Tor steht, sagt hinterher, in welche Ecke der Ball ging.', 'Macht ein Duell daraus: jeder fünf Schüsse, tauschen, Tore zählen. Danach nur flache Schüsse, dann nur mit dem schwächeren Fuß.'],
  // Juggling
  jugglesBase: ['{count} am Stück sind eine gute Grundlage: drei Versuche, das Ziel ist {next}. Fußspitze leicht hoch, Fußgelenk fest, der Ball nicht höher als der Bauch.', 'Du schaffst {count}, also ist {next} das Ziel: drei ruhige Versuche. Halt den Ball niedrig und schau auf seine Mitte.'],
  jugglesStart: ['Mit {count} fangen alle an: ein Kontakt und fangen, dann zwei und fangen, dann {next} ohne Fangen. Fußspitze leicht hoch, Fußgelenk fest.', 'Von {count} geht es in kleinen Schritten weiter: Kontakt, fangen; Kontakt, Kontakt, fangen. Dann {next} am Stück. Halt den Ball niedrig.'],
  jugglesBest: ['In der App ist dein Bestwert bei {drill} {best}.', 'Dein bestes Ergebnis bei {drill} ist hier {best}.'],
  // The records of others
  rivalWhich: ['Gutes Ziel! In welcher Übung ist der Rekord, und wie hoch ist er? Deine besten Werte: {list}. Such dir eine aus und mach drei Versuche.', 'Nenn mir die Übung und die Zahl, die du schlagen willst. Deine Bestwerte sind {list}: Such dir eine aus, drei Versuche, und zähl jedes Mal.'],
  rivalDrill: ['Gutes Ziel! Dein Bestwert bei {drill} ist {best}. Frag nach der Zahl, die du schlagen willst, dann drei Versuche, und zähl jedes Mal.', 'Bei {drill} stehst du bei {best}. Drei Versuche, zähl jedes Mal mit, dann siehst du, was noch fehlt.'],
  rivalNone: ['Gutes Ziel! In welcher Übung ist der Rekord? Du hast dort noch kein Ergebnis, dein erstes ist also der Anfang.', 'In welcher Übung ist er? Du hast dort noch kein Ergebnis: eine Einheit, mitgezählt, dann weißt du, wo du stehst.'],
  // Moves and drills
  noDrillForMove: ['Für den Trick „{move}“ gibt es hier keine Übung. Am nächsten dran sind {list}.', 'Nein, „{move}“ hat keine eigene Übung. In der Nähe liegen {list}.'],
  hardestNow: ['Für dich jetzt: {drill}, Level {level}.', 'Dein nächster Schritt dorthin ist {drill}, Level {level}.'],
  // A plan
  planToday: ['Heute, {day}'],
  planKeepsStreak: ['An den Pausentagen hält eine kurze „Erholung“ deine Serie von {streak} Tagen am Leben.', 'An den freien Tagen reichen 5 Minuten „Erholung“, dann laufen deine {streak} Tage weiter.'],
  planTodayDone: ['Heute bist du fertig: {minutes} Minuten. Das hier ist für die Tage danach.', 'Heute hast du schon {minutes} Minuten geübt, der Plan ist also für die Tage danach.'],
  nextOn: ['Dein nächster Schritt am {day}: {minutes} Minuten {drill}.', 'Am {day} geht es weiter: {minutes} Minuten {drill}.'],
  whyDay: ['Am {day} ist {drill} dran, weil die Tage so verteilt sind, dass du dich dazwischen ausruhst. Wenn dir {day} nicht passt, sag „nicht am {day}“, dann verschiebe ich es.', 'Für {day} ist {drill} geplant, mit einem Ruhetag nach zwei oder drei Tagen. Ein anderer Tag geht auch: Sag „nicht am {day}“.'],
  whyDayFree: ['Am {day} ist Pause, damit deine Beine für den nächsten Tag wieder frisch sind. Wenn du da üben willst, nenn mir die Tage, die dir passen.', '{day} habe ich frei gelassen, weil Ruhe dazugehört. Wenn du da lieber übst, sag mir deine Tage.'],
  /** How much practice is right. */
  load: {
    daysAroundMatch: ['Bei einem Spiel am {match}: {days} für deine Übungen.', 'Wenn du am {match} spielst, nimm {days} für deine Übungen.'],
    hardDaysAroundMatch: ['Bei einem Spiel am {match}: {days}, damit deine Beine rechtzeitig wieder frisch sind.', 'Wenn du am {match} spielst, nimm {days}: Dann ist vor dem Spiel Pause.'],
    besideMatch: ['Am {before} nur ein paar leichte Kontakte oder nichts, und am {after} ist frei.', 'Der {before} ist für ein paar leichte Kontakte oder Pause da, der {after} zum Erholen.'],
    teamDayCounts: ['Das Training mit der Mannschaft am {team} zählt auch als Üben.', 'Das Mannschaftstraining am {team} zählt mit: An dem Tag nichts mehr dazu.'],
    onlyTeamDays: ['Mit einem Spiel am {match} und Training am {team} ist das genug.', 'Training am {team} und ein Spiel am {match} reichen für eine Woche.'],
    mustTodayDone: ['Nein, du musst nicht: Du hast heute schon {minutes} Minuten trainiert, und das reicht. Mehr nur, wenn du Lust hast.', 'Nein. Mit {minutes} Minuten heute bist du fertig; mehr nur, wenn es dir Spaß macht.'],
    mustToday: ['Nein, niemand muss: Ein freier Tag tut dir auch gut.', 'Nein, nichts ist ein Muss. Ein freier Tag gehört zum Besserwerden dazu.'],
    mustTomorrow: ['Nein, niemand muss. Ein oder zwei freie Tage in der Woche tun dir gut.', 'Nein, nichts ist ein Muss: An freien Tagen lernt dein Körper.'],
    streakNeeds: ['Nur deine Serie von {streak} Tagen braucht jeden Tag eine gespeicherte Einheit, und dafür reichen fünf Minuten.', 'Deine Serie von {streak} Tagen geht mit fünf gespeicherten Minuten am Tag weiter.'],
    fine: ['Das passt gut: {minutes} Minuten am Tag sind in deinem Alter richtig, {from} bis {to} sind ein gutes Maß. Lass einen oder zwei Tage in der Woche frei.', '{minutes} Minuten am Tag sind gut in deinem Alter: nicht zu viel, und genug, um besser zu werden.'],
    shortFine: ['Das passt und zählt: {minutes} Minuten am Tag an vielen Tagen bringen viel. Bis {to} Minuten sind in deinem Alter richtig, wenn du mehr willst.', '{minutes} Minuten am Tag sind gut: kurz und oft ist der beste Weg. In deinem Alter dürfen es bis {to} sein.'],
    sessionsFine: ['Das passt: {count} kurze zu fünf Minuten sind {minutes} Minuten. In deinem Alter sind {from} bis {to} Minuten am Tag ein gutes Maß.', '{count} am Tag sind in Ordnung, zusammen etwa {minutes} Minuten. Hör auf, solange du noch frisch bist.'],
    aLot: ['{minutes} Minuten ab und zu sind in Ordnung, solange du frisch bist und nichts wehtut. Für jeden Tag reichen {from} bis {to} in deinem Alter, mit ein oder zwei freien Tagen in der Woche.', 'Als Ausnahme ist das in Ordnung. Jeden Tag {minutes} Minuten wären viel: In deinem Alter reichen {from} bis {to}.'],
    tooMuch: ['{minutes} Minuten jeden Tag wären zu viel: In deinem Alter reichen {from} bis {to}, mit ein oder zwei freien Tagen in der Woche. Dein Körper lernt, während er sich ausruht.', 'Für jeden Tag ist das zu viel. In deinem Alter reichen {from} bis {to} Minuten, und ein oder zwei Tage in der Woche sind frei.'],
    howMany: ['Zwei oder drei kurze am Tag reichen, zusammen {from} bis {to} Minuten in deinem Alter. Lass einen oder zwei Tage in der Woche frei.', 'Nimm zwei oder drei zu fünf bis zehn Minuten, zusammen {from} bis {to} Minuten am Tag in deinem Alter. Mehr ist nicht besser.'],
  },
} as const;

/** Moves without a drill, in a sentence. */
export const coachMoveNames = {
  chop: 'Ronaldo Chop',
  rainbow: 'Rainbow Flick',
  rabona: 'Rabona',
  overheadKick: 'Fallrückzieher',
  scorpion: 'Skorpion-Kick',
  sombrero: 'Sombrero',
  aroundTheWorld: 'Around the World',
  panenka: 'Panenka',
} as const;
