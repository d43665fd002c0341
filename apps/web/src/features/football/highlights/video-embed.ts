/** The hosts whose pages the security policy lets us frame, and what each is told of where its frame stands. */
const hosts: Readonly<Record<string, VideoEmbed['referrerPolicy']>> = {
  'www.scorebat.com': 'no-referrer',
  // It does not play for a page that hides its origin.
  'www.youtube-nocookie.com': 'strict-origin-when-cross-origin',
};

export interface VideoEmbed {
  readonly src: string;
  /** For people to read. */
  readonly host: string;
  readonly referrerPolicy: 'no-referrer' | 'strict-origin-when-cross-origin';
  /** What it may do: run its player with its own storage. No window of its own, no form, no way to lead our page elsewhere. */
  readonly sandbox: string;
}

/** Scripts and their own origin together are no sandbox for a page of ours, which could take it off; the hosts are not ours. */
const SANDBOX = 'allow-scripts allow-same-origin allow-presentation';

/** How a video is framed; null where its address is not one of a host that may be. */
export function videoEmbed(url: string): VideoEmbed | null {
  const address = addressOf(url);
  if (address === null || address.protocol !== 'https:' || address.username !== '' || address.password !== '') return null;
  const referrerPolicy = Object.hasOwn(hosts, address.host) ? hosts[address.host] : undefined;
  if (referrerPolicy === undefined) return null;
  return { src: address.href, host: address.host.replace(/^www\./, ''), referrerPolicy, sandbox: SANDBOX };
}

function addressOf(url: string): URL | null {
  try {
    return new URL(url);
  } catch {
    return null;
  }
}
