/** The answers of S3 are flat: elements that hold elements that hold text. None of them has attributes that matter. */

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** What is inside each element of a name. */
export function elementsOf(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([\\s\\S]*?)</${name}>`, 'g'))].map(([, inside = '']) => inside);
}

/** The text of the first element of a name, without entities; null where there is none. */
export function textIn(xml: string, name: string): string | null {
  const inside = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  if (inside === undefined) return null;
  return inside.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (entity, hex?: string, decimal?: string, name?: string) => {
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    return entities[name ?? ''] ?? entity;
  });
}
