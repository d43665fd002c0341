/** The fields of a profile and what they may hold (spec 001 §5). What the first screens need of them: what judges them is in `profile-problems.ts`. */

/** Twelve pictures to choose from; the first is everybody's to begin with. */
export const avatars = ['⚽', '🦁', '🐯', '🦊', '🐺', '🦅', '🐬', '🦖', '🚀', '⭐', '🔥', '👟'] as const;
export const defaultAvatar = avatars[0];

export const profileLimits = {
  /** Characters of a name that can be seen (spec 001 §9). */
  minName: 2,
  /** Characters of any field. */
  maxText: 60,
  minAge: 5,
  maxAge: 99,
  /** Younger players, and those whose age is not known, are on no board until they choose to be. */
  shownFromAge: 13,
} as const;

/** Marks that cannot be seen but turn or hide the text around them; the joiner of emoji is none of them. */
const UNSEEN = /(?!\u200d)[\p{Cc}\p{Cf}]/gu;

/** A text as it is kept: on one line, without marks that cannot be seen, and null when nothing is left. */
export function oneLine(text: string): string | null {
  return text.replace(/\s+/g, ' ').replace(UNSEEN, '').trim() || null;
}

/** Whether a name is too short to call anybody by: of what can be seen, and blanks cannot. */
export function isTooShort(name: string): boolean {
  return name.replace(/[\s\u200d]/g, '').length < profileLimits.minName;
}

/** What stands between several messages that are shown together (spec 001 §5). */
export function joinMessages(messages: readonly string[]): string {
  const last = messages.length - 1;
  return messages.map((message, index) => (index < last ? message.replace(/\.$/, '') : message)).join('. ');
}

/** Whether a player who has made no choice is off the boards: a child, and whoever has given no age and may be one. */
export function isHiddenByAge(age: number | null): boolean {
  return age === null || age < profileLimits.shownFromAge;
}
