import { findDrill } from '@touchline/domain';
import type { CoachTopic } from '@touchline/messages/coach-topics';
import { categoryOf } from '../intents/find-drill-and-skill.ts';
import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { asTopic } from '../intents/understood-as-topic.ts';
import { hurts, topicOf } from '../topics/find-topic.ts';
import { asksIfBad } from './asks-if-bad.ts';
import { TOPIC_OF_EVERYDAY, type JudgedNumberMatchOrDrillPurposeCase } from './judged-number-match-and-drill-purpose-kinds.ts';
import { INTENT_OF_ENOUGH_STREAK_OR_MATCH, type EnoughStreakOrMatchQuestion } from './enough-streak-and-match-question-kinds.ts';
import { says } from './whole-word-pattern.ts';

/** All parts are said, and none of `unless`. */
const form = (parts: readonly string[], unless?: string): ((text: string) => boolean) => {
  const [all, not] = [parts.map((part) => says(part)), unless === undefined ? null : says(unless)];
  return (text) => all.every((part) => part.test(text)) && not?.test(text) !== true;
};

/** A question with a case of the player's own, whatever else its words are like. */
export const asCase = (question: Question, told: EnoughStreakOrMatchQuestion): Understood =>
  understoodAs(question, INTENT_OF_ENOUGH_STREAK_OR_MATCH[told.of], { sureness: 1, ask: { kind: 'case', case: told } });

/** The same for a case that is one question of a topic. */
export function asEveryday(question: Question, told: JudgedNumberMatchOrDrillPurposeCase): Understood {
  const name = TOPIC_OF_EVERYDAY[told.of];
  const topic = name === undefined ? undefined : topicOf(name);
  return { ...asCase(question, told), topic: topic ?? null };
}

// The own numbers, in Spanish, French and Portuguese: English and German have patterns of their own
const OWN = 'mi|mis|mon|ma|mes|meu|minha|meus|tengo|estoy|soy|llevo|voy|ando|jai|je|suis|jsuis|chuis|chui|tenho|estou|to|tou|sou|eu|yo';
const ASKS = 'cual|que|q|k|ke|cuant[oa]s?|como va|como esta|dime|quel|quelle|quels|quoi|combien|ou jen|dis moi|cest|qual|quais|quant[oa]s?|em que|de cuanto|de quanto|a combien|me diz|fala|di';
const OF_OTHER_LEVEL = 'ejercicios?|exercices?|exos?|exercicios?|entrenamiento|entrainement|treino|drills?|jugador\\w*|joueurs?|jogador\\w*|facil\\w*|dificil\\w*|difficile|mejorar|ameliorer|melhorar|pro|bajo|badges?|para mi|pour mon|pro meu|temps|tiempo|tempo|partido|match|jogo|amigo\\w*|copain\\w*|parede|video';
const LEVEL = 'nivel|niveau|level|lvl|niv';
const NEXT_LEVEL = '(?:prochain|proximo|siguiente) (?:nivel|niveau|level)|(?:nivel|niveau|level) (?:suivant|siguiente|seguinte|superieur)|(?:subir|pasar|passar|passer|monter|sube|subo|monte|passe) (?:de|au|du|pro|para o|al) (?:\\w+ )?(?:nivel|niveau|level)';
const ownLevel = form([LEVEL, OWN, ASKS], `${OF_OTHER_LEVEL}|como (?:subo|puedo|faco|posso)|comment`);
const LEVEL_ALONE = /^(?:(?:y|et|e|ok|hola|salut|oi) )*(?:mi|mon|meu|o meu) (?:nivel|niveau|level)(?: (?:actual|ahora|agora|maintenant|la|hoy|hoje))?$/;
const toNextLevel = form([NEXT_LEVEL, 'cuant[oa]s?|combien|quant[oa]s?|falta|faltan|manque|reste'], OF_OTHER_LEVEL);
const howToNextLevel = form([NEXT_LEVEL, 'como|comment|que hago|quoi faire|o que faco'], 'cuant\\w*|combien|quant\\w*');
const ownXp = form(['xps?|dxp|exp|experiencia|experience|puntos|points|pontos', 'cuant[oa]s?|combien|quant[oa]s?|cual|quel\\w*|qual|dime|dis moi', OWN], `${NEXT_LEVEL}|como|comment|gan[oa]\\w*|gagn\\w*|ganh\\w*|da|dan|donne\\w*|partido|match|jogo|equipo|equipe|time|cada|chaque|nivel|niveau|hoy|hoje|aujourdhui|semana|semaine`);
const ownTokens = form(['tokens?|fichas?|monedas?|jetons?|pieces|moedas?', 'cuant[oa]s?|combien|quant[oa]s?', OWN], 'como|comment|gan\\w*|gagn\\w*|cuesta\\w*|coute\\w*|custa\\w*|sobre|paquete|pack|pochette|pacote|para|pour|semana|semaine|hoy|hoje|aujourdhui');
const STREAK = 'stre[ae]ks?|racha|serie|sequencia';
const STREAK_ALONE = /^(?:(?:y|et|e|ok|hola|salut|oi) )*(?:mi|ma|minha|a minha) (?:racha|serie|sequencia)(?: (?:actual|actuelle|atual|ahora|maintenant|agora))?$/;
const ownStreak = form([`(?:mi|ma|minha|a minha|la|de|da|en|na) (?:${STREAK})|(?:${STREAK}) (?:tengo|jai|tenho|actual|actuelle|atual)`, ASKS], 'si|se|quand|cuando|quando|perd\\w*|pierd\\w*|perdi\\w*|mas larga|longue|maior|mejor|meilleure|melhor|record\\w*|recorde|why|porque|por que|pourquoi|comment|como funciona|cest quoi une|que es|o que e|geler|congel\\w*|ejercicio\\w*|exercices?|exos?|exercicios?|vacaciones|vacances|ferias|enferm\\w*|malade|doente|mejorar|recuper\\w*|sirve\\w*|vale|sert|servent|serve\\w*');

const BEST = 'mejor|meilleurs?|meilleure|melhor|plus fort|plus forte|mas fuerte|mais forte|mas bueno|mais bom|me sors le mieux|reussis le mieux|va mejor|me sale mejor|se me da mejor|mando melhor|mando bem|me saio melhor';
const WORST = 'peor|pire|plus faible|plus nul|plus nulle|moins bon|moins bonne|mas flojo|mas malo|pior|mais fraco|me sale peor|se me da peor|me saio pior|mando mal';
const THING = 'ejercicios?|exercices?|exos?|exercicios?|treinos?|entrenamientos?|(?:en|em) (?:que|q|quoi|o que)|no que|dans quoi|en quoi|a quoi|a que|onde|donde|ou';
const I_AM = 'soy|mi|mis|se me|me|estoy|je suis|suis|mon|mes|ma|je|sou|estou|eu|meu|meus|minha|to|tou';
const NO_BEST = 'para|pour|pra|pro|hoy|hoje|aujourdhui|resultado\\w*|resultats?|record\\w*|recorde\\w*|marcas?|score|puntuacion|pontuacao|jugador\\w*|joueurs?|jogador\\w*|pie|pied|pe|perna|pierna|jambe|equipo|equipe|time|racha|serie|sequencia|semana|semaine|dia|jour|como|comment|puedo|peux|posso|debo|dois|devo|que tu|que yo|messi|ronaldo|mbappe|plus fort que|mejor que|melhor que|ser|etre|devenir|tirar|tirer|chutar|mejorar|ameliorer|melhorar|amig\\w*|copain\\w*|ejercicio es|exercice est|exercicio e|ranking|classement|poste|posicion|posicao';
const bestDrill = form([BEST, THING, I_AM], NO_BEST);
const worstDrill = form([WORST, THING, I_AM], NO_BEST);
const mostDone = form(['(?:que|q|cual|quel\\w*|qual) (?:\\w+ )?(?:ejercicio|exercice|exo|exercicio|drill|treino)', 'mas|plus|mais', 'hago|he hecho|practico|entreno|repito|fais|jai fait|pratique|repete|faco|fiz|treino|treinei|repito'], `${NO_BEST}|${BEST}|facil|dificil|facile|difficile|rapido|rapide`);

const WEAK_POINT = says('points? faibles?', 'pontos? fracos?', 'puntos? debil(?:es)?', '(?:que|q|lo que) (?:mas )?(?:se me da|me sale|hago) (?:peor|mal)', 'o que (?:eu )?(?:faco|mando|sei) (?:pior|mal)', 'ce que je fais (?:le )?(?:moins bien|pire)', 'what am i (?:the )?(?:bad|worst|weakest) (?:at|in)');
const GOOD_AT = says('en que soy (?:muy |mas )?buen[oa]', 'je suis (?:bon|bonne|fort|forte) en quoi', '(?:en quoi|dans quoi|a quoi) (?:je suis|suis je) (?:bon|bonne|fort|forte)', '(?:no|em) que (?:eu )?(?:sou|mando) b(?:om|oa|em)', 'bei (?:welche[rnm]? ubung|was) bin ich (?:top|stark)');
const AM_I_GOOD = /^(?:(?:y|et|e|pero|mais|mas|hola|salut|oi|sarah|coach) )*(?:(?:yo )?soy|(?:je suis|jsuis|est ce que je suis)|(?:eu )?sou)(?: (?:muy|tres|muito|un|um))? (?:buen[oa]|malo|mala|bonn?e?|nul|nulle|mauvais|fort|boa|bom|ruim)(?: (?:jugador\w*|joueur|joueuse|jogador\w*|o no|ou pas|ou nul|ou non|ou nao|o malo|ou ruim|en esto|en futbol|au foot|no futebol))*$/;
const bestDay = form(['(?:mejor|meilleur|melhor) (?:dia|jour)|(?:dia|jour) .*(?:mas|plus|mais)', `${OWN}|entrene|treinei`, 'entren[eo]\\w*|joue|entraine|fait|trein\\w*|hice|fiz|mejor|meilleur|melhor'], 'hoy|para|pour|pra|debo|dois|devo|puedo|peux|posso|partido|match|jogo|cada|chaque|ejercicio|exercice|exercicio|resultado|record');

// Practice
const OFTEN = 'cuantas veces|cuantos dias|cada cuanto|combien de (?:fois|jours|seances)|tous les combien|quantas vezes|quantos dias|de quanto em quanto';
const howOften = form([OFTEN, 'debo|deberia|hay que|tengo que|se debe|conviene|es bueno|dois|devrais|faut|devrait|il vaut mieux|devo|deveria|preciso|tenho que|se deve|e bom', 'entren\\w*|practic\\w*|jugar|mentrainer|sentrainer|entrainer|jouer|trein\\w*|jogar|pratic\\w*'], 'agua|eau|comer|manger|dormir|minut\\w*|falta\\w*|manque|xp|nivel|niveau|streak|racha|serie|sequencia');
const twiceADay = form(['(?:dos|2|tres|3|deux|trois|duas) (?:veces|fois|vezes) (?:al|por|par|ao) (?:dia|jour)', 'entren\\w*|practic\\w*|mentrainer?|sentrainer|entrainer|trein\\w*'], 'semana|semaine|agua|eau|comer|manger');
/** How often practice was this week, told by the player, with whether that is good. */
const ownWeekJudged = form(
  ['(?:this|diese) (?:week|woche)|esta semana|cette semaine|n?essa semana', 'train\\w*|practi[cs]\\w*|did|done|ube|geubt|trainiert|gemacht|entren\\w*|hice|entraine|fait|joue|trein\\w*|fiz', '\\d{1,2}|one|once|two|twice|three|four|five|six|ein|einmal|zwei|zweimal|drei|dreimal|vier|viermal|funf|un|una|dos|tres|cuatro|cinco|deux|trois|quatre|cinq|um|uma|dois|duas|quatro|only|nur|solo|seulement|so', '(?:is|was) (?:that|it|this) (?:\\w+ )?(?:good|ok|okay|enough|bad|a lot|much|too)|(?:ist|war) (?:das|es) (?:\\w+ )?(?:gut|ok|okay|genug|schlecht|schlimm|viel|wenig|zu)|reicht (?:das|es)|langt das|esta (?:bien|mal)|es (?:bueno|malo|mucho|poco|suficiente|bastante)|cest (?:bien|bon|assez|suffisant|beaucoup|peu|mauvais|mal)|ca suffit|ta (?:bom|ruim|pouco|otimo)|e (?:bom|ruim|pouco|muito|suficiente|bastante)|basta|chega'],
  'streak|racha|serie|sequencia|match\\w*|games?|spiele?|partidos?|jogos?|goals?|tore|sleep|slept|geschlafen|hurts?|weh|duele|mal a|doi|xp|tokens?|juggl\\w*|taps',
);
const howXp = form(['xps?|dxp|experiencia|experience|puntos de experiencia', '^(?:(?:y|et|e|hola|salut|oi) )*(?:como|comment|cmt|que hago|o que faco|quoi faire)', 'gan\\w*|gagn\\w*|ganh\\w*|consig\\w*|conseg\\w*|obten\\w*|avoir|tener|ter|mas|plus|mais|subo|subir'], 'nivel|niveau|cuant\\w*|combien|quant\\w*');
const EVERY_DAY = 'every ?day|each day|daily|7 days a week|all (?:the )?days|jeden tag|taglich|todos los dias|cada dia|a diario|diariamente|tous les jours|chaque jour|todo dia|todo santo dia|todos os dias|cada dia';
const dailyPractice = form(
  [EVERY_DAY, 'train(?:ing)?|practi[cs]e|practi[cs]ing|trainier\\w*|uben|ube|entren\\w*|practicar|practico|(?:m |s )?entrainer|mentrainer?|mentraine|sentrainer?|jouer|jogar|jugar|treinar|treino|treinando|trener', '^(?:(?:and|und|y|et|e|ok|hi|so) )*(?:can|may|should|is it|is training|darf|kann|soll\\w*|ist|muss|puedo|se puede|es malo|es bueno|esta bien|esta mal|hay que|debo|tengo que|je peux|jpeux|on peut|peut on|puis je|il faut|faut il|cest|est ce que|posso|pode|da pra|faz mal|e ruim|e bom|devo|tenho que|preciso|precisa)|(?:bad|malo|mauvais|dangereux|grave|ruim|mal|perjudicial|peligroso|schadlich|schlimm)(?: (?:for me|para mi|pour moi|pra mim))?$'],
  'streak|racha|serie|sequencia|minut\\w*|min|hours?|horas?|heures?|stunden?|how (?:long|much|many)|hurts?|weh|duele|same|mismo|meme|mesmo|gleich\\w*|before|vor|antes|avant|eat|match|game|juggl\\w*|tired|mude|cansad\\w*|plan',
);
const WEIGHTS = 'weights|dumb ?bells?|bar ?bells?|weight ?(?:training|lifting)|weightlifting|lift(?:ing)? (?:weights?|heavy)|pump(?:ing)? iron|bench press|(?:the |a )gym|hanteln?|gewichte?n?|gewichtheben|krafttraining|fitnessstudio|fitness studio|muckibude|pesas|mancuernas|gimnasio|gym|levantar peso|muscu|musculation|halteres?|(?:soulever|porter|faire) (?:des |les )?poids|salle de (?:sport|muscu\\w*)|musculacao|halter(?:es)?|(?:pegar|levantar|puxar|fazer) pesos?|malhar|(?:pra|na|a|fazer) academia';
const MAY = 'old enough|how old|what age|which age|ab wann|ab welchem alter|alt genug|que edad|quel age|quantos anos|se pueden|pueden|can|may|should|could|is it|am i|allowed|too young|good|ok|okay|bad|darf|kann|soll\\w*|ist|zu jung|gut|schlimm|schadlich|puedo|se puede|debo|deberia|es (?:bueno|malo)|esta bien|peux|peut|puis|dois|cest (?:bien|mal|bon|mauvais|grave|dangereux|possible)|est ce que|posso|pode|devo|faz (?:mal|bem)|e (?:bom|ruim)|da pra|tem problema|ya|schon|deja|ja';
const weights = form([WEIGHTS, MAY], 'ankles?|knochel\\w*|fussgelenk\\w*|fuss|hurts?|pain|weh|schmerz\\w*|due\\w*|mal (?:au|a la|aux)|do(?:i|er)|lose|abnehmen|abzunehmen|perder|perdre|bajar|emagrecer|maigrir|fat|dick|gord\\w*|gros|cuanto|combien|quanto|how much|wie ?viel|without|ohne|sin|sans|sem|no|dad|coach|trainer|papa|makes? me|zwingt|joker|ball|balon|ballon|bola');
const ownBody = form(['pompes|flexiones|lagartijas|flexoes|abdos|abdominaux|abdominales|abdominais|sentadillas|agachamentos|gainage|plancha|prancha', MAY], 'due\\w*|doi|dor|mal (?:au|a la|aux)|maigrir|perder|perdre|adelgazar|emagrecer|gord\\w*|gros');
const MATCH = 'match|game|cup|tournament|tourney|spiel|turnier|punktspiel|partido|partidito|torneo|tournoi|jogo|torneio|campeonato';
/** In the languages of questions. */
export const TOMORROW = 'tomorrow|tmrw|tmr|2moro|morgen|manana|demain|amanha';
const dayBeforeMatch = form(
  [MATCH, TOMORROW, 'what|wat|was|que|q|quoi|o que|should|shall|soll\\w*|can i|kann ich|puedo|debo|je peux|dois|posso|devo', '(?:to)?day|2day|now|tonight|heute|hoy|hoje|aujourdhui|auj|jetzt|ahora|maintenant|agora|do|train|practi[cs]e|machen|mach|trainier\\w*|ub\\w*|hago|hacer|entren\\w*|fais|faire|faco|fazer|trein\\w*'],
  'eat\\w*|ess\\w*|com(?:er|o|ida)|mang\\w*|drink|trink\\w*|sleep|schlaf\\w*|dorm\\w*|bed|bett|nervous|nervos\\w*|nervios\\w*|aufgeregt|stress\\w*|scared|angst|miedo|peur|medo|wear|anziehen|lose|win|gewinn\\w*|who|wer|quien|qui|quem|time|uhr|hora|heure|watch|schau\\w*|ver|voir|regarder|spielt|plays|juega|joue contre|joga|bring|pack|mitnehmen|position|penalt\\w*|warm\\w*|record|rekord|week|woche|semana|semaine|plan\\w*|hurts?|tut|duele|mal au|doi',
);
const FRIENDS = 'friends?|mates|buddies|freunde?n?|freundin\\w*|kumpels?|amig[oa]s?|copains?|copines?|potes?|colegas?|companer[oa]s?';
const IN_APP = '(?:on |in )?here|(?:in |on |with )?(?:this|the) app|hier|(?:in |auf )?(?:der|dieser|die) app|aqui|(?:en|con|in|sur|dans|avec|no|na|pelo) (?:la |el |esta |este |l |cette |esse |o |)?app(?:li)?|dans lapp(?:li)?|sur lapp(?:li)?|ici|no aplicativo|nesse app|neste app|en esta app|en la aplicacion|online|en linea|en ligne|multiplayer|multijugador|multijoueur';
const playsInApp = form([FRIENDS, IN_APP, 'play|spielen|zusammen|jugar|juego|jouer|joue|jogar|jogo|together|junto\\w*|ensemble|against|gegen|contra|contre|multi\\w*', 'can|kann|konnen|geht|se puede|puedo|podemos|on peut|je peux|peut|da pra|da para|posso|pode|tem como|is there|gibt|possible|posible|possivel|moglich'], 'drills?|ubung\\w*|ejercicios?|exos?|exercices?|exercicios?|what|welche\\w*|lost|nobody|niemand|keine freunde|no tengo|nao tenho|jai pas|laugh\\w*|hurt\\w*');
const goneOnHoliday = form(
  [STREAK, 'holidays?|vacations?|vacay|away|urlaub|ferien|verreist|klassenfahrt|vacances|vacaciones|viaje|voyage|parti|ferias|viagem|viajei', '(?:did|have) (?:i|my)|ive|i lost|is (?:it|my)|gone|verloren|weg|futsch|perdi|he perdido|perdido|se me fue|jai perdu|est perdue|perdu|perdeu|acabou|se acabo|acabo|termino|terminou|finie|terminee'],
  'if|when|will|would|wenn|falls|werde|si|quand|cuando|quando|se eu|freeze|how|wie|tomorrow|morgen|manana|demain|amanha',
);

// How it is done
const STRIKE = 'tirar|tiro|tire|tiros|chutar|chuto|chute|chutes|patear|pateo|disparar|disparo|golpear|golpeo|pegarle|le pego|pegar|rematar|remate|frapper|frappe|frappes|tirer|tir|tirs|shooter|shoot|shoote|taper|bater|bato|finalizar|chutaco';
const HARD = '(?:mas|mais) (?:fuertes?|duro|potente|forte|potencia|fuerza|forca)|plus (?:fort|fortes?|puissant\\w*|de puissance|de force|dur)|con (?:mas )?(?:fuerza|potencia)|com (?:mais )?(?:forca|potencia)|potencia|puissan\\w*|(?:chute|tiro|chut) forte|avec (?:plus de )?(?:force|puissance)';
const HOW = 'como|comment|cmt|quiero|je veux|jveux|quero|ejercicio|exo|exercice|exercicio|consejos?|conseils?|dicas?|ayuda\\w*|aide|ajuda|tips?|que hago|faire pour|aprender|apprendre|mejorar|ameliorer|melhorar|avoir|tener|ter';
const NO_STRIKE = 'pie (?:izquierdo|derecho|malo)|pied (?:gauche|droit|faible)|pe (?:esquerdo|direito|fraco|ruim)|perna|pierna|jambe|izquierda|zurda|gauche|esquerd\\w*|cabeza|tete|cabeca|due\\w*|doi|dor|mal|falta|coup franc|tiro libre|penal\\w*|penalty|corner|esquina|escanteio|saque|porter[oa]|gardien|goleiro|por ?que|pourquoi';
const hardShot = form([STRIKE, HARD, HOW], NO_STRIKE);
const bentShot = form(['efecto|efectos|rosca|comba|con curva|folha seca|effets?|leffet|enroul\\w*|brosser|brosse|efeito|curva|chapa|banana', `${STRIKE}|balon|pelota|bola|ballon|balle|pases?|passes?|centro|centre|cruzamento|(?:le )?(?:doy|dar|mettre|donner|dou|coloco|colocar|poner|pongo|faco|fazer|hago|hacer)`, HOW], 'hacia|hizo|fait leffet|due\\w*|portero|gardien|goleiro');
const freeKick = form(['(?:tiros? libres?|coups? francs?|(?:tirar|lanzar|cobrar|chutar|patear|bater|tiro|lanzo|cobro|bato|tirer|pateo|chuto|tira|tiran|lanza|lanzan|cobra|bate|batem|patea|chuta|tire) (?:una |uma |las |as |la |a |de )?faltas?|cobranca de falta|faltas? (?:directas?|diretas?))', `${HOW}|mejor|mieux|melhor`], 'regla|regle|regra|que es|cest quoi|o que e|quand|cuando|quando');
const overWall = form(['free ?kicks?|freistoss\\w*', 'how|wie|best|am besten|tips?|tipps?', 'over|round|around|past|under|uber|um|vorbei|unter|with|mit|if|wenn|there'], 'rule|regel|far|weit|abstand|metres?|meter');
/** The wall of players at a free kick. */
export const OF_FREE_KICK_WALL = says('walls?', 'mauer', 'barrera', 'barreira', 'mur', 'muro');

const throwIn = form(['saques? de banda|sacar de banda|saca de banda|saco de banda|faire (?:une |la )?touche|fait (?:une |la )?touche|touche (?:longue|a la main)|remises? en (?:jeu|touche)|rentree de touche|(?:cobrar|bater|faco|fazer|cobro|bato|faz|arremess\\w*) (?:o |um |de )?lateral|arremesso lateral', 'como|comment|cmt|mejor|mieux|melhor|largo|longue|longo|bien|bem'], 'quand|cuando|quando|fuera de juego|hors jeu|impedimento');
const THE_BALL = 'balon|balones|pelota|bola|ballon|balle|ball|boule|la|a mim';
const shield = form(
  [
    '(?:no|pas|nao|n|sin|sans|sem|ninguem|nadie|personne|keiner|niemand|nicht|ne|how do i stop|evitar|eviter|stop|dejar de|arreter|parar) .*(?:quit\\w*|rob\\w*|pierd\\w*|perd\\w*|prend\\w*|prenn\\w*|pique\\w*|vol\\w*|tir(?:ar|e|em|am)|roub\\w*|perc\\w*|tom(?:ar|em|am|e)|stolen|nicked|robbed|taken off|wegnimmt|wegnehm\\w*|abnimmt|abnehm\\w*|klau\\w*)|(?:proteg\\w*|protej\\w*|proteg\\w*|cubr\\w*|tapar|tapo|escond\\w*|cach\\w*|gard(?:er|e)|conserv\\w*|couvr\\w*|blind\\w*|abschirm\\w*|abzuschirmen|schirm\\w*|schutz\\w* (?:\\w+ ){1,4}vor|segurar|guardar|mantener|aguantar)',
    `(?:el |la |a |le |ma |mon |mi |minha |den |der |o |meinen )?(?:${THE_BALL})`,
    'como|comment|cmt|how do i stop|que hago|q hago|quoi faire|faire pour|o que (?:eu )?fa\\w*|fazer (?:pra|para)|hacer para|wie|was (?:mach\\w*|kann|muss|soll)|dicas?|consejos?|tipps?|ayuda\\w*|aide\\w*',
  ],
  'porter[oa]s?|gardien|goleir[oa]|torwart|im tor|goal|erober\\w*|gewinn\\w*|recuper\\w*|jemand|kopf|cabeza|tete|cabeca|racha|serie|sequencia|tokens?|xp|nivel|niveau|alguien|fuera|dehors|casa|maison|rue|calle|rua|vecin\\w*|voisin\\w*|hermano|frere|irmao|dinero|movil|telefon\\w*',
);

const weakShot = form(['tiro|tiros|disparo|chute|chuto|tire|tir|tirs|frappe|frappes|balle|ballon|balon|bola', 'floj[oa]s?|debil(?:es)?|frac[oa]s?|doucement|faibles?|mou|molle|molles|sin fuerza|sans force|sem forca|despacio|devagar|lent[oa]?|suave|fraquinh[oa]', 'tir\\w*|chut\\w*|frapp\\w*|dispar\\w*|sale|sai|part|va|vai'], `${NO_STRIKE.replace('|por ?que|pourquoi', '')}|pase|passe|passes|pases`);
const laces = form(['empeine|cou de pied|coup de pied|peito do pe|peito de pe', `${STRIKE}|pego|dar|golpe|coup`, HOW], 'due\\w*|doi|dor|mal|duele|fait mal|inchad\\w*|hinchad\\w*|gonfl\\w*');
const penaltyKick = form(['penalt[iy]s?|penal|penales|penalti|penaltis', `${STRIKE}|lanzar|lanzo|cobrar|cobro|ejecutar`, 'como|comment|cmt|mejor|mieux|melhor|consejos?|conseils?|dicas?|truco'], 'nervi\\w*|stress\\w*|miedo|peur|medo|nervos\\w*|falle|rate|errei|perd\\w*|regla|regle|regra|parar|arreter|defender|porter[oa]|gardien|goleiro|por ?que|pourquoi');

// The rules
const NUMBERS: Readonly<Record<string, number>> = { three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, eleven: 11, drei: 3, vier: 4, funf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, elf: 11, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, once: 11, trois: 3, quatre: 4, cinq: 5, sept: 7, huit: 8, neuf: 9, onze: 11, quatro: 4, sete: 7, oito: 8, nove: 9 };
const NUMBER = `(\\d{1,2}|${Object.keys(NUMBERS).join('|')})`;
const SIDE = new RegExp(`\\b${NUMBER} ?(?:a side|aside|v|vs|vs\\.|x|gegen|contra|contre|versus|on each side) ?(?:\\d{1,2}|\\w+)?|\\b(?:futbol|fut|foot|football|futebol|soccer|futbol de|futebol de|foot a|football a|futbol a|fussball mit) ?(?:de |a |com )?${NUMBER}\\b|\\b${NUMBER}er ?(?:mannschaft|team|fussball)?\\b|\\b(siebener|neuner|funfer|elfer) ?(?:mannschaft|team|fussball)\\b`);
/** Small fields that have a name. */
const SEVEN = /\b(?:futebol society|society|fut ?7)\b/;
const FUTSAL = /\b(?:futsal|futbol sala|futbol de salon|futebol de salao)\b/;
const HOW_MANY_PLAY = form(['how many|wie ?viele?|cuant[oa]s|combien|quant[oa]s', 'players?|people|kids|spieler\\w*|leute|kinder|jugador\\w*|son|hay|juegan|joueurs?|on est|ils sont|sont|jouent|jogador\\w*|jogam|tem|sao|team|mannschaft|equipo|equipe|equipes|time|jugamos|jogamos|pitch|platz|campo|terrain|gibt|sind|play|spielen|en|em|no'], 'goals?|tore?|goles|buts|gols|sessions?|einheiten|entren\\w*|trein\\w*|seances?|minut\\w*|min|dias|jours|days|tage|wins?|won|i|ich|tengo|jai|tenho|subs?|substitut\\w*|cambios|remplac\\w*|reservas|suplentes|app|points|drills?|ejercicios|exercices|exercicios');
const AGE_GROUP = new RegExp(`\\b(?:under|u|sub|unter|moins de|menores de) ?(\\d{1,2})s?\\b|\\b([a-g]) ?jugend\\b|\\b(?:mit|at|con|a|com|with|de|for|fur|para|pour|pra) (\\d{1,2}) ?(?:years?(?: olds?)?|yrs?|jahren?|jahrige\\w*|anos|ans)\\b|\\b(\\d{1,2}) ?(?:year ?olds?|yr olds?|jahrige\\w*)\\b|\\b(prebenjamin\\w*|benjamin|benjamines|alevin\\w*|infantil\\w*|cadetes?|juvenil\\w*)\\b`);
const OF_LETTER: Readonly<Record<string, number>> = { g: 7, f: 9, e: 11, d: 13, c: 15, b: 17, a: 19 };
const OF_NAME: readonly (readonly [RegExp, number])[] = [[/^prebenjamin/, 8], [/^benjamin/, 10], [/^alevin/, 12], [/^infantil/, 14], [/^cadete/, 16], [/^juvenil/, 19]];
const OWN_AGE = says('my age', 'our age', 'mein(?:em)? alter', 'unser(?:em)? alter', 'mi edad', 'nuestra edad', 'mon age', 'notre age', 'minha idade', 'nossa idade', '(?:for|with) us', 'bei uns', 'kids?', 'children', 'kindern?', 'nin[oa]s', 'enfants?', 'criancas', 'para mi', 'pour moi', 'pra mim', 'youth', 'jugend', 'jeunes', 'jovenes');
const MATCH_PLAYED = 'match\\w*|games?|halves|half|spiele?|spielzeit|halbzeit|partidos?|tiempos?|parties?|mi temps|jogos?|partidas?';
const matchLength = form([MATCH_PLAYED, 'how long|how many (?:min\\w*|minutes)|wie lang\\w*|wie ?viele? minuten|cuanto (?:tiempo )?(?:dura\\w*|es|tiene)|cuantos minutos (?:dura\\w*|tiene|son|hay)|combien (?:de temps |de minutes )?(?:dure\\w*|ca dure|cest|il y a|fait)|(?:ca )?dure combien(?: de temps)?|quant[oa]s? (?:tempo|minutos) (?:dura\\w*|tem|sao|e)|(?:quanto|qto) dura\\w*|duree'], 'before|after|vor|nach|antes|despues|avant|apres|depois|until|till|bis|warm\\w*|eat|ess\\w*|sleep|ago|left|next|proximo|prochain|nachste\\w*|jugue|joue|joguei|video|pause|descanso|break|entre|drill|i|ich|when|wann|half ?times?|halbzeit\\w*|mi temps|medio tiempo|meio tempo|intervalo');

/** The age that players of a group are under; null where a text names none. */
function ageGroupIn(text: string): number | null {
  const found = AGE_GROUP.exec(text);
  if (found === null) return null;
  const [, under, letter, atAge, aged, name] = found;
  if (under !== undefined) return Number(under);
  if (letter !== undefined) return OF_LETTER[letter] ?? null;
  const years = Number(atAge ?? aged ?? 0);
  return years > 0 ? years + 1 : (OF_NAME.find(([pattern]) => name !== undefined && pattern.test(name))?.[1] ?? null);
}

/** How many play on each side, as a text names it; null where it names no such number. */
export function sideIn(text: string): number | null {
  if (FUTSAL.test(text)) return 5;
  if (SEVEN.test(text)) return 7;
  const found = SIDE.exec(text)?.slice(1).find((part) => part !== undefined);
  if (found === undefined) return null;
  const count = NUMBERS[found] ?? NUMBERS[found.replace(/er$/, '')] ?? Number(found);
  return count >= 3 && count <= 11 ? count : null;
}

/** A match of which players is spoken of: under an age, of the own age (null), or of nobody in particular (undefined). */
export function matchOf(text: string): number | null | undefined {
  return ageGroupIn(text) ?? (OWN_AGE.test(text) ? null : undefined);
}

// What a drill is good for
const GOOD_FOR = says(
  'what (?:\\w+ ){0,2}?(?:is|are) (?:\\w+ ){1,4}(?:good|useful) for', 'whats (?:\\w+ ){1,4}(?:good|useful) for', 'what(?:s| is) the (?:point|use|benefit|purpose) of (?!it\\b|that\\b|this\\b|doing (?:it|that))', 'what does (?:\\w+ ){1,3}(?:do for me|help (?:me )?with|train|teach)',
  'was (?:bringt|bringen|nutzt|nuetzt|nutzen|trainiert|trainieren|bewirkt|lern\\w* ich (?:bei|beim|mit))', '(?:wozu|wofur|zu was|fur was) (?:ist|sind|brauch\\w*|dient|hilft|helfen|soll\\w*|mach\\w*|ube|trainier\\w*)', 'was hab\\w* ich von',
  '(?:para|pa) (?:que|q) (?:sirve\\w*|vale\\w*|es|son|hago|hacer)', 'de (?:que|q) (?:me )?sirve\\w*', '(?:que|q) (?:me )?aporta\\w*',
  '(?:ca |cela )?ser(?:t|vent) (?:a|de) quoi', 'a quoi (?:ca )?(?:ser(?:t|vent))', '(?:ca )?apporte quoi', 'quel est linteret',
  '(?:pra|para|de|pro) que (?:que )?serve\\w*', 'serve\\w* (?:pra|para) (?:o )?que', '(?:o )?que (?:\\w+ )?(?:ajuda|melhora)', 'qual (?:e )?(?:a )?utilidade',
);
const NOT_OF_DRILL = says('tokens?', 'xp', 'levels?', 'nivel\\w*', 'niveau', 'racha', 'streak\\w*', 'cartas?', 'karten?', 'cards?', 'cartes', 'packs?', 'analys\\w*', 'videos?', 'app', 'boots?', 'schuhe', 'badges?', 'ranking', 'rangliste', 'board', 'fichas', 'monedas', 'weak foot', 'schwach\\w*', 'is it', 'for (?:a )?\\d+', 'result\\w*', 'record\\w*', 'score', 'tag', 'day', 'heute', 'today');

// Moves by their Spanish, French and Portuguese names
const MOVES: readonly (readonly [CoachTopic, RegExp])[] = [
  ['rainbow', says('lambrett?a', 'arco ?iris', 'coup de larc en ciel')],
  ['elastico', says('elastic[ao]', 'elastique', 'virgule', 'flip flap', 'culebrita')],
  ['roulette', says('ruleta', 'roulette', 'roleta', 'marsellesa')],
  ['nutmeg', says('canos?', 'petits? ponts?', 'caneta', 'rolinho', 'tunel')],
  ['chip', says('vaselina', 'balle piquee', 'cavadinha', 'lob', 'cuchara')],
  ['bicycleKick', says('chilena', 'retourne(?: acrobatique)?')],
  ['backHeel', says('taco', 'tacon', 'talonnade', 'calcanhar', 'toque de letra')],
  ['outsideFoot', says('trivela', 'tres dedos', 'exterieur du pied', 'exterior del pie')],
  ['volley', says('volea', 'volee', 'voleio')],
  ['rabona', says('rabona')],
];
const SOMBRERO = says('sombreros?', 'sombrerito', 'coup du sombrero', 'chapeu');
const TEACH = says('como', 'comment', 'cmt', 'ensen\\w*', 'ensin\\w*', 'apprend\\w*', 'aprend\\w*', 'montre', 'muestra\\w*', 'mostra\\w*', 'quiero', 'quero', 'je veux', 'explica\\w*', 'explique\\w*');
const OF_BODY = says('due\\w*', 'doi', 'dor', 'mal', 'talones', 'achille\\w*');

function ofMove(question: Question, text: string): Understood | null {
  if (question.drillId !== null || !TEACH.test(text) || OF_BODY.test(text)) return null;
  const move = MOVES.find(([, named]) => named.test(text))?.[0];
  if (move !== undefined) return asTopic(question, move);
  return SOMBRERO.test(text) ? asCase(question, { of: 'moveWithoutDrill', move: 'sombrero' }) : null;
}

// A session of so many minutes
const GIVE = 'gib|gibst|mach|machst|brauch\\w*|will|mochte|hatte|zeig|give|gimme|make|need|want|dame|hazme|haz|quiero|necesito|donne|fais|jveux|je veux|jaimerais|me da|da|faz|quero|preciso|manda|passa|passe';
const SESSION = 'ejercicios|exercicios|exercices|exos|einheit|training|trainingseinheit|session|programm|workout|seance|sesion|entrenamiento|entreno|entrainement|treino|rutina|routine';
const session = form([GIVE, SESSION, '\\d{1,2} ?(?:m|min|mins|minut\\w*)'], 'how|wie ?viele?|wie oft|cuant\\w*|combien|quant\\w*|did|hab ich|ya|already|schon|warm\\w*|record|rekord|due\\w*|weh|enough|genug|streak|serie|racha|sequencia|xp|plan\\w*|weeks?|woche\\w*|semanas?|semaines?|days?|tage?n?|dias|jours|(?:mon|tues?|wed|wednes|thu|thurs|fri|sat|satur|sun)(?:day)?|\\w+tag|mittwoch');

// Everything that was ever done, in Spanish, French and Portuguese
const COUNTED = 'minutos|minutes|horas|heures|tiempo|temps|tempo|sesiones|seances|dseances|sessoes|entrenamientos|entrainements|dentrainements|treinos|dias|jours|dheures|veces|fois|vezes';
const totals = form(['cuant[oa]s?|combien|quant[oa]s?', COUNTED, 'entren[eo]|entrenado|entrenamientos llevo|llevo|hice|hecho|practique|jai|jaie|fait|faits|entraine|joue|trein(?:ei|ado)|fiz|eu tenho|ja'], `${STREAK}|racha|debo|deberia|dois|devo|devrais|hay que|faut|tengo que|tenho que|semana\\w*|semaine\\w*|mes|mois|hoy|hoje|ayer|ontem|hier|aujourdhui|por|par|cada|chaque|partido\\w*|match\\w*|jogos?|falta\\w*|manque\\w*|para|pour|pra|dura\\w*|ano|annee|lunes|lundi|segunda|ultim\\w*|dernier\\w*|passee|pasad\\w*|passad\\w*|enero|janvier|janeiro|octubre|octobre|outubro|noviembre|novembre|novembro|dormir|domi|dormi|sommeil`);
const OF_MINUTES = says('minutos', 'minutes', 'd?heures', 'horas', 'tiempo', 'temps', 'tempo');
const OF_DAYS = says('dias', 'jours');
const OF_HOURS = says('horas', 'd?heures');

function countOfAll(question: Question, text: string): Understood | null {
  if (!totals(text) || question.drillId !== null || question.skill !== null) return null;
  const measure = OF_MINUTES.test(text) ? 'minutes' : OF_DAYS.test(text) ? 'days' : 'sessions';
  return understoodAs(question, 'my_numbers', { sureness: 1, ask: { kind: 'counts', measure, span: { kind: 'all' }, inHours: OF_HOURS.test(text) } });
}

const MOST_WORDS = 16;

type Read = (question: Question, text: string) => Understood | null;
const topic = (isSaid: (text: string) => boolean, name: CoachTopic): Read => (question, text) => (isSaid(text) ? asTopic(question, name) : null);
const told = (isSaid: (text: string) => boolean, own: EnoughStreakOrMatchQuestion): Read => (question, text) => (isSaid(text) ? asCase(question, own) : null);
const everyday = (isSaid: (text: string) => boolean, own: JudgedNumberMatchOrDrillPurposeCase): Read => (question, text) => (isSaid(text) ? asEveryday(question, own) : null);

function goodFor(question: Question, text: string): Understood | null {
  if (!GOOD_FOR.test(text) || NOT_OF_DRILL.test(text)) return null;
  const { skill } = question;
  const drillId = question.drillId ?? (skill === 'juggling' ? 'juggling' : null);
  const category = drillId === null ? (skill === null || skill === 'weak_foot' ? null : categoryOf(skill)) : (findDrill(drillId)?.category ?? null);
  return category === null ? null : asEveryday(question, { of: 'goodFor', drillId, category });
}

function ofSide(question: Question, text: string): Understood | null {
  const count = HOW_MANY_PLAY(text) ? sideIn(text) : null;
  return count === null ? null : asEveryday(question, { of: 'sideOf', count });
}

const groupPlays = form(['wie lang\\w*|how long|how many min\\w*|wie ?viele? minuten|cuant[oa]s? (?:minutos|tiempo)|cuanto|combien (?:de )?(?:minutes|temps)|quant[oa]s? (?:minutos|tempo)|quanto', '[a-g] ?jugend|u ?\\d{1,2}s?|under ?\\d{1,2}s?|sub ?\\d{1,2}|(?:pre)?benjamin\\w*|alevin\\w*|infantil\\w*|cadetes?|juvenil\\w*', 'spielt|spielen|play|plays|juegan?|jouent|joue|jogam?|duran?'], 'schon|already|until|bis|bleib\\w*|stay');

const halfOfGroup = (text: string): boolean => /\b(?:wie lang\w*|how long|cuanto|combien|quanto)\b/.test(text) && /\b(?:halbzeit|half|halves|tiempo|mi temps)\b/.test(text) && !/\b(?:pause|break|descanso|intervalo)\b/.test(text) && ageGroupIn(text) !== null;

function ofMatchLength(question: Question, text: string): Understood | null {
  if (!matchLength(text) && !groupPlays(text) && !halfOfGroup(text)) return null;
  if (FUTSAL.test(text)) return asEveryday(question, { of: 'futsalLength' });
  const under = matchOf(text);
  return under === undefined ? asTopic(question, 'matchLength') : asEveryday(question, { of: 'matchUnder', under });
}

/** The first that reads a question as its own counts. */
const READ: readonly Read[] = [
  told(goneOnHoliday, { of: 'streakGone' }),
  topic((text) => toNextLevel(text) || ownLevel(text) || LEVEL_ALONE.test(text), 'levelOnly'),
  topic(howToNextLevel, 'levelReached'),
  topic(ownXp, 'experienceOnly'),
  topic(ownTokens, 'tokensOnly'),
  topic((text) => ownStreak(text) || STREAK_ALONE.test(text), 'streakOnly'),
  countOfAll,
  topic((text) => worstDrill(text) || WEAK_POINT.test(text), 'weakestIs'),
  (question, text) => (AM_I_GOOD.test(text) ? understoodAs(question, 'analyse_practice', { sureness: 1 }) : null),
  topic(bestDay, 'longestDay'),
  topic(howXp, 'sessionXp'),
  (question, text) => (ownWeekJudged(text) ? asEveryday(question, { of: 'countJudged', span: { kind: 'thisWeek' }, asksByAge: false, asksIfBad: asksIfBad(text) }) : null),
  topic(howOften, 'howOften'),
  topic(twiceADay, 'tooMuch'),
  topic((text) => bestDrill(text) || GOOD_AT.test(text), 'strongestIs'),
  (question, text) => (mostDone(text) ? understoodAs(question, 'my_numbers', { sureness: 1, ask: { kind: 'mostDone', span: { kind: 'all' } } }) : null),
  topic(dailyPractice, 'everyDay'),
  everyday(weights, { of: 'weights' }),
  everyday(dayBeforeMatch, { of: 'dayBeforeMatch' }),
  topic(playsInApp, 'friendsInApp'),
  everyday((text) => (freeKick(text) || overWall(text)) && OF_FREE_KICK_WALL.test(text), { of: 'freeKickWall' }),
  topic(freeKick, 'freeKick'),
  topic(penaltyKick, 'penalty'),
  told(laces, { of: 'shotPower' }),
  topic(throwIn, 'throwIn'),
  topic(bentShot, 'curve'),
  told(hardShot, { of: 'shotPower' }),
  topic(weakShot, 'shotWeak'),
  topic(ownBody, 'stronger'),
  topic(shield, 'pushedOff'),
  ofMove,
  ofSide,
  ofMatchLength,
  goodFor,
  (question, text) => (question.before === null && question.drillId === null && session(text) ? understoodAs(question, 'plan_day', { sureness: 1 }) : null),
];

/** A question in everyday words that has one answer, in any of the five languages; null for all else. */
export function everydayQuestion(question: Question): Understood | null {
  const { raw, words } = question;
  if (raw.length > MOST_WORDS || hurts(raw, words)) return null;
  const text = raw.join(' ');
  for (const read of READ) {
    const found = read(question, text);
    if (found !== null) return found;
  }
  return null;
}

