import { describe, expect, it } from 'vitest';
import { packIdempotencyKey } from './pack-idempotency-key.ts';

/** A storage that lives as long as the test. */
function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
}

/** Keys 'key 1', 'key 2', … */
function keys() {
  let count = 0;
  return () => `key ${(count += 1)}`;
}

const forbidden = () => {
  throw new Error('storage is forbidden');
};

describe('the key of a pack', () => {
  it('stays the same until the answer arrives', () => {
    const kept = storage();
    const key = packIdempotencyKey('noa', () => kept, keys());
    expect(key.waits()).toBe(false);
    expect([key.take(), key.take()]).toEqual(['key 1', 'key 1']);
    expect(key.waits()).toBe(true);
    key.settle();
    expect(key.waits()).toBe(false);
    expect(key.take()).toBe('key 2');
  });

  it('outlives a reload of the page', () => {
    const kept = storage();
    packIdempotencyKey('noa', () => kept, () => 'before').take();
    const reloaded = packIdempotencyKey('noa', () => kept, () => 'after');
    expect(reloaded.waits()).toBe(true);
    expect(reloaded.take()).toBe('before');
  });

  it("is never another player's", () => {
    const kept = storage();
    packIdempotencyKey('noa', () => kept, () => 'of Noa').take();
    const other = packIdempotencyKey('kim', () => kept, () => 'of Kim');
    expect(other.waits()).toBe(false);
    expect(other.take()).toBe('of Kim');
  });

  it('lives with the page where nothing can be stored', () => {
    const key = packIdempotencyKey('noa', forbidden, keys());
    expect([key.take(), key.take()]).toEqual(['key 1', 'key 1']);
    expect(key.waits()).toBe(true);
    key.settle();
    expect(key.waits()).toBe(false);
  });
});
