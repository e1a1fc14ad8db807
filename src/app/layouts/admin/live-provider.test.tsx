import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { overviewKeys } from '@/features/overview/api/keys';
import { announceChange, openWatchers } from '@tests/ui/fake-watch-tables';
import { member, renderPage } from '@tests/ui/render-app';
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
  renderPage(
    <LiveProvider>
      <Activity />
    </LiveProvider>,
    { auth: member('admin') },
  );
  await screen.findByText('fetch 1');

  announceChange(...Object.keys(LIVE_TABLES));

  await screen.findByText('fetch 2');
  expect(fetchActivity).toHaveBeenCalledTimes(2);
});

it('listens for a moderator only to the tables they may read', () => {
  renderPage(<LiveProvider>{null}</LiveProvider>, { auth: member('moderator') });
  expect(openWatchers().flatMap(({ tables }) => tables)).toEqual([
    'quotes',
    'quote_assignments',
    'quote_notes',
    'contact_messages',
    'job_applications',
    'email_log',
  ]);
});
