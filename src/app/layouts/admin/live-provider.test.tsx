import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { overviewKeys } from '@/features/overview/api/keys';
import { announceChange } from '@tests/ui/fake-watch-tables';
import { LiveProvider } from './live-provider';
import { LIVE_TABLES } from './live-tables';

it('refetches once what shows several changed tables', async () => {
  const fetchActivity = vi.fn(() =>
    Promise.resolve(`fetch ${String(fetchActivity.mock.calls.length)}`),
  );
  function Activity() {
    const { data } = useQuery({ queryKey: overviewKeys.activity(), queryFn: fetchActivity });
    return <p>{data}</p>;
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LiveProvider>
        <Activity />
      </LiveProvider>
    </QueryClientProvider>,
  );
  await screen.findByText('fetch 1');

  announceChange(...Object.keys(LIVE_TABLES));

  await screen.findByText('fetch 2');
  expect(fetchActivity).toHaveBeenCalledTimes(2);
});
