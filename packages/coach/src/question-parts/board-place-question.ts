import type { BoardPeriod } from '@touchline/domain';

interface PlaceQuestion {
  readonly period: BoardPeriod;
  /** Whether somebody else is asked about too: of others the coach tells nothing. */
  readonly namesOther: boolean;
  /** Whether what to do about it is asked. */
  readonly wantsDrill: boolean;
  /** Whether what it takes to stand on a board is asked. */
  readonly getsOn?: true;
}

const BOARD = '(?:leader ?boards?|leader ?bord|board|ranking|rankings|rangliste|bestenliste|tabelle hier|liste|classement|clasificacion|tabla|placar|classificacao)';
const PLACE = '(?:place|plaec|rank|rang|spot|platz|platzierung|ranking|number|nummer)';
const OWN_PLACE = [
  new RegExp(`\\b(?:what|wat|which|wich|whats|wats) (?:${PLACE}|position) (?:am|m|im|do|i|have|did)\\b(?! (?:i )?(?:good|best|better|suited|supposed|meant|made|play|fit))`),
  new RegExp(`\\b(?:what|whats|what is|tell me|show me) (?:is )?my (?:${PLACE}|position (?:on|in) the ${BOARD})\\b(?! (?:pass|of the ball|in (?:juggl|toe|wall)))`),
  new RegExp(`\\b(?:auf )?(?:welche[mnr]?|wievielte[rnm]?|wie ?vielte[rnm]?|der wievielte) ?(?:${PLACE} )?(?:bin|hab|habe|stehe?|lieg\\w*) ich\\b`),
  new RegExp(`\\b(?:where|wo|how high|how far up|wie weit oben) (?:am|do|bin|steh\\w*|lieg\\w*) (?:i|ich)\\b.*\\b(?:${BOARD}|week|woche|month|monat)\\b`),
  new RegExp(`\\b(?:mein|meine) (?:rang|platz|platzierung)\\b`),
  new RegExp(`\\b(?:am i|bin ich) (?:the )?(?:first|1st|second|2nd|third|3rd|last|top|winning|leading|(?:on )?top of the ${BOARD}|number (?:one|1)|erste\\w*|zweite\\w*|dritte\\w*|letzte\\w*|ganz oben|vorne)(?: (?:on|in|of|at) (?:the )?(?:${BOARD}|week|month)| this (?:week|month)| in der \\w+| diese\\w* (?:woche|monat))?$`),
  new RegExp(`\\b(?:how (?:far|many days?)|wie weit|wie viele tage)\\b.*\\b(?:first place|next place|place above|ersten? platz|nachsten? platz|platz davor|top of the ${BOARD})\\b`),
];
/** The own place in Spanish, French and Portuguese; a position without the board is one on the pitch. */
const PLACE_ROMANCE = '(?:puesto|lugar|place|rang|colocacao|posto|posicion|position|posicao)';
const OWN_PLACE_ROMANCE = [
  /\b(?:je suis|jsuis) classee? (?:combien|combientieme)\b/,
  new RegExp(`\\b(?:que|q|quelle?|quel|qual) ${PLACE_ROMANCE} (?:tengo|ocupo|jai|joccupe|tenho|eu (?:tenho|ocupo))\\b`),
  new RegExp(`\\b(?:mi|ma|mon|minha|meu) ${PLACE_ROMANCE}\\b.*\\b(?:${BOARD})\\b|\\b(?:${BOARD})\\b.*\\b(?:mi|ma|mon|minha|meu) ${PLACE_ROMANCE}\\b`),
  new RegExp(`\\b(?:cual|que|q|k|quel\\w*|qual|cest quoi)(?: (?:es|est|e|eh))?(?: (?:la|a|o|le|el))? (?:mi|ma|mon|minha|meu) (?:puesto|place|rang|ranking|classement|colocacao|lugar|posto|clasificacion|classificacao|posicion|posicao)(?: (?:actual|ahora|maintenant|agora|hoy|hoje|esta semana|cette semaine|essa semana|este mes|ce mois))*$`),
  new RegExp(`\\b(?:en|a|em) (?:que|q|quelle?|quel|qual) (?:${PLACE_ROMANCE}|numero)(?: (?:del|en el|de la|du|dans le|au|do|no) ${BOARD})? (?:estoy|voy|ando|quede|je suis|suis je|jsuis|estou|to|tou|eu (?:to|estou|fiquei)|fiquei)\\b`),
  new RegExp(`\\b(?:je suis|jsuis|to|estou|estoy|voy) (?:a |en |em |na )?(?:quelle|que|qual|q) ${PLACE_ROMANCE}\\b`),
  new RegExp(`\\b(?:donde|ou|onde) (?:estoy|voy|je suis|suis je|jen suis|eu (?:to|estou)|estou|to)\\b.*\\b${BOARD}\\b|\\b(?:je suis|estoy|estou|to|tou) (?:ou|combien|combientieme|em quanto|onde) .*\\b${BOARD}\\b`),
  /^(?:(?:et|ok|alors) )*(?:je suis |jsuis )?combientieme(?: (?:je suis|suis je|au classement))?$/,
];
const LEADS_ROMANCE = new RegExp(`\\b(?:quien|qn|qui|quem|qm)\\b.*\\b(?:primer[oa]?|1er|premiere?|primeir[oa]|lider\\w*|tete|topo|arriba|mejor|meilleure?|melhor|gan\\w*|mene)\\b.*\\b(?:${BOARD}|esta semana|cette semaine|n?essa semana)\\b`);
/** Who is the best of the app, whose players only the boards tell. */
const BEST_OF_APP = /^(?:(?:and|und|y|et|e|so) )*(?:who|whos|wer|quien|qn|qui|cest qui|quem)(?: (?:is|s|ist|es|est|e|eh|the|der|die|das|el|la|le|o|a|hier))* (?:best|top|beste\w*|mejor|meilleure?|melhor|number (?:one|1))(?: (?:player|spieler\w*|jugador\w*|joueur|joueuse|jogador\w*))?(?: (?:on|in|of|here|this|the|app|hier|der|dieser|de|del|la|en|esta|aqui|dans|lapp|lappli|ici|do|no|desse|nesse|aplicativo))+$/;
/** Why the own place is a worse one than before. */
const FELL = new RegExp(`\\b(?:why|how come|warum|wieso|por ?que|pq|pourquoi|pk)\\b.*\\b(?:drop\\w*|fall\\w*|fell|down|lower|lost|slipp\\w*|gefallen|abgerutscht|gerutscht|schlechter|tiefer|runter|baj\\w*|cai\\w*|caido|perdi\\w*|baiss\\w*|descend\\w*|recul\\w*|desci\\w*|cai)\\b.*\\b(?:${BOARD}|place|platz|rank|rang|puesto|posicion)\\b|\\b(?:warum|wieso)\\b.*\\b(?:${BOARD}|platz)\\b.*\\b(?:gefallen|abgerutscht|gerutscht|schlechter|tiefer|runter)\\b`);
const CLIMBS_ROMANCE = new RegExp(`\\b(?:como|comment|que|quoi|o que)\\b.*\\b(?:sub[oi]\\w*|mont(?:e|er)|grimp\\w*|escal\\w*|avan[cz]\\w*|lleg\\w*|cheg\\w*|pass(?:e|er)|remonter?)\\b.*\\b(?:${BOARD}|primer puesto|premiere place|primeiro lugar)\\b`);
const AHEAD_OF_ME = /\b(?:who|whos|who s|whose|wer)\b.*\b(?:ahead|ahed|above|over|in ?front|before|higher|vor|uber|hinter|behind|below) (?:of )?(?:me|mir)\b/;
const LEADS = new RegExp(`\\b(?:who|whos|wer)\\b.*\\b(?:first|1st|winning|leading|top|best|number (?:one|1)|(?:platz|nummer) (?:1|eins)|erste\\w*|beste\\w*|vorne|oben|fuhrt)\\b.*\\b(?:${BOARD}|this (?:week|month)|diese\\w* (?:woche|monat))\\b`);
const REAL_FOOTBALL = /\b(?:league|(?:the|prem) premier|premier(?= league)|bundesliga|liga|cup|pokal|world|euros?|match|game|champions|table|tabelle|city|united|madrid|barca|bayern|dortmund|arsenal|liverpool|chelsea|messi|ronaldo|mbappe|haaland|neymar|yamal|musiala|pros?|profis?)\b/;
/** On top in a drill, and not on a board. */
const OF_DRILLS = /\b(?:welche[mnr]? ubung|(?:which|what) (?:drill|exercise))\b.*\btop$/;
/** Better than at another time, or at something that no board shows. */
const NO_PLAYER = '(?:before|i|me|last|yesterday|the|average|my|a|an|it|that|this|what|ever|he|she|they|him|her|them|ich|vorher|letzte\\w*|gestern|fruher|der|die|das|ein\\w*|mein\\w*|er|sie|ihn|ihm|at|in|im|others?|anderen?|everyone|everybody|most|all|alle|kids|boys|girls|people|players|leute|jungs|madchen|kinder)';
const COMPARED = [
  new RegExp(`\\b(?:am i|m i|bin ich|was i) (?:\\w+ )?(?:(?:better|beter|bether|higher|besser|beser|weiter|hoher) (?:than|then|thn|as|als)|(?:ahead|ahed|in ?front) (?:of|off)|behind|vor|hinter) (?!${NO_PLAYER}\\b)\\w+`),
  new RegExp(`\\b(?:am i|bin ich) (?:better|ahead|besser|weiter) (?:than|then|of|als) (?:my (?:friend|brother|sister|mate|cousin)s?|mein\\w* (?:freund\\w*|bruder|schwester))\\b`),
  new RegExp(`^(?:is|ist|steht) (?!${NO_PLAYER}\\b)\\w+ (?:better|ahead|higher|besser|weiter|vor)(?: (?:than|then|of|als))? (?:me|i|mir|ich)\\b`),
];
/** What is beaten in football, and no player of the board. */
const NO_RIVAL = '(?:him|her|them|me|my|myself|mine|a|an|the|it|that|this|these|those|record\\w*|best|defend\\w*|keepers?|goalies?|players?|someone|somebody|people|anyone|opponents?|offside|press\\w*|man|teams?|others?|everyone|everybody|high|every|one|two|more|rain|boredom|bored|nerves|stress|fear|anger|tiredness|pressure|time|timer|clock|ihn|ihm|sie|den|die|das|dem|der|ein\\w*|mein\\w*|gegner\\w*|verteidiger\\w*|torwart\\w*|rekord\\w*|bestwert\\w*|jemand\\w*)';
const BEATS = [
  new RegExp(`\\b(?:beat|overtake|catch up with|get past|get ahead of|pass) (?!${NO_RIVAL}\\b)(\\w+)(?: (?:this|next) (?:week|month)| on the ${BOARD}| in the ${BOARD}| on here| (?:here )?(?:pls|please))?$`),
  new RegExp(`\\b(?:beat|overtake|catch|pass) (?:everyone|everybody|them|him|her|the others|my (?:friend|brother|sister|mate)s?)\\b.*\\b(?:this (?:week|month)|${BOARD})\\b`),
  new RegExp(`\\b(?!${NO_RIVAL}\\b)(\\w+)(?: (?:diese|diesen|nachste\\w*) (?:woche|monat)| (?:in|auf) der ${BOARD})? (?:zu )?(?:schlagen|uberholen|einholen)\\b`),
  new RegExp(`\\b(?:uberhol\\w*|schlag\\w*|hol\\w*) ich (?!${NO_RIVAL}\\b)(\\w+)(?: ein)?(?: (?:diese|diesen) (?:woche|monat)| (?:in|auf) der ${BOARD})?$`),
];
/** So is asked how to get past somebody, and no drill of that. */
const ASKS_HOW = /\b(?:what|wat|how|which|can i|could i|was|wie|welche\w*|womit|soll|kann)\b/;
const OF_PASSING = /\b(?:pass|catch) (?:better|harder|further|long|short|quick\w*|with|to|the|balls?|accurate\w*|properly|like)\b/;

function periodIn(text: string): BoardPeriod {
  if (/\b(?:month|monthly|monat\w*|mes|mois|mensuel|mensal|mensual)\b/.test(text)) return 'monthly';
  if (/\b(?:today|daily|heute|hoy|aujourdhui|hoje)\b/.test(text)) return 'daily';
  return /\b(?:all time|alltime|ever|overall|gesamt|aller zeiten|historico|de todos los tiempos|de tous les temps|de todos os tempos)\b/.test(text) ? 'alltime' : 'weekly';
}

/** A word in the middle of a message that was written with a capital, as a name is. */
const hasName = (written: string, name: string): boolean => new RegExp(`[^.!?]\\s${name.charAt(0).toUpperCase()}${name.slice(1)}\\b`, 'u').test(written);

/** Whether somebody wants to get past another player of the board, and not past a defender. */
function beats(text: string, written: string): boolean {
  if (!ASKS_HOW.test(text) || OF_PASSING.test(text)) return false;
  return BEATS.some((pattern) => {
    const found = pattern.exec(text);
    if (found === null) return false;
    const name = found[1];
    const ofBoard = new RegExp(`\\b(?:this|next|diese\\w*) (?:week|month|woche|monat)\\b|\\b${BOARD}\\b`).test(text);
    return name === undefined || ofBoard || hasName(written, name) || (/\b(?:beat|overtake|uberhol\w*|einhol\w*|schlagen)\b/.test(text) && text.split(' ').length <= 7 && !/\b(?:juggl\w*|taps?|passes|cones?|dribbl\w*|fast|quick|score|time)\b/.test(text));
  });
}

/** What to do to stand higher, with nobody named. */
const CLIMBS = new RegExp(`\\b(?:how|what|wat|wie|was)\\b.*\\b(?:get|come|climb|reach|go|move|komm\\w*|schaff\\w*|werde?|steig\\w*)\\b.*\\b(?:first place|to (?:be )?first|1st place|number (?:one|1)|top of the ${BOARD}|(?:auf )?platz (?:1|eins)|ersten? platz|(?:higher|up) (?:on|in)? ?(?:the )?${BOARD}|erster (?:in|auf) der ${BOARD}|${BOARD} (?:nach oben|hoch|hoher))\\b`);

/** What it takes to stand on a board, and not the way to its page. */
const GETS_ON = new RegExp(`^(?:(?:hi|hey|hallo|coach|sarah|and|und|ok|so|also) )*(?:how (?:do|can|could|does|would) (?:i|you|we|someone|one) (?:get|come|be|appear|show up|make it|end up|land) (?:on|onto|into|in)(?: to)? (?:the |your |that |this )?(?:\\w+ )?${BOARD}|how to (?:get|be) (?:on|onto|into) (?:the )?(?:\\w+ )?${BOARD}|what (?:do i need|does it take|must i do|do i have to do)(?: to do)? to (?:get|be) (?:on|onto|into|in) (?:the )?(?:\\w+ )?${BOARD}|wie (?:komm\\w*|schaff\\w* (?:ich|man) es|steh\\w*|lande?)(?: (?:ich|man|du|denn|eigentlich|da))* (?:in|auf|rein in|drauf auf) (?:die|der|eure|deine) (?:\\w+ )?${BOARD}(?: (?:rein|drauf))?|was muss (?:ich|man) (?:tun|machen|schaffen) (?:um (?:in|auf) (?:die|der) ${BOARD} zu (?:kommen|stehen)|damit ich (?:in|auf) (?:die|der) ${BOARD} (?:komme|stehe)))(?: (?:here|hier|in der app|in the app|pls|please|bitte|denn|then))*$`);

/** Whether the own place on a board is asked for, or a comparison that only a board can tell; null where it is not. */
export function boardPlaceIn(text: string, written: string): PlaceQuestion | null {
  if (REAL_FOOTBALL.test(text) || OF_DRILLS.test(text)) return null;
  if (GETS_ON.test(text)) return { period: periodIn(text), namesOther: false, wantsDrill: false, getsOn: true };
  const beatsOther = beats(text, written);
  const wantsDrill = beatsOther || CLIMBS.test(text) || CLIMBS_ROMANCE.test(text) || FELL.test(text);
  const namesOther = beatsOther || AHEAD_OF_ME.test(text) || LEADS.test(text) || LEADS_ROMANCE.test(text) || BEST_OF_APP.test(text) || COMPARED.some((pattern) => pattern.test(text));
  if (!namesOther && !wantsDrill && ![...OWN_PLACE, ...OWN_PLACE_ROMANCE].some((pattern) => pattern.test(text))) return null;
  return { period: periodIn(text), namesOther, wantsDrill };
}
