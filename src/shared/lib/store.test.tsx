import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { createStore, useStore } from './store';

it('the store notifies listeners of the new state until they unsubscribe', () => {
  const store = createStore(1);
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.set(2);
  expect(listener).toHaveBeenCalledExactlyOnceWith(2);
  stop();
  store.set(3);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(store.getState()).toBe(3);
});

it('components rerender when the state changes', () => {
  const store = createStore('before');
  const { result } = renderHook(() => useStore(store));
  act(() => {
    store.set('after');
  });
  expect(result.current).toBe('after');
});

it('a prerendered page has the initial state', () => {
  const store = createStore('initial');
  store.set('later');
  const Text = () => useStore(store);
  expect(renderToString(<Text />)).toBe('initial');
});
