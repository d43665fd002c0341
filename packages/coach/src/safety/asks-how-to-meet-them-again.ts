import { some } from '../question-parts/whole-word-pattern.ts';
import { inUsualSpelling } from '../text/childrens-spelling.ts';

/** Somebody who is only pointed at: whoever was told of in the turn before. */
const THEM = '(?:them|him|her|these (?:girls|boys|people)|those (?:girls|boys|people)|the (?:girls|boys|others|lads)|denen|ihnen|ihm|ihr|die|sie|ihn|den)';
const PLACE = '(?:training|practi[cs]e|football|school|(?:the )?(?:match|game)|class|club|schule|fussball|spiel|verein|kabine|umkleide|changing room)';
/** That one meets them again: “I still gotta see them at training”. */
export const MEETS_AGAIN = some(
  `(?:see|meet|face|sit (?:next to|with)|play with|train with|be with|go with|deal with) ${THEM}`, `(?:theyll|they will|they are|theyre|hell|he will|hes|shell|she will|shes|they|he|she)(?: \\w+){0,3} (?:there|at ${PLACE}|in my (?:team|class|group))(?: \\w+){0,2}`,
  `(?:seh|sehe|seht|treff\\w*|begegn\\w*) (?:ich )?(?:\\w+ ){0,2}?${THEM}`, `${THEM} (?:\\w+ ){0,4}?(?:sehen|treffen|begegnen|wiedersehen|wieder sehen)`, `(?:mit|neben) ${THEM} (?:\\w+ ){0,4}?(?:spielen|trainieren|sitzen|training|kabine|umkleide)`, `(?:sie|die|er) (?:sind|ist|kommen|kommt) (?:\\w+ ){0,4}?(?:da|dabei|dort|beim training|in meine[rm] (?:team|klasse|mannschaft|gruppe))`,
);
/** That it is soon, or where. */
export const AGAIN_SOON = some('again', 'still', 'tomorrow', 'tmrw', 'tmr', 'today', 'tonight', 'next', 'every (?:day|week|training)', `(?:at|in|to|on|beim|zum|im|in der|ins) ${PLACE}`, 'wieder', 'trotzdem', 'morgen', 'heute', 'nachste\\w*', 'jede\\w*', 'ja auch', 'da');
/** Asks what to do. */
export const ASKS_WHAT_TO_DO = some('what', 'how', 'do i', 'should i', 'shud i', 'can i', 'help', 'was', 'wie', 'soll ich', 'muss ich', 'kann ich', 'hilfe', '(?:have to|got to|gotta|must|need to)');

/** Whether words (in plain letters) ask what to do where one meets those again of whom an answer of safety was; English and German. */
export function asksHowToMeetThemAgain(words: readonly string[]): boolean {
  const text = inUsualSpelling(words).join(' ');
  return MEETS_AGAIN.test(text) && AGAIN_SOON.test(text) && ASKS_WHAT_TO_DO.test(text);
}
