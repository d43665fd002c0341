/** The simple address pattern of spec 000 §5. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether what was typed has the shape of an email address; spaces around it do not matter. */
export function isEmailAddress(typed: string): boolean {
  return ADDRESS.test(typed.trim());
}
