import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

it('the root is marked as hydrated only while no part of the page is pending', async () => {
  // The count of pending parts belongs to the page: other tests' parts must not be in it.
  vi.resetModules();
  const [{ HydratedMark }, { lazyPart }] = await Promise.all([
    import('./hydration-mark'),
    import('./lazy-part'),
  ]);
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
