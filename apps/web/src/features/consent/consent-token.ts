/** The token in the part of an address after the #; null where there is none. */
export function consentTokenIn(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get('token') || null;
}
