/**
 * What everyday answers of care are asked with: people, play, what is said and when. Where the second opinion doubts a message, it is
 * let through for one of these answers only if each of its words is here: any other one may tell of more.
 */
const PLAIN_CARE_WORDS: ReadonlySet<string> = new Set(
  (
    // English
    'a an the and or but so if then when as at in on of to for from with about after before than too also just only really very more most again always already ever never still now today tonight tomorrow yesterday next day time times every single same other others all some any one two three no not yes ok okay well oh hi please thanks ' +
    'i im ive id me my mine we our us you he hes his him she shes her hers they their them it its this that these those who what which how why where is are was were be been am do does did doing dont doesnt didnt has have had hasnt got get gets can cant could should shall would will wont may must need want wants wanted like likes love loves think know see sees go goes going come comes ' +
    'say says said saying tell tells told talk talks talking speak ask asks asked asking answer answers word words something anything nothing nice nicely good better best fine great job keep keeps on up going it carry patient patience work working train training practice practise practising practicing play plays playing player players busy twice ' +
    'coach coachs trainer manager team teams match matches game games ball balls goal goals corner corners box keeper goalie penalty pass passes kick win wins winning lose loses losing lost draw nil score minutes minute football soccer drill drills session sessions tall taller big bigger huge kids kid child children boy boys girl girls lads defender defenders opponents people front ahead block way ' +
    'parent parents dad mum mom father mother son daughter grandson granddaughter grandchild grandpa grandma granddad nan sit sits sitting chair wheelchair stand run room door doors slams slammed silent quiet bored boring gets interest loses rather prefers painting drawing dancing reading listen listens listening disturbs disturb annoys everyone everybody messing around about complains complain fair equal bench sub subs ' +
    'little small younger sister brother cousin together too hard easy garden car home way drive straight away comfort cheer went badly handle ride good bad normal long number favourites favorites picks pick picked ' +
    // German
    'der die das den dem des ein eine einen einem einer eines und oder aber so wenn dann als im in ins am an auf aus bei beim mit nach von vom vor zu zum zur fur um uber ohne auch nur noch schon sehr mehr immer nie wieder jetzt heute gestern morgen abend tag nachsten nachster lieber erst direkt gleich sofort spater danach mal jedes jede jeden alle alles anderen andern andere ja nein nicht nichts nix kein keine keinen ok doch halt eben denn echt voll ganz viel viele was wer wie wo warum wieso welche welches welcher dass ob ' +
    'ich mich mir mein meine meinen meinem meiner wir uns unser unsere du er ihn ihm sein seine seinen seinem ihrem sie ihr ihre ihren ihnen es man ist sind war waren bin hat haben habe hab hatte wird werden kann konnen konnte soll sollen sollte will wollen wollte mochte mag darf muss mach mache macht machen tun geht gehen gehts komm kommt kommen ' +
    'sag sage sagt sagte sagen gesagt red rede redet reden sprechen spricht frag frage fragt fragen gefragt wort meint meinte antwortet weiter weitermachen dranbleiben dran bleib bleibt geduld gut gute guten besser schlimm normal richtig zeit wenig ' +
    'trainer trainerin spiel spiele spielen spielt training mannschaft team ball balle tor tore ecke ecken eckball eckballe strafraum torwart elfmeter pass passe gewinnen verlieren verloren verliert verschossen null minuten minute fussball ubung ubungen uben seh sehe sieht sehen steht stehen gross grosse grossen grosser lauter riesen gegner verteidiger spieler jungs madchen kinder kind leute ' +
    'eltern vater mutter papa mama sohn tochter enkel enkelin opa oma sitze sitzt sitzen sitz meist meistens stuhl rollstuhl laufen stehen zusammen gemeinsam zimmer tur turen knallt zu geknallt still lust langweilig langweilt langweile verliert schnell nimmt lauft hand kapiert weg geht passt keinem niemandem darauf malen lesen tanzen mag hort zuhoren stort storen quatsch dazwischen beschwert gerecht gleich spielzeit bank wechsle wechseln alle ' +
    'kleine kleiner kleinen bruder schwester cousin cousine sich schwer leicht garten auto fahrt heim heimweg niederlagen tipps geben schlecht schlechten gelaufen hause troste trosten memme jammern peinlich kaum lieblinge wirken seitdem sonst anders anderes'
  ).split(' '),
);

/** A number says nothing more. */
export const isHarmlessCareWord = (word: string): boolean => PLAIN_CARE_WORDS.has(word) || /^\d{1,2}$/.test(word);
export const saysOnlyHarmlessCareWords = (words: readonly string[]): boolean => words.every(isHarmlessCareWord);
