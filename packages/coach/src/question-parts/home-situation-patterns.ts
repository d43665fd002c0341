import { COACH, found, PARENT, row, type Row } from './situation-pattern.ts';

const SIBLING = '(?:brother|bro|sister|sis|cousin|friend|mate|bruder|schwester|cousine?|freund\\w*|herman[oa]|primo|frere|soeur|irmao|irma)';
const BALL = '(?:foot)?balls?|fussball|balon|pelota|ballon|bola';
const WANTS = 'takes?|taking|took|takin|nicks?|nicking|hides?|hiding|hogs?|hogging|grabs?|steals?|stealing|stole|wants?|wanting|keeps? (?:it|my ball)|wont (?:give|let me)|doesnt (?:give|let me)|nimmt|klaut|versteckt|will|wollen|gibt (?:\\w+ )?nicht|lasst mich nicht|quita|coge|no me deja|me quita|prend|me laisse pas|pique|pega|toma|nao me deixa|nao deixa';
/** Anything that may be more than a quarrel, or that is asked of play on the pitch. */
const MORE = 'hit\\w*|hurts?|kick\\w* me|punch\\w*|push\\w*|schlag\\w*|haut|weh|tritt|pega me|bate|bat|frappe|touch\\w*|scared|afraid|angst|private|lock\\w*|sperr\\w*';
const IN_PLAY = 'dribbl\\w*|defend\\w*|opponent\\w*|match|game|tackl\\w*|press\\w*|shield\\w*|position|spiel(?= |$)|gegner|passes|pass|passt|train with me|mit mir (?:trainier\\w*|uben)|together|zusammen';
const PET = '(?:dogs?|puppy|pup|cats?|kitten|pets?|rabbit|hund\\w*|welpe|katzen?|kater|hase|perr[oa]|gat[oa]|chien|chat|cachorro)';
const HOME = 'garden|yard|back ?yard|house|home|flat|apartment|living ?room|kitchen|hall ?way|bed ?room|room|inside|indoors|garage|garten|haus|wohnung|wohnzimmer|zimmer|kuche|flur|drinnen|zuhause|zu hause|hof|jardin|casa|maison|quintal';
const FORBIDS = 'not allowed|arent allowed|cant|cannot|may not|wont let me|doesnt let me|dont let me|doesnt like|dont like|says? no|said no|told me (?:not|to stop)|stop|banned|forbid\\w*|forbade|darf\\w* (?:\\w+ ){0,4}nicht|erlaub\\w* (?:\\w+ ){0,3}nicht|erlaubt nicht|nicht erlaubt|verbiet\\w*|verboten|will nicht dass|soll\\w* nicht|no me deja\\w*|me laisse pas|nao (?:me )?deixa\\w*';
const NEIGHBOUR = '(?:neighbou?r\\w*|next door|nachbar\\w*|vecin[oa]s?|voisine?s?|vizinh[oa]s?)';
const CROSS = 'angry|cross|mad|furious|shouts?|shouting|yells?|yelling|keeps? (?:my|the|our) ball|schreit|sauer|wutend|stinksauer|over (?:the|their|his|her) (?:fence|wall|hedge)|(?:goes|went|flew|flies|kicked it|comes) over|uber den zaun|ruber\\w*|behalt|enfad\\w*|fache\\w*';
const OF_BALL = `${BALL}|kick\\w*|shoot\\w*|wall|football|play\\w*|practi[cs]\\w*|train\\w*|noise|wand|schiess\\w*|spiel\\w*|bolz\\w*|larm|fence|zaun`;
const CHORES = 'chores?|dishes|wash(?:ing)? up|tidy\\w*|clean (?:my|the) room|cleaning|hoover\\w*|laundry|help (?:at home|in the house|my mum|my mom|my dad)|aufraum\\w*|abwasch\\w*|spulmaschine|staubsaug\\w*|zimmer (?:\\w+ )?(?:aufraum\\w*|putz\\w*)|mull (?:raus\\w*|runter\\w*)|hausarbeit|im haushalt';
const GROWN_UP = `${PARENT}|${COACH}|grandma|grandad|nan|oma|opa|head ?teacher|aufsicht`;
const TOOK_AWAY = 'took|taken (?:away|off me)?|takes? (?:\\w+ ){0,3}away|confiscat\\w*|nicked|stole|stolen|weggenommen|abgenommen|nimmt (?:\\w+ ){0,4}weg|geklaut|gestohlen|einkassiert|a pris|confisque\\w*|quito|robaron|robo|pegou|roubaram';

/** What happens with the ball at home: others want it, it was taken away, and what those at home and next door say to it, and a home without any space. */
export const homeSituationPatterns: readonly Row[] = [
  row(found('petAndBall'), [PET, BALL], `${SIBLING}|ate|eaten|eats|gefressen|frisst|bit me|biss mich|mich gebissen|scared|afraid|angst|head|kopf|died|gestorben|lost|missing|tricks?|name`),
  row(found('ballTakenAway'), [`my (?:${BALL})|mein\\w* (?:${BALL})|(?:den|the|mi|mon|ma|meu|minha|a) (?:${BALL})`, TOOK_AWAY], `${MORE}|${IN_PLAY}|${SIBLING}|defender\\w*|how (?:do|can) i (?:stop|take)|from (?:him|her|them|the|behind)|(?:keep|always|constantly) (?:\\w+ ){0,2}(?:getting|losing|stolen)|player|spieler|torwart|keeper|goalie|vom fuss|entrou|gol|goal`),
  row(found('ballTakenAway'), [GROWN_UP, `my (?:${BALL})|mir (?:\\w+ ){0,3}(?:${BALL})|mein\\w* (?:${BALL})`, TOOK_AWAY], `${MORE}|${IN_PLAY}`),
  row(found('ballWanted'), [`(?:${SIBLING})\\w*`, BALL, WANTS], `${MORE}|${IN_PLAY}|teach|show|drills?|ubung\\w*|what can (?:we|i)|was konnen wir|ejercicio|exercice|to play with me|wants to (?:train|practi[cs]e|learn|get better)|will (?:lernen|uben)`),
  row(found('neighbourCross'), [NEIGHBOUR, CROSS, OF_BALL], `${MORE}|quiet\\w*|soft|leise|noise|noisy|loud|larm|laut|bedroom|mich (?:schlag|hau)\\w*`),
  row(found('noShotsAtHome'), [PARENT, HOME, FORBIDS, 'kick\\w*|shoot\\w*|shots?|shooting|schiess\\w*|schuss\\w*|bolz\\w*|kicken|chut\\w*|tirer|tirar'], `${MORE}|loud|laut|noise|larm|watch\\w*|leise|quiet\\w*`),
  row(found('quiet'), [PARENT, '(?:too|so|zu|so) (?:loud|noisy|laut)|quieter|be quiet|leiser|leise (?:sein|spielen)|make less noise|nicht so laut', 'play\\w*|ball|train\\w*|practi[cs]\\w*|kick\\w*|juggl\\w*|soll|sollen|spiel\\w*|dribbl\\w*|uben|im zimmer'], `${MORE}|match|game|sideline|rand|shouts?|schreit|yells?|secret|geheim|night|nachts|cry\\w*|wein\\w*`),
  row(found('choresFirst'), [CHORES, `${PARENT}|before|first|instead|erst|vorher|bevor|zuerst|statt`, '(?:says?|said|wants?|makes?|told|have to|need to|got to|must|sagt|will|muss|soll\\w*)'], `${MORE}|homework|hausaufgabe\\w*|school|schule|boots|schuhe|ball (?:putzen|clean)`),
  row(found('noSpaceAtAll'), ['(?:no|not any|without|zero|kein\\w*|gar kein\\w*) (?:space|room|place|platz) ?(?:at all |anywhere |to (?:train|practi[cs]e) |zum (?:uben|trainieren) )?(?:inside|indoors|in (?:my|the|our) (?:house|home|flat|room)|at home|drinnen|in der wohnung|zuhause|zu hause)?|(?:inside|indoors|at home|drinnen|zuhause|zu hause|in der wohnung) (?:\\w+ ){0,4}(?:no|kein\\w*) (?:space|room|platz)', 'rain\\w*|pouring|snow\\w*|storm\\w*|cant go (?:out|outside)|regen|regnet|schnei\\w*|gewitter\\w*|kann nicht raus|darf nicht raus|nicht raus|wet|at all|anywhere|gar|nirgend\\w*'], 'team|match|game|for (?:a )?(?:wall|goal)|shoot\\w*|schiess\\w*|small|klein\\w*|little|wenig'),
];
