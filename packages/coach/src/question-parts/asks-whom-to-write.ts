/**
 * Who asks how to reach the club or whoever runs this app, as a whole message: it is in no way of glasses (contact lenses) or of
 * changing clubs. With whom to talk of oneself is another question (`safety/trusted-adult-question.ts`) and keeps its helpline.
 */
const OPEN = '(?:(?:hi|hey|hello|sarah|coach|and|so|ok|but|please|sorry|hallo|und|aber|also|bitte|guten tag) )*';
const WHO_RUNS = '(?:the |this |our |my |your )?(?:club|operator|owner|admin|administrator|support|help ?desk|customer service|developers?|makers?|team behind (?:this|the app|touchline)|(?:people|person|ones?|someone|somebody|club|company|guys) (?:who|that|which) (?:runs?|owns?|made|makes?|built|operates?) (?:this|it|touchline|(?:this |the )?(?:app|site|website|server)))';
const REACH = '(?:contact|reach|write to|email|e mail|mail|call|phone|ring|message|get in touch with|get hold of|speak to|talk to|complain to|ask)';
const HERE = '(?: (?:here|about (?:this|the app|touchline|it|my account|a problem)|of this|of the app|of touchline|behind (?:this|the app|touchline)|please|pls|by (?:e ?mail|phone)|in the app|for help))*';
const WRONG = '(?: (?:if|when|because|in case) (?:something|anything|it|this|the app|touchline|there|a video|my account)(?: (?:is|goes|does|doesnt|isnt|not|wont|has|s|a|wrong|broken|work|works|working|problem|bug|mistake|error|in|with|the|this|app|account))+)?';
/** With the trouble always named: without it a way to something else is asked for. */
const WRONG_ALWAYS = WRONG.slice(0, -1);
const EN = [
  `(?:how|where) (?:do|can|could|should|would|may) (?:i|we|you|one|parents) ${REACH} ${WHO_RUNS}${HERE}${WRONG}`,
  `how to ${REACH} ${WHO_RUNS}${HERE}`,
  `(?:who|whom) (?:do|can|could|should) (?:i|we|parents) (?:write to|contact|email|e mail|mail|complain to|message|report (?:it|this|that|a problem|a bug) to)${HERE}${WRONG}`,
  `(?:who|whom) to (?:write to|contact|email|mail|complain to)${HERE}${WRONG}`,
  `(?:where|how) (?:do|can|could|should) (?:i|we) (?:complain|report (?:a|this|the) (?:problem|bug|mistake|error)|get (?:help|support) (?:with|for) (?:the app|this|touchline|my account))${HERE}`,
  `(?:is there|do you have|wheres|where is|whats|what is|i need|can i have) (?:a |an |the |any )?(?:contact|contact address|contact details?|(?:e ?mail )?address|e ?mail|phone number|imprint|support|help ?line for the app)(?: (?:for|of|to|from|i can|to write to|write|contact) ?(?:${WHO_RUNS}|you|this|touchline|the app|here|help)?)?${HERE}`,
];
const DE_WHO = '(?:der |den |dem |die |das |euer |euren |eurem |unseren |unserem |meinen |meinem )?(?:verein|club|klub|betreiber\\w*|anbieter|support|kundendienst|entwickler\\w*|macher\\w*|verantwortlichen?|(?:leute|person|verein|leuten)(?: hinter (?:der app|touchline|dieser app)| die (?:das|die app|touchline)(?: hier)? (?:betreib\\w*|mach\\w*|gemacht haben)))';
const EN_HIER = '(?: (?:hier|denn|eigentlich|bitte|uberhaupt|von der app|von touchline|dieser app|am besten|per mail|per email|telefonisch))*';
const WENN = '(?: (?:wenn|falls|weil)(?: (?:etwas|was|es|die|das|app|hier|mal|irgendwas|nicht|stimmt|geht|funktioniert|kaputt|ist|falsch|lauft|schief|schieflauft|ein|problem|gibt))+)?';
const WENN_APP = WENN.slice(0, -1);
const DE = [
  `wie (?:kann|konnte|darf) (?:ich|man|wir) ${DE_WHO}${EN_HIER} (?:erreichen|kontaktieren|schreiben|anrufen|anschreiben)${WENN}`,
  `wie (?:erreiche|kontaktiere|erreicht|kontaktiert|erreichen|schreibe) (?:ich|man|wir) ${DE_WHO}${EN_HIER}${WENN}`,
  `(?:wem|an wen) (?:kann|soll|muss|darf|konnte) (?:ich|man|wir)${EN_HIER} (?:schreiben|eine mail schreiben|mailen|melden|das melden)${WENN}`,
  `(?:wem|an wen) (?:schreibe|schreib|melde) ich(?: das| mich)?${EN_HIER}${WENN}`,
  `an wen (?:kann|soll|muss|darf|konnte) (?:ich|man|wir) mich (?:wegen|mit fragen zu|bei problemen mit) (?:der app|touchline|dem konto|meinem konto)${EN_HIER} wenden`,
  `(?:wo|wie) (?:kann|konnte|soll) (?:ich|man) (?:mich )?(?:ein(?:en)? (?:problem|fehler)|etwas|was)? ?(?:melden|beschweren)${EN_HIER}`,
  `(?:gibt es|gibts|habt ihr|wo (?:ist|steht|finde ich)|wie (?:ist|lautet)) (?:hier |da )?(?:ein\\w* |das |die |den |der |irgendein\\w* )?(?:kontakt|kontaktadresse|kontaktdaten|impressum|(?:mail|email|e mail)(?: ?adresse)?|adresse|telefonnummer|ansprechpartner\\w*|support)(?: (?:zum|zu|von|fur|an|vom) ?(?:${DE_WHO}|euch|hier|touchline|die app|der app)?)?${EN_HIER}`,
];
const EN_TOO = [
  `where (?:do|can|could|should|would|may) (?:i|we|you|parents) (?:write(?: to)?|complain|send (?:a |an |my )?(?:complaint|message|mail|e ?mail|question)|turn(?: to)?|go)${HERE}${WRONG_ALWAYS}`,
  `where (?:do|can|could|should) (?:i|we) (?:send|make) (?:a |an )?(?:complaint|mail|e ?mail)${HERE}${WRONG}`,
  `(?:is there|do you have) (?:someone|somebody|anyone|anybody|a person|a human) (?:who |that )?(?:i|we) can (?:contact|write to|e ?mail|mail|complain to)${HERE}${WRONG}`,
  `(?:who|whom) (?:can|do|should) (?:i|we) (?:ask|tell|write to|talk to) (?:when|if) (?:something|anything|a video|a drill)(?: (?:is|goes|does|doesnt|isnt|not|wont))* (?:wrong|broken|work|working|off) (?:in|with|on) (?:the app|this app|touchline|my account|here)`,
];
const DE_TOO = [
  `(?:wen|wem) (?:kann|soll|muss|darf|konnte) (?:ich|man|wir)${EN_HIER} (?:kontaktieren|anschreiben)${EN_HIER}${WENN}`,
  `(?:wohin|wo) (?:kann|soll|muss|darf|konnte) (?:ich|man|wir)(?: (?:mich|uns|da|denn|hier|was|etwas|einen brief|eine mail|eine beschwerde|eine frage))* (?:schreiben|hinschreiben|wenden|hinwenden|beschweren|mailen|schicken|hinschicken|melden)${WENN}`,
  `wohin (?:schreibe|schreib|wende|melde) ich(?: mich)?${EN_HIER}${WENN}`,
  `an wen (?:kann|soll|muss|darf|konnte) (?:ich|man|wir) (?:mich|uns) ?(?:hier |da )?wenden${WENN_APP}`,
  `(?:wo|wem|wie) (?:melde|sage) ich (?:hier )?(?:ein(?:en)? |den |das )?(?:fehler|problem)${EN_HIER}`,
  `wen (?:kann|soll|muss|darf|konnte) ich (?:fragen|ansprechen) (?:wenn|falls) (?:etwas|was|irgendwas) (?:mit|an|in) (?:der app|touchline|meinem konto|der seite) (?:nicht stimmt|nicht geht|nicht funktioniert|kaputt ist|falsch ist)`,
];
const ASKS = new RegExp(`^${OPEN}(?:${[...EN, ...EN_TOO, ...DE, ...DE_TOO].join('|')})$`);
/** A longer one tells of more. */
const MOST_WORDS = 18;

/** Whether words (in plain letters) ask, from first to last, how to reach whoever runs this app or the club that does. */
export const asksWhomToWrite = (words: readonly string[]): boolean => words.length <= MOST_WORDS && ASKS.test(words.join(' '));

/** Whom to turn to, of which both may be meant: oneself and the app. */
const AMBIGUOUS = /^(?:(?:and|so|und|also) )*(?:an wen (?:soll|sollte|kann|konnte|muss) ich mich (?:(?:da|denn|damit|hier) )*wenden|(?:who|whom) (?:do|should|can|could) i (?:turn to|go to))(?: (?:here|hier|please|bitte|denn|then))*$/;

/** Whether words ask whom to turn to, and say of nothing for what. */
export const maySeekOperator = (words: readonly string[]): boolean => AMBIGUOUS.test(words.join(' '));
