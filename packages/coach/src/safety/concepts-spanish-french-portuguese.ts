import { anyOf } from './shared-concept-patterns.ts';

/** What Spanish, French and Portuguese say of living, blows and clothes in forms of their own, with the same in English where it was missing. */
const TO_LIVE = anyOf('viv\\w+|existir|estar viv[oa]|seguir viv[oa]|la vida', 'vivre|exister|dexister|d exister|la vie|etre en vie', 'viver|existir|estar viv[oa]|a vida', 'living|existing|being alive|life');
const RELATIVE = anyOf('(mi |el |la )?(padre|madre|papa|mama|padrastro|hermano|tio|abuelo|entrenador|mister)', '(mon |ma |le |la )?(pere|mere|papa|maman|beau pere|frere|oncle|tonton|coach|entraineur)', '(o |a |do |da )?(meu |minha )?(pai|mae|padrasto|irmao|tio|avo|treinador|tecnico)');
const LOST = anyOf('falle|perdi\\w*|mal dia|odio|triste|rabia|harto', 'rate|perdu|mauvaise journee|mauvaise humeur|deteste|triste|marre|saoule|nul', 'errei|perd\\w+|dia ruim|mau humor|odeio|triste|raiva|cansado');
const CLOTHES = anyOf('pantalon(es)?|ropa|calzoncillos|bragas|banador', 'pantalon|short|habits|vetements|calecon|culotte|slip|fringues', 'roupas?|calcas?|shorts?|cueca|calcinha', 'trousers|pants|clothes|underwear|knickers|boxers', 'hosen?|unterhosen?|klamotten|kleider');

export const selfHarmInOtherLanguages: readonly string[] = [
  // No will to live
  `(flemme|pereza|preguica|flojera|palo|ganas?|animos?|vontade|envie|motivation|motivacion|saoule|soule|gave|marre|aburre\\w*) (nenhuma |mucho |da |me da |plus )*(de |d |pra |para )?(seguir )?${TO_LIVE}`,
  '(esta|mi|cette|ma|essa|minha) (vida|vie) (es|est|e|eh|cest)#(asco|mierda|chiante|nulle|merde|pourrie|chata|merda|lixo|droga|horrible|horrivel)#(acab\\w*|termin\\w*|arret\\w*|jarrete|fini\\w*|tout|todo|tudo|mais|mas|plus)|(this|my) life is (killing me|not worth|pointless|too much)',
  '(nem|ni|ni meme|not even|auch nicht) (de |d |to |zu )?(viver|vivir|vivre|live|living|leben|existir|exister|dexister)|(mort[oa]|muert[oa]) por dentro|morte? (a l ?interieur|dedans|de l ?interieur)',
  '(demain|amanha|manana|morgen) (ya |eu |je |j |ich )?(jsuis|je suis|jserai|je serai|serai|suis|nao|no|bin|werd\\w*) (plus la|to mais aqui|estou mais aqui|vou estar (mais )?aqui|to aqui|voy a estar|estare|estoy( aqui)?|ich (weg|nicht mehr (da|hier)))(?= |$)',
  'mich (\\w+ ){0,3}(umbringen|toten|erhangen|aufhangen)',
  // How to die
  '(como|comment|como se faz pra|maneira de|moyen de|jeito de|forma de) (puedo |je peux |posso )?(mourir|morir|morrer|crever|matarme|me matar|me tuer|suicidarme|me suicider|suicidar)',
  '(mejor|ojala|prefiero|autant|melhor|devia|deberia|merezco|mereco|merite de) (me |yo |eu )?(muero|muera|morirme|morir|mourir|crever|morrer|morria|morto|matarme|me mato)(?= |$)(?! de (risa|rire|rir))',
  // Own hurt
  `${LOST}#(me )(suis |he |hice )?(coupe|coupee|scarifie|scarifiee|taillade|mutile|mutilee|cortei|corto|corte|cortes|cortado|cortes en|machuquei|machucar de proposito)`,
  '(vais|jvais|veux|jveux|envie de|voudrais) me faire (du mal|mal expres|mal a moi)|(voy a|quiero|ganas de) hacerme dano|(vou|quero|vontade de) me machucar',
];

export const abuseInOtherLanguages: readonly string[] = [
  // Blows
  '(get|gets|got|getting|was|been|am) (battered|beaten|beat|smacked|slapped|punched|belted|thumped) (up )?by (my |our )?(dad|mum|mom|step ?dad|step ?mum|father|mother|uncle|parents|coach)(?= |$)(?!.*(fifa|game|goals?|nil|juggl|race|1v1|chess|\\d))|(dad|mum|mom|step ?dad|uncle|coach|father) (twisted|bent) (it|my)(?= |$)',
  `me (la|lo|las|los) (rompio|torcio|partio|doblo|piso) ${RELATIVE}|${RELATIVE} (me (pisou|chutou|torceu|quebrou)|chutou$)`,
  'sonst (schlagen|schlagt|verprugeln|hauen|treten|kriegt|toten) (sie|die|er) (ihn|sie|mich|uns|mein\\w*)',
  '(que|para que|sin que|cuando) (me|nos) (pegue|peguen|golpee|golpeen|pegara|pegaran)|(esperan|espera|esperar|quieren|quiere|van a|va a|dicen que van a|vienen a|buscan)#(pegarme|golpearme|tocarme|pegarnos)',
  `(pris|prends|prend|recu|recois|mange|prendre|mis|met|mets) (une |des |plein de |la )?(baffes?|gifles?|claques?|coups?|raclees?|ceinture|torgnoles?|tartes?) (de |par |d |du )?(la part de )?${RELATIVE}|(les |des )?coups (de|du|par) ${RELATIVE}|(golpes|palizas?|bofetad\\w*) de ${RELATIVE}|(tapas?|surras?|socos?|cintadas?) (de|do|da) ${RELATIVE}`,
  '(on|ils|il|elle|elles) (ma|m a|mont|m ont) (mis|mise|plaque|plaquee|coince|coincee|colle|tenu|tenue|pousse)#(tape|tapee|frappe|frappee|cogne|cognee)|me (pusieron|puso|tiraron|tiro|empujaron|empujo|acorralaron|agarraron) contra (la|una) pared|me (botaram|botou|colocaram|empurraram|empurrou|prenderam|jogaram|jogou) (na|contra a|contra uma) parede(?! (com|pra|para) (a )?bola)',
  '(pai|mae|irmao|irma|padrasto|tio|avo|ele|eles|primo)#me (enforca|enforcou|enforcam|estrangul\\w*|sufoca|sufocou|esgana|esganou)|(padre|madre|hermano|tio|padrastro|el|ellos)#me (ahoga|ahogo|ahogan|ahorca|asfixia\\w*|estrangula)|(pere|mere|frere|oncle|il|ils)#(me|m) (etrangle\\w*|etouffe\\w*)',
  // Clothes that are taken off, and touch
  '(met|mettait|pose|posait|passe|mis) (toujours |souvent |encore )?(sa|ses|la|les) mains? (sur|sous) (moi|ma |mon |mes )',
  `(me|nos) (quitan|quitaron|bajan|bajaron|sacan|sacaron|arrancaron|quito|bajo) (el |la |los |las |mi |mis )*${CLOTHES}|(mont|m ont|ma|m a) (baisse|enleve|arrache|retire|pique|vole|cache) (le |la |les |mon |ma |mes )*${CLOTHES}|(me )?(tiram|tiraram|tirou|abaixaram|abaixou|baixaram|arrancaram) (o |a |os |as |meu |minha |meus |minhas )*${CLOTHES}|(took|pull\\w*|rip\\w*|yank\\w*) (down |off )?(my )${CLOTHES}|(haben|hat) mir die ${CLOTHES} (runter|ausgezogen|runtergezogen|weggenommen)`,
  '(cuarto|vestuario|ducha|cama|bano|partes|a solas|habitacion)#(me|nos) (tocaron|toco|tocan|toca|manosearon|manoseo)|(quarto|vestiario|chuveiro|banheiro|cama|partes)#(me|nos) (tocaram|tocou|toca|tocam)',
];

export const eatingInOtherLanguages: readonly string[] = ['(gros|grosse|grosses|gord[oa]s?|moche|baleine|ballena|baleia)#(je vomis|jvomis|me fais vomir|vomito|me provoco|vomitar|mange plus|no como|nao como)'];

export const injuringInOtherLanguages: readonly string[] = ['(le|les|lo|la) (puedo|quiero|voy a|quisiera|debo) (hacer|romper|partir) (dano|la pierna|las piernas|la cara)|(puedo|quiero|voy a) (hacerle|hacerles|romperle|partirle) (dano|la pierna|las piernas|la cara)'];

/** What may be meant of the team alone, or of everything: it is asked. */
export const askedInOtherLanguages: readonly string[] = [
  '(hoje|amanha|hoy|manana|aujourdhui|demain|today|tomorrow|cetait|c etait|heute|morgen) (e |eh |es |sera |cest |is |ist |will be )?(o |a |le |la |el )?(meu|mi|mon|ma|my|mein) (ultim[oa]|derniere?|last|letzter) (dia|jour|journee|day|tag)$',
  '(nao quero|no quiero|ya no quiero|nao quero mais|jveux plus|je veux plus|veux plus|dont want to|want to quit|want to stop) (mais |mas )?(estar (mais |mas )?aqui|estar por aqui|etre|etre la|ser|ser mais|being|being here|be here|existir)$',
];
