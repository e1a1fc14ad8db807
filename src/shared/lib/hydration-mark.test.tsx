import { act, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HydratedMark } from './hydration-mark';
import { lazyPart } from './lazy-part';

it('marks the root as hydrated only while no part of the page is pending', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.id = 'root';
  let deliver: ((part: () => null) => void) | undefined;
  const Part = lazyPart(() => new Promise<() => null>((resolve) => (deliver = resolve)));

  const { rerender } = render(<Part />, { container: root });
  expect(root).not.toHaveAttribute('data-hydrated');
  rerender(
    <>
      <Part />
      <HydratedMark />
    </>,
  );
  expect(root).not.toHaveAttribute('data-hydrated');
  await act(async () => {
    deliver?.(() => null);
    await Promise.resolve();
  });
  expect(root).toHaveAttribute('data-hydrated');
  rerender(<HydratedMark />);
  expect(root).toHaveAttribute('data-hydrated');
});
