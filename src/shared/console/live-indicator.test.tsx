import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AppError } from '@/shared/lib/app-error';
import { renderPage } from '@tests/ui/render-app';
import { LiveContext } from './live-context';
import { LiveIndicator } from './live-indicator';

function Page({ read }: { read: () => Promise<string> }) {
  const { refetch } = useQuery({ queryKey: ['loads'], queryFn: read, retry: false });
  return (
    <LiveContext value="live">
      <LiveIndicator />
      <button type="button" onClick={() => void refetch()}>
        Refresh
      </button>
    </LiveContext>
  );
}
const refresh = () => {
  act(() => {
    screen.getByRole('button', { name: 'Refresh' }).click();
  });
};

it('a page isn’t live while something on it can’t be fetched', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const read = vi.fn(() => Promise.resolve('loads'));
  renderPage(<Page read={read} />);
  expect(await screen.findByText('Live')).toBeInTheDocument();
  read.mockRejectedValueOnce(new AppError('network', 'Failed to fetch'));
  refresh();
  expect(await screen.findByText('Not up to date')).toBeInTheDocument();
  refresh();
  expect(await screen.findByText('Live')).toBeInTheDocument();
});

it('a page stays live when a record was deleted', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const read = vi.fn(() => Promise.reject(new AppError('not-found', 'Deleted')));
  renderPage(<Page read={read} />);
  await vi.waitFor(() => {
    expect(read).toHaveBeenCalled();
  });
  expect(await screen.findByText('Live')).toBeInTheDocument();
});
