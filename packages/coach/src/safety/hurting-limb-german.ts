import type { HurtingLimbPatterns } from './hurting-limb-pattern-type.ts';

const VERY = '(?:so|sehr|voll|total|echt|mega|richtig|ganz|bisschen|ein bisschen|etwas|immer|noch|wieder|schon|auch|oft|manchmal|jetzt|nur|leicht|stark|dann|ziemlich|dauernd|krass|ubel|ubelst|derbe|doll|arg|extrem|mords|hammer|irgendwie|iwie|halt|grad|gerade|safe|bissl|bissle|digga|diggah|diga|diggi|alter|alda|bro|brudi|mann|leider)';
const SIDE = '(?:beide[nr]? |linke[nrms]? |rechte[nrms]? |untere[nrms]? |obere[nrms]? )*';
const LIMB =
  '(?:knien?|knie ?scheiben?|fuss|fusse|fussen|fu(?:e)?sse|knochel|knoechel|sprunggelenke?|fersen?|waden?|oberschenkel|unterschenkel|schienbeine?|huften?|huefte|rucken|ruecken|schultern?|handgelenke?|zeh|zehe|zehen|beinen?|beine?|arme?|armen|ellbogen|ellenbogen|finger|hand|hande|daumen|achillessehne|muskeln?)';
const OWN = `(?:(?:mein\\w{0,2}|das|der|die|den|dem) )?${SIDE}${LIMB}`;
const OBJECT = '(?:(?:treppen?|die|das|den|der|treppe|stufen|hoch|rauf|runter|ball|balle|schnell|schneller|viel|lange?|lang|weit|zu|mich|ihn|fussball|einwurfe?|tor|aufs|sprints?|bergauf|bergab|hocke|in|mit|fest|hart|links|rechts|einen|ein|sehr|so|nur|gerade|immer) )*';
const DO =
  '(?:laufe?|jogge?|renne?|springe?|hupfe?|lande|abspringe?|gehe?|geh|hochlaufe?|runterlaufe?|hochgehe?|runtergehe?|hochsteige?|steige?|schiesse?|schiess|sprinte?|spiele?|kicke?|drehe?|trainiere?|passe?|dribble|dribbel|kniebeugen mache?|hocke|auftrete|werfe?|hechte|jongliere?|dehne|bewege?|beuge|strecke)';
const DOING =
  '(?:laufen|joggen|rennen|springen|hupfen|landen|gehen|schiessen|schuss|sprinten|sprint|spielen|spiel|training|treppensteigen|treppenlaufen|treppen ?laufen|treppen ?steigen|kicken|drehen|passen|dribbeln|sport|sportunterricht|hocken|kniebeugen|werfen|einwurf|auftreten|hechten|jonglieren|dehnen|fussball|fussballspielen|fussball spielen|trainieren)';
const WHEN = `(?:(?:immer |jedes mal |jedesmal |auch |nur )*(?:wenn|wen|sobald) ich ${OBJECT}${DO}(?: (?:und|oder) (?:wenn ich )?${OBJECT}${DO})*|(?:immer |nur )*(?:beim|bei|nach dem|nach|vom|im|wahrend dem) ${DOING}|(?:bei|nach) (?:jedem|einem) ${DOING})`;
const COUNT = '(?:\\d{1,2}|eine[rmn]?|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|ein paar|paar|einigen|mehreren|vielen|uber|mehr als|fast|ca|etwa|letzter|letzten|dieser)';
const SINCE = `(?:(?:schon )?seit (?:${COUNT} )*(?:tag|tagen|wochen?|monat|monaten?|jahr|jahren?|langem)|(?:schon )?seit (?:gestern|vorgestern|heute|dem (?:spiel|training|wochenende)|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)|(?:schon )?(?:${COUNT} )+(?:tage|wochen|monate) (?:lang)?)`;
const HAS = '(?:ich )?(?:hab |habe |bekomme? |krieg |kriege |bekomm )?(?:ich )?';
const CRAMP = '(?:waden|muskel|fuss|zehen|bein|oberschenkel)?krampfe?n?';
const ACHE = '(?:(?:knie|rucken|ruecken|fuss|fersen|waden|huft|schulter|bein|arm|hand|knochel|schienbein|gelenk|muskel)(?:schmerz|schmerzen))';
const DOES = 'tuts?|tun|tuht|tuhn|tud|tuen|tuet';
const CORE = `(?:${OWN} (?:${DOES}) weh|(?:mir )?(?:${DOES}) ${OWN} weh|${OWN} (?:schmerzt|schmerzen|krampft)|${OWN} (?:zieht|ziehen|sticht|zwickt|pocht|druckt)|(?:(?:es|mir) )?(?:zieht|sticht|zwickt) (?:es )?(?:im|in der|am|an der|in mein\\w{0,2}|hinten im|hinten in der) ${SIDE}${LIMB}|(?:ich )?(?:hab|habe|spure?) (?:ein |so ein )?(?:ziehen|stechen|zwicken) (?:im|in der|am|an der|in mein\\w{0,2}) ${SIDE}${LIMB}|(?:eine|die|nur eine) stelle (?:am|im|an der|in der|in mein\\w{0,2}) ${SIDE}${LIMB} (?:tut weh|zieht|sticht|schmerzt)|(?:schmerzt|schmerzen|krampft) ${OWN}|${HAS}(?:einen |ein |die |starke |leichte )?(?:schmerzen|schmerz|${CRAMP}) (?:im|in|in der|in den|am|an der|in mein\\w{0,2}|in beiden) ${SIDE}${LIMB}|${HAS}(?:einen |ein |starke |leichte )?(?:${ACHE}|${CRAMP})|was (?:tun|hilft|mache? ich|soll ich tun|kann ich tun|soll ich machen) (?:bei|gegen) (?:einen |einem )?(?:${ACHE}|${CRAMP}))`;
const OPEN = '(?:(?:hey|hi|hallo|sarah|coach|ok|ah|also|und|aber|hilfe|aua|boah|man|mann|du|ey|digga|diggah|diga|diggi|alter|alda|bro|brudi|moin|servus) )*';
const ASKS =
  '(?:(?:und |aber |also )?(?:was (?:soll|kann|muss|mache?) ich(?: jetzt| da| dagegen| dann)*(?: machen| tun)?|was (?:jetzt )?tun|was hilft(?: da| dagegen)?|warum(?: ist das so)?|wieso|ist (?:das|es) (?:schlimm|normal|ok|okay|gefahrlich)|hilfe|bitte|hast du tipps|(?:kann|darf|soll|sollte|muss) ich (?:(?:trotzdem|dennoch|noch|heute|morgen|jetzt|da|dann|lieber|wieder|damit|ins|zum|beim|am|samstag|sonntag) )*(?:spielen|mitspielen|mitmachen|trainieren|weitertrainieren|weiterspielen|weitermachen|training|spiel|aufhoren|pause machen|pausieren)(?: (?:gehen|hin|machen|oder(?: nicht)?))?|muss ich zum arzt))';
const IN_PLAY = '(?:(?:beim|im|bei|in|nach|wahrend|vom) (?:dem |der |einem |einer |unserem |letzten )*(?:training|spiel|fussball|fussballspielen|turnier|sport|sportunterricht|zweikampf|kicken|schiessen|laufen|rennen|springen))';
const TIME = '(?:(?:direkt |kurz |knapp )?(?:unter|unterhalb|uber|oberhalb|hinter|neben|an) (?:der|dem|meiner|meinem) (?:kniescheibe|knie|knochel|ferse|schienbein)|(?:unterm|uberm|hinterm|vorm) (?:knie|knochel|schienbein|fuss)|(?:nur )?an (?:einer|der gleichen|derselben) stelle|gestern|heute|nachts|in der nacht|jede nacht|vorgestern|vorhin|eben|gerade|grad|heute morgen|am (?:mon|diens|donners|frei|sams|sonn)tag|am mittwoch|am wochenende|letzte woche|vor (?:\\d|zwei|drei|vier|funf|ein paar) tagen)';
const DONE = '(?:verdreht|gestossen|verstaucht|gezerrt|geprellt|verletzt|wehgetan|weh getan|angeschlagen|aufgeschlagen|aufgeschurft|verknackst|uberdehnt|ueberdehnt|eingeklemmt|angehauen|verrenkt|gebrochen|ausgekugelt)';
const INJURED = `(?:(?:ich )?(?:hab|habe) (?:ich )?(?:mir|mich) (?:(?:am |an der |auf )?${OWN}) ${DONE}|(?:ich )?(?:bin )?(?:ich )?(?:(?:mit )?${OWN} )?(?:umgeknickt|umgeknackst)|(?:ich )?bin (?:ich )?(?:auf|aufs|auf das|auf die|auf den) ${OWN} (?:gefallen|gesturzt|gestuerzt|geknallt|gelandet))`;
/** By nobody, with the ball. */
const STRUCK = `(?:(?:ich )?(?:hab|habe) (?:ich )?(?:den|einen|nen) ball (?:gegen|ans|an|auf|aufs|vors) ${OWN} (?:bekommen|gekriegt|abbekommen|abgekriegt))`;
const FELL = `(?:ich )?bin (?:ich )?(?:hin|um)?(?:gefallen|gesturzt|gestuerzt|gestolpert|ausgerutscht)`;
const BAD = '(?:dick|geschwollen|angeschwollen|blau|rot|lila|steif|schlimmer|schlimm|nicht besser|heiss|wund)';
const SINCE_THEN = `(?:(?:(?:er|es|sie|der|das|die|${OWN}) )?(?:dann )?(?:ist|is|wird|wirds|sind|sin|sieht|ists) (?:(?:er|es|sie|${OWN}) )*${BAD}(?: und ${BAD})*(?: (?:geworden|aus))?|(?:(?:er|es|sie) )?(?:${DOES}) (?:(?:es|er|sie|das) )*weh)`;
const BROKEN = `(?:ich (?:glaub|glaube|denk|denke) (?:dass )?)?${OWN} (?:ist |konnte |sieht )*(?:gebrochen|ausgekugelt|blutet|blutet nicht auf|krumm aus|schief aus)(?: ist| sein)?`;
const CANNOT = '(?:(?:ich )?kann (?:ich )?(?:(?:jetzt|nicht|nicht mehr|kaum|kaum noch|damit|gar|richtig|nur schlecht|fast|mehr) )+(?:auftreten|laufen|gehen|rennen|spielen|stehen|ihn bewegen|es bewegen|sie bewegen|trainieren|schiessen|springen))';

/** The parts of such a message in German. */
export const german: HurtingLimbPatterns = {
  names: `(?:${LIMB}|${CRAMP}|${ACHE}|umgeknickt|umgeknackst)`,
  opens: OPEN,
  tells: `(?:${CORE}|${BROKEN}|${INJURED}|${STRUCK}|${OWN} (?:ist|is|sind|sin|wird) ${BAD}(?: und ${BAD})*(?: geworden)?)`,
  beside: `(?:${WHEN}|${SINCE}|${VERY}|${IN_PLAY}|${TIME}|mir(?= tuts?\b| tun\b| die\b| das\b| der\b))`,
  follows: `(?:${FELL}|${SINCE_THEN}|${CANNOT}|und)`,
  asks: ASKS,
};
