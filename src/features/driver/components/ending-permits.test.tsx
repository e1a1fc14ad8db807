import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '@tests/ui/render-app';
import { setUpBackend } from '@tests/ui/set-up-backend';
import { EndingPermits } from './ending-permits';

const backend = setUpBackend();

it('tells the driver which permit ends before the ETA, and nothing else', async () => {
  const problem = { at: null, time_zone: null, eta_at: null, day: null };
  backend.on('POST /rest/v1/rpc/load_road_problems', {
    status: 200,
    body: [
      { ...problem, code: 'on_hold', detail: 'Flat tire', place: null, permit_number: null },
      {
        ...problem,
        code: 'permit_expires',
        detail: 'MT',
        day: '2031-12-16',
        eta_at: '2031-12-17T16:00:00+00:00',
        time_zone: 'America/Denver',
        place: 'Great Falls, MT',
        permit_number: '4471',
      },
    ],
  });
  renderPage(<EndingPermits loadId="load-1" />);
  expect(
    await screen.findByText(
      'Montana permit 4471 ends Dec 16, 2031. You’re expected in Great Falls Wed, Dec 17, 2031.',
    ),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Call dispatch/ })).toBeInTheDocument();
  expect(screen.queryByText(/Flat tire/)).not.toBeInTheDocument();
});
