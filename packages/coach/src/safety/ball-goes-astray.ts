/**
 * Where the ball of a drill goes, as a whole turn in five languages, without its name: "cai sempre pra frente", "er fällt
 * immer runter". Behind a turn about juggling, dribbling, passing or shooting nobody fell.
 */
const ENGLISH =
  '(?:(?:it|the ball|ball|mine|always|just|keeps?|still|only|mostly|sometimes|usually|often) )*(?:falls?|falling|goes|going|flies|flying|drops?|dropping|rolls?|rolling|bounces?|bouncing|runs|slips|spins|spinning|leaves)(?: (?:too|so|way|very|far|always|every time|all the time|forwards?|away|from me|to the (?:side|left|right)|sideways|left|right|down|off|on the (?:floor|ground)|behind me|back|high|up|everywhere|in front|of me|over|out|fast))*';
const GERMAN =
  '(?:(?:er|der ball|ball|mir|immer|nur|meistens|oft|der) )*(?:fallt|fliegt|rollt|springt|geht|hupft|verspringt|rutscht|kullert|prallt|dreht sich)(?: (?:er|der ball|mir|immer|nur|meistens|oft|jedes mal|zu|so|viel|weit|nach|vorne|vorn|hinten|links|rechts|oben|unten|runter|weg|hoch|auf den boden|zur seite|schnell|davon|raus|ab|von mir))*';
const SPANISH =
  '(?:(?:se|me|siempre|el balon|la pelota|la bola|el|ella|solo|a veces) )*(?:cae|va|escapa|sale|rebota|rueda|vuela|desvia|cayo)(?: (?:siempre|muy|mucho|demasiado|para|pa|hacia|a|al|de|del|el|la|un|los|lados?|adelante|delante|atras|lejos|alto|arriba|abajo|suelo|piso|derecha|izquierda|fuera|control|todo el tiempo|cada vez))*';
const FRENCH =
  '(?:(?:il|elle|ca|le ballon|la balle|ballon|me|se|s|toujours) )*(?:tombe|part|va|en va|senva|sen va|roule|rebondit|file|glisse|sechappe|echappe|monte|devie)(?: (?:toujours|tout le temps|a chaque fois|trop|tres|loin|devant|derriere|a cote|sur le cote|par terre|vers lavant|a gauche|a droite|haut|en lair|partout|vite|de travers|en avant|moi))*';
const PORTUGUESE =
  '(?:(?:a bola|bola|ela|ele|sempre|so|me|toda hora|as vezes|fica) )*(?:cai|caindo|vai|foge|escapa|sai|rola|quica|pula|voa|desvia|sobe|indo)(?: (?:sempre|muito|mt|pra|para|pro|frente|tras|lado|os|lados?|longe|chao|no|na|o|a|fora|baixo|cima|alto|alta|direita|esquerda|controle|do|de|mim|toda hora|toda vez))*';
const OPENS = '(?:(?:and|but|so|ok|und|aber|y|pero|et|mais|mas|e) )*';
const ASKS = '(?: (?:why|what (?:do|can) i do|how do i stop (?:it|that)|warum|wieso|was (?:kann|soll) ich (?:tun|machen)|por que|porque|que hago|pourquoi|je fais quoi|quoi faire|o que (?:eu )?faco|como (?:faco|resolvo)))?';
const whole = [ENGLISH, GERMAN, SPANISH, FRENCH, PORTUGUESE].map((way) => new RegExp(`^${OPENS}${way}${ASKS}$`));
const MOST_WORDS = 12;

/** A turn of one of these was about the ball. */
const OF_THE_BALL =
  /\b(?:jugg?l\w*|kick ?ups?|keepy|keep(?:y|ie) ?up\w*|jonglier\w*|jongl\w*|dominadas|toques|embaixad\w*|malabar\w*|dribb?l\w*|first touch|control\w*|passe?s?|passing|passen|passspiel|pases?|shoot\w*|shots?|schiess\w*|schuss|tirar|tiros?|tir|tirs|chut\w*|frapp\w*|balls?|balon|pelota|ballon|balle|bola|toe taps|sole rolls?|volle\w*|free ?kicks?|freistoss\w*|flanke\w*|ballannahme|annehmen|header)\b/;

/** Whether words (in plain letters) tell, from first to last, where a ball goes, whatever was told before. */
export const isWholeOfBall = (words: readonly string[]): boolean => words.length <= MOST_WORDS && whole.some((pattern) => pattern.test(words.join(' ')));

/** Whether words (in plain letters) tell, from first to last, where a ball goes that the turn before, whose words are `before`, was about. */
export const tellsOnlyOfBall = (words: readonly string[], before: readonly string[]): boolean => OF_THE_BALL.test(before.join(' ')) && isWholeOfBall(words);
