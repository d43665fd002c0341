import type { HurtingLimbPatterns } from './hurting-limb-pattern-type.ts';

const ONE_TO_TEN_ES = '(?:\\d{1,2}|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|unos|unas|varios|varias)';
const LIMB_ES = '(?:rodillas?|tobillos?|pies?|talon|talones|pantorrillas?|gemelos?|muslos?|caderas?|espalda|hombros?|munecas?|piernas?|brazos?|codos?|dedos?|espinillas?|isquios?)';
const OWN_ES = `(?:el|la|los|las|mi|mis|un|una) ${LIMB_ES}(?: (?:derech[oa]|izquierd[oa])s?)?`;
const VERY_ES = '(?:mucho|muchisimo|un poco|bastante|siempre|a veces|todavia|tambien|hoy|ahora|otra vez)';
const DO_ES = '(?:corro|juego|salto|camino|chuto|disparo|pateo|entreno|doblo|giro|esprinto|subo (?:las )?escaleras|bajo (?:las )?escaleras)';
const WHEN_ES = `(?:(?:cuando|si|siempre que|cada vez que) (?:yo )?${DO_ES}(?: (?:y|o) ${DO_ES})*|al (?:correr|jugar|saltar|caminar|chutar|disparar|patear|entrenar|girar|doblarla|doblarlo)|despues (?:de|del) (?:correr|jugar|entrenar|entrenamiento|partido)|desde (?:ayer|hoy|hace ${ONE_TO_TEN_ES} (?:dias|semanas|meses))|hace ${ONE_TO_TEN_ES} (?:dias|semanas|meses)|en el (?:partido|entrenamiento)|en un (?:punto|lado))`;

/** The parts of such a message in Spanish. */
export const spanish: HurtingLimbPatterns = {
  names: LIMB_ES,
  opens: '(?:(?:hola|sarah|coach|entrenadora|ay|y|pero) )*',
  tells: `(?:me duelen? ${OWN_ES}|(?:tengo|siento) (?:dolor|calambres?|molestias) en ${OWN_ES}|me (?:torci|he torcido|rompi|he roto|quebre|disloque|lesione|he lesionado|golpee|di un golpe en) ${OWN_ES}|me (?:duele|tira|pincha|molesta) (?:(?:un punto|un lado|una parte|solo un punto) (?:en|de|del) )?(?:${OWN_ES}|${LIMB_ES})|(?:tengo|siento|noto) (?:un )?(?:tiron|pinchazo|punto|pellizco) (?:en|detras de) ${OWN_ES}|(?:tengo )?${OWN_ES} (?:esta )?(?:muy )?(?:adolorid[oa]|dolorid[oa])|${OWN_ES} (?:me duelen?|esta (?:muy )?(?:hinchad[oa]|morad[oa])))`,
  beside: `(?:${WHEN_ES}|${VERY_ES})`,
  follows: '(?:(?:(?:esta|se (?:me )?(?:puso|hincho|ha puesto)) (?:muy )?(?:hinchad[oa]|morad[oa]|peor)|se hincho|va a peor|cada vez (?:peor|mas)|no puedo (?:caminar|correr|jugar|apoyar(?:lo|la)?))|y)',
  asks: '(?:que (?:hago|puedo hacer|debo hacer)|es (?:grave|malo|normal)|puedo (?:jugar|entrenar)|ayuda|por favor)',
};

const LIMB_FR = '(?:genoux?|chevilles?|pieds?|talons?|mollets?|cuisses?|hanches?|dos|epaules?|poignets?|jambes?|bras|coudes?|doigts?|orteils?|tibias?|ischios?)';
const OWN_FR = `(?:le|la|les|l|mon|ma|mes|au|a la|a l|aux|au niveau du) ?${LIMB_FR}(?: (?:droite?|gauche)s?)?`;
const VERY_FR = '(?:tres|trop|beaucoup|un peu|toujours|parfois|encore|aussi|vraiment|maintenant)';
const DO_FR = '(?:cours|joue|saute|marche|tire|frappe|sprinte|m entraine|monte les escaliers|descends les escaliers|tourne)';
const WHEN_FR = `(?:(?:quand|lorsque|si|des que|chaque fois que) (?:je )?${DO_FR}(?: (?:et|ou) (?:quand )?(?:je )?${DO_FR})*|en (?:courant|jouant|sautant|marchant|tirant)|apres (?:l ?entrainement|le match|le foot|avoir couru)|depuis (?:hier|ce matin|(?:\\d{1,2}|un|une|deux|trois|quatre|cinq|six|quelques|plusieurs) (?:jours?|semaines?|mois))|(?:pendant le|au) match|a l ?entrainement|a un (?:seul )?endroit)`;

/** The parts of such a message in French. */
export const french: HurtingLimbPatterns = {
  names: LIMB_FR,
  opens: '(?:(?:salut|bonjour|coucou|sarah|coach|aie|et|mais) )*',
  tells: `(?:j ?ai (?:mal|une douleur|des douleurs|une crampe|des crampes) (?:${OWN_FR}|dans ${OWN_FR})|${OWN_FR} me (?:fait|font) mal|j ?ai ${OWN_FR} (?:douloureux|douloureuse|douloureuses)|${OWN_FR} (?:est |sont )?(?:un peu |tres )?douloureu(?:x|se|ses)|ca (?:me )?(?:tire|pique|lance|pince) (?:a un endroit |un peu )?(?:dans |a |au |derriere )?${OWN_FR}|j ?ai (?:un point|une pointe|une gene) (?:a|au|dans|derriere) ?${OWN_FR}|${OWN_FR} (?:me )?(?:tire|lance|tiraille)|je me suis (?:tordu|foule|casse|demis|blesse|cogne) ${OWN_FR}|${OWN_FR} est (?:gonflee?|enflee?|bleue?))`,
  beside: `(?:${WHEN_FR}|${VERY_FR})`,
  follows: '(?:(?:(?:c est|elle est|il est) (?:tres |tout )?(?:gonflee?|enflee?|bleue?|pire)|ca (?:empire|gonfle|fait (?:tres |trop )?mal)|je ne peux (?:pas|plus) (?:marcher|courir|jouer)|je peux (?:pas|plus) (?:marcher|courir|jouer))|et)',
  asks: '(?:(?:qu est ce que|que) je (?:fais|dois faire|peux faire)|que (?:faire|dois je faire)|c est (?:grave|normal)|est ce (?:que c est )?(?:grave|normal)|je peux (?:jouer|m entrainer)|aide moi|s il te plait)',
};

const LIMB_PT = '(?:joelhos?|tornozelos?|pes?|calcanhar(?:es)?|panturrilhas?|coxas?|quadril|quadris|ancas?|costas|ombros?|pulsos?|pernas?|bracos?|cotovelos?|dedos?|canelas?)';
const OWN_PT = `(?:o|a|os|as|no|na|nos|nas|meu|minha|meus|minhas|o meu|a minha|no meu|na minha) ?${LIMB_PT}(?: (?:direit[oa]|esquerd[oa])s?)?`;
const VERY_PT = '(?:muito|demais|um pouco|bastante|sempre|as vezes|ainda|tambem|hoje|agora)';
const DO_PT = '(?:corro|jogo|salto|pulo|ando|caminho|chuto|remato|treino|giro|subo (?:as )?escadas?|desco (?:as )?escadas?)';
const WHEN_PT = `(?:(?:quando|se|sempre que|toda vez que) (?:eu )?${DO_PT}(?: (?:e|ou) ${DO_PT})*|ao (?:correr|jogar|saltar|pular|andar|chutar|treinar)|depois d[oe] (?:treino|jogo|correr|jogar)|desde (?:ontem|hoje)|(?:ha|faz) (?:\\d{1,2}|um|uma|dois|duas|tres|quatro|cinco|alguns|varias) (?:dias?|semanas?|meses)|no (?:jogo|treino)|em um (?:ponto|lugar) so|num ponto so)`;

/** The parts of such a message in Portuguese. */
export const portuguese: HurtingLimbPatterns = {
  names: LIMB_PT,
  opens: '(?:(?:oi|ola|sarah|coach|ai|e|mas) )*',
  tells: `(?:${OWN_PT} (?:(?:me )?(?:doi|doem)|(?:esta|ta|estao) (?:a doer|doendo))|(?:me )?(?:doi|doem)(?:-me| me)? ${OWN_PT}|(?:estou com |to com |tenho |sinto )(?:dor|dores|caibras?|caimbras?) ${OWN_PT}|(?:eu )?(?:quebrei|torci|machuquei|lesionei|magoei|bati com) ${OWN_PT}|${OWN_PT} (?:esta|ta) (?:inchad[oa]|rox[oa])|${OWN_PT} (?:esta |ta )?(?:muito |meio )?(?:dolorid[oa]|puxando|fisgando|repuxando)|(?:sinto|senti|to sentindo|tenho) (?:uma |um )?(?:fisgada|pontada|puxao|incomodo) ${OWN_PT}|(?:esta|ta) (?:doendo|puxando|fisgando) ${OWN_PT}|um ponto (?:d[oa]|n[oa]) ${LIMB_PT} (?:doi|ta doendo|esta doendo))`,
  beside: `(?:${WHEN_PT}|${VERY_PT})`,
  follows: '(?:(?:(?:esta|ta|ficou) (?:muito )?(?:inchad[oa]|rox[oa]|pior)|esta piorando|esta a piorar|nao consigo (?:andar|correr|jogar|pisar))|e)',
  asks: '(?:o que (?:eu )?(?:faco|devo fazer|posso fazer)|e (?:grave|normal)|posso (?:jogar|treinar)|ajuda|por favor)',
};
