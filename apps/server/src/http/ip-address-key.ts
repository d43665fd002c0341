import { isIPv6, SocketAddress } from 'node:net';

/**
 * What counts as one address: an IPv4 address, or an IPv6 /64, which one household or phone often owns whole. A proxy
 * may write an address in several ways, and with the port that the caller had this time.
 */
export function addressKey(address: string): string {
  // Nearly all of them; what follows costs more than all the rest of a small request.
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(address)) return address;
  const { address: plain } = SocketAddress.parse(isIPv6(address) ? `[${address}]` : address) ?? { address };
  if (!isIPv6(plain)) return plain;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail = ''] = plain.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const gap = plain.includes('::') ? 8 - left.length - right.length : 0;
  return [...left, ...Array.from({ length: gap }, () => '0'), ...right].slice(0, 4).join(':').concat('::/64');
}
