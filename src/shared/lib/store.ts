import { useSyncExternalStore } from 'react';

/** State outside React that components and other modules can follow. */
export interface ReadableStore<T> {
  /** The current state. The same object until something changes. */
  getState: () => T;
  /** The state to prerender and hydrate with. */
  getServerState: () => T;
  /** Calls `listener` after every change. Returns a function that unsubscribes. */
  subscribe: (listener: (state: T) => void) => () => void;
}

export interface Store<T> extends ReadableStore<T> {
  set: (state: T) => void;
}

/** A store that starts with `initial`, which is also its server state. */
export function createStore<T>(initial: T): Store<T> {
  let state = initial;
  const listeners = new Set<(state: T) => void>();
  return {
    getState: () => state,
    getServerState: () => initial,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    set: (next) => {
      state = next;
      for (const listener of listeners) listener(next);
    },
  };
}

/** The state of a store; rerenders when it changes. */
export function useStore<T>({ subscribe, getState, getServerState }: ReadableStore<T>): T {
  return useSyncExternalStore(subscribe, getState, getServerState);
}
