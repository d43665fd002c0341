/**
 * What others do with a player on the pitch, as whole short turns in five languages: they hold the shirt, take photos of the team, want
 * the player to stay for free kicks, push for the ball. The same few words with another place or another part of the body are a danger,
 * so that each sentence is one of who, what, a thing of football, and at most where or when in play.
 */
const OPENS = '(?:(?:and|but|so|ok|also|und|aber|also|ok|y|pero|et|mais|e|mas|sometimes|always|manchmal|immer|siempre|a veces|toujours|parfois|sempre|as vezes|honestly|tbh|ehrlich|la verdad|en vrai|na verdade) )*';

interface Deeds {
  readonly who: string;
  /** What is done with a thing of football, whatever it is. */
  readonly deeds: readonly string[];
  /** Where, when, and what the referee did. */
  readonly tails: string;
  /** What the player wants or does. */
  readonly own: readonly string[];
}

const english: Deeds = {
  who: '(?:(?:then|sometimes|always|and|the|my|our|a|an|other|some|one|two|of|them|girl|boy|he|she|they|coach|trainer|team|mates?|dad|mum|mom|uncle|stepdad|brother|sister|cousin|friend|striker|keeper|goalie|defender|winger|ref|captain|full back|opponent|opponents|kid) )+',
  deeds: [
    '(?:grabs?|grabbed|pulls?|pulled|holds?|held|tugs?|hold on to)(?: me)?(?: by| on| onto)? my (?:shirt|jersey|bib|top|sleeve)',
    '(?:grabs?|grabbed|holds?|held|takes?|took|steals?|stole|touch(?:es|ed)?|hits?|kicks?|throws?|rolls?|passes|passed|heads?) (?:me )?(?:the|my) balls?(?: (?:off|from|to|at|past|through|over) (?:me|us|my legs|his hand|her hand|the bar))?(?: with (?:his|her|the) (?:hand|arm|foot|head))?',
    '(?:push(?:es|ed)?|shoves?|shoved|knocks?|knocked|bumps?|barges?) (?:me |us )?(?:off|for|away from) the ball',
    '(?:tackles?|tackled|marks?|marked|nutmeg(?:s|ged)?|megs|dribbles? past|gets? past|runs? past|beats?) (?:me|us)(?: (?:really |too |so )?(?:hard|tight|close|bad|easily))?',
    '(?:holds?|held|marks?|blocks?|pushes) (?:me|us) (?:on|at|in|during) (?:the )?(?:corners?|free ?kicks?|throw ins?|set pieces)',
    '(?:crash(?:es|ed)|ran|runs|bumped|slid|slides|came|comes|went|goes) (?:right |straight )?into (?:me|my leg|us)(?: (?:and|but) (?:(?:he|she) )?(?:got|gets|took|saw) (?:a |no |the )?(?:yellow|red|card|yellow card|red card|foul|penalty))',
    '(?:takes?|took|makes?|wants?)(?: a| some| the)? (?:team )?(?:photos?|pics?|pictures?) of (?:the|our) (?:whole )?team',
    '(?:takes?|took|makes?|wants?)(?: a| some| the)? team (?:photos?|pics?|pictures?)',
    '(?:films?|filmed|watches|watched|records?|recorded) (?:(?:me|us) (?:play(?:ing)?|train(?:ing)?|practi[sc](?:e|ing)|juggl(?:e|ing)|shoot(?:ing)?)|(?:the|my|our) (?:whole )?(?:match|game|goal|drills?|shots?|skills?|free kicks?))',
    '(?:gives?|gave|hands?|handed|lends?|lent|bought) (?:me|us) (?:the |a |his |her |new |some )*(?:captains? ?band|armband|captain band|boots|shin ?pads|ball|bib|gloves|number \\d+|shirt|water|new boots)',
    '(?:makes?|made|lets?|tells?|told|has|wants?|asks?|asked) (?:me|us) (?:to )?(?:sit on the bench|start|play (?:in goal|at the back|up front|left|right|on the (?:wing|left|right))|go in goal|run (?:laps|more|back)|be captain|take (?:the )?(?:free kicks?|corners?|penalt(?:y|ies))|shoot more|pass more|defend|mark (?:him|her|the \\w+)|train(?: more)?|come to (?:the )?(?:trial|match|game|training)|come on)',
    '(?:puts?|put|leaves?|left|keeps?|kept|moves?) (?:me|us) (?:on the (?:bench|left|right|wing)(?: side)?|in goal|at the back|up front|in midfield|out of the team)',
    '(?:wants?|asks?|asked|tells?|told) (?:me|us) to stay (?:on |after |behind |longer )*(?:for|to (?:do|practi[sc]e|train)) (?:free kicks?|shooting|shots|corners?|penalt(?:y|ies)|crosses|heading|passing)',
    '(?:leaves?|left|lets?) (?:me|us) (?:on my own |alone )?(?:to )?(?:do|with|practi[sc]e|train) (?:the |my )?(?:wall|wall drills?|wall passes|drills?|cones?)(?: on my own| alone)?',
    '(?:high ?fived?|high ?fives|cheers?(?: for)?|claps?(?: for)?|shouts? for) (?:me|us)',
    '(?:locked|locks|closed|closes|opens?|opened) the (?:gate|pitch|hall|shed|cupboard|storage)(?: (?:so|and) (?:we (?:were|are) late|(?:the |our )balls? (?:are|were|is) in(?:side)?|we cant (?:play|train|get (?:the balls|in))))?',
    '(?:takes?|took|puts?|pulls?) (?:off|on) my (?:shin ?pads|bib|gloves|boots)(?: for me)?',
    '(?:wants?|wanted|offers?|offered|asks?|asked)(?: me)?(?: to)? (?:play (?:me |us |against me |with me )?(?:one on one|1v1|1 on 1)|race me)',
    '(?:taps?|tapped|pats?|patted)(?: me)?(?: on)? (?:my|the) shoulder when i (?:come|go|came|went) (?:on|off)',
    'does (?:the|that) (?:drill|exercise) with me',
    '(?:pulls?|pulled|holds?|held) (?:my|our) shirts?',
    '(?:says?|said)(?: that)? (?:i|its|it is|we|they) (?:have|need|should|must|will|am|can|our|are)(?: to| our| a)? (?:shoot more|pass more|run more|be (?:faster|fitter|louder)|bench(?:ed)?|(?:secret )?(?:corner|free kick) (?:trick|routine)|too slow|take my bib off)',
    '(?:makes?|made) (?:me|us) (?:the )?(?:goalie|captain|keeper|striker|sub)(?: and now i feel (?:slow|useless|good|better))?',
  ],
  tails: '(?: (?:in|at|during|on|before|after|for) (?:the |every |each |our )?(?:match|matches|game|games|training|half ?time|corners?|free kicks?|kick ?off|practice|warm ?up|season|weekend|park|pitch|garden)| in every (?:match|game)| every (?:match|game|time|training)| all the time| again| too| today| yesterday| last (?:match|game|week)| when (?:i|we) (?:score|miss|play|win|lose|shoot|dribble|come on|go off)| when it rains| and (?:the )?(?:ref|referee) (?:didnt see(?: it)?|did nothing|gave nothing|says nothing|said nothing|doesnt see(?: it)?)| and stops the game| and shouts (?:tactics|a lot)| is that (?:a foul|allowed|ok)| what (?:do|can) i do)*',
  own: [
    '(?:i )?(?:just )?(?:wish|want|wanna|would like)(?: that)?(?: i)?(?: was| were| to be)? (?:a bit )?(?:faster|better|taller|stronger|quicker|fitter|braver|the striker|a striker|captain|first choice)',
    'i (?:want to|wanna|will|can) (?:beat|outrun|overtake|nutmeg|dribble past) (?:him|her|them) (?:in (?:a |the )?(?:sprint|race|match|game|duel)|on the (?:board|wing)|at (?:juggling|fifa|1v1))',
    'i feel like (?:scoring|shooting|playing|winning)(?: this time| today| tomorrow)?',
    'im (?:a bit |really |so )?scared of (?:hard |high |the )?(?:shots|crosses|headers|tackles|the ball|penalties)',
    'i (?:took|take|bring|brought|have|drink|drank) (?:my|a|lots of|some|enough) (?:water(?: bottle)?|bottle|own ball)(?: is that enough)?',
  ],
};

const german: Deeds = {
  who: '(?:(?:dann|manchmal|immer|und|der|die|das|mein|meine|unser|ein|eine|einer|er|sie|trainer|coach|mitspieler|andere|anderen|papa|mama|onkel|stiefvater|bruder|schwester|cousin|freund|sturmer|torwart|verteidiger|schiri|kapitan|gegner|jungs|von|denen|aussenverteidiger) )+',
  deeds: [
    '(?:halt|halten|packt|packen|zieht|ziehen|zupft|reisst|hat|haben) (?:mich |mir )?(?:immer |dauernd |standig )?(?:am|an meinem|mein) trikot(?: fest| gezogen| festgehalten| gehalten| zuruck)?',
    '(?:nimmt|nehmen|wirft|werfen|passt|schiesst|spielt|gibt|klaut|hat|beruhrt|packt) (?:mir |uns )?(?:immer )?(?:den|die|einen) (?:ball|balle)(?: (?:ab|weg|zu|ein|zum kopfen(?: zu)?|mit der hand(?: (?:angefasst|gespielt|beruhrt))?|geklaut|weggenommen|zu gepasst))?(?: wenn wir (?:quatschen|reden))?',
    '(?:druckt|drucken|schubst|schubsen|drangt|drangen) mich (?:immer )?(?:vom ball(?: weg)?|ab|zur seite beim (?:kopfball|zweikampf))',
    '(?:gratscht|gratschen|deckt|decken|tunnelt|foult|foulen) mich (?:immer )?(?:jedes mal|bei (?:ecken|freistossen)|eng|hart|um|von hinten um)',
    '(?:halt|halten) mich (?:immer )?bei (?:ecken|freistossen) fest',
    '(?:hat|haben) mir (?:einen|nen) (?:beinschuss|tunnel|pass) (?:gegeben|gespielt|verpasst)',
    '(?:ist|kam|lauft|rennt) (?:mir|in mich|in mir) (?:reingerannt|reingelaufen|reingegratscht|rein|hinein)(?: und (?:hat|bekam|kriegt) (?:gelb|rot|keine karte|nix)(?: bekommen| gekriegt| gesehen)?)?',
    '(?:macht|machte|machen|will|hat) (?:immer )?(?:ein |die |das )?(?:fotos?|mannschaftsfotos?|bilder?|teamfotos?)(?: von (?:der|unserer) (?:ganzen )?mannschaft| vom team)(?: gemacht| machen)?',
    '(?:gibt|gab|schenkt|leiht|hat) (?:mir|uns) (?:immer )?(?:die|eine|seine|neue|das|den|ein|einen) (?:neue[ns]? )?(?:binde|kapitansbinde|fussballschuhe|schuhe|leibchen|ball|handschuhe|trikot|nummer \\w+)(?: gegeben| geliehen)?',
    '(?:lasst|stellt|setzt|schickt|nimmt) (?:mich|uns) (?:immer )?(?:auf (?:die )?(?:bank|links|rechts)|ins tor|nach (?:links|rechts|vorne|hinten)|in die abwehr|in den sturm|raus|links liegen|runden laufen|nicht spielen)',
    '(?:will|mochte) dass ich (?:nach dem training |danach |noch |langer |mehr )*(?:freistosse?|ecken|elfmeter|schusse|kopfballe|flanken|schiessen|passen) (?:ube|trainiere|schiesse|bleibe)',
    '(?:will|mochte|wollte) (?:mich|uns) im tor haben',
    '(?:hat mich|klatscht mich|klatschen) (?:abgeklatscht|ab|mich ab)(?: wenn ich (?:treffe|reinkomm|reinkomme|rausgeh|rausgehe))?',
    'klopft mir auf die schulter wenn ich (?:reinkomm|reinkomme|rausgeh|rausgehe|treffe|rausmuss)',
    '(?:hat )?(?:den |die |das )?(?:gerateraum|platz|halle|tor|schrank) (?:ab|zu)?(?:geschlossen|gesperrt)(?: und (?:die|unsere) balle sind (?:drin|da drin)| und wir (?:kommen|konnten) nicht (?:rein|trainieren|spielen))?',
    '(?:macht die ubung|trainiert) mit mir(?: im garten)?',
    '(?:wird|ist|war) (?:so |immer |ganz )?(?:laut|stolz|froh) wenn (?:ich|wir) (?:treffe|treffen|gewinne|gewinnen|ein tor schiess\\w*)',
    'zieht mir die (?:schienbeinschoner|stutzen|handschuhe) (?:aus|an)',
    'will (?:eins gegen eins|1 gegen 1|1v1|ein spiel) (?:mit|gegen) mi(?:r|ch) (?:spielen|machen)',
    '(?:lasst|lassen) mich (?:allein|alleine) gegen die wand (?:uben|spielen|schiessen)',
    '(?:feuert|feuern) (?:uns|mich) (?:immer )?an',
  ],
  tails: '(?: (?:im|beim|vorm|vor dem|nach dem|in der|bei|auf dem) (?:spiel|training|abseits|halbzeit|ecken|freistossen|freistoss|platz|garten|park|turnier|anpfiff|kopfball|zweikampf)| (?:jedes|jedem) (?:mal|spiel)| immer| wieder| auch| heute| gestern| und der schiri (?:sieht nix|sieht nichts|pfeift nicht|macht nix|hat nix gesehen)| ist das (?:foul|erlaubt)| was (?:mach|mache|kann) ich(?: da| tun)?)*',
  own: [
    '(?:ich )?(?:war|ware|will|mochte) (?:ich )?(?:lieber |gern |gerne )?(?:sturmer|torwart|kapitan|schneller|grosser|besser|starker|verteidiger|mutiger)(?: sein| werden)?',
    'ich will (?:ihn|sie|die) (?:im (?:sprint|spiel|zweikampf|rennen)|beim (?:jonglieren|rennen|kicken)|in der rangliste) (?:schlagen|besiegen|uberholen)',
    'wenn ich nicht treffe arger ich mich(?: (?:so|sehr|immer|voll))?',
    'ich (?:esse|ess) (?:vorher|davor|vor dem (?:training|spiel)) (?:nix|nichts)(?: ist das (?:ok|okay|gut|schlimm))?',
    'ich hab(?:e)? (?:angst|schiss) vor (?:harten |hohen )?(?:schussen|flanken|dem ball|kopfballen|elfmetern|gratschen)',
    'ich hab(?:e)? (?:ganz viel|genug|viel|eine flasche) wasser (?:mitgenommen|getrunken|dabei)',
  ],
};

const spanish: Deeds = {
  who: '(?:(?:luego|siempre|a veces|y|el|la|los|las|mi|mis|un|una|uno|otro|otros|de|ellos|ellas|entrenador|mister|companeros?|padre|papa|mama|tio|padrastro|hermano|prim[oa]|amigo|delantero|portero|defensa|lateral|extremo|arbitro|capitan|rival|rivales|chico|chicos) )*',
  deeds: [
    '(?:me|nos) (?:agarra|agarran|agarro|tira|tiran|tiraron|tiro|sujeta|sujetan|coge|cogen|jala|jalan) de(?:l)? (?:la )?(?:camiseta|peto|manga)(?: el (?:defensa|rival|lateral))?',
    '(?:me|nos) (?:quita|quitan|quito|tira|tiran|pasa|pasan|roba|roban|da|lanza|lanzan|centra) (?:siempre )?(?:el balon|la pelota|balones|centros|la bola|pases)(?: para (?:que )?(?:remat\\w*|cabece\\w*|tir\\w*))?',
    'me empuja(?:n)? (?:y|para) (?:me )?(?:quita\\w*|roba\\w*)(?:rme)? (?:el balon|la pelota)',
    '(?:me|nos) (?:marca|marcan|sujeta|sujetan) en (?:los corners|los corner|el corner)',
    '(?:me|nos) (?:marca|marcan|regatea|entra|entran) (?:muy )?(?:fuerte|de cerca|duro)',
    '(?:me|nos) (?:encierra|encierran) contra la banda',
    '(?:me )?choco(?: conmigo)?(?: y (?:le|me) (?:sacaron|saco|pitaron|pito) (?:amarilla|roja|falta|tarjeta|nada))',
    '(?:nos|me) (?:saca|saco|hace|hizo|toma) (?:una )?fotos? (?:del|a todo el|al|de todo el) equipo',
    '(?:me|nos) (?:da|dio|presta|presto|regalo) (?:el|un|unas|las|los|una|su) (?:brazalete|botas(?: nuevas)?|balon|peto|guantes|camiseta|numero \\w+|espinilleras)(?: de capitan)?',
    '(?:me|nos) (?:pone|puso|deja|dejo|manda|hace sentar\\w*|obligan a jugar|obliga a jugar|pusieron|ponen) (?:de|en|por) (?:el |la |la banda )?(?:banquillo|banda|izquierda|derecha|porter[oa]|porteria|defensa|delantero|medio)(?: y ahora (?:estoy|soy) (?:lento|malo|mejor))?',
    'quiere que (?:me quede|haga|tire|entrene|practique)(?: a| despues| mas)* (?:tirar faltas|faltas|penaltis|tiros|centros|corners|tirar penaltis)(?: despues| mas)?',
    '(?:me|nos) (?:da|dio|dan|choca|choco) (?:la mano|los cinco|palmadas en el hombro|una palmada en el hombro|animos)(?: cuando (?:entro|salgo|marco))?',
    '(?:me|uno me) (?:metio|hizo|meten|hacen|hace|mete) (?:un |otro )?(?:cano|tunel|regate|sombrero|gol)',
    'cerro (?:el|la|los) (?:almacen|campo|puerta del campo|gimnasio)(?: y (?:los balones|las pelotas) estan dentro)?',
    'se (?:alegra|enfada|emociona)(?: tanto)? (?:que grita|cuando marco|cuando (?:perdemos|ganamos))',
    '(?:me deja|nos deja) sol[oa] (?:con|contra) la pared',
    'quiere jugar (?:conmigo |contra mi )?(?:uno contra uno|1v1|1 contra 1)',
    '(?:siempre )?nos anima',
    'se me echa encima en los corners',
    'dicen que (?:me )?(?:tengo que|la van a|tire|pase|me la van a)(?: (?:quitar|pasar))?(?: (?:el peto|mas|la pelota|el balon))?',
  ],
  tails: '(?: (?:en|durante|antes de|antes del|despues del|en el|en los|en la|al) (?:partidos?|los partidos|entreno|entrenamiento|descanso|corners?|area|faltas?|parque|recreo|torneo)| siempre| cada vez| otra vez| tambien| hoy| ayer| y el arbitro (?:no (?:lo )?(?:vio|ve|pito|pita|hizo nada)|no dice nada)| es falta| que hago| se puede)*',
  own: [
    '(?:yo )?(?:quiero|quisiera|me gustaria) (?:ser|estar|jugar) (?:mas )?(?:rapid[oa]|alt[oa]|fuerte|mejor|delanter[oa]|capitan|titular)',
    '(?:quiero|voy a) (?:ganarle|ganarles|superarle|pasarle) (?:en|al|a la) (?:velocidad|sprint|carrera|partido|ranking|fifa)',
    '(?:me da|me dan|tengo) miedo (?:de |a )?(?:los tiros|el balon|los balonazos|las entradas|los penaltis)(?: fuertes| altos)?',
    'cuando fallo me (?:enfado|frustro|pongo nervios[oa])(?: mucho)?',
    'no como (?:nada )?antes de(?:l)? (?:entrenar|entreno|partido)(?: esta bien| es malo)?',
  ],
};

const french: Deeds = {
  who: '(?:(?:apres|des fois|toujours|parfois|et|le|la|les|l|mon|mes|ma|un|une|y|en|a|qui|ya|il|elle|ils|elles|on|coach|entraineur|coequipiers?|papa|pere|maman|mere|oncle|beau|frere|soeur|cousin|copain|attaquant|gardien|defenseur|lateral|ailier|arbitre|capitaine|adversaires?|autre|autres|quelquun|ont|veut) )*',
  deeds: [
    '(?:me |m|mont |ma |me l)? ?(?:tient|tiennent|tenu|tire|tirent|attrape|attrapent|mattrape|chope|accroche)(?: toujours| tout le temps)? (?:par |sur )?(?:le|mon) maillot(?: le (?:defenseur|lateral|gars))?',
    '(?:me |nous |ma |mont )?(?:prend|prennent|pique|piquent|passe|passent|lance|envoie|donne|touche|a touche|vole)(?: toujours)? (?:la |le |les |des |mon )(?:balles?|ballons?)(?: de la main| pour la tete| pour que je (?:tire|reprenne))?',
    '(?:me |nous )?(?:pousse|poussent|bouscule|bousculent) pour (?:prendre|avoir|recuperer) (?:la balle|le ballon)',
    '(?:me |nous )(?:tacle|taclent|marque|marquent|dribble|dribblent)(?: (?:tout le temps|sur les corners|fort|de pres|a chaque match))?',
    '(?:me |nous )(?:tient|tiennent) sur les corners',
    '(?:me |nous )?(?:enferme|enferment|menferme|menferment) sur (?:la|une) (?:ligne de )?touche',
    '(?:m ?est|mest|est) rentre dedans(?: et (?:a|il a) (?:pris|eu) (?:un |une )?(?:jaune|rouge|carton|faute))?',
    '(?:prend|prends|fait|a pris|a fait) (?:une |des |la )?photos? (?:de|avec) (?:toute )?lequipe',
    '(?:me |nous |ma )?(?:donne|prete|offert|file) (?:le|un|des|les|son|une|ses) (?:brassard|crampons(?: neufs)?|ballon(?: neuf)?|chasuble|gants|maillot|numero \\w+|protege tibias)(?: de capitaine)?',
    '(?:me |nous |mont |ma )?(?:met|mis|laisse|laisse asseoir|fait asseoir|envoie|forcent a aller|force a aller|fait jouer) (?:sur|a|au|dans|en|gardien|ailier|defenseur) ?(?:le |la |les |l )?(?:banc|gauche|droite|buts?|touche|defense|attaque|milieu)?(?: et je me sens (?:lent|nul|mieux))?',
    'que je (?:reste|vienne|travaille|tire)(?: apres| plus| encore)? (?:pour |au |a |aux )?(?:tirer (?:des |les )?(?:coups francs|penaltys|corners)|coups francs|tournoi|match|entrainement|lentrainement)',
    '(?:me |ma |m ?a )?(?:tape|tapes?|tapent) (?:dans la main|sur lepaule quand je (?:rentre|sors|marque|joue))',
    'ma mis (?:un |une )(?:petit pont|grand pont|sombrero|roulette)|(?:me )?met (?:un |des )(?:petits? ponts?|sombreros?)',
    '(?:a )?ferme (?:le|la|les) (?:local|stade|gymnase|portail|terrain)(?: et les ballons sont dedans)?',
    'crie quand (?:je|on) (?:marque|gagne|perd|tire)',
    '(?:me )?laisse (?:tout )?seul(?:e)? (?:avec|contre|face au) (?:le )?mur',
    '(?:veut )?(?:jouer|faire) (?:en |un )?(?:un contre un|1 contre 1|1v1)(?: avec moi| contre moi)?',
    '(?:nous|m|me) ?encouragent? ?(?:toujours)?|nous encourage toujours',
    '(?:a dit )?(?:que )?cest notre (?:combinaison|botte|technique) secrete(?: sur (?:corner|coup franc))?',
    '(?:disent|dit) (?:que je dois|quils vont me|de|que) (?:enlever ma chasuble|passer plus|tirer plus|courir plus)',
  ],
  tails: '(?: (?:en|au|a|pendant|avant|apres|sur|dans|a la) (?:le |la |les |l )?(?:matchs?|lentrainement|entrainement|mi temps|corners?|coup franc|surface|parc|recre|tournoi)| tout le temps| toujours| a chaque fois| encore| aussi| hier| aujourdhui| et larbitre (?:a rien vu|voit rien|dit rien|siffle pas|a pas siffle)| cest faute| je fais quoi)*',
  own: [
    '(?:jai envie|je veux|jaimerais|jvoudrais|je voudrais) (?:d )?(?:detre|etre|devenir) (?:plus )?(?:rapide|grand|forte?|grande|attaquant|capitaine|titulaire|meilleure?)',
    '(?:jai envie de|je veux|je vais) (?:le|la|les) (?:battre|depasser|passer) (?:au|a la|en|dans le) (?:sprint|course|match|jongles|duel|classement)',
    '(?:jai|j ai) pris (?:plein deau|assez deau|ma gourde|une bouteille(?: deau)?)',
    'quand je rate je m ?enerve(?: trop| vite)?',
    'jai peur des (?:tirs|balles|tetes|tacles|centres)(?: forts?| fortes?| hautes?)?',
  ],
};

const portuguese: Deeds = {
  who: '(?:(?:depois|as vezes|sempre|e|o|a|os|as|meu|minha|meus|um|uma|deles|delas|outro|outros|ele|ela|eles|elas|treinador|professor|colegas?|pai|mae|tio|padrasto|irmao|prim[oa]|amigo|atacante|goleiro|zagueiro|lateral|ponta|juiz|capitao|adversario|adversarios|menino|meninos) )*',
  deeds: [
    '(?:me |nos )?(?:agarra|agarram|puxa|puxam|puxou|puxaram|segura|seguram|seguraram) (?:pela |na |a |minha |pela minha )(?:camisa|camiseta|manga)(?: o (?:zagueiro|lateral|atacante))?',
    '(?:me )?(?:tira|toma|tomam|pega|pegam|rouba|passa|joga|jogam|toca|passou|cruza) (?:a |minha |as |todas as )?(?:bolas?)(?: com a mao| toda hora| pra (?:mim|eu (?:cabecear|chutar|bater)))?',
    'me empurra(?:m)? (?:e|pra) (?:pega(?:m|r)?|tira(?:m|r)?|rouba(?:m|r)?) (?:a |minha )?bola',
    '(?:me|nos) (?:marca|marcam|segura|seguram) (?:no escanteio|nos escanteios)',
    '(?:me|nos) (?:marca|marcam) (?:de perto|forte)',
    '(?:me|nos) (?:fecham|fecha) na lateral',
    '(?:me|nos) (?:da|dao|deram|deu) (?:carrinho|uma caneta|um drible|um chapeu|um rolinho)',
    'bateu em mim e (?:levou|tomou|recebeu) (?:amarelo|vermelho|cartao|falta)',
    '(?:tira|tirou|faz|bate) (?:uma |a |umas )?fotos? (?:do|com o|de todo o) time',
    '(?:me|nos) (?:da|deu|empresta|emprestou) (?:a |o |uma |um |as |os )?(?:faixa|bracadeira|chuteiras?|bola|colete|luvas?|camisa|numero \\w+|caneleira)(?: nov[ao]s?)?(?: de capitao)?',
    '(?:me|nos) (?:poe|bota|botaram|deixa|manda|coloca|faz sentar|obrigam a ir|obriga a ir|faz jogar) (?:na|no|pro|de|pra) (?:esquerda|direita|banco|gol|zaga|ataque|meio|goleiro|lateral|ponta)(?: e to (?:lento|mal|melhor))?',
    '(?:quer|pediu|falou) (?:que|pra) eu (?:fique|ficar|treine|treinar|bata|bater)(?: depois| mais)?(?: pra)? (?:bater )?(?:faltas?|penaltis?|escanteios?|chutes?|cruzamentos?)',
    '(?:me|nos) (?:chamou|chama) (?:pro|pra) (?:teste|jogo|selecao|treino)',
    'bate(?:u)? (?:na minha mao|no meu ombro)(?: quando eu (?:entro|saio|faco gol))?',
    'trancou (?:o|a) (?:deposito|quadra|portao|campo)(?: e as bolas (?:tao|estao) la(?: dentro)?)?',
    'fica (?:tao |muito )?(?:feliz|bravo|nervoso) (?:que grita|quando (?:eu|a gente) (?:faco gol|marco|ganha|perde|erro))',
    'me deixa sozinh[oa] com a parede',
    'quer jogar (?:comigo |contra mim )?(?:um contra um|1v1|x1)(?: comigo| contra mim)?',
    'sempre torce(?:m)? (?:pra|por) (?:a )?(?:gente|mim|nos)',
    '(?:falou|disse) que (?:o|a) (?:escanteio|falta|jogada) e noss[oa] (?:truque|jogada|tatica)(?: secret[oa])?',
    'falam (?:que|pra) (?:eu |vao |tenho que )+(?:passar mais|chutar mais|tirar o colete|correr mais)',
  ],
  tails: '(?: (?:no|na|nos|durante o|antes do|depois do|em) (?:jogos?|treinos?|intervalo|escanteios?|area|faltas?|parque|recreio|campeonato)| todo jogo| sempre| toda hora| de novo| tambem| hoje| ontem| e o juiz (?:nao (?:viu|ve|deu nada|marcou|apitou|marca)|nao faz nada)| e falta| que faco| o que eu faco| pode)*',
  own: [
    '(?:eu )?(?:queria|quero|gostaria de) (?:ser|jogar|ficar) (?:mais )?(?:rapid[oa]|alt[oa]|forte|melhor|atacante|capitao|titular)',
    '(?:quero|vou) (?:ganhar|passar) (?:dele|dela|deles) (?:na|no|em) (?:corrida|velocidade|jogo|ranking|sprint|fifa)',
    '(?:tenho|to com) medo d[eo]s? (?:chute|bola|chutes|bolada|carrinho|penalti)(?: forte| alta)?',
    'quando (?:eu )?erro (?:eu )?fico (?:bravo|brava|nervoso|nervosa)',
    '(?:um cara|alguem|meu pai|ele) me deu (?:uma )?(?:chuteira|bola|luva)(?: nova)?',
  ],
};

const turns = [english, german, spanish, french, portuguese].map(({ who, deeds, tails, own }) => new RegExp(`^${OPENS}(?:${who}(?:${deeds.join('|')})${tails}|(?:${own.join('|')})${tails})$`));

/** Longer messages tell of more. */
const MOST_WORDS = 18;

/** Whether words (in plain letters) tell of what others do with the player on the pitch, or of a wish in play, and of nothing else. */
export const isDeedInPlay = (words: readonly string[]): boolean => {
  const text = words.join(' ');
  return words.length <= MOST_WORDS && turns.some((turn) => turn.test(text));
};
