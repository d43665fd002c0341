import { expect, it, vi } from 'vitest';
import { createEmitter, createStore } from './emitter-and-store.ts';

it('an emitter tells everybody who listens, in order, until they leave', () => {
  const heard: string[] = [];
  const emitter = createEmitter<string>();
  const leave = emitter.subscribe((word) => heard.push(`first ${word}`));
  emitter.subscribe((word) => heard.push(`second ${word}`));
  emitter.emit('a');
  leave();
  leave();
  emitter.emit('b');
  expect(heard).toEqual(['first a', 'second a', 'second b']);
});

it('one function that listens twice is told twice, and leaves once at a time', () => {
  const listener = vi.fn<() => void>();
  const emitter = createEmitter();
  const leave = emitter.subscribe(listener);
  emitter.subscribe(listener);
  emitter.emit();
  leave();
  emitter.emit();
  expect(listener).toHaveBeenCalledTimes(3);
});

it('a store tells of a new state, and not of the same one', () => {
  const store = createStore({ count: 0 });
  const changed = vi.fn<() => void>();
  store.subscribe(changed);
  store.set(store.get());
  expect(changed).not.toHaveBeenCalled();
  store.set({ count: 1 });
  expect(changed).toHaveBeenCalledTimes(1);
  expect(store.get()).toEqual({ count: 1 });
});
