import type { CoachIntent } from '@touchline/domain';
import type { DialogueAct } from '../intents/dialogue-act-types.ts';
import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';

/** That what was said is wanted in fewer words, and nothing else; English and German. */
const SHORTER = '(?:(?:a bit |a lot |much |even |more |etwas |viel |noch )*(?:short(?:er)?|brief(?:ly)?|kurz(?:er)?|knapper)|in (?:short|brief|fewer words|less words|a few words|one sentence|1 sentence|a sentence|kurz|kurzform|wenigen worten|einem satz|1 satz))';
const IT = '(?:(?:it|that|this|das|es|mir|me|again|nochmal|noch mal|bitte|please|pls|all|alles) )*';
const ASKED = new RegExp(
  `^(?:(?:and|but|so|ok|okay|und|aber|sorry|sarah|coach|please|pls|bitte) )*(?:(?:can|could|would|kannst|konntest) (?:you|u|du) ${IT}(?:(?:say|tell|explain|put|write|sum|make) ${IT}(?:up )?${SHORTER}|${SHORTER} (?:sagen|erklaren|schreiben|fassen|zusammenfassen|machen))|(?:say|tell|explain|put|write|sum|sag|erklar\\w*|schreib\\w*|fass) ${IT}(?:up )?${SHORTER}(?: zusammen)?|(?:the |eine |die )?(?:short version|kurzfassung|kurzversion|kurze version)|tl ?dr|too long|zu lang)(?: (?:please|pls|bitte|for me|fur mich|then|sagen))*$`,
);

/** The same in so few words that they may also mean a shorter practice: behind an answer in words they do not. */
const ASKED_ALONE = new RegExp(`^(?:(?:and|but|ok|okay|und|aber|pls|please|bitte|a bit|bisschen|nochmal|noch mal|again|jetzt|now) )*${SHORTER}(?: (?:please|pls|bitte))*$`);
const IN_WORDS: ReadonlySet<string> = new Set<DialogueAct['kind']>(['deeper', 'talkLine', 'football', 'word', 'ofPlay', 'hall']);
/** Their answers explain something. */
const OF_EXPLANATION: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['football_knowledge', 'equipment', 'rewards_levels', 'app_help', 'improve_skill', 'drill_technique', 'food_sleep']);
const isInWords = ({ act, topic }: Understood): boolean => (act === null ? topic !== null && OF_EXPLANATION.has(topic.intent) : IN_WORDS.has(act.kind));

/** The turn before, asked for in fewer words; null for all else. */
export function saidShorter({ raw, before }: Question): Understood | null {
  return before !== null && ASKED.test(raw.join(' ')) ? { ...before, before, followUp: 'follow_shorter', goesOn: true } : null;
}

/** An explanation before that is wanted shorter, in a word or two; null for all else. */
export function explainedShorter({ raw, before }: Question): Understood | null {
  return before !== null && ASKED_ALONE.test(raw.join(' ')) && isInWords(before) ? { ...before, before, followUp: 'follow_shorter', goesOn: true } : null;
}

/** That an explanation was not understood, and nothing else. */
const NOT_UNDERSTOOD = /^(?:(?:but|and|ok|sorry|hm+|hae|huh|um|wait|man|aber|und|oh|ich|i|sarah|still|really|the) )*(?:(?:dont|do not|didnt|did not|cant|can not|dunt|dnt) (?:\w+ )?(?:get|understand|understan|undastand|understood|follow|no|know)(?: (?:it|that|this|what (?:that|you|it) (?:means?|say|said)|you|what you mean|wot you mean))*|(?:what|wot|wat) do (?:you|u) (?:mean|meen)|not understand|(?:versteh|verstehe|kapier|kapiere|check|checke|raff|raffe|verstah) (?:das |es |ich |ihn |dich )*(?:nicht|nich|ned|net|nix|nichts)|(?:das |es )?(?:versteh|verstehe|kapier|kapiere|check|checke) ich (?:nicht|nich|ned|net|nix|nichts)|(?:nicht|nich) (?:verstanden|kapiert|gecheckt)|was (?:meinst|heisst|soll|bedeutet) (?:du|das)(?: damit)?|(?:too|to|zu) (?:complicated|hard to understand|kompliziert)|(?:explain|say|erklar\w*|sag\w*) (?:it |that |das |es |mir )*(?:again |nochmal |noch mal )*(?:simpler|easier|in easy words|einfacher|leichter)|simpler|einfacher(?: bitte)?)(?: (?:at all|sorry|pls|please|bitte|again|man|so|sarah|mir|erklaren))*$/;

/** An explanation that was not understood, asked for in its other words; null for all else. */
export function inSimplerWords(question: Question): Understood | null {
  const { raw, before } = question;
  if (before === null || !NOT_UNDERSTOOD.test(raw.join(' ')) || !isInWords(before) || before.intent === 'injury') return null;
  // A word has one meaning, and its topic says more.
  if (before.act === null || before.act.kind === 'talkLine') return { ...before, before, followUp: 'follow_how', goesOn: true };
  if (before.topic !== null && before.act.kind === 'word') return { ...before, before, act: null, followUp: null, goesOn: true };
  return understoodAs(question, before.intent, { sureness: 1, topic: before.topic, act: { kind: 'talkLine', line: 'whichPartUnclear' }, drillId: null, skill: null });
}
