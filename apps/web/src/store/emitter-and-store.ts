/** Calls back whoever listens; returns what ends it. */
export type Subscribe<Value = void> = (listener: (value: Value) => void) => () => void;

/** Something that happens, for any number of listeners. */
export interface Emitter<Value = void> {
  readonly emit: (value: Value) => void;
  readonly subscribe: Subscribe<Value>;
}

/** Calls its listeners one after the other, in the order in which they came. */
export function createEmitter<Value = void>(): Emitter<Value> {
  const listeners = new Set<(value: Value) => void>();
  return {
    emit(value) {
      for (const listener of listeners) listener(value);
    },
    subscribe(listener) {
      // Wrapped: one and the same function may listen twice.
      const own = (value: Value): void => listener(value);
      listeners.add(own);
      return () => {
        listeners.delete(own);
      };
    },
  };
}

/** A state that can be read and followed, as `useSyncExternalStore` takes it. */
export interface Store<State> {
  readonly get: () => State;
  /** Tells the listeners, unless it is the same state. */
  readonly set: (next: State) => void;
  readonly subscribe: Subscribe;
}

export function createStore<State>(initial: State): Store<State> {
  const changes = createEmitter();
  let state = initial;
  return {
    get: () => state,
    set(next) {
      if (Object.is(next, state)) return;
      state = next;
      changes.emit();
    },
    subscribe: changes.subscribe,
  };
}
