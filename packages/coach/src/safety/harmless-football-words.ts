/**
 * Messages that hold nothing but plain words about playing and who decides on it ("my coach does not let me play", "meu
 * treinador não me coloca para jogar"). The second opinion, which leans to danger where a coach and a child stand in
 * one sentence, has no say in them; the rules have. No word is listed that closeness, pain, secrets or touch are told
 * with.
 */
const SMALL =
  'i im me my we us our you a an the is are am was do does did dont doesnt didnt not never always often again and or but because so that to for of in on at from it this why what when how much more less only still can could should must have has get gets now today ich mein meine meinen mich mir wir uns unser der die das den dem ein eine ist sind war nicht nie immer oft wieder und oder aber weil so dass zu fur von in im auf aus es was warum wann wie mehr nur noch kann soll sollte sollen muss habe hat jetzt heute gar kein keine yo mi me nos el la los las un una es son no nunca siempre otra vez y o pero porque que a para por de en lo mas solo puedo debo tengo ahora hoy muy je jai mon ma mes moi nous on le les un une est sont ne pas jamais toujours encore et ou mais parce que a la de du dans sur plus que pourquoi quand comment peux dois ai aujourdhui trop eu meu minha o os as um uma e sao nao nunca sempre ou mas porque pra pro por da do em no na mais so posso devo tenho hoje muito gente del al au aux beim vom zum zur ao dos das if ob si se monday tuesday wednesday thursday friday saturday sunday weekend tomorrow montag dienstag mittwoch donnerstag freitag samstag sonntag morgen wochenende domingo sabado lunes samedi dimanche';
/** Those who decide, and that they say so. */
const DECIDES =
  'coach coaches trainer trainers trainerin manager entrenador entrenadora mister entraineur lentraineur entraineuse treinador treinadora tecnico professor says say said thinks wants want tells told asks asked sagt sagte meint will fragt dice dijo quiere pide dit veut demande diz disse quer pede manda gives give lets let gibt lasst da deja laisse deixa deixou';
/** What is decided, and what is played. */
const PLAY =
  'play plays played playing pick picks picked bench benched sub subs subbed starter starting lineup eleven squad position striker defender midfielder midfield winger keeper goalie goal goals ball pass passes passing shoot shooting shot dribble dribbling run runs running faster ends change half minutes game games match matches penalty corner training practice practise wall drill drills spielen spiele spielt spiel spiele aufstellt aufstellung stellt bank ersatzbank wechselt einwechselt auswechselt sturmer verteidiger mittelfeld torwart tor tore schiessen schiesse passen dribbeln laufen schneller mannschaft position training uben halbzeit jugar juego juega juegue pone ponen titular suplente banquillo banca convoca saca cambia delantero defensa portero mediocampista gol goles balon tirar tire pasar pase correr corra rapido equipo partido partidos entrenar entrene entrenamiento jouer joue match matchs banc titulaire remplacant remplace fait met poste attaquant defenseur milieu gardien but buts ballon tirer passer courir coure vite equipe entrainement jogar jogue jogo jogos joga coloca escala banco titular reserva tira atacante zagueiro goleiro meia gols bola chutar chute passar passe correr corra marcar marque time treino treinar treine escalado faz lequipe lentrainement captain captaincy armband kapitan kapitansbinde capitan capitaine capitao brazalete brassard bracadeira';
const TALK = 'talk talks talking talked speaks spoke ansprache spricht redet habla hablo charla parle parler causerie fala falou conversa preleca tactics taktik tactica tactique tatica';
const ROOM = 'changing dressing room rooms locker kabine vestuario vestiaire vestiario antes avant mi temps temps descanso intervalo before half time team halt die gave gives con com avec nach vor';
const TEAM = 'us team uns mannschaft nos nous equipo equipe gente time';
const SLEEP = 'sleep schlafen duerma dormir dorme dormes durma go gehen';
const ENOUGH = 'more earlier enough better mehr fruher genug besser mas antes temprano plus tot mieux mais cedo melhor';

/** Whom players want to be like. */
const STARS = 'messi ronaldo mbappe haaland neymar yamal bellingham kane modric musiala wirtz putellas bonmati';
/** How one plays oneself; said of nobody who decides. */
const HOW =
  'be become fast quick quicker quickly slow slower like start started starts beginner just cos cant cannot want wanna every miss misses missed hit hits kick kicks kicked header headers duel duels jump jumps tackle tackles throw throws juggle juggles juggling trick tricks skill skills better best win wins lose loses lean back over bar high low wide left right foot schnell langsam wie anfang angefangen anfanger will jeden verfehle treffe trick tricks kopfball zweikampf springen sprung jongliere links rechts hoch flach besser';
/** What the app holds and does. */
const APP =
  'app xp token tokens streak streaks level levels pack packs card cards badge badges leaderboard board boards rank ranking result results profile settings notification notifications reminder reminders email mail confirmation account update version timer clock tablet laptop computer language sound sounds whistle stats chart graph history progress karte karten abzeichen rangliste ergebnis ergebnisse profil einstellungen benachrichtigung benachrichtigungen erinnerung konto uhr sprache ton tone pfeife verlauf fortschritt serie';
const APP_VERBS =
  'send sent where find show see save saved saves load loading loads open opens reset restart log logged sign in out off on delete deleted gone everything lost back confirm new old hidden points still need use work works working turn turned change give away count counts counted schick schicken wo finde zeig sehe speichern gespeichert laden offne zuruck weg alles neu alt punkte brauche nutze geht an aus andern zahlt gezahlt';

/** Thanks and praise for the coach, and who is thanked. */
const THANKS = 'thanks thank thx thxx ty tysm tyvm cheers danke dankeschon merci gracias obrigado obrigada';
const PRAISE = 'u ur youre your coach sarah best great good super cool nice amazing awesome brilliant helpful help helped helps helping very lots million legend goat queen bot trainerin beste bester besten toll nett lieb vielen tausend dir du bist geholfen hilfe hilfst mucho muchas mille beaucoup merveilleuse super legal ajuda ayuda';

const listed = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const small = listed(SMALL);
const decides = listed(DECIDES);
const play = listed(PLAY);
const talk = listed(TALK);
const room = listed(ROOM);
const team = listed(TEAM);
const sleep = listed(SLEEP);
const enough = listed(ENOUGH);
const stars = listed(STARS);
const how = listed(HOW);
const app = listed(APP);
const appVerbs = listed(APP_VERBS);
const thanks = listed(THANKS);
const praise = listed(PRAISE);
const FEWEST_WORDS = 3;

/** Of which words a message has to consist, and of which of them it has to hold one each. */
interface PlainTalk {
  readonly of: readonly ReadonlySet<string>[];
  readonly needs: readonly ReadonlySet<string>[];
}
const PLAIN: readonly PlainTalk[] = [
  { of: [small, decides, play], needs: [play] },
  // A talk to the team in its room
  { of: [small, decides, play, talk, room], needs: [decides, talk, team, room] },
  // That one should sleep more
  { of: [small, decides, sleep, enough], needs: [decides, sleep, enough] },
  // How one plays, and nobody else in it
  { of: [small, play, how, stars], needs: [play] },
  { of: [small, play, how, stars], needs: [stars] },
  { of: [small, app, appVerbs], needs: [app] },
  { of: [small, thanks, praise], needs: [thanks] },
];

/** True where every word of a folded message is a plain one of one kind of talk, and what that is about is said. */
export function isPlainFootball(folded: string): boolean {
  const words = folded.split(' ').filter((word) => word !== '' && word !== 'football');
  if (words.length < FEWEST_WORDS) return false;
  return PLAIN.some(({ of, needs }) => words.every((word) => of.some((list) => list.has(word))) && needs.every((list) => words.some((word) => list.has(word))));
}
