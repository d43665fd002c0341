const PERSON = '(?:(?:my |the |our )?(?:step ?)?(?:dad|daddy|father|mum|mom|mother|coach|trainer|teacher|uncle|aunt|grandpa|grandad|brother|sister|cousin|babysitter|friend)|he|she|somebody|someone|they)';
const TOUCHES = '(?:touch\\w*|turns?|twists?|squeez\\w*|grabs?|press\\w*|pulls?|pushes|rubs?|holds?|kicks?|hits?|bends?|punch\\w*|steps? on|stamps? on|strok\\w*)';
const PERSON_DE = '(?:(?:mein\\w{0,2} |der |die )?(?:papa|vater|mama|mutter|stiefvater|onkel|tante|opa|bruder|schwester|trainer|trainerin|lehrer|lehrerin|freund|cousin)|er|sie|jemand)';
const TOUCHES_DE = '(?:anfasst?|angefasst|beruhrt|druckt|zieht|dreht|verdreht|packt|halt|festhalt|streichelt|tritt|schlagt|boxt|massiert)';
const BY_PERSON = new RegExp(`\\b(?:hurts?|hurting|aches?|sore) (?:\\w+ ){0,3}?(?:when|wen|whenever|because|cos|since|after|if|every time) ${PERSON} (?:\\w+ ){0,2}?${TOUCHES} (?:it|me|my|them)\\b|\\b(?:weh|schmerzt) (?:wenn|weil|seit|nachdem|sobald) ${PERSON_DE} (?:\\w+ ){0,4}?${TOUCHES_DE}\\b`);
/** Whoever looks after what hurts may press on it. */
const LOOKS_AFTER = /\b(?:to check|to help|gently|physio\w*|doctor|arzt|nurse)\b/;

/** Whether words (in plain letters) tell of pain when a person touches or pulls: it is asked whether all is well. */
export function isHurtByAPersonsTouch(words: readonly string[]): boolean {
  const text = words.join(' ');
  return BY_PERSON.test(text) && !LOOKS_AFTER.test(text);
}
