import type { DialogueAct } from '../intents/dialogue-act-types.ts';
import type { Question, Understood } from '../intents/read-question.ts';

/** That what was said is wanted in fewer words, and nothing else; English and German. */
const SHORTER = '(?:(?:a bit |a lot |much |even |more |etwas |viel |noch )*(?:short(?:er)?|brief(?:ly)?|kurz(?:er)?|knapper)|in (?:short|brief|fewer words|less words|a few words|one sentence|1 sentence|a sentence|kurz|kurzform|wenigen worten|einem satz|1 satz))';
const IT = '(?:(?:it|that|this|das|es|mir|me|again|nochmal|noch mal|bitte|please|pls|all|alles) )*';
const ASKED = new RegExp(
  `^(?:(?:and|but|so|ok|okay|und|aber|sorry|sarah|coach|please|pls|bitte) )*(?:(?:can|could|would|kannst|konntest) (?:you|u|du) ${IT}(?:(?:say|tell|explain|put|write|sum|make) ${IT}(?:up )?${SHORTER}|${SHORTER} (?:sagen|erklaren|schreiben|fassen|zusammenfassen|machen))|(?:say|tell|explain|put|write|sum|sag|erklar\\w*|schreib\\w*|fass) ${IT}(?:up )?${SHORTER}(?: zusammen)?|(?:the |eine |die )?(?:short version|kurzfassung|kurzversion|kurze version)|tl ?dr|too long|zu lang)(?: (?:please|pls|bitte|for me|fur mich|then|sagen))*$`,
);

/** The same in so few words that they may also mean a shorter practice: behind an answer in words they do not. */
const ASKED_ALONE = new RegExp(`^(?:(?:and|but|ok|okay|und|aber|pls|please|bitte|a bit|bisschen) )*${SHORTER}(?: (?:please|pls|bitte))*$`);
const IN_WORDS: ReadonlySet<string> = new Set<DialogueAct['kind']>(['deeper', 'talkLine', 'football', 'word', 'ofPlay', 'hall']);
const isInWords = ({ act, topic }: Understood): boolean => (act === null ? topic?.intent === 'football_knowledge' : IN_WORDS.has(act.kind));

/** The turn before, asked for in fewer words; null for all else. */
export function saidShorter({ raw, before }: Question): Understood | null {
  const text = raw.join(' ');
  return before !== null && (ASKED.test(text) || (ASKED_ALONE.test(text) && isInWords(before))) ? { ...before, before, followUp: 'follow_shorter', goesOn: true } : null;
}
