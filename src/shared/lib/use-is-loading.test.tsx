import { act, render } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { expect, it } from 'vitest';
import { createStore, useStore } from './store';
import { useIsLoading } from './use-is-loading';

/** Like a query: its data arrives outside React. */
const query = createStore({ isPending: true });

function Part() {
  return useIsLoading(useStore(query).isPending) ? 'Loading' : 'Data';
}

it('arriving data isn’t rendered in the update that blocks the page', () => {
  const { container } = render(<Part />);

  act(() => {
    flushSync(() => {
      query.set({ isPending: false });
    });
    expect(container).toHaveTextContent('Loading');
  });

  expect(container).toHaveTextContent('Data');
});

it('the loading state returns right away', () => {
  query.set({ isPending: false });
  const { container } = render(<Part />);

  act(() => {
    flushSync(() => {
      query.set({ isPending: true });
    });
    expect(container).toHaveTextContent('Loading');
  });
});
