/**
 * Wishes that every child has, as whole messages: to be a striker, captain, better, like a star. They sound like wishes of
 * quite other things ("ich will … sein"), so each has to be the whole of a message, and only what is listed is wished for.
 */
const OPEN = '(?:(?:hey|hi|hello|hallo|sarah|coach|ok|um|so|also|but|and|und|aber|oh|bitte|hola|oi|salut|pero|mais|mas) )*';
const MORE = '(?:(?:auch|mal|lieber|gern|gerne|unbedingt|nur|am|liebsten|einmal|spater|immer|wieder|endlich|irgendwann|eigentlich|so|ein|eine|der|die|das|den|richtig|richtiger|guter|gute|guten|gut|bester|beste|besten|echter|schneller|starker|im|in|als|wie|also|really|a|an|the|good|great|best|better|real|proper|like|as|my|our|un|una|el|la|los|las|buen|buena|gran|mejor|mas|muy|tan|le|les|bon|bonne|meilleur|meilleure|plus|tres|um|uma|o|os|bom|boa|melhor|mais|muito|igual|como|comme|too|one|day|eines|tages) )*';
const ROLE = [
  '(?:(?:mittel|aussen|rechtsaussen|linksaussen|innen|flugel|links|rechts)?(?:sturmer\\w*|verteidiger\\w*|spieler\\w*)|mittelfeldspieler\\w*|mittelfeld|abwehr|sturm|torwart|torhuter\\w*|torfrau|keeper|kapitan\\w*|spielmacher\\w*|linksaussen|rechtsaussen|fluegelspieler|libero|(?:\\d{1,2}|zehn|acht|sechs|neun)er|profi\\w*|fussballprofi|fussballer\\w*|fussballstar|torschutzenkonig\\w*|vorne|hinten|stammspieler\\w*|nationalspieler\\w*)',
  '(?:striker|forward|winger|defender|midfielder|keeper|goalie|goalkeeper|captain|playmaker|pro|professional|footballer|starter|number (?:10|9|8|6|7)|top scorer|up front|football star|player)',
  '(?:delanter[oa]|defensa|portero|portera|mediocampista|centrocampista|medio|extremo|capitan\\w*|futbolista|profesional|goleador\\w*|jugador\\w*|lateral|arquer[oa]|mediapunta)',
  '(?:attaquante?|defenseure?|gardien\\w*|milieu|milieu de terrain|ailiere?|ailier|capitaine|footballeu\\w+|pro|professionnel\\w*|buteu\\w+|joueu\\w+|avant centre|numero 10)',
  '(?:atacante|zagueir[oa]|defensor\\w*|goleir[oa]|guarda redes|meia|meio campo|lateral|ponta|capita\\w*|centroavante|avancado|jogador\\w*|profissional|artilheir[oa]|camisa 10|volante)',
].join('|');
const HOW =
  '(?:besser|gut|schnell|schneller|der schnellste|die schnellste|der beste|die beste|der bester|am besten|am schnellsten|stark|starker|beidfussig|fit|fitter|faster|fast|better|good|the best|the fastest|fit|fitter|bueno|buena|mejor|el mejor|la mejor|rapid[oa]|fort|forte|plus fort|plus forte|meilleure?|le meilleur|la meilleure|rapide|bom|boa|melhor|o melhor|a melhor|rapid[oa])';
const STAR = '(?:messi|ronaldo|cristiano|cristiano ronaldo|cr7|mbappe|haaland|neymar|yamal|lamine yamal|bellingham|kane|modric|musiala|wirtz|putellas|bonmati|saka|salah|neuer|ter stegen|pele|maradona)';
const WHERE = '(?: (?:im|in der|in|bei|beim|on|in|of|for|en|del|de|da|do|dans|no|na) (?:(?:the|my|our|meinem|meiner|unserem|unserer|dem|mi|el|la|mon|ma|l|le|meu|minha) )?(?:team|mannschaft|welt|verein|fussball|spiel|sturm|angriff|football|world|side|match|class|klasse|schule|equipo|mundo|futbol|equipe|lequipe|monde|foot|time|futebol))*';
const BE = '(?: (?:sein|werden|spielen|be|become))?';
const WISH = `(?:(?:ich )?(?:will|mochte|mocht|wurde|ware|wird|werd|werde|moechte)(?: ich)?|(?:i|i would|id|i d|i really) (?:want|wanna|would like|like|love|d like)(?: to)?(?: (?:be|become|play))?|i would (?:love|like) to (?:be|become|play)|(?:yo )?(?:quiero|quisiera|me gustaria|querria)(?: (?:ser|jugar de|jugar|llegar a ser|volverme))?|je (?:veux|voudrais|vais)(?: (?:etre|devenir|jouer))?|jaimerais(?: (?:etre|devenir|jouer))?|(?:eu )?(?:quero|queria|gostaria de)(?: (?:ser|virar|jogar de|jogar))?)`;
const PUT_ELSEWHERE =
  '(?:(?:mein |meine |der |die |unser )?(?:trainer|trainerin|coach) (?:stellt|setzt|lasst|packt|steckt) mich (?:\\w+ ){0,3}(?:hinten|vorne|abwehr|tor|aussen|bank|verteidigung|mittelfeld|verteidiger|ins tor)(?: (?:auf|spielen|rein|ein))?|(?:my |the )?coach (?:always |only |just )?(?:puts|plays|keeps|wants) me (?:\\w+ ){0,3}(?:back|defence|defense|defender|goal|bench|wing|midfield|left back|right back)|(?:ich )?(?:muss|spiel|spiele|bin) (?:\\w+ ){0,3}(?:hinten|abwehr|tor|verteidiger|bank|aussen)(?: spielen)?)(?: (?:aber|but|und|and|doch|dabei|obwohl|though))?';
const WISHES = new RegExp(`^${OPEN}(?:${PUT_ELSEWHERE} )?${WISH} ${MORE}(?:${ROLE}|${HOW}|${STAR})(?: (?:und|and|y|et|e) ${MORE}(?:${ROLE}|${HOW}|${STAR}))?${WHERE}${BE}${WHERE}(?: (?:bitte|pls|please|now|jetzt|spater|one day|irgendwann|some day|wie ${STAR}|like ${STAR}|como ${STAR}|comme ${STAR}|was (?:soll|muss|kann) ich (?:tun|uben|machen|trainieren)|what (?:should|do|can) i (?:do|practi[cs]e|train)))*$`);

const ELSEWHERE = new RegExp(`^${OPEN}${PUT_ELSEWHERE} `);

/** Whether words (in plain letters) are, from first to last, the wish for a place on the pitch or to play well. */
export const isWishToPlay = (words: readonly string[]): boolean => words.length <= 24 && WISHES.test(words.join(' '));

const PLACES: readonly (readonly [RegExp, 'strikerRole' | 'defenderRole' | 'midfielderRole' | 'wingerRole' | 'goalkeeper' | 'captain'])[] = [
  [/\b(?:kapitan\w*|captain|capitan\w*|capitaine|capita\w*)\b/, 'captain'],
  [/\b(?:torwart|torhuter\w*|torfrau|keeper|goalie|goalkeeper|porter[oa]|arquer[oa]|gardien\w*|goleir[oa]|guarda redes)\b/, 'goalkeeper'],
  [/\b(?:flugel\w*|fluegelspieler|\w*aussen|winger|extremo|ailiere?|ponta)\b/, 'wingerRole'],
  [/\b(?:mittelfeld\w*|spielmacher\w*|midfielder|playmaker|(?:10|8|6|zehn|acht|sechs)er|number (?:10|8|6)|mediocampista|centrocampista|medio|mediapunta|milieu|numero 10|meia|meio campo|volante|camisa 10)\b/, 'midfielderRole'],
  [/\b(?:\w*verteidiger\w*|abwehr|defender|libero|defensa|lateral|defenseure?|zagueir[oa]|defensor\w*)\b/, 'defenderRole'],
  [/\b(?:\w*sturmer\w*|sturm|vorne|striker|forward|up front|(?:9|neun)er|number 9|delanter[oa]|goleador\w*|attaquante?|buteu\w+|avant centre|atacante|centroavante|avancado|artilheir[oa])\b/, 'strikerRole'],
];

/** What is told to the wish for a place on the pitch: of that place, or of a coach who puts the writer elsewhere; null for other wishes. */
export function placeWished(words: readonly string[]): 'notMyPosition' | (typeof PLACES)[number][1] | null {
  if (!isWishToPlay(words)) return null;
  const text = words.join(' ');
  if (ELSEWHERE.test(text)) return 'notMyPosition';
  return PLACES.find(([place]) => place.test(text))?.[1] ?? null;
}
