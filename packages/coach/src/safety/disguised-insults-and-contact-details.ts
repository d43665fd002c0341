import type { CrisisKind, RefusalKind } from '@touchline/domain';
import { plain } from '../text/undo-disguised-spelling.ts';

/** Said without blanks, these are what they are with them. */
const SQUASHED: readonly (readonly [CrisisKind | RefusalKind, RegExp])[] = [
  ['self_harm', /(wan(t|na)(to)?|gonna)(die|bedead)|kill(ing)?myself|killmeself|suicid(?!es$)|hurtmyself|cutmyself|endmylife|hatemylife|ichwillsterben|ichbringmichum|quieromorir|matarme|veuxmourir|jeveuxmourir|meteur|queromorrer|mematar|nichtmehrleben/],
  ['abuse', /(dad|mum|mom|coach|father|he)(hits|beats|touches|slaps)me|mepega|mefrappe|mebate/],
  ['grooming', /sendnudes|sendmenudes|showmeyourbody/],
  ['head_injury', /hitmyhead|bangedmyhead|gehirnersch/],
  ['chest_breath', /cantbreathe?|chestpain|chesthurts/],
  ['eating_weight', /loseweight|throwup(after|food)|imtoofat|makemyselfsick/],
  ['prompt_injection', /ignore(all|your|previous|the)\w*(rules|instructions)|systemprompt/],
  ['hate_obscenity', /fuck(you|off|this)|motherfuck|hurensohn|hijodeputa|filsdepute|filhodaputa|asshole/],
];

const MARKUP = /<\/?(user|system|assistant|im_start|im_end|instructions?)\b|"?role"?\s*[:=]\s*"?(system|assistant|developer)|\[\/?(inst|system|sys)\]|^\s*(system|assistant|developer|admin)\s*[:>\]]|#{2,}\s*(system|instruction|new)|<\|/im;
/** Insults with a sign in the place of letters: what stands there is looked up with the sign as any letter. */
const OBSCENE = 'fuck fucking fucker shit shitty bitch cunt bastard asshole faggot nigger nigga whore slut dick pussy wanker puta puto mierda joder putain pute merde connard scheisse fotze hurensohn wichser arschloch ficken caralho foder porra merda buceta viado'.split(' ');

function hasStarredInsult(message: string): boolean {
  const tokens = plain(message).match(/[a-z]+[*#_%&.]+[a-z]*|[*#]+[a-z]+/g) ?? [];
  return tokens.some((token) => {
    const pattern = new RegExp(`^${token.replace(/[*#_%&.]+/g, (signs) => (signs.length === 1 ? '[a-z]{1,2}' : `[a-z]{1,${signs.length + 1}}`))}$`);
    return token.length >= 4 && OBSCENE.some((word) => pattern.test(word));
  });
}

const NUMBER_WORDS =
  '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple|null|eins|zwei|zwo|drei|vier|funf|fuenf|sechs|sieben|acht|neun|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|un|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|et|um|dois|quatro|sete|oito|nove|meia|nought)';
const SPELLED_NUMBER = new RegExp(`(?:^| )(?:zero|oh|null|cero|nought|plus|double)(?: ${NUMBER_WORDS}){5,}(?= |$)|(?:^| )${NUMBER_WORDS}(?: ${NUMBER_WORDS}){8,}(?= |$)`);
const CALLS = /\b(call|ring|text|phone|mobile|tel\w*|handy\w*|nummer|whats ?app|zap|numero|num|movil|celular|llama\w*|appelle|liga|number|fone|cell|contact)\b/;

/** An address of mail, a link, an @name or a name with its number. Sentences have a dot before a word as well, so endings are listed. */
const ADDRESS = /[\w.+-]+\s*@\s*[\w-]+\s*\.\s*[a-z]{2,}|(^|[^\w])@\s*[a-z_][\w.]{2,}|https?:|:\/\/|\bwww\.|[\w-]{2,}\.(com|net|org|info|gg|io|me|co\.uk|de|es|fr|br|pt)(?![a-z])|[a-z_]#\d{3,}/;

/** Phone numbers, addresses of mail and handles. Results in a row ("247 221 214") are none. */
function hasContact(message: string, folded: readonly string[]): boolean {
  const text = plain(message);
  const runs = text.match(/\+?\d(?:[\s().\-/]*\d)*/g) ?? [];
  const phone = runs.some((run) => {
    const digits = run.replace(/\D/g, '');
    if (digits.length >= 8 && /\d{7,}/.test(run)) return true;
    if (digits.length >= 9 && /^(\+|0)/.test(run)) return true;
    return digits.length >= 7 && CALLS.test(text);
  });
  if (phone || folded.some((reading) => SPELLED_NUMBER.test(reading))) return true;
  if (/\b(insta\w*|ig|snap\w*|sc|discord|disc|tik ?tok|whats ?app|telegram|roblox|fortnite|psn|xbox|kik|signal|skype|twitch|youtube|facebook|gamertag)\b[^a-z0-9]{0,3}(?:(is|:|=|@|ist|es|e|est|name)[\s:=@]*[a-z]+[._\d#]|[\s:=@]*[a-z]+(?:[_\d#]|\.(?=\w)))[\w.#]*/.test(text)) return true;
  return ADDRESS.test(text);
}

/**
 * Whether a message tells of a danger by its form and not by its words: nothing that was learned has a say in it. `folded` are its
 * readings, `squashed` its words without the blanks between them.
 */
export const hasDisguisedInsultOrContact = (kind: CrisisKind | RefusalKind, message: string, folded: readonly string[], squashed: readonly string[]): boolean =>
  SQUASHED.some(([of, pattern]) => of === kind && squashed.some((word) => pattern.test(word))) ||
  (kind === 'prompt_injection' && MARKUP.test(message)) ||
  (kind === 'hate_obscenity' && hasStarredInsult(message)) ||
  (kind === 'contact_details' && hasContact(message, folded));
