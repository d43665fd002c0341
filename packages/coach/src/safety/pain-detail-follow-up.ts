import { english } from './hurting-limb-english.ts';
import { german } from './hurting-limb-german.ts';
import { french, portuguese, spanish } from './hurting-limb-spanish-french-portuguese.ts';

/**
 * What is told of a pain after it was named, as a whole turn in any of the five languages: since when, in which movement, after
 * which fall in play, on which side, how much. Every part is listed, so that one more word (a person, a blow, the head)
 * leaves a turn to the rules. By itself such a turn tells of nothing.
 */
const NUMBER = '(?:\\d{1,2}|an?|one|two|three|four|five|six|seven|a couple of|a few|some)';
const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const DOING = '(?:running|sprinting|shooting|kicking|jumping|landing|passing|dribbling|playing|training|practi[cs]ing|practi[cs]e|juggling|football|soccer|the (?:match|game|training|sprints?|fall|tackle|shot|turf|warm ?up)|a (?:fall|tackle|shot|sprint)|pe)';
const ENGLISH = [
  english.beside,
  '(?:it |and |but )?(?:(?:really|only|just|still|always|kinda) )*hurts?(?: (?:me|a lot|so much))?(?: (?:only|just|always|most|more))?(?: (?:when|if) i (?:run|sprint|walk|shoot|kick|jump|play|train|pass|land|turn|bend it|move it|stand(?: on it)?|press(?: on it)?))?',
  `(?:its been |it s been |like |about |maybe |around )*${NUMBER} (?:days?|weeks?|months?)(?: ago| now)?`,
  `(?:(?:since|after|from|on|last) )?(?:the |my |our )?(?:${WEEKDAY}|weekend|last week|last night|the fall|i fell|i tripped|i landed(?: on it)?(?: in goal| diving)?|i twisted it|i rolled it)`,
  `(?:(?:its |it s |it is |it was |it came |it comes |maybe |probably |prob )*(?:from|because of|cos of|cuz of|bc of|after|when|while|during|in) ${DOING})`,
  '(?:i (?:just )?(?:fell(?: over| down| on it)?|tripped|slipped|landed (?:on it|badly|funny|wrong)|twisted it|rolled it|overstretched|ran (?:a lot|too much)|played (?:a lot|too much)|kicked the (?:ball|ground)))',
  '(?:(?:it )?(?:started|happened|began|came)(?: on)?)',
  '(?:i think|i guess|i suppose|maybe|probably|prob|not sure|im not sure|idk|i dont know|dunno)',
  '(?:(?:its |it s |it is |only |just )*(?:the |my )?(?:left|right|inner|outer|other)(?: (?:one|side|foot|leg|knee|ankle|arm|hand|wrist|part))?|on (?:the|my) (?:left|right|inside|outside|front|back|side|top|bottom)|in the middle|at the (?:front|back|side|bottom|top)|(?:only |just )?(?:a )?(?:little|lil|tiny|bit)(?: bit)?|not (?:that |very |too )?(?:bad|badly|much))',
];
const DOING_DE = '(?:schiessen|schuss|laufen|rennen|sprinten|spielen|spiel|training|trainieren|springen|sprung|jonglieren|dribbeln|passen|kicken|fussball|fussballspielen|sport|sturz|zweikampf|turnier|abstoss|aufwarmen)';
const GERMAN = [
  german.beside,
  '(?:(?:es|er|das|sie|und|aber) )?tut (?:(?:mir|nur|immer|echt|so|sehr|noch|am meisten|mehr) )*weh(?: (?:(?:wenn|sobald) ich (?:laufe|renne|sprinte|gehe|schiesse|springe|spiele|trainiere|passe|auftrete|drauf drucke|ihn bewege|es bewege|sie bewege)))?',
  `(?:(?:das |es )?(?:ist|kommt|kam|war|wars|liegt|passierte) )?(?:bestimmt |wohl |vielleicht |wahrscheinlich )?(?:vom|von dem|durchs|durch das|wegen dem|wegen des|beim|im|nach dem|am) ${DOING_DE}`,
  '(?:(?:ich )?(?:glaub|glaube|denk|denke|vermute|mein)(?: ich| mal)?|vielleicht|wahrscheinlich|kann sein|weiss (?:ich )?nicht(?: genau)?|keine ahnung|ka)',
  '(?:(?:ich )?bin (?:ich )?|da bin ich )?(?:hin|um)?(?:gefallen|gestolpert|ausgerutscht|umgeknickt|umgeknickst|gesturzt)(?: bin)?',
  'seit (?:ich )?(?:hin|um)?(?:gefallen|gestolpert|umgeknickt) bin|seit dem sturz|seit (?:letzter woche|letztem (?:spiel|training)|vorgestern|heute morgen|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|dem wochenende)',
  '(?:ist |das ist )?(?:gestern |heute |vorgestern )?passiert(?: ist)?|angefangen hats?|hat angefangen|angefangen',
  '(?:das |der |die |am |nur |mehr )*(?:linke[rnms]?|rechte[rnms]?|links|rechts|innen|aussen|vorne|hinten|oben|unten|seitlich)|an der (?:seite|innenseite|aussenseite|vorderseite|ruckseite)|(?:am|im|an der|in der|vom) (?:linken |rechten |inneren |ausseren )?(?:knie|knochel|fuss|ferse|wade|schienbein|oberschenkel|zeh|zehen|sohle|fusssohle)|(?:nur )?(?:ein )?(?:kleines )?(?:bisschen|bissl|wenig)|nicht (?:so |sehr |arg )?(?:schlimm|doll|stark)',
  '(?:\\d{1,2}|ein|zwei|drei|vier|paar|ein paar) (?:tage|wochen)',
];
const DOING_ES = '(?:correr|jugar|saltar|chutar|tirar|patear|disparar|entrenar|pasar|driblar|el (?:partido|entreno|entrenamiento|tiro|choque|futbol|torneo|recreo)|la (?:caida|carrera)|una? (?:caida|tiro|carrera|entrada))';
const DAY_ES = '(?:ayer|anteayer|antier|anoche|hoy|esta manana|esta tarde|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|otro dia)|la semana pasada|el fin de semana)';
const SPANISH = [
  spanish.beside,
  '(?:y |pero )?(?:(?:me|solo|si|sobre todo|mas) )*duele(?: (?:solo|mas|mucho|siempre|sobre todo))*(?: (?:cuando|si|al) (?:corro|juego|salto|chuto|tiro|ando|camino|piso|entreno|apoyo|doblo|la apoyo|lo apoyo|correr|jugar|saltar|chutar|caminar|pisar|apoyar|doblar(?:la|lo)?))?',
  `(?:desde|despues de|despues del|fue|es|paso|empezo|en|jugando|por|de) (?:de |por |en |jugando |que )*(?:${DAY_ES}|${DOING_ES}|partido|entreno|entrenamiento|me cai|jugue|entrene)`,
  DAY_ES,
  '(?:(?:desde )?hace|ya van|llevo) (?:como |unos |unas |casi |mas de )*(?:\\d{1,2}|un|una|dos|tres|cuatro|cinco|seis|par de|un par de|algunos|varios|varias|mucho|poco)(?: (?:dias?|semanas?|meses|mes|tiempo))?',
  '(?:y |es que |porque )?(?:me (?:cai|tropece|resbale|torci|la torci|lo torci)|cai mal)(?: (?:encima|mal|al suelo|corriendo|jugando|entrenando|jugando al futbol|en la cancha|en el campo|en el recreo|sobre (?:ella|el|la mano|el brazo)))*',
  '(?:yo )?creo(?: que)?|supongo|quizas|quiza|tal vez|a lo mejor|no se|puede ser|seguro',
  '(?:solo |es )*(?:el|la|por|del lado|de|en|al) (?:izquierd[oa]|derech[oa]|lado|dentro|fuera|delante|detras|arriba|abajo)|(?:solo )?un (?:poco|poquito)|no (?:mucho|tanto)|poco',
  '(?:corriendo|jugando|chutando|tirando|saltando|entrenando|caminando|pateando)(?: (?:al futbol|mucho|rapido|ayer|hoy))*',
];
const DOING_FR = '(?:(?:le|du|au|un|mon) (?:match|foot|tir|entrainement|sprint|tournoi|sport)|l ?entrainement|a l ?entrainement|la (?:course|chute|frappe)|une (?:chute|frappe|course)|(?:de la|ma) (?:course|chute|frappe))';
const DAY_FR = '(?:hier|avant hier|aujourd ?hui|ce matin|hier soir|ce soir|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|ce week ?end|la semaine derniere|lautre jour)';
const FRENCH = [
  french.beside,
  '(?:et |mais )?(?:ca (?:me )?fait (?:(?:trop|tres|vraiment|encore|plus) )*mal|(?:jai|j ai) (?:(?:trop|tres|encore) )*mal)(?: (?:surtout|seulement|juste|que|plus))?(?: (?:quand|si|des que) (?:je |j)?(?:cours|joue|saute|marche|tire|frappe|shoote|plie|appuie(?: dessus)?|pose le pied|mentraine))?|surtout (?:quand|si) je (?:cours|joue|saute|marche|tire|frappe|plie|appuie dessus)',
  `(?:depuis|apres|a cause|cest|c est|pendant|au|a|de|du|suite a) (?:a cause |de |venu |arrive |depuis )*(?:${DAY_FR}|${DOING_FR}|dhier|match|foot|que je suis tombee?|que jai (?:joue|couru|tire)|(?:\\d{1,2}|un|une|deux|trois|quatre|cinq|six|quelques|plusieurs|longtemps)(?: (?:jours?|semaines?|mois))?)`,
  DAY_FR,
  '(?:ca fait|il y a) (?:genre |environ |presque |bien |plus de )*(?:\\d{1,2}|un|une|deux|trois|quatre|cinq|six|quelques|plusieurs|longtemps)(?: (?:jours?|semaines?|mois))?',
  '(?:parce que |car )?(?:je suis |jsuis )?tombee?(?: (?:dessus|dhier|mal|en courant|en jouant|par terre))*|je me suis (?:tordu|tordue|foule) (?:la|le|en courant|en jouant)?',
  'je (?:crois|pense)|jcrois|jpense|(?:que )?cest|peut etre|surement|jsp|je (?:ne )?sais pas|aucune idee',
  '(?:en|quand je|des que je) (?:courant|jouant|sautant|marchant|tirant|frappant|shootant|jonglant|cours|joue|saute|marche|tire|frappe|shoote|pose le pied|plie|appuie dessus)',
  '(?:juste |seulement |plutot |cest )*(?:le|la|a|du cote|cote) (?:gauche|droite?|interieur|exterieur|linterieur|lexterieur)|(?:devant|derriere|en haut|en bas|sur le cote)|(?:juste )?un (?:peu|tout petit peu)|pas (?:trop|beaucoup|tant)',
];
const DOING_PT = '(?:correr|jogar|pular|saltar|chutar|treinar|passar|(?:o|do|no|um) (?:jogo|treino|chute|futebol|tombo|torneio|recreio)|(?:a|da|na|uma) (?:corrida|queda|pelada|aula|educacao fisica))';
const DAY_PT = '(?:ontem|anteontem|hoje|ontem a noite|hoje de manha|(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)(?: feira)?|semana passada|no fim de semana)';
const PORTUGUESE = [
  portuguese.beside,
  '(?:e |mas )?(?:(?:so|me|mais|principalmente) )*(?:doi|ta doendo|esta doendo|doendo)(?: (?:so|mais|muito|mto|sempre|principalmente))*(?: (?:quando|se|ao|pra) (?:eu )?(?:corro|jogo|chuto|pulo|ando|piso|dobro|treino|apoio|correr|jogar|chutar|pular|andar|pisar|dobrar))?',
  `(?:desde|depois|foi|comecou|por causa|aconteceu|e|de|do|no) (?:de |do |da |no |na |por causa |que |eu |o |a )*(?:${DAY_PT}|${DOING_PT}|jogo|treino|futebol|chute|cai|joguei|treinei)`,
  DAY_PT,
  '(?:ja )?(?:ha|faz|tem|tem uns|faz uns) (?:uns |umas |quase |mais de )*(?:\\d{1,2}|um|uma|dois|duas|tres|quatro|cinco|seis|alguns|varios|muito|pouco)(?: (?:dias?|semanas?|mes|meses|tempo))?',
  '(?:porque |e que )?(?:eu )?(?:cai|tropecei|escorreguei|torci|pisei errado|cai errado)(?: (?:em cima|mal|no chao|correndo|jogando|jogando bola|em cima del[ae]|de mau jeito|na quadra|no campo|no recreio))*',
  '(?:eu )?acho(?: que)?|talvez|nao sei|sei la|deve ser|pode ser|(?:que )?foi',
  '(?:so |e )*(?:o|a|do lado|no lado|na|por|de|da) (?:esquerd[oa]|direit[oa]|lado|dentro|fora|frente|tras|cima|baixo|parte de (?:dentro|fora))|(?:so )?um (?:pouco|pouquinho)|nao (?:muito|tanto)|pouco',
  '(?:correndo|jogando|chutando|pulando|treinando|andando)(?: (?:bola|futebol|muito|rapido|ontem|hoje))*|quando (?:eu )?(?:corro|jogo|chuto|pulo|ando|piso|dobro|treino)',
];
const JOINED = '(?:and|und|y|et|e|but|aber|pero|mais|mas|so|also|ok|well|na|hm|cest|it|its|es|ca|das|because|weil|porque|parce que|car|bin|ich|ich bin|fue|foi|venu|solo|nur|juste|only|just|on)';

const parts: readonly RegExp[] = [ENGLISH, GERMAN, SPANISH, FRENCH, PORTUGUESE].map((ways) => new RegExp(`(?:^| )(?:${ways.join('|')})(?= |$)`, 'g'));
const ONLY_JOINED = new RegExp(`^(?: ?${JOINED})*$`);
const MOST_WORDS = 12;

/** Whether words (in plain letters) tell, from first to last, more of a pain that was named before: since when, from what in play, where, how much. */
export function isPainDetailFollowUp(words: readonly string[]): boolean {
  if (words.length === 0 || words.length > MOST_WORDS) return false;
  const text = words.join(' ');
  return parts.some((part) => {
    const rest = text.replaceAll(part, '').trim();
    return rest !== text && ONLY_JOINED.test(rest);
  });
}
