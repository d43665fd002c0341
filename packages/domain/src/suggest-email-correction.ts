/** Domains of mail that many have, and real ones that are a letter away from those: whoever has one of them has typed no mistake. */
const known: ReadonlySet<string> = new Set([
  'gmail.com', 'googlemail.com', 'hotmail.com', 'hotmail.co.uk', 'hotmail.de', 'hotmail.fr', 'hotmail.it', 'hotmail.es',
  'outlook.com', 'outlook.de', 'live.com', 'live.co.uk', 'live.de', 'msn.com', 'yahoo.com', 'yahoo.co.uk', 'yahoo.de', 'yahoo.fr',
  'icloud.com', 'me.com', 'mac.com', 'aol.com', 'proton.me', 'protonmail.com', 'mail.com', 'ymail.com', 'btinternet.com', 'sky.com',
  'gmx.de', 'gmx.net', 'gmx.at', 'gmx.ch', 'gmx.com', 'web.de', 't-online.de', 'freenet.de', 'posteo.de', 'arcor.de',
  'email.com', 'cloud.com', 'hotmail.ch', 'hotmail.be', 'hotmail.nl',
]);

/** Shorter ones have too many real neighbours to take one for the other. */
const SHORTEST_MENDED = 9;

/** Ends that no domain has, of a hand that meant `.com`. */
const NO_END = /\.(con|cmo|ocm|comm|coom|cpm|vom|xom|c0m)$/;

/**
 * The address that was probably meant where the domain of one is a letter away from a common one, or ends as none does; null
 * where nothing looks mistyped. A guess to be offered, never a reason to refuse: what was typed may well be right.
 */
export function suggestEmailCorrection(email: string): string | null {
  const typed = email.trim();
  const at = typed.lastIndexOf('@');
  if (at < 1) return null;
  const domain = typed.slice(at + 1).toLowerCase();
  const likely = likelyDomain(domain);
  return likely === domain ? null : `${typed.slice(0, at)}@${likely}`;
}

function likelyDomain(domain: string): string {
  if (known.has(domain)) return domain;
  const ended = domain.replace(NO_END, '.com');
  if (known.has(ended)) return ended;
  return [...known].find((one) => one.length >= SHORTEST_MENDED && editDistance(one, ended) === 1) ?? ended;
}

/**
 * In how many steps one text becomes the other: a letter put in, left out, replaced, or two neighbours exchanged, no place
 * twice (optimal string alignment).
 */
export function editDistance(one: string, other: string): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isExchanged = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const steps = [
        (last[column] ?? 0) + 1,
        (now[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        ...(row > 1 && column > 1 && isExchanged ? [(beforeLast[column - 2] ?? 0) + 1] : []),
      ];
      now.push(Math.min(...steps));
    }
    beforeLast = last;
    last = now;
  }
  return last[other.length] ?? 0;
}
