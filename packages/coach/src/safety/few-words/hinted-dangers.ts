import type { FewWordsKind } from './few-words-pattern-types.ts';

/**
 * Dangers that are only hinted at, kind by kind of what happens and in five languages at once: a gift that has to be paid back, a
 * plan that is not needed any more, a broken toe that has to play. Rules are written as those of `FewWords` are.
 */
const ADULT = '(he|she|they|coach|trainer|dad|mum|mom|papa|mama|vater|mutter|trainer|er|sie|padre|madre|mister|entrenador|pere|mere|papa|maman|entraineur|il|elle|pai|mae|treinador|ele|ela)';
const BROKEN = '(broken|fractured|fracture|torn|snapped|dislocated|cracked|gebrochen\\w*|gerissen\\w*|angebrochen\\w*|rot[oa]s?|fracturad[oa]|partid[oa]|casse\\w*|fracture\\w*|pete|fele|quebrad[oa]|fraturad[oa])';
const PLAYS = '(play\\w*|train\\w*|run|spiel\\w*|trainier\\w*|lauf\\w*|jueg\\w*|jug\\w*|entren\\w*|jou\\w*|mentrain\\w*|jog\\w*|trein\\w*)';
const HAS_TO = '(says?|said|makes?|made|tells?|told|forces?|forced|have to|got to|sagt|meint|zwingt|muss|soll|dice|dijo|obliga\\w*|tengo que|dit|force|oblige|dois|diz|disse|falou|obriga\\w*|tenho que)';
const DOCTOR = '(doctor|dr|physio|hospital|arzt|doktor|physio|medico|fisio|docteur|medecin|kine|doutor)';
/** An own body is cared for later, and nobody forbids it. */
const LATER = '(?!.*(until|till|monday|appointment|closed|bis|erst|termin|hasta|lunes|cita|avant|jusqu\\w*|lundi|rendez|antes|ate segunda|consulta))';
const SPAT_ON = '(bottle|drink|bag|food|flasche|trinkflasche|tasche|rucksack|botella|mochila|bebida|comida|gourde|bouteille|sac|chaussures|crampons|garrafa|bolsa|garrafinha)';
const APPLE = '(apple|banana|salad|yog\\w*|soup|apfel|banane|salat|joghurt|suppe|manzana|platano|ensalada|sopa|pomme|banane|salade|yaourt|soupe|maca|banana|salada|iogurte)';

const OF_ADULT = '(coach|trainer|manager|dad|mum|mom|stepdad|papa|mama|vater|mutter|mister|entrenador|padre|madre|coach|pere|mere|maman|entraineur|pai|mae|treinador|tecnico)';
const SAYS = '(says?|said|thinks|tells?|told|sagt|meint|sagte|dice|dijo|cree|dit|pense|diz|disse|fala|falou|acha)';
const NOT_WEAK = '(excuse|ausrede|excusa|desculpa|play\\w*|weak\\w*|soft|wimp|baby|sissy|man up|suck it up|off the team|out of the team|dropped|tape it|spiel\\w*|stell dich nicht|memme|weichei|madchen|flieg\\w*|bank|jueg\\w*|juga\\w*|bland[oa]|maric\\w*|nenaza|aguant\\w*|joue\\w*|fillette|tapette|chochotte|fragile|jog\\w*|mole|frouxo|mulherzinha|aguent\\w*)';
const BADLY_HURT = `(${BROKEN}|swollen|purple|cant walk|cant even walk|geschwollen|blau und dick|kann nicht laufen|hinchad[oa]|morad[oa]|gonfle\\w*|violet|bleu et gonfle|inchad[oa]|rox[oa])`;
const FAR_DOWN = '(garage|shed|garden|outside|balcony|street|keller|schuppen|draussen|balkon|garaje|patio|fuera|calle|portal|dehors|cave|balcon|garagem|fora|quintal|rua|porao)';
const PARENT = '(dad|daddy|mum|mom|stepdad|papa|mama|vater|mutter|stiefvater|padre|madre|padrastro|pere|mere|maman|beau pere|pai|mae|padrasto)';
const TOOL = '(screwdriver|hammer|brick|chain|spray|schraubenzieher|schraubendreher|hammer|ziegel\\w*|kette|pfefferspray|destornillador|martillo|ladrillo|cadena|tournevis|marteau|brique|chaine|bombe lacrymo|chave de fenda|martelo|tijolo|corrente)';

export const hintedDangers: Readonly<Record<FewWordsKind | 'asked', readonly string[]>> = {
  abuse: [
    // No food for who does not win
    'si no (meto|marco|gano|ganamos|metemos|juego bien)( \\w+){0,3} no (ceno|como|me dan|hay cena|desayuno)',
    'si (je|j|on) (marque|gagne|joue|reussis|perds?)( \\w+){0,3} (je|j|on) (mange|dine|ai) (pas|rien)( \\w+){0,2}',
    'se (eu |a gente )?(nao|n) (faco|marco|ganho|ganhar|meto|fizer|marcar)( \\w+){0,2} (nao|n|fico sem) (janto|como|jantar|comida|comer|almoco)',
    '(wenn|falls) (ich|wir)( \\w+){0,4} (nicht|verlier\\w*|daneben)( \\w+){0,3} (nix|nichts|kein) (zu )?(essen|abendessen)',
    '(if|when) (i|we) (dont|lose|miss|cant)( \\w+){0,3} (no|dont get|i get no|get no|without) (dinner|food|tea|breakfast|supper)',
    // What hurts to sit or bend, and who did it
    '(kann|konnte)( \\w+){0,3} (nicht|kaum)( \\w+){0,2} (sitzen|hinsetzen|bucken|liegen)( \\w+)? (weil|wegen) (\\w+ )?(papa|mama|vater|stief\\w*|er|sie|dem gurtel|gurtel|onkel|opa)',
    '(cant|couldnt|can not|hurts to) (sit|bend|lie)( \\w+){0,3} (because|cos|cuz|after|since|from)#(dad|mum|mom|step\\w*|he|him|belt|last night|uncle)',
    'no (me )?(puedo|pude)( \\w+)? (sentar\\w*|agachar\\w*|tumbar\\w*)( \\w+){0,2} (por|porque)#(cinturon|padre|padrastro|moratones|anoche|el|mi)',
    '(peux|arrive) (pas|plus) (a )?(m ?)?(asseoir|masseoir|baisser)( \\w+){0,2} (a cause|parce)#(ceinture|papa|pere|soir|hier|lui|oncle)',
    '(nao|n) (consigo|posso)( \\w+)? (sentar|abaixar|deitar)( \\w+)? (por causa|porque|pq)#(cinto|pai|padrasto|ontem|ele|tio)',
    '(bruises?|blaue flecken|moratones|moretones|cardenales|bleus|hematomas|roxos) (that|that he|die er|die papa|que|que el|quil|que mon pere|que ele) (\\w+ )?(me )?(gave|made|did|gemacht|hizo|hace|dejo|ma fait\\w*|fait|fez|deixou|deu)',
    // Who looks with the hands whether all is washed
    `${ADULT}?( \\w+){0,3} (checks?|checked|verifie\\w*|controle|revisa|comprueba|confere|verifica|kontrolliert|pruft)#(hands?|mains?|manos?|maos?|handen)#(wash\\w*|lav\\w*|clean|gewaschen|waschen|sauber|propre\\w*|limpi\\w*)`,
    '(checks?|verifie|controle|revisa|confere|kontrolliert|pruft)#(wash\\w*|lav\\w*|clean|gewaschen|sauber|propre\\w*)#(hands?|mains?|manos?|maos?|handen)',
    // Where a loser sleeps, and who was angry
    `(loses?|lose|miss|missed|loser|losing|lost|verschiess\\w*|danebenschiess\\w*|verliere|verliert|verloren|verlierer|pierde|pierdo|perdemos|perd|perdu|perdant|perde|perder|perdi)( \\w+){0,5} (sleep\\w*|schlaf\\w*|pennt|penn|duerm\\w*|dort|dors|dorme?|durmo)( \\w+){0,4} ${FAR_DOWN}`,
    `(cant|couldnt|can not|kann (mich )?nicht|konnte (mich )?nicht|no me puedo|no puedo|peux pas( me| m)?|nao consigo( me)?|n consigo( me)?) (sit|bend|lie|sitzen|hinsetzen|bucken|sentar\\w*|doblar\\w*|agachar\\w*|asseoir|masseoir|pencher|baisser|abaixar|sentar)( \\w+){0,4} ${PARENT}( \\w+){0,2} (mad|angry|furious|drunk|sauer|wutend|betrunken|enfad\\w*|borrach\\w*|enerve\\w*|colere|brav[oa]|furios[oa]|bebad[oa])`,
    '(pull\\w*|rip\\w*|tear|tore|take|takes|took|yank\\w*)( \\w+){0,2} my (shirt|shorts|pants|trousers|kit) (off|down)(?= |$)',
    // Made to lick, and spat on
    '(lick|licking|lecken|ablecken|leck|lamer|lecher|lamber)( \\w+){0,4} (boots?|studs?|shoes?|floor|feet|schuhe|stollen|boden|fusse|tacos|botas|suelo|pies|zapatillas|crampons|chaussures|sol|pieds|chuteiras?|chao|pes|tenis)',
    '(schuhe|stollen|boden|fusse)( \\w+){0,2} (ab|sauber )?(lecken|ablecken)',
    '(kiss|kissing|kussen|besar|embrasser|beijar)( \\w+){0,2} (floor|ground|feet|shoes|boden|fusse|schuhe|suelo|pies|sol|pieds|chao|pes)|(boden|fusse|schuhe)( \\w+)? kussen',
    `(spits?|spat|spitting|spuck\\w*|escup\\w*|crach\\w*|cosp\\w*|cusp\\w*) (in|on|into|at|auf|en|sobre|dans|sur|na|no|em) (my|me|mein\\w*|mi|mis|moi|ma|mon|mes|minha|meu|mim)( ${SPAT_ON})?`,
  ],
  grooming: [
    '(says?|said|reckons|thinks|tells me)( \\w+){0,2} i (now )?owe (him|her|them|one|something|a favou?r)( \\w+){0,3}',
    '(bought|gave|paid|got me|gives|buys)#(i (now )?owe|(got|have|gotta) (to )?do) (him|her|them|something)? ?(favou?rs?|a favou?r|him|her|them|something)',
    '(gekauft|geschenkt|gegeben|bezahlt|besorgt|schenkt|kauft|sagt|meint)#(schulde|schuldig bin|schulden)( \\w+){0,3} ?(ihm|ihr|was|etwas|einen gefallen)?',
    'me (compro|regalo|dio|pago)#(le debo|se lo debo) (una|algo|un favor|favores)|(dice|dijo) que (ahora )?(le debo( \\w+){0,3}|debo (una|algo|un favor)( \\w+){0,2})|en deuda con (el|ella)',
    '(paye|achete|donne|offert|offre|dit|dis)#(je|j) (lui|leur) (dois|devrais)( \\w+){0,3}|(dit|dis) que jlui dois( \\w+){0,3}',
    '(comprou|deu|pagou|diz|disse|fala|falou|pagou)#(lhe devo|devo lhe|eu devo|devo)( (um|uma|algo|lhe|a ele|pra ele|favor|coisa))+',
    '(gave|bought|got) me (a|his old|an|his) (\\w+ )?(phone|mobile|iphone|sim)#(just|only)#(us|him|her|text\\w*|talk\\w*)',
    'handy#(nur fur uns|fur uns zwei|nur um mit|nur fur ihn|nur zum schreiben|nur mit ihm)',
    '(movil|telefono|celular)#solo para (hablar|escribir|nosotros|el|los dos|mi y)',
    '(portable|tel|telephone|iphone)#(rien que|juste|que|seulement) pour (lui|nous|parler|ecrire)',
    '(celular|telemovel|telefone)#so (pra|para) (falar|nos|a gente|ele|mandar)',
    'what(ever)? happens (in|at|on) (the|his|her) (van|car|room|house|hotel|showers?|minibus|office|tent|trip)( \\w+){0,2} stays',
    'was (im|in der|in seinem|bei ihm|im|auf der) ?(auto|bus|zimmer|hotel|dusche|hause|fahrt)?( \\w+){0,2} (passiert|war|ist) bleibt( \\w+){0,3}',
    'lo que (pasa|pase|paso) en (el|la|su) (coche|cuarto|hotel|furgoneta|casa|ducha|viaje|habitacion)#(queda|quede)',
    'ce qui se passe (dans|en|au|a|chez) (\\w+ )?(voiture|chambre|hotel|van|lui|douche|camion|deplacement)#reste',
    'o que (acontece|rola|aconteceu) (no|na) (carro|quarto|hotel|van|casa|viagem|banho)#fica',
  ],
  self_harm: [
    '(gone|left|weg|ido|fui|serai plus|parti\\w*|embora)( \\w+){0,2} (from|of|von|de|d) (this|the|dieser|der|este|ce|esse) (world|welt|mundo|monde)|(serai|suis) plus de ce monde|(ido|embora|fui) (de este|deste|desse) mundo',
    '(so|damit|para que|pour que?|pour pas que?|pour pas quon|pra|para)( \\w+){0,3} (mum|mom|dad|nobody|noone|mama|papa|niemand|keiner|madre|padre|nadie|on|personne|maman|mae|pai|ninguem)( \\w+){0,4} (my arms?|my wrists?|my legs|meine arme|arme|brazos|munecas|mes bras|bras|poignets|bracos|pulsos)( \\w+){0,2}',
    'who (gets|will get|can have|should have) my (boots|things|stuff|kit|room|ball|shirts?|cards)|(wer|quien|qui|quem)( \\w+){0,3} (kriegt|bekommt|se queda|va avoir|aura|fica com|vai ficar com)( \\w+){0,2} (meine|mis|mes|minhas?|meus) (sachen|schuhe|botas|cosas|crampons|affaires|chuteiras?|coisas)',
    '(long sleeves|lange armel|manga larga|mangas largas|manches longues|mangas? (longas?|compridas?))#(hide|hid|nobody|cant see|dont see|cach\\w*|escond\\w*|ocultar|vean|vea|niemand|keiner|versteck\\w*|sieht|sehen|voie|vejam|veja)',
    '(stand|stood|standing|sit|sat|steh\\w*|stand|sitz\\w*)( \\w+){0,4} (bridge|train tracks|rail\\w*|roof|ledge|brucke|bahngleis\\w*|gleis\\w*|dach|bahnsteig)( \\w+){0,4} (und uberleg\\w*|think|thought|wonder|jump|step|uberleg\\w*|denk\\w*|spring\\w*)',
    '(puente|vias|azotea|pont|rails|toit|ponte|trilhos?|telhado)#(pienso|pense|saltar|tirarme|un paso|me dis|sauter|un pas|penso|pular|me jogar|um passo)',
  ],
  head_injury: ['(lights?|lamps?|lampen|lichter|luces|lumieres?|luzes)( \\w+){0,4} (rings?|halos?|kreise|ringe|aneis|aros|ronds|aureolas?)|(rings?|halos?|kreise|ringe|aneis|ronds)( \\w+){0,3} (lights?|lamps?|lampen|lichter|luces|lumieres?|luzes)'],
  eating_weight: [
    '(since|seit|desde|depuis)( \\w+){1,3} (only|just|nothing but|nur|nix ausser|solo|solamente|so|que|juste|rien que)( \\w+){0,4} (gum|gums|water|kaugummi\\w*|wasser|chicles?|agua|chewing|eau|leau|chicletes?)|all i (had|ate|have had)( \\w+){0,3} (is|was) (\\w+ )?(gum|water|coffee)',
    '(with|mit|con|com|de)( \\w+){0,2} (how little|wie wenig|cuan poc[oa]|cuant[oa] poc[oa]|tan poc[oa]|quao pouc[oa]|tao pouc[oa])( \\w+){0,2}|(en mangeant|manger) (combien de moins|le moins possible|presque rien)|(how few|how little) (calories|food|kcal)',
    '(\\d+|two|three|four|five|many|a few|couple of) days( \\w+){0,5} (without|no) (food|eating)(?= |$)|without (food|eating)( \\w+){0,3} days',
    '(\\d+|zwei|drei|vier|funf|ein paar|viele|lang|lange|woche)( tage\\w*)?( \\w+){0,4} (ohne essen|nix essen|nichts essen|hungern|nur wasser)( \\w+){0,3}',
    '(\\d+|dos|tres|cuatro|cinco|cuantos|unos) dias( \\w+){0,3} sin (comer|almorzar|cenar)|sin (comer|almorzar|cenar)( \\w+){0,3} (dias|semana)',
    '(\\d+|deux|trois|quatre|cinq|combien|quelques) (de )?jours( \\w+){0,5} sans (manger|bouffer)|sans (manger|bouffer)( \\w+){0,3} (jours|semaine)',
    '(\\d+|dois|tres|quatro|cinco|quantos|uns) dias( \\w+){0,4} sem (comer|almocar|jantar)|(sem|nao) (comer|almocar|jantar)( \\w+){0,3} (dias|semana)',
  ],
  asked: [
    // A gift that has its price, and a captain who knows what to do
    '(if|when)( \\w+)? (i|you) (really )?(want|wanna)#(i|you) know what to do',
    'wenn ich#(will|mochte)#weiss ich( \\w+)? was ich (tun|machen) (muss|soll)',
    'si (quiero|quieres)#(se|sabes) lo que (tengo|tienes|hay) que hacer',
    'si (je|tu) (veux|voulais)#(je sais|tu sais) (quoi faire|ce que je dois faire|ce quil faut faire|ce que j ?ai a faire)',
    'se (eu )?(quero|quiser|quiseres)#(sei|sabes) (o )?que (eu )?(tenho|tens|devo) (que |de )?fazer',
    // What will not be needed any more
    '(wont|will not) (be )?(need\\w*)( \\w+){0,3} (plan|training|practice|boots|kit|anything|it|them|anymore|any more)( \\w+){0,3}(?!.*(hall|indoor|astro|holiday|new|ive got|i have))',
    '(dont|do not) need( \\w+){0,2} where im going|(no|whats the) point( \\w+){0,2} (planning|training)( \\w+){0,3} (i wont|im not|wont be)',
    '(brauch|brauche)( \\w+){0,4} (kein\\w* (plan|training|ubung\\w*|schuhe)|nichts|nix|die schuhe|das alles)( \\w+){0,2} (mehr|nimmer)( \\w+){0,3}',
    '(ya )?no (lo |la |los |las )?(voy a|me va a|me van a) (necesitar|hacer falta)( \\w+){0,4}(?!.*(campo|pabellon|nuevas))|(semana|manana|ano)( (que|q|k) viene)? (ya )?no (voy a estar|estare)( \\w+){0,2}(?!.*(vacaciones|viaje|pueblo))',
    '(jaurai|j aurai|je naurai|j naurai|jen aurai|j en aurai) (plus|pas) besoin( \\w+){0,5}(?!.*(gymnase|vacances))',
    '(nao|n|ja nao|ja n) (vou|irei) (mais )?(precisar|ta aqui|tar aqui|estar aqui|estar mais aqui)( \\w+){0,5}(?!.*(ferias|viagem|viajar))|(nao|n) preciso( mais)? de (plano|treino|nada)( \\w+){0,4}',
    // Hurt, and made to play
    `${BADLY_HURT}( \\w+){0,5} ${OF_ADULT}( \\w+)? ${SAYS}( \\w+){0,6} ${NOT_WEAK}`,
    `${OF_ADULT}( \\w+)? ${SAYS}( \\w+){0,8} ${NOT_WEAK}( \\w+){0,6} ${BADLY_HURT}`,
    '(hospital|doctor|arzt|doktor|krankenhaus|medico|lhopital|hopital|docteur|medecin)( \\w+){0,3} (after|nach|erst nach|despues de|apres|so depois d[aeo]|depois d[aeo])( \\w+){0,2} (cup|final|finals|tournament|season|match|game|pokal|finale|turnier|spiel|saison|copa|torneo|partido|temporada|coupe|finale|lafinale|tournoi|match|copa|torneio|jogo)',
    `(?=.*(^| )${HAS_TO} )(?:[a-z0-9 ]{0,60} )?${PLAYS}( \\w+){0,5} ${BROKEN}`,
    `(?=.*(^| )${HAS_TO} )(?:[a-z0-9 ]{0,60} )?${BROKEN}( \\w+){0,3} ${PLAYS}`,
    '(makes?|made|forces?|forced) (me|us)( to)? (train|play|run|go on)( \\w+){0,4} (injured|injury|hurt|fracture|broken|sick|concussion|fever|swollen)',
    `(not allowed to|mustnt|must not|dont want me to|doesnt want me to|wont let me|told me not to|says? not to)( \\w+){0,3} (tell|see|go to|ask|talk to)( \\w+){0,2} ${DOCTOR}`,
    `(darf|soll)( \\w+){0,5} (nicht|nix|nichts|kein\\w*)( \\w+){0,4} ${DOCTOR}${LATER}|(darf|soll)( \\w+){0,3} ${DOCTOR}( \\w+){0,2} (nicht|nix|nichts)${LATER}`,
    `no (puedo|debo|me dejan?|quieren? que)( \\w+){0,4} ${DOCTOR}${LATER}|(pas le droit|dois pas|veut pas|veulent pas)( \\w+){0,6} ${DOCTOR}${LATER}|nao (posso|devo|me deixa\\w*|quer\\w* que)( \\w+){0,5} ${DOCTOR}${LATER}`,
    // A group without the player, for the player
    '(group|chat|gc|gruppe|chat|grupo|groupe)( \\w+){0,5} (without me|ohne mich|sin mi|sans moi|sem mim)#(plan\\w*|do to me|do with me|mit mir|machen|hacer\\w*|hacerme|me faire|prevoir|fazer|combinar)',
    '(agreed|planning|planned|plan|decided) to (wait for|get|jump|catch|beat|fight|grab) me|(haben|sind)( \\w+){0,3} (ausgemacht|verabredet)( \\w+){0,4} (mich|mir) |(han quedado|quedaron) (en |para )?(esperarme|pegarme|cogerme)|(se sont mis daccord|ont prevu) (pour |de )?m( |e )?(attendre|attraper|taper)|combinaram de (me )?(pegar|esperar|bater)',
    // Money lent for something else, and what stays in his flat
    '(lent|lend\\w*|geliehen|leiht|presto|presta|prete|emprest\\w*)( \\w+){0,3} (money|geld|dinero|pasta|argent|fric|dinheiro|grana)( \\w+){0,3} (wants?|will|quiere|veut|quer)( \\w+){0,2} (something|anything|was|etwas|otra|algo|autre|quelque|outra|alguma)( \\w+){0,4}',
    '(what|was|lo que|ce qu\\w*|ce que|o que)( \\w+){0,4} (his|ihm|su piso|su casa|son appart|chez lui|ape dele|casa dele|quarto dele)( \\w+){0,3} (stays|bleibt|queda|reste|fica)( \\w+){0,2}',
    `${TOOL}( \\w+){0,5} (for|fur|para|pour|pro|pra) (the|his|their|her|den|die|ihren?|el|su|le|la|leur|o|a|him|ihn|lui|ele)? ?(captain|keeper|ref|number|kapitan|torwart|schiri|gegner|capitan|portero|arbitro|capitaine|gardien|larbitre|capitao|goleiro|juiz|him|ihn|lui|ele|nummer|numero)`,
    // As little food as one can
    '(the least|least amount|minimum|lowest|how little)( \\w+){0,5} (eat|food|calories|kcal)( \\w+){0,5}(?!.*(before (the|a) (match|game)|for breakfast))',
    '(wie wenig|das wenigste|so wenig)( \\w+){0,4} (ess\\w*|kalorien)( \\w+){0,4}',
    '(lo minimo|el minimo|lo menos)( \\w+){0,4} comer( \\w+){0,4}(?!.*antes)|(le minimum|le moins)( \\w+){0,4} (manger|bouffer)( \\w+){0,5}(?!.*avant)|(o minimo|qual o minimo|o menos)( \\w+){0,4} comer( \\w+){0,4}(?!.*antes)',
    `only (allow myself|let myself|have|had)( \\w+){0,3} ${APPLE}( \\w+){0,4}(?!.*(before|breakfast|enough))|nur noch( \\w+){0,3} ${APPLE}( \\w+){0,3}(?!.*(vor|fruhstuck))|solo (me permito|como|tomo)( \\w+){0,3} ${APPLE}( \\w+){0,4}(?!.*(antes|desayun\\w*))|(mautorise|m autorise|mange|bouffe)( \\w+)? ?(que|quun|quune|qu une|juste|seulement)( \\w+){0,2} ${APPLE}( \\w+){0,4}(?!.*avant)|(mautorise|mange) (quune|quun) ${APPLE}( \\w+){0,4}(?!.*avant)|so (me permito|como|tomo)( \\w+){0,3} ${APPLE}( \\w+){0,4}(?!.*antes)`,
    // Who is never seen wants the other to be
    '(met|allume|montre|ouvre)( \\w+)? (jamais|pas)( \\w+)? (la |sa )?(cam|camera)#(moi|je)',
  ],
};
