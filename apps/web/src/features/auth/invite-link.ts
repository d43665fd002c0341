/**
 * The code that a link of invitation brings, `/#invite=ABCDE-23456`; null without one. It stays in the address until the
 * player is in, so that a reload does not lose it, and after the #, where no server's log sees it.
 */
export function inviteIn(hash: string): string | null {
  const code = new URLSearchParams(hash.slice(1)).get('invite')?.trim() ?? '';
  return code === '' ? null : code.slice(0, 60);
}

/** Calls `onInvite` with the code of each link of invitation that is opened in this page, until the returned function is called. */
export function whenInvited(onInvite: (code: string) => void): () => void {
  const listen = () => {
    const code = inviteIn(location.hash);
    if (code !== null) onInvite(code);
  };
  addEventListener('hashchange', listen);
  return () => removeEventListener('hashchange', listen);
}
