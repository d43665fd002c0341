import { isBoardTurn } from './carry-over.ts';
import { isTurnOfPractice } from './everyday-follow-ups.ts';

const OPENING = '(?:(?:hi|hey|hello|hallo|hola|salut|oi|sarah|coach|and|und|y|et|e|ok|so|but|aber|pero|mais|mas) )*';
const AGE = '(?:(?:(?:im|i am|i m|ich bin|bin|tengo|yo tengo|jai|j ai|tenho|eu tenho) )?(?:\\d{1,2}|nine|ten|eleven|twelve|neun|zehn|elf|zwolf)(?: (?:years?(?: old)?|yrs?|yo|jahre(?: alt)?|anos|ans))?)';
const AT_AGE = `(?: (?:(?:at|with|if|when|mit|wenn|con|a|avec|com|aos|si|se) )?${AGE})?`;
const BOARD = '(?:leader ?board|board|ranking|rangliste|bestenliste|classement|clasificacion|classificacao)';
const WEIGHTS = '(?:weights|dumb ?bells?|weight ?(?:training|lifting)|gym|hanteln|gewichte|krafttraining|fitnessstudio|pesas|mancuernas|gimnasio|gym|poids|halteres|musculation|muscu|salle de sport|musculacao|pesos?|academia)';
const LIFT = '(?:lift(?:ing)?|do(?:ing)?|use|go(?:ing)? to|train with|start|machen|stemmen|heben|gehen|trainieren|hacer|levantar|usar|ir|entrenar|faire|soulever|porter|aller|utiliser|fazer|levantar|pegar|puxar)';
const FRIENDS = '(?:(?:my|some|mein\\w*|meinen|einem|mis?|mes|des|mon|un|meus?|uns|um|with|other) )*(?:friends?|mates|freunde?n?|kumpels?|amig[oa]s|copains|potes|colegas)';
const GOAL = '(?:(?:my|the|a|weekly|mein\\w*|zum|das|mi|la|mon|ma|l|o|meu|minha) )*(?:goal|ziel|wochenziel|meta|objetivo|objectif|lobjectif)';

/** Whole messages about practice, the board or the app that are taken for worry by what was learned, and are none. */
const MESSAGES: readonly string[] = [
  '(?:is|would) (?:it|that)(?: be)? (?:a |an )?(?:hand ?ball|hands|foul|offside|penalty|free ?kick|corner|goal|throw ?in|allowed|out)(?: (?:if|when) (?:it|the ball|he|she|i|you|u|someone|a (?:player|defender|keeper)|the (?:keeper|ball|defender)) (?:hits?|touch(?:es)?|bounces?|goes|is|crosses|comes|lands|kicks?|catch(?:es)?|passes)(?: (?:off|on|over|in|to|back|with|my|ur|your|the|his|her|a|line|hand|arm|shoulder|chest|knee|head|post|bar|keeper|ball|it|own|half|goal|out|of|ref|referee))*)?',
  '(?:ist|ware) (?:es|das) (?:ein |eine )?(?:hand|handspiel|foul|abseits|elfmeter|freistoss|ecke|tor|erlaubt|aus)(?: wenn (?:der|die|das|man|ich|er|sie|es|ball|torwart|spieler|an|auf|uber|die|den|dem|schulter|arm|brust|kopf|linie|pfosten|latte|hand|mit|im|eigenen|halfte|geht|trifft|beruhrt|springt|ist|kommt|fliegt|prallt| )+)?',
  `(?:i (?:have|got)|ive got|theres|ich hab(?:e)?|hab(?:e)?(?: ich)?|wir haben) (?:leider |nur |no |kein(?:en)? )?(?:space|room|platz|garten|garden)(?: (?:at home|zuhause|daheim|zu hause|hier|here|draussen|outside))?(?: (?:just|only|nur|bloss|ausser) (?:in )?(?:my|mein|meinem|the|im|das|unser|unserem)? ?(?:small |little |kleines |kleinen )?(?:bed ?room|room|hall ?way|living room|zimmer|kinderzimmer|wohnzimmer|flur|balkon|balcony))?`,
  `(?:${AGE} )?(?:can|may|should|could|is it (?:ok|okay|good|bad)(?: to)?|darf|kann|soll|puedo|se puede|debo|es (?:bueno|malo)|je peux|jpeux|on peut|est ce que je peux|posso|pode)(?: i| ich| ich schon)? (?:schon |ya |deja |ja )?(?:${LIFT} )?(?:(?:the|a|some|ins|an|mit|con|de|des|la|al|el|las|avec|a la|pra|na|com|go|to) )*${WEIGHTS}(?: (?:machen|stemmen|heben|gehen|trainieren))?${AT_AGE}(?: (?:machen|stemmen|heben|gehen|trainieren))?`,
  `(?:(?:eu )?posso|pode) malhar${AT_AGE}`,
  `(?:can|may|should|darf|kann|soll) (?:i|ich) ${AT_AGE.trim()} ?(?:schon )?(?:(?:the|ins|in ein|mit) )*${WEIGHTS}(?: (?:machen|stemmen|heben|gehen|trainieren))?`,
  `(?:a|con|com|mit|at|with) ${AGE} (?:on peut|je peux|puedo|se puede|posso|pode|eu posso|darf ich|can i) ${LIFT}? ?(?:(?:des|de|les|la|las|a|pra) )*${WEIGHTS}`,
  `(?:am i old enough|how old (?:do (?:i|you) have to be|must (?:i|you) be|should (?:i|you) be)|what age can (?:i|you)|ab wann (?:darf|kann) (?:ich|man)|ab welchem alter (?:darf|kann) (?:ich|man)|bin ich alt genug|a que edad (?:puedo|se puede|se pueden)|a partir de quel age (?:je peux|on peut)|(?:a |com )?quantos anos (?:posso|pode))(?: (?:to|for|fur|zum|um|que|que eu))?(?: ${LIFT})?(?: (?:the|a|ins|an|mit|con|de|des|la|al|el|las|avec|pra|na|com|go|to))* ${WEIGHTS}(?: (?:machen|stemmen|heben|gehen|trainieren))?${AT_AGE}`,
  `(?:who|whos|who is|wer|quien|qui|cest qui|quem)(?: (?:is|s|ist|es|va|est|e|ta|esta|steht|le|the|el|o|der|auf|en|em|platz|number|numero|in|currently|gerade|right now|now))* (?:first|1st|top|number (?:one|1)|number|1|leading|winning|erste[rn]?|vorne|primer[oa]?|premiere?|primeir[oa]|lider|best)(?: (?:place|player|platz))?(?: (?:on|in|of|at|auf|der|del|en|el|la|du|au|do|no|de|the|this|dieser|este))* ${BOARD}`,
  `(?:can|kann|konnen|puedo|se puede|podemos|on peut|je peux|da pra|posso|pode|is it possible to|tem como)(?: (?:i|you|we|u|ich|man|wir|hier|auch))*(?: (?:play|spielen|jugar|jouer|jogar|zusammen))?(?: (?:in|auf|hier|der|dieser|app|here|this|the|on|auch|together|zusammen|en|la|aqui|esta|dans|lapp|ici|no|nesse|aplicativo|online))* ?(?:with|mit|con|avec|com|against|gegen|contra|contre)? ?${FRIENDS}(?: (?:in|auf|der|dieser|app|here|this|the|on|hier|zusammen|together|spielen|en|la|aqui|esta|dans|lapp|ici|no|nesse|neste|aplicativo|online|too|auch))*`,
  `(?:how (?:many|much|far|long)|what)(?: (?:days|sessions|more|is|s|left|do i need|until|till|to|for|am i|from|have i|is it))* ${GOAL}(?: left| now)?`,
  `(?:wie (?:viel|viele|weit)|was)(?: (?:fehlt|fehlen|noch|bis|mir|ist es|bin ich|von|fur|tage|einheiten|weg))* ${GOAL}`,
  `(?:(?:cuanto|cuantos|cuantas|combien|quanto|quantos|quantas|il|me|mi|jours|dias|entrenamientos|treinos|seances) )+(?:(?:me|m|mi|il|falta|faltan|manque|reste|resta|restam|combien|de|dias|jours|pour|para|pra|por|hasta|ate|avant|a|la|de|atteindre|llegar|chegar|alcanzar) )+${GOAL}`,
];
const MOST_WORDS = 16;
const whole = MESSAGES.map((message) => new RegExp(`^${OPENING}(?:${message})(?: (?:pls|please|bitte|now|jetzt|ahora|maintenant|agora|stp|svp|por favor|thx))*$`));

/** Whether a message, as its plain words, is from its first word to its last a question about practice, the board or the app. */
export const isHarmlessPracticeQuestion = (text: string): boolean => text.split(' ').length <= MOST_WORDS && (whole.some((one) => one.test(text)) || isTurnOfPractice(text) || isBoardTurn(text));
