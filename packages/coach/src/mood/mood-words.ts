/**
 * What words of everyday life stand for where a message tells of a feeling or shows who writes: a kind a line, its words in English
 * and in German, in plain letters. Which kind tells of which mood is learned, not written here.
 */
const kinds = (lines: Readonly<Record<string, readonly string[]>>): readonly (readonly [string, RegExp])[] =>
  Object.entries(lines).map(([name, words]) => [name, new RegExp(`\\b(?:${words.join('|')})\\b`)] as const);

const CHILD = 'son|daughter|boy|girl|kid|child|lad|lass|little one|wee one|wee man|youngest|eldest|oldest|grandson|granddaughter|grandchild|nephew|niece|godson|\\d+ year old|sohn|tochter|kind|kleine[rn]?|grosse[rn]?|junge|jungs?|bub|madchen|enkel\\w*|neffen?|nichte|patenkind|\\w+jahrige[rn]?';
const RELATIVE = 'mum|mom|mummy|mam|mother|dad|daddy|father|da|nan|nana|gran|granny|grandma|grandmother|grandad|granddad|grandpa|grandfather|grandparent|aunt|auntie|uncle|mama|mami|papa|papi|mutter|vater|oma|omi|opa|grossmutter|grossvater|tante|onkel|betreuer\\w*|childminder|babysitter\\w*|teacher|stepdad|stepmum';

export const MOOD_WORDS = kinds({
  glad: ['happy', 'glad', 'stoked', 'buzzing', 'hyped', 'excited', 'pumped', 'delighted', 'over the moon', 'grinning', 'smil\\w*', 'glucklich\\w*', 'froh\\w*', 'freu\\w*', 'gefreut', 'jubel\\w*', 'grins\\w*', 'strahl\\w*', 'happytears', 'gansehaut'],
  proud: ['proud\\w*', 'stolz\\w*'],
  great: ['best', 'amazing', 'awesome', 'brilliant', 'incredible', 'unreal', 'class', 'legend', 'geil\\w*', 'hammer', 'mega', 'krass', 'beste[rsn]?', 'wahnsinn', 'traum\\w*'],
  cheer: ['yay+', 'yes+', 'ye+s+', 'woo+\\w*', 'lets? go+', 'omg', 'guess what', 'guess who', 'juh+u+', 'jaa+', 'yea+h', 'hurra', 'rate mal', 'cant believe', 'kanns nicht glauben'],
  finally: ['finally', 'at last', 'endlich', 'after (?:\\w+ )?(?:months|years|weeks)'],
  first: ['first', 'ers?te[rsn]?', 'debut', 'debut'],
  won: ['won', 'win', 'winning', 'beat', 'champions?', 'cup', 'trophy', 'medals?', 'gewonnen', 'gewinn\\w*', 'sieg\\w*', 'pokal\\w*', 'meister\\w*', 'medaille\\w*', 'geschlagen', 'aufgestiegen', 'promoted'],
  scored: ['scored?', 'goals?', 'hat ?tricks?\\w*', 'assists?', 'worldie', 'banger', 'screamer', 'top (?:bins|corner)', 'winner', 'tore?', 'getroffen', 'bude', 'vorlagen?', 'winkel', 'reingemacht', 'reingehauen', 'eingenetzt'],
  saved: ['saved', 'clean sheet', 'pen save', 'gehalten', 'zu null', 'parade\\w*'],
  chosen: ['picked', 'selected', 'made (?:it|the)', 'got in', 'captain', 'armband', 'starting', 'started', 'called up', 'call up', 'invited', 'accepted', 'they said yes', 'nominiert', 'ausgewahlt', 'startelf', 'kapitan\\w*', 'binde', 'angenommen', 'eingeladen', 'zusage', 'auswahl', 'player of the (?:match|season|year|week)', 'motm', 'mvp'],
  given: ['present', 'birthday', 'bought me', 'got me', 'new (?:boots|ball|kit|gloves|shirt)', 'geschenkt', 'geburtstag', 'gekriegt', 'neue[nrs]? (?:schuhe|ball|trikot|handschuhe)', 'bringt mir'],
  worked: ['worked', 'clicked', 'did it', 'managed', 'nailed', 'without (?:looking|thinking)', 'geschafft', 'geklappt', 'klappts?', 'hingekriegt', 'hinbekommen', 'gelungen', 'kann (?:\\w+ )?jetzt', 'can (?:\\w+ )?now'],
  record: ['records?', 'pb', 'in a row', 'rekord\\w*', 'am stuck', 'hintereinander', 'used to', 'last (?:month|year)', 'beat my'],
  forward: ['cant wait', 'looking forward', 'counting (?:the )?days', 'kanns kaum erwarten', 'kann es kaum erwarten', 'vorfreude', 'noch \\d+ (?:mal|tage)'],
  again: ['back', 'allowed', 'cleared', 'wieder da', 'darf wieder', 'zuruck'],
  praise: ['said (?:well|i|im|im the|that was|nice|good)', 'clapped', 'cheered', 'high five', 'hugged', 'praised', 'gelobt', 'geklatscht', 'umarmt', 'abgeklatscht'],
  lost: ['lost', 'lose', 'losing', 'defeat', 'thrashed', 'hammered', 'battered', 'relegated', 'knocked out', 'verloren', 'verlieren', 'verliert', 'niederlage\\w*', 'abgestiegen', 'ausgeschieden', 'klatsche', 'untergegangen'],
  scoreline: ['(?:0|1|null|nil) ?(?:-|to|zu) ?(?:[4-9]|1\\d)', '(?:[4-9]|1\\d) ?(?:-|to|zu) ?(?:0|1|null|nil)'],
  conceded: ['let in', 'conceded', 'through my legs', 'reingelassen', 'kassiert', 'gegentor\\w*', 'durch die beine'],
  missed: ['missed', 'over the bar', 'skied', 'verschossen', 'vergeben', 'daneben', 'druber', 'verpasst'],
  bench: ['bench\\w*', 'subs?', 'subbed', 'dropped', 'minutes', 'warm up twice', 'bank', 'ersatz\\w*', 'ausgewechselt', 'eingewechselt', 'minuten', 'zuschauen'],
  notChosen: ['didnt (?:make|get|pick)', 'not (?:picked|selected|in the)', 'wasnt (?:picked|on)', 'released', 'let me go', 'cut', 'rejected', 'last one picked', 'picked last', 'b team', 'bs', 'second team', 'nicht (?:genommen|dabei|nominiert|im kader)', 'absage', 'aussortiert', 'gestrichen', 'zweite[rn]? mannschaft', 'als letzte[rs]?'],
  leaves: ['left', 'leaving', 'leaves', 'moved', 'moving', 'gone', 'goodbye', 'quit\\w*', 'folded', 'not coming back', 'last (?:game|training|session|match)', 'wechselt', 'gewechselt', 'umgezogen', 'umzieh\\w*', 'wegzieh\\w*', 'zieht', 'weg', 'aufgehort', 'hort auf', 'horen auf', 'verlasst', 'aufgelost', 'abschied', 'letzte[sr]? (?:spiel|training)'],
  friend: ['best (?:mate|friend|buddy)', 'mates?', 'friends?', 'beste[rn]? freund\\w*', 'freunde?', 'kumpel\\w*'],
  alone: ['alone', 'lonely', 'nobody', 'no ?one', 'on my own', 'without me', 'by myself', 'the only one', 'none of them', 'allein\\w*', 'einsam', 'niemand\\w*', 'keiner', 'keinen', 'ohne mich', 'einzige[rn]?'],
  ignored: ['ignor\\w*', 'not invited', 'werent? invited', 'group ?chat', 'whats ?app', 'sit with', 'didnt say', 'not a word', 'stopped (?:asking|talking)', 'pretended', 'nicht eingeladen', 'gruppe', 'kein wort', 'redet nicht', 'reden nicht', 'fragt mich nie'],
  sad: ['sad\\w*', 'upset', 'cry\\w*', 'cried', 'tears', 'gutted', 'heartbroken', 'broken', 'disappoint\\w*', 'miserable', 'hurts?', 'miss (?:him|her|them|it|my|you|being|playing)', 'traurig\\w*', 'wein\\w*', 'geweint', 'heul\\w*', 'geheult', 'enttausch\\w*', 'vermiss\\w*', 'fehlt mir', 'unglucklich', 'schade', 'tut (?:\\w+ )?weh'],
  givesUp: ['give up', 'gave up', 'giving up', 'pointless', 'the point', 'whatever', 'dont (?:wanna|want to|feel like|see)', 'no fun', 'not fun', 'hate', 'cba', 'cant be bothered', 'aufgeben', 'keine lust', 'kein(?:en)? bock', 'bringt (?:\\w+ )?nichts?', 'bringt (?:\\w+ )?nix', 'sinnlos', 'hasse?', 'kein(?:en)? spass', 'egal', 'lohnt'],
  absent: ['couldnt come', 'cant come', 'didnt come', 'not coming', 'works? (?:saturdays|weekends)', 'hospital', 'funeral', 'passed away', 'cancelled', 'called off', 'kommt nicht', 'kommt nie', 'konnte nicht kommen', 'krankenhaus', 'abgesagt', 'fallt aus', 'ausgefallen'],
  out: ['cast', 'surgery', 'crutches', 'out for', 'weeks out', 'rehab', 'gips', 'krucken', 'operier\\w*', 'monate', 'wochen', 'pause'],
  belittled: ['rubbish', 'useless', 'terrible', 'trash', 'worst', 'slow\\w*', 'clumsy', 'not good enough', 'suck', 'sucks', 'crap', 'embarrassment', 'weak', 'smallest', 'chubby', 'schlecht\\w*', 'mies\\w*', 'schlechteste\\w*', 'langsam\\w*', 'versag\\w*', 'nicht gut genug', 'kleinste\\w*', 'unfahig', 'zu klein', 'zu dick', 'peinlich\\w*'],
  laughed: ['laugh\\w*', 'jokes?', 'giggl\\w*', 'mock\\w*', 'teas\\w*', 'nickname\\w*', 'calls? me', 'calling me', 'called me', 'groan\\w*', 'memes?', 'impressions?', 'lach\\w*', 'gelacht', 'ausgelacht', 'spitzname\\w*', 'nennen mich', 'nennt mich', 'witze?', 'kicher\\w*', 'gekichert', 'nachgemacht'],
  ashamed: ['embarrass\\w*', 'asham\\w*', 'cringe\\w*', 'awkward', 'mortif\\w*', 'humiliat\\w*', 'swallow me', 'wanted to (?:disappear|die|vanish|hide)', 'went (?:bright )?red', 'red face', 'blush\\w*', 'scham\\w*', 'blamier\\w*', 'rot (?:geworden|wie|im gesicht)', 'rote[nr]? kopf', 'boden versinken', 'im boden', 'unangenehm'],
  seen: ['everyone (?:saw|watch\\w*|was|just|heard)', 'everybody', 'in front of', 'whole (?:team|class|school|squad|bench)', 'insta\\w*', 'tik ?tok', 'on video', 'views', 'parents watching', 'alle haben', 'vor allen', 'vor der ganzen', 'vor dem ganzen', 'ganze (?:mannschaft|klasse|team)', 'gefilmt', 'alle gesehen', 'alle gucken', 'zugeschaut', 'zuschauer'],
  blame: ['my fault', 'because of me', 'cos of me', 'cuz of me', 'blam\\w*', 'let (?:them|everyone|the team|my team) down', 'cost us', 'meine schuld', 'meinetwegen', 'wegen mir', 'schuld'],
  ownGoal: ['own goal', 'own net', 'my own (?:goal|net)', 'eigentor\\w*', 'ins eigene'],
  mishap: ['slipped', 'tripped', 'fell', 'forgot', 'wrong', 'dropped it', 'air ?kick', 'whiffed', 'peed', 'threw up', 'ausgerutscht', 'gestolpert', 'hingefallen', 'vergessen', 'falsch\\w*', 'luftloch', 'vorbeigetreten'],
  secret: ['dont tell', 'havent told', 'never told', 'pretend\\w*', 'hid', 'hiding', 'lied', 'nobody knows', 'said i (?:was|had|wasnt)', 'nicht sagen', 'nicht verraten', 'keinem gesagt', 'niemandem gesagt', 'so getan', 'versteck\\w*', 'gelogen', 'weiss noch nichts?', 'weiss es noch nicht'],
  compared: ['better than me', 'than me', 'everyone else', 'all the others', 'all of them', 'besser als ich', 'als ich', 'alle anderen', 'alle konnen', 'jeder andere'],
  angry: ['angry', 'mad', 'furious', 'raging', 'fuming', 'annoy\\w*', 'pissed', 'livid', 'sick of', 'fed up', 'wutend\\w*', 'wut', 'sauer', 'stinksauer', 'genervt', 'nerv(?:t|en|ig)', 'kotzt', 'koche', 'reicht', 'platzt'],
  unfair: ['unfair', 'not fair', 'isnt fair', 'how is (?:that|it|this)', 'ridiculous', 'cheat\\w*', 'favou?rit\\w*', 'his (?:own )?(?:son|kid)', '(?:coach|gaffer|manager|trainer)s (?:son|kid|daughter)', 'ungerecht\\w*', 'frechheit', 'gemein\\w*', 'betrug', 'bescheiss\\w*', 'beschissen', 'beschiss', 'lieblings\\w*', 'trainersohn', 'sohn vom', 'ein witz', 'what a joke', 'allowed'],
  always: ['always', 'never', 'again', 'every (?:single )?(?:time|week|match|game|training)', 'immer', 'nie', 'niemals', 'schon wieder', 'jedes ?mal', 'standig', 'wieder mal'],
  outcry: ['seriously', 'kidding', 'wtf', 'shocker', 'unbelievable', 'logisch', 'ernsthaft', 'ehrlich jetzt', 'im ernst', 'spinnt', 'spinnen', 'unglaublich', 'was soll das'],
  referee: ['refs?', 'referee\\w*', 'linesman', 'schiri\\w*', 'schiedsrichter\\w*'],
  took: ['took', 'stole', 'stolen', 'broke', 'ruined', 'banned', 'grounded', 'detention', 'weggenommen', 'geklaut', 'kaputt', 'verboten', 'verbietet', 'nachsitzen', 'hausarrest', 'darf nicht', 'angemalt'],
  selfish: ['ball ?hog\\w*', 'selfish', 'never pass\\w*', 'doesnt pass', 'rather lose', 'spielt nie ab', 'gibt nie ab', 'egoist\\w*', 'alleingang\\w*'],
  afraid: ['scared', 'afraid', 'nervous', 'nerves', 'worr\\w*', 'anxious', 'terrified', 'panic\\w*', 'dread\\w*', 'scary', 'frightened', 'fear', 'angst', 'nervos\\w*', 'aufgeregt', 'aufregung', 'sorgen?', 'schiss', 'panik', 'bammel', 'furcht\\w*', 'muffensausen', 'mulmig'],
  bodyFear: ['stomach', 'tummy', 'butterflies', 'shak\\w*', 'jelly', 'cant sleep', 'not sleeping', 'awake', 'feel sick', 'cant eat', 'heart (?:is )?(?:pounding|racing)', 'sweaty', 'freeze', 'frozen', 'bauch\\w*', 'zitter\\w*', 'nicht schlafen', 'nicht einschlafen', 'schlaf nicht', 'wach', 'herz (?:klopft|rast)', 'nix essen', 'nichts essen', 'knie weich', 'weiche knie', 'schwitz\\w*'],
  toCome: ['tomorrow', 'tmrw?', 'tmr', 'tonight', 'next (?:week|wk|month|saturday|sunday)', 'trials?', 'tryouts?', 'final', 'coming up', 'morgen', 'ubermorgen', 'nachste[rn]? (?:woche|samstag|sonntag)', 'probetraining', 'sichtung\\w*', 'finale', 'bald'],
  whatIf: ['what if', 'what happens if', 'mess up', 'messed up', 'screw up', 'gonna (?:fail|lose|mess)', 'was wenn', 'was ist wenn', 'und wenn', 'falls ich', 'verkack\\w*', 'versau\\w*', 'vermassel\\w*'],
  dares: ['dare', 'too shy', 'shy', 'how do i (?:tell|ask|say)', 'putting it off', 'trau\\w*', 'schuchtern', 'wie sag ich', 'wie frag ich', 'getraut'],
  huge: ['huge', 'massive', 'giants?', '(?:6|six) ?(?:foot|ft)', 'twice (?:my|the) size', 'bigger', 'taller', 'riesig\\w*', 'riesen?', 'kopf grosser', 'grosser', 'doppelt so'],
  hardBall: ['in the face', 'close my eyes', 'shut my eyes', 'flinch\\w*', 'duck', 'turn away', 'hurt', 'ins gesicht', 'augen zu', 'wegdreh\\w*', 'zuck\\w*', 'duck\\w*'],
});

export const SPEAKER_WORDS = kinds({
  ownChild: [`(?:my|mine|our|mein\\w*|unser\\w*) (?:\\w+ )?(?:${CHILD})`, `(?:der|dem|den|die|the|this) (?:${CHILD})`],
  asRelative: [`(?:i ?m|i am|this is|its|ich bin|hier ist|hier schreibt|hier spricht|bin) (?:\\w+ )?(?:\\w+ )?(?:${RELATIVE})`, `(?:${RELATIVE}) (?:here|hier|speaking|writing)`, `(?:from|as|als|von) (?:a|the|his|her|\\w+s|der|die|dem) (?:${RELATIVE})`, `\\w+s (?:${RELATIVE}) here`, `(?:als|as) (?:${RELATIVE})`],
  asCoach: ['i (?:coach|train|manage|help (?:with|out)|run)', '(?:coach|coaching|trainer\\w*|manager) (?:\\w+ )?(?:here|hier)', 'ich (?:trainiere?|coache?|betreue?)', 'as coach', 'als trainer\\w*', 'the (?:kids|girls|boys|lads|parents|wee ones|little ones)', '(?:bei uns )?in der [a-g] ?(?:jugend|jgd)', 'bambini\\w*', 'minis', 'one of my', 'my (?:u ?\\d+s?|under \\w+)', 'meine[nr]? (?:mannschaft|jungs|madels|truppe)', 'elternabend', 'coaching', 'first session', 'session plan', 'volunteer\\w*'],
  asSibling: ['(?:i ?m|i am|im|this is|its|here is|hey its) (?:his|her|the|\\w+s) (?:big |little |older |younger )?(?:sister|brother|sis|bro)', '(?:big|little|older) (?:sis|bro|sister|brother) here', '(?:ich bin|bin|hier ist) (?:der|die|seine?|ihre?) (?:grosse[rn]? |kleine[rn]? )?(?:bruder|schwester)', 'my (?:\\w+ )?(?:little |wee |big |baby )?(?:brother|sister|bro|sis)', 'mein\\w* (?:\\w+ )?(?:bruder|schwester)'],
  ownRelative: [`(?:my|mein\\w*|our|unser\\w*) (?:\\w+ )?(?:${RELATIVE}|parents|eltern|grosseltern|grandparents)`, `(?:^| )(?:mama|papa|mum|dad|mom|oma|opa|nan|grandad|grandma) (?:says?|said|sagt|meint|hat|is|ist|will|wont|works?|kommt)`],
  ofThird: ['(?:he|she|er|sie) (?:\\w+ )?(?:is|has|was|wants?|plays?|does|doesnt|wont|cant|comes?|goes|gets?|keeps?|says?|loves?|hates?|ist|hat|war|will|spielt|mag|kommt|kann|geht|sagt|sitzt|traut|heult|weint|ubt)', '(?:hes|shes|hed|shed)', '(?:should|does|can|will|is|was|soll|darf|kann|ist|mag) (?:he|she|er|sie)', '(?:do|did|let|give|tell|help|make|get|push|ask|drive|film|for|with|to) (?:him|her)', '(?:ihm|ihn|ihr)'],
  ageOfThird: ['(?:hes|shes|he is|she is|er ist|sie ist|ist) (?:erst |only |just )?(?:\\d+|\\w+ jahre)', '(?:wird|turns) (?:\\w+)'],
  ofSelf: ['i (?:\\w+ )?(?:play|scored?|train|practi[cs]e|juggl\\w*|shoot|dribble|missed|hit|kick)', 'ich (?:\\w+ )?(?:spiele?|schiess\\w*|ube?|trainier\\w*|jonglier\\w*)', 'my (?:coach|team|trainer|position|teacher|class|streak|xp|school|left|right)', 'mein\\w* (?:trainer\\w*|team|mannschaft|klasse|lehrer\\w*|serie|schule|linker|linke[nr]?|rechte[nr]?)', 'our (?:coach|keeper|captain|striker|ref|pitch)', 'unser\\w* (?:trainer\\w*|torwart|keeper|kapitan)'],
  careOfChild: ['drive (?:him|her|them)', 'drove', 'car (?:ride|home)', 'sideline\\w*', 'washing', 'laundry', 'wash(?:es)? (?:his|her|the)', 'pay', 'cost', 'subscription', 'privacy', 'screen time', 'bedtime', 'fahre?n? (?:ihn|sie)', 'abhol\\w*', 'am rand', 'spielfeldrand', 'waschmaschine', 'wasche', 'kosten\\w*', 'datenschutz', 'bildschirmzeit', 'handyruhe', 'schenkt man', 'gift', 'when i was', 'in my day', 'zu meiner zeit'],
  slang: ['u', 'ur', 'r', 'pls', 'plz', 'lol', 'bro', 'bruh', 'ngl', 'tbh', 'idk', 'rn', 'wanna', 'gonna', 'cuz', 'cos', 'coz', 'digga', 'alter', 'voll', 'halt', 'nix', 'grad', 'iwie', 'vllt', 'kb', 'hab', 'ne', 'nen'],
});

export const ACT_WORDS = kinds({
  asks: ['^(?:and |so |but |ok |hey |hi |sarah |und |aber |also )*(?:what|whats|wats|wat|how|hows|why|when|where|which|who|whos|can|could|do|does|did|is|are|should|will|would|am|may|was|were|wie|warum|wieso|wann|wo|welche\\w*|wer|kann|konnen|darf|soll|gibts?|ist|sind|muss|hat|habt|hast)', '(?:how|what|which|why|where|when) (?:do|does|did|is|are|can|should|to|would|am)', '(?:what|how) (?:should|can|do|would) i', 'any (?:tips?|ideas?|trick|advice)', 'is (?:it|that|there) (?:normal|ok|bad|any|a)', 'is there', 'do i', 'can i', 'should i', 'am i', '(?:was|wie|soll|kann|darf|muss) (?:ich|man|wir|mach)', 'gibts? (?:es )?', 'tipps?', 'ist das', 'what now', 'was (?:jetzt|nun)', 'help'],
  orders: ['^(?:please |pls |sarah |hey |can you |can u |could you |bitte )*(?:set|show|turn|make|add|change|delete|log|put|give|remove|start|stop|save|record|open|switch|count|stell|zeig|mach|trag|losch|gib|starte?|speicher|schalt|nimm|ander)', '(?:can|could|will) (?:you|u|ya)', '(?:kannst|konntest) du', 'pls', 'please', 'bitte'],
  toCoach: ['sarah', 'are (?:you|u)', 'do (?:you|u)', 'r u', 'you', 'u', 'bist du', 'hast du', 'magst du', 'du', 'dich', 'dir', 'deine?'],
  greets: ['^(?:hi+|hey+|hello|yo+|sup|morning|evening|hallo+|moin|servus|na|hi sara\\w*|gn|good night|night|bye|tschuss|ciao|see ya|wyd|wassup)'],
  jokes: ['jokes?', 'knock knock', 'haha\\w*', 'lol', 'witz\\w*', 'why did', 'what do you call', 'riddle'],
  reports: ['today', 'yesterday', 'just', 'heute', 'gestern', 'grad', 'vorhin', 'eben', 'last night', 'this morning', '^(?:i|we|they|he|she|my|our|coach|ich|wir|mein\\w*|unser\\w*|hab|haben|bin)'],
});
