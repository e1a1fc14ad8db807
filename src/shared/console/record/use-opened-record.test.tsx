import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useOpenedRecord } from './use-opened-record';

const fetchRecord = vi.fn<() => Promise<{ name: string }>>();

function Form() {
  const record = useOpenedRecord({ queryKey: ['record'], queryFn: fetchRecord });
  return <p>{record?.opened.name ?? 'Loading'}</p>;
}

it('a record that was fetched a moment ago opens again in its newest version', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const open = () =>
    render(
      <QueryClientProvider client={client}>
        <Form />
      </QueryClientProvider>,
    );
  fetchRecord.mockResolvedValueOnce({ name: 'First' });
  const { unmount } = open();
  expect(await screen.findByText('First')).toBeVisible();
  unmount();

  fetchRecord.mockResolvedValueOnce({ name: 'Second' });
  open();
  expect(await screen.findByText('Second')).toBeVisible();
});
