/** A mail as its reader sees it. */
export type ReadMail = {
  /** Names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly html: string;
};

/** Reads a mail of two parts, plain text and HTML, as they travel and as `.eml` files hold them. */
export function readMail(raw: string): ReadMail {
  const { headers, body } = partOf(raw);
  const boundary = /boundary="?([^";]+)/.exec(headers['content-type'] ?? '')?.[1];
  if (boundary === undefined) throw new Error('a mail of one part');
  const parts = body.split(`--${boundary}`).slice(1, -1).map((part) => partOf(part.trimStart()));
  const contentOf = (type: string): string => {
    const part = parts.find(({ headers: own }) => own['content-type']?.startsWith(type) === true);
    if (part === undefined) throw new Error(`a mail without ${type}`);
    return decoded(part.body, part.headers['content-transfer-encoding']).replaceAll('\r\n', '\n').trim();
  };
  return { headers, text: contentOf('text/plain'), html: contentOf('text/html') };
}

/** The only link of a mail's text. */
export function linkIn({ text }: { readonly text: string }): string {
  const [link, ...more] = text.match(/https?:\/\/\S+/g) ?? [];
  if (link === undefined || more.length > 0) throw new Error(`${more.length} links too many in a mail`);
  return link;
}

function partOf(raw: string) {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw.slice(0, end).replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  return { headers, body: raw.slice(end + 4) };
}

function decoded(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
