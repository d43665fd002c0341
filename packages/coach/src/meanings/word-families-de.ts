import { lexiconOf, type Frame } from './lexicon.ts';

/** Words that mean the same to the coach, the first of each line standing for all of them; without accents, ß as ss. */
const FAMILIES = `
uben ube ub ubt geubt trainieren trainiere trainier trainiert training trainings vereinstraining
ubung ubungen drill drills
einheit einheiten session sessions
match spieltag turnier turniere partie partien fussballspiel punktspiel pokalspiel finale
spielen spiel spiele spielst spielt gespielt spielts
pass passe passen passes abspiel abspielen zuspiel zuspiele zuspielen fehlpass fehlpasse passspiel anspielen
schuss schusse schussen schiessen schiesse schiess schiesst schoss geschossen abschluss knallen baller ballern
tor tore toren treffer
punkte punkt punktzahl score
dribbeln dribble dribbling dribbelt gedribbelt dribblings
jonglieren jongliere jonglier jongliert hochhalten hochhalte ballhochhalten
kontakt kontakte kontakten ballkontakt ballkontakte beruhr beruhre beruhren beruhrt
annahme ballannahme annehmen annehme anzunehmen angenommen stoppe stoppen stopp mitnahme ballmitnahme
drehen drehe dreh drehung drehungen drehst wenden wendiger wende
trick tricks finte finten tauschung tausche tauschen moves
rennen renne renn laufen lauf laufe lauft gerannt gelaufen sprint sprinten sprinte sprints
schnell schnelle schneller schnellen schnellste schnellsten tempo speed geschwindigkeit flott
langsam langsame langsamer langsamste langsamsten
schwer schwere schwerer schwerste schwersten schwierig schwierige schwieriger schwierigste schwierigsten harteste
leicht leichte leichter leichteste leichtesten einfach einfache einfacher einfacheres einfaches einfachste einfachster easy
hart harte harter harten fest fester feste kraftig wumms
gut gute guter guten gutes besser bessere besserer besseren beste besten bestes verbessern verbessere verbessert verbesser
schlecht schlechte schlechter schlechtes schlechten schlechteste schlechtesten mies schwachste schwachsten
stark starker starke starkste starksten kraft muskeln muskel power liegestutze liegestutzen
schwach schwacher schwache schwachen schwachere schwacheren
mude erschopft kaputt schlapp kondition ausdauer ausdauernd ausdauernder ausdauernde puste
fuss fusse fussen bein beine beinen
hand hande handen arm arme
kopf kopfe
kopfball kopfballe kopfen kopft kopfballtraining
trainer trainerin trainers coachs
team teams mannschaft mannschaften truppe
verein vereine club klub
mitspieler mitspielern mitspielerin teamkollege teamkollegen kumpel kumpels freund freunde freundin freunden kollege
eltern mama papa mutter vater mutti vati mum dad
bruder schwester geschwister cousin
lachen lacht auslachen ausgelacht lustig machen hanseln mobben
wutend sauer wut aggressiv ausrasten raste rasten zornig rastet
traurig heulen weinen geheult geweint
angst schiss angstlich trau traue furchte
spass freude fun
langweilig ode langeweile
weh schmerz schmerzen tut wehtun wehgetan
verletzung verletzt verletzungen gips gebrochen verstaucht
krank krankheit erkaltet erkaltung fieber grippe husten schnupfen
essen esse isst gegessen ess mahlzeit pizza fruhstuck abendessen snack banane nudeln pasta
susses sussigkeiten schokolade chips kekse zucker gummibarchen eis
trinken trinke trink getrunken wasser durst
milch saft cola limo limonade apfelschorle schorle
schlafen schlaf schlafe schlaft einschlafen bett
abend abends nachts nacht
morgens fruh fruhs
woche wochen wochentlich
tag tage tagen taglich
monat monate
stunde stunden
minute minuten min
pause pausen pausieren ausruhen ruhetag ruhetage ruhe aussetzen frei
warmup aufwarmen aufwarm warm
ball balle balls
schuh schuhe schuhen fussballschuhe fussballschuhen turnschuhe turnschuhen sneaker strassenschuhe strassenschuhen stollen stollenschuhe nocken noppen
schienbeinschoner schienbeinschutzer schoner
handschuh handschuhe torwarthandschuhe
hutchen hutchens pylone pylonen kegel
wand wande mauer hauswand garage garagentor
garten hof balkon platz rasen kunstrasen boden untergrund
zimmer wohnung drinnen haus zuhause
nachbar nachbarn laut larm leise leiser
nass nasse nasser nassen regen regnet matsch matschig matschige matschiger schlamm schlammig pfutze pfutzen rutschig rutsch
kalt kalte kalten kalter winter frieren schnee schneit
heiss heisse hitze warme sommer sonne
handy handys smartphone telefon
tablet ipad computer laptop
app touchline
kamera kameras webcam
video videos filmen filme clip clips aufnehmen aufnahme film gefilmt
token tokens munzen
packchen pack packs packung
karte karten
xp erfahrung erfahrungspunkte
level levels stufe
serie serien streak streaks
abzeichen badge badges erfolge erfolg
rangliste ranglisten bestenliste bestenlisten platzierung rang
geld kostet kosten bezahlen kaufen gratis umsonst kostenlos
sturmer sturm angreifer spitze neuner
verteidiger verteidigen verteidige abwehr innenverteidiger aussenverteidiger verteidigung libero hinten
mittelfeld mittelfeldspieler sechser zehner achter
flugel flugelspieler linksaussen rechtsaussen
torwart torhuter keeper goalie torwartin
schiri schiedsrichter schiris schiedsrichterin
foul fouls foulen gefoult
gegner gegnern gegenspieler gegenspielern
wechseln auswechseln auswechslung auswechslungen eingewechselt ausgewechselt wechsle
bank ersatzbank startelf reservebank
kapitan spielfuhrer binde
profi profis fussballprofi bundesligaprofi beruhmt star stars
aufhoren aufhore hinschmeissen aufgeben kundigen
verlassen verlasst weggegangen weggezogen
madchen frauen frau
jungs junge jungen
allein alleine selber
innenseite innenrist
aussenseite aussenrist trivela
spann vollspann spannstoss
pike pieke
hacke ferse hackenpass fersenpass
effet kurve bananenflanke anschneiden angeschnitten
standbein standfuss
zielen ziele genau genauer genauigkeit treffsicher platziert
weit weiter weite
hoch hoher hohe hohen drunter uber
fallen falle hinfallen hingefallen umfallen stolpern stolpere
verlieren verliere verlier verloren verliert niederlage
gewinnen gewinne gewinn gewonnen gewinnt sieg siege
elfmeter elfer penalty strafstoss
elfmeterschiessen
ecke ecken eckball eckballe
freistoss freistosse freistossen
flanke flanken
linie linien
zahle zahl gezahlt mitzahlen
schummeln geschummelt schummel betrugen betrogen lugen luge erfunden
anfangen anfange anfang anzufangen angefangen beginnen starten start loslegen anfanger
zuerst erst erstes erste ersten erster
schule hausaufgaben klassenarbeit unterricht
sportart sportarten schwimmen basketball tennis tanzen turnen handball judo karate
fifa konsole playstation zocken zocke gezockt ea
benachrichtigung benachrichtigungen erinnern erinnerung push
passwort kennwort
name namen nickname spitzname
konto konten account profil anmelden
loschen losche loscht geloscht entfernen entferne weg wegmachen
speichern gespeichert speicher speichert sichern
bedeutet bedeuten heisst bedeutung
zahlen ergebnis ergebnisse werte statistik
gestern vorgestern
doppelt doppelte zweimal
timer uhr stoppuhr
eng enge drucken druckt
brille kontaktlinsen
ohrringe kette schmuck ring piercing zahnspange
offline internet wlan netz verbindung
asthma inhalator allergie allergien diabetes heuschnupfen epilepsie
rollstuhl behinderung autismus blind taub
periode regelschmerzen regel
ramadan fasten faste
seitenstechen seitenstich
wachsen wachse wachstum wachstumsschub gewachsen
muskelkater
unfair ungerecht gemein
grob brutal treten tritt
streit gestritten streiten zoff
fehler eigentor patzer
schnitt durchschnitt
schlimm gefahrlich schadlich
installieren installiere startbildschirm herunterladen download downloaden
sprache deutsch englisch
linksfuss linksfusser linksfussig
diagramm diagramme fortschritt verlauf
duell zweikampf zweikampfe eins
grosse gross grosser kleiner klein kleine winzig
halbzeit halbzeitpause
nachspielzeit
unentschieden remis
abseits abseitsregel
vor vorm vorher davor
nach nachher danach hinterher
schuld schuldig
`;

/** Words that say nothing of the subject. */
const SILENT = new Set(
  'ich i du er sie es wir ihr man mein meine meiner meinem meinen meins dein deine deiner deinem deinen sein seine mir mich dir dich uns euch ihm ihn ihnen der die das dem den des ein eine einer eines einem einen ne nen nem n is ist bin bist sind seid war waren sei hab habe hast hat haben hatte hatt ham gehabt wird werd werde werden wirst wurde wurd worden geworden kann kannst konnen konnte kan kon soll sollte sollen sollst muss musst mussen musste will willst wollen wollte mag mochte darf darfst durfen lass lassen und oder aber also dann denn wenn wen ob als was wer wo wann warum wieso weshalb welche welcher welches welchen welchem so da hier dort dass zu zum zur in im ins an am ans auf aufm aufs aus bei beim mit von vom fur furs um gegen durch seit bis schon noch auch nur mal immer grad gerade jetzt halt eigentlich doch ja nein bitte danke hi hallo hey sarah lol ma mach mache machen macht gemacht tun tue tu getan geh gehe geht gehen ging gibt gibts gib geben krieg kriege kriegen kriegt gekriegt bekomm bekomme bekommen komm komme kommt kommen gekommen brauch brauche brauchen braucht etwas irgendwas sich selbst sehr ganz viel viele mehr sag sagen sagt zeig zeigen wirklich echt mega voll total bissl bisschen paar andere anderen anderer ander anders alle alles allem jede jeder jeden nix nichts nicht kein keine keinen keiner nie ohne statt dabei passt merk merke merkst merken'.split(' '),
);

/** Words that every subject is spoken of with: alone they mean none. */
const GENERIC = new Set('wie vor nach gut schlecht schwer leicht schnell langsam spielen uben ubung einheit zuerst anfangen tag woche abend stunde minute # drillx ball fuss match team zahlen uhr lang alt neu mal heute morgen trick mitspieler hoch weit'.split(' '));

/** A word without its commonest endings; the rest has three letters at least. */
const stemOf = (word: string): string => word.replace(/^(.{3,}?)(?:en|em|er|es|st|e|n|s|t)$/, '$1');

/** The shortest part of a compound that is looked for. */
const SHORTEST_PART = 4;

/** A compound as what it ends with, and what it begins with where that is known too: "freistoßmauer" is a wall, and a free kick. */
function partsOf(word: string, isKnown: (part: string) => boolean): readonly string[] {
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
    const last = word.slice(at);
    if (!isKnown(last)) continue;
    const first = word.slice(0, at).replace(/s$/, '');
    return [...(isKnown(first) ? [first] : []), last];
  }
  return [];
}

/** What kind of answer is wanted, by the question's words. */
const FRAMES: readonly Frame[] = [
  ['?often', /\bwie (oft|haufig)\b|\bwie ?viele? (mal|tage|einheiten)\b/],
  ['?long', /\bwie lang\w*\b|\bwie ?viele? (minuten|stunden|wochen|monate)\b|\bwie viel zeit\b/],
  ['?far', /\bwie (weit|gross|breit|hoch)\b|\babstand\b/],
  ['?many', /\bwie ?viele?\b/],
  ['?when', /\b(wann|um wie viel uhr|wieviel uhr)\b/],
  ['?why', /\b(warum|wieso|weshalb|weswegen|woran)\b/],
  ['?may', /\b(darf|kann|konnen|soll|sollte|sollen|muss|durfen) (ich|man|wir|mein\w*)\b|\b(erlaubt|ist es ok|ok wenn|schlimm|mindestalter)\b/],
  ['?whatif', /\bwas (passiert|ist|tun|tu|mach\w*|kann ich tun|soll ich tun)( ich)?,? wenn\b|\bwas passiert\b/],
  ['?whatis', /\bwas (ist|is|sind|heisst|bedeutet|bringt|bedeuten)\b|\berklar\w*\b/],
  ['?which', /\b(welche\w*|was fur)\b/],
  ['?how', /\bwie (?!oft|haufig|viel|lang|weit|gross|breit|hoch)\w+|\btipps?\b|\bzeig\w*\b/],
  ['?where', /\b(wo|woher|wohin)\b/],
  ['?whether', /^(werde?|bin|hab\w*|sind|ist|is|hat|zahlt|zahlen)\b/],
  ['?who', /\b(wer|wem)\b/],
  ['?not', /\b(nicht|kein\w*|nie|ohne|nix|nichts|niemand|statt)\b/],
];

/** German as the coach's questions are read. */
export const germanWords = lexiconOf({ families: FAMILIES, silent: SILENT, generic: GENERIC, frames: FRAMES, stemOf, partsOf });
