/** Names shorter than this are near to too many others: HOST to HOSTS, PORT to POST. */
const SHORTEST = 7;

/**
 * The setting that a variable's name was probably meant to be, when it is written in another way or one letter is
 * wrong; null for a name that is ours or has nothing to do with us.
 */
export function suggestSetting(name: string, known: readonly string[]): string | null {
  if (known.includes(name)) return null;
  const letters = lettersOf(name);
  const meant = known.find((setting) => setting.length >= SHORTEST && isOneSlipAway(letters, lettersOf(setting)));
  return meant ?? null;
}

/** What is left when capitals, underscores and the plural do not count. */
function lettersOf(name: string): string {
  return name
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
    .replace(/IES$/, 'Y')
    .replace(/S$/, '');
}

/** Whether one letter more, less, other, or swapped with the next makes one word of the other. */
function isOneSlipAway(a: string, b: string): boolean {
  if (a === b) return true;
  const [longer, shorter] = a.length >= b.length ? [a, b] : [b, a];
  let same = 0;
  while (same < shorter.length && longer[same] === shorter[same]) same += 1;
  if (longer.length > shorter.length) return longer.slice(same + 1) === shorter.slice(same);
  const swapped = longer[same] === shorter[same + 1] && longer[same + 1] === shorter[same];
  return longer.slice(same + 1) === shorter.slice(same + 1) || (swapped && longer.slice(same + 2) === shorter.slice(same + 2));
}
