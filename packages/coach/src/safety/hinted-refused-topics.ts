/** What is refused, kind by kind of what is hinted at and in five languages at once, in the notation of `indirect-refused-topics.ts`. */
const PEOPLE = '(gyps\\w*|zigeuner\\w*|gitan\\w*|cigan\\w*|roma|negros?|moros?|juden|jews?|juifs?|judios?|judeus?|noirs?|arabes?|schwarzen?|turken|blacks?|kanaken|auslander\\w*|immigrants?|refugees?|sudacas?|panchitos?|rumanos?|romanos|pretos?)';

export const hintedHate: readonly string[] = [
  // People called animals and sent away
  '(monkeys?|apes?|animals|cockroaches|rats)( \\w+){0,6} (go|went|goes|sent|send|get|fuck off)( \\w+){0,2} back|(send|go) back( \\w+){0,4} (jungle|africa|zoo)',
  '(affen|affe|tiere|ratten|pack|neger)( \\w+){0,4} (zuruck|heim|raus|weg)( \\w+){0,2} (busch|dschungel|urwald|afrika|zoo|kafig|wuste)|(affen|affe|neger)( \\w+){0,4} (zuruck|boot|busch|dschungel|urwald|afrika|zoo)',
  '(monos?|simios|macacos?|orangutan\\w*)( \\w+){0,5} (vuelvan|volverse|volver|vayan|regresen|africa|selva|zoo|patera|arbol|arboles)|(patera|selva|africa)( \\w+){0,2} (los |esos )?(monos|simios)',
  '(singes?|macaques?|guenons?|animaux)( \\w+){0,5} (retourn\\w*|rentr\\w*|jungle|afrique|brousse|zoo|arbre|arbres)',
  '(those|these|bunch of|dirty|filthy|esos|estos|putos|ces|sales|esses|estes|aqueles|diese|diese dreckigen|dreckige) (\\w+ )?(monkeys|apes|affen|monos|simios|singes|macacos|macaques|guenons)',
  '(macac\\w*|macacada|gorilas?)( \\w+){0,6} (volt\\w*|africa|selva|arvore|floresta|jaula|zoo)',
  // Nobody plays with people of a kind
  `(dont|do not|wont|never|not|refuse to|nicht|nie|kein|no|nunca|pas|jamais|nao|n)( \\w+){0,5} (with|mit|con|avec|com|contra|gegen|against|contre) (\\w+ ){0,2}${PEOPLE}`,
  `(with|mit|con|avec|com) (\\w+ ){0,2}${PEOPLE}( \\w+){0,3} (nicht|nie|no|nunca|pas|jamais|nao|n|dont|wont)( \\w+){0,3}`,
  `${PEOPLE}( \\w+){0,5} (steal|stinks?|rob|smell|stinken|klauen|dreckig\\w*|roban|huelen|ladron\\w*|apestan|volent|voleurs?|puent|roubam|fedem|ladroes|lixo)`,
];

export const hintedDrugs: readonly string[] = [
  '(gummies|gummibar\\w*|gominolas|bonbons|balas?|balinhas?|brownies?|kekse|cookies|sweets|pilules?)( \\w+){0,6} (float\\w*|high|trippy|stoned|leicht wird|abheb\\w*|flotando|flotar|colocad\\w*|planer|plane|voler|flutu\\w*|chapad\\w*)',
  '(schnupftabak|snus|kautabak|nikotinbeutel|snuff|chewing tobacco|rape de fumar|nicotine pouch\\w*|zyn)',
  '(spritz\\w*|spritzen) (sich|mir|dir|uns|was|etwas)( \\w+){0,5} (muskel\\w*|stark\\w*|schnell\\w*|kraft)|(muskel\\w*|stark\\w*)( \\w+){0,4} (spritzt|spritzen|gespritzt)',
  '(una raya|unas rayas|uma carreira|um tiro de po|une trace|un rail|ne line|eine line|eine nase)( \\w+){0,4} (corres|correr|aguant\\w*|partido|cours|courir|match|tiens|corre|jogo|rennst|laufst|spiel|ziehen|meter\\w*)',
];

export const hintedInjuring: readonly string[] = [
  '(esperar|espero|attendre|attends|lattends|warte|warten|wart|esperarei)( \\w+){0,5} (com|con|avec|mit) (um|uma|un|una|une|einem|einer|nem|ner|dem|o|el|le|la)? ?(pau|taco|faca|barra|corrente|pedra|porrete|palo|bate|navaja|cuchillo|piedra|cadena|batte|couteau|barre|chaine|baton|schlager|stock|knuppel|messer|kette|stein|brett|baseballschlager)',
  '(wir|ich) (holen|schnappen|schnapp|hol|packen|kriegen|greifen) (ihn|den|sie|uns den|uns ihn|mir den|mir ihn)( \\w+){0,4} (nach der schule|nach der stunde|auf dem heimweg|draussen|auf dem parkplatz|nach dem spiel|allein|zusammen)',
];

export const hintedContact: readonly string[] = [
  '(which|what) (street|road|house)( \\w+){0,7} (live|lives|from|in|at)|(in )?welche[rm]? (strasse|haus|dorf|viertel)( \\w+){0,2} (wohnt|lebt|wohnen)|(en )?que (calle|barrio|casa) (vive|viven)( \\w+){0,4}|(dans )?quelle (rue|maison) (habite|vit|il habite|elle habite)( \\w+){0,4}|(em )?que (rua|bairro|casa) (mora|vive)( \\w+){0,4}','(il|elle) (habite|vit|creche) ou( \\w+){0,3} (premier|premiere|numero|joueur|joueuse|n1|1er)', '(adresse|anschrift|address|direccion|endereco|morada) (of|von|vom|de|del|do|du) (the |la |el |le |o |a )?(first|number one|top|ersten?|primero|premier|numero|primeiro|jugador|spieler|joueur|jogador)'];

export const hintedObscenity: readonly string[] = ['(behindert\\w*|missgeburt\\w*|dreckige?s?) (app|bot|coach|ki|maschine|drecksapp|ding)|drecks(app|bot|ding|coach)|(kack|scheiss)(app|bot|coach)'];
