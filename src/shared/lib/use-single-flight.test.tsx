import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSingleFlight } from './use-single-flight';

type Save = (id: string) => Promise<void>;

function Saver({ save }: { save: Save }) {
  const { mutate } = useSingleFlight(useMutation({ mutationFn: save }), (id) => id);
  return ['one', 'other'].map((id) => (
    <button
      key={id}
      type="button"
      onClick={() => {
        mutate(id);
      }}
    >
      {id}
    </button>
  ));
}

function renderSaver(save: Save) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Saver save={save} />
    </QueryClientProvider>,
  );
  return (id: string) => fireEvent.click(screen.getByRole('button', { name: id }));
}

it('a double-click runs the action once', async () => {
  const save = vi.fn<Save>(() => new Promise(() => undefined));
  const press = renderSaver(save);
  press('one');
  press('one');
  press('other');
  await waitFor(() => {
    expect(save.mock.calls.map(([id]) => id)).toEqual(['one', 'other']);
  });
});

it.each([
  ['succeeded', () => Promise.resolve()],
  ['failed', () => Promise.reject(new Error('refused'))],
])('the next click after the last run %s runs the action', async (_outcome, outcome) => {
  const save = vi.fn<Save>(outcome);
  const press = renderSaver(save);
  press('one');
  await waitFor(() => {
    press('one');
    expect(save).toHaveBeenCalledTimes(2);
  });
});
