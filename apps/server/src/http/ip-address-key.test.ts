import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressKey } from './ip-address-key.ts';

describe('one address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['[2001:db8::1]:51234', '2001:db8:0:0::/64'],
    ['2001:0DB8:0000:0000:1::', '2001:db8:0:0::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['1::', '1:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('%s counts as %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });

  const groups = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 4, maxLength: 4 });
  const long = (parts: readonly number[]) => parts.map((part) => part.toString(16).padStart(4, '0').toUpperCase());
  const short = (parts: readonly number[]) => parts.map((part) => part.toString(16));

  it('is a /64: the same for all hosts in it, in every spelling, and another for every other network', () => {
    fc.assert(
      fc.property(groups, groups, groups, (network, host, otherNetwork) => {
        fc.pre(network.some((part) => part !== 0));
        const key = addressKey([...short(network), ...short(host)].join(':'));
        expect(addressKey([...long(network), ...long(host)].join(':'))).toBe(key);
        expect(addressKey(`${short(network).join(':')}::`)).toBe(key);
        const other = addressKey([...short(otherNetwork), ...short(host)].join(':'));
        expect(other === key).toBe(short(network).join() === short(otherNetwork).join());
      }),
    );
  });
});
