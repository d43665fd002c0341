import type { CrisisKind, RefusalKind } from '@touchline/domain';

/**
 * Dangers in the words and spellings of young children, by what they are. One line a way of saying it, in the notation of
 * `rule-patterns.ts`: `#` is up to 60 letters between two parts.
 */

const PARENT = '(?:mum|mums|mumy|mummy|mom|momy|mommy|mother|dad|dads|daddy|dady|father|mama|mami|papa|papi|mutter|vater|nan|nana|gran|granny|grandma|grandad|oma|opa|stepdad|stepmum|stiefvater|stiefmutter)';
const DAYS = '(?:\\w+ ){0,2}(?:days?|nights?|weeks?|tagen?|tage|nachten?|nachte|wochen?)';
const STRUCK = '(?:gehau\\w*|haut|geschlag\\w*|geschlach\\w*|schlagt|schlegt|verhau\\w*|verprugel\\w*|geohrfeigt|getreten)';
const VOMITED = '(?:gebrochen|gekotzt|gekozt|erbroch\\w*|ubergeben|gespu(?:c)?kt)';

/** Somebody whom a child does not know. */
const UNKNOWN = '(?:a|an|some|sum|this|that|one|so|ein|n|irgendein) (?:n |ein )?(?:\\w+ )?(?:man|guy|bloke|geezer|fella|lady|woman|mann|typ|kerl|fremder|opa)';
/** What a stranger does not need to know of a child. */
const OF_CHILD = '(?:my (?:full |last |real )name|my (?:address|number|surname)|(?:what|wat|which|wot) school|where i (?:live|go to school|train)|how old i am|if i (?:am|m) (?:alone|on my own)|if im (?:alone|on my own)|who i live with|wo ich wohn\\w*|(?:auf |in )?welche schule|wie alt ich bin|ob ich allein\\w*|meine (?:adresse|nummer))';
const ON_THE_WAY = '(?:way home|walk\\w* home|street|park|bus stop|playground|woods|heimweg|nachhauseweg|strasse|spielplatz|bushaltestelle|haltestelle|wald)';

export const dangersInChildrensWords: Readonly<Partial<Record<CrisisKind | RefusalKind, readonly string[]>>> = {
  self_harm: ['absch\\w{2,4}s ?brief\\w*'],
  grooming: [
    // A stranger who asks what school it goes to, or who speaks to it on the way
    `${UNKNOWN}#(?:ask\\w*|want\\w* to know|fragt\\w*|gefragt|wissen wollte|wissen will|wollte wissen|will wissen)#${OF_CHILD}`,
    `${UNKNOWN}#${OF_CHILD}#(?:gefragt|wissen wollte|wissen will)`,
    `${ON_THE_WAY}#(?:${UNKNOWN}|a stranger|ein fremder)#(?:talked to me|spoke to me|came up to me|followed me|follows me|following me|angesprochen|angequatscht|angelabert|verfolgt|nachgelaufen|hinterhergelaufen)`,
  ],
  abuse: [
    // Left alone, or with a parent who does not wake up
    `${PARENT} (?:(?:is|has|was|have) (?:not|still not)|hasn?t|isnt|isn|wasnt|havent|didnt|never) (?:\\w+ ){0,2}(?:home|back|here) (?:for|since|in) ${DAYS}`,
    `${PARENT} (?:ist|war|kommt|kam) (?:\\w+ ){0,3}(?:tagen?|tage|wochen?|nachten?|nachte) (?:nicht|nich|nimmer|weg|fort)(?= |$)#(?:da|heim|hause?|daheim|allein\\w*)?`,
    `${PARENT} (?:wont|will not|wont not|doesnt|does not|isnt|is not|cant|didnt|dosnt) (?:\\w+ )?wak(?:e|ing)(?: up)?`,
    `${PARENT} (?:wacht|wird|is|ist|steht) (?:\\w+ ){0,2}(?:nicht|nich|nimmer) (?:mehr )?(?:auf|wach)`,
    `${PARENT} (?:hat )?(?:mich|uns) (?:\\w+ ){0,2}${STRUCK}|${PARENT} hat (?:\\w+ )?(?:mich|uns|mein\\w* (?:bruder|schwester)) (?:\\w+ ){0,2}${STRUCK}`,
    '(?:bricht|breche|brechen|brichst) (?:er |sie |ich |die )?(?:mir|dir|uns) (?:\\w+ ){0,2}(?:finger|arme?|beine?|hand|knochen|nase)',
  ],
  head_injury: [
    '(?:pfosten|latte|kopf|wand|boden|kopfball|ellbogen|ellenbogen|zusammen\\w*)#(?:alles )?dreht (?:sich|mir)(?: alles)?|(?:pfosten|latte|kopf|wand|kopfball)#alles dreht sich',
    `(?:nach|beim|vom) (?:dem |einem |den |nem )?(?:kopfb\\w+|zusammen\\w+) (?:\\w+ ){0,3}${VOMITED}|kopf (?:\\w+ )?(?:angehau\\w*|gestossen|angestossen|aufgeschlag\\w*|gekracht)#${VOMITED}`,
    'beule#(?:nicht|nich|kaum) (?:\\w+ )?(?:gerade?|grade|laufen|stehen|sehen)',
  ],
  chest_breath: [
    '(?:throat|throte|throt|throut|throath) (?:(?:is|feels|gets|got|goes|going|getting|feeling) )*(?:so |really |all |a bit )?(?:small|smal|smaller|tight|tite|closing|closed|swollen|swelling|thick)',
    'hals (?:(?:wird|ist|geht|schwillt|wurde|fuhlt sich) )+(?:\\w+ )?(?:eng|zu|dick|an|enger|dicker)',
    'my hart (?:\\w+ )?(?:hurts?|herts|aches|stings)|(?:heart|hart) (?:\\w+ ){0,3}(?:arm|arms|jaw) (?:is |are |goes |feels )?(?:numb|tingly|tingling|tingles|dead)',
  ],
  eating_weight: ['nur (?:noch )?(?:eine?n?|ne|nen) (?:gurke|apfel|karotte|mohre|tomate|zwieback|joghurt|reiswaffel|salat)#(?:gar )?(?:nichts|nix)(?= |$)#(?:sommer|schaff\\w*|durch\\w*|dunn\\w*|kilo\\w*|schlank\\w*|waage)'],
  contact_details: ['(?:can|may|could) i (?:have|get|know) (?:your|ur) (?:adress|addres|adres|fone|phon|numba|nummber)|(?:what|whats|where) (?:is|are)? ?(?:\\w+ )?(?:adress|addres|address)(?= |$)#you must (?:have|know) (?:it|that)'],
  injuring_others: ['(?:how|wie) (?:do|can|could|to|kann|brech\\w*) (?:i |ich )?(?:brake|breack|brak) (?:his|her|their|a|someones|somebodys) (?:leg|arm|ankle|foot|nose|knee)'],
  hate_obscenity: ['(?:halts?|halt s|halt das) (?:maul|fresse|gosch\\w*)|(?:doofe|blode|dumme|bloede|dofe) (?:kuh|sau|ziege|nuss|fotze|schlampe)'],
};
