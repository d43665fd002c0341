/** What stands behind a plus before the `@` names no other mailbox: `noa+mum@` is read by whoever reads `noa@`. */
const TAG = /\+[^@]*(?=@)/;

/**
 * Whether mail to an address is read by whoever signs in with the other one: the same address, or that with another tag. An
 * account of a tag may ask the mailbox itself: a parent made it for the child.
 */
export function isOwnMailbox(asked: string, signsInWith: string): boolean {
  const [to, own] = [asked.toLowerCase(), signsInWith.toLowerCase()];
  return to === own || (TAG.test(to) && to.replace(TAG, '') === own.replace(TAG, ''));
}
