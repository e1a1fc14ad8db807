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

it('lets one of two presses through that come in the same moment', async () => {
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
  ['was done', () => Promise.resolve()],
  ['failed', () => Promise.reject(new Error('refused'))],
])('lets the next press through once the last %s', async (_outcome, outcome) => {
  const save = vi.fn<Save>(outcome);
  const press = renderSaver(save);
  press('one');
  await waitFor(() => {
    press('one');
    expect(save).toHaveBeenCalledTimes(2);
  });
});
