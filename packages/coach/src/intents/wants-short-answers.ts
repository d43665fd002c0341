const YOU = '(?:you|u|ya|sarah|coach)';
const ANSWERS = '(?:answers?|awnsers?|ansers?|replies|reply|messages?|texts?|texting|responses?|explanations?|sentences?)';
const LONG = '(?:(?:so|too|2|way too|way|really|very|always|such|super|just|much|a bit|a little) )*(?:long|big|huge|much)';
const OPEN = '(?:(?:ok|okay|hey|sarah|coach|man|bro|boah|omg|ugh|but|and|so|please|pls|bitte|aber|und|hm|sorry|why|why are|why do|warum|wieso|can|could|cant|kannst|konntest) )*';
const CLOSE = '(?: (?:please|pls|plz|sarah|coach|ok|man|bro|lol|to read|for me|from now on|next time|always|today|all the time|bitte|mal|immer|jetzt|mit mir|ab jetzt|fur mich|zum lesen|hier|alles))*';

/** Whole messages that find what the coach writes too long, whatever it was. */
const WHOLE = new RegExp(
  `^${OPEN}(?:${[
    `(?:your|ur|youre|the|these|all your|those) ${ANSWERS} (?:is|are|r|get|were|was)? ?${LONG}`,
    `(?:are|is) (?:your|ur|the) ${ANSWERS} (?:always )?${LONG}`,
    `${YOU} (?:always |just |really |do )*(?:talk|write|type|say|text|speak|explain|yap)s? (?:way |so |too |2 )*(?:much|many words|long|a lot)`,
    `(?:do |does )?${YOU} (?:always )?(?:have to )?(?:talk|write|type|say|text) (?:so|that|this) (?:much|long|many words)`,
    `(?:thats|that is|that s|this is|its|it is|it s|way|so) ?(?:way |so |too |2 )*(?:much|long)(?: (?:text|to read|reading|words|for me to read))+`,
    `(?:thats|that is|its|it is)? ?(?:way |so )*(?:too|2) (?:much|many) (?:text|words|reading|to read)`,
    `(?:i )?(?:cant|cannot|dont want to|dont wanna|do not want to|wont|hate to|dont like to|dont like) (?:read|reading) (?:all |so |that |this |it |of )*(?:much|that|this|it|long|text|stuff|a lot)`,
    `${YOU}? ?(?:write|talk|say|type|text|speak|use) (?:a bit |a lot |much )?(?:less|fewer|shorter)(?: (?:words?|text|sentences?))?`,
    `(?:stop|dont|do not|no) (?:writing|talking|write|talk|texting|typing|yapping|saying|say) (?:so|that|too) (?:much|long)`,
    `(?:answer|reply|write|explain|say it|talk|be|keep it|make it|give me|only|just|i want|i need)? ?(?:me )?(?:in )?(?:a |the |your |ur |some )?(?:short|shorter|brief)(?: ${ANSWERS})`,
    '(?:keep (?:it|your answers|them|things) (?:short|brief|shorter)|be brief|(?:answer|reply|write|explain|talk) (?:short|shorter|shortly|briefly|more briefly)|make your answers short(?:er)?)',
    '(?:deine |die |alle deine )(?:antworten|antwort|texte|nachrichten|erklarungen|satze) (?:sind|ist|waren|war) (?:mir |immer |viel |so |zu |echt |voll |ganz schon |sehr )*(?:lang|lange)',
    '(?:sind |ist )?(?:deine|die) (?:antworten|texte|nachrichten) (?:immer |so |zu |viel |denn )*(?:lang|lange)',
    '(?:du|schreibst du|redest du|sagst du) (?:schreibst|redest|sagst|laberst|textest|quatschst|erklarst|immer|denn)? ?(?:immer |mir |echt |viel |so |zu |voll )*(?:viel|lang|lange|lange sachen)',
    '(?:schreib|rede|laber|sag|antworte) (?:bitte |doch |mal )*(?:nicht|net) (?:immer )?(?:so|zu) (?:viel|lang)',
    '(?:schreib|rede|sag|antworte|antworten|schreiben|sagen|fass dich|du|mach|kannst du|konntest du)? ?(?:bitte |doch |mal |dich |das |es |du )*(?:weniger|kurzer|kurz|knapper)(?: (?:schreiben|antworten|reden|text|fassen|sagen|antworte|texte))?(?: bitte)?',
    '(?:das |es )?(?:ist |war )?(?:mir )?(?:viel |echt |so )*(?:zu )?(?:viel|lang)(?:er)? (?:text|zum lesen|zu lesen)',
    '(?:ich )?(?:kann|will|mag) (?:das |ich |doch )*(?:nicht |nich )?(?:so viel|alles|das alles|so lange texte|so viel text)(?: nicht| nich)? lesen',
    '(?:kurze|kurzere) (?:antworten|antwort|texte)',
    'tus respuestas son (?:muy |demasiado |tan )?(?:largas|larga)|(?:escribes|hablas) (?:demasiado|mucho|tanto)|(?:es )?(?:demasiado|mucho) texto|respuestas? (?:mas )?cortas?|escribe menos|se mas breve',
    'tes reponses sont (?:trop |tres |super )?longues|tu (?:ecris|parles) (?:trop|beaucoup)|(?:c est |cest )?trop de texte|(?:des )?reponses? (?:plus )?courtes?|ecris moins|fais (?:plus )?court',
    '(?:as )?(?:tuas|suas) respostas sao (?:muito |demasiado )?(?:longas|grandes)|(?:voce|vc) (?:escreve|fala) (?:demais|muito)|muito texto|respostas? (?:mais )?curtas?|escreve menos',
  ].join('|')})${CLOSE}$`,
);
/** These shorten what was proposed as well, as a drill or a plan: only what is said of words is of all answers. */
const OF_WHAT_WAS_PROPOSED = /^(?:(?:ok|okay|bitte|mach|mal|das|es|please|pls) )*(?:kurzer|kurz|weniger|knapper)(?: bitte)?$/;
const MOST_WORDS = 14;

/** Whether words (in plain letters) find, from first to last, that the coach writes too much. */
export function wantsShortAnswers(words: readonly string[]): boolean {
  if (words.length > MOST_WORDS) return false;
  const text = words.join(' ');
  return WHOLE.test(text) && !OF_WHAT_WAS_PROPOSED.test(text);
}
