import { prefilteredPatterns } from '../text/prefilter-patterns.ts';

/**
 * Whole messages of everyday football that sound like worry, and nothing beside it: when to go to bed before a match, nerves
 * that are felt in the belly, an aching limb, a bad word for a bad day, prizes of the app, a missed chance, a drill that
 * the coach is to choose, a ball that may hit the head, and a rival on the board. Each pattern has to be the whole of a
 * folded message, so that one more word leaves it to the rules.
 */
const GAME_EN = '(?:match|game|final|cup|tournament|training|trials?|penalty)';
const GAME_DE = '(?:spiel|finale|turnier|training|probetraining|elfmeter)';
const DAY = '(?:tomorrow|tmrw|tmr|tomoz|today|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|morgen|heute|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|wochenende|the weekend)';
const VERY = '(?:so |really |super |very |total |voll |mega |echt |kinda |a bit |bit |ein bisschen |etwas |ganz |richtig )*';
const LIMB = '(?:knie|fuss|fusse|ferse|fersen|knochel|wade|waden|schienbein|oberschenkel|zeh|zehen|hufte|leiste|schulter|handgelenk|arm|bein|beine)';
const SINCE = `(?:seit (?:gestern|vorgestern|heute|${DAY}|dem (?:spiel|training)|\\w+ (?:tagen|wochen))|beim (?:laufen|schiessen|spielen|rennen|springen)|nach dem (?:training|spiel)|wenn ich (?:laufe|schiesse|spiele|renne|springe))`;

const CLOCK = '(?:at |um )?(?:half |halb )?\\w+(?: \\d\\d)?(?: ?(?:am|pm|a m|p m)| o ?clock| uhr)?';
const BEGINS_EN = '(?:kick ?off|(?:the |my |our )?(?:match|game|final|tournament|training|school))';
const BEGINS_DE = '(?:anpfiff|anstoss|(?:das |mein |unser )?(?:spiel|finale|turnier|training)|(?:die )?schule)';
const BEDTIME_EN = '(?:what time|when|how early) (?:should|shud|shall|do|must|would) i (?:need to |have to )?(?:go to|be in|get to) (?:bed|sleep)';
const BEDTIME_DE = '(?:wann|um wie ?viel uhr|wie fruh) (?:soll|sollte|muss) ich (?:ins bett|schlafen)(?: gehen)?';
const AGED = '(?: (?:for |if |when |mit |wenn )?(?:im |i m |i am |a |an |ich )?\\d+(?: bin| years? old| ?yo| jahren?)?)?';

const POSITION_OF_TEAM = '(?:striker|keeper|goalie|goalkeeper|captain|defender|midfielder|winger|full ?back|centre ?back|team ?mate|best player)';
const STURMER = '(?:sturmer|sturmerin|torwart|torhuter|torhuterin|kapitan|verteidiger|mittelfeldspieler|mitspieler)';

const MESSAGES: readonly string[] = [
  `(?:our|the|my teams) (?:\\w+ )?${POSITION_OF_TEAM} (?:is|got|was) (?:injured|hurt|ill|sick|away|suspended|on holiday)(?: (?:so|and|today|tomorrow|now))* i (?:have to|must|need to|got to|gotta|will|should|am going to|m gonna) (?:play|go|be|stand)(?: (?:up|front|in|goal|there|at|the|back|striker|keeper|defen[cs]e|midfield|wing|on|left|right|for|him|her|tomorrow|today|now))*(?: (?:and|but))?(?: (?:i|ive|i have|ve))?(?: (?:never|not) (?:ever )?(?:done|played|been)(?: (?:that|there|it|before|in goal|up front))*)?(?: (?:what (?:do|should) i do|any tips|help))?`,
  `unser (?:\\w+ )?${STURMER} (?:ist|hat sich) (?:verletzt|krank|gesperrt|im urlaub)(?: (?:und|also|deshalb|jetzt|darum))* (?:ich (?:muss|soll)|(?:muss|soll) ich)(?: (?:jetzt|morgen|heute|im|in|der|vorne|hinten|tor|sturm|abwehr|mittelfeld|ins|da|fur ihn))*(?: (?:spielen|stehen|ran))?(?: (?:und )?(?:ich )?hab\\w* (?:ich )?(?:das |da )?noch nie (?:gemacht|gespielt))?`,
  '(?:ich )?(?:krieg|kriege|bekomm|bekomme|nehm|nehme|hab|habe|schaff|schaffe) (?:(?:beim|im) (?:dribbeln|passen|laufen|spielen|spiel) )?(?:den|mein\\w*) (?:kopf|blick) (?:(?:einfach|dabei|beim|im|dribbeln|passen|laufen|spielen|spiel) )*(?:nicht|nich|nie|kaum|selten|zu selten) (?:hoch|oben)(?: beim (?:dribbeln|passen|laufen|spielen))?',
  `(?:by )?(?:what time|when|how early) (?:should|shud|shall|do|must|would) (?:i|we) (?:go to|be in|get to) (?:bed|sleep) (?:if|when|before|cos|because) (?:i|we|ive|weve|i ve|we ve|there is|theres)? ?(?:have got|have|got|gotta)? ?(?:a |the |my |our )?${GAME_EN}(?: ${DAY}| early| in the morning| at \\w+(?: am| oclock)?)*`,
  `(?:wann|um wie ?viel uhr|wie fruh) (?:soll|sollte|muss) ich (?:ins bett|schlafen)(?: gehen)? wenn (?:ich|wir) (?:${DAY} |um \\w+(?: uhr)? |fruh |ein |das |am )*${GAME_DE}(?: haben| habe| hab)?`,
  `(?:i ?m |i am |im |ich bin |bin )?${VERY}(?:nervous|nervos|aufgeregt) (?:(?:about|for|before|because of|cos of|bc of|wegen|vor|fur) )?(?:(?:the|my|our|dem|das|den|unser\\w*|mein\\w*) )?(?:${DAY}|${GAME_EN}|${GAME_DE})(?: and| so| that| und| dass)*(?: i ?m| im| i| mir ist| mir wird)? (?:feel(?:ing)? |going to be |gonna be |might be )?${VERY}(?:sick|ill|schlecht|ubel)`,
  `(?:if )?${BEGINS_EN} (?:is |starts |begins )?${CLOCK}(?: ${DAY})? (?:so )?${BEDTIME_EN}`,
  `${BEDTIME_EN} (?:if|when|for) (?:(?:i|we) (?:have |got |ve got ))?${BEGINS_EN}(?: is| starts| begins)? ${CLOCK}(?: ${DAY})?`,
  `(?:wenn )?${BEGINS_DE} (?:ist |beginnt |fangt )?${CLOCK}(?: ${DAY}| ist| beginnt| an)* ${BEDTIME_DE}`,
  `${BEDTIME_DE} wenn (?:${CLOCK} )?${BEGINS_DE}(?: ${CLOCK})? (?:ist|beginnt|anfangt|losgeht)`,
  `(?:is|are) (?:only )?\\d+ (?:hours?|hrs?|h)(?: of)? sleep (?:enough|ok|okay|good|fine|too much|too little)${AGED}`,
  `\\d+ (?:horas de sueno|heures de sommeil|horas de sono|h de sommeil) (?:(?:es|son|e|sao|c est|cest|ca|esta) )?(?:suficientes?|bastan?|suffi\\w*|suffisant|assez|bien|bom|ok)(?: (?:con|a|com|pour|para) (?:un |une |um |uma )?\\d+ (?:anos|ans))?`,
  `(?:sind|reichen|ist) (?:nur )?\\d+ (?:stunden|std|h) schlaf(?: genug| ok| okay| gut| zu wenig| zu viel)?${AGED}`,
  `mir (?:tut|tun) (?:${SINCE} )?(?:das|der|die|mein|meine) (?:linke |rechte |linker |rechter |linkes |rechtes )?${LIMB} (?:${SINCE} )?${VERY}weh(?: ${SINCE})?`,
];

/** A drill that is too hard, which in German is the word for heavy too: never said of a person here. */
const TOO_HARD: readonly string[] = [
  `(?:aber |und |boah |nein )?(?:das|dies|es|die (?:ubung|aufgabe|drill)|diese (?:ubung|aufgabe)|der (?:trick|drill)|dieser trick|alles|jonglieren|level \\d) (?:ist|war|wird|is) (?:mir |einfach |mir echt |echt |voll |so |viel |noch )*(?:zu|viel zu|voll|so|echt|sau) (?:schwer|schwierig)(?: (?:fur mich|hier|jetzt|gerade))*(?: (?:ich )?(?:kann|schaff|schaffe|pack|packe) (?:das|es|ich das) (?:nicht|nie|einfach nicht))?`,
];

/** What other games give for playing. */
const PRIZES = '(?:stars?|coins?|gems?|diamonds?|points?|hearts?|trophies|sterne?|sternchen|munzen?|punkte?|diamanten?|edelsteine?|juwelen|herzen|pokale)';
const HERE = '(?: (?:in|on|with|here|hier|der|dieser|the|this|app|game|from|you|sarah|pls|please|bitte))*';

/** How such prizes are come by. */
const OF_PRIZES: readonly string[] = [
  `(?:how|where) (?:do|can|could|would|should|to) ?(?:i|u|you|we|one)? (?:get|earn|win|collect|make|unlock) (?:more |some |any |lots of )?${PRIZES}${HERE}`,
  `(?:can|do|could|will) (?:i|u|you|we) (?:get|earn|win|collect|have|give|give me) (?:more |some |any |me )*${PRIZES}${HERE}`,
  `(?:are|is) there (?:any |some )?${PRIZES}${HERE}`,
  `(?:wie|wo) (?:bekomme?|kriege?|verdiene?|sammle|sammel|sammelt|bekommt|kriegt|verdient) (?:ich|man|wir) (?:hier |denn |noch |mehr |viele |neue |die )*${PRIZES}${HERE}`,
  `(?:wie|wo) (?:kann|konnte) (?:ich|man) (?:hier |denn |noch |mehr |viele |neue |die )*${PRIZES} (?:bekommen|kriegen|verdienen|sammeln|holen)${HERE}`,
  `(?:gibt es|gibts|bekommt man|kriegt man|kann man) (?:hier |in der app |auch )*${PRIZES}${HERE}(?: (?:bekommen|kriegen|verdienen|sammeln))?`,
];

const OTHERS_EN = '(?:everyone|everybody|every one|they|they all|all of them|the others|the (?:whole )?team|my (?:whole )?team|my (?:team ?)?mates|my friends)';
const OTHERS_DE = '(?:alle|die anderen|meine? (?:ganze )?(?:team|mannschaft|mitspieler|freunde)|das ganze team|die ganze mannschaft)';
const CHANCE_EN = '(?:the |a |my |our |that |one )?(?:last |deciding |final |big |open )?(?:penalty|pen|shot|chance|goal|sitter|open goal|free ?kick)';
const CHANCE_DE = '(?:den |einen |meinen |das |die |eine )?(?:letzten |entscheidenden |grosse |leere )?(?:elfmeter|elfer|schuss|chance|tor|freistoss)';
const MAD = '(?:mad|angry|annoyed|cross|upset|disappointed|in a mood)';
const THEN_NOW = '(?:today|yesterday|in the (?:match|game|final|cup)|and|so|now|then|we lost|cos|because|bc|gestern|heute|im spiel|im finale|und|jetzt|weil|wir haben verloren)';

/** A missed chance after which the team is cross, and nobody hates or hurts. */
const AFTER_A_MISS: readonly string[] = [
  `(?:i )?(?:just )?(?:missed|skied|messed up|fluffed) ${CHANCE_EN}(?: ${THEN_NOW})* ${OTHERS_EN} (?:is|are|was|were|got|s|re) ${VERY}${MAD} (?:at|with) me(?: ${THEN_NOW})*`,
  `${OTHERS_EN} (?:is|are|was|were|got|s|re) ${VERY}${MAD} (?:at|with) me ${THEN_NOW} i (?:just )?(?:missed|skied|messed up|fluffed) ${CHANCE_EN}(?: ${THEN_NOW})*`,
  `(?:ich )?hab(?:e)? (?:heute |gestern |im spiel )?${CHANCE_DE} (?:verschossen|vergeben|verballert|nicht getroffen|danebengeschossen)(?: ${THEN_NOW})* (?:${OTHERS_DE} (?:sind|ist|waren|war)|(?:sind|ist|waren|war) ${OTHERS_DE}) ${VERY}(?:sauer|wutend|bose|enttauscht|genervt) auf mich(?: ${THEN_NOW})*`,
];

const CHOOSES_EN = '(?:(?:so |can |could |pls |please |just )*(?:u |you )?(?:pick|choose|decide|find|tell me|suggest)(?: (?:me|something|sumthing|one|a drill|some|for|it|pls|please))*)';
const CHOOSES_DE = '(?:(?:such|suche|wahl|wahle|entscheid|entscheide|bestimm|bestimme|sag|nimm)(?: (?:du|mir|doch|bitte|was|etwas|eine|eine ubung|einfach|mal|fur mich|aus))*)';

/** Who leaves the choice of a drill to the coach. */
const UNSURE_WHAT: readonly string[] = [
  `(?:i )?(?:dont|do not|dunno|not sure|im not sure|i m not sure|have no idea|no idea|idk)(?: know)? (?:what|which drill) (?:to|i should|i shall) (?:train|practi[cs]e|work on|do for (?:training|practi[cs]e))(?: (?:today|now|rn|next))?(?: (?:so|and|but))?(?: ${CHOOSES_EN})?`,
  `(?:ich )?(?:weiss|hab) (?:gar |echt |einfach |grad |gerade |gerad )*(?:nicht|keine ahnung|keinen plan) (?:was|welche ubung) ich (?:heute |jetzt |als nachstes )?(?:trainieren|uben) (?:soll|sollte|konnte)(?: (?:und|also))?(?: ${CHOOSES_DE})?`,
  `(?:ich )?(?:weiss) (?:gar |echt |einfach )?nicht (?:was|welche ubung) ich (?:heute |jetzt )?machen soll ${CHOOSES_DE} (?:eine ubung |was zum (?:trainieren|uben) )?(?:aus|eine ubung)`,
];

const SCARED_EN = '(?:afraid|scared|frightened|worried|terrified|nervous)';
const AT_HEAD_EN = '(?:on|in|at|against|off|to)? ?(?:my|the)? ?(?:head|face|nose)';
const AT_HEAD_DE = '(?:an|auf|gegen|ins|am|im|in|vor) ?(?:den|die|das|meinen|mein|dem)? ?(?:kopf|gesicht|nase)';

/** Who fears the ball at the head, and was not hit by it. */
const FEARS_BALL_AT_HEAD: readonly string[] = [
  '(?:jai|j ai) (?:un peu |trop |tres )?peur (?:du ballon|de la balle|de faire (?:la|une|des) tetes?)(?: (?:quand|si) je (?:fais|dois faire) (?:la|une|des) tetes?)?',
  '(?:me da|tengo) (?:mucho )?miedo (?:al balon|a la pelota|el balon|de cabecear|cabecear)(?: (?:cuando|al) (?:cabeceo|cabecear|remato de cabeza))?',
  '(?:eu )?(?:tenho|fico com) (?:muito )?medo (?:da bola|de cabecear)(?: (?:quando|na hora de) (?:cabeceio|cabecear))?',
  `(?:i m |i am |im |ive always been )?${VERY}${SCARED_EN} (?:of|about|that) (?:the |a )?ball (?:hitting|will hit|hits|might hit|going|coming|flying|could hit)(?: me)? ${AT_HEAD_EN}`,
  `(?:i m |i am |im )?${VERY}${SCARED_EN} (?:of|about) (?:getting|being) hit (?:(?:by|with) (?:the|a) ball ${AT_HEAD_EN}|${AT_HEAD_EN} (?:by|with) (?:the|a) ball)`,
  `(?:i m |i am |im )?${VERY}${SCARED_EN} (?:of|to|about) (?:head|heading|headers|head the ball|heading the ball|headering)`,
  `(?:i )?(?:dont|do not) (?:want|like it when) the ball (?:to hit|hitting|hits|near)(?: me)? ${AT_HEAD_EN}`,
  `(?:ich )?hab(?:e)? ${VERY}(?:angst|schiss|bammel) (?:davor )?dass (?:mir |mich )?der ball (?:mir |mich )?${AT_HEAD_DE} (?:fliegt|knallt|kommt|trifft|prallt|geht|springt)`,
  `(?:ich )?hab(?:e)? ${VERY}(?:angst|schiss|bammel) (?:davor )?(?:den|einen) ball ${AT_HEAD_DE} zu (?:bekommen|kriegen)`,
];

/** First names that children have: "how do I beat" of one of these is asked of the board. */
const FIRST_NAME =
  '(?:adam|ahmed|alex|ali|amelie|amir|anna|anton|arda|ben|bilal|can|carla|charlie|chris|clara|daniel|david|elias|ella|ellie|emil|emily|emma|emre|eva|felix|fin|finn|freya|george|greta|hannah?|harry|henri|henry|ida|ian|isla|jack|jacob|jakob|jamal|james|jan|jana|jannik|jay|joe|johanna|jona|jonah|jonas|jonathan|josh|julia|julian|kai|karim|kian|lars|laura|lea|lena|leni|leo|leon|liam|lilly|lily|lina|linus|lisa|louis|luca|lucas|lucy|luis|luisa|lukas|luke|mael|maja|marie|mark|martha|mateo|mats|matteo|matthew|max|mehmet|mia|mika|mila|milan|mina|mohamed|moritz|muhammad|nico|niklas|nils|noa|noah|nora|oliver|olivia|omar|oscar|oskar|paul|paula|pia|rafael|ryan|sam|samir|samuel|sara|sofia|sophie|stella|theo|tilda|till|tim|tobias|tom|tommy|toni|tyler|vincent|william|yusuf|zoe)';

/** A film of the own play that clubs are to see, and no single person; who sends it is the player. */
const FILM = '(?:highlights? )?(?:videos?|clips?|highlights?|reels?|films?)';
const CLUBS = '(?:(?:the |a |some |an |my |local |other |new |football |soccer |pro |professional |big )*(?:clubs?|academy|academies|trials?|teams?)|(?:some |the |football |club )*scouts)';
const CLUBS_DE = '(?:die |den |dem |das |einen? |einem |andere |anderen |grossere |grosse |ein paar )*(?:vereine?n?|clubs?|akademien?|scouts|nlz|leistungszentr\\w*)';
const FOR_CLUBS: readonly string[] = [
  `(?:(?:no|so|ok|but|like|i mean|i meant|and) )*(?:(?:can|should|could|may|shall) i |do i need to |how (?:do|can|should) i |i (?:want|wanna|need|would like) (?:to )?)?(?:(?:make|film|record|cut|send|do|have|need) )?(?:a |an |some |my |the |good |short )*${FILM} of (?:me|myself|my (?:best )?(?:goals|skills|games|matches|tricks))(?: playing| in (?:a )?(?:games?|match(?:es)?))?(?: that i)?(?: (?:to|can|could|for))*(?: (?:send|show))?(?: (?:it|them))? (?:to )?${CLUBS}`,
  `(?:(?:nein|also|ok|aber|ich meine?|ich meinte|und) )*(?:(?:kann|soll|sollte|darf|wie) (?:mache? |filme? |schneide? )?ich |ich (?:will|mochte|wurde gern) )?(?:ein |das |mein |kurze |gute )*(?:video|videos|clips?|highlights?|highlightvideo) (?:von|uber) (?:mir|mich|meinen (?:toren|spielen|tricks))(?: (?:fur|an|zum|das ich|schicken|zu|dass ich))* ${CLUBS_DE}(?: (?:schicken|senden|zeigen|machen|drehen|filmen|schicke|schicken kann))*`,
];

/** How to get past somebody on the board. */
const OVERTAKES: readonly string[] = [
  `wie (?:schlage?|besiege?|uberhole?) ich (?:denn |bloss |nur )?${FIRST_NAME}(?: (?:in|auf) (?:der|dieser) (?:rangliste|bestenliste|liste|tabelle)| (?:diese|nachste) woche| beim jonglieren| bei den tagen| hier)?`,
  `(?:wie|womit) (?:kann|konnte) ich ${FIRST_NAME}(?: (?:in|auf) der (?:rangliste|bestenliste|liste)| diese woche)? (?:schlagen|besiegen|uberholen|einholen)`,
  `(?:how (?:do|can|could|to)) ?i? (?:beat|overtake|get past|pass|catch) ${FIRST_NAME}(?: (?:on|in) (?:the|this) (?:board|leader ?board|ranking|list)| (?:this|next) (?:week|month)| at juggling| here)?`,
];

/** Whether a habit of practice is all right. */
const HABITS: readonly string[] = [
  `(?:is it|is that) ${VERY}(?:bad|ok|okay|fine|wrong|a problem) (?:if|when) i (?:dont|do not|didnt|never) (?:warm|stretch|cool) ?(?:up|down)?(?: (?:before|first|at all|today|after))*`,
  `(?:ist es|ist das) ${VERY}(?:schlimm|ok|okay|in ordnung|schlecht) wenn ich (?:mich )?(?:nicht |vorher nicht |nie )(?:aufwarme|dehne|warm mache)`,
  `(?:ist es|ist das) ${VERY}(?:schlimm|ok|okay|in ordnung|schlecht) wenn ich (?:abends |so |noch |ganz )*(?:spat |spat abends |abends |nachts |vor dem schlafen |vorm schlafen |vor dem bett )+(?:noch )?(?:trainiere|ube)`,
];

/** What one is worst at, asked of the own numbers. */
const OWN_WEAKNESS: readonly string[] = [
  `(?:what|whats|what s|what is|what are|wat is|which is|tell me) (?:is |are )?my (?:biggest |main |greatest |worst )?(?:weak (?:point|spot|area)s?|weakest (?:point|spot|area|skill|drill)|weakness(?:es)?|weekness)(?: (?:and why|in football|right now|at the moment|here|pls|please))*`,
  `(?:was|welche|welches|wo) (?:ist|sind|liegt|liegen) meine? (?:grosste|grossten|schwachste|schwachster)? ?(?:schwache|schwachen|schwachstelle|schwachpunkt|punkt)(?: (?:und warum|im fussball|gerade|hier|bitte))*`,
];

/** Swear words as children use them of a bad day; said of others they are insults, which the rules know. */
const SWEAR = '(?:shit|crap|shite|bullshit|scheisse|scheiss|kacke|mist)';
const SO = '(?:so |really |just |total |totally |absolute |echt |voll |mega |einfach |richtig |ziemlich |like |wie |mal wieder |nur )*';
const OPENING = '(?:boah |man |mann |mannn |oh |ugh |omg |bro |sarah |coach |ok |heute |gestern |irgendwie |today |yesterday )*';
const AFTERWARDS = '(?: (?:today|yesterday|again|tonight|this week|man|bro|heute|gestern|wieder|lol|rn|atm|honestly|tbh))*';
const OWN_THING = `(?:(?:my|the|our|that|this|mein|meine|das|der|die|unser|unsere) )?(?:day|week|session|school|homework|test|weather|pitch|passing|passes|shooting|shots|dribbling|first touch|weak foot|left foot|headers?|heading|corners?|free ?kicks?|penalt(?:y|ies)|crosses|juggling|fitness|stamina|kopfballe?|passe|schusse|ecken|freistosse|flanken|elfmeter|ballannahme|jonglieren|ausdauer|kondition|technik|tag|woche|schule|wetter|platz|schuss|passspiel|${GAME_EN}|${GAME_DE})`;
const AT = '(?: (?:at|in|with|im|beim|mit) (?:my |the |der |dem |meinem |meiner |links |rechts )?[a-z]+(?: foot| fuss)?)?';

/** What somebody can be bad at on the pitch; “everything” and “life” are none of these. */
const SKILL = '(?:headers?|heading|heading the ball|passing|passes|long (?:balls?|passes)|shooting|shots|finishing|dribbling|juggling|first touch|control|ball control|weak foot|left foot|right foot|tackling|tackles|defending|marking|crossing|crosses|corners?|free ?kicks?|penalt(?:y|ies)|throw ?ins?|goal ?kicks?|volleys?|step ?overs?|turning|turns|running|sprinting|fitness|positioning|offside|goalkeeping|diving|football|soccer|fifa|drills?|this drill)';

/** A bad word for one's own day, training or play, and nothing beside it. */
const BAD_DAYS: readonly string[] = [
  `${OPENING}${OWN_THING} (?:is|was|went|are|were|ist|war|lief|ging|sind|waren) (?:heute |gestern |today )?${SO}${SWEAR}${AT}${AFTERWARDS}`,
  `${OPENING}(?:is|was|war|lief|ging|ist) (?:heute |gestern )?${SO}${OWN_THING} (?:heute |gestern )?${SO}${SWEAR}${AFTERWARDS}`,
  `${OPENING}(?:es |it |that |das )?(?:lief|war|ging|went|was) (?:heute |gestern |alles |all )*${SO}${SWEAR}(?: (?:beim|im|in|at) ${GAME_DE}| (?:at|in) ${GAME_EN})${AFTERWARDS}`,
  `${OPENING}(?:i|we|ich|wir) (?:played|play|trained|train|did|shot|passed|spiele|spielen|trainiere) (?:heute |gestern )?${SO}${SWEAR}${AT}${AFTERWARDS}`,
  `${OPENING}(?:ich hab|ich habe|wir haben|hab|haben|habe) (?:heute |gestern )?${SO}${SWEAR} (?:gespielt|trainiert|geschossen|gepasst)${AFTERWARDS}`,
  `${OPENING}(?:i am|im|i m|i was|we are|we were|were|ich bin|ich war|wir sind|wir waren|bin) ${SO}${SWEAR} (?:at|in|with|im|beim|mit) (?:my |der |dem |meinem )?[a-z]+(?: foot| fuss)?${AFTERWARDS}`,
  `${OPENING}i ${SO}(?:suck|suk|stink|blow) (?:at|in|with) (?:my |the |doing |taking )*${SKILL}${AFTERWARDS}`,
  `(?:he |hoy |hoje |aujourdhui |ai |jai |j ai |eu )*(?:jugue|jugado|jugamos|joue|joguei|jogamos) (?:como (?:una )?|comme (?:une |de la )?|que nem |igual )(?:mierda|merde|merda)(?: hoy| aujourdhui| hoje)?`,
];

/** That one feels bad, or that all is, in such a word: no insult, and no football either. */
const LOW: readonly string[] = [
  `${OPENING}(?:i|ich) (?:feel|felt|fuhle?|fuehle?|fuhl)(?: mich)? (?:heute |gestern )?${SO}${SWEAR}${AFTERWARDS}`,
  `${OPENING}(?:mir )?(?:geht s|gehts|geht es|ging s|gings|ging es)(?: mir)? (?:heute |gerade |grad )?${SO}${SWEAR}${AFTERWARDS}`,
  `${OPENING}(?:everything|all of it|life|my life|it all|alles|mein leben|das leben) (?:is|feels|was|ist|war|fuhlt sich) (?:heute |gerade |grad )?${SO}${SWEAR}(?: an)?${AFTERWARDS}`,
  `(?:todo|mi vida|la vida|tout|ma vie|la vie|tudo|minha vida|a vida) (?:es|est|e|c est|cest) (?:una |de la |uma |une )?(?:mierda|merde|merda)`,
  `(?:me siento|je me sens|me sinto|estoy|estou) (?:como |comme )?(?:una |de la |uma |une )?(?:mierda|merde|merda)`,
];

/** How much water is right. */
const WATER_EN = '(?: (?:water|of water))?';
const WHEN_OF_DRINK = '(?: (?:in|at|on|during|before|after|for|a|an|the|my|per|each|every|day|match|game|training|practi[cs]e|half time|when|if|its|it is|hot|im|i am|am|tag|pro|beim|im|vor|nach|dem|der|wahrend|spiel|training|halbzeit|wenn|es|heiss|ist|taglich|jeden|wasser|today|heute|\\d+))*';
const DRINKS: readonly string[] = [
  `(?:and |so |hey )?how (?:much|often)${WATER_EN} (?:should|shall|do|must|can|shud) (?:i|we|you|kids|a player)(?: (?:need|have))?(?: to)? drink${WHEN_OF_DRINK}`,
  `(?:und |also )?(?:wie ?viel|wie oft|was)(?: wasser)? (?:soll|sollte|muss|kann|darf) (?:ich|man|ein kind)${WHEN_OF_DRINK} trinken${WHEN_OF_DRINK}`,
];

const wholly = (patterns: readonly string[]): RegExp[] => patterns.map((pattern) => new RegExp(`^(?:${pattern})$`));
const harmless = wholly([...MESSAGES, ...TOO_HARD, ...OF_PRIZES, ...AFTER_A_MISS, ...UNSURE_WHAT, ...FEARS_BALL_AT_HEAD, ...OVERTAKES, ...FOR_CLUBS, ...HABITS, ...OWN_WEAKNESS, ...BAD_DAYS, ...DRINKS]);
const low = wholly(LOW);

const harmlessNear = prefilteredPatterns(harmless, (message) => [message]);

/** True for a message that is, from its first word to its last, one of everyday football. */
export const isEverydayMessage = (folded: string): boolean => harmlessNear(folded).some((message) => message.test(folded));

/** True for a message that says, with a bad word and nothing beside it, that its writer feels bad: it is asked whether all is well. */
export const feelsLow = (folded: string): boolean => low.some((message) => message.test(folded));
