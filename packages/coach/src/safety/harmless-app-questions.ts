import { prefilteredPatterns } from '../text/prefilter-patterns.ts';

/**
 * Whole messages about the app or about playing, and nothing beside it, that rules take for contact details, for a chat
 * with a stranger or for worry: "how do I change my email", "where do I put the phone to film". Each pattern has to be
 * the whole of a folded message, so that one more word ("he told me to …") leaves it to the rules.
 */
const BEFORE = '(?:hi |hey |hello |hallo |sarah |coach sarah |pls |please |bitte |ok |and |und |so |but )*';
const AFTER = '(?: (?:pls|please|bitte|here|hier|sarah|thx|thanks|danke|in (?:the|this|der) app|in (?:my|the) profile|im profil|in (?:the )?settings|in den einstellungen|properly|richtig|now|jetzt))*';
const HOW = '(?:how (?:do|can|could|would|to|shall|should)(?: i| you| u| we)?|where (?:do|can|could) (?:i|we)|(?:can|could|may) (?:i|we)|is (?:there a way|it possible) to|is there (?:any|a) way to|i (?:want|need|wanna|would like)(?: to)?|id like to|wie (?:kann|soll|muss) (?:ich|man)|wo (?:kann|soll|muss) (?:ich|man)|kann (?:ich|man)|ich (?:will|mochte|moechte|muss))';
const MY = '(?:my |the |our |this |meine? |meinen |die |das |den |unser |dieses )?';
const MAIL = '(?:address (?:i|we) sign in with|adresse zum anmelden|e ?mails?|mail|e ?mail ?ad+res+e?|mail ?ad+res+e?|email ad+res+e?)';
const PHONE = '(?:phone|mobile|camera|tablet|ipad|handy|kamera|tablet)';
const FILM = '(?:film|filming|record|recording|filmen|aufnehmen|video|videos|film myself|film me|filming myself|record myself|mich zu filmen|mich filmen)';
const CHAT = '(?:chat|talk|conversation|gesprach|chatverlauf|unterhaltung)';
const FRIENDS = '(?:friends?|mates?|my friends?|my mates?|my best friend|a friend|team ?mates|my team ?mates|buddies|freunde?|meine freunde?|einen freund|eine freundin|kumpels?)';
const NUMBER = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|so many|loads of|lots of|too many|many|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|so viele|viele)';

const MESSAGES: readonly string[] = [
  // The address to sign in with
  `${HOW} (?:change|update|edit|replace|switch) ${MY}${MAIL}`,
  `${HOW} (?:change|update|edit) ${MY}(?:password|passwort|age|name)`,
  `${HOW} ${MY}${MAIL} (?:andern|aendern|wechseln)`,
  `(?:wie|wo) (?:andere?|aendere?|wechsle|wechsel) ich ${MY}${MAIL}`,
  `(?:ich )?(?:i )?(?:have|got|ive got|i have|hab|habe)? ?(?:a |an |eine? |ne )?(?:new|neue) ${MAIL}(?: (?:how|where|wie|wo) (?:do|can|andere|aendere|kann|ander|aender) (?:i|ich) (?:das |die |change |put )?(?:it|that|change it|change that|andern)?)?`,
  `(?:my|meine) ${MAIL} (?:is wrong|has changed|changed|is old|stimmt nicht(?: mehr)?|ist falsch|ist alt)`,
  `set (?:a |another |a new )?password`,
  // To join a team, which in German is the word for a kick too
  `(?:wie|wo|kann|darf) (?:trete?|kann|darf|muss)? ?(?:ich|man) (?:(?:hier|in der app|einem|dem|meinem|unserem|neuen|anderen) )*(?:team|verein|mannschaft) (?:bei|beitreten)`,
  // What is typed at the end of a drill
  `${HOW} (?:enter|type in|type|put in) (?:my |the )?(?:number|result|score)`,
  `(?:if|when|what if) i press (?:stop|pause|cancel|finish now|back)(?: is (?:everything|it|all)(?: of it)? (?:gone|lost)| do i lose (?:it|everything)| does it count| is it saved)?`,
  // Filming oneself
  `${HOW} (?:put|place|lean|stand|set up|hold|stellen|hinstellen|lehnen) ${MY}${PHONE}(?: (?:down|up|hin))?(?: (?:to|for|when i|when|for the|zum|beim|fur das) ?${FILM})`,
  `(?:wo|wohin|woran) (?:stelle?|lehne?|leg|lege) ich ${MY}${PHONE}(?: hin| an)?(?: (?:zum|beim|furs) ${FILM})?(?: hin| an)?`,
  `does ${MY}(?:video|clip) leave (?:the|my) (?:phone|device|tablet)`,
  // The talk with the coach, who is asked herself
  `${HOW} (?:delete|clear|empty|remove|erase|wipe) (?:our |this |the |my )${CHAT}(?: with (?:you|sarah|u))?`,
  `${HOW} ${MY}${CHAT} (?:loschen|loeschen|leeren)`,
  `(?:wie|wo) (?:losche?|loesche?|leere?) ich ${MY}${CHAT}`,
  // Whether what a child does here goes to a company
  `(?:(?:my|our|mein|unser) (?:kid|child|son|daughter|kind|sohn|tochter) (?:is|ist) \\d{1,2} )?(?:do|does|is|are|will|werden|wird|gehen|geht|schickt|gebt)(?: (?:you|ihr|any of|what|he|she|it|this|does|here|i|do|send|sent|go|goes|share|shared|given|give|sell|sold|his|her|their|my|kids|childs|sons|daughters|meine|meines|seine|ihre|kindes|sohnes|tochter|chats?|videos?|clips?|data|messages|talks|answers|numbers|results|daten|gesprache|nachrichten|zahlen|und|oder|or|and|to|with|an|eine|some|any|outside|other|andere|fremde|externe)){2,14} (?:ais?|ki|company|companies|third parties|google|openai|firma|firmen|dritte|werbung|advertisers)(?: (?:geschickt|gesendet|weitergegeben|verkauft|weiter|gegeben))*`,
  // Who sees what a child does here
  `(?:can|does|do|will|could)(?: (?:any ?one|any ?body|some ?one|other (?:people|players|kids|children|parents)|others|strangers))(?: else)? (?:see|look at|read)(?: (?:all|any) of)? (?:his|her|their|my (?:sons?|daughters?|childs?|kids?)|the childs?|my|our)(?: (?:name|data|infos?|information|results?|numbers|videos?|profile|progress|chats?|and|or))+(?: (?:in|on|with|through|here|the|this|app|too))*`,
  `(?:sieht|sehen|kann|konnen)(?: (?:jemand|irgendwer|wer|andere|die anderen|fremde|andere (?:eltern|kinder|leute|spieler)))(?: anders| sonst)? (?:seine|ihre|die|unsere|meine|(?:die )?von mein\\w{0,2} (?:sohn|tochter|kind))(?: (?:daten|namen?|infos|ergebnisse|zahlen|videos?|profil|fortschritte?|gesprache|und|oder))+(?: (?:in|auf|hier|der|dieser|app|sehen|auch))*`,
  // The account
  `${HOW} (?:delete|remove|close) ${MY}(?:account|profile)(?: and (?:everything|all (?:of it|my data)|stop using (?:it|the app)))?`,
  `${HOW} ${MY}(?:account|konto|profil) (?:loschen|loeschen)`,
  ...['(?:como|donde) (?:puedo |se |hago para |podria )?|(?:quiero|quisiera|puedo|se puede|necesito|me gustaria) ', '(?:comment |ou )?(?:est ce que )?(?:je |on )?(?:peux |peut |puis je |veux |voudrais |faire pour |dois )?(?:je )?', '(?:como |onde )?(?:eu )?(?:posso |faco para |faz para |da para |quero |queria |preciso |gostaria de )?'].map(
    (how) => `(?:${how})(?:borr|elimin|cerr|quit|supprim|efface|ferm|desactiv|apag|exclu|delet|encerr|cancel|remov)\\w* (?:mi|la|mon|le|ma|minha|a|meu|o) (?:cuenta|perfil|compte|profil|conta)(?: (?:de la app|de lapp|do app|por favor|svp|aqui|touchline))*`,
  ),
  // Others in the app
  `${HOW} (?:add|invite) ${FRIENDS}`,
  `${HOW} ${FRIENDS} (?:hinzufugen|hinzufuegen|einladen)`,
  `(?:wie|wo) (?:fuge|fuege|lade) ich ${FRIENDS} (?:hinzu|ein)`,
  `i cant (?:find|see) (?:myself|me|my name) (?:in|on) the (?:ranking|board|leader ?board)`,
  `i (?:dont|do not) want (?:others|other (?:players|kids|people)|anyone|anybody|people|everyone) to see (?:me|my name|my numbers|my results) (?:on|in) the (?:board|boards|leader ?board|leader ?boards|ranking)`,
  `ich will nicht dass (?:andere|die anderen|alle|leute) (?:mich|meinen namen) (?:in|auf) der rangliste sehen`,
  `(?:warum|wieso) muss (?:meine |die )?(?:mama|mutter|papa|eltern) ja sagen`,
  `(?:sieht|sehen) (?:das|es|die|das video|mein video) (?:jemand|wer|andere|die anderen|irgendwer)(?: anders)?`,
  `ich (?:sehe?|finde?) mich (?:da |dort |hier )?(?:gar )?nicht(?: (?:auf|in) der rangliste)?`,
  `(?:can|may|could) (?:i|we|you) (?:give|swap|trade|sell|send) (?:(?:a|my|some|our|the) )?cards?(?: (?:with|to) (?:my |a )?(?:friends?|mates?|brother|sister))?`,
  `(?:can|may|could) (?:i|we) (?:give|sell|send) (?:my |a )?(?:friends?|mates?|brother|sister) (?:a |my |some |the )?(?:cards?|tokens?)`,
  `(?:am i allowed|can i|may i)(?: to)? be (?:shown )?(?:on|in) the (?:board|leader ?board|ranking)(?: (?:if )?(?:im|i am|at|with) \\d+)?`,
  `(?:im|i am) \\d+ (?:can|may) i be (?:on|in) the (?:board|leader ?board|ranking)`,
  `(?:as a (?:dad|mum|mom|parent|mother|father) )?(?:i want to know (?:if|whether) )?(?:is )?(?:this|it|the app|this app|touchline) ?(?:is )?safe(?: for (?:my )?(?:kids?|child|children|son|daughter))?`,
  `why (?:does|do) (?:the app|you|touchline) (?:want|need|ask for) (?:my |the )?(?:mums?|moms?|dads?|parents?|mothers?|fathers?) ${MAIL}`,
  `(?:do|will|would) (?:you|u|sarah) tell (?:my )?(?:parents|mum|mom|dad|coach|team)`,
  `(?:is|are) you telling (?:my )?(?:parents|mum|mom|dad|coach|team)`,
  `sagst du (?:es )?(?:meinen eltern|meiner mama|meinem papa|meinem trainer)(?: was| davon)?`,
  // Playing
  `${HOW} (?:get|build|train|work on) (?:my )?(?:abs|a six ?pack|strength|stronger (?:legs|arms|core|abs)|more strength|my core)(?: (?:for football|at home|fast))?`,
  `(?:is |should i |can i |may i )?(?:go|going) to (?:the |a )?gym (?:ok|okay|good|fine|allowed|alright|with \\d+|at \\d+|when im \\d+|for football|good for football|(?:at|with) \\d+ (?:ok|okay|good|fine|alright)|ok (?:at|with|when im) \\d+|good (?:at|for) (?:\\d+|kids))`,
  `(?:should|can|may) i go to (?:the |a )?gym`,
  `(?:my |our |the )?(?:goalie|keeper|goalkeeper|i|we) (?:just |have )?(?:let|lets|has let) in ${NUMBER} goals(?: (?:today|yesterday|in the (?:match|game)|in goal))?`,
  `(?:im|i am|i m) the only girl (?:in|on|at) (?:my |our |the )?(?:football )?(?:team|squad|class|club|training)`,
  `ich bin das einzige madchen (?:in|im) (?:meinem |meiner |der |unserem |unserer )?(?:team|verein|training|mannschaft|klasse)`,
  `(?:how (?:do|can|does|should|to) ?(?:i|a keeper|a goalie|keepers|you)? ?)?(?:learn to )?dive (?:in goal |as a (?:keeper|goalie) )?without (?:hurting|getting hurt)(?: (?:myself|himself|yourself|me))?`,
  `wie hechte? (?:ich|man|ein torwart) (?:im tor )?ohne (?:mir|sich) weh ?zu ?tun`,
];
const whole = MESSAGES.map((message) => new RegExp(`^${BEFORE}${message}${AFTER}$`));

const wholeNear = prefilteredPatterns(whole, (one) => [one]);

/** Whether a message, as its plain words, is one of these from its first word to its last. */
export const isAppQuestion = (words: string): boolean => wholeNear(words).some((one) => one.test(words));

const ALL = '(?:everyone|everybody|they|all of them|they all|the others|my (?:team ?mates|friends|team|class)|people|alle|die anderen|sie)';
const LAUGHS = new RegExp(`^${BEFORE}(?:${ALL} (?:always |all |just |is |are |immer )*(?:laughs?|laughing) at me|${ALL} (?:lachen|lacht) (?:immer )?(?:uber|ueber) mich|${ALL} lachen mich (?:immer )?aus)${AFTER}$`);

/** Whether a message, as its plain words, says that others laugh at its writer, and nothing more: no abuse by itself, and no football. */
export const saysOnlyThatOthersLaugh = (words: string): boolean => LAUGHS.test(words);
