import { userInfo } from 'node:os';

/** Whose commands these are: the user of the operating system, and who became it. */
export function operatorOsUser(): string {
  const { username } = userInfo();
  const before = process.env['SUDO_USER'];
  return before === undefined || before === username ? username : `${before} as ${username}`;
}
